//! What a client may ask about the cards of the machine, besides the calls of `/dev/kfd`.

use super::{Chip, Gpu, VirtualKfd, sysfs};

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

    /// The chip of a GPU; `None` if there is no such GPU. `index` counts the GPUs from 0.
    pub fn chip(&self, index: usize) -> Option<&'static Chip> {
        self.machine.gpus.get(index).map(Gpu::chip)
    }
}
