//! Events: points in a stream that can be waited for and timed.

use std::sync::Arc;
use std::time::Duration;

use crate::device::Device;
use crate::error::Error;
use crate::submit::{Submitter, Ticket};

/// A point in a stream, reached when everything enqueued before it has run. Created by [`crate::Stream::record`].
#[derive(Debug)]
pub struct Event {
    submitter: Arc<Submitter>,
    ticket: Ticket,
    // Last, so that the queue is drained while its device still exists.
    _device: Device,
}

impl Event {
    pub(crate) fn new(device: &Device, submitter: &Arc<Submitter>) -> Result<Event, Error> {
        Ok(Event { ticket: submitter.mark()?, submitter: submitter.clone(), _device: device.clone() })
    }

    /// Waits until the event is reached.
    ///
    /// # Errors
    /// The error of earlier work if it has not been reported yet, or a timeout.
    pub fn wait(&self) -> Result<(), Error> {
        self.submitter.wait_quietly(self.ticket.number)
    }

    /// Whether the event has been reached, or never will be because work before it failed.
    pub fn is_done(&self) -> bool {
        self.ticket.signal.done()
    }

    /// The time from `earlier` to this event on the device's clock. `None` until both are reached, and if `earlier` was
    /// later.
    pub fn since(&self, earlier: &Event) -> Option<Duration> {
        let (start, end) = (earlier.ticket.signal.ended(), self.ticket.signal.ended());
        if !self.is_done() || !earlier.is_done() || start.is_zero() || end.is_zero() {
            return None;
        }
        end.checked_sub(start)
    }
}
