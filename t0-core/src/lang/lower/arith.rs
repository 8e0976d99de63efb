//! Operators and casts, with the language's rules where hardware differs. Integers wrap at their width, shift amounts
//! are taken modulo the width, and x / 0 = 0. f16 and bf16 compute in f32 and are rounded back; pairs of them have
//! their own operations. Casts from floats to integers saturate.

use super::Lowerer;
use crate::ir::{BinOp, FPred, Half, IPred, PairOp, Ty, UnOp, Value};
use crate::lang::ast::{BinaryOp, UnaryOp};
use crate::lang::types::{Enum, Scalar};

impl Lowerer<'_> {
    /// The value of an integer at its width: zero- or sign-extended from that width.
    pub fn normalise(&mut self, v: Value, s: Scalar) -> Value {
        match s {
            Scalar::I8 => self.un(UnOp::SExt8, v, Ty::I32),
            Scalar::I16 => self.un(UnOp::SExt16, v, Ty::I32),
            Scalar::U8 | Scalar::U16 => {
                let mask = self.i32((1 << s.bits()) - 1);
                self.bin(BinOp::And, v, mask)
            }
            _ => v,
        }
    }

    /// A float converted to f32, which is exact.
    pub fn to_f32(&mut self, v: Value) -> Value {
        match self.b.func.ty(v) {
            Ty::F16 => self.un(UnOp::F16ToF32, v, Ty::F32),
            Ty::BF16 => self.un(UnOp::BF16ToF32, v, Ty::F32),
            _ => v,
        }
    }

    /// An f32 rounded to a float type.
    pub fn round_to(&mut self, v: Value, ty: Ty) -> Value {
        match ty {
            Ty::F16 => self.un(UnOp::F32ToF16, v, Ty::F16),
            Ty::BF16 => self.un(UnOp::F32ToBF16, v, Ty::BF16),
            _ => v,
        }
    }

    /// An operator on one value of a scalar type.
    pub fn unary(&mut self, op: UnaryOp, s: Scalar, v: Value) -> Value {
        match op {
            UnaryOp::Neg if s.half().is_some() => {
                let signs = self.i32(0x8000_8000);
                self.bin(BinOp::Xor, v, signs)
            }
            UnaryOp::Neg if s.is_float() => self.un(UnOp::FNeg, v, s.ir()),
            UnaryOp::Neg => {
                let zero = self.like(v, 0);
                let r = self.bin(BinOp::Sub, zero, v);
                self.normalise(r, s)
            }
            UnaryOp::Not => {
                let r = self.un(UnOp::Not, v, s.ir());
                if s == Scalar::Bool { r } else { self.normalise(r, s) }
            }
        }
    }

    /// An operator between two values of one scalar type (shift amounts aside).
    pub fn arithmetic(&mut self, op: BinaryOp, s: Scalar, a: Value, b: Value) -> Value {
        match (s, s.half()) {
            (Scalar::Bool, _) => self.logical(op, a, b),
            (_, Some(half)) => self.pairs(op, half, a, b),
            (s, None) if s.is_float() => self.float(op, s, a, b),
            _ => self.integer(op, s, a, b),
        }
    }

    /// A difference equals the sum with the negated operand bit for bit, so pairs have no subtraction.
    fn pairs(&mut self, op: BinaryOp, half: Half, a: Value, b: Value) -> Value {
        let (op, b) = match op {
            BinaryOp::Mul => (PairOp::Mul, b),
            BinaryOp::Sub => {
                let signs = self.i32(0x8000_8000);
                (PairOp::Add, self.bin(BinOp::Xor, b, signs))
            }
            _ => (PairOp::Add, b),
        };
        self.bin(BinOp::Pairs(op, half), a, b)
    }

    fn logical(&mut self, op: BinaryOp, a: Value, b: Value) -> Value {
        use BinaryOp::*;
        let not = |l: &mut Self, v| l.un(UnOp::Not, v, Ty::B1);
        match op {
            And => self.bin(BinOp::And, a, b),
            Or => self.bin(BinOp::Or, a, b),
            Xor | Ne => self.bin(BinOp::Xor, a, b),
            Lt => {
                let n = not(self, a);
                self.bin(BinOp::And, n, b)
            }
            Gt => {
                let n = not(self, b);
                self.bin(BinOp::And, a, n)
            }
            Le => {
                let n = not(self, a);
                self.bin(BinOp::Or, n, b)
            }
            Ge => {
                let n = not(self, b);
                self.bin(BinOp::Or, a, n)
            }
            _ => {
                let x = self.bin(BinOp::Xor, a, b);
                not(self, x)
            }
        }
    }

    fn float(&mut self, op: BinaryOp, s: Scalar, a: Value, b: Value) -> Value {
        use BinaryOp::*;
        let (a, b) = (self.to_f32(a), self.to_f32(b));
        let p = match op {
            Eq => FPred::Eq,
            Ne => FPred::Ne,
            Lt => FPred::Lt,
            Le => FPred::Le,
            Gt => FPred::Gt,
            Ge => FPred::Ge,
            Rem if s == Scalar::F64 => return self.double_remainder(a, b),
            _ => {
                let op = match op {
                    Sub => BinOp::FSub,
                    Mul => BinOp::FMul,
                    Div => BinOp::FDiv,
                    Rem => BinOp::FRem,
                    _ => BinOp::FAdd,
                };
                let r = self.bin(op, a, b);
                return self.round_to(r, s.ir());
            }
        };
        self.fcmp(p, a, b)
    }

    fn integer(&mut self, op: BinaryOp, s: Scalar, a: Value, b: Value) -> Value {
        use BinaryOp::*;
        let signed = s.is_signed();
        let pick = |x, y| if signed { x } else { y };
        let p = match op {
            Eq => IPred::Eq,
            Ne => IPred::Ne,
            Lt => {
                if signed {
                    IPred::LtS
                } else {
                    IPred::LtU
                }
            }
            Le => {
                if signed {
                    IPred::LeS
                } else {
                    IPred::LeU
                }
            }
            Gt => {
                if signed {
                    IPred::GtS
                } else {
                    IPred::GtU
                }
            }
            Ge => {
                if signed {
                    IPred::GeS
                } else {
                    IPred::GeU
                }
            }
            _ => {
                let (op, exact) = match op {
                    Add => (BinOp::Add, false),
                    Sub => (BinOp::Sub, false),
                    Mul => (BinOp::Mul, false),
                    Div => (pick(BinOp::DivS, BinOp::DivU), !signed),
                    Rem => (pick(BinOp::RemS, BinOp::RemU), true),
                    And => (BinOp::And, true),
                    Or => (BinOp::Or, true),
                    Xor => (BinOp::Xor, true),
                    Shl => (BinOp::Shl, false),
                    _ => (pick(BinOp::ShrS, BinOp::ShrU), true),
                };
                let b = if matches!(op, BinOp::Shl | BinOp::ShrS | BinOp::ShrU) { self.amount(b, s) } else { b };
                let b = if matches!(op, BinOp::Shl | BinOp::ShrS | BinOp::ShrU) && s.bits() < 32 {
                    let most = self.i32(s.bits() - 1);
                    self.bin(BinOp::And, b, most)
                } else {
                    b
                };
                let r = self.bin(op, a, b);
                return if exact { r } else { self.normalise(r, s) };
            }
        };
        self.icmp(p, a, b)
    }

    /// The amount of a shift, converted from its own type to the type of the shifted value.
    pub fn amount(&mut self, n: Value, s: Scalar) -> Value {
        match (self.b.func.ty(n), s.ir()) {
            (Ty::I32, Ty::I64) => {
                let zero = self.i32(0);
                self.joined(n, zero)
            }
            (Ty::I64, Ty::I32) => self.words(n)[0],
            _ => n,
        }
    }

    /// `as` from or to a type of 64 bits.
    fn wide_cast(&mut self, v: Value, from: Scalar, to: Scalar) -> Value {
        use Scalar::{Bool, F32, F64, I64, U64};
        let op = match (from, to) {
            (I64 | U64, I64 | U64) => return v,
            (I64 | U64, t) if t.is_int() => {
                let low = self.words(v)[0];
                return self.normalise(low, t);
            }
            (Bool, _) => {
                let (one, zero) = (self.i64(1), self.i64(0));
                return self.select(v, one, zero);
            }
            (f, I64 | U64) if f.is_int() => {
                let high = if f.is_signed() {
                    let last = self.i32(31);
                    self.bin(BinOp::ShrS, v, last)
                } else {
                    self.i32(0)
                };
                return self.joined(v, high);
            }
            (I64, F32) => UnOp::S64ToF32,
            (U64, F32) => UnOp::U64ToF32,
            (I64, F64) => UnOp::S64ToF64,
            (U64, F64) => UnOp::U64ToF64,
            (F32, I64) => UnOp::F32ToS64,
            (F32, U64) => UnOp::F32ToU64,
            (F64, I64) => UnOp::F64ToS64,
            (F64, U64) => UnOp::F64ToU64,
            (F32, F64) => UnOp::F32ToF64,
            (F64, F32) => UnOp::F64ToF32,
            (f, F64) if f.is_signed() => UnOp::S32ToF64,
            (_, F64) => UnOp::U32ToF64,
            (_, t) => {
                let op = if t.is_signed() { UnOp::F64ToS32 } else { UnOp::F64ToU32 };
                let r = self.un(op, v, Ty::I32);
                return self.saturated(r, t);
            }
        };
        self.un(op, v, to.ir())
    }

    /// A 32-bit integer, saturated to the range of a type.
    pub fn saturated(&mut self, v: Value, to: Scalar) -> Value {
        if to.bits() >= 32 {
            return v;
        }
        let (min, max) = to.range();
        let most = self.i32(max as u32);
        if !to.is_signed() {
            return self.bin(BinOp::MinU, v, most);
        }
        let least = self.i32(min as i32 as u32);
        let v = self.bin(BinOp::MaxS, v, least);
        self.bin(BinOp::MinS, v, most)
    }

    /// `as`.
    pub(super) fn cast(&mut self, v: Value, from: Scalar, to: Scalar) -> Value {
        if from == to {
            return v;
        }
        if matches!(from, Scalar::F16 | Scalar::Bf16) {
            let v = self.to_f32(v);
            return self.cast(v, Scalar::F32, to);
        }
        if from.bytes() == 8 || to.bytes() == 8 {
            return self.wide_cast(v, from, to);
        }
        match (from, to) {
            (Scalar::Bool, _) => {
                let (one, zero) = (self.i32(1), self.i32(0));
                self.select(v, one, zero)
            }
            (f, Scalar::F32) if f.is_int() => {
                let op = if f.is_signed() { UnOp::S32ToF32 } else { UnOp::U32ToF32 };
                self.un(op, v, Ty::F32)
            }
            (Scalar::F32, t) if t.is_int() => {
                let op = if t.is_signed() { UnOp::F32ToS32 } else { UnOp::F32ToU32 };
                let r = self.un(op, v, Ty::I32);
                self.saturated(r, t)
            }
            (f, t)
                if f.is_int()
                    && t.is_int()
                    && (t.bits() < f.bits() || (t.bits() < 32 && f.is_signed() != t.is_signed())) =>
            {
                self.normalise(v, t)
            }
            _ => v,
        }
    }

    /// The code that a number stands for.
    pub(super) fn variant_of(&mut self, number: Value, of: &Enum) -> Value {
        let last = self.i32(of.last());
        if of.is_dense() {
            return match self.bound(number) {
                Some(most) if most <= of.last() => number,
                _ => self.bin(BinOp::MinU, number, last),
            };
        }
        of.variants.iter().fold(last, |other, (_, code)| {
            let code = self.i32(*code);
            let is = self.icmp(IPred::Eq, number, code);
            self.select(is, code, other)
        })
    }

    /// A scalar's constant.
    pub fn number(&mut self, v: i128, s: Scalar) -> Value {
        match s {
            Scalar::F32 | Scalar::F64 => self.real(v as f64, s.ir()),
            Scalar::I64 | Scalar::U64 => self.i64(v as u64),
            _ => self.i32(v as u32),
        }
    }
}
