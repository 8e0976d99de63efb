//! The modelled time of a launch (`t0_timing::gpu`) whose results are right.

use crate::candidate::{Buffers, Candidate};
use crate::exact::Exact;
use crate::measure::instruction;
use std::error::Error;
use t0_sim::exec::{Options, WaveTrace};
use t0_sim::gpu::{Gpu, Launch};
use t0_timing::gpu::{self, Geometry, GpuTime, WaveRun, Workgroup};
use t0_timing::{Parameters, Program};

/// Workgroups that are run at once, which bounds the memory of their traces.
const BATCH: usize = 48;

/// Where the operands are when the launch starts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Data {
    /// In the Infinity Cache, if they fit, as after an earlier launch with the same operands.
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
    let mut y = vec![0xff; 4 * m * n];
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

    let waves = candidate.workgroup.map(u32::from).iter().product::<u32>().div_ceil(32);
    let workgroups = grid.iter().zip(candidate.workgroup).map(|(items, size)| u64::from(items.div_ceil(size.into())));
    let entry = gpu.object(module)?.kernel(&candidate.kernel).ok_or("the kernel is gone")?;
    let geometry = Geometry {
        workgroups: workgroups.product(),
        waves,
        vgprs: entry.descriptor.vgprs(),
        lds_bytes: entry.descriptor.group_segment_fixed_size + candidate.dynamic_lds,
        wgp_mode: entry.descriptor.rsrc1.wgp_mode() != 0,
    };
    let mut program = Program::default();
    let mut sample: Vec<Workgroup> = Vec::new();
    let simulated = geometry.simulated(p);
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
        let (object, base) = (gpu.object(module)?, gpu.base(module)?);
        let fetch = |address: u64| {
            let inst = instruction(object, address - base).ok()?;
            Some((inst, 4 * inst.encode().ok()?.len() as u64))
        };
        let mut traces = stats.trace.into_iter();
        for &number in batch {
            let simulated = simulated.contains(&geometry.unit(p, number));
            let run = |WaveTrace { executed, touched, .. }| -> Result<WaveRun, String> {
                let executed: Vec<t0_sim::exec::Executed> = executed;
                let steps = program.steps(p, executed.iter().map(|one| (one.address, one.lines)), fetch);
                let steps = steps.map_err(|address| format!("no instruction at {address:#x}"))?;
                let mut run = WaveRun::new(&program.shapes, steps, touched);
                if !simulated {
                    run.steps = Vec::new();
                }
                Ok(run)
            };
            let waves = traces.by_ref().take(waves as usize).map(run).collect::<Result<_, _>>()?;
            sample.push(Workgroup { number, waves });
        }
    }
    gpu.read(buffers.y, 0, &mut y)?;
    problem.compare(candidate, &numbers, &y)?;
    drop((gpu, y));
    let resident = data == Data::Used && bytes <= p.infinity_kib as u64 * 1024;
    Ok(gpu::Launch { program: &program.shapes, geometry, resident }.time(p, &sample)?)
}
