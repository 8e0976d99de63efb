//! Suites of other people's libraries, for which `tools/trixie.sh` has groups of packages. A test is one program: one
//! of ours, which compares a library with the host, or one of the packages' own test programs.
//!
//! | file | contents |
//! |---|---|
//! | `runner.rs` | builds programs once, runs them with a limit of time, and reports the checks that failed |
//! | `programs.rs` | our programs: HIP, OpenCL, rocPRIM, hipCUB, Thrust, rocFFT, rocBLAS |
//! | `packaged.rs` | test programs of the packages: rocRAND, rocPRIM |
//! | `hip`, `opencl`, `libraries` | our programs' sources, with `check.h` |
//!
//! The environment chooses more than the sample that `cargo test` runs:
//!
//! - `T0_SUITES=all` runs all cases, and the suites that a sample leaves out: rocBLAS, and rocPRIM's test programs. The
//!   table `PARTS` in `packaged.rs` lists what not even this runs, with the reason, which each run prints.
//! - `T0_SUITES_GPU=gfx1151` runs on another chip of `t0 virtual --gpu`, for which hipcc then compiles.
//!   Of programs with many tests, each chip takes another shard.
//!
//! **Invariant:** no suite checks nothing in silence. A program that makes no check, or ends before its last one, has
//! failed, and so has a test program of a package of which the filter selects nothing.

#![allow(clippy::print_stdout)]

mod packaged;
mod programs;
mod runner;

pub(super) use runner::chip;
