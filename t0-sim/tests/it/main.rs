//! The integration tests of this crate: one program, so that the crates below are linked once.
//!
//! | file | what it checks |
//! |---|---|
//! | `access_patterns` | loads and stores of words in every address space, width and lane pattern, at every level of the host, compared with plain Rust |
//! | `code_ends` | code that is modified, truncated or left, and VGPRs that a wave does not have |
//! | `control` | rarely used program control |
//! | `data_share` | special accesses to LDS and GDS |
//! | `differential` | random straight-line programs over every vector and scalar ALU instruction |
//! | `division` | division as compilers emit it |
//! | `endurance` | launches random kernels repeatedly |
//! | `executions` | execution counts of each instruction, for kernels that are small enough to count by hand |
//! | `faults` | mistakes of kernels, and the device's reports |
//! | `fidelity` | the table of what is executed otherwise than on a card, and its copy in the documentation |
//! | `formats` | buffer accesses with conversion, in every format, compared with plain arithmetic |
//! | `images` | image instructions: registers, dimensions, formats, addressing modes and filters, compared with a reference in f64 |
//! | `kfd_exceptions` | exceptions of waves and packets: trap handlers of the client, and what the driver reports |
//! | `kfd_ioctls` | calls of `/dev/kfd` that T0's own client does not make, in the form of AMD's user-mode stack |
//! | `kfd_queues` | PM4 and SDMA queues of the virtual driver, by ioctls and packets as AMD's stack and tinygrad use them |
//! | `live_map` | memory and code that the host maps and unmaps while kernels run |
//! | `missing_waits` | memory operations in flight |
//! | `notes` | notes of strict mode |
//! | `operands` | the registers that the instruction table says are read and written, compared with those that the virtual GPU uses |
//! | `optimised` | the constant that a hint about slow builds rests on |
//! | `oracle_link` | relocatable objects (`clang -c`), linked when they are read, have the same kernels, metadata, code, data and lines as if lld 22 had linked them, and the same results when they run |
//! | `oracle_opencl` | OpenCL C with libclc, compiled by clang 22 and run by [`t0_sim::gpu`], compared with plain Rust |
//! | `oracle_stack` | kernels with a stack of unknown size (`tests/oracle/kernels/stack.c`), compiled by clang 22, in every mode |
//! | `profile` | counts by instruction class and kind of memory, for kernels small enough to count by hand |
//! | `queues` | shared: a client of the virtual `/dev/kfd` that has memory, events and PM4 and SDMA queues |
//! | `reach` | runs every line of the instruction table on the simulator, which must execute it or return a typed error |
//! | `row_checks` | strict mode reports the same whether it checks accesses wave by wave or lane by lane: random programs with and without mistakes |
//! | `stale_lines` | stale caches |
//! | `start` | the state in which waves start |
//! | `text` | shared: runs kernels in assembly text over one block of words |
//! | `trace` | traces of executed instructions, for kernels that are small enough to follow by hand |
//! | `whole_words` | 64-bit words that host and kernels access at the same time are never read half |

mod access_patterns;
mod code_ends;
mod control;
mod data_share;
mod differential;
mod division;
mod endurance;
mod executions;
mod faults;
mod fidelity;
mod formats;
mod images;
mod kfd_exceptions;
mod kfd_ioctls;
mod kfd_queues;
mod live_map;
mod missing_waits;
mod notes;
mod operands;
mod optimised;
mod oracle_link;
mod oracle_opencl;
mod oracle_stack;
mod profile;
mod queues;
mod reach;
mod row_checks;
mod stale_lines;
mod start;
mod text;
mod trace;
mod whole_words;
