//! The clocks that the waves of the simulated units spend in each instruction, and what they wait for.

use crate::stall::{Issued, Observer, STALLS};

/// The clocks of the waves of the simulated units.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WaveClocks {
    /// By index of the shape: the clocks for which it was its wave's next instruction, up to and with the clock of its
    /// issue. Waits count for the instruction that waits.
    pub instructions: Vec<i64>,
    /// The clocks of these for which it waited, by reason, in the order of [`crate::Stall::ALL`]. The other clocks are
    /// the clocks of the issues.
    pub stalls: Vec<[i64; STALLS]>,
    /// How often each of them issued.
    pub issues: Vec<u64>,
    /// The clocks from the start of each wave to the issue of its first instruction. They belong to no instruction:
    /// the wave waits for other waves.
    pub starting: i64,
    /// The clocks from the start of each wave to the end of its last issue, added up.
    pub total: i64,
    /// The number of waves.
    pub waves: u64,
}

impl WaveClocks {
    pub(super) fn new(instructions: usize) -> WaveClocks {
        WaveClocks {
            instructions: vec![0; instructions],
            stalls: vec![[0; STALLS]; instructions],
            issues: vec![0; instructions],
            starting: 0,
            total: 0,
            waves: 0,
        }
    }

    /// The clocks of all instructions for which they waited, by reason.
    pub fn reasons(&self) -> [i64; STALLS] {
        let mut sums = [0; STALLS];
        for stalls in &self.stalls {
            sums.iter_mut().zip(stalls).for_each(|(sum, clocks)| *sum += clocks);
        }
        sums
    }
}

impl Observer for WaveClocks {
    fn issued(&mut self, Issued { number, step, begin, issue, waits, .. }: Issued<'_>) {
        let shape = step.shape as usize;
        self.issues[shape] += 1;
        self.total += issue + 1 - begin;
        if number == 0 {
            self.waves += 1;
            self.starting += issue - begin;
            self.instructions[shape] += 1;
            return;
        }
        self.instructions[shape] += issue + 1 - begin;
        for wait in waits {
            self.stalls[shape][wait.stall as usize] += wait.clocks;
        }
    }
}
