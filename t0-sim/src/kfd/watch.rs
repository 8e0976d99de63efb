//! What a watcher of a virtual machine sees of its dispatches.

use std::fmt;
use std::time::Duration;

use t0_isa::object::Object;
use t0_isa::target::Target;

use super::Chip;
use super::space::Space;
use crate::exec::{Dispatch, Fault, Notes, Stats, Traces};

/// Watches the dispatches of a virtual machine ([`super::VirtualKfd::watched`]): records what their waves execute, and
/// may determine the time stamps of their completion signals.
pub trait Watcher: Send + Sync + fmt::Debug {
    /// Called before a dispatch starts, by the thread of its queue. Other queues may start dispatches meanwhile.
    /// `None` if this one is of no interest; it then runs as without a watcher.
    fn begin(&self, launch: &Watched<'_>) -> Option<Box<dyn Watch + '_>>;

    /// Whether the time stamps of completion signals are modelled ([`Watch::end`]). Each queue then has a clock of its
    /// own, which only the times of its dispatches advance. With [`VirtualOptions::host_time`](super::VirtualOptions),
    /// the queues of a GPU share its clock, and kernels read it.
    fn models_time(&self) -> bool {
        false
    }

    /// Notes that a client of the virtual machine has loaded a code object: its address 0 is at `address`, and it has
    /// `bytes` in memory. The driver does not know code objects, so the client calls this.
    ///
    /// # Errors
    /// Why the watcher cannot note it.
    fn loaded(&self, object: &Object, address: u64, bytes: u64) -> Result<(), String> {
        let _ = (object, address, bytes);
        Ok(())
    }

    /// Notes that a client of the virtual machine submits a dispatch with kernel arguments at this address behind work
    /// for which the host has not waited. The driver does not know what the host waits for, so the client calls this,
    /// before it writes the packet.
    fn queued(&self, kernarg: u64) {
        let _ = kernarg;
    }
}

/// Watches one dispatch. It is dropped without [`Watch::end`] if the dispatch faults.
pub trait Watch: Traces {
    /// The number of workgroups, from the first, whose traces are passed to [`Traces::workgroup`].
    fn traced(&self) -> u64;

    /// Whether [`Watch::end`] needs [`Stats::executions`], which costs a step for each instruction.
    fn counts(&self) -> bool {
        false
    }

    /// Called after the dispatch has ended and before its completion signal changes. Returns the modelled time of the
    /// dispatch, if there is one.
    ///
    /// # Errors
    /// Why the dispatch could not be recorded. It stops the queue.
    fn end(self: Box<Self>, stats: &Stats) -> Result<Option<Modelled>, String>;
}

/// The modelled time of a dispatch.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Modelled {
    /// From its start to its end.
    pub run: Duration,
    /// From its end to the start of the next packet of the queue.
    pub gap: Duration,
}

/// An allocation that is mapped into a GPU.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mapped {
    /// Its identity. No other allocation of the virtual machine has it, before or after. Identities ascend.
    pub id: u64,
    /// Its first address.
    pub address: u64,
    /// Its size.
    pub bytes: u64,
}

/// A dispatch that is about to start.
#[derive(Debug)]
pub struct Watched<'a> {
    /// The dispatch.
    pub dispatch: &'a Dispatch,
    pub(super) gpu: usize,
    pub(super) cooperative: bool,
    pub(super) number: u64,
    pub(super) target: &'a Target,
    pub(super) space: &'a Space,
}

impl Watched<'_> {
    /// Whether its workgroups run at once, so that it cannot be executed in strict mode.
    pub fn is_cooperative(&self) -> bool {
        self.cooperative
    }

    /// The number of the dispatch, which no other one of the process has.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// The chip of the GPU.
    pub fn target(&self) -> &'static Target {
        &Chip::of(self.target).target
    }

    /// Reads memory that is mapped into the GPU. `None` if it is not.
    pub fn read(&self, address: u64, bytes: usize) -> Option<Vec<u8>> {
        let mut out = vec![0; bytes];
        let reader = self.space.reader(self.gpu);
        let _reading = reader.read(self.space.memory(self.gpu));
        let (block, at) = self.space.find(self.gpu, address, bytes as u64)?;
        block.read(at, &mut out)?;
        Some(out)
    }

    /// The start and the size of the allocation that contains an address.
    pub fn allocation(&self, address: u64) -> Option<(u64, u64)> {
        self.space.allocation(self.gpu, address)
    }

    /// Every allocation that is mapped into the GPU, by address.
    pub fn allocations(&self) -> Vec<Mapped> {
        self.space.allocations(self.gpu)
    }
}

/// Decides which dispatches are checked, and receives what is found.
///
/// [`VirtualOptions::strict`](super::VirtualOptions::strict) is for T0's own runtime: the host's accesses go through
/// the virtual driver, and the first fault stops its queue. A sanitizer is for other clients. Its dispatches are
/// executed in strict mode, but everything else is as on a card: **after a mistake that a card does not notice, the
/// dispatch goes on.**
pub trait Sanitizer: Send + Sync + fmt::Debug {
    /// Whether a dispatch runs in strict mode. Called before it starts, by the thread of its queue. A cooperative
    /// launch ([`Watched::is_cooperative`]) does not, whatever the answer.
    fn checks(&self, launch: &Watched<'_>) -> bool;

    /// A dispatch has a fault: it has ended, whether it was checked or not, or goes on. Called for the first fault of
    /// each instruction and kind, by the thread of the queue.
    fn failed(&self, launch: &Watched<'_>, fault: &Fault);

    /// A checked dispatch has come to its end. Its notes may be empty.
    fn passed(&self, launch: &Watched<'_>, notes: &Notes);
}
