//! Counts how often each instruction is executed.
//!
//! A program that is translated for this has a counting step before each instruction; other programs have none. A wave
//! counts by the number of the instruction in the program. The counts of the waves are added up when a worker has run
//! its last workgroup.
use crate::exec::executions::Executions;
use crate::exec::program::Program;
use crate::exec::step::{Handlers, Step, plain};
use crate::exec::wave::Wave;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// The counts of all workers, by the number of the instruction.
#[derive(Debug, Default)]
pub(in crate::exec) struct Sum(Mutex<Vec<u64>>);

impl Sum {
    /// Adds the counts of these waves.
    pub(in crate::exec) fn add(&self, waves: &[Wave<'_>]) {
        let mut sum = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for wave in waves {
            if sum.len() < wave.executions.len() {
                sum.resize(wave.executions.len(), 0);
            }
            sum.iter_mut().zip(&wave.executions).for_each(|(sum, count)| *sum += count);
        }
    }

    /// The counts by address. `program` is the latest version of the program, which contains all instructions of
    /// earlier versions under the same numbers.
    pub(in crate::exec) fn by_address(self, program: &Program) -> Executions {
        let sum = self.0.into_inner().unwrap_or_else(PoisonError::into_inner);
        // An instruction that runs both with and without VGPRs has two numbers.
        let mut counts = BTreeMap::new();
        for (address, count) in program.addresses.iter().zip(sum).filter(|(_, count)| *count != 0) {
            *counts.entry(*address).or_default() += count;
        }
        Executions { counts: counts.into_iter().collect() }
    }
}

/// Runs before an instruction.
const COUNT: Handlers = plain!(|w, s| {
    let number = s.number as usize;
    if w.executions.len() <= number {
        w.executions.resize(number + 1, 0);
    }
    w.executions[number] += 1;
    Flow::Next
});

impl Program {
    /// The step that counts an instruction, if the program is translated for it.
    pub(in crate::exec) fn counting(&self) -> Option<Step> {
        self.form.executions.then(|| Step::new(COUNT.at(self.form.level)))
    }
}
