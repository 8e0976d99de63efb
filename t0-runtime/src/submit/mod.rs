//! Submission: work enters an AQL queue in order, is recorded until it has completed, and can be waited for.
//!
//! | file | contents |
//! |---|---|
//! | `mod` | a queue's submitter: launches and markers |
//! | `pending` | submitted work until it has completed |
//! | `peers` | what the queues of a device share |
//! | `replay` | many prebuilt packets at once |
//! | `wait` | waiting |
//! | `failure` | work that does not complete |
//! | `close` | the end of a device |
//!
//! A launch that need not wait takes one lock, its submitter's. It allocates nothing: the memory and the signals
//! of completed entries are reused.
//!
//! **Invariant:** a pending entry owns everything that its packets may access: code, buffers, messages, signals,
//! kernarg space.
//! **Invariant:** no lock of another submitter is taken while holding one's own, and no lock but a turn
//! (`crate::turn`) is held while sleeping.
//! **Invariant:** between the look for earlier users of a buffer and the note of the new one, a thread has the turn at
//! that buffer, unless a borrow of the buffer orders the accesses.

mod close;
mod failure;
mod peers;
mod pending;
mod replay;
mod wait;

use std::sync::atomic::{AtomicBool, AtomicU64};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use crate::allocation::Turns;
use crate::body::Use;
use crate::error::Error;
use crate::grid::Resolved;
use crate::kfd::client::Client;
use crate::kfd::events::{Event, Events};
use crate::kfd::memory::{Kind, Memory};
use crate::kfd::packet::{Dispatch, Packet};
use crate::kfd::queue::Queue;
use crate::kfd::ring::Ring;
use crate::kfd::signal::{Signal, Signals};
use crate::messages::Log;
use crate::module::Kernel;
pub(crate) use close::Close;
pub(crate) use peers::Peers;
use pending::{Other, Pending, State, Task};
pub(crate) use replay::{Batch, Owned};
pub(crate) use wait::Outputs;
use wait::{Nap, Watch};

/// Bytes of kernel arguments in flight.
const KERNARG_BYTES: u64 = 1 << 20;
/// The most bytes of arguments that are submitted at once.
pub(crate) const MOST_KERNARG_BYTES: u64 = KERNARG_BYTES / 4;
/// One of this many packets raises the event, so that waiters for space wake up.
const EVENT_EVERY: u64 = 64;
/// One of this many launches looks for completed packets, if there is space without: a look takes the cache line of a
/// signal from the device.
const LOOK_EVERY: u64 = 16;

/// One kernel launch, checked and ready.
pub(crate) struct Work<'a> {
    pub(crate) kernel: Arc<Kernel>,
    pub(crate) grid: Resolved,
    pub(crate) kernargs: &'a [u8],
    /// LDS of a workgroup, in bytes.
    pub(crate) group_bytes: u32,
    /// The views. The submitter takes them and leaves an empty list.
    pub(crate) uses: &'a mut Vec<Use>,
    /// The destination of the kernel's messages, if it has any.
    pub(crate) log: Option<Log>,
}

/// A submitted packet.
#[derive(Debug)]
pub(crate) struct Ticket {
    pub(crate) number: u64,
    pub(crate) signal: Arc<Signal>,
}

/// One queue and its pending work.
#[derive(Debug)]
pub(crate) struct Submitter {
    client: Arc<Client>,
    events: Arc<Events>,
    peers: Arc<Peers>,
    signals: Signals,
    timeout: Duration,
    me: Weak<Submitter>,
    nap: Mutex<Nap>,
    /// How often a waiter has woken up. Changed with the lock of `nap`.
    generation: AtomicU64,
    woken: Condvar,
    state: Mutex<State>,
    /// Whether its device has waited for the end of all work.
    closed: AtomicBool,
    // Dropped after the queue, which may still raise it.
    event: Event,
}

impl Submitter {
    pub(crate) fn new(
        client: &Arc<Client>,
        events: &Arc<Events>,
        peers: &Arc<Peers>,
        timeout: Duration,
    ) -> Result<Arc<Submitter>, Error> {
        let event = events.signal_event()?;
        let signals = Signals::new(client);
        let queue = new_queue(client, &signals, &event)?;
        let kernargs = Memory::new(client, KERNARG_BYTES, Kind::Shared)?;
        let state = State::new(queue, kernargs, Ring::new(KERNARG_BYTES), peers);
        let submitter = Arc::new_cyclic(|me| Submitter {
            client: client.clone(),
            events: events.clone(),
            peers: peers.clone(),
            signals,
            timeout,
            me: me.clone(),
            nap: Mutex::default(),
            generation: AtomicU64::new(0),
            woken: Condvar::new(),
            state: Mutex::new(state),
            closed: AtomicBool::new(false),
            event,
        });
        peers.join(&submitter);
        Ok(submitter)
    }

    /// Enqueues `work` after everything submitted before. The ticket is for a caller that will `wait` for exactly this
    /// work. `turns` are the turns at its buffers.
    pub(crate) fn submit(&self, work: Work<'_>, wait: bool, turns: &Turns<'_>) -> Result<Option<Ticket>, Error> {
        let bytes = work.kernargs.len() as u64;
        if bytes > MOST_KERNARG_BYTES {
            let why = format!("its arguments take {bytes} bytes, but the maximum is {MOST_KERNARG_BYTES}");
            return Err(Error::Unlaunchable { kernel: work.kernel.name(), why });
        }
        let (after, behind) = self.others_before(work.uses, turns)?;
        let private_bytes = work.kernel.private_bytes;
        // This packet, packets that order it after other queues, and a packet for a waiter.
        let packets = 2 + (after.len() as u64).div_ceil(5);
        let (mut state, at) = self.reserve(work.kernel.name(), packets, bytes.max(1), private_bytes)?;
        let stamp = self.stamp(work.uses)?;
        state.kernargs.window().write(at, work.kernargs);
        let kernarg = state.kernargs.address() + at;
        let behind = behind || state.is_behind();
        self.publish_barriers(&mut state, after)?;
        let number = state.next;
        let evented = wait || state.next - state.evented.min(state.next) >= EVENT_EVERY;
        let signal = state.signal(&self.signals, evented.then_some(&self.event), 1)?;
        let packet = Packet::dispatch(
            &Dispatch {
                workgroup: work.kernel.workgroup,
                grid: work.grid.items,
                private_bytes,
                group_bytes: work.group_bytes,
                descriptor: work.kernel.descriptor,
                kernarg,
            },
            signal.address(),
        );
        if evented {
            state.evented = number + 1;
        }
        let spare = state.spare.pop().unwrap_or_default();
        let uses = std::mem::replace(work.uses, spare);
        self.note(&uses, number, turns);
        let task = Task::Launch { kernel: work.kernel, log: work.log.map(Box::new), uses, stamp };
        let ticket = wait.then(|| Ticket { number, signal: signal.clone() });
        if behind {
            self.client.sys.queued(kernarg);
        }
        state.publish(&packet, signal, task, Vec::new());
        Ok(ticket)
    }

    /// Lets a new stream use the queue, which may have work of an earlier one. Returns the number of the stream's first
    /// packet.
    pub(crate) fn begin(&self) -> u64 {
        let mut state = self.lock();
        let (next, done) = (state.next, state.done);
        // A failure of completed work has been recorded already.
        state.streams.retain(|first| (done + 1..next).contains(first));
        state.streams.push(next);
        next
    }

    /// Enqueues a packet that only completes, after everything submitted before.
    pub(crate) fn mark(&self) -> Result<Ticket, Error> {
        let (mut state, _) = self.reserve("mark", 2, 0, 0)?;
        let number = state.next;
        let signal = state.signal(&self.signals, Some(&self.event), 1)?;
        state.evented = number + 1;
        state.publish(&Packet::barrier(&[], signal.address()), signal.clone(), Task::Marker, Vec::new());
        Ok(Ticket { number, signal })
    }

    /// Enqueues packets that wait for these packets of other queues.
    fn publish_barriers(&self, state: &mut State, after: Vec<Other>) -> Result<(), Error> {
        for group in after.chunks(5) {
            let addresses: Vec<u64> = group.iter().map(|other| other.signal.address()).collect();
            let signal = state.signal(&self.signals, None, 1)?;
            let packet = Packet::barrier(&addresses, signal.address());
            state.publish(&packet, signal, Task::Marker, group.to_vec());
        }
        Ok(())
    }

    /// The stamp of work with these uses. An error if it would read what is not reliable. Called with the lock that the
    /// caller keeps until the work is pending: a failure that is noticed meanwhile then affects the pending work.
    fn stamp(&self, uses: &[Use]) -> Result<u64, Error> {
        let stamp = self.peers.stamp();
        if self.peers.has_failed() {
            uses.iter().try_for_each(|used| used.check(stamp))?;
            for used in uses {
                used.rewrite(stamp);
            }
        }
        Ok(stamp)
    }

    /// Records that packet `number` uses buffers. Called with the lock.
    fn note(&self, uses: &[Use], number: u64, _turns: &Turns<'_>) {
        for used in uses {
            if let Some(allocation) = &used.allocation {
                allocation.note(&self.me, number, used.writes);
            }
        }
    }

    /// Waits until the queue has this many free packets, free bytes of kernel arguments and bytes of scratch per
    /// work-item. Returns the offset of the arguments.
    fn reserve(
        &self,
        kernel: &'static str,
        packets: u64,
        bytes: u64,
        scratch: u32,
    ) -> Result<(MutexGuard<'_, State>, u64), Error> {
        let mut watch = Watch::new(self.timeout);
        let mut looked = false;
        loop {
            let generation = self.generation();
            let mut state = self.lock();
            looked |= state.next >= state.look;
            if looked {
                state.retire(&self.signals);
                state.look = state.next + LOOK_EVERY;
            }
            if state.lost_from.is_some() {
                return Err(self.lost(&[]));
            }
            if self.client.process.lost().is_some() {
                self.sleep(state, generation, &mut watch)?;
                continue;
            }
            let idle = state.pending.is_empty();
            if state.queue.is_none() {
                state.queue = Some(new_queue(&self.client, &self.signals, &self.event)?);
            }
            let queue = state.queue(kernel)?;
            if idle && !queue.has_scratch(scratch) {
                queue.grow_scratch(kernel, scratch)?;
            }
            let grown = queue.has_scratch(scratch);
            if grown && queue.has_space_for(packets) {
                if bytes == 0 {
                    return Ok((state, 0));
                }
                if let Some(at) = state.ring.take(bytes) {
                    return Ok((state, at));
                }
            }
            if !looked {
                looked = true;
                continue;
            }
            if !grown && let Some(last) = state.next.checked_sub(1) {
                // Scratch grows when the last packet has completed.
                self.raise_after(&mut state, last)?;
            }
            watch.progress(state.progress());
            self.sleep(state, generation, &mut watch)?;
        }
    }

    /// The signal of a packet if it is still pending, and whether the host has waited for it.
    fn progress_of(&self, number: u64) -> (Option<Arc<Signal>>, bool) {
        let mut state = self.lock();
        state.retire(&self.signals);
        let index = number.checked_sub(state.done).and_then(|index| usize::try_from(index).ok());
        let pending = index.and_then(|index| state.pending.get(index));
        (pending.map(|pending| pending.signal.clone()), number < state.waited)
    }

    /// Other queues' packets that must complete before work with these uses may start, and whether the host has not
    /// waited for one of the packets that the work follows. An error if the uses conflict with an open recording.
    fn others_before(&self, uses: &[Use], _turns: &Turns<'_>) -> Result<(Vec<Other>, bool), Error> {
        let (mut after, mut behind) = (Vec::new(), false);
        for used in uses {
            let Some(allocation) = &used.allocation else { continue };
            allocation.check_recorded(used.writes)?;
            allocation.users(&self.me, used.writes, |submitter, number| {
                let (signal, waited) = submitter.progress_of(number);
                after.extend(signal.map(|signal| Other { submitter: submitter.me.clone(), signal }));
                // Not whether it has completed, which depends on the speed of the host.
                behind |= !waited;
            });
        }
        Ok((after, behind))
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Submitter {
    fn drop(&mut self) {
        // A queue must be idle when it is destroyed. Usually its device has waited for that already.
        if *self.closed.get_mut() || self.wait_all(0).is_err() {
            let mut state = self.lock();
            drop(state.queue.take());
            // Packets of other queues may wait for these.
            state.pending.drain(..).for_each(|entry| entry.signals().for_each(|signal| signal.finish()));
        }
    }
}

/// A queue whose errors raise `event`.
fn new_queue(client: &Arc<Client>, signals: &Signals, event: &Event) -> Result<Queue, Error> {
    let inactive = signals.take(Some(event))?;
    inactive.finish();
    Queue::new(client, inactive, event)
}
