//! Exceptions of queues as the driver reports them to the runtime.
//!
//! A trap handler sends an interrupt with the number of its queue's doorbell and a mask of exceptions; the command
//! processor sends one for a packet that it cannot run (`kfd_int_process_v11.c`). The driver looks the queue up and adds
//! the mask to the word that the header of the queue's save area names, then raises the event that it names
//! (`kfd_debug.c`, `struct kfd_context_save_area_header`). It does so only after RUNTIME_ENABLE.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use t0_kfd::exception;

use super::processor::error;
use super::queue::Bell;
use super::{Machine, QueueFault};
use crate::exec::{self, Fault, FaultKind};

/// Bits of an interrupt's data that name the doorbell. The mask of exceptions follows.
const DOORBELL_BITS: u32 = 10;

/// Byte offsets in the header of a save area.
mod header {
    pub(super) const PAYLOAD: u64 = 24;
    pub(super) const EVENT: u64 = 32;
}

/// Which exceptions can be reported.
#[derive(Debug, Default)]
pub(super) struct Exceptions {
    /// Whether the process has called RUNTIME_ENABLE.
    pub(super) enabled: AtomicBool,
    /// The save areas of compute queues, by GPU and number of the doorbell.
    queues: Mutex<BTreeMap<(usize, u32), u64>>,
}

/// The second-level trap handler of a GPU.
#[derive(Debug, Default)]
pub(super) struct TrapHandler {
    code: AtomicU64,
    memory: AtomicU64,
}

impl TrapHandler {
    /// SET_TRAP_HANDLER.
    pub(super) fn set(&self, code: u64, memory: u64) {
        self.memory.store(memory, Ordering::Relaxed);
        self.code.store(code, Ordering::Release);
    }

    /// The addresses of code and memory. The first is 0 if the process has set no handler.
    pub(super) fn get(&self) -> (u64, u64) {
        let code = self.code.load(Ordering::Acquire);
        (code, self.memory.load(Ordering::Relaxed))
    }
}

impl Exceptions {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<(usize, u32), u64>> {
        self.queues.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a compute queue.
    pub(super) fn add(&self, gpu: usize, doorbell: u32, save: u64) {
        self.lock().insert((gpu, doorbell), save);
    }

    /// Removes a queue.
    pub(super) fn remove(&self, gpu: usize, doorbell: u32) {
        self.lock().remove(&(gpu, doorbell));
    }
}

impl Machine {
    /// Reports exceptions of the queue with this doorbell to the runtime. Returns whether there is someone to report to.
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

/// The exceptions that the command processor reports for the error that it stores in the queue's signal; 0 for those
/// that the host handles.
pub(super) fn of_packet(code: u64) -> u64 {
    match code {
        error::DIMENSIONS => exception::PACKET_DISPATCH_DIM_INVALID,
        error::GROUP_MEMORY => exception::PACKET_DISPATCH_GROUP_SEGMENT_SIZE_INVALID,
        error::CODE => exception::PACKET_DISPATCH_CODE_INVALID,
        error::PACKET | error::EXCEPTION => exception::PACKET_UNSUPPORTED,
        error::WORKGROUP => exception::PACKET_DISPATCH_WORK_GROUP_SIZE_INVALID,
        error::VENDOR => exception::PACKET_VENDOR_UNSUPPORTED,
        _ => 0,
    }
}

/// The exceptions that a handler like ROCr's reports for a fault; 0 if it does not enter the handler.
pub(super) fn of_fault(kind: &FaultKind) -> u64 {
    match kind {
        // The number of llvm.trap.
        FaultKind::Trap { id: 2 } => exception::WAVE_ABORT,
        FaultKind::Trap { .. } => exception::WAVE_TRAP,
        FaultKind::IllegalInstruction { .. }
        | FaultKind::UnsupportedInstruction { .. }
        | FaultKind::CodeEnd { .. }
        | FaultKind::VgprOutOfRange { .. }
        | FaultKind::VgprsDeallocated { .. } => exception::WAVE_ILLEGAL_INSTRUCTION,
        FaultKind::ScratchOutOfBounds { .. } | FaultKind::LdsOutOfBounds { .. } | FaultKind::Misaligned { .. } => {
            exception::WAVE_APERTURE_VIOLATION
        }
        _ => 0,
    }
}

/// What the waves of a queue's dispatches have outside of them.
pub(super) struct Outside<'a> {
    pub(super) machine: &'a Machine,
    pub(super) gpu: usize,
    pub(super) bell: &'a Bell,
    pub(super) doorbell: u32,
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
