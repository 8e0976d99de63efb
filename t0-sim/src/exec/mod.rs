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
    let mut program = Program::new(level, !dispatch.descriptor.wave32());
    translate::extend(&mut program, &table, dispatch.code);
    let ordered = program.ordered;
    let latest = RwLock::new(Arc::new(program));

    let groups = [0, 1, 2].map(|i| u64::from(dispatch.grid[i]).div_ceil(shape[i]));
    let total: u64 = groups.iter().product();
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = if ordered { 1 } else { options.threads.unwrap_or_else(cores) };
    let threads = threads.clamp(1, total.clamp(1, 256) as usize);
    let budget = options.budget.unwrap_or(u64::MAX);
    let progress = Progress {
        next: AtomicU64::new(0),
        spent: AtomicU64::new(0),
        lowest_fault: AtomicU64::new(u64::MAX),
        outcome: Mutex::new(Outcome::default()),
    };
    let work = || {
        let mut worker = Worker::new(dispatch, &shared, &latest, budget);
        while let Some(n) = progress.take(total, budget) {
            if stop.load(Relaxed) {
                let kind = FaultKind::Stopped;
                let fault =
                    Fault { kind, pc: dispatch.code, wave: 0, workgroup: [0; 3], lane: None, instruction: None };
                progress.record(
                    n,
                    [0; 3],
                    Done { waves: 0, instructions: 0, fault: Some(Box::new(fault)), last: dispatch.code },
                );
                return;
            }
            let group = [n % groups[0], n / groups[0] % groups[1], n / (groups[0] * groups[1])].map(|g| g as u32);
            progress.record(n, group, worker.run(group));
        }
    };
    if threads == 1 {
        work();
    } else {
        rayon::scope(|scope| (0..threads).for_each(|_| scope.spawn(|_| work())));
    }
    progress.finish(budget)
}

/// How far a dispatch has come, shared by the workers.
struct Progress {
    next: AtomicU64,
    spent: AtomicU64,
    lowest_fault: AtomicU64,
    outcome: Mutex<Outcome>,
}

#[derive(Default)]
struct Outcome {
    stats: Stats,
    fault: Option<(u64, Box<Fault>)>,
    /// Instructions, address of the end and coordinates by workgroup, kept only where there is a budget.
    spent: Vec<(u64, u64, u64, [u32; 3])>,
}

impl Progress {
    /// The next workgroup to run. None behind a fault, and none once the budget is spent: what is handed out is always a prefix of all.
    fn take(&self, total: u64, budget: u64) -> Option<u64> {
        if self.spent.load(Relaxed) > budget {
            return None;
        }
        let n = self.next.fetch_add(1, Relaxed);
        (n < total && n < self.lowest_fault.load(Relaxed)).then_some(n)
    }

    fn record(&self, n: u64, group: [u32; 3], done: Done) {
        self.spent.fetch_add(done.instructions, Relaxed);
        let mut outcome = self.outcome.lock().unwrap_or_else(PoisonError::into_inner);
        outcome.stats.workgroups += 1;
        outcome.stats.waves += done.waves;
        outcome.stats.instructions += done.instructions;
        outcome.spent.push((n, done.instructions, done.last, group));
        if let Some(fault) = done.fault {
            self.lowest_fault.fetch_min(n, Relaxed);
            if outcome.fault.as_ref().is_none_or(|(lowest, _)| n < *lowest) {
                outcome.fault = Some((n, fault));
            }
        }
    }

    fn finish(self, budget: u64) -> Result<Stats, Box<Fault>> {
        let mut outcome = self.outcome.into_inner().unwrap_or_else(PoisonError::into_inner);
        let fault_at = outcome.fault.as_ref().map_or(u64::MAX, |(n, _)| *n);
        if outcome.stats.instructions > budget {
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
