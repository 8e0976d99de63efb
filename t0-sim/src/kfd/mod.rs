//! The virtual `/dev/kfd`: one GPU behind the driver's own interface.
//!
//! | file | contents |
//! |---|---|
//! | `ioctl` | the ioctls |
//! | `space`, `host` | address space, allocations and the host memory behind them |
//! | `events` | events |
//! | `queue`, `packet` | queues, their command processors, AQL packets |
//! | `topology` | the topology files |
//! | `options` | the configuration of a virtual GPU |
//!
//! The semantics of instructions belong in [`crate::exec`].
//!
//! [`VirtualKfd`] represents one process's open `/dev/kfd` and render node. Numbers, struct sizes, checks and error
//! numbers are those of `linux/kfd_ioctl.h` and of the driver. A client cannot distinguish the device from a card,
//! except by the details of a fault ([`VirtualKfd::take_fault`]), which no card reports. The nested pointers of an
//! ioctl are passed as [`Pointer`]s, because the device does not access its client's memory by raw address.
//!
//! **Invariant:** no thread polls while all queues are empty.
//! **Invariant:** memory that a running dispatch may access is not returned to the host's allocator before the dispatch
//! ends.

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

/// The driver's id for the GPU.
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
    /// Bad address.
    pub const FAULT: Errno = Errno(14);
    /// Busy.
    pub const BUSY: Errno = Errno(16);
    /// Already exists.
    pub const EXIST: Errno = Errno(17);
    /// No such device.
    pub const NODEV: Errno = Errno(19);
    /// An invalid argument.
    pub const INVAL: Errno = Errno(22);
    /// Not an ioctl of this file.
    pub const NOTTY: Errno = Errno(25);
    /// No space left in a table.
    pub const NOSPC: Errno = Errno(28);
    /// Not permitted in this state; another call must come first.
    pub const PERM: Errno = Errno(1);
    /// Not a valid file descriptor.
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

/// Which of the process's files a call refers to.
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
    /// The bytes at the pointer; the call reads and writes them.
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

/// State that the driver's calls and the command processors share.
#[derive(Debug)]
struct Machine {
    options: VirtualOptions,
    space: Space,
    events: Events,
    booted: Instant,
}

impl Machine {
    /// The GPU's clock: 100 MHz ticks since creation, never 0.
    fn ticks(&self) -> u64 {
        (self.booted.elapsed().as_nanos() / 10) as u64 + 1
    }
}

impl VirtualKfd {
    /// Creates a virtual GPU with its driver.
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

    /// Opens a render node by its minor number. Returns the file descriptor that ACQUIRE_VM takes.
    ///
    /// # Errors
    /// [`Errno::NOENT`] if no render node has that number.
    pub fn open_render(&self, minor: u32) -> Result<u32, Errno> {
        if minor == RENDER_MINOR { Ok(ioctl::RENDER_FD) } else { Err(Errno::NOENT) }
    }

    /// Reserves `bytes` of address space, as `mmap` with PROT_NONE would.
    ///
    /// # Errors
    /// [`Errno::INVAL`] for a size of 0, [`Errno::NOMEM`] if the address space does not suffice.
    pub fn reserve(&self, bytes: u64) -> Result<u64, Errno> {
        self.machine.space.reserve(bytes)
    }

    /// Registers whole pages of host memory, so that allocations of kind USERPTR may refer to them. Host and GPU use
    /// the same address. [`VirtualKfd::release`] unregisters them.
    ///
    /// # Errors
    /// [`Errno::INVAL`] if the range is not made of whole pages, [`Errno::EXIST`] if it overlaps another one.
    ///
    /// # Safety
    /// The memory must stay valid for reads and writes until it is released, all allocations in it are freed and no
    /// dispatch runs. During that time the host must access it only by atomics.
    pub unsafe fn lend(&self, address: u64, bytes: u64) -> Result<(), Errno> {
        // SAFETY: by the caller's promise.
        unsafe { self.machine.space.lend(address, bytes) }
    }

    /// Releases a reservation.
    pub fn release(&self, address: u64) {
        self.machine.space.release(address);
    }

    /// Maps an allocation into the host's address space at the offset that ALLOC_MEMORY_OF_GPU returned.
    ///
    /// # Errors
    /// [`Errno::BADF`] for the wrong file; [`Errno::INVAL`] for an invalid offset, a size beyond the allocation's, or
    /// an address that differs from the GPU's.
    pub fn map(&self, file: File, address: u64, bytes: u64, offset: u64) -> Result<Mapping, Errno> {
        if file != File::Render {
            return Err(Errno::BADF);
        }
        self.machine.space.map_host(address, bytes, offset)
    }

    /// Checks that `/dev/kfd` may be mapped at that offset as a doorbell page.
    ///
    /// # Errors
    /// [`Errno::INVAL`] if it may not.
    pub fn check_doorbells(&self, offset: u64, bytes: u64) -> Result<(), Errno> {
        let page = queue::DOORBELL_BASE;
        if offset == page && bytes == queue::DOORBELL_PAGE { Ok(()) } else { Err(Errno::INVAL) }
    }

    /// Writes a doorbell at the offset that CREATE_QUEUE returned. `value` is the index of the last published packet.
    /// Doorbells without a queue are ignored, as on a card.
    pub fn ring(&self, doorbell: u64, value: u64) {
        self.queues.ring(doorbell, value);
    }

    /// Reads a topology file.
    ///
    /// # Errors
    /// [`Errno::NOENT`] if there is no such file.
    pub fn read_file(&self, path: &str) -> Result<String, Errno> {
        topology::read(path, &self.machine.options).ok_or(Errno::NOENT)
    }

    /// Takes the fault that stopped a queue; later calls return `None`. The queue does not continue: destroy it and
    /// create another.
    pub fn take_fault(&self, queue_id: u32) -> Option<Box<Fault>> {
        self.queues.take_fault(queue_id)
    }

    fn acquired(&self) -> bool {
        self.acquired.load(Ordering::Acquire)
    }
}
