//! What each kernel of Qwen3-0.6B costs on the default device: executed wave-instructions and time, for a decoded token and for a
//! prompt of 32. `cargo bench --bench qwen3_kernels`.
//!
//! Time is the processor's, of all threads together, where the system tells it, so that other load does not count; else the device's.
//! The best of three launches counts. Results are checked by the tests of the model, not here.
#![allow(clippy::print_stdout)]

use ignis::kernels::{attention, embed, heads, matmul, matvec, norm, swiglu};
use ignis::ops::{Heads, padded};
use std::error::Error;
use t0::{Device, Report, bf16};
use t0_benches::{checkpoint::Noise, figure};

const LAYERS: u64 = 28;
const HIDDEN: usize = 1024;
const MLP: usize = 3072;
const VOCAB: usize = 151_936;
const DIM: usize = 128;
const QUERIES: usize = 16 * DIM;
const KEYS: usize = 8 * DIM;
const HEADS: Heads = Heads { queries: 16, keys: 8, dim: DIM as u32 };
/// Tokens in the cache before a decoded one.
const BEFORE: usize = 40;

/// Instructions and milliseconds of all launches so far.
#[derive(Default)]
struct Total {
    instructions: u64,
    ms: f64,
}

impl Total {
    /// Prints what a kernel costs that a step launches so many times.
    fn add(
        &mut self,
        name: &str,
        launches: u64,
        mut run: impl FnMut() -> Result<Report, t0::Error>,
    ) -> Result<(), t0::Error> {
        let mut ms = f64::INFINITY;
        let mut instructions = 0;
        for _ in 0..3 {
            let start = processor_ns();
            let report = run()?;
            let time = processor_ns().zip(start).map_or(report.elapsed.as_nanos() as u64, |(end, start)| end - start);
            ms = ms.min(time as f64 / 1e6);
            instructions = report.wave_instructions.unwrap_or(0);
        }
        let ns = ms * 1e6 / instructions.max(1) as f64;
        println!("{name:<24} {launches:>4} x {instructions:>9} wave-instructions {ms:>9.3} ms {ns:>7.2} ns each");
        self.instructions += launches * instructions;
        self.ms += launches as f64 * ms;
        Ok(())
    }

    fn print(&self, step: &str) {
        figure(&format!("qwen3_kernels.{step}.instructions"), self.instructions as f64 / 1e6, "M wave-instr");
        figure(&format!("qwen3_kernels.{step}.time"), self.ms, "ms");
    }
}

/// Nanoseconds that the threads of this process have run.
fn processor_ns() -> Option<u64> {
    let tasks = std::fs::read_dir("/proc/self/task").ok()?;
    let times = tasks.flatten().filter_map(|t| std::fs::read_to_string(t.path().join("schedstat")).ok());
    times.map(|t| t.split(' ').next()?.parse::<u64>().ok()).sum()
}

fn noise(n: usize) -> Vec<bf16> {
    let mut noise = Noise(0x2545_F491_4F6C_DD1D);
    (0..n).map(|_| bf16::from_f32(noise.next())).collect()
}

fn main() -> Result<(), Box<dyn Error>> {
    let gpu = Device::open()?;
    for tokens in [1, 32] {
        let mut total = Total::default();
        let first = if tokens == 1 { BEFORE } else { 0 };
        let upto = first + tokens;
        let widest = 2 * MLP;
        let x = gpu.upload(&noise(padded(tokens) * widest))?;
        let hidden = gpu.upload(&noise(tokens * widest).iter().map(|x| x.to_f32()).collect::<Vec<f32>>())?;
        let mut out = gpu.zeros::<f32>(tokens * widest)?;
        let mut narrow = gpu.zeros::<bf16>(padded(tokens) * widest)?;

        total.add("rmsnorm", 2 * LAYERS + 1, || {
            let weight = x.slice(..HIDDEN)?;
            let to = narrow.slice_mut(..tokens * HIDDEN)?.matrix(tokens, HIDDEN)?;
            norm::rmsnorm::<bf16, 1>(hidden.slice(..tokens * HIDDEN)?.matrix(tokens, HIDDEN)?, weight, to, 1e-6)
                .blocks(tokens)
                .run(&gpu)
        })?;
        for (name, rows, depth, add) in [
            ("linear qkv", QUERIES + 2 * KEYS, HIDDEN, false),
            ("linear out", HIDDEN, QUERIES, true),
            ("linear gate, up", 2 * MLP, HIDDEN, false),
            ("linear down", HIDDEN, MLP, true),
        ] {
            let weights = gpu.upload(&noise(rows * depth))?;
            total.add(name, LAYERS, || {
                let w = weights.matrix(rows, depth)?;
                let x = x.slice(..padded(tokens) * depth)?.matrix(padded(tokens), depth)?;
                let y = out.slice_mut(..tokens * rows)?.matrix(tokens, rows)?;
                let (r, d) = (rows as u32, depth as u32);
                match (tokens, add) {
                    (1, false) => matvec::matvec::<bf16, 0, 1>(x, w, y, r, d).blocks(rows.div_ceil(32)).run(&gpu),
                    (1, true) => matvec::matvec::<bf16, 1, 1>(x, w, y, r, d).blocks(rows.div_ceil(32)).run(&gpu),
                    (_, false) => matmul::matmul_wmma::<bf16, 0>(x, w, y, d)
                        .blocks((rows.div_ceil(64), tokens.div_ceil(32)))
                        .run(&gpu),
                    (_, true) => matmul::matmul_wmma::<bf16, 1>(x, w, y, d)
                        .blocks((rows.div_ceil(64), tokens.div_ceil(32)))
                        .run(&gpu),
                }
            })?;
        }
        let keys = gpu.upload(&noise(upto * KEYS))?;
        let (mut new_keys, mut new_values) = (gpu.zeros::<bf16>(upto * KEYS)?, gpu.zeros::<bf16>(upto * KEYS)?);
        let frequencies = gpu.upload(&vec![0.5f32; DIM / 2])?;
        let mut queries = gpu.zeros::<bf16>(tokens * QUERIES)?;
        total.add("split_heads", LAYERS, || {
            let width = QUERIES + 2 * KEYS;
            heads::split_heads::<bf16>(
                hidden.slice(..tokens * width)?.matrix(tokens, width)?,
                x.slice(..DIM)?,
                x.slice(..DIM)?,
                frequencies.view(),
                queries.matrix_mut(tokens, QUERIES)?,
                new_keys.matrix_mut(upto, KEYS)?,
                new_values.matrix_mut(upto, KEYS)?,
                HEADS,
                first as u32,
                1e-6,
            )
            .blocks(((QUERIES + 2 * KEYS) / DIM, tokens))
            .run(&gpu)
        })?;
        total.add("attention", LAYERS, || {
            let (q, k) = (queries.matrix(tokens, QUERIES)?, keys.matrix(upto, KEYS)?);
            let to = narrow.slice_mut(..tokens * QUERIES)?.matrix(tokens, QUERIES)?;
            let first = first as u32;
            if tokens == 1 {
                let launch = attention::attention::<bf16, 128, 2, 4>(q, k, k, to, HEADS, first, 0.088);
                launch.blocks((QUERIES / DIM, 1)).run(&gpu)
            } else {
                let launch = attention::attention::<bf16, 128, 2, 1>(q, k, k, to, HEADS, first, 0.088);
                launch.blocks((QUERIES / DIM, tokens.div_ceil(4))).run(&gpu)
            }
        })?;
        total.add("swiglu", LAYERS, || {
            let both = hidden.slice(..tokens * 2 * MLP)?.matrix(tokens, 2 * MLP)?;
            let to = narrow.slice_mut(..tokens * MLP)?.matrix(tokens, MLP)?;
            swiglu::swiglu::<bf16>(both, to).over((MLP.div_ceil(4), tokens)).run(&gpu)
        })?;
        let ids = gpu.upload(&(0..tokens as u32).collect::<Vec<_>>())?;
        let table = gpu.upload(&noise(VOCAB * HIDDEN))?;
        total.add("embed", 1, || {
            let to = out.slice_mut(..tokens * HIDDEN)?.matrix(tokens, HIDDEN)?;
            embed::embed::<bf16>(ids.view(), table.matrix(VOCAB, HIDDEN)?, to).over((HIDDEN, tokens)).run(&gpu)
        })?;
        let mut logits = gpu.zeros::<f32>(VOCAB)?;
        total.add("linear head", 1, || {
            let (w, y) = (table.matrix(VOCAB, HIDDEN)?, logits.matrix_mut(1, VOCAB)?);
            let (r, d) = (VOCAB as u32, HIDDEN as u32);
            matvec::matvec::<bf16, 0, 2>(x.slice(..2 * HIDDEN)?, w, y, r, d).blocks(VOCAB.div_ceil(32)).run(&gpu)
        })?;
        total.print(if tokens == 1 { "decode" } else { "prefill_32" });
    }
    Ok(())
}
