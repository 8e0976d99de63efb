//! Opens the device: the only file of the example that does.

use crate::args::DeviceChoice;
use ignis::Error;
use ignis::engine::{Engine, Limits};
use ignis::models::{Checkpoint, Memory, WeightForm, Weights};

/// A model whose weights are on a device.
pub(crate) struct Opened {
    /// The model with its cache, for one sequence.
    pub(crate) engine: Engine,
    /// The device's name.
    pub(crate) device: String,
    /// Whether the device is emulated.
    pub(crate) emulated: bool,
    /// The bits of a weight on the device.
    pub(crate) bits: f64,
    /// The device memory.
    pub(crate) memory: Memory,
}

/// Opens the device and uploads the weights in the form `form`, with a cache for `context` tokens.
///
/// `progress` is called with the number of bytes uploaded and the total.
pub(crate) fn open(
    checkpoint: &Checkpoint,
    context: usize,
    choice: DeviceChoice,
    form: WeightForm,
    progress: &mut dyn FnMut(u64, u64),
) -> Result<Opened, Error> {
    let total = checkpoint.weights.bytes();
    let device = match choice {
        DeviceChoice::Auto => t0::Device::open(),
        DeviceChoice::Virtual => t0::Device::builder().virtual_gpu(t0::VirtualOptions::default()).open(),
        DeviceChoice::Gpu => t0::Device::builder().kfd(0).open(),
    }?;
    let limits = Limits::of_window(1, context, checkpoint.config.window());
    let memory = checkpoint.check_memory(&device, form, limits)?;
    let weights = Weights::load(&device, checkpoint, form, &mut |done| progress(done, total))?;
    let (engine, bits) = (weights.engine(limits)?, weights.bits());
    Ok(Opened { engine, device: device.name(), emulated: device.is_virtual(), bits, memory })
}
