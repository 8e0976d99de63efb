//! LDS instructions.
use super::operand::{RESULT, scratch};
use super::{Outcome, Translator, Unsupported};
use crate::exec::layout::ROW;
use crate::exec::memory::address::{self, Flags};
use crate::exec::memory::{atomic, direct, gds_steps, transfer};
use crate::exec::ops::exchange;
use crate::exec::program::Checks;
use crate::exec::step::{Handlers, Step};
use t0_isa::isa::{Field, Half, Inst, Mem, MemKind, Op, Operand};

impl Translator<'_> {
    pub(super) fn lds(&mut self, inst: &Inst) -> Outcome {
        if inst.mods.gds {
            return self.gds(inst);
        }
        let mem = inst.mem().ok_or(Unsupported)?;
        match mem.pair {
            0 => self.lds_single(inst, &mem),
            stride => self.lds_double(inst, &mem, stride.into()),
        }
    }

    /// Exchanges values between lanes through the LDS crossbar.
    pub(super) fn exchange(&mut self, inst: &Inst) -> Outcome {
        if inst.mods.gds {
            return self.gds(inst);
        }
        let step = self.step(exchange::find(inst.op).ok_or(Unsupported)?);
        let d = self.vgpr_operand(inst.operand(Field::vdst), 1)?;
        let a = self.vgpr_operand(inst.operand(Field::addr), 1)?;
        let b = self.optional(inst, Field::data0, 1, a)?;
        self.push(Step { d, a, b, imm: inst.mods.offset as u32, ..step });
        Ok(())
    }

    /// A counter that the whole wave updates.
    pub(super) fn counter(&mut self, inst: &Inst) -> Outcome {
        if inst.mods.gds {
            return self.gds(inst);
        }
        let step = self.step(exchange::counter(inst.op).ok_or(Unsupported)?);
        let d = self.vgpr_operand(inst.operand(Field::vdst), 1)?;
        self.push(Step { d, imm: inst.mods.offset as u32, ..step });
        Ok(())
    }

    /// GDS counters and accesses with an address. Streamout registers, ordered counts and global wave sync belong to
    /// graphics and to queues that the driver sets up for them.
    fn gds(&mut self, inst: &Inst) -> Outcome {
        // What one workgroup reads depends on which workgroups ran before it.
        self.program.ordered = true;
        if let Op::ds_append | Op::ds_consume = inst.op {
            let d = self.vgpr_operand(inst.operand(Field::vdst), 1)?;
            let step = self.step(if inst.op == Op::ds_append { gds_steps::APPEND } else { gds_steps::CONSUME });
            self.push(Step { d, imm: inst.mods.offset as u32, ..step });
            return Ok(());
        }
        let mem = inst.mem().ok_or(Unsupported)?;
        match mem.pair {
            _ if matches!(inst.op, Op::ds_load_addtid_b32 | Op::ds_store_addtid_b32) => Err(Unsupported),
            0 => self.lds_single(inst, &mem),
            stride => self.lds_double(inst, &mem, stride.into()),
        }
    }

    /// The row of an operand that may be absent.
    fn optional(&mut self, inst: &Inst, field: Field, count: u32, absent: u32) -> Result<u32, Unsupported> {
        match inst.operand(field) {
            Operand::None => Ok(absent),
            operand => self.vgpr_operand(operand, count),
        }
    }

    fn lds_address(&mut self, inst: &Inst, mem: &Mem, offset: u32) -> Outcome {
        let flags = Flags::new(mem.bytes.into(), mem.kind != MemKind::Load);
        let flags = if mem.kind == MemKind::Atomic { flags.aligned() } else { flags };
        let step = match inst.op {
            Op::ds_load_addtid_b32 | Op::ds_store_addtid_b32 => self.step(address::LDS_LANES),
            _ if inst.mods.gds => {
                let a = self.vgpr_operand(inst.operand(Field::addr), 1)?;
                let step = self.step(gds_steps::ADDRESS);
                self.push(Step { a, imm: offset, y: flags.0, ..step });
                return Ok(());
            }
            _ => Step { a: self.vgpr_operand(inst.operand(Field::addr), 1)?, ..self.step(address::LDS) },
        };
        self.push(Step { imm: offset, y: flags.0, ..step });
        Ok(())
    }

    /// A load or store of whole words as one step, if there is a handler for it.
    fn lds_direct(&mut self, inst: &Inst, mem: &Mem) -> Option<Handlers> {
        let by_lane = matches!(inst.op, Op::ds_load_addtid_b32 | Op::ds_store_addtid_b32);
        let whole = mem.half == Half::Whole && mem.bytes.is_multiple_of(4);
        if self.program.form.checks == Checks::Strict
            || by_lane
            || !whole
            || inst.mods.gds
            || self.program.form.sees_accesses()
        {
            return None;
        }
        let (words, checked) = (u32::from(mem.bytes) / 4, self.program.form.checks != Checks::None);
        match (mem.kind, mem.pair) {
            (MemKind::Load | MemKind::Store, 0) => {
                direct::find::<direct::Lds>(words, mem.kind == MemKind::Store, checked)
            }
            (MemKind::Load | MemKind::Store, _) => direct::find_double(words, mem.kind == MemKind::Store, checked),
            _ => None,
        }
    }

    fn lds_single(&mut self, inst: &Inst, mem: &Mem) -> Outcome {
        if let Some(handlers) = self.lds_direct(inst, mem) {
            let (words, write) = (u32::from(mem.bytes) / 4, mem.kind == MemKind::Store);
            let a = self.vgpr_operand(inst.operand(Field::addr), 1)?;
            let field = if write { Field::data0 } else { Field::vdst };
            let row = self.vgpr_operand(inst.operand(field), words)?;
            let step = self.step(handlers);
            let y = Flags::new(mem.bytes.into(), write).0;
            let at = self.push(Step { a, d: row, b: row, imm: inst.mods.offset as u32, y, ..step });
            if words == 4 && !write {
                self.join(at, mem.space, false);
            }
            return Ok(());
        }
        self.lds_address(inst, mem, inst.mods.offset as u32)?;
        let words = u32::from(mem.bytes).div_ceil(4);
        match mem.kind {
            MemKind::Load => {
                let step = self.step(transfer::find(mem).ok_or(Unsupported)?);
                let d = self.vgpr_operand(inst.operand(Field::vdst), words)?;
                let step = Step { d, ..step };
                self.note_access(inst, mem, step);
                self.push(step);
            }
            MemKind::Store => {
                let step = self.step(transfer::find(mem).ok_or(Unsupported)?);
                let b = self.vgpr_operand(inst.operand(Field::data0), words)?;
                let step = Step { b, ..step };
                self.note_access(inst, mem, step);
                self.push(step);
            }
            MemKind::Atomic => {
                let (what, ty) = inst.op.desc().atomic.ok_or(Unsupported)?;
                let step = self.step(atomic::find(what, ty).ok_or(Unsupported)?);
                let b = self.vgpr_operand(inst.operand(Field::data0), words)?;
                let c = self.optional(inst, Field::data1, words, b)?;
                let returns = inst.returns();
                let d = if returns { self.vgpr_operand(inst.operand(Field::vdst), words)? } else { b };
                let step = Step { b, c, d, imm: returns.into(), ..step };
                self.note_access(inst, mem, step);
                self.push(step);
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
        if let Some(handlers) = self.lds_direct(inst, mem) {
            let a = self.vgpr_operand(inst.operand(Field::addr), 1)?;
            let write = mem.kind == MemKind::Store;
            let (step, y) = (self.step(handlers), Flags::new(mem.bytes.into(), write).0);
            let step = Step { a, imm: offsets[0], x: offsets[1], y, ..step };
            let step = if write {
                let b = self.vgpr_operand(inst.operand(Field::data0), words)?;
                Step { b, c: self.vgpr_operand(inst.operand(Field::data1), words)?, ..step }
            } else {
                Step { d: self.vgpr_operand(inst.operand(Field::vdst), 2 * words)?, ..step }
            };
            self.push(step);
            return Ok(());
        }
        let fields = [Field::data0, Field::data1];
        for (n, offset) in offsets.into_iter().enumerate() {
            self.lds_address(inst, mem, offset)?;
            let d = scratch(RESULT + n as u32 * words);
            match mem.kind {
                MemKind::Load => {
                    let step = self.step(transfer::find(mem).ok_or(Unsupported)?);
                    // The results pass through scratch rows; their shadow goes directly to the registers.
                    let to = self.vgpr_operand(inst.operand(Field::vdst), 2 * words)? + n as u32 * words * ROW;
                    self.note_access(inst, mem, Step { d: to, ..step });
                    self.push(Step { d, ..step });
                }
                MemKind::Store => {
                    let step = self.step(transfer::find(mem).ok_or(Unsupported)?);
                    let b = self.vgpr_operand(inst.operand(fields[n]), words)?;
                    let step = Step { b, ..step };
                    self.note_access(inst, mem, step);
                    self.push(step);
                }
                _ => {
                    let (what, ty) = inst.op.desc().atomic.ok_or(Unsupported)?;
                    let step = self.step(atomic::find(what, ty).ok_or(Unsupported)?);
                    let b = self.vgpr_operand(inst.operand(fields[n]), words)?;
                    let to = self.vgpr_operand(inst.operand(Field::vdst), 2 * words)? + n as u32 * words * ROW;
                    self.note_access(inst, mem, Step { b, c: b, d: to, ..step });
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
