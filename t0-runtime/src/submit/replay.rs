//! The launches of a graph: prebuilt packets, which one submission completes and publishes with one doorbell.

use std::sync::Arc;

use super::pending::{Before, State, Task};
use super::{Submitter, Ticket};
use crate::allocation::Turns;
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
    /// Whether each packet starts only after all before it.
    pub(crate) ordered: Vec<bool>,
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

impl Owned {
    /// The kernels that may not have completed when this many packets have: the kernels of the next packet's group and
    /// of all later groups, because the packets of a group complete in any order.
    pub(super) fn after(&self, completed: u64) -> &[Arc<Kernel>] {
        let completed = completed as usize;
        if completed >= self.kernels.len() {
            return &[];
        }
        let first = self.ordered[..=completed].iter().rposition(|ordered| *ordered);
        self.kernels.get(first.unwrap_or(0)..).unwrap_or(&[])
    }
}

impl Submitter {
    /// Enqueues all packets of a graph after everything submitted before. `turns` are the turns at its buffers.
    pub(crate) fn replay(&self, batch: &Batch<'_>, turns: &Turns<'_>) -> Result<Ran, Error> {
        let (after, behind) = self.others_before(&batch.owned.uses, turns)?;
        let count = batch.packets.len() as u64;
        // The last packet must complete last: a barrier if the last kernel may overlap others.
        let closed = batch.packets.last().is_some_and(Packet::is_ordered);
        // Packets of the graph, the barrier, packets that order it after other queues, and a packet for a waiter.
        let packets = count + 2 + (after.len() as u64).div_ceil(5);
        let (scratch, kernel) = batch.scratch;
        let (mut state, at) = self.reserve(kernel, packets, batch.kernargs.len().max(1) as u64, scratch)?;
        let stamp = self.stamp(&batch.owned.uses)?;
        state.kernargs.window().write(at, batch.kernargs);
        let base = state.kernargs.address() + at;
        let behind = behind || state.is_behind();
        self.publish_barriers(&mut state, after)?;
        let number = state.next;
        let (before, last) = self.replay_signals(&mut state, if closed { count - 1 } else { count })?;
        state.evented = number + 1;
        self.note(&batch.owned.uses, number, turns);
        let task = Task::Replay { owned: batch.owned.clone(), before: before.clone(), stamp };
        state.push(last.clone(), task, Vec::new());
        // Launches after the first one are behind it.
        for packet in batch.packets.iter().skip(usize::from(!behind)) {
            self.client.sys.queued(base + packet.kernarg());
        }
        if let Some(queue) = &mut state.queue {
            let address = |signal: &Arc<Signal>| signal.address();
            let first = before.first.as_ref().map_or(0, address);
            let rest = before.rest.as_ref().map_or(0, |(signal, _)| address(signal));
            let end = batch.packets.len() - 1;
            for (i, packet) in batch.packets.iter().enumerate() {
                let signal = match i {
                    _ if i == end && closed => address(&last),
                    0 => first,
                    _ => rest,
                };
                queue.place(&packet.completed(base, signal));
            }
            if !closed {
                queue.place(&Packet::barrier(&[], address(&last)));
            }
            queue.announce();
        }
        Ok(Ran { ticket: Ticket { number, signal: last }, before })
    }

    /// The signals of a replay: the signals of this many packets, and the signal of the last packet. If an error
    /// occurs, none is lost.
    fn replay_signals(&self, state: &mut State, before: u64) -> Result<(Before, Arc<Signal>), Error> {
        let last = state.signal(&self.signals, Some(&self.event), 1)?;
        let mut taken = Before::default();
        let result = (|| {
            if before > 0 {
                taken.first = Some(state.signal(&self.signals, None, 1)?);
            }
            if before > 1 {
                taken.rest = Some((state.signal(&self.signals, None, before - 1)?, before - 1));
            }
            Ok(())
        })();
        match result {
            Ok(()) => Ok((taken, last)),
            Err(error) => {
                state.idle.extend(taken.first.into_iter().chain([last]));
                Err(error)
            }
        }
    }
}
