//! KFD events, which wake a sleeping host thread when a signal changes, memory is accessed illegally or the GPU is
//! reset.

use std::mem::offset_of;
use std::sync::Arc;
use std::time::Duration;

use t0_kfd::{CreateEvent, DestroyEvent, EventData, FreeMemoryOfGpu, Layout, WaitEvents, values};

use super::client::{self, Client, failed};
use super::memory::{self, Kind, Memory};
use crate::error::Error;
use crate::sys::{Errno, Pointer};

/// The page through which the GPUs deliver events. The driver accepts one per process, and keeps it until the process
/// ends, so it outlives the events.
#[derive(Debug)]
pub(crate) struct Page {
    handle: u64,
    address: u64,
    /// The GPUs that it is mapped into.
    gpus: Vec<u32>,
}

/// The events of a process: those of exceptions, and those that signals raise.
#[derive(Debug)]
pub(crate) struct Events {
    client: Arc<Client>,
    /// Address of the page.
    page: u64,
    memory: Event,
    hardware: Event,
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
    /// The driver cannot stop a queue.
    Stuck,
}

impl Events {
    /// Creates the events of exceptions, and the page if the process has none yet.
    pub(crate) fn new(client: &Arc<Client>, page: &mut Option<Page>) -> Result<Events, Error> {
        // Exceptions stay raised: the process is lost for every thread, also for those that do not wait at the moment.
        let memory = match page {
            Some(page) => create(client, page.address, values::EVENT_MEMORY, 0),
            None => Page::set(client, page),
        }?;
        let page = page.as_ref().map_or(0, |page| page.address);
        let hardware = create(client, page, values::EVENT_HW_EXCEPTION, 0)?;
        Ok(Events { client: client.clone(), page, memory, hardware })
    }

    /// A new event that signals can raise.
    pub(crate) fn signal_event(&self) -> Result<Event, Error> {
        create(&self.client, self.page, values::EVENT_SIGNAL, 0)
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
        let mut entries = [[0; EventData::BYTES]; N];
        for (entry, event) in entries.iter_mut().zip(events) {
            EventData { event_id: event.id, ..EventData::default() }.write(entry);
        }
        let mut argument = WaitEvents {
            num_events: N as u32,
            timeout: u32::try_from(timeout.as_millis()).unwrap_or(u32::MAX - 1),
            ..WaitEvents::default()
        };
        let pointer = Pointer { at: offset_of!(WaitEvents, events_ptr), bytes: entries.as_flattened_mut() };
        match client::ioctl(&*self.client.sys, &mut argument, &mut [pointer]) {
            Ok(()) => {}
            // A Unix signal arrived: the caller checks the state and sleeps again.
            Err(Errno::INTR | Errno::AGAIN) => return Ok(Woken::Event),
            Err(errno) => return Err(failed::<WaitEvents>(errno)),
        }
        let data = entries.map(|entry| EventData::read(&entry));
        let [memory, hardware, ..] = data[..] else { return Ok(Woken::Event) };
        if hardware.is_reset() {
            return Ok(Woken::Exception(Exception::Reset));
        }
        if memory.not_present | memory.read_only | memory.no_execute | memory.imprecise != 0 || memory.gpu_id != 0 {
            return Ok(Woken::Exception(Exception::Memory {
                address: memory.va,
                read_only: memory.read_only != 0,
                no_execute: memory.no_execute != 0,
            }));
        }
        Ok(if argument.wait_result == values::WAIT_RESULT_TIMEOUT { Woken::Timeout } else { Woken::Event })
    }
}

impl Page {
    /// Allocates the page and passes it to the driver with the first event.
    fn set(client: &Arc<Client>, page: &mut Option<Page>) -> Result<Event, Error> {
        let memory = Memory::new(client, values::EVENT_PAGE_BYTES, Kind::Shared)?;
        let (handle, address) = (memory.handle(), memory.address());
        let event = create(client, address, values::EVENT_MEMORY, handle);
        // If the call fails, the driver may have accepted the page nevertheless. Then it refuses to free it with EPERM,
        // otherwise with EBUSY, because it is mapped.
        let accepted = || client.raw(&mut FreeMemoryOfGpu { handle }, &mut []) == Err(Errno::PERM);
        if event.is_ok() || accepted() {
            memory.keep();
            *page = Some(Page { handle, address, gpus: vec![client.node.gpu_id] });
        }
        event
    }

    /// Lets the GPU of `client` raise events.
    pub(crate) fn share_with(&mut self, client: &Client) -> Result<(), Error> {
        if !self.gpus.contains(&client.node.gpu_id) {
            memory::map_into(client, self.handle, client.node.gpu_id)?;
            self.gpus.push(client.node.gpu_id);
        }
        Ok(())
    }
}

impl Drop for Event {
    fn drop(&mut self) {
        let _ = self.client.raw(&mut DestroyEvent { event_id: self.id, pad: 0 }, &mut []);
    }
}

/// Creates an event of the page at `page`. Only events of signals are consumed by a wait.
fn create(client: &Arc<Client>, page: u64, event_type: u32, page_handle: u64) -> Result<Event, Error> {
    let signal = event_type == values::EVENT_SIGNAL;
    let mut argument = CreateEvent {
        event_page_offset: page_handle,
        event_type,
        auto_reset: signal.into(),
        node_id: client.node.gpu_id,
        ..CreateEvent::default()
    };
    client.call(&mut argument)?;
    let mailbox = if signal { page + u64::from(argument.event_slot_index) * 8 } else { 0 };
    Ok(Event { client: client.clone(), id: argument.event_id, mailbox })
}
