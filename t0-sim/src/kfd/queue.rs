//! Queues and their command processors: one thread per queue, which sleeps while the queue is empty.

use std::any::Any;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::events::Exception;
use super::host::Block;
use super::packet::{BYTES, DispatchPacket, INVALID, Packet};
use super::{Errno, GPU_ID, Machine};
use crate::exec::{self, Descriptor, Fault, FaultKind};

/// Offset at which the doorbell page is mapped: the driver's type tag and the GPU.
pub(super) const DOORBELL_BASE: u64 = 3 << 62 | (GPU_ID as u64) << 46;
/// Bytes of the doorbell page.
pub(super) const DOORBELL_PAGE: u64 = 0x2000;
/// The number of queues that a process may have.
const LIMIT: usize = 127;
/// How often the command processor polls while a packet waits for memory: a slot that is not published yet, or a signal
/// that the host decrements.
const LOOK_AGAIN: Duration = Duration::from_micros(200);
/// How long destroying a queue waits for the running dispatch, which has been asked to stop.
const GRACE: Duration = Duration::from_secs(2);

/// Byte offsets in `amd_signal_t`.
mod signal {
    pub(super) const VALUE: u64 = 8;
    pub(super) const MAILBOX: u64 = 16;
    pub(super) const EVENT_ID: u64 = 24;
    pub(super) const START: u64 = 32;
    pub(super) const END: u64 = 40;
    /// Reserved by the ABI. This device stores the dispatch's wave-instructions here; a card does not change it.
    pub(super) const INSTRUCTIONS: u64 = 56;
    pub(super) const BYTES: u64 = 64;
}

/// The checked parameters of CREATE_QUEUE.
#[derive(Debug)]
pub(super) struct Setup {
    /// The memory of the ring, and the ring's offset in it.
    pub(super) ring: (Arc<Block>, u64),
    pub(super) slots: u64,
    /// The word that the read index is stored to.
    pub(super) read_pointer: (Arc<Block>, u64),
    /// Address of the `amd_queue_t`, for kernels that read it.
    pub(super) queue_address: u64,
}

#[derive(Debug, Default)]
pub(super) struct Queues {
    state: Mutex<BTreeMap<u32, Queue>>,
}

#[derive(Debug)]
struct Queue {
    bell: Arc<Bell>,
    thread: Option<JoinHandle<()>>,
}

/// The state that the host and a command processor share.
#[derive(Debug, Default)]
struct Bell {
    /// Copy of the state's `stop` that the running dispatch polls.
    stop: AtomicBool,
    state: Mutex<BellState>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct BellState {
    /// Number of packets published: the doorbell's value plus one.
    published: u64,
    stop: bool,
    /// Whether the thread sleeps. Waking it costs a system call, which is skipped otherwise.
    asleep: bool,
    /// Whether the thread has ended.
    ended: bool,
    fault: Option<Box<Fault>>,
}

impl Bell {
    fn lock(&self) -> MutexGuard<'_, BellState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Queues {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<u32, Queue>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Starts a queue. Returns its id and the offset of its doorbell.
    pub(super) fn create(&self, machine: &Arc<Machine>, setup: Setup) -> Result<(u32, u64), Errno> {
        let mut queues = self.lock();
        if queues.len() >= LIMIT {
            return Err(Errno::NOMEM);
        }
        let id = (0..).find(|id| !queues.contains_key(id)).ok_or(Errno::NOMEM)?;
        let bell = Arc::new(Bell::default());
        let processor = Processor { machine: machine.clone(), bell: bell.clone(), setup, read: 0 };
        let thread = std::thread::Builder::new()
            .name(format!("t0-queue-{id}"))
            .spawn(move || processor.work())
            .map_err(|_| Errno::NOMEM)?;
        queues.insert(id, Queue { bell, thread: Some(thread) });
        Ok((id, DOORBELL_BASE + u64::from(id) * 8))
    }

    /// Stops a queue. A running dispatch may continue for a moment; no later packet starts.
    pub(super) fn destroy(&self, id: u32) -> Result<(), Errno> {
        let queue = self.lock().remove(&id).ok_or(Errno::INVAL)?;
        queue.stop();
        Ok(())
    }

    pub(super) fn ring(&self, doorbell: u64, value: u64) {
        let Some(index) = doorbell.checked_sub(DOORBELL_BASE).filter(|at| *at < DOORBELL_PAGE && at.is_multiple_of(8))
        else {
            return;
        };
        let bell = match self.lock().get(&((index / 8) as u32)) {
            Some(queue) => queue.bell.clone(),
            None => return,
        };
        let mut state = bell.lock();
        state.published = state.published.max(value.wrapping_add(1));
        let asleep = state.asleep;
        drop(state);
        if asleep {
            bell.changed.notify_all();
        }
    }

    pub(super) fn take_fault(&self, id: u32) -> Option<Box<Fault>> {
        self.lock().get(&id)?.bell.lock().fault.take()
    }
}

impl Queue {
    fn stop(mut self) {
        let deadline = Instant::now() + GRACE;
        let mut state = self.bell.lock();
        state.stop = true;
        self.bell.stop.store(true, Ordering::Relaxed);
        self.bell.changed.notify_all();
        while !state.ended {
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                // The thread is detached. The memory that it may access stays mapped (see `Space::running`).
                return;
            }
            state = self.bell.changed.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0;
        }
        drop(state);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl Drop for Queues {
    fn drop(&mut self) {
        let queues = std::mem::take(&mut *self.lock());
        queues.into_values().for_each(Queue::stop);
    }
}

/// The command processor of one queue.
struct Processor {
    machine: Arc<Machine>,
    bell: Arc<Bell>,
    setup: Setup,
    /// Number of packets read from the ring.
    read: u64,
}

/// The processor has to end.
struct Stopped;

impl Processor {
    fn work(mut self) {
        while let Ok(bytes) = self.next_packet() {
            let done = match Packet::decode(&bytes) {
                Packet::Dispatch(packet) => self.dispatch(&packet),
                Packet::Barrier { signals, any, completion } => self.barrier(&signals, any, completion),
                Packet::Unknown { kind, completion } => {
                    let why = format!("this device does not support AQL packets of type {kind}");
                    let _ = completion;
                    self.fault(bad(why))
                }
            };
            if done.is_err() {
                break;
            }
        }
        self.bell.lock().ended = true;
        self.bell.changed.notify_all();
    }

    /// Reads the next packet from the ring; blocks until one is published.
    fn next_packet(&mut self) -> Result<[u8; 64], Stopped> {
        let (ring, start) = (self.setup.ring.0.clone(), self.setup.ring.1);
        let offset = start + self.read % self.setup.slots * BYTES;
        let header = ring.word32(offset).ok_or(Stopped)?;
        let mut state = self.bell.lock();
        loop {
            if state.stop {
                return Err(Stopped);
            }
            if state.published > self.read {
                // Acquire: the rest of the packet was written before its header.
                if header.load(Ordering::Acquire) & 0xff != INVALID {
                    break;
                }
                // Another producer rang for a later packet while this one is being written.
                state = self.bell.changed.wait_timeout(state, LOOK_AGAIN).unwrap_or_else(PoisonError::into_inner).0;
            } else {
                state.asleep = true;
                state = self.bell.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
                state.asleep = false;
            }
        }
        drop(state);
        let mut bytes = [0; 64];
        ring.read(offset, &mut bytes).ok_or(Stopped)?;
        header.store(INVALID, Ordering::Relaxed);
        self.read += 1;
        // Release: a producer that reads the index may overwrite the slot.
        let (block, at) = &self.setup.read_pointer;
        block.word64(*at).ok_or(Stopped)?.store(self.read, Ordering::Release);
        Ok(bytes)
    }

    fn dispatch(&mut self, packet: &DispatchPacket) -> Result<(), Stopped> {
        let start = self.machine.ticks();
        if let Some(why) = packet.violation() {
            return self.fault(bad(why));
        }
        let mut descriptor = [0; 64];
        let found = self.machine.space.find(packet.descriptor, 64);
        if found.and_then(|(block, at)| block.read(at, &mut descriptor)).is_none() {
            return self.fault(bad(format!("its kernel object {:#x} is not mapped", packet.descriptor)));
        }
        let descriptor = Descriptor::from_bytes(&descriptor);
        let mut dispatch = packet.dispatch();
        dispatch.code = packet.descriptor.wrapping_add_signed(descriptor.entry_offset);
        dispatch.descriptor = descriptor;
        dispatch.dispatch_id = self.read - 1;
        dispatch.queue_ptr = self.setup.queue_address;
        let options = &self.machine.options;
        let options = exec::Options {
            strict: options.strict,
            budget: options.budget,
            threads: options.threads,
            level: options.level,
            ..exec::Options::default()
        };
        let running = self.machine.space.running();
        // A bug in the executor must not leave the host waiting for ever.
        let run =
            AssertUnwindSafe(|| exec::run_until(&dispatch, self.machine.space.memory(), &options, &self.bell.stop));
        let result = catch_unwind(run).unwrap_or_else(|panic| Err(bad(panic_message(&*panic))));
        drop(running);
        match result {
            Ok(stats) => {
                self.complete(packet.completion, start, stats.instructions);
                Ok(())
            }
            Err(fault) => self.fault(fault),
        }
    }

    fn barrier(&mut self, signals: &[u64; 5], any: bool, completion: u64) -> Result<(), Stopped> {
        let start = self.machine.ticks();
        let mut state = self.bell.lock();
        loop {
            if state.stop {
                return Err(Stopped);
            }
            drop(state);
            let mut asked =
                signals.iter().filter(|address| **address != 0).map(|address| self.reached_zero(*address)).peekable();
            let none = asked.peek().is_none();
            if none || if any { asked.any(|done| done) } else { asked.all(|done| done) } {
                break;
            }
            state =
                self.bell.changed.wait_timeout(self.bell.lock(), LOOK_AGAIN).unwrap_or_else(PoisonError::into_inner).0;
        }
        self.complete(completion, start, 0);
        Ok(())
    }

    /// A signal that is not mapped counts as reached, because no one can ever decrement it.
    fn reached_zero(&self, address: u64) -> bool {
        let Some((block, at)) = self.machine.space.find(address, signal::BYTES) else { return true };
        block.word64(at + signal::VALUE).is_none_or(|value| value.load(Ordering::Acquire) as i64 <= 0)
    }

    /// Stores the time stamps, then decrements the signal, then raises the event. The order ensures that an observer of
    /// the signal also sees the time stamps.
    fn complete(&self, address: u64, start: u64, instructions: u64) {
        if address == 0 {
            return;
        }
        let Some((block, at)) = self.machine.space.find(address, signal::BYTES) else { return };
        let store = |offset, value| {
            if let Some(word) = block.word64(at + offset) {
                word.store(value, Ordering::Relaxed);
            }
        };
        store(signal::START, start);
        store(signal::END, self.machine.ticks());
        store(signal::INSTRUCTIONS, instructions);
        let load = |offset| block.word64(at + offset).map_or(0, |word| word.load(Ordering::Relaxed));
        // Read before the decrement: afterwards the host may reuse the signal.
        let (mailbox, event) = (load(signal::MAILBOX), load(signal::EVENT_ID) as u32);
        if let Some(value) = block.word64(at + signal::VALUE) {
            value.fetch_sub(1, Ordering::AcqRel);
        }
        if mailbox != 0 {
            if let Some((page, slot)) = self.machine.space.find(mailbox, 8)
                && let Some(word) = page.word64(slot)
            {
                word.store(event.into(), Ordering::Release);
            }
            let _ = self.machine.events.set(event);
        }
    }

    /// Stores the fault for [`super::VirtualKfd::take_fault`], raises the memory exception events and stops the queue.
    fn fault(&self, fault: Box<Fault>) -> Result<(), Stopped> {
        let exception = match fault.kind {
            FaultKind::OutOfBounds { address, .. } | FaultKind::NotMapped { address, .. } => {
                Exception { not_present: true, address, ..Exception::default() }
            }
            FaultKind::ReadOnly { address, .. } => Exception { read_only: true, address, ..Exception::default() },
            FaultKind::NotExecutable { address } => Exception { no_execute: true, address, ..Exception::default() },
            _ => Exception::default(),
        };
        self.bell.lock().fault = Some(fault);
        self.machine.events.except(exception);
        Err(Stopped)
    }
}

/// The message for a panic of the executor.
fn panic_message(panic: &(dyn Any + Send)) -> String {
    let what = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    format!("the virtual GPU itself failed ({}), which is a bug in T0; please report it", what.unwrap_or("panic"))
}

/// The fault of a packet that cannot be run.
fn bad(why: String) -> Box<Fault> {
    Box::new(Fault::new(FaultKind::BadDispatch { why }, 0))
}
