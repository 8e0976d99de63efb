//! The order in which values of lanes are combined.
//!
//! 32-bit words have hardware operations. All other types go through [`tree`], which combines each half of the lanes
//! with the other half: a butterfly that skips lanes that do not exist.

use super::operands::Operands;
use super::wave::{first_of, lanes};
use crate::ir::{Absent, BinOp, IPred, Op, ReduceOp, Ty, UnOp, Value};
use crate::lang::ast::BinaryOp;
use crate::lang::lower::Lowerer;
use crate::lang::prelude::op::{Combine, Scan};
use crate::lang::types::Scalar;
use crate::source::Diagnostic;

impl Combine {
    /// Combines two values.
    pub(super) fn of(self, l: &mut Lowerer<'_>, s: Scalar, a: Value, b: Value) -> Value {
        let (real, signed, unsigned) = match self {
            Combine::Sum => return l.arithmetic(BinaryOp::Add, s, a, b),
            Combine::Product => return l.arithmetic(BinaryOp::Mul, s, a, b),
            Combine::And => return l.arithmetic(BinaryOp::And, s, a, b),
            Combine::Or => return l.arithmetic(BinaryOp::Or, s, a, b),
            Combine::Xor => return l.arithmetic(BinaryOp::Xor, s, a, b),
            Combine::Min => (BinOp::FMin, BinOp::MinS, BinOp::MinU),
            Combine::Max => (BinOp::FMax, BinOp::MaxS, BinOp::MaxU),
        };
        if s.is_float() {
            let (a, b) = (l.to_f32(a), l.to_f32(b));
            let v = l.bin(real, a, b);
            return l.round_to(v, s.ir());
        }
        l.bin(if s.is_signed() { signed } else { unsigned }, a, b)
    }

    /// The neutral element. It is the result of an exclusive scan in the first lane.
    pub(super) fn identity(self, l: &mut Lowerer<'_>, s: Scalar) -> Value {
        if s.is_float() {
            let x = match self {
                Combine::Product => 1.0,
                Combine::Min => f64::INFINITY,
                Combine::Max => f64::NEG_INFINITY,
                Combine::Sum | Combine::And | Combine::Or | Combine::Xor => 0.0,
            };
            let v = l.real(x, s.ir());
            return l.round_to(v, s.ir());
        }
        let (least, most) = s.range();
        let x = match self {
            Combine::Product => 1,
            Combine::Min => most,
            Combine::Max => least,
            Combine::And => {
                if s.is_signed() {
                    -1
                } else {
                    most
                }
            }
            Combine::Sum | Combine::Or | Combine::Xor => 0,
        };
        l.number(x, s)
    }

    /// The hardware operation over lanes, if there is one for the type. Narrower integers are extended to 32 bits.
    fn machine(self, s: Scalar) -> Option<ReduceOp> {
        if s.bytes() == 8 || matches!(s, Scalar::F16 | Scalar::Bf16) {
            return None;
        }
        let (float, signed) = (s == Scalar::F32, s.is_signed());
        Some(match self {
            Combine::Sum if float => ReduceOp::FAdd,
            Combine::Sum => ReduceOp::Add,
            Combine::Product if float => ReduceOp::FMul,
            Combine::Product => return None,
            Combine::Min if float => ReduceOp::FMin,
            Combine::Min if signed => ReduceOp::MinS,
            Combine::Min => ReduceOp::MinU,
            Combine::Max if float => ReduceOp::FMax,
            Combine::Max if signed => ReduceOp::MaxS,
            Combine::Max => ReduceOp::MaxU,
            Combine::And => ReduceOp::And,
            Combine::Or => ReduceOp::Or,
            Combine::Xor => ReduceOp::Xor,
        })
    }

    /// Combines the values of all lanes of the wave.
    pub(super) fn reduced(self, l: &mut Lowerer<'_>, s: Scalar, v: Value) -> Result<Value, Diagnostic> {
        if let Some(op) = self.machine(s) {
            let all = l.op(Op::Reduce(op, v), s.ir());
            return Ok(if self == Combine::Sum { l.normalise(all, s) } else { all });
        }
        let all = tree(l, vec![v], &mut |l, a, b| Ok(vec![self.of(l, s, a[0], b[0])]))?;
        Ok(all[0])
    }

    /// For each lane, combines the values of the lanes before it in the wave and, in an inclusive scan, its own.
    pub(super) fn scanned(self, l: &mut Lowerer<'_>, s: Scalar, v: Value, scan: Scan) -> Value {
        let inclusive = scan == Scan::Inclusive;
        if let (Some(op), 4) = (self.machine(s), s.bytes()) {
            let all = l.op(Op::Scan { op, inclusive, value: v }, s.ir());
            if inclusive || op != ReduceOp::FAdd {
                return all;
            }
            // The hardware starts with -0.0, the neutral element of addition. The first lane's result must be 0.0.
            let own = l.op(Op::Lane, Ty::I32);
            let zero = l.i32(0);
            let head = l.icmp(IPred::Eq, own, zero);
            let nothing = l.f32(0.0);
            return l.select(head, nothing, all);
        }
        let lanes = lanes(l);
        let own = l.op(Op::Lane, Ty::I32);
        let mut sum = self.identity(l, s);
        let mut result = sum;
        for j in 0..32 {
            let lane = l.i32(j);
            let here = l.icmp(IPred::Eq, own, lane);
            if !inclusive {
                result = l.select(here, sum, result);
            }
            let x = by_word(l, v, &mut |l, w| {
                let ty = l.ty(w);
                l.op(Op::ReadLane(w, lane), ty)
            });
            let next = self.of(l, s, sum, x);
            let bit = l.i32(1 << j);
            let bit = l.bin(BinOp::And, lanes, bit);
            let zero = l.i32(0);
            let runs = l.icmp(IPred::Ne, bit, zero);
            sum = l.select(runs, next, sum);
            if inclusive {
                result = l.select(here, sum, result);
            }
        }
        result
    }
}

/// Applies an operation on 32-bit words to a value of any scalar type.
pub(super) fn by_word(l: &mut Lowerer<'_>, v: Value, f: &mut dyn FnMut(&mut Lowerer<'_>, Value) -> Value) -> Value {
    match l.ty(v) {
        Ty::B1 => {
            let (yes, no) = (l.i32(1), l.i32(0));
            let bit = l.select(v, yes, no);
            let bit = f(l, bit);
            l.icmp(IPred::Ne, bit, no)
        }
        ty @ (Ty::F16 | Ty::BF16) => {
            let bits = l.op(Op::Bitcast(v), Ty::I32);
            let bits = f(l, bits);
            l.op(Op::Bitcast(bits), ty)
        }
        ty @ (Ty::I64 | Ty::F64) => {
            let words = l.words(v).map(|w| f(l, w));
            let bits = l.joined(words[0], words[1]);
            if ty == Ty::F64 { l.op(Op::Bitcast(bits), ty) } else { bits }
        }
        Ty::I32 | Ty::F32 | Ty::Words(_) => f(l, v),
    }
}

/// Combines two values, each a slice of its parts.
pub(super) type Both<'a> = &'a mut dyn FnMut(&mut Lowerer<'_>, &[Value], &[Value]) -> Result<Vec<Value>, Diagnostic>;

/// Combines existing lanes as a tree. At each distance it combines pairs of halves, with the lower lanes on the left.
/// All lanes get the first lane's result.
pub(super) fn tree(l: &mut Lowerer<'_>, mut x: Vec<Value>, both: Both<'_>) -> Result<Vec<Value>, Diagnostic> {
    let [_, rows, planes] = l.block_shape();
    // In one dimension, and in whole waves, the existing lanes are the first ones, so if any lane has a
    // partner, the first lane has one,
    // too.
    let line = rows == 1 && planes == 1 || l.has_whole_waves();
    for d in [1, 2, 4, 8, 16] {
        let lanes = lanes(l);
        let own = l.op(Op::Lane, Ty::I32);
        let (distance, zero) = (l.i32(d), l.i32(0));
        let other = l.bin(BinOp::Xor, own, distance);
        let (there, exists) = if line {
            let exists = if l.has_whole_waves() {
                l.b1(true)
            } else {
                let count = l.un(UnOp::CountOnes, lanes, Ty::I32);
                l.icmp(IPred::LtU, other, count)
            };
            (moved(l, &x, &|w| Op::ShuffleXor(w, d as u8, Absent::Own)), exists)
        } else {
            let start = l.i32(!(d - 1));
            let base = l.bin(BinOp::And, other, start);
            let others = l.bin(BinOp::ShrU, lanes, base);
            let half = l.i32(((1u64 << d) - 1) as u32);
            let others = l.bin(BinOp::And, others, half);
            let exists = l.icmp(IPred::Ne, others, zero);
            let first = l.un(UnOp::TrailingZeros, others, Ty::I32);
            let from = l.bin(BinOp::Add, base, first);
            let there = moved(l, &x, &|w| Op::Shuffle(w, from));
            (there.into_iter().zip(&x).map(|(t, own)| l.select(exists, t, *own)).collect::<Vec<_>>(), exists)
        };
        let new = if line {
            // Lanes of the upper half combine in the wrong order, but their results are not used.
            both(l, &x, &there)?
        } else {
            let bit = l.bin(BinOp::And, own, distance);
            let upper = l.icmp(IPred::Ne, bit, zero);
            let pairs: Vec<(Value, Value)> = x.iter().copied().zip(there).collect();
            let low: Vec<Value> = pairs.iter().map(|(own, t)| l.select(upper, *t, *own)).collect();
            let high: Vec<Value> = pairs.iter().map(|(own, t)| l.select(upper, *own, *t)).collect();
            both(l, &low, &high)?
        };
        if l.dead() || new.len() != x.len() {
            return Ok(x);
        }
        x = new.into_iter().zip(x).map(|(new, own)| l.select(exists, new, own)).collect();
    }
    Ok(x.into_iter().map(|v| first_of(l, v)).collect())
}

fn moved(l: &mut Lowerer<'_>, x: &[Value], op: &dyn Fn(Value) -> Op) -> Vec<Value> {
    x.iter()
        .map(|v| {
            by_word(l, *v, &mut |l, w| {
                let ty = l.ty(w);
                l.op(op(w), ty)
            })
        })
        .collect()
}

/// Applies the closure of a builtin to two values.
pub(super) fn combined(l: &mut Lowerer<'_>, g: &Operands, a: &[Value], b: &[Value]) -> Result<Vec<Value>, Diagnostic> {
    g.apply(l, &[a, b])
}
