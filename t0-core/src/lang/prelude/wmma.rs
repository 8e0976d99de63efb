//! Matrix fragments.

use super::{Arg, Builtin, Class, Emit, Needs, On, Operands, Piece, Ret, Takes, Yields, method, one};
use crate::ir::{BinOp, Op, Ty, Value, WmmaKind};
use crate::lang::lower::{Leaf, Lowerer};
use crate::lang::types::{Scalar, Type};
use crate::source::Diagnostic;

const fn builtin(name: &'static str, on: On, args: &'static [Arg], ret: Ret, needs: Needs, emit: Emit) -> Builtin {
    Builtin { module: "wmma", name, on, args, ret, yields: Yields::Divergent, needs, costly: false, emit }
}

type Leaves = Result<Vec<Leaf>, Diagnostic>;

/// Row `lane & 15` of a tile: 16 consecutive elements from `offset + (lane & 15) * stride`, in elements of the tile.
fn load(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let lane = l.op(Op::Lane, Ty::I32);
    let fifteen = l.i32(15);
    let row = l.bin(BinOp::And, lane, fifteen);
    let from = l.bin(BinOp::Mul, row, g.v(2));
    let from = l.bin(BinOp::Add, g.v(1), from);
    let held = g.at.stored().scalar().unwrap_or(Scalar::U8);
    let n = g.at.row_bytes() / held.bytes();
    let Some(tile) = g.place(0) else { return Ok(vec![]) };
    let words = l.run_words(tile, held, from, n, g.span)?;
    let n = words.len() as u8;
    one(l.op(Op::Pack(words), Ty::Words(n)))
}

fn zero(l: &mut Lowerer<'_>, _: &Operands) -> Leaves {
    let zero = l.f32(0.0);
    one(l.op(Op::Pack(vec![zero; 8]), Ty::Words(8)))
}

/// The elements of an accumulator.
fn elements(l: &mut Lowerer<'_>, acc: Value, s: Scalar) -> Vec<Value> {
    (0..8).map(|j| element_at(l, acc, j, s)).collect()
}

fn element_at(l: &mut Lowerer<'_>, acc: Value, j: u8, s: Scalar) -> Value {
    let bits = l.op(Op::Word(acc, j), Ty::I32);
    if s == Scalar::I32 { bits } else { l.op(Op::Bitcast(bits), s.ir()) }
}

/// An accumulator of eight elements; halves lie in the low half of their words.
fn packed(l: &mut Lowerer<'_>, elements: &[Value]) -> Leaves {
    let words = elements
        .iter()
        .map(|v| match l.ty(*v) {
            Ty::F16 | Ty::BF16 => l.op(Op::Bitcast(*v), Ty::I32),
            _ => *v,
        })
        .collect();
    one(l.op(Op::Pack(words), Ty::Words(8)))
}

fn splat(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    packed(l, &[g.v(0); 8])
}

/// The index of element `j` in a tile: `offset + row * stride + column`.
fn place(l: &mut Lowerer<'_>, j: u32, offset: Value, stride: Value) -> Value {
    let (row, column) = (row_of(l, j), col_of(l));
    let at = l.bin(BinOp::Mul, row, stride);
    let at = l.bin(BinOp::Add, offset, at);
    l.bin(BinOp::Add, at, column)
}

fn load_sums(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let Some(tile) = g.place(0) else { return Ok(vec![]) };
    let mut all = vec![];
    for j in 0..8 {
        let at = place(l, j, g.v(1), g.v(2));
        let elem = Type::Scalar(g.scalar());
        all.extend(l.load_part(tile, &[at], &elem, (0, &elem), g.span)?.into_iter().map(Leaf::value));
    }
    packed(l, &all)
}

fn store(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let Some(tile) = g.place(1) else { return Ok(vec![]) };
    for (j, v) in (0..).zip(elements(l, g.v(0), g.scalar())) {
        let at = place(l, j, g.v(2), g.v(3));
        let elem = Type::Scalar(g.scalar());
        l.store_part(tile, &[at], &elem, (0, &elem), &[v], g.span)?;
    }
    Ok(vec![])
}

fn set(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let j = element(l, g)?;
    let mut all = elements(l, g.v(0), g.scalar());
    all[j as usize] = g.v(2);
    packed(l, &all)
}

/// Each element made anew; `with` gives what the closure takes.
fn made(l: &mut Lowerer<'_>, g: &Operands, with: impl Fn(&mut Lowerer<'_>, u32, Value) -> Vec<Value>) -> Leaves {
    let mut all = vec![];
    for (j, v) in (0..).zip(elements(l, g.v(0), g.scalar())) {
        let given = with(l, j, v);
        let parts: Vec<&[Value]> = given.iter().map(std::slice::from_ref).collect();
        all.extend(g.apply(l, &parts)?);
        if l.dead() {
            return Ok(vec![]);
        }
    }
    packed(l, &all)
}

static OF_ELEMENT: Takes = Takes { params: &[Piece::Elem], gives: Piece::New };
static OF_PLACE: Takes = Takes { params: &[Piece::U32, Piece::U32, Piece::Elem], gives: Piece::New };
static OF_TWO: Takes = Takes { params: &[Piece::Elem, Piece::Elem], gives: Piece::New };

fn mma(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let Type::Acc(sums) = g.last else { return Ok(vec![]) };
    if let (Type::Nibble(signed), Scalar::I32) = (&g.at, sums) {
        let kind = if *signed { WmmaKind::I32I4 } else { WmmaKind::I32U4 };
        return one(l.op(Op::Wmma(kind, g.v(0), g.v(1), g.v(2)), Ty::Words(8)));
    }
    let kind = match (g.scalar(), sums) {
        (Scalar::F16, Scalar::F32) => WmmaKind::F32F16,
        (Scalar::F16, Scalar::F16) => WmmaKind::F16F16,
        (Scalar::Bf16, Scalar::F32) => WmmaKind::F32BF16,
        (Scalar::Bf16, Scalar::Bf16) => WmmaKind::BF16BF16,
        (Scalar::I8, Scalar::I32) => WmmaKind::I32I8,
        (Scalar::U8, Scalar::I32) => WmmaKind::I32U8,
        (s, sums) => {
            let message = format!("products of `{}` are not summed in `{}`", g.at, sums.name());
            let fit = match s {
                _ if matches!(g.at, Type::Nibble(_)) => "`wmma::AccI32::zero()`",
                Scalar::I8 | Scalar::U8 => "`wmma::AccI32::zero()`",
                Scalar::F16 => "`wmma::Acc::zero()` or `wmma::AccF16::zero()`",
                _ => "`wmma::Acc::zero()` or `wmma::AccBf16::zero()`",
            };
            return Err(Diagnostic::new(g.spans[2], message).help(format!("the accumulator is {fit}")));
        }
    };
    one(l.op(Op::Wmma(kind, g.v(0), g.v(1), g.v(2)), Ty::Words(8)))
}

fn element(l: &Lowerer<'_>, g: &Operands) -> Result<u32, Diagnostic> {
    let j = g.constant(l, 1, "the number of an accumulator's element")?;
    if j >= 8 {
        return Err(Diagnostic::new(g.spans[1], format!("an accumulator has elements 0..8 in each lane, not {j}")));
    }
    Ok(j)
}

fn get(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let j = element(l, g)?;
    one(element_at(l, g.v(0), j as u8, g.scalar()))
}

fn row_of(l: &mut Lowerer<'_>, j: u32) -> Value {
    let lane = l.op(Op::Lane, Ty::I32);
    let four = l.i32(4);
    let half = l.bin(BinOp::ShrU, lane, four);
    let base = l.i32(2 * j);
    l.bin(BinOp::Add, base, half)
}

fn row(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let j = element(l, g)?;
    one(row_of(l, j))
}

fn col_of(l: &mut Lowerer<'_>) -> Value {
    let lane = l.op(Op::Lane, Ty::I32);
    let fifteen = l.i32(15);
    l.bin(BinOp::And, lane, fifteen)
}

fn col(l: &mut Lowerer<'_>, _: &Operands) -> Leaves {
    one(col_of(l))
}

const fn divergent(w: Builtin) -> Builtin {
    Builtin { yields: Yields::Divergent, ..w }
}

pub(super) static BUILTINS: &[Builtin] = &[
    builtin("A::load", On::Some(Class::Matrix), &[Arg::Tile, Arg::Count, Arg::Count], Ret::A, Needs::Wave, load),
    builtin("B::load", On::Some(Class::Matrix), &[Arg::Tile, Arg::Count, Arg::Count], Ret::B, Needs::Wave, load),
    builtin("Acc::zero", On::Nothing, &[], Ret::T, Needs::Nothing, zero),
    builtin("Acc::splat", On::Nothing, &[Arg::Elem], Ret::T, Needs::Nothing, splat),
    builtin("Acc::load", On::Nothing, &[Arg::Tile, Arg::Count, Arg::Count], Ret::T, Needs::Nothing, load_sums),
    builtin("mma", On::Some(Class::Matrix), &[Arg::A, Arg::B, Arg::Acc], Ret::Acc, Needs::Wave, mma),
    divergent(method("get", Class::Acc, &[Arg::ConstCount], Ret::Elem, get)),
    divergent(method("row", Class::Acc, &[Arg::ConstCount], Ret::U32, row)),
    divergent(method("col", Class::Acc, &[], Ret::U32, col)),
    divergent(method("set", Class::Acc, &[Arg::ConstCount, Arg::Elem], Ret::T, set)),
    method("store", Class::Acc, &[Arg::TileMut, Arg::Count, Arg::Count], Ret::Unit, store),
    divergent(method("map", Class::Acc, &[Arg::Closure(&OF_ELEMENT)], Ret::Sums, |l, g| made(l, g, |_, _, v| vec![v]))),
    divergent(method("map_indexed", Class::Acc, &[Arg::Closure(&OF_PLACE)], Ret::Sums, |l, g| {
        made(l, g, |l, j, v| vec![row_of(l, j), col_of(l), v])
    })),
    divergent(method("zip_map", Class::Acc, &[Arg::T, Arg::Closure(&OF_TWO)], Ret::Sums, |l, g| {
        made(l, g, |l, j, v| vec![v, element_at(l, g.v(1), j as u8, g.scalar())])
    })),
];
