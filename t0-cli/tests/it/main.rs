//! The integration tests of this crate: one program, so that the crates below are linked once. `profile` starts this
//! program again, as the program that `t0 profile` records; `new` and `tuned` run cargo.
//!
//! | file | what it checks |
//! |---|---|
//! | `asm` | `t0 asm`: the object, errors with line and caret, JSON, exit codes |
//! | `bench` | `t0 bench`: the table, comparisons with baselines, and what is refused |
//! | `cli` | the output, remarks and exit codes of the command, compared with files in `golden/` |
//! | `crates` | `t0 inspect` and `t0 explain` on crates of several files |
//! | `doctor` | `t0 doctor` through the driver, under `t0 virtual` |
//! | `files` | inputs that are not regular files, and outputs that are complete or absent |
//! | `kernels` | shared: the command in a folder with compiled kernels |
//! | `new` | `t0 new`: the crate builds, runs and passes its test and the steps of its action; invalid names and paths are refused |
//! | `profile` | `t0 profile` on a program |
//! | `run` | `t0 run`, compared with `golden/run.txt` |
//! | `serve` | `t0 serve`: how the server is found, its arguments and exit code |
//! | `source` | `t0 inspect` and `t0 explain` on Rust source, compared with files in `golden/` |
//! | `timing` | `t0 run --timing`: the clocks of source lines, the roofs and the sensitivity |
//! | `trace` | `t0 trace`: the Perfetto file, the page in Chromium, the thread trace in tinygrad's decoder |
//! | `tuned` | `t0 tune` and `t0 explain NAME SHAPE` on a small crate |

mod asm;
mod bench;
mod cli;
mod crates;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod doctor;
mod files;
mod kernels;
mod new;
mod profile;
mod run;
#[cfg(unix)]
mod serve;
mod source;
mod timing;
mod trace;
mod tuned;
