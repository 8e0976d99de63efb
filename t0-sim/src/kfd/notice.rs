//! What the driver reports of a GPU to whoever listens: the events of SMI_EVENTS.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use super::events::Exception;

/// Something that happened to a GPU.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Notice {
    /// A kernel of this process accessed memory illegally.
    MemoryFault,
    /// The GPU is about to be reset.
    Reset,
}

/// Listens to what happens to a GPU.
pub trait Listener: Send + Sync + fmt::Debug {
    /// Called by the threads of the device. The listener is not called again if it returns false.
    fn notice(&self, notice: Notice) -> bool;
}

/// All listeners, with the GPU that each one listens to.
#[derive(Debug, Default)]
pub(super) struct Listeners(Mutex<Vec<(u32, Arc<dyn Listener>)>>);

impl Listeners {
    pub(super) fn add(&self, gpu_id: u32, listener: Arc<dyn Listener>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push((gpu_id, listener));
    }

    /// Calls the listeners of the GPU of an exception.
    pub(super) fn tell(&self, exception: &Exception) {
        let (gpu, notice) = match *exception {
            Exception::Memory { gpu_id, .. } => (gpu_id, Notice::MemoryFault),
            Exception::Reset { gpu_id } => (gpu_id, Notice::Reset),
        };
        let mut listeners = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        listeners.retain(|(own, listener)| *own != gpu || listener.notice(notice));
    }
}
