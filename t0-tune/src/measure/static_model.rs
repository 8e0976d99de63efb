//! An estimate of the clocks of a launch, from what a few workgroups execute.

use t0_isa::target::SIMDS_PER_CU;
use t0_sim::exec::profile::{Class, Kind};

use super::cost::{Cost, NoCost, Run};
use super::launch::Sampled;
use crate::fingerprint::STATIC_MODEL;

/// An estimate of the clock cycles of the launch from what the sample launch executed. It does not know caches, nor
/// which instructions wait for which.
///
/// On the busiest compute unit, the launch takes as long as the most used of these: the issue slots of the SIMDs, LDS,
/// and the path to the caches; but no less than reading every view once from memory takes. Half of the latencies of the
/// waves on a SIMD, divided by the number of waves that hide them, is added.
#[derive(Debug, Clone, Copy, Default)]
pub struct StaticModel;

/// Cycles for which an instruction of a class occupies its SIMD, and cycles until its result is there.
fn cycles(class: Class) -> (f64, f64) {
    match class {
        Class::Valu => (1.0, 0.0),
        Class::Transcendental => (4.0, 0.0),
        // 16x16x16 multiplications and additions at 256 floating-point operations a cycle.
        Class::Wmma => (32.0, 0.0),
        Class::Salu | Class::Wait | Class::Control => (1.0, 0.0),
        Class::Smem => (1.0, 40.0),
        Class::Vmem => (2.0, 80.0),
        Class::Scratch => (2.0, 120.0),
        Class::Lds => (1.0, 16.0),
        Class::Branch => (2.0, 0.0),
        Class::Barrier => (2.0, 20.0),
    }
}

/// Bytes that the LDS of a compute unit moves in a cycle.
const LDS_BYTES: f64 = 128.0;
/// Bytes that a compute unit receives from the caches in a cycle.
const CACHE_BYTES: f64 = 64.0;
/// Bytes from memory in a cycle, for each compute unit: 960 GB/s at 2.3 GHz on 96 compute units.
const MEMORY_BYTES: f64 = 4.3;

impl Cost for StaticModel {
    fn name(&self) -> &str {
        STATIC_MODEL
    }

    fn of(&self, run: &Run<'_>) -> Result<f64, NoCost> {
        let Sampled { stats, scale } = run.sample()?;
        let Some(profile) = &stats.profile else { return Ok(0.0) };
        let (units, simds) = (f64::from(run.target.compute_units), f64::from(SIMDS_PER_CU));
        let workgroups = run.workgroups.max(1) as f64;
        // Of the busiest compute unit.
        let share = (workgroups / units).ceil() / workgroups * scale;
        let waves = stats.waves as f64 * share;
        let (mut issue, mut latency) = (0.0, 0.0);
        for class in Class::ALL {
            let (busy, delay) = cycles(class);
            let count = profile.class(class).total as f64 * share;
            issue += count * busy;
            latency += count * delay;
        }
        let bytes = |kinds: &[Kind]| -> f64 {
            let traffic = kinds.iter().map(|kind| profile.traffic(*kind));
            traffic.map(|traffic| (traffic.read + traffic.written) as f64).sum::<f64>() * share
        };
        let used_simds = waves.clamp(1.0, simds);
        let at_once = (waves / simds).clamp(1.0, f64::from(run.residency.waves_per_simd.max(1)));
        let busiest = (issue / used_simds)
            .max(bytes(&[Kind::Lds]) / LDS_BYTES)
            .max(bytes(&[Kind::Global, Kind::Scalar, Kind::Scratch]) / CACHE_BYTES)
            .max(run.bytes as f64 / (MEMORY_BYTES * units));
        // Two decimals are more than the model knows.
        Ok(((busiest + latency / used_simds / at_once / 2.0) * 100.0).round() / 100.0)
    }
}
