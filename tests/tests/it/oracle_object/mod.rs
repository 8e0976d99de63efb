//! Compares code objects with LLVM 22 and with the `object` crate.
//!
//! Both directions: LLVM's tools must accept what T0 writes without a warning and read the intended values; T0 must
//! read what clang and lld write as LLVM's own tools do.
//!
//! - `tools`: runs LLVM's programs
//! - `samples`: random objects of T0, and objects of clang
//! - `fields`: headers, symbols, metadata, descriptors, lines, one by one
//! - `foreign`: rewritten, bundled and corrupted objects, and objects of other compilers
#![allow(clippy::print_stdout)] // reports a skipped oracle

mod fields;
mod foreign;
mod samples;
mod tools;
