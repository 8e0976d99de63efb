//! What a checked dispatch of a client that is written for a card does at a fault: see [`Sanitizer`](super::Sanitizer).

use super::events::Exception;
use super::{Machine, Sanitizer, Watched};
use crate::exec::{Cause, Fault, FaultKind, Findings, Verb};

/// Passes the faults after which a dispatch goes on to the sanitizer.
pub(super) struct Survivor<'a> {
    pub(super) sanitizer: &'a dyn Sanitizer,
    pub(super) launch: &'a Watched<'a>,
    pub(super) pages: Pages<'a>,
}

impl Findings for Survivor<'_> {
    fn tolerates(&self, kind: &FaultKind) -> bool {
        self.pages.survive(kind)
    }

    fn found(&self, fault: &Fault) {
        self.sanitizer.failed(self.launch, fault);
    }
}

/// The pages of a GPU's memory, which a card checks.
#[derive(Clone, Copy)]
pub(super) struct Pages<'a> {
    pub(super) machine: &'a Machine,
    pub(super) gpu: usize,
    /// Whether accesses are checked against the exact sizes of allocations.
    pub(super) exact: bool,
}

impl Pages<'_> {
    /// Whether a card executes the instruction of a fault without noticing.
    pub(super) fn survive(&self, kind: &FaultKind) -> bool {
        is_silent(kind) && self.violation(kind).is_none()
    }

    /// The exception that a card raises for this fault, if it is one of memory pages. Strict mode also reports accesses
    /// to the rest of an allocation's last page, which a card allows.
    pub(super) fn violation(&self, kind: &FaultKind) -> Option<Exception> {
        let gpu_id = self.machine.gpus[self.gpu].id;
        let memory = |not_present, read_only, no_execute, address| {
            Some(Exception::Memory { not_present, read_only, no_execute, address, gpu_id })
        };
        match *kind {
            FaultKind::OutOfBounds { address, size, .. } | FaultKind::NotMapped { address, size, .. } => {
                let size = u64::from(size.max(1));
                let missing = [address, address.saturating_add(size - 1)]
                    .into_iter()
                    .find(|address| self.machine.space.find(self.gpu, *address, 1).is_none());
                // Without strict mode the memory was missing, even if it has been mapped since.
                let missing = missing.or((!self.exact).then_some(address))?;
                memory(true, false, false, missing)
            }
            FaultKind::ReadOnly { address, .. } => memory(false, true, false, address),
            FaultKind::NotExecutable { address } => memory(false, false, true, address),
            _ => None,
        }
    }
}

/// Whether a card executes the instruction of a fault without noticing. What is outside of all pages is not asked here.
fn is_silent(kind: &FaultKind) -> bool {
    // A misaligned load is rounded down, and an access past the LDS loads zero or stores nothing.
    let defined = matches!(kind, FaultKind::LdsOutOfBounds { .. })
        || matches!(kind, FaultKind::Misaligned { verb, .. } if *verb != Verb::Atomic);
    if !defined && Cause::of(kind).is_some() {
        return false;
    }
    match kind {
        FaultKind::OutOfBounds { .. }
        | FaultKind::NotMapped { .. }
        | FaultKind::BufferOutOfBounds { .. }
        | FaultKind::LdsOutOfBounds { .. }
        | FaultKind::GdsOutOfBounds { .. }
        | FaultKind::InvalidFormat { .. }
        | FaultKind::Uninitialised { .. }
        | FaultKind::MissingWait { .. }
        | FaultKind::LdsStoreAtBarrier { .. }
        | FaultKind::StoreInFlight { .. }
        | FaultKind::ScalarLoadOfStore { .. }
        | FaultKind::StaleLine { .. }
        | FaultKind::Race { .. }
        | FaultKind::KernargOutOfBounds { .. }
        | FaultKind::DivergentBarrier { .. } => true,
        FaultKind::Misaligned { verb, .. } => *verb != Verb::Atomic,
        _ => false,
    }
}
