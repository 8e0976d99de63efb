//! The names of the rules that faults and notes break. Reports, suppressions and tools identify a rule by its name, so
//! a name never changes.

use super::fault::FaultKind;
use super::notes::NoteKind;

impl FaultKind {
    /// The name of the rule.
    pub fn rule(&self) -> &'static str {
        match self {
            FaultKind::OutOfBounds { .. } | FaultKind::BufferOutOfBounds { .. } => "out-of-bounds",
            FaultKind::LdsOutOfBounds { .. } | FaultKind::GdsOutOfBounds { .. } => "lds-out-of-bounds",
            FaultKind::ScratchOutOfBounds { .. } => "scratch-out-of-bounds",
            FaultKind::KernargOutOfBounds { .. } => "arguments-out-of-bounds",
            FaultKind::NotMapped { nearest, .. } => match nearest.map(|nearest| nearest.place) {
                Some(crate::mem::Position::Freed(_)) => "use-after-free",
                Some(_) => "out-of-bounds",
                None => "not-mapped",
            },
            FaultKind::ReadOnly { .. } => "read-only",
            FaultKind::Misaligned { .. } => "misaligned",
            FaultKind::Uninitialised { .. } => "uninitialised",
            FaultKind::MissingWait { .. } | FaultKind::LdsStoreAtBarrier { .. } => "missing-wait",
            FaultKind::StoreInFlight { .. } | FaultKind::ScalarLoadOfStore { .. } => "store-in-flight",
            FaultKind::StaleLine { .. } => "stale-cache",
            FaultKind::Race { lds: true, .. } => "lds-race",
            FaultKind::Race { .. } => "race",
            FaultKind::DivergentBarrier { .. } => "divergent-barrier",
            FaultKind::Deadlock { .. } | FaultKind::BarrierDeadlock { .. } => "deadlock",
            FaultKind::BudgetExhausted { .. } => "budget",
            FaultKind::Trap { .. } => "trap",
            FaultKind::VgprOutOfRange { .. } | FaultKind::VgprsDeallocated { .. } => "registers",
            FaultKind::NotExecutable { .. }
            | FaultKind::IllegalInstruction { .. }
            | FaultKind::UnsupportedInstruction { .. }
            | FaultKind::CodeEnd { .. } => "illegal-instruction",
            FaultKind::InvalidFormat { .. } | FaultKind::Image(_) => "format",
            FaultKind::Stopped | FaultKind::BadDispatch { .. } => "dispatch",
        }
    }

    /// The address in global memory that the fault is about, if there is one.
    pub fn address(&self) -> Option<u64> {
        match *self {
            FaultKind::OutOfBounds { address, .. }
            | FaultKind::NotMapped { address, .. }
            | FaultKind::ReadOnly { address, .. }
            | FaultKind::Misaligned { address, .. }
            | FaultKind::StoreInFlight { address, .. }
            | FaultKind::ScalarLoadOfStore { address, .. }
            | FaultKind::StaleLine { address, .. }
            | FaultKind::Race { lds: false, address, .. }
            | FaultKind::Deadlock { lds: false, address, .. } => Some(address),
            FaultKind::BufferOutOfBounds { base, offset, .. } => Some(base.wrapping_add(offset)),
            _ => None,
        }
    }
}

impl NoteKind {
    /// The name of the rule.
    pub fn rule(&self) -> &'static str {
        match self {
            NoteKind::StoreConflict { .. } => "store-conflict",
            NoteKind::StoreInFlight { .. } => "store-in-flight",
            NoteKind::UnmarkedAccess { .. } => "race",
        }
    }
}
