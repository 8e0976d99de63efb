//! The ELF container: writing it as lld lays it out, and reading it without trusting it.
//!
//! **Invariant:** this folder knows headers, tables, symbols and segments; what a descriptor, the metadata or a line table
//! mean is known one level up.

pub(super) mod constants;
mod hash;
pub(super) mod read;
pub(super) mod write;
