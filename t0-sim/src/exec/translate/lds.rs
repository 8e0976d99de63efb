//! LDS instructions.
use super::operand::{RESULT, scratch};
use super::{Outcome, Translator, Unsupported, atomic_name};
use crate::exec::memory::address::{self, Flags};
use crate::exec::memory::{atomic, transfer};
use crate::exec::ops::exchange;
use crate::exec::step::Step;
use t0_isa::isa::{Field, Inst, Mem, MemKind, Op, Operand};

impl Translator<'_> {
    pub(super) fn lds(&mut self, inst: &Inst) -> Outcome {
        if inst.mods.gds {
            return Err(Unsupported);
        }
        if let Some(handlers) = exchange::find(inst.op) {
            let d = self.vgpr_operand(inst.operand(Field::vdst), 1)?;
            let a = self.vgpr_operand(inst.operand(Field::addr), 1)?;
            let b = self.optional(inst, Field::data0, 1, a)?;
            let step = self.step(handlers);
            self.push(Step { d, a, b, imm: inst.mods.offset as u32, ..step });
            return Ok(());
        }
        if let Some(handlers) = exchange::counter(inst.op) {
            let d = self.vgpr_operand(inst.operand(Field::vdst), 1)?;
            let step = self.step(handlers);
            self.push(Step { d, imm: inst.mods.offset as u32, ..step });
            return Ok(());
        }
        let mem = inst.mem().ok_or(Unsupported)?;
        match mem.pair {
            0 => self.lds_single(inst, &mem),
            stride => self.lds_double(inst, &mem, stride.into()),
        }
    }

    /// Row of an operand that may be absent.
    fn optional(&mut self, inst: &Inst, field: Field, count: u32, absent: u32) -> Result<u32, Unsupported> {
        match inst.operand(field) {
            Operand::None => Ok(absent),
            operand => self.vgpr_operand(operand, count),
        }
    }

    fn lds_address(&mut self, inst: &Inst, mem: &Mem, offset: u32) -> Outcome {
        let flags = Flags::new(mem.bytes.into(), mem.kind != MemKind::Load);
        let step = match inst.op {
            Op::ds_load_addtid_b32 | Op::ds_store_addtid_b32 => self.step(address::LDS_LANES),
            _ => Step { a: self.vgpr_operand(inst.operand(Field::addr), 1)?, ..self.step(address::LDS) },
        };
        self.push(Step { imm: offset, y: flags.0, ..step });
        Ok(())
    }

    fn lds_single(&mut self, inst: &Inst, mem: &Mem) -> Outcome {
        self.lds_address(inst, mem, inst.mods.offset as u32)?;
        let words = u32::from(mem.bytes).div_ceil(4);
        match mem.kind {
            MemKind::Load => {
                let step = self.step(transfer::find(mem).ok_or(Unsupported)?);
                let d = self.vgpr_operand(inst.operand(Field::vdst), words)?;
                self.push(Step { d, ..step });
            }
            MemKind::Store => {
                let step = self.step(transfer::find(mem).ok_or(Unsupported)?);
                let b = self.vgpr_operand(inst.operand(Field::data0), words)?;
                self.push(Step { b, ..step });
            }
            MemKind::Atomic => {
                let (kind, ty) = atomic_name(inst.op).ok_or(Unsupported)?;
                let step = self.step(atomic::find(kind, ty).ok_or(Unsupported)?);
                let b = self.vgpr_operand(inst.operand(Field::data0), words)?;
                let c = self.optional(inst, Field::data1, words, b)?;
                let returns = inst.returns();
                let d = if returns { self.vgpr_operand(inst.operand(Field::vdst), words)? } else { b };
                self.push(Step { b, c, d, imm: returns.into(), ..step });
            }
            MemKind::Cache => return Err(Unsupported),
        }
        Ok(())
    }

    /// The two-address forms: both addresses are read before anything is written.
    fn lds_double(&mut self, inst: &Inst, mem: &Mem, stride: u32) -> Outcome {
        let words = u32::from(mem.bytes) / 4;
        let unit = u32::from(mem.bytes) * stride;
        let offsets = [inst.mods.offset as u32 * unit, u32::from(inst.mods.offset1) * unit];
        let fields = [Field::data0, Field::data1];
        for (n, offset) in offsets.into_iter().enumerate() {
            self.lds_address(inst, mem, offset)?;
            let d = scratch(RESULT + n as u32 * words);
            match mem.kind {
                MemKind::Load => {
                    let step = self.step(transfer::find(mem).ok_or(Unsupported)?);
                    self.push(Step { d, ..step });
                }
                MemKind::Store => {
                    let step = self.step(transfer::find(mem).ok_or(Unsupported)?);
                    let b = self.vgpr_operand(inst.operand(fields[n]), words)?;
                    self.push(Step { b, ..step });
                }
                _ => {
                    let (kind, ty) = atomic_name(inst.op).ok_or(Unsupported)?;
                    let step = self.step(atomic::find(kind, ty).ok_or(Unsupported)?);
                    let b = self.vgpr_operand(inst.operand(fields[n]), words)?;
                    self.push(Step { b, c: b, d, imm: 1, ..step });
                }
            }
        }
        if mem.kind != MemKind::Store {
            let d = self.vgpr_operand(inst.operand(Field::vdst), 2 * words)?;
            self.move_rows(d, scratch(RESULT), 2 * words)?;
        }
        Ok(())
    }
}
