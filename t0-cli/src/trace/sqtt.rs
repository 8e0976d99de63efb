//! The trace as the bytes of a thread trace (SQTT), as a gfx1100 records it.
//!
//! A thread trace is a sequence of packets of 4-bit units, the low half of a byte first. The lowest bits of a packet
//! name its type, and most types have a field with the clocks since the packet before. A longer distance is a packet of
//! its own. Packets about instructions belong to one SIMD of one compute unit, here SIMD 0; a wave has the number of
//! its slot. The decoder of tinygrad (`tools/sqtt_check.py`) reads the file.
//!
//! `s_delay_alu` has no packet. The execution of a vector instruction has one, which names no wave. The model has no
//! clock for the execution of scalar instructions and memory accesses, so these have none.

use t0_isa::isa::{Field, Format, Implicit, Inst, MemKind, Op};
use t0_timing::{Kind, Pipe, Shape};

use super::record::{Trace, Wave};

/// How a thread trace shows an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Token {
    /// It does not.
    None,
    /// A vector instruction of the full rate.
    Vector,
    /// An instruction with its class.
    Class(u8),
    /// A branch: the class depends on whether it is taken.
    Branch,
    /// An instruction that the wave's control executes: waits, `s_clause`, `s_nop`.
    Immediate,
    /// The end of the wave.
    End,
}

/// Classes of instructions. Those of stores count the 32-bit words of the data.
mod class {
    pub(super) const SALU: u8 = 0x00;
    pub(super) const SMEM: u8 = 0x01;
    pub(super) const JUMP: u8 = 0x03;
    pub(super) const JUMP_NO: u8 = 0x04;
    pub(super) const CALL: u8 = 0x05;
    pub(super) const MESSAGE: u8 = 0x09;
    pub(super) const TRANS: u8 = 0x0b;
    pub(super) const VALU_2: u8 = 0x0d;
    pub(super) const VALU_4: u8 = 0x0e;
    pub(super) const VALU_16: u8 = 0x0f;
    pub(super) const BARRIER: u8 = 0x13;
    pub(super) const FLAT_LOAD: u8 = 0x1c;
    pub(super) const FLAT_STORE: u8 = 0x1d;
    pub(super) const LOAD: u8 = 0x21;
    pub(super) const STORE: u8 = 0x24;
    pub(super) const LDS_LOAD: u8 = 0x29;
    pub(super) const LDS_STORE: u8 = 0x2a;
    pub(super) const SALU_EXEC: u8 = 0x72;
    pub(super) const VALU_EXEC: u8 = 0x73;
}

impl Token {
    pub(crate) fn of(inst: &Inst, shape: &Shape) -> Token {
        let exec = inst.implicit_writes().contains(Implicit::EXEC);
        Token::Class(match shape.kind {
            Kind::Valu(_) if exec => class::VALU_EXEC,
            Kind::Valu(Pipe::Half | Pipe::Swap) => class::VALU_2,
            Kind::Valu(Pipe::Quarter | Pipe::Difference) => class::VALU_4,
            Kind::Valu(Pipe::Double | Pipe::DoubleTrans) => class::VALU_16,
            Kind::Valu(Pipe::Trans) => class::TRANS,
            Kind::Valu(_) => return Token::Vector,
            Kind::Salu if exec => class::SALU_EXEC,
            Kind::Salu => class::SALU,
            Kind::Smem => class::SMEM,
            Kind::Lds if inst.op == Op::ds_swizzle_b32 => class::LDS_LOAD,
            Kind::Lds if inst.mem().is_some_and(|mem| mem.kind == MemKind::Load) => class::LDS_LOAD,
            // One register is the address.
            Kind::Lds => class::LDS_STORE + (shape.operands - 1).clamp(0, 4) as u8,
            Kind::Vmem => memory(inst, shape),
            Kind::Branch if inst.op == Op::s_call_b64 => class::CALL,
            Kind::Branch => return Token::Branch,
            Kind::Barrier => class::BARRIER,
            Kind::End => return Token::End,
            Kind::Delay(_) => return Token::None,
            Kind::Control if matches!(inst.op, Op::s_sendmsg | Op::s_sendmsghalt) => class::MESSAGE,
            Kind::Clause | Kind::Control => return Token::Immediate,
        })
    }
}

/// The class of an access to global memory or scratch. Buffers and images count as global memory with a scalar base,
/// because their classes are not documented.
fn memory(inst: &Inst, shape: &Shape) -> u8 {
    let format = inst.op.desc().format;
    let flat = format == Format::FLAT;
    let based = !matches!(format, Format::GLOBAL | Format::SCRATCH) || inst.operand(Field::saddr).reg().is_some();
    let words = (shape.dwords - 1).clamp(0, 3) as u8;
    match (flat, shape.stores) {
        (true, false) => class::FLAT_LOAD,
        (true, true) => class::FLAT_STORE + words,
        (false, false) => class::LOAD + u8::from(!based),
        (false, true) => class::STORE + words + u8::from(!based),
    }
}

/// Waves that a SIMD holds: a slot has 5 bits, of which mask packets cover these.
const SLOTS: usize = 16;
/// 4-bit units of padding, because a decoder reads ahead by 64 bits.
const PADDING: usize = 16;

/// The bytes.
#[derive(Default)]
struct Writer {
    bytes: Vec<u8>,
    /// Whether the high half of the last byte is free.
    half: bool,
    clock: u64,
}

impl Writer {
    fn packet(&mut self, bits: u64, units: usize) {
        for unit in 0..units {
            let value = (bits >> (4 * unit) & 15) as u8;
            match self.bytes.last_mut() {
                Some(last) if self.half => *last |= value << 4,
                _ => self.bytes.push(value),
            }
            self.half = !self.half;
        }
    }

    /// The clocks since the packet before, for a field that holds at most `most`. A longer time is written first.
    fn since(&mut self, clock: u64, most: u64) -> u64 {
        let distance = clock.saturating_sub(self.clock);
        self.clock = self.clock.max(clock);
        match distance {
            distance if distance <= most => return distance,
            // Two units hold 4 to 19 clocks.
            4..=19 => self.packet(0x8 | (distance - 4) << 4, 2),
            _ => self.packet(0x01 | distance << 12, 12),
        }
        0
    }

    fn instruction(&mut self, token: Token, slot: u64, clock: u64) {
        match token {
            Token::Vector => {
                let since = self.since(clock, 7);
                self.packet(0x3 | since << 3 | slot << 7, 3);
            }
            Token::Class(class) => {
                let since = self.since(clock, 7);
                self.packet(0x2 | since << 4 | slot << 8 | u64::from(class) << 13, 5);
            }
            Token::Immediate => {
                let since = self.since(clock, 7);
                self.packet(0xd | since << 4 | slot << 7, 3);
            }
            Token::End => self.end(0, slot, clock),
            Token::Branch | Token::None => {}
        }
    }

    fn start(&mut self, simd: u64, slot: u64, clock: u64) {
        let since = self.since(clock, 3);
        self.packet(0x0c | since << 5 | simd << 8 | slot << 13, 8);
    }

    fn end(&mut self, simd: u64, slot: u64, clock: u64) {
        let since = self.since(clock, 7);
        self.packet(0x15 | since << 5 | simd << 9 | slot << 15, 5);
    }

    /// The execution of a vector instruction.
    fn executed(&mut self, clock: u64) {
        let since = self.since(clock, 3);
        self.packet(0xe | since << 4 | 2 << 6, 2);
    }
}

/// An event at a clock. Events of one clock are written in the order of their kinds: a wave starts first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Event {
    Start,
    Executed,
    Issued(usize),
}

/// The file.
pub(crate) fn bytes(trace: &Trace) -> Vec<u8> {
    let mut events: Vec<(u64, Event, usize)> = Vec::new();
    let mut slots = Vec::new();
    let mut used = [0; 4];
    for (number, wave) in trace.waves.iter().enumerate() {
        let slot = &mut used[wave.simd % 4];
        slots.push((wave.simd as u64, (*slot % SLOTS) as u64));
        *slot += 1;
        events.push((0, Event::Start, number));
        if wave.simd != 0 {
            events.extend(wave.steps.last().map(|last| (last.issue, Event::Issued(wave.steps.len() - 1), number)));
            continue;
        }
        for (n, step) in wave.steps.iter().enumerate() {
            let instruction = &trace.program[step.instruction as usize];
            events.push((step.issue, Event::Issued(n), number));
            if instruction.executes {
                events.push((step.done, Event::Executed, number));
            }
        }
    }
    // The sort is stable: waves of one clock stay in their order.
    events.sort_by_key(|&(clock, event, _)| (clock, event));
    let mut out = Writer::default();
    // The header: layout 3, which is that of RDNA3, and SIMD 0.
    out.packet(0x11 | 3 << 7, 16);
    for (clock, event, number) in events {
        let (simd, slot) = slots[number];
        match event {
            Event::Start => out.start(simd, slot, clock),
            Event::Executed => out.executed(clock),
            Event::Issued(_) if simd != 0 => out.end(simd, slot, clock),
            Event::Issued(n) => out.instruction(token(trace, &trace.waves[number], n), slot, clock),
        }
    }
    out.packet(0, PADDING + usize::from(out.half));
    out.bytes
}

/// The token of a step.
fn token(trace: &Trace, wave: &Wave, n: usize) -> Token {
    let instruction = |n: usize| wave.steps.get(n).map(|step| &trace.program[step.instruction as usize]);
    match instruction(n).map(|instruction| (instruction.token, instruction.end)) {
        Some((Token::Branch, end)) => {
            let taken = instruction(n + 1).is_some_and(|next| next.offset != end);
            Token::Class(if taken { class::JUMP } else { class::JUMP_NO })
        }
        Some((token, _)) => token,
        None => Token::None,
    }
}

#[cfg(test)]
mod tests {
    use super::{Token, Writer, class};
    use t0_isa::isa::{Inst, Op, Operand};
    use t0_timing::{Parameters, Shape};

    #[test]
    fn packets_are_sequences_of_half_bytes() {
        let mut out = Writer::default();
        out.instruction(Token::Vector, 5, 3);
        out.instruction(Token::Class(class::SMEM), 1, 5);
        assert_eq!(out.bytes, [0x9b, 0x22, 0x12, 0x02], "{:x?}", out.bytes);
    }

    #[test]
    fn a_long_distance_is_a_packet_of_its_own() {
        let mut out = Writer::default();
        out.executed(3);
        assert_eq!(out.bytes, [0xbe]);
        out.executed(22);
        assert_eq!(out.bytes, [0xbe, 0xf8, 0x8e]);
        out.executed(22 + 20);
        assert_eq!(out.bytes[3..], [0x01, 0x40, 0x01, 0, 0, 0, 0x8e]);
        // A field for up to 7 clocks needs no packet for 4 of them.
        out.instruction(Token::Immediate, 0, 46);
        assert_eq!(out.bytes[10..], [0x4d, 0x00]);
    }

    #[test]
    fn tokens_have_the_recorded_classes() {
        let p = Parameters::GFX1100;
        let of = |op: Op, operands: &[Operand]| {
            let inst = Inst::new(op, operands);
            Token::of(&inst, &Shape::of(&inst, &p))
        };
        let (v, s) = (Operand::v, Operand::s);
        assert_eq!(of(Op::v_add_f32, &[v(0), v(1), v(2)]), Token::Vector);
        assert_eq!(of(Op::v_exp_f32, &[v(0), v(1)]), Token::Class(class::TRANS));
        assert_eq!(of(Op::v_cmpx_lt_f32, &[v(0), v(1)]), Token::Class(class::VALU_EXEC));
        assert_eq!(of(Op::s_and_saveexec_b32, &[s(0), s(1)]), Token::Class(class::SALU_EXEC));
        assert_eq!(of(Op::s_delay_alu, &[Operand::Imm(1)]), Token::None);
        assert_eq!(of(Op::global_load_b128, &[v(0), v(4), s(2)]), Token::Class(0x21));
        assert_eq!(of(Op::global_store_b32, &[v(0), v(4), s(2)]), Token::Class(0x24));
        assert_eq!(of(Op::global_store_b128, &[v(0), v(4), Operand::None]), Token::Class(0x28));
        assert_eq!(of(Op::ds_load_b128, &[v(0), v(4)]), Token::Class(0x29));
        assert_eq!(of(Op::ds_store_b32, &[v(0), v(4)]), Token::Class(0x2b));
        assert_eq!(of(Op::ds_store_2addr_b64, &[v(0), v(4), v(6)]), Token::Class(0x2e));
        assert_eq!(of(Op::s_endpgm, &[]), Token::End);
        assert_eq!(of(Op::s_waitcnt, &[Operand::Imm(0)]), Token::Immediate);
    }
}
