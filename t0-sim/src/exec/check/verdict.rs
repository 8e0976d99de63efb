//! What is wrong with an instruction, before it is reported.

use crate::exec::fault::{FaultKind, Role};

/// What is wrong, and in which lane.
pub(super) struct Wrong {
    pub(super) kind: FaultKind,
    pub(super) lane: Option<u32>,
}

pub(super) type Result = std::result::Result<(), Box<Wrong>>;

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
