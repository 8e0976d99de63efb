//! What each vector and scalar instruction does: tables from [`Op`] to handlers, one file a kind.
//!
//! A handler takes its operands from plain rows (or scalar registers) and writes a plain row; the translator sees to modifiers,
//! broadcasts and clamps. Memory has its own module, `super::memory`. `super::instructions` says which of these files has an instruction.
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
pub(super) mod packed;
pub(super) mod prepare;
mod product;
pub(super) mod scalar;
mod scalar_float;
pub(super) mod single;
pub(super) mod wmma;
pub(super) mod wmma64;

pub(super) use wmma::Tiles;

use super::step::{Handlers, Level};
use t0_isa::isa::Op;

/// The handler of an f32 instruction that need not check its results for NaNs, where `level` has one.
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
