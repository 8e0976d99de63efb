//! The cost of each kernel of Qwen3-0.6B on the default device: executed wave-instructions and time, for one decoded
//! token and for a prompt of 32. `cargo bench --bench qwen3_kernels`.
//!
//! The time is CPU time of all threads if the system reports it, so that other load does not count; otherwise it is the
//! device's. The best of three launches counts. All operands are random, and the results of the timed launches are
//! compared with what `expected.rs` computes in f64; the table shows the largest error as a fraction of its bound.
#![allow(clippy::print_stdout)]

mod expected;

use expected::{verify, wide, widen};
use ignis::kernels::gemm::direct::MatmulDirect;
use ignis::kernels::gemm::{self, direct};
use ignis::kernels::heads::PAGE;
use ignis::kernels::matvec::Matvec;
use ignis::kernels::{attention, embedding, heads, matvec, norm, swiglu};
use ignis::storage::{Heads, attention_instance};
use std::error::Error;
use t0::{Buffer, Device, Report, bf16};
use t0_benches::{checkpoint::Noise, figure};

const LAYERS: u64 = 28;
const HIDDEN: usize = 1024;
const MLP: usize = 3072;
const VOCAB: usize = 151_936;
const DIM: usize = 128;
const QUERIES: usize = 16 * DIM;
const KEYS: usize = 8 * DIM;
const HEADS: Heads = Heads { queries: 16, keys: 8, dim: DIM as u32 };
/// Tokens in the cache before a decoded token.
const BEFORE: usize = 40;
/// Launches of each kernel.
const LAUNCHES: usize = 3;
const EPS: f32 = 1e-6;
/// The instance for one vector, and the one for several.
const PRODUCT: Matvec = Matvec { per: 8, add: false, sides: 1, parts: 1, r: 8, u: 4, waves: 2 };
const DIRECT: MatmulDirect = MatmulDirect { fm: 2, fn_: 4, steps: 2, waves: 2, accumulate: false };

/// Instructions and milliseconds of all launches so far.
#[derive(Default)]
struct Total {
    instructions: u64,
    ms: f64,
}

impl Total {
    /// Adds a kernel that a step launches this many times, and prints its row.
    fn add(&mut self, name: &str, launches: u64, cost: Cost, worst: f64) {
        let Cost { instructions, ms } = cost;
        let ns = ms * 1e6 / instructions.max(1) as f64;
        println!(
            "{name:<24} {launches:>4} x {instructions:>9} wave-instructions {ms:>9.3} ms {ns:>7.2} ns each, error {worst:.2}"
        );
        self.instructions += launches * instructions;
        self.ms += launches as f64 * ms;
    }

    fn print(&self, step: &str) {
        figure(&format!("qwen3_kernels.{step}.instructions"), self.instructions as f64 / 1e6, "M wave-instr");
        figure(&format!("qwen3_kernels.{step}.time"), self.ms, "ms");
    }
}

/// The cost of one launch.
#[derive(Clone, Copy)]
struct Cost {
    instructions: u64,
    ms: f64,
}

/// Launches a kernel [`LAUNCHES`] times; the best time counts.
fn time(mut run: impl FnMut() -> Result<Report, t0::Error>) -> Result<Cost, t0::Error> {
    let mut cost = Cost { instructions: 0, ms: f64::INFINITY };
    for _ in 0..LAUNCHES {
        let start = processor_ns();
        let report = run()?;
        let time = processor_ns().zip(start).map_or(report.elapsed.as_nanos() as u64, |(end, start)| end - start);
        cost.ms = cost.ms.min(time as f64 / 1e6);
        cost.instructions = report.wave_instructions.unwrap_or(0);
    }
    Ok(cost)
}

/// The CPU time of all threads of this process, in nanoseconds.
fn processor_ns() -> Option<u64> {
    let tasks = std::fs::read_dir("/proc/self/task").ok()?;
    let times = tasks.flatten().filter_map(|t| std::fs::read_to_string(t.path().join("schedstat")).ok());
    times.map(|t| t.split(' ').next()?.parse::<u64>().ok()).sum()
}

fn noise(seed: u64, n: usize) -> Vec<bf16> {
    let mut noise = Noise(0x2545_F491_4F6C_DD1D ^ seed.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    (0..n).map(|_| bf16::from_f32(noise.next())).collect()
}

/// The first elements of a buffer, as f64.
fn floats(buffer: &Buffer<f32>, n: usize) -> Result<Vec<f64>, t0::Error> {
    let mut out = vec![0.0; n];
    buffer.read_from(0, &mut out)?;
    Ok(widen(&out))
}

/// The first elements of a buffer, as f64.
fn halves(buffer: &Buffer<bf16>, n: usize) -> Result<Vec<f64>, t0::Error> {
    let mut out = vec![bf16::ZERO; n];
    buffer.read_from(0, &mut out)?;
    Ok(wide(&out))
}

fn main() -> Result<(), Box<dyn Error>> {
    let gpu = Device::open()?;
    for tokens in [1, 32] {
        step(&gpu, tokens)?.print(if tokens == 1 { "decode" } else { "prefill_32" });
    }
    widths(&gpu)
}

/// Every kernel of a step that processes this many tokens.
fn step(gpu: &Device, tokens: usize) -> Result<Total, Box<dyn Error>> {
    let mut total = Total::default();
    let first = if tokens == 1 { BEFORE } else { 0 };
    let upto = first + tokens;
    let widest = 2 * MLP;
    let x_host = noise(1, tokens * widest);
    let hidden_host: Vec<f32> = noise(2, tokens * widest).iter().map(|x| x.to_f32()).collect();
    let x = gpu.upload(&x_host)?;
    let hidden = gpu.upload(&hidden_host)?;
    let (x_host, hidden_host) = (wide(&x_host), widen(&hidden_host));
    let mut out = gpu.zeros::<f32>(tokens * widest)?;
    let mut narrow = gpu.zeros::<bf16>(tokens * widest)?;

    let cost = time(|| {
        let weight = x.slice(..HIDDEN)?;
        let to = narrow.slice_mut(..tokens * HIDDEN)?.matrix(tokens, HIDDEN)?;
        let x = hidden.slice(..tokens * HIDDEN)?.matrix(tokens, HIDDEN)?;
        norm::rmsnorm(norm::Rmsnorm { parts: 1, waves: 8 }, x, weight, to, EPS).run(gpu)
    })?;
    let want = expected::rmsnorm(&hidden_host[..tokens * HIDDEN], &x_host[..HIDDEN], EPS.into());
    total.add("rmsnorm", 2 * LAYERS + 1, cost, verify("rmsnorm", &halves(&narrow, tokens * HIDDEN)?, &want)?);

    for (seed, (name, rows, depth, add)) in [
        ("linear qkv", QUERIES + 2 * KEYS, HIDDEN, false),
        ("linear out", HIDDEN, QUERIES, true),
        ("linear gate, up", 2 * MLP, HIDDEN, false),
        ("linear down", HIDDEN, MLP, true),
    ]
    .into_iter()
    .enumerate()
    {
        if tokens == 1 && depth == HIDDEN && rows == 2 * MLP {
            // One kernel with the activation.
            continue;
        }
        let weights_host = noise(3 + seed as u64, rows * depth);
        let weights = gpu.upload(&weights_host)?;
        let before = floats(&out, tokens * rows)?;
        let cost = time(|| {
            let w = weights.matrix(rows, depth)?;
            let x = x.slice(..tokens * depth)?.matrix(tokens, depth)?;
            let y = out.slice_mut(..tokens * rows)?.matrix(tokens, rows)?;
            let (none, d) = (x.slice(..0)?, depth as u32);
            let product = gemm::product(&x, &w, &y);
            match tokens {
                1 => matvec::matvec(Matvec { add, ..PRODUCT }, x, w, none, y, d).run(gpu),
                _ => direct::matmul_direct(MatmulDirect { accumulate: add, ..DIRECT }, x, w, y, product).run(gpu),
            }
        })?;
        // A lane of matvec sums a 32nd of a row, followed by the steps across the wave; the matrix instruction adds all
        // products in order.
        let chain = if tokens == 1 { depth / 32 + 5 } else { depth };
        let before = add.then_some((&before[..], LAUNCHES as f64));
        let want = expected::linear(&x_host[..tokens * depth], &weights_host, depth, before, chain);
        total.add(name, LAYERS, cost, verify(name, &floats(&out, tokens * rows)?, &want)?);
    }

    // One sequence, whose pages are in order.
    let cached = upto.next_multiple_of(PAGE as usize);
    let pages = gpu.upload(&(0..cached as u32 / PAGE).collect::<Vec<u32>>())?;
    let positions = (first..upto).map(|p| p as u32).chain(std::iter::repeat_n(0, tokens));
    let rows = gpu.upload(&positions.collect::<Vec<u32>>())?;
    let (keys_host, values_host) = (noise(7, cached * KEYS), noise(8, cached * KEYS));
    let (keys, values) = (gpu.upload(&keys_host)?, gpu.upload(&values_host)?);
    let (mut new_keys, mut new_values) = (gpu.zeros::<bf16>(cached * KEYS)?, gpu.zeros::<bf16>(cached * KEYS)?);
    let frequencies_host: Vec<f32> = noise(9, DIM / 2).iter().map(|x| x.to_f32().abs()).collect();
    let frequencies = gpu.upload(&frequencies_host)?;
    let mut queries = gpu.zeros::<bf16>(tokens * QUERIES)?;
    let width = QUERIES + 2 * KEYS;
    let cost = time(|| {
        heads::split_heads(
            heads::SplitHeads { pairs: 2, heads: 1, norm: true },
            hidden.slice(..tokens * width)?.matrix(tokens, width)?,
            x.slice(..DIM)?,
            x.slice(..DIM)?,
            frequencies.view(),
            queries.matrix_mut(tokens, QUERIES)?,
            new_keys.matrix_mut(cached, KEYS)?,
            new_values.matrix_mut(cached, KEYS)?,
            rows.matrix(2, tokens)?,
            pages.view(),
            HEADS,
            EPS,
            x.slice(..0)?,
        )
        .run(gpu)
    })?;
    let qkv = &hidden_host[..tokens * width];
    let [q, k, v] = expected::split_heads(qkv, &x_host[..DIM], &frequencies_host, first, EPS.into());
    let worst = verify("queries", &halves(&queries, tokens * QUERIES)?, &q)?
        .max(verify("keys", &halves(&new_keys, upto * KEYS)?, &k)?)
        .max(verify("values", &halves(&new_values, upto * KEYS)?, &v)?);
    total.add("split_heads", LAYERS, cost, worst);

    let cost = time(|| {
        let (q, k, v) = (queries.matrix(tokens, QUERIES)?, keys.matrix(cached, KEYS)?, values.matrix(cached, KEYS)?);
        let to = narrow.slice_mut(..tokens * QUERIES)?.matrix(tokens, QUERIES)?;
        let (rows, pages, scale) = (rows.matrix(2, tokens)?, pages.view(), (DIM as f32).powf(-0.5));
        let waves = if tokens == 1 { 4 } else { 1 };
        let instance = attention::Attention { d: DIM, columns: 4, waves, window: false };
        attention::attention(instance, q, k, v, to, rows, pages, HEADS, scale, 0).run(gpu)
    })?;
    let shape = (QUERIES / DIM, KEYS / DIM, DIM);
    let want = expected::attention(
        &halves(&queries, tokens * QUERIES)?,
        &wide(&keys_host[..upto * KEYS]),
        &wide(&values_host[..upto * KEYS]),
        shape,
        first,
    );
    total.add("attention", LAYERS, cost, verify("attention", &halves(&narrow, tokens * QUERIES)?, &want)?);

    if tokens == 1 {
        let weights_host = noise(5, 2 * MLP * HIDDEN);
        let weights = gpu.upload(&weights_host)?;
        let cost = time(|| {
            let (x, w) = (x.slice(..HIDDEN)?, weights.matrix(2 * MLP, HIDDEN)?);
            let to = narrow.slice_mut(..MLP)?.matrix(1, MLP)?;
            matvec::matvec(Matvec { sides: 2, ..PRODUCT }, x, w, x.slice(..0)?, to, HIDDEN as u32).run(gpu)
        })?;
        let want = expected::linear_gated(&x_host[..HIDDEN], &weights_host, HIDDEN, HIDDEN / 32 + 5);
        total.add("gate, up, swiglu", LAYERS, cost, verify("gate, up, swiglu", &halves(&narrow, MLP)?, &want)?);
    } else {
        let cost = time(|| {
            let side = |start: usize| hidden.slice(start..tokens * 2 * MLP)?.matrix_with_stride(tokens, MLP, 2 * MLP);
            let to = narrow.slice_mut(..tokens * MLP)?.matrix(tokens, MLP)?;
            swiglu::swiglu(swiglu::Swiglu { rows: true }, side(0)?, side(MLP)?, to).run(gpu)
        })?;
        let want = expected::swiglu(&hidden_host[..tokens * 2 * MLP], MLP);
        total.add("swiglu", LAYERS, cost, verify("swiglu", &halves(&narrow, tokens * MLP)?, &want)?);
    }

    let ids_host: Vec<u32> = (0..tokens as u32).map(|i| (i * 7919 + 11) % VOCAB as u32).collect();
    let ids = gpu.upload(&ids_host)?;
    let table_host = noise(10, VOCAB * HIDDEN);
    let table = gpu.upload(&table_host)?;
    let cost = time(|| {
        let to = out.slice_mut(..tokens * HIDDEN)?.matrix(tokens, HIDDEN)?;
        let (table, rows, cols) = (table.matrix(VOCAB, HIDDEN)?, VOCAB as u32, HIDDEN as u32);
        embedding::embedding::<bf16, f32>(table, ids.view(), to, rows, cols).run(gpu)
    })?;
    let want = expected::embed(&table_host, HIDDEN, &ids_host);
    total.add("embed", 1, cost, verify("embed", &floats(&out, tokens * HIDDEN)?, &want)?);

    let mut logits = gpu.zeros::<f32>(VOCAB)?;
    let cost = time(|| {
        let (w, y) = (table.matrix(VOCAB, HIDDEN)?, logits.matrix_mut(1, VOCAB)?);
        let (x, none) = (x.slice(..2 * HIDDEN)?, x.slice(..0)?);
        matvec::matvec(Matvec { parts: 2, ..PRODUCT }, x, w, none, y, HIDDEN as u32).run(gpu)
    })?;
    let want = expected::head(&x_host[..2 * HIDDEN], &table_host, HIDDEN, 2 * HIDDEN / 32 + 5);
    total.add("linear head", 1, cost, verify("linear head", &floats(&logits, VOCAB)?, &want)?);
    Ok(total)
}

/// Attention of one token over 512 positions for several head widths, per element of a key and its value.
fn widths(gpu: &Device) -> Result<(), Box<dyn Error>> {
    const POSITIONS: usize = 512;
    for dim in [32usize, 64, 80, 96, 128, 160, 192, 256] {
        let shape = Heads { queries: 2, keys: 1, dim: dim as u32 };
        let [q_host, k_host, v_host] =
            [(11, 2 * dim), (12, POSITIONS * dim), (13, POSITIONS * dim)].map(|(seed, n)| noise(seed, n));
        let (q, k, v) = (gpu.upload(&q_host)?, gpu.upload(&k_host)?, gpu.upload(&v_host)?);
        let mut out = gpu.zeros::<bf16>(2 * dim)?;
        let rows = gpu.upload(&[POSITIONS as u32 - 1, 0])?;
        let pages = gpu.upload(&(0..POSITIONS as u32 / PAGE).collect::<Vec<u32>>())?;
        let cost = time(|| {
            let (q, k, v) = (q.matrix(1, 2 * dim)?, k.matrix(POSITIONS, dim)?, v.matrix(POSITIONS, dim)?);
            let (to, rows, scale) = (out.matrix_mut(1, 2 * dim)?, rows.matrix(2, 1)?, (dim as f32).powf(-0.5));
            let (d, columns) = attention_instance(dim as u32, false);
            let instance = attention::Attention { d, columns, waves: 4, window: false };
            attention::attention(instance, q, k, v, to, rows, pages.view(), shape, scale, 0).run(gpu)
        })?;
        let want = expected::attention(&wide(&q_host), &wide(&k_host), &wide(&v_host), (2, 1, dim), POSITIONS - 1);
        verify("attention", &halves(&out, 2 * dim)?, &want)?;
        let each = cost.instructions as f64 / (2 * POSITIONS * dim) as f64;
        figure(&format!("qwen3_kernels.attention_{dim}"), each, "wave-instr/element");
    }
    Ok(())
}
