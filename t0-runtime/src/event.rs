//! Events: marks in a stream that can be waited for and timed.

use std::sync::Arc;
use std::time::Duration;

use crate::device::Device;
use crate::error::Error;
use crate::submit::{Submitter, Ticket};

/// A mark in a stream: reached when everything enqueued before it has run. Made by [`crate::Stream::record`].
#[derive(Debug)]
pub struct Event {
    submitter: Arc<Submitter>,
    ticket: Ticket,
    // Last, so that the queue drains while its device lives.
    _device: Device,
}

impl Event {
    pub(crate) fn new(device: &Device, submitter: &Arc<Submitter>) -> Result<Event, Error> {
        Ok(Event { ticket: submitter.mark()?, submitter: submitter.clone(), _device: device.clone() })
    }

    /// Waits until the mark is reached.
    ///
    /// # Errors
    /// The failure of work before it that was not reported yet, or a time-out.
    pub fn wait(&self) -> Result<(), Error> {
        self.submitter.wait_quietly(self.ticket.number)
    }

    /// Whether the mark is reached, or will never be because work before it failed.
    pub fn is_done(&self) -> bool {
        self.ticket.signal.done()
    }

    /// The time from `earlier` to this one by the device's clock. `None` until both are reached, and if `earlier` was later.
    pub fn since(&self, earlier: &Event) -> Option<Duration> {
        let (start, end) = (earlier.ticket.signal.ended(), self.ticket.signal.ended());
        if !self.is_done() || !earlier.is_done() || start.is_zero() || end.is_zero() {
            return None;
        }
        end.checked_sub(start)
    }
}
