//! The virtual `/dev/kfd`: one GPU behind the driver's own interface.
//!
//! What lives here: ioctls (`ioctl`), address space and allocations (`space`, `host`), events (`events`), queues and their command
//! processors (`queue`, `packet`), topology files (`topology`). What may not: what instructions do ([`crate::exec`]).
//!
//! [`VirtualKfd`] stands for one process's open `/dev/kfd` and render node. Numbers, struct sizes, checks and error numbers are those of
//! `linux/kfd_ioctl.h` and the driver behind it, so that a client cannot tell it from a card, but for the details of a fault
//! ([`VirtualKfd::take_fault`]), which no card reports. An ioctl's nested pointers come as [`Pointer`]s, since this process's
//! memory is nothing to poke in.
//!
//! **Invariant:** no thread polls while all queues are empty.
//! **Invariant:** memory that a running dispatch may touch is not given back to the host's allocator before the dispatch ends.

mod events;
mod host;
mod ioctl;
mod options;
mod packet;
mod queue;
mod space;
mod topology;

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

pub use host::Mapping;
pub use options::VirtualOptions;

use crate::exec::Fault;
use events::Events;
use queue::Queues;
use space::Space;

/// The driver's id of the GPU.
pub const GPU_ID: u32 = 0x7440;
/// Minor number of the GPU's render node.
pub const RENDER_MINOR: u32 = 128;

/// An error number, positive, as the kernel would return it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Errno(pub i32);

impl Errno {
    /// No such file.
    pub const NOENT: Errno = Errno(2);
    /// Out of memory, address space or queues.
    pub const NOMEM: Errno = Errno(12);
    /// A pointer that points nowhere.
    pub const FAULT: Errno = Errno(14);
    /// Busy.
    pub const BUSY: Errno = Errno(16);
    /// Something is there already.
    pub const EXIST: Errno = Errno(17);
    /// No such device.
    pub const NODEV: Errno = Errno(19);
    /// An invalid argument.
    pub const INVAL: Errno = Errno(22);
    /// Not an ioctl of this file.
    pub const NOTTY: Errno = Errno(25);
    /// No space left in a table.
    pub const NOSPC: Errno = Errno(28);
    /// The call needs something else first.
    pub const PERM: Errno = Errno(1);
    /// A file descriptor that is none.
    pub const BADF: Errno = Errno(9);
    /// The kernel's own ENOTSUPP.
    pub const NOTSUPP: Errno = Errno(524);
}

impl fmt::Display for Errno {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "errno {}", self.0)
    }
}

impl std::error::Error for Errno {}

/// Which of the process's files a call goes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum File {
    /// `/dev/kfd`.
    Kfd,
    /// `/dev/dri/renderD128`.
    Render,
}

/// Memory that an ioctl's argument points to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pointer {
    /// Byte offset of the pointer field in the argument.
    pub at: usize,
    /// What it points to; the call reads and writes it.
    pub bytes: Vec<u8>,
}

/// One process's view of the virtual GPU's driver. Dropping it stops the GPU.
#[derive(Debug)]
pub struct VirtualKfd {
    machine: Arc<Machine>,
    queues: Queues,
    acquired: AtomicBool,
    runtime: AtomicBool,
}

/// What the driver's calls and the command processors share.
#[derive(Debug)]
struct Machine {
    options: VirtualOptions,
    space: Space,
    events: Events,
    booted: Instant,
}

impl Machine {
    /// The GPU's clock: 100 MHz since it was made, never 0.
    fn ticks(&self) -> u64 {
        (self.booted.elapsed().as_nanos() / 10) as u64 + 1
    }
}

impl VirtualKfd {
    /// A new virtual GPU with its driver.
    pub fn new(options: VirtualOptions) -> Arc<VirtualKfd> {
        let space = Space::new(&options);
        let machine = Machine { options, space, events: Events::default(), booted: Instant::now() };
        Arc::new(VirtualKfd {
            machine: Arc::new(machine),
            queues: Queues::default(),
            acquired: AtomicBool::new(false),
            runtime: AtomicBool::new(false),
        })
    }

    /// Opens a render node by its minor number; the file descriptor that ACQUIRE_VM takes.
    ///
    /// # Errors
    /// [`Errno::NOENT`] if there is none of that number.
    pub fn open_render(&self, minor: u32) -> Result<u32, Errno> {
        if minor == RENDER_MINOR { Ok(ioctl::RENDER_FD) } else { Err(Errno::NOENT) }
    }

    /// Reserves `bytes` of address space, as `mmap` with PROT_NONE would.
    ///
    /// # Errors
    /// [`Errno::INVAL`] for nothing, [`Errno::NOMEM`] for too much.
    pub fn reserve(&self, bytes: u64) -> Result<u64, Errno> {
        self.machine.space.reserve(bytes)
    }

    /// Makes whole pages of host memory known, so that allocations of kind USERPTR may name them (at the same address for host and GPU).
    /// [`VirtualKfd::release`] forgets them.
    ///
    /// # Errors
    /// [`Errno::INVAL`] for what is no whole pages, [`Errno::EXIST`] where something lies already.
    ///
    /// # Safety
    /// The memory stays valid for reads and writes until it is released, all allocations in it are freed and no dispatch runs; meanwhile
    /// the host accesses it by atomics only.
    pub unsafe fn lend(&self, address: u64, bytes: u64) -> Result<(), Errno> {
        // SAFETY: by the caller's promise.
        unsafe { self.machine.space.lend(address, bytes) }
    }

    /// Gives a reservation back.
    pub fn release(&self, address: u64) {
        self.machine.space.release(address);
    }

    /// Maps an allocation into the host's address space at the offset that ALLOC_MEMORY_OF_GPU returned.
    ///
    /// # Errors
    /// [`Errno::BADF`] for the wrong file, [`Errno::INVAL`] for an offset that is none, a size beyond the allocation's, or another address
    /// than the GPU's.
    pub fn map(&self, file: File, address: u64, bytes: u64, offset: u64) -> Result<Mapping, Errno> {
        if file != File::Render {
            return Err(Errno::BADF);
        }
        self.machine.space.map_host(address, bytes, offset)
    }

    /// Whether `/dev/kfd` may be mapped at that offset as a doorbell page.
    ///
    /// # Errors
    /// [`Errno::INVAL`] if not.
    pub fn check_doorbells(&self, offset: u64, bytes: u64) -> Result<(), Errno> {
        let page = queue::DOORBELL_BASE;
        if offset == page && bytes == queue::DOORBELL_PAGE { Ok(()) } else { Err(Errno::INVAL) }
    }

    /// Writes a doorbell, by the offset that CREATE_QUEUE returned: `value` is the index of the last packet published.
    /// Doorbells of no queue are ignored, as by a card.
    pub fn ring(&self, doorbell: u64, value: u64) {
        self.queues.ring(doorbell, value);
    }

    /// A topology file.
    ///
    /// # Errors
    /// [`Errno::NOENT`] if there is no such file.
    pub fn read_file(&self, path: &str) -> Result<String, Errno> {
        topology::read(path, &self.machine.options).ok_or(Errno::NOENT)
    }

    /// The fault that stopped a queue, once. The queue does not go on; destroy it and create another.
    pub fn take_fault(&self, queue_id: u32) -> Option<Box<Fault>> {
        self.queues.take_fault(queue_id)
    }

    fn acquired(&self) -> bool {
        self.acquired.load(Ordering::Acquire)
    }
}
