//! The instructions that each wave executed, in order ([`super::Options::trace`]).
//!
//! A program that is translated for this has a recording step before each instruction, and one between the two steps
//! of each vector memory access; other programs have none.
use super::program::Program;
use super::step::{Handlers, Step, plain};
use super::wave::Wave;

/// One executed instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Executed {
    /// Its address.
    pub address: u64,
    /// The number of 128-byte lines that the active lanes of an access to global memory, scratch or LDS touch; 0 for
    /// other instructions.
    pub lines: u16,
}

/// What one wave executed, from its first instruction to its last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WaveTrace {
    /// The workgroup's coordinates.
    pub workgroup: [u32; 3],
    /// The wave's number in its workgroup.
    pub wave: u32,
    /// The instructions in order.
    pub executed: Vec<Executed>,
}

/// A wave's trace while it runs: the number of each instruction, and its lines.
pub(super) type Steps = Vec<(u32, u16)>;

/// The trace of a wave whose instructions have only numbers so far.
#[derive(Debug, Default)]
pub(super) struct Numbered {
    pub(super) workgroup: [u32; 3],
    pub(super) wave: u32,
    pub(super) steps: Steps,
}

/// The traces with addresses, by workgroup and wave. `program` is the latest version of the program, which contains
/// all instructions of earlier versions under the same numbers.
pub(super) fn by_address(mut traces: Vec<Numbered>, program: &Program) -> Vec<WaveTrace> {
    traces.sort_by_key(|trace| ([2, 1, 0].map(|axis: usize| trace.workgroup[axis]), trace.wave));
    let address = |number: u32| program.addresses.get(number as usize).copied().unwrap_or(0);
    let executed =
        |steps: Steps| steps.into_iter().map(|(number, lines)| Executed { address: address(number), lines }).collect();
    traces
        .into_iter()
        .map(|trace| WaveTrace { workgroup: trace.workgroup, wave: trace.wave, executed: executed(trace.steps) })
        .collect()
}

/// Runs before an instruction.
const EXECUTED: Handlers = plain!(|w, s| {
    if let Some(steps) = &mut w.trace {
        steps.push((s.number, 0));
    }
    Flow::Next
});

/// Runs between the two steps of a memory instruction.
const LINES: Handlers = plain!(|w, _s| {
    let lines = w.lines();
    if let Some((_, most)) = w.trace.as_mut().and_then(|steps| steps.last_mut()) {
        *most = lines.max(*most);
    }
    Flow::Next
});

impl Wave<'_> {
    /// The number of 128-byte lines at the addresses of the active lanes.
    fn lines(&self) -> u16 {
        if self.trace.is_none() {
            return 0;
        }
        let active = self.exec() & self.lanes.mask;
        let mut lines = [u64::MAX; 32];
        for lane in (0..32usize).filter(|lane| active >> lane & 1 != 0) {
            lines[lane] = self.lanes.at[lane] >> 7;
        }
        lines.sort_unstable();
        let distinct =
            lines.iter().enumerate().filter(|(i, line)| **line != u64::MAX && (*i == 0 || lines[i - 1] != **line));
        distinct.count() as u16
    }
}

impl Program {
    /// The step that records an instruction, if the program is translated for it.
    pub(super) fn recording(&self) -> Option<Step> {
        self.form.trace.then(|| Step::new(EXECUTED.at(self.form.level)))
    }

    /// The step that records the lines of an access, if the program is translated for it.
    pub(super) fn recording_lines(&self) -> Option<Step> {
        self.form.trace.then(|| Step::new(LINES.at(self.form.level)))
    }
}
