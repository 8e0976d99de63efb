//! Matrix fragments.

use super::operands::{Leaves, Operands, one};
use super::wave::at;
use crate::bug::bug;
use crate::ir::{Absent, BinOp, Op, Ty, Value, WmmaKind};
use crate::lang::lower::{Leaf, Lowerer};
use crate::lang::prelude::op::{Combine, Wmma};
use crate::lang::types::{Scalar, Type};
use crate::source::Diagnostic;

/// Loads row `lane & 15` of a tile: 16 consecutive elements from `offset + (lane & 15) * stride`, in elements of the
/// tile.
fn load(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let lane = l.op(Op::Lane, Ty::I32);
    let fifteen = l.i32(15);
    let row = l.bin(BinOp::And, lane, fifteen);
    let from = l.bin(BinOp::Mul, row, g.v(2));
    let from = l.bin(BinOp::Add, g.v(1), from);
    let held = g.at.stored().expect_scalar();
    let n = g.at.row_bytes() / held.bytes();
    let tile = g.memory(0);
    let words = l.run_words(tile, held, from, n, g.span)?;
    let n = words.len() as u8;
    one(l.op(Op::Pack(words), Ty::Words(n)))
}

/// Column `lane & 15` of a tile: 16 elements, `stride` apart, from `offset + (lane & 15)`.
fn load_transposed(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    if matches!(g.at, Type::Nibble(_)) {
        let message = format!("`{}` cannot be loaded transposed, because two elements of a row share a byte", g.at);
        return Err(Diagnostic::new(g.span, message).help(help!("store the tile transposed, and write `load`")));
    }
    let s = g.at.expect_scalar().unsigned();
    let column = col_of(l);
    let from = l.bin(BinOp::Add, g.v(1), column);
    let elements = l.column(g.memory(0), s, from, g.v(2), 16, g.span)?;
    one(l.pack(&elements, s))
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

/// Packs eight elements into an accumulator. Halves are in the low half of their words.
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
    let tile = g.memory(0);
    let mut all = vec![];
    for j in 0..8 {
        let at = place(l, j, g.v(1), g.v(2));
        let elem = Type::Scalar(g.scalar());
        all.extend(l.load_part(tile, &[at], &elem, (0, &elem), g.span)?.into_iter().map(Leaf::value));
    }
    packed(l, &all)
}

fn store(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let tile = g.memory(1);
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

/// Computes each element with the closure. `with` makes the closure's arguments.
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

/// Each element becomes the reduction of its row, which is one word of 16 lanes: a butterfly at distances 1, 2, 4, 8.
fn of_rows(l: &mut Lowerer<'_>, g: &Operands, how: Combine) -> Leaves {
    let s = g.scalar();
    let mut all = elements(l, g.v(0), s);
    for distance in [1, 2, 4, 8] {
        // All 32 lanes exist.
        let there: Vec<Value> = all.iter().map(|v| at(l, *v, |w| Op::ShuffleXor(w, distance, Absent::Zero))).collect();
        for (own, there) in all.iter_mut().zip(there) {
            *own = how.of(l, s, *own, there);
        }
    }
    packed(l, &all)
}

fn mma(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let Some(&Type::Acc(sums)) = g.types.last() else { bug!("a matrix product has no accumulator") };
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
            let message = format!("products of `{}` cannot be summed in `{}`", g.at, sums.name());
            let fit = match s {
                _ if matches!(g.at, Type::Nibble(_)) => "`wmma::AccI32::zero()`",
                Scalar::I8 | Scalar::U8 => "`wmma::AccI32::zero()`",
                Scalar::F16 => "`wmma::Acc::zero()` or `wmma::AccF16::zero()`",
                _ => "`wmma::Acc::zero()` or `wmma::AccBf16::zero()`",
            };
            return Err(Diagnostic::new(g.spans[2], message).help(help_with!("use the accumulator {fit}")));
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

/// Lowers a builtin of this family.
pub(super) fn emit(l: &mut Lowerer<'_>, op: Wmma, g: &Operands) -> Leaves {
    match op {
        Wmma::LoadFragment => load(l, g),
        Wmma::LoadTransposed => load_transposed(l, g),
        Wmma::Zero => zero(l, g),
        Wmma::Splat => splat(l, g),
        Wmma::LoadSums => load_sums(l, g),
        Wmma::MultiplyAdd => mma(l, g),
        Wmma::Get => get(l, g),
        Wmma::Row => row(l, g),
        Wmma::Col => col(l, g),
        Wmma::Set => set(l, g),
        Wmma::Store => store(l, g),
        Wmma::Map => made(l, g, |_, _, v| vec![v]),
        Wmma::MapIndexed => made(l, g, |l, j, v| vec![row_of(l, j), col_of(l), v]),
        Wmma::RowFold(how) => of_rows(l, g, how),
        Wmma::ZipMap => made(l, g, |l, j, v| vec![v, element_at(l, g.v(1), j as u8, g.scalar())]),
    }
}
