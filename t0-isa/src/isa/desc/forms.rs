//! The encodings of a table line, and properties that depend on them.

use super::format::Format;
use super::line::Desc;
use super::operand::{Field, Slot, Ty};

impl Desc {
    /// Whether neg and abs apply to source `k`: floats, and the selected values of v_cndmask_*. In VOP3P these bits
    /// have other meanings.
    pub const fn has_sign(&self, k: u32) -> bool {
        self.signed >> k & 1 != 0
    }

    /// Encoding and opcode of the long form of a vector instruction: its own for VOP3 lines, derived for VOP1, VOP2 and
    /// VOPC (RDNA3 ISA, 15.3: VOPC at 0, VOP2 at 0x100, VOP1 at 0x180). `None` if it has no long form.
    pub const fn long_form(&self) -> Option<(Format, u16)> {
        if self.short_only {
            return None;
        }
        match self.format {
            Format::VOP3 | Format::VOP3SD | Format::VOP3P => Some((self.format, self.opcode)),
            Format::VOPC => Some((Format::VOP3, self.opcode)),
            Format::VOP1 => Some((Format::VOP3, 0x180 + self.opcode)),
            Format::VOP2 => {
                let mut i = 0;
                while i < self.slots.len() {
                    if matches!(self.slots[i].field, Field::vcc_dst) {
                        return Some((Format::VOP3SD, 0x100 + self.opcode));
                    }
                    i += 1;
                }
                Some((Format::VOP3, 0x100 + self.opcode))
            }
            _ => None,
        }
    }

    /// The op_sel bits that belong to an operand, whether it has halves or not.
    pub(in crate::isa) fn selectable(&self) -> u8 {
        let result = self.slots.first().is_some_and(|slot| matches!(slot.field, Field::vdst));
        self.sources | (result as u8) << 3
    }

    /// True if LLVM has a second, older kind of this 16-bit operation, with neither halves in its operands nor op_sel.
    pub(in crate::isa) fn has_older_kind(&self) -> bool {
        let integer = |slot: &Slot| slot.dst && slot.ty.is_half() && !slot.ty.is_float();
        match self.format {
            // 16-bit moves exist only in the newer kind.
            Format::VOP1 => !self.slots.iter().all(|slot| matches!(slot.ty, Ty::b16)) || self.slots.is_empty(),
            Format::VOP2 | Format::VOPC => true,
            Format::VOP3 => !self.clamps && self.slots.first().is_some_and(integer),
            _ => false,
        }
    }

    /// True for the 16-bit move and swap, which LLVM has only in the newer kind.
    pub(in crate::isa) fn has_true16_alone(&self) -> bool {
        !self.slots.is_empty() && self.has_short_form() && self.slots.iter().all(|slot| matches!(slot.ty, Ty::b16))
    }

    /// True if the table's own format is the 32-bit form of a vector instruction.
    pub const fn has_short_form(&self) -> bool {
        matches!(self.format, Format::VOP1 | Format::VOP2 | Format::VOPC)
    }
}
