//! Exceptions of queues: what can be reported and to which queue, and trap handlers. `reports` reports them.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use t0_kfd::exception;

use crate::exec::{Cause, FaultKind};

/// Errors that the command processor stores in the signal of a queue that it stops, as ROCr's `amd_aql_queue.cpp`
/// interprets them.
pub(super) mod error {
    pub(in crate::kfd) const SCRATCH: u64 = 1;
    pub(in crate::kfd) const DIMENSIONS: u64 = 2;
    pub(in crate::kfd) const GROUP_MEMORY: u64 = 4;
    pub(in crate::kfd) const CODE: u64 = 8;
    pub(in crate::kfd) const PACKET: u64 = 32;
    pub(in crate::kfd) const WORKGROUP: u64 = 64;
    pub(in crate::kfd) const VENDOR: u64 = 256;
    /// Set in addition for a wave of 32 lanes.
    pub(in crate::kfd) const WAVE32: u64 = 0x400;
    pub(in crate::kfd) const APERTURE: u64 = 0x2000_0000;
    pub(in crate::kfd) const ILLEGAL_INSTRUCTION: u64 = 0x4000_0000;
    pub(in crate::kfd) const EXCEPTION: u64 = 0x8000_0000;
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
    /// The save areas.
    pub(super) fn lock(&self) -> MutexGuard<'_, BTreeMap<(usize, u32), u64>> {
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

/// The exceptions that a handler like ROCr's reports for a fault; 0 if its wave does not enter the handler.
pub(super) fn of_fault(kind: &FaultKind) -> u64 {
    match Cause::of(kind) {
        // The number of llvm.trap.
        Some(Cause::Trap(2)) => exception::WAVE_ABORT,
        Some(Cause::Trap(_)) => exception::WAVE_TRAP,
        Some(Cause::IllegalInstruction) => exception::WAVE_ILLEGAL_INSTRUCTION,
        Some(Cause::MemoryViolation) => exception::WAVE_APERTURE_VIOLATION,
        None => 0,
    }
}
