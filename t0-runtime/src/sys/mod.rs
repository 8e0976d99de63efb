//! The kernel interface below the KFD client: ioctls, mappings, doorbells, files.
//!
//! | file | contents |
//! |---|---|
//! | `linux` | [`Sys`] for a real `/dev/kfd` |
//! | `virtual_gpu` | [`Sys`] for the simulator |
//! | `order` | the memory order of words that the device reads and writes |
//! | `tests` | clients that misuse the driver, calls that fail, random sequences of operations |
//!
//! Does not belong here: the meaning of an ioctl, which is in `crate::kfd`.
//!
//! **Invariant:** `crate::kfd` cannot distinguish the two, except by the details of a fault that a card does not
//! report.

#[cfg(all(target_os = "linux", feature = "kfd"))]
pub(crate) mod linux;
#[cfg_attr(
    not(any(test, all(target_os = "linux", feature = "kfd"))),
    allow(dead_code, reason = "the virtual device's memory has an order of its own")
)]
pub(crate) mod order;
#[cfg(all(test, feature = "virtual"))]
mod tests;
#[cfg(feature = "virtual")]
pub(crate) mod virtual_gpu;

use std::fmt;

use t0_isa::object::Object;

use crate::fault::FaultKind;

/// A positive error number of the kernel.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Errno(pub(crate) i32);

impl Errno {
    pub(crate) const NOENT: Errno = Errno(2);
    pub(crate) const INTR: Errno = Errno(4);
    pub(crate) const AGAIN: Errno = Errno(11);
    pub(crate) const BUSY: Errno = Errno(16);
    pub(crate) const EXIST: Errno = Errno(17);
    pub(crate) const NODEV: Errno = Errno(19);
    pub(crate) const NOTTY: Errno = Errno(25);
    pub(crate) const NOMEM: Errno = Errno(12);
    pub(crate) const ACCES: Errno = Errno(13);
    pub(crate) const INVAL: Errno = Errno(22);
    pub(crate) const PERM: Errno = Errno(1);
}

impl fmt::Display for Errno {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self.0 {
            1 => "EPERM",
            2 => "ENOENT",
            3 => "ESRCH",
            4 => "EINTR",
            5 => "EIO",
            11 => "EAGAIN",
            12 => "ENOMEM",
            13 => "EACCES",
            14 => "EFAULT",
            16 => "EBUSY",
            17 => "EEXIST",
            19 => "ENODEV",
            22 => "EINVAL",
            25 => "ENOTTY",
            28 => "ENOSPC",
            62 => "ETIME",
            _ => return write!(f, "errno {}", self.0),
        };
        f.write_str(name)
    }
}

impl fmt::Debug for Errno {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Memory that an ioctl's argument points to: the pointer field at byte `at` of the argument points to `bytes`.
pub(crate) struct Pointer<'a> {
    /// Byte offset of the 64-bit pointer field in the argument.
    pub(crate) at: usize,
    /// The memory it points to; read and written by the call.
    pub(crate) bytes: &'a mut [u8],
}

/// The kernel interface that the KFD client uses.
pub(crate) trait Sys: Send + Sync + fmt::Debug {
    /// One ioctl on `/dev/kfd`. `argument` is the request's struct as bytes, `pointers` the memory that it points to.
    fn ioctl(&self, request: u32, argument: &mut [u8], pointers: &mut [Pointer<'_>]) -> Result<(), Errno>;

    /// Opens the render node with that minor number and returns the file descriptor that ACQUIRE_VM takes.
    fn open_render(&self, minor: u32) -> Result<u32, Errno>;

    /// Reserves `bytes` of address space without backing memory.
    fn reserve(&self, bytes: u64) -> Result<u64, Errno>;

    /// Releases a reservation, including everything mapped in it.
    fn release(&self, address: u64, bytes: u64);

    /// Maps an allocation into the host's address space, within a reservation, through the render node with that minor
    /// number, at the offset ALLOC_MEMORY returned.
    fn map(&self, minor: u32, address: u64, bytes: u64, offset: u64) -> Result<Box<dyn Window>, Errno>;

    /// Maps a page of registers, within a reservation, at the offset ALLOC_MEMORY returned.
    fn map_registers(&self, address: u64, bytes: u64, offset: u64) -> Result<Box<dyn Registers>, Errno>;

    /// Maps the doorbell page at the page offset CREATE_QUEUE returned.
    fn map_doorbells(&self, offset: u64, bytes: u64) -> Result<Box<dyn Doorbells>, Errno>;

    /// A file of the topology, as text.
    fn read_file(&self, path: &str) -> Result<String, Errno>;

    /// The device's report about the fault that stopped `queue`, once per fault.
    fn take_fault(&self, queue: u32) -> Option<RawFault>;

    /// Whether the device is emulated.
    fn emulated(&self) -> bool;

    /// Whether times are those of a card: on a card, and on a virtual GPU whose launches are recorded for the cycle
    /// model.
    fn timed(&self) -> bool {
        !self.emulated()
    }

    /// Notes that a code object was loaded: its address 0 is at `address`, and it has `bytes` in memory. Of use to a
    /// watcher of launches only. The error is the reason why one cannot note it.
    fn loaded(&self, _object: &Object, _address: u64, _bytes: u64) -> Result<(), String> {
        Ok(())
    }

    /// Notes that the dispatch with kernel arguments at this address, which is submitted next, is behind work for which
    /// the host has not waited. Of use to a watcher of launches only.
    fn queued(&self, _kernarg: u64) {}
}

/// The host's window onto device memory. Out-of-range offsets are a bug of the caller and panic.
///
/// The device may write at any time, so no method returns references.
pub(crate) trait Window: Send + Sync {
    /// Copies from the device.
    fn read(&self, offset: u64, out: &mut [u8]);
    /// Copies to the device.
    fn write(&self, offset: u64, data: &[u8]);
    /// Loads an aligned 64-bit word with acquire ordering: everything the device published before it is visible
    /// afterwards.
    fn load(&self, offset: u64) -> u64;
    /// Stores an aligned 64-bit word after everything written before it.
    fn store(&self, offset: u64, value: u64);
    /// Stores an aligned 32-bit word after everything written before it.
    fn store32(&self, offset: u64, value: u32);
}

/// A mapped page of doorbells.
pub(crate) trait Doorbells: Send + Sync {
    /// Writes the doorbell at byte `index` of the page.
    fn ring(&self, index: u64, value: u64);
}

/// A mapped page of registers.
pub(crate) trait Registers: Send + Sync {
    /// Writes the 32-bit register at byte `offset` of the page, after everything written before it.
    fn write(&self, offset: u64, value: u32);
}

/// A fault as reported by the device, before kernel and line are known.
#[derive(Debug, Clone)]
pub(crate) struct RawFault {
    /// Whether the driver has stopped all work of the process because of it.
    pub(crate) evicts: bool,
    pub(crate) kind: FaultKind,
    pub(crate) message: String,
    pub(crate) pc: Option<u64>,
    pub(crate) instruction: Option<String>,
    pub(crate) workgroup: Option<[u32; 3]>,
    pub(crate) wave: Option<u32>,
    pub(crate) lane: Option<u32>,
    pub(crate) address: Option<u64>,
    /// An address in the buffer that the access was meant for, if the device knows it.
    pub(crate) base: Option<u64>,
    pub(crate) related: Vec<RawRelated>,
    /// Addresses and instructions around the faulting one.
    pub(crate) disassembly: Vec<(u64, String)>,
}

/// Another point involved in a fault, before its line is known.
#[derive(Debug, Clone)]
pub(crate) struct RawRelated {
    pub(crate) role: String,
    pub(crate) pc: u64,
    pub(crate) instruction: Option<String>,
    pub(crate) workgroup: [u32; 3],
    pub(crate) wave: u32,
    pub(crate) lane: Option<u32>,
}
