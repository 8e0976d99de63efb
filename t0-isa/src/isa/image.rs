//! Image instructions: how many registers data and address take follows from dmask, dimension and address size.

use super::desc::{Field, ImageDesc, Slot};
use super::reg::write_tuple;
use super::{Inst, Reg};
use std::fmt::{self, Write};

/// Dimensions: name, coordinates, derivatives (of two axes).
const DIMENSIONS: [(&str, u8, u8); 8] = [
    ("1D", 1, 2),
    ("2D", 2, 4),
    ("3D", 3, 6),
    ("CUBE", 3, 4),
    ("1D_ARRAY", 2, 2),
    ("2D_ARRAY", 3, 4),
    ("2D_MSAA", 3, 0),
    ("2D_MSAA_ARRAY", 4, 0),
];

impl ImageDesc {
    /// Address registers (RDNA3 ISA, 10.3 "Image Addressing").
    fn address_dwords(&self, dim: u8, a16: bool) -> u8 {
        if self.bvh != 0 {
            return if a16 { self.bvh - 3 } else { self.bvh };
        }
        let (_, coordinates, derivatives) = DIMENSIONS[dim as usize & 7];
        let components = if self.coords { coordinates } else { 0 } + self.lod as u8;
        let derivatives = match (self.gradients, self.g16) {
            (false, _) => 0,
            (true, false) => derivatives,
            // Two halves a register, each axis on its own.
            (true, true) => (derivatives / 2).next_multiple_of(2),
        };
        self.extra + if a16 { components.div_ceil(2) } else { components } + derivatives
    }
}

impl Inst {
    /// Registers of an image operand. With non-sequential addresses `vaddr` stands for the first of them.
    pub(super) fn image_dwords(&self, slot: Slot) -> u8 {
        let image = &self.op.desc().image;
        let mods = &self.mods;
        match slot.field {
            Field::vdata if image.bvh != 0 => 4,
            Field::vdata => {
                let components = if image.four { 4 } else { mods.dmask.count_ones().max(1) as u8 };
                let dwords = if mods.d16 { components.div_ceil(2) } else { components };
                dwords + mods.tfe as u8
            }
            Field::vaddr if mods.nsa => self.nsa_groups().next().map_or(1, |(_, dwords)| dwords),
            Field::vaddr => image.address_dwords(mods.dim, mods.a16),
            _ => slot.ty.dwords(false),
        }
    }

    /// The groups of registers of a non-sequential address. The fifth holds all that is left.
    fn nsa_groups(&self) -> impl Iterator<Item = (Reg, u8)> + '_ {
        let image = &self.op.desc().image;
        let total = image.address_dwords(self.mods.dim, self.mods.a16);
        let first = self.operand(Field::vaddr).reg().unwrap_or(Reg::v(0));
        // A ray: node pointer, extent, origin, direction, inverse direction (the last two packed with 16-bit addresses).
        let ray = [image.bvh.saturating_sub(10), 1, 3, 3, if self.mods.a16 { 0 } else { 3 }];
        let mut left = total;
        (0..5usize).map_while(move |i| {
            let dwords = match i {
                _ if image.bvh != 0 => ray[i],
                4 => left,
                _ => left.min(1),
            };
            left -= dwords.min(left);
            let reg = if i == 0 { first } else { Reg(256 + self.mods.nsa_addr[i - 1] as u16) };
            (dwords != 0).then_some((reg, dwords))
        })
    }

    /// Writes a non-sequential address as a list.
    pub(super) fn write_nsa(&self, out: &mut dyn Write) -> fmt::Result {
        let mut separator = "[";
        for (reg, dwords) in self.nsa_groups() {
            out.write_str(separator)?;
            write_tuple(out, reg, dwords)?;
            separator = ", ";
        }
        out.write_char(']')
    }
}

impl super::Printed<'_> {
    /// Modifiers of an image access.
    pub(super) fn image_mods(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let inst = self.inst();
        let mods = &inst.mods;
        let flag = |on: bool, text: &'static str| if on { text } else { "" };
        if inst.op.desc().image.bvh == 0 {
            if mods.dmask != 0 {
                write!(f, " dmask:{:#x}", mods.dmask)?;
            }
            write!(f, " dim:SQ_RSRC_IMG_{}", DIMENSIONS[mods.dim as usize & 7].0)?;
            f.write_str(flag(mods.unorm, " unorm"))?;
            f.write_str(flag(mods.glc, " glc"))?;
            f.write_str(flag(mods.slc, " slc"))?;
            f.write_str(flag(mods.dlc, " dlc"))?;
            f.write_str(flag(mods.r128, " r128"))?;
        }
        f.write_str(flag(mods.a16, " a16"))?;
        f.write_str(flag(mods.tfe, " tfe"))?;
        f.write_str(flag(mods.lwe, " lwe"))?;
        f.write_str(flag(mods.d16, " d16"))
    }
}
