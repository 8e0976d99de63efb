//! What a finished launch tells about itself.

use std::time::Duration;

use crate::kfd::signal::Signal;

/// Times and counts of one launch. All zero if the launch had no work-items.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Report {
    /// From the packet's start to its end by the device's clock of 100 MHz. On the virtual GPU: how long the emulation took.
    pub elapsed: Duration,
    /// Instructions executed, counted once a wave; `None` on a card, which does not count them.
    pub wave_instructions: Option<u64>,
}

impl Report {
    pub(crate) fn of(signal: &Signal) -> Report {
        let count = signal.instructions();
        Report { elapsed: signal.elapsed(), wave_instructions: (count > 0).then_some(count) }
    }
}

/// What a device has done since it was opened.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Counters {
    /// Kernels launched (empty launches are none).
    pub launches: u64,
    /// Reads of buffers by the host.
    pub host_reads: u64,
    /// Bytes so read.
    pub host_read_bytes: u64,
    /// Writes of buffers by the host.
    pub host_writes: u64,
    /// Bytes so written.
    pub host_write_bytes: u64,
}
