//! What a process has once, however many GPUs it opens: the connection to the driver, the event page, and the loss of
//! all of them by a fault.
//!
//! The driver evicts the queues of the whole process when a kernel accesses memory illegally, and never restores them.
//! Everything that was in flight is lost, and so are later launches.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak};

use t0_kfd::{GetVersion, RuntimeEnable};

use super::client::{Client, failed, ioctl, retry};
use super::events::{Events, Exception, Page};
use super::topology::{self, Node};
use crate::error::Error;
use crate::fault::{Lost, LostCause, NearBuffer};
use crate::sys::{Errno, Sys};

/// The minimum minor version of the interface, which has all calls used here.
const LEAST_MINOR: u32 = 9;

/// The process's connection to the driver.
#[derive(Debug)]
pub(crate) struct Process {
    pub(crate) sys: Arc<dyn Sys>,
    /// All GPUs of the machine, in the driver's order.
    nodes: Vec<Node>,
    /// Whether the runtime was enabled.
    enabled: Mutex<bool>,
    events: Mutex<Shared>,
    lost: OnceLock<Lost>,
    /// Live buffers of all GPUs by address, for fault messages.
    named: Mutex<BTreeMap<u64, (u64, Label)>>,
}

/// What raises events for all GPUs.
#[derive(Debug, Default)]
struct Shared {
    /// The event page, from the first device on.
    page: Option<Page>,
    /// The events. Devices own them.
    events: Weak<Events>,
}

/// The contents of a buffer, kept as data so that labelling costs nothing until a fault needs the text.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Label {
    pub(crate) len: usize,
    pub(crate) element: &'static str,
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} x {}", self.len, self.element)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Process {
    /// Checks the interface's version and reads the topology.
    pub(crate) fn open(sys: Arc<dyn Sys>) -> Result<Arc<Process>, Error> {
        let mut version = GetVersion::default();
        retry(|| ioctl(&*sys, &mut version, &mut [])).map_err(failed::<GetVersion>)?;
        let GetVersion { major_version: major, minor_version: minor } = version;
        if major != 1 || minor < LEAST_MINOR {
            return Err(Error::KfdVersion { major, minor, least: LEAST_MINOR });
        }
        let nodes = topology::gpus(&*sys)?;
        Ok(Arc::new(Process {
            sys,
            nodes,
            enabled: Mutex::new(false),
            events: Mutex::default(),
            lost: OnceLock::new(),
            named: Mutex::default(),
        }))
    }

    /// The GPUs that T0 compiles for.
    pub(crate) fn supported(&self) -> impl Iterator<Item = &Node> {
        self.nodes.iter().filter(|node| node.supported())
    }

    /// The GPU with this index among the supported ones.
    pub(crate) fn node(&self, index: u32) -> Result<Node, Error> {
        self.supported().nth(index as usize).cloned().ok_or_else(|| {
            let list: Vec<_> = self.nodes.iter().map(|node| format!("{} ({})", node.target(), node.name)).collect();
            let found = if list.is_empty() { "no GPU".to_owned() } else { list.join(", ") };
            Error::NoGfx11 { index, found }
        })
    }

    /// Enables the runtime, once. It must precede the first queue of the process.
    pub(crate) fn enable(&self, client: &Client) -> Result<(), Error> {
        let mut enabled = lock(&self.enabled);
        if *enabled {
            return Ok(());
        }
        // EBUSY: another library of this process has enabled it before; EEXIST: it has queues already. Kernels before
        // 6.4 do not support the call and do not need it.
        match client.raw(&mut RuntimeEnable { mode_mask: 1, ..Default::default() }, &mut []) {
            Ok(()) | Err(Errno::INVAL | Errno::BUSY | Errno::EXIST | Errno::NOTTY) => *enabled = true,
            Err(errno) => return Err(failed::<RuntimeEnable>(errno)),
        }
        Ok(())
    }

    /// The process's events, ready for the GPU of `client`.
    pub(crate) fn events(&self, client: &Arc<Client>) -> Result<Arc<Events>, Error> {
        let mut shared = lock(&self.events);
        let events = match shared.events.upgrade() {
            Some(events) => events,
            None => {
                let events = Arc::new(Events::new(client, &mut shared.page)?);
                shared.events = Arc::downgrade(&events);
                events
            }
        };
        shared.page.as_mut().map_or(Ok(()), |page| page.share_with(client))?;
        Ok(events)
    }

    /// Records that the driver has stopped the process. The first report counts.
    pub(crate) fn lose(&self, exception: Exception) {
        let new_process = !self.sys.emulated();
        self.lost.get_or_init(|| match exception {
            Exception::Memory { address, read_only, no_execute } => {
                let cause = match (read_only, no_execute) {
                    (_, true) => LostCause::NotExecutable,
                    (true, _) => LostCause::ReadOnly,
                    _ => LostCause::NotMapped,
                };
                let candidates = self.buffers_near(address);
                Lost { cause, address: Some(address), candidates, in_flight: Vec::new(), new_process }
            }
            Exception::Reset | Exception::Stuck => Lost {
                cause: if exception == Exception::Reset { LostCause::Reset } else { LostCause::Stuck },
                address: None,
                candidates: Vec::new(),
                in_flight: Vec::new(),
                new_process,
            },
        });
    }

    /// Why the process is lost, if it is.
    pub(crate) fn lost(&self) -> Option<&Lost> {
        self.lost.get()
    }

    /// An error if the process is lost.
    pub(crate) fn check(&self) -> Result<(), Error> {
        self.lost().map_or(Ok(()), |lost| Err(Error::Lost(Box::new(lost.clone()))))
    }

    pub(crate) fn name_buffer(&self, address: u64, bytes: u64, label: Label) {
        lock(&self.named).insert(address, (bytes, label));
    }

    pub(crate) fn forget_buffer(&self, address: u64) {
        lock(&self.named).remove(&address);
    }

    /// The live buffers next to `address`: the one that contains it, or the nearest below and above. Nearest first.
    pub(crate) fn buffers_near(&self, address: u64) -> Vec<NearBuffer> {
        let names = lock(&self.named);
        let below = names.range(..=address).next_back();
        let above = names.range(address.saturating_add(1)..).next();
        let distance = |&(&start, &(bytes, _)): &(&u64, &(u64, Label))| match address {
            a if a < start => start - a,
            a => (a + 1).saturating_sub(start + bytes),
        };
        let mut near: Vec<_> = below.into_iter().chain(above).collect();
        near.sort_by_key(distance);
        if near.first().is_some_and(|entry| distance(entry) == 0) {
            near.truncate(1);
        }
        let describe = |(&start, &(bytes, label)): (&u64, &(u64, Label))| NearBuffer {
            address: start,
            bytes,
            holds: label.to_string(),
            offset: address.wrapping_sub(start) as i64,
        };
        near.into_iter().map(describe).collect()
    }

    /// The buffer that contains `base`, or the one nearest to `address` if none does, and the position of `address`
    /// relative to it.
    pub(crate) fn buffer_of(&self, base: u64, address: u64) -> Option<NearBuffer> {
        let near = self.buffers_near(base).into_iter().next()?;
        let holds = (0..near.bytes.max(1) as i64).contains(&near.offset);
        if !holds {
            return self.buffers_near(address).into_iter().next();
        }
        Some(NearBuffer { offset: address.wrapping_sub(near.address) as i64, ..near })
    }
}
