//! The ELF container: writing it as lld lays it out, and reading it without trusting it.
//!
//! **Invariant:** this folder knows headers, tables, symbols and segments; what a descriptor, the metadata or a line table
//! mean is known one level up.
//!
//! `write` makes an object of kernels, `rewrite` of an object that was read; `image` of what an assembler made; `link` of a relocatable one; `file` and
//! `linked` are what they build on.

pub(super) mod constants;
mod file;
mod hash;
pub(crate) mod image;
pub(super) mod link;
mod linked;
pub(super) mod read;
pub(super) mod relocate;
pub(super) mod rewrite;
pub(super) mod write;
