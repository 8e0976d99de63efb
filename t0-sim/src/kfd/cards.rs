//! What a client may ask about the cards of the machine, besides the calls of `/dev/kfd`.

use super::{Chip, Errno, Gpu, VirtualKfd, sysfs};

/// The memory of a GPU in bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct CardMemory {
    /// Device memory.
    pub total: u64,
    /// Device memory that the host can map.
    pub visible: u64,
    /// Device memory that the process has allocated.
    pub used: u64,
    /// Host memory that the GPU may use.
    pub host: u64,
}

impl VirtualKfd {
    /// All symbolic links beside [`VirtualKfd::files`]. Their paths, and where they lead from their directory.
    pub fn links(&self) -> Vec<(String, String)> {
        sysfs::links(&self.machine.gpus)
    }

    /// The memory of a GPU; `None` if there is no such GPU. `index` counts the GPUs from 0.
    pub fn memory(&self, index: usize) -> Option<CardMemory> {
        let gpu = self.machine.gpus.get(index)?;
        let total = gpu.card.memory_bytes;
        let visible = sysfs::visible(&self.machine.options, gpu);
        let used = total.saturating_sub(self.machine.space.available(index));
        Some(CardMemory { total, visible, used, host: sysfs::GTT_BYTES })
    }

    /// The clock of a GPU, which GET_CLOCK_COUNTERS reports too: 100 MHz. `index` counts the GPUs from 0.
    pub fn clock(&self, index: usize) -> u64 {
        self.machine.now(index)
    }

    /// Adds an allocation of memory that another allocation of this machine, or of another process, has: what
    /// IMPORT_DMABUF and mappings of buffers of a card's node do. Returns its handle. The memory does not count as
    /// used. As for ALLOC_MEMORY_OF_GPU, the range must have been lent.
    ///
    /// # Errors
    /// [`Errno::INVAL`] for an unknown GPU, for a size of 0, and for other memory than VRAM and GTT; [`Errno::NOMEM`]
    /// for a range that was not lent.
    pub fn import(&self, gpu_id: u32, address: u64, bytes: u64, flags: u32) -> Result<u64, Errno> {
        if !matches!(flags & t0_kfd::flags::KINDS, t0_kfd::flags::VRAM | t0_kfd::flags::GTT) {
            return Err(Errno::INVAL);
        }
        self.machine.space.import(self.gpu(gpu_id)?, address, bytes, flags)
    }

    /// The chip of a GPU; `None` if there is no such GPU. `index` counts the GPUs from 0.
    pub fn chip(&self, index: usize) -> Option<&'static Chip> {
        self.machine.gpus.get(index).map(Gpu::chip)
    }
}
