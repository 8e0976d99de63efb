//! Submission: work enters an AQL queue in order, is recorded until it has completed, and can be waited for.
//!
//! **Invariant:** a pending entry owns everything that its packet may access: code, buffers, messages, signal, kernarg
//! space.
//! **Invariant:** no lock of another submitter is taken while holding one's own, and no lock is held while sleeping.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use t0_kernel::Printed;

use crate::allocation::Allocation;
use crate::error::Error;
use crate::failures::{Failures, Outcome};
use crate::fault::{FaultKind, Lost};
use crate::grid::Resolved;
use crate::kfd::client::Client;
use crate::kfd::events::{Event, Events, Exception, Woken};
use crate::kfd::memory::{Kind, Memory};
use crate::kfd::packet::{Dispatch, Packet};
use crate::kfd::queue::Queue;
use crate::kfd::ring::Ring;
use crate::kfd::signal::{Signal, Signals};
use crate::messages::{Log, Outlet};
use crate::module::Kernel;
use crate::sys::RawFault;

/// Bytes of kernel arguments in flight.
const KERNARG_BYTES: u64 = 1 << 20;
/// One of this many packets raises the event, so that waiters for space wake up.
const EVENT_EVERY: u64 = 64;
/// The longest uninterrupted sleep, which limits the delay caused by a lost event.
const NAP: Duration = Duration::from_millis(200);
/// How long to poll for the end of a launch on a card before sleeping.
const SPIN: Duration = Duration::from_micros(50);

/// One kernel launch, checked and ready.
pub(crate) struct Work {
    pub(crate) kernel: Arc<Kernel>,
    pub(crate) grid: Resolved,
    pub(crate) kernargs: Vec<u8>,
    /// LDS of a workgroup, in bytes.
    pub(crate) group_bytes: u32,
    pub(crate) uses: Vec<Use>,
    /// The destination of the kernel's messages, if it has any.
    pub(crate) log: Option<Log>,
}

/// A buffer that a launch uses.
#[derive(Debug, Clone)]
pub(crate) struct Use {
    pub(crate) allocation: Arc<Allocation>,
    pub(crate) writes: bool,
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
    signals: Signals,
    timeout: Duration,
    me: Weak<Submitter>,
    nap: Mutex<Nap>,
    woken: Condvar,
    state: Mutex<State>,
    // Dropped after the queue, which may still raise it.
    event: Event,
}

/// Which waiter sleeps in the driver on behalf of all, and how often one has woken up.
#[derive(Debug, Default)]
struct Nap {
    sleeping: bool,
    generation: u64,
}

#[derive(Debug)]
struct State {
    /// `None` only if a failed queue could not be replaced, or if the device is lost.
    queue: Option<Queue>,
    /// The packets from here on did not complete because the device was lost.
    lost_from: Option<u64>,
    kernargs: Memory,
    ring: Ring,
    pending: VecDeque<Pending>,
    /// Number of the next packet.
    next: u64,
    /// All packets below this have completed or failed.
    done: u64,
    /// A packet at or above this minus one raises the event.
    evented: u64,
    failures: Failures,
    /// Prints of completed launches that have not been passed to the sink yet.
    prints: Vec<(Arc<Outlet>, Vec<Printed>)>,
}

#[derive(Debug)]
struct Pending {
    number: u64,
    signal: Arc<Signal>,
    mark: u64,
    kernel: Option<Arc<Kernel>>,
    _uses: Vec<Use>,
    log: Option<Log>,
    _after: Vec<Arc<Signal>>,
}

impl Submitter {
    pub(crate) fn new(client: &Arc<Client>, events: &Arc<Events>, timeout: Duration) -> Result<Arc<Submitter>, Error> {
        let event = events.signal_event()?;
        let signals = Signals::new(client);
        let state = State {
            queue: Some(new_queue(client, &signals, &event)?),
            lost_from: None,
            kernargs: Memory::new(client, KERNARG_BYTES, Kind::Shared)?,
            ring: Ring::new(KERNARG_BYTES),
            pending: VecDeque::new(),
            next: 0,
            done: 0,
            evented: 0,
            failures: Failures::default(),
            prints: Vec::new(),
        };
        Ok(Arc::new_cyclic(|me| Submitter {
            client: client.clone(),
            events: events.clone(),
            signals,
            timeout,
            me: me.clone(),
            nap: Mutex::default(),
            woken: Condvar::new(),
            state: Mutex::new(state),
            event,
        }))
    }

    /// Enqueues `work` after everything submitted before; `notify` if a waiter will wait for exactly this work.
    pub(crate) fn submit(&self, work: Work, notify: bool) -> Result<Ticket, Error> {
        let bytes = work.kernargs.len() as u64;
        if bytes > KERNARG_BYTES / 4 {
            let why = format!("its arguments take {bytes} bytes, but the maximum is {}", KERNARG_BYTES / 4);
            return Err(Error::Unlaunchable { kernel: work.kernel.name(), why });
        }
        let after = self.others_before(&work.uses);
        let private_bytes = work.kernel.private_bytes;
        // This packet, those that order it after other queues, and one for a waiter.
        let packets = 2 + (after.len() as u64).div_ceil(5);
        let (mut state, at) = self.reserve(work.kernel.name(), packets, bytes.max(1), private_bytes)?;
        state.kernargs.window().write(at, &work.kernargs);
        for group in after.chunks(5) {
            let addresses: Vec<u64> = group.iter().map(|signal| signal.address()).collect();
            let signal = self.signals.take(None)?;
            let packet = Packet::barrier(&addresses, signal.address());
            state.publish(&packet, signal, None, Vec::new(), group.to_vec());
        }
        let evented = notify || state.next - state.evented.min(state.next) >= EVENT_EVERY;
        let signal = self.signals.take(evented.then_some(&self.event))?;
        let packet = Packet::dispatch(
            &Dispatch {
                workgroup: work.kernel.workgroup,
                grid: work.grid.items,
                private_bytes,
                group_bytes: work.group_bytes,
                descriptor: work.kernel.descriptor,
                kernarg: state.kernargs.address() + at,
            },
            signal.address(),
        );
        let number = state.next;
        if evented {
            state.evented = number + 1;
        }
        for used in &work.uses {
            used.allocation.note(&self.me, number, used.writes);
        }
        state.publish(&packet, signal.clone(), Some((work.kernel, work.log)), work.uses, Vec::new());
        Ok(Ticket { number, signal })
    }

    /// Enqueues a packet that only completes, after everything submitted before.
    pub(crate) fn mark(&self) -> Result<Ticket, Error> {
        let (mut state, _) = self.reserve("mark", 2, 0, 0)?;
        let number = state.next;
        let signal = self.signals.take(Some(&self.event))?;
        state.evented = number + 1;
        state.publish(&Packet::barrier(&[], signal.address()), signal.clone(), None, Vec::new(), Vec::new());
        Ok(Ticket { number, signal })
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
        let mut watch = Watch::new(self);
        loop {
            let generation = self.generation();
            let mut state = self.lock();
            state.retire(&self.signals);
            watch.progress(state.done);
            if state.lost_from.is_some() {
                return Err(self.lost(&[]));
            }
            if self.client.process.lost().is_some() {
                self.sleep(state, generation, &mut watch)?;
                continue;
            }
            let idle = state.pending.is_empty();
            let queue = state.queue(kernel)?;
            if idle && !queue.has_scratch(scratch) {
                queue.grow_scratch(kernel, scratch)?;
            }
            if queue.has_scratch(scratch) && queue.has_space_for(packets) {
                if bytes == 0 {
                    return Ok((state, 0));
                }
                if let Some(at) = state.ring.take(bytes) {
                    return Ok((state, at));
                }
            }
            self.sleep(state, generation, &mut watch)?;
        }
    }

    /// Waits until the packet, a launch of `kernel`, has completed. Returns an error if it failed or was queued after
    /// one that failed.
    pub(crate) fn wait_for(&self, ticket: &Ticket, kernel: &'static str) -> Result<(), Error> {
        if !self.client.sys.emulated() {
            // A card completes a short kernel before an interrupt arrives. The virtual device needs the core itself.
            let until = Instant::now() + SPIN;
            while !ticket.signal.done() && Instant::now() < until {
                std::hint::spin_loop();
            }
        }
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

    /// Waits until the packet has completed. Returns its error if it failed and has not been reported yet.
    pub(crate) fn wait_quietly(&self, number: u64) -> Result<(), Error> {
        let mut state = self.settle(number)?;
        let lost = state.lost_from.is_some_and(|from| number >= from);
        let failure = state.failures.report(number).or_else(|| lost.then(|| self.lost(&[])));
        flush_prints(state);
        failure.map_or(Ok(()), Err)
    }

    /// Waits until everything submitted so far has completed. Returns the first failure that has not been reported yet.
    pub(crate) fn wait_all(&self) -> Result<(), Error> {
        let next = self.lock().next;
        if next == 0 {
            return Ok(());
        }
        let mut state = self.settle(next - 1)?;
        let failure = state.failures.report_all().or_else(|| state.lost_from.map(|_| self.lost(&[])));
        flush_prints(state);
        failure.map_or(Ok(()), Err)
    }

    /// The signal of a packet that is still pending.
    fn pending_signal(&self, number: u64) -> Option<Arc<Signal>> {
        let mut state = self.lock();
        state.retire(&self.signals);
        let index = number.checked_sub(state.done)?;
        state.pending.get(usize::try_from(index).ok()?).map(|pending| pending.signal.clone())
    }

    /// Signals of other queues' packets that must complete before work with these uses may start.
    fn others_before(&self, uses: &[Use]) -> Vec<Arc<Signal>> {
        let mut after = Vec::new();
        for used in uses {
            used.allocation.users(used.writes, |submitter, number| {
                if !std::ptr::eq(self, submitter) {
                    after.extend(submitter.pending_signal(number));
                }
            });
        }
        after
    }

    /// Returns when the packet has completed or failed.
    fn settle(&self, number: u64) -> Result<MutexGuard<'_, State>, Error> {
        let mut watch = Watch::new(self);
        loop {
            let generation = self.generation();
            let mut state = self.lock();
            state.retire(&self.signals);
            if state.done > number {
                return Ok(state);
            }
            watch.progress(state.done);
            if state.evented <= number && state.queue.as_ref().is_some_and(|queue| queue.has_space_for(1)) {
                let signal = self.signals.take(Some(&self.event))?;
                state.evented = state.next + 1;
                state.publish(&Packet::barrier(&[], signal.address()), signal, None, Vec::new(), Vec::new());
            }
            self.sleep(state, generation, &mut watch)?;
        }
    }

    /// Sleeps until something may have changed, and handles faults and timeouts. Releases the lock.
    fn sleep(&self, state: MutexGuard<'_, State>, generation: u64, watch: &mut Watch<'_>) -> Result<(), Error> {
        let (id, stopped) = state.queue.as_ref().map_or((None, 0), |queue| (Some(queue.id), queue.error()));
        drop(state);
        if let Some(fault) = id.and_then(|id| self.client.sys.take_fault(id)) {
            if !fault.evicts {
                return self.fail(None, |kernel, client| Error::Fault(Box::new(kernel.explain(fault, client))));
            }
            // The details that only the virtual device has.
            self.client.process.lose(exception(&fault));
            return self.lose(|kernel, client| Error::Fault(Box::new(kernel.explain(fault, client))));
        }
        if let Some(lost) = self.client.process.lost() {
            return self.lose(|_, _| Error::Lost(Box::new(lost.clone())));
        }
        if stopped != 0 {
            return self
                .fail(None, |kernel, client| Error::Fault(Box::new(kernel.explain(queue_error(stopped), client))));
        }
        let left = watch.left();
        if left.is_zero() {
            let waited = self.timeout;
            return self.fail(Some(watch.done), |kernel, _| Error::Timeout { kernel: kernel.name(), waited });
        }
        if let Some(Woken::Exception(exception)) = self.doze(generation, left.min(NAP))? {
            // The next iteration finds the process lost.
            self.client.process.lose(exception);
        }
        Ok(())
    }

    /// Lets one waiter sleep in the driver and the others wait for it. Returns at once if a waiter woke up since
    /// `generation`.
    fn doze(&self, generation: u64, at_most: Duration) -> Result<Option<Woken>, Error> {
        let mut nap = self.nap.lock().unwrap_or_else(PoisonError::into_inner);
        if nap.generation != generation {
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
        nap.generation += 1;
        self.woken.notify_all();
        woken.map(Some)
    }

    fn generation(&self) -> u64 {
        self.nap.lock().unwrap_or_else(PoisonError::into_inner).generation
    }

    /// Ends everything pending: the first kernel that has not completed with its error, the rest as aborted. Replaces
    /// the queue. With `stuck_at`, only if nothing has completed since that number of packets was done.
    fn fail(&self, stuck_at: Option<u64>, error: impl FnOnce(&Kernel, &Client) -> Error) -> Result<(), Error> {
        let mut state = self.lock();
        state.retire(&self.signals);
        if stuck_at.is_some_and(|done| done != state.done) {
            return Ok(());
        }
        // The old queue first: none of its work runs any more when the rest is released.
        drop(state.queue.take());
        let pending: Vec<Pending> = state.pending.drain(..).collect();
        if let Some((culprit, kernel)) = pending.iter().find_map(|p| Some((p.number, p.kernel.as_ref()?))) {
            let error = error(kernel, &self.client);
            let last = state.next - 1;
            state.failures.record(culprit..=last, error);
        }
        for log in pending.iter().filter_map(|entry| entry.log.as_ref()) {
            let (mut printed, assertion) = log.read();
            // The launch fails for another reason, which an earlier failed assertion may explain.
            printed.extend(assertion.map(|a| a.printed()));
            state.prints.push((log.outlet.clone(), printed));
        }
        state.done = state.next;
        state.evented = state.next;
        for entry in pending {
            state.ring.retire(entry.mark);
            entry.signal.finish();
            self.signals.release(entry.signal);
        }
        state.queue = Some(new_queue(&self.client, &self.signals, &self.event)?);
        drop(state);
        self.wake();
        Ok(())
    }

    /// Ends everything pending because the process is lost: the first kernel that has not completed with `error`, the
    /// rest as lost. The queue is not replaced.
    fn lose(&self, error: impl FnOnce(&Kernel, &Client) -> Error) -> Result<(), Error> {
        let mut state = self.lock();
        state.retire(&self.signals);
        if state.lost_from.is_some() {
            return Ok(());
        }
        state.lost_from = Some(state.done);
        let queue = state.queue.take();
        let pending: Vec<Pending> = state.pending.drain(..).collect();
        let mut kernels: Vec<&'static str> = pending.iter().filter_map(|p| Some(p.kernel.as_ref()?.name())).collect();
        kernels.dedup();
        if let Some((culprit, kernel)) = pending.iter().find_map(|p| Some((p.number, p.kernel.as_ref()?))) {
            let last = state.next - 1;
            let error = match error(kernel, &self.client) {
                Error::Lost(_) => self.lost(&kernels),
                error => error,
            };
            let faulted = matches!(error, Error::Fault(_));
            state.failures.record(culprit..=if faulted { culprit } else { last }, error);
            if faulted && culprit < last {
                state.failures.record(culprit + 1..=last, self.lost(&kernels[1..]));
            }
        }
        for log in pending.iter().filter_map(|entry| entry.log.as_ref()) {
            let (mut printed, assertion) = log.read();
            printed.extend(assertion.map(|a| a.printed()));
            state.prints.push((log.outlet.clone(), printed));
        }
        state.done = state.next;
        state.evented = state.next;
        for entry in pending {
            state.ring.retire(entry.mark);
            entry.signal.finish();
            self.signals.release(entry.signal);
        }
        drop(state);
        // Evicted queues do not run, but destroying one is a call of the driver, for which no lock is held.
        drop(queue);
        self.wake();
        Ok(())
    }

    /// The error of work on a lost device.
    fn lost(&self, kernels: &[&'static str]) -> Error {
        let lost = self.client.process.lost().cloned();
        // `lose` is called only after the loss was recorded.
        lost.map_or(Error::Forgotten, |lost| Error::Lost(Box::new(Lost { in_flight: kernels.to_vec(), ..lost })))
    }

    fn wake(&self) {
        // Waiters that wait for the sleeping one check the state again.
        self.nap.lock().unwrap_or_else(PoisonError::into_inner).generation += 1;
        self.woken.notify_all();
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Submitter {
    fn drop(&mut self) {
        // A queue must be idle when it is destroyed; there is no caller left to report a failure to.
        let _ = self.wait_all();
    }
}

/// Releases the lock and passes the prints to the sink.
fn flush_prints(mut state: MutexGuard<'_, State>) {
    let prints = std::mem::take(&mut state.prints);
    drop(state);
    for (outlet, printed) in prints {
        outlet.print(&printed);
    }
}

impl State {
    fn queue(&mut self, kernel: &'static str) -> Result<&mut Queue, Error> {
        let why = || "its queue failed and could not be replaced; open the device again".to_owned();
        self.queue.as_mut().ok_or_else(|| Error::Unlaunchable { kernel, why: why() })
    }

    /// Releases packets that have completed. They complete in order.
    fn retire(&mut self, signals: &Signals) {
        while self.pending.front().is_some_and(|pending| pending.signal.done()) {
            let Some(entry) = self.pending.pop_front() else { return };
            self.done = entry.number + 1;
            if let Some(log) = &entry.log {
                let (printed, assertion) = log.read();
                self.prints.push((log.outlet.clone(), printed));
                if let Some(assertion) = assertion {
                    let error = Error::Assertion(Box::new(assertion));
                    self.failures.record(entry.number..=entry.number, error);
                }
            }
            self.ring.retire(entry.mark);
            signals.release(entry.signal);
        }
    }

    fn publish(
        &mut self,
        packet: &Packet,
        signal: Arc<Signal>,
        launch: Option<(Arc<Kernel>, Option<Log>)>,
        uses: Vec<Use>,
        after: Vec<Arc<Signal>>,
    ) {
        let number = self.next;
        self.next += 1;
        let mark = self.ring.mark();
        let (kernel, log) = launch.map_or((None, None), |(kernel, log)| (Some(kernel), log));
        self.pending.push_back(Pending { number, signal, mark, kernel, log, _uses: uses, _after: after });
        if let Some(queue) = &mut self.queue {
            queue.publish(packet);
        }
    }
}

/// Measures how long nothing has completed.
struct Watch<'a> {
    submitter: &'a Submitter,
    done: u64,
    since: Instant,
}

impl Watch<'_> {
    fn new(submitter: &Submitter) -> Watch<'_> {
        Watch { submitter, done: 0, since: Instant::now() }
    }

    fn progress(&mut self, done: u64) {
        if done != self.done {
            self.done = done;
            self.since = Instant::now();
        }
    }

    fn left(&self) -> Duration {
        self.submitter.timeout.saturating_sub(self.since.elapsed())
    }
}

/// A queue whose errors raise `event`.
fn new_queue(client: &Arc<Client>, signals: &Signals, event: &Event) -> Result<Queue, Error> {
    let inactive = signals.take(Some(event))?;
    inactive.finish();
    Queue::new(client, inactive)
}

/// What the driver reports of a fault of the virtual device.
fn exception(fault: &RawFault) -> Exception {
    Exception::Memory {
        address: fault.address.unwrap_or(0) & !0xfff,
        read_only: fault.kind == FaultKind::ReadOnly,
        no_execute: fault.kind == FaultKind::IllegalInstruction,
    }
}

/// The report of a card's command processor, which it stores in the signal of a queue that it stops. The encoding is
/// that of ROCr's `amd_aql_queue.cpp`.
fn queue_error(code: u64) -> RawFault {
    let (kind, what) = match code {
        code if code & 1 != 0 => (FaultKind::BadDispatch, "its queue has too little scratch"),
        code if code & 2 != 0 => (FaultKind::BadDispatch, "its packet has an invalid number of dimensions"),
        code if code & 4 != 0 => (FaultKind::BadDispatch, "a workgroup needs more LDS than the device has"),
        code if code & 8 != 0 => (FaultKind::BadDispatch, "the address of its code is invalid"),
        code if code & 32 != 0 => (FaultKind::BadDispatch, "its packet is invalid"),
        code if code & 64 != 0 => (FaultKind::BadDispatch, "its workgroup has too many work-items"),
        code if code & 128 != 0 => (FaultKind::BadDispatch, "it needs more registers than the device has"),
        code if code & 0x2000_0000 != 0 => (FaultKind::OutOfBounds, "it accessed memory outside of its aperture"),
        code if code & 0x4000_0000 != 0 => (FaultKind::IllegalInstruction, "it executed an illegal instruction"),
        _ => (FaultKind::Other, "it raised an exception"),
    };
    RawFault {
        evicts: false,
        base: None,
        kind,
        message: format!(
            "{what} (queue error {code:#x}). The card does not report the line; the virtual GPU does (T0_DEVICE=virtual)"
        ),
        pc: None,
        instruction: None,
        workgroup: None,
        wave: None,
        lane: None,
        address: None,
        related: Vec::new(),
        disassembly: Vec::new(),
    }
}
