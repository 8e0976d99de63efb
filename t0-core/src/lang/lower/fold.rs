//! Operations with constant folding, and the known maxima of indices.

use super::Lowerer;
use crate::ir::func::Def;
use crate::ir::{Axis, BinOp, FPred, IPred, Op, Ty, UnOp, Value, interp};

impl Lowerer<'_> {
    fn constant_of(&mut self, bits: u64, ty: Ty) -> Value {
        let key = (self.b.current(), ty, bits);
        if let Some(v) = self.consts.get(&key) {
            return *v;
        }
        let v = self.b.push(Op::Const(bits), ty);
        self.consts.insert(key, v);
        v
    }

    /// An `I32` constant.
    pub fn i32(&mut self, bits: u32) -> Value {
        self.constant_of(bits.into(), Ty::I32)
    }

    /// An `F32` constant.
    pub fn f32(&mut self, x: f32) -> Value {
        self.constant_of(x.to_bits().into(), Ty::F32)
    }

    /// A `B1` constant.
    pub fn b1(&mut self, x: bool) -> Value {
        self.constant_of(x.into(), Ty::B1)
    }

    /// A constant of the same integer type as `v`.
    pub fn like(&mut self, v: Value, x: u64) -> Value {
        match self.b.func.ty(v) {
            Ty::I64 => self.constant_of(x, Ty::I64),
            _ => self.i32(x as u32),
        }
    }

    /// A constant of a float type.
    pub fn real(&mut self, x: f64, ty: Ty) -> Value {
        match ty {
            Ty::F64 => self.constant_of(x.to_bits(), Ty::F64),
            _ => self.f32(x as f32),
        }
    }

    /// True for a binary64 value.
    pub fn is_double(&self, v: Value) -> bool {
        self.b.func.ty(v) == Ty::F64
    }

    /// A 64-bit constant.
    pub fn i64(&mut self, bits: u64) -> Value {
        self.constant_of(bits, Ty::I64)
    }

    /// The two words of a 64-bit value, low word first.
    pub fn words(&mut self, v: Value) -> [Value; 2] {
        if let Some(bits) = self.b.func.as_const(v) {
            return [self.i32(bits as u32), self.i32((bits >> 32) as u32)];
        }
        let v = if self.b.func.ty(v) == Ty::F64 { self.op(Op::Bitcast(v), Ty::I64) } else { v };
        [0, 1].map(|i| self.op(Op::Word(v, i), Ty::I32))
    }

    /// A 64-bit integer from two words, low word first.
    pub fn joined(&mut self, lo: Value, hi: Value) -> Value {
        match (self.constant(lo), self.constant(hi)) {
            (Some(lo), Some(hi)) => self.i64(u64::from(lo) | u64::from(hi) << 32),
            _ => self.op(Op::Pack(vec![lo, hi]), Ty::I64),
        }
    }

    /// The bits of a constant of at most 32 bits.
    pub fn constant(&self, v: Value) -> Option<u32> {
        match self.b.func.ty(v) {
            Ty::I64 | Ty::F64 => None,
            _ => self.b.func.as_const(v).map(|c| c as u32),
        }
    }

    /// The bits of an integer constant of any width.
    pub(super) fn constant_bits(&self, v: Value) -> Option<u64> {
        self.b.func.as_const(v)
    }

    /// The constant, defined in the current block.
    pub(super) fn again(&mut self, v: Value) -> Option<Value> {
        let bits = self.b.func.as_const(v)?;
        let ty = self.b.func.ty(v);
        Some(self.constant_of(bits, ty))
    }

    /// A unary operation.
    pub fn un(&mut self, op: UnOp, a: Value, ty: Ty) -> Value {
        if let Some(x) = self.constant(a) {
            match (op, self.b.func.ty(a)) {
                (UnOp::Not, Ty::B1) => return self.b1(x == 0),
                (_, Ty::I32) if ty == Ty::I32 => return self.i32(interp::unary(op, x, Ty::I32)),
                (UnOp::U32ToF32 | UnOp::S32ToF32, _) => return self.f32(f32::from_bits(interp::unary(op, x, Ty::I32))),
                (UnOp::FNeg, Ty::F32) => return self.f32(-f32::from_bits(x)),
                _ => {}
            }
        }
        if op == UnOp::Not
            && ty == Ty::B1
            && let Some(Op::Unary(UnOp::Not, inner)) = self.b.func.def_op(a)
        {
            return *inner;
        }
        self.b.push(Op::Unary(op, a), ty)
    }

    /// A binary operation of the operands' type.
    pub fn bin(&mut self, op: BinOp, a: Value, b: Value) -> Value {
        let ty = self.b.func.ty(a);
        let (x, y) = (self.constant(a), self.constant(b));
        if ty == Ty::B1 {
            match (op, x, y) {
                (BinOp::And, Some(0), _) | (BinOp::And, _, Some(0)) => return self.b1(false),
                (BinOp::And, Some(_), _) => return b,
                (BinOp::And, _, Some(_)) => return a,
                (BinOp::Or, Some(0), _) => return b,
                (BinOp::Or, _, Some(0)) => return a,
                (BinOp::Or, Some(_), _) | (BinOp::Or, _, Some(_)) => return self.b1(true),
                (BinOp::And | BinOp::Or, ..) if a == b => return a,
                (BinOp::Xor, Some(0), _) => return b,
                (BinOp::Xor, _, Some(0)) => return a,
                (BinOp::Xor, Some(_), _) => return self.un(UnOp::Not, b, Ty::B1),
                (BinOp::Xor, _, Some(_)) => return self.un(UnOp::Not, a, Ty::B1),
                _ => {}
            }
        }
        if ty == Ty::I32 {
            if let (Some(x), Some(y)) = (x, y) {
                return self.i32(interp::binary(op, x, y));
            }
            match (op, x, y) {
                (BinOp::Add | BinOp::Or | BinOp::Xor, Some(0), _) | (BinOp::Mul, Some(1), _) => return b,
                (BinOp::Add | BinOp::Sub | BinOp::Or | BinOp::Xor, _, Some(0)) => return a,
                (BinOp::Shl | BinOp::ShrU | BinOp::ShrS, _, Some(0)) => return a,
                (BinOp::Mul | BinOp::DivU | BinOp::DivS, _, Some(1)) => return a,
                (BinOp::Mul | BinOp::And, Some(0), _) | (BinOp::Mul | BinOp::And, _, Some(0)) => return self.i32(0),
                _ => {}
            }
        }
        self.b.push(Op::Binary(op, a, b), ty)
    }

    /// Compares integers.
    pub fn icmp(&mut self, p: IPred, a: Value, b: Value) -> Value {
        match (self.constant(a), self.constant(b)) {
            (Some(x), Some(y)) => return self.b1(interp::icmp(p, x, y)),
            (None, Some(y)) => {
                // A minimum equals a number below its limit where the other operand does: an enum's argument, which is
                // limited to the codes, is compared with them.
                if matches!(p, IPred::Eq | IPred::Ne)
                    && let Some(Op::Binary(BinOp::MinU, x, limit)) = self.b.func.def_op(a)
                    && self.constant(*limit).is_some_and(|limit| y < limit)
                {
                    let x = *x;
                    return self.icmp(p, x, b);
                }
                if let Some(x) = self.bound(a) {
                    match p {
                        IPred::LtU if x < y => return self.b1(true),
                        IPred::LeU if x <= y => return self.b1(true),
                        IPred::GeU if x < y => return self.b1(false),
                        IPred::GtU if x <= y => return self.b1(false),
                        _ => {}
                    }
                }
            }
            _ => {}
        }
        self.b.push(Op::Icmp(p, a, b), Ty::B1)
    }

    /// Compares floats.
    pub fn fcmp(&mut self, p: FPred, a: Value, b: Value) -> Value {
        if let (Some(x), Some(y)) = (self.constant(a), self.constant(b)) {
            return self.b1(interp::fcmp(p, f32::from_bits(x), f32::from_bits(y)));
        }
        self.b.push(Op::Fcmp(p, a, b), Ty::B1)
    }

    /// `c ? a : b`.
    pub fn select(&mut self, c: Value, a: Value, b: Value) -> Value {
        if a == b {
            return a;
        }
        if let Some(c) = self.constant(c) {
            return if c != 0 { a } else { b };
        }
        let ty = self.b.func.ty(a);
        let (x, y) = (self.constant(a), self.constant(b));
        if ty == Ty::B1 {
            match (x, y) {
                (Some(1), Some(0)) => return c,
                (Some(0), Some(1)) => return self.un(UnOp::Not, c, Ty::B1),
                (Some(1), _) => return self.bin(BinOp::Or, c, b),
                (_, Some(0)) => return self.bin(BinOp::And, c, a),
                _ => {}
            }
        }
        if x.is_some() && x == y && !matches!(ty, Ty::Words(_)) {
            return a;
        }
        self.b.push(Op::Select(c, a, b), ty)
    }

    /// The id of the work-item in the workgroup; 0 in dimensions of 1.
    pub fn thread_id(&mut self, axis: Axis) -> Value {
        if self.block_shape()[axis as usize] == 1 { self.i32(0) } else { self.op(Op::ThreadId(axis), Ty::I32) }
    }

    /// The greatest value that `v` can have as an unsigned number, if a bound is known.
    pub fn bound(&self, v: Value) -> Option<u32> {
        if self.b.func.ty(v) != Ty::I32 {
            return None;
        }
        self.bound_within(v, 8)
    }

    fn bound_within(&self, v: Value, steps: u32) -> Option<u32> {
        if let Some(b) = self.bounds.get(&v) {
            return Some(*b);
        }
        let steps = steps.checked_sub(1)?;
        let Def::Inst(i) = self.b.func.values[v.0 as usize].def else { return None };
        let of = |v: &Value| self.bound_within(*v, steps);
        let [x, y, z] = self.src.0.block;
        match &self.b.func.insts[i.0 as usize].op {
            Op::Const(c) => Some(*c as u32),
            Op::ThreadId(a) => Some([x, y, z][*a as usize].saturating_sub(1)),
            Op::Lane => Some(31),
            Op::WaveId => Some((x * y * z).div_ceil(32).saturating_sub(1)),
            Op::Binary(op, a, b) => match op {
                BinOp::And => match (of(a), of(b)) {
                    (Some(a), Some(b)) => Some(a.min(b)),
                    (a, b) => a.or(b),
                },
                BinOp::MinU => match (of(a), of(b)) {
                    (Some(a), Some(b)) => Some(a.min(b)),
                    (a, b) => a.or(b),
                },
                BinOp::MaxU => Some(of(a)?.max(of(b)?)),
                BinOp::Add => of(a)?.checked_add(of(b)?),
                BinOp::Mul => of(a)?.checked_mul(of(b)?),
                BinOp::RemU => match self.constant(*b) {
                    Some(n) if n > 0 => Some(n - 1),
                    _ => of(a),
                },
                BinOp::DivU => match self.constant(*b) {
                    Some(n) if n > 0 => Some(of(a)? / n),
                    _ => of(a),
                },
                BinOp::ShrU => match self.constant(*b) {
                    Some(n) => Some(of(a).unwrap_or(u32::MAX) >> (n & 31)),
                    None => of(a),
                },
                BinOp::Shl => {
                    let n = self.constant(*b)? & 31;
                    of(a)?.checked_mul(1 << n)
                }
                BinOp::Or | BinOp::Xor => {
                    let most = of(a)?.max(of(b)?);
                    Some(u32::MAX.checked_shr(most.leading_zeros()).unwrap_or(0))
                }
                _ => None,
            },
            Op::Select(_, a, b) => Some(of(a)?.max(of(b)?)),
            _ => None,
        }
    }
}
