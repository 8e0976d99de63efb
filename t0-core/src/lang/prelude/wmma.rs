//! Matrix fragments.

use super::{Arg, Class, Emit, Given, Needs, On, Ret, Word, Yields, method, one};
use crate::ir::{BinOp, Op, Ty, WmmaKind};
use crate::lang::lower::{Leaf, Lowerer};
use crate::lang::types::{Scalar, Type};
use crate::source::Diagnostic;

const fn word(name: &'static str, on: On, args: &'static [Arg], ret: Ret, needs: Needs, emit: Emit) -> Word {
    Word { module: "wmma", name, on, args, ret, yields: Yields::Divergent, needs, emit }
}

type Leaves = Result<Vec<Leaf>, Diagnostic>;

/// Row `lane & 15` of a tile: 16 consecutive elements from `offset + (lane & 15) * stride`.
fn load(l: &mut Lowerer<'_>, g: &Given) -> Leaves {
    let lane = l.op(Op::Lane, Ty::I32);
    let fifteen = l.i32(15);
    let row = l.bin(BinOp::And, lane, fifteen);
    let from = l.bin(BinOp::Mul, row, g.v(2));
    let from = l.bin(BinOp::Add, g.v(1), from);
    let words = match g.args[0].first().copied() {
        Some(Leaf::Lds(array)) => l.lds_words(array, g.scalar().bytes(), from, 16, g.span)?,
        Some(view @ (Leaf::View(_) | Leaf::Part(_))) => l.view_words(view, g.scalar(), from, 16),
        _ => return Ok(vec![]),
    };
    let n = words.len() as u8;
    one(l.op(Op::Pack(words), Ty::Words(n)))
}

fn zero(l: &mut Lowerer<'_>, _: &Given) -> Leaves {
    let zero = l.f32(0.0);
    one(l.op(Op::Pack(vec![zero; 8]), Ty::Words(8)))
}

fn mma(l: &mut Lowerer<'_>, g: &Given) -> Leaves {
    let Type::Acc(sums) = g.last else { return Ok(vec![]) };
    let kind = match (g.scalar(), sums) {
        (Scalar::F16, Scalar::F32) => WmmaKind::F32F16,
        (Scalar::F16, Scalar::F16) => WmmaKind::F16F16,
        (Scalar::Bf16, Scalar::F32) => WmmaKind::F32BF16,
        (Scalar::Bf16, Scalar::Bf16) => WmmaKind::BF16BF16,
        (Scalar::I8, Scalar::I32) => WmmaKind::I32I8,
        (Scalar::U8, Scalar::I32) => WmmaKind::I32U8,
        (s, sums) => {
            let message = format!("products of `{}` are not summed in `{}`", s.name(), sums.name());
            let fit = match s {
                Scalar::I8 | Scalar::U8 => "`wmma::AccI32::zero()`",
                Scalar::F16 => "`wmma::Acc::zero()` or `wmma::AccF16::zero()`",
                _ => "`wmma::Acc::zero()` or `wmma::AccBf16::zero()`",
            };
            return Err(Diagnostic::new(g.spans[2], message).help(format!("the accumulator is {fit}")));
        }
    };
    one(l.op(Op::Wmma(kind, g.v(0), g.v(1), g.v(2)), Ty::Words(8)))
}

fn element(l: &Lowerer<'_>, g: &Given) -> Result<u32, Diagnostic> {
    let j = g.constant(l, 1, "the number of an accumulator's element")?;
    if j >= 8 {
        return Err(Diagnostic::new(g.spans[1], format!("an accumulator has elements 0..8 in each lane, not {j}")));
    }
    Ok(j)
}

fn get(l: &mut Lowerer<'_>, g: &Given) -> Leaves {
    let j = element(l, g)?;
    let bits = l.op(Op::Word(g.v(0), j as u8), Ty::I32);
    match g.scalar() {
        Scalar::I32 => one(bits),
        s => one(l.op(Op::Bitcast(bits), s.ir())),
    }
}

fn row(l: &mut Lowerer<'_>, g: &Given) -> Leaves {
    let j = element(l, g)?;
    let lane = l.op(Op::Lane, Ty::I32);
    let four = l.i32(4);
    let half = l.bin(BinOp::ShrU, lane, four);
    let base = l.i32(2 * j);
    one(l.bin(BinOp::Add, base, half))
}

fn col(l: &mut Lowerer<'_>, _: &Given) -> Leaves {
    let lane = l.op(Op::Lane, Ty::I32);
    let fifteen = l.i32(15);
    one(l.bin(BinOp::And, lane, fifteen))
}

const fn divergent(w: Word) -> Word {
    Word { yields: Yields::Divergent, ..w }
}

pub(super) static WORDS: &[Word] = &[
    word("A::load", On::Some(Class::Matrix), &[Arg::Tile, Arg::U32, Arg::U32], Ret::A, Needs::Wave, load),
    word("B::load", On::Some(Class::Matrix), &[Arg::Tile, Arg::U32, Arg::U32], Ret::B, Needs::Wave, load),
    word("Acc::zero", On::Nothing, &[], Ret::T, Needs::Nothing, zero),
    word("mma", On::Some(Class::Matrix), &[Arg::A, Arg::B, Arg::Acc], Ret::Acc, Needs::Wave, mma),
    divergent(method("get", Class::Acc, &[Arg::ConstU32], Ret::Elem, get)),
    divergent(method("row", Class::Acc, &[Arg::ConstU32], Ret::U32, row)),
    divergent(method("col", Class::Acc, &[], Ret::U32, col)),
];
