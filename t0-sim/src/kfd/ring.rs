//! Rings of PM4 and SDMA packets.
//!
//! Such a ring is a sequence of 32-bit words. Its doorbell and its write pointer count all words that were ever written
//! (PM4) or their bytes (SDMA), and packets may wrap around its end. The read pointer of an SDMA queue counts bytes in
//! the same way. That of a PM4 queue has 32 bits and counts words modulo the ring, as kfdtest's `PM4Queue.cpp` and
//! `SDMAQueue.cpp` read them.

use std::sync::atomic::Ordering;

use super::commands::{Command, Dialect, Refused};
use super::compute::Registers;
use super::engine::{Processor, Stopped};
use crate::exec::FaultKind;

/// Words that determine the length of a packet.
const HEAD: u64 = 4;

impl Processor {
    /// Runs the packets of a ring until the queue is stopped.
    pub(super) fn run_ring(&mut self, dialect: Dialect) {
        let mut registers = Registers::default();
        let mut packet = Vec::new();
        while self.next_in_ring(dialect, &mut packet).is_ok()
            && self.run_in_ring(dialect, &packet, &mut registers).is_ok()
        {}
    }

    /// Words of the ring.
    fn ring_words(&self) -> u64 {
        self.setup.slots * 16
    }

    /// Copies the next packet, which was announced completely, from the ring. Blocks until there is one.
    fn next_in_ring(&mut self, dialect: Dialect, packet: &mut Vec<u32>) -> Result<(), Stopped> {
        loop {
            self.bell.wait_active();
            if self.bell.stopped() {
                return Err(Stopped);
            }
            let published = self.bell.published();
            let end = self.announced(dialect, published)?;
            let there = end.saturating_sub(self.read).min(self.ring_words());
            self.peek(there.min(HEAD), packet)?;
            let length = match dialect.length(packet) {
                Ok(length) => length.map_or(there + 1, |length| length as u64),
                Err(why) => return Err(self.reject(self.place(why))),
            };
            if length > self.ring_words() {
                let header = packet.first().copied().unwrap_or(0);
                return Err(self.reject(self.place(Refused::Truncated { header })));
            }
            if length <= there {
                return self.peek(length, packet);
            }
            self.bell.wait_beyond(published);
        }
    }

    /// Performs a packet, then lets the host overwrite it.
    fn run_in_ring(&mut self, dialect: Dialect, packet: &[u32], registers: &mut Registers) -> Result<(), Stopped> {
        match dialect.decode(packet) {
            Err(why) => return Err(self.reject(self.place(why))),
            Ok(Command::Buffer { at, words }) => match self.words_at(at, words) {
                Some(words) => self.run_buffer(dialect, &words, registers)?,
                None => {
                    let size = words.saturating_mul(4);
                    return Err(self.violate(FaultKind::NotMapped { address: at, size, write: false, nearest: None }));
                }
            },
            Ok(command) => self.perform(command, registers)?,
        }
        self.read += packet.len() as u64;
        let (block, at) = &self.setup.read_pointer;
        // Release: a producer that reads the pointer may overwrite the packet.
        match dialect {
            Dialect::Sdma => block.word64(*at).map(|word| word.store(4 * self.read, Ordering::Release)),
            Dialect::Pm4 => {
                let wrapped = (self.read % self.ring_words()) as u32;
                block.word32(*at).map(|word| word.store(wrapped, Ordering::Release))
            }
        }
        .ok_or(Stopped)
    }

    /// The number of words that the doorbell has announced. `published` is one more than the doorbell's value, or 0.
    fn announced(&self, dialect: Dialect, published: u64) -> Result<u64, Stopped> {
        let Some(value) = published.checked_sub(1) else { return Ok(0) };
        let (unit, name) = if dialect == Dialect::Sdma { (4, "bytes") } else { (1, "words") };
        let wrong = if !value.is_multiple_of(unit) {
            Some(format!("the doorbell's value {value} is no multiple of {unit} bytes"))
        } else if self.machine.options.strict {
            self.wrong_end(value, unit, name)
        } else {
            None
        };
        match wrong {
            Some(why) => Err(self.reject(why)),
            None => Ok(value / unit),
        }
    }

    /// What is wrong with the doorbell's value, in strict mode. A card reads the write pointer only when it has to map
    /// the queue again, so that an error here is not visible at once.
    fn wrong_end(&self, value: u64, unit: u64, name: &str) -> Option<String> {
        let (block, at) = &self.setup.write_pointer;
        let written = block.word64(*at)?.load(Ordering::Acquire);
        if written < value {
            return Some(format!("its queue's doorbell announces {value} {name}, but the write pointer is {written}"));
        }
        let (ahead, all) = ((value / unit).saturating_sub(self.read), self.ring_words());
        (ahead > all).then(|| format!("its queue's doorbell announces {ahead} words, but the ring has {all}"))
    }

    /// Copies `count` words of the ring, from the next packet on.
    fn peek(&self, count: u64, words: &mut Vec<u32>) -> Result<(), Stopped> {
        let (block, start) = &self.setup.ring;
        words.clear();
        for i in 0..count {
            let at = start + (self.read + i) % self.ring_words() * 4;
            words.push(block.word32(at).ok_or(Stopped)?.load(Ordering::Relaxed));
        }
        Ok(())
    }

    /// Where in the ring a packet was refused.
    fn place(&self, why: Refused) -> String {
        format!("word {} of its ring: {why}", self.read % self.ring_words())
    }
}
