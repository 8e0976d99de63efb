//! Opens the device: the only file of the example that does.

use crate::args::DeviceChoice;
use ignis::Error;
use ignis::engine::{Engine, Limits};
use ignis::files::Precision;
use ignis::models::{Checkpoint, Weights};

/// A model whose weights are on a device.
pub(crate) struct Opened {
    /// The model with its cache, for one sequence.
    pub(crate) engine: Engine,
    /// The device's name.
    pub(crate) device: String,
    /// Whether the device is emulated.
    pub(crate) emulated: bool,
}

/// Opens the device and uploads the weights in the type `precision`, with a cache for `context` tokens.
///
/// `progress` is called with the number of bytes uploaded and the total.
pub(crate) fn open(
    checkpoint: &Checkpoint,
    context: usize,
    choice: DeviceChoice,
    precision: Precision,
    progress: &mut dyn FnMut(u64, u64),
) -> Result<Opened, Error> {
    let total = checkpoint.weights.bytes();
    let device = match choice {
        DeviceChoice::Auto => t0::Device::open(),
        DeviceChoice::Virtual => t0::Device::builder().virtual_gpu(t0::VirtualOptions::default()).open(),
        DeviceChoice::Gpu => t0::Device::builder().kfd(0).open(),
    }?;
    let weights = Weights::load(&device, checkpoint, precision, &mut |done| progress(done, total))?;
    let engine = weights.engine(Limits::of_window(1, context, checkpoint.config.window()))?;
    Ok(Opened { engine, device: device.name(), emulated: device.is_virtual() })
}
