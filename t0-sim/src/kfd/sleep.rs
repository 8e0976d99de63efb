//! How threads of the host sleep until an event changes.
//!
//! A thread of this process sleeps on a condition variable, which a Unix signal does not interrupt. A client for which
//! WAIT_EVENTS is a system call passes a [`Sleeper`], which the handler of a signal can interrupt.

use std::fmt;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::Errno;

/// How one thread sleeps during WAIT_EVENTS.
pub trait Sleeper: Send + Sync + fmt::Debug {
    /// Prepares a sleep of at most `left`, or without an end. Each [`Sleeper::wake`] after it ends the sleep, also if
    /// it comes before [`Sleeper::sleep`].
    fn arm(&self, left: Option<Duration>);

    /// Sleeps until the time is over or the sleeper is woken. May return early.
    ///
    /// # Errors
    /// [`Errno::INTR`] if a signal interrupts the sleep.
    fn sleep(&self) -> Result<(), Errno>;

    /// Ends the sleep. Called by other threads.
    fn wake(&self);
}

/// Where threads wait for a change of events.
#[derive(Debug, Default)]
pub(super) struct Raised {
    condition: Condvar,
    sleepers: Mutex<Vec<Arc<dyn Sleeper>>>,
}

/// A sleeper that is woken as long as this lives.
pub(super) struct Armed<'a> {
    raised: &'a Raised,
    sleeper: &'a Arc<dyn Sleeper>,
}

impl Raised {
    /// Wakes all waiting threads. The caller has changed an event and then released the lock of the events.
    pub(super) fn notify_all(&self) {
        self.condition.notify_all();
        self.lock().iter().for_each(|sleeper| sleeper.wake());
    }

    /// Waits for a change, at most for `left`, with the lock of the events released.
    pub(super) fn wait<'a, T>(&self, state: MutexGuard<'a, T>, left: Option<Duration>) -> MutexGuard<'a, T> {
        match left {
            None => self.condition.wait(state).unwrap_or_else(PoisonError::into_inner),
            Some(left) => self.condition.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0,
        }
    }

    /// Prepares a sleep. The caller holds the lock of the events, so that no change is missed.
    pub(super) fn arm<'a>(&'a self, sleeper: &'a Arc<dyn Sleeper>, left: Option<Duration>) -> Armed<'a> {
        sleeper.arm(left);
        self.lock().push(sleeper.clone());
        Armed { raised: self, sleeper }
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Arc<dyn Sleeper>>> {
        self.sleepers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Armed<'_> {
    pub(super) fn sleep(&self) -> Result<(), Errno> {
        self.sleeper.sleep()
    }
}

impl Drop for Armed<'_> {
    fn drop(&mut self) {
        let mut sleepers = self.raised.lock();
        if let Some(at) = sleepers.iter().position(|other| Arc::ptr_eq(other, self.sleeper)) {
            sleepers.swap_remove(at);
        }
    }
}
