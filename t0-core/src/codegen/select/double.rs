//! Binary64: operations that have an instruction, and division. [`crate::opt::wide`] has replaced the others by
//! sequences.

use super::Selector;
use crate::bug::bug;
use crate::codegen::mir::{Class, Code, Opnd};
use crate::ir::{BinOp, FPred, TernOp, Ty, UnOp, Value};
use t0_isa::isa::{Op as I, Reg};

impl Selector<'_> {
    /// Selects a unary operation on or into binary64; returns false for other operations.
    pub(super) fn double_unary(&mut self, op: UnOp, a: Value, v: Value) -> bool {
        let i = match op {
            UnOp::F32ToF64 => {
                let d = Opnd::Reg(self.dst(v), 0);
                let x = self.float(a);
                self.valu_float(I::v_cvt_f64_f32, d, &[x]);
                return true;
            }
            UnOp::U32ToF64 | UnOp::S32ToF64 => {
                let d = Opnd::Reg(self.dst(v), 0);
                let x = self.any(a);
                let i = if op == UnOp::U32ToF64 { I::v_cvt_f64_u32 } else { I::v_cvt_f64_i32 };
                self.op(i, vec![d, x]);
                return true;
            }
            UnOp::F64ToF32 => I::v_cvt_f32_f64,
            UnOp::F64ToU32 => I::v_cvt_u32_f64,
            UnOp::F64ToS32 => I::v_cvt_i32_f64,
            UnOp::FFloor if self.f.ty(v) == Ty::F64 => I::v_floor_f64,
            UnOp::FCeil if self.f.ty(v) == Ty::F64 => I::v_ceil_f64,
            UnOp::FTrunc if self.f.ty(v) == Ty::F64 => I::v_trunc_f64,
            UnOp::FRoundEven if self.f.ty(v) == Ty::F64 => I::v_rndne_f64,
            UnOp::FRsqrtApprox if self.f.ty(v) == Ty::F64 => I::v_rsq_f64,
            _ => return false,
        };
        let d = Opnd::Reg(self.dst(v), 0);
        let x = self.vector_tuple(a);
        self.op(i, vec![d, x]);
        true
    }

    pub(super) fn double_binary(&mut self, op: BinOp, a: Value, b: Value, v: Value) {
        let d = Opnd::Reg(self.dst(v), 0);
        let with_int = match op {
            BinOp::FLdexp => Some(I::v_ldexp_f64),
            BinOp::FTwoOverPi => Some(I::v_trig_preop_f64),
            _ => None,
        };
        if let Some(i) = with_int {
            let (x, n) = (self.vector_tuple(a), self.any(b));
            return self.op(i, vec![d, x, n]);
        }
        let (x, y) = (self.vector_tuple(a), self.vector_tuple(b));
        match op {
            BinOp::FDiv => self.double_divide(x, y, d),
            BinOp::FSub => self.op_mod(I::v_add_f64, vec![d, x, y]).mods.neg = 0b10,
            BinOp::FMul => self.op(I::v_mul_f64, vec![d, x, y]),
            BinOp::FMin => self.op(I::v_min_f64, vec![d, x, y]),
            BinOp::FMax => self.op(I::v_max_f64, vec![d, x, y]),
            BinOp::FAdd => self.op(I::v_add_f64, vec![d, x, y]),
            _ => bug!("{op:?} of F64"),
        }
    }

    pub(super) fn double_ternary(&mut self, op: TernOp, a: Value, b: Value, c: Value, v: Value) {
        if op != TernOp::Fma {
            bug!("{op:?} of F64");
        }
        let d = Opnd::Reg(self.dst(v), 0);
        let srcs = [self.vector_tuple(a), self.vector_tuple(b), self.vector_tuple(c)];
        self.op(I::v_fma_f64, vec![d, srcs[0], srcs[1], srcs[2]]);
    }

    pub(super) fn double_compare(&mut self, p: FPred, a: Value, b: Value, v: Value) {
        let d = Opnd::Reg(self.dst(v), 0);
        let (x, y) = (self.vector_tuple(a), self.vector_tuple(b));
        let i = match p {
            FPred::Eq => I::v_cmp_eq_f64,
            FPred::Ne => I::v_cmp_neq_f64,
            FPred::Lt => I::v_cmp_lt_f64,
            FPred::Le => I::v_cmp_le_f64,
            FPred::Gt => I::v_cmp_gt_f64,
            FPred::Ge => I::v_cmp_ge_f64,
            FPred::ULt => I::v_cmp_nge_f64,
            FPred::ULe => I::v_cmp_ngt_f64,
            FPred::UGt => I::v_cmp_nle_f64,
            FPred::UGe => I::v_cmp_nlt_f64,
        };
        self.op(i, vec![d, x, y]);
    }

    fn pair(&mut self) -> Opnd {
        Opnd::Reg(self.m.vreg(Class::V, 2), 0)
    }

    /// a * b + c with the first operand negated if asked for.
    fn double_fma(&mut self, negate: bool, a: Opnd, b: Opnd, c: Opnd) -> Opnd {
        let t = self.pair();
        self.op_mod(I::v_fma_f64, vec![t, a, b, c]).mods.neg = u8::from(negate);
        t
    }

    /// n / q by v_div_scale, Newton steps, v_div_fmas and v_div_fixup (RDNA3 ISA, 16.8 "V_DIV_SCALE_F64").
    ///
    /// As in `divide` for binary32, the first correction of the quotient takes a reciprocal whose last bit is set.
    fn double_divide(&mut self, n: Opnd, q: Opnd, d: Opnd) {
        let one = Opnd::Const(0x3F80_0000);
        let (den, num) = (self.pair(), self.pair());
        self.op(I::v_div_scale_f64, vec![den, Opnd::Phys(Reg::NULL), q, q, n]);
        let mut r = self.m.vreg(Class::V, 2);
        self.op(I::v_rcp_f64, vec![Opnd::Reg(r, 0), den]);
        for _ in 0..2 {
            let e = self.double_fma(true, den, Opnd::Reg(r, 0), one);
            let next = self.m.vreg(Class::V, 2);
            self.op(I::v_fma_f64, vec![Opnd::Reg(next, 0), Opnd::Reg(r, 0), e, Opnd::Reg(r, 0)]);
            r = next;
        }
        let (odd, up) = (self.temp(Class::V), self.m.vreg(Class::V, 2));
        self.valu(I::v_or_b32, odd, &[Opnd::Const(1), Opnd::Reg(r, 0)]);
        self.pseudo(Code::Copy, vec![Opnd::Reg(up, 0), odd, Opnd::Reg(up, 1), Opnd::Reg(r, 1)]);
        let (r, up) = (Opnd::Reg(r, 0), Opnd::Reg(up, 0));
        // VCC lives from here to v_div_fmas only; nothing between writes it.
        self.op(I::v_div_scale_f64, vec![num, Opnd::Phys(Reg::VCC_LO), n, q, n]);
        let x = self.pair();
        self.op(I::v_mul_f64, vec![x, num, r]);
        let e = self.double_fma(true, den, x, num);
        let x = self.double_fma(false, e, up, x);
        let e = self.double_fma(true, den, x, num);
        let y = self.pair();
        self.op(I::v_div_fmas_f64, vec![y, e, r, x]);
        self.op(I::v_div_fixup_f64, vec![d, y, q, n]);
    }
}
