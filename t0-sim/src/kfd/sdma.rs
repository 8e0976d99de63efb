//! The reader of SDMA packets: those of SDMA 6 that clients send to copy and to synchronise.
//!
//! Opcodes and fields are those of the kernel driver's `sdma_v6_0_0_pkt_open.h`; GCR is as ROCr's
//! `sdma_registers.h` defines it. Bits that choose a cache policy or a memory type have no effect here. Whatever else a
//! packet asks for and this device does not do is refused.

use super::commands::{Caches, Command, Refused, Relation, Rows, Value};

/// Opcodes: bits 0 to 7 of the header.
mod opcode {
    pub(super) const NOP: u32 = 0;
    pub(super) const COPY: u32 = 1;
    pub(super) const WRITE: u32 = 2;
    pub(super) const INDIRECT: u32 = 4;
    pub(super) const FENCE: u32 = 5;
    pub(super) const TRAP: u32 = 6;
    pub(super) const POLL_REGMEM: u32 = 8;
    pub(super) const ATOMIC: u32 = 10;
    pub(super) const CONST_FILL: u32 = 11;
    pub(super) const TIMESTAMP: u32 = 13;
    pub(super) const GCR_REQ: u32 = 17;
}

/// Sub-opcodes: bits 8 to 15 of the header.
mod sub {
    pub(super) const LINEAR: u32 = 0;
    pub(super) const COPY_LINEAR_RECTANGLE: u32 = 4;
    pub(super) const USER_GCR: u32 = 1;
    pub(super) const TIMESTAMP_GET_GLOBAL: u32 = 2;
}

/// Atomic operations: returning additions of 32 and 64 bits.
const ATOMIC_ADD: [u32; 2] = [15, 47];
/// The retry count that means for ever.
const FOR_EVER: u32 = 0xfff;
/// The packet by which ROCr flushes HDP: a poll without memory, relation and register.
const HDP_FLUSH: [u32; 6] = [8, 0, 0x8000_0000, 0, 0, 0];

fn operation(header: u32) -> (u32, u32) {
    (header & 0xff, header >> 8 & 0xff)
}

/// The number of words of the packet that begins with `head`, or `None` if `head` is too short.
pub(super) fn length(head: &[u32]) -> Result<Option<usize>, Refused> {
    let Some(&header) = head.first() else { return Ok(None) };
    let words = match operation(header) {
        (opcode::NOP, 0) => 1 + (header >> 16 & 0x3fff) as usize,
        (opcode::COPY, sub::LINEAR) => 7,
        (opcode::COPY, sub::COPY_LINEAR_RECTANGLE) => 13,
        (opcode::WRITE, sub::LINEAR) => match head.get(3) {
            Some(count) => 5 + (count & 0xf_ffff) as usize,
            None => return Ok(None),
        },
        (opcode::INDIRECT, 0) => 6,
        (opcode::FENCE, 0) => 4,
        (opcode::TRAP, 0) => 2,
        (opcode::POLL_REGMEM, 0) => 6,
        (opcode::ATOMIC, 0) => 8,
        (opcode::CONST_FILL, 0) => 5,
        (opcode::TIMESTAMP, sub::TIMESTAMP_GET_GLOBAL) => 3,
        (opcode::GCR_REQ, sub::USER_GCR) => 5,
        _ => return Err(Refused::Unsupported { header, what: "this SDMA packet" }),
    };
    Ok(Some(words))
}

/// Decodes a packet of the length that [`length`] has returned.
pub(super) fn decode(packet: &[u32]) -> Result<Command<'_>, Refused> {
    let Some((&header, body)) = packet.split_first() else { return Ok(Command::Nothing) };
    let refuse = |what| Err(Refused::Unsupported { header, what });
    let bit = |n: u32| header >> n & 1 != 0;
    match (operation(header).0, body) {
        (opcode::COPY, &[count, _, from_low, from_high, to_low, to_high]) => {
            // Encryption, trusted memory, two destinations.
            if bit(16) || bit(18) || bit(27) {
                return refuse("encrypted, protected and broadcast copies");
            }
            let (from, to) = (long(from_low, from_high), long(to_low, to_high));
            Ok(Command::Copy { from, to, bytes: u64::from(count & 0x3fff_ffff) + 1, backwards: bit(25) })
        }
        (opcode::COPY, body) => rectangle(header, body),
        (opcode::WRITE, [low, high, _, words @ ..]) => {
            if bit(16) || bit(18) {
                return refuse("encrypted and protected writes");
            }
            Ok(Command::Write { to: long(*low, *high) & !3, words, same: false })
        }
        (opcode::INDIRECT, &[low, high, size, _, _]) => {
            Ok(Command::Buffer { at: long(low, high) & !31, words: size & 0xf_ffff })
        }
        (opcode::FENCE, &[low, high, data]) => {
            Ok(Command::Store { to: long(low, high) & !3, value: Value::Word(data) })
        }
        (opcode::TRAP, &[context]) => Ok(Command::Interrupt { context: context & 0xfff_ffff }),
        (opcode::POLL_REGMEM, &[low, high, reference, mask, how]) => {
            if packet == HDP_FLUSH {
                return Ok(Command::FlushHdp);
            }
            let Some(relation) = Relation::of(header >> 28 & 7) else { return refuse("function 7 of POLL_REGMEM") };
            if bit(26) || !bit(31) || how >> 16 & 0xfff != FOR_EVER {
                return refuse("POLL_REGMEM of registers, and with an end of its retries");
            }
            Ok(Command::Wait { at: long(low, high) & !3, mask, reference, relation })
        }
        (opcode::ATOMIC, &[low, high, data_low, data_high, _, _, _]) => {
            match ATOMIC_ADD.iter().position(|add| *add == header >> 25) {
                Some(width) if !bit(16) => {
                    Ok(Command::Add { to: long(low, high), value: long(data_low, data_high), wide: width == 1 })
                }
                _ => refuse("atomic operations other than additions"),
            }
        }
        (opcode::CONST_FILL, &[low, high, pattern, count]) => match header >> 30 {
            size @ 0..=2 => {
                let bytes = u64::from(count & 0x3fff_ffff) + 1;
                Ok(Command::Fill { to: long(low, high), pattern, unit: 1 << size, bytes })
            }
            _ => refuse("fill size 3"),
        },
        (opcode::TIMESTAMP, &[low, high]) => Ok(Command::Store { to: long(low, high) & !7, value: Value::Clock }),
        // GCR_CNTL begins at bit 16: level 2 is invalidated by its bit 14, written back by its bit 15.
        (opcode::GCR_REQ, &[_, control, _, _]) => {
            Ok(Command::Caches(Caches { invalidate: control >> 30 & 1 != 0, write_back: control >> 31 != 0 }))
        }
        _ => Ok(Command::Nothing),
    }
}

/// COPY_LINEAR_SUBWIN: a box of elements of 2^n bytes. Pitches and extents are one less than their values.
fn rectangle(header: u32, body: &[u32]) -> Result<Command<'_>, Refused> {
    let &[from_low, from_high, from_xy, from_z, from_slice, to_low, to_high, to_xy, to_z, to_slice, xy, z] = body
    else {
        return Err(Refused::Truncated { header });
    };
    let size = header >> 29;
    if header >> 18 & 1 != 0 || size > 4 {
        return Err(Refused::Unsupported { header, what: "protected copies and elements of more than 16 bytes" });
    }
    let rows = |base: u64, xy: u32, z_pitch: u32, slice: u32| {
        let [x, y, z] = [xy & 0x3fff, xy >> 16 & 0x3fff, z_pitch & 0x1fff].map(u64::from);
        let pitch = (u64::from(z_pitch >> 13) + 1) << size;
        let slice = (u64::from(slice & 0xfff_ffff) + 1) << size;
        Rows { start: base.wrapping_add((x << size) + y * pitch + z * slice), pitch, slice }
    };
    Ok(Command::CopyRows {
        from: rows(long(from_low, from_high), from_xy, from_z, from_slice),
        to: rows(long(to_low, to_high), to_xy, to_z, to_slice),
        bytes: (u64::from(xy & 0x3fff) + 1) << size,
        rows: (xy >> 16 & 0x3fff) + 1,
        slices: (z & 0x1fff) + 1,
    })
}

fn long(low: u32, high: u32) -> u64 {
    u64::from(low) | u64::from(high) << 32
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the length of a packet, also of one that is followed by others, and its command.
    #[track_caller]
    fn decodes(packet: &[u32], expected: Command<'_>) {
        assert_eq!(length(packet), Ok(Some(packet.len())));
        assert_eq!(decode(packet), Ok(expected));
    }

    #[track_caller]
    fn refused(packet: &[u32]) {
        let known = length(packet).is_ok();
        assert!(!known || matches!(decode(packet), Err(Refused::Unsupported { .. })));
    }

    #[test]
    fn nops_skip_words() {
        decodes(&[0], Command::Nothing);
        decodes(&[3 << 16, 1, 1, 1], Command::Nothing);
        assert_eq!(length(&[]), Ok(None));
        // The second word of an AQL packet's header, and an unknown copy.
        refused(&[0x1502]);
        refused(&[1 | 1 << 8]);
    }

    #[test]
    fn linear_copies_count_from_one() {
        let copy = |header: u32, count: u32| [header, count, 0, 0x1000, 1, 0x2000, 2];
        let command = |bytes, backwards| Command::Copy { from: 0x1_0000_1000, to: 0x2_0000_2000, bytes, backwards };
        decodes(&copy(1, 99), command(100, false));
        decodes(&copy(1 | 1 << 25, 0x3fff_ffff), command(1 << 30, true));
        for bit in [16, 18, 27] {
            refused(&copy(1 | 1 << bit, 99));
        }
    }

    #[test]
    fn boxes_have_pitches_in_elements() {
        // Elements of 4 bytes; from (1, 2, 3) with 10 elements in a row and 100 in a slice, to the start of another.
        let from = [0x1000, 0, 1 | 2 << 16, 3 | 9 << 13, 99];
        let to = [0x8000, 0, 0, 4 << 13, 19];
        let packet = [&[1 | 4 << 8 | 2 << 29][..], &from, &to, &[4 | 3 << 16, 1]].concat();
        let command = Command::CopyRows {
            from: Rows { start: 0x1000 + 4 * (1 + 20 + 300), pitch: 40, slice: 400 },
            to: Rows { start: 0x8000, pitch: 20, slice: 80 },
            bytes: 20,
            rows: 4,
            slices: 2,
        };
        decodes(&packet, command);
    }

    #[test]
    fn writes_have_their_length_in_the_fourth_word() {
        assert_eq!(length(&[2, 0x1000, 0]), Ok(None));
        decodes(&[2, 0x1000, 1, 1, 7, 8], Command::Write { to: 0x1_0000_1000, words: &[7, 8], same: false });
        decodes(&[5 | 3 << 16, 0x1000, 1, 7], Command::Store { to: 0x1_0000_1000, value: Value::Word(7) });
        let clock = Command::Store { to: 0x1000, value: Value::Clock };
        decodes(&[13 | 2 << 8, 0x1000, 0], clock);
        refused(&[13, 0x1000, 0]);
        decodes(&[4, 0x1000, 0, 16, 0, 0], Command::Buffer { at: 0x1000, words: 16 });
        decodes(&[6, 5], Command::Interrupt { context: 5 });
    }

    #[test]
    fn fills_have_units_of_1_2_and_4_bytes() {
        let fill = |unit| Command::Fill { to: 0x1000, pattern: 0xabcd, unit, bytes: 12 };
        for (size, unit) in [(0, 1), (1, 2), (2, 4)] {
            decodes(&[11 | size << 30, 0x1000, 0, 0xabcd, 11], fill(unit));
        }
        refused(&[11 | 3 << 30, 0x1000, 0, 0xabcd, 11]);
    }

    #[test]
    fn polls_are_of_memory_and_without_an_end() {
        let poll = |header: u32, retries: u32| [8 | header, 0x1000, 0, 5, 0xff, 4 | retries << 16];
        let wait = Command::Wait { at: 0x1000, mask: 0xff, reference: 5, relation: Relation::GreaterOrEqual };
        decodes(&poll(5 << 28 | 1 << 31, 0xfff), wait);
        refused(&poll(5 << 28 | 1 << 31, 7));
        refused(&poll(5 << 28, 0xfff));
        refused(&poll(7 << 28 | 1 << 31, 0xfff));
        decodes(&HDP_FLUSH, Command::FlushHdp);
    }

    #[test]
    fn atomics_add() {
        let add = |operation: u32| [10 | operation << 25, 0x1000, 0, !0, !0, 0, 0, 0];
        decodes(&add(47), Command::Add { to: 0x1000, value: u64::MAX, wide: true });
        decodes(&add(15), Command::Add { to: 0x1000, value: u64::MAX, wide: false });
        refused(&add(8));
        let looping = |operation: u32| [10 | 1 << 16 | operation << 25, 0x1000, 0, !0, !0, 0, 0, 0];
        refused(&looping(47));
    }

    #[test]
    fn fences_name_their_caches() {
        let caches = |control: u32| [17 | 1 << 8, 0, control << 16, 0, 0];
        decodes(&caches(1 << 14), Command::Caches(Caches { invalidate: true, write_back: false }));
        decodes(&caches(1 << 15), Command::Caches(Caches { invalidate: false, write_back: true }));
    }
}
