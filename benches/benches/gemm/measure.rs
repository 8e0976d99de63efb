//! Runs a candidate on the virtual GPU: verifies its result, and counts what its waves executed.

use crate::problem::Problem;
use std::collections::BTreeMap;
use std::error::Error;
use t0_benches::issue::{MATRIX_CLOCKS, issue_clocks};
use t0_benches::product::candidate::{Buffers, Candidate, Layout};
use t0_isa::isa::{Generation, Inst, MemKind, Op, decode_for};
use t0_isa::object::Object;
use t0_sim::exec::Options;
use t0_sim::exec::profile::Class;
use t0_sim::gpu::{Gpu, Launch};

/// Groups of instructions, as the table shows them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Group {
    Wmma,
    Valu,
    LdsLoad,
    LdsStore,
    Global,
    Scratch,
    Scalar,
    Wait,
    Delay,
    Barrier,
}

impl Group {
    pub(crate) const ALL: [(Group, &'static str); 10] = [
        (Group::Wmma, "WMMA"),
        (Group::Valu, "VALU"),
        (Group::LdsLoad, "LDS ld"),
        (Group::LdsStore, "LDS st"),
        (Group::Global, "global"),
        (Group::Scratch, "scratch"),
        (Group::Scalar, "scalar"),
        (Group::Wait, "wait"),
        (Group::Delay, "delay"),
        (Group::Barrier, "barrier"),
    ];

    fn of(inst: &Inst) -> Group {
        match Class::of(inst) {
            Class::Wmma => Group::Wmma,
            Class::Valu | Class::Transcendental => Group::Valu,
            Class::Lds if inst.mem().is_some_and(|mem| mem.kind == MemKind::Store) => Group::LdsStore,
            Class::Lds => Group::LdsLoad,
            // Invalidations of a cache belong to the barrier.
            Class::Vmem if inst.mem().is_some_and(|mem| mem.kind == MemKind::Cache) => Group::Barrier,
            Class::Vmem => Group::Global,
            Class::Scratch => Group::Scratch,
            Class::Barrier => Group::Barrier,
            Class::Wait if inst.op == Op::s_delay_alu => Group::Delay,
            Class::Wait => Group::Wait,
            Class::Salu | Class::Smem | Class::Branch | Class::Control => Group::Scalar,
        }
    }
}

/// Numbers of executed wave-instructions.
#[derive(Clone, Default)]
pub(crate) struct Counts {
    groups: BTreeMap<Group, u64>,
    issue: u64,
}

impl Counts {
    fn add(&mut self, inst: &Inst, times: u64) {
        *self.groups.entry(Group::of(inst)).or_default() += times;
        self.issue += times * issue_clocks(inst);
    }

    pub(crate) fn group(&self, group: Group) -> u64 {
        self.groups.get(&group).copied().unwrap_or(0)
    }

    /// All instructions.
    pub(crate) fn instructions(&self) -> u64 {
        self.groups.values().sum()
    }

    /// The sum of [`issue_clocks`].
    pub(crate) fn issue(&self) -> u64 {
        self.issue
    }

    /// Issue clocks, with [`MATRIX_CLOCKS`] instead of one for each WMMA.
    pub(crate) fn clocks(&self) -> u64 {
        self.issue + self.group(Group::Wmma) * (MATRIX_CLOCKS - 1)
    }
}

/// What a launch executed.
pub(crate) struct Measured {
    /// The largest error as a fraction of its bound.
    pub(crate) error: f64,
    pub(crate) all: Counts,
    /// The main loop: the instructions that were executed at least as often as the most frequent WMMA, or without WMMA
    /// as the most frequent instruction.
    pub(crate) main_loop: Counts,
    /// How often each of them was executed, in all waves.
    pub(crate) iterations: u64,
    /// Registers a lane, and LDS bytes a workgroup.
    pub(crate) vgprs: u32,
    pub(crate) lds_bytes: u32,
}

impl Measured {
    /// Whether the result is right.
    pub(crate) fn right(&self) -> bool {
        self.error <= 1.0
    }
}

/// Launches all workgroups of the candidate for the problem.
///
/// The result is filled with NaNs first, so that an element that is not written is an error.
pub(crate) fn measure(candidate: &Candidate, problem: &Problem) -> Result<Measured, Box<dyn Error>> {
    let mut gpu = Gpu::new();
    let b = match candidate.layout {
        Layout::Nt => &problem.b,
        Layout::Nn => &problem.b_transposed,
    };
    let mut y = vec![0xff; 4 * problem.m * problem.n];
    let buffers =
        Buffers { a: gpu.alloc(problem.a.len() as u64)?, b: gpu.alloc(b.len() as u64)?, y: gpu.alloc(y.len() as u64)? };
    gpu.write(buffers.a, 0, &problem.a)?;
    gpu.write(buffers.b, 0, b)?;
    gpu.write(buffers.y, 0, &y)?;
    let module = gpu.load(&candidate.object)?;
    let launch = Launch {
        grid: candidate.work_items([problem.m, problem.n]),
        block: candidate.workgroup,
        dynamic_lds: candidate.dynamic_lds,
        options: Options { executions: true, ..Options::default() },
        ..Launch::default()
    };
    let arguments = candidate.arguments([problem.m, problem.n, problem.k], &buffers);
    let stats = gpu.launch(module, &candidate.kernel, &arguments, &launch)?;
    gpu.read(buffers.y, 0, &mut y)?;

    let executions = stats.executions.ok_or("the simulator did not count executions")?;
    let (object, base) = (gpu.object(module)?, gpu.base(module)?);
    let mut executed = Vec::new();
    for (address, count) in executions.iter() {
        executed.push((instruction(object, address - base)?, count));
    }
    let wmmas = executed.iter().filter(|(inst, _)| Group::of(inst) == Group::Wmma);
    let iterations = wmmas.map(|(_, count)| *count).max().or(executed.iter().map(|(_, count)| *count).max());
    let iterations = iterations.ok_or("the kernel executes no instruction")?;
    let (mut all, mut main_loop) = (Counts::default(), Counts::default());
    for (inst, count) in &executed {
        all.add(inst, *count);
        if *count >= iterations {
            main_loop.add(inst, *count);
        }
    }
    let entry = object.kernel(&candidate.kernel).ok_or("the kernel is gone")?;
    let lds_bytes = entry.metadata.group_segment_fixed_size.max(entry.descriptor.group_segment_fixed_size);
    Ok(Measured {
        error: problem.error(&y),
        all,
        main_loop,
        iterations,
        vgprs: entry.metadata.vgpr_count,
        lds_bytes: lds_bytes + candidate.dynamic_lds,
    })
}

/// The instruction at an address of the object.
fn instruction(object: &Object, address: u64) -> Result<Inst, Box<dyn Error>> {
    // The last instruction may have fewer words after it than the longest one takes.
    let bytes = (1..=5).rev().find_map(|words| object.read(address, 4 * words)).ok_or("no code at the address")?;
    let (words, _) = bytes.as_chunks::<4>();
    let words: Vec<u32> = words.iter().map(|word| u32::from_le_bytes(*word)).collect();
    Ok(decode_for(&words, Generation::LATEST).map_err(|error| error.to_string())?.0)
}
