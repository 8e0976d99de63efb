//! The registers, counters and state that an instruction reads and writes, for the compiler, the checkers and the
//! simulator.

use super::desc::{Counter, Counters, Field, FlowDesc, Format, Implicit, Mem, MemKind, Slot, Space, Ty, Unit};
use super::{Form, Inst, Op, Operand, Reg};

/// A register range that an instruction reads or writes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Access {
    /// First register.
    pub reg: Reg,
    /// Number of registers.
    pub dwords: u8,
    /// Index in [`Inst::operands`].
    pub operand: u8,
}

/// The control-flow effect of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Flow {
    /// Falls through.
    Next,
    /// Jumps to a label or falls through.
    Branch,
    /// Always jumps, to a label or an address.
    Jump,
    /// Jumps to a label or an address and saves the return address.
    Call,
    /// Ends the wave.
    End,
    /// Waits for the other waves of the workgroup.
    Barrier,
    /// Waits for counters or for the machine.
    Wait,
    /// Stops the wave for a time.
    Sleep,
    /// Groups the memory instructions that follow.
    Clause,
    /// Holds later instructions back until the results that they need are ready.
    Delay,
    /// Sends a message.
    Message,
}

impl Inst {
    /// Registers that operand `index` takes in wave32 or wave64; 0 for constants and absent operands.
    pub fn dwords(&self, index: usize, wave64: bool) -> u8 {
        match self.slots().nth(index) {
            Some((slot, Operand::Reg(_))) => self.slot_dwords(slot, wave64),
            _ => 0,
        }
    }

    /// Registers that a register in this slot takes, given the other operands and the modifiers.
    pub(super) fn slot_dwords(&self, slot: Slot, wave64: bool) -> u8 {
        let format = self.op.desc().format;
        match (format, slot.field) {
            // With a scalar base the VGPR is a 32-bit offset.
            (Format::GLOBAL, Field::addr) if self.operand(Field::saddr) != Operand::None => 1,
            (Format::MUBUF | Format::MTBUF, Field::vaddr) => self.mods.offen as u8 + self.mods.idxen as u8,
            (Format::MUBUF | Format::MTBUF, Field::vdata) => slot.ty.dwords(wave64) + self.mods.tfe as u8,
            (Format::MIMG, _) => self.image_dwords(slot),
            _ => slot.ty.dwords(wave64),
        }
    }

    /// Registers written through operands.
    pub fn writes(&self, wave64: bool) -> impl Iterator<Item = Access> + '_ {
        let returns = self.returns_in_data();
        self.slots().enumerate().filter_map(move |(i, (slot, operand))| {
            let reg = operand.reg()?;
            let swapped = self.op.desc().swap && slot.field == Field::src0;
            let dwords = match slot.field {
                Field::vdata if returns => {
                    self.op.desc().mem.map_or(0, |mem| mem.bytes.div_ceil(4)) + self.mods.tfe as u8
                }
                Field::addr if self.op.desc().moves_addr => self.slot_dwords(slot, wave64),
                _ if slot.dst || swapped => self.slot_dwords(slot, wave64),
                _ => return None,
            };
            (reg != Reg::NULL && dwords != 0).then_some(Access { reg, dwords, operand: i as u8 })
        })
    }

    /// Registers read through operands. Includes a destination that is partly kept or accumulated into.
    pub fn reads(&self, wave64: bool) -> impl Iterator<Item = Access> + '_ {
        let first = self.slots_of_first();
        let operands = self.slots().enumerate().filter_map(move |(i, (slot, operand))| {
            let reg = operand.reg()?;
            let desc = if i < first { self.op.desc() } else { self.pair?.desc() };
            let kept = slot.dst && (desc.acc || desc.swap || self.keeps(slot, wave64));
            (reg != Reg::NULL && (!slot.dst || kept)).then(|| Access {
                reg,
                dwords: self.slot_dwords(slot, wave64),
                operand: i as u8,
            })
        });
        // A list of addresses is one operand, whose first register is the operand's own.
        let address = self.position(Field::vaddr).unwrap_or(0) as u8;
        let list = self.mods.nsa.then(|| self.nsa_groups().skip(1)).into_iter().flatten();
        operands.chain(list.map(move |(reg, dwords)| Access { reg, dwords, operand: address }))
    }

    /// Implicitly read state.
    pub fn implicit_reads(&self) -> Implicit {
        let mut reads = self.op.desc().reads;
        for op in [Some(self.op), self.pair].into_iter().flatten() {
            // In a pair the mask of v_cndmask_b32 is VCC.
            if self.form == Form::Dual && op.desc().slots.iter().any(|slot| slot.field == Field::vcc_src) {
                reads = reads | Implicit::VCC;
            }
        }
        if self.mods.gds {
            reads = reads | Implicit::M0;
        }
        reads
    }

    /// Implicitly written state.
    pub fn implicit_writes(&self) -> Implicit {
        self.op.desc().writes
    }

    /// The registers of implicit state: of VCC, EXEC and M0, each as its first register and the number of registers.
    /// Lane masks have the size of the wave, but scalar instructions that compute EXEC from operands of 64 bits use
    /// both of its halves in every wave.
    pub fn state_registers(&self, state: Implicit, wave64: bool) -> impl Iterator<Item = (Reg, u8)> {
        let desc = self.op.desc();
        let narrow = desc.slots.iter().any(|slot| slot.ty.bits() < 64) && desc.format == Format::SOP1;
        let both = desc.unit != Unit::Control && !desc.format.is_valu() && !narrow || self.loops_over_halves();
        let exec = 1 + u8::from(wave64 || both && desc.writes.contains(Implicit::EXEC));
        let all = [
            (Implicit::VCC, Reg::VCC_LO, 1 + u8::from(wave64)),
            (Implicit::M0, Reg::M0, 1),
            (Implicit::EXEC, Reg::EXEC_LO, exec),
        ];
        all.into_iter().filter(move |(part, ..)| state.contains(*part)).map(|(_, first, count)| (first, count))
    }

    /// Whether it runs a loop for one half of the lanes and then for the other.
    fn loops_over_halves(&self) -> bool {
        matches!(self.op, Op::s_subvector_loop_begin | Op::s_subvector_loop_end)
    }

    /// Executing unit. Both halves of a pair take the full-rate pipe.
    pub fn unit(&self) -> Unit {
        self.op.desc().unit
    }

    /// Memory access, if any.
    pub fn mem(&self) -> Option<Mem> {
        self.op.desc().mem
    }

    /// True for an atomic that returns the old value.
    pub fn returns(&self) -> bool {
        match self.op.desc().mem {
            Some(Mem { kind: MemKind::Atomic, space: Space::Lds, .. }) => {
                self.op.desc().slots.first().is_some_and(|slot| slot.dst)
            }
            Some(Mem { kind: MemKind::Atomic, .. }) => self.mods.glc,
            _ => false,
        }
    }

    /// Counters that the instruction increments (RDNA3 ISA, 4.4 "Data Dependency Resolution").
    pub fn counters(&self) -> Counters {
        let desc = self.op.desc();
        match desc.format {
            Format::EXP | Format::LDSDIR => return Counters::of(Counter::Exp),
            Format::DS => return Counters::of(Counter::Lgkm),
            _ => {}
        }
        match desc.mem {
            None if desc.flow == FlowDesc::Message => Counters::of(Counter::Lgkm),
            None => Counters::NONE,
            Some(Mem { space: Space::Scalar | Space::ScalarBuffer, .. }) => Counters::of(Counter::Lgkm),
            Some(Mem { kind: MemKind::Cache, .. }) => Counters::NONE,
            Some(mem) => {
                let load = mem.kind == MemKind::Load || self.returns();
                let vector = Counters::of(if load { Counter::Vm } else { Counter::Vs });
                if mem.space == Space::Flat { vector.and(Counter::Lgkm) } else { vector }
            }
        }
    }

    /// Effect on control flow.
    pub fn flow(&self) -> Flow {
        match self.op.desc().flow {
            FlowDesc::None => Flow::Next,
            FlowDesc::Branch => Flow::Branch,
            FlowDesc::Jump => Flow::Jump,
            FlowDesc::Call => Flow::Call,
            FlowDesc::End => Flow::End,
            FlowDesc::Barrier => Flow::Barrier,
            FlowDesc::Wait => Flow::Wait,
            FlowDesc::Sleep => Flow::Sleep,
            FlowDesc::Clause => Flow::Clause,
            FlowDesc::Delay => Flow::Delay,
            FlowDesc::Message => Flow::Message,
        }
    }

    /// True if the next instruction executed may not be the following one.
    pub fn is_branch(&self) -> bool {
        matches!(self.flow(), Flow::Branch | Flow::Jump | Flow::Call)
    }

    /// True where a basic block ends: branches, jumps and the end of the wave.
    pub fn is_terminator(&self) -> bool {
        matches!(self.flow(), Flow::Branch | Flow::Jump | Flow::End)
    }

    /// Branch distance in words from the instruction's end, if the instruction encodes its target.
    pub fn branch_distance(&self) -> Option<i32> {
        match self.operand(Field::label) {
            Operand::Imm(distance) => Some(distance as i16 as i32),
            _ => None,
        }
    }

    fn slots_of_first(&self) -> usize {
        if self.pair.is_some() { super::inst::dual_slots(self.op).len() } else { usize::MAX }
    }

    /// Buffer and image atomics return in their data register.
    fn returns_in_data(&self) -> bool {
        self.returns() && matches!(self.op.desc().format, Format::MUBUF | Format::MIMG)
    }

    /// Whether a part of a vector destination is kept: one half of each register, lanes that DPP masks, or all of it
    /// where the instruction does nothing. Lane masks have a zero for lanes that DPP masks.
    fn keeps(&self, slot: Slot, wave64: bool) -> bool {
        let halves = self.op.desc().format.is_valu() && (slot.ty.is_half() || slot.ty.is_half_of_each());
        let nothing = self.op == Op::v_permlane64_b32 && !wave64;
        halves || nothing || slot.ty != Ty::mask && self.mods.dpp.keeps_lanes()
    }
}
