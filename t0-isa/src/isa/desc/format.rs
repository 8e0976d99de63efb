//! Encodings.

/// An encoding of gfx11 (RDNA3 ISA, chapter 15 "Microcode Formats").
#[repr(u8)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Format {
    SOP1,
    SOP2,
    SOPC,
    SOPK,
    SOPP,
    SMEM,
    VOP1,
    VOP2,
    VOPC,
    VOP3,
    /// VOP3 with a scalar mask as second destination instead of `abs` and `op_sel`.
    VOP3SD,
    VOP3P,
    VOPD,
    VINTERP,
    LDSDIR,
    DS,
    FLAT,
    GLOBAL,
    SCRATCH,
    MUBUF,
    MTBUF,
    MIMG,
    EXP,
}

impl Format {
    /// Number of formats.
    pub const COUNT: usize = Format::EXP as usize + 1;

    /// True for the formats that the vector ALU executes.
    pub const fn is_valu(self) -> bool {
        use Format::*;
        matches!(self, VOP1 | VOP2 | VOPC | VOP3 | VOP3SD | VOP3P | VOPD | VINTERP)
    }
}
