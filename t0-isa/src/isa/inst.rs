//! One instruction with its operands and modifiers, and the builder for hand-written code.

use super::desc::{Field, Format, Slot};
use super::{Op, Operand};

/// Maximum number of operands (a dual-issued pair of two fused multiply-adds with constants; an image access with five
/// addresses).
pub const MAX_OPERANDS: usize = 8;

/// The encoding of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Form {
    /// Selected by the encoder: the short form if it is legal, else the long one. Formats with one encoding use that.
    #[default]
    Auto,
    /// The 32-bit form of VOP1, VOP2, VOPC, and the only form of everything that is not vector arithmetic.
    Short,
    /// The 64-bit form: VOP3, VOP3SD, VOP3P.
    Long,
    /// A dual-issued pair, [`Inst::op`] and [`Inst::pair`].
    Dual,
}

/// Data-parallel primitives (DPP): lane crossing of src0 of a vector instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Dpp {
    /// Not used.
    #[default]
    None,
    /// Lanes of a row of 16.
    Dpp16 {
        /// Control: 0x000..=0x0ff quad_perm, 0x101 row_shl, 0x111 row_shr, 0x121 row_ror, 0x140 mirror, 0x141 half
        /// mirror, 0x150 row_share, 0x160 row_xmask.
        ctrl: u16,
        /// Rows written, as a bit set.
        row_mask: u8,
        /// Banks written, as a bit set.
        bank_mask: u8,
        /// Lanes that read out of range read zero instead of keeping the destination.
        bound_ctrl: bool,
        /// Inactive lanes can be read.
        fetch_inactive: bool,
    },
    /// Any lane of a group of 8: eight selectors of three bits each, lane 0 lowest.
    Dpp8 {
        /// Selectors.
        select: u32,
        /// Inactive lanes can be read.
        fetch_inactive: bool,
    },
}

impl Dpp {
    /// Whether some lanes of the destination may keep what they held: masked lanes, and without `bound_ctrl` those
    /// whose source lane is inactive or does not exist.
    pub fn keeps_lanes(self) -> bool {
        match self {
            Dpp::None | Dpp::Dpp8 { .. } => false,
            Dpp::Dpp16 { row_mask, bank_mask, bound_ctrl, .. } => !bound_ctrl || row_mask != 15 || bank_mask != 15,
        }
    }
}

/// The parts of an instruction that are neither opcode nor operand. [`Mods::default`] is the plain instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Mods {
    /// Negate source 0, 1, 2 (bit set). Packed operands: the low half. iu8 and iu4 operands: "is signed".
    pub neg: u8,
    /// Negate the high half of packed source 0, 1, 2 (bit set). For v_fma_mix: take the absolute value.
    pub neg_hi: u8,
    /// Absolute value of source 0, 1, 2 (bit set).
    pub abs: u8,
    /// Clamp to 0..=1, or saturate integers.
    pub clamp: bool,
    /// Output modifier: 0 none, 1 times 2, 2 times 4, 3 divided by 2.
    pub omul: u8,
    /// High half of 16-bit source 0, 1, 2 (bit set) and of the destination (bit 3). For packed operations: the half
    /// used for the low result.
    pub op_sel: u8,
    /// Half of source 0, 1, 2 used for the high result of a packed operation. [`Inst::new`] sets it to 7 for those, and
    /// to 0 for v_fma_mix.
    pub op_sel_hi: u8,
    /// Byte offset of a memory access, or offset0 of the two-address LDS forms (in elements).
    pub offset: i32,
    /// offset1 of the two-address LDS forms (in elements).
    pub offset1: u8,
    /// Globally coherent; for atomics: return the old value.
    pub glc: bool,
    /// System-level coherent (streaming).
    pub slc: bool,
    /// Device-level coherent.
    pub dlc: bool,
    /// GDS instead of LDS.
    pub gds: bool,
    /// The byte offset of a buffer access is in a VGPR.
    pub offen: bool,
    /// The index of a buffer access is in a VGPR.
    pub idxen: bool,
    /// Texture fail enable: one additional result register.
    pub tfe: bool,
    /// LOD warning enable.
    pub lwe: bool,
    /// Data format of a typed buffer access.
    pub format: u8,
    /// Components of an image access.
    pub dmask: u8,
    /// Dimensions of an image access.
    pub dim: u8,
    /// Image addresses are not normalised.
    pub unorm: bool,
    /// 128-bit image descriptor.
    pub r128: bool,
    /// 16-bit image addresses.
    pub a16: bool,
    /// 16-bit image data.
    pub d16: bool,
    /// Image addresses in separate registers (non-sequential addressing).
    pub nsa: bool,
    /// Second to fifth address VGPR of a non-sequential image address.
    pub nsa_addr: [u8; 4],
    /// Last export.
    pub done: bool,
    /// The row number of an export is in M0.
    pub row_en: bool,
    /// Value of expcnt to wait for (VINTERP) or of va_vdst (LDSDIR).
    pub wait: u8,
    /// Lane crossing of source 0.
    pub dpp: Dpp,
}

/// One instruction, or one dual-issued pair.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Inst {
    /// The operation.
    pub op: Op,
    /// The second half of a dual-issued pair, whose operands follow those of `op`.
    pub pair: Option<Op>,
    /// Encoding.
    pub form: Form,
    /// Number of operands used.
    count: u8,
    operands: [Operand; MAX_OPERANDS],
    /// Modifiers.
    pub mods: Mods,
}

/// Slots of an instruction in a dual-issued pair: the mask of v_cndmask_b32 is VCC and is not written in the text.
pub(super) fn dual_slots(op: Op) -> &'static [Slot] {
    let slots = op.desc().slots;
    match slots.last() {
        Some(last) if last.field == Field::vcc_src => &slots[..slots.len() - 1],
        _ => slots,
    }
}

impl Inst {
    /// An instruction with the operands in the table's order (destinations first). Missing operands become
    /// [`Operand::None`]. Invalid operands are rejected when the instruction is encoded. Operands beyond
    /// [`MAX_OPERANDS`] are dropped, and encoding rejects the instruction.
    pub fn new(op: Op, operands: &[Operand]) -> Inst {
        let desc = op.desc();
        let mut inst = Inst {
            op,
            pair: None,
            form: Form::Auto,
            count: operands.len().min(MAX_OPERANDS) as u8,
            operands: [Operand::None; MAX_OPERANDS],
            mods: Mods::default(),
        };
        for (to, from) in inst.operands.iter_mut().zip(operands) {
            *to = *from;
        }
        // Trailing operands that may be absent (no saddr, no soffset) can be omitted.
        while (inst.count as usize) < desc.slots.len().min(MAX_OPERANDS)
            && optional(desc.slots[inst.count as usize].field)
        {
            inst.count += 1;
        }
        if desc.format == Format::VOP3P && !inst.is_mix() {
            inst.mods.op_sel_hi = 7;
        }
        inst
    }

    /// A dual-issued pair of two instructions that the table allows to pair.
    pub fn dual(x: Inst, y: Inst) -> Inst {
        let mut inst = x;
        inst.form = Form::Dual;
        inst.pair = Some(y.op);
        // In a pair the mask of v_cndmask_b32 is VCC and not an operand.
        let nx = dual_slots(x.op).len().min(x.count as usize);
        let ny = dual_slots(y.op).len().min(y.count as usize);
        let mut operands = [Operand::None; MAX_OPERANDS];
        operands[..nx].copy_from_slice(&x.operands[..nx]);
        operands[nx..(nx + ny).min(MAX_OPERANDS)].copy_from_slice(&y.operands[..ny.min(MAX_OPERANDS - nx)]);
        inst.operands = operands;
        inst.count = (nx + ny).min(MAX_OPERANDS) as u8;
        inst
    }

    /// The operands, destinations first; for a pair, those of the first half, then those of the second.
    pub fn operands(&self) -> &[Operand] {
        &self.operands[..self.count as usize]
    }

    /// The operands, mutably.
    pub fn operands_mut(&mut self) -> &mut [Operand] {
        &mut self.operands[..self.count as usize]
    }

    /// Each operand with its slot of the table, pairs included.
    pub fn slots(&self) -> impl Iterator<Item = (Slot, Operand)> + '_ {
        let (first, second): (&[Slot], &[Slot]) = match self.pair {
            Some(pair) => (dual_slots(self.op), dual_slots(pair)),
            None => (self.op.desc().slots, &[]),
        };
        first.iter().chain(second).copied().zip(self.operands().iter().copied())
    }

    /// Index of the operand in that field; only the first half of a pair.
    pub fn position(&self, field: Field) -> Option<usize> {
        self.op.desc().slots.iter().position(|slot| slot.field == field).filter(|i| *i < self.count as usize)
    }

    /// The operand in that field, [`Operand::None`] if the instruction has none.
    pub fn operand(&self, field: Field) -> Operand {
        self.position(field).map_or(Operand::None, |i| self.operands[i])
    }

    /// Removes all operands, for the decoder to push its own.
    pub(super) fn clear(&mut self) {
        self.count = 0;
        self.mods = Mods::default();
    }

    pub(super) fn push(&mut self, operand: Operand) {
        if (self.count as usize) < MAX_OPERANDS {
            self.operands[self.count as usize] = operand;
            self.count += 1;
        }
    }

    /// For v_fma_mix*, op_sel_hi selects between f32 and f16 sources, so its default is 0.
    pub(super) fn is_mix(&self) -> bool {
        self.op.desc().format == Format::VOP3P && self.op.desc().slots.iter().any(|slot| slot.ty == super::Ty::mix)
    }

    /// Sets the encoding.
    pub fn with_form(mut self, form: Form) -> Inst {
        self.form = form;
        self
    }

    /// Sets the byte offset (memory), or offset0.
    pub fn with_offset(mut self, offset: i32) -> Inst {
        self.mods.offset = offset;
        self
    }

    /// Sets the two element offsets of a two-address LDS form.
    pub fn with_offsets(mut self, offset0: u8, offset1: u8) -> Inst {
        self.mods.offset = offset0 as i32;
        self.mods.offset1 = offset1;
        self
    }

    /// Sets a byte offset in a VGPR (buffers).
    pub fn with_offen(mut self) -> Inst {
        self.mods.offen = true;
        self
    }

    /// Makes the access globally coherent; atomics return the old value.
    pub fn with_glc(mut self) -> Inst {
        self.mods.glc = true;
        self
    }

    /// Negates sources (bit set).
    pub fn with_neg(mut self, sources: u8) -> Inst {
        self.mods.neg = sources;
        self
    }

    /// Takes the absolute value of sources (bit set).
    pub fn with_abs(mut self, sources: u8) -> Inst {
        self.mods.abs = sources;
        self
    }

    /// Clamps the result.
    pub fn with_clamp(mut self) -> Inst {
        self.mods.clamp = true;
        self
    }

    /// Sets the half selections ([`Mods::op_sel`]).
    pub fn with_op_sel(mut self, op_sel: u8) -> Inst {
        self.mods.op_sel = op_sel;
        self
    }

    /// Sets the half selections for the high result ([`Mods::op_sel_hi`]).
    pub fn with_op_sel_hi(mut self, op_sel_hi: u8) -> Inst {
        self.mods.op_sel_hi = op_sel_hi;
        self
    }

    /// Sets the lane crossing of source 0.
    pub fn with_dpp(mut self, dpp: Dpp) -> Inst {
        self.mods.dpp = dpp;
        self
    }

    /// Sets all modifiers.
    pub fn with_mods(mut self, mods: Mods) -> Inst {
        self.mods = mods;
        self
    }
}

/// Operands that assembly text may omit or write as `off`.
fn optional(field: Field) -> bool {
    matches!(field, Field::saddr | Field::soffset | Field::hint)
}
