//! Image instructions: the number of data and address registers follows from dmask, dimension and address size.

use super::desc::{Field, ImageDesc, MemKind, Slot};
use super::reg::write_tuple;
use super::{Inst, Mods, Op, Reg};
use std::fmt::{self, Write};

/// Dimensions: name, coordinates, derivatives (of two axes).
pub(super) const DIMENSIONS: [(&str, u8, u8); 8] = [
    ("1D", 1, 2),
    ("2D", 2, 4),
    ("3D", 3, 6),
    ("CUBE", 3, 4),
    ("1D_ARRAY", 2, 2),
    ("2D_ARRAY", 3, 4),
    ("2D_MSAA", 3, 4),
    ("2D_MSAA_ARRAY", 4, 4),
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
            // Two halves per register, each axis separately.
            (true, true) => (derivatives / 2).next_multiple_of(2),
        };
        self.extra + if a16 { components.div_ceil(2) } else { components } + derivatives
    }
}

/// Dimensions of multisampled surfaces.
const MSAA: [u8; 2] = [6, 7];

impl Inst {
    /// True for a ray intersection with modifiers other than those its encoding fixes.
    pub(super) fn odd_ray(&self) -> bool {
        let mods = self.mods;
        let Mods { a16, nsa, nsa_addr, .. } = mods;
        let fixed = Mods { dmask: 15, unorm: true, r128: true, a16, nsa, nsa_addr, ..Mods::default() };
        self.op.desc().image.bvh != 0 && mods != fixed
    }

    /// The image access rule that this one breaks, if any (RDNA3 ISA, chapter 10 "Image Memory Instructions").
    pub(super) fn image_rule(&self) -> Option<&'static str> {
        let desc = self.op.desc();
        let (image, mods) = (&desc.image, &self.mods);
        let total = image.address_dwords(mods.dim, mods.a16);
        if mods.nsa && self.nsa_groups().any(|(reg, dwords)| reg.index() + dwords as u16 > Reg::VGPRS) {
            return Some("address registers that end at v255");
        }
        if image.bvh != 0 {
            return self
                .odd_ray()
                .then_some("no modifiers other than `a16`, and dmask 15, unorm and r128 in its encoding");
        }
        let sampled = self.position(Field::ssamp).is_some();
        let msaa = MSAA.contains(&mods.dim);
        let cmpswap = matches!(self.op, Op::image_atomic_cmpswap);
        let atomic = desc.mem.is_some_and(|mem| mem.kind == MemKind::Atomic);
        match mods.dmask {
            _ if atomic && !cmpswap && !matches!(mods.dmask, 1 | 3) => return Some("dmask 1, or 3 for 64 bits"),
            _ if cmpswap && !matches!(mods.dmask, 3 | 15) => return Some("dmask 3, or 15 for 64 bits"),
            mask if image.four && mask.count_ones() != 1 => return Some("one bit of dmask"),
            _ => {}
        }
        if image.four && !sampled && !msaa {
            return Some("a multisampled dimension");
        }
        if image.four && sampled && mods.d16 && mods.tfe {
            return Some("one of d16 and tfe, not both");
        }
        // Sampling has no multisampled form: its addresses have at most three coordinates.
        let longest = match sampled {
            true => [2u8, 3, 5].map(|dim| image.address_dwords(dim, false)).into_iter().max().unwrap_or(0),
            false => 4,
        };
        if total > longest {
            return Some("a dimension whose address it can hold");
        }
        (mods.nsa && total < 2).then_some("an address of two registers or more in a list")
    }

    /// Registers of an image operand. With non-sequential addresses `vaddr` is the first of them.
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

    /// The register groups of a non-sequential address. The fifth group contains all remaining registers.
    pub(super) fn nsa_groups(&self) -> impl Iterator<Item = (Reg, u8)> + '_ {
        let image = &self.op.desc().image;
        let total = image.address_dwords(self.mods.dim, self.mods.a16);
        let first = self.operand(Field::vaddr).reg().unwrap_or(Reg::v(0));
        // A ray: node pointer, extent, origin, direction, inverse direction (the last two are packed with 16-bit
        // addresses).
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

    /// The registers of a non-sequential address after the first; zero for unused ones.
    pub(super) fn nsa_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        for (byte, (reg, _)) in bytes.iter_mut().zip(self.nsa_groups().skip(1)) {
            *byte = reg.index() as u8;
        }
        bytes
    }

    /// Number of registers in group `i` of a non-sequential address, 0 beyond the last group.
    pub(super) fn nsa_dwords(&self, i: usize) -> u8 {
        self.nsa_groups().nth(i).map_or(0, |(_, dwords)| dwords)
    }

    /// Prints a non-sequential address as a list.
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
    /// Prints the modifiers of an image access.
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
