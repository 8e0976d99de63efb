//! The modelled time of a launch (`t0_timing::gpu`) whose results are right.

use crate::candidate::{Buffers, Candidate};
use std::error::Error;
use t0_benches::exact::{Exact, UNWRITTEN};
use t0_sim::exec::{Executed, Options};
use t0_sim::gpu::{Gpu, Launch};
use t0_timing::Parameters;
use t0_timing::gpu::{self, Geometry, GpuTime, Sample};

/// Workgroups that are run at once, which bounds the memory of their traces.
const BATCH: usize = 48;

/// Where the operands are when the launch starts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Data {
    /// In the nearest level that holds them, as after an earlier launch with the same operands.
    Used,
    /// In DRAM.
    Cold,
}

/// The modelled time of the product. The workgroups that the model needs are run, and what they write is compared with
/// the exact result.
pub(crate) fn model(
    candidate: &Candidate,
    problem: &Exact,
    data: Data,
    p: &Parameters,
) -> Result<GpuTime, Box<dyn Error>> {
    let sizes @ [m, n, _] = problem.sizes;
    let mut gpu = Gpu::new();
    let [a, b] = problem.operands(candidate.layout);
    let mut y = vec![UNWRITTEN; 4 * m * n];
    let buffers =
        Buffers { a: gpu.alloc(a.len() as u64)?, b: gpu.alloc(b.len() as u64)?, y: gpu.alloc(y.len() as u64)? };
    gpu.write(buffers.a, 0, &a)?;
    gpu.write(buffers.b, 0, &b)?;
    gpu.write(buffers.y, 0, &y)?;
    let bytes = (a.len() + b.len() + y.len()) as u64;
    drop((a, b));
    let module = gpu.load(&candidate.object)?;
    let grid = candidate.work_items([m, n]);
    let arguments = candidate.arguments(sizes, &buffers);

    let entry = gpu.object(module)?.kernel(&candidate.kernel).ok_or("the kernel is gone")?;
    let geometry = Geometry::of(&entry.descriptor, grid, candidate.workgroup.map(u32::from), candidate.dynamic_lds)?;
    let mut sample = Sample::new(geometry);
    let numbers: Vec<u64> = geometry.sample(p).collect();
    for batch in numbers.chunks(BATCH) {
        let options =
            Options { trace: batch.len() as u64, only: batch.to_vec(), threads: Some(1), ..Options::default() };
        let launch = Launch {
            grid,
            block: candidate.workgroup,
            dynamic_lds: candidate.dynamic_lds,
            options,
            ..Launch::default()
        };
        let stats = gpu.launch(module, &candidate.kernel, &arguments, &launch)?;
        let executed = |trace: Vec<Executed>| trace.into_iter().map(|one| (one.address, one.lines));
        let traces = stats.trace.into_iter().map(|wave| (executed(wave.executed), wave.touched));
        sample.add((gpu.object(module)?, gpu.base(module)?), batch.iter().copied(), traces)?;
    }
    gpu.read(buffers.y, 0, &mut y)?;
    problem.compare(numbers.iter().map(|&number| candidate.part(number, [m, n])), &y)?;
    drop((gpu, y));
    let data = match data {
        Data::Used => gpu::Data::fitting(p, bytes),
        Data::Cold => gpu::Data::Dram,
    };
    let launch = gpu::Launch { program: sample.code.shapes(), geometry, data };
    Ok(launch.time(p, &sample.workgroups)?)
}
