//! Other lanes and matrices.

use super::Selector;
use super::operand::is_inline;
use crate::codegen::mir::{Class, Code, MInst, Opnd};
use crate::ir::{Absent, BinOp, Op, ReduceOp, Ty, Value, WmmaKind};
use t0_isa::isa::{Dpp, Op as I, Reg};

const EXEC: Opnd = Opnd::Phys(Reg::EXEC_LO);

/// Lane l of a row of 16 reads lane l ^ mask. BOUND_CTRL: where that is inactive it reads zero; without, the
/// destination keeps what it held.
fn row_xmask(mask: u8, absent: Absent) -> Dpp {
    let bound_ctrl = absent == Absent::Zero;
    Dpp::Dpp16 { ctrl: 0x160 | u16::from(mask), row_mask: 0xF, bank_mask: 0xF, bound_ctrl, fetch_inactive: false }
}

/// Lane l of a row of 16 reads lane l - d of it; in lanes without a source the destination keeps what it held.
fn row_shr(d: u16) -> Dpp {
    Dpp::Dpp16 { ctrl: 0x110 | d, row_mask: 0xF, bank_mask: 0xF, bound_ctrl: false, fetch_inactive: false }
}

/// Every lane of the upper row of 16 reads itself; in the lower row the destination keeps what it held.
const UPPER_ROW: Dpp =
    Dpp::Dpp16 { ctrl: 0xE4, row_mask: 0b1010, bank_mask: 0xF, bound_ctrl: true, fetch_inactive: false };

/// A vector instruction whose first source DPP may move between lanes.
struct Movable {
    inst: I,
    /// The instruction with its sources exchanged.
    reversed: I,
    /// Of two equal operands it gives that operand.
    idempotent: bool,
}

/// The instruction of an operation on 32 bits that takes DPP.
fn movable(op: BinOp) -> Option<Movable> {
    let (inst, reversed, idempotent) = match op {
        BinOp::Add => (I::v_add_nc_u32, I::v_add_nc_u32, false),
        BinOp::Sub => (I::v_sub_nc_u32, I::v_subrev_nc_u32, false),
        BinOp::MinU => (I::v_min_u32, I::v_min_u32, true),
        BinOp::MinS => (I::v_min_i32, I::v_min_i32, true),
        BinOp::MaxU => (I::v_max_u32, I::v_max_u32, true),
        BinOp::MaxS => (I::v_max_i32, I::v_max_i32, true),
        BinOp::And => (I::v_and_b32, I::v_and_b32, true),
        BinOp::Or => (I::v_or_b32, I::v_or_b32, true),
        BinOp::Xor => (I::v_xor_b32, I::v_xor_b32, false),
        BinOp::FAdd => (I::v_add_f32, I::v_add_f32, false),
        BinOp::FSub => (I::v_sub_f32, I::v_subrev_f32, false),
        BinOp::FMul => (I::v_mul_f32, I::v_mul_f32, false),
        BinOp::FMin => (I::v_min_f32, I::v_min_f32, true),
        BinOp::FMax => (I::v_max_f32, I::v_max_f32, true),
        _ => return None,
    };
    Some(Movable { inst, reversed, idempotent })
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

/// Select words with which v_permlanex16 reads the last lane of the other row.
const LAST_LANE: [Opnd; 2] = [Opnd::Const(u32::MAX); 2];

/// Select words with which v_permlanex16 reads lane l ^ (16 | mask).
fn other_row(mask: u8) -> [Opnd; 2] {
    [0, 8].map(|first| Opnd::Const((0..8u32).fold(0, |w, i| w | (((i + first) ^ u32::from(mask & 15)) << (4 * i)))))
}

impl Selector<'_> {
    /// Butterfly at distances 1, 2, 4, 8, 16 over all 32 lanes, those outside the mask holding the identity.
    pub(super) fn reduce(&mut self, op: ReduceOp, a: Value, v: Value) {
        let i = combining(op);
        let d = Opnd::Reg(self.dst(v), 0);
        let (mut t, mask) = self.all_lanes(op, a);
        for distance in [1, 2, 4, 8] {
            let next = self.temp(Class::V);
            self.op_mod(i, vec![next, t, t]).mods.dpp = row_xmask(distance, Absent::Zero);
            t = next;
        }
        let other = self.temp(Class::V);
        self.swap_rows(other, t, other_row(0)).fresh = true;
        match self.bank(v) {
            Class::V => {
                self.valu(i, d, &[other, t]);
                self.restore(mask);
            }
            Class::S => {
                let all = self.temp(Class::V);
                self.valu(i, all, &[other, t]);
                self.restore(mask);
                self.op(I::v_readfirstlane_b32, vec![d, all]);
            }
        }
    }

    /// A value in all 32 lanes, which are active from here on: those outside the mask hold the identity. Yields the
    /// mask to restore, unless all lanes exist.
    fn all_lanes(&mut self, op: ReduceOp, a: Value) -> (Opnd, Option<Opnd>) {
        if self.f.has_whole_waves() {
            return (self.vector(a), None);
        }
        let x = self.any(a);
        let mask = Opnd::Reg(self.want(self.f.blocks[self.block.0 as usize].mask), 0);
        self.op(I::s_mov_b32, vec![EXEC, Opnd::Const(u32::MAX)]);
        let t = self.temp(Class::V);
        self.valu(I::v_cndmask_b32, t, &[Opnd::Const(op.identity()), x, mask]);
        (t, Some(mask))
    }

    fn restore(&mut self, mask: Option<Opnd>) {
        if let Some(mask) = mask {
            self.op(I::s_mov_b32, vec![EXEC, mask]);
        }
    }

    /// Rows of 16 lanes side by side, with all 32 lanes active, those outside the mask holding the identity; then the
    /// upper row adds the last lane of the lower one.
    pub(super) fn scan(&mut self, op: ReduceOp, inclusive: bool, a: Value, v: Value) {
        let i = combining(op);
        let d = Opnd::Reg(self.dst(v), 0);
        let (mut t, mask) = self.all_lanes(op, a);
        if mask.is_none() {
            let x = std::mem::replace(&mut t, self.temp(Class::V));
            self.pseudo(Code::Copy, vec![t, x]);
        }
        // In place: a lane without a source keeps its own value.
        for distance in [1, 2, 4, 8] {
            self.op_mod(i, vec![t, t, t]).mods.dpp = row_shr(distance);
        }
        let lower = self.temp(Class::V);
        self.swap_rows(lower, t, LAST_LANE).fresh = true;
        self.op_mod(i, vec![t, lower, t]).mods.dpp = UPPER_ROW;
        if !inclusive {
            let (before, row) = (self.temp(Class::V), self.temp(Class::S));
            self.op(I::v_readlane_b32, vec![row, t, Opnd::Const(15)]);
            let inst = self.op_mod(I::v_mov_b32, vec![before, t]);
            (inst.mods.dpp, inst.fresh) = (row_shr(1), true);
            // It takes no literal.
            let first = match op.before_first() {
                bits if is_inline(bits) => Opnd::Const(bits),
                bits => self.scalar_const(bits),
            };
            self.op(I::v_writelane_b32, vec![before, first, Opnd::Const(0)]);
            self.op(I::v_writelane_b32, vec![before, row, Opnd::Const(16)]);
            t = before;
        }
        self.restore(mask);
        self.op(I::v_mov_b32, vec![d, t]);
    }

    /// Moves a value between the rows of 16 lanes. In lanes whose source is inactive `d` keeps what it held.
    fn swap_rows(&mut self, d: Opnd, x: Opnd, [low, high]: [Opnd; 2]) -> &mut MInst {
        let mut srcs = [x, low, high];
        self.legalize(&mut srcs);
        self.op_mod(I::v_permlanex16_b32, vec![d, srcs[0], srcs[1], srcs[2]])
    }

    /// Where all lanes exist, none reads another value: zero takes fewer instructions.
    fn absent(&self, absent: Absent) -> Absent {
        if self.f.has_whole_waves() { Absent::Zero } else { absent }
    }

    pub(super) fn shuffle_xor(&mut self, a: Value, mask: u8, absent: Absent, v: Value) {
        let d = Opnd::Reg(self.dst(v), 0);
        let mut x = self.vector(a);
        let absent = self.absent(absent);
        if absent == Absent::Own {
            self.pseudo(Code::Copy, vec![d, x]);
            x = d;
        }
        if mask & 16 == 0 {
            self.op_mod(I::v_mov_b32, vec![d, x]).mods.dpp = row_xmask(mask, absent);
        } else {
            let inst = self.swap_rows(d, x, other_row(mask));
            if absent == Absent::Zero {
                // Bit 1 of op_sel is BOUND_CTRL: an inactive source reads as zero, so that all lanes are written.
                (inst.mods.op_sel, inst.fresh) = (0b10, true);
            }
        }
    }

    /// An operation with a value of another lane of the row as one instruction with DPP, or as two where that lane may
    /// be inactive. Returns whether it was emitted.
    pub(super) fn binary_moved(&mut self, op: BinOp, a: Value, b: Value, v: Value) -> bool {
        let Some(with) = movable(op) else { return false };
        [(a, b, with.inst), (b, a, with.reversed)].into_iter().any(|(x, y, inst)| {
            let Some(&Op::ShuffleXor(from, mask, absent)) = self.f.def_op(x) else { return false };
            // In VGPRs, which are the only sources that DPP takes on gfx11.
            let vector = |v: Value| self.f.as_const(v).is_none() && self.bank(v) == Class::V;
            if mask & 16 != 0 || !self.folds(x) || !vector(self.origin(from).0) || !vector(self.origin(y).0) {
                return false;
            }
            let d = Opnd::Reg(self.dst(v), 0);
            let (mut from, mut y) = (self.any(from), self.any(y));
            let absent = self.absent(absent);
            match absent {
                Absent::Zero => {}
                Absent::Own if with.idempotent && from == y => {
                    self.pseudo(Code::Copy, vec![d, from]);
                    (from, y) = (d, d);
                }
                Absent::Own => self.op(inst, vec![d, from, y]),
            }
            self.op_mod(inst, vec![d, from, y]).mods.dpp = row_xmask(mask, absent);
            true
        })
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
