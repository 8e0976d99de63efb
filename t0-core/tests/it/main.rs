//! The integration tests of this crate: one program, so that the crates below are linked once.
//!
//! | file | what it checks |
//! |---|---|
//! | `checks` | which bounds checks and saturating steps the passes drop, and which they must keep |
//! | `codegen_basic` | code generation of small functions |
//! | `divergent_loops` | divergent loops without latches, and what their lanes keep |
//! | `dots` | integer dot products: instructions, bytes that stay in their words |
//! | `early_loads` | which loads move up in their block, and which must stay |
//! | `fast_math` | what `fast_math` allows on floats |
//! | `fused` | operations that become one instruction together |
//! | `lang_builtins` | builtins, operators and casts, lowered, run in the IR interpreter before and after optimisation, and compared with Rust's own methods |
//! | `lang_constants` | constant folding |
//! | `lang_files` | kernels in files |
//! | `lang_literals` | literals in all of their forms |
//! | `lds_pairs` | accesses to LDS that share an instruction, shared moves, arguments loaded at once |
//! | `merged_accesses` | which accesses become wide ones, and which checks one check |
//! | `message_records` | the order in which a lane writes the record of a message |
//! | `mode` | which kernels run in CU mode and which in WGP mode |
//! | `oracle_codegen` | checks generated code with LLVM's disassembler and assembler |
//! | `oracle_delays` | compares the places of delays with LLVM's |
//! | `oracle_fences` | compares the fences of atomic accesses with LLVM's |
//! | `ordering` | the order of instructions in a block |
//! | `repeated_loops` | loops of which several iterations follow each other |
//! | `retried_atomics` | atomic operations that become loops of compare-and-swap |
//! | `spoiled_code` | mistakes in loads of arguments and in strides are noticed |
//! | `spoiled_passes` | mistakes of the passes over IR are noticed |
//! | `unrolling` | loops whose variables index arrays in registers |
//! | `views_by_index` | which views the code accesses by index |

mod checks;
mod codegen_basic;
mod deferred_uses;
mod divergent_loops;
mod dots;
mod early_loads;
mod fast_math;
mod fused;
mod lang_builtins;
mod lang_constants;
mod lang_files;
mod lang_literals;
mod lds_pairs;
mod merged_accesses;
mod message_records;
mod mode;
mod moved_pairs;
mod oracle_codegen;
mod oracle_delays;
mod oracle_fences;
mod ordering;
mod repeated_loops;
mod retried_atomics;
mod spoiled_code;
mod spoiled_passes;
mod unrolling;
mod views_by_index;
