//! What is wrong with an instruction, before it is reported.

use crate::exec::fault::{FaultKind, Role};

/// What is wrong, and in which lane.
pub(super) struct Wrong {
    pub(super) kind: FaultKind,
    pub(super) lane: Option<u32>,
}

pub(super) type Result = std::result::Result<(), Box<Wrong>>;

/// Where a wave has found a fault.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::exec) enum Site {
    /// The step of the sanitizer before an instruction. It has taken the waits and the memory operations of the
    /// instruction into account.
    Before,
    /// The step of the sanitizer between the halves of an access.
    Access,
    /// A step of the instruction itself.
    #[default]
    Instruction,
}

/// Another party to a fault, to be looked up when the fault is reported.
#[derive(Clone, Debug)]
pub(in crate::exec) struct Party {
    pub(in crate::exec) role: Role,
    pub(in crate::exec) number: u32,
    /// The workgroup, if it is another one than the fault's.
    pub(in crate::exec) group: Option<u32>,
    pub(in crate::exec) wave: u32,
    pub(in crate::exec) lane: Option<u32>,
}
