//! Programs for the sanitizer of `t0 virtual --strict`: programs with one mistake each, which it must report with the
//! right rule and source line, and correct programs, which it must not report.
//!
//! | file | contents |
//! |---|---|
//! | `stack` | AMD's packages, which `tools/trixie.sh` unpacks: their compiler, and runs with their libraries |
//! | `corpus` | our programs in `corpus/`: their cases, and which line and rule a report must name |
//! | `foreign` | programs of other people, which are correct |
//! | `picture` | a picture of a terminal, for the documentation |
//! | `verdict` | what a run has reported, compared with what it had to report |
//!
//! The source of a program is the table of its cases. `CASE(name)` in the first column defines a case, and a comment
//! `// FAULT name: rule` at the end of a line says that the case has a mistake there. Cases without such a line are
//! correct. The kernels of OpenCL and Triton programs are in files of their own, which have the marks. `cargo bench
//! --bench sanitize` runs all of them, and the test `sample` some of those in HIP and OpenCL.

#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

pub mod corpus;
pub mod foreign;
pub mod picture;
pub mod stack;
pub mod verdict;
