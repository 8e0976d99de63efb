//! The command processor of an AQL queue.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use super::commands::Dialect;
use super::compute::Registers;
use super::engine::{LOOK_AGAIN, Processor, Ran, Stopped};
use super::exceptions::error;
use super::host::Block;
use super::packet::{BYTES, DispatchPacket, Header, INVALID, Packet, VENDOR};
use super::scratch::{self, Shortage};
use super::{Modelled, TICK_NANOSECONDS};
use crate::exec::{Descriptor, FaultKind};

/// The property of a kernel descriptor by which a kernel has the address of its packet.
const DISPATCH_PTR: u16 = 1 << 1;

/// Byte offsets in `amd_signal_t`.
pub(super) mod signal {
    pub(in crate::kfd) const VALUE: u64 = 8;
    pub(in crate::kfd) const MAILBOX: u64 = 16;
    pub(in crate::kfd) const EVENT_ID: u64 = 24;
    pub(in crate::kfd) const START: u64 = 32;
    pub(in crate::kfd) const END: u64 = 40;
    /// Reserved by the ABI. This device adds the dispatch's wave-instructions here; a card does not change it.
    pub(in crate::kfd) const INSTRUCTIONS: u64 = 56;
    pub(in crate::kfd) const BYTES: u64 = 64;
}

/// Offset of the signal in `amd_queue_t` that receives the queue's error.
const INACTIVE_SIGNAL: u64 = 192;

/// A packet as read from the ring, and its index.
struct Taken {
    bytes: [u8; 64],
    index: u64,
}

impl Processor {
    /// Runs the packets of an AQL queue until the queue is stopped.
    pub(super) fn run_packets(&mut self) {
        while let Ok(first) = self.next_packet() {
            // Nothing orders a dispatch without barrier bit after the dispatch before it. Strict mode runs it first.
            let second = self.machine.options.strict.then(|| self.overtaking(&first)).flatten();
            let done = second.map_or(Ok(()), |second| self.run(&second)).and_then(|()| self.run(&first));
            if done.is_err() {
                break;
            }
        }
    }

    fn run(&self, taken: &Taken) -> Result<(), Stopped> {
        let header =
            Header::decode(u32::from_le_bytes([taken.bytes[0], taken.bytes[1], taken.bytes[2], taken.bytes[3]]));
        if let Some(why) = header.violation() {
            return self.refuse(error::PACKET, why);
        }
        if self.machine.options.strict {
            let caches = self.machine.space.caches(self.gpu);
            if header.acquires() {
                caches.acquire();
            }
            if !header.releases() {
                self.machine.space.hold(self.gpu);
            }
        }
        let start = self.start();
        let none = Ran { instructions: 0, modelled: None };
        let (completion, ran) = match Packet::decode(&taken.bytes) {
            Packet::Dispatch(packet) => (packet.completion, self.dispatch(&packet, taken.index)?),
            Packet::Barrier { signals, any, completion } => {
                self.barrier(&signals, any)?;
                (completion, none)
            }
            Packet::Commands { address, words, completion } => {
                self.commands(address, words)?;
                (completion, none)
            }
            Packet::Value { signal, value, mask, condition, completion } => {
                self.wait_for_value(signal, value, mask, condition)?;
                (completion, none)
            }
            Packet::Unknown { kind } => {
                let code = if kind == VENDOR { error::VENDOR } else { error::PACKET };
                return self.refuse(code, format!("this device does not support AQL packets of type {kind}"));
            }
        };
        if self.machine.options.strict && header.releases() {
            self.machine.space.caches(self.gpu).release();
        }
        self.publish_read(taken.index + 1)?;
        let end = self.end(start, ran.modelled);
        self.complete(completion, (start, end), ran.instructions)
    }

    /// The time in ticks at which a packet starts.
    pub(super) fn start(&self) -> u64 {
        match self.clock.get() {
            later if self.machine.has_modelled_clocks() => self.machine.now(self.gpu) + later,
            0 => self.machine.ticks(),
            clock => clock,
        }
    }

    /// The time at which a packet that started at `start` ends. Modelled times advance the clock of the GPU or of the
    /// queue.
    pub(super) fn end(&self, start: u64, modelled: Option<Modelled>) -> u64 {
        if !self.machine.watcher.as_ref().is_some_and(|watcher| watcher.models_time()) {
            return self.machine.ticks();
        }
        let ticks = |time: Duration| (time.as_nanos() / TICK_NANOSECONDS) as u64;
        let modelled = modelled.unwrap_or_default();
        if self.machine.has_modelled_clocks() {
            let end = start + ticks(modelled.run);
            self.machine.gpus[self.gpu].clock.fetch_max(end, Ordering::AcqRel);
            self.clock.set(ticks(modelled.run + modelled.gap) - ticks(modelled.run));
            return end;
        }
        self.clock.set(start + ticks(modelled.run + modelled.gap));
        start + ticks(modelled.run)
    }

    /// Reads the next packet from the ring; blocks until one is published.
    fn next_packet(&mut self) -> Result<Taken, Stopped> {
        loop {
            self.bell.wait_active();
            if self.bell.stopped() {
                return Err(Stopped);
            }
            // Reading the doorbell for every packet would take its cache line from the host each time. Strict mode
            // checks every value.
            if self.announced <= self.read || self.machine.options.strict {
                self.announced = self.bell.published();
            }
            if self.announced <= self.read {
                self.bell.wait_beyond(self.read);
                continue;
            }
            if let Some(why) = self.wrong_doorbell(self.announced) {
                self.refuse(error::PACKET, why)?;
                return Err(Stopped);
            }
            let header = self.setup.ring.0.word32(self.slot()).ok_or(Stopped)?;
            // Acquire: the rest of the packet was written before its header.
            if header.load(Ordering::Acquire) & 0xff != INVALID {
                return self.take();
            }
            // Another producer rang for a later packet while this one is being written.
            let state = self.bell.lock();
            drop(self.bell.changed.wait_timeout(state, LOOK_AGAIN).unwrap_or_else(PoisonError::into_inner));
        }
    }

    /// What is wrong with the doorbell's value, in strict mode. A card reads the write index only when it has to map
    /// the queue again, so that an error here is not visible at once.
    fn wrong_doorbell(&self, published: u64) -> Option<String> {
        if !self.machine.options.strict {
            return None;
        }
        let (block, at) = &self.setup.write_pointer;
        let written = block.word64(*at)?.load(Ordering::Acquire);
        if written < published {
            return Some(format!(
                "its queue's doorbell announces packet {}, but write_dispatch_id is {written}",
                published - 1
            ));
        }
        let ahead = published - self.read;
        (ahead > self.setup.slots).then(|| {
            format!("its queue's doorbell announces {ahead} packets, but the ring has {} slots", self.setup.slots)
        })
    }

    /// Offset of the next packet in the ring's memory.
    fn slot(&self) -> u64 {
        self.setup.ring.1 + self.read % self.setup.slots * BYTES
    }

    /// Takes the next packet, which is published, from the ring.
    fn take(&mut self) -> Result<Taken, Stopped> {
        let ring = &self.setup.ring.0;
        let mut bytes = [0; 64];
        ring.read(self.slot(), &mut bytes).ok_or(Stopped)?;
        let keeps = self.prepare(&bytes)?;
        ring.word32(self.slot()).ok_or(Stopped)?.store(INVALID, Ordering::Relaxed);
        let index = self.read;
        self.read += 1;
        if !keeps {
            self.publish_read(self.read)?;
        }
        Ok(Taken { bytes, index })
    }

    /// Lets producers overwrite the slots of the first `read` packets.
    fn publish_read(&self, read: u64) -> Result<(), Stopped> {
        let (block, at) = &self.setup.read_pointer;
        // Release: a producer that reads the index may overwrite the slot.
        block.word64(*at).ok_or(Stopped)?.fetch_max(read, Ordering::Release);
        Ok(())
    }

    /// The packet after `first`, if both are dispatches and nothing orders them.
    fn overtaking(&mut self, first: &Taken) -> Option<Taken> {
        let published = self.bell.published();
        let first = matches!(Packet::decode(&first.bytes), Packet::Dispatch(_));
        if !first || published <= self.read {
            return None;
        }
        let header = self.setup.ring.0.word32(self.slot())?.load(Ordering::Acquire);
        let dispatch = header & 0xff == super::packet::DISPATCH;
        if dispatch && !Header::decode(header).barrier { self.take().ok() } else { None }
    }

    /// Runs a dispatch.
    fn dispatch(&self, packet: &DispatchPacket, index: u64) -> Result<Ran, Stopped> {
        if let Some((code, why)) = packet.violation() {
            return self.refuse(code, why).and(Err(Stopped));
        }
        if let Some(why) = packet.breach().filter(|_| self.machine.options.strict) {
            return self.refuse(error::PACKET, why).and(Err(Stopped));
        }
        let Some(descriptor) = self.descriptor(packet) else {
            let why = format!("its kernel object {:#x} is not mapped", packet.descriptor);
            return self.refuse(error::CODE, why).and(Err(Stopped));
        };
        let items = packet.items();
        let bytes = packet.private_bytes;
        match scratch::check(&self.machine, self.gpu, &self.setup, &descriptor, bytes, items) {
            Ok(()) => {}
            Err(Shortage::Insufficient) => return self.refuse_scratch(&descriptor, bytes).and(Err(Stopped)),
            Err(Shortage::Invalid(why)) => return self.refuse(error::EXCEPTION, why).and(Err(Stopped)),
        }
        let mut dispatch = packet.dispatch();
        dispatch.code = packet.descriptor.wrapping_add_signed(descriptor.entry_offset);
        dispatch.descriptor = descriptor;
        dispatch.dispatch_id = index;
        dispatch.dispatch_ptr = self.setup.buffers[2] + index % self.setup.slots * BYTES;
        dispatch.queue_ptr = self.setup.queue_address;
        self.execute(&dispatch)
    }

    /// The kernel descriptor of a dispatch, if it is mapped.
    fn descriptor(&self, packet: &DispatchPacket) -> Option<Descriptor> {
        let mut descriptor = [0; 64];
        let _reading = self.reading();
        let (block, at) = self.machine.space.find(self.gpu, packet.descriptor, 64)?;
        block.read(at, &mut descriptor)?;
        Some(Descriptor::from_bytes(&descriptor))
    }

    fn refuse_scratch(&self, descriptor: &Descriptor, bytes: u32) -> Result<(), Stopped> {
        let code = error::SCRATCH | if descriptor.wave32() { error::WAVE32 } else { 0 };
        self.refuse(code, format!("its queue has too little scratch for {bytes} bytes of each work-item"))
    }

    /// Prepares the next packet. If it needs more scratch than the queue has, asks the host for it and waits: the
    /// packet is still in the ring, where the host reads what it needs. Returns whether the kernel reads its packet in
    /// the ring while it runs.
    fn prepare(&self, bytes: &[u8; 64]) -> Result<bool, Stopped> {
        let Packet::Dispatch(packet) = Packet::decode(bytes) else { return Ok(false) };
        let descriptor = self.descriptor(&packet).filter(|_| packet.violation().is_none());
        let Some(descriptor) = descriptor else { return Ok(false) };
        let check =
            || scratch::check(&self.machine, self.gpu, &self.setup, &descriptor, packet.private_bytes, packet.items());
        while let Err(Shortage::Insufficient) = check() {
            let _ = self.refuse_scratch(&descriptor, packet.private_bytes);
            self.resumed()?;
        }
        Ok(descriptor.properties & DISPATCH_PTR != 0)
    }

    /// Waits until the host has set the queue's inactive signal to 0 after an error. A queue without that signal stays
    /// stopped.
    fn resumed(&self) -> Result<(), Stopped> {
        let inactive = self.inactive().ok_or(Stopped)?;
        self.poll(|| self.value(inactive) == 0)?;
        self.bell.lock().fault = None;
        Ok(())
    }

    /// Address of the signal that receives the queue's errors.
    pub(super) fn inactive(&self) -> Option<u64> {
        let (block, at) = &self.setup.queue;
        block.word64(at + INACTIVE_SIGNAL).map(|word| word.load(Ordering::Acquire)).filter(|address| *address != 0)
    }

    /// The value of a signal; 0 if it is not mapped.
    pub(super) fn value(&self, address: u64) -> i64 {
        let _reading = self.reading();
        let found = self.machine.space.find(self.gpu, address, signal::BYTES);
        let value = |(block, at): (Arc<Block>, u64)| Some(block.word64(at + signal::VALUE)?.load(Ordering::Acquire));
        found.and_then(value).unwrap_or(0) as i64
    }

    /// Runs PM4 commands in memory. Each packet starts with all registers 0.
    fn commands(&self, address: u64, words: u32) -> Result<(), Stopped> {
        let Some(words) = self.words_at(address, words) else {
            let why = format!("its {words} words of commands at {address:#x} are not mapped");
            return self.refuse(error::PACKET, why);
        };
        self.run_buffer(Dialect::Pm4, &words, &mut Registers::default())
    }

    /// Waits until the masked value of a signal is equal (0), not equal (1), less (2) or not less (3).
    fn wait_for_value(&self, signal: u64, value: i64, mask: i64, condition: u32) -> Result<(), Stopped> {
        let holds: fn(&i64, &i64) -> bool = match condition {
            0 => i64::eq,
            1 => i64::ne,
            2 => i64::lt,
            3 => i64::ge,
            _ => return self.refuse(error::PACKET, format!("{condition} is no condition of a value barrier")),
        };
        if signal == 0 {
            return Ok(());
        }
        self.mapped_signal(signal)?;
        self.poll(|| holds(&(self.value(signal) & mask), &value))
    }

    /// Checks that a signal is mapped. If not, the command processor's access is a page fault.
    fn mapped_signal(&self, address: u64) -> Result<(), Stopped> {
        let write = true;
        match self.machine.space.find(self.gpu, address, signal::BYTES) {
            Some(_) => Ok(()),
            None => {
                let size = signal::BYTES as u32;
                Err(self.violate(FaultKind::NotMapped { address, size, write, nearest: None }))
            }
        }
    }

    fn barrier(&self, signals: &[u64; 5], any: bool) -> Result<(), Stopped> {
        signals.iter().filter(|address| **address != 0).try_for_each(|address| self.mapped_signal(*address))?;
        let mut state = self.bell.lock();
        loop {
            if state.stop {
                return Err(Stopped);
            }
            drop(state);
            let mut asked =
                signals.iter().filter(|address| **address != 0).map(|address| self.reached_zero(*address)).peekable();
            let none = asked.peek().is_none();
            if none || if any { asked.any(|done| done) } else { asked.all(|done| done) } {
                return Ok(());
            }
            state =
                self.bell.changed.wait_timeout(self.bell.lock(), LOOK_AGAIN).unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// A signal that was unmapped meanwhile counts as reached, because no one can ever decrement it.
    fn reached_zero(&self, address: u64) -> bool {
        let _reading = self.reading();
        let Some((block, at)) = self.machine.space.find(self.gpu, address, signal::BYTES) else { return true };
        block.word64(at + signal::VALUE).is_none_or(|value| value.load(Ordering::Acquire) as i64 <= 0)
    }

    /// Stores the time stamps, then decrements the signal, then raises the event. The order ensures that an observer of
    /// the signal also sees the time stamps.
    fn complete(&self, address: u64, (start, end): (u64, u64), instructions: u64) -> Result<(), Stopped> {
        if address == 0 {
            return Ok(());
        }
        let _reading = self.reading();
        let Some((block, at)) = self.machine.space.find(self.gpu, address, signal::BYTES) else {
            return self.mapped_signal(address);
        };
        let store = |offset, value| {
            if let Some(word) = block.word64(at + offset) {
                word.store(value, Ordering::Relaxed);
            }
        };
        store(signal::START, start);
        store(signal::END, end);
        if let Some(word) = block.word64(at + signal::INSTRUCTIONS) {
            // Several packets may share a signal.
            word.fetch_add(instructions, Ordering::Relaxed);
        }
        self.signal(&block, at, |value| {
            value.fetch_sub(1, Ordering::AcqRel);
        });
        Ok(())
    }

    /// Changes the value of the signal at byte `at` of `block`, and raises its event. The caller holds
    /// [`Processor::reading`].
    pub(super) fn signal(&self, block: &Block, at: u64, change: impl FnOnce(&AtomicU64)) {
        let load = |offset| block.word64(at + offset).map_or(0, |word| word.load(Ordering::Relaxed));
        // Read before the change: afterwards the host may reuse the signal.
        let (mailbox, event) = (load(signal::MAILBOX), load(signal::EVENT_ID) as u32);
        if let Some(value) = block.word64(at + signal::VALUE) {
            change(value);
        }
        if mailbox != 0 {
            if let Some((page, slot)) = self.machine.space.find(self.gpu, mailbox, 8)
                && let Some(word) = page.word64(slot)
            {
                word.store(event.into(), Ordering::Release);
            }
            let _ = self.machine.events.set(event);
        }
    }
}
