//! The reader of PM4 packets: those of compute queues that clients send.
//!
//! Opcodes and fields are those of the kernel driver's `nvd.h`, of `kfd_pm4_headers_ai.h` and, for RELEASE_MEM and
//! ACQUIRE_MEM, of PAL's `pm4_mec` definitions of gfx11. Bits that choose a cache policy or an engine have no effect
//! here. Whatever else a packet asks for and this device does not do is refused.

use super::commands::{Caches, Command, Refused, Relation, Value};
use super::compute::Registers;

/// The header of INDIRECT_BUFFER with its three words.
pub(super) const INDIRECT_BUFFER: u32 = header(opcode::INDIRECT_BUFFER, 3);
/// The header of DISPATCH_DIRECT with its four words.
pub(super) const DISPATCH_DIRECT: u32 = header(opcode::DISPATCH_DIRECT, 4);

/// Opcodes of type-3 packets.
mod opcode {
    pub(super) const NOP: u32 = 0x10;
    pub(super) const DISPATCH_DIRECT: u32 = 0x15;
    pub(super) const WRITE_DATA: u32 = 0x37;
    pub(super) const WAIT_REG_MEM: u32 = 0x3c;
    pub(super) const INDIRECT_BUFFER: u32 = 0x3f;
    pub(super) const COPY_DATA: u32 = 0x40;
    pub(super) const EVENT_WRITE: u32 = 0x46;
    pub(super) const RELEASE_MEM: u32 = 0x49;
    pub(super) const ACQUIRE_MEM: u32 = 0x58;
    pub(super) const SET_SH_REG: u32 = 0x76;
}

/// The register that SET_SH_REG counts from.
const SH_REG_START: u32 = 0x2c00;
/// GPU_HDP_FLUSH_REQ and GPU_HDP_FLUSH_DONE of NBIO 4.3: a write of the first flushes HDP.
const HDP_FLUSH: [u32; 2] = [0x0e26, 0x0e27];
/// The type-2 packet: a filler of one word.
const FILLER: u32 = 2 << 30;

/// The header of a type-3 packet with `words` words after it.
const fn header(opcode: u32, words: u32) -> u32 {
    3 << 30 | (words - 1) << 16 | opcode << 8
}

/// The number of words of the packet with this header.
pub(super) fn length(header: u32) -> Result<usize, Refused> {
    match header >> 30 {
        2 => Ok(1),
        // A NOP whose count has all bits set has no words after the header.
        3 if header >> 8 & 0xff == opcode::NOP && header >> 16 & 0x3fff == 0x3fff => Ok(1),
        3 => Ok((header >> 16 & 0x3fff) as usize + 2),
        _ => Err(Refused::Unsupported { header, what: "PM4 packets of types 0 and 1" }),
    }
}

/// Decodes a packet of the length that [`length`] has returned.
pub(super) fn decode(packet: &[u32]) -> Result<Command<'_>, Refused> {
    let Some((&header, body)) = packet.split_first() else { return Ok(Command::Nothing) };
    if header >> 30 == FILLER >> 30 {
        return Ok(Command::Nothing);
    }
    let refuse = |what| Err(Refused::Unsupported { header, what });
    match (header >> 8 & 0xff, body) {
        (opcode::NOP, _) => Ok(Command::Nothing),
        (opcode::SET_SH_REG, [first, values @ ..]) => {
            let register = SH_REG_START + (first & 0xffff);
            if first >> 28 != 0 || !Registers::contain(register, values.len()) {
                return refuse("SET_SH_REG of registers that are not compute registers");
            }
            Ok(Command::SetRegisters { first: register, values })
        }
        (opcode::DISPATCH_DIRECT, &[x, y, z, initiator]) => Ok(Command::Dispatch { size: [x, y, z], initiator }),
        // An event has no effect, because a dispatch ends before the next packet starts.
        (opcode::EVENT_WRITE, [_]) => Ok(Command::Nothing),
        (opcode::ACQUIRE_MEM, &[_, _, _, _, _, _, control]) => Ok(Command::Caches(caches(control))),
        (opcode::RELEASE_MEM, &[event, select, low, high, data_low, data_high, context]) => {
            release(header, event, select, address(low, high), long(data_low, data_high), context)
        }
        (opcode::WAIT_REG_MEM, &[how, low, high, reference, mask, _]) => {
            let Some(relation) = Relation::of(how & 7) else { return refuse("function 7 of WAIT_REG_MEM") };
            match (how >> 4 & 3, how >> 6 & 3) {
                (1, 0 | 3) => Ok(Command::Wait { at: address(low, high) & !3, mask, reference, relation }),
                // Writes one register and waits for another.
                (0, 1) if [low, high] == HDP_FLUSH => Ok(Command::FlushHdp),
                _ => refuse("WAIT_REG_MEM of these registers"),
            }
        }
        (opcode::WRITE_DATA, [how, low, high, words @ ..]) => match how >> 8 & 15 {
            2 | 5 => Ok(Command::Write { to: address(*low, *high) & !3, words, same: how >> 16 & 1 != 0 }),
            _ => refuse("WRITE_DATA to this destination"),
        },
        (opcode::COPY_DATA, &[how, from_low, from_high, to_low, to_high]) => {
            let wide = how >> 16 & 1 != 0;
            let (from, to) = (long(from_low, from_high), address(to_low, to_high));
            if !matches!(how >> 8 & 15, 1 | 2 | 5) {
                return refuse("COPY_DATA to this destination");
            }
            match how & 15 {
                1 | 2 => Ok(Command::Move { from, to, wide }),
                5 if wide => Ok(Command::Store { to, value: Value::Long(from) }),
                5 => Ok(Command::Store { to, value: Value::Word(from_low) }),
                9 if wide => Ok(Command::Store { to, value: Value::Clock }),
                _ => refuse("COPY_DATA from this source"),
            }
        }
        (opcode::INDIRECT_BUFFER, &[low, high, size]) => {
            if size >> 20 & 1 != 0 {
                return refuse("chained indirect buffers");
            }
            Ok(Command::Buffer { at: address(low, high) & !3, words: size & 0xf_ffff })
        }
        _ => refuse("this PM4 packet"),
    }
}

/// RELEASE_MEM: the end of all earlier work.
fn release(
    header: u32,
    event: u32,
    select: u32,
    to: u64,
    data: u64,
    context: u32,
) -> Result<Command<'static>, Refused> {
    // GCR_CNTL is at bit 12 here, without the instruction caches; level 2 is invalidated by bit 20, written back by 21.
    let caches = Caches { invalidate: event >> 20 & 1 != 0, write_back: event >> 21 & 1 != 0 };
    let store = match select >> 29 {
        0 => None,
        1 => Some((to & !3, Value::Word(data as u32))),
        2 => Some((to & !7, Value::Long(data))),
        3 => Some((to & !7, Value::Clock)),
        _ => return Err(Refused::Unsupported { header, what: "RELEASE_MEM of this data" }),
    };
    let interrupt = match select >> 24 & 7 {
        // 3: the data is written and confirmed, without an interrupt.
        0 | 3 => None,
        1 | 2 => Some(context),
        _ => return Err(Refused::Unsupported { header, what: "a conditional interrupt of RELEASE_MEM" }),
    };
    Ok(Command::Release { caches, store, interrupt })
}

/// GCR_CNTL: level 2 is invalidated by bit 14, written back by bit 15.
fn caches(control: u32) -> Caches {
    Caches { invalidate: control >> 14 & 1 != 0, write_back: control >> 15 & 1 != 0 }
}

fn long(low: u32, high: u32) -> u64 {
    u64::from(low) | u64::from(high) << 32
}

/// An address of 48 bits.
fn address(low: u32, high: u32) -> u64 {
    long(low, high & 0xffff)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn packet(opcode: u32, body: &[u32]) -> Vec<u32> {
        let mut packet = vec![header(opcode, body.len() as u32)];
        packet.extend(body);
        assert_eq!(length(packet[0]), Ok(packet.len()));
        packet
    }

    #[track_caller]
    fn decodes(opcode: u32, body: &[u32], expected: Command<'_>) {
        assert_eq!(decode(&packet(opcode, body)), Ok(expected));
    }

    #[track_caller]
    fn refused(opcode: u32, body: &[u32]) {
        assert!(matches!(decode(&packet(opcode, body)), Err(Refused::Unsupported { .. })));
    }

    #[test]
    fn fillers_have_the_length_of_their_count() {
        assert_eq!(length(FILLER), Ok(1));
        assert_eq!(length(header(opcode::NOP, 0x4000)), Ok(1));
        assert_eq!(length(header(opcode::NOP, 0x3fff)), Ok(0x4000));
        assert_eq!(decode(&[FILLER]), Ok(Command::Nothing));
        decodes(opcode::NOP, &[1, 2, 3], Command::Nothing);
        for header in [0, 0x1502, 1 << 30] {
            assert!(matches!(length(header), Err(Refused::Unsupported { .. })), "{header:#x}");
        }
    }

    #[test]
    fn registers_and_dispatches() {
        let values = &[0x11, 0x22];
        decodes(opcode::SET_SH_REG, &[0x20c, 0x11, 0x22], Command::SetRegisters { first: 0x2e0c, values });
        // A register of graphics, and the last compute registers with one too many.
        refused(opcode::SET_SH_REG, &[0x8, 1]);
        refused(opcode::SET_SH_REG, &[0x27f, 1, 2]);
        refused(opcode::SET_SH_REG, &[1 << 28 | 0x20c, 1]);
        decodes(opcode::DISPATCH_DIRECT, &[1, 2, 3, 5], Command::Dispatch { size: [1, 2, 3], initiator: 5 });
        assert_eq!(packet(opcode::DISPATCH_DIRECT, &[0; 4])[0], DISPATCH_DIRECT);
        refused(opcode::DISPATCH_DIRECT, &[1, 2, 3]);
        // UCONFIG registers and performance counters.
        refused(0x79, &[0, 1]);
    }

    #[test]
    fn fences_name_their_caches() {
        // As ROCr sends it: all caches but level 2's write-back.
        let (none, both) = (Caches::default(), Caches { invalidate: true, write_back: true });
        let acquire = |control| [0, !0, 0xff, 0, 0, 10, control];
        decodes(opcode::ACQUIRE_MEM, &acquire(0x3_c3f1), Command::Caches(both));
        decodes(opcode::ACQUIRE_MEM, &acquire(0x3b0), Command::Caches(none));
        refused(opcode::ACQUIRE_MEM, &acquire(0)[..6]);
        decodes(opcode::EVENT_WRITE, &[7 | 4 << 8], Command::Nothing);
        // An event that stores.
        refused(opcode::EVENT_WRITE, &[2 << 8, 0, 0]);
    }

    #[test]
    fn a_release_stores_and_interrupts() {
        let release = |event: u32, select: u32| [event | 20 | 5 << 8, select, 0x1004, 0xffff_0002, 7, 8, 9];
        let caches = Caches::default();
        let store = |value| Some((0x2_0000_1000, value));
        let expected = |store, interrupt| Command::Release { caches, store, interrupt };
        decodes(opcode::RELEASE_MEM, &release(0, 2 << 24), expected(None, Some(9)));
        let word = Some((0x2_0000_1004, Value::Word(7)));
        decodes(opcode::RELEASE_MEM, &release(0, 1 << 29 | 3 << 24), expected(word, None));
        decodes(opcode::RELEASE_MEM, &release(0, 2 << 29), expected(store(Value::Long(8 << 32 | 7)), None));
        decodes(opcode::RELEASE_MEM, &release(0, 3 << 29 | 1 << 24), expected(store(Value::Clock), Some(9)));
        let caches = Caches { invalidate: false, write_back: true };
        decodes(opcode::RELEASE_MEM, &release(1 << 21, 0), Command::Release { caches, store: None, interrupt: None });
        refused(opcode::RELEASE_MEM, &release(0, 5 << 29));
        refused(opcode::RELEASE_MEM, &release(0, 5 << 24));
    }

    #[test]
    fn waits_are_for_memory_or_hdp() {
        let wait = |how: u32, low, high| [how, low, high, 5, 0xff, 4];
        let (mask, reference) = (0xff, 5);
        let expected = |relation| Command::Wait { at: 0x3_0000_2000, mask, reference, relation };
        decodes(opcode::WAIT_REG_MEM, &wait(1 << 4 | 5, 0x2000, 3), expected(Relation::GreaterOrEqual));
        decodes(opcode::WAIT_REG_MEM, &wait(1 << 4 | 3, 0x2002, 3), expected(Relation::Equal));
        decodes(opcode::WAIT_REG_MEM, &wait(1 << 6 | 5, 0xe26, 0xe27), Command::FlushHdp);
        refused(opcode::WAIT_REG_MEM, &wait(1 << 6 | 5, 0xe26, 0xe28));
        refused(opcode::WAIT_REG_MEM, &wait(5, 0xe27, 0));
        refused(opcode::WAIT_REG_MEM, &wait(1 << 4 | 7, 0x2000, 3));
    }

    #[test]
    fn data_goes_to_memory_only() {
        let write = |same| Command::Write { to: 0x1000, words: &[1, 2], same };
        decodes(opcode::WRITE_DATA, &[5 << 8, 0x1000, 0, 1, 2], write(false));
        decodes(opcode::WRITE_DATA, &[2 << 8 | 1 << 16 | 1 << 20, 0x1000, 0, 1, 2], write(true));
        refused(opcode::WRITE_DATA, &[0, 0x1000, 0, 1, 2]);
        let copy = |how: u32| [how, 0x2000, 1, 0x1000, 0];
        let (from, to) = (0x1_0000_2000, 0x1000);
        decodes(opcode::COPY_DATA, &copy(2 << 8 | 2), Command::Move { from, to, wide: false });
        decodes(opcode::COPY_DATA, &copy(5 << 8 | 1 | 1 << 16), Command::Move { from, to, wide: true });
        decodes(opcode::COPY_DATA, &copy(2 << 8 | 5), Command::Store { to, value: Value::Word(0x2000) });
        decodes(opcode::COPY_DATA, &copy(2 << 8 | 9 | 1 << 16), Command::Store { to, value: Value::Clock });
        // A performance counter, a register, half a clock.
        for how in [2 << 8 | 4, 2, 2 << 8 | 9] {
            refused(opcode::COPY_DATA, &copy(how));
        }
    }

    #[test]
    fn indirect_buffers_have_a_size() {
        let buffer = Command::Buffer { at: 0x1_0000_1000, words: 12 };
        decodes(opcode::INDIRECT_BUFFER, &[0x1000, 1, 12 | 1 << 23], buffer);
        refused(opcode::INDIRECT_BUFFER, &[0x1000, 1, 12 | 1 << 20]);
    }
}
