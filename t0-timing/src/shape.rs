//! What the model needs to know about an instruction, decoded once.

use crate::parameters::Parameters;
use t0_isa::effects::{Effects, Registers, Waits};
pub use t0_isa::isa::Pipe;
use t0_isa::isa::{Field, Flow, Format, Implicit, Inst, MemKind, Op, Operand, Reg, Slot, Ty, Unit};

/// The unit to which an instruction goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Vector arithmetic.
    Valu(Pipe),
    /// Scalar arithmetic.
    Salu,
    /// Scalar memory.
    Smem,
    /// LDS.
    Lds,
    /// Vector memory: global, flat, scratch, buffers, images.
    Vmem,
    /// A branch.
    Branch,
    /// The end of the wave.
    End,
    /// A workgroup barrier.
    Barrier,
    /// `s_clause`.
    Clause,
    /// `s_delay_alu` with its 16-bit field.
    Delay(u16),
    /// Waits and other program control.
    Control,
}

/// The part of the program that the instruction cache fetches at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Block {
    /// Its number.
    pub number: u64,
    /// Whether it is fetched before the wave starts, as INST_PREF_SIZE of the kernel descriptor states.
    pub prefetched: bool,
}

/// An instruction as the model sees it.
#[derive(Clone, Debug)]
pub struct Shape {
    /// The block with its last byte. Without one, the instruction is never fetched late.
    pub block: Option<Block>,
    /// Unit.
    pub kind: Kind,
    /// Whether the memory access stores.
    pub stores: bool,
    /// 32-bit words of a lane that a memory access moves.
    pub dwords: i64,
    /// VGPRs that a memory access reads: addresses and data. At least 1.
    pub operands: i64,
    /// The counters that it waits for.
    pub waits: Waits,
    /// Registers that it reads.
    pub reads: Vec<Registers>,
    /// Registers that it writes.
    pub writes: Vec<Registers>,
    /// Whether it writes a scalar register.
    pub writes_mask: bool,
    /// Whether it reads a mask of lanes that is in another scalar register than VCC.
    pub reads_mask: bool,
    /// The most VGPRs that it reads from one bank.
    pub bank_reads: i64,
    /// Whether a source is a 64-bit vector register.
    pub wide: bool,
    /// VGPRs of which it reads all 32 bits.
    pub whole: Vec<u16>,
    /// Whether it writes one half of a VGPR.
    pub half: bool,
    /// Clocks for which it holds back the issue of the next vector instruction, if it takes one pass.
    pub hold: i64,
    /// Clocks for which it occupies the pipe, if it takes one pass.
    pub occupancy: i64,
    /// Whether it moves data between lanes, and for how long it then holds back the next one that does.
    pub lanes: bool,
    /// See `lanes`.
    pub lanes_hold: i64,
    /// Clocks to the use of its result.
    pub latency: i64,
    /// The number of later instructions of a clause.
    pub clause: u16,
    /// Clocks of 64 for which `s_sleep` stops the wave.
    pub sleeps: i64,
    /// Whether a scalar operation reads SCC.
    pub reads_scc: bool,
    /// Whether a scalar operation writes SCC.
    pub writes_scc: bool,
    /// Whether it is a scalar compare of two operands.
    pub compares: bool,
    /// Whether it waits until the scalar pipe is empty: `s_getreg` and `s_setreg`.
    pub drains: bool,
    /// Whether the next instruction waits for it: `s_setreg`.
    pub sets_mode: bool,
}

/// VGPR codes start here ([`t0_isa::isa::Reg`]).
pub(crate) const VGPR: u16 = 256;

impl Shape {
    /// Decodes an instruction of a wave32.
    pub fn of(inst: &Inst, p: &Parameters) -> Shape {
        let effects = Effects::of(inst, false);
        let reads = if inst.unit().is_vector() { arithmetic_reads(inst, effects.reads) } else { effects.reads };
        let immediate = match inst.operands().first() {
            Some(Operand::Imm(value)) => *value,
            Some(operand) => operand.inline_int().map_or(0, |value| value as u16),
            None => 0,
        };
        let kind = match (inst.op, inst.unit()) {
            (Op::s_delay_alu, _) => Kind::Delay(immediate),
            (Op::s_clause, _) => Kind::Clause,
            (_, Unit::Valu(column)) => Kind::Valu(pipe(inst, column, p)),
            (_, Unit::Salu) => Kind::Salu,
            (_, Unit::Smem) => Kind::Smem,
            (_, Unit::Lds) => Kind::Lds,
            (_, Unit::Vmem | Unit::Export) => Kind::Vmem,
            (_, Unit::Control) => match inst.flow() {
                Flow::Branch | Flow::Jump | Flow::Call => Kind::Branch,
                Flow::End => Kind::End,
                Flow::Barrier => Kind::Barrier,
                _ => Kind::Control,
            },
        };
        let latency = match kind {
            Kind::Valu(_) if inst.op == Op::v_writelane_b32 => p.lane_write_latency,
            Kind::Valu(Pipe::Full | Pipe::Swap) => p.full_latency,
            Kind::Valu(Pipe::Half) => p.half_latency,
            Kind::Valu(Pipe::Quarter | Pipe::Difference) => p.quarter_latency,
            Kind::Valu(Pipe::Trans) => p.trans_latency,
            Kind::Valu(Pipe::Double) => p.double_latency,
            Kind::Valu(Pipe::DoubleTrans) => p.double_trans_latency,
            Kind::Valu(Pipe::Matrix(clocks)) => i64::from(clocks) + p.matrix_latency,
            _ if multiplies(inst.op) => p.scalar_multiply,
            _ => p.scalar_latency,
        };
        let desc = inst.op.desc();
        let mem = inst.mem();
        let vector = |registers: &&Registers| registers.first >= VGPR;
        Shape {
            block: None,
            kind,
            stores: matches!(mem.map(|mem| mem.kind), Some(MemKind::Store | MemKind::Atomic)),
            dwords: mem.map_or(0, |mem| i64::from(mem.bytes.div_ceil(4))),
            operands: if mem.is_some() { operands(inst) } else { 1 },
            waits: effects.waits,
            writes_mask: effects.writes.iter().any(|registers| registers.first < VGPR),
            reads_mask: reads_mask(inst),
            bank_reads: if matches!(kind, Kind::Valu(Pipe::Matrix(_))) { 2 } else { bank_reads(&reads) },
            wide: reads.iter().filter(vector).any(|registers| registers.count == 2),
            whole: whole(inst, &reads),
            half: inst.slots().next().is_some_and(|(slot, _)| slot.dst && slot.ty.bits() == 16),
            hold: hold(inst.op, p),
            occupancy: if hold(inst.op, p) > 1 { p.dot_occupancy } else { 1 },
            lanes: permlane(inst.op),
            lanes_hold: if inst.op == Op::v_permlane64_b32 { p.permlane64_issue } else { p.permlane_issue },
            latency,
            clause: if kind == Kind::Clause { immediate & 63 } else { 0 },
            sleeps: if inst.op == Op::s_sleep { i64::from(immediate & 127) } else { 0 },
            reads_scc: desc.reads.contains(Implicit::SCC),
            writes_scc: desc.writes.contains(Implicit::SCC),
            compares: desc.format == Format::SOPC && !tests_a_bit(inst.op),
            drains: matches!(inst.op, Op::s_getreg_b32 | Op::s_setreg_b32 | Op::s_setreg_imm32_b32),
            sets_mode: matches!(inst.op, Op::s_setreg_b32 | Op::s_setreg_imm32_b32),
            reads,
            writes: effects.writes,
        }
    }

    /// The instruction at an address, for the instruction cache. `prefetched` states whether INST_PREF_SIZE of the
    /// kernel descriptor covers it.
    pub fn at(self, p: &Parameters, address: u64, bytes: u64, prefetched: bool) -> Shape {
        let number = address.saturating_add(bytes.saturating_sub(1)) / p.fetch_bytes.max(1) as u64;
        Shape { block: Some(Block { number, prefetched }), ..self }
    }
}

/// Whether an operand is a mask of lanes that is in another scalar register than VCC.
fn reads_mask(inst: &Inst) -> bool {
    let mask = |slot: &Slot| slot.field == Field::vcc_src || !slot.dst && slot.ty == Ty::mask;
    let mut masks = inst.slots().filter(|(slot, _)| mask(slot));
    masks.any(|(_, operand)| operand.reg().is_some_and(|reg| reg != Reg::VCC_LO))
}

/// Scalar multiplication of integers.
fn multiplies(op: Op) -> bool {
    matches!(op, Op::s_mul_i32 | Op::s_mul_hi_i32 | Op::s_mul_hi_u32 | Op::s_mulk_i32)
}

/// The VGPRs of 32 bits among the sources of a memory instruction, at least one. An address beside a scalar base has 32
/// bits.
fn operands(inst: &Inst) -> i64 {
    let scalar_base = inst.slots().any(|(slot, operand)| slot.field == Field::saddr && operand.reg().is_some());
    let sources = inst.slots().filter(|(slot, operand)| !slot.dst && operand.reg().is_some_and(|reg| reg.is_vgpr()));
    let registers = sources.map(|(slot, _)| match slot.field {
        Field::addr if scalar_base => 1,
        _ => i64::from(slot.ty.bits().div_ceil(32)),
    });
    registers.sum::<i64>().max(1)
}

/// The registers that vector arithmetic reads. A result that covers half of a register, or some of the lanes, is
/// written without a read of the rest: such instructions do not wait for each other in the recordings.
fn arithmetic_reads(inst: &Inst, reads: Vec<Registers>) -> Vec<Registers> {
    let desc = inst.op.desc();
    let mixes = inst.slots().any(|(slot, _)| slot.ty == Ty::mix);
    if inst.pair.is_some() || desc.swap || (desc.acc && !desc.cross_lane && !mixes) {
        return reads;
    }
    let kept = |registers: &Registers| {
        let named = |dst: bool| {
            let mut operands = inst.slots().filter(move |(slot, _)| slot.dst == dst);
            operands.any(|(_, operand)| operand.reg().is_some_and(|reg| reg.0 == registers.first))
        };
        named(true) && !named(false)
    };
    reads.into_iter().filter(|registers| !kept(registers)).collect()
}

/// The VGPRs of which an instruction reads all 32 bits.
fn whole(inst: &Inst, reads: &[Registers]) -> Vec<u16> {
    let words = inst.slots().filter(|(slot, _)| slot.ty.bits() >= 32);
    let registers = words.filter_map(|(_, operand)| operand.reg()).filter(|reg| reg.is_vgpr()).map(|reg| reg.0);
    let mut whole: Vec<u16> = registers.filter(|&n| reads.iter().any(|read| read.iter().contains(&n))).collect();
    whole.sort_unstable();
    whole.dedup();
    whole
}

/// Whether the instruction tests one bit, unlike the other instructions of format SOPC, which compare numbers.
fn tests_a_bit(op: Op) -> bool {
    matches!(op, Op::s_bitcmp0_b32 | Op::s_bitcmp1_b32 | Op::s_bitcmp0_b64 | Op::s_bitcmp1_b64)
}

fn permlane(op: Op) -> bool {
    matches!(op, Op::v_permlane16_b32 | Op::v_permlanex16_b32 | Op::v_permlane64_b32)
}

/// The clocks for which an instruction of one pass holds back the issue of the next one.
fn hold(op: Op, p: &Parameters) -> i64 {
    match op {
        Op::v_dot4_i32_iu8 | Op::v_dot4_u32_u8 => p.dot4_issue,
        Op::v_dot8_i32_iu4 | Op::v_dot8_u32_u4 => p.dot8_issue,
        _ => 1,
    }
}

/// The most registers that one of the four VGPR banks delivers. A register that is named twice is read once.
fn bank_reads(reads: &[Registers]) -> i64 {
    let mut banks = [0; 4];
    for (i, registers) in reads.iter().enumerate().filter(|(_, registers)| registers.first >= VGPR) {
        for register in registers.iter() {
            if !reads[..i].iter().any(|earlier| earlier.iter().contains(&register)) {
                banks[usize::from(register % 4)] += 1;
            }
        }
    }
    banks.into_iter().max().unwrap_or(0)
}

/// The pipe, with the clocks of a matrix operation whose operands collide.
fn pipe(inst: &Inst, pipe: Pipe, p: &Parameters) -> Pipe {
    let Pipe::Matrix(clocks) = pipe else { return pipe };
    // Operands that start in one bank are read one after another; a register that is named twice is read once.
    let operands = inst.operands().iter().skip(1).filter_map(|operand| operand.reg());
    let starts: Vec<u16> = operands.filter(|reg| reg.is_vgpr()).map(|reg| reg.0).collect();
    let pairs = starts.iter().enumerate().flat_map(|(i, a)| starts[..i].iter().map(move |b| (a, b)));
    let collides = pairs.into_iter().any(|(a, b)| a != b && a % 4 == b % 4);
    Pipe::Matrix(if collides { clocks + p.matrix_collision as u8 } else { clocks })
}
