//! The translated code of a dispatch: steps and their relation to addresses.
//!
//! Translation starts at an address and follows every branch with a known target. Code that is reached only by a
//! computed jump is added when a wave gets there. Steps are only ever appended, so positions stay valid.
use super::check::note::Notes;
use super::level::Level;
use super::step::Step;
use crate::mem::{Table, access};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Which checks apply to memory accesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Checks {
    /// All checks of strict mode; their steps run between the two steps of an access.
    Strict,
    /// Accesses must stay inside mapped memory, so that no kernel can harm the host.
    Bounds,
    /// No checks, for measuring the cost of bounds checks.
    #[cfg_attr(not(feature = "unchecked"), allow(dead_code))]
    None,
}

/// Marks the entry of code that runs after the wave released its VGPRs. The bit is set in keys of [`Program::entry`]
/// and is above all code addresses.
pub(super) const VGPRS_FREED: u64 = 1 << 63;

/// The options that a program was translated for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Form {
    /// Host vector extensions.
    pub(super) level: Level,
    pub(super) wave64: bool,
    pub(super) checks: Checks,
    /// Whether instructions and bytes are counted by kind.
    pub(super) profile: bool,
    /// Whether executions of each instruction are counted.
    pub(super) executions: bool,
    /// Whether the instructions of some waves are recorded.
    pub(super) trace: bool,
    /// The number of VGPRs of a wave. Uses of higher ones are faults.
    pub(super) vgprs: u16,
}

impl Form {
    /// Whether a step runs between the address and the data of each memory access, for a profile or a trace.
    pub(super) fn sees_accesses(&self) -> bool {
        self.profile || self.trace
    }
}

/// A translated program.
#[derive(Clone, Debug)]
pub(super) struct Program {
    pub(super) form: Form,
    /// The sanitizer's notes on each instruction; `None` outside strict mode.
    pub(super) notes: Option<Notes>,
    pub(super) steps: Vec<Step>,
    /// Position of the first step of each straight-line run that may be entered, by address.
    pub(super) entry: HashMap<u64, u32>,
    /// Address of each instruction, by `number`.
    pub(super) addresses: Vec<u64>,
    /// The words that were translated or rejected as instructions, by the start address of each straight-line run.
    pub(super) runs: Vec<(u64, Vec<u32>)>,
    /// Addresses that could not be fetched when the code before them was translated.
    pub(super) gaps: Vec<u64>,
    /// Values of the constant rows.
    pub(super) constants: Vec<u32>,
    /// The number of VGPRs that the program uses.
    pub(super) vgprs: u32,
    /// The number of memory instructions in the program.
    pub(super) accesses: u32,
    /// Whether it contains an instruction whose effect depends on the order of workgroups (an atomic that returns a
    /// value, or adds floats), or code that is not known yet.
    pub(super) ordered: bool,
}

impl Program {
    pub(super) fn new(form: Form) -> Program {
        Program {
            form,
            notes: (form.checks == Checks::Strict).then(Notes::default),
            steps: Vec::new(),
            entry: HashMap::new(),
            addresses: Vec::new(),
            runs: Vec::new(),
            gaps: Vec::new(),
            constants: Vec::new(),
            vgprs: 1,
            accesses: 0,
            ordered: false,
        }
    }

    /// The address of the instruction that the step at `ip` belongs to.
    pub(super) fn address(&self, ip: usize) -> u64 {
        let number = self.steps.get(ip).map_or(0, |s| s.number as usize);
        self.addresses.get(number).copied().unwrap_or(0)
    }
}

impl Program {
    /// Whether memory still contains the words that were translated, and still ends at the same address.
    fn is_current(&self, table: &Table) -> bool {
        let executable = |address: &u64| table.find(*address).is_some_and(|r| r.executable);
        !self.gaps.iter().any(executable)
            && self.runs.iter().filter(|(_, words)| !words.is_empty()).all(|(start, words)| {
                let size = 4 * words.len() as u64;
                let held = table.find(*start).is_some_and(|r| r.executable && r.contains(*start, size));
                // SAFETY: the run is in a mapped region, which stays valid while a dispatch runs.
                held && (0..).step_by(4).zip(words).all(|(i, word)| unsafe { access::load32(start + i) } == *word)
            })
    }
}

/// Translated programs of an address space by entry address, kept because kernels are launched repeatedly.
#[derive(Debug, Default)]
pub(super) struct Cache {
    programs: Mutex<HashMap<(u64, Form), Arc<Program>>>,
}

/// The most programs kept. The cache is cleared when it is full.
const KEPT: usize = 1024;

impl Cache {
    /// The program at `entry`, if it is cached and its code has not changed.
    pub(super) fn get(&self, entry: u64, form: Form, table: &Table) -> Option<Arc<Program>> {
        let programs = self.programs.lock().unwrap_or_else(PoisonError::into_inner);
        let program = programs.get(&(entry, form)).cloned();
        drop(programs);
        program.filter(|p| p.is_current(table))
    }

    pub(super) fn put(&self, entry: u64, program: Arc<Program>) {
        let mut programs = self.programs.lock().unwrap_or_else(PoisonError::into_inner);
        if programs.len() >= KEPT {
            programs.clear();
        }
        programs.insert((entry, program.form), program);
    }
}
