//! Dot products of arrays in registers.

use super::operands::{Leaves, Operands, one};
use crate::bug::bug;
use crate::ir::{BinOp, Op, Signs, TernOp, Ty, Value};
use crate::lang::lower::Lowerer;
use crate::lang::types::{Scalar, Type};

/// The scalar of an array's elements.
fn element(array: &Type) -> Scalar {
    match array {
        Type::Array(elem, _) => elem.expect_scalar(),
        _ => bug!("`{array}` is not an array"),
    }
}

/// `acc + a[0] b[0] + a[1] b[1] + ..`. Pairs of halves use dot products; single halves and f32 use fused multiply-adds.
pub(super) fn floats(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let s = element(&g.at);
    let op = match s {
        Scalar::F16 => Some(TernOp::Dot2F16),
        Scalar::Bf16 => Some(TernOp::Dot2BF16),
        _ => None,
    };
    let (a, b) = (g.values(0), g.values(1));
    let mut sum = g.v(2);
    for (a, b) in a.chunks(2).zip(b.chunks(2)) {
        if let (Some(op), [_, _]) = (op, a) {
            let [a, b] = [a, b].map(|pair| l.pack(pair, s));
            sum = l.op(Op::Ternary(op, a, b, sum), Ty::F32);
            continue;
        }
        for (a, b) in a.iter().zip(b) {
            let (a, b) = (l.to_f32(*a), l.to_f32(*b));
            sum = l.op(Op::Ternary(TernOp::Fma, a, b, sum), Ty::F32);
        }
    }
    one(sum)
}

/// `acc + a[0] b[0] + a[1] b[1] + ..` of bytes, four at a time. Up to three bytes at the end are followed by zeros.
pub(super) fn bytes(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let (of_a, of_b) = (element(&g.at), element(&g.types[1]));
    let signs = Signs::of([of_a, of_b].map(Scalar::is_signed));
    let (a, b) = (g.values(0), g.values(1));
    let mut sum = g.v(2);
    for (a, b) in a.chunks(4).zip(b.chunks(4)) {
        let (a, b) = (word(l, a, of_a), word(l, b, of_b));
        sum = l.op(Op::Ternary(TernOp::Dot4(signs), a, b, sum), Ty::I32);
    }
    one(sum)
}

/// A word of up to four bytes, the first one lowest.
fn word(l: &mut Lowerer<'_>, bytes: &[Value], s: Scalar) -> Value {
    if let [single] = bytes
        && s.is_signed()
    {
        let mask = l.i32(0xFF);
        return l.bin(BinOp::And, *single, mask);
    }
    l.pack(bytes, s)
}
