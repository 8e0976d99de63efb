//! Memory instructions.
//!
//! Each is two steps: one that works out the host address of every active lane and checks it ([`address`]), and one that loads, stores
//! or updates there ([`transfer`], [`atomic`]). LDS and scratch are host memory too, so the second step knows no address spaces.
//!
//! Outside strict mode, loads and stores of whole words are one step, which does both at once for the common patterns ([`direct`], [`rows`]).
//!
//! **Invariant:** the second step touches only lanes in [`Lanes::mask`], each of which the first has checked for the full size.
pub(super) mod address;
pub(super) mod atomic;
pub(super) mod direct;
mod format;
pub(super) mod gds;
pub(super) mod parameter;
mod rows;
pub(super) mod scalar;
pub(super) mod transfer;
pub(super) mod typed;

/// Where the lanes of the memory instruction in hand point to.
pub(super) struct Lanes {
    /// Host address of each lane in `mask`.
    pub(super) at: [u64; 32],
    /// Lanes that access memory: active and in range.
    pub(super) mask: u32,
    /// All lanes, one behind the other, words aligned: the whole is one block.
    pub(super) dense: bool,
    /// Some lane is partly in range: `valid` tells the bytes of each that are.
    pub(super) partial: bool,
    /// Bytes in range of each active lane, if `partial`.
    pub(super) valid: [u32; 32],
    /// Bytes of an element, for accesses that convert.
    pub(super) element: u32,
}

impl Lanes {
    pub(super) const NONE: Lanes =
        Lanes { at: [0; 32], mask: 0, dense: false, partial: false, valid: [0; 32], element: 0 };
}
