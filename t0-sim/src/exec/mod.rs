//! Execution of a dispatch.
//!
//! [`run`] takes a [`Dispatch`], the address space and [`Options`], and returns [`Stats`] or the [`Fault`] of the lowest workgroup.
//!
//! **Invariant:** results and faults do not depend on the number of threads.
//! **Invariant:** nothing here panics on what a kernel does.
mod dispatch;
mod fault;

pub use dispatch::{Descriptor, Dispatch, Options, Stats};
pub use fault::{Fault, FaultKind};

use crate::mem::Memory;

/// Executes `dispatch` to its end.
///
/// # Errors
/// The fault of the lowest workgroup (then wave) that had one; workgroups behind it may not have run.
pub fn run(dispatch: &Dispatch, memory: &Memory, options: &Options) -> Result<Stats, Box<Fault>> {
    let _ = options;
    let table = memory.snapshot();
    let kind = match table.find(dispatch.code) {
        Some(region) if region.executable => FaultKind::UnsupportedInstruction { words: Vec::new() },
        Some(_) => FaultKind::NotExecutable { address: dispatch.code },
        None => FaultKind::NotMapped {
            address: dispatch.code,
            size: 4,
            write: false,
            nearest: table.nearest(dispatch.code),
        },
    };
    Err(Box::new(Fault { kind, pc: dispatch.code, wave: 0, workgroup: [0; 3], lane: None, instruction: None }))
}
