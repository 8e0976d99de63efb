//! The sanitizer of strict mode: values that were never written, and races.
//!
//! | module | what it holds |
//! |---|---|
//! | `note` | what the sanitizer knows of an instruction, made once when it is translated |
//! | `bits` | how undefined bits go through an operation |
//! | `registers` | which bits of a wave's registers are undefined |
//! | `flow` | before an instruction: uses that must be defined, and what its results are |
//! | `vector`, `scalar` | the same for single instructions, where something is undefined |
//! | `elements` | which array and index an access of a kernel of T0's language means |
//! | `access` | loads, stores and atomics, between their address and their data |
//! | `race` | who touched a word last, and what orders two accesses |
//! | `state` | what the waves of a dispatch share |
//!
//! Translation in strict mode puts a step of ours before each instruction, and one between the two halves of each
//! memory instruction; otherwise nothing of this exists and nothing is paid.
//!
//! The rule for undefined values is memcheck's (Nethercote and Seward, "How to shadow every byte of memory used by a
//! program", 2007): copying and computing with them is no error, it makes results undefined bit by bit; *using* them
//! is. Uses are the address of an access, a branch, a write of EXEC, and a store to global memory of a value that
//! cannot be padding (see [`access`]).
//!
//! **Invariant:** nothing here changes what a kernel computes.
//! **Invariant:** strict dispatches run on one thread, so that the first fault is the same in every run.
pub(super) mod access;
mod bits;
pub(super) mod elements;
pub(super) mod flow;
pub(super) mod note;
mod race;
pub(super) mod registers;
pub(super) mod scalar;
pub(super) mod state;
pub(super) mod vector;

pub(crate) use access::BEHIND_KERNARG;
