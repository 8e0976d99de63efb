//! Hazards that the hardware does not interlock, by the rules of LLVM's `GCNHazardRecognizer` for gfx11. Those of
//! wave64 are in [`crate::forwarding`] and [`crate::masks`], those of dual-issued pairs in [`crate::pairs`].

use crate::report::Hazard;
use std::collections::BTreeMap;
use t0_isa::effects::Registers;
use t0_isa::isa::{Field, Format, Inst, Op, Operand, Pipe, Reg, Unit};
use t0_isa::target::Target;

use crate::code::Node;

/// A transcendental result may be read after more than so many vector instructions ...
const TRANSCENDENTAL_VECTORS: u8 = 5;
/// ... or after more than so many transcendental ones.
const TRANSCENDENTAL_OTHERS: u8 = 1;
/// A direct load from LDS conflicts with this many vector instructions before it.
const DIRECT_VECTORS: u8 = 15;

/// The instructions of the recent past that a hazard can depend on. Instructions are numbered as in the graph.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Recent {
    /// Registers that a transcendental wrote: vector and transcendental instructions since, and the instruction.
    transcendental: BTreeMap<u16, (u8, u8, u32)>,
    /// The registers of D, if the last vector instruction is a matrix instruction.
    matrix: BTreeMap<u16, u32>,
    /// A v_cmpx that no vector instruction follows.
    compare: Option<u32>,
    /// Registers that vector instructions used: vector instructions since, and the instruction. A transcendental in
    /// between counts as none since.
    vector: BTreeMap<u16, (u8, u32)>,
    /// Registers that memory instructions used since the last vector instruction.
    memory: BTreeMap<u16, u32>,
    /// The message that released the VGPRs.
    pub(crate) released: Option<u32>,
    /// The instruction before is an s_nop on every path.
    nop: bool,
}

/// A hazard and the instruction that it depends on.
pub(crate) type Found = (Hazard, Option<u32>);

fn is_vector(inst: &Inst) -> bool {
    inst.unit().is_vector()
}

/// Whether the instruction is issued only when all vector instructions before it have written their results.
pub(crate) fn completes_vectors(inst: &Inst) -> bool {
    matches!(inst.unit(), Unit::Vmem | Unit::Export) || inst.op.desc().format == Format::DS || depctr(inst, 12, 15)
}

/// Whether the result of a 64-bit multiply and add overlaps its sources only in the high half of the addend.
fn overlaps_addend_only(inst: &Inst) -> bool {
    let reg = |field: Field| inst.operand(field).reg().filter(|reg| reg.is_vgpr()).map(|reg| reg.0);
    let Some(result) = reg(Field::vdst).filter(|_| !inst.op.desc().is_matrix()) else { return false };
    let factor = |field: Field| reg(field).is_some_and(|reg| reg == result || reg == result + 1);
    !factor(Field::src0) && !factor(Field::src1) && reg(Field::src2).is_some_and(|addend| addend + 1 == result)
}

/// Whether the instruction is an s_waitcnt_depctr with zero in a field.
pub(crate) fn depctr(inst: &Inst, shift: u16, mask: u16) -> bool {
    inst.op == Op::s_waitcnt_depctr
        && matches!(inst.operands().first(), Some(Operand::Imm(n)) if n >> shift & mask == 0)
}

fn operand(inst: &Inst, effects: &[Registers], field: Field, wave64: bool) -> Option<Registers> {
    let n = inst.position(field)?;
    let reg = inst.operands()[n].reg().filter(|reg| reg.is_vgpr())?;
    let registers = Registers { first: reg.0, count: inst.dwords(n, wave64).into() };
    effects.iter().any(|read| read.overlaps(registers)).then_some(registers)
}

pub(crate) fn vectors(list: &[Registers]) -> impl Iterator<Item = u16> + '_ {
    list.iter().filter(|registers| registers.is_vector()).flat_map(|registers| registers.iter())
}

/// MSG_DEALLOC_VGPRS of s_sendmsg.
pub(crate) fn releases_vgprs(inst: &Inst) -> bool {
    inst.op == Op::s_sendmsg && inst.operand(Field::msg) == Operand::Imm(3)
}

impl Recent {
    /// Adds what another path may have done. Returns whether anything changed.
    pub(crate) fn join(&mut self, other: &Recent) -> bool {
        let before = self.clone();
        for (reg, (vectors, others, from)) in &other.transcendental {
            let entry = self.transcendental.entry(*reg).or_insert((*vectors, *others, *from));
            (entry.0, entry.1) = (entry.0.min(*vectors), entry.1.min(*others));
        }
        for (reg, (vectors, from)) in &other.vector {
            let entry = self.vector.entry(*reg).or_insert((*vectors, *from));
            entry.0 = entry.0.min(*vectors);
        }
        for (mine, theirs) in [(&mut self.matrix, &other.matrix), (&mut self.memory, &other.memory)] {
            for (reg, from) in theirs {
                mine.entry(*reg).or_insert(*from);
            }
        }
        self.compare = self.compare.or(other.compare);
        self.released = self.released.or(other.released);
        self.nop &= other.nop;
        *self != before
    }

    /// Takes an instruction into account, and returns the hazards that it has.
    pub(crate) fn step(&mut self, number: u32, node: &Node, target: &Target, wave64: bool, direct: bool) -> Vec<Found> {
        let (inst, effects) = (&node.inst, &node.effects);
        let mut found = Vec::new();
        let matrix = inst.op.desc().is_matrix();
        if let Some(rule) = inst.overlap()
            && (matrix || target.hazards.mad64_overlap)
        {
            // LLVM lets the result begin at the high half of an addend that it knows to be undefined.
            let hazard = if overlaps_addend_only(inst) { Hazard::Addend } else { Hazard::Overlap(rule) };
            found.push((hazard, None));
        }
        if releases_vgprs(inst) {
            if !self.nop {
                found.push((Hazard::Release, None));
            }
            self.released = Some(number);
        }
        self.nop = inst.op == Op::s_nop;
        if inst.op.desc().format == Format::LDSDIR {
            self.direct(inst, &effects.writes, &mut found);
        }
        if completes_vectors(inst) {
            self.transcendental.clear();
            if inst.op != Op::s_waitcnt_depctr {
                self.vector.clear();
            }
        }
        self.uses_of_memory(number, node, direct);
        if !is_vector(inst) {
            return found;
        }
        if target.hazards.trans_use {
            let early = vectors(&effects.reads).find_map(|reg| Some((reg, self.transcendental.get(&reg)?.2)));
            if let Some((reg, from)) = early {
                found.push((Hazard::Transcendental(Reg(reg)), Some(from)));
                self.transcendental.clear();
            }
        }
        if matrix {
            let inputs = [Field::src0, Field::src1].map(|field| operand(inst, &effects.reads, field, wave64));
            let early = inputs.into_iter().flatten().flat_map(Registers::iter);
            let early = early.into_iter().find_map(|reg| Some((reg, *self.matrix.get(&reg)?)));
            found.extend(early.map(|(reg, from)| (Hazard::Matrix(Reg(reg)), Some(from))));
        }
        let permlane = matches!(inst.unit(), Unit::Valu(Pipe::RowPermute | Pipe::HalfPermute));
        if permlane && target.hazards.cmpx_permlane && self.compare.is_some() {
            found.push((Hazard::Permlane, self.compare));
        }
        self.after_vector(number, node, matrix, direct);
        found
    }

    fn after_vector(&mut self, number: u32, node: &Node, matrix: bool, direct: bool) {
        let (inst, effects) = (&node.inst, &node.effects);
        let transcendental = inst.unit().is_transcendental();
        if inst.op != Op::v_nop {
            let compares = inst.op.desc().format == Format::VOPC;
            let exec = effects.writes.iter().any(|registers| registers.iter().contains(&126));
            self.compare = (compares && exec).then_some(number);
        }
        self.matrix.clear();
        self.transcendental.retain(|_, (vectors, others, _)| {
            *vectors += 1;
            *others += u8::from(transcendental);
            *vectors <= TRANSCENDENTAL_VECTORS && *others <= TRANSCENDENTAL_OTHERS
        });
        for reg in vectors(&effects.writes) {
            if transcendental {
                self.transcendental.insert(reg, (0, 0, number));
            }
            if matrix {
                self.matrix.insert(reg, number);
            }
        }
        if direct {
            self.vector.retain(|_, (since, _)| {
                *since = if transcendental { 0 } else { *since + 1 };
                *since < DIRECT_VECTORS
            });
            self.vector.extend(vectors(&effects.reads).chain(vectors(&effects.writes)).map(|reg| (reg, (0, number))));
        }
    }

    fn direct(&mut self, inst: &Inst, writes: &[Registers], found: &mut Vec<Found>) {
        for reg in vectors(writes) {
            if let Some((since, from)) = self.vector.get(&reg)
                && inst.mods.wait > *since
            {
                found.push((Hazard::DirectVector { register: Reg(reg), wait: *since }, Some(*from)));
            }
            if let Some(from) = self.memory.get(&reg) {
                found.push((Hazard::DirectMemory(Reg(reg)), Some(*from)));
            }
        }
    }

    fn uses_of_memory(&mut self, number: u32, node: &Node, direct: bool) {
        let inst = &node.inst;
        let waits = inst.op == Op::s_waitcnt && inst.operands().first() == Some(&Operand::Imm(0));
        if is_vector(inst) || inst.unit() == Unit::Export || waits || depctr(inst, 2, 7) {
            self.memory.clear();
        } else if direct && (inst.unit() == Unit::Vmem || inst.op.desc().format == Format::DS) {
            let used = vectors(&node.effects.reads).chain(vectors(&node.effects.writes));
            self.memory.extend(used.map(|reg| (reg, number)));
        }
    }
}

/// The kind of memory instruction that an s_clause group consists of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Group {
    Scalar,
    Vector,
    Flat,
    Lds,
}

/// The instructions that may not be in the s_clause group that they are in.
pub(crate) fn clauses(nodes: &[Node]) -> Vec<(u32, u32)> {
    let mut found = Vec::new();
    for (n, node) in nodes.iter().enumerate() {
        let (Op::s_clause, Some(&Operand::Imm(length))) = (node.inst.op, node.inst.operands().first()) else {
            continue;
        };
        let length = usize::from(length & 63) + 1;
        if !(2..=32).contains(&length) {
            found.push((n as u32, n as u32));
            continue;
        }
        let mut group = None;
        for (i, member) in nodes.iter().enumerate().skip(n + 1).take(length) {
            if member.inst.op == Op::s_nop {
                continue;
            }
            let kind = match (member.inst.unit(), member.inst.op.desc().format) {
                (Unit::Smem, _) => Some(Group::Scalar),
                (Unit::Vmem, Format::FLAT) => Some(Group::Flat),
                (Unit::Vmem, _) => Some(Group::Vector),
                (_, Format::DS) => Some(Group::Lds),
                _ => None,
            };
            if kind.is_none() || group.is_some_and(|group| Some(group) != kind) {
                found.push((i as u32, n as u32));
                break;
            }
            group = kind;
        }
    }
    found
}
