//! What a stream records: launches that have been checked and do not run yet.

use std::mem;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use t0_abi::{ArgumentKind, View};
use t0_kernel::Image;

use super::error::{GraphError, Mismatch};
use crate::allocation::Allocation;
use crate::body::{Parts, Use};
use crate::device::Device;
use crate::error::Error;
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
    /// Enqueues it as an ordinary launch. The ticket is for a caller that will `wait`.
    pub(crate) fn submit(&self, device: &Device, submitter: &Submitter, wait: bool) -> Result<Option<Ticket>, Error> {
        let Recorded { image, kernel, grid, group_bytes, arguments, uses } = self;
        let mut parts = Parts { kernargs: arguments.clone(), uses: uses.clone() };
        launch::submit(device, submitter, image, kernel.clone(), *grid, *group_bytes, &mut parts, wait)
    }

    /// Checks that `new`, at position `index`, differs at most in scalars and buffers.
    pub(super) fn fits(&self, index: usize, new: &Recorded) -> Result<(), Mismatch> {
        let kernel = self.image.name;
        if !std::ptr::eq(self.image, new.image) {
            return Err(Mismatch::Kernel { index, recorded: kernel, given: new.image.name });
        }
        if self.grid != new.grid {
            return Err(Mismatch::grid(index, kernel, self.grid, new.grid.items));
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

/// The recording state of a stream.
#[derive(Debug, Default)]
pub(crate) struct Recorder {
    open: AtomicBool,
    launches: Mutex<Vec<Recorded>>,
}

/// An open recording. Dropping it discards what was recorded.
#[derive(Debug)]
pub(crate) struct Open<'a>(&'a Recorder);

impl Recorder {
    pub(crate) fn is_open(&self) -> bool {
        self.open.load(Ordering::Acquire)
    }

    /// Starts a recording.
    pub(crate) fn begin(&self) -> Result<Open<'_>, Error> {
        let _launches = self.launches();
        if self.open.swap(true, Ordering::AcqRel) {
            return Err(Error::Graph(GraphError::AlreadyRecording));
        }
        Ok(Open(self))
    }

    /// Adds a launch. Returns it if the recording has been ended by another thread.
    pub(crate) fn append(&self, launch: Recorded) -> Result<(), Box<Recorded>> {
        let mut launches = self.launches();
        if !self.is_open() {
            return Err(Box::new(launch));
        }
        launch.allocations().for_each(|(allocation, writes)| allocation.record(writes));
        launches.push(launch);
        Ok(())
    }

    /// Ends the recording.
    fn end(&self) -> Vec<Recorded> {
        let mut launches = self.launches();
        self.open.store(false, Ordering::Release);
        mem::take(&mut *launches)
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
