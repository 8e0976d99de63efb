//! Execution of a dispatch.
//!
//! [`run`] takes a [`Dispatch`], the address space and [`Options`], and returns [`Stats`] or the [`Fault`] of the lowest workgroup.
//!
//! | room | what it holds |
//! |---|---|
//! | `dispatch`, `fault` | what is run, how, and what can come of it: plain data |
//! | `translate`, `program`, `step` | instructions made into steps, once a dispatch |
//! | `wave`, `lanes` | one wave's state; how a function of a lane becomes a step over 32 |
//! | `ops`, `control`, `memory` | what the instructions do |
//! | `soft` | floating point in every mode, the slow way |
//! | `group` | the waves of a workgroup in turn |
//!
//! **Invariant:** results and faults do not depend on the number of threads.
//! **Invariant:** nothing here panics on what a kernel does.
// Lanes are counted, since a loop runs over several arrays at once; masks and shifts are written as hardware documents write them.
#![allow(clippy::needless_range_loop, clippy::precedence)]
mod control;
mod dispatch;
mod fault;
mod group;
mod lanes;
mod memory;
mod ops;
mod program;
mod soft;
mod step;
mod translate;
mod wave;

pub use dispatch::{Descriptor, Dispatch, Options, Stats};
pub use fault::{Fault, FaultKind};
pub use step::Level;

use crate::mem::Memory;
use group::{Done, Worker};
pub(crate) use program::Cache;
use program::Program;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use wave::Shared;

/// Executes `dispatch` to its end.
///
/// # Errors
/// The fault of the lowest workgroup (then wave) that had one; workgroups behind it may not have run.
pub fn run(dispatch: &Dispatch, memory: &Memory, options: &Options) -> Result<Stats, Box<Fault>> {
    run_until(dispatch, memory, options, &AtomicBool::new(false))
}

/// As [`run`], but ends soon after `stop` is set; how soon depends on the machine's speed.
///
/// # Errors
/// As [`run`], or [`FaultKind::Stopped`].
pub fn run_until(
    dispatch: &Dispatch,
    memory: &Memory,
    options: &Options,
    stop: &AtomicBool,
) -> Result<Stats, Box<Fault>> {
    let bad = |why: &str| {
        let kind = FaultKind::BadDispatch { why: why.into() };
        Box::new(Fault { kind, pc: dispatch.code, wave: 0, workgroup: [0; 3], lane: None, instruction: None })
    };
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
    let table = memory.snapshot();
    let shared = Shared {
        table: &table,
        strict: options.strict,
        private_bytes: dispatch.private_bytes.next_multiple_of(4),
        stop,
    };
    let level = options.level.map_or_else(Level::detect, |level| level.min(Level::detect()));
    let wave64 = !dispatch.descriptor.wave32();
    let program = memory.programs.get(dispatch.code, level, wave64, &table).unwrap_or_else(|| {
        let mut program = Program::new(level, wave64);
        translate::extend(&mut program, &table, dispatch.code);
        let program = Arc::new(program);
        memory.programs.put(dispatch.code, program.clone());
        program
    });
    let (ordered, known) = (program.ordered, program.steps.len());
    let latest = RwLock::new(program);

    let groups = [0, 1, 2].map(|i| u64::from(dispatch.grid[i]).div_ceil(shape[i]));
    let total: u64 = groups.iter().product();
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = if ordered { 1 } else { options.threads.unwrap_or_else(cores) };
    let threads = threads.clamp(1, total.clamp(1, 256) as usize);
    let progress = Progress {
        next: AtomicU64::new(0),
        spent: AtomicU64::new(0),
        lowest_fault: AtomicU64::new(u64::MAX),
        budget: options.budget,
        outcome: Mutex::new(Outcome::default()),
    };
    let work = || {
        let mut worker = Worker::new(dispatch, &shared, &latest, options.budget.unwrap_or(u64::MAX));
        let mut outcome = Outcome::default();
        while let Some(n) = progress.take(total) {
            let group = [n % groups[0], n / groups[0] % groups[1], n / (groups[0] * groups[1])].map(|g| g as u32);
            if stop.load(Relaxed) {
                let (kind, pc) = (FaultKind::Stopped, dispatch.code);
                let fault = Fault { kind, pc, wave: 0, workgroup: group, lane: None, instruction: None };
                let done = Done { waves: 0, instructions: 0, fault: Some(Box::new(fault)), last: pc };
                progress.record(&mut outcome, n, group, done);
                break;
            }
            let done = worker.run(group);
            progress.record(&mut outcome, n, group, done);
        }
        progress.merge(outcome);
    };
    if threads == 1 {
        work();
    } else {
        rayon::scope(|scope| (0..threads).for_each(|_| scope.spawn(|_| work())));
    }
    let latest = latest.into_inner().unwrap_or_else(PoisonError::into_inner);
    if latest.steps.len() != known {
        memory.programs.put(dispatch.code, latest);
    }
    progress.finish()
}

/// How far a dispatch has come, shared by the workers.
struct Progress {
    next: AtomicU64,
    spent: AtomicU64,
    lowest_fault: AtomicU64,
    budget: Option<u64>,
    outcome: Mutex<Outcome>,
}

/// What some of the workgroups came to.
#[derive(Default)]
struct Outcome {
    stats: Stats,
    fault: Option<(u64, Box<Fault>)>,
    /// Instructions, address of the end and coordinates by workgroup, kept only where there is a budget.
    spent: Vec<(u64, u64, u64, [u32; 3])>,
}

impl Progress {
    /// The next workgroup to run. None behind a fault, and none once the budget is spent: what is handed out is always a prefix of all.
    fn take(&self, total: u64) -> Option<u64> {
        if self.budget.is_some_and(|budget| self.spent.load(Relaxed) > budget) {
            return None;
        }
        let n = self.next.fetch_add(1, Relaxed);
        (n < total && n < self.lowest_fault.load(Relaxed)).then_some(n)
    }

    fn record(&self, outcome: &mut Outcome, n: u64, group: [u32; 3], done: Done) {
        outcome.stats.workgroups += 1;
        outcome.stats.waves += done.waves;
        outcome.stats.instructions += done.instructions;
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
        outcome.stats.instructions += part.stats.instructions;
        outcome.spent.extend(part.spent);
        if let Some(fault) = part.fault {
            outcome.keep_lowest(fault);
        }
    }

    fn finish(self) -> Result<Stats, Box<Fault>> {
        let mut outcome = self.outcome.into_inner().unwrap_or_else(PoisonError::into_inner);
        let fault_at = outcome.fault.as_ref().map_or(u64::MAX, |(n, _)| *n);
        if let Some(budget) = self.budget {
            // The first workgroup at which the sum passes the budget, whatever the order they ran in.
            outcome.spent.sort_unstable_by_key(|(n, ..)| *n);
            let mut sum = 0;
            for &(_, instructions, pc, workgroup) in outcome.spent.iter().take_while(|(n, ..)| *n < fault_at) {
                sum += instructions;
                if sum > budget {
                    let kind = FaultKind::BudgetExhausted { budget };
                    return Err(Box::new(Fault { kind, pc, wave: 0, workgroup, lane: None, instruction: None }));
                }
            }
        }
        match outcome.fault {
            Some((_, fault)) => Err(fault),
            None => Ok(outcome.stats),
        }
    }
}

impl Outcome {
    fn keep_lowest(&mut self, fault: (u64, Box<Fault>)) {
        if self.fault.as_ref().is_none_or(|(lowest, _)| fault.0 < *lowest) {
            self.fault = Some(fault);
        }
    }
}
