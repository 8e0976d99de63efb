//! Memory instructions.
//!
//! Each takes two steps: one that computes and checks the host address of every active lane ([`address`]), and one that
//! loads, stores or updates there ([`transfer`], [`atomic`]). LDS and scratch are host memory too, so the second step
//! does not depend on the address space.
//!
//! Outside strict mode, loads and stores of whole words take one step that does both for the common patterns
//! ([`direct`], [`rows`]).
//!
//! | file | contents |
//! |---|---|
//! | `address` | the address step: host addresses of the active lanes, and their checks |
//! | `transfer`, `atomic` | the second step: loads and stores; atomic updates |
//! | `direct`, `rows` | loads and stores of words in one step; blocks, gathers and scatters of 32 lanes |
//! | `pair` | two loads of adjacent memory in one step, as for an operand of a matrix instruction |
//! | `ahead` | prefetches for operands of matrix instructions |
//! | `typed`, `format` | buffer accesses with conversion; the data formats |
//! | `image` | image instructions |
//! | `scalar` | scalar loads |
//! | `parameter` | loads of parameters from LDS for whole quads |
//! | `gds`, `gds_steps` | the memory of the global data share; its instructions |
//!
//! **Invariant:** the second step accesses only lanes in [`Lanes::mask`], which the first step has checked for the full
//! size.
pub(super) mod address;
pub(super) mod ahead;
pub(super) mod atomic;
pub(super) mod direct;
mod format;
pub(super) mod gds;
pub(super) mod gds_steps;
pub(super) mod image;
pub(super) mod pair;
pub(super) mod parameter;
mod rows;
pub(super) mod scalar;
pub(super) mod transfer;
pub(super) mod typed;

/// The addresses of the current memory instruction.
pub(super) struct Lanes {
    /// Host address of each lane in `mask`.
    pub(super) at: [u64; 32],
    /// Lanes that access memory: active and in range.
    pub(super) mask: u32,
    /// Whether all lanes are active, aligned to words and consecutive, so that they form one block.
    pub(super) dense: bool,
    /// Whether some lane is only partly in range; `valid` then holds the number of bytes in range.
    pub(super) partial: bool,
    /// Bytes in range of each active lane, if `partial` is set.
    pub(super) valid: [u32; 32],
    /// Size of an element in bytes, for accesses with conversion.
    pub(super) element: u32,
}

impl Lanes {
    pub(super) const NONE: Lanes =
        Lanes { at: [0; 32], mask: 0, dense: false, partial: false, valid: [0; 32], element: 0 };
}
