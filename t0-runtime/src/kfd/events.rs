//! KFD events, which wake a sleeping host thread when a signal changes, memory is accessed illegally or the GPU is
//! reset.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::abi::{self, EventData};
use super::client::{Client, failed};
use super::memory::{Kind, Memory};
use crate::error::Error;
use crate::sys::{Errno, Pointer};

/// The page through which the GPUs deliver events, and the events of exceptions. A process has one.
#[derive(Debug)]
pub(crate) struct Events {
    page: Memory,
    memory: Event,
    hardware: Event,
    /// The GPUs that the page is mapped into.
    gpus: Mutex<Vec<u32>>,
}

/// One event, destroyed on drop.
#[derive(Debug)]
pub(crate) struct Event {
    client: Arc<Client>,
    /// The id, as stored in signals.
    pub(crate) id: u32,
    /// Where the GPU writes the id; 0 for events that the GPU does not raise by itself.
    pub(crate) mailbox: u64,
}

/// Why a wait ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Woken {
    /// The event was raised, or something else happened: check the state again.
    Event,
    /// The timeout expired.
    Timeout,
    /// The driver has stopped all work of the process.
    Exception(Exception),
}

/// Why the driver has stopped the process.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Exception {
    /// A kernel accessed memory illegally.
    Memory {
        /// The address accessed, rounded to its page.
        address: u64,
        /// The page exists but is read-only.
        read_only: bool,
        /// The page exists but is not executable.
        no_execute: bool,
    },
    /// The GPU was reset.
    Reset,
}

impl Events {
    /// Sets the page up.
    pub(crate) fn new(client: &Arc<Client>) -> Result<Events, Error> {
        let page = Memory::new(client, abi::EVENT_PAGE_BYTES, Kind::Shared)?;
        // Exceptions stay raised: the process is lost for every thread, also for those that do not wait at the moment.
        let memory = create(client, &page, abi::EVENT_MEMORY, page.handle())?;
        let hardware = create(client, &page, abi::EVENT_HARDWARE, 0)?;
        Ok(Events { page, memory, hardware, gpus: Mutex::new(vec![client.node.gpu_id]) })
    }

    /// Lets the GPU of `client` raise events.
    pub(crate) fn share_with(&self, client: &Client) -> Result<(), Error> {
        let mut gpus = self.gpus.lock().unwrap_or_else(PoisonError::into_inner);
        if !gpus.contains(&client.node.gpu_id) {
            self.page.map_into(client.node.gpu_id)?;
            gpus.push(client.node.gpu_id);
        }
        Ok(())
    }

    /// A new event that signals can raise.
    pub(crate) fn signal_event(&self) -> Result<Event, Error> {
        create(self.page.client(), &self.page, abi::EVENT_SIGNAL, 0)
    }

    /// Sleeps until `event` or an exception, at most `timeout`.
    pub(crate) fn wait(&self, event: &Event, timeout: Duration) -> Result<Woken, Error> {
        self.wait_for([&self.memory, &self.hardware, event], timeout)
    }

    /// Whether there was an exception.
    pub(crate) fn poll(&self) -> Result<Option<Exception>, Error> {
        Ok(match self.wait_for([&self.memory, &self.hardware], Duration::ZERO)? {
            Woken::Exception(exception) => Some(exception),
            Woken::Event | Woken::Timeout => None,
        })
    }

    /// Waits for one of the events, the first two of which are the exceptions.
    fn wait_for<const N: usize>(&self, events: [&Event; N], timeout: Duration) -> Result<Woken, Error> {
        let mut data = events.map(|event| EventData { event_id: event.id, ..Default::default() });
        let mut argument = abi::WaitEvents {
            count: N as u32,
            timeout_ms: u32::try_from(timeout.as_millis()).unwrap_or(u32::MAX - 1),
            ..Default::default()
        };
        let bytes = bytemuck::cast_slice_mut(&mut data);
        match self.page.client().once(&mut argument, &mut [Pointer { at: 0, bytes }]) {
            Ok(()) => {}
            // A Unix signal arrived: the caller checks the state and sleeps again.
            Err(Errno::INTR | Errno::AGAIN) => return Ok(Woken::Event),
            Err(errno) => return Err(failed::<abi::WaitEvents>(errno)),
        }
        let [memory, hardware, ..] = data[..] else { return Ok(Woken::Event) };
        // Of a hardware exception, `memory_lost` or `gpu_id` is set.
        if hardware.no_execute | hardware.imprecise != 0 {
            return Ok(Woken::Exception(Exception::Reset));
        }
        if memory.not_present | memory.read_only | memory.no_execute | memory.imprecise != 0 || memory.gpu_id != 0 {
            return Ok(Woken::Exception(Exception::Memory {
                address: memory.address,
                read_only: memory.read_only != 0,
                no_execute: memory.no_execute != 0,
            }));
        }
        Ok(if argument.result == abi::WAIT_TIMEOUT { Woken::Timeout } else { Woken::Event })
    }
}

impl Drop for Event {
    fn drop(&mut self) {
        let _ = self.client.raw(&mut abi::DestroyEvent { event_id: self.id, pad: 0 }, &mut []);
    }
}

/// Creates an event. Only events of signals are consumed by a wait.
fn create(client: &Arc<Client>, page: &Memory, event_type: u32, page_handle: u64) -> Result<Event, Error> {
    let signal = event_type == abi::EVENT_SIGNAL;
    let mut argument = abi::CreateEvent {
        page_offset: page_handle,
        event_type,
        auto_reset: signal.into(),
        node_id: client.node.gpu_id,
        ..Default::default()
    };
    client.call(&mut argument)?;
    let mailbox = if signal { page.address() + u64::from(argument.slot) * 8 } else { 0 };
    Ok(Event { client: client.clone(), id: argument.event_id, mailbox })
}
