//! Waiting for submitted work: polling, sleeping in the driver, timeouts.
//!
//! **Invariant:** no lock is held while sleeping.

use std::sync::atomic::Ordering;
use std::sync::{Arc, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use t0_kernel::Printed;

use super::failure::{exception, explained, queue_error};
use super::{State, Submitter, Task, Ticket};
use crate::error::Error;
use crate::failures::Outcome;
use crate::kfd::client::Client;
use crate::kfd::events::Woken;
use crate::kfd::packet::Packet;
use crate::messages::Outlet;
use crate::module::Kernel;

/// The longest uninterrupted sleep, which limits the delay caused by a lost event.
const NAP: Duration = Duration::from_millis(200);
/// How long to poll for the end of a launch before sleeping. A short kernel completes before an interrupt arrives.
const SPIN: Duration = Duration::from_micros(50);
/// How long to poll for the end of a launch on the virtual device before other threads may have the core.
const SPIN_ALONE: Duration = Duration::from_micros(1);

/// Prints of completed launches, to be passed to the sink when the thread has no lock.
#[derive(Debug, Default)]
#[must_use = "the prints are lost without `print`"]
pub(crate) struct Outputs(Vec<(Arc<Outlet>, Vec<Printed>)>);

impl Outputs {
    /// Passes the prints to the sink.
    pub(crate) fn print(self) {
        for (outlet, printed) in self.0 {
            outlet.print(&printed);
        }
    }
}

/// Which waiter sleeps in the driver on behalf of all.
#[derive(Debug, Default)]
pub(super) struct Nap {
    sleeping: bool,
}

impl Submitter {
    /// Waits until the packet, a launch of `kernel`, has completed. Returns an error if it failed or was queued after
    /// one that failed.
    pub(crate) fn wait_for(&self, ticket: &Ticket, kernel: &'static str) -> Result<(), Error> {
        self.spin(ticket);
        let number = ticket.number;
        let mut state = self.settle(number)?;
        let result = match state.failures.outcome(number) {
            Outcome::Done => Ok(()),
            Outcome::Failed(error) | Outcome::Aborted(error @ Error::Lost(_)) => Err(error),
            Outcome::Aborted(cause) => Err(Error::Aborted { kernel, cause: cause.to_string() }),
        };
        flush_prints(state);
        result
    }

    /// Polls for the end of a packet for a short time.
    fn spin(&self, ticket: &Ticket) {
        // The virtual device runs kernels on a core of this machine, which must not be the only one.
        static CORES: OnceLock<usize> = OnceLock::new();
        let cores = *CORES.get_or_init(|| std::thread::available_parallelism().map_or(1, usize::from));
        if cores == 1 && self.client.sys.emulated() {
            return;
        }
        let start = Instant::now();
        loop {
            for _ in 0..32 {
                if ticket.signal.done() {
                    return;
                }
                std::hint::spin_loop();
            }
            match start.elapsed() {
                spent if spent >= SPIN => return,
                // The thread that runs the kernel may need this core.
                spent if spent >= SPIN_ALONE && self.client.sys.emulated() => std::thread::yield_now(),
                _ => {}
            }
        }
    }

    /// Waits until the packet has completed. Returns its error if it failed and has not been reported yet.
    pub(crate) fn wait_quietly(&self, number: u64) -> Result<(), Error> {
        let mut outputs = Outputs::default();
        let result = self.wait_with(number, &mut outputs);
        outputs.print();
        result
    }

    /// Waits as `wait_quietly` does. The caller prints the outputs, after it has returned its turn.
    pub(crate) fn wait_with(&self, number: u64, outputs: &mut Outputs) -> Result<(), Error> {
        let mut state = self.settle(number)?;
        let lost = state.lost_from.is_some_and(|from| number >= from);
        let failure = state.failures.report(number).or_else(|| lost.then(|| self.lost(&[])));
        outputs.0.append(&mut state.prints);
        failure.map_or(Ok(()), Err)
    }

    /// Waits until everything submitted so far has completed. Returns the first failure of the packets from `first` on
    /// that has not been reported yet.
    pub(crate) fn wait_all(&self, first: u64) -> Result<(), Error> {
        let next = self.lock().next;
        if next == 0 {
            return Ok(());
        }
        let mut state = self.settle(next - 1)?;
        let failure = state.failures.report_from(first).or_else(|| state.lost_from.map(|_| self.lost(&[])));
        flush_prints(state);
        failure.map_or(Ok(()), Err)
    }

    /// Returns when the packet has completed or failed.
    fn settle(&self, number: u64) -> Result<MutexGuard<'_, State>, Error> {
        let mut watch = Watch::new(self.timeout);
        loop {
            let generation = self.generation();
            let mut state = self.lock();
            state.retire(&self.signals);
            if state.done > number {
                state.waited = state.waited.max(number + 1);
                return Ok(state);
            }
            watch.progress(state.progress());
            self.raise_after(&mut state, number)?;
            self.sleep(state, generation, &mut watch)?;
        }
    }

    /// Makes this packet or one after it raise the event.
    pub(super) fn raise_after(&self, state: &mut State, number: u64) -> Result<(), Error> {
        if state.evented <= number && state.queue.as_mut().is_some_and(|queue| queue.has_space_for(1)) {
            let signal = state.signal(&self.signals, Some(&self.event), 1)?;
            state.evented = state.next + 1;
            state.publish(&Packet::barrier(&[], signal.address()), signal, Task::Marker, Vec::new());
        }
        Ok(())
    }

    /// Sleeps until something may have changed, and handles faults and timeouts. Releases the lock.
    pub(super) fn sleep(&self, state: MutexGuard<'_, State>, generation: u64, watch: &mut Watch) -> Result<(), Error> {
        if self.attend(state)? {
            return Ok(());
        }
        let (other, progress) = self.awaited();
        watch.progress_of(other.as_deref(), progress);
        let left = watch.left();
        if left.is_zero() {
            let waited = watch.timeout;
            // If the next packet waits for another queue, that one is stuck.
            let stuck = other.as_deref().unwrap_or(self);
            return stuck.fail(Some(progress), |kernels, _| timeout(kernels, waited));
        }
        if let Some(Woken::Exception(exception)) = self.doze(generation, left.min(NAP))? {
            // The next iteration finds the process lost.
            self.client.process.lose(exception);
        }
        Ok(())
    }

    /// The queue whose packet must complete before this one continues, and its progress. `None` for this queue itself.
    pub(super) fn awaited(&self) -> (Option<Arc<Submitter>>, (u64, u64)) {
        let mut found: Option<Arc<Submitter>> = None;
        loop {
            let submitter = found.as_deref().unwrap_or(self);
            let mut state = submitter.lock();
            state.retire(&submitter.signals);
            let progress = state.progress();
            let next = state.blocking().next();
            drop(state);
            match next {
                Some(next) => found = Some(next),
                None => return (found, progress),
            }
        }
    }

    /// Handles a failure of the queue, or of one that it waits for, which may have no waiter of its own. Returns
    /// whether there was one. Releases the lock.
    fn attend(&self, state: MutexGuard<'_, State>) -> Result<bool, Error> {
        let (id, stopped) = state.queue.as_ref().map_or((None, 0), |queue| (Some(queue.id), queue.error()));
        let blocking: Vec<Arc<Submitter>> = state.blocking().collect();
        let trapped = || self.client.trap()?.report(state.queue.as_ref()?.doorbell());
        let trapped = trapped();
        drop(state);
        if let Some(fault) = id.and_then(|id| self.client.sys.take_fault(id)).or(trapped) {
            let evicts = fault.evicts.then(|| exception(&fault));
            let error = |kernels: &[Arc<Kernel>], client: &Client| explained(kernels, fault, client);
            let Some(exception) = evicts else { return self.fail(None, error).map(|()| true) };
            // The details that only the virtual device has.
            self.client.process.lose(exception);
            return self.lose(error).map(|()| true);
        }
        if let Some(lost) = self.client.process.lost() {
            return self.lose(|_, _| Error::Lost(Box::new(lost.clone()))).map(|()| true);
        }
        if stopped != 0 {
            let error = |kernels: &[Arc<Kernel>], client: &Client| explained(kernels, queue_error(stopped), client);
            return self.fail(None, error).map(|()| true);
        }
        for other in blocking {
            let mut state = other.lock();
            state.retire(&other.signals);
            if other.attend(state)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Lets one waiter sleep in the driver and the others wait for it. Returns at once if a waiter woke up since
    /// `generation`.
    fn doze(&self, generation: u64, at_most: Duration) -> Result<Option<Woken>, Error> {
        let mut nap = self.nap.lock().unwrap_or_else(PoisonError::into_inner);
        if self.generation() != generation {
            return Ok(None);
        }
        if nap.sleeping {
            drop(self.woken.wait_timeout(nap, at_most));
            return Ok(None);
        }
        nap.sleeping = true;
        drop(nap);
        let woken = self.events.wait(&self.event, at_most);
        let mut nap = self.nap.lock().unwrap_or_else(PoisonError::into_inner);
        nap.sleeping = false;
        self.generation.fetch_add(1, Ordering::Release);
        self.woken.notify_all();
        woken.map(Some)
    }

    /// How often a waiter has woken up.
    pub(super) fn generation(&self) -> u64 {
        self.generation.load(Ordering::Acquire)
    }

    pub(super) fn wake(&self) {
        // Waiters that wait for the sleeping one check the state again.
        let nap = self.nap.lock().unwrap_or_else(PoisonError::into_inner);
        self.generation.fetch_add(1, Ordering::Release);
        drop(nap);
        self.woken.notify_all();
    }
}

/// The error of the first of these kernels.
pub(super) fn timeout(kernels: &[Arc<Kernel>], waited: Duration) -> Error {
    kernels.first().map_or(Error::Forgotten, |kernel| Error::Timeout { kernel: kernel.name(), waited })
}

/// Releases the lock and passes the prints to the sink.
pub(super) fn flush_prints(mut state: MutexGuard<'_, State>) {
    let prints = std::mem::take(&mut state.prints);
    drop(state);
    Outputs(prints).print();
}

/// Measures how long nothing has completed.
pub(super) struct Watch {
    progress: (u64, u64),
    /// The other queue that is waited for, if any, and its progress.
    awaited: (*const Submitter, (u64, u64)),
    /// When it slept first since then. The clock is not read for work that need not wait.
    since: Option<Instant>,
    /// How long nothing may complete.
    timeout: Duration,
}

impl Watch {
    /// A watch of a wait in which something completes at least once in this time.
    pub(super) fn new(timeout: Duration) -> Watch {
        Watch { progress: (0, 0), awaited: (std::ptr::null(), (0, 0)), since: None, timeout }
    }

    /// Notes [`State::progress`].
    pub(super) fn progress(&mut self, progress: (u64, u64)) {
        if progress != self.progress {
            self.progress = progress;
            self.since = None;
        }
    }

    /// Notes the progress of the queue that is waited for.
    pub(super) fn progress_of(&mut self, other: Option<&Submitter>, progress: (u64, u64)) {
        let awaited = (other.map_or(std::ptr::null(), std::ptr::from_ref), progress);
        if awaited != self.awaited {
            self.awaited = awaited;
            self.since = None;
        }
    }

    pub(super) fn left(&mut self) -> Duration {
        self.timeout.saturating_sub(self.since.get_or_insert_with(Instant::now).elapsed())
    }
}
