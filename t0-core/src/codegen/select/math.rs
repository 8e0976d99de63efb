//! Sequences for float operations without an instruction of sufficient accuracy.
//!
//! Division and square root are correctly rounded with denormals kept: the quotient or root of the machine's
//! approximation is refined by fused multiply-adds, in a range to which operands are scaled exactly.

use super::Selector;
use super::operand::Src;
use crate::codegen::mir::{Class, Opnd};
use crate::ir::Value;
use t0_isa::isa::{Op as I, Reg};

fn plain(opnd: Opnd) -> Src {
    Src { opnd, neg: false, abs: false }
}

fn negated(opnd: Opnd) -> Src {
    Src { opnd, neg: true, abs: false }
}

fn constant(x: f32) -> Src {
    plain(Opnd::Const(x.to_bits()))
}

impl Selector<'_> {
    fn vtemp(&mut self) -> Opnd {
        self.temp(Class::V)
    }

    fn vf(&mut self, op: I, srcs: &[Src]) -> Opnd {
        let t = self.vtemp();
        self.valu_float(op, t, srcs);
        t
    }

    /// A float in a VGPR with its modifiers applied.
    fn float_in_vector(&mut self, v: Value) -> Opnd {
        let s = self.float(v);
        if s.neg || s.abs { self.vf(I::v_max_f32, &[s, s]) } else { self.move_to_vector(s.opnd) }
    }

    /// a / b by v_div_scale, Newton steps, v_div_fmas and v_div_fixup (RDNA3 ISA, 16.8 "V_DIV_SCALE_F32").
    ///
    /// The last step rounds correctly if the reciprocal is the rounded one (Markstein, "Computation of elementary
    /// functions on the IBM RISC System/6000 processor", 1990). The Newton step gives that, except where all bits of
    /// the significand of `b` are set: it may give the power of two below. The last step of a power of two divided by
    /// such a number is then a tie, unless the quotient before it is the greater neighbour. The first correction makes
    /// it that: it takes the reciprocal with its last bit set, which changes no other result.
    pub(super) fn divide(&mut self, a: Value, b: Value, d: Opnd) {
        let (n, q) = (self.vector(a), self.vector(b));
        let (den, num) = (self.vtemp(), self.vtemp());
        self.op(I::v_div_scale_f32, vec![den, Opnd::Phys(Reg::NULL), q, q, n]);
        let rcp = self.vf(I::v_rcp_f32, &[plain(den)]);
        let e = self.vf(I::v_fma_f32, &[negated(den), plain(rcp), constant(1.0)]);
        let rcp = self.vf(I::v_fma_f32, &[plain(e), plain(rcp), plain(rcp)]);
        let up = self.vtemp();
        self.valu(I::v_or_b32, up, &[Opnd::Const(1), rcp]);
        // VCC lives from here to v_div_fmas only; nothing between writes it.
        self.op(I::v_div_scale_f32, vec![num, Opnd::Phys(Reg::VCC_LO), n, q, n]);
        let x = self.vf(I::v_mul_f32, &[plain(num), plain(rcp)]);
        let e = self.vf(I::v_fma_f32, &[negated(den), plain(x), plain(num)]);
        let x = self.vf(I::v_fma_f32, &[plain(e), plain(up), plain(x)]);
        let e = self.vf(I::v_fma_f32, &[negated(den), plain(x), plain(num)]);
        let x = self.vf(I::v_div_fmas_f32, &[plain(e), plain(rcp), plain(x)]);
        self.valu_float(I::v_div_fixup_f32, d, &[plain(x), plain(q), plain(n)]);
    }

    /// Compares, and returns the mask.
    fn compare(&mut self, op: I, a: Opnd, b: Opnd) -> Opnd {
        let m = self.temp(Class::S);
        self.valu(op, m, &[a, b]);
        m
    }

    /// m ? yes : no.
    fn choose(&mut self, m: Opnd, no: Opnd, yes: Opnd) -> Opnd {
        let t = self.vtemp();
        self.choose_into(t, m, no, yes);
        t
    }

    fn choose_into(&mut self, d: Opnd, m: Opnd, no: Opnd, yes: Opnd) {
        self.valu(I::v_cndmask_b32, d, &[no, yes, m]);
    }

    /// The machine's root of x scaled up where small is within 1 ULP: the result is the one of it and its neighbours
    /// whose square is nearest.
    pub(super) fn sqrt(&mut self, a: Value, d: Opnd) {
        let x = self.float_in_vector(a);
        let small = self.compare(I::v_cmp_gt_f32, Opnd::Const(0x0F80_0000), x);
        let up = self.vf(I::v_mul_f32, &[plain(Opnd::Const(0x4F80_0000)), plain(x)]);
        let sx = self.choose(small, x, up);
        let s = self.vf(I::v_sqrt_f32, &[plain(sx)]);
        let below = self.vtemp();
        self.valu(I::v_add_nc_u32, below, &[Opnd::Const(u32::MAX), s]);
        let above = self.vtemp();
        self.valu(I::v_add_nc_u32, above, &[Opnd::Const(1), s]);
        let e0 = self.vf(I::v_fma_f32, &[negated(below), plain(s), plain(sx)]);
        let e1 = self.vf(I::v_fma_f32, &[negated(above), plain(s), plain(sx)]);
        let m = self.compare(I::v_cmp_ge_f32, Opnd::Const(0), e0);
        let s = self.choose(m, s, below);
        let m = self.compare(I::v_cmp_lt_f32, Opnd::Const(0), e1);
        let s = self.choose(m, s, above);
        let down = self.vf(I::v_mul_f32, &[plain(Opnd::Const(0x3780_0000)), plain(s)]);
        let s = self.choose(small, s, down);
        // +-0 and +infinity are their own roots.
        let class = self.temp(Class::S);
        self.valu(I::v_cmp_class_f32, class, &[sx, Opnd::Const(0x260)]);
        self.choose_into(d, class, s, sx);
    }

    /// 2^x: below -126, 2^(x + 64) * 2^-64.
    pub(super) fn exp2(&mut self, a: Value, d: Opnd) {
        let x = self.float_in_vector(a);
        let low = self.compare(I::v_cmp_gt_f32, Opnd::Const((-126.0f32).to_bits()), x);
        let shift = self.choose(low, Opnd::Const(0), Opnd::Const(64.0f32.to_bits()));
        let y = self.vf(I::v_add_f32, &[plain(x), plain(shift)]);
        let y = self.vf(I::v_exp_f32, &[plain(y)]);
        let e = self.choose(low, Opnd::Const(0), Opnd::Const((-64i32) as u32));
        self.valu(I::v_ldexp_f32, d, &[y, e]);
    }

    /// log2 x: below the normal range, log2(x * 2^32) - 32.
    pub(super) fn log2(&mut self, a: Value, d: Opnd) {
        let x = self.float_in_vector(a);
        let low = self.compare(I::v_cmp_gt_f32, Opnd::Const(f32::MIN_POSITIVE.to_bits()), x);
        let e = self.choose(low, Opnd::Const(0), Opnd::Const(32));
        let y = self.vtemp();
        self.valu(I::v_ldexp_f32, y, &[x, e]);
        let y = self.vf(I::v_log_f32, &[plain(y)]);
        let back = self.choose(low, Opnd::Const(0), Opnd::Const(32.0f32.to_bits()));
        self.valu_float(I::v_sub_f32, d, &[plain(y), plain(back)]);
    }

    pub(super) fn round_bf16(&mut self, a: Value, d: Opnd) {
        let r = self.rounded_bf16(a);
        self.valu(I::v_lshrrev_b32, d, &[Opnd::Const(16), r]);
    }

    /// Adds half of the last place kept (less one where it is even) to the upper half, which is the result; a NaN is
    /// quieted instead.
    pub(super) fn rounded_bf16(&mut self, a: Value) -> Opnd {
        let x = self.float_in_vector(a);
        let odd = self.vtemp();
        self.valu(I::v_bfe_u32, odd, &[x, Opnd::Const(16), Opnd::Const(1)]);
        let r = self.vtemp();
        self.valu(I::v_add3_u32, r, &[x, odd, Opnd::Const(0x7FFF)]);
        let quiet = self.vtemp();
        self.valu(I::v_or_b32, quiet, &[Opnd::Const(0x40_0000), x]);
        let nan = self.compare(I::v_cmp_u_f32, x, x);
        self.choose(nan, r, quiet)
    }
}
