//! Converts the traces of the virtual GPU to steps of the cycle model.

use t0_isa::isa::{Generation, Inst, decode_for};
use t0_isa::object::Object;
use t0_isa::target::Target;
use t0_sim::exec::Executed;
use t0_timing::{Parameters, Program, Shape, Step};

use crate::input::Failure;

/// An instruction that was executed.
pub(crate) struct Place {
    /// Its address in the code object.
    pub(crate) address: u64,
    /// Bytes.
    pub(crate) length: u64,
    pub(crate) inst: Inst,
}

/// The instructions that some waves have executed. Their numbers are those of the steps.
#[derive(Default)]
pub(crate) struct Code {
    program: Program,
    pub(crate) places: Vec<Place>,
}

impl Code {
    /// The steps of a wave that executed these instructions. `base` is where the object's address 0 was put.
    pub(crate) fn steps(
        &mut self,
        (object, base): (&Object, u64),
        executed: impl IntoIterator<Item = Executed>,
    ) -> Result<Vec<Step>, Failure> {
        let Code { program, places } = self;
        let generation =
            Target::by_elf_flags(object.machine().0).map_or(Generation::LATEST, |target| target.generation);
        let fetch = |address: u64| {
            let address = address.wrapping_sub(base);
            let (inst, length) = decode(object, address, generation)?;
            places.push(Place { address, length, inst });
            Some((inst, length))
        };
        let executed = executed.into_iter().map(|one| (one.address, one.lines));
        let steps = program.steps(&Parameters::GFX1100, executed, fetch);
        steps.map_err(|address| Failure::TraceCode { address: address.wrapping_sub(base) })
    }

    /// What the model with its usual parameters knows about each instruction.
    pub(crate) fn shapes(&self) -> &[Shape] {
        &self.program.shapes
    }

    /// The same with other parameters.
    pub(crate) fn shapes_with(&self, p: &Parameters) -> Vec<Shape> {
        self.places.iter().map(|place| Shape::of(&place.inst, p)).collect()
    }
}

/// The instruction at an address of the object, and its length in bytes.
fn decode(object: &Object, address: u64, generation: Generation) -> Option<(Inst, u64)> {
    // The longest instruction has five words; fewer may be left at the end of the code.
    let bytes = (1..=5).rev().find_map(|words| object.read(address, 4 * words))?;
    let words: Vec<u32> = bytes.as_chunks::<4>().0.iter().map(|word| u32::from_le_bytes(*word)).collect();
    let (inst, length) = decode_for(&words, generation).ok()?;
    Some((inst, 4 * length as u64))
}
