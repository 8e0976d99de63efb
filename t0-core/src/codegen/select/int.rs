//! Integers on the vector unit, and operations that only rename or repack registers.

use super::Selector;
use crate::bug::bug;
use crate::codegen::mir::{Class, Code, Opnd};
use crate::ir::{BinOp, Half, Mem, Op, TernOp, Ty, UnOp, Value};
use crate::opt::range;
use t0_isa::isa::Op as I;

impl Selector<'_> {
    pub(super) fn unary(&mut self, op: UnOp, a: Value, v: Value) {
        if op == UnOp::ReadFirst {
            self.read_first(a, v);
            return;
        }
        if self.f.ty(v) == Ty::B1 {
            self.mask_not(a, v);
            return;
        }
        if self.bank(v) == Class::S {
            self.scalar_unary(op, a, v);
            return;
        }
        if self.double_unary(op, a, v) {
            return;
        }
        let d = Opnd::Reg(self.dst(v), 0);
        match op {
            UnOp::Not if self.folded(a, BinOp::Xor).is_some() => {
                let Some((x, y)) = self.folded(a, BinOp::Xor) else { bug!("{a} is no xor") };
                let (x, y) = (self.any(x), self.any(y));
                self.vop2(I::v_xnor_b32, Some(I::v_xnor_b32), d, x, y);
            }
            UnOp::Not => {
                let x = self.any(a);
                self.op(I::v_not_b32, vec![d, x]);
            }
            UnOp::CountOnes => {
                let x = self.any(a);
                self.valu(I::v_bcnt_u32_b32, d, &[x, Opnd::Const(0)]);
            }
            // Zero gives -1, the greatest unsigned number.
            UnOp::LeadingZeros | UnOp::TrailingZeros => {
                let x = self.any(a);
                let t = self.temp(Class::V);
                let i = if op == UnOp::LeadingZeros { I::v_clz_i32_u32 } else { I::v_ctz_i32_b32 };
                self.op(i, vec![t, x]);
                self.valu(I::v_min_u32, d, &[Opnd::Const(32), t]);
            }
            UnOp::ReverseBits => {
                let x = self.any(a);
                self.op(I::v_bfrev_b32, vec![d, x]);
            }
            UnOp::SwapBytes => {
                let x = self.any(a);
                self.valu(I::v_perm_b32, d, &[x, x, Opnd::Const(0x0001_0203)]);
            }
            UnOp::SExt8 | UnOp::SExt16 => {
                let bits = if op == UnOp::SExt8 { 8 } else { 16 };
                let (a, first) = match self.folded(a, BinOp::ShrU).map(|(x, n)| (x, self.f.as_const(n))) {
                    Some((x, Some(n))) if n < 32 && n as u32 + bits <= 32 => (x, n as u32),
                    _ => (a, 0),
                };
                let x = self.any(a);
                self.valu(I::v_bfe_i32, d, &[x, Opnd::Const(first), Opnd::Const(bits)]);
            }
            _ => self.float_unary(op, a, v),
        }
    }

    pub(super) fn binary(&mut self, op: BinOp, a: Value, b: Value, v: Value) {
        if self.f.ty(v) == Ty::B1 {
            self.mask_binary(op, a, b, v);
            return;
        }
        if self.bank(v) == Class::S {
            self.scalar_binary(op, a, b, v);
            return;
        }
        if self.f.ty(v) == Ty::F64 && op != BinOp::FRem {
            self.double_binary(op, a, b, v);
            return;
        }
        if self.binary_moved(op, a, b, v) {
            return;
        }
        match op {
            BinOp::Add => self.add(a, b, v),
            BinOp::AddSat => {
                let d = Opnd::Reg(self.dst(v), 0);
                let mut srcs = [self.any(a), self.any(b)];
                self.legalize(&mut srcs);
                self.op_mod(I::v_add_nc_u32, vec![d, srcs[0], srcs[1]]).mods.clamp = true;
            }
            BinOp::Sub => {
                let d = Opnd::Reg(self.dst(v), 0);
                let (x, y) = (self.any(a), self.any(b));
                match y {
                    Opnd::Const(c) => self.valu(I::v_add_nc_u32, d, &[Opnd::Const(c.wrapping_neg()), x]),
                    y => self.vop2(I::v_sub_nc_u32, Some(I::v_subrev_nc_u32), d, x, y),
                }
            }
            BinOp::Distance => {
                let d = Opnd::Reg(self.dst(v), 0);
                let (x, y, t) = (self.any(a), self.any(b), self.temp(Class::V));
                self.vop2(I::v_xor_b32, Some(I::v_xor_b32), t, x, y);
                self.valu(I::v_bcnt_u32_b32, d, &[t, Opnd::Const(0)]);
            }
            BinOp::Mul => self.mul(a, b, v),
            BinOp::MulHiU => self.plain(I::v_mul_hi_u32, a, b, v),
            BinOp::MulHiS => self.plain(I::v_mul_hi_i32, a, b, v),
            BinOp::MinU | BinOp::MinS | BinOp::MaxU | BinOp::MaxS if self.of_three(op, a, b, v) => {}
            BinOp::MinU => self.commutes(I::v_min_u32, a, b, v),
            BinOp::MinS => self.commutes(I::v_min_i32, a, b, v),
            BinOp::MaxU => self.commutes(I::v_max_u32, a, b, v),
            BinOp::MaxS => self.commutes(I::v_max_i32, a, b, v),
            BinOp::And => self.and(a, b, v),
            BinOp::Or => self.or(a, b, v),
            BinOp::Xor => self.xor(a, b, v),
            BinOp::Shl => {
                let d = Opnd::Reg(self.dst(v), 0);
                if let Some((p, q)) = self.folded(a, BinOp::Add) {
                    let (p, q, n) = (self.any(p), self.any(q), self.any(b));
                    self.valu(I::v_add_lshl_u32, d, &[p, q, n]);
                } else {
                    let (x, n) = (self.any(a), self.any(b));
                    self.valu(I::v_lshlrev_b32, d, &[n, x]);
                }
            }
            BinOp::ShrU if self.field(I::v_bfe_u32, a, b, v) => {}
            BinOp::ShrS if self.field(I::v_bfe_i32, a, b, v) => {}
            BinOp::ShrU => self.plain(I::v_lshrrev_b32, b, a, v),
            BinOp::ShrS => self.plain(I::v_ashrrev_i32, b, a, v),
            BinOp::DivU | BinOp::DivS | BinOp::RemU | BinOp::RemS | BinOp::FRem | BinOp::FTwoOverPi => {
                bug!("{op:?} is left after expansion")
            }
            BinOp::FAdd | BinOp::FSub | BinOp::FMul | BinOp::FDiv | BinOp::FMin | BinOp::FMax | BinOp::FLdexp => {
                self.float_binary(op, a, b, v);
            }
            BinOp::Pairs(op, Half::F16) => self.pairs(op, a, b, v),
            BinOp::Pairs(_, Half::BF16) => bug!("{op:?} is left after expansion"),
        }
    }

    fn plain(&mut self, i: I, a: Value, b: Value, v: Value) {
        let d = Opnd::Reg(self.dst(v), 0);
        let (x, y) = (self.any(a), self.any(b));
        self.valu(i, d, &[x, y]);
    }

    fn commutes(&mut self, i: I, a: Value, b: Value, v: Value) {
        let d = Opnd::Reg(self.dst(v), 0);
        let (x, y) = (self.any(a), self.any(b));
        self.vop2(i, Some(i), d, x, y);
    }

    /// The operands of `v` if it is that operation and has no other use.
    pub(super) fn folded(&self, v: Value, op: BinOp) -> Option<(Value, Value)> {
        let (v, _) = self.origin(v);
        match self.f.def_op(v) {
            Some(&Op::Binary(o, a, b)) if o == op && self.folds(v) => Some((a, b)),
            _ => None,
        }
    }

    /// Tries both orders of a commutative pair for a fold of the first.
    pub(super) fn folded_either(&self, a: Value, b: Value, op: BinOp) -> Option<(Value, Value, Value)> {
        [(a, b), (b, a)].into_iter().find_map(|(p, q)| self.folded(p, op).map(|(x, y)| (x, y, q)))
    }

    fn fused(&mut self, i: I, v: Value, x: Value, y: Value, z: Value) {
        let d = Opnd::Reg(self.dst(v), 0);
        let srcs = [self.any(x), self.any(y), self.any(z)];
        self.valu(i, d, &srcs);
    }

    /// A scalar shifted by a constant and added to a vector: the operands of an operation that does both.
    fn shifted_scalar(&self, a: Value, b: Value) -> Option<(Value, Value, Value)> {
        [(a, b), (b, a)].into_iter().find_map(|(p, q)| match self.f.def_op(p) {
            Some(&Op::Binary(BinOp::Shl, x, n)) if self.f.as_const(n).is_some_and(|n| n < 32) => {
                (self.bank(p) == Class::S && self.serves_once(p)).then_some((x, n, q))
            }
            _ => None,
        })
    }

    fn add(&mut self, a: Value, b: Value, v: Value) {
        if let Some((x, n, q)) = self.folded_either(a, b, BinOp::Shl)
            && self.f.as_const(n).is_none_or(|n| n < 32)
        {
            return self.fused(I::v_lshl_add_u32, v, x, n, q);
        }
        if let Some((x, n, q)) = self.shifted_scalar(a, b) {
            return self.fused(I::v_lshl_add_u32, v, x, n, q);
        }
        if let Some((x, y, q)) = self.folded_either(a, b, BinOp::Mul)
            && self.is_short(x)
            && self.is_short(y)
        {
            return self.fused(I::v_mad_u32_u24, v, x, y, q);
        }
        if let Some((x, y, q)) = self.folded_either(a, b, BinOp::Mul)
            && self.is_short_signed(x)
            && self.is_short_signed(y)
        {
            return self.fused(I::v_mad_i32_i24, v, x, y, q);
        }
        if let Some((x, y, q)) = self.folded_either(a, b, BinOp::Add) {
            return self.fused(I::v_add3_u32, v, x, y, q);
        }
        if let Some((x, y, q)) = self.folded_either(a, b, BinOp::Xor) {
            return self.fused(I::v_xad_u32, v, x, y, q);
        }
        self.commutes(I::v_add_nc_u32, a, b, v);
    }

    /// A field of a word: a shift to the left, and one at least as far to the right.
    fn field(&mut self, i: I, a: Value, b: Value, v: Value) -> bool {
        let Some((x, left)) = self.folded(a, BinOp::Shl) else { return false };
        let (Some(left), Some(right)) = (self.f.as_const(left), self.f.as_const(b)) else { return false };
        let (left, right) = (left as u32 & 31, right as u32 & 31);
        if right < left {
            return false;
        }
        let d = Opnd::Reg(self.dst(v), 0);
        let x = self.any(x);
        self.valu(i, d, &[x, Opnd::Const(right - left), Opnd::Const(32 - right)]);
        true
    }

    fn mul(&mut self, a: Value, b: Value, v: Value) {
        let d = Opnd::Reg(self.dst(v), 0);
        for (p, q) in [(a, b), (b, a)] {
            if let Some(c) = self.f.as_const(q)
                && (c as u32).is_power_of_two()
            {
                let x = self.any(p);
                return self.valu(I::v_lshlrev_b32, d, &[Opnd::Const((c as u32).trailing_zeros()), x]);
            }
        }
        if self.is_short(a) && self.is_short(b) {
            return self.commutes(I::v_mul_u32_u24, a, b, v);
        }
        if self.is_short_signed(a) && self.is_short_signed(b) {
            return self.commutes(I::v_mul_i32_i24, a, b, v);
        }
        self.plain(I::v_mul_lo_u32, a, b, v);
    }

    /// Whether a value has at most 24 bits, so that a product of two such is that of the instruction for 24 bits, which
    /// takes one clock and not four.
    fn is_short(&self, v: Value) -> bool {
        range::max(self.f, v) < 1 << 24
    }

    /// Whether a value is a signed number of at most 24 bits, for the signed product of such.
    fn is_short_signed(&self, v: Value) -> bool {
        let constant = |n: Value| self.f.as_const(n);
        match self.f.def_op(v) {
            Some(Op::Const(c)) => (-(1 << 23)..1 << 23).contains(&(*c as i32)),
            Some(Op::Unary(UnOp::SExt8 | UnOp::SExt16, _)) => true,
            Some(Op::Load { mem, .. } | Op::LdsLoad { mem, .. }) if matches!(mem, Mem::S8 | Mem::S16) => true,
            Some(&Op::Binary(BinOp::ShrS, _, n)) => constant(n).is_some_and(|n| (8..32).contains(&n)),
            _ => range::max(self.f, v) < 1 << 23,
        }
    }

    /// A minimum or maximum of three, or a value held between two constants.
    fn of_three(&mut self, op: BinOp, a: Value, b: Value, v: Value) -> bool {
        let (three, between, other) = match op {
            BinOp::MinU => (I::v_min3_u32, I::v_med3_u32, BinOp::MaxU),
            BinOp::MaxU => (I::v_max3_u32, I::v_med3_u32, BinOp::MinU),
            BinOp::MinS => (I::v_min3_i32, I::v_med3_i32, BinOp::MaxS),
            BinOp::MaxS => (I::v_max3_i32, I::v_med3_i32, BinOp::MinS),
            _ => return false,
        };
        if let Some((x, y, q)) = self.folded_either(a, b, op) {
            self.fused(three, v, x, y, q);
            return true;
        }
        let Some((x, first, second)) = self.folded_either(a, b, other) else { return false };
        let (Some(inner), Some(outer)) = (self.f.as_const(first), self.f.as_const(second)) else { return false };
        let (inner, outer) = (inner as u32, outer as u32);
        // Out of order, the outer constant is the result, which is not the median.
        let in_order = match op {
            BinOp::MinU => inner <= outer,
            BinOp::MaxU => outer <= inner,
            BinOp::MinS => inner as i32 <= outer as i32,
            _ => outer as i32 <= inner as i32,
        };
        if in_order {
            self.fused(between, v, x, first, second);
        }
        in_order
    }

    fn and(&mut self, a: Value, b: Value, v: Value) {
        for (p, q) in [(a, b), (b, a)] {
            let Some(m) = self.f.as_const(q) else { continue };
            let m = m as u32;
            if m != 0
                && (m & m.wrapping_add(1)) == 0
                && let Some((x, n)) = self.folded(p, BinOp::ShrU)
                && let Some(n) = self.f.as_const(n)
            {
                let d = Opnd::Reg(self.dst(v), 0);
                let x = self.any(x);
                let width = m.trailing_ones().min(32 - (n as u32 & 31));
                return self.valu(I::v_bfe_u32, d, &[x, Opnd::Const(n as u32 & 31), Opnd::Const(width)]);
            }
        }
        self.commutes(I::v_and_b32, a, b, v);
    }

    /// Bits of one value where a mask is set, and of another one where it is not.
    fn chosen_bits(&mut self, a: Value, b: Value, v: Value) -> bool {
        let (Some(one), Some(two)) = (self.folded(a, BinOp::And), self.folded(b, BinOp::And)) else { return false };
        let orders = |(x, y): (Value, Value)| [(x, y), (y, x)];
        let inverse = |mask: Value, other: Value| match (self.f.as_const(mask), self.f.as_const(other)) {
            (Some(m), Some(o)) => m as u32 == !(o as u32),
            _ => matches!(self.f.def_op(other), Some(&Op::Unary(UnOp::Not, m)) if m == mask),
        };
        for (mask, x) in orders(one) {
            for (other, y) in orders(two) {
                if inverse(mask, other) {
                    self.fused(I::v_bfi_b32, v, mask, x, y);
                    return true;
                }
                if inverse(other, mask) {
                    self.fused(I::v_bfi_b32, v, other, y, x);
                    return true;
                }
            }
        }
        false
    }

    fn or(&mut self, a: Value, b: Value, v: Value) {
        if self.chosen_bits(a, b, v) {
            return;
        }
        if let Some((x, n, q)) = self.folded_either(a, b, BinOp::Shl) {
            return self.fused(I::v_lshl_or_b32, v, x, n, q);
        }
        if let Some((x, y, q)) = self.folded_either(a, b, BinOp::And) {
            return self.fused(I::v_and_or_b32, v, x, y, q);
        }
        if let Some((x, y, q)) = self.folded_either(a, b, BinOp::Or) {
            return self.fused(I::v_or3_b32, v, x, y, q);
        }
        self.commutes(I::v_or_b32, a, b, v);
    }

    fn xor(&mut self, a: Value, b: Value, v: Value) {
        if self.chosen_bits(a, b, v) {
            return;
        }
        if let Some((x, y, q)) = self.folded_either(a, b, BinOp::Xor) {
            return self.fused(I::v_xor3_b32, v, x, y, q);
        }
        self.commutes(I::v_xor_b32, a, b, v);
    }

    pub(super) fn ternary(&mut self, op: TernOp, a: Value, b: Value, c: Value, v: Value) {
        if self.bank(v) == Class::S {
            self.scalar_ternary(op, a, b, c, v);
            return;
        }
        match op {
            TernOp::Fma if self.f.ty(v) == Ty::F64 => self.double_ternary(op, a, b, c, v),
            TernOp::Fma => {
                let d = Opnd::Reg(self.dst(v), 0);
                let srcs = [self.float(a), self.float(b), self.float(c)];
                self.valu_float(I::v_fma_f32, d, &srcs);
            }
            TernOp::Add3 => self.fused(I::v_add3_u32, v, a, b, c),
            TernOp::ShlAdd => self.fused(I::v_lshl_add_u32, v, a, b, c),
            TernOp::Funnel => self.fused(I::v_alignbit_b32, v, a, b, c),
            TernOp::MadU24 => self.fused(I::v_mad_u32_u24, v, a, b, c),
            TernOp::Dot2F16 => self.dot2(I::v_dot2_f32_f16, a, b, c, v),
            TernOp::Dot2BF16 => self.dot2(I::v_dot2_f32_bf16, a, b, c, v),
            TernOp::Dot4(signs) => self.dot4(signs, [a, b, c], v),
            TernOp::Dot8(signs) => self.dot8(signs, [a, b, c], v),
            TernOp::FmaPairs(Half::F16) => self.packed(I::v_pk_fma_f16, &[a, b, c], v),
            TernOp::FmaPairs(Half::BF16) => bug!("{op:?} is left after expansion"),
        }
    }

    pub(super) fn bitcast(&mut self, a: Value, v: Value) {
        // Only reached where the bits of the register change: 16 bits zero-extended.
        let d = Opnd::Reg(self.dst(v), 0);
        let x = self.any(a);
        match self.bank(v) {
            Class::S => self.salu(I::s_and_b32, d, &[x, Opnd::Const(0xFFFF)]),
            Class::V => self.vop2(I::v_and_b32, Some(I::v_and_b32), d, Opnd::Const(0xFFFF), x),
        }
    }

    pub(super) fn word(&mut self, a: Value, i: u8, v: Value) {
        // Words are read in place; this is for uses that need a register of their own.
        let d = Opnd::Reg(self.dst(v), 0);
        let t = self.want(a);
        self.pseudo(Code::Copy, vec![d, Opnd::Reg(t, i)]);
    }

    pub(super) fn pack(&mut self, vs: &[Value], v: Value) {
        let d = self.dst(v);
        let moves = vs.iter().enumerate().flat_map(|(i, x)| [Opnd::Reg(d, i as u8), self.any(*x)]).collect();
        self.pseudo(Code::Copy, moves);
    }
}
