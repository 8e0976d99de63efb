//! Exceptions of waves, as state and as an interface. `handler` acts on them.

use super::fault::{Fault, FaultKind};

/// The bits of the hardware register STATUS.
pub(super) mod status {
    /// SPI_PRIO.
    pub(in crate::exec) const PRIORITY: u32 = 3 << 1;
    pub(in crate::exec) const PRIV: u32 = 1 << 5;
    pub(in crate::exec) const TRAP_EN: u32 = 1 << 6;
    pub(in crate::exec) const HALT: u32 = 1 << 13;
}

/// What is outside of the waves of a dispatch: the driver that waits for their exceptions.
pub trait Exceptions: Sync {
    /// The addresses of the second-level trap handler and of its memory. The first is 0 if there is no handler.
    fn handler(&self) -> (u64, u64);
    /// The number of the queue's doorbell.
    fn doorbell(&self) -> u32;
    /// A wave sends the message MSG_INTERRUPT with these 24 bits of M0. Only trap handlers are `privileged`.
    fn interrupt(&self, data: u32, privileged: bool);
    /// Whether a wave that halts ends the dispatch with its fault. Otherwise the dispatch never ends on a card: its
    /// other waves run on, and [`Stats::halted`](super::Stats::halted) counts those that do not.
    fn ends(&self) -> bool;
    /// A wave has halted or, if it `continues`, has stepped over a trap for which there is no handler.
    fn noticed(&self, fault: Box<Fault>, continues: bool);
}

/// The part of a wave's state that concerns exceptions.
#[derive(Default)]
pub(super) struct State {
    /// STATUS.PRIV: the wave executes a handler, or a kernel whose descriptor asks for it.
    pub(super) privileged: bool,
    /// STATUS.HALT. The wave halts once it is not privileged.
    pub(super) halt: bool,
    /// The register TRAPSTS.
    pub(super) status: u32,
    /// The latest reason to enter the handler, and the address and the lane.
    pub(super) cause: Option<Box<(FaultKind, u64, Option<u32>)>>,
    /// Whether ttmp4 to ttmp11 and ttmp13 hold what the scheduler stores in them.
    pub(super) prepared: bool,
}
