//! Registers, numbered as the hardware's 9-bit source codes.

use std::fmt;

/// A register, as its 9-bit source code (RDNA3 ISA, 15.3 "SRC0"): SGPRs 0..=105, VCC 106 and 107, trap temporaries
/// 108..=123, null 124, M0 125, EXEC 126 and 127, read-only scalars 235..=254, VGPRs 256..=511. A tuple is identified
/// by its first register.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Reg(pub u16);

impl Reg {
    /// Low half of VCC; the whole of it in wave32.
    pub const VCC_LO: Reg = Reg(106);
    /// High half of VCC.
    pub const VCC_HI: Reg = Reg(107);
    /// Reads as zero; writes are ignored.
    pub const NULL: Reg = Reg(124);
    /// M0.
    pub const M0: Reg = Reg(125);
    /// Low half of EXEC; the whole of it in wave32.
    pub const EXEC_LO: Reg = Reg(126);
    /// High half of EXEC.
    pub const EXEC_HI: Reg = Reg(127);
    /// Base of the LDS aperture (the high word of a flat address).
    pub const SHARED_BASE: Reg = Reg(235);
    /// Limit of the LDS aperture.
    pub const SHARED_LIMIT: Reg = Reg(236);
    /// Base of the scratch aperture.
    pub const PRIVATE_BASE: Reg = Reg(237);
    /// Limit of the scratch aperture.
    pub const PRIVATE_LIMIT: Reg = Reg(238);
    /// One if VCC is zero.
    pub const VCCZ: Reg = Reg(251);
    /// One if EXEC is zero.
    pub const EXECZ: Reg = Reg(252);
    /// The scalar condition code, as a source.
    pub const SCC: Reg = Reg(253);
    /// Number of addressable SGPRs.
    pub const SGPRS: u16 = 106;
    /// Number of addressable VGPRs.
    pub const VGPRS: u16 = 256;

    /// SGPR `n`.
    ///
    /// # Panics
    /// If `n` is above 105, which is a bug in a hand-written kernel. In a `const` it is a compile-time error.
    pub const fn s(n: u16) -> Reg {
        assert!(n < Reg::SGPRS, "SGPRs are s0 to s105");
        Reg(n)
    }

    /// VGPR `n`.
    ///
    /// # Panics
    /// If `n` is above 255.
    pub const fn v(n: u16) -> Reg {
        assert!(n < Reg::VGPRS, "VGPRs are v0 to v255");
        Reg(256 + n)
    }

    /// Trap temporary `n`.
    ///
    /// # Panics
    /// If `n` is above 15.
    pub const fn ttmp(n: u16) -> Reg {
        assert!(n < 16, "trap temporaries are ttmp0 to ttmp15");
        Reg(108 + n)
    }

    /// True for VGPRs.
    pub const fn is_vgpr(self) -> bool {
        self.0 >= 256 && self.0 < 512
    }

    /// True for s0..=s105.
    pub const fn is_sgpr(self) -> bool {
        self.0 < Reg::SGPRS
    }

    /// True for registers that a scalar instruction can write: SGPRs, VCC, trap temporaries, null, M0, EXEC.
    pub const fn is_scalar_dst(self) -> bool {
        self.0 < 128
    }

    /// True for every scalar register that a source can name.
    pub const fn is_scalar(self) -> bool {
        self.0 < 128 || matches!(self.0, 230 | 231 | 235..=239 | 251..=253)
    }

    /// Number within its file: `n` of `vn`, `sn` or `ttmpn`; 0 for named registers.
    pub const fn index(self) -> u16 {
        match self.0 {
            256.. => self.0 - 256,
            108..=123 => self.0 - 108,
            n if n < Reg::SGPRS => n,
            _ => 0,
        }
    }

    /// The register `n` after this one in the same file (tuples are consecutive codes).
    pub const fn offset(self, n: u16) -> Reg {
        Reg(self.0 + n)
    }
}

/// Prints one register; tuples are printed by their instruction.
impl fmt::Display for Reg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_tuple(f, *self, 1)
    }
}

impl fmt::Debug for Reg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_tuple(f, *self, 1)
    }
}

/// Registers with a name instead of a number: name, source code, registers (0: as many as the operand takes).
const NAMES: [(&str, u16, u8); 19] = [
    ("vcc", 106, 2),
    ("exec", 126, 2),
    ("vcc_lo", 106, 1),
    ("vcc_hi", 107, 1),
    ("null", 124, 0),
    ("m0", 125, 1),
    ("exec_lo", 126, 1),
    ("exec_hi", 127, 1),
    ("src_flat_scratch_base_lo", 230, 0),
    ("src_flat_scratch_base_hi", 231, 0),
    ("src_shared_base", 235, 0),
    ("src_shared_limit", 236, 0),
    ("src_private_base", 237, 0),
    ("src_private_limit", 238, 0),
    ("src_pops_exiting_wave_id", 239, 0),
    ("src_vccz", 251, 0),
    ("src_execz", 252, 0),
    ("src_scc", 253, 0),
    ("src_lds_direct", 254, 0),
];

/// The source code and width of a register by its name. Read-only sources may have the prefix `src_`.
pub(super) fn named(name: &str) -> Option<(u16, u8)> {
    let entry = NAMES.iter().find(|(full, ..)| *full == name || full.strip_prefix("src_") == Some(name));
    entry.map(|(_, code, width)| (*code, *width))
}

/// Writes the tuple of `dwords` registers that starts at `reg`, as LLVM does.
pub(super) fn write_tuple(f: &mut dyn fmt::Write, reg: Reg, dwords: u8) -> fmt::Result {
    // A name for this width, or one that fits any.
    let found = NAMES.iter().find(|(_, code, width)| *code == reg.0 && (*width == dwords || *width == 0));
    let found = found.or_else(|| NAMES.iter().find(|(_, code, width)| *code == reg.0 && *width == 1));
    if let Some((name, ..)) = found {
        return f.write_str(name);
    }
    let file = match reg.0 {
        256.. => "v",
        108..=123 => "ttmp",
        _ => "s",
    };
    let n = reg.index();
    f.write_str(file)?;
    if dwords == 1 { write!(f, "{n}") } else { write!(f, "[{n}:{}]", n + dwords as u16 - 1) }
}
