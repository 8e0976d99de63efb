//! Conversions between 64-bit integers and floats.

use super::{Pair, Wide};
use crate::ir::{BinOp, FPred, IPred, Op, Ty, UnOp, Value};

const WORD: f64 = 4_294_967_296.0;

impl Wide<'_> {
    /// Shifted so that the first one bit leads the high word; the bits below it become one sticky bit. 32 bits
    /// with such a sticky bit round to binary32 as the whole number does.
    pub(super) fn u64_to_f32(&mut self, a: Pair) -> Value {
        let n = self.un(UnOp::LeadingZeros, a.1, Ty::I32);
        let (lo, hi) = self.shift(BinOp::Shl, a, n);
        let (zero, one, c32) = (self.int(0), self.int(1), self.int(32));
        let rest = self.icmp(IPred::Ne, lo, zero);
        let sticky = self.select(rest, one, zero);
        let top = self.bin(BinOp::Or, hi, sticky);
        let f = self.un(UnOp::U32ToF32, top, Ty::F32);
        let e = self.bin(BinOp::Sub, c32, n);
        self.bin(BinOp::FLdexp, f, e)
    }

    pub(super) fn s64_to_f32(&mut self, a: Pair) -> Value {
        let c31 = self.int(31);
        let sign = self.bin(BinOp::ShrS, a.1, c31);
        let magnitude = self.signed_by(a, sign);
        let f = self.u64_to_f32(magnitude);
        let zero = self.int(0);
        let negative = self.icmp(IPred::Ne, sign, zero);
        let minus = self.un(UnOp::FNeg, f, Ty::F32);
        self.select(negative, minus, f)
    }

    /// hi * 2^32 is exact, so that the fused sum rounds once.
    pub(super) fn joined_f64(&mut self, (lo, hi): Pair, high: UnOp) -> Value {
        let (f0, f1) = (self.un(UnOp::U32ToF64, lo, Ty::F64), self.un(high, hi, Ty::F64));
        let word = self.double(WORD);
        self.fma(f1, word, f0)
    }

    /// Towards zero, saturating; NaN gives 0, since the maximum of NaN and 0 is 0.
    pub(super) fn f64_to_u64(&mut self, x: Value) -> Pair {
        let zero = self.double(0.0);
        let positive = self.bin(BinOp::FMax, x, zero);
        let t = self.un(UnOp::FTrunc, positive, Ty::F64);
        let down = self.double(1.0 / WORD);
        let high = self.bin(BinOp::FMul, t, down);
        let high = self.un(UnOp::FFloor, high, Ty::F64);
        let minus = self.double(-WORD);
        let low = self.fma(high, minus, t);
        let words = (self.un(UnOp::F64ToU32, low, Ty::I32), self.un(UnOp::F64ToU32, high, Ty::I32));
        let limit = self.double(WORD * WORD);
        let over = self.fcmp(FPred::Ge, x, limit);
        let most = self.int(u32::MAX);
        self.select_pair(over, (most, most), words)
    }

    pub(super) fn f64_to_s64(&mut self, x: Value) -> Pair {
        let abs = self.double_sign(x, BinOp::And, !(1 << 31));
        let abs = self.op(abs, Ty::F64);
        let magnitude = self.f64_to_u64(abs);
        let (_, top) = self.words(x);
        let c31 = self.int(31);
        let sign = self.bin(BinOp::ShrS, top, c31);
        let value = self.signed_by(magnitude, sign);
        let (high, low) = (self.double(WORD * WORD / 2.0), self.double(-WORD * WORD / 2.0));
        let (over, under) = (self.fcmp(FPred::Ge, x, high), self.fcmp(FPred::Le, x, low));
        let most = (self.int(u32::MAX), self.int(i32::MAX as u32));
        let least = (self.int(0), self.int(1 << 31));
        let value = self.select_pair(over, most, value);
        self.select_pair(under, least, value)
    }

    /// The number with its high word changed by a constant.
    pub(super) fn double_sign(&mut self, a: Value, op: BinOp, bits: u32) -> Op {
        let (lo, hi) = self.words(a);
        let bits = self.int(bits);
        let hi = self.bin(op, hi, bits);
        Op::Pack(vec![lo, hi])
    }
}
