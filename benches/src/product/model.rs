//! The modelled time of a launch (`t0_timing::gpu`) whose results are right.

use super::candidate::{Buffers, Candidate};
use super::exact::{Exact, UNWRITTEN};
use std::error::Error;
use t0_sim::gpu::{Gpu, Launch};
use t0_timing::Parameters;
use t0_timing::gpu::{self, GpuTime};
use t0_timing::record::{Purpose, record};

/// Where the operands are when the launch starts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Data {
    /// In the nearest level that holds them, as after an earlier launch with the same operands.
    Used,
    /// In DRAM.
    Cold,
}

/// The modelled time of the product. The workgroups that the model needs are run, and what they write is compared with
/// the exact result.
///
/// # Errors
/// The kernel cannot be run or modelled, or its result is wrong.
pub fn model(candidate: &Candidate, problem: &Exact, data: Data, p: &Parameters) -> Result<GpuTime, Box<dyn Error>> {
    let sizes @ [m, n, _] = problem.sizes;
    let mut gpu = Gpu::new();
    let [a, b] = problem.operands(candidate.layout, candidate.element, candidate.pad);
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

    let launch = Launch { grid, block: candidate.workgroup, dynamic_lds: candidate.dynamic_lds, ..Launch::default() };
    let sample = record(&mut gpu, (module, &candidate.kernel), &arguments, &launch, Purpose::Time)?;
    gpu.read(buffers.y, 0, &mut y)?;
    problem.compare(sample.workgroups.iter().map(|workgroup| candidate.part(workgroup.number, [m, n])), &y)?;
    drop((gpu, y));
    let data = match data {
        Data::Used => gpu::Data::fitting(p, bytes),
        Data::Cold => gpu::Data::Dram,
    };
    Ok(sample.launch(data).time(p, &sample.workgroups)?)
}
