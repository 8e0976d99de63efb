//! Queues as the driver manages them: creation, doorbells, destruction, eviction.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::host::Block;
use super::processor::Processor;
use super::{Errno, Gpu, Machine, QueueFault};

/// Bytes of the doorbell page.
pub(super) const DOORBELL_PAGE: u64 = 0x2000;
/// The number of queues that a process may have.
const LIMIT: usize = 127;
/// How long destroying a queue waits for the running dispatch, which has been asked to stop.
const GRACE: Duration = Duration::from_secs(2);

/// Offset at which a GPU's doorbell page is mapped: the driver's type tag and the GPU.
pub(super) fn doorbell_base(gpu_id: u32) -> u64 {
    3 << 62 | u64::from(gpu_id) << 46
}

/// The checked parameters of CREATE_QUEUE.
#[derive(Debug)]
pub(super) struct Setup {
    /// The memory of the ring, and the ring's offset in it.
    pub(super) ring: (Arc<Block>, u64),
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
    buffers: [u64; 5],
    write_pointer: (Arc<Block>, u64),
}

/// All queues of the process, for eviction.
#[derive(Debug, Default)]
pub(super) struct Bells(Mutex<(bool, Vec<Weak<Bell>>)>);

/// The state that the host and a command processor share.
#[derive(Debug, Default)]
pub(super) struct Bell {
    /// Copy of the state's `stop` that the running dispatch polls.
    pub(super) stop: AtomicBool,
    state: Mutex<BellState>,
    pub(super) changed: Condvar,
}

#[derive(Debug, Default)]
pub(super) struct BellState {
    /// Number of packets published: the doorbell's value plus one.
    pub(super) published: u64,
    pub(super) stop: bool,
    /// Whether the thread sleeps. Waking it costs a system call, which is skipped otherwise.
    pub(super) asleep: bool,
    /// Whether the thread has ended.
    pub(super) ended: bool,
    pub(super) fault: Option<QueueFault>,
}

impl Bell {
    pub(super) fn lock(&self) -> MutexGuard<'_, BellState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn stop(&self) {
        self.lock().stop = true;
        self.stop.store(true, Ordering::Relaxed);
        self.changed.notify_all();
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
        if queues.len() >= LIMIT {
            return Err(Errno::NOMEM);
        }
        let id = (0..).find(|id| !queues.contains_key(id)).ok_or(Errno::NOMEM)?;
        let bell = Arc::new(Bell::default());
        let buffers = setup.buffers;
        let write_pointer = setup.write_pointer.clone();
        machine.bells.add(&bell);
        let processor = Processor::new(machine, gpu, &bell, setup);
        let thread = std::thread::Builder::new()
            .name(format!("t0-queue-{id}"))
            .spawn(move || processor.work())
            .map_err(|_| Errno::NOMEM)?;
        machine.space.used_by_queue(gpu, &buffers, true);
        queues.insert(id, Queue { bell, thread: Some(thread), machine: machine.clone(), gpu, buffers, write_pointer });
        Ok((id, doorbell_base(machine.gpus[gpu].id) + u64::from(id) * 8))
    }

    /// Stops a queue. A running dispatch may continue for a moment; no later packet starts.
    pub(super) fn destroy(&self, id: u32) -> Result<(), Errno> {
        let queue = self.lock().remove(&id).ok_or(Errno::INVAL)?;
        queue.stop();
        Ok(())
    }

    /// Rings the doorbell at this offset of this GPU's doorbells.
    pub(super) fn ring(&self, machine: &Machine, doorbell: u64, value: u64) {
        let place = machine.gpus.iter().enumerate().find_map(|(gpu, Gpu { id, .. })| {
            let at = doorbell.checked_sub(doorbell_base(*id))?;
            (at < DOORBELL_PAGE && at.is_multiple_of(8)).then_some((gpu, (at / 8) as u32))
        });
        let Some((gpu, id)) = place else { return };
        let bell = match self.lock().get(&id) {
            Some(queue) if queue.gpu == gpu => queue.bell.clone(),
            _ => return,
        };
        let mut state = bell.lock();
        state.published = state.published.max(value.wrapping_add(1));
        let asleep = state.asleep;
        drop(state);
        if asleep {
            bell.changed.notify_all();
        }
    }

    /// The write index of a queue.
    pub(super) fn write_index(&self, id: u32) -> Option<u64> {
        let queues = self.lock();
        let (block, at) = &queues.get(&id)?.write_pointer;
        block.word64(*at).map(|word| word.load(Ordering::Acquire))
    }

    /// UPDATE_QUEUE: another ring, percentage or priority. The scheduler serves all queues alike, so a percentage of 0,
    /// which would stop the queue, and another ring are refused.
    pub(super) fn update(&self, id: u32, ring: u64, percentage: u32) -> Result<(), Errno> {
        let queues = self.lock();
        let queue = queues.get(&id).ok_or(Errno::FAULT)?;
        if percentage == 0 || ring != queue.buffers[2] { Err(Errno::INVAL) } else { Ok(()) }
    }

    pub(super) fn take_fault(&self, id: u32) -> Option<QueueFault> {
        self.lock().get(&id)?.bell.lock().fault.take()
    }
}

impl Queue {
    fn stop(mut self) {
        self.bell.stop();
        let deadline = Instant::now() + GRACE;
        let mut state = self.bell.lock();
        while !state.ended {
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                // The thread is detached. The memory that it may access stays mapped (see `Space::running`).
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
