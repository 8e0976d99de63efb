//! Streams: queues of launches that run in order, beside those of other streams.

use std::sync::Arc;

use crate::device::Device;
use crate::error::Error;
use crate::event::Event;
use crate::submit::Submitter;

/// A queue of its own on a device. Launches of one stream run one after the other; those of two streams may overlap, except where they
/// use the same buffers.
///
/// Dropping a stream waits for nothing; what was enqueued still runs.
#[derive(Debug)]
pub struct Stream {
    device: Device,
    submitter: Arc<Submitter>,
}

impl Stream {
    pub(crate) fn new(device: &Device) -> Result<Stream, Error> {
        Ok(Stream { device: device.clone(), submitter: device.take_submitter()? })
    }

    /// Waits until everything enqueued so far has run.
    ///
    /// # Errors
    /// The first failure that was not reported yet, or a time-out.
    pub fn wait(&self) -> Result<(), Error> {
        self.submitter().wait_all()
    }

    /// Marks this point of the stream: the event is reached when everything enqueued so far has run.
    ///
    /// # Errors
    /// A failure that made room in the queue impossible.
    pub fn record(&self) -> Result<Event, Error> {
        Event::new(&self.device, &self.submitter)
    }

    /// The device that the stream belongs to.
    pub fn device(&self) -> &Device {
        &self.device
    }

    pub(crate) fn submitter(&self) -> &Submitter {
        &self.submitter
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.device.give_submitter(self.submitter.clone());
    }
}
