//! Square roots of binary64 and remainders of binary32, by binary64 arithmetic.

use super::Wide;
use crate::ir::{BinOp, FPred, Op, Ty, UnOp, Value};

/// Bits of the quotient that one step of a remainder subtracts: with 24 of the divisor they make a product of 53.
const STEP: i32 = 29;
/// Steps that cover the quotient of any two binary32 numbers, which is below 2^278.
const STEPS: i32 = 10;

fn power_of_two(e: i32) -> f64 {
    2f64.powi(e)
}

impl Wide<'_> {
    /// Root and half of the reciprocal root are refined together from the machine's approximation (Goldschmidt); the
    /// last two steps are by the residue, whose sign decides the rounding. Small numbers are scaled by an even power.
    pub(super) fn double_sqrt(&mut self, a: Value) -> Value {
        let limit = self.double(power_of_two(-767));
        let small = self.fcmp(FPred::Lt, a, limit);
        let up = self.double(power_of_two(256));
        let scaled = self.bin(BinOp::FMul, a, up);
        let x = self.select(small, scaled, a);
        let y = self.un(UnOp::FRsqrtApprox, x, Ty::F64);
        let half = self.double(0.5);
        let mut g = self.bin(BinOp::FMul, x, y);
        let mut h = self.bin(BinOp::FMul, y, half);
        let minus_h = self.negative(h);
        let r = self.fma(minus_h, g, half);
        h = self.fma(h, r, h);
        g = self.fma(g, r, g);
        for _ in 0..2 {
            let minus_g = self.negative(g);
            let residue = self.fma(minus_g, g, x);
            g = self.fma(residue, h, g);
        }
        let down = self.double(power_of_two(-128));
        let unscaled = self.bin(BinOp::FMul, g, down);
        let root = self.select(small, unscaled, g);
        // +-0 and +infinity are their own roots.
        let (zero, infinity) = (self.double(0.0), self.double(f64::INFINITY));
        let (none, all) = (self.fcmp(FPred::Eq, a, zero), self.fcmp(FPred::Eq, a, infinity));
        let own = self.bin(BinOp::Or, none, all);
        self.select(own, a, root)
    }

    fn negative(&mut self, a: Value) -> Value {
        let op = self.double_sign(a, BinOp::Xor, 1 << 31);
        self.op(op, Ty::F64)
    }

    /// |x| less multiples of |y| 2^261, |y| 2^232, .., |y|. Each multiple is below 2^30, and what remains is a multiple of the lesser
    /// unit of x and of the scaled y and not much greater than the latter, so that every fused step is exact. A
    /// multiple may be too large by one, which the next step corrects.
    pub(super) fn remainder(&mut self, x: Value, y: Value) -> Value {
        let (ax, ay) = (self.un(UnOp::FAbs, x, Ty::F32), self.un(UnOp::FAbs, y, Ty::F32));
        let (dx, dy) = (self.un(UnOp::F32ToF64, ax, Ty::F64), self.un(UnOp::F32ToF64, ay, Ty::F64));
        let unit = self.double(1.0);
        let reciprocal = self.bin(BinOp::FDiv, unit, dy);
        let mut r = dx;
        for k in (0..STEPS).rev() {
            let (up, down) = (self.double(power_of_two(STEP * k)), self.double(-power_of_two(-STEP * k)));
            let divisor = self.bin(BinOp::FMul, dy, up);
            let inverse = self.bin(BinOp::FMul, reciprocal, down);
            let minus_q = self.bin(BinOp::FMul, r, inverse);
            let minus_q = self.un(UnOp::FTrunc, minus_q, Ty::F64);
            r = self.fma(minus_q, divisor, r);
        }
        let zero = self.double(0.0);
        let negative = self.fcmp(FPred::Lt, r, zero);
        let more = self.bin(BinOp::FAdd, r, dy);
        let r = self.select(negative, more, r);
        let whole = self.fcmp(FPred::Ge, r, dy);
        let less = self.bin(BinOp::FSub, r, dy);
        let r = self.select(whole, less, r);
        let r = self.un(UnOp::F64ToF32, r, Ty::F32);
        // A finite number divided by infinity is its own remainder; the other cases without a remainder are NaN by now.
        let infinity = self.float(f32::INFINITY);
        let (by_all, finite) = (self.fcmp(FPred::Eq, ay, infinity), self.fcmp(FPred::Lt, ax, infinity));
        let own = self.bin(BinOp::And, by_all, finite);
        let r = self.select(own, ax, r);
        let (bits, from) = (self.op(Op::Bitcast(r), Ty::I32), self.op(Op::Bitcast(x), Ty::I32));
        let (keep, top) = (self.int(i32::MAX as u32), self.int(1 << 31));
        let (bits, sign) = (self.bin(BinOp::And, bits, keep), self.bin(BinOp::And, from, top));
        let bits = self.bin(BinOp::Or, bits, sign);
        self.op(Op::Bitcast(bits), Ty::F32)
    }
}
