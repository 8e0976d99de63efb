//! Events as the driver manages them: raised by the GPU or by SET_EVENT, waited for by WAIT_EVENTS.

use std::collections::BTreeMap;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::Errno;

/// The number of signal events; their ids are slots of the event page.
const SIGNAL_LIMIT: u32 = 4096;
/// The type of events that signals raise.
pub(super) const TYPE_SIGNAL: u32 = 0;
/// The type of memory exceptions.
pub(super) const TYPE_MEMORY: u32 = 8;

/// How a wait ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u32)]
pub(super) enum Outcome {
    Complete = 0,
    Timeout = 1,
    Fail = 2,
}

/// The contents of a memory exception.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Exception {
    pub(super) not_present: bool,
    pub(super) read_only: bool,
    pub(super) no_execute: bool,
    pub(super) address: u64,
}

#[derive(Debug, Default)]
pub(super) struct Events {
    state: Mutex<State>,
    raised: Condvar,
}

#[derive(Debug, Default)]
struct State {
    page: Option<u64>,
    events: BTreeMap<u32, Event>,
}

#[derive(Debug)]
struct Event {
    kind: u32,
    auto_reset: bool,
    signaled: bool,
    waiters: usize,
    /// How often the event was raised.
    count: u64,
    exception: Option<Exception>,
}

impl Events {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sets the event page. A process has one.
    pub(super) fn set_page(&self, handle: u64) -> Result<(), Errno> {
        let mut state = self.lock();
        match state.page {
            Some(_) => Err(Errno::INVAL),
            None => {
                state.page = Some(handle);
                Ok(())
            }
        }
    }

    /// Creates an event and returns its id.
    pub(super) fn create(&self, kind: u32, auto_reset: bool) -> Result<u32, Errno> {
        let mut state = self.lock();
        let range = match kind {
            TYPE_SIGNAL => 1..SIGNAL_LIMIT,
            1..=TYPE_MEMORY => SIGNAL_LIMIT..i32::MAX as u32,
            _ => return Err(Errno::INVAL),
        };
        let id = range.into_iter().find(|id| !state.events.contains_key(id)).ok_or(Errno::NOSPC)?;
        let event = Event { kind, auto_reset, signaled: false, waiters: 0, count: 0, exception: None };
        state.events.insert(id, event);
        Ok(id)
    }

    pub(super) fn destroy(&self, id: u32) -> Result<(), Errno> {
        let removed = self.lock().events.remove(&id);
        self.raised.notify_all();
        removed.map(drop).ok_or(Errno::INVAL)
    }

    /// SET_EVENT. A process may set signal events only.
    pub(super) fn set(&self, id: u32) -> Result<(), Errno> {
        let mut state = self.lock();
        let event = state.events.get_mut(&id).filter(|event| event.kind == TYPE_SIGNAL).ok_or(Errno::INVAL)?;
        event.raise();
        drop(state);
        self.raised.notify_all();
        Ok(())
    }

    pub(super) fn reset(&self, id: u32) -> Result<(), Errno> {
        let mut state = self.lock();
        let event = state.events.get_mut(&id).filter(|event| event.kind == TYPE_SIGNAL).ok_or(Errno::INVAL)?;
        event.signaled = false;
        Ok(())
    }

    /// Raises all memory exception events.
    pub(super) fn except(&self, exception: Exception) {
        let mut state = self.lock();
        for event in state.events.values_mut().filter(|event| event.kind == TYPE_MEMORY) {
            event.exception = Some(exception);
            event.raise();
        }
        drop(state);
        self.raised.notify_all();
    }

    /// WAIT_EVENTS. Returns how the wait ended and, for each event that is a memory exception and was raised, its
    /// contents.
    pub(super) fn wait(
        &self,
        ids: &[u32],
        all: bool,
        timeout: Option<Duration>,
    ) -> Result<(Outcome, Vec<Option<Exception>>), Errno> {
        let deadline = timeout.map(|timeout| Instant::now() + timeout);
        let mut state = self.lock();
        let known = ids.iter().all(|id| state.events.contains_key(id));
        if !known {
            return Err(Errno::INVAL);
        }
        let mut seen = Vec::with_capacity(ids.len());
        let mut active = vec![false; ids.len()];
        for (id, active) in ids.iter().zip(&mut active) {
            let Some(event) = state.events.get_mut(id) else { return Err(Errno::INVAL) };
            *active = event.signaled;
            if event.auto_reset {
                event.signaled = false;
            }
            event.waiters += 1;
            seen.push(event.count);
        }
        let outcome = loop {
            let alive = ids.iter().zip(&mut active).zip(&seen).all(|((id, active), seen)| match state.events.get(id) {
                Some(event) => {
                    *active |= event.count > *seen;
                    true
                }
                None => false,
            });
            if !alive {
                break Outcome::Fail;
            }
            let enough = if all { active.iter().all(|a| *a) } else { active.is_empty() || active.iter().any(|a| *a) };
            if enough {
                break Outcome::Complete;
            }
            state = match deadline {
                None => self.raised.wait(state).unwrap_or_else(PoisonError::into_inner),
                Some(deadline) => {
                    let left = deadline.saturating_duration_since(Instant::now());
                    if left.is_zero() {
                        break Outcome::Timeout;
                    }
                    self.raised.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0
                }
            };
        };
        let mut exceptions = vec![None; ids.len()];
        for ((id, active), exception) in ids.iter().zip(&active).zip(&mut exceptions) {
            if let Some(event) = state.events.get_mut(id) {
                event.waiters -= 1;
                *exception = event.exception.filter(|_| *active);
            }
        }
        Ok((outcome, exceptions))
    }
}

impl Event {
    fn raise(&mut self) {
        self.signaled = !self.auto_reset || self.waiters == 0;
        self.count += 1;
    }
}
