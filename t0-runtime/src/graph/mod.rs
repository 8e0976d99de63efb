//! Graphs: launches that are recorded once and replayed many times.
//!
//! | file | contents |
//! |---|---|
//! | `mod` | [`Graph`], the user's API |
//! | `recording` | what a stream records |
//! | `plan` | prebuilt packets and arguments |
//! | `fallback` | why launches are enqueued one by one |
//!
//! Copying the packets into a queue belongs in `crate::submit::replay`.

mod fallback;
mod plan;
pub(crate) mod recording;

use std::fmt;
use std::sync::Arc;

use crate::allocation::{Allocation, Turns};
use crate::body;
use crate::device::Device;
use crate::error::{Error, GraphError, Mismatch};
use crate::grid::Grid;
use crate::launch::Launch;
use crate::report::Report;
use crate::stream::Stream;
pub use fallback::Fallback;
use plan::{Plan, merged};
use recording::Recorded;

/// Launches that were recorded once and can be replayed with one call.
///
/// A replay has the same effect as enqueueing each launch, and costs a fraction of the host's time: the launches have
/// been checked, and their packets are copied into the queue as they are, with one doorbell. Launches run in the order
/// in which they were recorded, except that neighbours may run at the same time if none of them writes a buffer that
/// another one uses ([`Node::overlaps`]).
///
/// ```
/// # #[cfg(feature = "virtual")] {
/// use t0_runtime::{Device, Graph};
/// # use t0_runtime::{Error, Stream};
/// # fn enqueue_step(_: &Stream) -> Result<(), Error> { Ok(()) }
/// let gpu = Device::builder().virtual_gpu(Default::default()).quiet().open()?;
/// let stream = gpu.stream()?;
/// let step = Graph::record(&stream, |stream| enqueue_step(stream))?; // nothing runs yet
/// for _ in 0..100 {
///     step.enqueue(&stream)?;
/// }
/// stream.wait()?;
/// # }
/// # Ok::<(), t0_runtime::Error>(())
/// ```
///
/// # Inputs
/// A replay reads and writes the recorded buffers. To give it other inputs, write to the buffers between replays: the
/// host waits for the replay that uses them. [`Graph::set`] replaces the scalars and buffers of one launch, and
/// [`Graph::replay`] those of all launches; both check the requirements of the kernels again.
///
/// # Memory
/// A graph keeps its device, its kernels and all buffers of its launches alive, even if the user has dropped them: see
/// [`Graph::bytes`]. A replay that is running keeps them alive too, so a graph may be dropped at any time.
///
/// # Ordinary launches
/// Some recordings cannot be replayed from prebuilt packets: [`Graph::fallback`] says why. Their launches are enqueued
/// one by one, with the same results.
pub struct Graph {
    device: Device,
    launches: Vec<Recorded>,
    /// How to replay; `None` if there is nothing to run.
    plan: Option<Result<Plan, Fallback>>,
    kept: Kept,
}

/// A launch of a graph.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Node {
    /// Its position, from 0.
    pub index: usize,
    /// Its kernel.
    pub kernel: &'static str,
    /// Its work-items in x, y and z.
    pub items: [u32; 3],
    /// Whether it may run together with the launch before it: neither writes a buffer that the other one uses.
    pub overlaps: bool,
}

/// Buffers that belong to a graph.
#[derive(Debug)]
struct Kept {
    /// Each once, and whether a launch writes it.
    buffers: Vec<(Arc<Allocation>, bool)>,
}

impl Kept {
    fn new(launches: &[Recorded]) -> Kept {
        let buffers = merged(launches).into_iter().filter_map(|used| Some((used.allocation?, used.writes)));
        let mut buffers: Vec<_> = buffers.collect();
        // The order in which turns are taken.
        buffers.sort_by_key(|(allocation, _)| Arc::as_ptr(allocation).addr());
        buffers.iter().for_each(|(allocation, _)| allocation.keep());
        Kept { buffers }
    }

    /// Waits for the turns at all buffers.
    fn turns(&self) -> Turns<'_> {
        body::turns(&self.buffers)
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        self.buffers.iter().for_each(|(allocation, _)| allocation.unkeep());
    }
}

/// Runs `launches` while `stream` records.
fn record<E: From<Error>, R>(
    stream: &Stream,
    launches: impl FnOnce(&Stream) -> Result<(), E>,
    keep: impl FnOnce(Vec<Recorded>) -> R,
) -> Result<R, E> {
    let open = stream.recorder().begin()?;
    launches(stream)?;
    Ok(open.end(keep))
}

impl Graph {
    /// Records the launches that `launches` enqueues on `stream`. None of them runs. Launches with an empty grid are
    /// left out.
    ///
    /// While the stream records, the recording thread cannot wait for it, and other work cannot use the recorded
    /// buffers in a way that depends on the order. Work on other buffers is not affected. A recording belongs to its
    /// thread: what other threads enqueue on the stream meanwhile runs, and is not recorded.
    ///
    /// # Errors
    /// The error that `launches` returns; nothing is recorded then. [`GraphError::AlreadyRecording`].
    pub fn record<E: From<Error>>(
        stream: &Stream,
        launches: impl FnOnce(&Stream) -> Result<(), E>,
    ) -> Result<Graph, E> {
        record(stream, launches, |launches| Graph::new(stream.device(), launches))
    }

    fn new(device: &Device, launches: Vec<Recorded>) -> Graph {
        let plan = (!launches.is_empty()).then(|| Plan::new(&launches));
        Graph { device: device.clone(), kept: Kept::new(&launches), plan, launches }
    }

    /// Enqueues all launches after everything enqueued on `stream` before, and returns. Faults are reported by the next
    /// wait.
    ///
    /// Earlier work of other streams that uses the same buffers runs first.
    ///
    /// # Errors
    /// [`GraphError::OtherDevice`], [`GraphError::StreamIsRecording`], or an earlier failure that prevents the queue
    /// from accepting work.
    pub fn enqueue(&self, stream: &Stream) -> Result<(), Error> {
        self.check(stream.device())?;
        stream.check_not_recording("replay a graph on it")?;
        match &self.plan {
            None => Ok(()),
            Some(Ok(plan)) => {
                stream.submitter().replay(&plan.batch(), &self.kept.turns())?;
                self.device.count_launches(self.launches.len() as u64);
                Ok(())
            }
            Some(Err(_)) => {
                // Like a replay from prebuilt packets, with nothing of other threads in between.
                let turns = self.kept.turns();
                let mut launches = self.launches.iter();
                launches.try_for_each(|launch| launch.submit(&self.device, stream.submitter(), false, &turns).map(drop))
            }
        }
    }

    /// Runs all launches after everything run on `device` before, and waits for their end. The report covers all of
    /// them together.
    ///
    /// # Errors
    /// [`GraphError::OtherDevice`], a fault or failed assertion of a kernel, or a timeout.
    pub fn run(&self, device: &Device) -> Result<Report, Error> {
        self.check(device)?;
        let submitter = device.submitter();
        let (Some(plan), Some(first)) = (&self.plan, self.launches.first()) else { return Ok(Report::default()) };
        match plan {
            Ok(plan) => {
                let ran = submitter.replay(&plan.batch(), &self.kept.turns())?;
                device.count_launches(self.launches.len() as u64);
                submitter.wait_for(&ran.ticket, first.image.name)?;
                Ok(ran.report())
            }
            Err(_) => {
                let mut tickets = Vec::with_capacity(self.launches.len());
                let turns = self.kept.turns();
                for launch in &self.launches {
                    tickets.extend(launch.submit(device, submitter, true, &turns)?);
                }
                drop(turns);
                for (launch, ticket) in self.launches.iter().zip(&tickets) {
                    submitter.wait_for(ticket, launch.image.name)?;
                }
                let (Some(first), Some(last)) = (tickets.first(), tickets.last()) else {
                    return Ok(Report::default());
                };
                let instructions = tickets.iter().map(|ticket| ticket.signal.instructions()).sum();
                Ok(Report::from_to(&first.signal, &last.signal, instructions))
            }
        }
    }

    /// Replaces launch `index` by one of the same kernel with other scalars or buffers. Its grid, its LDS arrays and
    /// the shapes of its views must be equal. The requirements of the kernel are checked for the new arguments.
    ///
    /// Replays that are running keep their arguments.
    ///
    /// # Errors
    /// An invalid launch, [`GraphError::NoLaunch`], or [`GraphError::Mismatch`]. The graph is not changed then.
    pub fn set(&mut self, index: usize, launch: Launch<'_, Grid>) -> Result<(), Error> {
        let launches = self.launches.len();
        let old = self.launches.get(index).ok_or(Error::Graph(GraphError::NoLaunch { index, launches }))?;
        let mismatch = |mismatch| Error::Graph(GraphError::Mismatch(mismatch));
        let Some(new) = launch.recorded(&self.device)? else {
            return Err(mismatch(Mismatch::Grid {
                index,
                kernel: old.image.name,
                recorded: old.grid.items,
                given: [0; 3],
            }));
        };
        old.fits(index, &new).map_err(mismatch)?;
        self.launches[index] = new;
        self.rebuild();
        Ok(())
    }

    /// Enqueues what `launches` enqueues on `stream`, from prebuilt packets if possible: if these are the recorded
    /// kernels in the same order, with equal grids, LDS arrays and shapes of views. The graph then has their scalars
    /// and buffers. Otherwise they are enqueued one by one, the graph is not changed, and the difference is returned.
    ///
    /// # Errors
    /// The error that `launches` returns, [`GraphError::AlreadyRecording`], and the errors of [`Graph::enqueue`].
    pub fn replay<E: From<Error>>(
        &mut self,
        stream: &Stream,
        launches: impl FnOnce(&Stream) -> Result<(), E>,
    ) -> Result<Option<Fallback>, E> {
        self.check(stream.device())?;
        // The launches do not borrow their buffers any more, so they need turns as those of a graph do.
        let (new, kept) = record(stream, launches, |launches| {
            let kept = Kept::new(&launches);
            (launches, kept)
        })?;
        if let Err(mismatch) = self.fits(&new) {
            let turns = kept.turns();
            for launch in &new {
                launch.submit(&self.device, stream.submitter(), false, &turns)?;
            }
            drop(turns);
            return Ok(Some(Fallback::Mismatch(mismatch)));
        }
        self.launches = new;
        self.rebuild();
        self.enqueue(stream)?;
        Ok(self.fallback().cloned())
    }

    /// Why the launches are enqueued one by one; `None` if a replay uses prebuilt packets.
    pub fn fallback(&self) -> Option<&Fallback> {
        self.plan.as_ref()?.as_ref().err()
    }

    /// The launches, in order.
    pub fn nodes(&self) -> impl ExactSizeIterator<Item = Node> {
        let plan = self.plan.as_ref().and_then(|plan| plan.as_ref().ok());
        let overlaps = move |index| plan.is_some_and(|plan| plan.overlaps(index));
        let launches = self.launches.iter().enumerate();
        launches.map(move |(index, launch)| {
            let (kernel, items) = (launch.image.name, launch.grid.items);
            Node { index, kernel, items, overlaps: overlaps(index) }
        })
    }

    /// Bytes of the buffers that the graph keeps alive.
    pub fn bytes(&self) -> u64 {
        self.kept.buffers.iter().map(|(allocation, _)| allocation.memory().bytes()).sum()
    }

    fn check(&self, device: &Device) -> Result<(), Error> {
        if self.device.same(device) { Ok(()) } else { Err(Error::Graph(GraphError::OtherDevice)) }
    }

    fn fits(&self, new: &[Recorded]) -> Result<(), Mismatch> {
        let (recorded, given) = (self.launches.len(), new.len());
        let mut pairs = self.launches.iter().zip(new).enumerate();
        pairs.try_for_each(|(index, (old, new))| old.fits(index, new))?;
        if recorded == given { Ok(()) } else { Err(Mismatch::Launches { recorded, given }) }
    }

    fn rebuild(&mut self) {
        self.kept = Kept::new(&self.launches);
        self.plan = (!self.launches.is_empty()).then(|| Plan::new(&self.launches));
    }
}

impl fmt::Debug for Graph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Graph({} launches, {} buffers)", self.launches.len(), self.kept.buffers.len())
    }
}
