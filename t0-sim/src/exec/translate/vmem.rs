//! Flat, global, scratch and buffer memory.
use super::{Outcome, Translator, Unsupported};
use crate::exec::layout::{NULL, ROW};
use crate::exec::memory::address::{self, Flags};
use crate::exec::memory::{atomic, direct, pair, transfer, typed};
use crate::exec::program::Checks;
use crate::exec::step::{Handlers, Step};
use t0_isa::isa::{AtomicOp, Field, Format, Half, Inst, Mem, MemKind, Op, Operand, Reg, Space, Ty};

/// The operand in the first of two fields that is present: buffers and flat accesses keep data in different fields.
fn either(inst: &Inst, first: Field, second: Field) -> Operand {
    match inst.operand(first) {
        Operand::None => inst.operand(second),
        operand => operand,
    }
}

/// Whether the base of a global access is in SGPRs.
fn has_scalar_address(inst: &Inst) -> bool {
    !matches!(inst.operand(Field::saddr), Operand::None | Operand::Reg(Reg::NULL))
}

impl Translator<'_> {
    pub(super) fn vmem(&mut self, inst: &Inst) -> Outcome {
        let mem = inst.mem().ok_or(Unsupported)?;
        if mem.kind == MemKind::Cache {
            return Err(Unsupported);
        }
        if mem.format {
            return self.typed(inst, &mem);
        }
        let flags = Flags::new(mem.bytes.into(), mem.kind != MemKind::Load);
        let flags = if mem.kind == MemKind::Atomic { flags.aligned() } else { flags };
        match mem.space {
            Space::Buffer => self.buffer_address(inst, flags, address::BUFFER)?,
            _ => self.address(inst, mem.space, flags)?,
        }
        self.vmem_data(inst, &mem)?;
        if inst.mods.tfe && mem.kind == MemKind::Load {
            let words = u32::from(mem.bytes).div_ceil(4);
            let d = self.vgpr_operand(inst.operand(Field::vdata), words + 1)? + words * ROW;
            let step = self.step(transfer::RESIDENT);
            self.push(Step { d, ..step });
        }
        Ok(())
    }

    /// A load or store that converts between registers and a format.
    fn typed(&mut self, inst: &Inst, mem: &Mem) -> Outcome {
        let code = match inst.op.desc().format {
            Format::MTBUF => u32::from(inst.mods.format),
            _ => typed::OF_DESCRIPTOR,
        };
        let components = mem.components();
        let d16 = mem.half != Half::Whole;
        let words = if d16 { components.div_ceil(2) } else { components };
        let shape = typed::Shape::new(code, components, d16, mem.half == Half::High);
        let load = mem.kind == MemKind::Load;
        self.buffer_address(inst, Flags::new(code, !load), typed::ADDRESS)?;
        let row = self.vgpr_operand(inst.operand(Field::vdata), words + u32::from(load && inst.mods.tfe))?;
        let x = self.scalar_reg(inst.operand(Field::srsrc).reg().ok_or(Unsupported)?)?;
        let step = self.step(if load { typed::LOAD } else { typed::STORE });
        let step = Step { d: row, b: row, x, imm: shape.0, ..step };
        self.note_conversion(inst, mem, step, components);
        self.push(step);
        if load && inst.mods.tfe {
            let step = self.step(transfer::RESIDENT);
            self.push(Step { d: row + words * ROW, ..step });
        }
        Ok(())
    }

    fn vmem_data(&mut self, inst: &Inst, mem: &Mem) -> Outcome {
        let Some(handlers) = self.direct(inst, mem) else { return self.transfer(inst, mem) };
        // Both halves become one step with the operands of the address half and the data row.
        let address = self.program.steps.pop().ok_or(Unsupported)?;
        let words = u32::from(mem.bytes) / 4;
        let (d, b) = match mem.kind {
            MemKind::Load => (self.vgpr_operand(either(inst, Field::vdst, Field::vdata), words)?, 0),
            _ => (0, self.vgpr_operand(either(inst, Field::data, Field::vdata), words)?),
        };
        let base = (mem.space == Space::Buffer || has_scalar_address(inst)).then_some(address.x);
        let (c, step) = (self.place(base), self.step(handlers));
        let at = self.push(Step { run: step.run, d, b, c, ..address });
        if words == 4 && mem.kind == MemKind::Load && !inst.mods.tfe {
            self.join(at, mem.space, base.is_some());
        }
        Ok(())
    }

    /// Puts a step for both before the load of four words at `at` and the one in front of it, if that one loads the
    /// words before them.
    pub(super) fn join(&mut self, at: usize, space: Space, scalar: bool) {
        let before = self.quad.replace((at, space, scalar));
        let [.., first, second] = &self.program.steps[..] else { return };
        // The steps of a wave64 are executed for each half in turn.
        let joined = before == Some((at.wrapping_sub(1), space, scalar)) && !self.program.form.wave64;
        if !joined || !pair::continues(first, second) {
            return;
        }
        let checked = self.program.form.checks != Checks::None;
        let handlers = match space {
            Space::Buffer => pair::find::<direct::Buffer>(checked),
            Space::Flat => pair::find::<direct::Flat>(checked),
            Space::Lds => pair::find::<direct::Lds>(checked),
            Space::Global if scalar => pair::find::<direct::GlobalScalar>(checked),
            Space::Global => pair::find::<direct::Global>(checked),
            _ => return,
        };
        let both = pair::step(self.step(handlers).run, first, at);
        self.program.steps.insert(at - 1, both);
        // The second load does not begin another pair.
        self.quad = None;
    }

    /// A load or store of whole words as one step, if there is a handler for it.
    fn direct(&mut self, inst: &Inst, mem: &Mem) -> Option<Handlers> {
        let by_lane = matches!(inst.op, Op::global_load_addtid_b32 | Op::global_store_addtid_b32);
        if self.program.form.checks == Checks::Strict
            || self.program.form.sees_accesses()
            || by_lane
            || mem.half != Half::Whole
        {
            return None;
        }
        let (words, write) = (u32::from(mem.bytes).checked_div(4)?, mem.kind == MemKind::Store);
        if !mem.bytes.is_multiple_of(4) || !matches!(mem.kind, MemKind::Load | MemKind::Store) {
            return None;
        }
        let scalar = has_scalar_address(inst);
        let checked = self.program.form.checks != Checks::None;
        match mem.space {
            Space::Buffer if inst.mods.idxen => direct::find::<direct::Indexed>(words, write, checked),
            Space::Buffer => direct::find::<direct::Buffer>(words, write, checked),
            Space::Flat => direct::find::<direct::Flat>(words, write, checked),
            Space::Global if scalar => direct::find::<direct::GlobalScalar>(words, write, checked),
            Space::Global => direct::find::<direct::Global>(words, write, checked),
            _ => None,
        }
    }

    fn address(&mut self, inst: &Inst, space: Space, flags: Flags) -> Outcome {
        let imm = inst.mods.offset as u32;
        let scalar = match inst.operand(Field::saddr) {
            Operand::None | Operand::Reg(Reg::NULL) => None,
            operand => Some(self.scalar_source(operand, Ty::u32, 3)?),
        };
        let null = |t: &mut Self| t.scalar_source(Operand::Reg(Reg::NULL), Ty::u64, 3);
        let vector = inst.operand(Field::addr);
        let by_lane = matches!(inst.op, Op::global_load_addtid_b32 | Op::global_store_addtid_b32);
        let step = match (space, scalar) {
            (Space::Flat, _) => Step { a: self.vgpr_operand(vector, 2)?, ..self.step(address::FLAT) },
            (Space::Global, x) if by_lane => {
                let x = x.map_or_else(|| null(self), Ok)?;
                Step { x, ..self.step(address::GLOBAL_LANES) }
            }
            (Space::Global, None) => Step { a: self.vgpr_operand(vector, 2)?, ..self.step(address::GLOBAL) },
            (Space::Global, Some(x)) => {
                Step { a: self.vgpr_operand(vector, 1)?, x, ..self.step(address::GLOBAL_SCALAR) }
            }
            (Space::Scratch, x) => {
                let (a, flags) = match vector {
                    Operand::None => (0, flags),
                    operand => (self.vgpr_operand(operand, 1)?, flags.vector()),
                };
                let step = Step { a, x: x.unwrap_or(NULL), imm, y: flags.0, ..self.step(address::SCRATCH) };
                self.push(step);
                return Ok(());
            }
            _ => return Err(Unsupported),
        };
        self.push(Step { imm, y: flags.0, ..step });
        Ok(())
    }

    fn buffer_address(&mut self, inst: &Inst, flags: Flags, handlers: Handlers) -> Outcome {
        let (offen, idxen) = (inst.mods.offen, inst.mods.idxen);
        let a = match u32::from(offen) + u32::from(idxen) {
            0 => 0,
            count => self.vgpr_operand(inst.operand(Field::vaddr), count)?,
        };
        let x = inst.operand(Field::srsrc).reg().ok_or(Unsupported)?;
        let x = self.scalar_reg(x)?;
        let soffset = match inst.operand(Field::soffset) {
            Operand::None => NULL,
            operand => self.scalar_source(operand, Ty::u32, 3)?,
        };
        let step = self.step(handlers);
        self.push(Step { a, x, imm: inst.mods.offset as u32, y: flags.buffer(offen, idxen, soffset).0, ..step });
        Ok(())
    }

    /// The second half: moves data between registers and the current addresses.
    fn transfer(&mut self, inst: &Inst, mem: &Mem) -> Outcome {
        let words = u32::from(mem.bytes).div_ceil(4);
        let data = either(inst, Field::data, Field::vdata);
        match mem.kind {
            MemKind::Load => {
                let step = self.step(transfer::find(mem).ok_or(Unsupported)?);
                let d = self.vgpr_operand(either(inst, Field::vdst, Field::vdata), words)?;
                let step = Step { d, ..step };
                self.note_access(inst, mem, step);
                self.push(step);
            }
            MemKind::Store => {
                let step = self.step(transfer::find(mem).ok_or(Unsupported)?);
                let b = self.vgpr_operand(data, words)?;
                let step = Step { b, ..step };
                self.note_access(inst, mem, step);
                self.push(step);
            }
            MemKind::Atomic => {
                let (what, ty) = inst.op.desc().atomic.ok_or(Unsupported)?;
                let step = self.step(atomic::find(what, ty).ok_or(Unsupported)?);
                let compares = what == AtomicOp::CompareSwap;
                let b = self.vgpr_operand(data, if compares { 2 * words } else { words })?;
                let c = if compares { b + words * ROW } else { b };
                let returns = inst.returns();
                let d = match inst.operand(Field::vdst) {
                    operand @ Operand::Reg(_) if returns => self.vgpr_operand(operand, words)?,
                    _ => b,
                };
                self.program.ordered |= atomic::ordered(what, ty, returns);
                let step = Step { b, c, d, imm: returns.into(), ..step };
                self.note_access(inst, mem, step);
                self.push(step);
            }
            MemKind::Cache => return Err(Unsupported),
        }
        Ok(())
    }
}
