//! What `fast_math` allows on floats: the first pass, which leaves kernels unchanged that do not ask for it.
//!
//! | written | becomes | error |
//! |---|---|---|
//! | `a * b + c`, `a * b - c`, `c - a * b`, in `f32` and `f64` | one fused multiply-add | that of `mul_add`: less than that of the two operations |
//! | `a / b` | `a` times the machine's reciprocal of `b`, or times the rounded reciprocal of a constant `b`; constants are divided exactly | 3 ULP; nothing is known where the reciprocal is denormal or overflows |
//! | `a / b + c`, `a / b - c`, `c - a / b` | one fused multiply-add with the reciprocal of `b` | that of the division and the sum |
//! | `sqrt` | the machine's square root | 1 ULP |
//! | `exp2`, `log2` | the machine's instruction | 1 ULP for normal operands and results; `log2` near 1: 2^-22 absolute |
//! | `exp`, `ln` | the same with one product by a constant | `exp(x)`: 2 + abs(x) ULP; `ln`: 3 ULP; near 1: 2^-22 absolute |
//! | `sin`, `cos` | the machine's instruction, of turns | 2^-20 times (1 + abs(x)) absolute |
//! | `x + 0`, `x - 0`, `x * 0`, `x - x` | `x`, `x`, `0`, `0` | wrong only for -0, NaN and infinity |
//!
//! All but the first and the last are of `f32`. Nothing is reassociated: sums keep their order.

use super::Changed;
use super::rewrite::{Sequence, expand_each};
use crate::ir::func::Def;
use crate::ir::{BinOp, Block, Function, Op, TernOp, Ty, UnOp, Value};
use crate::source::Numbers;
use core::f32::consts::{FRAC_1_PI, LN_2, LOG2_E};

/// Rewrites every operation of the table in a kernel with `fast_math`.
pub fn run(func: &mut Function) -> Changed {
    match func.numbers {
        Numbers::Exact => return Changed::No,
        Numbers::Fast => {}
    }
    let facts = Facts::of(func);
    let any = expand_each(func, |func, block, inst| {
        let data = func.insts[inst.0 as usize].clone();
        let ty = func.ty(data.result?);
        if !matches!(ty, Ty::F32 | Ty::F64) {
            return None;
        }
        let mut s = Sequence::new(func, data.loc);
        let v = match data.op {
            Op::Binary(op @ (BinOp::FAdd | BinOp::FSub), a, b) => sum(&mut s, &facts, block, op, [a, b], ty)?,
            Op::Binary(BinOp::FMul, a, b) => {
                [a, b].into_iter().find(|v| facts.is_zero(*v))?;
                s.op(Op::Const(0), ty)
            }
            Op::Binary(BinOp::FDiv, a, b) if ty == Ty::F32 => {
                // Of two constants, the quotient is computed exactly.
                if facts.constant(a).and(facts.constant(b)).is_some() {
                    return None;
                }
                let r = reciprocal(&mut s, &facts, b);
                match facts.constant(a) {
                    Some(1.0) => r,
                    _ => s.op(Op::Binary(BinOp::FMul, a, r), ty),
                }
            }
            Op::Unary(op, x) if ty == Ty::F32 => function(&mut s, op, x)?,
            _ => return None,
        };
        Some((s.insts, v))
    });
    Changed::from_bool(any)
}

/// Facts about the values before anything is rewritten.
struct Facts {
    /// Values that are a product or a quotient in `f32` and have one use, with the operands and the block.
    products: Vec<Option<(BinOp, Value, Value, Block)>>,
    constants: Vec<Option<f64>>,
}

impl Facts {
    fn of(func: &Function) -> Facts {
        let mut uses = vec![0u32; func.values.len()];
        let mut count = |v: Value| {
            uses[v.0 as usize] += 1;
            v
        };
        for block in &func.blocks {
            block.term.clone().map_operands(&mut count);
            count(block.mask);
            for inst in &block.insts {
                func.insts[inst.0 as usize].op.clone().map_operands(&mut count);
            }
        }
        let mut products = vec![None; func.values.len()];
        for b in func.block_ids() {
            for inst in &func.blocks[b.0 as usize].insts {
                let data = &func.insts[inst.0 as usize];
                if let (&Op::Binary(op @ (BinOp::FMul | BinOp::FDiv), x, y), Some(v)) = (&data.op, data.result)
                    && (op == BinOp::FMul || func.ty(v) == Ty::F32)
                    && uses[v.0 as usize] == 1
                {
                    products[v.0 as usize] = Some((op, x, y, b));
                }
            }
        }
        let constant = |v: &crate::ir::func::ValueData| match v.def {
            Def::Inst(inst) => match func.insts[inst.0 as usize].op {
                Op::Const(bits) => match v.ty {
                    Ty::F32 => Some(f32::from_bits(bits as u32).into()),
                    Ty::F64 => Some(f64::from_bits(bits)),
                    _ => None,
                },
                _ => None,
            },
            Def::Param(..) => None,
        };
        Facts { products, constants: func.values.iter().map(constant).collect() }
    }

    /// The value of a constant.
    fn constant(&self, v: Value) -> Option<f64> {
        self.constants.get(v.0 as usize).copied().flatten()
    }

    fn is_zero(&self, v: Value) -> bool {
        self.constant(v) == Some(0.0)
    }

    /// The factors of a product of the same block that has no other use. A quotient is a product with a reciprocal.
    fn factors(&self, s: &mut Sequence<'_>, v: Value, block: Block) -> Option<(Value, Value)> {
        match self.products.get(v.0 as usize) {
            Some(&Some((BinOp::FMul, x, y, b))) if b == block => Some((x, y)),
            // A constant numerator may leave nothing to multiply.
            Some(&Some((_, x, y, b))) if b == block && self.constant(x).is_none() => Some((x, reciprocal(s, self, y))),
            _ => None,
        }
    }
}

/// The reciprocal of a number in `f32`, computed here if it is a constant and neither of the two is denormal.
fn reciprocal(s: &mut Sequence<'_>, facts: &Facts, v: Value) -> Value {
    let known = facts.constant(v).map(|c| (c as f32, 1.0 / c as f32)).filter(|(c, r)| c.is_normal() && r.is_normal());
    match known {
        Some((_, r)) => s.float(r),
        None => s.op(Op::Unary(UnOp::FRcpApprox, v), Ty::F32),
    }
}

/// A sum or difference.
fn sum(s: &mut Sequence<'_>, facts: &Facts, block: Block, op: BinOp, [a, b]: [Value; 2], ty: Ty) -> Option<Value> {
    let minus = op == BinOp::FSub;
    if minus && a == b {
        return Some(s.op(Op::Const(0), ty));
    }
    if facts.is_zero(b) {
        return Some(a);
    }
    if !minus && facts.is_zero(a) {
        return Some(b);
    }
    let negated = |s: &mut Sequence<'_>, v| s.op(Op::Unary(UnOp::FNeg, v), ty);
    let (x, y, z) = if let Some((x, y)) = facts.factors(s, a, block) {
        (x, y, if minus { negated(s, b) } else { b })
    } else {
        let (x, y) = facts.factors(s, b, block)?;
        (if minus { negated(s, x) } else { x }, y, a)
    };
    Some(s.op(Op::Ternary(TernOp::Fma, x, y, z), ty))
}

/// A function of one `f32`.
fn function(s: &mut Sequence<'_>, op: UnOp, x: Value) -> Option<Value> {
    let mut scaled = |x: Value, by: f32| {
        let by = s.float(by);
        s.op(Op::Binary(BinOp::FMul, x, by), Ty::F32)
    };
    let (approximate, x, factor) = match op {
        UnOp::FSqrt => (UnOp::FSqrtApprox, x, None),
        UnOp::FExp2 => (UnOp::FExp2Approx, x, None),
        UnOp::FLog2 => (UnOp::FLog2Approx, x, None),
        UnOp::FExp => (UnOp::FExp2Approx, scaled(x, LOG2_E), None),
        UnOp::FLn => (UnOp::FLog2Approx, x, Some(LN_2)),
        UnOp::FSin | UnOp::FCos => {
            let turns = scaled(x, FRAC_1_PI * 0.5);
            // The machine's instructions take at most 256 turns.
            let whole = s.op(Op::Unary(UnOp::FFloor, turns), Ty::F32);
            let part = s.op(Op::Binary(BinOp::FSub, turns, whole), Ty::F32);
            (if op == UnOp::FSin { UnOp::FSinTurns } else { UnOp::FCosTurns }, part, None)
        }
        _ => return None,
    };
    let y = s.op(Op::Unary(approximate, x), Ty::F32);
    Some(match factor {
        Some(by) => {
            let by = s.float(by);
            s.op(Op::Binary(BinOp::FMul, y, by), Ty::F32)
        }
        None => y,
    })
}
