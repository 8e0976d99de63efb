//! Who receives the faults after which a strict dispatch goes on.

use super::fault::{Fault, FaultKind};

/// Receives the faults of a strict dispatch that goes on after them.
pub(crate) trait Findings: Sync {
    /// Whether the dispatch goes on after a fault of this kind.
    fn tolerates(&self, kind: &FaultKind) -> bool;

    /// A fault after which the dispatch goes on: the first one of each instruction and kind, up to a bound.
    fn found(&self, fault: &Fault);
}
