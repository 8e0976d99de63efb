//! Bytes that are taken from a word and put into a word again: simplifications for [`super::simplify`].
//!
//! An array of bytes is unpacked where it is loaded, by shifts, masks and sign extensions, and packed again where it is
//! stored or multiplied. Bytes that return to their place become a mask of the word, and all bytes of a word the word.

use super::rewrite::Sequence;
use crate::ir::func::Loc;
use crate::ir::{BinOp, Function, Inst, Op, Ty, UnOp, Value};

/// The word and the constant of `word & constant`.
fn masked(func: &Function, v: Value) -> Option<(Value, u32)> {
    match func.def_op(v) {
        Some(&Op::Binary(BinOp::And, word, mask)) => Some((word, func.as_const(mask)? as u32)),
        _ => None,
    }
}

/// A sign extension of masked bits, without the mask that changes nothing.
pub(super) fn extended(func: &Function, op: UnOp, a: Value) -> Option<Op> {
    let bits = extended_bits(op)?;
    let (word, mask) = masked(func, a)?;
    (mask & bits == bits).then_some(Op::Unary(op, word))
}

/// The bits that a sign extension reads.
fn extended_bits(op: UnOp) -> Option<u32> {
    match op {
        UnOp::SExt8 => Some(0xFF),
        UnOp::SExt16 => Some(0xFFFF),
        _ => None,
    }
}

/// An operation on bytes of a word as a shorter one.
pub(super) fn simpler(func: &mut Function, op: BinOp, a: Value, b: Value, loc: Loc) -> Option<(Vec<Inst>, Value)> {
    match op {
        BinOp::And => without_extension(func, a, b, loc),
        BinOp::Shl => returned(func, a, b, loc),
        BinOp::Or => joined(func, a, b, loc).or_else(|| joined(func, b, a, loc)),
        _ => None,
    }
}

fn mask(s: &mut Sequence<'_>, word: Value, mask: u32) -> Value {
    let mask = s.int(mask);
    s.op(Op::Binary(BinOp::And, word, mask), Ty::I32)
}

/// A mask of bits below the sign that an extension repeats.
fn without_extension(func: &mut Function, a: Value, b: Value, loc: Loc) -> Option<(Vec<Inst>, Value)> {
    let Some(&Op::Unary(op, word)) = func.def_op(a) else { return None };
    let kept = func.as_const(b)? as u32;
    if kept & !extended_bits(op)? != 0 {
        return None;
    }
    let mut s = Sequence::new(func, loc);
    let v = mask(&mut s, word, kept);
    Some((s.insts, v))
}

/// A byte that is shifted down from its place and up to it again, or an extension whose repeated sign is shifted out.
fn returned(func: &mut Function, a: Value, by: Value, loc: Loc) -> Option<(Vec<Inst>, Value)> {
    let up = func.as_const(by)? as u32;
    if let Some(&Op::Unary(op, word)) = func.def_op(a)
        && extended_bits(op).is_some_and(|bits| up < 32 && bits << up >> up == u32::MAX >> up)
    {
        // Only bits below the repeated sign are left.
        let mut s = Sequence::new(func, loc);
        let by = s.int(up);
        let v = s.op(Op::Binary(BinOp::Shl, word, by), Ty::I32);
        return Some((s.insts, v));
    }
    let (byte, kept) = masked(func, a)?;
    let Some(&Op::Binary(BinOp::ShrU, word, down)) = func.def_op(byte) else { return None };
    if kept != 0xFF || !matches!(up, 8 | 16 | 24) || func.as_const(down)? as u32 != up {
        return None;
    }
    let mut s = Sequence::new(func, loc);
    let v = mask(&mut s, word, kept << up);
    Some((s.insts, v))
}

/// Two masks of one word, which may be joined with other bits between them.
fn joined(func: &mut Function, a: Value, b: Value, loc: Loc) -> Option<(Vec<Inst>, Value)> {
    let (word, kept) = masked(func, b)?;
    if let Some((_, other)) = masked(func, a).filter(|(same, _)| *same == word) {
        let mut s = Sequence::new(func, loc);
        let v = mask(&mut s, word, kept | other);
        return Some((s.insts, v));
    }
    let Some(&Op::Binary(BinOp::Or, x, y)) = func.def_op(a) else { return None };
    let (between, other) = [(x, y), (y, x)].into_iter().find_map(|(between, part)| {
        let (same, other) = masked(func, part)?;
        (same == word).then_some((between, other))
    })?;
    let mut s = Sequence::new(func, loc);
    let both = mask(&mut s, word, kept | other);
    let v = s.op(Op::Binary(BinOp::Or, both, between), Ty::I32);
    Some((s.insts, v))
}
