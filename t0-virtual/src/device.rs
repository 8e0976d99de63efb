//! The process's device: its memfds, its memory and its doorbells.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::{CStr, c_int};
use std::sync::atomic::{AtomicPtr, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use t0_sim::kfd::{RENDER_MINOR, Sanitizer, VirtualKfd, VirtualOptions, Watcher};

use crate::buffers::{Buffer, Shared};
use crate::client;
use crate::gem;
use crate::log;
use crate::observe::Observer;
use crate::pages::{self, PAGE};
use crate::paths::{self, MOST_CARDS, Node};
use crate::strict::Strict;
use crate::symbols;

/// Bytes of the doorbell page, which is at the start of the KFD's memfd.
pub(crate) const DOORBELL_PAGE: u64 = 0x2000;
/// Offset of the page of registers in the KFD's memfd.
pub(crate) const REGISTERS: u64 = DOORBELL_PAGE;
/// The lowest bit of the type tag in the driver's offsets of the KFD, which is 3 for doorbells.
const DOORBELLS: u32 = 62;
/// Size of a render node's memfd, whose pages exist only when they are touched. No offset is used twice.
const FILE_BYTES: u64 = 1 << 45;
/// The lowest number of the memfds' descriptors, so that clients get the numbers that they expect.
pub(crate) const FIRST_FD: c_int = 700;
/// The name of the memfd of a render node, and how the path of its descriptor begins.
const MEMORY: &CStr = c"t0-renderD";
const MEMORY_PATH: &[u8] = b"/memfd:t0-renderD";
/// How long the doorbells' thread sleeps between two looks: after a doorbell has rung, and when none has for a while.
const BUSY: Duration = Duration::from_micros(20);
const IDLE: Duration = Duration::from_micros(500);
/// The number of looks after which no doorbell has rung for a while.
const PATIENCE: u32 = 100;

/// The device files of all possible cards.
const NODES: usize = 1 + 2 * MOST_CARDS;

/// The device that this process, or its parent before `fork`, has opened, if any. It is never dropped, and no lock
/// guards it: a child would inherit the lock as another thread of its parent held it.
static DEVICE: AtomicPtr<Device> = AtomicPtr::new(std::ptr::null_mut());
/// The process of which a thread is creating the device. The parent's number means the same as 0 to a child.
static CREATING: AtomicU32 = AtomicU32::new(0);
/// The file system and the inodes of the memfds; 0 while no device is open.
static FILE_SYSTEM: AtomicU64 = AtomicU64::new(0);
static INODES: [AtomicU64; NODES] = [const { AtomicU64::new(0) }; NODES];
/// The inodes of the parent's memfds.
static PARENTS: [AtomicU64; NODES] = [const { AtomicU64::new(0) }; NODES];

/// The device of one process.
#[derive(Debug)]
pub(crate) struct Device {
    /// The process that opened it. A child after `fork` has no threads of it.
    process: u32,
    pub(crate) kfd: Arc<VirtualKfd>,
    /// The host's clocks at its creation: CLOCK_MONOTONIC_RAW and CLOCK_BOOTTIME in nanoseconds.
    pub(crate) started: [u64; 2],
    /// The sanitizer, in strict mode.
    pub(crate) strict: Option<Arc<Strict>>,
    /// The descriptors by [`Node::number`]; -1 for nodes of cards that the machine does not have.
    files: [c_int; NODES],
    /// The number of open files of the cards' nodes.
    renders: AtomicU32,
    /// Held during ALLOC_MEMORY_OF_GPU, because two allocations may have one address.
    pub(crate) allocating: Mutex<()>,
    /// The memory of each handle.
    pub(crate) memory: Mutex<Memory>,
    /// The buffers of the cards' nodes.
    pub(crate) buffers: Mutex<gem::Buffers>,
    /// The open file of each render node whose address space the process has acquired; 0 for none.
    acquired: [AtomicU32; MOST_CARDS],
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
    /// The uses of pages that were exported, by their offset. Other pages have one.
    pub(crate) users: BTreeMap<u64, u32>,
    /// Pages without a use that a DMA buffer still means: their cards and sizes, by their offset.
    pub(crate) unused: BTreeMap<u64, (u8, u64)>,
    /// The inodes of other processes' memfds.
    foreign: BTreeSet<u64>,
}

impl Memory {
    /// Notes that a descriptor is of another process's memfd.
    pub(crate) fn note_foreign(&mut self, file: c_int) {
        self.foreign.extend(inode(file));
    }
}

/// The pages of one allocation.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Span {
    pub(crate) address: u64,
    pub(crate) bytes: u64,
    /// Where the pages are.
    pub(crate) pages: Pages,
    /// Those of ALLOC_MEMORY_OF_GPU.
    pub(crate) flags: u32,
}

/// Where the pages of an allocation are.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Pages {
    /// In a memfd, at an offset.
    File(Node, u64),
    /// At another address of the client, which has registered them.
    User(u64),
    /// In a buffer that was imported.
    Shared(Shared),
}

impl Span {
    /// Whether the allocation is memory that the client has registered, and overlaps `start..end` there.
    fn is_of_user(&self, start: u64, end: u64) -> bool {
        matches!(self.pages, Pages::User(user) if user < end && start < user + self.bytes)
    }

    /// The offset of the allocation's pages in the file of a node.
    fn offset(&self, node: Node) -> Option<u64> {
        match self.pages {
            Pages::File(own, offset) => (own == node).then_some(offset),
            Pages::User(_) | Pages::Shared(_) => None,
        }
    }
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
    file_of(fd).filter(|(_, own)| *own).map(|(node, _)| node)
}

/// What a descriptor refers to.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Kind {
    /// A device file, and whether the process has opened it since it exists. If not, it has the descriptor from its
    /// parent.
    Device(Node, bool),
    /// A DMA buffer, and whether its pages are this process's.
    Buffer(Buffer, bool),
}

/// Which device file a descriptor refers to, and whether the process has opened it since it exists.
pub(crate) fn file_of(fd: c_int) -> Option<(Node, bool)> {
    match kind_of(fd)? {
        Kind::Device(node, own) => Some((node, own)),
        Kind::Buffer(..) => None,
    }
}

/// What a descriptor refers to, if it is a device file or a DMA buffer.
pub(crate) fn kind_of(fd: c_int) -> Option<Kind> {
    let system = FILE_SYSTEM.load(Ordering::Acquire);
    if system == 0 {
        return None;
    }
    let status = status(fd).filter(|status| status.st_dev == system)?;
    let own = node_of_inode(status.st_ino).map(|node| (node, true));
    let found = own.or_else(|| find(&PARENTS, status.st_ino).map(|node| (node, false)));
    let is_of_memory = match found {
        Some((node, _)) => matches!(node, Node::Render(_)),
        None => symbols::path_of(fd).is_some_and(|path| path.to_bytes().starts_with(MEMORY_PATH)),
    };
    if is_of_memory {
        // SAFETY: asks for the position.
        let position = unsafe { libc::syscall(libc::SYS_lseek, fd, 0, libc::SEEK_CUR) };
        let own = own.is_some();
        if let Some(buffer) = u64::try_from(position).ok().and_then(Buffer::at) {
            return Some(Kind::Buffer(buffer, own));
        }
    }
    found.map(|(node, own)| Kind::Device(node, own))
}

/// The status of an open file.
fn status(fd: c_int) -> Option<libc::stat> {
    // SAFETY: zeros are a valid `stat`.
    let mut status: libc::stat = unsafe { std::mem::zeroed() };
    // SAFETY: the kernel fills in the struct.
    (unsafe { libc::syscall(libc::SYS_fstat, fd, &raw mut status) } == 0).then_some(status)
}

/// The inode of an open file.
pub(crate) fn inode(fd: c_int) -> Option<u64> {
    status(fd).map(|status| status.st_ino)
}

/// The node whose memfd has this inode.
pub(crate) fn node_of_inode(inode: u64) -> Option<Node> {
    find(&INODES, inode)
}

fn find(inodes: &[AtomicU64; NODES], inode: u64) -> Option<Node> {
    let number = inodes.iter().position(|known| known.load(Ordering::Relaxed) == inode).filter(|_| inode != 0)?;
    if number == 0 { Some(Node::Kfd) } else { Node::numbered(number) }
}

/// Opens a device file: a new open file of its memfd.
///
/// # Errors
/// An error number; ENOMEM if the device cannot be created.
pub(crate) fn open(node: Node, flags: c_int) -> Result<c_int, c_int> {
    let device = Device::of_process()?;
    let path = format!("/proc/self/fd/{}\0", device.file(node));
    // The file exists, and the path is a link.
    let flags = flags & !(libc::O_CREAT | libc::O_EXCL | libc::O_TRUNC | libc::O_NOFOLLOW);
    // SAFETY: a path that ends with 0.
    let fd = unsafe { libc::syscall(libc::SYS_openat, libc::AT_FDCWD, path.as_ptr(), flags) } as c_int;
    if fd < 0 {
        return Err(pages::errno());
    }
    if node != Node::Kfd {
        // The position, which no other call uses, tells open files apart.
        let number = device.renders.fetch_add(1, Ordering::Relaxed);
        // SAFETY: our own descriptor.
        unsafe { libc::syscall(libc::SYS_lseek, fd, libc::off_t::from(number), libc::SEEK_SET) };
    }
    Ok(fd)
}

/// The virtual driver's descriptor of an open file: the one that ACQUIRE_VM takes.
pub(crate) fn driver_descriptor(device: &Device, fd: c_int) -> u32 {
    /// The descriptor of a closed file, and of one that is not a node of a card.
    const CLOSED: u32 = u32::MAX;
    const OTHER: u32 = 0;
    if let Some(card) = node_of(fd).and_then(Node::card) {
        // SAFETY: asks for the position.
        let number = unsafe { libc::syscall(libc::SYS_lseek, fd, 0, libc::SEEK_CUR) };
        return device.kfd.render_file(RENDER_MINOR + card as u32, number as u16).unwrap_or(OTHER);
    }
    // SAFETY: asks for the descriptor's flags.
    if unsafe { libc::fcntl(fd, libc::F_GETFD) } < 0 { CLOSED } else { OTHER }
}

impl Device {
    /// The device that this process has opened.
    pub(crate) fn opened() -> Option<&'static Device> {
        // SAFETY: null, or a device that is never dropped.
        let device = unsafe { DEVICE.load(Ordering::Acquire).as_ref() };
        device.filter(|device| device.process == std::process::id())
    }

    /// The device of this process; created by the first call.
    fn of_process() -> Result<&'static Device, c_int> {
        let process = std::process::id();
        loop {
            if let Some(device) = Device::opened() {
                return Ok(device);
            }
            let creator = CREATING.load(Ordering::Acquire);
            if creator == process {
                std::thread::yield_now();
            } else if CREATING.compare_exchange(creator, process, Ordering::AcqRel, Ordering::Relaxed).is_ok() {
                let device = Device::opened().map_or_else(Device::start, Ok);
                CREATING.store(0, Ordering::Release);
                return device;
            }
        }
    }

    /// Creates the device of this process and the thread that watches its doorbells.
    fn start() -> Result<&'static Device, c_int> {
        let device: &'static Device = Box::leak(Box::new(Device::new()?));
        let watch = move || device.watch();
        std::thread::Builder::new().name("t0-doorbells".into()).spawn(watch).map_err(|_| libc::ENOMEM)?;
        // After `fork` the parent's device stays where it is: its threads do not exist here, and dropping it could wait
        // for them for ever.
        DEVICE.store(std::ptr::from_ref(device).cast_mut(), Ordering::Release);
        Ok(device)
    }

    fn new() -> Result<Device, c_int> {
        let cards = paths::cards();
        let mut files = [-1; NODES];
        files[Node::Kfd.number()] = file(c"kfd", DOORBELL_PAGE + PAGE)?;
        for card in 0..cards.len() as u8 {
            files[Node::Render(card).number()] = file(MEMORY, FILE_BYTES)?;
            files[Node::Card(card).number()] = file(c"card", PAGE)?;
        }
        for ((fd, inode), parents) in files.iter().zip(&INODES).zip(&PARENTS).filter(|((fd, _), _)| **fd >= 0) {
            let status = status(*fd).ok_or_else(pages::errno)?;
            parents.store(inode.swap(status.st_ino, Ordering::Relaxed), Ordering::Relaxed);
            FILE_SYSTEM.store(status.st_dev, Ordering::Release);
        }
        let access = libc::PROT_READ | libc::PROT_WRITE;
        // SAFETY: a new mapping.
        let bells =
            unsafe { pages::raw_map(0, DOORBELL_PAGE, access, libc::MAP_SHARED, files[Node::Kfd.number()], 0) }?;
        // SAFETY: it has that size, is aligned and never unmapped, and all accesses of this library are atomic.
        let bells = unsafe { &*std::ptr::with_exposed_provenance::<[AtomicU64; 1024]>(bells as usize) };
        let mut options = VirtualOptions::default().halting().host_time();
        if let Some((first, others)) = cards.split_first() {
            options = others.iter().cloned().fold(options.card(first.clone()), VirtualOptions::and_card);
        }
        options.ulp_noise = paths::ulp_noise();
        let strict = Strict::of_tree().map(Arc::new);
        Ok(Device {
            process: std::process::id(),
            kfd: kfd(options, strict.clone())?,
            started: [libc::CLOCK_MONOTONIC_RAW, libc::CLOCK_BOOTTIME].map(client::nanoseconds),
            strict,
            files,
            renders: AtomicU32::new(0),
            allocating: Mutex::default(),
            memory: Mutex::default(),
            buffers: Mutex::default(),
            acquired: [const { AtomicU32::new(0) }; MOST_CARDS],
            bells,
            queues: Mutex::default(),
            created: Condvar::new(),
        })
    }

    /// The virtual driver's descriptor of the open file whose address space the process has acquired.
    pub(crate) fn acquired(&self, card: usize) -> Option<u32> {
        self.acquired.get(card).map(|file| file.load(Ordering::Acquire)).filter(|file| *file != 0)
    }

    /// Notes that the process has acquired the address space of an open file.
    pub(crate) fn note_acquired(&self, card: usize, file: u32) {
        if let Some(acquired) = self.acquired.get(card) {
            acquired.store(file, Ordering::Release);
        }
    }

    /// The descriptor of a memfd.
    pub(crate) fn file(&self, node: Node) -> c_int {
        self.files[node.number()]
    }

    /// Pages that are unused in the memfds of all render nodes.
    pub(crate) fn reserve(&self, bytes: u64) -> Result<u64, c_int> {
        let mut memory = lock(&self.memory);
        let end = memory.next.checked_add(bytes).filter(|end| *end <= FILE_BYTES).ok_or(libc::ENOMEM)?;
        Ok(std::mem::replace(&mut memory.next, end))
    }

    /// The offset in a memfd of what the client maps: the doorbells, the page of registers if it is allocated, or the
    /// start of an allocation. Offsets of the KFD have the driver's type tags and the GPU's id.
    ///
    /// # Errors
    /// ENODEV if the offset names no GPU, EINVAL for any other part of the file, as the kernel says.
    pub(crate) fn mapped_offset(&self, node: Node, offset: u64, bytes: u64) -> Result<(c_int, u64), c_int> {
        let file = self.file(node);
        let bytes = bytes.checked_next_multiple_of(PAGE).ok_or(libc::EINVAL)?;
        let allocated = |span: &Span| span.offset(node) == Some(offset) && bytes <= span.bytes;
        match node {
            Node::Render(_) if lock(&self.memory).spans.values().any(allocated) => Ok((file, offset)),
            Node::Render(_) | Node::Card(_) => gem::mapped_offset(self, node, offset, bytes).ok_or(libc::EINVAL),
            Node::Kfd if offset >> DOORBELLS == 3 => {
                self.kfd.check_doorbells(offset, bytes).map(|()| (file, 0)).map_err(|errno| errno.0)
            }
            Node::Kfd => self.kfd.check_registers(offset, bytes).map(|()| (file, REGISTERS)).map_err(|errno| errno.0),
        }
    }

    /// Whether the client uses a part of these addresses for something that is not memory of the device.
    pub(crate) fn is_clients(&self, start: u64, end: u64) -> bool {
        let memory = lock(&self.memory);
        let is_own = |inode: u64| node_of_inode(inode).is_some() || memory.foreign.contains(&inode);
        let other = |mapping: &pages::Mapping| mapping.access != 0 && !is_own(mapping.inode);
        pages::overlapping(start, end).iter().any(other)
            || memory.spans.values().any(|span| span.is_of_user(start, end))
    }

    /// Whether all that the client uses of these addresses is anonymous memory that it has never accessed. ROCr
    /// reserves addresses for buffers so.
    pub(crate) fn is_untouched(&self, start: u64, end: u64) -> bool {
        let memory = lock(&self.memory);
        let is_own = |inode: u64| node_of_inode(inode).is_some() || memory.foreign.contains(&inode);
        let unused = |mapping: &pages::Mapping| {
            let (start, end) = (mapping.start.max(start), mapping.end.min(end));
            mapping.access == 0 || is_own(mapping.inode) || mapping.inode == 0 && pages::has_no_pages(start, end)
        };
        pages::overlapping(start, end).iter().all(unused)
    }

    /// Returns the contents of pages of a render node's memfd to the system.
    pub(crate) fn discard(&self, node: Node, offset: u64, bytes: u64) {
        let mode = libc::FALLOC_FL_PUNCH_HOLE | libc::FALLOC_FL_KEEP_SIZE;
        // SAFETY: a range of our file whose allocation was freed.
        unsafe { libc::fallocate(self.file(node), mode, offset as libc::off_t, bytes as libc::off_t) };
    }

    /// Watches the doorbell of a queue.
    pub(crate) fn watch_queue(&self, id: u32, doorbell: u64) {
        if let Some(bell) = self.bells.get(id as usize) {
            // No packet has this index.
            bell.store(u64::MAX, Ordering::Release);
        }
        lock(&self.queues).insert(id, Queue { doorbell, seen: u64::MAX });
        self.created.notify_all();
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

/// The virtual driver, with modelled clocks and the sanitizer if the client is to have them.
fn kfd(options: VirtualOptions, strict: Option<Arc<Strict>>) -> Result<Arc<VirtualKfd>, c_int> {
    let watcher = Observer::of_tree()?.map(|observer| Arc::new(observer) as Arc<dyn Watcher>);
    let sanitizer = strict.map(|strict| strict as Arc<dyn Sanitizer>);
    Ok(VirtualKfd::observed(options, watcher, sanitizer))
}

/// A memfd with a high number.
fn file(name: &CStr, bytes: u64) -> Result<c_int, c_int> {
    // SAFETY: a valid name.
    let low = unsafe { libc::memfd_create(name.as_ptr(), libc::MFD_CLOEXEC) };
    // SAFETY: our own descriptor.
    if low < 0 || unsafe { libc::syscall(libc::SYS_ftruncate, low, bytes) } != 0 {
        return Err(pages::errno());
    }
    Ok(move_up(low))
}

/// Gives a descriptor of this library a high number, if there is one.
pub(crate) fn move_up(low: c_int) -> c_int {
    // SAFETY: our own descriptor.
    let high = unsafe { libc::fcntl(low, libc::F_DUPFD_CLOEXEC, FIRST_FD) };
    if high < 0 {
        return low;
    }
    // SAFETY: our own descriptor, which is duplicated.
    unsafe { libc::close(low) };
    high
}

/// Locks the memory of a device.
pub(crate) fn memory(device: &Device) -> MutexGuard<'_, Memory> {
    lock(&device.memory)
}
