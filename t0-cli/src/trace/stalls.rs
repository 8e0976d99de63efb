//! What the steps of a wave wait for, and where the wave waits longest.

use std::collections::BTreeMap;

use t0_timing::{Issued, Observer, STALLS, Stall, Wait};

use super::record::{Step, Trace};

/// A wait of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stalled {
    pub(crate) step: u32,
    pub(crate) wait: Wait,
}

/// The waits of an instruction for one reason and one producer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Longest {
    /// The step that waits longest.
    pub(crate) step: u32,
    pub(crate) stall: Stall,
    /// The step that it waits for.
    pub(crate) producer: Option<u32>,
    /// The number of waits.
    pub(crate) count: u32,
    /// The clocks of all of them.
    pub(crate) clocks: i64,
}

/// Receives the waits of all waves.
pub(crate) struct Collector {
    pub(crate) waves: Vec<Vec<Stalled>>,
}

impl Collector {
    pub(crate) fn new(waves: usize) -> Collector {
        Collector { waves: vec![Vec::new(); waves] }
    }
}

impl Observer for Collector {
    fn issued(&mut self, Issued { wave, number, waits, .. }: Issued<'_>) {
        if let Some(stalls) = self.waves.get_mut(wave) {
            stalls.extend(waits.iter().map(|&wait| Stalled { step: number as u32, wait }));
        }
    }
}

/// The length of the list of [`longest`].
const LONGEST: usize = 20;

/// Where a wave waits longest: the waits of each instruction for the same reason and the same producer count together.
pub(crate) fn longest(steps: &[Step], stalls: &[Stalled]) -> Vec<Longest> {
    let instruction = |step: u32| steps.get(step as usize).map(|step| step.instruction);
    let mut sums: BTreeMap<_, (Longest, i64)> = BTreeMap::new();
    for &Stalled { step, wait: Wait { stall, clocks, producer } } in stalls {
        let key = (instruction(step), stall, producer.and_then(instruction));
        let first = (Longest { step, stall, producer, count: 0, clocks: 0 }, 0);
        let (sum, most) = sums.entry(key).or_insert(first);
        sum.count += 1;
        sum.clocks += clocks;
        if clocks > *most {
            (*most, sum.step, sum.producer) = (clocks, step, producer);
        }
    }
    let mut longest: Vec<Longest> = sums.into_values().map(|(sum, _)| sum).collect();
    // The sort is stable: equal sums stay in the order of their instructions.
    longest.sort_by_key(|sum| -sum.clocks);
    longest.truncate(LONGEST);
    longest
}

/// The clocks of all waves by reason, and all their clocks.
pub(crate) fn sums(trace: &Trace) -> ([i64; STALLS], i64) {
    let mut sums = [0; STALLS];
    for Stalled { wait, .. } in trace.waves.iter().flat_map(|wave| &wave.stalls) {
        sums[wait.stall as usize] += wait.clocks;
    }
    (sums, trace.waves.iter().map(|wave| wave.end() as i64).sum())
}

#[cfg(test)]
mod tests {
    use super::{Longest, Stall, Stalled, Step, Wait, longest};

    #[test]
    fn waits_of_one_instruction_for_another_count_together() {
        let step = |instruction| Step { instruction, issue: 0, done: 0, lines: 0 };
        let steps = [step(7), step(8), step(9), step(7), step(8), step(9)];
        let stalled = |step, stall, clocks, producer| Stalled { step, wait: Wait { stall, clocks, producer } };
        let stalls = [
            stalled(1, Stall::Vmem, 30, Some(0)),
            stalled(2, Stall::Issue, 40, None),
            stalled(4, Stall::Vmem, 50, Some(3)),
            stalled(5, Stall::Arbitration, 1, None),
        ];
        let of = |step, stall, producer, count, clocks| Longest { step, stall, producer, count, clocks };
        let expected = [
            of(4, Stall::Vmem, Some(3), 2, 80),
            of(2, Stall::Issue, None, 1, 40),
            of(5, Stall::Arbitration, None, 1, 1),
        ];
        assert_eq!(longest(&steps, &stalls), expected);
    }
}
