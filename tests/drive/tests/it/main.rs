//! The integration tests of this crate: one program, so that the crates below are linked once.
//! `random_against_rust` runs cargo.
//!
//! | file | what it checks |
//! |---|---|
//! | `check_cost` | what the compiler's checkers and the static check cost; prints figures |
//! | `delay_mutants` | each delay of the kernels of the tests is for a result that is needed |
//! | `mistakes` | known mistakes of other GPU compilers and runtimes, with a test for each |
//! | `mutated` | mutated kernels are refused or compiled, and the compiler never panics |
//! | `random` | random kernels: the interpreter before and after each pass, and the virtual GPU, agree |
//! | `random_against_rust` | random kernels as Rust: rustc compiles their bodies for `on_cpu` |
//! | `random_reports` | random kernels have no reports of the static check or of strict mode |
//! | `wait_mutants` | each wait of each library kernel is needed: the static check reports that it is missing |

mod check_cost;
mod delay_mutants;
mod mistakes;
mod mutated;
mod random;
mod random_against_rust;
mod random_reports;
mod wait_mutants;
