//! Completion signals (`amd_signal_t`) and the pool they come from.

use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::client::Client;
use super::events::Event;
use super::memory::{Kind, Memory};
use crate::error::Error;
use crate::sys::Window;

/// Bytes of a signal.
const SIGNAL_BYTES: u64 = 64;
/// Number of signals allocated at once.
const CHUNK: u64 = 256;

pub(super) mod field {
    pub(super) const KIND: u64 = 0;
    pub(in crate::kfd) const VALUE: u64 = 8;
    pub(super) const MAILBOX: u64 = 16;
    pub(super) const EVENT_ID: u64 = 24;
    pub(in crate::kfd) const START: u64 = 32;
    pub(in crate::kfd) const END: u64 = 40;
    /// Reserved by the ABI, so a card does not use it; the virtual device counts wave-instructions here.
    pub(super) const INSTRUCTIONS: u64 = 56;
}

/// One signal: the number of its packets that are pending, which is 1 unless several share it.
#[derive(Debug)]
pub(crate) struct Signal {
    chunk: Arc<Memory>,
    offset: u64,
}

impl Signal {
    /// The address that a packet contains.
    pub(crate) fn address(&self) -> u64 {
        self.chunk.address() + self.offset
    }

    /// Whether all of its packets have completed.
    pub(crate) fn done(&self) -> bool {
        self.words().done()
    }

    /// The signal's value.
    pub(crate) fn value(&self) -> u64 {
        self.chunk.window().load(self.offset + field::VALUE)
    }

    /// When the packet started, on the device's clock, which ticks at 100 MHz; zero if it did not run.
    pub(crate) fn started(&self) -> Duration {
        Duration::from_nanos(self.chunk.window().load(self.offset + field::START).saturating_mul(10))
    }

    /// When the packet ended, on the device's clock; zero if it did not run.
    pub(crate) fn ended(&self) -> Duration {
        Duration::from_nanos(self.chunk.window().load(self.offset + field::END).saturating_mul(10))
    }

    /// Wave-instructions executed, if the device counts them.
    pub(crate) fn instructions(&self) -> u64 {
        self.chunk.window().load(self.offset + field::INSTRUCTIONS)
    }

    /// Completes the signal from the host, for a packet that will never run.
    pub(crate) fn finish(&self) {
        self.chunk.window().store(self.offset + field::VALUE, 0);
    }

    /// Resets the signal for this many packets, each of which raises `event`. Only for a signal without other
    /// references.
    pub(crate) fn arm(&self, event: Option<&Event>, packets: u64) {
        self.words().arm(event.map_or(0, |event| event.mailbox), event.map_or(0, |event| event.id.into()), packets);
    }

    fn words(&self) -> Words<'_> {
        Words { window: self.chunk.window(), offset: self.offset }
    }
}

/// A signal in memory: what is done with its words, and in which order. The models check this code.
#[derive(Clone, Copy)]
pub(super) struct Words<'a> {
    pub(super) window: &'a dyn Window,
    pub(super) offset: u64,
}

impl Words<'_> {
    /// Whether all packets of the signal have completed. What they wrote is visible then.
    pub(super) fn done(self) -> bool {
        self.window.load(self.offset + field::VALUE) as i64 <= 0
    }

    /// Prepares the signal for this many packets, each of which raises an event.
    pub(super) fn arm(self, mailbox: u64, event_id: u64, packets: u64) {
        let set = |at, value| self.window.store(self.offset + at, value);
        set(field::KIND, 1);
        set(field::MAILBOX, mailbox);
        set(field::EVENT_ID, event_id);
        set(field::START, 0);
        set(field::END, 0);
        set(field::INSTRUCTIONS, 0);
        set(field::VALUE, packets);
    }
}

/// Unused signals. A signal returns here once there are no other references to it.
#[derive(Debug)]
pub(crate) struct Signals {
    client: Arc<Client>,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    free: Vec<Arc<Signal>>,
    /// Returned while there were still other references to them.
    shared: Vec<Arc<Signal>>,
}

impl Signals {
    pub(crate) fn new(client: &Arc<Client>) -> Signals {
        Signals { client: client.clone(), state: Mutex::default() }
    }

    /// A signal of value 1, which raises `event` when it completes.
    pub(crate) fn take(&self, event: Option<&Event>) -> Result<Arc<Signal>, Error> {
        self.take_for(event, 1)
    }

    /// A signal that this many packets decrement, each of which raises `event`.
    pub(crate) fn take_for(&self, event: Option<&Event>, packets: u64) -> Result<Arc<Signal>, Error> {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if state.free.is_empty() {
            let (free, shared) = state.shared.drain(..).partition(|signal| Arc::strong_count(signal) == 1);
            state.free = free;
            state.shared = shared;
        }
        if state.free.is_empty() {
            let chunk = Arc::new(Memory::new(&self.client, CHUNK * SIGNAL_BYTES, Kind::Shared)?);
            state.free.extend((0..CHUNK).map(|i| Arc::new(Signal { chunk: chunk.clone(), offset: i * SIGNAL_BYTES })));
        }
        let signal = state.free.pop().ok_or(Error::OutOfMemory { bytes: SIGNAL_BYTES, available: 0 })?;
        signal.arm(event, packets);
        Ok(signal)
    }

    /// Takes back a signal whose packets have completed or will never run. Returns it if it can be armed again.
    pub(crate) fn release(&self, signal: Arc<Signal>) -> Option<Arc<Signal>> {
        self.client.instructions.fetch_add(signal.instructions(), Relaxed);
        if Arc::strong_count(&signal) == 1 {
            return Some(signal);
        }
        self.state.lock().unwrap_or_else(PoisonError::into_inner).shared.push(signal);
        None
    }
}
