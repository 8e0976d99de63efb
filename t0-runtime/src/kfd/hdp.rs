//! HDP, the host's data path: the host's accesses to device memory pass through it, and it holds data back.
//!
//! A write to register 0 of the page that an allocation of kind MMIO_REMAP maps (`kfd_mmio_remap` in
//! `linux/kfd_ioctl.h`) flushes it. The client flushes before a doorbell, so that kernels see what the host wrote, and
//! before the host reads device memory, so that it does not read what HDP fetched earlier. Both the register and the
//! doorbell are writes to the same device, which arrive in order.
//!
//! The driver refuses the page with ENOMEM where it has none to give, in some virtual machines for example. Then the
//! host does not access device memory: buffers are in host memory.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering, fence};

use t0_kfd::{AllocMemoryOfGpu, FreeMemoryOfGpu, flags};

use super::client::{failed, ioctl, retry};
use super::topology::Node;
use crate::error::Error;
use crate::sys::{Errno, Registers, Sys};

/// Bytes of the page of registers.
const PAGE: u64 = 4096;
/// `KFD_MMIO_REMAP_HDP_MEM_FLUSH_CNTL`.
const FLUSH: u64 = 0;

/// The registers of one GPU, and whether there is something to flush.
pub(crate) struct Hdp {
    sys: Arc<dyn Sys>,
    address: u64,
    handle: u64,
    /// `None` if the driver has no such page.
    registers: Option<Box<dyn Registers>>,
    /// Number of writes of the host to device memory.
    written: AtomicU64,
    /// How many of them were flushed.
    flushed: AtomicU64,
}

impl fmt::Debug for Hdp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "Hdp({} of {} writes flushed)",
            self.flushed.load(Ordering::Relaxed),
            self.written.load(Ordering::Relaxed)
        )
    }
}

impl Hdp {
    pub(crate) fn new(sys: &Arc<dyn Sys>, node: &Node) -> Result<Hdp, Error> {
        let map = |errno: Errno| Error::Driver {
            action: "map the registers that flush HDP".to_owned(),
            errno: errno.to_string(),
            hint: "",
        };
        let address = retry(|| sys.reserve(PAGE)).map_err(map)?;
        let (written, flushed) = (AtomicU64::new(0), AtomicU64::new(0));
        // From here on, dropping `hdp` undoes all steps.
        let mut hdp = Hdp { sys: sys.clone(), address, handle: 0, registers: None, written, flushed };
        let kind = flags::MMIO_REMAP | flags::WRITABLE | flags::COHERENT | flags::NO_SUBSTITUTE;
        let mut argument = AllocMemoryOfGpu {
            va_addr: address,
            size: PAGE,
            gpu_id: node.gpu_id,
            flags: kind,
            ..AllocMemoryOfGpu::default()
        };
        match retry(|| ioctl(&**sys, &mut argument, &mut [])) {
            Ok(()) => {}
            Err(Errno::NOMEM) => return Ok(hdp),
            Err(errno) => return Err(failed::<AllocMemoryOfGpu>(errno)),
        }
        hdp.handle = argument.handle;
        hdp.registers = Some(retry(|| sys.map_registers(address, PAGE, argument.mmap_offset)).map_err(map)?);
        Ok(hdp)
    }

    /// Whether the host can flush its accesses to device memory.
    pub(crate) fn is_available(&self) -> bool {
        self.registers.is_some()
    }

    /// Notes that the host has written device memory.
    pub(crate) fn note_write(&self) {
        self.written.fetch_add(1, Ordering::Release);
    }

    /// Flushes if the host has written device memory since the last flush.
    pub(crate) fn flush_writes(&self) {
        let written = self.written.load(Ordering::Acquire);
        if self.flushed.load(Ordering::Acquire) < written {
            self.flush();
            self.flushed.fetch_max(written, Ordering::AcqRel);
        }
    }

    /// Flushes, so that the host reads device memory as it is.
    pub(crate) fn flush(&self) {
        // Writes to device memory may wait in the processor's write-combining buffers.
        fence(Ordering::SeqCst);
        if let Some(registers) = &self.registers {
            registers.write(FLUSH, 1);
        }
    }
}

impl Drop for Hdp {
    fn drop(&mut self) {
        self.registers = None;
        let mut free = FreeMemoryOfGpu { handle: self.handle };
        let freed = self.handle == 0 || retry(|| ioctl(&*self.sys, &mut free, &mut [])).is_ok();
        if freed {
            self.sys.release(self.address, PAGE);
        }
    }
}
