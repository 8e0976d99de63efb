//! The launches of a graph: prebuilt packets, which one submission completes and publishes with one doorbell.

use std::sync::Arc;

use super::pending::{Before, Task};
use super::{Submitter, Ticket};
use crate::body::Use;
use crate::error::Error;
use crate::kfd::packet::Packet;
use crate::kfd::signal::Signal;
use crate::module::Kernel;
use crate::report::Report;

/// What a graph's packets access, and their order.
#[derive(Debug)]
pub(crate) struct Owned {
    /// The kernel of each packet.
    pub(crate) kernels: Vec<Arc<Kernel>>,
    /// The buffers, each once.
    pub(crate) uses: Vec<Use>,
}

/// The packets of a graph.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Batch<'a> {
    /// Kernel dispatches, at least one. Their kernarg addresses are offsets in `kernargs`; they have no signals.
    pub(crate) packets: &'a [Packet],
    pub(crate) kernargs: &'a [u8],
    /// The most private memory of a kernel, and that kernel.
    pub(crate) scratch: (u32, &'static str),
    pub(crate) owned: &'a Arc<Owned>,
}

/// A submitted replay.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) ticket: Ticket,
    before: Before,
}

impl Ran {
    /// The report of all launches together.
    pub(crate) fn report(&self) -> Report {
        let last = &self.ticket.signal;
        let first = self.before.first.as_ref().unwrap_or(last);
        let all = self.before.signals().chain([last]);
        Report::from_to(first, last, all.map(|signal| signal.instructions()).sum())
    }
}

impl Submitter {
    /// Enqueues all packets of a graph after everything submitted before.
    pub(crate) fn replay(&self, batch: &Batch<'_>) -> Result<Ran, Error> {
        let after = self.others_before(&batch.owned.uses)?;
        let count = batch.packets.len() as u64;
        let packets = count + 1 + (after.len() as u64).div_ceil(5);
        let (scratch, kernel) = batch.scratch;
        let (mut state, at) = self.reserve(kernel, packets, batch.kernargs.len().max(1) as u64, scratch)?;
        state.kernargs.window().write(at, batch.kernargs);
        self.publish_barriers(&mut state, after)?;
        let number = state.next;
        let last = state.signal(&self.signals, Some(&self.event), 1)?;
        let first = if count > 1 { Some(state.signal(&self.signals, None, 1)?) } else { None };
        let rest = if count > 2 { Some((state.signal(&self.signals, None, count - 2)?, count - 2)) } else { None };
        let before = Before { first, rest };
        state.evented = number + 1;
        self.note(&batch.owned.uses, number);
        let base = state.kernargs.address() + at;
        let task = Task::Replay { owned: batch.owned.clone(), before: before.clone() };
        state.push(last.clone(), task, Vec::new());
        if let Some(queue) = &mut state.queue {
            let address = |signal: &Arc<Signal>| signal.address();
            let rest = before.rest.as_ref().map_or(0, |(signal, _)| address(signal));
            let end = batch.packets.len() - 1;
            for (i, packet) in batch.packets.iter().enumerate() {
                let signal = match i {
                    _ if i == end => address(&last),
                    0 => before.first.as_ref().map_or(0, address),
                    _ => rest,
                };
                queue.place(&packet.completed(base, signal));
            }
            queue.announce();
        }
        Ok(Ran { ticket: Ticket { number, signal: last }, before })
    }
}
