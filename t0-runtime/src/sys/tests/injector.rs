//! The virtual driver with calls that fail on request, and an account of what its client holds.
//!
//! For tests only: [`super::injections`] and [`super::sequences`].

use std::collections::BTreeSet;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use t0_kfd::{
    AllocMemoryOfGpu, CreateEvent, CreateQueue, DestroyEvent, DestroyQueue, FreeMemoryOfGpu, Ioctl, Layout,
    MapMemoryToGpu, UnmapMemoryFromGpu, WaitEvents, values,
};
use t0_tests_share::random::Random;

use crate::sys::virtual_gpu::Virtual;
use crate::sys::{Doorbells, Errno, Pointer, RawFault, Registers, Sys, Window};

/// Which calls fail. Calls are counted from 0, beginning when the plan is set.
#[derive(Debug, Clone)]
pub(crate) enum Plan {
    Never,
    /// The call with this number among those with this name.
    Nth(&'static str, usize, Errno),
    /// The calls from this number on. Doorbells and registers have no effect any more.
    From(usize, Errno),
    /// One in this many calls, with one of these errors. Calls that give something back are only interrupted.
    OneIn(u64, &'static [Errno], Random),
}

/// What the driver has given to its client and not taken back.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Held {
    pub(crate) reservations: i64,
    pub(crate) allocations: i64,
    /// Allocations that are mapped into a GPU.
    pub(crate) mappings: i64,
    pub(crate) queues: i64,
    pub(crate) events: i64,
}

impl Held {
    /// The event page, which the driver keeps until the process ends.
    pub(crate) const EVENT_PAGE: Held = Held { reservations: 1, allocations: 1, mappings: 1, queues: 0, events: 0 };
}

/// The virtual driver behind a client whose calls fail.
pub(crate) struct Injector {
    inner: Virtual,
    state: Mutex<State>,
    shared: Arc<Shared>,
}

struct State {
    plan: Plan,
    /// The names of the calls since the plan was set.
    calls: Vec<&'static str>,
    /// The calls that failed by the plan.
    failed: Vec<&'static str>,
    held: Held,
    /// Number of sleeps that ended because their time was over.
    overslept: usize,
    /// The handles of the allocations that are mapped into a GPU.
    mapped: BTreeSet<u64>,
}

/// What doorbells and registers need.
#[derive(Default)]
struct Shared {
    /// Whether the device is gone.
    lost: AtomicBool,
    /// The doorbells that are kept back, if any are.
    kept: Mutex<Option<Vec<Ring>>>,
}

struct Ring {
    doorbells: Arc<dyn Doorbells>,
    index: u64,
    value: u64,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The calls that give something back to the driver.
const RELEASES: [&str; 4] = [UnmapMemoryFromGpu::NAME, FreeMemoryOfGpu::NAME, DestroyQueue::NAME, DestroyEvent::NAME];

impl Injector {
    pub(crate) fn new(inner: Virtual) -> Arc<Injector> {
        let state = State {
            plan: Plan::Never,
            calls: Vec::new(),
            failed: Vec::new(),
            held: Held::default(),
            overslept: 0,
            mapped: BTreeSet::new(),
        };
        Arc::new(Injector { inner, state: Mutex::new(state), shared: Arc::default() })
    }

    pub(crate) fn inner(&self) -> &Virtual {
        &self.inner
    }

    /// Sets the plan, and counts calls from 0 again.
    pub(crate) fn plan(&self, plan: Plan) {
        let mut state = lock(&self.state);
        state.plan = plan;
        state.calls.clear();
        state.failed.clear();
        self.shared.lost.store(false, Ordering::Relaxed);
    }

    /// The names of the calls since the plan was set.
    pub(crate) fn calls(&self) -> Vec<&'static str> {
        lock(&self.state).calls.clone()
    }

    /// The calls that failed since the plan was set.
    pub(crate) fn failed(&self) -> Vec<&'static str> {
        lock(&self.state).failed.clone()
    }

    /// Number of sleeps in the driver that nothing but their timeout ended.
    pub(crate) fn overslept(&self) -> usize {
        lock(&self.state).overslept
    }

    pub(crate) fn held(&self) -> Held {
        let state = lock(&self.state);
        Held { mappings: state.mapped.len() as i64, ..state.held }
    }

    /// Keeps doorbells back, so that the device takes no packets.
    pub(crate) fn keep_doorbells(&self) {
        *lock(&self.shared.kept) = Some(Vec::new());
    }

    /// Rings the doorbells that were kept back.
    pub(crate) fn release_doorbells(&self) {
        for ring in lock(&self.shared.kept).take().unwrap_or_default() {
            ring.doorbells.ring(ring.index, ring.value);
        }
    }

    /// Counts a call, and fails it if the plan says so.
    fn call(&self, name: &'static str) -> Result<(), Errno> {
        let mut state = lock(&self.state);
        let number = state.calls.len();
        state.calls.push(name);
        let errno = match &mut state.plan {
            Plan::Nth(which, 0, errno) if *which == name => {
                let errno = *errno;
                state.plan = Plan::Never;
                errno
            }
            Plan::Nth(which, left, _) if *which == name => {
                *left -= 1;
                return Ok(());
            }
            Plan::From(from, errno) if *from <= number => {
                self.shared.lost.store(true, Ordering::Relaxed);
                *errno
            }
            Plan::OneIn(n, errnos, random) => match random.one_in(*n) {
                true if RELEASES.contains(&name) => Errno::INTR,
                true => errnos[random.index(errnos.len())],
                false => return Ok(()),
            },
            _ => return Ok(()),
        };
        state.failed.push(name);
        Err(errno)
    }
}

impl fmt::Debug for Injector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Injector")
    }
}

impl Sys for Injector {
    fn ioctl(&self, request: u32, argument: &mut [u8], pointers: &mut [Pointer<'_>]) -> Result<(), Errno> {
        self.call(t0_kfd::name(request).unwrap_or("another ioctl"))?;
        self.inner.ioctl(request, argument, pointers)?;
        let mut state = lock(&self.state);
        match request {
            AllocMemoryOfGpu::REQUEST => state.held.allocations += 1,
            FreeMemoryOfGpu::REQUEST => state.held.allocations -= 1,
            MapMemoryToGpu::REQUEST => drop(state.mapped.insert(MapMemoryToGpu::read(argument).handle)),
            UnmapMemoryFromGpu::REQUEST => drop(state.mapped.remove(&UnmapMemoryFromGpu::read(argument).handle)),
            WaitEvents::REQUEST => {
                let wait = WaitEvents::read(argument);
                let over = wait.timeout > 0 && wait.wait_result == values::WAIT_RESULT_TIMEOUT;
                state.overslept += usize::from(over);
            }
            CreateQueue::REQUEST => state.held.queues += 1,
            DestroyQueue::REQUEST => state.held.queues -= 1,
            CreateEvent::REQUEST => state.held.events += 1,
            DestroyEvent::REQUEST => state.held.events -= 1,
            _ => {}
        }
        Ok(())
    }

    fn open_render(&self, minor: u32) -> Result<u32, Errno> {
        self.call("open")?;
        self.inner.open_render(minor)
    }

    fn reserve(&self, bytes: u64) -> Result<u64, Errno> {
        self.call("reserve")?;
        let address = self.inner.reserve(bytes)?;
        lock(&self.state).held.reservations += 1;
        Ok(address)
    }

    fn release(&self, address: u64, bytes: u64) {
        lock(&self.state).held.reservations -= 1;
        self.inner.release(address, bytes);
    }

    fn map(&self, minor: u32, address: u64, bytes: u64, offset: u64) -> Result<Box<dyn Window>, Errno> {
        self.call("mmap")?;
        self.inner.map(minor, address, bytes, offset)
    }

    fn map_registers(&self, address: u64, bytes: u64, offset: u64) -> Result<Box<dyn Registers>, Errno> {
        self.call("mmap of registers")?;
        let inner = self.inner.map_registers(address, bytes, offset)?;
        Ok(Box::new(Lossy { inner, shared: self.shared.clone() }))
    }

    fn map_doorbells(&self, offset: u64, bytes: u64) -> Result<Box<dyn Doorbells>, Errno> {
        self.call("mmap of doorbells")?;
        let inner: Arc<dyn Doorbells> = Arc::from(self.inner.map_doorbells(offset, bytes)?);
        Ok(Box::new(Lossy { inner, shared: self.shared.clone() }))
    }

    fn read_file(&self, path: &str) -> Result<String, Errno> {
        self.call("read")?;
        self.inner.read_file(path)
    }

    fn take_fault(&self, queue: u32) -> Option<RawFault> {
        self.inner.take_fault(queue)
    }

    fn emulated(&self) -> bool {
        true
    }
}

/// Doorbells or registers of a device that may be gone.
struct Lossy<T> {
    inner: T,
    shared: Arc<Shared>,
}

impl Doorbells for Lossy<Arc<dyn Doorbells>> {
    fn ring(&self, index: u64, value: u64) {
        if self.shared.lost.load(Ordering::Relaxed) {
            return;
        }
        match &mut *lock(&self.shared.kept) {
            Some(kept) => kept.push(Ring { doorbells: self.inner.clone(), index, value }),
            None => self.inner.ring(index, value),
        }
    }
}

impl Registers for Lossy<Box<dyn Registers>> {
    fn write(&self, offset: u64, value: u32) {
        if !self.shared.lost.load(Ordering::Relaxed) {
            self.inner.write(offset, value);
        }
    }
}
