//! The client's half of the protocol of an AQL ring: in which order a packet and its announcement are stored.
//!
//! The memory is reached through [`Window`], so that `models` checks this code against a model of the command
//! processor.

use super::packet::{PACKET_BYTES, Packet};
use super::queue::field;
use crate::sys::Window;

/// The one producer of a ring. Several threads share it under a lock.
#[derive(Debug)]
pub(crate) struct Producer {
    /// Packets that the ring holds.
    slots: u64,
    /// The index of the next packet.
    next: u64,
    /// A read index that the device has stored.
    read: u64,
}

impl Producer {
    /// The producer of an empty ring of `slots` packets.
    pub(crate) fn new(slots: u64) -> Producer {
        Producer { slots, next: 0, read: 0 }
    }

    /// Whether the ring has `packets` free slots. The device has read what was in them before.
    pub(crate) fn has_space_for(&mut self, pointers: &dyn Window, packets: u64) -> bool {
        if self.next - self.read + packets > self.slots {
            // The device stores the index: reading it for every packet would move its cache line each time.
            self.read = pointers.load(field::READ_INDEX);
        }
        self.next - self.read + packets <= self.slots
    }

    /// Stores a packet in the ring, its header last. The caller must have checked that there is space, and announces
    /// it.
    pub(crate) fn place(&mut self, ring: &dyn Window, packet: &Packet) {
        let slot = self.next % self.slots * PACKET_BYTES;
        ring.write(slot + 4, &packet.rest);
        ring.store32(slot, packet.first);
        self.next += 1;
    }

    /// Announces the packets that were placed: stores the write index, flushes HDP, and rings the doorbell with the
    /// index of the last packet.
    pub(crate) fn announce(&mut self, pointers: &dyn Window, flush: impl FnOnce(), ring: impl FnOnce(u64)) {
        pointers.store(field::WRITE_INDEX, self.next);
        flush();
        ring(self.next - 1);
    }
}
