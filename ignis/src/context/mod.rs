//! The device, the stream and the memory that tensors share.
//!
//! | file | contents |
//! |---|---|
//! | `launch` | the function through which all launches go |
//! | `pool` | memory of freed tensors, and accounting |
//! | `storage` | the memory of one or several tensors |
//!
//! **Invariant:** no thread waits for the device while it holds the lock of the context, except in a launch for which
//! the queue is full.
//!
//! **Invariant:** [`Launcher::run`] is the only place that enqueues a kernel, and [`Context`] the only one that moves
//! data between host and device. Both are counted.

mod launch;
mod pool;
mod storage;

use crate::dtype::{DType, Value};
use crate::error::{Error, Result, Usage};
use crate::layout::{Layout, checked};
use crate::tensor::Tensor;
pub use launch::{Launcher, Read, Write};
use pool::Pool;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::ThreadId;
pub(crate) use storage::Storage;
use t0::{Device, Stream};

/// A device with a stream on which operations run in order, and a pool of memory. A clone is another handle to the same
/// context.
///
/// ```
/// use ignis::{Context, DType, Tensor};
///
/// let context = Context::open()?;
/// let x = Tensor::from_slice(&context, &[1.0f32, 2.0, 3.0], &[3])?;
/// let before = context.counts();
/// let y = x.add(&x)?;
/// assert_eq!(context.counts().launches - before.launches, 1);
/// assert_eq!(y.to_vec::<f32>()?, [2.0, 4.0, 6.0]);
/// assert_eq!(context.counts().host_reads - before.host_reads, 1);
/// # Ok::<(), ignis::Error>(())
/// ```
#[derive(Clone)]
pub struct Context {
    inner: Arc<Inner>,
}

struct Inner {
    device: Device,
    stream: Stream,
    pool: Arc<Pool>,
    /// Held while views of storages exist, so that locks of several storages cannot wait for each other.
    order: Mutex<()>,
    /// The thread that holds `order`.
    owner: Mutex<Option<ThreadId>>,
    counts: Counters,
}

#[derive(Default)]
struct Counters {
    launches: AtomicU64,
    host_reads: AtomicU64,
    host_read_bytes: AtomicU64,
    host_writes: AtomicU64,
    host_write_bytes: AtomicU64,
}

/// What has been done in a context.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Counts {
    /// Launches of kernels, empty ones included.
    pub launches: u64,
    /// Copies from the device to the host.
    pub host_reads: u64,
    /// Bytes of these copies.
    pub host_read_bytes: u64,
    /// Copies from the host to the device.
    pub host_writes: u64,
    /// Bytes of these copies.
    pub host_write_bytes: u64,
}

impl Context {
    /// A context on the card if there is one, otherwise on the virtual gfx1100: see [`Device::open`].
    ///
    /// # Errors
    /// If no device can be opened.
    pub fn open() -> Result<Context> {
        Context::new(&Device::open()?)
    }

    /// A context on a device, with a stream of its own.
    ///
    /// # Errors
    /// If the driver cannot create a queue.
    pub fn new(device: &Device) -> Result<Context> {
        let (device, stream) = (device.clone(), device.stream()?);
        let inner = Inner {
            device,
            stream,
            pool: Arc::default(),
            order: Mutex::default(),
            owner: Mutex::default(),
            counts: Counters::default(),
        };
        Ok(Context { inner: Arc::new(inner) })
    }

    /// The device.
    #[must_use]
    pub fn device(&self) -> &Device {
        &self.inner.device
    }

    /// Waits until all launches so far have run.
    ///
    /// # Errors
    /// The first failure of a launch that has not been reported yet.
    pub fn wait(&self) -> Result<()> {
        Ok(self.inner.stream.wait()?)
    }

    /// Launches and transfers so far.
    #[must_use]
    pub fn counts(&self) -> Counts {
        let Counters { launches, host_reads, host_read_bytes, host_writes, host_write_bytes } = &self.inner.counts;
        Counts {
            launches: launches.load(Relaxed),
            host_reads: host_reads.load(Relaxed),
            host_read_bytes: host_read_bytes.load(Relaxed),
            host_writes: host_writes.load(Relaxed),
            host_write_bytes: host_write_bytes.load(Relaxed),
        }
    }

    /// The memory of the tensors of this context.
    #[must_use]
    pub fn usage(&self) -> Usage {
        self.inner.pool.usage()
    }

    /// Forgets the peak so far: the next one counts from what is in use now.
    pub fn reset_peak(&self) {
        self.inner.pool.reset_peak();
    }

    /// Returns the memory of freed tensors to the device.
    ///
    /// # Errors
    /// The errors of [`Context::wait`].
    pub fn release_cached(&self) -> Result<()> {
        self.wait()?;
        self.inner.pool.release();
        Ok(())
    }

    /// A contiguous tensor of unspecified elements, for the result of operation `op`.
    ///
    /// # Errors
    /// [`Error::Shape`] if no tensor can have the shape; [`Error::OutOfMemory`].
    pub fn empty(&self, op: &'static str, dtype: DType, shape: &[usize]) -> Result<Tensor> {
        let words = (checked(op, shape)? * dtype.size()).div_ceil(4);
        let layout = Layout::contiguous(shape);
        let buffer = self.inner.pool.take(&self.inner.device, &self.inner.stream, op, words)?;
        let storage = Storage::new(buffer, &self.inner.pool, op);
        Ok(Tensor::new(self.clone(), storage, dtype, layout))
    }

    /// A contiguous tensor with a copy of `data`, whose length is the product of the shape.
    pub(crate) fn upload<T: Value>(&self, data: &[T], shape: &[usize]) -> Result<Tensor> {
        self.check_nesting("from_slice")?;
        let tensor = self.empty("from_slice", T::DTYPE, shape)?;
        // Without the lock, because the write waits for the launches that used the memory before. No other thread has
        // a handle to the tensor.
        tensor.storage().write_elements(data)?;
        let counts = &self.inner.counts;
        counts.host_writes.fetch_add(1, Relaxed);
        counts.host_write_bytes.fetch_add(size_of_val(data) as u64, Relaxed);
        Ok(tensor)
    }

    /// The elements of a contiguous tensor.
    pub(crate) fn download<T: Value>(&self, tensor: &Tensor) -> Result<Vec<T>> {
        const OP: &str = "to_vec";
        let version = || -> Result<u64> {
            let _order = self.order(OP)?;
            Ok(tensor.version())
        };
        let elements = loop {
            let before = version()?;
            // Without the lock, so that other threads can launch in the meantime.
            self.wait()?;
            let _order = self.order(OP)?;
            // A launch that has written the tensor in the meantime may still run.
            if tensor.version() == before {
                break tensor.storage().read_elements::<T>(tensor.layout().offset, tensor.elements())?;
            }
        };
        let counts = &self.inner.counts;
        counts.host_reads.fetch_add(1, Relaxed);
        counts.host_read_bytes.fetch_add(size_of_val(elements.as_slice()) as u64, Relaxed);
        Ok(elements)
    }

    /// Calls `build` with what it needs to launch kernels of operation `op`. Other operations run before or after it,
    /// not within `build`.
    ///
    /// # Errors
    /// Those of `build`; [`Error::Nested`] within another `build`.
    pub fn launch<R>(&self, op: &'static str, build: impl FnOnce(&Launcher<'_>) -> Result<R>) -> Result<R> {
        let order = self.order(op)?;
        build(&Launcher::new(self, op, &order))
    }

    /// Whether both are handles to the same context.
    #[must_use]
    pub fn same(&self, other: &Context) -> bool {
        Arc::ptr_eq(&self.inner, &other.inner)
    }

    fn order(&self, op: &'static str) -> Result<Order<'_>> {
        self.check_nesting(op)?;
        let guard = self.inner.order.lock().unwrap_or_else(PoisonError::into_inner);
        *self.owner() = Some(std::thread::current().id());
        Ok(Order { context: self, _guard: guard })
    }

    /// An error within the closure of a launch of this thread.
    fn check_nesting(&self, op: &'static str) -> Result<()> {
        if *self.owner() == Some(std::thread::current().id()) { Err(Error::Nested { op }) } else { Ok(()) }
    }

    fn owner(&self) -> MutexGuard<'_, Option<ThreadId>> {
        self.inner.owner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The right to take locks of storages.
pub(crate) struct Order<'a> {
    context: &'a Context,
    _guard: MutexGuard<'a, ()>,
}

impl Drop for Order<'_> {
    fn drop(&mut self) {
        *self.context.owner() = None;
    }
}

impl fmt::Debug for Context {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Context({})", self.inner.device.name())
    }
}
