//! Devices: opened once, cloned cheaply, shared between threads.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use t0_kernel::{Element, Image, Printed};

use crate::buffer::Buffer;
use crate::closing::Receiver;
use crate::error::Error;
use crate::fault::LostCause;
use crate::kernels::Kernels;
use crate::kfd::client::Client;
use crate::kfd::topology::Node;
use crate::messages::{Outlet, Prints};
use crate::module::Kernel;
use crate::open::{Builder, Connection};
use crate::report::Counters;
use crate::stream::Stream;
use crate::submit::{Close, Peers, Submitter};

/// A GPU: a card behind `/dev/kfd`, or the virtual gfx1100. A clone is another handle to the same device.
///
/// A device, its buffers and its streams may be used from several threads.
#[derive(Clone)]
pub struct Device {
    inner: Arc<Inner>,
}

struct Inner {
    /// The queue of `Launch::run`.
    submitter: Arc<Submitter>,
    peers: Arc<Peers>,
    /// Queues of streams that were dropped; they may still be busy.
    spare: Mutex<Vec<Arc<Submitter>>>,
    kernels: Kernels,
    counts: Counts,
    outlet: Arc<Outlet>,
    timeout: Duration,
    on_close: Receiver,
    description: String,
    connection: Arc<Connection>,
}

impl Drop for Inner {
    fn drop(&mut self) {
        // Buffers, streams, events and graphs have a handle of the device, so all of them are gone.
        let mut close = Close::new(&self.on_close, self.timeout);
        let spare = std::mem::take(self.spare.get_mut().unwrap_or_else(PoisonError::into_inner));
        spare.iter().chain([&self.submitter]).for_each(|submitter| close.queue(submitter));
    }
}

/// What the best of several kernels for the same work has the least of, on a device: see [`Device::ranking`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ranking {
    /// Time on a card.
    Time,
    /// Executed wave-instructions.
    Instructions,
}

/// A device that can be opened.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct DeviceInfo {
    /// Its index among the gfx11 devices of the machine.
    pub index: u32,
    /// The driver's name of the chip: `navi31`.
    pub name: String,
    /// The target that code objects must be compiled for: `gfx1100`.
    pub target: String,
    /// Compute units.
    pub compute_units: u32,
    /// Bytes of device memory; 0 if the driver does not report it.
    pub memory_bytes: u64,
    /// The number of the render node: 128 for `/dev/dri/renderD128`.
    pub render_minor: u32,
    /// Whether the device is emulated.
    pub is_virtual: bool,
}

impl DeviceInfo {
    pub(crate) fn new(index: u32, node: &Node, is_virtual: bool) -> DeviceInfo {
        DeviceInfo {
            index,
            name: node.name.clone(),
            target: node.target(),
            compute_units: node.cus,
            memory_bytes: node.memory_bytes,
            render_minor: node.render_minor,
            is_virtual,
        }
    }
}

#[derive(Default)]
struct Counts {
    launches: AtomicU64,
    host_reads: AtomicU64,
    host_read_bytes: AtomicU64,
    host_writes: AtomicU64,
    host_write_bytes: AtomicU64,
}

impl Device {
    /// Opens the card if there is a usable one, otherwise the virtual gfx1100. [`Device::description`] says which one
    /// and why.
    ///
    /// The environment variable `T0_DEVICE` overrides the choice: `kfd` requires a card, `virtual` never looks for one,
    /// and `virtual-timed` is the virtual gfx1100 with modelled times ([`Builder::modelled_time`]).
    ///
    /// # Errors
    /// Why no device could be opened, and what to do.
    pub fn open() -> Result<Device, Error> {
        Builder::from_environment()?.open()
    }

    /// The devices of this machine: its gfx11 cards in the order of [`Builder::kfd`], or the virtual one if
    /// [`Device::open`] would open that. `T0_DEVICE` has the same meaning as there.
    ///
    /// # Errors
    /// Those of [`Device::open`].
    pub fn list() -> Result<Vec<DeviceInfo>, Error> {
        Builder::from_environment()?.list()
    }

    /// Selects a device and its options explicitly. Of the environment, only `T0_PROFILE` matters: it makes the virtual
    /// GPU record its launches for `t0 profile`.
    pub fn builder() -> Builder {
        Builder::default()
    }

    pub(crate) fn new(
        connection: Arc<Connection>,
        description: String,
        timeout: Duration,
        on_close: Receiver,
    ) -> Result<Device, Error> {
        let peers = Arc::default();
        let submitter = Submitter::new(&connection.client, &connection.events, &peers, timeout)?;
        let inner = Inner {
            submitter,
            peers,
            spare: Mutex::default(),
            kernels: Kernels::default(),
            counts: Counts::default(),
            outlet: Arc::default(),
            timeout,
            on_close,
            description,
            connection,
        };
        Ok(Device { inner: Arc::new(inner) })
    }

    /// The device in a few words: `virtual gfx1100, 96 CUs`.
    pub fn name(&self) -> String {
        let node = &self.client().node;
        let kind = if self.is_virtual() { "virtual " } else { "" };
        format!("{kind}{}, {} CUs", node.target(), node.cus)
    }

    /// A sentence that describes the device and why it was chosen.
    pub fn description(&self) -> &str {
        &self.inner.description
    }

    /// The target that code objects must be compiled for: `gfx1100`.
    pub fn target(&self) -> String {
        self.client().node.target()
    }

    /// Whether the device is emulated.
    pub fn is_virtual(&self) -> bool {
        self.client().sys.emulated()
    }

    /// How kernels for the same work are compared on this device, as tables of tuned instances do it (the crate
    /// `t0-tune`).
    ///
    /// A card, and a virtual GPU with modelled times or a recording for `t0 profile`, prefer the kernel that takes the
    /// least time. Otherwise a virtual GPU prefers the one that executes the fewest instructions, because the emulation
    /// takes about as long for each of them.
    pub fn ranking(&self) -> Ranking {
        if self.client().sys.timed() { Ranking::Time } else { Ranking::Instructions }
    }

    /// The number of compute units.
    pub fn compute_units(&self) -> u32 {
        self.client().node.cus
    }

    /// Free device memory in bytes, as estimated by the driver; 0 if the driver does not report it.
    pub fn available_memory(&self) -> u64 {
        self.client().available()
    }

    /// A buffer with a copy of `data`.
    ///
    /// # Errors
    /// The errors of [`Buffer::alloc`].
    pub fn upload<T: Element>(&self, data: &[T]) -> Result<Buffer<T>, Error> {
        Buffer::upload(self, data)
    }

    /// A buffer of `len` zeros.
    ///
    /// # Errors
    /// The errors of [`Buffer::alloc`].
    pub fn zeros<T: Element>(&self, len: usize) -> Result<Buffer<T>, Error> {
        Buffer::zeros(self, len)
    }

    /// A buffer of `len` elements of unspecified value.
    ///
    /// # Errors
    /// The errors of [`Buffer::alloc`].
    pub fn alloc<T: Element>(&self, len: usize) -> Result<Buffer<T>, Error> {
        Buffer::alloc(self, len)
    }

    /// A new stream. `Launch::run` uses a separate queue of the device.
    ///
    /// # Errors
    /// The driver's error if it cannot create another queue.
    pub fn stream(&self) -> Result<Stream, Error> {
        Stream::new(self)
    }

    /// Passes the output of kernels (`t0::print!`) to `sink` from now on, instead of standard output. `sink` runs when
    /// a launch has ended, on the thread that waits for it: workgroup by workgroup and lane by lane, in each lane's
    /// order.
    pub fn print_to(&self, sink: impl Fn(&Printed) + Send + Sync + 'static) {
        self.inner.outlet.set(Arc::new(sink));
    }

    /// Captures the output of kernels until the result is dropped.
    pub fn capture_prints(&self) -> Prints {
        Prints::new(&self.inner.outlet)
    }

    /// Sets how many prints of one launch are kept; the default is 16384. If there are more, a message reports how
    /// many.
    pub fn keep_prints(&self, prints: u32) {
        self.inner.outlet.keep(prints);
    }

    /// What has been done on this device since it was opened.
    pub fn counters(&self) -> Counters {
        let Counts { launches, host_reads, host_read_bytes, host_writes, host_write_bytes } = &self.inner.counts;
        Counters {
            launches: launches.load(Relaxed),
            host_reads: host_reads.load(Relaxed),
            host_read_bytes: host_read_bytes.load(Relaxed),
            host_writes: host_writes.load(Relaxed),
            host_write_bytes: host_write_bytes.load(Relaxed),
            wave_instructions: self.client().instructions.load(Relaxed),
        }
    }

    /// Whether both are handles to the same device.
    pub fn same(&self, other: &Device) -> bool {
        Arc::ptr_eq(&self.inner, &other.inner)
    }

    /// An error if a reset has destroyed the contents of device memory.
    pub(crate) fn check_memory(&self) -> Result<(), Error> {
        let Connection { client, events, .. } = &*self.inner.connection;
        if client.process.lost().is_none()
            && let Some(exception) = events.poll()?
        {
            client.process.lose(exception);
        }
        match client.process.lost() {
            Some(lost) if lost.cause == LostCause::Reset => Err(Error::Lost(Box::new(lost.clone()))),
            _ => Ok(()),
        }
    }

    pub(crate) fn client(&self) -> &Arc<Client> {
        &self.inner.connection.client
    }

    pub(crate) fn outlet(&self) -> &Arc<Outlet> {
        &self.inner.outlet
    }

    pub(crate) fn submitter(&self) -> &Submitter {
        &self.inner.submitter
    }

    /// The stamp of an access of the host that happens now.
    pub(crate) fn stamp(&self) -> u64 {
        self.inner.peers.stamp()
    }

    /// A queue for a stream: one from a dropped stream, or a new one.
    pub(crate) fn take_submitter(&self) -> Result<Arc<Submitter>, Error> {
        let spare = self.inner.spare.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let Connection { client, events, .. } = &*self.inner.connection;
        spare.map_or_else(|| Submitter::new(client, events, &self.inner.peers, self.inner.timeout), Ok)
    }

    pub(crate) fn give_submitter(&self, submitter: Arc<Submitter>) {
        self.inner.spare.lock().unwrap_or_else(PoisonError::into_inner).push(submitter);
    }

    /// The loaded kernel of `image`; loads it on first use.
    pub(crate) fn kernel(&self, image: &'static Image) -> Result<Arc<Kernel>, Error> {
        self.inner.kernels.get(self.client(), image)
    }

    /// Identifies the device as long as it exists: [`Device::same`].
    pub(crate) fn id(&self) -> usize {
        Arc::as_ptr(&self.inner).addr()
    }

    pub(crate) fn count_launches(&self, count: u64) {
        self.inner.counts.launches.fetch_add(count, Relaxed);
    }

    pub(crate) fn count_read(&self, bytes: usize) {
        self.inner.counts.host_reads.fetch_add(1, Relaxed);
        self.inner.counts.host_read_bytes.fetch_add(bytes as u64, Relaxed);
    }

    pub(crate) fn count_write(&self, bytes: usize) {
        self.inner.counts.host_writes.fetch_add(1, Relaxed);
        self.inner.counts.host_write_bytes.fetch_add(bytes as u64, Relaxed);
    }
}

impl fmt::Debug for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Device({})", self.name())
    }
}
