//! How many workgroups a unit holds, and which workgroups.

use crate::parameters::Parameters;
use t0_isa::machine::Footprint;
use t0_isa::object::Descriptor;
pub(crate) use t0_isa::target::SIMDS_PER_CU as SIMDS;

/// What a launch asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Geometry {
    /// Workgroups of the launch.
    pub workgroups: u64,
    /// Waves of a workgroup.
    pub waves: u32,
    /// VGPRs of a wave.
    pub vgprs: u32,
    /// LDS bytes of a workgroup.
    pub lds_bytes: u32,
    /// Whether a workgroup runs on both compute units of a workgroup processor (WGP mode), or on one (CU mode).
    pub wgp_mode: bool,
    /// Whether a wave has 64 lanes. Otherwise it has 32.
    pub wave64: bool,
}

/// What a unit holds: a workgroup processor in WGP mode, a compute unit in CU mode.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Occupancy {
    /// Units of the GPU.
    pub units: u32,
    /// SIMDs of a unit.
    pub simds: u32,
    /// Workgroups that a unit holds at once.
    pub workgroups: u32,
}

impl Geometry {
    /// A launch of `items` work-items in workgroups of `block` work-items, with `dynamic_lds` bytes of LDS in addition
    /// to the bytes in the kernel's descriptor.
    pub fn of(descriptor: &Descriptor, items: [u32; 3], block: [u32; 3], dynamic_lds: u32) -> Geometry {
        let sides = items.iter().zip(block).map(|(items, side)| u64::from(items.div_ceil(side.max(1))));
        Geometry {
            workgroups: sides.product(),
            waves: block.iter().product::<u32>().div_ceil(descriptor.wave_size()),
            vgprs: descriptor.vgprs(),
            lds_bytes: descriptor.group_segment_fixed_size + dynamic_lds,
            wgp_mode: descriptor.rsrc1.wgp_mode() != 0,
            wave64: descriptor.wave_size() == 64,
        }
    }

    /// The most workgroups that a unit holds; none if a workgroup does not fit.
    pub fn occupancy(&self, p: &Parameters) -> Occupancy {
        let per_unit = if self.wgp_mode { 2 } else { 1 };
        let lanes = if self.wave64 { 64 } else { 32 };
        let footprint = Footprint {
            wave_size: lanes,
            wgp_mode: self.wgp_mode,
            vgprs: self.vgprs,
            work_items: self.waves.saturating_mul(lanes),
            lds_bytes: self.lds_bytes,
        };
        let workgroups = p.limits().residency(&footprint).workgroups;
        Occupancy { units: p.compute_units as u32 / per_unit, simds: SIMDS * per_unit, workgroups }
    }

    /// The numbers of the workgroups that start together at the begin of the launch, ascending. The model needs what
    /// these execute.
    pub fn sample(&self, p: &Parameters) -> std::ops::Range<u64> {
        let Occupancy { units, workgroups, .. } = self.occupancy(p);
        0..self.workgroups.min(u64::from(units) * u64::from(workgroups))
    }

    /// The units whose clocks are simulated: of all units with the most workgroups, the first and the middle unit.
    pub fn simulated(&self, p: &Parameters) -> Vec<u64> {
        let units = u64::from(self.occupancy(p).units);
        let fullest = match self.workgroups % units {
            0 => units.min(self.workgroups),
            rest => rest,
        };
        if fullest > 1 { vec![0, fullest / 2] } else { vec![0] }
    }

    /// The unit on which a workgroup of the sample runs: the dispatcher fills all units evenly.
    pub fn unit(&self, p: &Parameters, workgroup: u64) -> u64 {
        workgroup % u64::from(self.occupancy(p).units)
    }
}
