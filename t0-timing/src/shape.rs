//! What the model needs to know about an instruction, decoded once.

use crate::parameters::Parameters;
use t0_isa::effects::{Effects, Registers, Waits};
pub use t0_isa::isa::Pipe;
use t0_isa::isa::{Field, Flow, Implicit, Inst, MemKind, Operand, Reg, ScalarPipe, Slot, Ty, Unit};

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
    /// How often it runs: each vector instruction of a wave of 64 lanes runs for one half of the lanes and then for the
    /// other, except those that work on the whole wave.
    pub passes: i64,
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
    /// VGPRs whose 32 bits it reads.
    pub whole: Vec<u16>,
    /// Whether it writes one half of a VGPR.
    pub half: bool,
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
    /// Decodes an instruction of a wave of 32 lanes.
    pub fn of(inst: &Inst, p: &Parameters) -> Shape {
        Shape::of_wave(inst, p, false)
    }

    /// Decodes an instruction of a wave of 64 or of 32 lanes.
    pub fn of_wave(inst: &Inst, p: &Parameters, wave64: bool) -> Shape {
        let effects = Effects::of(inst, wave64);
        let reads = if inst.unit().is_vector() { arithmetic_reads(inst, effects.reads) } else { effects.reads };
        let immediate = match inst.operands().first() {
            Some(Operand::Imm(value)) => *value,
            Some(operand) => operand.inline_int().map_or(0, |value| value as u16),
            None => 0,
        };
        let kind = match inst.unit() {
            Unit::Valu(column) => Kind::Valu(pipe(inst, column, p)),
            Unit::Salu(_) => Kind::Salu,
            Unit::Smem => Kind::Smem,
            Unit::Lds => Kind::Lds,
            Unit::Vmem | Unit::Export => Kind::Vmem,
            Unit::Control => match inst.flow() {
                Flow::Delay => Kind::Delay(immediate),
                Flow::Clause => Kind::Clause,
                Flow::Branch | Flow::Jump | Flow::Call => Kind::Branch,
                Flow::End => Kind::End,
                Flow::Barrier => Kind::Barrier,
                _ => Kind::Control,
            },
        };
        let scalar = match inst.unit() {
            Unit::Salu(scalar) => scalar,
            _ => ScalarPipe::Plain,
        };
        let latency = match kind {
            Kind::Valu(pipe) => vector_latency(pipe, p),
            _ if scalar == ScalarPipe::Multiply => p.scalar_multiply,
            _ => p.scalar_latency,
        };
        // `s_getreg` and `s_setreg` name a hardware register.
        let hardware = inst.slots().any(|(slot, _)| slot.field == Field::hwreg);
        let desc = inst.op.desc();
        let mem = inst.mem();
        let vector = |registers: &&Registers| registers.first >= VGPR;
        Shape {
            block: None,
            kind,
            stores: matches!(mem.map(|mem| mem.kind), Some(MemKind::Store | MemKind::Atomic)),
            dwords: mem.map_or(0, |mem| i64::from(mem.bytes.div_ceil(4))),
            operands: if mem.is_some() { operands(inst) } else { 1 },
            passes: match kind {
                Kind::Valu(Pipe::Matrix(_) | Pipe::LaneWrite) => 1,
                Kind::Valu(_) | Kind::Lds | Kind::Vmem if wave64 => 2,
                _ => 1,
            },
            waits: effects.waits,
            writes_mask: effects.writes.iter().any(|registers| registers.first < VGPR),
            reads_mask: reads_mask(inst),
            bank_reads: if matches!(kind, Kind::Valu(Pipe::Matrix(_))) { 2 } else { bank_reads(&reads) },
            wide: reads.iter().filter(vector).any(|registers| registers.count == 2),
            whole: whole(inst, &reads),
            half: inst.slots().next().is_some_and(|(slot, _)| slot.dst && slot.ty.bits() == 16),
            latency,
            clause: if kind == Kind::Clause { immediate & 63 } else { 0 },
            sleeps: if inst.flow() == Flow::Sleep { i64::from(immediate & 127) } else { 0 },
            reads_scc: desc.reads.contains(Implicit::SCC),
            writes_scc: desc.writes.contains(Implicit::SCC),
            compares: scalar == ScalarPipe::Compare,
            drains: hardware,
            sets_mode: hardware && desc.writes.contains(Implicit::MODE),
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

/// Clocks from the execution of a vector instruction to the use of its result.
fn vector_latency(pipe: Pipe, p: &Parameters) -> i64 {
    match pipe {
        Pipe::Full | Pipe::Dot4 | Pipe::Dot8 | Pipe::RowPermute | Pipe::HalfPermute | Pipe::Swap => p.full_latency,
        Pipe::LaneWrite => p.lane_write_latency,
        Pipe::Half => p.half_latency,
        Pipe::Quarter | Pipe::Difference => p.quarter_latency,
        Pipe::Trans => p.trans_latency,
        Pipe::Double => p.double_latency,
        Pipe::DoubleTrans => p.double_trans_latency,
        Pipe::Matrix(clocks) => i64::from(clocks) + p.matrix_latency,
    }
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

/// The VGPRs whose 32 bits an instruction reads.
fn whole(inst: &Inst, reads: &[Registers]) -> Vec<u16> {
    let words = inst.slots().filter(|(slot, _)| slot.ty.bits() >= 32);
    let registers = words.filter_map(|(_, operand)| operand.reg()).filter(|reg| reg.is_vgpr()).map(|reg| reg.0);
    let mut whole: Vec<u16> = registers.filter(|&n| reads.iter().any(|read| read.iter().contains(&n))).collect();
    whole.sort_unstable();
    whole.dedup();
    whole
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
