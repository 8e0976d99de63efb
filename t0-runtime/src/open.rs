//! Selects and opens a device.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use crate::device::{Device, DeviceInfo};
use crate::error::Error;
use crate::kfd::client::Client;
use crate::kfd::events::Events;
use crate::kfd::process::Process;

#[cfg(feature = "virtual")]
pub use t0_sim::kfd::{Card, VirtualOptions};

/// The default timeout: how long a wait continues while nothing completes.
const CARD_TIMEOUT: Duration = Duration::from_secs(60);
/// The same on the virtual GPU, which is slower and has a budget against endless loops.
const VIRTUAL_TIMEOUT: Duration = Duration::from_secs(3600);

/// Selects a device: the card if there is one, otherwise the virtual GPU, unless configured otherwise.
#[derive(Debug, Clone, Default)]
#[must_use = "a builder opens nothing until `.open()`"]
pub struct Builder {
    choice: Choice,
    why: &'static str,
    timeout: Option<Duration>,
    /// Whether to suppress hints on standard error.
    quiet: bool,
}

#[derive(Debug, Clone, Default)]
enum Choice {
    #[default]
    Any,
    Card(u32),
    #[cfg(feature = "virtual")]
    Virtual(VirtualOptions),
    #[cfg(not(feature = "virtual"))]
    Virtual,
}

/// A process's connection to one GPU.
#[derive(Debug)]
pub(crate) struct Connection {
    // Before the client: events are in its memory.
    pub(crate) events: Arc<Events>,
    pub(crate) client: Arc<Client>,
}

impl Connection {
    pub(crate) fn new(process: &Arc<Process>, index: u32) -> Result<Arc<Connection>, Error> {
        let client = Client::open(process, index)?;
        let events = process.events(&client)?;
        Ok(Arc::new(Connection { events, client }))
    }
}

impl Builder {
    /// The only function that reads `T0_DEVICE`.
    pub(crate) fn from_environment() -> Result<Builder, Error> {
        let choice = match std::env::var("T0_DEVICE").as_deref() {
            Err(std::env::VarError::NotPresent) | Ok("") => return Ok(Builder::default()),
            Ok("kfd") => Choice::Card(0),
            #[cfg(feature = "virtual")]
            Ok("virtual") => Choice::Virtual(VirtualOptions::default()),
            #[cfg(not(feature = "virtual"))]
            Ok("virtual") => Choice::Virtual,
            Ok(value) => return Err(Error::UnknownDevice { value: value.to_owned() }),
            Err(std::env::VarError::NotUnicode(value)) => {
                return Err(Error::UnknownDevice { value: value.to_string_lossy().into_owned() });
            }
        };
        Ok(Builder { choice, why: ", as T0_DEVICE asks", ..Builder::default() })
    }

    /// The virtual gfx1100 with these options.
    #[cfg(feature = "virtual")]
    pub fn virtual_gpu(mut self, options: VirtualOptions) -> Builder {
        self.choice = Choice::Virtual(options);
        self
    }

    /// The card with this index among the gfx11 cards of the machine.
    pub fn kfd(mut self, index: u32) -> Builder {
        self.choice = Choice::Card(index);
        self
    }

    /// How long a wait continues while nothing completes: by default 60 s on a card and an hour on the virtual GPU.
    pub fn timeout(mut self, timeout: Duration) -> Builder {
        self.timeout = Some(timeout);
        self
    }

    /// Suppresses hints on standard error. By default, the first virtual GPU of a process that was compiled without
    /// optimisation prints a line that says so and what to add to `Cargo.toml`.
    pub fn quiet(mut self) -> Builder {
        self.quiet = true;
        self
    }

    /// Opens the device.
    ///
    /// # Errors
    /// Why it could not be opened, and what to do.
    pub fn open(self) -> Result<Device, Error> {
        let quiet = self.quiet;
        let device = self.connect()?;
        hint(&device, quiet);
        Ok(device)
    }

    /// Opens all devices of the machine: all cards, or all of the virtual machine. They share one connection to the
    /// driver. Two calls for cards return handles of the same cards; two virtual machines are separate.
    ///
    /// # Errors
    /// Why one of them could not be opened, and what to do.
    pub fn open_all(self) -> Result<Vec<Device>, Error> {
        let (why, timeout, quiet) = (self.why, self.timeout, self.quiet);
        let machine = self.machine()?;
        let count = machine.process.supported().count().max(1) as u32;
        let devices: Result<Vec<Device>, Error> = (0..count).map(|index| machine.open(index, why, timeout)).collect();
        if let Some(first) = devices.as_ref().ok().and_then(|devices| devices.first()) {
            hint(first, quiet);
        }
        devices
    }

    /// The devices that [`Builder::open_all`] would open.
    ///
    /// # Errors
    /// Why the driver could not be asked.
    pub fn list(self) -> Result<Vec<DeviceInfo>, Error> {
        let process = self.machine()?.process;
        let emulated = process.sys.emulated();
        Ok(process.supported().zip(0..).map(|(node, index)| DeviceInfo::new(index, node, emulated)).collect())
    }

    fn connect(self) -> Result<Device, Error> {
        let (why, timeout) = (self.why, self.timeout);
        let index = if let Choice::Card(index) = self.choice { index } else { 0 };
        #[cfg(feature = "virtual")]
        if let Choice::Any = self.choice {
            return match cards().and_then(|machine| machine.open(0, "", timeout)) {
                Ok(device) => Ok(device),
                Err(error) => {
                    let why = format!(", emulated on the CPU because {}", because(&error));
                    virtual_machine(VirtualOptions::default())?.open(0, &why, timeout)
                }
            };
        }
        self.machine()?.open(index, why, timeout)
    }

    fn machine(self) -> Result<Machine, Error> {
        match self.choice {
            Choice::Card(_) => cards(),
            #[cfg(feature = "virtual")]
            Choice::Virtual(options) => virtual_machine(options),
            #[cfg(not(feature = "virtual"))]
            Choice::Virtual => Err(NO_VIRTUAL),
            #[cfg(feature = "virtual")]
            Choice::Any => match cards() {
                Ok(machine) if machine.process.supported().next().is_some() => Ok(machine),
                _ => virtual_machine(VirtualOptions::default()),
            },
            #[cfg(not(feature = "virtual"))]
            Choice::Any => cards(),
        }
    }
}

fn hint(device: &Device, quiet: bool) {
    #[cfg(feature = "virtual")]
    if device.is_virtual() && !quiet {
        crate::hint::about_optimisation();
    }
    #[cfg(not(feature = "virtual"))]
    let _ = (device, quiet);
}

#[cfg(feature = "virtual")]
fn because(error: &Error) -> String {
    match error {
        Error::NoKfd => "there is no /dev/kfd".to_owned(),
        Error::NotBuilt { .. } => "this build does not support cards".to_owned(),
        error => error.to_string(),
    }
}

#[cfg(not(feature = "virtual"))]
const NO_VIRTUAL: Error = Error::NotBuilt { what: "virtual GPU", feature: "virtual", note: "" };

/// The GPUs behind one connection to a driver.
struct Machine {
    process: Arc<Process>,
    /// Connections of earlier calls, which are kept, by index.
    kept: Option<&'static Mutex<BTreeMap<u32, Arc<Connection>>>>,
}

impl Machine {
    fn open(&self, index: u32, why: &str, timeout: Option<Duration>) -> Result<Device, Error> {
        self.process.check()?;
        let connection = match self.kept {
            None => Connection::new(&self.process, index)?,
            Some(kept) => {
                let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
                match kept.entry(index) {
                    Entry::Occupied(known) => known.get().clone(),
                    Entry::Vacant(free) => free.insert(Connection::new(&self.process, index)?).clone(),
                }
            }
        };
        let node = &connection.client.node;
        let (description, usual) = match self.process.sys.emulated() {
            true => (format!("virtual {} ({} CUs){why}", node.target(), node.cus), VIRTUAL_TIMEOUT),
            false => {
                (format!("{} {} ({} CUs) through /dev/kfd{why}", node.target(), node.name, node.cus), CARD_TIMEOUT)
            }
        };
        Device::new(connection, description, timeout.unwrap_or(usual))
    }
}

#[cfg(feature = "virtual")]
fn virtual_machine(options: VirtualOptions) -> Result<Machine, Error> {
    let process = Process::open(Arc::new(crate::sys::virtual_gpu::Virtual::new(options)))?;
    Ok(Machine { process, kept: None })
}

/// The cards of this machine. The driver has one address space per GPU and one event page for the process, however
/// often the process opens `/dev/kfd`, so the connection is kept.
#[cfg(all(target_os = "linux", feature = "kfd"))]
fn cards() -> Result<Machine, Error> {
    static PROCESS: Mutex<Option<Arc<Process>>> = Mutex::new(None);
    static KEPT: Mutex<BTreeMap<u32, Arc<Connection>>> = Mutex::new(BTreeMap::new());
    let mut known = PROCESS.lock().unwrap_or_else(PoisonError::into_inner);
    let process = match &*known {
        Some(process) => process.clone(),
        None => known.insert(Process::open(Arc::new(crate::sys::linux::Linux::open()?))?).clone(),
    };
    Ok(Machine { process, kept: Some(&KEPT) })
}

#[cfg(not(all(target_os = "linux", feature = "kfd")))]
fn cards() -> Result<Machine, Error> {
    Err(Error::NotBuilt { what: "driver for cards", feature: "kfd", note: " and build for Linux" })
}
