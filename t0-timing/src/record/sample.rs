//! What the model needs to know about a launch.

use t0_isa::object::Object;

use super::Unmodelled;
use super::trace::Wave;
use crate::Parameters;
use crate::code::Code;
use crate::gpu::{Data, Geometry, Launch, WaveRun, Workgroup};

/// What the first workgroups of a launch executed ([`super::record`], [`super::Trace::sample`]).
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Sample {
    /// The launch.
    pub geometry: Geometry,
    /// The instructions that were executed.
    pub code: Code,
    /// The workgroups, in order.
    pub workgroups: Vec<Workgroup>,
    /// The bytes of the allocations that these touch.
    pub bytes: u64,
}

impl Sample {
    /// The parameters of the chip that the kernel was compiled for.
    pub fn parameters(&self) -> &Parameters {
        self.code.parameters()
    }

    /// The number of workgroups that the model needs with these parameters and with all of their variations
    /// ([`Parameters::variations`]).
    pub(crate) fn needed_with_variations(p: &Parameters, geometry: &Geometry) -> u64 {
        let variations = p.variations().into_iter().flat_map(|variation| [variation.lower, variation.higher]);
        let others = variations.flatten().map(|(_, p)| geometry.sample(&p).end);
        others.fold(geometry.sample(p).end, u64::max)
    }

    /// The sample of a launch: its waves in order, with renumbered lines, and the bytes of the allocations that they
    /// touch.
    pub(crate) fn of(
        geometry: Geometry,
        object: &Object,
        (waves, bytes): (Vec<Wave>, u64),
    ) -> Result<Sample, Unmodelled> {
        let mut sample = Sample { geometry, code: Code::new(object, geometry.wave64)?, workgroups: Vec::new(), bytes };
        let p = sample.parameters().clone();
        let simulated = geometry.simulated(&p);
        for Wave { workgroup: number, executed, touched } in waves {
            let executed = executed.iter().map(|step| (step.address.into(), step.lines));
            let steps = sample.code.steps((object, 0), executed)?;
            let mut run = WaveRun::new(sample.code.shapes(), steps, touched);
            if !simulated.contains(&geometry.unit(&p, number)) {
                run.steps = Vec::new();
            }
            match sample.workgroups.last_mut() {
                Some(last) if last.number == number => last.waves.push(run),
                _ => sample.workgroups.push(Workgroup { number, waves: vec![run] }),
            }
        }
        Ok(sample)
    }

    /// The launch for the model with [`Sample::parameters`]. `data` states where the data are at the start.
    pub fn launch(&self, data: Data) -> Launch<'_> {
        Launch { program: self.code.shapes(), geometry: self.geometry, data, bytes: self.bytes }
    }
}
