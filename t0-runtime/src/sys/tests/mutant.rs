//! A driver's client with one mistake: the calls, stores and doorbells of the client pass through here and are changed.
//!
//! For tests only. [`super::mutations`] lists the mistakes.

use std::collections::BTreeMap;
use std::fmt;
use std::os::fd::{FromRawFd, OwnedFd};
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use t0_kfd::{AllocMemoryOfGpu, CreateQueue, ExportDmabuf, GetDmabufInfo, Ioctl, Layout, UnmapMemoryFromGpu, flags};

use crate::sys::{Doorbells, Errno, Pointer, RawFault, Registers, Sys, Window};

/// What is changed.
#[derive(Clone, Copy)]
pub(crate) enum Mistake {
    None,
    /// The argument of the ioctl with this request.
    Argument(u32, fn(&mut [u8])),
    /// The memory that the argument of the ioctl with this request points to.
    Pointed(u32, fn(&mut [u8])),
    /// The ioctl with this request is not made.
    Skipped(u32),
    /// The ioctl has this request number instead.
    Request(u32, u32),
    /// The ioctl is interrupted by a Unix signal every other time.
    Interrupted,
    /// UNMAP_MEMORY fails.
    UnmapFails,
    /// The parameters of `mmap`: render node, bytes, offset.
    Map(fn(&mut u32, &mut u64, &mut u64)),
    /// The offset at which doorbells are mapped.
    DoorbellPage(fn(u64) -> u64),
    /// The offset at which registers are mapped.
    RegisterPage(fn(u64) -> u64),
    /// A doorbell, by its offset in the page and its value.
    Doorbell(fn(u64, u64) -> Option<(u64, u64)>),
    /// A register write, by its offset.
    Register(fn(u64) -> Option<u64>),
    /// Register writes that precede another access than this one are not made.
    FlushOnlyBefore(Access),
    /// A 32-bit word of every kernel dispatch, by its index in the packet.
    Packet(fn(usize, u32) -> u32),
    /// A word of `amd_queue_t`, by its offset.
    Queue(fn(u64, u64) -> Option<u64>),
}

/// An access after which the client flushes HDP.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Access {
    Doorbell,
    Read,
}

/// A driver behind a client with a mistake: the virtual one, or that of the kernel.
pub(crate) struct Mutant<S> {
    inner: S,
    shared: Arc<Shared>,
}

struct Shared {
    mistake: Mistake,
    /// Whether doorbells are kept back, and the last ones.
    held: Mutex<Option<BTreeMap<u64, u64>>>,
    /// Addresses of rings and of `amd_queue_t`s.
    rings: Mutex<Vec<u64>>,
    queues: Mutex<Vec<u64>>,
    doorbells: Mutex<Option<Arc<dyn Doorbells>>>,
    registers: Mutex<Option<Arc<dyn Registers>>>,
    /// The register write that waits.
    waiting: Mutex<Option<(u64, u32)>>,
    interrupt: AtomicBool,
    /// Number of reservations that were not released.
    reserved: AtomicI64,
    /// If the driver is asked about memory that the host maps: the handles of device memory by their offset for `mmap`.
    device_memory: Option<Mutex<BTreeMap<u64, u64>>>,
    /// What the driver has answered about memory that the host cannot be sure to see.
    hidden: Mutex<Vec<String>>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<S> Mutant<S> {
    pub(crate) fn new(inner: S, mistake: Mistake) -> Mutant<S> {
        let shared = Shared {
            mistake,
            held: Mutex::new(None),
            rings: Mutex::default(),
            queues: Mutex::default(),
            doorbells: Mutex::new(None),
            registers: Mutex::new(None),
            waiting: Mutex::new(None),
            interrupt: AtomicBool::new(false),
            reserved: AtomicI64::new(0),
            device_memory: None,
            hidden: Mutex::default(),
        };
        Mutant { inner, shared: Arc::new(shared) }
    }

    /// As [`Mutant::new`], with a driver that can share memory as DMA buffers. It is asked whether the device memory
    /// that the client maps into the host is where the host sees it: [`Mutant::hidden`].
    pub(crate) fn asking(inner: S, mistake: Mistake) -> Mutant<S> {
        let mut mutant = Mutant::new(inner, mistake);
        Arc::get_mut(&mut mutant.shared).expect("nothing else has it yet").device_memory = Some(Mutex::default());
        mutant
    }

    /// The memory that the host maps although the driver may place it where the host does not see it.
    pub(crate) fn hidden(&self) -> Vec<String> {
        lock(&self.shared.hidden).clone()
    }

    pub(crate) fn inner(&self) -> &S {
        &self.inner
    }

    /// Keeps doorbells back, so that the device sees several packets at once.
    pub(crate) fn hold_doorbells(&self) {
        *lock(&self.shared.held) = Some(BTreeMap::new());
    }

    /// Rings the doorbells that were kept back.
    pub(crate) fn release_doorbells(&self) {
        let held = lock(&self.shared.held).take().unwrap_or_default();
        if let Some(doorbells) = &*lock(&self.shared.doorbells) {
            held.iter().for_each(|(index, value)| doorbells.ring(*index, *value));
        }
    }

    /// Number of reservations that were not released.
    pub(crate) fn reserved(&self) -> i64 {
        self.shared.reserved.load(Ordering::Relaxed)
    }

    /// Whether this call is interrupted.
    fn interrupted(&self) -> bool {
        matches!(self.shared.mistake, Mistake::Interrupted) && !self.shared.interrupt.fetch_xor(true, Ordering::Relaxed)
    }
}

impl<S: Sys> Mutant<S> {
    /// Asks the driver about device memory that the client maps. The answer of GET_DMABUF_INFO has PUBLIC if amdgpu
    /// must place the memory where the host sees it (`AMDGPU_GEM_CREATE_CPU_ACCESS_REQUIRED`).
    fn ask(&self, offset: u64) -> Result<(), Errno> {
        let known = |memory: &Mutex<BTreeMap<u64, u64>>| lock(memory).get(&offset).copied();
        let Some(handle) = self.shared.device_memory.as_ref().and_then(known) else { return Ok(()) };
        let export = self.call(ExportDmabuf { handle, ..ExportDmabuf::default() })?;
        // SAFETY: the driver has just opened this descriptor for us.
        let buffer = unsafe { OwnedFd::from_raw_fd(export.dmabuf_fd as i32) };
        let info = self.call(GetDmabufInfo { dmabuf_fd: export.dmabuf_fd, ..GetDmabufInfo::default() })?;
        drop(buffer);
        if info.flags & flags::PUBLIC == 0 {
            let text = format!("the host maps {} bytes of device memory that are not public", info.size);
            lock(&self.shared.hidden).push(text);
        }
        Ok(())
    }

    fn call<T: Ioctl>(&self, argument: T) -> Result<T, Errno> {
        let mut bytes = vec![0; T::BYTES];
        argument.write(&mut bytes);
        self.inner.ioctl(T::REQUEST, &mut bytes, &mut [])?;
        Ok(T::read(&bytes))
    }
}

impl Shared {
    /// Performs the register write that precedes this access, or drops it.
    fn before(&self, access: Access) {
        let waiting = lock(&self.waiting).take();
        if matches!(self.mistake, Mistake::FlushOnlyBefore(which) if which == access)
            && let Some((offset, value)) = waiting
            && let Some(registers) = &*lock(&self.registers)
        {
            registers.write(offset, value);
        }
    }
}

impl<S> fmt::Debug for Mutant<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Mutant")
    }
}

impl<S: Sys> Sys for Mutant<S> {
    fn ioctl(&self, request: u32, argument: &mut [u8], pointers: &mut [Pointer<'_>]) -> Result<(), Errno> {
        if self.interrupted() {
            return Err(Errno::INTR);
        }
        if request == CreateQueue::REQUEST {
            let queue = CreateQueue::read(argument);
            lock(&self.shared.rings).push(queue.ring_base_address);
            lock(&self.shared.queues).push(queue.read_pointer_address & !0xfff);
        }
        match self.shared.mistake {
            Mistake::Argument(which, change) if which == request => change(argument),
            Mistake::Pointed(which, change) if which == request => {
                pointers.iter_mut().for_each(|pointer| change(pointer.bytes));
            }
            Mistake::Skipped(which) if which == request => return Ok(()),
            Mistake::Request(which, other) if which == request => return self.inner.ioctl(other, argument, pointers),
            Mistake::UnmapFails if request == UnmapMemoryFromGpu::REQUEST => return Err(Errno::BUSY),
            _ => {}
        }
        self.inner.ioctl(request, argument, pointers)?;
        if let Some(memory) = self.shared.device_memory.as_ref().filter(|_| request == AllocMemoryOfGpu::REQUEST) {
            let allocated = AllocMemoryOfGpu::read(argument);
            if allocated.flags & flags::VRAM != 0 {
                lock(memory).insert(allocated.mmap_offset, allocated.handle);
            }
        }
        Ok(())
    }

    fn open_render(&self, minor: u32) -> Result<u32, Errno> {
        if self.interrupted() { Err(Errno::INTR) } else { self.inner.open_render(minor) }
    }

    fn reserve(&self, bytes: u64) -> Result<u64, Errno> {
        let address = self.inner.reserve(bytes)?;
        self.shared.reserved.fetch_add(1, Ordering::Relaxed);
        Ok(address)
    }

    fn release(&self, address: u64, bytes: u64) {
        self.shared.reserved.fetch_sub(1, Ordering::Relaxed);
        self.inner.release(address, bytes);
    }

    fn map(&self, mut minor: u32, address: u64, mut bytes: u64, mut offset: u64) -> Result<Box<dyn Window>, Errno> {
        if self.interrupted() {
            return Err(Errno::INTR);
        }
        if let Mistake::Map(change) = self.shared.mistake {
            change(&mut minor, &mut bytes, &mut offset);
        }
        let inner = self.inner.map(minor, address, bytes, offset)?;
        self.ask(offset)?;
        Ok(Box::new(Seen { inner, address, shared: self.shared.clone() }))
    }

    fn map_registers(&self, address: u64, bytes: u64, offset: u64) -> Result<Box<dyn Registers>, Errno> {
        let offset = match self.shared.mistake {
            Mistake::RegisterPage(change) => change(offset),
            _ => offset,
        };
        let inner: Arc<dyn Registers> = Arc::from(self.inner.map_registers(address, bytes, offset)?);
        *lock(&self.shared.registers) = Some(inner.clone());
        Ok(Box::new(SeenRegisters { inner, shared: self.shared.clone() }))
    }

    fn map_doorbells(&self, offset: u64, bytes: u64) -> Result<Box<dyn Doorbells>, Errno> {
        let offset = match self.shared.mistake {
            Mistake::DoorbellPage(change) => change(offset),
            _ => offset,
        };
        let inner: Arc<dyn Doorbells> = Arc::from(self.inner.map_doorbells(offset, bytes)?);
        *lock(&self.shared.doorbells) = Some(inner.clone());
        Ok(Box::new(SeenDoorbells { inner, shared: self.shared.clone() }))
    }

    fn read_file(&self, path: &str) -> Result<String, Errno> {
        if self.interrupted() { Err(Errno::INTR) } else { self.inner.read_file(path) }
    }

    fn take_fault(&self, queue: u32) -> Option<RawFault> {
        self.inner.take_fault(queue)
    }

    fn emulated(&self) -> bool {
        self.inner.emulated()
    }
}

/// A window whose stores are changed if it is a ring or an `amd_queue_t`.
struct Seen {
    inner: Box<dyn Window>,
    address: u64,
    shared: Arc<Shared>,
}

/// Bytes of a packet.
const PACKET: u64 = 64;
/// The type of a kernel dispatch in a packet's header.
const DISPATCH: u32 = 2;

impl Seen {
    fn is(&self, known: &Mutex<Vec<u64>>) -> bool {
        lock(known).contains(&self.address)
    }
}

impl Window for Seen {
    fn read(&self, offset: u64, out: &mut [u8]) {
        self.shared.before(Access::Read);
        self.inner.read(offset, out);
    }

    fn write(&self, offset: u64, data: &[u8]) {
        self.inner.write(offset, data);
    }

    fn load(&self, offset: u64) -> u64 {
        self.inner.load(offset)
    }

    fn store(&self, offset: u64, value: u64) {
        let changed = match self.shared.mistake {
            Mistake::Queue(change) if self.is(&self.shared.queues) => change(offset, value),
            _ => Some(value),
        };
        if let Some(value) = changed {
            self.inner.store(offset, value);
        }
    }

    fn store32(&self, offset: u64, value: u32) {
        let mut value = value;
        match self.shared.mistake {
            Mistake::Queue(change) if self.is(&self.shared.queues) => match change(offset, value.into()) {
                Some(changed) => value = changed as u32,
                None => return,
            },
            // The header is stored last: the rest of the packet is in the ring already.
            Mistake::Packet(change)
                if value & 0xff == DISPATCH && offset.is_multiple_of(PACKET) && self.is(&self.shared.rings) =>
            {
                for word in 1..16 {
                    let at = offset + 4 * word as u64;
                    let mut bytes = [0; 4];
                    self.inner.read(at, &mut bytes);
                    self.inner.write(at, &change(word, u32::from_le_bytes(bytes)).to_le_bytes());
                }
                value = change(0, value);
            }
            _ => {}
        }
        self.inner.store32(offset, value);
    }
}

struct SeenDoorbells {
    inner: Arc<dyn Doorbells>,
    shared: Arc<Shared>,
}

impl Doorbells for SeenDoorbells {
    fn ring(&self, index: u64, value: u64) {
        let changed = match self.shared.mistake {
            Mistake::Doorbell(change) => change(index, value),
            _ => Some((index, value)),
        };
        let Some((index, value)) = changed else { return };
        self.shared.before(Access::Doorbell);
        match &mut *lock(&self.shared.held) {
            Some(held) => {
                held.insert(index, value);
            }
            None => self.inner.ring(index, value),
        }
    }
}

struct SeenRegisters {
    inner: Arc<dyn Registers>,
    shared: Arc<Shared>,
}

impl Registers for SeenRegisters {
    fn write(&self, offset: u64, value: u32) {
        let changed = match self.shared.mistake {
            Mistake::Register(change) => change(offset),
            Mistake::FlushOnlyBefore(_) => {
                *lock(&self.shared.waiting) = Some((offset, value));
                None
            }
            _ => Some(offset),
        };
        if let Some(offset) = changed {
            self.inner.write(offset, value);
        }
    }
}
