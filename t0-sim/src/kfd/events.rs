//! Events as the driver manages them: raised by the GPU or by SET_EVENT, waited for by WAIT_EVENTS.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use t0_kfd::{EventData, values};

use super::Errno;
use super::host::PAGE;
use super::sleep::{Raised, Sleeper};

/// The number of signal events; their ids are slots of the event page.
const SIGNAL_LIMIT: u32 = 4096;
/// The first id of events without a slot.
const FIRST_OTHER: u32 = 0x4000_0000;
/// How a wait ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u32)]
pub(super) enum Outcome {
    Complete = values::WAIT_RESULT_COMPLETE,
    Timeout = values::WAIT_RESULT_TIMEOUT,
    Fail = values::WAIT_RESULT_FAIL,
}

/// What an exception reports.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Exception {
    /// A kernel accessed memory illegally.
    Memory { not_present: bool, read_only: bool, no_execute: bool, address: u64, gpu_id: u32 },
    /// The GPU hung and was reset; the contents of its memory are lost.
    Reset { gpu_id: u32 },
}

impl Exception {
    fn kind(self) -> u32 {
        match self {
            Exception::Memory { .. } => values::EVENT_MEMORY,
            Exception::Reset { .. } => values::EVENT_HW_EXCEPTION,
        }
    }

    /// Writes the exception to an entry of WAIT_EVENTS.
    pub(super) fn report(self, entry: &mut EventData) {
        match self {
            Exception::Memory { not_present, read_only, no_execute, address, gpu_id } => {
                entry.not_present = not_present.into();
                entry.read_only = read_only.into();
                entry.no_execute = no_execute.into();
                entry.imprecise = 0;
                entry.va = address & !(PAGE - 1);
                entry.gpu_id = gpu_id;
                entry.error_type = 0;
            }
            Exception::Reset { gpu_id } => entry.set_reset(gpu_id),
        }
    }
}

/// An event that a wait is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Awaited {
    pub(super) id: u32,
    /// For signal events: the age that the waiter has seen. If the event has another one, the wait ends at once. 0 if
    /// the waiter does not know of ages.
    pub(super) age: u64,
}

/// What a completed wait reports of one event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum News {
    None,
    /// The age of a signal event whose waiter knows of ages.
    Age(u64),
    Exception(Exception),
}

#[derive(Debug, Default)]
pub(super) struct Events {
    state: Mutex<State>,
    raised: Raised,
}

#[derive(Debug, Default)]
struct State {
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

    /// Creates an event and returns its id.
    pub(super) fn create(&self, kind: u32, auto_reset: bool) -> Result<u32, Errno> {
        let mut state = self.lock();
        let range = match kind {
            values::EVENT_SIGNAL | values::EVENT_DEBUG_EVENT => 1..SIGNAL_LIMIT,
            // The driver takes any other number for a type whose events nothing raises.
            _ => FIRST_OTHER..i32::MAX as u32,
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
        let event = state.events.get_mut(&id).filter(|event| event.kind == values::EVENT_SIGNAL).ok_or(Errno::INVAL)?;
        event.raise();
        drop(state);
        self.raised.notify_all();
        Ok(())
    }

    /// An interrupt of the GPU. Its context is the id of an event whose slot in the event page says that it is
    /// signaled; if not, all events whose slots say so are raised (`kfd_signal_event_interrupt`). `take` clears a slot
    /// and returns whether it was signaled.
    pub(super) fn interrupt(&self, context: u32, take: impl Fn(u32) -> bool) {
        let mut state = self.lock();
        let taken = match state.events.get_mut(&context) {
            Some(event) if event.kind == values::EVENT_SIGNAL && take(context) => {
                event.raise();
                true
            }
            _ => false,
        };
        if !taken {
            let signals =
                state.events.range_mut(..SIGNAL_LIMIT).filter(|(_, event)| event.kind == values::EVENT_SIGNAL);
            signals.filter(|(id, _)| take(**id)).for_each(|(_, event)| event.raise());
        }
        drop(state);
        self.raised.notify_all();
    }

    pub(super) fn reset(&self, id: u32) -> Result<(), Errno> {
        let mut state = self.lock();
        let event = state.events.get_mut(&id).filter(|event| event.kind == values::EVENT_SIGNAL).ok_or(Errno::INVAL)?;
        event.signaled = false;
        Ok(())
    }

    /// Raises all events of the exception's type.
    pub(super) fn except(&self, exception: Exception) {
        let mut state = self.lock();
        for event in state.events.values_mut().filter(|event| event.kind == exception.kind()) {
            event.exception = Some(exception);
            event.raise();
        }
        drop(state);
        self.raised.notify_all();
    }

    /// WAIT_EVENTS. Returns how the wait ended and what it reports of each event. [`Errno::INTR`] if the sleeper was
    /// interrupted.
    pub(super) fn wait(
        &self,
        awaited: &[Awaited],
        all: bool,
        timeout: Option<Duration>,
        sleeper: Option<&Arc<dyn Sleeper>>,
    ) -> Result<(Outcome, Vec<News>), Errno> {
        let deadline = timeout.map(|timeout| Instant::now() + timeout);
        let mut state = self.lock();
        let known = awaited.iter().all(|awaited| state.events.contains_key(&awaited.id));
        if !known {
            return Err(Errno::INVAL);
        }
        let mut seen = Vec::with_capacity(awaited.len());
        let mut active = vec![false; awaited.len()];
        for (awaited, active) in awaited.iter().zip(&mut active) {
            let Some(event) = state.events.get_mut(&awaited.id) else { return Err(Errno::INVAL) };
            *active = event.signaled || event.knows_ages(awaited) && event.age() != awaited.age;
            if event.auto_reset {
                event.signaled = false;
            }
            event.waiters += 1;
            seen.push(event.count);
        }
        // The mutex is free while the thread sleeps, so that other calls proceed.
        let outcome = loop {
            let alive = awaited.iter().zip(&mut active).zip(&seen).all(|((awaited, active), seen)| {
                let event = state.events.get(&awaited.id);
                *active |= event.is_some_and(|event| event.count > *seen);
                event.is_some()
            });
            if !alive {
                break Ok(Outcome::Fail);
            }
            let enough = if all { active.iter().all(|a| *a) } else { active.is_empty() || active.iter().any(|a| *a) };
            if enough {
                break Ok(Outcome::Complete);
            }
            let left = deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
            if left.is_some_and(|left| left.is_zero()) {
                break Ok(Outcome::Timeout);
            }
            match sleeper {
                None => state = self.raised.wait(state, left),
                Some(sleeper) => {
                    // From here on every change of an event wakes the sleeper.
                    let sleep = self.raised.arm(sleeper, left);
                    drop(state);
                    let slept = sleep.sleep();
                    drop(sleep);
                    state = self.lock();
                    if let Err(error) = slept {
                        break Err(error);
                    }
                }
            }
        };
        let mut news = vec![News::None; awaited.len()];
        for ((awaited, active), news) in awaited.iter().zip(&active).zip(&mut news) {
            let Some(event) = state.events.get_mut(&awaited.id) else { continue };
            event.waiters -= 1;
            *news = match event.exception {
                _ if !active => News::None,
                Some(exception) => News::Exception(exception),
                None if event.knows_ages(awaited) => News::Age(event.age()),
                None => News::None,
            };
        }
        Ok((outcome?, news))
    }
}

impl Event {
    /// 1 for an event that was never raised.
    fn age(&self) -> u64 {
        self.count + 1
    }

    fn knows_ages(&self, awaited: &Awaited) -> bool {
        self.kind == values::EVENT_SIGNAL && awaited.age != 0
    }

    fn raise(&mut self) {
        self.signaled = !self.auto_reset || self.waiters == 0;
        self.count += 1;
    }
}
