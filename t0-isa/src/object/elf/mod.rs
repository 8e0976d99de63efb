//! The ELF container: writing it as lld lays it out, and reading it from untrusted bytes.
//!
//! | file | contents |
//! |---|---|
//! | `write` | an object from kernels |
//! | `rewrite` | an object from an object that was read |
//! | `image` | an object from the assembler's output |
//! | `link` | an object from a relocatable one |
//! | `file`, `linked` | what these four build on |
//! | `read`, `relocate` | reading, and relocations for the loader |
//! | `constants`, `hash` | ELF numbers, symbol hash tables |
//!
//! **Invariant:** this module knows headers, tables, symbols and segments. The meaning of a descriptor, the metadata or
//! a line table is known one level up.

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
