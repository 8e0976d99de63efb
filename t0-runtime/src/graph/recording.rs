//! What a stream records: launches that have been checked and do not run yet.

use std::mem;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use t0_abi::{ArgumentKind, View};
use t0_kernel::Image;

use crate::allocation::{Allocation, Turns};
use crate::body::{Parts, Use};
use crate::device::Device;
use crate::error::{Error, GraphError, Mismatch};
use crate::grid::Resolved;
use crate::kernargs::Kernargs;
use crate::launch;
use crate::module::Kernel;
use crate::submit::{Submitter, Ticket};

/// A launch that has been checked.
#[derive(Debug, Clone)]
pub(crate) struct Recorded {
    pub(crate) image: &'static Image,
    pub(crate) kernel: Arc<Kernel>,
    pub(crate) grid: Resolved,
    /// LDS of a workgroup, in bytes.
    pub(crate) group_bytes: u32,
    /// The declared arguments, without the hidden ones.
    pub(crate) arguments: Kernargs,
    pub(crate) uses: Vec<Use>,
}

impl Recorded {
    /// Enqueues it as an ordinary launch. The ticket is for a caller that will `wait`. `turns` are those at its
    /// buffers.
    pub(crate) fn submit(
        &self,
        device: &Device,
        submitter: &Submitter,
        wait: bool,
        turns: &Turns<'_>,
    ) -> Result<Option<Ticket>, Error> {
        let Recorded { image, kernel, grid, group_bytes, arguments, uses } = self;
        let mut parts = Parts { kernargs: arguments.clone(), uses: uses.clone() };
        launch::submit(device, submitter, image, kernel.clone(), *grid, *group_bytes, &mut parts, wait, turns)
    }

    /// Checks that `new`, at position `index`, differs at most in scalars and buffers.
    pub(super) fn fits(&self, index: usize, new: &Recorded) -> Result<(), Mismatch> {
        let kernel = self.image.name;
        if !std::ptr::eq(self.image, new.image) {
            return Err(Mismatch::Kernel { index, recorded: kernel, given: new.image.name });
        }
        if self.grid != new.grid {
            return Err(Mismatch::Grid { index, kernel, recorded: self.grid.items, given: new.grid.items });
        }
        if self.group_bytes != new.group_bytes {
            let (recorded, given) = (self.group_bytes, new.group_bytes);
            return Err(Mismatch::Lds { index, kernel, recorded, given });
        }
        for (argument, declared) in self.image.arguments.iter().enumerate() {
            let shape = |arguments: &Kernargs| {
                // A view begins with its address.
                let at = declared.offset as usize + size_of::<u64>();
                arguments.bytes().get(at..declared.offset as usize + size_of::<View>()).map(<[u8]>::to_vec)
            };
            let view = matches!(declared.kind, ArgumentKind::Reads | ArgumentKind::Writes);
            if view && shape(&self.arguments) != shape(&new.arguments) {
                return Err(Mismatch::Shape { index, kernel, argument, name: declared.name });
            }
        }
        Ok(())
    }

    fn allocations(&self) -> impl Iterator<Item = (&Arc<Allocation>, bool)> {
        self.uses.iter().filter_map(|used| Some((used.allocation.as_ref()?, used.writes)))
    }
}

/// The recording state of a stream. A recording belongs to the thread that has begun it.
#[derive(Debug, Default)]
pub(crate) struct Recorder {
    /// That thread ([`this_thread`]), or 0.
    thread: AtomicUsize,
    launches: Mutex<Vec<Recorded>>,
}

/// An open recording. Dropping it discards what was recorded.
#[derive(Debug)]
pub(crate) struct Open<'a>(&'a Recorder);

/// Identifies the calling thread among those that live. A recording does not outlive its thread.
fn this_thread() -> usize {
    thread_local! {
        static ADDRESS: u8 = const { 0 };
    }
    ADDRESS.with(|address| std::ptr::from_ref(address).addr())
}

impl Recorder {
    /// Whether the calling thread records.
    pub(crate) fn is_open_here(&self) -> bool {
        let thread = self.thread.load(Ordering::Relaxed);
        thread != 0 && thread == this_thread()
    }

    /// Starts a recording.
    pub(crate) fn begin(&self) -> Result<Open<'_>, Error> {
        let begun = self.thread.compare_exchange(0, this_thread(), Ordering::AcqRel, Ordering::Relaxed);
        begun.map(|_| Open(self)).map_err(|_| Error::Graph(GraphError::AlreadyRecording))
    }

    /// Adds a launch of the thread that records.
    pub(crate) fn append(&self, launch: Recorded) {
        launch.allocations().for_each(|(allocation, writes)| allocation.record(writes));
        self.launches().push(launch);
    }

    /// Ends the recording.
    fn end(&self) -> Vec<Recorded> {
        let launches = mem::take(&mut *self.launches());
        self.thread.store(0, Ordering::Release);
        launches
    }

    fn launches(&self) -> MutexGuard<'_, Vec<Recorded>> {
        self.launches.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Open<'_> {
    /// Ends the recording. `keep` sees the launches before other work may use their buffers.
    pub(crate) fn end<R>(self, keep: impl FnOnce(Vec<Recorded>) -> R) -> R {
        let launches = self.0.end();
        let _marks = Marks::of(&launches);
        keep(launches)
    }
}

impl Drop for Open<'_> {
    fn drop(&mut self) {
        drop(Marks::of(&self.0.end()));
    }
}

/// What [`Recorder::append`] noted in the buffers of launches. Dropping it reverts that.
struct Marks(Vec<(Arc<Allocation>, bool)>);

impl Marks {
    fn of(launches: &[Recorded]) -> Marks {
        let allocations = launches.iter().flat_map(Recorded::allocations);
        Marks(allocations.map(|(allocation, writes)| (allocation.clone(), writes)).collect())
    }
}

impl Drop for Marks {
    fn drop(&mut self) {
        self.0.iter().for_each(|(allocation, writes)| allocation.forget(*writes));
    }
}
