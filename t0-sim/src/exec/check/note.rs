//! What the sanitizer records about an instruction.
use super::caches::Cache;
use super::quick::Quick;
use super::rules::{LaneRule, ScalarRule};
use std::sync::Arc;
use t0_isa::effects::Effects;
use t0_isa::isa::{Dpp, Field, Format, Implicit, Inst, Op, Operand, Reg};

/// One instruction, as the sanitizer sees it.
#[derive(Clone, Debug)]
pub(in crate::exec) struct Note {
    /// How to find out that there is plainly nothing to report.
    pub(super) quick: Quick,
    pub(super) inst: Inst,
    /// Number of the instruction in its program.
    pub(super) number: u32,
    pub(super) address: u64,
    /// The instruction may be one that bounds an index.
    pub(super) compares: bool,
    pub(super) kind: Kind,
    /// The VGPRs that it reads and writes: first and count.
    pub(super) reads: Vec<(u32, u32)>,
    pub(super) writes: Vec<(u32, u32)>,
    /// The scalars that it reads and writes: first and count.
    pub(super) scalar_reads: Vec<(u32, u32)>,
    pub(super) scalar_writes: Vec<(u32, u32)>,
    pub(super) scc: (bool, bool),
    pub(super) writes_exec: bool,
    /// Lanes read the values of other lanes, so that inactive lanes count too.
    pub(super) crosses: bool,
    /// What it does to the memory counters.
    pub(super) effects: Effects,
    pub(super) barrier: bool,
    /// The cache that it invalidates.
    pub(super) invalidates: Option<Cache>,
}

/// The notes of a program.
pub(in crate::exec) type Notes = Arc<Vec<Note>>;

/// What the sanitizer does for an instruction: which values must be defined, and how its results become defined.
#[derive(Clone, Copy, Debug)]
pub(in crate::exec) enum Kind {
    /// The instruction neither uses nor produces values.
    Nothing,
    Vector(LaneRule),
    Scalar(ScalarRule),
    Branch,
    /// Jumps to an address in a register.
    Jump,
    ScalarLoad,
    Memory,
    /// Exchanges between lanes through the LDS crossbar.
    Exchange,
    /// Lanes or registers are chosen at run time.
    Moves,
    Matrix,
}

impl Note {
    /// The note of an instruction, whose row states `kind`.
    pub(in crate::exec) fn new(inst: &Inst, kind: Kind, number: u32, address: u64, wave64: bool) -> Note {
        let desc = inst.op.desc();
        let mut note = Note {
            quick: Quick::default(),
            inst: *inst,
            number,
            address,
            compares: desc.format == Format::VOPC
                || desc.format == Format::SOPC
                || matches!(inst.op, Op::v_min_u32 | Op::s_min_u32)
                || inst.mods.idxen,
            kind,
            reads: Vec::new(),
            writes: Vec::new(),
            scalar_reads: Vec::new(),
            scalar_writes: Vec::new(),
            scc: (false, false),
            writes_exec: false,
            crosses: desc.cross_lane
                || desc.format == Format::VINTERP
                || inst.mods.dpp != Dpp::None
                || matches!(kind, Kind::Matrix | Kind::Moves),
            effects: Effects::of(inst, wave64),
            barrier: inst.flow() == t0_isa::isa::Flow::Barrier,
            invalidates: match inst.op {
                Op::buffer_gl0_inv => Some(Cache::Vector),
                Op::buffer_gl1_inv => Some(Cache::First),
                Op::s_dcache_inv => Some(Cache::Scalar),
                _ => None,
            },
        };
        let split = |reg: Reg, dwords: u8, vector: &mut Vec<(u32, u32)>, scalar: &mut Vec<(u32, u32)>| {
            let (reg, dwords) = (u32::from(reg.0), u32::from(dwords));
            match reg {
                256.. => vector.push((reg - 256, dwords)),
                _ => scalar.push((reg, dwords)),
            }
        };
        for access in inst.reads(wave64) {
            split(access.reg, access.dwords, &mut note.reads, &mut note.scalar_reads);
        }
        for access in inst.writes(wave64) {
            split(access.reg, access.dwords, &mut note.writes, &mut note.scalar_writes);
        }
        let (reads, writes) = (inst.implicit_reads(), inst.implicit_writes());
        let masks = reads.without(Implicit::EXEC);
        note.scalar_reads.extend(inst.state_registers(masks, wave64).map(|(reg, n)| (reg.0.into(), n.into())));
        let scc_operand = inst.operands().iter().any(|operand| operand.reg() == Some(Reg::SCC));
        note.scc = (reads.contains(Implicit::SCC) || scc_operand, writes.contains(Implicit::SCC));
        note.writes_exec = writes.contains(Implicit::EXEC)
            || note.scalar_writes.iter().any(|&(first, n)| first <= 127 && first + n > 126);
        note.quick = Quick::of(&note, wave64);
        note
    }
}

/// Whether a field holds the scalars or VGPRs that form the address of a memory access.
pub(super) fn is_address(field: Field) -> bool {
    matches!(field, Field::addr | Field::vaddr | Field::saddr | Field::srsrc | Field::soffset | Field::sbase)
}

/// The first scalar index of a scalar operand.
pub(super) fn scalar_index(operand: Operand) -> Option<u32> {
    operand.reg().map(|reg| u32::from(reg.0)).filter(|&index| index < 128 && index != u32::from(Reg::NULL.0))
}
