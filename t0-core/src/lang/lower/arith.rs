//! Operators and casts, with the language's own answers where machines differ: integers wrap at their width, shift amounts are
//! taken modulo it, x / 0 = 0; f16 and bf16 compute in f32 and are rounded back; floats become integers saturating.

use super::Lowerer;
use crate::ir::{BinOp, FPred, IPred, Ty, UnOp, Value};
use crate::lang::ast::{BinaryOp, UnaryOp};
use crate::lang::types::Scalar;

impl Lowerer<'_> {
    /// An integer's value at its width: zero- or sign-extended from it.
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

    /// A float as f32, exactly.
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

    pub(super) fn unary(&mut self, op: UnaryOp, s: Scalar, v: Value) -> Value {
        match op {
            UnaryOp::Neg if s.is_float() => self.un(UnOp::FNeg, v, s.ir()),
            UnaryOp::Neg => {
                let zero = self.i32(0);
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
        match s {
            Scalar::Bool => self.logical(op, a, b),
            Scalar::F32 | Scalar::F16 | Scalar::Bf16 => self.float(op, s, a, b),
            _ => self.integer(op, s, a, b),
        }
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

    /// `as`.
    pub(super) fn cast(&mut self, v: Value, from: Scalar, to: Scalar) -> Value {
        if from == to {
            return v;
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
                let (min, max) = t.range();
                if t.is_signed() {
                    let r = self.un(UnOp::F32ToS32, v, Ty::I32);
                    if t.bits() == 32 {
                        return r;
                    }
                    let (min, max) = (self.i32(min as i32 as u32), self.i32(max as u32));
                    let r = self.bin(BinOp::MaxS, r, min);
                    self.bin(BinOp::MinS, r, max)
                } else {
                    let r = self.un(UnOp::F32ToU32, v, Ty::I32);
                    if t.bits() == 32 {
                        return r;
                    }
                    let max = self.i32(max as u32);
                    self.bin(BinOp::MinU, r, max)
                }
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

    /// A scalar's constant.
    pub(super) fn number(&mut self, v: i128, s: Scalar) -> Value {
        match s {
            Scalar::F32 => self.f32(v as f32),
            _ => self.i32(v as u32),
        }
    }
}
