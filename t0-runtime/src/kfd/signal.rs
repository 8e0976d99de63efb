//! Completion signals (`amd_signal_t`) and the pool they come from.

use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::client::Client;
use super::events::Event;
use super::memory::{Kind, Memory};
use crate::error::Error;

/// Bytes of a signal.
const SIGNAL_BYTES: u64 = 64;
/// Number of signals allocated at once.
const CHUNK: u64 = 256;

mod field {
    pub(super) const KIND: u64 = 0;
    pub(super) const VALUE: u64 = 8;
    pub(super) const MAILBOX: u64 = 16;
    pub(super) const EVENT_ID: u64 = 24;
    pub(super) const START: u64 = 32;
    pub(super) const END: u64 = 40;
    /// Reserved by the ABI, so a card does not use it; the virtual device counts wave-instructions here.
    pub(super) const INSTRUCTIONS: u64 = 56;
}

/// One signal: 1 while its packet is pending, 0 when the packet has completed.
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

    /// Whether the packet has completed.
    pub(crate) fn done(&self) -> bool {
        self.chunk.window().load(self.offset + field::VALUE) as i64 <= 0
    }

    /// The signal's value.
    pub(crate) fn value(&self) -> u64 {
        self.chunk.window().load(self.offset + field::VALUE)
    }

    /// How long the packet ran on the device; the clock ticks at 100 MHz.
    pub(crate) fn elapsed(&self) -> Duration {
        let tick = |at| self.chunk.window().load(self.offset + at);
        Duration::from_nanos(tick(field::END).saturating_sub(tick(field::START)) * 10)
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

    fn arm(&self, event: Option<&Event>) {
        let window = self.chunk.window();
        let set = |at, value| window.store(self.offset + at, value);
        set(field::KIND, 1);
        set(field::MAILBOX, event.map_or(0, |event| event.mailbox));
        set(field::EVENT_ID, event.map_or(0, |event| event.id.into()));
        set(field::START, 0);
        set(field::END, 0);
        set(field::INSTRUCTIONS, 0);
        set(field::VALUE, 1);
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
        signal.arm(event);
        Ok(signal)
    }

    /// Returns a signal whose packet has completed or will never run.
    pub(crate) fn release(&self, signal: Arc<Signal>) {
        self.client.instructions.fetch_add(signal.instructions(), Relaxed);
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if Arc::strong_count(&signal) == 1 { state.free.push(signal) } else { state.shared.push(signal) }
    }
}
