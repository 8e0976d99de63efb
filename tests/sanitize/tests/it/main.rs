//! The sanitizer of `t0 virtual --strict` on HIP and OpenCL programs.
//!
//! | file | contents |
//! |---|---|
//! | `page` | the program and the picture of `docs/sanitizer.md` |
//! | `sample` | a sample of `cargo bench --bench sanitize` |

#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

mod page;
mod sample;
