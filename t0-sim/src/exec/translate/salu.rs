//! Scalar instructions, program control and scalar loads.
use super::{Outcome, Translator, Unsupported};
use crate::exec::control;
use crate::exec::layout::NULL;
use crate::exec::memory::scalar as smem;
use crate::exec::observe::profile;
use crate::exec::ops::scalar;
use crate::exec::step::Step;
use t0_isa::isa::{Field, Format, Inst, Op, Operand, Space, Ty};

impl Translator<'_> {
    /// A jump to a label.
    pub(super) fn branch(&mut self, inst: &Inst) -> Outcome {
        let handlers = control::branch(inst.op).ok_or(Unsupported)?;
        self.jump(handlers, inst);
        Ok(())
    }

    /// A pass over the halves of a wave64.
    pub(super) fn subvector(&mut self, inst: &Inst) -> Outcome {
        let handlers = control::subvector(inst.op).ok_or(Unsupported)?;
        let d = self.scalar_destination(inst.operand(Field::sdst), 1)?;
        self.writes_scalars(126, 2);
        self.jump(handlers, inst);
        if let Some(step) = self.program.steps.last_mut() {
            step.d = d;
        }
        Ok(())
    }

    /// Scalar arithmetic.
    pub(super) fn salu(&mut self, inst: &Inst) -> Outcome {
        let op = inst.op;
        let handlers = scalar::find(op).ok_or(Unsupported)?;
        if matches!(op, Op::s_movreld_b32 | Op::s_movreld_b64 | Op::s_movrelsd_2_b32) {
            // The destination may be any register.
            self.writes_scalars(0, 128);
        }
        let (mut d, mut sources) = (NULL, Vec::with_capacity(3));
        for (k, (slot, operand)) in inst.slots().enumerate() {
            if slot.dst {
                d = self.scalar_destination(operand, 2)?;
            } else {
                sources.push(self.scalar_source(operand, slot.ty, k as u32)?);
            }
        }
        if inst.op.desc().acc && inst.op.desc().format == Format::SOPK && op != Op::s_cmovk_i32 {
            sources.insert(0, d);
        }
        let source = |i: usize| sources.get(i).copied().unwrap_or(NULL);
        let step = self.step(handlers);
        let imm = u32::from(op == Op::s_bitcmp1_b64);
        self.push(Step { d, a: source(0), b: source(1), c: source(2), imm, ..step });
        Ok(())
    }

    /// Program control that does not jump.
    pub(super) fn control(&mut self, inst: &Inst) -> Outcome {
        if inst.op == Op::s_sendmsg && inst.operand(Field::msg) != Operand::Imm(control::INTERRUPT) {
            return Ok(());
        }
        let mut step = self.step(control::find(inst.op).ok_or(Unsupported)?);
        if inst.op == Op::ds_gws_barrier {
            self.program.grid = true;
            self.push(step);
            return Ok(());
        }
        for (k, (slot, operand)) in inst.slots().enumerate() {
            match (slot.field, operand) {
                (Field::simm32, Operand::Literal(value)) => step.x = value,
                (_, Operand::Imm(value)) => step.imm = value.into(),
                (_, Operand::None) => {}
                _ if slot.dst => step.d = self.scalar_destination(operand, 2)?,
                _ => step.a = self.scalar_source(operand, slot.ty, k as u32)?,
            }
        }
        self.push(step);
        Ok(())
    }

    /// Instructions that read or write the program counter.
    pub(super) fn program_counter(&mut self, inst: &Inst) -> Outcome {
        let handlers = control::program_counter(inst.op).ok_or(Unsupported)?;
        let next = self.next;
        let mut step = Step { imm: next as u32, x: (next >> 32) as u32, ..self.step(handlers) };
        for (k, (slot, operand)) in inst.slots().enumerate() {
            let index = match (slot.dst, slot.field) {
                (true, _) => self.scalar_destination(operand, 2)?,
                (_, Field::label) => continue,
                _ => self.scalar_source(operand, slot.ty, k as u32)?,
            };
            *(if slot.dst { &mut step.d } else { &mut step.a }) = index;
        }
        self.push(step);
        match inst.op {
            Op::s_call_b64 => {
                let branch = control::branch(Op::s_branch).ok_or(Unsupported)?;
                self.jump(branch, inst);
            }
            Op::s_getpc_b64 => {}
            _ => self.program.ordered = true,
        }
        Ok(())
    }

    pub(super) fn smem(&mut self, inst: &Inst) -> Outcome {
        let mem = inst.mem().ok_or(Unsupported)?;
        let handlers = match mem.space {
            Space::Scalar => smem::LOAD,
            Space::ScalarBuffer => smem::BUFFER_LOAD,
            _ => return Err(Unsupported),
        };
        let base = inst.operand(Field::sbase).reg().ok_or(Unsupported)?;
        let offset = match inst.operand(Field::soffset) {
            Operand::None => NULL,
            operand => self.scalar_source(operand, Ty::u32, 0)?,
        };
        let words = u32::from(mem.bytes) / 4;
        let d = self.scalar_destination(inst.operand(Field::sdata), words)?;
        let a = self.scalar_reg(base)?;
        if let Some(step) = self.program.profiling(profile::SCALAR, mem.bytes.into(), 0) {
            self.push(step);
        }
        let (c, step) = (self.place(Some(a)), self.step(handlers));
        self.push(Step { d, a, b: offset, c, imm: inst.mods.offset as u32, x: words, ..step });
        Ok(())
    }
}
