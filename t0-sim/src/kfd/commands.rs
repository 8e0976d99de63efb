//! Commands of PM4 and SDMA packets, and how a command processor performs them.
//!
//! The readers of the two packet formats, [`super::pm4`] and [`super::sdma`], decode packets to [`Command`]s. An access
//! to memory that is not mapped or not writable is a memory exception of the process, as for a kernel.

use std::fmt;
use std::sync::atomic::Ordering;

use super::compute::Registers;
use super::engine::{Processor, Stopped};
use super::space::Part;
use super::{pm4, sdma};
use crate::exec::FaultKind;

/// The format of a queue's packets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Dialect {
    Pm4,
    Sdma,
}

/// Why a packet cannot run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Refused {
    /// A packet of this type, with this opcode or with these options is not supported.
    Unsupported { header: u32, what: &'static str },
    /// A packet extends past the end of its buffer.
    Truncated { header: u32 },
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Unsupported { header, what } => {
                write!(f, "this device does not support {what}, packet header {header:#010x}")
            }
            Refused::Truncated { header } => write!(f, "the packet with header {header:#010x} extends past its buffer"),
        }
    }
}

/// A value that a packet stores.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Value {
    Word(u32),
    Long(u64),
    /// The GPU's clock, 64 bits.
    Clock,
}

/// Which caches of the GPU a packet handles: its level 2, which is between kernels and memory.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Caches {
    /// Whether it is invalidated, so that kernels see what the host has written.
    pub(super) invalidate: bool,
    /// Whether it is written back, so that the host sees what kernels have written.
    pub(super) write_back: bool,
}

/// The relation for which a packet waits, by its number in both formats.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Relation {
    Always,
    Less,
    LessOrEqual,
    Equal,
    NotEqual,
    GreaterOrEqual,
    Greater,
}

impl Relation {
    pub(super) fn of(number: u32) -> Option<Relation> {
        use Relation::{Always, Equal, Greater, GreaterOrEqual, Less, LessOrEqual, NotEqual};
        [Always, Less, LessOrEqual, Equal, NotEqual, GreaterOrEqual, Greater].get(number as usize).copied()
    }

    fn holds(self, value: u32, reference: u32) -> bool {
        match self {
            Relation::Always => true,
            Relation::Less => value < reference,
            Relation::LessOrEqual => value <= reference,
            Relation::Equal => value == reference,
            Relation::NotEqual => value != reference,
            Relation::GreaterOrEqual => value >= reference,
            Relation::Greater => value > reference,
        }
    }
}

/// A box of elements in memory: its first byte, and the bytes from one row and slice to the next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Rows {
    pub(super) start: u64,
    pub(super) pitch: u64,
    pub(super) slice: u64,
}

/// What a packet does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Command<'a> {
    /// No effect on this device.
    Nothing,
    Copy {
        from: u64,
        to: u64,
        bytes: u64,
        /// Whether it begins with the last byte.
        backwards: bool,
    },
    /// Copies rows of `bytes` bytes: `rows` in each of `slices`.
    CopyRows {
        from: Rows,
        to: Rows,
        bytes: u64,
        rows: u32,
        slices: u32,
    },
    /// Stores the first `unit` bytes of a pattern repeatedly.
    Fill {
        to: u64,
        pattern: u32,
        unit: u8,
        bytes: u64,
    },
    /// Stores words, all of them at one address if `same`.
    Write {
        to: u64,
        words: &'a [u32],
        same: bool,
    },
    /// Copies a word (or two) of memory.
    Move {
        from: u64,
        to: u64,
        wide: bool,
    },
    Store {
        to: u64,
        value: Value,
    },
    /// An atomic addition.
    Add {
        to: u64,
        value: u64,
        wide: bool,
    },
    /// Waits until the masked word has a relation to a number.
    Wait {
        at: u64,
        mask: u32,
        reference: u32,
        relation: Relation,
    },
    Interrupt {
        context: u32,
    },
    FlushHdp,
    Caches(Caches),
    /// The end of all earlier work: caches, then a store, then an interrupt.
    Release {
        caches: Caches,
        store: Option<(u64, Value)>,
        interrupt: Option<u32>,
    },
    /// Runs packets in memory.
    Buffer {
        at: u64,
        words: u32,
    },
    SetRegisters {
        first: u32,
        values: &'a [u32],
    },
    Dispatch {
        size: [u32; 3],
        initiator: u32,
    },
}

impl Dialect {
    /// The number of words of the packet that begins with `head`, or `None` if that depends on words that `head` does
    /// not have. Four words are always enough.
    pub(super) fn length(self, head: &[u32]) -> Result<Option<usize>, Refused> {
        match (self, head) {
            (_, []) => Ok(None),
            (Dialect::Pm4, [header, ..]) => pm4::length(*header).map(Some),
            (Dialect::Sdma, _) => sdma::length(head),
        }
    }

    /// The command of a packet of the length that [`Dialect::length`] has returned.
    pub(super) fn decode(self, packet: &[u32]) -> Result<Command<'_>, Refused> {
        match self {
            Dialect::Pm4 => pm4::decode(packet),
            Dialect::Sdma => sdma::decode(packet),
        }
    }
}

impl Processor {
    /// Runs the packets of an indirect buffer, which must not contain another one.
    pub(super) fn run_buffer(&self, dialect: Dialect, words: &[u32], registers: &mut Registers) -> Result<(), Stopped> {
        let mut at = 0;
        while at < words.len() {
            let rest = &words[at..];
            let refuse = |why: Refused| self.reject(format!("word {at} of its buffer: {why}"));
            let length = dialect.length(rest).map_err(refuse)?;
            let packet = length.and_then(|length| rest.get(..length));
            let packet = packet.ok_or_else(|| refuse(Refused::Truncated { header: rest[0] }))?;
            match dialect.decode(packet).map_err(refuse)? {
                Command::Buffer { .. } => {
                    let what = "an indirect buffer in another one";
                    return Err(refuse(Refused::Unsupported { header: rest[0], what }));
                }
                command => self.perform(command, registers)?,
            }
            at += packet.len();
        }
        Ok(())
    }

    /// Performs a command other than [`Command::Buffer`], of a packet that was read from a ring or a buffer.
    pub(super) fn perform(&self, command: Command<'_>, registers: &mut Registers) -> Result<(), Stopped> {
        match command {
            Command::Nothing | Command::Buffer { .. } => Ok(()),
            Command::Copy { from, to, bytes, backwards } => self.copy(from, to, bytes, backwards),
            Command::CopyRows { from, to, bytes, rows, slices } => {
                for (z, y) in (0..slices).flat_map(|z| (0..rows).map(move |y| (z, y))) {
                    let at = |rows: Rows| rows.start + u64::from(z) * rows.slice + u64::from(y) * rows.pitch;
                    self.copy(at(from), at(to), bytes, false)?;
                }
                Ok(())
            }
            Command::Fill { to, pattern, unit, bytes } => self.fill(to, pattern, unit, bytes),
            Command::Write { to, words, same } => {
                for (i, word) in words.iter().enumerate() {
                    let to = if same { to } else { to.wrapping_add(4 * i as u64) };
                    self.store(to, Value::Word(*word))?;
                }
                Ok(())
            }
            Command::Move { from, to, wide: false } => self.store(to, Value::Word(self.word(from)?)),
            Command::Move { from, to, wide: true } => {
                let mut bytes = [0; 8];
                self.read_bytes(from, &mut bytes)?;
                self.store(to, Value::Long(u64::from_le_bytes(bytes)))
            }
            Command::Store { to, value } => self.store(to, value),
            Command::Add { to, value, wide } => self.add(to, value, wide),
            Command::Wait { at, mask, reference, relation } => {
                // The first look faults if the word is not mapped.
                self.word(at)?;
                self.poll(|| self.word(at).is_ok_and(|word| relation.holds(word & mask, reference)))
            }
            Command::Interrupt { context } => {
                self.machine.interrupt(context);
                Ok(())
            }
            Command::FlushHdp => {
                self.machine.space.caches(self.gpu).flush();
                Ok(())
            }
            Command::Caches(caches) => {
                self.handle_caches(caches);
                Ok(())
            }
            Command::Release { caches, store, interrupt } => {
                self.handle_caches(caches);
                if let Some((to, value)) = store {
                    self.store(to, value)?;
                }
                if let Some(context) = interrupt {
                    self.machine.interrupt(context);
                }
                Ok(())
            }
            Command::SetRegisters { first, values } => {
                registers.set(first, values);
                Ok(())
            }
            Command::Dispatch { size, initiator } => self.dispatch_groups(registers, size, initiator),
        }
    }

    fn handle_caches(&self, caches: Caches) {
        let ours = self.machine.space.caches(self.gpu);
        if caches.write_back {
            ours.release();
        }
        if caches.invalidate {
            ours.acquire();
        }
    }

    /// In strict mode, lets the caches keep what the packet stores.
    pub(super) fn hold_stores(&self) {
        if self.machine.options.strict {
            self.machine.space.hold(self.gpu);
        }
    }

    /// The memory at `address`, up to `bytes` of it. Memory that is missing, or read-only if it is written, is a fault.
    /// The caller holds [`Processor::reading`].
    fn part(&self, address: u64, bytes: usize, write: bool) -> Result<Part, Stopped> {
        let size = bytes.min(u32::MAX as usize) as u32;
        let Some(part) = self.machine.space.part(self.gpu, address, bytes as u64) else {
            return Err(self.violate(FaultKind::NotMapped { address, size, write, nearest: None }));
        };
        if write && !part.writable {
            return Err(self.violate(FaultKind::ReadOnly { address, size, nearest: None }));
        }
        Ok(part)
    }

    fn read_bytes(&self, mut address: u64, mut out: &mut [u8]) -> Result<(), Stopped> {
        while !out.is_empty() {
            let _reading = self.reading();
            let part = self.part(address, out.len(), false)?;
            let (first, rest) = out.split_at_mut(part.bytes as usize);
            part.block.read(part.at, first).ok_or(Stopped)?;
            address = address.wrapping_add(part.bytes);
            out = rest;
        }
        Ok(())
    }

    fn write_bytes(&self, mut address: u64, mut data: &[u8]) -> Result<(), Stopped> {
        while !data.is_empty() {
            let _reading = self.reading();
            let part = self.part(address, data.len(), true)?;
            let (first, rest) = data.split_at(part.bytes as usize);
            part.block.write(part.at, first).ok_or(Stopped)?;
            part.block.note_write(part.at, part.bytes);
            address = address.wrapping_add(part.bytes);
            data = rest;
        }
        Ok(())
    }

    /// The words of a buffer; `None` if they are not mapped.
    pub(super) fn words_at(&self, address: u64, words: u32) -> Option<Vec<u32>> {
        let mut bytes = vec![0; words as usize * 4];
        let _reading = self.reading();
        let (block, at) = self.machine.space.find(self.gpu, address, bytes.len() as u64)?;
        block.read(at, &mut bytes)?;
        Some(bytes.as_chunks::<4>().0.iter().map(|word| u32::from_le_bytes(*word)).collect())
    }

    /// An aligned word.
    fn word(&self, address: u64) -> Result<u32, Stopped> {
        let _reading = self.reading();
        let part = self.part(address, 4, false)?;
        part.block.word32(part.at).map(|word| word.load(Ordering::Acquire)).ok_or(Stopped)
    }

    /// Stores a value. The host that sees it also sees what was stored before.
    fn store(&self, to: u64, value: Value) -> Result<(), Stopped> {
        let _reading = self.reading();
        let value = match value {
            Value::Word(word) => {
                let part = self.part(to, 4, true)?;
                let place = part.block.word32(part.at);
                place.map(|place| place.store(word, Ordering::Release)).ok_or(Stopped)?;
                part.block.note_write(part.at, 4);
                return Ok(());
            }
            Value::Long(value) => value,
            Value::Clock => self.machine.now(self.gpu),
        };
        let part = self.part(to, 8, true)?;
        match part.block.word64(part.at).filter(|_| part.bytes == 8) {
            Some(place) => place.store(value, Ordering::Release),
            None => return self.write_bytes(to, &value.to_le_bytes()),
        }
        part.block.note_write(part.at, 8);
        Ok(())
    }

    fn add(&self, to: u64, value: u64, wide: bool) -> Result<(), Stopped> {
        let bytes = if wide { 8 } else { 4 };
        if !to.is_multiple_of(bytes) {
            return Err(self.reject(format!("its atomic at {to:#x} is not aligned to {bytes} bytes")));
        }
        let _reading = self.reading();
        let part = self.part(to, bytes as usize, true)?;
        match wide {
            true => part.block.word64(part.at).map(|word| word.fetch_add(value, Ordering::AcqRel)).map(drop),
            false => part.block.word32(part.at).map(|word| word.fetch_add(value as u32, Ordering::AcqRel)).map(drop),
        }
        .ok_or(Stopped)?;
        part.block.note_write(part.at, bytes);
        Ok(())
    }

    /// Copies bytes. If the two ranges overlap, only the stated direction is right.
    fn copy(&self, from: u64, to: u64, bytes: u64, backwards: bool) -> Result<(), Stopped> {
        let overlaps = if backwards { to < from && from - to < bytes } else { from < to && to - from < bytes };
        if overlaps && self.machine.options.strict {
            let why = format!(
                "its copy of {bytes} bytes from {from:#x} to {to:#x} overwrites its source before it has read it"
            );
            return Err(self.reject(why));
        }
        self.hold_stores();
        let mut buffer = [0; 16 << 10];
        let mut done = 0;
        while done < bytes {
            if self.bell.stopped() {
                return Err(Stopped);
            }
            let buffer = &mut buffer[..(bytes - done).min(16 << 10) as usize];
            let size = buffer.len() as u64;
            let at = if backwards { bytes - done - size } else { done };
            self.read_bytes(from.wrapping_add(at), buffer)?;
            self.write_bytes(to.wrapping_add(at), buffer)?;
            done += size;
        }
        Ok(())
    }

    fn fill(&self, to: u64, pattern: u32, unit: u8, bytes: u64) -> Result<(), Stopped> {
        self.hold_stores();
        let pattern = pattern.to_le_bytes();
        let buffer: [u8; 16 << 10] = std::array::from_fn(|i| pattern[i % usize::from(unit)]);
        let mut done = 0;
        while done < bytes {
            if self.bell.stopped() {
                return Err(Stopped);
            }
            let size = (bytes - done).min(16 << 10);
            self.write_bytes(to.wrapping_add(done), &buffer[..size as usize])?;
            done += size;
        }
        Ok(())
    }
}
