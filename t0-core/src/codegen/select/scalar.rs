//! Uniform integers on the scalar unit.

use super::Selector;
use crate::bug::bug;
use crate::codegen::mir::{Class, Opnd};
use crate::ir::{BinOp, Op, TernOp, UnOp, Value};
use t0_isa::isa::Op as I;

impl Selector<'_> {
    pub(super) fn scalar_unary(&mut self, op: UnOp, a: Value, v: Value) {
        let d = Opnd::Reg(self.dst(v), 0);
        let x = self.scalar(a);
        match op {
            UnOp::Not => self.op(I::s_not_b32, vec![d, x]),
            UnOp::CountOnes => self.op(I::s_bcnt1_i32_b32, vec![d, x]),
            // Zero gives -1, the greatest unsigned number.
            UnOp::LeadingZeros => {
                let t = self.temp(Class::S);
                self.op(I::s_clz_i32_u32, vec![t, x]);
                self.op(I::s_min_u32, vec![d, t, Opnd::Const(32)]);
            }
            UnOp::TrailingZeros => {
                let t = self.temp(Class::S);
                self.op(I::s_ctz_i32_b32, vec![t, x]);
                self.op(I::s_min_u32, vec![d, t, Opnd::Const(32)]);
            }
            UnOp::ReverseBits => self.op(I::s_brev_b32, vec![d, x]),
            UnOp::SwapBytes => {
                // The halves change places after the bytes within them.
                let (even, odd) = (self.temp(Class::S), self.temp(Class::S));
                let mask = Opnd::Const(0x00FF_00FF);
                self.salu(I::s_and_b32, even, &[x, mask]);
                self.salu(I::s_lshr_b32, odd, &[x, Opnd::Const(8)]);
                let (up, down) = (self.temp(Class::S), self.temp(Class::S));
                self.salu(I::s_lshl_b32, up, &[even, Opnd::Const(8)]);
                self.salu(I::s_and_b32, down, &[odd, mask]);
                let all = self.temp(Class::S);
                self.salu(I::s_or_b32, all, &[up, down]);
                self.op(I::s_pack_hl_b32_b16, vec![d, all, all]);
            }
            UnOp::SExt8 => self.op(I::s_sext_i32_i8, vec![d, x]),
            UnOp::SExt16 => self.op(I::s_sext_i32_i16, vec![d, x]),
            UnOp::FNeg | UnOp::FAbs => {
                let half = matches!(self.f.ty(v), crate::ir::Ty::F16 | crate::ir::Ty::BF16);
                let sign = if half { 0x8000 } else { 0x8000_0000u32 };
                match op {
                    UnOp::FNeg => self.salu(I::s_xor_b32, d, &[x, Opnd::Const(sign)]),
                    _ => self.salu(I::s_and_b32, d, &[x, Opnd::Const(if half { 0x7FFF } else { !sign })]),
                }
            }
            UnOp::BF16ToF32 => self.op(I::s_lshl_b32, vec![d, x, Opnd::Const(16)]),
            _ => bug!("{op:?} in scalar registers"),
        }
    }

    pub(super) fn scalar_binary(&mut self, op: BinOp, a: Value, b: Value, v: Value) {
        let d = Opnd::Reg(self.dst(v), 0);
        if op == BinOp::Add && self.scalar_shift_add(d, a, b) {
            return;
        }
        let (x, y) = (self.scalar(a), self.scalar(b));
        let i = match op {
            BinOp::Add => I::s_add_u32,
            BinOp::Sub => I::s_sub_u32,
            BinOp::Mul => I::s_mul_i32,
            BinOp::MulHiU => I::s_mul_hi_u32,
            BinOp::MulHiS => I::s_mul_hi_i32,
            BinOp::MinU => I::s_min_u32,
            BinOp::MinS => I::s_min_i32,
            BinOp::MaxU => I::s_max_u32,
            BinOp::MaxS => I::s_max_i32,
            BinOp::And => I::s_and_b32,
            BinOp::Or => I::s_or_b32,
            BinOp::Xor => I::s_xor_b32,
            BinOp::Shl => I::s_lshl_b32,
            BinOp::ShrU => I::s_lshr_b32,
            BinOp::ShrS => I::s_ashr_i32,
            // Their rows say that they have no scalar form.
            _ => bug!("{op:?} in scalar registers"),
        };
        self.salu(i, d, &[x, y]);
    }

    /// (p << 1..=4) + q where the shift has no other use.
    fn scalar_shift_add(&mut self, d: Opnd, a: Value, b: Value) -> bool {
        for (p, q) in [(a, b), (b, a)] {
            if self.facts.uses[p.0 as usize] != 1 || self.facts.home[p.0 as usize] != self.block {
                continue;
            }
            let Some(&Op::Binary(BinOp::Shl, x, n)) = self.f.def_op(p) else { continue };
            let Some(n) = self.f.as_const(n) else { continue };
            let Some(i) = shift_add(n as u32) else { continue };
            let (x, y) = (self.scalar(x), self.scalar(q));
            self.salu(i, d, &[x, y]);
            return true;
        }
        false
    }

    pub(super) fn scalar_ternary(&mut self, op: TernOp, a: Value, b: Value, c: Value, v: Value) {
        let d = Opnd::Reg(self.dst(v), 0);
        let (x, y, z) = (self.scalar(a), self.scalar(b), self.scalar(c));
        if let (TernOp::ShlAdd, Opnd::Const(n)) = (op, y)
            && let Some(i) = shift_add(n)
        {
            self.salu(i, d, &[x, z]);
            return;
        }
        let t = self.temp(Class::S);
        if op == TernOp::Funnel {
            return self.scalar_funnel(d, [x, y, z], t);
        }
        let first = match op {
            TernOp::Add3 => I::s_add_u32,
            TernOp::ShlAdd => I::s_lshl_b32,
            TernOp::MadU24 => I::s_mul_i32,
            // Their rows say that they have no scalar form.
            _ => bug!("{op:?} in scalar registers"),
        };
        self.salu(first, t, &[x, y]);
        self.salu(I::s_add_u32, d, &[t, z]);
    }
}

impl Selector<'_> {
    fn scalar_funnel(&mut self, d: Opnd, [x, y, by]: [Opnd; 3], low: Opnd) {
        let high = self.temp(Class::S);
        self.salu(I::s_lshr_b32, low, &[y, by]);
        match by {
            Opnd::Const(n) if n & 31 != 0 => self.salu(I::s_lshl_b32, high, &[x, Opnd::Const(32 - (n & 31))]),
            _ => {
                // Shifts take amounts below 32, so that the shift by 32 - n is one by 1 and one by 31 - n.
                let (once, rest) = (self.temp(Class::S), self.temp(Class::S));
                self.salu(I::s_lshl_b32, once, &[x, Opnd::Const(1)]);
                self.salu(I::s_xor_b32, rest, &[by, Opnd::Const(31)]);
                self.salu(I::s_lshl_b32, high, &[once, rest]);
            }
        }
        self.salu(I::s_or_b32, d, &[low, high]);
    }
}

fn shift_add(n: u32) -> Option<I> {
    Some(match n {
        1 => I::s_lshl1_add_u32,
        2 => I::s_lshl2_add_u32,
        3 => I::s_lshl3_add_u32,
        4 => I::s_lshl4_add_u32,
        _ => return None,
    })
}
