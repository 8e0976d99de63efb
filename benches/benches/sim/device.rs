//! Memory that a dispatch sees, and runs of a dispatch in every way that is timed.
use std::time::Instant;
use t0_sim::exec::{self, Dispatch, Level, Options, Stats};
use t0_sim::gpu::Gpu;
use t0_sim::mem::{Memory, Region};

/// Memory of a virtual GPU, as a program has it.
pub(crate) struct Block {
    address: u64,
    bytes: u64,
    /// Owns the memory.
    _gpu: Gpu,
}

impl Block {
    pub(crate) fn of(words: &[u32]) -> Block {
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        Block::new(&bytes, words.len())
    }

    pub(crate) fn zeroed(words: usize) -> Block {
        Block::new(&[], words)
    }

    fn new(data: &[u8], words: usize) -> Block {
        let (mut gpu, bytes) = (Gpu::new(), 4 * words.max(1) as u64);
        let buffer = gpu.alloc(bytes).expect("the host has the memory");
        gpu.write(buffer, 0, data).expect("the data fit the buffer");
        let address = gpu.address(buffer).expect("the buffer exists");
        Block { address, bytes, _gpu: gpu }
    }

    pub(crate) fn address(&self) -> u64 {
        self.address
    }

    /// Word `i`. The read is volatile, because a dispatch may have written the word without the compiler's knowledge.
    pub(crate) fn word(&self, i: usize) -> u32 {
        assert!(4 * (i as u64) < self.bytes, "word {i} lies behind the buffer");
        // SAFETY: the word lies in the buffer, which is alive, and no dispatch runs.
        unsafe { (self.address as *const u32).add(i).read_volatile() }
    }

    pub(crate) fn map(&self, memory: &Memory, executable: bool) {
        let Block { address, bytes, .. } = *self;
        let region = Region { address, size: bytes, writable: !executable, executable };
        // SAFETY: the block outlives every dispatch of its bench and is not touched meanwhile.
        unsafe { memory.map(region) }.expect("blocks do not overlap");
    }
}

/// The number of runs of one figure. The fastest counts: other load on the machine can only make a run slower.
const RUNS: usize = 9;

/// A dispatch that can be repeated, and the check of its result.
pub(crate) struct Timed<'a> {
    pub(crate) dispatch: Dispatch,
    pub(crate) memory: Memory,
    /// The vector extensions to use.
    pub(crate) level: Level,
    pub(crate) check: &'a dyn Fn(),
}

impl Timed<'_> {
    fn options(&self, threads: usize) -> Options {
        Options { threads: Some(threads), level: Some(self.level), ..Options::default() }
    }

    /// Runs once and checks the result.
    fn once(&self, options: &Options) -> (f64, Stats) {
        let start = Instant::now();
        let stats = exec::run(&self.dispatch, &self.memory, options).expect("the bench's kernel has no fault");
        let seconds = start.elapsed().as_secs_f64();
        (self.check)();
        (seconds, stats)
    }

    /// Like `once`, but without bounds checks.
    fn unchecked(&self) -> f64 {
        let options = self.options(1);
        let start = Instant::now();
        // SAFETY: `once` has run the same dispatch with checks and without a fault.
        let run = unsafe { exec::run_unchecked(&self.dispatch, &self.memory, &options) };
        run.expect("the bench's kernel has no fault");
        let seconds = start.elapsed().as_secs_f64();
        (self.check)();
        seconds
    }

    /// The seconds of the fastest run on one thread, and the number of executed instructions.
    pub(crate) fn fastest(&self) -> (f64, Stats) {
        let options = self.options(1);
        let (_, stats) = self.once(&options);
        (fastest((0..RUNS).map(|_| self.once(&options).0)), stats)
    }

    /// The seconds of the fastest run with AVX-512 and with AVX2, if AVX-512 is measured. The runs alternate, so that
    /// both see the same load on the machine.
    pub(crate) fn with_both_levels(&self) -> Option<[f64; 2]> {
        let own = (self.level == Level::Avx512).then(|| self.options(1))?;
        let avx2 = Options { level: Some(Level::Avx2), ..own.clone() };
        let (_, _) = (self.once(&own), self.once(&avx2));
        let runs: Vec<[f64; 2]> = (0..RUNS).map(|_| [self.once(&own).0, self.once(&avx2).0]).collect();
        Some([0, 1].map(|n| fastest(runs.iter().map(|r| r[n]))))
    }

    /// The ratio of the run's rate to a rate of the host. Both are the fastest of alternating runs. `amount` is the
    /// work of one run. A short host loop needs fewer runs than the simulator to avoid interference by other load, so
    /// more runs than usual are made, for the simulator's sake.
    pub(crate) fn of_host(&self, amount: f64, mut host: impl FnMut() -> f64) -> f64 {
        let options = self.options(1);
        let (_, _) = (self.once(&options), host());
        let runs: Vec<[f64; 2]> = (0..3 * RUNS).map(|_| [self.once(&options).0, 1.0 / host()]).collect();
        amount / fastest(runs.iter().map(|r| r[0])) * fastest(runs.iter().map(|r| r[1]))
    }

    /// The speed of two threads relative to one. The runs alternate, so that both see the same load on the machine.
    pub(crate) fn scaling(&self) -> f64 {
        let [one, two] = [1, 2].map(|threads| self.options(threads));
        let runs: Vec<[f64; 2]> = (0..RUNS).map(|_| [self.once(&one).0, self.once(&two).0]).collect();
        fastest(runs.iter().map(|r| r[0])) / fastest(runs.iter().map(|r| r[1]))
    }

    /// The share of time that bounds checks take, in percent of the time without them. The runs alternate, and the
    /// medians count.
    pub(crate) fn overhead(&self) -> f64 {
        let options = self.options(1);
        self.once(&options);
        self.unchecked();
        let runs: Vec<[f64; 2]> = (0..2 * RUNS + 1).map(|_| [self.once(&options).0, self.unchecked()]).collect();
        let [checked, unchecked] = [0, 1].map(|n| median(runs.iter().map(|r| r[n]).collect()));
        100.0 * (checked / unchecked - 1.0)
    }
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_unstable_by(f64::total_cmp);
    times[times.len() / 2]
}

/// The shortest of several times.
pub(crate) fn fastest(times: impl Iterator<Item = f64>) -> f64 {
    times.fold(f64::INFINITY, f64::min)
}
