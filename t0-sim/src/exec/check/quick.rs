//! Instructions at which there is plainly nothing to report: they use nothing that is undefined or in flight, so their
//! results are defined. All other instructions go through [`super::flow`].
use super::note::{Kind, Note, is_address};
use crate::exec::layout::{EXEC, M0, VCC};
use crate::exec::wave::Wave;
use t0_isa::effects::{Class, RegisterSet};
use t0_isa::isa::{Implicit, Op, Operand, Reg};

/// The most VGPRs that an instruction of this kind reads, or writes: those of a matrix product.
const MOST: usize = 26;

/// A list of VGPRs.
#[derive(Clone, Copy, Debug, Default)]
struct List {
    count: u8,
    registers: [u8; MOST],
}

impl List {
    /// The registers of ranges, each with its first register and the number. `None` if there are too many.
    fn of(ranges: &[(u32, u32)]) -> Option<List> {
        let mut all = List::default();
        for register in ranges.iter().flat_map(|&(first, count)| first..first + count) {
            *all.registers.get_mut(usize::from(all.count))? = register as u8;
            all.count += 1;
        }
        Some(all)
    }

    #[inline]
    fn iter(&self) -> impl Iterator<Item = u32> {
        self.registers[..usize::from(self.count).min(MOST)].iter().map(|&register| register.into())
    }
}

/// What an instruction needs so that there is plainly nothing to report.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Quick {
    /// Whether the rules here apply to the instruction.
    applies: bool,
    /// It waits for memory operations.
    waits: bool,
    /// It issues memory operations; one of them is a store.
    issues: bool,
    stores: bool,
    /// SCC must be defined; SCC becomes defined.
    scc: (bool, bool),
    /// The lanes that must be defined are all lanes, and so must be those of the results.
    crosses: bool,
    /// The registers that must be defined, and those that become defined.
    reads: List,
    writes: List,
    scalar_reads: u128,
    scalar_writes: u128,
}

/// The scalars of these ranges that the sanitizer tracks.
fn tracked(ranges: &[(u32, u32)]) -> u128 {
    let indices = ranges.iter().flat_map(|&(first, count)| first..first + count);
    indices.filter(|&index| index < 108 || index == M0).fold(0, |all, index| all | 1 << index)
}

impl Quick {
    /// The rules for the instruction of a note that is otherwise complete.
    pub(super) fn of(note: &Note, wave64: bool) -> Quick {
        let never = Quick::default();
        let inst = &note.inst;
        let of_scalar =
            matches!(note.kind, Kind::Moves) && matches!(inst.op, Op::v_readfirstlane_b32 | Op::v_readlane_b32);
        let applies = match note.kind {
            Kind::Nothing | Kind::Branch | Kind::Memory | Kind::Exchange | Kind::Matrix => true,
            // s_movrel chooses its registers at run time.
            Kind::Scalar(_) => !matches!(
                inst.op,
                Op::s_movreld_b32 | Op::s_movreld_b64 | Op::s_movrels_b32 | Op::s_movrels_b64 | Op::s_movrelsd_2_b32
            ),
            // Masks of lane crossings stay undefined in lanes that are not written.
            Kind::Vector(_) => !note.crosses || note.scalar_writes.is_empty(),
            Kind::Moves => of_scalar,
            Kind::Jump | Kind::ScalarLoad => false,
        };
        let counter = matches!(inst.op, Op::ds_append | Op::ds_consume);
        if !applies || counter || note.barrier || note.invalidates.is_some() {
            return never;
        }
        let (mut reads, mut writes) = (note.reads.clone(), note.writes.clone());
        let (mut scalars, mut scalar_writes) = (note.scalar_reads.clone(), tracked(&note.scalar_writes));
        match note.kind {
            Kind::Nothing => {
                (reads, writes, scalars, scalar_writes) = (vec![], vec![], vec![], 0);
            }
            Kind::Branch => {
                (reads, writes) = (vec![], vec![]);
                if matches!(inst.op, Op::s_cbranch_vccz | Op::s_cbranch_vccnz) {
                    scalars.push((VCC, 1 + u32::from(wave64)));
                }
            }
            Kind::Memory => {
                (reads, writes, scalars, scalar_writes) = (vec![], vec![], vec![], 0);
                if inst.implicit_reads().contains(Implicit::M0) {
                    scalars.push((M0, 1));
                }
                for (i, (slot, operand)) in inst.slots().enumerate() {
                    let Operand::Reg(reg) = operand else { continue };
                    if !is_address(slot.field) || reg == Reg::NULL {
                        continue;
                    }
                    let (index, count) = (u32::from(reg.0), u32::from(inst.dwords(i, wave64)));
                    match index.checked_sub(256) {
                        Some(first) => reads.push((first, count)),
                        None => scalars.push((index, count)),
                    }
                }
            }
            _ => {}
        }
        let (Some(reads), Some(writes)) = (List::of(&reads), List::of(&writes)) else { return never };
        let classes = &note.effects.classes;
        let memory = matches!(note.kind, Kind::Memory | Kind::Nothing);
        Quick {
            applies,
            waits: !note.effects.waits.is_empty(),
            issues: !classes.is_empty(),
            stores: classes.contains(&Class::Store),
            scc: match note.kind {
                Kind::Branch => (note.scc.0, false),
                _ if memory => (false, false),
                _ => note.scc,
            },
            crosses: note.crosses && !memory && !matches!(note.kind, Kind::Branch),
            reads,
            writes,
            scalar_reads: tracked(&scalars),
            scalar_writes,
        }
    }
}

impl Note {
    /// Whether the instruction can make no mistake, as a delay.
    pub(in crate::exec) fn is_idle(&self) -> bool {
        let Quick { applies, waits, issues, .. } = self.quick;
        matches!(self.kind, Kind::Nothing) && applies && !waits && !issues && self.effects.touched == RegisterSet::EMPTY
    }
}

impl Wave<'_> {
    /// Whether there is plainly nothing to report about the instruction of a note. If so, its results are defined and
    /// its memory operations are issued. If not, at most its waits were applied.
    #[inline]
    pub(super) fn is_plain(&mut self, note: u32) -> bool {
        let (Some(note), Some(shadow)) = (self.notes.get(note as usize), &mut self.shadow) else { return false };
        let quick = &note.quick;
        if !quick.applies || self.shared.each_lane || note.compares && self.shared.elements.is_some() {
            return false;
        }
        if quick.waits {
            shadow.flight.wait(&note.effects);
        }
        let undefined = shadow.unknown_scalars & quick.scalar_reads != 0 || quick.scc.0 && shadow.scc.is_some();
        if undefined || shadow.flight.may_conflict(&note.effects) {
            return false;
        }
        let halves = 1 + u32::from(self.wave64);
        for half in 0..halves {
            let active = if quick.crosses { u32::MAX } else { self.scalars[(EXEC + half) as usize] };
            let of = |list: &List| list.iter().fold(0, |all, r| all | shadow.lanes(half, r));
            if of(&quick.reads) & active != 0 || quick.crosses && of(&quick.writes) != 0 {
                return false;
            }
        }
        if quick.issues {
            shadow.flight.issue(&note.effects, note.number);
        }
        shadow.unknown_scalars &= !quick.scalar_writes;
        if quick.scc.1 {
            shadow.scc = None;
        }
        for half in 0..halves {
            let active = self.scalars[(EXEC + half) as usize];
            quick.writes.iter().for_each(|register| shadow.define(half, register, active));
        }
        if quick.stores {
            self.store_issued();
        }
        true
    }
}
