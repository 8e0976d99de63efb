//! What a checked dispatch of a client that is written for a card does at a fault: see [`Sanitizer`](super::Sanitizer).

use crate::exec::{Cause, FaultKind, Verb};

/// Whether a card executes the instruction of a fault without noticing. What is outside of all pages is not asked here.
pub(super) fn is_silent(kind: &FaultKind) -> bool {
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
