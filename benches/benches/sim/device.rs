//! Host memory that a dispatch sees, and runs of a dispatch in every way that is timed.
use std::time::Instant;
use t0_sim::exec::{self, Dispatch, Options, Stats};
use t0_sim::mem::{Memory, Region};

/// Host memory of whole cache lines.
pub(crate) struct Block(Vec<[u32; 16]>);

impl Block {
    pub(crate) fn of(words: &[u32]) -> Block {
        let mut block = Block::zeroed(words.len());
        for (i, word) in words.iter().enumerate() {
            block.0[i / 16][i % 16] = *word;
        }
        block
    }

    pub(crate) fn zeroed(words: usize) -> Block {
        Block(vec![[0; 16]; words.div_ceil(16).max(1)])
    }

    pub(crate) fn address(&self) -> u64 {
        self.0.as_ptr() as u64
    }

    /// Word `i`, which a dispatch may have written behind the compiler's back.
    pub(crate) fn word(&self, i: usize) -> u32 {
        let word: *const u32 = &self.0[i / 16][i % 16];
        // SAFETY: the block is alive, and no dispatch runs.
        unsafe { word.read_volatile() }
    }

    pub(crate) fn map(&self, memory: &Memory, executable: bool) {
        let size = 64 * self.0.len() as u64;
        let region = Region { address: self.address(), size, writable: !executable, executable };
        // SAFETY: the block outlives every dispatch of its bench and is not touched meanwhile.
        unsafe { memory.map(region) }.expect("blocks do not overlap");
    }
}

/// Runs of one figure. The fastest counts: whatever else the machine does can only make a run slower.
const RUNS: usize = 9;

/// A dispatch that can be run again and again, and how its result is checked.
pub(crate) struct Timed<'a> {
    pub(crate) dispatch: Dispatch,
    pub(crate) memory: Memory,
    pub(crate) check: &'a dyn Fn(),
}

impl Timed<'_> {
    /// One run, whose result is checked.
    fn once(&self, threads: usize) -> (f64, Stats) {
        let options = Options { threads: Some(threads), ..Options::default() };
        let start = Instant::now();
        let stats = exec::run(&self.dispatch, &self.memory, &options).expect("the bench's kernel has no fault");
        let seconds = start.elapsed().as_secs_f64();
        (self.check)();
        (seconds, stats)
    }

    /// As `once`, with accesses that are not checked.
    fn unchecked(&self) -> f64 {
        let options = Options { threads: Some(1), ..Options::default() };
        let start = Instant::now();
        // SAFETY: `once` has run the same dispatch with checks and without a fault.
        let run = unsafe { exec::run_unchecked(&self.dispatch, &self.memory, &options) };
        run.expect("the bench's kernel has no fault");
        let seconds = start.elapsed().as_secs_f64();
        (self.check)();
        seconds
    }

    /// Seconds of the fastest run, and what a run executes.
    pub(crate) fn fastest(&self, threads: usize) -> (f64, Stats) {
        let (_, stats) = self.once(threads);
        (fastest((0..RUNS).map(|_| self.once(threads).0)), stats)
    }

    /// How many times faster two threads are than one. The runs take turns, so that both meet the same machine.
    pub(crate) fn scaling(&self) -> f64 {
        let runs: Vec<[f64; 2]> = (0..RUNS).map(|_| [self.once(1).0, self.once(2).0]).collect();
        fastest(runs.iter().map(|r| r[0])) / fastest(runs.iter().map(|r| r[1]))
    }

    /// What part of the time the checks of the bounds take, in percent of the time without them. The runs take turns, and the medians count.
    pub(crate) fn overhead(&self) -> f64 {
        self.once(1);
        self.unchecked();
        let runs: Vec<[f64; 2]> = (0..2 * RUNS + 1).map(|_| [self.once(1).0, self.unchecked()]).collect();
        let [checked, unchecked] = [0, 1].map(|n| median(runs.iter().map(|r| r[n]).collect()));
        100.0 * (checked / unchecked - 1.0)
    }
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_unstable_by(f64::total_cmp);
    times[times.len() / 2]
}

fn fastest(times: impl Iterator<Item = f64>) -> f64 {
    times.fold(f64::INFINITY, f64::min)
}
