//! Matrix products for targets without matrix instructions: each lane sums its eight elements, rows of A fetched from
//! the lanes that hold them.
//!
//! The order of the sum is the interpreter's: from the first product to the last, each product and sum rounded.

use super::Changed;
use super::rewrite::{Sequence, expand_each};
use crate::ir::{BinOp, Function, Op, Ty, UnOp, Value, WmmaKind};

/// Expands every matrix product.
pub fn run(func: &mut Function) -> Changed {
    let any = expand_each(func, |func, _, inst| {
        let data = &func.insts[inst.0 as usize];
        let (Op::Wmma(kind, a, b, c), loc) = (data.op.clone(), data.loc) else { return None };
        let mut s = Sequence::new(func, loc);
        let d = product(&mut s, kind, [a, b, c]);
        Some((s.insts, d))
    });
    Changed::from_bool(any)
}

fn product(s: &mut Sequence<'_>, kind: WmmaKind, [a, b, c]: [Value; 3]) -> Value {
    let words = |s: &mut Sequence<'_>, v: Value, n: u8| -> Vec<Value> {
        (0..n).map(|i| s.op(Op::Word(v, i), Ty::I32)).collect()
    };
    let n = kind.source_words();
    let (rows, columns, sums) = (words(s, a, n), words(s, b, n), words(s, c, 8));
    let column: Vec<Value> = (0..16).map(|k| element(s, kind, &columns, k)).collect();
    let lane = s.op(Op::Lane, Ty::I32);
    let four = s.int(4);
    let half = s.op(Op::Binary(BinOp::ShrU, lane, four), Ty::I32);
    let (mul, add) = if kind.is_integer() { (BinOp::Mul, BinOp::Add) } else { (BinOp::FMul, BinOp::FAdd) };
    let ty = if kind.is_integer() { Ty::I32 } else { Ty::F32 };
    let mut out = vec![];
    for (j, from) in (0..).zip(sums) {
        let first = s.int(2 * j);
        let holder = s.op(Op::Binary(BinOp::Add, half, first), Ty::I32);
        let row: Vec<Value> = rows.iter().map(|w| s.op(Op::Shuffle(*w, holder), Ty::I32)).collect();
        let mut sum = match kind {
            WmmaKind::I32I8 | WmmaKind::I32U8 | WmmaKind::I32I4 | WmmaKind::I32U4 => from,
            WmmaKind::F32F16 | WmmaKind::F32BF16 => s.op(Op::Bitcast(from), Ty::F32),
            WmmaKind::F16F16 | WmmaKind::BF16BF16 => widened(s, kind, from),
        };
        for (k, y) in (0..).zip(&column) {
            let x = element(s, kind, &row, k);
            let xy = s.op(Op::Binary(mul, x, *y), ty);
            sum = s.op(Op::Binary(add, sum, xy), ty);
        }
        out.push(match kind {
            WmmaKind::F16F16 => {
                let h = s.op(Op::Unary(UnOp::F32ToF16, sum), Ty::F16);
                s.op(Op::Bitcast(h), Ty::I32)
            }
            WmmaKind::BF16BF16 => {
                let h = s.op(Op::Unary(UnOp::F32ToBF16, sum), Ty::BF16);
                s.op(Op::Bitcast(h), Ty::I32)
            }
            _ => sum,
        });
    }
    s.op(Op::Pack(out), Ty::Words(8))
}

/// The low half of a word as `F32`.
fn widened(s: &mut Sequence<'_>, kind: WmmaKind, word: Value) -> Value {
    let (ty, op) = if kind.is_f16() { (Ty::F16, UnOp::F16ToF32) } else { (Ty::BF16, UnOp::BF16ToF32) };
    let h = s.op(Op::Bitcast(word), ty);
    s.op(Op::Unary(op, h), Ty::F32)
}

/// Element `k` of a row, in the type of the sum.
fn element(s: &mut Sequence<'_>, kind: WmmaKind, row: &[Value], k: u32) -> Value {
    let each = 16 / row.len() as u32;
    let word = row[(k / each) as usize];
    let shift = k % each * (32 / each);
    let low = if shift == 0 {
        word
    } else {
        let by = s.int(shift);
        s.op(Op::Binary(BinOp::ShrU, word, by), Ty::I32)
    };
    match kind {
        WmmaKind::I32I8 => s.op(Op::Unary(UnOp::SExt8, low), Ty::I32),
        WmmaKind::I32U8 => {
            let mask = s.int(0xFF);
            s.op(Op::Binary(BinOp::And, low, mask), Ty::I32)
        }
        WmmaKind::I32I4 => {
            let up = s.int(28);
            let top = s.op(Op::Binary(BinOp::Shl, low, up), Ty::I32);
            s.op(Op::Binary(BinOp::ShrS, top, up), Ty::I32)
        }
        WmmaKind::I32U4 => {
            let mask = s.int(0xF);
            s.op(Op::Binary(BinOp::And, low, mask), Ty::I32)
        }
        WmmaKind::F32F16 | WmmaKind::F32BF16 | WmmaKind::F16F16 | WmmaKind::BF16BF16 => widened(s, kind, low),
    }
}
