//! The translated code of a dispatch: steps and their relation to addresses.
//!
//! Translation starts at an address and follows every branch with a known target. Code that is reached only by a
//! computed jump is added when a wave gets there. Steps are only ever appended, so positions stay valid.
use super::check::note::Notes;
use super::control;
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
    /// Whether the results of approximate instructions are moved.
    pub(super) noise: bool,
    /// The number of VGPRs of a wave. Uses of higher ones are faults.
    pub(super) vgprs: u16,
}

impl Form {
    /// Whether a step runs between the address and the data of each memory access, for a profile or a trace.
    pub(super) fn sees_accesses(&self) -> bool {
        self.profile || self.trace
    }
}

/// A straight-line run of a program.
#[derive(Clone, Debug)]
pub(super) struct Run {
    /// Its first address.
    pub(super) start: u64,
    /// The words that were translated or rejected as instructions.
    pub(super) words: Vec<u32>,
    /// Its first step, and its first instruction by `number`.
    pub(super) first: (usize, u32),
    /// The step after the last one of its instructions, and the `number` after theirs.
    pub(super) end: (usize, u32),
}

/// A place at which a wave may enter straight-line code.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    /// The first step from there on. It may be that of a later instruction, because some instructions have no steps.
    pub(super) step: u32,
    /// The counted instructions before the place.
    pub(super) counted: u32,
}

/// A translated program.
#[derive(Clone, Debug)]
pub(super) struct Program {
    pub(super) form: Form,
    /// The sanitizer's notes on each instruction; `None` outside strict mode.
    pub(super) notes: Option<Notes>,
    pub(super) steps: Vec<Step>,
    /// Where straight-line code may be entered, by address.
    pub(super) entry: HashMap<u64, Entry>,
    /// Address of each instruction, by `number`.
    pub(super) addresses: Vec<u64>,
    /// The straight-line runs.
    pub(super) runs: Vec<Run>,
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
    /// Whether it contains a barrier of the whole grid.
    pub(super) grid: bool,
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
            grid: false,
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
    pub(super) fn is_current(&self, table: &Table) -> bool {
        !self.gaps.iter().any(|gap| is_executable(table, *gap)) && self.runs.iter().all(|run| run.is_held(table))
    }

    /// Forgets the code that memory no longer contains. Its steps remain, because waves may be among them, but stop a
    /// wave as if nothing could be fetched there, so that the code is translated again if there is any.
    pub(super) fn forget_changes(&mut self, table: &Table) {
        let entry = &mut self.entry;
        self.gaps.retain(|gap| {
            let filled = is_executable(table, *gap);
            if filled {
                entry.retain(|address, _| address & !VGPRS_FREED != *gap);
            }
            !filled
        });
        for run in self.runs.iter_mut().filter(|run| !run.is_held(table)) {
            let code = run.start..run.start + 4 * run.words.len() as u64;
            entry.retain(|address, _| !code.contains(&(address & !VGPRS_FREED)));
            for step in &mut self.steps[run.first.0..run.end.0] {
                // A jump to another run at the end has no address.
                if (run.first.1..run.end.1).contains(&step.number) {
                    let address = self.addresses[step.number as usize];
                    let unfetched = unfetched(address, self.form.level);
                    *step = Step { number: step.number, counted: step.counted, ..unfetched };
                }
            }
            run.words.clear();
        }
    }
}

impl Run {
    /// Whether memory contains the words.
    fn is_held(&self, table: &Table) -> bool {
        let (start, words) = (self.start, &self.words);
        let size = 4 * words.len() as u64;
        let held = || table.find(start).is_some_and(|r| r.executable && r.contains(start, size));
        // SAFETY: the run is in a mapped region, which stays valid while the table's view is held.
        let same = || (0..).step_by(4).zip(words).all(|(i, word)| unsafe { access::load32(start + i) } == *word);
        words.is_empty() || held() && same()
    }
}

/// A step at which no instruction can be fetched.
fn unfetched(address: u64, level: Level) -> Step {
    Step { imm: address as u32, x: (address >> 32) as u32, ..Step::new(control::UNFETCHED.at(level)) }
}

/// Whether an instruction can be fetched from `address`.
fn is_executable(table: &Table, address: u64) -> bool {
    table.find(address).is_some_and(|region| region.executable)
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
