//! One instruction with its operands and modifiers, and the builder for hand-written code.

use super::desc::{Field, Format, Slot};
use super::{Op, Operand};

/// Most operands an instruction can have (a dual-issued pair of two fused multiply-adds with constants; an image access by five addresses).
pub const MAX_OPERANDS: usize = 8;

/// Which of its encodings an instruction takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Form {
    /// Left to the encoder: the short form where it is legal, else the long one. Formats with one encoding take that.
    #[default]
    Auto,
    /// The 32-bit form of VOP1, VOP2, VOPC, and the only form of everything that is not vector arithmetic.
    Short,
    /// The 64-bit form: VOP3, VOP3SD, VOP3P.
    Long,
    /// A dual-issued pair, [`Inst::op`] and [`Inst::pair`].
    Dual,
}

/// Data-parallel primitives on src0 of a vector instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Dpp {
    /// Not used.
    #[default]
    None,
    /// Lanes of a row of 16.
    Dpp16 {
        /// Control: 0x000..=0x0ff quad_perm, 0x101 row_shl, 0x111 row_shr, 0x121 row_ror, 0x140 mirror, 0x141 half mirror, 0x150 row_share,
        /// 0x160 row_xmask.
        ctrl: u16,
        /// Rows written, bit by bit.
        row_mask: u8,
        /// Banks written, bit by bit.
        bank_mask: u8,
        /// Lanes that read out of range read zero instead of keeping the destination.
        bound_ctrl: bool,
        /// Inactive lanes can be read.
        fetch_inactive: bool,
    },
    /// Any lane of a group of 8: eight selectors of three bits, lane 0 lowest.
    Dpp8 {
        /// Selectors.
        select: u32,
        /// Inactive lanes can be read.
        fetch_inactive: bool,
    },
}

/// Everything of an instruction that is neither opcode nor operand. [`Mods::default`] is the plain instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Mods {
    /// Negate source 0, 1, 2 (bits); for packed operands the low half, for iu8 and iu4 ones "is signed".
    pub neg: u8,
    /// Negate the high half of packed source 0, 1, 2 (bits). For v_fma_mix: take the absolute value.
    pub neg_hi: u8,
    /// Absolute value of source 0, 1, 2 (bits).
    pub abs: u8,
    /// Clamp to 0..=1, or saturate integers.
    pub clamp: bool,
    /// Output modifier: 0 none, 1 times 2, 2 times 4, 3 divided by 2.
    pub omul: u8,
    /// High half of 16-bit source 0, 1, 2 (bits) and of the destination (bit 3). For packed operations the half that feeds the low result.
    pub op_sel: u8,
    /// Half of source 0, 1, 2 that feeds the high result of a packed operation. [`Inst::new`] sets it to 7 for those, 0 for v_fma_mix.
    pub op_sel_hi: u8,
    /// Byte offset of a memory access, or offset0 of the two-address LDS forms (in elements).
    pub offset: i32,
    /// offset1 of the two-address LDS forms (in elements).
    pub offset1: u8,
    /// Globally coherent; on atomics: return the old value.
    pub glc: bool,
    /// System-level coherent (streaming).
    pub slc: bool,
    /// Device-level coherent.
    pub dlc: bool,
    /// GDS instead of LDS.
    pub gds: bool,
    /// A VGPR gives the byte offset of a buffer access.
    pub offen: bool,
    /// A VGPR gives the index of a buffer access.
    pub idxen: bool,
    /// Texture fail enable: one more result register.
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
    /// Row number comes from M0 in an export.
    pub row_en: bool,
    /// expcnt to wait for (VINTERP) or va_vdst to wait for (LDSDIR).
    pub wait: u8,
    /// Lane crossing of source 0.
    pub dpp: Dpp,
}

/// One instruction, or one dual-issued pair.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Inst {
    /// What it does.
    pub op: Op,
    /// The second half of a dual-issued pair, whose operands follow those of `op`.
    pub pair: Option<Op>,
    /// Encoding.
    pub form: Form,
    /// Number of operands in use.
    count: u8,
    operands: [Operand; MAX_OPERANDS],
    /// Modifiers.
    pub mods: Mods,
}

/// Slots of an instruction as it stands in a dual-issued pair: the mask of v_cndmask_b32 is VCC and is not written.
pub(super) fn dual_slots(op: Op) -> &'static [Slot] {
    let slots = op.desc().slots;
    match slots.last() {
        Some(last) if last.field == Field::vcc_src => &slots[..slots.len() - 1],
        _ => slots,
    }
}

impl Inst {
    /// An instruction with the operands in the table's order (destinations first). Operands that are not given are [`Operand::None`]; what
    /// the instruction cannot take is refused when it is encoded. More than [`MAX_OPERANDS`] operands are dropped, so encoding refuses them.
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
        // Trailing operands that may be absent (no saddr, no soffset) need not be given.
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

    /// A dual-issued pair of two instructions that the table lets pair.
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

    /// The operands, destinations first; of a pair those of the first half, then those of the second.
    pub fn operands(&self) -> &[Operand] {
        &self.operands[..self.count as usize]
    }

    /// The operands, to be changed in place.
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

    /// Position of the operand in that field, first half of a pair only.
    pub fn position(&self, field: Field) -> Option<usize> {
        self.op.desc().slots.iter().position(|slot| slot.field == field).filter(|i| *i < self.count as usize)
    }

    /// The operand in that field, [`Operand::None`] if the instruction has none.
    pub fn operand(&self, field: Field) -> Operand {
        self.position(field).map_or(Operand::None, |i| self.operands[i])
    }

    /// Drops all operands, for the decoder to push its own.
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

    /// v_fma_mix*: its op_sel_hi chooses between f32 and f16 sources, so that its default is 0.
    pub(super) fn is_mix(&self) -> bool {
        self.op.desc().format == Format::VOP3P && self.op.desc().slots.iter().any(|slot| slot.ty == super::Ty::mix)
    }

    /// With this encoding.
    pub fn with_form(mut self, form: Form) -> Inst {
        self.form = form;
        self
    }

    /// With a byte offset (memory), or offset0.
    pub fn with_offset(mut self, offset: i32) -> Inst {
        self.mods.offset = offset;
        self
    }

    /// With the two element offsets of a two-address LDS form.
    pub fn with_offsets(mut self, offset0: u8, offset1: u8) -> Inst {
        self.mods.offset = offset0 as i32;
        self.mods.offset1 = offset1;
        self
    }

    /// With a byte offset in a VGPR (buffers).
    pub fn with_offen(mut self) -> Inst {
        self.mods.offen = true;
        self
    }

    /// Globally coherent; on atomics: returns the old value.
    pub fn with_glc(mut self) -> Inst {
        self.mods.glc = true;
        self
    }

    /// With negated sources, bit by bit.
    pub fn with_neg(mut self, sources: u8) -> Inst {
        self.mods.neg = sources;
        self
    }

    /// With absolute values of sources, bit by bit.
    pub fn with_abs(mut self, sources: u8) -> Inst {
        self.mods.abs = sources;
        self
    }

    /// With a clamped result.
    pub fn with_clamp(mut self) -> Inst {
        self.mods.clamp = true;
        self
    }

    /// With these half selections ([`Mods::op_sel`]).
    pub fn with_op_sel(mut self, op_sel: u8) -> Inst {
        self.mods.op_sel = op_sel;
        self
    }

    /// With these half selections for the high result ([`Mods::op_sel_hi`]).
    pub fn with_op_sel_hi(mut self, op_sel_hi: u8) -> Inst {
        self.mods.op_sel_hi = op_sel_hi;
        self
    }

    /// With a lane crossing of source 0.
    pub fn with_dpp(mut self, dpp: Dpp) -> Inst {
        self.mods.dpp = dpp;
        self
    }

    /// With these modifiers.
    pub fn with_mods(mut self, mods: Mods) -> Inst {
        self.mods = mods;
        self
    }
}

/// Operands an assembler may leave out or write as `off`.
fn optional(field: Field) -> bool {
    matches!(field, Field::saddr | Field::soffset | Field::hint)
}
