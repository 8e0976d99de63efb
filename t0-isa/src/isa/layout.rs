//! The bit position of each field in each encoding, as data (RDNA3 ISA, chapter 15 "Microcode Formats"). The encoder
//! and the decoder both use these tables.

use super::desc::{Desc, Field, Format};
use super::table::TABLE;
use super::{Dpp, Mods};

/// How a field encodes its operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Code {
    /// 8-bit scalar source: SGPR, constant or literal.
    Src8,
    /// 9-bit source: scalar source or VGPR.
    Src9,
    /// 8-bit VGPR number; for a 16-bit operand in a short form, bit 7 is the half.
    Vgpr8,
    /// 7-bit scalar register.
    Sgpr7,
    /// A 7-bit scalar register in a field of 8 bits, whose top bit is zero.
    Sgpr8,
    /// 7-bit scalar register; null means absent.
    SgprOrOff,
    /// SGPR pair number.
    Pair6,
    /// SGPR quad number.
    Quad5,
    /// Immediate of this many bits.
    Imm(u8),
    /// Always VCC; not encoded.
    Vcc,
    /// The literal word that follows the instruction.
    Word,
    /// Vertical destination of the second half of a pair: its lowest bit is the complement of the first half's.
    VdstY,
}

/// The position of a field (lowest bit within the first two words) and its coding.
pub(super) type Site = (Field, u8, Code);

/// A modifier with its own bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ModField {
    Neg,
    NegHi,
    Abs,
    Clamp,
    Omul,
    OpSel,
    /// op_sel_hi, bits 0 and 1.
    OpSelHi,
    /// op_sel_hi, bit 2.
    OpSelHi2,
    Offset,
    /// Signed offset.
    OffsetSigned,
    Glc,
    Slc,
    Dlc,
    Gds,
    Offen,
    Idxen,
    Tfe,
    Lwe,
    Format,
    Dmask,
    Dim,
    Unorm,
    R128,
    A16,
    D16,
    Nsa,
    Done,
    RowEn,
    Wait,
}

impl ModField {
    /// The field's value, not yet truncated to its width.
    pub(super) fn get(self, mods: &Mods) -> u32 {
        use ModField::*;
        match self {
            Neg => mods.neg as u32,
            NegHi => mods.neg_hi as u32,
            Abs => mods.abs as u32,
            Clamp => mods.clamp as u32,
            Omul => mods.omul as u32,
            OpSel => mods.op_sel as u32,
            OpSelHi => mods.op_sel_hi as u32 & 3,
            OpSelHi2 => mods.op_sel_hi as u32 >> 2,
            Offset | OffsetSigned => mods.offset as u32,
            Glc => mods.glc as u32,
            Slc => mods.slc as u32,
            Dlc => mods.dlc as u32,
            Gds => mods.gds as u32,
            Offen => mods.offen as u32,
            Idxen => mods.idxen as u32,
            Tfe => mods.tfe as u32,
            Lwe => mods.lwe as u32,
            Format => mods.format as u32,
            Dmask => mods.dmask as u32,
            Dim => mods.dim as u32,
            Unorm => mods.unorm as u32,
            R128 => mods.r128 as u32,
            A16 => mods.a16 as u32,
            D16 => mods.d16 as u32,
            Nsa => mods.nsa as u32,
            Done => mods.done as u32,
            RowEn => mods.row_en as u32,
            Wait => mods.wait as u32,
        }
    }

    /// Sets the modifier from the field's bits.
    pub(super) fn set(self, mods: &mut Mods, bits: u32) {
        use ModField::*;
        match self {
            Neg => mods.neg = bits as u8,
            NegHi => mods.neg_hi = bits as u8,
            Abs => mods.abs = bits as u8,
            Clamp => mods.clamp = bits != 0,
            Omul => mods.omul = bits as u8,
            OpSel => mods.op_sel = bits as u8,
            OpSelHi => mods.op_sel_hi = (mods.op_sel_hi & 4) | bits as u8,
            OpSelHi2 => mods.op_sel_hi = (mods.op_sel_hi & 3) | (bits as u8) << 2,
            Offset | OffsetSigned => mods.offset = bits as i32,
            Glc => mods.glc = bits != 0,
            Slc => mods.slc = bits != 0,
            Dlc => mods.dlc = bits != 0,
            Gds => mods.gds = bits != 0,
            Offen => mods.offen = bits != 0,
            Idxen => mods.idxen = bits != 0,
            Tfe => mods.tfe = bits != 0,
            Lwe => mods.lwe = bits != 0,
            Format => mods.format = bits as u8,
            Dmask => mods.dmask = bits as u8,
            Dim => mods.dim = bits as u8,
            Unorm => mods.unorm = bits != 0,
            R128 => mods.r128 = bits != 0,
            A16 => mods.a16 = bits != 0,
            D16 => mods.d16 = bits != 0,
            Nsa => mods.nsa = bits != 0,
            Done => mods.done = bits != 0,
            RowEn => mods.row_en = bits != 0,
            Wait => mods.wait = bits as u8,
        }
    }

    /// Its name in the assembly syntax.
    pub(super) fn name(self) -> &'static str {
        use ModField::*;
        match self {
            Neg => "neg",
            NegHi => "neg_hi",
            Abs => "abs",
            Clamp => "clamp",
            Omul => "omul",
            OpSel => "op_sel",
            OpSelHi | OpSelHi2 => "op_sel_hi",
            Offset | OffsetSigned => "offset",
            Glc => "glc",
            Slc => "slc",
            Dlc => "dlc",
            Gds => "gds",
            Offen => "offen",
            Idxen => "idxen",
            Tfe => "tfe",
            Lwe => "lwe",
            Format => "format",
            Dmask => "dmask",
            Dim => "dim",
            Unorm => "unorm",
            R128 => "r128",
            A16 => "a16",
            D16 => "d16",
            Nsa => "nsa",
            Done => "done",
            RowEn => "row_en",
            Wait => "wait",
        }
    }

    const ALL: [ModField; 29] = {
        use ModField::*;
        [
            Neg,
            NegHi,
            Abs,
            Clamp,
            Omul,
            OpSel,
            OpSelHi,
            OpSelHi2,
            Offset,
            OffsetSigned,
            Glc,
            Slc,
            Dlc,
            Gds,
            Offen,
            Idxen,
            Tfe,
            Lwe,
            Format,
            Dmask,
            Dim,
            Unorm,
            R128,
            A16,
            D16,
            Nsa,
            Done,
            RowEn,
            Wait,
        ]
    };
}

/// The name of a modifier in `mods` that differs from its default, if any (DPP included).
pub(super) fn first_set(mods: &Mods) -> Option<&'static str> {
    if *mods == Mods::default() {
        return None;
    }
    if mods.offset1 != 0 {
        return Some("offset1");
    }
    if mods.nsa_addr != [0; 4] {
        return Some("nsa");
    }
    if mods.dpp != Dpp::None {
        return Some("dpp");
    }
    ModField::ALL.iter().find(|field| field.get(mods) != 0).map(|field| field.name())
}

/// One encoding.
pub(super) struct Layout {
    /// Fixed bits of the first word.
    pub(super) bits: u32,
    /// Lowest bit and width of the opcode in the first word.
    pub(super) op: (u8, u8),
    /// Words without a literal or DPP control.
    pub(super) words: u8,
    pub(super) sites: &'static [Site],
    /// Lowest bit and width of each modifier.
    pub(super) mods: &'static [(ModField, u8, u8)],
}

impl Layout {
    pub(super) fn site(&self, field: Field) -> Option<(u8, Code)> {
        self.sites.iter().find(|site| site.0 == field).map(|site| (site.1, site.2))
    }
}

use Code::*;
use Field::*;

const MUBUF_SITES: &[Site] = &[(vaddr, 32, Vgpr8), (vdata, 40, Vgpr8), (srsrc, 48, Quad5), (soffset, 56, Src8)];
const FLAT_SITES: &[Site] = &[(addr, 32, Vgpr8), (data, 40, Vgpr8), (saddr, 48, SgprOrOff), (vdst, 56, Vgpr8)];
const VOP3_SITES: &[Site] = &[
    (vdst, 0, Vgpr8),
    (sdst_v, 0, Sgpr8),
    (vcc_dst, 0, Sgpr8),
    (src0, 32, Src9),
    (src1, 41, Src9),
    (vsrc1, 41, Src9),
    (src2, 50, Src9),
    (vcc_src, 50, Src9),
];

static LAYOUTS: [Layout; Format::COUNT] = {
    use ModField::*;
    const FLAT: &[(ModField, u8, u8)] = &[(Offset, 0, 13), (Dlc, 13, 1), (Glc, 14, 1), (Slc, 15, 1)];
    const GLOBAL: &[(ModField, u8, u8)] = &[(OffsetSigned, 0, 13), (Dlc, 13, 1), (Glc, 14, 1), (Slc, 15, 1)];
    [
        Layout {
            bits: 0xbe80_0000,
            op: (8, 8),
            words: 1,
            sites: &[(sdst, 16, Sgpr7), (ssrc0, 0, Src8), (sreg0, 0, Src8), (msg_rtn, 0, Code::Imm(8))],
            mods: &[],
        },
        Layout {
            bits: 0x8000_0000,
            op: (23, 7),
            words: 1,
            sites: &[(sdst, 16, Sgpr7), (ssrc0, 0, Src8), (ssrc1, 8, Src8), (simm32, 0, Word)],
            mods: &[],
        },
        Layout { bits: 0xbf00_0000, op: (16, 7), words: 1, sites: &[(ssrc0, 0, Src8), (ssrc1, 8, Src8)], mods: &[] },
        Layout {
            bits: 0xb000_0000,
            op: (23, 5),
            words: 1,
            sites: &[
                (sdst, 16, Sgpr7),
                (ssdst, 16, Sgpr7),
                (simm16, 0, Code::Imm(16)),
                (hwreg, 0, Code::Imm(16)),
                (version, 0, Code::Imm(16)),
                (label, 0, Code::Imm(16)),
                (simm32, 0, Word),
            ],
            mods: &[],
        },
        Layout {
            bits: 0xbf80_0000,
            op: (16, 7),
            words: 1,
            sites: &[
                (simm16, 0, Code::Imm(16)),
                (hint, 0, Code::Imm(16)),
                (label, 0, Code::Imm(16)),
                (waitcnt, 0, Code::Imm(16)),
                (depctr, 0, Code::Imm(16)),
                (delay, 0, Code::Imm(16)),
                (msg, 0, Code::Imm(16)),
            ],
            mods: &[],
        },
        Layout {
            bits: 0xf400_0000,
            op: (18, 8),
            words: 2,
            sites: &[(sbase, 0, Pair6), (sdata, 6, Sgpr7), (probe, 6, Code::Imm(7)), (soffset, 57, SgprOrOff)],
            mods: &[(Dlc, 13, 1), (Glc, 14, 1), (OffsetSigned, 32, 21)],
        },
        Layout {
            bits: 0x7e00_0000,
            op: (9, 8),
            words: 1,
            sites: &[(src0, 0, Src9), (vdst, 17, Vgpr8), (sdst_v, 17, Sgpr8)],
            mods: &[],
        },
        Layout {
            bits: 0,
            op: (25, 6),
            words: 1,
            sites: &[
                (src0, 0, Src9),
                (vsrc1, 9, Vgpr8),
                (vdst, 17, Vgpr8),
                (vcc_dst, 0, Vcc),
                (vcc_src, 0, Vcc),
                (simm32, 0, Word),
            ],
            mods: &[],
        },
        Layout {
            bits: 0x7c00_0000,
            op: (17, 8),
            words: 1,
            sites: &[(src0, 0, Src9), (vsrc1, 9, Vgpr8), (vcc_dst, 0, Vcc)],
            mods: &[],
        },
        Layout {
            bits: 0xd400_0000,
            op: (16, 10),
            words: 2,
            sites: VOP3_SITES,
            mods: &[(Abs, 8, 3), (OpSel, 11, 4), (Clamp, 15, 1), (Omul, 59, 2), (Neg, 61, 3)],
        },
        Layout {
            bits: 0xd400_0000,
            op: (16, 10),
            words: 2,
            sites: &[
                (vdst, 0, Vgpr8),
                (sdst, 8, Sgpr7),
                (vcc_dst, 8, Sgpr7),
                (src0, 32, Src9),
                (src1, 41, Src9),
                (vsrc1, 41, Src9),
                (src2, 50, Src9),
                (vcc_src, 50, Src9),
            ],
            mods: &[(Clamp, 15, 1), (Omul, 59, 2), (Neg, 61, 3)],
        },
        Layout {
            bits: 0xcc00_0000,
            op: (16, 7),
            words: 2,
            sites: VOP3_SITES,
            mods: &[(NegHi, 8, 3), (OpSel, 11, 3), (OpSelHi2, 14, 1), (Clamp, 15, 1), (OpSelHi, 59, 2), (Neg, 61, 3)],
        },
        // VOPD: the sites of the two halves are in `DUAL`.
        Layout { bits: 0xc800_0000, op: (22, 4), words: 2, sites: &[], mods: &[] },
        Layout {
            bits: 0xcd00_0000,
            op: (16, 7),
            words: 2,
            sites: VOP3_SITES,
            mods: &[(Wait, 8, 3), (OpSel, 11, 4), (Clamp, 15, 1), (Neg, 61, 3)],
        },
        Layout {
            bits: 0xce00_0000,
            op: (20, 2),
            words: 1,
            sites: &[(vdst, 0, Vgpr8), (attr, 8, Code::Imm(8))],
            mods: &[(Wait, 16, 4)],
        },
        Layout {
            bits: 0xd800_0000,
            op: (18, 8),
            words: 2,
            sites: &[(addr, 32, Vgpr8), (data0, 40, Vgpr8), (data1, 48, Vgpr8), (vdst, 56, Vgpr8)],
            mods: &[(Offset, 0, 16), (Gds, 17, 1)],
        },
        Layout { bits: 0xdc00_0000, op: (18, 7), words: 2, sites: FLAT_SITES, mods: FLAT },
        Layout { bits: 0xdc02_0000, op: (18, 7), words: 2, sites: FLAT_SITES, mods: GLOBAL },
        Layout { bits: 0xdc01_0000, op: (18, 7), words: 2, sites: FLAT_SITES, mods: GLOBAL },
        Layout {
            bits: 0xe000_0000,
            op: (18, 8),
            words: 2,
            sites: MUBUF_SITES,
            mods: &[
                (Offset, 0, 12),
                (Slc, 12, 1),
                (Dlc, 13, 1),
                (Glc, 14, 1),
                (Tfe, 53, 1),
                (Offen, 54, 1),
                (Idxen, 55, 1),
            ],
        },
        Layout {
            bits: 0xe800_0000,
            op: (15, 4),
            words: 2,
            sites: MUBUF_SITES,
            mods: &[
                (Offset, 0, 12),
                (Slc, 12, 1),
                (Dlc, 13, 1),
                (Glc, 14, 1),
                (Format, 19, 7),
                (Tfe, 53, 1),
                (Offen, 54, 1),
                (Idxen, 55, 1),
            ],
        },
        Layout {
            bits: 0xf000_0000,
            op: (18, 8),
            words: 2,
            sites: &[(vaddr, 32, Vgpr8), (vdata, 40, Vgpr8), (srsrc, 48, Quad5), (ssamp, 58, Quad5)],
            mods: &[
                (Nsa, 0, 1),
                (Dim, 2, 3),
                (Unorm, 7, 1),
                (Dmask, 8, 4),
                (Slc, 12, 1),
                (Dlc, 13, 1),
                (Glc, 14, 1),
                (R128, 15, 1),
                (A16, 16, 1),
                (D16, 17, 1),
                (Tfe, 53, 1),
                (Lwe, 54, 1),
            ],
        },
        Layout {
            bits: 0xf800_0000,
            op: (4, 0),
            words: 2,
            sites: &[
                (tgt, 4, Code::Imm(6)),
                (vsrc0, 32, Vgpr8),
                (vsrc1, 40, Vgpr8),
                (vsrc2, 48, Vgpr8),
                (vsrc3, 56, Vgpr8),
            ],
            mods: &[(Done, 11, 1), (RowEn, 13, 1)],
        },
    ]
};

/// Sites of the two halves of a dual-issued pair. `simm32` and the literal are shared.
pub(super) const DUAL: [&[Site]; 2] = [
    &[(vdst, 56, Vgpr8), (src0, 0, Src9), (vsrc1, 9, Vgpr8), (simm32, 0, Word)],
    &[(vdst, 49, VdstY), (src0, 32, Src9), (vsrc1, 41, Vgpr8), (simm32, 0, Word)],
];
/// Lowest bit of the second half's opcode in a pair.
pub(super) const DUAL_Y: u8 = 17;

/// The layout of an encoding.
pub(super) fn layout(format: Format) -> &'static Layout {
    &LAYOUTS[format as usize]
}

/// Source codes in src0 that indicate a DPP control word.
pub(super) const DPP16: u32 = 250;
/// DPP8.
pub(super) const DPP8: u32 = 233;
/// DPP8 that reads inactive lanes.
pub(super) const DPP8_FI: u32 = 234;
/// Source code of a literal.
pub(super) const LITERAL: u32 = 255;

/// Marks an opcode that is not in the table.
pub(super) const ABSENT: u16 = u16::MAX;

/// Table index by opcode, for the encodings with up to 10 opcode bits. VOP3 contains the long forms of VOP1, VOP2 and
/// VOPC too.
const fn by_opcode<const N: usize>(format: Format) -> [u16; N] {
    let mut out = [ABSENT; N];
    let mut i = 0;
    while i < TABLE.len() {
        let desc: &Desc = &TABLE[i];
        if matches!(format, Format::VOP3) {
            if let Some((Format::VOP3 | Format::VOP3SD, opcode)) = desc.long_form() {
                out[opcode as usize] = i as u16;
            }
        } else if matches!(format, Format::VOPD) {
            if let Some(code) = desc.vopd {
                out[code as usize] = i as u16;
            }
        } else if desc.format as u8 == format as u8 {
            out[desc.opcode as usize] = i as u16;
        }
        i += 1;
    }
    out
}

macro_rules! opcode_tables {
    ($($format:ident $size:literal)*) => {
        /// Table index of the line with this opcode, [`ABSENT`] if there is none.
        pub(super) fn line_of(format: Format, opcode: usize) -> u16 {
            match format {
                $(Format::$format => {
                    static LINES: [u16; $size] = by_opcode::<$size>(Format::$format);
                    LINES.get(opcode).copied().unwrap_or(ABSENT)
                })*
                Format::VOP3SD => line_of(Format::VOP3, opcode),
            }
        }
    };
}

opcode_tables! {
    SOP1 256 SOP2 128 SOPC 128 SOPK 32 SOPP 128 SMEM 256 VOP1 256 VOP2 64 VOPC 256 VOP3 1024 VOP3P 128 VOPD 32 VINTERP 128 LDSDIR 4 DS 256
    FLAT 128 GLOBAL 128 SCRATCH 128 MUBUF 256 MTBUF 16 MIMG 256 EXP 1
}
