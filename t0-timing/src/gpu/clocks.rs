//! The clocks that the waves of the simulated units spend in each instruction.

use crate::shape::Shape;
use crate::{Step, Surroundings, Times, Touch, Wave};

/// The clocks of the waves of the simulated units.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WaveClocks {
    /// By index of the shape: the clocks for which it was its wave's next instruction, up to and with the clock of its
    /// issue. Waits count for the instruction that waits.
    pub instructions: Vec<i64>,
    /// How often each of them issued.
    pub issues: Vec<u64>,
    /// The clocks from the start of each wave to the end of its last issue, added up.
    pub total: i64,
    /// The number of waves.
    pub waves: u64,
}

impl WaveClocks {
    pub(super) fn new(instructions: usize) -> WaveClocks {
        WaveClocks { instructions: vec![0; instructions], issues: vec![0; instructions], total: 0, waves: 0 }
    }

    /// Adds waves with the times of their steps.
    pub(super) fn add(&mut self, seen: &[Seen], times: &[Vec<Times>]) {
        for (wave, times) in seen.iter().zip(times) {
            let mut begin = wave.start;
            for (&shape, times) in wave.shapes.iter().zip(times) {
                self.instructions[shape as usize] += times.issue + 1 - begin;
                self.issues[shape as usize] += 1;
                begin = times.issue + 1;
            }
            self.total += times.last().map_or(0, |last| last.issue + 1 - wave.start);
            self.waves += 1;
        }
    }
}

/// A wave that has started.
pub(super) struct Seen {
    start: i64,
    shapes: Vec<u32>,
}

impl Seen {
    fn of(wave: &Wave) -> Seen {
        Seen { start: wave.start, shapes: wave.steps.iter().map(|step| step.shape).collect() }
    }
}

/// Surroundings that keep a list of the waves in the order of their starts.
pub(super) struct Watch<'a, S> {
    inner: &'a mut S,
    pub(super) seen: Vec<Seen>,
}

impl<'a, S: Surroundings> Watch<'a, S> {
    /// `waves` are those that start first.
    pub(super) fn new(inner: &'a mut S, waves: &[Wave]) -> Watch<'a, S> {
        Watch { inner, seen: waves.iter().map(Seen::of).collect() }
    }
}

impl<S: Surroundings> Surroundings for Watch<'_, S> {
    fn load(&mut self, wave: usize, shape: &Shape, touch: Touch, at: i64) -> i64 {
        self.inner.load(wave, shape, touch, at)
    }

    fn store(&mut self, wave: usize, shape: &Shape, touch: Touch, at: i64) -> i64 {
        self.inner.store(wave, shape, touch, at)
    }

    fn misses(&mut self, wave: usize, step: Step) -> bool {
        self.inner.misses(wave, step)
    }

    fn ended(&mut self, workgroup: u32, at: i64) -> Vec<Wave> {
        let waves = self.inner.ended(workgroup, at);
        self.seen.extend(waves.iter().map(Seen::of));
        waves
    }
}
