//! Work that does not complete: faults, timeouts, a lost device.

use std::sync::Arc;

use super::{Pending, Submitter, new_queue};
use crate::error::Error;
use crate::fault::{FaultKind, Lost};
use crate::kfd::client::Client;
use crate::kfd::events::Exception;
use crate::module::Kernel;
use crate::sys::RawFault;

impl Submitter {
    /// Ends everything pending: the first kernel that has not completed with its error, the rest as aborted. Replaces
    /// the queue. With `stuck_at`, only if nothing has completed since that progress.
    pub(super) fn fail(
        &self,
        stuck_at: Option<(u64, u64)>,
        error: impl FnOnce(&[Arc<Kernel>], &Client) -> Error,
    ) -> Result<(), Error> {
        let mut state = self.lock();
        state.retire(&self.signals);
        if stuck_at.is_some_and(|progress| progress != state.progress()) {
            return Ok(());
        }
        // The old queue first: none of its work runs any more when the rest is released.
        drop(state.queue.take());
        let pending: Vec<Pending> = state.pending.drain(..).collect();
        if let Some((culprit, kernels)) = unfinished(&pending) {
            let error = error(kernels, &self.client);
            state.record_failure(culprit, error, &pending);
        }
        self.abandon(&mut state, &pending);
        // If it fails, the next submission tries again, and reports why.
        state.queue = new_queue(&self.client, &self.signals, &self.event).ok();
        drop(state);
        self.release(pending);
        Ok(())
    }

    /// Ends everything pending because the process is lost: the first kernel that has not completed with `error`, the
    /// rest as lost. The queue is not replaced.
    pub(super) fn lose(&self, error: impl FnOnce(&[Arc<Kernel>], &Client) -> Error) -> Result<(), Error> {
        let mut state = self.lock();
        state.retire(&self.signals);
        if state.lost_from.is_some() {
            return Ok(());
        }
        state.lost_from = Some(state.done);
        let queue = state.queue.take();
        let pending: Vec<Pending> = state.pending.drain(..).collect();
        let mut kernels: Vec<&'static str> =
            pending.iter().flat_map(|p| p.kernels().iter().map(|kernel| kernel.name())).collect();
        kernels.dedup();
        if let Some((culprit, unfinished)) = unfinished(&pending) {
            let last = state.next - 1;
            let error = match error(unfinished, &self.client) {
                Error::Lost(_) => self.lost(&kernels),
                error => error,
            };
            let faulted = match &error {
                Error::Fault(fault) => kernels.iter().position(|kernel| *kernel == fault.kernel),
                _ => None,
            };
            for entry in pending.iter().filter(|entry| entry.number >= culprit) {
                entry.fail(&error);
            }
            state.failures.record(culprit..=if faulted.is_some() { culprit } else { last }, error);
            if let Some(at) = faulted
                && culprit < last
            {
                kernels.remove(at);
                state.failures.record(culprit + 1..=last, self.lost(&kernels));
            }
        }
        self.abandon(&mut state, &pending);
        drop(state);
        // Evicted queues do not run, but destroying one is a call of the driver, for which no lock is held. What its
        // packets use is released after it.
        drop(queue);
        self.release(pending);
        Ok(())
    }

    /// The error of work on a lost device.
    pub(super) fn lost(&self, kernels: &[&'static str]) -> Error {
        let lost = self.client.process.lost().cloned();
        // `lose` is called only after the loss was recorded.
        lost.map_or(Error::Forgotten, |lost| Error::Lost(Box::new(Lost { in_flight: kernels.to_vec(), ..lost })))
    }

    /// Ends entries that will never run, except for their signals.
    fn abandon(&self, state: &mut super::State, pending: &[Pending]) {
        for log in pending.iter().filter_map(Pending::log) {
            let (mut printed, assertion) = log.read();
            // The launch fails for another reason, which an earlier failed assertion may explain.
            printed.extend(assertion.map(|a| a.printed()));
            state.prints.push((log.outlet.clone(), printed));
        }
        state.done = state.next;
        state.evented = state.next;
        if let Some(last) = pending.last() {
            state.ring.retire(last.mark);
        }
    }

    /// Completes the signals of entries that will never run, and releases what they own. Launches of other queues that
    /// wait for them run from then on, so what these compute from unreliable contents is noted first.
    fn release(&self, pending: Vec<Pending>) {
        self.peers.spread();
        pending.iter().flat_map(Pending::signals).for_each(|signal| signal.finish());
        let mut state = self.lock();
        for entry in pending {
            entry.release(&self.signals, &mut state.idle);
        }
        drop(state);
        self.wake();
    }
}

/// The number of the first entry with a kernel that may not have completed, and its kernels from there on.
fn unfinished(pending: &[Pending]) -> Option<(u64, &[Arc<Kernel>])> {
    pending.iter().map(|entry| (entry.number, entry.kernels())).find(|(_, kernels)| !kernels.is_empty())
}

/// The report of a fault of one of these kernels. The program counter tells which kernel. A card does not report the
/// program counter; then the report names the first kernel.
pub(super) fn explained(kernels: &[Arc<Kernel>], fault: RawFault, client: &Client) -> Error {
    let at = fault.pc.and_then(|pc| kernels.iter().find(|kernel| kernel.contains(pc))).or(kernels.first());
    at.map_or(Error::Forgotten, |kernel| Error::Fault(Box::new(kernel.explain(fault, client))))
}

/// What the driver reports of a fault of the virtual device.
pub(super) fn exception(fault: &RawFault) -> Exception {
    Exception::Memory {
        address: fault.address.unwrap_or(0) & !0xfff,
        read_only: fault.kind == FaultKind::ReadOnly,
        no_execute: fault.kind == FaultKind::IllegalInstruction,
    }
}

/// The report of a card's command processor, which it stores in the signal of a queue that it stops. ROCr's
/// `amd_aql_queue.cpp` has the encoding.
pub(super) fn queue_error(code: u64) -> RawFault {
    let (kind, what) = match code {
        code if code & 1 != 0 => (FaultKind::BadDispatch, "its queue has too little scratch"),
        code if code & 2 != 0 => (FaultKind::BadDispatch, "its packet has an invalid number of dimensions"),
        code if code & 4 != 0 => (FaultKind::BadDispatch, "a workgroup needs more LDS than the device has"),
        code if code & 8 != 0 => (FaultKind::BadDispatch, "the address of its code is invalid"),
        code if code & (32 | 256) != 0 => (FaultKind::BadDispatch, "its packet is invalid"),
        code if code & 64 != 0 => (FaultKind::BadDispatch, "its workgroup has too many work-items"),
        code if code & 128 != 0 => (FaultKind::BadDispatch, "it needs more registers than the device has"),
        code if code & 0x2000_0000 != 0 => (FaultKind::OutOfBounds, "it accessed memory outside of its aperture"),
        code if code & 0x4000_0000 != 0 => (FaultKind::IllegalInstruction, "it executed an illegal instruction"),
        _ => (FaultKind::Other, "it raised an exception"),
    };
    RawFault {
        evicts: false,
        base: None,
        kind,
        message: format!(
            "{what} (queue error {code:#x}). The card does not report the line; the virtual GPU does (T0_DEVICE=virtual)"
        ),
        pc: None,
        instruction: None,
        workgroup: None,
        wave: None,
        lane: None,
        address: None,
        related: Vec::new(),
        disassembly: Vec::new(),
    }
}
