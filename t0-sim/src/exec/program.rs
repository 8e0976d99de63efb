//! The code of a dispatch, translated: steps, and how they lie to addresses.
//!
//! Code is translated from an address on along every branch whose target is known; what only runs by a computed jump is added when a
//! wave gets there. Steps are only ever appended, so positions stay valid.
use super::step::{Level, Step};
use std::collections::HashMap;

/// A translated program.
#[derive(Clone)]
pub(super) struct Program {
    /// Host vector extensions that the steps were made for.
    pub(super) level: Level,
    pub(super) wave64: bool,
    pub(super) steps: Vec<Step>,
    /// Position of the first step of the instruction at an address.
    pub(super) entry: HashMap<u64, u32>,
    /// Address of each instruction, by `number`.
    pub(super) addresses: Vec<u64>,
    /// Values of the constant rows.
    pub(super) constants: Vec<u32>,
    /// Number of VGPRs that appear in it.
    pub(super) vgprs: u32,
    /// It holds an instruction whose effect depends on the order of workgroups (an atomic that returns a value, or adds floats), or
    /// code that is not known yet.
    pub(super) ordered: bool,
}

impl Program {
    pub(super) fn new(level: Level, wave64: bool) -> Program {
        Program {
            level,
            wave64,
            steps: Vec::new(),
            entry: HashMap::new(),
            addresses: Vec::new(),
            constants: Vec::new(),
            vgprs: 1,
            ordered: false,
        }
    }

    /// The address of the instruction that the step at `ip` belongs to.
    pub(super) fn address(&self, ip: usize) -> u64 {
        let number = self.steps.get(ip).map_or(0, |s| s.number as usize);
        self.addresses.get(number).copied().unwrap_or(0)
    }
}
