//! What `fast_math` allows on floats: the first pass, which leaves kernels unchanged that do not ask for it.
//!
//! | written | becomes | error |
//! |---|---|---|
//! | `a * b + c`, `a * b - c`, `c - a * b`, in `f32` and `f64` | one fused multiply-add | that of `mul_add`: less than that of the two operations |
//! | `a / b` | `a` times the machine's reciprocal of `b` | 2 ULP; nothing is known where the reciprocal is denormal or overflows |
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
                let r = s.op(Op::Unary(UnOp::FRcpApprox, b), ty);
                s.op(Op::Binary(BinOp::FMul, a, r), ty)
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
    /// Values that are a product and have one use, with the factors and the block.
    products: Vec<Option<(Value, Value, Block)>>,
    zeros: Vec<bool>,
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
                if let (Op::Binary(BinOp::FMul, x, y), Some(v)) = (&data.op, data.result)
                    && uses[v.0 as usize] == 1
                {
                    products[v.0 as usize] = Some((*x, *y, b));
                }
            }
        }
        let zero = |v: &crate::ir::func::ValueData| match v.def {
            Def::Inst(inst) => match func.insts[inst.0 as usize].op {
                Op::Const(bits) => match v.ty {
                    Ty::F32 => f32::from_bits(bits as u32) == 0.0,
                    Ty::F64 => f64::from_bits(bits) == 0.0,
                    _ => false,
                },
                _ => false,
            },
            Def::Param(..) => false,
        };
        Facts { products, zeros: func.values.iter().map(zero).collect() }
    }

    fn is_zero(&self, v: Value) -> bool {
        self.zeros.get(v.0 as usize).copied().unwrap_or(false)
    }

    /// The factors of a product of the same block that has no other use.
    fn factors(&self, v: Value, block: Block) -> Option<(Value, Value)> {
        match self.products.get(v.0 as usize) {
            Some(Some((x, y, b))) if *b == block => Some((*x, *y)),
            _ => None,
        }
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
    let (x, y, z) = if let Some((x, y)) = facts.factors(a, block) {
        (x, y, if minus { negated(s, b) } else { b })
    } else {
        let (x, y) = facts.factors(b, block)?;
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
