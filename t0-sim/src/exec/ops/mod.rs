//! What each vector and scalar instruction does: tables from [`Op`] to handlers, one file a kind.
//!
//! A handler takes its operands from plain rows (or scalar registers) and writes a plain row; the translator sees to modifiers,
//! broadcasts and clamps. Memory has its own room, `super::memory`.
mod approximate;
mod compare;
mod convert;
pub(super) mod cross;
mod double;
pub(super) mod dual;
pub(super) mod exchange;
mod half;
mod integer;
pub(super) mod interpolate;
mod packed;
pub(super) mod prepare;
mod product;
pub(super) mod scalar;
mod scalar_float;
mod single;
pub(super) mod wmma;
pub(super) mod wmma64;

use super::step::Handlers;
use t0_isa::isa::Op;

/// The handler of a vector instruction that the general translation suits: sources in rows, one destination.
pub(super) fn vector(op: Op) -> Option<Handlers> {
    integer::find(op)
        .or_else(|| single::find(op))
        .or_else(|| compare::find(op))
        .or_else(|| convert::find(op))
        .or_else(|| half::find(op))
        .or_else(|| double::find(op))
        .or_else(|| packed::find(op))
        .or_else(|| wmma::find(op))
}

/// The saturating handler of an integer instruction with the clamp bit.
pub(super) fn saturating(op: Op) -> Option<Handlers> {
    integer::find_saturating(op).or_else(|| packed::find_saturating(op))
}
