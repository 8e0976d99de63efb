//! The barrier of a whole grid: `ds_gws_barrier`.
//!
//! All workgroups of a dispatch with such a barrier, and of a cooperative launch, run at once, each on a thread of its
//! own. The barrier waits for all waves of the dispatch that have not ended; the number that `ds_gws_init` has set is
//! not compared with theirs.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The most workgroups of such a dispatch: 32 waves on each of 128 compute units.
pub(super) const MOST_GROUPS: u64 = 4096;
/// Bytes of the stack of a workgroup's thread.
pub(super) const STACK: usize = 256 << 10;
/// How often a waiting workgroup looks whether the dispatch has to stop.
const LOOK: Duration = Duration::from_millis(5);

/// How a wait ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Passed {
    /// All workgroups have arrived.
    All,
    /// A workgroup has faulted.
    Broken,
    /// The dispatch has to stop.
    Stopped,
}

/// The barrier of one dispatch.
#[derive(Debug)]
pub(super) struct Grid {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug)]
struct State {
    /// Workgroups that have not ended.
    alive: u64,
    arrived: u64,
    /// How often the barrier has opened.
    opened: u64,
    broken: bool,
}

impl State {
    fn open_if_complete(&mut self) -> bool {
        let complete = self.arrived != 0 && self.arrived == self.alive;
        if complete {
            self.arrived = 0;
            self.opened += 1;
        }
        complete
    }
}

impl Grid {
    pub(super) fn new(groups: u64) -> Grid {
        let state = State { alive: groups, arrived: 0, opened: 0, broken: false };
        Grid { state: Mutex::new(state), changed: Condvar::new() }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until all workgroups have arrived. A workgroup that cannot arrive waits until the dispatch ends.
    pub(super) fn wait(&self, stop: &AtomicBool, arrives: bool) -> Passed {
        let mut state = self.lock();
        let opened = state.opened;
        if arrives {
            state.arrived += 1;
            if state.open_if_complete() {
                self.changed.notify_all();
                return Passed::All;
            }
        }
        loop {
            match () {
                () if state.broken => return Passed::Broken,
                () if arrives && state.opened != opened => return Passed::All,
                () if stop.load(Ordering::Relaxed) => return Passed::Stopped,
                () => {}
            }
            state = self.changed.wait_timeout(state, LOOK).unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// A workgroup has ended, with a fault or without.
    pub(super) fn leave(&self, fault: bool) {
        let mut state = self.lock();
        state.alive -= 1;
        state.broken |= fault;
        if state.open_if_complete() || fault {
            self.changed.notify_all();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_workgroup_that_ends_or_faults_does_not_keep_others_waiting() {
        let stop = AtomicBool::new(false);
        let grid = Grid::new(3);
        std::thread::scope(|scope| {
            let waits = [(); 2].map(|()| scope.spawn(|| [grid.wait(&stop, true), grid.wait(&stop, true)]));
            grid.leave(false);
            for wait in waits {
                assert_eq!(wait.join().expect("no panic"), [Passed::All; 2]);
            }
        });
        let grid = Grid::new(2);
        grid.leave(true);
        assert_eq!(grid.wait(&stop, false), Passed::Broken);
        let grid = Grid::new(2);
        stop.store(true, Ordering::Relaxed);
        assert_eq!(grid.wait(&stop, true), Passed::Stopped);
    }
}
