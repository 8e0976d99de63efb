//! Code objects judged by LLVM 22 and by the `object` crate.
//!
//! Both ways: what T0 writes must be accepted without a warning and be read as it was meant; what clang and lld write must
//! be read by T0 as LLVM's own tools read it.
//!
//! - `tools`: how LLVM's programs are run, and where files lie
//! - `samples`: objects of our own, drawn at random, and clang's
//! - `fields`: headers, symbols, metadata, descriptors, lines, one by one
//! - `foreign`: objects rewritten, bundled, of other compilers, and broken
#![allow(clippy::print_stdout)] // a skipped oracle says so

mod fields;
mod foreign;
mod samples;
mod tools;
