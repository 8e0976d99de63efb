//! What each vector and scalar instruction does: tables from [`Op`] to handlers, one file per kind.
//!
//! A handler reads its operands from plain rows (or scalar registers) and writes a plain row; the translator handles
//! modifiers, broadcasts and clamps. Memory has its own module, `super::memory`. `super::instructions` records which of
//! these files has an instruction.
//!
//! | file | contents |
//! |---|---|
//! | `single`, `double`, `half` | arithmetic of f32, f64 and f16, and the mixed forms |
//! | `approximate`, `noise` | exp2, log2, sine, cosine, reciprocals, roots; how far a card's results may be from them |
//! | `integer` | integers of 16, 32 and 64 bits, bits, masks, carries |
//! | `packed` | packed pairs of 16 bits, dot products |
//! | `convert`, `compare` | conversions between integers and floats; compares |
//! | `scalar`, `scalar_float` | the scalar unit; its float instructions of RDNA3.5 |
//! | `cross`, `exchange` | moves between lanes and files; exchanges through the LDS hardware, append and consume counters |
//! | `interpolate` | parameter interpolation |
//! | `dual` | dual-issued pairs as one step |
//! | `wmma`, `wmma64`, `product` | matrix operations in wave32 and wave64; their sum of products |
//! | `tiles` | the operands that a wave keeps for matrix operations |
//! | `prepare` | steps around an instruction: operands into scratch rows, results finished |
mod approximate;
pub(super) mod compare;
pub(super) mod convert;
pub(super) mod cross;
pub(super) mod double;
pub(super) mod dual;
pub(super) mod exchange;
pub(super) mod half;
pub(super) mod integer;
pub(super) mod interpolate;
pub(super) mod noise;
pub(super) mod packed;
pub(super) mod prepare;
mod product;
pub(super) mod scalar;
mod scalar_float;
pub(super) mod single;
pub(super) mod tiles;
pub(super) mod wmma;
pub(super) mod wmma64;

use super::step::Handlers;
use crate::exec::level::Level;
use t0_isa::isa::Op;

/// The handler of an f32 instruction that need not check its results for NaNs, if `level` has one.
#[cfg(target_arch = "x86_64")]
pub(super) fn exact(op: Op, level: Level) -> Option<Handlers> {
    super::exact::find(op, level)
}

/// On other architectures every result is checked.
#[cfg(not(target_arch = "x86_64"))]
pub(super) fn exact(_op: Op, _level: Level) -> Option<Handlers> {
    None
}

/// The saturating handler of an integer instruction with the clamp bit.
pub(super) fn saturating(op: Op) -> Option<Handlers> {
    integer::find_saturating(op).or_else(|| packed::find_saturating(op))
}
