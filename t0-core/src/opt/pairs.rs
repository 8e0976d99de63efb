//! Arithmetic on pairs of halves without an instruction: of bf16 on every target, of f16 on targets without packed
//! arithmetic. The halves are unpacked to binary32, computed there, and rounded back.
//!
//! Binary32 has more than twice a half's bits, so that sums and products are the same as with one rounding. Fused
//! multiply-adds need more: where the rounding to the half meets a tie, the part lost in the rounding to binary32
//! decides.

use super::Changed;
use super::rewrite::{Sequence, expand_each};
use crate::ir::{BinOp, FPred, Function, Half, IPred, Op, PairOp, TernOp, Ty, UnOp, Value};

/// Replaces those of bf16.
pub fn run(func: &mut Function) -> Changed {
    expand(func, |half| half == Half::BF16)
}

/// Replaces those of f16 too.
pub fn run_all(func: &mut Function) -> Changed {
    expand(func, |_| true)
}

fn expand(func: &mut Function, wanted: impl Fn(Half) -> bool) -> Changed {
    Changed::from_bool(expand_each(func, |func, _, inst| {
        let data = &func.insts[inst.0 as usize];
        let loc = data.loc;
        match data.op {
            Op::Binary(BinOp::Pairs(op, half), a, b) if wanted(half) => {
                let mut s = Sequence::new(func, loc);
                let v = binary(&mut s, op, half, a, b);
                Some((s.insts, v))
            }
            Op::Ternary(TernOp::FmaPairs(half), a, b, c) if wanted(half) => {
                let mut s = Sequence::new(func, loc);
                let v = fma(&mut s, half, [a, b, c]);
                Some((s.insts, v))
            }
            _ => None,
        }
    }))
}

impl Sequence<'_> {
    fn word(&mut self, op: BinOp, a: Value, b: Value) -> Value {
        self.op(Op::Binary(op, a, b), Ty::I32)
    }

    fn real(&mut self, op: BinOp, a: Value, b: Value) -> Value {
        self.op(Op::Binary(op, a, b), Ty::F32)
    }
}

/// Both halves in binary32, the low one first.
fn unpacked(s: &mut Sequence<'_>, half: Half, x: Value) -> [Value; 2] {
    let sixteen = s.int(16);
    match half {
        Half::F16 => {
            let high = s.word(BinOp::ShrU, x, sixteen);
            [x, high].map(|w| {
                let h = s.op(Op::Bitcast(w), Ty::F16);
                s.op(Op::Unary(UnOp::F16ToF32, h), Ty::F32)
            })
        }
        Half::BF16 => {
            let mask = s.int(0xFFFF_0000);
            [s.word(BinOp::Shl, x, sixteen), s.word(BinOp::And, x, mask)].map(|w| s.op(Op::Bitcast(w), Ty::F32))
        }
    }
}

/// Both rounded and in one word.
fn packed(s: &mut Sequence<'_>, half: Half, both: [Value; 2]) -> Value {
    let [low, high] = both.map(|x| {
        let h = match half {
            Half::F16 => s.op(Op::Unary(UnOp::F32ToF16, x), Ty::F16),
            Half::BF16 => s.op(Op::Unary(UnOp::F32ToBF16, x), Ty::BF16),
        };
        s.op(Op::Bitcast(h), Ty::I32)
    });
    let sixteen = s.int(16);
    let high = s.word(BinOp::Shl, high, sixteen);
    s.word(BinOp::Or, low, high)
}

fn binary(s: &mut Sequence<'_>, op: PairOp, half: Half, a: Value, b: Value) -> Value {
    let ([al, ah], [bl, bh]) = (unpacked(s, half, a), unpacked(s, half, b));
    let real = match op {
        PairOp::Add => BinOp::FAdd,
        PairOp::Mul => BinOp::FMul,
        PairOp::Min => BinOp::FMin,
        PairOp::Max => BinOp::FMax,
    };
    let both = [s.real(real, al, bl), s.real(real, ah, bh)];
    if half == Half::BF16 && matches!(op, PairOp::Min | PairOp::Max) {
        // One of the two, so that there is nothing to round.
        let [low, high] = both.map(|x| s.op(Op::Bitcast(x), Ty::I32));
        let (sixteen, mask) = (s.int(16), s.int(0xFFFF_0000));
        let (low, high) = (s.word(BinOp::ShrU, low, sixteen), s.word(BinOp::And, high, mask));
        return s.word(BinOp::Or, low, high);
    }
    packed(s, half, both)
}

fn fma(s: &mut Sequence<'_>, half: Half, operands: [Value; 3]) -> Value {
    let [[al, ah], [bl, bh], [cl, ch]] = operands.map(|x| unpacked(s, half, x));
    let one = match half {
        Half::F16 => fma_f16,
        Half::BF16 => fma_bf16,
    };
    let both = [one(s, al, bl, cl), one(s, ah, bh, ch)];
    packed(s, half, both)
}

/// The product of two f16 is exact in binary32, and so is what the sum loses (Knuth). Where it loses something the last
/// bit becomes 1: with two bits more than f16 has, no rounding of that is in the middle of two f16, or on the wrong
/// side of it.
fn fma_f16(s: &mut Sequence<'_>, a: Value, b: Value, c: Value) -> Value {
    let product = s.real(BinOp::FMul, a, b);
    let sum = s.real(BinOp::FAdd, product, c);
    let part = s.real(BinOp::FSub, sum, product);
    let rest = s.real(BinOp::FSub, sum, part);
    let (x, y) = (s.real(BinOp::FSub, product, rest), s.real(BinOp::FSub, c, part));
    let lost = s.real(BinOp::FAdd, x, y);
    let one = s.int(1);
    nudged(s, sum, lost, (one, 0))
}

/// One rounding to binary32, sum = fma(a, b, c), leaves only one question: where it is in the middle of two bf16, on
/// which side of it a * b + c lies. Rounded to binary32 on the way, (a * b - sum) + c has that side: beyond the
/// product's 16 bits and the sum's 9 nothing can be lost that would change its sign. Unlike c - sum the first
/// difference is never too large, being close to -c.
fn fma_bf16(s: &mut Sequence<'_>, a: Value, b: Value, c: Value) -> Value {
    let sum = s.op(Op::Ternary(TernOp::Fma, a, b, c), Ty::F32);
    let minus = s.op(Op::Unary(UnOp::FNeg, sum), Ty::F32);
    let rest = s.op(Op::Ternary(TernOp::Fma, a, b, minus), Ty::F32);
    let lost = s.real(BinOp::FAdd, rest, c);
    let tail = s.int(0xFFFF);
    nudged(s, sum, lost, (tail, 0x8000))
}

/// `x` one step towards where something was lost, if anything was and the bits of its mask are these. A NaN says that
/// nothing was lost: the sum was infinite, or is a NaN itself.
fn nudged(s: &mut Sequence<'_>, x: Value, lost: Value, (mask, these): (Value, u32)) -> Value {
    let bits = s.op(Op::Bitcast(x), Ty::I32);
    let tail = s.word(BinOp::And, bits, mask);
    let these = s.int(these);
    let fits = s.op(Op::Icmp(IPred::Eq, tail, these), Ty::B1);
    let size = s.op(Op::Unary(UnOp::FAbs, lost), Ty::F32);
    let zero = s.float(0.0);
    let any = s.op(Op::Fcmp(FPred::Gt, size, zero), Ty::B1);
    let moves = s.op(Op::Binary(BinOp::And, fits, any), Ty::B1);
    let lost = s.op(Op::Bitcast(lost), Ty::I32);
    let differ = s.word(BinOp::Xor, bits, lost);
    let (last, one) = (s.int(31), s.int(1));
    // 0 or -1, and so 1 or -1.
    let side = s.word(BinOp::ShrS, differ, last);
    let step = s.word(BinOp::Or, side, one);
    let moved = s.word(BinOp::Add, bits, step);
    let bits = s.op(Op::Select(moves, moved, bits), Ty::I32);
    s.op(Op::Bitcast(bits), Ty::F32)
}
