//! A builder for formulas of binary32 and binary64. Its values overload Rust's operators, and each operator appends an
//! operation to the kernel.
//!
//! This module has the values and arithmetic in two parts; the builtins themselves do not belong here. A formula has
//! one type throughout, that of its operands. Where the types need different constants or series of different length,
//! [`X::either`] and [`Table`] hold both.

use super::float::copysign;
use crate::ir::{BinOp, FPred, IPred, Op, TernOp, Ty, UnOp, Value};
use crate::lang::lower::Lowerer;
use std::cell::RefCell;
use std::ops::{Add, Div, Mul, Neg, Sub};

/// Appends operations to a kernel, for formulas of one width.
pub(super) struct FormulaBuilder<'s, 'a>(RefCell<&'s mut Lowerer<'a>>, Width);

/// The width of a formula's numbers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Width {
    Single,
    Double,
}

/// Coefficients for both types, lowest power first.
pub(super) struct Table {
    pub single: &'static [f64],
    pub double: &'static [f64],
}

/// The operations that formulas need from the builder.
trait Emit {
    fn width(&self) -> Width;
    fn op(&self, op: Op, ty: Ty) -> Value;
    fn real(&self, x: f64) -> Value;
    fn int(&self, x: u32) -> Value;
    fn high(&self, v: Value) -> Value;
    fn with_high(&self, v: Value, high: Value) -> Value;
    fn signed(&self, x: Value, from: Value) -> Value;
}

impl<'s, 'a> FormulaBuilder<'s, 'a> {
    /// A builder for formulas of the type of `of`, `F32` or `F64`.
    pub(super) fn new(l: &'s mut Lowerer<'a>, of: Value) -> FormulaBuilder<'s, 'a> {
        let width = if l.is_double(of) { Width::Double } else { Width::Single };
        FormulaBuilder(RefCell::new(l), width)
    }

    /// Wraps a value for use in formulas.
    pub(super) fn real(&self, v: Value) -> X<'_> {
        X { v, on: self }
    }
}

impl Emit for FormulaBuilder<'_, '_> {
    fn width(&self) -> Width {
        self.1
    }

    fn op(&self, op: Op, ty: Ty) -> Value {
        self.0.borrow_mut().op(op, ty)
    }

    fn real(&self, x: f64) -> Value {
        self.0.borrow_mut().real(x, self.1.ty())
    }

    fn int(&self, x: u32) -> Value {
        self.0.borrow_mut().i32(x)
    }

    fn high(&self, v: Value) -> Value {
        let mut l = self.0.borrow_mut();
        match self.1 {
            Width::Single => l.op(Op::Bitcast(v), Ty::I32),
            Width::Double => l.words(v)[1],
        }
    }

    fn with_high(&self, v: Value, high: Value) -> Value {
        let mut l = self.0.borrow_mut();
        match self.1 {
            Width::Single => l.op(Op::Bitcast(high), Ty::F32),
            Width::Double => {
                let low = l.words(v)[0];
                let both = l.joined(low, high);
                l.op(Op::Bitcast(both), Ty::F64)
            }
        }
    }

    fn signed(&self, x: Value, from: Value) -> Value {
        let mut l = self.0.borrow_mut();
        match self.1 {
            Width::Single => copysign(&mut l, x, from),
            Width::Double => l.with_sign_of(x, from),
        }
    }
}

impl Width {
    fn ty(self) -> Ty {
        match self {
            Width::Single => Ty::F32,
            Width::Double => Ty::F64,
        }
    }
}

/// A floating-point value.
#[derive(Clone, Copy)]
pub(super) struct X<'s> {
    v: Value,
    on: &'s dyn Emit,
}

/// An `I32` value.
#[derive(Clone, Copy)]
pub(super) struct N<'s> {
    v: Value,
    on: &'s dyn Emit,
}

/// A boolean value.
#[derive(Clone, Copy)]
pub(super) struct B<'s> {
    v: Value,
    on: &'s dyn Emit,
}

macro_rules! operators {
    ($($trait:ident $name:ident $t:ident $op:ident)*) => {$(
        impl<'s> $trait for $t<'s> {
            type Output = $t<'s>;

            fn $name(self, other: $t<'s>) -> $t<'s> {
                $t { v: self.on.op(Op::Binary(BinOp::$op, self.v, other.v), self.ty()), on: self.on }
            }
        }
    )*};
}

operators! {
    Add add X FAdd
    Sub sub X FSub
    Mul mul X FMul
    Div div X FDiv
    Add add N Add
    Sub sub N Sub
}

impl<'s> Neg for X<'s> {
    type Output = X<'s>;

    fn neg(self) -> X<'s> {
        self.un(UnOp::FNeg)
    }
}

impl<'s> Neg for N<'s> {
    type Output = N<'s>;

    fn neg(self) -> N<'s> {
        self.num(0) - self
    }
}

impl<'s> X<'s> {
    pub(super) fn value(self) -> Value {
        self.v
    }

    fn with_value(self, v: Value) -> X<'s> {
        X { v, on: self.on }
    }

    fn ty(self) -> Ty {
        self.on.width().ty()
    }

    fn un(self, op: UnOp) -> X<'s> {
        self.with_value(self.on.op(Op::Unary(op, self.v), self.ty()))
    }

    fn compare(self, p: FPred, other: X<'s>) -> B<'s> {
        B { v: self.on.op(Op::Fcmp(p, self.v, other.v), Ty::B1), on: self.on }
    }

    /// A constant.
    pub(super) fn num(self, x: f64) -> X<'s> {
        self.with_value(self.on.real(x))
    }

    /// A constant that differs between the types.
    pub(super) fn either(self, single: f64, double: f64) -> X<'s> {
        self.num(self.which(single, double))
    }

    /// Returns `single` or `double`, depending on the formula's type.
    pub(super) fn which<T>(self, single: T, double: T) -> T {
        match self.on.width() {
            Width::Single => single,
            Width::Double => double,
        }
    }

    /// `self * b + c`, fused.
    pub(super) fn fma(self, b: X<'s>, c: X<'s>) -> X<'s> {
        self.with_value(self.on.op(Op::Ternary(TernOp::Fma, self.v, b.v, c.v), self.ty()))
    }

    pub(super) fn abs(self) -> X<'s> {
        self.un(UnOp::FAbs)
    }

    pub(super) fn sqrt(self) -> X<'s> {
        self.un(UnOp::FSqrt)
    }

    /// Rounds to the nearest integer, ties to even.
    pub(super) fn round(self) -> X<'s> {
        self.un(UnOp::FRoundEven)
    }

    pub(super) fn trunc(self) -> X<'s> {
        self.un(UnOp::FTrunc)
    }

    pub(super) fn lt(self, other: X<'s>) -> B<'s> {
        self.compare(FPred::Lt, other)
    }

    pub(super) fn ge(self, other: X<'s>) -> B<'s> {
        self.compare(FPred::Ge, other)
    }

    pub(super) fn is(self, other: X<'s>) -> B<'s> {
        self.compare(FPred::Eq, other)
    }

    /// The 32-bit word with the sign and the exponent. For binary32 this is the whole value.
    pub(super) fn high(self) -> N<'s> {
        N { v: self.on.high(self.v), on: self.on }
    }

    /// The number with its high word replaced.
    pub(super) fn with_high(self, high: N<'s>) -> X<'s> {
        self.with_value(self.on.with_high(self.v, high.v))
    }

    /// The exponent of a normal positive number, and its mantissa between sqrt 1/2 and sqrt 2.
    pub(super) fn split_normal(self) -> (N<'s>, X<'s>) {
        let high = self.high();
        let (shift, root) = self.which((23, 0x3F35_04F3), (20, 0x3FE6_A09E));
        // After subtracting the high word of sqrt 1/2, the exponent field is that of the number times sqrt 2.
        let exponent = (high - high.num(root)).shr(shift);
        let mantissa = self.with_high(high - exponent.shl(shift));
        (exponent, mantissa)
    }

    /// Like [`split_normal`](Self::split_normal), for any positive finite number.
    pub(super) fn split(self) -> (N<'s>, X<'s>) {
        let small = self.lt(self.either(f32::MIN_POSITIVE.into(), f64::MIN_POSITIVE));
        let up = self.which(25, 54);
        let y = small.pick(self * self.num(2f64.powi(up as i32)), self);
        let (exponent, mantissa) = y.split_normal();
        (small.pick_int(exponent - exponent.num(up), exponent), mantissa)
    }

    /// Converts an integral number to an `I32`.
    pub(super) fn whole(self) -> N<'s> {
        let op = self.which(UnOp::F32ToS32, UnOp::F64ToS32);
        N { v: self.on.op(Op::Unary(op, self.v), Ty::I32), on: self.on }
    }

    /// Multiplies by 2^n, rounding once.
    pub(super) fn ldexp(self, n: N<'s>) -> X<'s> {
        self.with_value(self.on.op(Op::Binary(BinOp::FLdexp, self.v, n.v), self.ty()))
    }

    pub(super) fn with_sign_of(self, from: X<'s>) -> X<'s> {
        self.with_value(self.on.signed(self.v, from.v))
    }

    /// The `k`th group of 53 bits of 2/pi for this angle, which is a binary64 number: see [`BinOp::FTwoOverPi`].
    pub(super) fn two_over_pi(self, k: u32) -> X<'s> {
        let k = self.on.int(k);
        self.with_value(self.on.op(Op::Binary(BinOp::FTwoOverPi, self.v, k), Ty::F64))
    }

    /// Clamps the number to a range. NaN stays NaN.
    pub(super) fn within(self, low: f64, high: f64) -> X<'s> {
        let (low, high) = (self.num(low), self.num(high));
        let x = self.lt(low).pick(low, self);
        high.lt(x).pick(high, x)
    }

    /// The polynomial with these coefficients, lowest power first, by Horner's rule.
    pub(super) fn polynomial(self, coefficients: &[f64]) -> X<'s> {
        let mut all = coefficients.iter().rev();
        let last = self.num(all.next().copied().unwrap_or(0.0));
        all.fold(last, |sum, c| sum.fma(self, self.num(*c)))
    }

    /// The polynomial with the coefficients of this number's type.
    pub(super) fn series(self, table: &Table) -> X<'s> {
        self.polynomial(self.which(table.single, table.double))
    }
}

impl<'s> N<'s> {
    fn ty(self) -> Ty {
        Ty::I32
    }

    fn with(self, op: BinOp, n: u32) -> N<'s> {
        let n = self.on.int(n);
        N { v: self.on.op(Op::Binary(op, self.v, n), Ty::I32), on: self.on }
    }

    /// A constant.
    pub(super) fn num(self, x: u32) -> N<'s> {
        N { v: self.on.int(x), on: self.on }
    }

    pub(super) fn shl(self, n: u32) -> N<'s> {
        self.with(BinOp::Shl, n)
    }

    /// Arithmetic shift: copies of the sign bit are shifted in.
    pub(super) fn shr(self, n: u32) -> N<'s> {
        self.with(BinOp::ShrS, n)
    }

    fn compare(self, p: IPred) -> B<'s> {
        let zero = self.on.int(0);
        B { v: self.on.op(Op::Icmp(p, self.v, zero), Ty::B1), on: self.on }
    }

    /// Whether any of these bits is set.
    pub(super) fn bit(self, mask: u32) -> B<'s> {
        self.with(BinOp::And, mask).compare(IPred::Ne)
    }

    pub(super) fn negative(self) -> B<'s> {
        self.compare(IPred::LtS)
    }

    pub(super) fn real(self) -> X<'s> {
        let op = match self.on.width() {
            Width::Single => UnOp::S32ToF32,
            Width::Double => UnOp::S32ToF64,
        };
        X { v: self.on.op(Op::Unary(op, self.v), self.on.width().ty()), on: self.on }
    }
}

impl<'s> B<'s> {
    fn with(self, op: BinOp, other: B<'s>) -> B<'s> {
        B { v: self.on.op(Op::Binary(op, self.v, other.v), Ty::B1), on: self.on }
    }

    pub(super) fn and(self, other: B<'s>) -> B<'s> {
        self.with(BinOp::And, other)
    }

    pub(super) fn or(self, other: B<'s>) -> B<'s> {
        self.with(BinOp::Or, other)
    }

    pub(super) fn xor(self, other: B<'s>) -> B<'s> {
        self.with(BinOp::Xor, other)
    }

    pub(super) fn not(self) -> B<'s> {
        B { v: self.on.op(Op::Unary(UnOp::Not, self.v), Ty::B1), on: self.on }
    }

    /// Selects `yes` where the condition is true, else `no`.
    pub(super) fn pick(self, yes: X<'s>, no: X<'s>) -> X<'s> {
        yes.with_value(self.on.op(Op::Select(self.v, yes.v, no.v), yes.ty()))
    }

    pub(super) fn pick_int(self, yes: N<'s>, no: N<'s>) -> N<'s> {
        N { v: self.on.op(Op::Select(self.v, yes.v, no.v), Ty::I32), on: self.on }
    }
}

/// `a + b` and its rounding error, if `a` is the larger operand or a multiple of the unit of `b` (Dekker).
pub(super) fn fast_sum<'s>(a: X<'s>, b: X<'s>) -> (X<'s>, X<'s>) {
    let sum = a + b;
    (sum, b - (sum - a))
}

/// `a + b` and its rounding error (Knuth).
pub(super) fn sum<'s>(a: X<'s>, b: X<'s>) -> (X<'s>, X<'s>) {
    let sum = a + b;
    let of_b = sum - a;
    (sum, (a - (sum - of_b)) + (b - of_b))
}

/// `a * b` and its rounding error.
pub(super) fn product<'s>(a: X<'s>, b: X<'s>) -> (X<'s>, X<'s>) {
    let product = a * b;
    (product, a.fma(b, -product))
}
