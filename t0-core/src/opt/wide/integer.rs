//! Arithmetic of 64-bit integers on words.

use super::{Pair, Wide};
use crate::ir::{BinOp, IPred, Op, Ty, UnOp, Value};

impl Wide<'_> {
    /// The words of an operation whose result is a 64-bit integer; `None` for other operations.
    pub(super) fn integer(&mut self, op: &Op) -> Option<Pair> {
        Some(match op {
            Op::Const(bits) => (self.int(*bits as u32), self.int((bits >> 32) as u32)),
            Op::Undef => (self.op(Op::Undef, Ty::I32), self.op(Op::Undef, Ty::I32)),
            Op::Param(i) => {
                let both = self.op(Op::Param(*i), Ty::Words(2));
                self.words(both)
            }
            Op::Unary(op @ (UnOp::Not | UnOp::ReadFirst), a) => {
                let (lo, hi) = self.pair(*a);
                (self.un(*op, lo, Ty::I32), self.un(*op, hi, Ty::I32))
            }
            Op::Unary(UnOp::F32ToU64, a) => {
                let a = self.un(UnOp::F32ToF64, *a, Ty::F64);
                self.f64_to_u64(a)
            }
            Op::Unary(UnOp::F32ToS64, a) => {
                let a = self.un(UnOp::F32ToF64, *a, Ty::F64);
                self.f64_to_s64(a)
            }
            Op::Unary(UnOp::F64ToU64, a) => self.f64_to_u64(*a),
            Op::Unary(UnOp::F64ToS64, a) => self.f64_to_s64(*a),
            Op::Binary(op, a, b) => {
                let (a, b) = (self.pair(*a), self.pair(*b));
                return self.arithmetic(*op, a, b);
            }
            Op::Select(c, a, b) => {
                let (a, b) = (self.pair(*a), self.pair(*b));
                self.select_pair(*c, a, b)
            }
            Op::Bitcast(a) => self.words(*a),
            Op::Pack(vs) if vs.len() == 2 => {
                let word = |w: &mut Self, v: Value| match w.func.ty(v) {
                    Ty::I32 => v,
                    _ => w.op(Op::Bitcast(v), Ty::I32),
                };
                (word(self, vs[0]), word(self, vs[1]))
            }
            _ => return None,
        })
    }

    /// The words of a value of two.
    pub(super) fn words(&mut self, v: Value) -> Pair {
        (self.op(Op::Word(v, 0), Ty::I32), self.op(Op::Word(v, 1), Ty::I32))
    }

    fn arithmetic(&mut self, op: BinOp, a: Pair, b: Pair) -> Option<Pair> {
        Some(match op {
            BinOp::Add => self.add(a, b),
            BinOp::Sub => self.sub(a, b),
            BinOp::Mul => self.mul(a, b),
            BinOp::MulHiU => self.mul_hi(a, b),
            BinOp::MulHiS => self.mul_hi_signed(a, b),
            BinOp::And | BinOp::Or | BinOp::Xor => (self.bin(op, a.0, b.0), self.bin(op, a.1, b.1)),
            BinOp::Shl | BinOp::ShrU | BinOp::ShrS => self.shift(op, a, b.0),
            BinOp::DivU => self.div_u(a, b).0,
            BinOp::RemU => self.div_u(a, b).1,
            BinOp::DivS => self.div_s(a, b).0,
            BinOp::RemS => self.div_s(a, b).1,
            BinOp::MinU => self.least(IPred::LtU, a, b),
            BinOp::MinS => self.least(IPred::LtS, a, b),
            BinOp::MaxU => self.least(IPred::GtU, a, b),
            BinOp::MaxS => self.least(IPred::GtS, a, b),
            _ => return None,
        })
    }

    fn least(&mut self, p: IPred, a: Pair, b: Pair) -> Pair {
        let c = self.compare(p, a, b);
        self.select_pair(c, a, b)
    }

    fn one_if(&mut self, c: Value) -> Value {
        let (one, zero) = (self.int(1), self.int(0));
        self.select(c, one, zero)
    }

    pub(super) fn add(&mut self, a: Pair, b: Pair) -> Pair {
        let lo = self.bin(BinOp::Add, a.0, b.0);
        let over = self.icmp(IPred::LtU, lo, a.0);
        let carry = self.one_if(over);
        let hi = self.bin(BinOp::Add, a.1, b.1);
        (lo, self.bin(BinOp::Add, hi, carry))
    }

    pub(super) fn sub(&mut self, a: Pair, b: Pair) -> Pair {
        let lo = self.bin(BinOp::Sub, a.0, b.0);
        let under = self.icmp(IPred::LtU, a.0, b.0);
        let borrow = self.one_if(under);
        let hi = self.bin(BinOp::Sub, a.1, b.1);
        (lo, self.bin(BinOp::Sub, hi, borrow))
    }

    pub(super) fn negate(&mut self, a: Pair) -> Pair {
        let zero = self.int(0);
        self.sub((zero, zero), a)
    }

    /// The whole product of two words.
    fn product(&mut self, a: Value, b: Value) -> Pair {
        (self.bin(BinOp::Mul, a, b), self.bin(BinOp::MulHiU, a, b))
    }

    fn mul(&mut self, a: Pair, b: Pair) -> Pair {
        let (lo, hi) = self.product(a.0, b.0);
        let cross = self.bin(BinOp::Mul, a.0, b.1);
        let hi = self.bin(BinOp::Add, hi, cross);
        let cross = self.bin(BinOp::Mul, a.1, b.0);
        (lo, self.bin(BinOp::Add, hi, cross))
    }

    /// The high half of the product of 128 bits.
    fn mul_hi(&mut self, a: Pair, b: Pair) -> Pair {
        let zero = self.int(0);
        let (_, low) = self.product(a.0, b.0);
        let (p, q, top) = (self.product(a.0, b.1), self.product(a.1, b.0), self.product(a.1, b.1));
        let middle = self.add((low, zero), p);
        let middle_low = self.add((middle.0, zero), (q.0, zero));
        let high = self.add(top, (middle.1, zero));
        let high = self.add(high, (q.1, zero));
        self.add(high, (middle_low.1, zero))
    }

    /// Read as unsigned, a negative factor is larger by 2^64, so the other factor is subtracted from the high half.
    fn mul_hi_signed(&mut self, a: Pair, b: Pair) -> Pair {
        let c31 = self.int(31);
        let mut high = self.mul_hi(a, b);
        for (factor, other) in [(a, b), (b, a)] {
            let sign = self.bin(BinOp::ShrS, factor.1, c31);
            let excess = (self.bin(BinOp::And, other.0, sign), self.bin(BinOp::And, other.1, sign));
            high = self.sub(high, excess);
        }
        high
    }

    /// The amount is taken modulo 64. A shift by 32 or more moves a word; the bits that cross from word to word are
    /// shifted in two steps, since a shift of a word by 32 is one by 0.
    pub(super) fn shift(&mut self, op: BinOp, (lo, hi): Pair, by: Value) -> Pair {
        let (c1, c31, c32, zero) = (self.int(1), self.int(31), self.int(32), self.int(0));
        let within = self.bin(BinOp::And, by, c31);
        let back = self.bin(BinOp::Xor, within, c31);
        let bit = self.bin(BinOp::And, by, c32);
        let far = self.icmp(IPred::Ne, bit, zero);
        if op == BinOp::Shl {
            let low = self.bin(BinOp::Shl, lo, within);
            let high = self.bin(BinOp::Shl, hi, within);
            let cross = self.bin(BinOp::ShrU, lo, c1);
            let cross = self.bin(BinOp::ShrU, cross, back);
            let high = self.bin(BinOp::Or, high, cross);
            return (self.select(far, zero, low), self.select(far, low, high));
        }
        let low = self.bin(BinOp::ShrU, lo, within);
        let high = self.bin(op, hi, within);
        let cross = self.bin(BinOp::Shl, hi, c1);
        let cross = self.bin(BinOp::Shl, cross, back);
        let low = self.bin(BinOp::Or, low, cross);
        let fill = if op == BinOp::ShrS { self.bin(BinOp::ShrS, hi, c31) } else { zero };
        (self.select(far, high, low), self.select(far, fill, high))
    }

    pub(super) fn compare(&mut self, p: IPred, a: Pair, b: Pair) -> Value {
        let (low, strict) = match p {
            IPred::Eq | IPred::Ne => {
                let (x, y) = (self.bin(BinOp::Xor, a.0, b.0), self.bin(BinOp::Xor, a.1, b.1));
                let differ = self.bin(BinOp::Or, x, y);
                let zero = self.int(0);
                return self.icmp(p, differ, zero);
            }
            IPred::LtU => (IPred::LtU, IPred::LtU),
            IPred::LeU => (IPred::LeU, IPred::LtU),
            IPred::GtU => (IPred::GtU, IPred::GtU),
            IPred::GeU => (IPred::GeU, IPred::GtU),
            IPred::LtS => (IPred::LtU, IPred::LtS),
            IPred::LeS => (IPred::LeU, IPred::LtS),
            IPred::GtS => (IPred::GtU, IPred::GtS),
            IPred::GeS => (IPred::GeU, IPred::GtS),
        };
        let by_high = self.icmp(strict, a.1, b.1);
        let same = self.icmp(IPred::Eq, a.1, b.1);
        let by_low = self.icmp(low, a.0, b.0);
        let low = self.bin(BinOp::And, same, by_low);
        self.bin(BinOp::Or, by_high, low)
    }

    /// Quotient and remainder, both 0 for a zero divisor.
    ///
    /// 2^64 / b is estimated in binary32. Its error is below 1.75 * 2^-22 (the machine's reciprocal is within one unit
    /// in the last place of the rounded one), so the estimate is made 2^-21 smaller and never exceeds it. A Newton step
    /// squares the relative error and truncates by less than one: after two the reciprocal is less than 2 short, and so
    /// is the quotient.
    fn div_u(&mut self, a: Pair, b: Pair) -> (Pair, Pair) {
        let zero = self.int(0);
        let (f0, f1) = (self.un(UnOp::U32ToF32, b.0, Ty::F32), self.un(UnOp::U32ToF32, b.1, Ty::F32));
        let word = self.float(4_294_967_296.0);
        let divisor = self.fma(f1, word, f0);
        let guess = self.un(UnOp::FRcpApprox, divisor, Ty::F32);
        let scale = self.float(f32::from_bits(0x5F7F_FFF8));
        let guess = self.bin(BinOp::FMul, guess, scale);
        let down = self.float(1.0 / 4_294_967_296.0);
        let high = self.bin(BinOp::FMul, guess, down);
        let high = self.un(UnOp::FTrunc, high, Ty::F32);
        let minus = self.float(-4_294_967_296.0);
        let low = self.fma(high, minus, guess);
        let mut r = (self.un(UnOp::F32ToU32, low, Ty::I32), self.un(UnOp::F32ToU32, high, Ty::I32));
        let minus_b = self.negate(b);
        for _ in 0..2 {
            let error = self.mul(minus_b, r);
            let step = self.mul_hi(r, error);
            r = self.add(r, step);
        }
        let mut q = self.mul_hi(a, r);
        let product = self.mul(q, b);
        let mut rem = self.sub(a, product);
        let one = self.int(1);
        for _ in 0..2 {
            let short = self.compare(IPred::GeU, rem, b);
            let (q1, rem1) = (self.add(q, (one, zero)), self.sub(rem, b));
            q = self.select_pair(short, q1, q);
            rem = self.select_pair(short, rem1, rem);
        }
        let none = self.compare(IPred::Eq, b, (zero, zero));
        (self.select_pair(none, (zero, zero), q), self.select_pair(none, (zero, zero), rem))
    }

    /// Division of magnitudes; MIN / -1 = MIN follows from wrapping.
    fn div_s(&mut self, a: Pair, b: Pair) -> (Pair, Pair) {
        let c31 = self.int(31);
        let (sa, sb) = (self.bin(BinOp::ShrS, a.1, c31), self.bin(BinOp::ShrS, b.1, c31));
        let (ma, mb) = (self.signed_by(a, sa), self.signed_by(b, sb));
        let (q, r) = self.div_u(ma, mb);
        let sign = self.bin(BinOp::Xor, sa, sb);
        (self.signed_by(q, sign), self.signed_by(r, sa))
    }

    /// The negative where `sign` is all ones, the value itself where it is zero.
    pub(super) fn signed_by(&mut self, a: Pair, sign: Value) -> Pair {
        let x = (self.bin(BinOp::Xor, a.0, sign), self.bin(BinOp::Xor, a.1, sign));
        self.sub(x, (sign, sign))
    }
}
