//! The process's device: its two memfds, its memory and its doorbells.

use std::collections::BTreeMap;
use std::ffi::{CStr, c_int};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use t0_sim::kfd::{VirtualKfd, VirtualOptions};

use crate::log;
use crate::pages::{self, PAGE};
use crate::paths::Node;

/// Bytes of the doorbell page, which is at the start of the KFD's memfd.
pub(crate) const DOORBELL_PAGE: u64 = 0x2000;
/// Offset of the page of registers in the KFD's memfd.
pub(crate) const REGISTERS: u64 = DOORBELL_PAGE;
/// Size of the render node's memfd, whose pages exist only when they are touched. No offset is used twice.
const FILE_BYTES: u64 = 1 << 45;
/// The lowest number of the memfds' descriptors, so that clients get the numbers that they expect.
const FIRST_FD: c_int = 700;
/// How long the doorbells' thread sleeps between two looks: after a doorbell has rung, and when none has for a while.
const BUSY: Duration = Duration::from_micros(20);
const IDLE: Duration = Duration::from_micros(500);
/// The number of looks after which no doorbell has rung for a while.
const PATIENCE: u32 = 100;

/// The device that this process has opened, if any.
static DEVICE: Mutex<Option<Arc<Device>>> = Mutex::new(None);
/// The file system and the inodes of the memfds; 0 while no device is open.
static FILE_SYSTEM: AtomicU64 = AtomicU64::new(0);
static INODES: [AtomicU64; 2] = [const { AtomicU64::new(0) }; 2];

/// The device of one process.
#[derive(Debug)]
pub(crate) struct Device {
    /// The process that opened it. A child after `fork` has no threads of it.
    process: u32,
    pub(crate) kfd: Arc<VirtualKfd>,
    files: [c_int; 2],
    /// The memory of each handle.
    pub(crate) memory: Mutex<Memory>,
    /// The doorbell page.
    bells: &'static [AtomicU64; 1024],
    queues: Mutex<BTreeMap<u32, Queue>>,
    created: Condvar,
}

/// The client's memory that the device uses.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    pub(crate) spans: BTreeMap<u64, Span>,
    next: u64,
}

/// The pages of one allocation.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Span {
    pub(crate) address: u64,
    pub(crate) bytes: u64,
    /// The pages in a memfd; `None` for memory that the client registered.
    pub(crate) file: Option<(Node, u64)>,
}

/// A queue whose doorbell is watched.
#[derive(Debug)]
struct Queue {
    /// The doorbell as the virtual driver knows it.
    doorbell: u64,
    seen: u64,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Which device file a descriptor refers to.
pub(crate) fn node_of(fd: c_int) -> Option<Node> {
    let system = FILE_SYSTEM.load(Ordering::Acquire);
    if system == 0 {
        return None;
    }
    // SAFETY: zeros are a valid `stat`.
    let mut status: libc::stat = unsafe { std::mem::zeroed() };
    // SAFETY: the kernel fills in the struct.
    if unsafe { libc::syscall(libc::SYS_fstat, fd, &raw mut status) } != 0 || status.st_dev != system {
        return None;
    }
    let found = INODES.iter().position(|inode| inode.load(Ordering::Relaxed) == status.st_ino)?;
    [Node::Kfd, Node::Render].get(found).copied()
}

/// The inode of a memfd.
pub(crate) fn inode(node: Node) -> u64 {
    INODES[node as usize].load(Ordering::Relaxed)
}

/// Opens a device file: a new descriptor of its memfd.
///
/// # Errors
/// An error number; ENOMEM if the device cannot be created.
pub(crate) fn open(node: Node, flags: c_int) -> Result<c_int, c_int> {
    let device = Device::of_process()?;
    let command = if flags & libc::O_CLOEXEC != 0 { libc::F_DUPFD_CLOEXEC } else { libc::F_DUPFD };
    // SAFETY: duplicates a descriptor of ours.
    let fd = unsafe { libc::fcntl(device.file(node), command, 0) };
    if fd < 0 { Err(pages::errno()) } else { Ok(fd) }
}

impl Device {
    /// The device that this process has opened.
    pub(crate) fn opened() -> Option<Arc<Device>> {
        lock(&DEVICE).as_ref().filter(|device| device.process == std::process::id()).cloned()
    }

    /// The device of this process; created by the first call.
    fn of_process() -> Result<Arc<Device>, c_int> {
        if let Some(device) = Device::opened() {
            return Ok(device);
        }
        let device = Arc::new(Device::new()?);
        let watcher = device.clone();
        let watch = move || watcher.watch();
        std::thread::Builder::new().name("t0-doorbells".into()).spawn(watch).map_err(|_| libc::ENOMEM)?;
        let mut current = lock(&DEVICE);
        if let Some(parents) = current.replace(device.clone()) {
            // After `fork`: its threads and locks do not exist here, so dropping it could wait for ever.
            std::mem::forget(parents);
        }
        Ok(device)
    }

    fn new() -> Result<Device, c_int> {
        let files = [file(c"kfd", DOORBELL_PAGE + PAGE)?, file(c"renderD128", FILE_BYTES)?];
        for (fd, inode) in files.iter().zip(&INODES) {
            // SAFETY: zeros are a valid `stat`.
            let mut status: libc::stat = unsafe { std::mem::zeroed() };
            // SAFETY: the kernel fills in the struct.
            if unsafe { libc::syscall(libc::SYS_fstat, *fd, &raw mut status) } != 0 {
                return Err(pages::errno());
            }
            inode.store(status.st_ino, Ordering::Relaxed);
            FILE_SYSTEM.store(status.st_dev, Ordering::Release);
        }
        let access = libc::PROT_READ | libc::PROT_WRITE;
        let bytes = DOORBELL_PAGE as usize;
        // SAFETY: a new mapping.
        let bells = unsafe { libc::mmap(std::ptr::null_mut(), bytes, access, libc::MAP_SHARED, files[0], 0) };
        if bells == libc::MAP_FAILED {
            return Err(libc::ENOMEM);
        }
        // SAFETY: it has that size, is aligned and never unmapped, and all accesses of this library are atomic.
        let bells = unsafe { &*bells.cast::<[AtomicU64; 1024]>() };
        Ok(Device {
            process: std::process::id(),
            kfd: VirtualKfd::new(VirtualOptions::default().halting()),
            files,
            memory: Mutex::default(),
            bells,
            queues: Mutex::default(),
            created: Condvar::new(),
        })
    }

    /// The descriptor of a memfd.
    pub(crate) fn file(&self, node: Node) -> c_int {
        self.files[node as usize]
    }

    /// Unused pages of the render node's memfd.
    pub(crate) fn reserve(&self, bytes: u64) -> Result<u64, c_int> {
        let mut memory = lock(&self.memory);
        let end = memory.next.checked_add(bytes).filter(|end| *end <= FILE_BYTES).ok_or(libc::ENOMEM)?;
        Ok(std::mem::replace(&mut memory.next, end))
    }

    /// Returns the contents of pages of the render node's memfd to the system.
    pub(crate) fn discard(&self, offset: u64, bytes: u64) {
        let mode = libc::FALLOC_FL_PUNCH_HOLE | libc::FALLOC_FL_KEEP_SIZE;
        // SAFETY: a range of our file whose allocation was freed.
        unsafe { libc::fallocate(self.files[1], mode, offset as libc::off_t, bytes as libc::off_t) };
    }

    /// Watches the doorbell of a queue. Returns the doorbell's offset in the KFD's memfd.
    pub(crate) fn watch_queue(&self, id: u32, doorbell: u64) -> u64 {
        if let Some(bell) = self.bells.get(id as usize) {
            // No packet has this index.
            bell.store(u64::MAX, Ordering::Release);
        }
        lock(&self.queues).insert(id, Queue { doorbell, seen: u64::MAX });
        self.created.notify_all();
        u64::from(id) * 8
    }

    /// Stops watching a queue.
    pub(crate) fn forget_queue(&self, id: u32) {
        lock(&self.queues).remove(&id);
    }

    /// Rings doorbells that have changed, for ever. A store to memory wakes no thread, so this one looks, except while
    /// there is no queue.
    fn watch(&self) {
        let mut quiet = 0u32;
        loop {
            let mut queues = lock(&self.queues);
            while queues.is_empty() {
                queues = self.created.wait(queues).unwrap_or_else(PoisonError::into_inner);
            }
            let looks = quiet;
            quiet = quiet.wrapping_add(1);
            for (id, queue) in queues.iter_mut() {
                let Some(bell) = self.bells.get(*id as usize) else { continue };
                let value = bell.load(Ordering::Acquire);
                if value != queue.seen {
                    queue.seen = value;
                    quiet = 0;
                    // Of two producers the one with the earlier packet may ring last.
                    let reserved = self.kfd.write_index(*id).map_or(0, |index| index.wrapping_sub(1) as i64);
                    self.kfd.ring(queue.doorbell, (value as i64).max(reserved) as u64);
                }
                if looks % PATIENCE == PATIENCE - 1
                    && let Some(fault) = self.kfd.take_fault(*id)
                {
                    let what = if fault.continues { "has no trap handler and continues after" } else { "stopped" };
                    log::line(|| format!("queue {id} {what}: {}", fault.fault));
                }
            }
            drop(queues);
            std::thread::sleep(if looks < PATIENCE { BUSY } else { IDLE });
        }
    }
}

/// A memfd with a high number.
fn file(name: &CStr, bytes: u64) -> Result<c_int, c_int> {
    // SAFETY: a valid name.
    let low = unsafe { libc::memfd_create(name.as_ptr(), libc::MFD_CLOEXEC) };
    // SAFETY: our own descriptor.
    if low < 0 || unsafe { libc::ftruncate(low, bytes as libc::off_t) } != 0 {
        return Err(pages::errno());
    }
    // SAFETY: our own descriptor.
    let high = unsafe { libc::fcntl(low, libc::F_DUPFD_CLOEXEC, FIRST_FD) };
    if high < 0 {
        return Ok(low);
    }
    // SAFETY: our own descriptor, which is duplicated.
    unsafe { libc::close(low) };
    Ok(high)
}

/// Locks the memory of a device.
pub(crate) fn memory(device: &Device) -> MutexGuard<'_, Memory> {
    lock(&device.memory)
}
