//! Image instructions: register counts and modifiers follow from dmask, dim and address size.

use super::Inst;
use super::desc::{Field, Slot};
use std::fmt;

impl Inst {
    /// Registers of an image operand.
    pub(super) fn image_dwords(&self, slot: Slot) -> u8 {
        match slot.field {
            Field::vdata => {
                let components = self.mods.dmask.count_ones().max(1) as u8;
                let dwords = if self.mods.d16 { components.div_ceil(2) } else { components };
                dwords + self.mods.tfe as u8
            }
            _ => slot.ty.dwords(false),
        }
    }
}

impl super::Printed<'_> {
    /// Modifiers of an image access.
    pub(super) fn image_mods(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mods = &self.inst().mods;
        write!(f, " dmask:{:#x} dim:{}", mods.dmask, mods.dim)
    }
}
