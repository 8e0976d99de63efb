//! Streams: queues of launches that run in order, concurrently with other streams.

use std::sync::Arc;

use crate::device::Device;
use crate::error::Error;
use crate::event::Event;
use crate::submit::Submitter;

/// A separate queue on a device. Launches of one stream run one after the other; those of two streams may overlap,
/// unless they use the same buffers.
///
/// Dropping a stream does not wait; enqueued work still runs.
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
    /// The first failure that has not been reported yet, or a timeout.
    pub fn wait(&self) -> Result<(), Error> {
        self.submitter().wait_all()
    }

    /// Records an event at this point of the stream, reached when everything enqueued so far has run.
    ///
    /// # Errors
    /// An earlier failure that prevents the queue from accepting work.
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
