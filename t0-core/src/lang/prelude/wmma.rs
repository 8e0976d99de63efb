//! Matrix fragments.

use super::{Arg, Class, Emit, Given, Needs, On, Ret, Word, Yields, method, one};
use crate::ir::{BinOp, Op, Ty, WmmaKind};
use crate::lang::lower::{Leaf, Lowerer};
use crate::lang::types::Scalar;
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
    let Some(Leaf::Lds(array)) = g.args[0].first().copied() else { return Ok(vec![]) };
    let words = l.lds_words(array, g.scalar().bytes(), from, 16, g.span)?;
    one(l.op(Op::Pack(words), Ty::Words(8)))
}

fn zero(l: &mut Lowerer<'_>, _: &Given) -> Leaves {
    let zero = l.f32(0.0);
    one(l.op(Op::Pack(vec![zero; 8]), Ty::Words(8)))
}

fn mma(l: &mut Lowerer<'_>, g: &Given) -> Leaves {
    let kind = if g.scalar() == Scalar::F16 { WmmaKind::F32F16 } else { WmmaKind::F32BF16 };
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
    one(l.op(Op::Bitcast(bits), Ty::F32))
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
    word("A::load", On::Some(Class::Half), &[Arg::Tile, Arg::U32, Arg::U32], Ret::A, Needs::Wave, load),
    word("B::load", On::Some(Class::Half), &[Arg::Tile, Arg::U32, Arg::U32], Ret::B, Needs::Wave, load),
    word("Acc::zero", On::Nothing, &[], Ret::Acc, Needs::Nothing, zero),
    word("mma", On::Some(Class::Half), &[Arg::A, Arg::B, Arg::Acc], Ret::Acc, Needs::Wave, mma),
    divergent(method("get", Class::Acc, &[Arg::ConstU32], Ret::F32, get)),
    divergent(method("row", Class::Acc, &[Arg::ConstU32], Ret::U32, row)),
    divergent(method("col", Class::Acc, &[], Ret::U32, col)),
];
