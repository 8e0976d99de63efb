//! The sanitizer of strict mode. It finds uses of values that were never written or are not there yet, and data races.
//!
//! | module | contents |
//! |---|---|
//! | `note` | what the sanitizer records about an instruction, once, at translation |
//! | `bits` | how undefined bits propagate through an operation |
//! | `rules` | how the results of instructions become defined: rules and formulas |
//! | `registers`, `shadow` | which bits of a wave's registers are undefined; the registers with these bits |
//! | `verdict` | what is wrong with an instruction |
//! | `quick` | before an instruction: instructions at which there is plainly nothing to report |
//! | `flow` | before an instruction: values that must be defined, and the state of its results |
//! | `flight` | registers that memory operations in flight still write |
//! | `vector`, `scalar` | the same for one instruction, when something is undefined |
//! | `elements`, `indices` | the array that an access of a kernel of T0's language refers to; its indices |
//! | `forgive` | what the sanitizer knows after a mistake that the dispatch survives |
//! | `access` | loads, stores and atomics, between their address half and their data half |
//! | `rows`, `segments` | the same for a whole wave at once, for accesses at which there is plainly nothing to report |
//! | `race` | who accessed a word last, and what orders two accesses |
//! | `lines`, `pages` | the words of the LDS and of global memory, by lines |
//! | `caches` | lines of caches that are older than a store |
//! | `state` | what the waves of a dispatch share |
//!
//! In strict mode, translation puts a sanitizer step before each instruction, and one between the two halves of each
//! memory instruction. In the other modes these steps do not exist and cost nothing.
//!
//! The rule for undefined values is memcheck's (Nethercote and Seward, "How to shadow every byte of memory used by a
//! program", 2007). Copying an undefined value or computing with it is no error: it makes results undefined bit by bit.
//! *Using* an undefined value is an error. Uses are the address of an access, a branch, a write of EXEC, and a store to
//! global memory of a value that cannot be padding (see [`access`]).
//!
//! **Invariant:** nothing here changes what a kernel computes.
//! **Invariant:** strict dispatches run on one thread, so that the first fault is the same in every run.
pub(super) mod access;
mod bits;
mod caches;
pub(super) mod elements;
mod flight;
pub(super) mod flow;
mod forgive;
mod indices;
mod lines;
pub(super) mod note;
mod pages;
mod quick;
mod race;
pub(super) mod registers;
mod rows;
pub(super) mod rules;
mod scalar;
mod segments;
mod shadow;
pub(super) mod state;
mod vector;
pub(super) mod verdict;

pub(crate) use access::BYTES_AFTER_KERNARG;
