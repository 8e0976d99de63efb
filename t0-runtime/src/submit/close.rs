//! The end of a device: it waits for its queues, but not for ever, and reports what no caller can receive any more.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use super::wait::{Watch, flush_prints, timeout};
use super::{State, Submitter};
use crate::closing::{Closing, Receiver};
use crate::error::Error;
use crate::module::Kernel;

/// How long a device that is closed waits while nothing completes, unless half of its own limit is less. Nobody can
/// read what the launches compute any more. The other half is for what continues when a stuck kernel was stopped.
const STALLED: Duration = Duration::from_secs(10);
/// How long it waits before it reports that.
const PATIENCE: Duration = Duration::from_secs(1);

/// The closing of all queues of a device.
#[derive(Debug)]
pub(crate) struct Close<'a> {
    receiver: &'a Receiver,
    start: Instant,
    /// How long to wait in total.
    total: Duration,
    /// Whether the wait was reported.
    reported: bool,
}

impl<'a> Close<'a> {
    /// Begins to close a device with this limit for waits.
    pub(crate) fn new(receiver: &'a Receiver, timeout: Duration) -> Close<'a> {
        Close { receiver, start: Instant::now(), total: timeout, reported: false }
    }

    /// Waits for the end of all work of a queue, and stops what does not end.
    pub(crate) fn queue(&mut self, submitter: &Submitter) {
        if let Err(error) = self.drain(submitter) {
            self.receiver.receive(&Closing::Failed(error));
        }
        let mut state = submitter.lock();
        let failure = state.failures.report_from(0);
        flush_prints(state);
        if let Some(error) = failure {
            self.receiver.receive(&Closing::Failed(error));
        }
        submitter.closed.store(true, Ordering::Release);
    }

    /// Returns when nothing is pending.
    fn drain(&mut self, submitter: &Submitter) -> Result<(), Error> {
        let stalled = (self.total / 2).min(STALLED);
        let mut watch = Watch::new(stalled);
        // Only this loop stops the work, so that it is reported as stopped: the sleep has no limit of its own.
        let mut unlimited = Watch::new(Duration::MAX);
        loop {
            let generation = submitter.generation();
            let mut state = submitter.lock();
            state.retire(&submitter.signals);
            let Some(last) = state.next.checked_sub(1).filter(|last| *last >= state.done) else { return Ok(()) };
            watch.progress(state.progress());
            let elapsed = self.start.elapsed();
            if elapsed >= self.total {
                drop(state);
                self.stop(submitter, elapsed)?;
                continue;
            }
            if elapsed >= PATIENCE && !self.reported {
                self.reported = true;
                drop(state);
                // If the next packet waits for another queue, that one is named.
                let (other, _) = submitter.awaited();
                let kernels = names(&other.as_deref().unwrap_or(submitter).lock());
                self.receiver.receive(&Closing::Waiting { kernels, at_most: stalled });
                continue;
            }
            submitter.raise_after(&mut state, last)?;
            drop(state);
            let (other, progress) = submitter.awaited();
            watch.progress_of(other.as_deref(), progress);
            if watch.left().is_zero() {
                self.stop(submitter, stalled)?;
            } else {
                submitter.sleep(submitter.lock(), generation, &mut unlimited)?;
            }
        }
    }

    /// Stops the queue, or the queue that it waits for, and reports the stopped queue.
    fn stop(&self, submitter: &Submitter, waited: Duration) -> Result<(), Error> {
        let (other, progress) = submitter.awaited();
        let stuck = other.as_deref().unwrap_or(submitter);
        let mut state = stuck.lock();
        let (kernels, earlier) = (names(&state), state.failures.report_from(0));
        drop(state);
        if let Some(error) = earlier {
            self.receiver.receive(&Closing::Failed(error));
        }
        let mut stopped = None;
        stuck.fail(Some(progress), |unfinished: &[Arc<Kernel>], _| {
            let error = timeout(unfinished, waited);
            stopped = Some(Closing::Stopped { kernels, waited });
            error
        })?;
        if let Some(stopped) = stopped {
            // It is reported here, with the kernels behind it.
            drop(stuck.lock().failures.report_from(0));
            self.receiver.receive(&stopped);
        }
        Ok(())
    }
}

/// The kernels that have not completed, in order, each once.
fn names(state: &State) -> Vec<&'static str> {
    let mut names = Vec::new();
    for kernel in state.pending.iter().flat_map(|entry| entry.kernels()) {
        if !names.contains(&kernel.name()) {
            names.push(kernel.name());
        }
    }
    names
}
