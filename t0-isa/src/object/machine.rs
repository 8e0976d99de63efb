//! The chip and the ABI of an object, as recorded in the ELF header.

use std::fmt;

/// The ABI version of a code object: byte 8 of the ELF identification.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum AbiVersion {
    /// Code object v4 (ELF ABI version 2); read, never written.
    V4,
    /// Code object v5 (ELF ABI version 3), which every ROCr that supports gfx11 loads.
    #[default]
    V5,
    /// Code object v6 (ELF ABI version 4): v5 with generic targets.
    V6,
}

impl AbiVersion {
    /// The value in the ELF identification.
    pub fn ident(self) -> u8 {
        match self {
            AbiVersion::V4 => 2,
            AbiVersion::V5 => 3,
            AbiVersion::V6 => 4,
        }
    }

    /// The version with this value in the ELF identification.
    pub fn from_ident(ident: u8) -> Option<AbiVersion> {
        [AbiVersion::V4, AbiVersion::V5, AbiVersion::V6].into_iter().find(|v| v.ident() == ident)
    }
}

impl fmt::Display for AbiVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "v{}", self.ident() + 2)
    }
}

/// The ELF header's flags: the chip in the low byte, XNACK and SRAM-ECC modes, and the version of a generic target.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Machine(pub u32);

/// Low byte of the flags and the processor's name, as listed in AMDGPUUsage ("ELF Header", EF_AMDGPU_MACH).
const NAMES: &[(u32, &str)] = &[
    (0x2c, "gfx900"),
    (0x2d, "gfx902"),
    (0x2e, "gfx904"),
    (0x2f, "gfx906"),
    (0x30, "gfx908"),
    (0x31, "gfx909"),
    (0x32, "gfx90c"),
    (0x33, "gfx1010"),
    (0x34, "gfx1011"),
    (0x35, "gfx1012"),
    (0x36, "gfx1030"),
    (0x37, "gfx1031"),
    (0x38, "gfx1032"),
    (0x39, "gfx1033"),
    (0x3d, "gfx1035"),
    (0x3e, "gfx1034"),
    (0x3f, "gfx90a"),
    (0x41, "gfx1100"),
    (0x42, "gfx1013"),
    (0x43, "gfx1150"),
    (0x44, "gfx1103"),
    (0x45, "gfx1036"),
    (0x46, "gfx1101"),
    (0x47, "gfx1102"),
    (0x48, "gfx1200"),
    (0x4a, "gfx1151"),
    (0x4c, "gfx942"),
    (0x4e, "gfx1201"),
    (0x4f, "gfx950"),
    (0x51, "gfx9-generic"),
    (0x52, "gfx10-1-generic"),
    (0x53, "gfx10-3-generic"),
    (0x54, "gfx11-generic"),
    (0x55, "gfx1152"),
    (0x58, "gfx1153"),
    (0x59, "gfx12-generic"),
    (0x5f, "gfx9-4-generic"),
];

impl Machine {
    /// Navi 31: Radeon RX 7900.
    pub const GFX1100: Machine = Machine(0x41);

    /// The machine of a processor name such as `gfx1101` or `gfx11-generic` (generic version 1).
    pub fn from_name(name: &str) -> Option<Machine> {
        let &(low, _) = NAMES.iter().find(|(_, known)| *known == name)?;
        Some(Machine(if name.ends_with("-generic") { low | 1 << 24 } else { low }))
    }

    /// The processor's name, if known.
    pub fn name(self) -> Option<&'static str> {
        NAMES.iter().find(|(low, _)| *low == self.0 & 0xff).map(|(_, name)| *name)
    }

    /// All machines with a name, in numeric order.
    pub fn known() -> impl Iterator<Item = Machine> {
        NAMES.iter().filter_map(|(_, name)| Machine::from_name(name))
    }

    /// The target identifier in the metadata: `amdgcn-amd-amdhsa--gfx1100`.
    pub fn target_id(self) -> String {
        format!("amdgcn-amd-amdhsa--{self}")
    }
}

impl fmt::Display for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.name() {
            Some(name) => f.write_str(name),
            None => write!(f, "unknown-{:#x}", self.0 & 0xff),
        }
    }
}
