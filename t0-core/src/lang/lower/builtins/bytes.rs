//! Numbers from and to arrays of bytes.

use super::operands::{Leaves, Operands, one};
use crate::ir::{BinOp, Op, Ty, Value};
use crate::lang::lower::{Leaf, Lowerer};
use crate::lang::prelude::op::{ByteOrder, Bytes};
use crate::lang::types::Scalar;

/// Joins up to four bytes, the least significant first.
fn word(l: &mut Lowerer<'_>, bytes: &[Value]) -> Value {
    let mut word = l.i32(0);
    for (k, byte) in bytes.iter().enumerate() {
        let by = l.i32(8 * k as u32);
        let byte = l.bin(BinOp::Shl, *byte, by);
        word = l.bin(BinOp::Or, word, byte);
    }
    word
}

fn from(l: &mut Lowerer<'_>, g: &Operands, order: ByteOrder) -> Leaves {
    let mut bytes = g.values(0);
    if order == ByteOrder::MostFirst {
        bytes.reverse();
    }
    let words: Vec<Value> = bytes.chunks(4).map(|four| word(l, four)).collect();
    let bits = match words.as_slice() {
        [lo, hi] => l.joined(*lo, *hi),
        words => words[0],
    };
    let s = g.scalar();
    one(if s.is_int() { l.normalise(bits, s) } else { l.op(Op::Bitcast(bits), s.ir()) })
}

fn to(l: &mut Lowerer<'_>, g: &Operands, order: ByteOrder) -> Leaves {
    let (s, x) = (g.scalar(), g.v(0));
    let bits = match s {
        Scalar::F64 => l.op(Op::Bitcast(x), Ty::I64),
        s if s.is_int() => x,
        _ => l.op(Op::Bitcast(x), Ty::I32),
    };
    let words = if s.bytes() == 8 { l.words(bits).to_vec() } else { vec![bits] };
    let most = l.i32(0xFF);
    let mut bytes = Vec::with_capacity(8);
    for k in 0..s.bytes() {
        let by = l.i32(8 * (k % 4));
        let byte = l.bin(BinOp::ShrU, words[k as usize / 4], by);
        bytes.push(l.bin(BinOp::And, byte, most));
    }
    if order == ByteOrder::MostFirst {
        bytes.reverse();
    }
    Ok(bytes.into_iter().map(Leaf::Value).collect())
}

/// Lowers a builtin of this family.
pub(super) fn emit(l: &mut Lowerer<'_>, op: Bytes, g: &Operands) -> Leaves {
    match op {
        Bytes::From(order) => from(l, g, order),
        Bytes::To(order) => to(l, g, order),
    }
}
