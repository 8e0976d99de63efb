//! Streams: queues of launches that run in order, concurrently with other streams.

use std::sync::Arc;

use crate::device::Device;
use crate::error::{Error, GraphError};
use crate::event::Event;
use crate::graph::recording::Recorder;
use crate::submit::Submitter;

/// A separate queue on a device. Launches of one stream run one after the other; those of two streams may overlap,
/// unless they use the same buffers.
///
/// Dropping a stream does not wait; enqueued work still runs.
#[derive(Debug)]
pub struct Stream {
    device: Device,
    submitter: Arc<Submitter>,
    /// The number of its first packet: an earlier stream may have used the queue.
    first: u64,
    recorder: Recorder,
}

impl Stream {
    pub(crate) fn new(device: &Device) -> Result<Stream, Error> {
        let submitter = device.take_submitter()?;
        let first = submitter.begin();
        Ok(Stream { device: device.clone(), submitter, first, recorder: Recorder::default() })
    }

    /// Waits until everything enqueued so far has run.
    ///
    /// # Errors
    /// The first failure that has not been reported yet, a timeout, or [`GraphError::StreamIsRecording`].
    pub fn wait(&self) -> Result<(), Error> {
        self.check_not_recording("wait for it")?;
        self.submitter().wait_all(self.first)
    }

    /// Records an event at this point of the stream, reached when everything enqueued so far has run.
    ///
    /// # Errors
    /// An earlier failure that prevents the queue from accepting work, or [`GraphError::StreamIsRecording`].
    pub fn record(&self) -> Result<Event, Error> {
        self.check_not_recording("record an event on it")?;
        Event::new(&self.device, &self.submitter)
    }

    /// The device that the stream belongs to.
    pub fn device(&self) -> &Device {
        &self.device
    }

    /// Whether launches of the calling thread are recorded for a [`Graph`](crate::Graph) instead of enqueued. A
    /// recording belongs to its thread: those of other threads are enqueued meanwhile.
    pub fn is_recording(&self) -> bool {
        self.recorder.is_open_here()
    }

    pub(crate) fn recorder(&self) -> &Recorder {
        &self.recorder
    }

    pub(crate) fn check_not_recording(&self, action: &'static str) -> Result<(), Error> {
        if self.is_recording() { Err(Error::Graph(GraphError::StreamIsRecording { action })) } else { Ok(()) }
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
