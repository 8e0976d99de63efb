//! The integration tests of this crate: one program, so that the crates below are linked once.
//!
//! | file | what it checks |
//! |---|---|
//! | `helps` | the suggestions of compile errors, followed |
//! | `kernels` | every feature of the language in a small kernel: at each level, for each target, compared with its own Rust |
//! | `pages` | every Rust example of the documentation is a documentation test |

mod helps;
mod kernels;
mod pages;
