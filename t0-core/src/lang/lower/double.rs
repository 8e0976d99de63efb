//! `%` of `f64`. It is a loop, because a quotient may have 2098 bits.

use super::Lowerer;
use crate::ir::func::Terminator;
use crate::ir::{BinOp, FPred, Op, TernOp, Ty, UnOp, Value};

/// The greatest difference of exponents that one iteration divides. It keeps quotients finite.
const REACH: u32 = 500;

impl Lowerer<'_> {
    /// Rust's `%`, exactly.
    ///
    /// Subtracts multiples of `d = |y| 2^k` from `|x|` until the rest is below `|y|`. A quotient `q` is rounded once
    /// and truncated. The new rest, `r - q d`, is a binary64 number: for `q` below 2^53 it has no more bits than `d`,
    /// and otherwise it is the residue of a correctly rounded division. If `q` was rounded up, the new rest is
    /// negative, with a magnitude of at most `d / 2`; the last rest is made positive at the end. Finished lanes keep
    /// their value by a select, independent of the mask, so that uniform values stay uniform.
    pub(super) fn double_remainder(&mut self, x: Value, y: Value) -> Value {
        let (size, divisor) = (self.un(UnOp::FAbs, x, Ty::F64), self.un(UnOp::FAbs, y, Ty::F64));
        if self.dead() {
            return size;
        }
        let mask = self.b.mask();
        let (header, exit) = (self.b.block(mask), self.b.block(mask));
        let rest = self.b.param(header, Ty::F64);
        self.b.jump(header, vec![size]);
        self.b.switch_to(header);
        let left = self.un(UnOp::FAbs, rest, Ty::F64);
        let goes = self.fcmp(FPred::Ge, left, divisor);
        let (high, low) = (self.exponent(left), self.exponent(divisor));
        let apart = self.bin(BinOp::Sub, high, low);
        let (reach, none) = (self.i32(REACH), self.i32(0));
        let by = self.bin(BinOp::Sub, apart, reach);
        let by = self.bin(BinOp::MaxS, by, none);
        let scaled = self.bin(BinOp::FLdexp, divisor, by);
        let q = self.bin(BinOp::FDiv, rest, scaled);
        let q = self.un(UnOp::FTrunc, q, Ty::F64);
        let minus = self.un(UnOp::FNeg, q, Ty::F64);
        let less = self.op(Op::Ternary(TernOp::Fma, minus, scaled, rest), Ty::F64);
        let next = self.select(goes, less, rest);
        let size = self.un(UnOp::FAbs, next, Ty::F64);
        let again = self.fcmp(FPred::Ge, size, divisor);
        let again = self.bin(BinOp::And, mask, again);
        self.b.terminate(Terminator::BranchAny(again, (header, vec![next]), (exit, vec![])));
        self.b.switch_to(exit);
        let zero = self.real(0.0, Ty::F64);
        let negative = self.fcmp(FPred::Lt, next, zero);
        let more = self.bin(BinOp::FAdd, next, divisor);
        let r = self.select(negative, more, next);
        // The other cases without a remainder are NaN already.
        let unknown = self.fcmp(FPred::Ne, y, y);
        let r = self.select(unknown, y, r);
        self.with_sign_of(r, x)
    }

    /// The exponent bits of a number that is not negative.
    fn exponent(&mut self, x: Value) -> Value {
        let high = self.words(x)[1];
        let twenty = self.i32(20);
        self.bin(BinOp::ShrU, high, twenty)
    }

    /// The magnitude of one binary64 number with the sign of another.
    pub fn with_sign_of(&mut self, x: Value, from: Value) -> Value {
        let ([lo, hi], [_, from]) = (self.words(x), self.words(from));
        let (keep, top) = (self.i32(0x7FFF_FFFF), self.i32(0x8000_0000));
        let (hi, sign) = (self.bin(BinOp::And, hi, keep), self.bin(BinOp::And, from, top));
        let hi = self.bin(BinOp::Or, hi, sign);
        let both = self.joined(lo, hi);
        self.op(Op::Bitcast(both), Ty::F64)
    }
}
