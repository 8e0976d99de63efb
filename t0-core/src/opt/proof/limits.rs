//! Bounds of a value from the operation that defines it.

use super::Prover;
use super::poly::Poly;
use crate::ir::{BinOp, Op, TernOp, Ty, Value};

/// A bound of `divisor` times a value. If there is an other one, the claim must hold for both.
pub(super) struct Limit {
    pub(super) bound: Poly,
    pub(super) other: Option<Poly>,
    pub(super) divisor: i128,
}

fn limit(bound: Poly) -> Limit {
    Limit { bound, other: None, divisor: 1 }
}

fn either(bound: Poly, other: Poly) -> Limit {
    Limit { bound, other: Some(other), divisor: 1 }
}

impl Prover<'_> {
    /// Upper or lower bounds of a value. Each is one way to bound it.
    pub(super) fn limits(&mut self, v: Value, upper: bool, depth: u32) -> Vec<Limit> {
        if self.func.ty(v) != Ty::I32 {
            return Vec::new();
        }
        match self.func.def_op(v) {
            Some(&Op::Binary(op, a, b)) => self.of_binary(op, a, b, upper, depth),
            Some(Op::Ternary(TernOp::Add3 | TernOp::ShlAdd | TernOp::MadU24, ..)) => self.of_sum(v, upper, depth),
            Some(&Op::Select(_, a, b)) => vec![either(self.value(a), self.value(b))],
            _ => Vec::new(),
        }
    }

    fn of_binary(&mut self, op: BinOp, a: Value, b: Value, upper: bool, depth: u32) -> Vec<Limit> {
        let c = self.func.as_const(b).map(|c| i128::from(c as u32));
        let [x, y] = match op {
            // Nothing is known about the others.
            BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Shl | BinOp::ShrU | BinOp::And => [a, b],
            BinOp::MinU | BinOp::MaxU | BinOp::DivU | BinOp::RemU => [a, b],
            _ => return Vec::new(),
        }
        .map(|v| self.value(v));
        match (op, c) {
            // Plus the complement of a small number is minus that number, or more than any difference.
            (BinOp::Add, Some(c)) if c >= 1 << 31 => self.difference(x.plus(c - (1 << 32), &[]), upper, depth),
            (BinOp::Add, _) => self.wrapped(x.sum(&y), upper, depth),
            (BinOp::Mul, _) => self.wrapped(x.product(&y), upper, depth),
            (BinOp::Shl, Some(c)) => self.wrapped(x.times(1 << (c & 31)), upper, depth),
            (BinOp::Sub, _) => self.difference(x.minus(&y), upper, depth),
            (BinOp::MinU, _) if upper => vec![limit(x), limit(y)],
            (BinOp::MaxU, _) if !upper => vec![limit(x), limit(y)],
            (BinOp::MinU | BinOp::MaxU, _) => vec![either(x, y)],
            (BinOp::And, Some(c)) if !upper && (!(c as u32)).wrapping_add(1).is_power_of_two() => {
                vec![limit(x.plus(-i128::from(!(c as u32)), &[]))]
            }
            (BinOp::And, _) if upper => vec![limit(x), limit(y)],
            (BinOp::ShrU, Some(c)) => quotient(x, 1 << (c & 31), upper),
            (BinOp::DivU, Some(c)) if c > 0 => quotient(x, c, upper),
            (BinOp::DivU | BinOp::ShrU, None) if upper => vec![limit(x)],
            (BinOp::RemU, Some(c)) if upper && c > 0 => vec![limit(Poly::constant(c - 1)), limit(x)],
            (BinOp::RemU, _) if upper => vec![limit(x)],
            _ => Vec::new(),
        }
    }

    /// A result that wraps is more than the difference, which is an upper bound only where it is not negative.
    fn difference(&mut self, exact: Poly, upper: bool, depth: u32) -> Vec<Limit> {
        if !upper || self.prove(exact.clone(), depth - 1) { vec![limit(exact)] } else { vec![] }
    }

    fn of_sum(&mut self, v: Value, upper: bool, depth: u32) -> Vec<Limit> {
        match self.sum_of(v) {
            // The low 24 bits of a factor are at most the factor.
            Some(_) if !upper && matches!(self.func.def_op(v), Some(Op::Ternary(TernOp::MadU24, ..))) => Vec::new(),
            Some(sum) => self.wrapped(sum, upper, depth),
            None => Vec::new(),
        }
    }

    /// A result that wraps is less than the sum or product; it is that only where that has 32 bits.
    fn wrapped(&mut self, exact: Poly, upper: bool, depth: u32) -> Vec<Limit> {
        if upper || self.fits(&exact, depth) { vec![limit(exact)] } else { vec![] }
    }

    fn fits(&mut self, exact: &Poly, depth: u32) -> bool {
        depth > 0 && self.prove(Poly::constant(u32::MAX.into()).minus(exact), depth - 1)
    }

    /// The sum or product that a value is without overflow.
    fn sum_of(&self, v: Value) -> Option<Poly> {
        let shift = |v: Value| self.func.as_const(v).map(|c| 1i128 << (c & 31));
        Some(match *self.func.def_op(v)? {
            Op::Binary(BinOp::Add, a, b) => self.value(a).sum(&self.value(b)),
            Op::Binary(BinOp::Mul, a, b) => self.value(a).product(&self.value(b)),
            Op::Binary(BinOp::Shl, a, b) => self.value(a).times(shift(b)?),
            Op::Ternary(TernOp::Add3, a, b, c) => self.value(a).sum(&self.value(b)).sum(&self.value(c)),
            Op::Ternary(TernOp::ShlAdd, a, b, c) => self.value(a).times(shift(b)?).sum(&self.value(c)),
            Op::Ternary(TernOp::MadU24, a, b, c) => self.value(a).product(&self.value(b)).sum(&self.value(c)),
            _ => return None,
        })
    }

    /// The sum that a value is, if that is known not to overflow.
    pub(super) fn exact(&mut self, v: Value) -> Option<Poly> {
        if !self.is_defined(v) || matches!(self.func.def_op(v), Some(Op::Ternary(TernOp::MadU24, ..))) {
            return None;
        }
        let sum = self.sum_of(v)?;
        self.decide(Poly::constant(u32::MAX.into()).minus(&sum)).then_some(sum)
    }
}

/// `divisor` times a quotient is at most the dividend, and less than `divisor` below it.
fn quotient(dividend: Poly, divisor: i128, upper: bool) -> Vec<Limit> {
    let bound = if upper { dividend } else { dividend.plus(1 - divisor, &[]) };
    vec![Limit { divisor, ..limit(bound) }]
}
