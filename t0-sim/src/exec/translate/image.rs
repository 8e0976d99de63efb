//! Image instructions.
use super::{Outcome, Translator, Unsupported};
use crate::exec::layout::ROW;
use crate::exec::memory::image::{self, Request};
use crate::exec::memory::transfer;
use crate::exec::program::Checks;
use crate::exec::step::Step;
use t0_isa::isa::{Field, Half, Inst, Mem, MemKind, Op};

/// What an instruction does.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Action {
    Load,
    Store,
    Sample,
    Gather,
    Size,
}

/// What an instruction does, and the flags of its [`Request`] that follow from the opcode.
fn action(op: Op) -> Option<(Action, u32)> {
    use Action::{Gather, Load, Sample, Size, Store};
    const LEVEL: u32 = Request::LEVEL;
    const ZERO: u32 = Request::LEVEL_ZERO;
    const OFFSET: u32 = Request::OFFSET;
    const BIAS: u32 = Request::BIAS;
    const GRADIENTS: u32 = Request::GRADIENTS;
    const G16: u32 = Request::GRADIENTS | Request::G16;
    Some(match op {
        Op::image_load => (Load, 0),
        Op::image_load_mip => (Load, LEVEL),
        Op::image_store => (Store, Request::WRITE),
        Op::image_store_mip => (Store, Request::WRITE | LEVEL),
        Op::image_sample => (Sample, 0),
        Op::image_sample_l => (Sample, LEVEL),
        Op::image_sample_lz => (Sample, ZERO),
        Op::image_sample_b => (Sample, BIAS),
        Op::image_sample_d => (Sample, GRADIENTS),
        Op::image_sample_d_g16 => (Sample, G16),
        Op::image_sample_o => (Sample, OFFSET),
        Op::image_sample_l_o => (Sample, OFFSET | LEVEL),
        Op::image_sample_lz_o => (Sample, OFFSET | ZERO),
        Op::image_sample_b_o => (Sample, OFFSET | BIAS),
        Op::image_sample_d_o => (Sample, OFFSET | GRADIENTS),
        Op::image_sample_d_o_g16 => (Sample, OFFSET | G16),
        Op::image_gather4 => (Gather, 0),
        Op::image_gather4_l => (Gather, LEVEL),
        Op::image_gather4_lz => (Gather, ZERO),
        Op::image_gather4_b => (Gather, BIAS),
        Op::image_gather4_o => (Gather, OFFSET),
        Op::image_gather4_lz_o => (Gather, OFFSET | ZERO),
        Op::image_get_resinfo => (Size, 0),
        _ => return None,
    })
}

/// The dimensions of multisampled images.
const MULTISAMPLED: [u8; 2] = [6, 7];

impl Translator<'_> {
    pub(super) fn image(&mut self, inst: &Inst) -> Outcome {
        let (action, flags) = action(inst.op).ok_or(Unsupported)?;
        let mods = &inst.mods;
        if mods.r128 || mods.lwe || MULTISAMPLED.contains(&mods.dim) {
            let refused = self.step(image::REFUSED);
            self.push(Step { imm: 1, ..refused });
            return Ok(());
        }
        let flag = |on: bool, flag: u32| if on { flag } else { 0 };
        let flags = flags
            | flag(mods.unorm, Request::UNNORMALISED)
            | flag(mods.a16, Request::A16)
            | flag(mods.d16, Request::D16);
        let request = Request::new(mods.dmask, mods.dim, flags);
        let components = if action == Action::Gather { 4 } else { u32::from(mods.dmask & 15).count_ones().max(1) };
        let words = if mods.d16 { components.div_ceil(2) } else { components };
        let returns = action != Action::Store && mods.tfe;
        let row = self.vgpr_operand(inst.operand(Field::vdata), words + u32::from(returns))?;
        let x = self.scalar_reg(inst.operand(Field::srsrc).reg().ok_or(Unsupported)?)?;
        let y = match inst.operand(Field::ssamp).reg() {
            Some(sampler) => self.scalar_reg(sampler)?,
            None => 0,
        };
        let step =
            Step { d: row, b: row, x, y, imm: request.0, second: self.image_address(inst)?, ..self.step(image::LOAD) };
        match action {
            Action::Load | Action::Store => {
                let address = self.step(image::ADDRESS);
                self.push(Step { run: address.run, ..step });
                let mem = inst.mem().ok_or(Unsupported)?;
                let mem = Mem { half: if mods.d16 { Half::Low } else { Half::Whole }, ..mem };
                let data = self.step(if action == Action::Load { image::LOAD } else { image::STORE });
                let step = Step { run: data.run, ..step };
                debug_assert_eq!(mem.kind == MemKind::Store, action == Action::Store);
                self.note_conversion(inst, &mem, step, components);
                self.push(step);
            }
            _ if self.program.form.checks == Checks::Strict => {
                let refused = self.step(image::REFUSED);
                self.push(refused);
            }
            _ => {
                let handlers = match action {
                    Action::Gather => image::GATHER,
                    Action::Size => image::SIZE,
                    _ => image::SAMPLE,
                };
                let data = self.step(handlers);
                self.push(Step { run: data.run, ..step });
            }
        }
        if returns {
            let step = self.step(transfer::RESIDENT);
            self.push(Step { d: row + words * ROW, ..step });
        }
        Ok(())
    }

    /// The VGPR of each register of the address, one in a byte.
    fn image_address(&mut self, inst: &Inst) -> Result<[u32; 4], Unsupported> {
        let position = inst.position(Field::vaddr).ok_or(Unsupported)?;
        let mut registers = [0u8; 16];
        let mut next = 0;
        for access in inst.reads(self.program.form.wave64).filter(|access| usize::from(access.operand) == position) {
            let first = self.vgprs(access.reg, access.dwords.into())? / ROW;
            for i in 0..u32::from(access.dwords) {
                *registers.get_mut(next).ok_or(Unsupported)? = (first + i) as u8;
                next += 1;
            }
        }
        Ok(std::array::from_fn(|i| {
            let word = |j: usize| registers[4 * i + j];
            u32::from_le_bytes([word(0), word(1), word(2), word(3)])
        }))
    }
}
