//! What the sanitizer knows of an instruction.
use super::scalar::ScalarRule;
use super::vector::LaneRule;
use t0_isa::isa::{Dpp, Field, Format, Implicit, Inst, MemKind, Op, Operand, Reg, Space};

/// One instruction, as the sanitizer sees it.
#[derive(Clone, Debug)]
pub(in crate::exec) struct Note {
    pub(super) inst: Inst,
    /// Number of the instruction in its program.
    pub(super) number: u32,
    pub(super) address: u64,
    /// It may be one that bounds an index.
    pub(super) compares: bool,
    pub(super) kind: Kind,
    /// VGPRs read and written: first and count.
    pub(super) reads: Vec<(u32, u32)>,
    pub(super) writes: Vec<(u32, u32)>,
    /// Scalars read and written: first and count.
    pub(super) scalar_reads: Vec<(u32, u32)>,
    pub(super) scalar_writes: Vec<(u32, u32)>,
    pub(super) scc: (bool, bool),
    pub(super) writes_exec: bool,
    /// Lanes read others' values, so that inactive ones count too.
    pub(super) crosses: bool,
}

/// Kinds of instructions that the sanitizer tells apart.
#[derive(Clone, Copy, Debug)]
pub(super) enum Kind {
    /// It neither uses nor makes values.
    Nothing,
    Vector(LaneRule),
    Scalar(ScalarRule),
    Branch,
    /// Goes to an address in a register.
    Jump,
    ScalarLoad,
    Memory,
    /// Between lanes by way of the LDS crossbar.
    Exchange,
    /// Lanes or registers chosen at run time.
    Moves,
    Matrix,
}

impl Note {
    pub(in crate::exec) fn new(inst: &Inst, number: u32, address: u64, wave64: bool) -> Note {
        let desc = inst.op.desc();
        let kind = kind(inst);
        let mut note = Note {
            inst: *inst,
            number,
            address,
            compares: desc.format == Format::VOPC
                || desc.format == Format::SOPC
                || matches!(inst.op, Op::v_min_u32 | Op::s_min_u32),
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
        let mask = 1 + u32::from(wave64);
        if reads.contains(Implicit::VCC) {
            note.scalar_reads.push((106, mask));
        }
        if reads.contains(Implicit::M0) {
            note.scalar_reads.push((125, 1));
        }
        let scc_operand = inst.operands().iter().any(|operand| operand.reg() == Some(Reg::SCC));
        note.scc = (reads.contains(Implicit::SCC) || scc_operand, writes.contains(Implicit::SCC));
        note.writes_exec = writes.contains(Implicit::EXEC)
            || note.scalar_writes.iter().any(|&(first, n)| first <= 127 && first + n > 126);
        note
    }
}

fn kind(inst: &Inst) -> Kind {
    use Format::*;
    let (op, desc) = (inst.op, inst.op.desc());
    if inst.is_branch() {
        return match inst.op {
            Op::s_setpc_b64 | Op::s_swappc_b64 => Kind::Jump,
            _ => Kind::Branch,
        };
    }
    if let Some(mem) = inst.mem() {
        return match (mem.space, mem.kind) {
            (_, MemKind::Cache) => Kind::Nothing,
            (Space::Scalar | Space::ScalarBuffer, _) => Kind::ScalarLoad,
            _ => Kind::Memory,
        };
    }
    match desc.format {
        SOP1 | SOP2 | SOPC | SOPK => Kind::Scalar(super::scalar::rule(op)),
        DS => match op {
            Op::ds_bpermute_b32 | Op::ds_permute_b32 | Op::ds_swizzle_b32 => Kind::Exchange,
            Op::ds_append | Op::ds_consume => Kind::Memory,
            _ => Kind::Nothing,
        },
        VOP3P if desc.name.starts_with("v_wmma") => Kind::Matrix,
        format if format.is_valu() || format == VOPD => match op {
            Op::v_nop | Op::v_pipeflush => Kind::Nothing,
            Op::v_readfirstlane_b32
            | Op::v_readlane_b32
            | Op::v_writelane_b32
            | Op::v_permlane16_b32
            | Op::v_permlanex16_b32
            | Op::v_permlane64_b32
            | Op::v_swap_b32
            | Op::v_swap_b16
            | Op::v_swaprel_b32
            | Op::v_movreld_b32
            | Op::v_movrels_b32
            | Op::v_movrelsd_b32
            | Op::v_movrelsd_2_b32 => Kind::Moves,
            _ => Kind::Vector(super::vector::rule(op)),
        },
        _ => Kind::Nothing,
    }
}

/// Scalars and VGPRs that make the address of a memory access.
pub(super) fn is_address(field: Field) -> bool {
    matches!(field, Field::addr | Field::vaddr | Field::saddr | Field::srsrc | Field::soffset | Field::sbase)
}

/// The first scalar index of a scalar operand.
pub(super) fn scalar_index(operand: Operand) -> Option<u32> {
    operand.reg().map(|reg| u32::from(reg.0)).filter(|&index| index < 128 && index != u32::from(Reg::NULL.0))
}
