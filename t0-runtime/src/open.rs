//! Selects and opens a device.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use crate::closing::{Closing, Receiver};
use crate::device::{Device, DeviceInfo};
use crate::error::Error;
use crate::kfd::client::Client;
use crate::kfd::events::Events;
use crate::kfd::process::Process;
use crate::kfd::trap::Trap;

#[cfg(feature = "virtual")]
use crate::sys::virtual_gpu::Virtual;
#[cfg(feature = "virtual")]
use t0_sim::kfd::Watcher;
#[cfg(feature = "virtual")]
pub use t0_sim::kfd::{Card, VirtualOptions};

/// The default timeout: how long a wait continues while nothing completes.
const CARD_TIMEOUT: Duration = Duration::from_secs(60);
/// The default timeout on the virtual GPU, which is slower and has a budget against endless loops.
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
    on_close: Receiver,
    /// What requests modelled time stamps of the virtual GPU, if anything does.
    #[cfg(feature = "virtual")]
    modelled_time: Option<&'static str>,
    /// The folder for a recording of all launches.
    recording: Option<PathBuf>,
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
    /// Set while the device is open.
    _trap: Option<Arc<Trap>>,
    pub(crate) client: Arc<Client>,
}

impl Connection {
    pub(crate) fn new(process: &Arc<Process>, index: u32) -> Result<Arc<Connection>, Error> {
        let client = Client::open(process, index)?;
        let events = process.events(&client)?;
        let trap = client.install_trap()?;
        Ok(Arc::new(Connection { events, _trap: trap, client }))
    }
}

impl Builder {
    /// The only function that reads `T0_DEVICE`.
    pub(crate) fn from_environment() -> Result<Builder, Error> {
        let device = std::env::var("T0_DEVICE");
        let choice = match device.as_deref() {
            Err(std::env::VarError::NotPresent) | Ok("") => return Ok(Builder::default()),
            Ok("kfd") => Choice::Card(0),
            #[cfg(feature = "virtual")]
            Ok("virtual") => Choice::Virtual(VirtualOptions::default()),
            #[cfg(feature = "virtual")]
            Ok("virtual-timed") => Choice::Virtual(VirtualOptions::default()),
            #[cfg(not(feature = "virtual"))]
            Ok("virtual" | "virtual-timed") => Choice::Virtual,
            Ok(value) => return Err(Error::UnknownDevice { value: value.to_owned() }),
            Err(std::env::VarError::NotUnicode(value)) => {
                return Err(Error::UnknownDevice { value: value.to_string_lossy().into_owned() });
            }
        };
        Ok(Builder {
            choice,
            why: ", as T0_DEVICE asks",
            #[cfg(feature = "virtual")]
            modelled_time: (device.as_deref() == Ok("virtual-timed")).then_some("T0_DEVICE is `virtual-timed`"),
            ..Builder::default()
        })
    }

    /// Applies `T0_PROFILE`. The only function that reads it.
    fn with_recording_from_environment(self) -> Result<Builder, Error> {
        let folder = std::env::var_os("T0_PROFILE").filter(|folder| !folder.is_empty());
        self.with_recording(folder.map(PathBuf::from))
    }

    /// Records all launches to a folder, if there is one. Only launches on the virtual GPU can be recorded.
    fn with_recording(mut self, folder: Option<PathBuf>) -> Result<Builder, Error> {
        if folder.is_none() {
            return Ok(self);
        }
        match self.choice {
            Choice::Card(_) => return Err(Error::ProfiledCard),
            #[cfg(feature = "virtual")]
            Choice::Any => (self.choice, self.why) = (Choice::Virtual(VirtualOptions::default()), PROFILED),
            #[cfg(not(feature = "virtual"))]
            Choice::Any => (self.choice, self.why) = (Choice::Virtual, PROFILED),
            _ => {}
        }
        self.recording = folder;
        Ok(self)
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

    /// Makes the virtual GPU return modelled times: [`Report::elapsed`] and [`Event::since`] are what the cycle model
    /// computes for a gfx1100 (`docs/timing.md`), not how long the emulation takes. The first launch of each shape
    /// takes longer then, because it is recorded and modelled. It has no effect on a card.
    ///
    /// A launch that the model does not know, such as one whose workgroups wait for each other, becomes a fault.
    /// Without the cargo feature `profile`, opening the device is [`Error::NoProfile`].
    ///
    /// [`Report::elapsed`]: crate::Report::elapsed
    /// [`Event::since`]: crate::Event::since
    #[cfg(feature = "virtual")]
    pub fn modelled_time(mut self) -> Builder {
        self.modelled_time = Some("the program calls `Builder::modelled_time`");
        self
    }

    /// Suppresses hints on standard error. By default, the first virtual GPU of a process that was compiled without
    /// optimisation prints a line that says so and what to add to `Cargo.toml`.
    pub fn quiet(mut self) -> Builder {
        self.quiet = true;
        self
    }

    /// Passes to `receive` what happens to work that nobody has waited for when the device is closed. The default
    /// prints it to standard error, also after [`Builder::quiet`]: otherwise nothing would report a launch that failed
    /// or was stopped. `receive` runs on the thread that drops the last handle of the device.
    pub fn on_close(mut self, receive: impl Fn(&Closing) + Send + Sync + 'static) -> Builder {
        self.on_close = Receiver::new(receive);
        self
    }

    /// Opens the device.
    ///
    /// # Errors
    /// Why it could not be opened, and what to do.
    pub fn open(self) -> Result<Device, Error> {
        let quiet = self.quiet;
        let device = self.with_recording_from_environment()?.connect()?;
        hint(&device, quiet);
        Ok(device)
    }

    /// Opens all devices of the machine: all cards, or all of the virtual machine. They share one connection to the
    /// driver. Two calls for cards return handles of the same cards; two virtual machines are separate.
    ///
    /// # Errors
    /// Why one of them could not be opened, and what to do.
    pub fn open_all(self) -> Result<Vec<Device>, Error> {
        let this = self.with_recording_from_environment()?;
        let (why, timeout, quiet, on_close) = (this.why, this.timeout, this.quiet, this.on_close.clone());
        let machine = this.machine()?;
        let count = machine.process.supported().count().max(1) as u32;
        let devices: Result<Vec<Device>, Error> =
            (0..count).map(|index| machine.open(index, why, timeout, &on_close)).collect();
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
        let process = self.with_recording_from_environment()?.machine()?.process;
        let emulated = process.sys.emulated();
        Ok(process.supported().zip(0..).map(|(node, index)| DeviceInfo::new(index, node, emulated)).collect())
    }

    fn connect(self) -> Result<Device, Error> {
        let (why, timeout, on_close) = (self.why, self.timeout, self.on_close.clone());
        let index = if let Choice::Card(index) = self.choice { index } else { 0 };
        #[cfg(feature = "virtual")]
        if let Choice::Any = self.choice {
            return match cards().and_then(|machine| machine.open(0, "", timeout, &on_close)) {
                Ok(device) => Ok(device),
                Err(error) => {
                    let why = format!(", emulated on the CPU because {}", because(&error));
                    self.virtual_machine(VirtualOptions::default())?.open(0, &why, timeout, &on_close)
                }
            };
        }
        self.machine()?.open(index, why, timeout, &on_close)
    }

    fn machine(self) -> Result<Machine, Error> {
        match &self.choice {
            Choice::Card(_) => cards(),
            #[cfg(feature = "virtual")]
            Choice::Virtual(options) => self.virtual_machine(options.clone()),
            #[cfg(not(feature = "virtual"))]
            Choice::Virtual => Err(NO_VIRTUAL),
            #[cfg(feature = "virtual")]
            Choice::Any => match cards() {
                Ok(machine) if machine.process.supported().next().is_some() => Ok(machine),
                _ => self.virtual_machine(VirtualOptions::default()),
            },
            #[cfg(not(feature = "virtual"))]
            Choice::Any => cards(),
        }
    }

    #[cfg(feature = "virtual")]
    fn virtual_machine(&self, options: VirtualOptions) -> Result<Machine, Error> {
        let device = Virtual::new(options, self.watcher()?);
        Ok(Machine { process: Process::open(Arc::new(device))?, kept: None })
    }

    /// The watcher of launches, if the time is modelled or the launches are recorded.
    #[cfg(feature = "profile")]
    fn watcher(&self) -> Result<Option<Arc<dyn Watcher>>, Error> {
        let recording = self.recording.as_deref();
        if recording.is_none() && self.modelled_time.is_none() {
            return Ok(None);
        }
        let recorder = t0_timing::record::Recorder::new(recording, self.modelled_time.is_some());
        Ok(Some(Arc::new(recorder.map_err(|error| Error::Profile { why: error.to_string() })?)))
    }

    /// The watcher of launches, which needs the feature `profile`.
    #[cfg(all(feature = "virtual", not(feature = "profile")))]
    fn watcher(&self) -> Result<Option<Arc<dyn Watcher>>, Error> {
        match (&self.recording, self.modelled_time) {
            (None, None) => Ok(None),
            (Some(_), _) => Err(Error::NoProfile { what: "T0_PROFILE is set" }),
            (None, Some(what)) => Err(Error::NoProfile { what }),
        }
    }
}

/// Why a device was chosen.
const PROFILED: &str = ", as T0_PROFILE asks";

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
    fn open(&self, index: u32, why: &str, timeout: Option<Duration>, on_close: &Receiver) -> Result<Device, Error> {
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
        Device::new(connection, description, timeout.unwrap_or(usual), on_close.clone())
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_virtual_gpu_can_be_recorded() {
        let folder = || Some(PathBuf::from("recording"));
        let refused = Builder::default().kfd(0).with_recording(folder()).map(drop);
        assert!(matches!(refused, Err(Error::ProfiledCard)), "{refused:?}");
        let chosen = Builder::default().with_recording(folder()).expect("there is a choice");
        assert_eq!((chosen.recording, chosen.why), (folder(), ", as T0_PROFILE asks"));
        assert!(!matches!(chosen.choice, Choice::Any | Choice::Card(_)));
        let none = Builder::default().kfd(3).with_recording(None).expect("nothing is recorded");
        assert!(matches!(none.choice, Choice::Card(3)));
    }

    #[cfg(feature = "profile")]
    #[test]
    fn a_folder_that_cannot_be_created_is_an_error() {
        let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml");
        let failed = Builder::default().with_recording(Some(file)).expect("the virtual GPU").connect();
        let why = failed.expect_err("a file is not a folder").to_string();
        assert!(why.starts_with("the recording for T0_PROFILE failed: ") && why.contains("cannot be written"), "{why}");
    }
}
