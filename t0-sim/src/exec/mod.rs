//! Execution of a dispatch.
//!
//! [`run`] takes a [`Dispatch`], the address space and [`Options`]. It returns [`Stats`] or the [`Fault`] of the lowest
//! workgroup.
//!
//! | module | contents |
//! |---|---|
//! | `dispatch`, `fault`, `notes`, `profile`, `executions`, `trace` | what is run, how, and the possible results: plain data |
//! | `rule` | the names of the rules that faults and notes break |
//! | `fidelity` | what is executed otherwise than on a card |
//! | `clock` | the clocks that kernels read |
//! | `level`, `layout`, `halves` | extensions of the host; the register files; conversions of 16-bit floats |
//! | `instructions` | one row for each instruction: what computes it, and how its result becomes defined |
//! | `translate`, `program`, `step` | instructions translated to steps, once per dispatch |
//! | `wave`, `files`, `lanes` | one wave's state; reuse of register files; how a function of a lane becomes a step over 32 |
//! | `ops`, `control`, `memory` | what the instructions do |
//! | `exact` | f32 arithmetic by host instructions whose NaNs match the hardware's |
//! | `soft` | floating point in every mode, in software |
//! | `trap`, `handler` | exceptions as state and interface; how waves enter and leave a trap handler |
//! | `group`, `start` | the waves of a workgroup, which run in time slices; the state in which they start |
//! | `grid` | the barrier of a whole grid |
//! | `check` | the sanitizer of strict mode |
//! | `tolerate`, `findings` | how a dispatch goes on after a fault of strict mode |
//! | `observe` | steps that count and record what waves execute |
//!
//! **Invariant:** results and faults do not depend on the number of threads, unless a kernel reads [`Clock::Host`].
//! **Invariant:** no kernel makes this module panic.
//! **Invariant:** a worker uses regions of an older map only until the end of the wave's time slice, and none while it
//! calls a function of the host that may take long.
// Loops count lanes because they index several arrays at once. Masks and shifts are written as in hardware documents.
#![allow(clippy::needless_range_loop, clippy::precedence)]
mod check;
mod clock;
mod control;
mod dispatch;
#[cfg(target_arch = "x86_64")]
mod exact;
mod executions;
mod fault;
pub mod fidelity;
mod files;
mod findings;
mod grid;
mod group;
mod halves;
mod handler;
mod instructions;
mod lanes;
mod layout;
mod level;
mod memory;
mod notes;
mod observe;
mod ops;
pub mod profile;
mod program;
mod rule;
mod soft;
mod start;
mod step;
mod tolerate;
mod trace;
mod translate;
mod trap;
mod wave;

pub(crate) use check::BYTES_AFTER_KERNARG;
pub use clock::Clock;
pub(crate) use clock::ticks_since;
pub use dispatch::{Descriptor, Dispatch, Options, STRICT_BUDGET, Stats};
pub use executions::Executions;
pub use fault::{Element, Fault, FaultKind, ImageProblem, Origin, Outside, Related, Role, Used, Verb};
pub(crate) use findings::Findings;
pub(crate) use handler::Cause;
pub(crate) use layout::{PRIVATE_APERTURE, SHARED_APERTURE};
pub use level::Level;
pub use notes::{Note, NoteKind, Notes};
pub use trace::{Executed, SCRATCH_LINE, WaveTrace};
pub use trap::Exceptions;

use crate::mem::{Memory, View};
use check::elements::Elements;
use check::state::State;
use grid::Grid;
use group::{Done, Worker};
use memory::gds::Gds;
use program::{Cache, Checks, Form, Program};
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, RwLock};
use wave::Shared;

/// Executes `dispatch` and waits for its end.
///
/// # Errors
/// The fault of the lowest workgroup (then wave) that had one. Workgroups after it may not have run.
pub fn run(dispatch: &Dispatch, memory: &Memory, options: &Options) -> Result<Stats, Box<Fault>> {
    run_until(dispatch, memory, options, &AtomicBool::new(false))
}

/// As [`run`], but stops soon after `stop` is set. The delay depends on the machine's speed.
///
/// # Errors
/// Those of [`run`], or [`FaultKind::Stopped`].
pub fn run_until(
    dispatch: &Dispatch,
    memory: &Memory,
    options: &Options,
    stop: &AtomicBool,
) -> Result<Stats, Box<Fault>> {
    execute(dispatch, memory.view(), options, Caller::new(stop), checks_of(options))
}

/// Takes the traces of a dispatch while it runs, so that they need not be in memory together.
pub trait Traces: Sync {
    /// The traces of the waves of the workgroup with this number, in order. The threads of the dispatch call it, in any
    /// order of the workgroups.
    fn workgroup(&self, number: u64, waves: Vec<WaveTrace>);
}

/// As [`run_until`], but passes the traces of the first [`Options::trace`] workgroups to `traces`.
/// [`Stats::trace`] is empty.
///
/// # Errors
/// Those of [`run_until`].
pub fn run_traced(
    dispatch: &Dispatch,
    memory: &Memory,
    options: &Options,
    stop: &AtomicBool,
    traces: &dyn Traces,
) -> Result<Stats, Box<Fault>> {
    let caller = Caller { traces: Some(traces), ..Caller::new(stop) };
    execute(dispatch, memory.view(), options, caller, checks_of(options))
}

/// What the caller of a dispatch has for it.
#[derive(Clone, Copy)]
pub(crate) struct Caller<'a> {
    /// Stops the dispatch.
    pub(crate) stop: &'a AtomicBool,
    /// Takes its traces.
    pub(crate) traces: Option<&'a dyn Traces>,
    /// Takes the exceptions of its waves. Strict mode has no exceptions but faults.
    pub(crate) exceptions: Option<&'a dyn Exceptions>,
    /// Takes the faults of strict mode after which it goes on.
    pub(crate) findings: Option<&'a dyn Findings>,
}

impl<'a> Caller<'a> {
    pub(crate) fn new(stop: &'a AtomicBool) -> Caller<'a> {
        Caller { stop, traces: None, exceptions: None, findings: None }
    }
}

/// As [`run_until`], for a queue, which has a view of its memory.
///
/// # Errors
/// Those of [`run_until`].
pub(crate) fn run_for(
    dispatch: &Dispatch,
    view: View<'_>,
    options: &Options,
    caller: Caller<'_>,
) -> Result<Stats, Box<Fault>> {
    execute(dispatch, view, options, caller, checks_of(options))
}

fn checks_of(options: &Options) -> Checks {
    if options.strict { Checks::Strict } else { Checks::Bounds }
}

/// As [`run`], but does not check loads and stores of whole words in vector registers. This is for measuring
/// the cost of the checks.
///
/// # Safety
/// Every load and store of the kernel must be inside a region that allows it, and in LDS inside the workgroup's LDS.
///
/// # Errors
/// Those of [`run`].
#[cfg(feature = "unchecked")]
pub unsafe fn run_unchecked(dispatch: &Dispatch, memory: &Memory, options: &Options) -> Result<Stats, Box<Fault>> {
    execute(dispatch, memory.view(), options, Caller::new(&AtomicBool::new(false)), Checks::None)
}

/// Does what the first dispatch with these options would otherwise wait for: starts the threads and tests the CPU's
/// arithmetic.
pub(crate) fn prepare(options: &Options) {
    #[cfg(target_arch = "x86_64")]
    exact::holds(level_of(options));
    if threads_of(options) > 1 {
        rayon::current_num_threads();
    }
}

/// The host level of a dispatch.
fn level_of(options: &Options) -> Level {
    options.level.map_or_else(Level::detect, |level| level.min(Level::detect()))
}

/// The number of threads of a dispatch with enough workgroups that may run in any order.
fn threads_of(options: &Options) -> usize {
    // The system answers from files, which takes longer than a small kernel.
    static CORES: OnceLock<usize> = OnceLock::new();
    let cores = || *CORES.get_or_init(|| std::thread::available_parallelism().map_or(1, usize::from));
    if options.strict { 1 } else { options.threads.unwrap_or_else(cores) }
}

fn execute(
    dispatch: &Dispatch,
    view: View<'_>,
    options: &Options,
    caller: Caller<'_>,
    checks: Checks,
) -> Result<Stats, Box<Fault>> {
    let bad = |why: &str| {
        let kind = FaultKind::BadDispatch { why: why.into() };
        Box::new(Fault::new(kind, dispatch.code))
    };
    let Caller { stop, traces, .. } = caller;
    let shape = dispatch.workgroup.map(u64::from);
    if shape.contains(&0) || dispatch.grid.contains(&0) {
        return Err(bad("a grid and a workgroup have at least one work-item in each dimension"));
    }
    if shape.iter().product::<u64>() > 1024 {
        return Err(bad("a workgroup has at most 1024 work-items"));
    }
    if dispatch.lds_bytes > 65_536 {
        return Err(bad("a workgroup has at most 64 KiB of LDS"));
    }
    if dispatch.private_bytes > 1 << 21 {
        return Err(bad("a work-item has at most 2 MiB of scratch"));
    }
    let (memory, table) = (view.memory(), view.table());
    let elements = options.strict.then(|| Elements::of(dispatch, table)).flatten();
    let by_barriers = elements.is_some();
    let mut shared = Shared {
        memory,
        strict: options.strict,
        foreign: options.foreign && elements.is_none(),
        noise: options.ulp_noise.unwrap_or_default(),
        each_lane: options.each_lane,
        clock: options.clock,
        traced: options.traced(),
        private_bytes: dispatch.private_bytes.next_multiple_of(4),
        gds: Gds::default(),
        places: options.places.as_deref().unwrap_or_default(),
        grid: None,
        stop,
        exceptions: caller.exceptions.filter(|_| !options.strict),
        findings: caller.findings.filter(|_| options.strict),
        check: options.strict.then(|| {
            let end = dispatch.kernarg.saturating_add(dispatch.descriptor.kernarg_bytes.into());
            Mutex::new(State::new((dispatch.kernarg, end), by_barriers, dispatch.descriptor.rsrc1 >> 29 & 1 != 0))
        }),
        elements,
    };
    let level = level_of(options);
    let wave64 = !dispatch.descriptor.wave32();
    let form = Form {
        level,
        wave64,
        checks,
        profile: options.profile,
        executions: options.executions,
        trace: options.trace != 0,
        noise: options.ulp_noise.is_some(),
        vgprs: dispatch.descriptor.vgprs(),
    };
    let cache = memory.kept::<Cache>();
    let keep = |program: &Arc<Program>| {
        if let Some(cache) = cache {
            cache.put(dispatch.code, program.clone());
        }
    };
    let program = cache.and_then(|cache| cache.get(dispatch.code, form, table)).unwrap_or_else(|| {
        let mut program = Program::new(form);
        translate::extend(&mut program, table, dispatch.code);
        let program = Arc::new(program);
        keep(&program);
        program
    });
    let (ordered, known) = (program.ordered, program.steps.len());
    let together = (options.together || program.grid) && !options.strict;
    let latest = RwLock::new(program);

    let groups = [0, 1, 2].map(|i| u64::from(dispatch.grid[i]).div_ceil(shape[i]));
    let all: u64 = groups.iter().product();
    if !options.only.is_sorted_by(|a, b| a < b) || options.only.last().is_some_and(|last| *last >= all) {
        return Err(bad("the workgroups to run are listed in ascending order, and all are in the grid"));
    }
    let total = if options.only.is_empty() { all } else { options.only.len() as u64 };
    if together && total > grid::MOST_GROUPS {
        return Err(bad("a cooperative launch has at most 4096 workgroups"));
    }
    shared.grid = together.then(|| Grid::new(total));
    let threads = if ordered { 1 } else { threads_of(options) }.clamp(1, total.clamp(1, 256) as usize);
    let progress = Progress {
        next: AtomicU64::new(0),
        spent: AtomicU64::new(0),
        lowest_fault: AtomicU64::new(u64::MAX),
        budget: options.budget,
        outcome: Mutex::new(Outcome::default()),
    };
    let executions = form.executions.then(observe::executions::Sum::default);
    // Runs workgroups, `chunk` at a time and up to `limit`. Calls `long` whenever one of them takes longer than a time
    // slice. Returns the number of instructions executed.
    let work = |limit: u64, chunk: u64, view: View<'_>, long: &mut dyn FnMut()| {
        let mut worker = Worker::new(dispatch, &shared, view, &latest, options.budget.unwrap_or(u64::MAX));
        let (mut outcome, mut left) = (Outcome::default(), limit);
        while let Some(taken) = (left != 0).then(|| progress.take(total, chunk.min(left))).flatten() {
            left -= taken.end - taken.start;
            for n in taken {
                let n = options.only.get(n as usize).copied().unwrap_or(n);
                if n >= progress.lowest_fault.load(Relaxed) {
                    break;
                }
                let group = [n % groups[0], n / groups[0] % groups[1], n / (groups[0] * groups[1])].map(|g| g as u32);
                if stop.load(Relaxed) {
                    let fault = Fault { workgroup: group, ..Fault::new(FaultKind::Stopped, dispatch.code) };
                    let fault = Some(Box::new(fault));
                    let done = Done {
                        waves: 0,
                        halted: 0,
                        instructions: 0,
                        fault,
                        last: dispatch.code,
                        profile: None,
                        traces: Vec::new(),
                    };
                    progress.record(&mut outcome, n, group, done);
                    break;
                }
                let mut done = worker.run(group, &mut *long);
                if let Some(traces) = traces.filter(|_| !done.traces.is_empty()) {
                    let taken = worker.by_address(std::mem::take(&mut done.traces));
                    worker.suspend(|| traces.workgroup(n, taken));
                }
                progress.record(&mut outcome, n, group, done);
            }
        }
        if let Some(sum) = &executions {
            sum.add(worker.waves());
        }
        let executed = outcome.stats.instructions;
        progress.merge(outcome);
        executed
    };
    if let Some(grid) = &shared.grid {
        // An unmap would wait for this thread, which only waits for the others.
        drop(view);
        let group = || {
            work(1, 1, memory.view(), &mut || {});
            grid.leave(progress.lowest_fault.load(Relaxed) != u64::MAX);
        };
        let mut refused = false;
        std::thread::scope(|scope| {
            for _ in 0..total {
                let thread = std::thread::Builder::new().stack_size(grid::STACK);
                if thread.spawn_scoped(scope, group).is_err() {
                    // The system has no more threads. The workgroups that run wait for this one for ever.
                    refused = true;
                    grid.leave(true);
                }
            }
        });
        if refused {
            return Err(bad("the host has no thread for each workgroup of a cooperative launch"));
        }
    } else if threads > 1 {
        // A budget ends the dispatch after the workgroup that exceeds it, so those are taken one at a time.
        let chunk =
            if options.budget.is_some() { 1 } else { (total / (CHUNKS * threads as u64)).clamp(1, LARGEST_CHUNK) };
        // Waking other threads takes as long as a small kernel, so the first workgroup is run alone to estimate the
        // duration of the rest.
        rayon::in_place_scope(|scope| {
            let mut helpers = threads - 1;
            let mut wake = || {
                (0..std::mem::take(&mut helpers)).for_each(|_| {
                    scope.spawn(|_| {
                        work(u64::MAX, chunk, memory.view(), &mut || {});
                    });
                });
            };
            let first = work(1, 1, view, &mut wake);
            if first.saturating_mul(total - 1) > WORTH_WAKING {
                wake();
            }
            work(u64::MAX, chunk, memory.view(), &mut || {});
        });
    } else {
        work(u64::MAX, 1, view, &mut || {});
    }
    let latest = latest.into_inner().unwrap_or_else(PoisonError::into_inner);
    let executions = executions.map(|sum| sum.by_address(&latest));
    let finished =
        progress.finish().map(|(stats, traces)| Stats { trace: observe::trace::by_address(traces, &latest), ..stats });
    if latest.steps.len() != known {
        keep(&latest);
    }
    let mut stats = finished?;
    stats.executions = executions;
    if let Some(state) = shared.check {
        stats.notes = state.into_inner().unwrap_or_else(PoisonError::into_inner).notes(groups);
    }
    Ok(stats)
}

/// The number of wave-instructions that justifies waking other threads: some tens of microseconds of one thread.
const WORTH_WAKING: u64 = 1 << 13;

/// The number of chunks of workgroups that a thread takes at least, so that all threads end at about the same time.
const CHUNKS: u64 = 32;
/// The most workgroups that a thread takes at once. More would not reduce the contention noticeably.
const LARGEST_CHUNK: u64 = 16;

/// The progress of a dispatch, shared by the workers.
struct Progress {
    next: AtomicU64,
    spent: AtomicU64,
    lowest_fault: AtomicU64,
    budget: Option<u64>,
    outcome: Mutex<Outcome>,
}

/// The combined result of some of the workgroups.
#[derive(Default)]
struct Outcome {
    stats: Stats,
    fault: Option<(u64, Box<Fault>)>,
    /// Instructions, address of the end and coordinates by workgroup. Kept only if there is a budget.
    spent: Vec<(u64, u64, u64, [u32; 3])>,
    traces: Vec<trace::Numbered>,
}

impl Progress {
    /// Takes the next `count` workgroups to run, or fewer at the end of the grid. Returns `None` after a fault or once
    /// the budget is spent. The workgroups that were taken are always a prefix of all workgroups, and their runners
    /// skip only those after the lowest fault.
    fn take(&self, total: u64, count: u64) -> Option<Range<u64>> {
        if self.budget.is_some_and(|budget| self.spent.load(Relaxed) > budget) {
            return None;
        }
        let n = self.next.fetch_add(count, Relaxed);
        (n < total && n < self.lowest_fault.load(Relaxed)).then(|| n..total.min(n + count))
    }

    fn record(&self, outcome: &mut Outcome, n: u64, group: [u32; 3], done: Done) {
        outcome.stats.workgroups += 1;
        outcome.stats.waves += done.waves;
        outcome.stats.halted += done.halted;
        outcome.stats.instructions += done.instructions;
        outcome.add_profile(done.profile.as_deref());
        outcome.traces.extend(done.traces);
        if self.budget.is_some() {
            self.spent.fetch_add(done.instructions, Relaxed);
            outcome.spent.push((n, done.instructions, done.last, group));
        }
        if let Some(fault) = done.fault {
            self.lowest_fault.fetch_min(n, Relaxed);
            outcome.keep_lowest((n, fault));
        }
    }

    fn merge(&self, part: Outcome) {
        let mut outcome = self.outcome.lock().unwrap_or_else(PoisonError::into_inner);
        outcome.stats.workgroups += part.stats.workgroups;
        outcome.stats.waves += part.stats.waves;
        outcome.stats.halted += part.stats.halted;
        outcome.stats.instructions += part.stats.instructions;
        outcome.add_profile(part.stats.profile.as_deref());
        outcome.spent.extend(part.spent);
        outcome.traces.extend(part.traces);
        if let Some(fault) = part.fault {
            outcome.keep_lowest(fault);
        }
    }

    fn finish(self) -> Result<(Stats, Vec<trace::Numbered>), Box<Fault>> {
        let mut outcome = self.outcome.into_inner().unwrap_or_else(PoisonError::into_inner);
        let fault_at = outcome.fault.as_ref().map_or(u64::MAX, |(n, _)| *n);
        if let Some(budget) = self.budget {
            // Find the first workgroup at which the sum exceeds the budget, regardless of the order of execution.
            outcome.spent.sort_unstable_by_key(|(n, ..)| *n);
            let mut sum = 0;
            for &(_, instructions, pc, workgroup) in outcome.spent.iter().take_while(|(n, ..)| *n < fault_at) {
                sum += instructions;
                if sum > budget {
                    let kind = FaultKind::BudgetExhausted { budget };
                    return Err(Box::new(Fault { workgroup, ..Fault::new(kind, pc) }));
                }
            }
        }
        match outcome.fault {
            Some((_, fault)) => Err(fault),
            None => Ok((outcome.stats, outcome.traces)),
        }
    }
}

impl Outcome {
    fn add_profile(&mut self, part: Option<&profile::Profile>) {
        if let Some(part) = part {
            self.stats.profile.get_or_insert_default().add(part);
        }
    }

    fn keep_lowest(&mut self, fault: (u64, Box<Fault>)) {
        if self.fault.as_ref().is_none_or(|(lowest, _)| fault.0 < *lowest) {
            self.fault = Some(fault);
        }
    }
}
