//! What the command processors of all kinds of queues share: the thread, running a dispatch, waiting, faults.
//!
//! Each queue has a thread, which runs its packets in order and sleeps while the queue is empty. The system schedules
//! these threads, so that no queue waits for another one: a queue whose packet waits or runs for long does not delay
//! the others.

use std::any::Any;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, TryLockError};
use std::time::Duration;

use super::commands::Dialect;
use super::events::Exception;
use super::exceptions::{self, error};
use super::processor::signal;
use super::queue::{Bell, Kind, Placement, Setup};
use super::sanitizer::is_silent;
use super::{Machine, Modelled, QueueFault, Sanitizer, Watched};
use crate::exec::{self, Dispatch, Fault, FaultKind, Findings, Stats};
use crate::mem::{Keeper, Reader, Reading};

/// How often the command processor polls while a packet waits for memory: a slot that is not published yet, or a value
/// that the host changes.
pub(super) const LOOK_AGAIN: Duration = Duration::from_micros(200);

/// How often it polls before it starts to sleep between two looks.
const LOOKS: u32 = 64;

/// The command processor of one queue.
pub(super) struct Processor {
    pub(super) machine: Arc<Machine>,
    pub(super) gpu: usize,
    pub(super) bell: Arc<Bell>,
    pub(super) setup: Setup,
    /// The number of the queue's doorbell.
    pub(super) doorbell: u32,
    /// How much was read from the ring: packets of an AQL queue, 32-bit words of the others.
    pub(super) read: u64,
    /// Of an AQL queue, a number of packets that the host has announced.
    pub(super) announced: u64,
    reader: Reader,
    /// The map that the last dispatch used.
    map: Keeper,
    /// Where the last dispatch ran.
    placement: Cell<Option<Placement>>,
    /// If times are modelled and the queue has a clock of its own, the time in ticks at which the next packet starts; 0
    /// before the first one. On a clock that queues share, the ticks that the next packet starts later.
    pub(super) clock: Cell<u64>,
}

/// What a dispatch did.
pub(super) struct Ran {
    /// Wave-instructions.
    pub(super) instructions: u64,
    /// The modelled time, if the watcher knows one.
    pub(super) modelled: Option<Modelled>,
}

/// The processor has to end.
pub(super) struct Stopped;

/// Passes the faults after which a dispatch goes on to the sanitizer.
pub(super) struct Survivor<'a> {
    pub(super) sanitizer: &'a dyn Sanitizer,
    pub(super) launch: &'a Watched<'a>,
    pub(super) pages: Pages<'a>,
}

impl Findings for Survivor<'_> {
    fn tolerates(&self, kind: &FaultKind) -> bool {
        self.pages.survive(kind)
    }

    fn found(&self, fault: &Fault) {
        self.sanitizer.failed(self.launch, fault);
    }
}

/// The pages of a GPU's memory, which a card checks.
#[derive(Clone, Copy)]
pub(super) struct Pages<'a> {
    pub(super) machine: &'a Machine,
    pub(super) gpu: usize,
    /// Whether accesses are checked against the exact sizes of allocations.
    pub(super) exact: bool,
}

impl Pages<'_> {
    /// Whether a card executes the instruction of a fault without noticing.
    pub(super) fn survive(&self, kind: &FaultKind) -> bool {
        is_silent(kind) && self.violation(kind).is_none()
    }

    /// The exception that a card raises for this fault, if it is one of memory pages. Strict mode also reports accesses
    /// to the rest of an allocation's last page, which a card allows.
    pub(super) fn violation(&self, kind: &FaultKind) -> Option<Exception> {
        let gpu_id = self.machine.gpus[self.gpu].id;
        let memory = |not_present, read_only, no_execute, address| {
            Some(Exception::Memory { not_present, read_only, no_execute, address, gpu_id })
        };
        match *kind {
            FaultKind::OutOfBounds { address, size, .. } | FaultKind::NotMapped { address, size, .. } => {
                let size = u64::from(size.max(1));
                let missing = [address, address.saturating_add(size - 1)]
                    .into_iter()
                    .find(|address| self.machine.space.find(self.gpu, *address, 1).is_none());
                // Without strict mode the memory was missing, even if it has been mapped since.
                let missing = missing.or((!self.exact).then_some(address))?;
                memory(true, false, false, missing)
            }
            FaultKind::ReadOnly { address, .. } => memory(false, true, false, address),
            FaultKind::NotExecutable { address } => memory(false, false, true, address),
            _ => None,
        }
    }
}

impl Processor {
    pub(super) fn new(machine: &Arc<Machine>, gpu: usize, bell: &Arc<Bell>, setup: Setup, doorbell: u32) -> Processor {
        Processor {
            machine: machine.clone(),
            gpu,
            bell: bell.clone(),
            setup,
            doorbell,
            read: 0,
            announced: 0,
            reader: machine.space.reader(gpu),
            map: Keeper::default(),
            placement: Cell::new(None),
            clock: Cell::new(0),
        }
    }

    /// Returns the guard to hold from before memory is looked up until it is no longer accessed. It must not be held
    /// while the processor waits.
    pub(super) fn reading(&self) -> Reading<'_> {
        self.reader.read(self.machine.space.memory(self.gpu))
    }

    /// Runs what the host puts into the queue until the queue is stopped.
    pub(super) fn work(mut self) {
        match self.setup.kind {
            Kind::Sdma => self.run_ring(Dialect::Sdma),
            kind => {
                // While the host uploads the code and the data of the first dispatch.
                exec::prepare(&self.options());
                if kind == Kind::Aql { self.run_packets() } else { self.run_ring(Dialect::Pm4) }
            }
        }
        self.bell.lock().ended = true;
        self.bell.changed.notify_all();
    }

    /// Runs a dispatch.
    pub(super) fn execute(&self, dispatch: &Dispatch) -> Result<Ran, Stopped> {
        // All dispatches share the threads that help with workgroups. One dispatch at a time uses them, and waits for
        // them; the others run on their queue's own thread, because that one may not end for long.
        static HELPERS: Mutex<()> = Mutex::new(());
        let helpers = HELPERS.try_lock();
        let mut options = self.options();
        let Placement { changes, places, together } = self.bell.placement(self.placement.take());
        (options.places, options.together) = (Some(places), together);
        if matches!(helpers, Err(TryLockError::WouldBlock)) {
            options.threads = Some(1);
        }
        let (space, target) = (&self.machine.space, &self.machine.gpus[self.gpu].card.target);
        let watcher = self.machine.watcher.as_deref();
        let (view, stop) = (|| self.map.view(space.memory(self.gpu)), self.bell.stop_flag());
        let sanitizer = self.machine.sanitizer.as_deref();
        // Only the observers of a dispatch ask for its number.
        static DISPATCHES: AtomicU64 = AtomicU64::new(0);
        let observed = watcher.is_some() || sanitizer.is_some();
        let number = if observed { DISPATCHES.fetch_add(1, Ordering::Relaxed) } else { 0 };
        let launch = Watched { dispatch, gpu: self.gpu, cooperative: together, number, target, space };
        let checked = sanitizer.is_some_and(|sanitizer| sanitizer.checks(&launch)) && !together;
        options.strict |= checked;
        options.foreign = checked;
        let outside = self.outside();
        let exceptions = self.traps().then_some(&outside as &dyn exec::Exceptions);
        let survivor =
            sanitizer.filter(|_| checked).map(|sanitizer| Survivor { sanitizer, launch: &launch, pages: self.pages() });
        let findings = survivor.as_ref().map(|survivor| survivor as &dyn exec::Findings);
        let caller = exec::Caller { stop, traces: None, exceptions, findings };
        // A bug in the executor must not leave the host waiting for ever.
        let run = AssertUnwindSafe(|| match watcher.and_then(|w| w.begin(&launch)) {
            None => Ok((exec::run_for(dispatch, view(), &options, caller)?, None)),
            Some(watch) => {
                (options.trace, options.executions) = (watch.traced(), watch.counts());
                let caller = exec::Caller { traces: Some(&*watch), ..caller };
                let stats = exec::run_for(dispatch, view(), &options, caller)?;
                let modelled = watch.end(&stats).map_err(bad)?;
                Ok((stats, modelled))
            }
        });
        let result = catch_unwind(run).unwrap_or_else(|panic| Err(bad(panic_message(&*panic))));
        self.placement.set(options.places.take().map(|places| Placement { changes, places, together }));
        if result.as_ref().is_ok_and(|(stats, _)| stats.halted != 0) {
            // The dispatch never ends, and no one but the host can end the queue.
            self.bell.wait_stopped();
            return Err(Stopped);
        }
        if let Some(sanitizer) = sanitizer {
            match &result {
                Ok((stats, _)) if checked => sanitizer.passed(&launch, &stats.notes),
                Ok(_) => {}
                Err(fault) => {
                    sanitizer.failed(&launch, fault);
                    if self.pages().survive(&fault.kind) {
                        return Ok(Ran { instructions: 0, modelled: None });
                    }
                }
            }
        }
        let ran = |(stats, modelled): (Stats, _)| Ran { instructions: stats.instructions, modelled };
        result.map(ran).map_err(|fault| self.fault(fault))
    }

    fn pages(&self) -> Pages<'_> {
        Pages { machine: &self.machine, gpu: self.gpu, exact: self.exact() }
    }

    /// Whether exceptions of waves go to a trap handler, or halt them.
    fn traps(&self) -> bool {
        let options = &self.machine.options;
        !options.strict && (options.halts || self.machine.gpus[self.gpu].handler.get().0 != 0)
    }

    /// The options of a dispatch.
    fn options(&self) -> exec::Options {
        let options = &self.machine.options;
        exec::Options {
            strict: options.strict,
            budget: options.budget,
            threads: options.threads,
            level: options.level,
            ulp_noise: options.ulp_noise,
            clock: match options.host_time && !options.strict {
                true if self.machine.has_modelled_clocks() => exec::Clock::Modelled(self.start()),
                true => exec::Clock::Host(self.machine.booted),
                false => exec::Clock::default(),
            },
            ..exec::Options::default()
        }
    }

    /// Waits until `done` returns true or the queue is stopped.
    pub(super) fn poll(&self, done: impl Fn() -> bool) -> Result<(), Stopped> {
        for _ in 0..LOOKS {
            if done() {
                return Ok(());
            }
            std::thread::yield_now();
        }
        loop {
            if done() {
                return Ok(());
            }
            let state = self.bell.lock();
            if state.stop {
                return Err(Stopped);
            }
            drop(self.bell.changed.wait_timeout(state, LOOK_AGAIN).unwrap_or_else(PoisonError::into_inner));
        }
    }

    /// Stops the queue because of a packet that cannot run.
    pub(super) fn refuse(&self, code: u64, why: String) -> Result<(), Stopped> {
        self.stop(code, bad(why));
        self.raise(exceptions::of_packet(code));
        Err(Stopped)
    }

    /// Stops the queue because of a kernel: with an exception and the eviction of all queues if a card's memory
    /// management reports the fault, otherwise with an error of the queue.
    pub(super) fn fault(&self, fault: Box<Fault>) -> Stopped {
        if let Some(exception) = self.pages().violation(&fault.kind) {
            self.bell.lock().fault = Some(QueueFault { fault, evicts: true, continues: false });
            self.machine.evict(exception);
            return Stopped;
        }
        let code = match fault.kind {
            // The queue is being destroyed, or evicted because of another one.
            FaultKind::Stopped => return Stopped,
            FaultKind::IllegalInstruction { .. } | FaultKind::UnsupportedInstruction { .. } => {
                error::ILLEGAL_INSTRUCTION
            }
            FaultKind::ScratchOutOfBounds { .. } => error::APERTURE,
            _ => error::EXCEPTION,
        };
        let handled = self.machine.gpus[self.gpu].handler.get().0 != 0;
        let mask = match &fault.kind {
            FaultKind::BadDispatch { .. } => exceptions::of_packet(error::PACKET),
            // Strict mode does not run the handler, so that it reports what a handler would.
            kind if handled && self.exact() => exceptions::of_fault(kind),
            _ => 0,
        };
        self.stop(code, fault);
        self.raise(mask);
        Stopped
    }

    /// Reports exceptions of this queue to the runtime, if it is a compute queue.
    fn raise(&self, mask: u64) {
        self.machine.raise(self.gpu, self.doorbell, mask);
    }

    fn stop(&self, code: u64, fault: Box<Fault>) {
        self.bell.lock().fault = Some(QueueFault { fault, evicts: false, continues: false });
        let _reading = self.reading();
        // The page of the read index holds an `amd_queue_t` on AQL queues only.
        if self.setup.kind == Kind::Aql
            && let Some(inactive) = self.inactive()
            && let Some((block, at)) = self.machine.space.find(self.gpu, inactive, signal::BYTES)
        {
            self.signal(&block, at, |value| value.store(code, Ordering::Release));
        }
    }

    /// Whether faults include what a card does not notice.
    fn exact(&self) -> bool {
        self.machine.options.strict || self.machine.sanitizer.is_some()
    }

    /// Stops a queue of PM4 or SDMA packets.
    pub(super) fn reject(&self, why: String) -> Stopped {
        self.stop(error::PACKET, bad(why));
        self.raise(exceptions::of_packet(error::PACKET));
        Stopped
    }

    /// Stops the queue because of an access of the command processor itself, which a card's memory management reports.
    pub(super) fn violate(&self, kind: FaultKind) -> Stopped {
        self.fault(Box::new(Fault::new(kind, 0)))
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
