//! From recorded instructions to steps.

use crate::Touch;
use crate::parameters::Parameters;
use crate::shape::{Kind, Shape};
use crate::unit::Step;
use std::collections::HashMap;
use t0_isa::isa::Inst;

/// The instructions of a kernel that some waves have executed, by address.
#[derive(Clone, Debug, Default)]
pub struct Program {
    /// What the model knows about each of them.
    pub shapes: Vec<Shape>,
    /// Whether the waves have 64 lanes.
    pub(crate) wave64: bool,
    /// Index of the shape, and the address of the next instruction.
    places: HashMap<u64, (u32, u64)>,
}

impl Program {
    /// No instructions yet, of waves of 64 or of 32 lanes.
    pub fn new(wave64: bool) -> Program {
        Program { wave64, ..Program::default() }
    }

    /// The steps of a wave that executed these: an address, and the lines of a memory access or the clocks of the banks
    /// of LDS. `fetch` decodes the instruction at an address and returns its bytes.
    ///
    /// # Errors
    ///
    /// An address for which `fetch` returns nothing.
    pub fn steps(
        &mut self,
        p: &Parameters,
        executed: impl IntoIterator<Item = (u64, u16)>,
        mut fetch: impl FnMut(u64) -> Option<(Inst, u64)>,
    ) -> Result<Vec<Step>, u64> {
        let mut steps: Vec<Step> = Vec::new();
        let mut following = None;
        for (address, lines) in executed {
            if following.is_some_and(|following| following != address)
                && let Some(step) = steps.last_mut()
            {
                step.taken = self.shapes[step.shape as usize].kind == Kind::Branch;
            }
            let (shape, next) = match self.places.get(&address) {
                Some(&place) => place,
                None => {
                    let (inst, bytes) = fetch(address).ok_or(address)?;
                    self.shapes.push(Shape::of_wave(&inst, p, self.wave64));
                    let place = (self.shapes.len() as u32 - 1, address + bytes);
                    self.places.insert(address, place);
                    place
                }
            };
            following = Some(next);
            steps.push(Step { touch: Touch { lines, cold: false }, ..Step::plain(shape) });
        }
        Ok(steps)
    }
}

#[cfg(test)]
mod tests {
    use super::Program;
    use crate::Parameters;
    use t0_isa::isa::{Inst, Op, Operand};

    #[test]
    fn a_branch_is_taken_if_another_instruction_follows() {
        let add = Inst::new(Op::v_add_f32, &[Operand::v(0), Operand::v(1), Operand::v(2)]);
        let branch = Inst::new(Op::s_cbranch_scc0, &[Operand::Imm(0)]);
        let fetch = |address| match address {
            0 | 8 => Some((add, 4)),
            4 => Some((branch, 4)),
            _ => None,
        };
        let mut program = Program::default();
        let executed = [(0, 0), (4, 0), (0, 0), (4, 0), (8, 3)];
        let steps = program.steps(&Parameters::GFX1100, executed, fetch).expect("all instructions are known");
        assert_eq!(steps.iter().map(|step| step.taken).collect::<Vec<_>>(), [false, true, false, false, false]);
        assert_eq!(steps.iter().map(|step| step.shape).collect::<Vec<_>>(), [0, 1, 0, 1, 2]);
        assert_eq!(steps[4].touch.lines, 3);
        assert_eq!(program.steps(&Parameters::GFX1100, [(12, 0)], fetch), Err(12));
    }
}
