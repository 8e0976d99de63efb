//! Selects and opens a device.

use std::sync::Arc;
use std::time::Duration;

use crate::device::Device;
use crate::error::Error;
use crate::kfd::client::Client;
use crate::kfd::events::Events;
use crate::sys::Sys;

#[cfg(feature = "virtual")]
pub use t0_sim::kfd::VirtualOptions;

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
    fn new(sys: Arc<dyn Sys>, index: u32) -> Result<Arc<Connection>, Error> {
        let client = Client::open(sys, index)?;
        let events = Arc::new(Events::new(&client)?);
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
        #[cfg(feature = "virtual")]
        if device.is_virtual() && !quiet {
            crate::hint::about_optimisation();
        }
        #[cfg(not(feature = "virtual"))]
        let _ = quiet;
        Ok(device)
    }

    fn connect(self) -> Result<Device, Error> {
        let (why, timeout) = (self.why, self.timeout);
        match self.choice {
            Choice::Card(index) => card(index, why, timeout),
            #[cfg(feature = "virtual")]
            Choice::Virtual(options) => emulated(options, why, timeout),
            #[cfg(not(feature = "virtual"))]
            Choice::Virtual => Err(NO_VIRTUAL),
            #[cfg(feature = "virtual")]
            Choice::Any => match card(0, "", timeout) {
                Ok(device) => Ok(device),
                Err(error) => {
                    let because = match error {
                        Error::NoKfd => "there is no /dev/kfd".to_owned(),
                        Error::NotBuilt { .. } => "this build does not support cards".to_owned(),
                        error => error.to_string(),
                    };
                    emulated(VirtualOptions::default(), &format!(", emulated on the CPU because {because}"), timeout)
                }
            },
            #[cfg(not(feature = "virtual"))]
            Choice::Any => card(0, why, timeout),
        }
    }
}

#[cfg(not(feature = "virtual"))]
const NO_VIRTUAL: Error = Error::NotBuilt { what: "virtual GPU", feature: "virtual", note: "" };

#[cfg(feature = "virtual")]
fn emulated(options: VirtualOptions, why: &str, timeout: Option<Duration>) -> Result<Device, Error> {
    let connection = Connection::new(Arc::new(crate::sys::virtual_gpu::Virtual::new(options)), 0)?;
    let node = &connection.client.node;
    let description = format!("virtual {} ({} CUs){why}", node.target(), node.cus);
    Device::new(connection, description, timeout.unwrap_or(VIRTUAL_TIMEOUT))
}

#[cfg(all(target_os = "linux", feature = "kfd"))]
fn card(index: u32, why: &str, timeout: Option<Duration>) -> Result<Device, Error> {
    use std::sync::{Mutex, PoisonError};

    // The driver has one address space and one event page per process, however often the process opens the device, so
    // connections are kept.
    static CARDS: Mutex<Vec<(u32, Arc<Connection>)>> = Mutex::new(Vec::new());
    let mut cards = CARDS.lock().unwrap_or_else(PoisonError::into_inner);
    let connection = match cards.iter().find(|(known, _)| *known == index) {
        Some((_, connection)) => connection.clone(),
        None => {
            let connection = Connection::new(Arc::new(crate::sys::linux::Linux::open()?), index)?;
            cards.push((index, connection.clone()));
            connection
        }
    };
    drop(cards);
    let node = &connection.client.node;
    let description = format!("{} {} ({} CUs) through /dev/kfd{why}", node.target(), node.name, node.cus);
    Device::new(connection, description, timeout.unwrap_or(CARD_TIMEOUT))
}

#[cfg(not(all(target_os = "linux", feature = "kfd")))]
fn card(_: u32, _: &str, _: Option<Duration>) -> Result<Device, Error> {
    let _ = CARD_TIMEOUT;
    Err(Error::NotBuilt { what: "driver for cards", feature: "kfd", note: " and build for Linux" })
}
