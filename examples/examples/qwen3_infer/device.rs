//! The one place where the example meets a device.

use crate::args::DeviceChoice;
use ignis::models::qwen3::{Checkpoint, Error, Forward};

/// A model whose weights are on a device.
pub(crate) struct Opened {
    /// The forward pass.
    pub(crate) model: Box<dyn Forward>,
    /// The device's name.
    pub(crate) device: String,
    /// Whether the device is emulated.
    pub(crate) emulated: bool,
}

/// Opens the device and uploads the weights, with a cache for `context` tokens.
///
/// `progress` is told bytes done and bytes in all.
pub(crate) fn open(
    checkpoint: &Checkpoint,
    context: usize,
    choice: DeviceChoice,
    progress: &mut dyn FnMut(u64, u64),
) -> Result<Opened, Error> {
    progress(0, checkpoint.weights.bytes());
    let what = format!(
        "this build cannot run Qwen3 on the device {choice:?} (context {context}): its kernels are not built in"
    );
    Err(Error::Device(what.into()))
}
