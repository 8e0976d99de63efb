//! The virtual `/dev/kfd`: one GPU behind the driver's own interface.
//!
//! | file | contents |
//! |---|---|
//! | `ioctl`, `capabilities` | the ioctls |
//! | `space`, `host` | address space, allocations and the host memory behind them |
//! | `shadow` | what host and GPU see of memory that is not coherent |
//! | `events`, `sleep` | events; how threads wait for them |
//! | `exceptions`, `reports` | exceptions of queues; how the driver reports them to the runtime |
//! | `queue` | queues: creation, doorbells, eviction |
//! | `engine` | what the command processors of all queues share |
//! | `processor`, `packet`, `scratch` | AQL queues: the command processor, packets, scratch |
//! | `ring`, `pm4`, `sdma` | PM4 and SDMA queues: rings, readers of their packets |
//! | `commands`, `compute` | what these packets do; the compute registers of PM4 |
//! | `chip`, `cards` | the chips of the family; what a client may ask about a card |
//! | `topology`, `sysfs`, `discovery` | files: the topology, the cards as PCI devices, the versions of their blocks |
//! | `options` | the configuration of a virtual machine |
//! | `sanitizer` | what a checked dispatch of a client that is written for a card does at a fault |
//! | `watch` | what a watcher and a sanitizer see of the dispatches |
//! | `notice` | what a listener learns of a GPU |
//!
//! The semantics of instructions belong in [`crate::exec`].
//!
//! [`VirtualKfd`] represents one process's open `/dev/kfd` and render nodes. Numbers, struct sizes, checks and error
//! numbers are those of `linux/kfd_ioctl.h` and of the driver. A client cannot distinguish the device from a card,
//! except by the details of a fault ([`VirtualKfd::take_fault`]), which no card reports. The nested pointers of an
//! ioctl are passed as [`Pointer`]s, because the device does not access its client's memory by raw address.
//!
//! A memory fault evicts all queues of the process, as in the driver, and nothing restores them: queues that are
//! created later do not run either. Another [`VirtualKfd`] is another process. What only strict mode reports evicts
//! nothing; it stops its queue.
//!
//! **Invariant:** a command processor whose queue is empty polls for at most 50 us, then sleeps.
//! **Invariant:** when UNMAP_MEMORY_FROM_GPU returns, no dispatch and no command processor accesses the memory, and an
//! access of a dispatch that still runs is a fault. Memory that is not mapped is freed at once.

mod capabilities;
mod cards;
mod chip;
mod commands;
mod compute;
mod discovery;
mod engine;
mod events;
mod exceptions;
mod host;
mod ioctl;
mod notice;
mod options;
mod packet;
mod pm4;
mod processor;
mod queue;
mod reports;
mod ring;
mod sanitizer;
mod scratch;
mod sdma;
mod shadow;
mod sleep;
mod space;
mod sysfs;
mod topology;
mod watch;

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::Instant;

pub use cards::CardMemory;
pub use chip::{CHIPS, Chip, Version};
pub use host::{Lender, Mapping};
pub use notice::{Listener, Notice};
pub use options::{Card, VirtualOptions};
pub use queue::Doorbell;
pub use sleep::Sleeper;
pub use watch::{Mapped, Modelled, Sanitizer, Watch, Watched, Watcher};

use crate::exec::{Fault, ticks_since};
use events::{Events, Exception};
use exceptions::{Exceptions, TrapHandler};
use queue::Queues;
use space::Space;

/// The driver's id for the first GPU; the others follow.
pub const GPU_ID: u32 = 0x7440;
/// Minor number of the first GPU's render node; the others follow.
pub const RENDER_MINOR: u32 = 128;

/// The period of the GPU's clock.
const TICK_NANOSECONDS: u128 = 10;

/// An error number, positive, as the kernel would return it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Errno(pub i32);

impl Errno {
    /// No such file.
    pub const NOENT: Errno = Errno(2);
    /// A signal has interrupted a call that sleeps.
    pub const INTR: Errno = Errno(4);
    /// No such process: it has not acquired the GPU's address space.
    pub const SRCH: Errno = Errno(3);
    /// An input or output error; of WAIT_EVENTS: an event was destroyed.
    pub const IO: Errno = Errno(5);
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
    /// The render node with this minor number: `/dev/dri/renderD128`.
    Render(u32),
}

/// Memory that an ioctl's argument points to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pointer {
    /// Byte offset of the pointer field in the argument.
    pub at: usize,
    /// The bytes at the pointer; the call reads and writes them.
    pub bytes: Vec<u8>,
}

/// The fault that stopped a queue, or that its client did not see.
#[derive(Debug)]
#[non_exhaustive]
pub struct QueueFault {
    /// What happened.
    pub fault: Box<Fault>,
    /// Whether it is a fault of a card too, for which the driver has evicted all queues of the process. Otherwise it is
    /// an error that a card does not detect or that makes it hang, and other queues continue.
    pub evicts: bool,
    /// Whether the queue continues nevertheless: without a trap handler, a wave steps over a trap.
    pub continues: bool,
}

/// One process's view of the virtual GPU's driver. Dropping it stops the GPU.
#[derive(Debug)]
pub struct VirtualKfd {
    // Before the machine: queues use it.
    queues: Queues,
    machine: Arc<Machine>,
}

/// State that the driver's calls and the command processors share.
#[derive(Debug)]
struct Machine {
    options: VirtualOptions,
    gpus: Vec<Gpu>,
    space: Space,
    events: Events,
    exceptions: Exceptions,
    booted: Instant,
    bells: queue::Bells,
    watcher: Option<Arc<dyn Watcher>>,
    sanitizer: Option<Arc<dyn Sanitizer>>,
    listeners: notice::Listeners,
}

/// One GPU of the machine.
#[derive(Debug)]
struct Gpu {
    id: u32,
    /// Minor number of the render node.
    minor: u32,
    card: Card,
    /// The render file from which the process has acquired its address space; 0 before that.
    acquired: AtomicU32,
    handler: TrapHandler,
    /// The modelled clock in ticks, which the times of dispatches advance ([`Machine::now`]).
    clock: AtomicU64,
}

impl Gpu {
    /// All GPUs of the machine.
    fn all(options: &VirtualOptions) -> Vec<Gpu> {
        let first = Card::new(options.target, options.memory_bytes);
        let cards = std::iter::once(&first).chain(&options.others).cloned().zip(0..);
        cards
            .map(|(card, i)| {
                let (id, minor) = (GPU_ID + i, RENDER_MINOR + i);
                Gpu {
                    id,
                    minor,
                    card,
                    acquired: AtomicU32::new(0),
                    handler: TrapHandler::default(),
                    clock: AtomicU64::new(1),
                }
            })
            .collect()
    }

    /// What is known about its chip.
    fn chip(&self) -> &'static Chip {
        Chip::of(&self.card.target)
    }
}

impl Machine {
    /// The GPU's clock: 100 MHz ticks since creation, never 0.
    fn ticks(&self) -> u64 {
        ticks_since(self.booted)
    }

    /// Whether each GPU has one modelled clock, which kernels, events and time stamps share.
    fn has_modelled_clocks(&self) -> bool {
        self.options.host_time
            && !self.options.strict
            && self.watcher.as_ref().is_some_and(|watcher| watcher.models_time())
    }

    /// The clock of a GPU in ticks.
    fn now(&self, gpu: usize) -> u64 {
        match self.gpus.get(gpu) {
            Some(gpu) if self.has_modelled_clocks() => gpu.clock.load(Ordering::Acquire),
            _ => self.ticks(),
        }
    }

    /// An interrupt of the GPU at the end of a packet.
    fn interrupt(&self, context: u32) {
        const UNSIGNALED: u64 = u64::MAX;
        self.events.interrupt(context, |id| match self.space.event_slot(id) {
            Some((page, at)) => {
                page.word64(at).is_some_and(|slot| slot.swap(UNSIGNALED, Ordering::AcqRel) != UNSIGNALED)
            }
            // Without an event page the context is all there is.
            None => id == context,
        });
    }

    /// Reports an exception and evicts all queues, for ever.
    fn evict(&self, exception: Exception) {
        self.bells.evict();
        self.listeners.tell(&exception);
        self.events.except(exception);
    }
}

impl VirtualKfd {
    /// Creates a virtual machine with its driver.
    pub fn new(options: VirtualOptions) -> Arc<VirtualKfd> {
        VirtualKfd::create(options, None, None)
    }

    /// Creates a virtual machine whose dispatches a watcher sees.
    pub fn watched(options: VirtualOptions, watcher: Arc<dyn Watcher>) -> Arc<VirtualKfd> {
        VirtualKfd::create(options, Some(watcher), None)
    }

    /// Creates a virtual machine for a client that is written for a card. A watcher sees the dispatches; those that the
    /// sanitizer checks are executed in strict mode.
    pub fn observed(
        options: VirtualOptions,
        watcher: Option<Arc<dyn Watcher>>,
        sanitizer: Option<Arc<dyn Sanitizer>>,
    ) -> Arc<VirtualKfd> {
        VirtualKfd::create(options, watcher, sanitizer)
    }

    /// Notes that the allocation that starts at `address` has only `bytes` bytes, which the driver rounds to pages.
    /// Kernels that access the rest of its last page fault. Returns whether there is such an allocation.
    pub fn bound(&self, address: u64, bytes: u64) -> bool {
        let shorter = |known| (bytes != 0 && bytes <= known).then_some(bytes);
        self.machine.space.change_bounds(address, shorter)
    }

    /// Notes that the client has freed the allocation that starts at `address`, although it keeps it mapped for a
    /// while. Kernels that access it fault. Returns whether there is such an allocation.
    pub fn revoke(&self, address: u64) -> bool {
        self.machine.space.change_bounds(address, |_| Some(0))
    }

    /// Fills new device memory that starts at `address` with poison, so that strict mode reports uses of what nobody
    /// has written. The client may write it unnoticed: a word that lost its poison counts as written. Returns whether
    /// there is such an allocation.
    pub fn poison(&self, address: u64) -> bool {
        self.machine.space.poison(address)
    }

    fn create(
        options: VirtualOptions,
        watcher: Option<Arc<dyn Watcher>>,
        sanitizer: Option<Arc<dyn Sanitizer>>,
    ) -> Arc<VirtualKfd> {
        let gpus = Gpu::all(&options);
        let space = Space::new(&options, &gpus);
        let machine = Machine {
            options,
            gpus,
            space,
            events: Events::default(),
            exceptions: Exceptions::default(),
            booted: Instant::now(),
            bells: queue::Bells::default(),
            watcher,
            sanitizer,
            listeners: notice::Listeners::default(),
        };
        Arc::new(VirtualKfd { machine: Arc::new(machine), queues: Queues::default() })
    }

    /// Opens a render node by its minor number. Returns the file descriptor that ACQUIRE_VM takes, which is the same
    /// for every call.
    ///
    /// # Errors
    /// [`Errno::NOENT`] if no render node has that number.
    pub fn open_render(&self, minor: u32) -> Result<u32, Errno> {
        let index = self.machine.gpus.iter().position(|gpu| gpu.minor == minor).ok_or(Errno::NOENT)?;
        Ok(ioctl::RENDER_FD + index as u32)
    }

    /// As [`VirtualKfd::open_render`], for a client that opens the node several times: each `number` is another
    /// open file.
    ///
    /// # Errors
    /// [`Errno::NOENT`] if no render node has that minor number.
    pub fn render_file(&self, minor: u32, number: u16) -> Result<u32, Errno> {
        Ok(self.open_render(minor)? | u32::from(number) << ioctl::FILE_SHIFT)
    }

    /// Reserves `bytes` of address space, as `mmap` with PROT_NONE would.
    ///
    /// # Errors
    /// [`Errno::INVAL`] for a size of 0, [`Errno::NOMEM`] if the address space does not suffice.
    pub fn reserve(&self, bytes: u64) -> Result<u64, Errno> {
        self.machine.space.reserve(bytes)
    }

    /// Registers whole pages of host memory, so that allocations may refer to them: of kind USERPTR if the lender is
    /// the user, of the other kinds if it is a driver that maps their memory into its client. Host and GPU use the same
    /// address. [`VirtualKfd::release`] unregisters them.
    ///
    /// # Errors
    /// [`Errno::INVAL`] if the range is not made of whole pages, [`Errno::EXIST`] if it overlaps another one.
    ///
    /// # Safety
    /// The memory must stay valid for reads and writes until it is released and all allocations in it are freed. During
    /// that time the host must access it only by atomics.
    pub unsafe fn lend(&self, address: u64, bytes: u64, lender: Lender) -> Result<(), Errno> {
        // SAFETY: by the caller's promise.
        unsafe { self.machine.space.lend(address, bytes, lender) }
    }

    /// Releases a reservation.
    pub fn release(&self, address: u64) {
        self.machine.space.release(address);
    }

    /// Calls a listener for what happens to a GPU: what SMI_EVENTS reports.
    ///
    /// # Errors
    /// [`Errno::INVAL`] if no GPU has this id.
    pub fn listen(&self, gpu_id: u32, listener: Arc<dyn Listener>) -> Result<(), Errno> {
        self.gpu(gpu_id)?;
        self.machine.listeners.add(gpu_id, listener);
        Ok(())
    }

    /// Maps an allocation into the host's address space at the offset that ALLOC_MEMORY_OF_GPU returned.
    ///
    /// # Errors
    /// [`Errno::BADF`] for the wrong file; [`Errno::INVAL`] for an invalid offset, a size beyond the allocation's, or
    /// an address that differs from the GPU's.
    pub fn map(&self, file: File, address: u64, bytes: u64, offset: u64) -> Result<Mapping, Errno> {
        let File::Render(minor) = file else { return Err(Errno::BADF) };
        let gpu = self.machine.gpus.iter().position(|gpu| gpu.minor == minor).ok_or(Errno::BADF)?;
        self.machine.space.map_host(gpu, address, bytes, offset)
    }

    /// Checks that `/dev/kfd` may be mapped at that offset as a doorbell page.
    ///
    /// # Errors
    /// [`Errno::NODEV`] if the offset names no GPU, [`Errno::INVAL`] for an unaligned offset or another size.
    pub fn check_doorbells(&self, offset: u64, bytes: u64) -> Result<(), Errno> {
        let known = self.machine.gpus.iter().any(|gpu| offset == queue::doorbell_base(gpu.id));
        match offset.is_multiple_of(host::PAGE) && bytes == queue::DOORBELL_PAGE {
            true if known => Ok(()),
            true => Err(Errno::NODEV),
            false => Err(Errno::INVAL),
        }
    }

    /// Checks that `/dev/kfd` may be mapped at that offset as a page of registers: the one that an allocation of kind
    /// MMIO_REMAP returned.
    ///
    /// # Errors
    /// [`Errno::NODEV`] if the offset names no GPU; [`Errno::INVAL`] for an unaligned offset, another size, or without
    /// the allocation.
    pub fn check_registers(&self, offset: u64, bytes: u64) -> Result<(), Errno> {
        if !offset.is_multiple_of(host::PAGE) || bytes != host::PAGE {
            return Err(Errno::INVAL);
        }
        let gpu = self.registers(offset).ok_or(Errno::NODEV)?;
        if self.machine.space.has_registers(gpu) { Ok(()) } else { Err(Errno::INVAL) }
    }

    /// Writes a register of the page mapped at `page`, at byte `offset` of it. Register 0 flushes HDP.
    pub fn write_register(&self, page: u64, offset: u64, _value: u32) {
        if let Some(gpu) = self.registers(page).filter(|_| offset == 0) {
            self.machine.space.caches(gpu).flush();
        }
    }

    /// The GPU whose registers are mapped at `offset`.
    fn registers(&self, offset: u64) -> Option<usize> {
        self.machine.gpus.iter().position(|gpu| offset == ioctl::registers_offset(gpu.id))
    }

    /// Resets a GPU, as the driver does when it hangs: all queues are evicted, and hardware exceptions are raised.
    /// `index` counts the GPUs from 0; if there is no such GPU, nothing happens.
    pub fn reset(&self, index: usize) {
        if let Some(gpu) = self.machine.gpus.get(index) {
            self.machine.evict(Exception::Reset { gpu_id: gpu.id });
        }
    }

    /// Writes a doorbell at the offset that CREATE_QUEUE returned. `value` is the index of the last published packet of
    /// an AQL queue, and the write pointer of the others: in words for PM4, in bytes for SDMA. Doorbells without a
    /// queue are ignored, as on a card.
    pub fn ring(&self, doorbell: u64, value: u64) {
        self.queues.ring(&self.machine, doorbell, value);
    }

    /// The doorbell at the offset that CREATE_QUEUE returned, if it belongs to a queue.
    pub fn doorbell(&self, doorbell: u64) -> Option<Doorbell> {
        self.queues.doorbell(&self.machine, doorbell)
    }

    /// Reads a topology file.
    ///
    /// # Errors
    /// [`Errno::NOENT`] if there is no such file.
    pub fn read_file(&self, path: &str) -> Result<String, Errno> {
        topology::read(path, &self.machine.options, &self.machine.gpus).ok_or(Errno::NOENT)
    }

    /// All files by which a machine describes its cards: the topology, the cards as PCI devices, the names of products
    /// and the device files, which are empty. Their paths and contents.
    pub fn files(&self) -> Vec<(String, String)> {
        let mut files = topology::files(&self.machine.options, &self.machine.gpus);
        files.extend(sysfs::files(&self.machine.options, &self.machine.gpus));
        files
    }

    /// The number of packets that the producers of an AQL queue have reserved, read from its write index.
    pub fn write_index(&self, queue_id: u32) -> Option<u64> {
        self.queues.write_index(queue_id)
    }

    /// Takes the fault that stopped a queue; later calls return `None`. The queue does not continue.
    pub fn take_fault(&self, queue_id: u32) -> Option<QueueFault> {
        self.queues.take_fault(queue_id)
    }
}
