//! Strict mode for the dispatches of programs that are written for a card.
//!
//! [`VirtualOptions::strict`](super::VirtualOptions::strict) is for T0's own runtime: the host's accesses go through
//! the virtual driver, and the first fault stops its queue. A [`Sanitizer`] is for other clients. Its dispatches are
//! executed in strict mode, but everything else is as on a card: **a mistake that a card does not notice ends its
//! dispatch, whose packet completes, and the queue continues.**

use std::fmt;

use super::Watched;
use super::space::Space;
use crate::exec::{Cause, Fault, FaultKind, Notes, Verb};

/// Decides which dispatches are checked, and receives what is found.
pub trait Sanitizer: Send + Sync + fmt::Debug {
    /// Whether a dispatch runs in strict mode. Called before it starts, by the thread of its queue.
    fn checks(&self, launch: &Watched<'_>) -> bool;

    /// A dispatch has ended with a fault, whether it was checked or not.
    fn failed(&self, launch: &Watched<'_>, fault: &Fault);

    /// A checked dispatch has ended without a fault. Its notes may be empty.
    fn passed(&self, launch: &Watched<'_>, notes: &Notes);
}

/// Whether a card executes the instruction of a fault without noticing. What is outside of all pages is not asked here.
pub(super) fn is_silent(kind: &FaultKind) -> bool {
    if Cause::of(kind).is_some() {
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
        | FaultKind::StaleLine { .. }
        | FaultKind::Race { .. }
        | FaultKind::KernargOutOfBounds { .. }
        | FaultKind::DivergentBarrier { .. } => true,
        FaultKind::Misaligned { verb, .. } => *verb != Verb::Atomic,
        _ => false,
    }
}

/// How a client makes the bounds of its allocations known, which are exact where the driver's are whole pages.
impl Space {
    /// The allocation that starts at `address` has only `bytes` bytes. Kernels that access the rest of its last page
    /// fault. Returns whether there is such an allocation.
    pub(super) fn bound(&self, address: u64, bytes: u64) -> bool {
        self.change_bounds(address, |known| (bytes != 0 && bytes <= known).then_some(bytes))
    }

    /// Kernels that access the allocation that starts at `address` fault from now on, although it is still mapped.
    /// Returns whether there is such an allocation.
    pub(super) fn revoke(&self, address: u64) -> bool {
        self.change_bounds(address, |_| Some(0))
    }
}
