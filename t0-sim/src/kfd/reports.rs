//! Exceptions of queues as the driver reports them to the runtime.
//!
//! A trap handler sends an interrupt with the number of its queue's doorbell and a mask of exceptions; the command
//! processor sends one for a packet that it cannot run (`kfd_int_process_v11.c`). The driver looks the queue up and
//! adds the mask to the word that the header of the queue's save area names, then raises the event that it names
//! (`kfd_debug.c`, `struct kfd_context_save_area_header`). It does so only after RUNTIME_ENABLE.

use std::sync::atomic::Ordering;

use super::engine::Processor;
use super::queue::Bell;
use super::{Machine, QueueFault};
use crate::exec::{self, Fault};

/// Bits of an interrupt's data that name the doorbell. The mask of exceptions follows.
const DOORBELL_BITS: u32 = 10;

/// Byte offsets in the header of a save area.
mod header {
    pub(super) const PAYLOAD: u64 = 24;
    pub(super) const EVENT: u64 = 32;
}

impl Machine {
    /// Reports exceptions of the queue with this doorbell to the runtime. Returns whether there is someone to report
    /// to.
    pub(super) fn raise(&self, gpu: usize, doorbell: u32, mask: u64) -> bool {
        let save = self.exceptions.lock().get(&(gpu, doorbell)).copied();
        let Some(save) = save.filter(|_| mask != 0 && self.exceptions.enabled.load(Ordering::Acquire)) else {
            return false;
        };
        let Some((block, at)) = self.space.find(gpu, save, header::EVENT + 4) else { return false };
        let payload = block.word64(at + header::PAYLOAD).map_or(0, |word| word.load(Ordering::Acquire));
        let event = block.word32(at + header::EVENT).map_or(0, |word| word.load(Ordering::Acquire));
        let found = self.space.find(gpu, payload, 8).filter(|_| payload != 0);
        if let Some(word) = found.as_ref().and_then(|(block, at)| block.word64(*at)) {
            word.fetch_or(mask, Ordering::AcqRel);
        }
        // As in the driver, an event that does not exist is no error.
        let _ = self.events.set(event);
        true
    }
}

/// What the waves of a queue's dispatches have outside of them.
pub(super) struct Outside<'a> {
    machine: &'a Machine,
    gpu: usize,
    bell: &'a Bell,
    doorbell: u32,
}

impl exec::Exceptions for Outside<'_> {
    fn handler(&self) -> (u64, u64) {
        self.machine.gpus[self.gpu].handler.get()
    }

    fn doorbell(&self) -> u32 {
        self.doorbell
    }

    fn interrupt(&self, data: u32, privileged: bool) {
        let (doorbell, mask) = (data & ((1 << DOORBELL_BITS) - 1), u64::from(data >> DOORBELL_BITS));
        if !(privileged && self.machine.raise(self.gpu, doorbell, mask)) {
            self.machine.interrupt(data);
        }
    }

    fn ends(&self) -> bool {
        !self.machine.options.halts
    }

    fn noticed(&self, fault: Box<Fault>, continues: bool) {
        let mut state = self.bell.lock();
        // The first one is kept, unless its wave has continued and this one has not.
        if state.fault.as_ref().is_none_or(|kept| kept.continues && !continues) {
            state.fault = Some(QueueFault { fault, evicts: false, continues });
        }
    }
}

impl Processor {
    /// What the waves of this queue's dispatches have outside of them.
    pub(super) fn outside(&self) -> Outside<'_> {
        Outside { machine: &self.machine, gpu: self.gpu, bell: &self.bell, doorbell: self.doorbell }
    }
}
