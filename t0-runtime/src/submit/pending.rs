//! Submitted work until it has completed.

use std::collections::VecDeque;
use std::sync::{Arc, Weak};

use t0_kernel::Printed;

use super::replay::Owned;
use super::{Peers, Submitter};
use crate::body::Use;
use crate::error::Error;
use crate::failures::Failures;
use crate::kfd::events::Event;
use crate::kfd::memory::Memory;
use crate::kfd::packet::Packet;
use crate::kfd::queue::Queue;
use crate::kfd::ring::Ring;
use crate::kfd::signal::{Signal, Signals};
use crate::messages::{Log, Outlet};
use crate::module::Kernel;

/// The state of a submitter.
#[derive(Debug)]
pub(super) struct State {
    /// `None` only if a failed queue could not be replaced yet, or if the device is lost.
    pub(super) queue: Option<Queue>,
    peers: Arc<Peers>,
    /// The packets from here on did not complete because the device was lost.
    pub(super) lost_from: Option<u64>,
    pub(super) kernargs: Memory,
    pub(super) ring: Ring,
    pub(super) pending: VecDeque<Pending>,
    /// Number of the next entry.
    pub(super) next: u64,
    /// All entries below this have completed or failed.
    pub(super) done: u64,
    /// The end of the last entry with launches, and the end of the entries for which the host has waited.
    pub(super) launched: u64,
    pub(super) waited: u64,
    /// The entry whose submission next looks for completed entries.
    pub(super) look: u64,
    /// An entry at or above this minus one raises the event.
    pub(super) evented: u64,
    pub(super) failures: Failures,
    /// The first packets of the streams that have used the queue, except streams whose packets have all completed.
    pub(super) streams: Vec<u64>,
    /// Prints of completed launches that have not been passed to the sink yet.
    pub(super) prints: Vec<(Arc<Outlet>, Vec<Printed>)>,
    /// Empty lists of completed launches, for later ones.
    pub(super) spare: Vec<Vec<Use>>,
    /// Signals of completed launches, for later ones.
    pub(super) idle: Vec<Arc<Signal>>,
}

/// What one submission enqueued. Entries complete in order.
#[derive(Debug)]
pub(super) struct Pending {
    pub(super) number: u64,
    /// Completed by the last packet of the entry.
    pub(super) signal: Arc<Signal>,
    /// Covers the kernel arguments.
    pub(super) mark: u64,
    task: Task,
    /// What it waits for in other queues.
    after: Vec<Other>,
}

/// A packet of another queue.
#[derive(Debug, Clone)]
pub(super) struct Other {
    pub(super) submitter: Weak<Submitter>,
    pub(super) signal: Arc<Signal>,
}

/// The work of an entry.
#[derive(Debug)]
pub(super) enum Task {
    /// A packet that runs no kernel.
    Marker,
    Launch {
        kernel: Arc<Kernel>,
        log: Option<Box<Log>>,
        uses: Vec<Use>,
        /// Its position in the order of the device's submissions.
        stamp: u64,
    },
    /// The launches of a graph.
    Replay { owned: Arc<Owned>, before: Before, stamp: u64 },
}

/// The signals of all packets of a replay except the last.
#[derive(Debug, Clone, Default)]
pub(super) struct Before {
    /// Of the first packet.
    pub(super) first: Option<Arc<Signal>>,
    /// Of the packets after the first, with their number: each decrements it.
    pub(super) rest: Option<(Arc<Signal>, u64)>,
}

impl Before {
    pub(super) fn signals(&self) -> impl Iterator<Item = &Arc<Signal>> {
        self.first.iter().chain(self.rest.iter().map(|(signal, _)| signal))
    }

    /// How many of the packets have completed.
    fn completed(&self) -> u64 {
        let first = self.first.as_ref().is_some_and(|signal| signal.done());
        let rest = self.rest.as_ref().map_or(0, |(signal, packets)| packets - signal.value().min(*packets));
        u64::from(first) + rest
    }
}

impl Pending {
    /// The kernels that may not have completed, in order.
    pub(super) fn kernels(&self) -> &[Arc<Kernel>] {
        match &self.task {
            Task::Marker => &[],
            Task::Launch { kernel, .. } => std::slice::from_ref(kernel),
            Task::Replay { owned, .. } => owned.after(self.completed()),
        }
    }

    /// The buffers that it uses, and its stamp.
    fn uses(&self) -> (&[Use], u64) {
        match &self.task {
            Task::Marker => (&[], 0),
            Task::Launch { uses, stamp, .. } => (uses, *stamp),
            Task::Replay { owned, stamp, .. } => (&owned.uses, *stamp),
        }
    }

    /// The error of work that reads what is not reliable.
    pub(super) fn check(&self) -> Option<Error> {
        let (uses, stamp) = self.uses();
        uses.iter().find_map(|used| used.check(stamp).err())
    }

    /// Notes that the work writes again what is not reliable. Returns whether that changes anything.
    pub(super) fn rewrite(&self) -> bool {
        let (uses, stamp) = self.uses();
        uses.iter().fold(false, |changed, used| changed | used.rewrite(stamp))
    }

    /// Notes that what the work was to write is not reliable. Returns whether that changes anything.
    pub(super) fn fail(&self, error: &Error) -> bool {
        let (uses, stamp) = self.uses();
        let failure = match error {
            // The first failure is the cause.
            Error::Unreliable { failure, .. } => failure.as_str().into(),
            error => error.to_string().into(),
        };
        uses.iter().fold(false, |changed, used| changed | used.fail(stamp, &failure))
    }

    /// How many packets of this entry have completed.
    fn completed(&self) -> u64 {
        match &self.task {
            Task::Replay { before, .. } => before.completed(),
            Task::Marker | Task::Launch { .. } => 0,
        }
    }

    pub(super) fn log(&self) -> Option<&Log> {
        match &self.task {
            Task::Launch { log, .. } => log.as_deref(),
            Task::Marker | Task::Replay { .. } => None,
        }
    }

    /// All signals of the entry's packets.
    pub(super) fn signals(&self) -> impl Iterator<Item = &Arc<Signal>> {
        let before = match &self.task {
            Task::Replay { before, .. } => Some(before),
            Task::Marker | Task::Launch { .. } => None,
        };
        before.into_iter().flat_map(Before::signals).chain([&self.signal])
    }

    /// Releases what the entry owns, and keeps what later work can use.
    pub(super) fn release(self, signals: &Signals, idle: &mut Vec<Arc<Signal>>) -> Option<Vec<Use>> {
        let uses = match self.task {
            Task::Marker => None,
            Task::Launch { mut uses, .. } => {
                uses.clear();
                Some(uses)
            }
            Task::Replay { before: Before { first, rest }, .. } => {
                let before = first.into_iter().chain(rest.map(|(signal, _)| signal));
                idle.extend(before.filter_map(|signal| signals.release(signal)));
                None
            }
        };
        idle.extend(signals.release(self.signal));
        uses
    }
}

impl State {
    pub(super) fn new(queue: Queue, kernargs: Memory, ring: Ring, peers: &Arc<Peers>) -> State {
        State {
            queue: Some(queue),
            peers: peers.clone(),
            lost_from: None,
            kernargs,
            ring,
            pending: VecDeque::new(),
            next: 0,
            done: 0,
            launched: 0,
            waited: 0,
            look: 0,
            evented: 0,
            failures: Failures::default(),
            streams: Vec::new(),
            prints: Vec::new(),
            spare: Vec::new(),
            idle: Vec::new(),
        }
    }

    /// Whether the next launch is behind one for which the host has not waited.
    pub(super) fn is_behind(&self) -> bool {
        self.waited < self.launched
    }

    pub(super) fn queue(&mut self, kernel: &'static str) -> Result<&mut Queue, Error> {
        let why = || "its queue failed and could not be replaced; open the device again".to_owned();
        self.queue.as_mut().ok_or_else(|| Error::Unlaunchable { kernel, why: why() })
    }

    /// How far the queue is: completed entries, and completed packets of the first one that is pending.
    pub(super) fn progress(&self) -> (u64, u64) {
        (self.done, self.pending.front().map_or(0, Pending::completed))
    }

    /// Records that everything pending ends because of a packet that failed. Of later streams the first kernel has an
    /// error of its own, so that the error of one stream is not reported to another one.
    pub(super) fn record_failure(&mut self, culprit: u64, error: Error, pending: &[Pending]) {
        let last = self.next - 1;
        let later = self.streams.iter().copied().filter(|first| (culprit + 1..=last).contains(first));
        let starts: Vec<u64> = later.collect();
        let end = |at: usize| starts.get(at).map_or(last, |next| next - 1);
        let cause = error.to_string();
        for entry in pending.iter().filter(|entry| entry.number >= culprit) {
            let aborted = |kernel: &Arc<Kernel>| Error::Aborted { kernel: kernel.name(), cause: cause.clone() };
            match entry.kernels().first().filter(|_| entry.number > culprit) {
                Some(kernel) => entry.fail(&aborted(kernel)),
                None => entry.fail(&error),
            };
        }
        self.failures.record(culprit..=end(0), error);
        for (at, first) in starts.iter().enumerate() {
            let packets = *first..=end(at + 1);
            let own = pending.iter().filter(|entry| packets.contains(&entry.number));
            if let Some((first, kernel)) = own.filter_map(|entry| Some((entry.number, entry.kernels().first()?))).next()
            {
                let error = Error::Aborted { kernel: kernel.name(), cause: cause.clone() };
                self.failures.record(first..=*packets.end(), error);
            }
        }
    }

    /// Releases entries that have completed. They complete in order.
    pub(super) fn retire(&mut self, signals: &Signals) {
        // All signals first: the loads of their cache lines overlap, as long as no reference count is changed.
        let done = self.pending.iter().take_while(|pending| pending.signal.done()).count();
        for _ in 0..done {
            let Some(entry) = self.pending.pop_front() else { return };
            self.done = entry.number + 1;
            let mut failure = None;
            if let Some(log) = entry.log() {
                let (printed, assertion) = log.read();
                self.prints.push((log.outlet.clone(), printed));
                failure = assertion.map(|assertion| Error::Assertion(Box::new(assertion)));
            }
            if failure.is_none() && self.peers.has_failed() {
                failure = entry.check();
            }
            if let Some(error) = failure {
                self.peers.note_failure();
                entry.fail(&error);
                self.failures.record(entry.number..=entry.number, error);
            }
            self.ring.retire(entry.mark);
            self.spare.extend(entry.release(signals, &mut self.idle));
        }
        if self.pending.is_empty() {
            // Also what launches have reserved that failed before their packet was written.
            self.ring.retire(self.ring.mark());
        }
    }

    /// The submitters of the packets of other queues that the next packet waits for.
    pub(super) fn blocking(&self) -> impl Iterator<Item = Arc<Submitter>> {
        let after = self.pending.front().into_iter().flat_map(|pending| &pending.after);
        after.filter(|other| !other.signal.done()).filter_map(|other| other.submitter.upgrade())
    }

    /// A signal for this many packets, each of which raises `event`.
    pub(super) fn signal(
        &mut self,
        signals: &Signals,
        event: Option<&Event>,
        packets: u64,
    ) -> Result<Arc<Signal>, Error> {
        let Some(signal) = self.idle.pop() else { return signals.take_for(event, packets) };
        signal.arm(event, packets);
        Ok(signal)
    }

    /// Publishes a packet as one entry, and rings the doorbell.
    pub(super) fn publish(&mut self, packet: &Packet, signal: Arc<Signal>, task: Task, after: Vec<Other>) {
        self.push(signal, task, after);
        if let Some(queue) = &mut self.queue {
            queue.place(packet);
            queue.announce();
        }
    }

    /// Adds an entry.
    pub(super) fn push(&mut self, signal: Arc<Signal>, task: Task, after: Vec<Other>) {
        let number = self.next;
        self.next += 1;
        if !matches!(task, Task::Marker) {
            self.launched = self.next;
        }
        let mark = self.ring.mark();
        self.pending.push_back(Pending { number, signal, mark, task, after });
    }
}
