//! One AQL queue of the driver: its ring, its pointers, its save area, its doorbell.

use std::fmt;
use std::sync::Arc;

use t0_kfd::{CreateQueue, DestroyQueue, values};

use super::client::{Client, retry};
use super::events::{Event, Exception};
use super::memory::{Kind, Memory};
use super::packet::{INVALID, PACKET_BYTES, Packet};
use super::producer::Producer;
use super::scratch::{self, Layout};
use super::signal::Signal;
use super::topology::Node;
use crate::error::Error;
use crate::sys::Doorbells;

/// Number of packets that a queue holds.
pub(crate) const SLOTS: u64 = 16_384;
/// The doorbell page of gfx9 and later.
const DOORBELL_PAGE: u64 = 0x2000;
const EOP_BYTES: u64 = 4096;
/// Bytes of a doorbell.
const DOORBELL: u64 = 8;
/// Where the driver stores the kinds of exceptions, in the page of `amd_queue_t`.
const PAYLOAD: u64 = 2048;

/// Byte offsets in the header of a save area (`kfd_context_save_area_header`).
mod save_area {
    pub(super) const PAYLOAD: u64 = 24;
    pub(super) const EVENT: u64 = 32;
}

/// Byte offsets in `amd_queue_t`.
pub(super) mod field {
    pub(super) const TYPE: u64 = 0;
    pub(super) const BASE: u64 = 8;
    pub(super) const SIZE: u64 = 24;
    pub(in crate::kfd) const WRITE_INDEX: u64 = 56;
    pub(super) const MAX_CU: u64 = 72;
    pub(super) const MAX_WAVE: u64 = 76;
    pub(in crate::kfd) const READ_INDEX: u64 = 128;
    pub(super) const READ_INDEX_OFFSET: u64 = 136;
    pub(super) const TMPRING: u64 = 140;
    pub(super) const SCRATCH_DESCRIPTOR: u64 = 144;
    pub(super) const SCRATCH_ADDRESS: u64 = 160;
    pub(super) const SCRATCH_BYTES: u64 = 168;
    pub(super) const SCRATCH_LANE_BYTES: u64 = 176;
    pub(super) const PROPERTIES: u64 = 180;
    pub(super) const INACTIVE_SIGNAL: u64 = 192;
}

/// IS_PTR64 and ENABLE_PROFILING: the device writes timestamps.
const PROPERTIES: u32 = 1 << 1 | 1 << 3;

/// Scratch of a queue: the work-items' private memory.
#[derive(Debug)]
pub(crate) struct Scratch {
    _memory: Memory,
    /// Bytes per work-item.
    item_bytes: u32,
}

/// A queue. Dropping it destroys it; drain it first.
pub(crate) struct Queue {
    client: Arc<Client>,
    pub(crate) id: u32,
    ring: Memory,
    pointers: Memory,
    _eop: Memory,
    _save: Memory,
    doorbells: Box<dyn Doorbells>,
    doorbell: u64,
    producer: Producer,
    scratch: Option<Scratch>,
    /// Receives the error that stops the queue.
    inactive: Arc<Signal>,
}

impl fmt::Debug for Queue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Queue({})", self.id)
    }
}

impl Queue {
    /// Creates a queue. `inactive` is a signal of value 0 that receives the error that stops the queue, and `event` is
    /// raised after an exception of a wave.
    pub(crate) fn new(client: &Arc<Client>, inactive: Arc<Signal>, event: &Event) -> Result<Queue, Error> {
        let shared = |bytes| Memory::new(client, bytes, Kind::Shared);
        let area = client.node.save_area();
        let ring = shared(SLOTS * PACKET_BYTES)?;
        for slot in 0..SLOTS {
            ring.window().store32(slot * PACKET_BYTES, INVALID);
        }
        // One page each: the driver requires whole pages for both pointers, and exact sizes for everything else.
        let pointers = shared(4096)?;
        let (eop, save) = (Memory::new(client, EOP_BYTES, Kind::Private)?, shared(area.total)?);
        describe(&pointers, &ring, &client.node, inactive.address());
        if client.trap().is_some() {
            save.window().store(save_area::PAYLOAD, pointers.address() + PAYLOAD);
            save.window().store32(save_area::EVENT, event.id);
        }
        let mut argument = CreateQueue {
            ring_base_address: ring.address(),
            write_pointer_address: pointers.address() + field::WRITE_INDEX,
            read_pointer_address: pointers.address() + field::READ_INDEX,
            ring_size: (SLOTS * PACKET_BYTES) as u32,
            gpu_id: client.node.gpu_id,
            queue_type: values::QUEUE_TYPE_COMPUTE_AQL,
            queue_percentage: 100,
            queue_priority: 7,
            eop_buffer_address: eop.address(),
            eop_buffer_size: EOP_BYTES,
            ctx_save_restore_address: save.address(),
            ctx_save_restore_size: area.save as u32,
            ctl_stack_size: area.control as u32,
            ..Default::default()
        };
        client.call(&mut argument)?;
        let page = argument.doorbell_offset & !(DOORBELL_PAGE - 1);
        let doorbells = retry(|| client.sys.map_doorbells(page, DOORBELL_PAGE)).map_err(|errno| {
            let _ = client.raw(&mut DestroyQueue { queue_id: argument.queue_id, pad: 0 }, &mut []);
            Error::Driver { action: "map the doorbells".to_owned(), errno: errno.to_string(), hint: "" }
        })?;
        Ok(Queue {
            client: client.clone(),
            id: argument.queue_id,
            ring,
            pointers,
            _eop: eop,
            _save: save,
            doorbells,
            doorbell: argument.doorbell_offset - page,
            producer: Producer::new(SLOTS),
            scratch: None,
            inactive,
        })
    }

    /// Whether the ring has `packets` free slots.
    pub(crate) fn has_space_for(&mut self, packets: u64) -> bool {
        self.producer.has_space_for(self.pointers.window(), packets)
    }

    /// The number of its doorbell, which an exception of a wave names.
    pub(crate) fn doorbell(&self) -> u64 {
        self.doorbell / DOORBELL
    }

    /// The error that stopped the queue, in the encoding of the command processor; 0 if none did.
    pub(crate) fn error(&self) -> u64 {
        self.inactive.value()
    }

    /// Stores a packet in the ring. The caller must have checked that there is space, and announces it.
    pub(crate) fn place(&mut self, packet: &Packet) {
        self.producer.place(self.ring.window(), packet);
    }

    /// Publishes the packets that were placed, and rings the doorbell. They see everything that the host has written.
    pub(crate) fn announce(&mut self) {
        let doorbell = |last| self.doorbells.ring(self.doorbell, last);
        self.producer.announce(self.pointers.window(), || self.client.hdp.flush_writes(), doorbell);
    }

    /// Whether each work-item can have `bytes` of scratch without [`Queue::grow_scratch`].
    pub(crate) fn has_scratch(&self, bytes: u32) -> bool {
        bytes == 0 || self.scratch.as_ref().is_some_and(|scratch| scratch.item_bytes >= bytes)
    }

    /// Gives each work-item of `kernel` at least `bytes` of scratch. The queue must be idle.
    pub(crate) fn grow_scratch(&mut self, kernel: &'static str, bytes: u32) -> Result<(), Error> {
        let layout = Layout::new(&self.client.node, bytes).ok_or_else(|| {
            let most = scratch::LARGEST;
            let why = format!("a work-item needs {bytes} bytes of private memory, but the maximum is {most}");
            Error::Unlaunchable { kernel, why }
        })?;
        let memory = Memory::new(&self.client, layout.bytes, Kind::Data)?;
        let window = self.pointers.window();
        window.store32(field::TMPRING, layout.tmpring());
        for (i, word) in layout.descriptor(memory.address()).into_iter().enumerate() {
            window.store32(field::SCRATCH_DESCRIPTOR + 4 * i as u64, word);
        }
        window.store(field::SCRATCH_ADDRESS, memory.address());
        window.store(field::SCRATCH_BYTES, layout.bytes);
        window.store32(field::SCRATCH_LANE_BYTES, layout.lane_bytes());
        self.scratch = Some(Scratch { _memory: memory, item_bytes: layout.item_bytes });
        Ok(())
    }
}

fn describe(pointers: &Memory, ring: &Memory, node: &Node, inactive: u64) {
    let window = pointers.window();
    // A multi-producer queue with kernel dispatch.
    window.store(field::TYPE, 1 << 32);
    window.store(field::BASE, ring.address());
    window.store32(field::SIZE, SLOTS as u32);
    window.store32(field::MAX_CU, node.cus.saturating_sub(1));
    window.store32(field::MAX_WAVE, (node.waves_per_simd * node.simds_per_cu).saturating_sub(1));
    window.store32(field::READ_INDEX_OFFSET, field::READ_INDEX as u32);
    window.store32(field::PROPERTIES, PROPERTIES);
    window.store(field::INACTIVE_SIGNAL, inactive);
}

impl Drop for Queue {
    fn drop(&mut self) {
        let mut argument = DestroyQueue { queue_id: self.id, pad: 0 };
        // A kernel of a queue that cannot be destroyed may still run. Nothing else may get the addresses that it uses.
        if self.client.raw(&mut argument, &mut []).is_err() {
            self.client.process.lose(Exception::Stuck);
        } else if let Some(trap) = self.client.trap() {
            trap.forget(self.doorbell());
        }
    }
}
