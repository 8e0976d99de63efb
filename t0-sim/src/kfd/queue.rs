//! Queues as the driver manages them: creation, doorbells, destruction, eviction.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError, Weak};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::capabilities::{is_paired, places};
use super::engine::Processor;
use super::host::Block;
use super::{Errno, Gpu, Machine, QueueFault};

/// Bytes of the doorbell page.
pub(super) const DOORBELL_PAGE: u64 = 0x2000;
/// The number of queues of a GPU that a process may have (`pqm_create_queue`).
const LIMIT: usize = 127;
/// How long destroying a queue waits for the running dispatch, which has been asked to stop.
const GRACE: Duration = Duration::from_secs(2);
/// How long a command processor polls its doorbell before it sleeps. While it polls, a doorbell is a store to memory;
/// waking it takes a system call.
const POLL: Duration = Duration::from_micros(50);
/// How long it polls before other threads may have the core.
const POLL_ALONE: Duration = Duration::from_micros(1);

/// Offset at which a GPU's doorbell page is mapped: the driver's type tag and the GPU.
pub(super) fn doorbell_base(gpu_id: u32) -> u64 {
    3 << 62 | u64::from(gpu_id) << 46
}

/// What a queue holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// AQL packets.
    Aql,
    /// PM4 packets of compute.
    Pm4,
    /// Packets of an SDMA engine.
    Sdma,
}

/// SDMA engines of a GPU.
pub(super) const SDMA_ENGINES: u32 = 2;
/// Queues of each engine: 8, of which the driver reserves 2 (`kfd_device.c`, SDMA 6.0).
pub(super) const SDMA_QUEUES: u32 = 6;

/// The checked parameters of CREATE_QUEUE.
#[derive(Debug)]
pub(super) struct Setup {
    pub(super) kind: Kind,
    /// The SDMA engine that the host asks for.
    pub(super) engine: Option<u32>,
    /// The memory of the ring, and the ring's offset in it.
    pub(super) ring: (Arc<Block>, u64),
    /// The size of the ring in AQL packets of 64 bytes.
    pub(super) slots: u64,
    /// The word that holds the number of packets that producers have reserved.
    pub(super) write_pointer: (Arc<Block>, u64),
    /// The word that the read index is stored to.
    pub(super) read_pointer: (Arc<Block>, u64),
    /// The `amd_queue_t`.
    pub(super) queue: (Arc<Block>, u64),
    /// Address of the `amd_queue_t`, for kernels that read it.
    pub(super) queue_address: u64,
    /// Addresses of the buffers, which stay mapped as long as the queue exists.
    pub(super) buffers: [u64; 5],
}

#[derive(Debug, Default)]
pub(super) struct Queues {
    state: Mutex<BTreeMap<u32, Queue>>,
}

#[derive(Debug)]
struct Queue {
    bell: Arc<Bell>,
    thread: Option<JoinHandle<()>>,
    machine: Arc<Machine>,
    gpu: usize,
    kind: Kind,
    /// The engine of an SDMA queue.
    engine: Option<u32>,
    buffers: [u64; 5],
    write_pointer: (Arc<Block>, u64),
}

/// All queues of the process, for eviction.
#[derive(Debug, Default)]
pub(super) struct Bells(Mutex<(bool, Vec<Weak<Bell>>)>);

/// The state that the host and a command processor share.
#[derive(Debug, Default)]
pub(super) struct Bell {
    /// Number of packets published: the doorbell's value plus one. The only word that changes for every packet.
    published: Line<AtomicU64>,
    flags: Line<Flags>,
    state: Mutex<BellState>,
    pub(super) changed: Condvar,
}

/// Alone in its cache line, and in the one that the processor fetches with it.
#[derive(Debug, Default)]
#[repr(align(128))]
struct Line<T>(T);

#[derive(Debug, Default)]
struct Flags {
    /// Copy of the state's `stop` that the running dispatch polls.
    stop: AtomicBool,
    /// Whether the command processor sleeps until the doorbell is rung.
    asleep: AtomicBool,
    /// Copy of the state's `inactive`.
    inactive: AtomicBool,
    /// How often the state's `places` or `together` have changed.
    changes: AtomicU64,
}

/// Where the workgroups of a queue's dispatches run.
#[derive(Debug)]
pub(super) struct Placement {
    /// The number of changes when this was read; another number means that it may be old.
    pub(super) changes: u64,
    /// The WGPs, one after another.
    pub(super) places: Arc<[u32]>,
    /// Whether all workgroups of a dispatch run at once.
    pub(super) together: bool,
}

#[derive(Debug, Default)]
pub(super) struct BellState {
    pub(super) stop: bool,
    /// Whether the host has set the queue's percentage to 0: no packet starts.
    inactive: bool,
    /// Whether the thread has ended.
    pub(super) ended: bool,
    pub(super) fault: Option<QueueFault>,
    /// The WGPs on which its workgroups run.
    places: Arc<[u32]>,
    /// Whether it has the global wave sync of its GPU: all workgroups of a dispatch run at once.
    together: bool,
}

impl Bell {
    pub(super) fn lock(&self) -> MutexGuard<'_, BellState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One more than the doorbell's value, or 0 before the first ring: for an AQL queue, the packets published.
    pub(super) fn published(&self) -> u64 {
        self.published.0.load(Ordering::Acquire)
    }

    /// Whether the queue has to stop. The running dispatch polls it.
    pub(super) fn stop_flag(&self) -> &AtomicBool {
        &self.flags.0.stop
    }

    pub(super) fn stopped(&self) -> bool {
        self.stop_flag().load(Ordering::Relaxed)
    }

    /// The host's write of the doorbell. It makes a system call only if the command processor sleeps.
    fn ring(&self, value: u64) {
        // Sequentially consistent, as in `wait_beyond`: either the command processor sees the value before it sleeps,
        // or this sees that it sleeps.
        self.published.0.fetch_max(value.wrapping_add(1), Ordering::SeqCst);
        if self.flags.0.asleep.load(Ordering::SeqCst) {
            // The command processor holds the lock from the moment it says that it sleeps until it does.
            drop(self.lock());
            self.changed.notify_all();
        }
    }

    /// Waits until more than `read` packets are published or the queue is stopped: polls for a short time, then sleeps.
    pub(super) fn wait_beyond(&self, read: u64) {
        let over = || self.published() > read || self.stopped();
        let start = Instant::now();
        while polls() {
            for _ in 0..32 {
                if over() {
                    return;
                }
                std::hint::spin_loop();
            }
            match start.elapsed() {
                spent if spent >= POLL => break,
                // The host may need this core.
                spent if spent >= POLL_ALONE => std::thread::yield_now(),
                _ => {}
            }
        }
        let mut state = self.lock();
        self.flags.0.asleep.store(true, Ordering::SeqCst);
        while self.published.0.load(Ordering::SeqCst) <= read && !state.stop {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        self.flags.0.asleep.store(false, Ordering::Relaxed);
    }

    /// Waits while the host has made the queue inactive.
    pub(super) fn wait_active(&self) {
        if self.flags.0.inactive.load(Ordering::Acquire) {
            let mut state = self.lock();
            while state.inactive && !state.stop {
                state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
            }
        }
    }

    /// Waits until the queue is stopped.
    pub(super) fn wait_stopped(&self) {
        let mut state = self.lock();
        while !state.stop {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Where the next dispatch runs. `last` is where the last one ran: the lock is taken only if that has changed.
    pub(super) fn placement(&self, last: Option<Placement>) -> Placement {
        let changes = self.flags.0.changes.load(Ordering::Acquire);
        if let Some(last) = last.filter(|last| last.changes == changes) {
            return last;
        }
        let state = self.lock();
        let changes = self.flags.0.changes.load(Ordering::Relaxed);
        Placement { changes, places: state.places.clone(), together: state.together }
    }

    /// Changes where dispatches run.
    fn place(&self, change: impl FnOnce(&mut BellState)) {
        let mut state = self.lock();
        change(&mut state);
        self.flags.0.changes.fetch_add(1, Ordering::Release);
    }

    fn set_inactive(&self, inactive: bool) {
        self.lock().inactive = inactive;
        self.flags.0.inactive.store(inactive, Ordering::Release);
        self.changed.notify_all();
    }

    fn stop(&self) {
        self.lock().stop = true;
        self.stop_flag().store(true, Ordering::Relaxed);
        self.changed.notify_all();
    }
}

/// Whether polling is of use: on a single core it only delays the thread that is waited for.
fn polls() -> bool {
    static POLLS: OnceLock<bool> = OnceLock::new();
    *POLLS.get_or_init(|| std::thread::available_parallelism().is_ok_and(|cores| cores.get() > 1))
}

/// The doorbell of one queue, mapped into the host. A client that keeps it need not look the queue up for every packet.
#[derive(Debug)]
pub struct Doorbell(Arc<Bell>);

impl Doorbell {
    /// Writes the doorbell. `value` is the index of the last published packet. Returns whether the queue still runs;
    /// if not, another queue may have the same doorbell, and the write had no effect.
    #[must_use]
    pub fn ring(&self, value: u64) -> bool {
        let runs = !self.0.stopped();
        if runs {
            self.0.ring(value);
        }
        runs
    }
}

impl Bells {
    fn lock(&self) -> MutexGuard<'_, (bool, Vec<Weak<Bell>>)> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, bell: &Arc<Bell>) {
        let mut state = self.lock();
        state.1.retain(|bell| bell.strong_count() > 0);
        state.1.push(Arc::downgrade(bell));
        if state.0 {
            bell.stop();
        }
    }

    /// Stops all queues, and those that are created later.
    pub(super) fn evict(&self) {
        let mut state = self.lock();
        state.0 = true;
        let bells: Vec<_> = state.1.iter().filter_map(Weak::upgrade).collect();
        drop(state);
        bells.iter().for_each(|bell| bell.stop());
    }
}

impl Queues {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<u32, Queue>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether the process has no queue.
    pub(super) fn is_empty(&self) -> bool {
        self.lock().is_empty()
    }

    /// Starts a queue. Returns its id and the offset of its doorbell.
    pub(super) fn create(&self, machine: &Arc<Machine>, gpu: usize, setup: Setup) -> Result<(u32, u64), Errno> {
        let mut queues = self.lock();
        if queues.values().filter(|queue| queue.gpu == gpu).count() >= LIMIT {
            return Err(Errno::NOSPC);
        }
        let engine = match setup.kind {
            Kind::Sdma => Some(free_engine(&queues, gpu, setup.engine).ok_or(Errno::NOMEM)?),
            _ => None,
        };
        let id = (0..).find(|id| !queues.contains_key(id)).ok_or(Errno::NOMEM)?;
        let bell = Arc::new(Bell::default());
        bell.place(|state| state.places = places(&[], &machine.gpus[gpu].card.target).into());
        let (kind, buffers) = (setup.kind, setup.buffers);
        let write_pointer = setup.write_pointer.clone();
        machine.bells.add(&bell);
        let processor = Processor::new(machine, gpu, &bell, setup, id);
        let thread = std::thread::Builder::new()
            .name(format!("t0-queue-{id}"))
            .spawn(move || processor.work())
            .map_err(|_| Errno::NOMEM)?;
        machine.space.used_by_queue(gpu, &buffers, true);
        if kind != Kind::Sdma {
            machine.exceptions.add(gpu, id, buffers[4]);
        }
        let doorbell = doorbell_base(machine.gpus[gpu].id) + u64::from(id) * 8;
        let (thread, machine) = (Some(thread), machine.clone());
        queues.insert(id, Queue { bell, thread, machine, gpu, kind, engine, buffers, write_pointer });
        Ok((id, doorbell))
    }

    /// Stops a queue. A running dispatch may continue for a moment; no later packet starts.
    pub(super) fn destroy(&self, id: u32) -> Result<(), Errno> {
        let queue = self.lock().remove(&id).ok_or(Errno::INVAL)?;
        queue.machine.exceptions.remove(queue.gpu, id);
        queue.stop();
        Ok(())
    }

    /// Rings the doorbell at this offset of the doorbells.
    pub(super) fn ring(&self, machine: &Machine, doorbell: u64, value: u64) {
        if let Some(Doorbell(bell)) = self.doorbell(machine, doorbell) {
            bell.ring(value);
        }
    }

    /// The doorbell at this offset, if it belongs to a queue.
    pub(super) fn doorbell(&self, machine: &Machine, doorbell: u64) -> Option<Doorbell> {
        let (gpu, id) = machine.gpus.iter().enumerate().find_map(|(gpu, Gpu { id, .. })| {
            let at = doorbell.checked_sub(doorbell_base(*id))?;
            (at < DOORBELL_PAGE && at.is_multiple_of(8)).then_some((gpu, (at / 8) as u32))
        })?;
        self.lock().get(&id).filter(|queue| queue.gpu == gpu).map(|queue| Doorbell(queue.bell.clone()))
    }

    /// The write index of an AQL queue.
    pub(super) fn write_index(&self, id: u32) -> Option<u64> {
        let queues = self.lock();
        let (block, at) = &queues.get(&id).filter(|queue| queue.kind == Kind::Aql)?.write_pointer;
        block.word64(*at).map(|word| word.load(Ordering::Acquire))
    }

    /// UPDATE_QUEUE: another ring, percentage or priority. No packet starts while the percentage is 0 or there is no
    /// ring; a dispatch that runs already runs on. Otherwise the scheduler serves all queues alike. Another ring is
    /// refused.
    pub(super) fn update(&self, id: u32, ring: u64, percentage: u32) -> Result<(), Errno> {
        let queues = self.lock();
        let queue = queues.get(&id).ok_or(Errno::FAULT)?;
        if ring != 0 && ring != queue.buffers[2] {
            return Err(Errno::INVAL);
        }
        queue.bell.set_inactive(percentage == 0 || ring == 0);
        Ok(())
    }

    /// Whether there is a queue with this id.
    pub(super) fn exists(&self, id: u32) -> bool {
        self.lock().contains_key(&id)
    }

    /// SET_CU_MASK. The next dispatch follows the mask; queues without dispatches ignore it.
    pub(super) fn set_cu_mask(&self, id: u32, mask: &[u32]) -> Result<(), Errno> {
        let queues = self.lock();
        let queue = queues.get(&id).ok_or(Errno::FAULT)?;
        if !is_paired(mask) {
            return Err(Errno::INVAL);
        }
        let target = &queue.machine.gpus[queue.gpu].card.target;
        queue.bell.place(|state| state.places = places(mask, target).into());
        Ok(())
    }

    /// ALLOC_QUEUE_GWS. One queue of the process may have the global wave sync of a GPU.
    pub(super) fn set_gws(&self, id: u32, on: bool) -> Result<(), Errno> {
        let queues = self.lock();
        let gpu = queues.get(&id).ok_or(Errno::INVAL)?.gpu;
        match queues.values().any(|queue| queue.gpu == gpu && queue.bell.lock().together) {
            true if on => return Err(Errno::BUSY),
            false if !on => return Err(Errno::INVAL),
            _ => {}
        }
        let of_gpu = || queues.iter().filter(|(_, queue)| queue.gpu == gpu);
        of_gpu().for_each(|(other, queue)| queue.bell.place(|state| state.together = on && *other == id));
        Ok(())
    }

    pub(super) fn take_fault(&self, id: u32) -> Option<QueueFault> {
        self.lock().get(&id)?.bell.lock().fault.take()
    }
}

/// The SDMA engine of a new queue: the one that the host asks for, or the one with the fewest queues. `None` if there
/// is no free queue.
fn free_engine(queues: &BTreeMap<u32, Queue>, gpu: usize, asked: Option<u32>) -> Option<u32> {
    let used = |engine: u32| queues.values().filter(|q| q.gpu == gpu && q.engine == Some(engine)).count() as u32;
    let engines = asked.map_or(0..SDMA_ENGINES, |engine| engine..engine + 1);
    engines.min_by_key(|engine| used(*engine)).filter(|engine| used(*engine) < SDMA_QUEUES)
}

impl Queue {
    fn stop(mut self) {
        self.bell.stop();
        let deadline = Instant::now() + GRACE;
        let mut state = self.bell.lock();
        while !state.ended {
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                // The thread is detached. An unmap waits until its dispatch has noticed (`Space::unmap_gpu`).
                break;
            }
            state = self.bell.changed.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0;
        }
        let ended = state.ended;
        drop(state);
        self.machine.space.used_by_queue(self.gpu, &self.buffers, false);
        if let Some(thread) = self.thread.take().filter(|_| ended) {
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
