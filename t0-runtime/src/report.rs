//! The report of a finished launch.

use std::time::Duration;

use crate::kfd::signal::Signal;

/// Times and counts of one launch. All zero if the launch had no work-items.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Report {
    /// The time from the packet's start to its end on the device's 100 MHz clock. On the virtual GPU: how long the
    /// emulation took, or the modelled time if the device was opened so ([`crate::Builder::modelled_time`]).
    pub elapsed: Duration,
    /// Instructions executed, counted once per wave; `None` on a card, which does not count them.
    pub wave_instructions: Option<u64>,
}

impl Report {
    pub(crate) fn of(signal: &Signal) -> Report {
        Report::from_to(signal, signal, signal.instructions())
    }

    /// The report of packets, of which the first and the last completed these signals.
    pub(crate) fn from_to(first: &Signal, last: &Signal, instructions: u64) -> Report {
        let elapsed = last.ended().saturating_sub(first.started());
        Report { elapsed, wave_instructions: (instructions > 0).then_some(instructions) }
    }
}

/// What a device has done since it was opened.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Counters {
    /// Kernels launched (without empty launches).
    pub launches: u64,
    /// Reads of buffers by the host.
    pub host_reads: u64,
    /// Total bytes of these reads.
    pub host_read_bytes: u64,
    /// Writes of buffers by the host.
    pub host_writes: u64,
    /// Total bytes of these writes.
    pub host_write_bytes: u64,
    /// Instructions of all completed launches, counted once per wave; 0 on a card, which does not count them.
    pub wave_instructions: u64,
}
