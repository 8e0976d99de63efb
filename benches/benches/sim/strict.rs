//! What strict mode costs: the time of a launch in strict mode relative to the plain launch, both on one thread.

use super::clang;
use super::device::fastest;
use std::time::Instant;
use t0_benches::figure;
use t0_sim::exec::{Level, Options};
use t0_sim::gpu::{Arg, Buffer, Gpu, Launch, Module};

/// Strict and plain runs of one kernel. They alternate, so that both see the same load on the machine.
const RUNS: usize = 5;

/// A kernel of the bench `vs_clang` with small buffers.
struct Case {
    name: &'static str,
    /// The words of each buffer that it reads.
    inputs: &'static [usize],
    output: usize,
    sizes: &'static [u32],
    grid: [u32; 3],
    block: [u16; 3],
}

/// Products of 128 x 128, 8192 points, 64 rows of 1024.
const CASES: [Case; 3] = [
    Case {
        name: "k_means",
        inputs: &[4 << 13, 64],
        output: 1 << 13,
        sizes: &[],
        grid: [1 << 13, 1, 1],
        block: [256, 1, 1],
    },
    Case {
        name: "sgemm",
        inputs: &[1 << 14; 2],
        output: 1 << 14,
        sizes: &[128; 2],
        grid: [128, 128, 1],
        block: [16, 16, 1],
    },
    Case {
        name: "softmax",
        inputs: &[1 << 16],
        output: 1 << 16,
        sizes: &[1024],
        grid: [64 * 32, 1, 1],
        block: [128, 1, 1],
    },
];

/// A loaded kernel with its buffers.
struct Loaded {
    gpu: Gpu,
    module: Module,
    arguments: Vec<Arg>,
    output: Buffer,
}

impl Loaded {
    fn new(case: &Case, object: t0_isa::object::Object) -> Loaded {
        let mut gpu = Gpu::new();
        let module = gpu.load_object(object).expect("the object is one for gfx1100");
        let mut arguments = Vec::new();
        for (seed, &words) in (1..).zip(case.inputs) {
            let data: Vec<u8> = clang::numbers(words, seed).iter().flat_map(|x| x.to_le_bytes()).collect();
            let buffer = gpu.alloc(data.len() as u64).expect("the host has the memory");
            gpu.write(buffer, 0, &data).expect("the data fit the buffer");
            arguments.push(Arg::Buffer(buffer));
        }
        let output = gpu.alloc(4 * case.output as u64).expect("the host has the memory");
        arguments.push(Arg::Buffer(output));
        arguments.extend(case.sizes.iter().map(|size| Arg::Bytes(size.to_le_bytes().to_vec())));
        Loaded { gpu, module, arguments, output }
    }

    /// The seconds of one launch.
    fn run(&mut self, case: &Case, level: Level, strict: bool) -> f64 {
        let options = Options { threads: Some(1), level: Some(level), strict, ..Options::default() };
        let launch = Launch { grid: case.grid, block: case.block, options, ..Launch::default() };
        let start = Instant::now();
        let run = self.gpu.launch(self.module, case.name, &self.arguments, &launch);
        let seconds = start.elapsed().as_secs_f64();
        run.unwrap_or_else(|error| panic!("{}: {error}", case.name));
        seconds
    }

    fn results(&self, case: &Case) -> Vec<u8> {
        let mut bytes = vec![0; 4 * case.output];
        self.gpu.read(self.output, 0, &mut bytes).expect("the buffer has these bytes");
        bytes
    }
}

/// Prints the cost of each kernel, and their geometric mean.
pub(crate) fn cost(level: Level) {
    let mut costs = Vec::new();
    for case in &CASES {
        let group = if case.name == "softmax" { "reductions.cl" } else { "matrices.cl" };
        let Some(object) = clang::comparison(group, "strict_cost") else { return };
        let mut loaded = Loaded::new(case, object);
        loaded.run(case, level, false);
        let plain = loaded.results(case);
        assert!(plain.iter().any(|&byte| byte != 0), "{} has stored its results", case.name);
        loaded.run(case, level, true);
        assert!(plain == loaded.results(case), "strict mode has changed what {} computes", case.name);
        let runs: Vec<[f64; 2]> =
            (0..RUNS).map(|_| [true, false].map(|strict| loaded.run(case, level, strict))).collect();
        let cost = fastest(runs.iter().map(|run| run[0])) / fastest(runs.iter().map(|run| run[1]));
        figure(&format!("sim.strict_cost_{}", case.name), cost, "x");
        costs.push(cost);
    }
    let mean = (costs.iter().map(|cost| cost.ln()).sum::<f64>() / costs.len() as f64).exp();
    figure("sim.strict_cost", mean, "x");
}
