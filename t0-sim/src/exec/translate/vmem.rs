//! Flat, global, scratch and buffer memory.
use super::{Outcome, Translator, Unsupported, atomic_name};
use crate::exec::memory::address::{self, Flags};
use crate::exec::memory::{atomic, transfer};
use crate::exec::step::Step;
use crate::exec::wave::{NULL, ROW};
use t0_isa::isa::{Field, Inst, Mem, MemKind, Op, Operand, Reg, Space, Ty};

/// The operand in the first of two fields that is there: buffers keep data where flat accesses do not.
fn either(inst: &Inst, first: Field, second: Field) -> Operand {
    match inst.operand(first) {
        Operand::None => inst.operand(second),
        operand => operand,
    }
}

impl Translator<'_> {
    pub(super) fn vmem(&mut self, inst: &Inst) -> Outcome {
        let mem = inst.mem().ok_or(Unsupported)?;
        if mem.format || inst.mods.tfe || mem.kind == MemKind::Cache {
            return Err(Unsupported);
        }
        let flags = Flags::new(mem.bytes.into(), mem.kind != MemKind::Load);
        let flags = if mem.kind == MemKind::Atomic { flags.aligned() } else { flags };
        match mem.space {
            Space::Buffer => self.buffer_address(inst, flags)?,
            _ => self.address(inst, mem.space, flags)?,
        }
        self.transfer(inst, &mem)
    }

    fn address(&mut self, inst: &Inst, space: Space, flags: Flags) -> Outcome {
        let imm = inst.mods.offset as u32;
        let scalar = match inst.operand(Field::saddr) {
            Operand::None | Operand::Reg(Reg::NULL) => None,
            operand => Some(self.scalar_source(operand, Ty::u32, 3)?),
        };
        let vector = inst.operand(Field::addr);
        let by_lane = matches!(inst.op, Op::global_load_addtid_b32 | Op::global_store_addtid_b32);
        let step = match (space, scalar) {
            (Space::Flat, _) => Step { a: self.vgpr_operand(vector, 2)?, ..self.step(address::FLAT) },
            (Space::Global, x) if by_lane => Step { x: x.ok_or(Unsupported)?, ..self.step(address::GLOBAL_LANES) },
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

    fn buffer_address(&mut self, inst: &Inst, flags: Flags) -> Outcome {
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
        let step = self.step(address::BUFFER);
        self.push(Step { a, x, imm: inst.mods.offset as u32, y: flags.buffer(offen, idxen, soffset).0, ..step });
        Ok(())
    }

    /// The second half: data between registers and the addresses in hand.
    fn transfer(&mut self, inst: &Inst, mem: &Mem) -> Outcome {
        let words = u32::from(mem.bytes).div_ceil(4);
        let data = either(inst, Field::data, Field::vdata);
        match mem.kind {
            MemKind::Load => {
                let step = self.step(transfer::find(mem).ok_or(Unsupported)?);
                let d = self.vgpr_operand(either(inst, Field::vdst, Field::vdata), words)?;
                self.push(Step { d, ..step });
            }
            MemKind::Store => {
                let step = self.step(transfer::find(mem).ok_or(Unsupported)?);
                let b = self.vgpr_operand(data, words)?;
                self.push(Step { b, ..step });
            }
            MemKind::Atomic => {
                let (kind, ty) = atomic_name(inst.op).ok_or(Unsupported)?;
                let step = self.step(atomic::find(kind, ty).ok_or(Unsupported)?);
                let compares = kind == "cmpswap";
                let b = self.vgpr_operand(data, if compares { 2 * words } else { words })?;
                let c = if compares { b + words * ROW } else { b };
                let returns = inst.returns();
                let d = match inst.operand(Field::vdst) {
                    operand @ Operand::Reg(_) if returns => self.vgpr_operand(operand, words)?,
                    _ => b,
                };
                self.program.ordered |= atomic::ordered(kind, ty, returns);
                self.push(Step { b, c, d, imm: returns.into(), ..step });
            }
            MemKind::Cache => return Err(Unsupported),
        }
        Ok(())
    }
}
