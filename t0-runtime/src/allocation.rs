//! Device memory that pending work may still access.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard, Weak};

use crate::error::{Error, GraphError};
use crate::kfd::client::Client;
use crate::kfd::memory::{Kind, Memory};
use crate::kfd::process::Label;
use crate::reliability::Reliability;
use crate::submit::{Outputs, Submitter};
use crate::turn::{self, Place};

/// The last packets of one queue that used the memory.
type Last = turn::Last<AtomicU64>;
/// The turns of an access to allocations.
pub(crate) type Turns<'a> = turn::Turns<'a, Allocation>;

/// A buffer's memory and its pending users. Pending work holds an `Arc` of it, so a dropped buffer is freed after that
/// work.
#[derive(Debug)]
pub(crate) struct Allocation {
    memory: Memory,
    label: Label,
    turn: RwLock<()>,
    reliability: Reliability,
    /// The queue that used the memory first. Most memory is used by one queue only, which needs no lock.
    first: OnceLock<Weak<Submitter>>,
    last: Last,
    /// The other queues that have used it, and whether there are any.
    others: Mutex<Vec<(Weak<Submitter>, Last)>>,
    shared: AtomicBool,
    /// Launches in open recordings that read and that write the memory.
    recorded: [AtomicU32; 2],
    /// Graphs that have launches with the memory.
    graphs: AtomicU32,
}

/// The turn of an access; see [`crate::turn`].
#[derive(Debug)]
#[expect(dead_code, reason = "the guards end the turn when they are dropped")]
pub(crate) enum Turn<'a> {
    Read(RwLockReadGuard<'a, ()>),
    Write(RwLockWriteGuard<'a, ()>),
}

impl Place for Allocation {
    type Turn<'a> = Turn<'a>;

    /// Of other memory, the borrow of its buffer orders the accesses: a launch, like the host, borrows it until it is
    /// submitted. A graph has no borrow of its buffers.
    fn is_contended(&self) -> bool {
        self.is_in_graph()
    }

    fn turn(&self, writes: bool) -> Turn<'_> {
        match writes {
            false => Turn::Read(self.turn.read().unwrap_or_else(PoisonError::into_inner)),
            true => Turn::Write(self.turn.write().unwrap_or_else(PoisonError::into_inner)),
        }
    }
}

impl Allocation {
    pub(crate) fn new(client: &Arc<Client>, bytes: u64, label: Label) -> Result<Arc<Allocation>, Error> {
        let memory = Memory::new(client, bytes, Kind::Data)?;
        client.process.name_buffer(memory.address(), bytes, label);
        Ok(Arc::new(Allocation {
            memory,
            label,
            turn: RwLock::default(),
            reliability: Reliability::default(),
            first: OnceLock::new(),
            last: Last::default(),
            others: Mutex::default(),
            shared: AtomicBool::new(false),
            recorded: Default::default(),
            graphs: AtomicU32::new(0),
        }))
    }

    pub(crate) fn memory(&self) -> &Memory {
        &self.memory
    }

    pub(crate) fn reliability(&self) -> &Reliability {
        &self.reliability
    }

    /// The error of an access with this stamp to bytes that are not reliable. `reader` is the kernel that reads them
    /// and the position of its argument; `None` stands for the host.
    pub(crate) fn check(
        &self,
        bytes: &Range<u64>,
        stamp: u64,
        reader: Option<(&'static str, u32)>,
    ) -> Result<(), Error> {
        let Some(failure) = self.reliability.failure(bytes, stamp) else { return Ok(()) };
        let reader = reader.map(|(kernel, argument)| (kernel, argument as usize));
        Err(Error::Unreliable { reader, holds: self.label.to_string(), failure: failure.to_string() })
    }

    /// Records that packet `number` of `submitter` uses the memory. Called with the lock of `submitter`.
    pub(crate) fn note(&self, submitter: &Weak<Submitter>, number: u64, writes: bool) {
        if self.first.get_or_init(|| submitter.clone()).ptr_eq(submitter) {
            return self.last.note(number, writes);
        }
        let mut others = self.others();
        match others.iter().find(|(other, _)| other.ptr_eq(submitter)) {
            Some((_, last)) => last.note(number, writes),
            None => {
                others.retain(|(other, _)| other.strong_count() > 0);
                let last = Last::default();
                last.note(number, writes);
                others.push((submitter.clone(), last));
                self.shared.store(true, Ordering::Release);
            }
        }
    }

    /// Calls `each` with the packets of other submitters than `me` that must have completed before the memory is
    /// written (`writes`) or read. No lock but the caller's turn is held while `each` runs.
    pub(crate) fn users(&self, me: &Weak<Submitter>, writes: bool, mut each: impl FnMut(&Submitter, u64)) {
        let mine = self.first.get().is_none_or(|first| first.ptr_eq(me));
        if mine && !self.shared.load(Ordering::Acquire) {
            return;
        }
        for (submitter, number) in self.before(writes) {
            if !std::ptr::eq(Arc::as_ptr(&submitter), me.as_ptr()) {
                each(&submitter, number);
            }
        }
    }

    /// Waits until the host may read (or write, if `writes`) the memory, then lets it do so.
    pub(crate) fn access<R>(&self, writes: bool, access: impl FnOnce(&Memory) -> Result<R, Error>) -> Result<R, Error> {
        let mut outputs = Outputs::default();
        let result = (|| {
            let _turns = Turns::take([(self, writes)]);
            self.check_recorded(writes)?;
            for (submitter, number) in self.before(writes) {
                submitter.wait_with(number, &mut outputs)?;
            }
            if writes {
                self.memory.client().process.check()?;
            }
            access(&self.memory)
        })();
        // After the turn, because the user's sink may access the buffer too.
        outputs.print();
        result
    }

    /// An error if a launch that has been recorded but does not run yet writes the memory, or if it reads the memory
    /// and the caller is going to write it (`writes`).
    pub(crate) fn check_recorded(&self, writes: bool) -> Result<(), Error> {
        let [read, written] = &self.recorded;
        let conflict = written.load(Ordering::Relaxed) > 0 || writes && read.load(Ordering::Relaxed) > 0;
        if conflict { Err(Error::Graph(GraphError::UsedInRecording)) } else { Ok(()) }
    }

    /// Counts the launches of open recordings.
    pub(crate) fn record(&self, writes: bool) {
        self.recorded[usize::from(writes)].fetch_add(1, Ordering::Relaxed);
    }

    /// Reverts [`Allocation::record`].
    pub(crate) fn forget(&self, writes: bool) {
        self.recorded[usize::from(writes)].fetch_sub(1, Ordering::Release);
    }

    /// Notes that the memory belongs to a graph.
    pub(crate) fn keep(&self) {
        self.graphs.fetch_add(1, Ordering::Relaxed);
    }

    /// Reverts [`Allocation::keep`].
    pub(crate) fn unkeep(&self) {
        // Release: a thread that sees that there is no graph any more sees its replays too.
        self.graphs.fetch_sub(1, Ordering::Release);
    }

    /// Whether a graph or an open recording has launches with the memory.
    pub(crate) fn is_in_graph(&self) -> bool {
        [&self.graphs, &self.recorded[0], &self.recorded[1]].iter().any(|count| count.load(Ordering::Acquire) > 0)
    }

    // Copied, so that no lock is held while the submitters are queried.
    fn before(&self, writes: bool) -> Vec<(Arc<Submitter>, u64)> {
        let first = self.first.get().and_then(|first| Some((first.upgrade()?, self.last.number(writes)?)));
        let mut before: Vec<_> = first.into_iter().collect();
        if self.shared.load(Ordering::Acquire) {
            let others = self.others();
            before.extend(others.iter().filter_map(|(other, last)| Some((other.upgrade()?, last.number(writes)?))));
        }
        before
    }

    fn others(&self) -> MutexGuard<'_, Vec<(Weak<Submitter>, Last)>> {
        self.others.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Allocation {
    fn drop(&mut self) {
        self.memory.client().process.forget_buffer(self.memory.address());
    }
}
