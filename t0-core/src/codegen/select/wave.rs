//! Other lanes and matrices.

use super::Selector;
use crate::codegen::mir::{Class, Code, Opnd};
use crate::ir::{Op, ReduceOp, Ty, Value, WmmaKind};
use t0_isa::isa::{Dpp, Op as I, Reg};

const EXEC: Opnd = Opnd::Phys(Reg::EXEC_LO);

/// Lane l of a row of 16 reads lane l ^ mask; lanes without a source read zero.
fn row_xmask(mask: u8) -> Dpp {
    Dpp::Dpp16 { ctrl: 0x160 | u16::from(mask), row_mask: 0xF, bank_mask: 0xF, bound_ctrl: true, fetch_inactive: false }
}

/// Lane l of a row of 16 reads lane l - d of it; lanes without a source read zero.
fn row_shr(d: u16) -> Dpp {
    Dpp::Dpp16 { ctrl: 0x110 | d, row_mask: 0xF, bank_mask: 0xF, bound_ctrl: true, fetch_inactive: false }
}

/// The instruction that combines two lanes.
fn combining(op: ReduceOp) -> I {
    match op {
        ReduceOp::Add => I::v_add_nc_u32,
        ReduceOp::FAdd => I::v_add_f32,
        ReduceOp::FMul => I::v_mul_f32,
        ReduceOp::FMin => I::v_min_f32,
        ReduceOp::FMax => I::v_max_f32,
        ReduceOp::MinU => I::v_min_u32,
        ReduceOp::MinS => I::v_min_i32,
        ReduceOp::MaxU => I::v_max_u32,
        ReduceOp::MaxS => I::v_max_i32,
        ReduceOp::And => I::v_and_b32,
        ReduceOp::Or => I::v_or_b32,
        ReduceOp::Xor => I::v_xor_b32,
    }
}

/// Select words with which v_permlanex16 reads lane l ^ (16 | mask).
fn other_row(mask: u8) -> [Opnd; 2] {
    [0, 8].map(|first| Opnd::Const((0..8u32).fold(0, |w, i| w | (((i + first) ^ u32::from(mask & 15)) << (4 * i)))))
}

impl Selector<'_> {
    /// Butterfly at distances 1, 2, 4, 8, 16 over all 32 lanes, those outside the mask holding the identity.
    pub(super) fn reduce(&mut self, op: ReduceOp, a: Value, v: Value) {
        let (i, identity) = (combining(op), op.identity());
        let d = Opnd::Reg(self.dst(v), 0);
        let x = self.any(a);
        let mask = Opnd::Reg(self.want(self.f.blocks[self.block.0 as usize].mask), 0);
        self.op(I::s_mov_b32, vec![EXEC, Opnd::Const(u32::MAX)]);
        let mut t = self.temp(Class::V);
        self.valu(I::v_cndmask_b32, t, &[Opnd::Const(identity), x, mask]);
        for distance in [1, 2, 4, 8] {
            let next = self.temp(Class::V);
            self.op_mod(i, vec![next, t, t]).mods.dpp = row_xmask(distance);
            t = next;
        }
        let other = self.swap_rows(t, 0, false);
        match self.bank(v) {
            Class::V => {
                self.valu(i, d, &[other, t]);
                self.op(I::s_mov_b32, vec![EXEC, mask]);
            }
            Class::S => {
                let all = self.temp(Class::V);
                self.valu(i, all, &[other, t]);
                self.op(I::s_mov_b32, vec![EXEC, mask]);
                self.op(I::v_readfirstlane_b32, vec![d, all]);
            }
        }
    }

    /// Rows of 16 lanes side by side, with all 32 lanes active, those outside the mask holding the identity; then the
    /// upper row adds the result of the lower one.
    pub(super) fn scan(&mut self, op: ReduceOp, inclusive: bool, a: Value, v: Value) {
        let (i, identity) = (combining(op), op.identity());
        let d = Opnd::Reg(self.dst(v), 0);
        let x = self.any(a);
        let mask = Opnd::Reg(self.want(self.f.blocks[self.block.0 as usize].mask), 0);
        self.op(I::s_mov_b32, vec![EXEC, Opnd::Const(u32::MAX)]);
        let mut t = self.temp(Class::V);
        self.valu(I::v_cndmask_b32, t, &[Opnd::Const(identity), x, mask]);
        for (distance, lanes) in [(1, 0xFFFE_FFFE), (2, 0xFFFC_FFFC), (4, 0xFFF0_FFF0), (8, 0xFF00_FF00)] {
            let both = self.temp(Class::V);
            self.op_mod(i, vec![both, t, t]).mods.dpp = row_shr(distance);
            t = self.in_lanes(lanes, both, t);
        }
        let row = self.temp(Class::S);
        self.op(I::v_readlane_b32, vec![row, t, Opnd::Const(15)]);
        let both = self.temp(Class::V);
        self.valu(i, both, &[row, t]);
        t = self.in_lanes(0xFFFF_0000, both, t);
        if !inclusive {
            let before = self.temp(Class::V);
            self.op_mod(I::v_mov_b32, vec![before, t]).mods.dpp = row_shr(1);
            let across = self.in_lanes(1 << 16, row, before);
            t = self.in_lanes(1, Opnd::Const(op.before_first()), across);
        }
        self.op(I::s_mov_b32, vec![EXEC, mask]);
        self.op(I::v_mov_b32, vec![d, t]);
    }

    /// `there` in these lanes, `own` in the others.
    fn in_lanes(&mut self, lanes: u32, there: Opnd, own: Opnd) -> Opnd {
        let chosen = self.temp(Class::S);
        self.op(I::s_mov_b32, vec![chosen, Opnd::Const(lanes)]);
        let t = self.temp(Class::V);
        self.valu(I::v_cndmask_b32, t, &[own, there, chosen]);
        t
    }

    /// The value of lane l ^ (16 | mask); lanes without an active source read zero if asked to.
    fn swap_rows(&mut self, x: Opnd, mask: u8, zero: bool) -> Opnd {
        let t = self.temp(Class::V);
        self.swap_rows_into(t, x, mask, zero);
        t
    }

    fn swap_rows_into(&mut self, d: Opnd, x: Opnd, mask: u8, zero: bool) {
        let [low, high] = other_row(mask);
        let mut srcs = [x, low, high];
        self.legalize(&mut srcs);
        let inst = self.op_mod(I::v_permlanex16_b32, vec![d, srcs[0], srcs[1], srcs[2]]);
        // Bit 1 of op_sel is BOUND_CTRL: an inactive source reads as zero, so that the destination is always written.
        inst.mods.op_sel = if zero { 0b10 } else { 0 };
        inst.fresh = true;
    }

    pub(super) fn shuffle_xor(&mut self, a: Value, mask: u8, v: Value) {
        let d = Opnd::Reg(self.dst(v), 0);
        let x = self.vector(a);
        if mask & 16 == 0 {
            self.op_mod(I::v_mov_b32, vec![d, x]).mods.dpp = row_xmask(mask);
        } else {
            self.swap_rows_into(d, x, mask, true);
        }
    }

    pub(super) fn shuffle(&mut self, a: Value, lane: Value, v: Value) {
        let d = Opnd::Reg(self.dst(v), 0);
        let x = self.vector(a);
        let lane = self.any(lane);
        let addr = self.temp(Class::V);
        self.valu(I::v_lshlrev_b32, addr, &[Opnd::Const(2), lane]);
        self.op(I::ds_bpermute_b32, vec![d, addr, x]);
    }

    pub(super) fn read_lane(&mut self, a: Value, lane: Value, v: Value) {
        let d = Opnd::Reg(self.dst(v), 0);
        let x = self.any(a);
        if !self.is_vector(x) {
            return self.op(I::s_mov_b32, vec![d, x]);
        }
        let lane = match self.scalar(lane) {
            Opnd::Const(c) => Opnd::Const(c & 31),
            o => o,
        };
        self.op(I::v_readlane_b32, vec![d, x, lane]);
    }

    pub(super) fn read_first(&mut self, a: Value, v: Value) {
        if self.f.ty(v) == Ty::B1 {
            return self.mask_read_first(a, v);
        }
        let r = self.dst(v);
        let words = self.f.ty(v).words();
        if words == 1 {
            let x = self.scalar(a);
            return match self.chunk.last_mut() {
                // The read that `scalar` has just made can write the result itself.
                Some(last) if last.ops.first() == Some(&x) && last.op() == Some(I::v_readfirstlane_b32) => {
                    last.ops[0] = Opnd::Reg(r, 0);
                }
                _ => self.op(I::s_mov_b32, vec![Opnd::Reg(r, 0), x]),
            };
        }
        let t = self.want(a);
        for i in 0..words {
            let x = Opnd::Reg(t, i);
            if self.is_vector(x) {
                let s = self.temp(Class::S);
                self.op(I::v_readfirstlane_b32, vec![s, x]);
                self.op(I::v_mov_b32, vec![Opnd::Reg(r, i), s]);
            } else {
                self.op(I::v_mov_b32, vec![Opnd::Reg(r, i), x]);
            }
        }
    }

    pub(super) fn wmma(&mut self, kind: WmmaKind, a: Value, b: Value, c: Value, v: Value) {
        let d = self.dst(v);
        let (x, y) = (self.vector_tuple(a), self.vector_tuple(b));
        // D is C updated in place, which also keeps D apart from A and B.
        let source: Vec<Opnd> = match self.f.def_op(c) {
            Some(Op::Pack(vs)) if self.facts.uses[c.0 as usize] == 1 => vs.iter().map(|w| self.any(*w)).collect(),
            _ => match self.vector_tuple(c) {
                Opnd::Reg(r, first) => (0..8).map(|i| Opnd::Reg(r, first + i)).collect(),
                other => vec![other; 8],
            },
        };
        let moves = source.into_iter().enumerate().flat_map(|(i, o)| [Opnd::Reg(d, i as u8), o]).collect();
        self.pseudo(Code::Copy, moves);
        let op = match kind {
            WmmaKind::F32F16 => I::v_wmma_f32_16x16x16_f16,
            WmmaKind::F32BF16 => I::v_wmma_f32_16x16x16_bf16,
            WmmaKind::F16F16 => I::v_wmma_f16_16x16x16_f16,
            WmmaKind::BF16BF16 => I::v_wmma_bf16_16x16x16_bf16,
            WmmaKind::I32I8 | WmmaKind::I32U8 => I::v_wmma_i32_16x16x16_iu8,
            WmmaKind::I32I4 | WmmaKind::I32U4 => I::v_wmma_i32_16x16x16_iu4,
        };
        let inst = self.op_mod(op, vec![Opnd::Reg(d, 0), x, y, Opnd::Reg(d, 0)]);
        if matches!(kind, WmmaKind::I32I8 | WmmaKind::I32I4) {
            // Bits 0 and 1 of NEG mark A and B as signed.
            inst.mods.neg = 0b11;
        }
    }
}
