//! Float operations that have an instruction.

use super::Selector;
use super::operand::Src;
use crate::bug::bug;
use crate::codegen::mir::Opnd;
use crate::ir::{BinOp, Ty, UnOp, Value};
use t0_isa::isa::Op as I;

impl Selector<'_> {
    pub(super) fn float_unary(&mut self, op: UnOp, a: Value, v: Value) {
        let d = Opnd::Reg(self.dst(v), 0);
        let i = match op {
            UnOp::FNeg | UnOp::FAbs => {
                let half = matches!(self.f.ty(v), Ty::F16 | Ty::BF16);
                let sign = if half { 0x8000 } else { 0x8000_0000u32 };
                let x = self.any(a);
                match op {
                    UnOp::FNeg => self.vop2(I::v_xor_b32, Some(I::v_xor_b32), d, Opnd::Const(sign), x),
                    _ => {
                        let keep = if half { 0x7FFF } else { !sign };
                        self.vop2(I::v_and_b32, Some(I::v_and_b32), d, Opnd::Const(keep), x);
                    }
                }
                return;
            }
            UnOp::U32ToF32 | UnOp::S32ToF32 if let Some((i, x)) = self.byte(a) => {
                let x = self.any(x);
                self.op(i, vec![d, x]);
                return;
            }
            UnOp::U32ToF32 => {
                let x = self.any(a);
                self.op(I::v_cvt_f32_u32, vec![d, x]);
                return;
            }
            UnOp::S32ToF32 => {
                let x = self.any(a);
                self.op(I::v_cvt_f32_i32, vec![d, x]);
                return;
            }
            UnOp::F16ToF32 => {
                // Constants of 16-bit operands read differently: keep to registers.
                let x = self.any(a);
                let x = if matches!(x, Opnd::Const(_)) { self.move_to_vector(x) } else { x };
                self.op(I::v_cvt_f32_f16, vec![d, x]);
                return;
            }
            UnOp::BF16ToF32 => {
                let x = self.any(a);
                self.valu(I::v_lshlrev_b32, d, &[Opnd::Const(16), x]);
                return;
            }
            UnOp::FSqrt => return self.sqrt(a, d),
            UnOp::FExp2 => return self.exp2(a, d),
            UnOp::FLog2 => return self.log2(a, d),
            UnOp::F32ToBF16 => return self.round_bf16(a, d),
            UnOp::FFloor => I::v_floor_f32,
            UnOp::FCeil => I::v_ceil_f32,
            UnOp::FTrunc => I::v_trunc_f32,
            UnOp::FRoundEven => I::v_rndne_f32,
            UnOp::FRcpApprox => I::v_rcp_f32,
            UnOp::FSqrtApprox => I::v_sqrt_f32,
            UnOp::FRsqrtApprox => I::v_rsq_f32,
            UnOp::FExp2Approx => I::v_exp_f32,
            UnOp::FLog2Approx => I::v_log_f32,
            UnOp::FSinTurns => I::v_sin_f32,
            UnOp::FCosTurns => I::v_cos_f32,
            UnOp::F32ToU32 => I::v_cvt_u32_f32,
            UnOp::F32ToS32 => I::v_cvt_i32_f32,
            UnOp::F32ToF16 => I::v_cvt_f16_f32,
            // Integer operations, and those that earlier passes replace.
            _ => bug!("{op:?} has no instruction on floats"),
        };
        let x = self.float(a);
        self.valu_float(i, d, &[x]);
    }

    /// The instruction that converts a byte of a word, and the word, if a value is such a byte.
    fn byte(&self, v: Value) -> Option<(I, Value)> {
        let by = |n: Value| self.f.as_const(n).map(|n| n & 31);
        let (x, first) = if let Some((x, n)) = self.folded(v, BinOp::ShrU).filter(|(_, n)| by(*n) == Some(24)) {
            (x, by(n)?)
        } else {
            let (x, _) = self.folded(v, BinOp::And).filter(|(_, m)| self.f.as_const(*m) == Some(0xFF))?;
            match self.folded(x, BinOp::ShrU) {
                Some((x, n)) if matches!(by(n), Some(8 | 16 | 24)) => (x, by(n)?),
                _ => (x, 0),
            }
        };
        let each = [I::v_cvt_f32_ubyte0, I::v_cvt_f32_ubyte1, I::v_cvt_f32_ubyte2, I::v_cvt_f32_ubyte3];
        Some((each[first as usize / 8], x))
    }

    /// The least or greatest of three as the instruction of two of them, applied twice.
    fn of_three_floats(&mut self, op: BinOp, a: Value, b: Value, d: Opnd) -> bool {
        let Some((x, y, q)) = self.folded_either(a, b, op) else { return false };
        let srcs = [self.float(x), self.float(y), self.float(q)];
        let i = if op == BinOp::FMin { I::v_min3_f32 } else { I::v_max3_f32 };
        self.valu_float(i, d, &srcs);
        true
    }

    pub(super) fn float_binary(&mut self, op: BinOp, a: Value, b: Value, v: Value) {
        let d = Opnd::Reg(self.dst(v), 0);
        match op {
            BinOp::FDiv => self.divide(a, b, d),
            BinOp::FLdexp => {
                let x = self.float(a);
                let n = Src { opnd: self.any(b), neg: false, abs: false };
                self.valu_float(I::v_ldexp_f32, d, &[x, n]);
            }
            BinOp::FAdd => self.float2(I::v_add_f32, Some(I::v_add_f32), a, b, d),
            BinOp::FSub => self.float2(I::v_sub_f32, Some(I::v_subrev_f32), a, b, d),
            BinOp::FMul => self.float2(I::v_mul_f32, Some(I::v_mul_f32), a, b, d),
            BinOp::FMin | BinOp::FMax if self.of_three_floats(op, a, b, d) => {}
            BinOp::FMin => self.float2(I::v_min_f32, Some(I::v_min_f32), a, b, d),
            BinOp::FMax => self.float2(I::v_max_f32, Some(I::v_max_f32), a, b, d),
            _ => bug!("{op:?} of floats"),
        }
    }

    fn float2(&mut self, op: I, reversed: Option<I>, a: Value, b: Value, d: Opnd) {
        let (x, y) = (self.float(a), self.float(b));
        match reversed {
            Some(rev) if !self.is_vector(y.opnd) && self.is_vector(x.opnd) => self.valu_float(rev, d, &[y, x]),
            _ => self.valu_float(op, d, &[x, y]),
        }
    }
}
