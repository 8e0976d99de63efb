//! The modelled time of a launch.

use crate::launch::{Argument, Data, Launch};
use std::error::Error;
use std::ops::Range;
use t0::Image;
use t0_sim::exec::{Executed, Options};
use t0_sim::gpu::{Arg, Buffer, Gpu, GpuError, Launch as Shape};
use t0_timing::Parameters;
use t0_timing::gpu::{self, Geometry, GpuTime, Sample};

/// Bytes of a line.
const LINE: u64 = 128;
/// Lines of a page, in whose multiples buffers are placed.
const PAGE: u64 = 4096 / LINE;

/// A GPU with the operands of a launch.
struct Loaded {
    gpu: Gpu,
    arguments: Vec<Arg>,
    buffers: Vec<Buffer>,
}

impl Loaded {
    fn new(launch: &Launch) -> Result<Loaded, Box<dyn Error>> {
        let mut loaded = Loaded { gpu: Gpu::new(), arguments: Vec::new(), buffers: Vec::new() };
        for argument in &launch.arguments {
            let argument = match argument {
                Argument::View { bytes, rows, cols } => {
                    let buffer = loaded.gpu.alloc(bytes.len() as u64)?;
                    loaded.gpu.write(buffer, 0, bytes)?;
                    loaded.buffers.push(buffer);
                    Arg::View { buffer, rows: *rows, cols: *cols }
                }
                Argument::Value(bytes) => Arg::Bytes(bytes.clone()),
            };
            loaded.arguments.push(argument);
        }
        Ok(loaded)
    }

    fn places(&self) -> Result<Places, GpuError> {
        let mut next = 0;
        let mut places = Vec::new();
        for &buffer in &self.buffers {
            let (first, lines) = (self.gpu.address(buffer)? / LINE, self.gpu.size(buffer)?.div_ceil(LINE));
            places.push((first..first + lines, next));
            next += lines.next_multiple_of(PAGE);
        }
        Ok(Places(places))
    }
}

/// The lines of each buffer, and the number that the first of them would have if the buffers lay one after another. The
/// addresses of the virtual GPU are those of the host. They differ from run to run, and with them the lines that
/// displace each other in a cache.
struct Places(Vec<(Range<u64>, u64)>);

impl Places {
    /// The lines that take the place of these. `None` if one of them is in no buffer.
    fn of(&self, touched: &[u64]) -> Option<Vec<u64>> {
        let place = |line: &u64| {
            let (lines, first) = self.0.iter().find(|(lines, _)| lines.contains(line))?;
            Some(first + line - lines.start)
        };
        touched.iter().map(place).collect()
    }
}

/// The modelled time of a launch. The workgroups that the model needs run on the virtual GPU.
pub(crate) fn time(image: &Image, launch: &Launch, p: &Parameters) -> Result<GpuTime, Box<dyn Error>> {
    let mut loaded = Loaded::new(launch)?;
    let places = loaded.places()?;
    let Loaded { gpu, arguments, .. } = &mut loaded;
    let module = gpu.load(image.object)?;
    let entry = &gpu.object(module)?.kernels()[0];
    let kernel = entry.name().to_owned();
    let grid = std::array::from_fn(|axis| launch.workgroups[axis] * image.block[axis]);
    let geometry = Geometry::of(&entry.descriptor, grid, image.block, 0)?;
    let numbers: Vec<u64> = geometry.sample(p).collect();
    let options =
        Options { trace: numbers.len() as u64, only: numbers.clone(), threads: Some(1), ..Options::default() };
    let block = image.block.map(|side| side as u16);
    let shape = Shape { grid, block, options, ..Shape::default() };
    let stats = gpu.launch(module, &kernel, arguments, &shape)?;
    let executed = |trace: Vec<Executed>| trace.into_iter().map(|one| (one.address, one.lines));
    let mut traces = Vec::new();
    for wave in stats.trace {
        let lines = places.of(&wave.touched).ok_or("an access outside of the operands")?;
        traces.push((executed(wave.executed), lines));
    }
    let mut sample = Sample::new(geometry);
    sample.add((gpu.object(module)?, gpu.base(module)?), numbers, traces)?;
    let data = match launch.data {
        Data::Infinity => gpu::Data::Infinity,
        Data::Dram => gpu::Data::Dram,
    };
    Ok(gpu::Launch { program: sample.code.shapes(), geometry, data }.time(p, &sample.workgroups)?)
}

#[test]
fn lines_do_not_depend_on_the_addresses_of_buffers() {
    let at = |first: u64, second: u64| Places(vec![(first..first + 3, 0), (second..second + 2, PAGE)]);
    assert_eq!(at(100, 200).of(&[102, 200, 100]), Some(vec![2, PAGE, 0]));
    assert_eq!(at(300, 10).of(&[302, 10, 300]), Some(vec![2, PAGE, 0]));
    assert_eq!(at(100, 200).of(&[103]), None, "behind the first buffer");
}
