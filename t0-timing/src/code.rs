//! The instructions of a code object that waves have executed.

use crate::executed::Program;
use crate::parameters::{NoParameters, Parameters};
use crate::shape::Shape;
use crate::unit::Step;
use std::fmt;
use t0_isa::isa::{Generation, Inst, decode_for};
use t0_isa::object::Object;
use t0_isa::target::Target;

/// An instruction that was executed.
#[derive(Clone, Debug)]
pub struct Place {
    /// Its address in the code object.
    pub address: u64,
    /// Its length in bytes.
    pub length: u64,
    /// The instruction.
    pub inst: Inst,
}

/// The instructions of a code object that some waves have executed. Steps have the same numbers
/// ([`Step::shape`]).
#[derive(Clone, Debug)]
pub struct Code {
    parameters: Parameters,
    generation: Generation,
    program: Program,
    places: Vec<Place>,
}

/// A wave executed an address at which the code object has no instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoInstruction {
    /// The address in the code object.
    pub address: u64,
}

impl fmt::Display for NoInstruction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a wave executed an instruction at {:#x}, which is not in the code object", self.address)
    }
}

impl std::error::Error for NoInstruction {}

impl Code {
    /// No instructions yet, with the parameters of the chip that the code object is for. `wave64` states whether the
    /// waves have 64 lanes.
    ///
    /// # Errors
    ///
    /// The model does not know the chip.
    pub fn new(object: &Object, wave64: bool) -> Result<Code, NoParameters> {
        let parameters = Parameters::of_object(object)?;
        let target = Target::by_elf_flags(object.machine().0);
        let generation = target.map_or(Generation::LATEST, |target| target.generation);
        Ok(Code { parameters, generation, program: Program::new(wave64), places: Vec::new() })
    }

    /// The parameters of the chip that the code object is for.
    pub fn parameters(&self) -> &Parameters {
        &self.parameters
    }

    /// The steps of a wave that executed these: the address of an instruction, and the lines of its memory access or
    /// the clocks of its access to LDS. `base` is where the object's address 0 was loaded.
    ///
    /// # Errors
    ///
    /// The object has no instruction at an address.
    pub fn steps(
        &mut self,
        (object, base): (&Object, u64),
        executed: impl IntoIterator<Item = (u64, u16)>,
    ) -> Result<Vec<Step>, NoInstruction> {
        let Code { parameters, generation, program, places } = self;
        let fetch = |address: u64| {
            let address = address.wrapping_sub(base);
            let (inst, length) = decode(object, address, *generation)?;
            places.push(Place { address, length, inst });
            Some((inst, length))
        };
        let steps = program.steps(parameters, executed, fetch);
        steps.map_err(|address| NoInstruction { address: address.wrapping_sub(base) })
    }

    /// The instructions, in the order in which they were executed first.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// What the model with [`Code::parameters`] knows about each instruction.
    pub fn shapes(&self) -> &[Shape] {
        &self.program.shapes
    }

    /// What the model with other parameters knows about each instruction.
    pub fn shapes_with(&self, p: &Parameters) -> Vec<Shape> {
        self.places.iter().map(|place| Shape::of_wave(&place.inst, p, self.program.wave64)).collect()
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
