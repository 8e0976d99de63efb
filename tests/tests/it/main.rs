//! The integration tests of this crate: one program, so that the crates below are linked once. Programs of their own:
//!
//! | program | why |
//! |---|---|
//! | `abort`, `crates`, `shadowing`, `trybuild` | they build crates with cargo, which takes minutes |
//! | `amd_stack` | it runs AMD's programs and libraries, which `tools/trixie.sh` downloads |
//!
//! | file | what it checks |
//! |---|---|
//! | `assembly` | inline assembly without a CPU equivalent |
//! | `broken` | broken kernels |
//! | `codegen_exec` | compiles IR functions, executes them on the virtual GPU, and compares with the IR interpreter |
//! | `derived` | constant parameters that are derived from others |
//! | `dispatch` | instances of generic kernels, chosen by types that are values |
//! | `enums` | enums in kernels: values, arguments, constant parameters, launch rules, dispatch |
//! | `faults` | kernel mistakes are typed errors with kernel, Rust line, wave and lane, within two seconds; the device still works |
//! | `generated` | tests that `#[t0::kernel(test)]` generates |
//! | `hw_vectors` | runs programs recorded on a gfx1100 on the virtual one |
//! | `instances` | kernels whose workgroups, register tiles and branches depend on constant parameters |
//! | `kernels_helpers` | kernels that use device functions and constants of other modules, and generic kernels, compared with `on_cpu` |
//! | `kernels_plain` | kernels that use unmarked constants of this file, arrays as arguments and elements, and masked reads, launched on the strict virtual GPU and compared with `on_cpu` |
//! | `kernels_thin` | the small kernels end to end |
//! | `launch_rules` | `grid = ..` and `requires(..)` |
//! | `messages` | prints and assertions of kernels, on the virtual GPU and on the CPU |
//! | `nans` | NaNs as docs/language.md specifies them |
//! | `oracle_clang` | OpenCL C compiled by clang 22 and run on the virtual GPU, compared with plain Rust |
//! | `oracle_division` | division kernels on the virtual GPU give the correctly rounded quotient, as the host's division does |
//! | `oracle_object` | compares code objects with LLVM 22 and with the `object` crate |
//! | `rewritten` | shared: rewrites objects of clang |
//! | `runtime_card` | the tests that pass on every device, on the virtual device under `t0 virtual` |
//! | `runtime_close` | the end of a device |
//! | `runtime_docs` | docs/runtime.md has every error of the runtime and every call of the driver, with all fields |
//! | `runtime_fault` | faulting kernels |
//! | `runtime_flight` | many launches in flight |
//! | `runtime_graph` | graphs |
//! | `runtime_hand` | shared: launches of the hand-assembled kernels |
//! | `runtime_kfd` | tests the virtual `/dev/kfd` at the level of its ioctls, with a client that shares no code with the runtime |
//! | `runtime_launch` | launches through all layers |
//! | `runtime_lost` | the loss of a device by a memory fault, several devices in one process, and their topologies |
//! | `runtime_reliability` | a failure is never taken for success |
//! | `runtime_threads` | graphs and several threads |
//! | `runtime_timed` | time stamps of the virtual GPU that the cycle model computes |
//! | `targets` | kernels compiled for several targets |
//! | `ulp_noise` | quotients and square roots under random errors of the approximate instructions |
//! | `view_alignment` | views that start at any element, also where scalar loads would need a stricter alignment |

mod assembly;
mod broken;
mod codegen_exec;
mod derived;
mod dispatch;
mod enums;
mod faults;
mod generated;
mod hw_vectors;
mod instances;
mod kernels_helpers;
mod kernels_plain;
mod kernels_thin;
mod launch_rules;
mod messages;
mod nans;
mod oracle_clang;
mod oracle_division;
mod oracle_object;
mod rewritten;
mod runtime_card;
mod runtime_close;
mod runtime_docs;
mod runtime_fault;
mod runtime_flight;
mod runtime_graph;
mod runtime_hand;
mod runtime_kfd;
mod runtime_launch;
mod runtime_lost;
mod runtime_reliability;
mod runtime_threads;
mod runtime_timed;
mod targets;
mod ulp_noise;
mod view_alignment;
