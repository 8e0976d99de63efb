//! Values as operands.

use super::Selector;
use crate::bug::bug;
use crate::codegen::mir::{Class, Code, Opnd, VReg};
use crate::ir::{BinOp, Mem, Op, Ty, UnOp, Value};
use t0_isa::isa::{Op as I, Operand, Reg};

/// A float operand with its source modifiers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Src {
    pub(super) opnd: Opnd,
    pub(super) neg: bool,
    pub(super) abs: bool,
}

/// True where a constant needs no literal.
pub(super) fn is_inline(bits: u32) -> bool {
    matches!(Operand::bits(bits), Operand::Inline(_))
}

impl Selector<'_> {
    /// The register of a value, made on first demand.
    pub(super) fn dst(&mut self, v: Value) -> VReg {
        if let Some(r) = self.reg[v.0 as usize] {
            return r;
        }
        let r = self.m.vreg(self.facts.bank[v.0 as usize], self.f.ty(v).words());
        self.reg[v.0 as usize] = Some(r);
        r
    }

    /// The register of a value that something reads.
    pub(super) fn want(&mut self, v: Value) -> VReg {
        self.needed[v.0 as usize] = true;
        self.dst(v)
    }

    pub(super) fn bank(&self, v: Value) -> Class {
        self.facts.bank[v.0 as usize]
    }

    /// The value and word that a value is a copy of, looking through operations that only rename.
    pub(super) fn origin(&self, mut v: Value) -> (Value, u8) {
        let mut word = 0;
        loop {
            match self.f.def_op(v) {
                Some(Op::Bitcast(a)) if self.renames(*a, v) => v = *a,
                Some(Op::Word(t, i)) => match self.f.def_op(*t) {
                    Some(Op::Pack(vs)) => v = vs[usize::from(*i)],
                    _ => {
                        v = *t;
                        word = *i;
                        return (v, word);
                    }
                },
                Some(Op::Unary(UnOp::ReadFirst, a))
                    if self.f.ty(v) != Ty::B1 && self.f.ty(v).words() == 1 && self.bank(*a) == Class::S =>
                {
                    v = *a;
                }
                Some(Op::Binary(BinOp::Or, a, b)) => match self.repacked(*a, *b).or_else(|| self.repacked(*b, *a)) {
                    Some(whole) => return whole,
                    None => return (v, word),
                },
                _ => return (v, word),
            }
        }
    }

    /// The word whose halves `high` and `low` hold in their positions: unpacked halves are packed again.
    fn repacked(&self, high: Value, low: Value) -> Option<(Value, u8)> {
        let sixteen = |v: &Value| self.f.as_const(*v) == Some(16);
        let (whole, upper) = match self.f.def_op(high)? {
            Op::Binary(BinOp::Shl, x, n) if sixteen(n) => self.half(*x),
            Op::Binary(BinOp::And, x, m) if self.f.as_const(*m) == Some(0xFFFF_0000) => (self.origin(*x), true),
            _ => return None,
        };
        (upper && self.high_half_is_zero(low) && self.half(low) == (whole, false)).then_some(whole)
    }

    /// The word whose half the low half of a value is, and whether it is the upper half.
    pub(super) fn half(&self, mut v: Value) -> ((Value, u8), bool) {
        loop {
            match self.f.def_op(v) {
                Some(Op::Bitcast(a)) => v = *a,
                Some(Op::Binary(BinOp::And, a, m)) if self.f.as_const(*m).is_some_and(|m| m & 0xFFFF == 0xFFFF) => {
                    v = *a
                }
                Some(Op::Binary(BinOp::ShrU, a, n)) if self.f.as_const(*n) == Some(16) => {
                    return (self.origin(*a), true);
                }
                _ => return (self.origin(v), false),
            }
        }
    }

    /// True where a bitcast from `a` to `v` changes no bit of the register.
    fn renames(&self, a: Value, v: Value) -> bool {
        !(matches!(self.f.ty(a), Ty::F16 | Ty::BF16) && self.f.ty(v) == Ty::I32) || self.high_half_is_zero(a)
    }

    pub(super) fn high_half_is_zero(&self, v: Value) -> bool {
        match self.f.def_op(v) {
            // A bitcast from 16 to 32 bits zero-extends.
            Some(Op::Bitcast(a)) => self.f.ty(v) == Ty::I32 && self.f.ty(*a) != Ty::F32 || self.high_half_is_zero(*a),
            Some(Op::Unary(UnOp::F32ToBF16, _)) => true,
            Some(Op::Binary(BinOp::And, _, m)) => self.f.as_const(*m).is_some_and(|m| m >> 16 == 0),
            Some(Op::Binary(BinOp::ShrU, _, n)) => self.f.as_const(*n).is_some_and(|n| n & 31 >= 16),
            Some(Op::Load { mem, .. } | Op::LdsLoad { mem, .. }) => matches!(mem, Mem::U8 | Mem::U16),
            Some(Op::Const(c)) => *c >> 16 == 0,
            _ => false,
        }
    }

    /// One word of any bank, or a constant.
    pub(super) fn any(&mut self, v: Value) -> Opnd {
        let (v, word) = self.origin(v);
        match self.f.as_const(v) {
            Some(c) => Opnd::Const(c as u32),
            None => Opnd::Reg(self.want(v), word),
        }
    }

    pub(super) fn is_vector(&self, o: Opnd) -> bool {
        matches!(o, Opnd::Reg(r, _) if self.m.data(r).class == Class::V)
    }

    /// True where a value can be an operand of a scalar instruction as it is.
    pub(super) fn is_scalar(&self, v: Value) -> bool {
        let (v, _) = self.origin(v);
        self.f.as_const(v).is_some() || self.bank(v) == Class::S
    }

    /// One word in a VGPR.
    pub(super) fn vector(&mut self, v: Value) -> Opnd {
        let o = self.any(v);
        self.move_to_vector(o)
    }

    pub(super) fn move_to_vector(&mut self, o: Opnd) -> Opnd {
        if self.is_vector(o) {
            return o;
        }
        if o == Opnd::Const(0) {
            // Zero is needed so often, as an address or as data, that it is computed once.
            return Opnd::Reg(self.prologue.zero(&mut self.m), 0);
        }
        let t = self.temp(Class::V);
        self.op(I::v_mov_b32, vec![t, o]);
        t
    }

    /// One word in an SGPR, or a constant; of a vector register the first active lane's.
    pub(super) fn scalar(&mut self, v: Value) -> Opnd {
        let o = self.any(v);
        if !self.is_vector(o) {
            return o;
        }
        let t = self.temp(Class::S);
        self.op(I::v_readfirstlane_b32, vec![t, o]);
        t
    }

    /// A constant in an SGPR, made once in the prologue.
    pub(super) fn scalar_const(&mut self, bits: u32) -> Opnd {
        Opnd::Reg(self.prologue.constant(&mut self.m, bits), 0)
    }

    /// A tuple of VGPRs that holds a value of several words.
    pub(super) fn vector_tuple(&mut self, v: Value) -> Opnd {
        let words = self.f.ty(v).words();
        if words == 1 {
            return self.vector(v);
        }
        let r = self.want(v);
        if self.m.data(r).class == Class::V {
            return Opnd::Reg(r, 0);
        }
        let t = self.m.vreg(Class::V, words);
        let moves = (0..words).flat_map(|i| [Opnd::Reg(t, i), Opnd::Reg(r, i)]).collect();
        self.pseudo(Code::Copy, moves);
        Opnd::Reg(t, 0)
    }

    /// A float operand: negation and absolute value become source modifiers.
    pub(super) fn float(&mut self, mut v: Value) -> Src {
        let (mut neg, mut abs) = (false, false);
        loop {
            match self.f.def_op(v) {
                Some(Op::Unary(UnOp::FNeg, a)) if self.f.ty(*a) == Ty::F32 => {
                    neg ^= !abs;
                    v = *a;
                }
                Some(Op::Unary(UnOp::FAbs, a)) if self.f.ty(*a) == Ty::F32 => {
                    abs = true;
                    v = *a;
                }
                _ => break,
            }
        }
        match self.any(v) {
            Opnd::Const(c) => {
                let c = if abs { c & 0x7FFF_FFFF } else { c };
                Src { opnd: Opnd::Const(if neg { c ^ 0x8000_0000 } else { c }), neg: false, abs: false }
            }
            opnd => Src { opnd, neg, abs },
        }
    }

    /// Makes the sources of one vector instruction encodable: at most one literal value, at most two scalar values, the
    /// literal counted.
    pub(super) fn legalize(&mut self, srcs: &mut [Opnd]) {
        let mut literal = None;
        let mut scalars: Vec<Opnd> = Vec::new();
        // Registers keep their places; constants can move.
        for o in srcs.iter() {
            let scalar = match o {
                Opnd::Reg(..) => !self.is_vector(*o),
                Opnd::Phys(r) => *r != Reg::NULL && !r.is_vgpr(),
                _ => false,
            };
            if scalar && !scalars.contains(o) {
                scalars.push(*o);
            }
        }
        for o in srcs.iter_mut() {
            if let Opnd::Const(c) = *o
                && !is_inline(c)
                && literal != Some(c)
            {
                if literal.is_none() && scalars.len() < 2 {
                    literal = Some(c);
                    scalars.push(*o);
                } else if scalars.len() < 2 {
                    *o = self.scalar_const(c);
                    scalars.push(*o);
                } else {
                    *o = self.move_to_vector(*o);
                }
            }
        }
        // From the last operand on: a mask is the last one and must stay scalar.
        let mut seen: Vec<Opnd> = Vec::new();
        for o in srcs.iter_mut().rev() {
            if scalars.contains(o) && !seen.contains(o) {
                if seen.len() == 2 {
                    *o = self.move_to_vector(*o);
                } else {
                    seen.push(*o);
                }
            }
        }
    }

    /// Emits a vector instruction with one destination.
    pub(super) fn valu(&mut self, op: I, dst: Opnd, srcs: &[Opnd]) {
        let mut ops = Vec::with_capacity(srcs.len() + 1);
        ops.push(dst);
        ops.extend_from_slice(srcs);
        self.legalize(&mut ops[1..]);
        self.op(op, ops);
    }

    /// Emits a vector instruction on floats with source modifiers.
    pub(super) fn valu_float(&mut self, op: I, dst: Opnd, srcs: &[Src]) {
        let mut ops = Vec::with_capacity(srcs.len() + 1);
        ops.push(dst);
        ops.extend(srcs.iter().map(|s| s.opnd));
        self.legalize(&mut ops[1..]);
        let bits = |f: &dyn Fn(&Src) -> bool| srcs.iter().enumerate().fold(0, |m, (i, s)| m | (u8::from(f(s)) << i));
        let (neg, abs) = (bits(&|s| s.neg), bits(&|s| s.abs));
        let inst = self.op_mod(op, ops);
        inst.mods.neg = neg;
        inst.mods.abs = abs;
    }

    /// Emits a two-source vector instruction with the VGPR in the second place if the operands may be exchanged.
    pub(super) fn vop2(&mut self, op: I, reversed: Option<I>, dst: Opnd, a: Opnd, b: Opnd) {
        match reversed {
            Some(rev) if !self.is_vector(b) && self.is_vector(a) => self.valu(rev, dst, &[b, a]),
            _ => self.valu(op, dst, &[a, b]),
        }
    }

    /// Emits a scalar instruction with one destination; of two different literals one moves to a register.
    pub(super) fn salu(&mut self, op: I, dst: Opnd, srcs: &[Opnd]) {
        let mut ops = vec![dst];
        ops.extend(self.scalar_sources(srcs));
        self.op(op, ops);
    }

    pub(super) fn scalar_sources(&mut self, srcs: &[Opnd]) -> Vec<Opnd> {
        let mut literal = None;
        srcs.iter()
            .map(|o| match *o {
                Opnd::Const(c) if !is_inline(c) => match literal {
                    Some(l) if l != c => self.scalar_const(c),
                    _ => {
                        literal = Some(c);
                        *o
                    }
                },
                o => o,
            })
            .collect()
    }

    /// Moves a constant to a register of its class.
    pub(super) fn constant(&mut self, v: Value) {
        let c = self.f.as_const(v).unwrap_or_else(|| bug!("{v} is not a constant")) as u32;
        let d = Opnd::Reg(self.dst(v), 0);
        match self.f.ty(v) {
            Ty::B1 if c & 1 != 0 => self.op(I::s_mov_b32, vec![d, Opnd::Phys(Reg::EXEC_LO)]),
            Ty::B1 => self.op(I::s_mov_b32, vec![d, Opnd::Const(0)]),
            _ => self.op(I::s_mov_b32, vec![d, Opnd::Const(c)]),
        }
    }

    /// True when `v` is a vector value computed by an instruction of the current block and has one use.
    pub(super) fn folds(&self, v: Value) -> bool {
        self.bank(v) == Class::V && self.serves_once(v)
    }

    /// True when `v` is computed by an instruction of the current block and has one use.
    pub(super) fn serves_once(&self, v: Value) -> bool {
        self.facts.uses[v.0 as usize] == 1 && self.facts.home[v.0 as usize] == self.block && !self.needed[v.0 as usize]
    }
}
