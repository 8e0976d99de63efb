//! What the driver and the vendor state about each chip: identity, shape, caches, clocks, versions of its blocks.
//!
//! | column | source |
//! |---|---|
//! | PCI device and revision, product | libdrm's `amdgpu.ids`; for RDNA3.5 the reports of rocminfo by owners |
//! | family, external revision | the kernel's `soc21.c` and `amdgpu_drm.h` |
//! | engines, caches, engine clock | reports of rocminfo by owners; AMD's list of GPU specifications |
//! | memory | AMD's product pages; of an APU the part that the firmware reserves, which owners choose |
//! | GC and SDMA | `Documentation/gpu/amdgpu/*-asic-info-table.csv` of the kernel |
//! | NBIF | 4.3.0 of Navi 31 as tinygrad reads it; of the others assumed from the `switch` of `amdgpu_discovery.c` |
//!
//! The products are those with all compute units of their chip. The rows of gfx1152 and gfx1153 are assumed from the
//! other chips of RDNA3.5, except for their targets.

use t0_isa::target::{GFX1100, GFX1101, GFX1102, GFX1103, GFX1150, GFX1151, GFX1152, GFX1153, Target};

/// The version of a block: major, minor, revision.
pub type Version = [u32; 3];

/// One chip of the family, on the product that the virtual device describes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Chip {
    /// What the compiler knows of the chip.
    pub target: Target,
    /// The name by which the driver's developers call it.
    pub name: &'static str,
    /// The name of the product.
    pub product: &'static str,
    /// PCI device.
    pub device: u32,
    /// PCI revision.
    pub revision: u32,
    /// Revision of the chip.
    pub stepping: u32,
    /// `AMDGPU_FAMILY_*`.
    pub family: u32,
    /// What the driver adds to the revision of the chip to tell the chips of a family apart.
    pub external: u32,
    /// Shader engines, of two arrays each.
    pub engines: u32,
    /// KiB of the second-level cache.
    pub l2: u32,
    /// KiB of the Infinity Cache; 0 for a chip without one.
    pub l3: u32,
    /// Highest engine clock in MHz.
    pub engine_mhz: u32,
    /// Highest memory clock in MHz.
    pub memory_mhz: u32,
    /// Width of the memory in bits.
    pub memory_bits: u32,
    /// `AMDGPU_VRAM_TYPE_*`.
    pub memory_type: u32,
    /// GiB of device memory.
    pub memory_gib: u64,
    /// Whether the chip is part of a processor.
    pub apu: bool,
    /// Version of the graphics core.
    pub gc: Version,
    /// Version of the SDMA engines.
    pub sdma: Version,
    /// Version of the bus interface.
    pub nbif: Version,
}

const GDDR6: u32 = 9;
const LPDDR5: u32 = 12;

const NAVI31: Chip = Chip {
    target: GFX1100,
    name: "navi31",
    product: "AMD Radeon RX 7900 XTX",
    device: 0x744c,
    revision: 0xc8,
    stepping: 0,
    family: 145,
    external: 1,
    engines: 6,
    l2: 6144,
    l3: 98_304,
    engine_mhz: 2500,
    memory_mhz: 1249,
    memory_bits: 384,
    memory_type: GDDR6,
    memory_gib: 24,
    apu: false,
    gc: [11, 0, 0],
    sdma: [6, 0, 0],
    nbif: [4, 3, 0],
};

/// An APU of RDNA3.5.
const STRIX: Chip = Chip {
    target: GFX1150,
    name: "strix",
    product: "AMD Radeon 890M Graphics",
    device: 0x150e,
    revision: 0xc1,
    stepping: 4,
    family: 150,
    external: 1,
    engines: 1,
    l2: 2048,
    l3: 0,
    engine_mhz: 2900,
    memory_mhz: 1000,
    memory_bits: 128,
    memory_type: LPDDR5,
    memory_gib: 16,
    apu: true,
    gc: [11, 5, 0],
    sdma: [6, 1, 0],
    nbif: [7, 11, 0],
};

/// Every chip.
pub const CHIPS: [Chip; 8] = [
    NAVI31,
    Chip {
        target: GFX1101,
        name: "navi32",
        product: "AMD Radeon RX 7800 XT",
        device: 0x747e,
        external: 0x20,
        engines: 3,
        l2: 4096,
        l3: 65_536,
        engine_mhz: 2430,
        memory_mhz: 1218,
        memory_bits: 256,
        memory_gib: 16,
        gc: [11, 0, 3],
        sdma: [6, 0, 3],
        ..NAVI31
    },
    Chip {
        target: GFX1102,
        name: "navi33",
        product: "AMD Radeon RX 7600",
        device: 0x7480,
        revision: 0xcf,
        external: 0x10,
        engines: 2,
        l2: 2048,
        l3: 32_768,
        engine_mhz: 2655,
        memory_mhz: 1125,
        memory_bits: 128,
        memory_gib: 8,
        gc: [11, 0, 2],
        sdma: [6, 0, 2],
        ..NAVI31
    },
    Chip {
        target: GFX1103,
        name: "phoenix",
        product: "AMD Radeon 780M",
        device: 0x15bf,
        stepping: 9,
        family: 148,
        engine_mhz: 2700,
        gc: [11, 0, 1],
        sdma: [6, 0, 1],
        nbif: [7, 7, 0],
        ..STRIX
    },
    STRIX,
    Chip {
        target: GFX1151,
        name: "strix halo",
        product: "AMD Radeon 8060S Graphics",
        device: 0x1586,
        stepping: 0,
        external: 0xc1,
        engines: 2,
        l3: 32_768,
        memory_bits: 256,
        memory_gib: 64,
        gc: [11, 5, 1],
        sdma: [6, 1, 1],
        nbif: [7, 11, 1],
        ..STRIX
    },
    Chip {
        target: GFX1152,
        name: "krackan",
        product: "AMD Radeon 860M Graphics",
        device: 0x1114,
        stepping: 0,
        external: 0x40,
        l2: 1024,
        gc: [11, 5, 2],
        sdma: [6, 1, 2],
        nbif: [7, 11, 2],
        ..STRIX
    },
    Chip {
        target: GFX1153,
        name: "krackan 2",
        product: "AMD Radeon 840M Graphics",
        device: 0x1902,
        stepping: 0,
        external: 0x50,
        l2: 1024,
        gc: [11, 5, 3],
        sdma: [6, 1, 3],
        nbif: [7, 11, 3],
        ..STRIX
    },
];

impl Chip {
    /// The chip of a target. Targets for several chips (`baseline`, `gfx11-generic`) are described as Navi 31.
    pub fn of(target: &Target) -> &'static Chip {
        CHIPS.iter().find(|chip| chip.target.kfd_version == target.kfd_version).unwrap_or(&NAVI31)
    }

    /// The chip with this LLVM processor name, such as `gfx1151`.
    pub fn by_name(name: &str) -> Option<&'static Chip> {
        CHIPS.iter().find(|chip| chip.target.name == name)
    }

    /// Shader arrays.
    pub fn arrays(&self) -> u32 {
        2 * self.engines
    }

    /// Compute units of a shader array.
    pub fn cus_of_array(&self) -> u32 {
        self.target.compute_units.div_ceil(self.arrays())
    }

    /// Bytes of the registers of a compute unit, for which an area for saved waves has room (`kfd_queue.c` of Linux
    /// 6.12, which knows the larger register files of Navi 31 and Navi 32 only).
    pub(super) fn saved_vgpr_bytes(&self) -> u64 {
        if matches!(self.gc, [11, 0, 0 | 3]) { 0x6_0000 } else { 0x4_0000 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_chip_is_found_and_divides_into_its_arrays() {
        for chip in &CHIPS {
            assert_eq!(Chip::of(&chip.target), chip);
            assert_eq!(Chip::by_name(chip.target.name), Some(chip));
            assert_eq!(chip.cus_of_array() * chip.arrays(), chip.target.compute_units, "{}", chip.name);
            assert_eq!(chip.gc[..2], [chip.target.kfd_version / 10_000, chip.target.kfd_version / 100 % 100]);
        }
        assert_eq!(Chip::of(&t0_isa::target::GFX11_GENERIC), &NAVI31);
        assert_eq!(Chip::by_name("gfx1200"), None);
    }

    #[test]
    fn devices_differ() {
        let mut devices = CHIPS.map(|chip| chip.device);
        devices.sort_unstable();
        assert!(devices.windows(2).all(|pair| pair[0] != pair[1]), "{devices:x?}");
    }
}
