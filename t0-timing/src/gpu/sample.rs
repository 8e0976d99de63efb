//! What the workgroups that the model needs have executed.

use super::occupancy::Geometry;
use super::{WaveRun, Workgroup};
use crate::code::{Code, NoInstruction};
use crate::parameters::Parameters;
use t0_isa::object::Object;

/// What the first workgroups of a launch executed. A simulator runs the workgroups that [`Geometry::sample`] names, and
/// [`Sample::add`] converts their traces.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The launch.
    pub geometry: Geometry,
    /// The instructions that were executed.
    pub code: Code,
    /// The workgroups, in order.
    pub workgroups: Vec<Workgroup>,
}

impl Sample {
    /// A sample without workgroups.
    pub fn new(geometry: Geometry) -> Sample {
        Sample { geometry, code: Code::default(), workgroups: Vec::new() }
    }

    /// The number of workgroups that the model needs with its own parameters and with all of their variations
    /// ([`Parameters::variations`]).
    pub fn needed_with_variations(geometry: &Geometry) -> u64 {
        let p = Parameters::GFX1100;
        let variations = p.variations().into_iter().flat_map(|variation| [variation.lower, variation.higher]);
        let others = variations.flatten().map(|(_, p)| geometry.sample(&p).end);
        others.fold(geometry.sample(&p).end, u64::max)
    }

    /// Adds the traces of the workgroups with these numbers, in order. A trace of a wave has the address of each
    /// executed instruction with the number of lines that it touches, and the lines of all accesses: addresses divided
    /// by 128. `object` is the code object and where its address 0 was loaded.
    ///
    /// # Errors
    ///
    /// The object has no instruction at an address.
    pub fn add<E: IntoIterator<Item = (u64, u16)>>(
        &mut self,
        object: (&Object, u64),
        numbers: impl IntoIterator<Item = u64>,
        traces: impl IntoIterator<Item = (E, Vec<u64>)>,
    ) -> Result<(), NoInstruction> {
        let p = Parameters::GFX1100;
        let simulated = self.geometry.simulated(&p);
        let mut traces = traces.into_iter();
        for number in numbers {
            let mut waves = Vec::new();
            for (executed, touched) in traces.by_ref().take(self.geometry.waves as usize) {
                let steps = self.code.steps(object, executed)?;
                let mut run = WaveRun::new(self.code.shapes(), steps, touched);
                if !simulated.contains(&self.geometry.unit(&p, number)) {
                    run.steps = Vec::new();
                }
                waves.push(run);
            }
            self.workgroups.push(Workgroup { number, waves });
        }
        Ok(())
    }
}
