//! The capabilities of each chip of the gfx11 family, as data. Code outside this module does not compare chip names: it
//! queries a capability.
//!
//! **Invariant:** a missing capability makes a kernel slower, never impossible. [`BASELINE`] has no fast path at all
//! and runs everywhere.
//!
//! Figures: LLVM's AMDGPUUsage and subtarget features; the hardware facts of the RDNA3 ISA document and of the kernel
//! driver's topology.

use crate::isa::Generation;

/// A set of capabilities that code may use.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Features {
    /// 16x16x16 matrix operations (v_wmma_*).
    pub wmma: bool,
    /// Dot products of packed values (v_dot2_*, v_dot4_*, v_dot8_*).
    pub dot: bool,
    /// Packed 16-bit arithmetic (v_pk_*).
    pub packed: bool,
    /// Dual issue (VOPD).
    pub vopd: bool,
    /// Scalar floating-point arithmetic (RDNA3.5).
    pub salu_float: bool,
    /// 32-bit float atomics on global memory.
    pub atomic_f32: bool,
}

/// Hazards of a target that code must avoid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hazards {
    /// A VALU instruction that reads a transcendental result too early must wait on va_vdst.
    pub trans_use: bool,
    /// User plus system SGPRs must add up to 16 (initialisation bug, wave32).
    pub pad_user_sgprs: bool,
    /// The destination of v_mad_u64_u32 and v_mad_i64_i32 must not overlap a source.
    pub mad64_overlap: bool,
    /// v_cmpx before v_permlane* needs a VALU instruction between that is not v_nop.
    pub cmpx_permlane: bool,
    /// `s_trap 2` does nothing in a privileged wave.
    pub privileged_trap: bool,
}

/// One chip, or the common denominator of the family.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Target {
    /// LLVM's processor name.
    pub name: &'static str,
    /// `EF_AMDGPU_MACH` of the ELF header's flags.
    pub elf_flags: u32,
    /// `gfx_target_version` of the KFD topology: major * 10000 + minor * 100 + stepping.
    pub kfd_version: u32,
    /// Instruction set.
    pub generation: Generation,
    /// What code may use.
    pub features: Features,
    /// Hazards that code must avoid.
    pub hazards: Hazards,
    /// VGPRs of one SIMD for wave32; half of that for wave64.
    pub vgprs_per_simd: u32,
    /// Allocation granule of VGPRs (wave32; half of that for wave64).
    pub vgpr_granule: u32,
    /// Maximum number of waves on one SIMD.
    pub waves_per_simd: u32,
    /// LDS bytes available to a workgroup.
    pub lds_per_workgroup: u32,
    /// LDS bytes of a workgroup processor (two compute units).
    pub lds_per_wgp: u32,
    /// Allocation granule of LDS in bytes.
    pub lds_granule: u32,
    /// Wave sizes that the target runs, preferred one first.
    pub wave_sizes: &'static [u32],
    /// Compute units of the full chip. A card may have fewer; its topology has the number.
    pub compute_units: u32,
}

/// VGPRs that a wave can address.
pub const VGPRS: u32 = 256;
/// SGPRs that a wave can address, excluding VCC. Every wave has all of them.
pub const SGPRS: u32 = 106;
/// SIMDs of a compute unit.
pub const SIMDS_PER_CU: u32 = 2;
/// Maximum number of work-items in a workgroup.
pub const MAX_WORKGROUP: u32 = 1024;

const RDNA3: Features =
    Features { wmma: true, dot: true, packed: true, vopd: true, salu_float: false, atomic_f32: true };
const RDNA35: Features = Features { salu_float: true, ..RDNA3 };
const NO_FAST_PATHS: Features =
    Features { wmma: false, dot: false, packed: false, vopd: false, salu_float: false, atomic_f32: false };

const GFX110X: Hazards = Hazards {
    trans_use: true,
    pad_user_sgprs: false,
    mad64_overlap: true,
    cmpx_permlane: true,
    privileged_trap: false,
};
const GFX1100_HAZARDS: Hazards = Hazards { pad_user_sgprs: true, privileged_trap: true, ..GFX110X };
const GFX115X: Hazards = Hazards { trans_use: false, mad64_overlap: false, ..GFX110X };

/// Radeon RX 7900 (Navi 31), the reference for the other targets in this file.
pub const GFX1100: Target = Target {
    name: "gfx1100",
    elf_flags: 0x41,
    kfd_version: 110_000,
    generation: Generation::Rdna3,
    features: RDNA3,
    hazards: GFX1100_HAZARDS,
    vgprs_per_simd: 1536,
    vgpr_granule: 24,
    waves_per_simd: 16,
    lds_per_workgroup: 64 << 10,
    lds_per_wgp: 128 << 10,
    lds_granule: 1024,
    wave_sizes: &[32, 64],
    compute_units: 96,
};

/// Smaller register files of the smaller chips.
const SMALL: Target = Target { vgprs_per_simd: 1024, vgpr_granule: 16, ..GFX1100 };

/// Radeon RX 7700 and 7800 (Navi 32).
pub const GFX1101: Target =
    Target { name: "gfx1101", elf_flags: 0x46, kfd_version: 110_001, hazards: GFX110X, compute_units: 60, ..GFX1100 };
/// Radeon RX 7600 (Navi 33).
pub const GFX1102: Target = Target {
    name: "gfx1102",
    elf_flags: 0x47,
    kfd_version: 110_002,
    hazards: Hazards { pad_user_sgprs: true, ..GFX110X },
    compute_units: 32,
    ..SMALL
};
/// Radeon 700M (Phoenix).
pub const GFX1103: Target =
    Target { name: "gfx1103", elf_flags: 0x44, kfd_version: 110_003, hazards: GFX110X, compute_units: 12, ..SMALL };
/// Radeon 800M (Strix Point).
pub const GFX1150: Target = Target {
    name: "gfx1150",
    elf_flags: 0x43,
    kfd_version: 110_500,
    generation: Generation::Rdna35,
    features: RDNA35,
    hazards: GFX115X,
    compute_units: 16,
    ..SMALL
};
/// Radeon 8000S (Strix Halo).
pub const GFX1151: Target = Target {
    name: "gfx1151",
    elf_flags: 0x4a,
    kfd_version: 110_501,
    compute_units: 40,
    vgprs_per_simd: 1536,
    vgpr_granule: 24,
    ..GFX1150
};
/// Radeon 800M (Krackan Point).
pub const GFX1152: Target =
    Target { name: "gfx1152", elf_flags: 0x55, kfd_version: 110_502, compute_units: 8, ..GFX1150 };
/// Radeon 800M (the smallest of the family).
pub const GFX1153: Target =
    Target { name: "gfx1153", elf_flags: 0x58, kfd_version: 110_503, compute_units: 4, ..GFX1150 };
/// No fast path, every hazard, the smallest register file. Its code has gfx1100's ELF flags, so that it can be run and
/// compared there.
pub const BASELINE: Target =
    Target { name: "baseline", features: NO_FAST_PATHS, hazards: GFX1100_HAZARDS, wave_sizes: &[32], ..SMALL };

/// [`BASELINE`] with the ELF flags of `gfx11-generic`, which runs on every chip of the family. It is not a chip itself.
pub const GFX11_GENERIC: Target =
    Target { name: "gfx11-generic", elf_flags: 0x54 | 1 << 24, kfd_version: 0, ..BASELINE };

/// Every target.
pub const ALL: &[Target] =
    &[GFX1100, GFX1101, GFX1102, GFX1103, GFX1150, GFX1151, GFX1152, GFX1153, BASELINE, GFX11_GENERIC];

impl Target {
    /// The target of this name: `gfx1100`, ..., `baseline` or `gfx11-generic`.
    pub fn by_name(name: &str) -> Option<&'static Target> {
        ALL.iter().find(|target| target.name == name)
    }

    /// The target with this machine code in its ELF flags. gfx1100's code returns [`GFX1100`], not [`BASELINE`].
    pub fn by_elf_flags(flags: u32) -> Option<&'static Target> {
        ALL.iter().find(|target| target.elf_flags & 0xff == flags & 0xff)
    }

    /// The target with this `gfx_target_version` in the KFD topology.
    pub fn by_kfd_version(version: u32) -> Option<&'static Target> {
        ALL.iter().find(|target| target.kfd_version == version && version != 0)
    }

    /// VGPRs allocated to a wave32 that requests `vgprs`.
    pub fn allotted_vgprs(&self, vgprs: u32) -> u32 {
        vgprs.max(1).next_multiple_of(self.vgpr_granule)
    }

    /// Wave32s that one SIMD holds if each uses `vgprs` registers; 0 if one wave needs more than [`VGPRS`].
    pub fn occupancy(&self, vgprs: u32) -> u32 {
        if vgprs > VGPRS { 0 } else { (self.vgprs_per_simd / self.allotted_vgprs(vgprs)).min(self.waves_per_simd) }
    }

    /// The register count as encoded in the kernel descriptor: granules of 8 VGPRs, minus one (wave32).
    pub fn vgpr_field(&self, vgprs: u32) -> u32 {
        vgprs.max(1).div_ceil(8) - 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn occupancy_follows_the_granule() {
        // 1536 registers in steps of 24: 96 fit 16 times, 97 round up to 120.
        assert_eq!(GFX1100.occupancy(96), 16);
        assert_eq!(GFX1100.occupancy(97), 12);
        assert_eq!(GFX1100.occupancy(256), 5);
        assert_eq!(GFX1100.occupancy(257), 0);
        // 1024 registers in steps of 16.
        assert_eq!(GFX1102.occupancy(64), 16);
        assert_eq!(GFX1102.occupancy(65), 12);
    }

    #[test]
    fn every_target_is_found_by_name_and_version() {
        for target in ALL {
            assert_eq!(Target::by_name(target.name), Some(target));
        }
        assert_eq!(Target::by_kfd_version(110_501), Some(&GFX1151));
        assert_eq!(Target::by_kfd_version(0), None);
        assert_eq!(Target::by_elf_flags(0x41), Some(&GFX1100));
        assert_eq!(Target::by_elf_flags(0x0100_0054), Some(&GFX11_GENERIC));
        assert_eq!(Target::by_name("gfx900"), None);
    }
}
