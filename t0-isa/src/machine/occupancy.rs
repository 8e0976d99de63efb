//! Occupancy: how many waves of a kernel a SIMD holds at a time, and which resource limits it.
//!
//! Source: the RDNA3 ISA document ("Wave State", allocation of VGPRs and LDS); LLVM's AMDGPUBaseInfo
//! (`getMaxWorkGroupsPerCU`, `getVGPRAllocGranule`).

use crate::target::{SIMDS_PER_CU, Target};

/// Maximum number of workgroups of more than one wave on a compute unit: each takes one of its barriers.
const BARRIERS_PER_CU: u32 = 16;

/// The hardware resources that a kernel uses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Footprint {
    /// Lanes of a wave: 32 or 64.
    pub wave_size: u32,
    /// Whether a workgroup's waves may be on both compute units of a pair and use their LDS together.
    pub wgp_mode: bool,
    /// VGPRs of a wave.
    pub vgprs: u32,
    /// Work-items of a workgroup.
    pub work_items: u32,
    /// LDS of a workgroup, in bytes.
    pub lds_bytes: u32,
}

/// What limits a kernel's occupancy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Limit {
    /// The maximum number of waves.
    Waves,
    /// The registers.
    Vgprs,
    /// The LDS.
    Lds,
    /// The remaining wave slots are too few for one more whole workgroup, or all barriers are in use.
    Workgroup,
}

/// How much of a kernel is resident at a time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Residency {
    /// Workgroups on one compute unit, or on a pair in WGP mode; 0 if not even one fits.
    pub workgroups: u32,
    /// Work-items of each workgroup.
    pub work_items: u32,
    /// Waves on the fullest SIMD.
    pub waves_per_simd: u32,
    /// What limits it.
    pub limit: Limit,
}

/// What the hardware holds at a time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Limits {
    /// VGPRs of a SIMD for waves of 32 lanes; half of that for waves of 64.
    pub vgprs: u32,
    /// Allocation granule of VGPRs (wave32; half of that for wave64).
    pub vgpr_granule: u32,
    /// Waves of a SIMD.
    pub waves: u32,
    /// LDS bytes of a compute unit.
    pub lds_bytes: u32,
    /// LDS bytes available to a workgroup.
    pub lds_per_workgroup: u32,
    /// Allocation granule of LDS in bytes.
    pub lds_granule: u32,
    /// Workgroups of more than one wave on a compute unit: each takes one of its barriers.
    pub barriers: u32,
}

impl Limits {
    /// How many workgroups of this footprint are resident at a time.
    pub fn residency(&self, kernel: &Footprint) -> Residency {
        let units = if kernel.wgp_mode { 2 } else { 1 };
        let simds = SIMDS_PER_CU * units;
        // A wave64 uses twice the registers.
        let halves = if kernel.wave_size == 64 { 2 } else { 1 };
        let granule = (self.vgpr_granule / halves).max(1);
        let allotted = u64::from(kernel.vgprs.max(1)).next_multiple_of(granule.into());
        let by_vgprs = (u64::from(self.vgprs / halves) / allotted) as u32;
        let per_simd = by_vgprs.min(self.waves);
        let waves = kernel.work_items.max(1).div_ceil(kernel.wave_size.max(1));
        let by_waves = per_simd * simds / waves;
        let by_barriers = if waves > 1 { self.barriers * units } else { u32::MAX };
        let by_lds = match kernel.lds_bytes {
            0 => u32::MAX,
            bytes if bytes > self.lds_per_workgroup => 0,
            bytes => self.lds_bytes * units / bytes.next_multiple_of(self.lds_granule.max(1)),
        };
        let workgroups = by_waves.min(by_barriers).min(by_lds);
        let waves_per_simd = (workgroups * waves).div_ceil(simds);
        let limit = if waves_per_simd == self.waves {
            Limit::Waves
        } else if by_lds < by_waves.min(by_barriers) {
            Limit::Lds
        } else if by_barriers < by_waves || waves_per_simd < per_simd && by_vgprs >= self.waves {
            Limit::Workgroup
        } else {
            Limit::Vgprs
        };
        Residency { workgroups, work_items: kernel.work_items, waves_per_simd, limit }
    }
}

impl Target {
    /// What the target holds at a time.
    pub const fn limits(&self) -> Limits {
        Limits {
            vgprs: self.vgprs_per_simd,
            vgpr_granule: self.vgpr_granule,
            waves: self.waves_per_simd,
            lds_bytes: self.lds_per_wgp / 2,
            lds_per_workgroup: self.lds_per_workgroup,
            lds_granule: self.lds_granule,
            barriers: BARRIERS_PER_CU,
        }
    }

    /// How many workgroups of this footprint the target holds at a time.
    pub fn residency(&self, kernel: &Footprint) -> Residency {
        self.limits().residency(kernel)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::target::{GFX1100, GFX1102};

    const SMALL: Footprint = Footprint { wave_size: 32, wgp_mode: false, vgprs: 32, work_items: 256, lds_bytes: 0 };

    fn found(target: &Target, kernel: Footprint) -> (u32, u32, Limit) {
        let r = target.residency(&kernel);
        (r.workgroups, r.waves_per_simd, r.limit)
    }

    #[test]
    fn each_resource_can_be_the_limit() {
        assert_eq!(found(&GFX1100, SMALL), (4, 16, Limit::Waves));
        // 1536 registers in steps of 24: 264 for each wave, five waves on each of two SIMDs, one workgroup of eight.
        assert_eq!(found(&GFX1100, Footprint { vgprs: 256, ..SMALL }), (1, 4, Limit::Vgprs));
        assert_eq!(found(&GFX1100, Footprint { vgprs: 97, ..SMALL }), (3, 12, Limit::Vgprs));
        // Two workgroups of eight waves fit the LDS of a compute unit; in WGP mode four fit the pair, on twice the
        // SIMDs.
        assert_eq!(found(&GFX1100, Footprint { lds_bytes: 32 << 10, ..SMALL }), (2, 8, Limit::Lds));
        assert_eq!(found(&GFX1100, Footprint { lds_bytes: 32 << 10, wgp_mode: true, ..SMALL }), (4, 8, Limit::Lds));
        // Two waves each, but only 16 barriers.
        let two_waves = Footprint { work_items: 64, ..SMALL };
        assert_eq!(found(&GFX1100, two_waves), (16, 16, Limit::Waves));
        // 24 waves of 1024 work-items leave 8 free.
        assert_eq!(found(&GFX1100, Footprint { work_items: 768, ..SMALL }), (1, 12, Limit::Workgroup));
    }

    #[test]
    fn wave64_uses_twice_the_registers() {
        let wide = Footprint { wave_size: 64, ..SMALL };
        assert_eq!(found(&GFX1100, Footprint { vgprs: 96, ..wide }), (4, 8, Limit::Vgprs));
        assert_eq!(found(&GFX1102, Footprint { vgprs: 64, ..wide }), (4, 8, Limit::Vgprs));
    }

    #[test]
    fn a_kernel_that_does_not_fit_has_no_workgroups() {
        let large = Footprint { vgprs: 256, work_items: 1024, ..SMALL };
        assert_eq!(found(&GFX1100, large), (0, 0, Limit::Vgprs));
        assert_eq!(found(&GFX1100, Footprint { lds_bytes: 65 << 10, ..SMALL }), (0, 0, Limit::Lds));
    }
}
