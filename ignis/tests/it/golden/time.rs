//! The modelled time of a launch.

use super::launch::{Argument, Launch};
use std::error::Error;
use t0::Image;
use t0_sim::gpu::{Arg, Gpu, Launch as Shape};
use t0_timing::Parameters;
use t0_timing::gpu::GpuTime;
use t0_timing::record::{Purpose, Sample, record};

/// A GPU with the operands of a launch.
struct Loaded {
    gpu: Gpu,
    arguments: Vec<Arg>,
}

impl Loaded {
    fn new(launch: &Launch) -> Result<Loaded, Box<dyn Error>> {
        let mut loaded = Loaded { gpu: Gpu::new(), arguments: Vec::new() };
        for argument in &launch.arguments {
            let argument = match argument {
                Argument::View { bytes, rows, cols } => {
                    let buffer = loaded.gpu.alloc(bytes.len() as u64)?;
                    loaded.gpu.write(buffer, 0, bytes)?;
                    Arg::View { buffer, rows: *rows, cols: *cols }
                }
                Argument::Value { bytes, .. } => Arg::Bytes(bytes.clone()),
            };
            loaded.arguments.push(argument);
        }
        Ok(loaded)
    }
}

impl Launch {
    /// The launch on the virtual GPU.
    fn shape(&self, image: &Image) -> Shape {
        let grid = std::array::from_fn(|axis| self.workgroups[axis] * image.block[axis]);
        Shape { grid, block: image.block.map(|side| side as u16), ..Shape::default() }
    }
}

/// What the model needs to know about a launch.
pub(crate) fn sample(image: &Image, launch: &Launch, purpose: Purpose) -> Result<Sample, Box<dyn Error>> {
    let Loaded { mut gpu, arguments } = Loaded::new(launch)?;
    let module = gpu.load(image.object)?;
    let kernel = gpu.object(module)?.kernels()[0].name().to_owned();
    Ok(record(&mut gpu, (module, &kernel), &arguments, &launch.shape(image), purpose)?)
}

/// The modelled time of a launch.
pub(crate) fn time(image: &Image, launch: &Launch, p: &Parameters) -> Result<GpuTime, Box<dyn Error>> {
    let sample = sample(image, launch, Purpose::Time)?;
    Ok(sample.launch(launch.data.level()).time(p, &sample.workgroups)?)
}
