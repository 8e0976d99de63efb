//! KFD events, which wake a sleeping host thread when a signal changes or memory is accessed illegally.

use std::sync::Arc;
use std::time::Duration;

use super::abi::{self, EventData};
use super::client::{Client, failed};
use super::memory::{Kind, Memory};
use crate::error::Error;
use crate::sys::{Errno, Pointer};

/// The page through which the GPU delivers events, and the memory exception event.
#[derive(Debug)]
pub(crate) struct Events {
    page: Memory,
    exception: Event,
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
    /// A memory exception.
    Exception {
        /// The address accessed, rounded to its page.
        address: u64,
        /// The page exists but is read-only.
        read_only: bool,
        /// The page exists but is not executable.
        no_execute: bool,
    },
}

impl Events {
    /// Sets the page up.
    pub(crate) fn new(client: &Arc<Client>) -> Result<Events, Error> {
        let page = Memory::new(client, abi::EVENT_PAGE_BYTES, Kind::Shared)?;
        let exception = create(client, &page, abi::EVENT_MEMORY, page.handle())?;
        Ok(Events { page, exception })
    }

    /// A new event that signals can raise.
    pub(crate) fn signal_event(&self) -> Result<Event, Error> {
        create(self.page.client(), &self.page, abi::EVENT_SIGNAL, 0)
    }

    /// Sleeps until `event` or a memory exception, at most `timeout`.
    pub(crate) fn wait(&self, event: &Event, timeout: Duration) -> Result<Woken, Error> {
        let mut data = [
            EventData { event_id: event.id, ..Default::default() },
            EventData { event_id: self.exception.id, ..Default::default() },
        ];
        let mut argument = abi::WaitEvents {
            count: 2,
            timeout_ms: u32::try_from(timeout.as_millis()).unwrap_or(u32::MAX - 1),
            ..Default::default()
        };
        let bytes = bytemuck::cast_slice_mut(&mut data);
        match self.page.client().raw(&mut argument, &mut [Pointer { at: 0, bytes }]) {
            Ok(()) => {}
            // A Unix signal arrived: the caller checks the state and sleeps again.
            Err(Errno::INTR | Errno::AGAIN) => return Ok(Woken::Event),
            Err(errno) => return Err(failed::<abi::WaitEvents>(errno)),
        }
        let exception = data[1];
        if exception.not_present | exception.read_only | exception.no_execute != 0 {
            return Ok(Woken::Exception {
                address: exception.address,
                read_only: exception.read_only != 0,
                no_execute: exception.no_execute != 0,
            });
        }
        Ok(if argument.result == abi::WAIT_TIMEOUT { Woken::Timeout } else { Woken::Event })
    }
}

impl Drop for Event {
    fn drop(&mut self) {
        let _ = self.client.raw(&mut abi::DestroyEvent { event_id: self.id, pad: 0 }, &mut []);
    }
}

fn create(client: &Arc<Client>, page: &Memory, event_type: u32, page_handle: u64) -> Result<Event, Error> {
    let mut argument = abi::CreateEvent {
        page_offset: page_handle,
        event_type,
        auto_reset: 1,
        node_id: client.node.gpu_id,
        ..Default::default()
    };
    client.call(&mut argument)?;
    let mailbox = if event_type == abi::EVENT_SIGNAL { page.address() + u64::from(argument.slot) * 8 } else { 0 };
    Ok(Event { client: client.clone(), id: argument.event_id, mailbox })
}
