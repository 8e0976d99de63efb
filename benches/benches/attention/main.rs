//! Attention of `ignis-train`, forward and backward: its memory against the version that stores the scores, and its
//! instructions. `cargo bench --bench attention`.
//!
//! The version that stores the scores is composed of `matmul`, `scale` and `softmax`. Both versions run on the same
//! random operands with 2048 tokens, and their results and gradients are compared. The memory is the peak of tensors
//! in use during forward and backward, operands and gradients included.
//!
//! The instructions are those of the shape of a small training step: 4 x 128 tokens, 8 query and 4 key heads of 64,
//! causal. Its results are compared with attention computed in f64.
//!
//! `modelled` has the rates of heads of 128 by the cycle model, which `cargo bench --bench attention -- --model` prints
//! alone.

#![allow(clippy::print_stdout)]

mod modelled;

use ignis::{Context, DType, Tape, Tensor};
use std::error::Error;
use t0::Device;
use t0_benches::{checkpoint::Noise, figure};

type Outcome<T> = Result<T, Box<dyn Error>>;

/// Tokens of the comparison of memory.
const TOKENS: usize = 2048;
/// Width of a head.
const WIDTH: usize = 64;

/// Random operands of this shape, rounded to the type.
fn random(context: &Context, dtype: DType, shape: &[usize], noise: &mut Noise) -> Outcome<Tensor> {
    let elements: Vec<f32> = (0..shape.iter().product()).map(|_| noise.next()).collect();
    Ok(Tensor::from_slice(context, &elements, shape)?.cast(dtype)?)
}

/// Elements in f64.
fn wide(x: &Tensor) -> Outcome<Vec<f64>> {
    Ok(x.cast(DType::F32)?.to_vec::<f32>()?.into_iter().map(f64::from).collect())
}

/// The version that stores the scores.
fn stored(q: &Tensor, k: &Tensor, v: &Tensor) -> ignis::Result<Tensor> {
    let scores = q.matmul(&k.transpose(2, 3)?)?.scale(1.0 / (WIDTH as f32).sqrt(), 0.0)?;
    scores.softmax(-1)?.matmul(v)
}

/// The peak of memory of forward and backward, and the result with the gradients of all operands.
fn run(
    context: &Context,
    operands: &[Tensor; 3],
    grad: &Tensor,
    attention: impl Fn(&Tensor, &Tensor, &Tensor) -> ignis::Result<Tensor>,
) -> Outcome<(u64, Vec<Vec<f64>>)> {
    context.reset_peak();
    let tape = Tape::new();
    let [q, k, v] = operands.each_ref().map(|x| tape.watch(x));
    let out = attention(&q, &k, &v)?;
    let gradients = tape.backward_from(&out, grad)?;
    context.wait()?;
    let peak = context.usage().peak;
    let mut all = vec![wide(&out)?];
    for x in [&q, &k, &v] {
        all.push(wide(gradients.get(x).ok_or("a gradient is missing")?)?);
    }
    Ok((peak, all))
}

/// The largest difference as a fraction of the largest reference.
fn difference(found: &[f64], expected: &[f64]) -> f64 {
    let most = expected.iter().fold(0.0, |most: f64, x| most.max(x.abs()));
    let worst = found.iter().zip(expected).fold(0.0, |worst: f64, (x, y)| {
        let error = (x - y).abs();
        if error.is_nan() { f64::INFINITY } else { worst.max(error) }
    });
    worst / most
}

/// The memory of both versions for one element type.
fn memory(context: &Context, dtype: DType, noise: &mut Noise) -> Outcome<f64> {
    let (queries, keys) = ([1, 2, TOKENS, WIDTH], [1, 1, TOKENS, WIDTH]);
    let operands = [
        random(context, dtype, &queries, noise)?,
        random(context, dtype, &keys, noise)?,
        random(context, dtype, &keys, noise)?,
    ];
    let grad = random(context, dtype, &queries, noise)?;
    let (fused_peak, fused) = run(context, &operands, &grad, |q, k, v| q.attention(k, v, false))?;
    context.release_cached()?;
    let (stored_peak, stored) = run(context, &operands, &grad, stored)?;
    context.release_cached()?;
    let bound = if dtype == DType::F32 { 2e-5 } else { 4e-2 };
    for (name, (found, expected)) in ["the result", "q", "k", "v"].iter().zip(fused.iter().zip(&stored)) {
        let worst = difference(found, expected);
        println!("{dtype} {name}: the versions differ by at most {worst:.1e} of the largest element");
        if worst > bound {
            return Err(format!("{dtype}: {name} is wrong").into());
        }
    }
    let ratio = fused_peak as f64 / stored_peak as f64;
    println!("{dtype}: {fused_peak} bytes, and {stored_peak} bytes with stored scores: {ratio:.3}");
    Ok(ratio)
}

/// Causal attention in f64: the rows of `[batch, heads, rows, WIDTH]`.
fn expected(q: &[f64], k: &[f64], v: &[f64], [batch, heads, key_heads, rows]: [usize; 4]) -> Vec<f64> {
    let mut out = Vec::with_capacity(q.len());
    for index in 0..batch * heads * rows {
        let (head, row) = (index / rows, index % rows);
        let keys = (head / heads * key_heads + head % heads * key_heads / heads) * rows * WIDTH;
        let query = &q[index * WIDTH..][..WIDTH];
        let score = |key: usize| -> f64 {
            query.iter().zip(&k[keys + key * WIDTH..]).map(|(a, b)| a * b).sum::<f64>() / (WIDTH as f64).sqrt()
        };
        let scores: Vec<f64> = (0..=row).map(score).collect();
        let most = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let weights: Vec<f64> = scores.iter().map(|s| (s - most).exp()).collect();
        let total: f64 = weights.iter().sum();
        let column =
            |c: usize| weights.iter().enumerate().map(|(key, w)| w * v[keys + key * WIDTH + c]).sum::<f64>() / total;
        out.extend((0..WIDTH).map(column));
    }
    out
}

/// The instructions of forward and backward for one element type.
fn instructions(device: &Device, context: &Context, dtype: DType, noise: &mut Noise) -> Outcome<()> {
    let [batch, heads, key_heads, rows] = [4, 8, 4, 128];
    let mut projected = |heads: usize| -> Outcome<Tensor> {
        Ok(random(context, dtype, &[batch, rows, heads, WIDTH], noise)?.transpose(1, 2)?)
    };
    let (q, k, v, grad) = (projected(heads)?, projected(key_heads)?, projected(key_heads)?, projected(heads)?);
    let tape = Tape::new();
    let (q, k, v) = (tape.watch(&q), tape.watch(&k), tape.watch(&v));
    context.wait()?;
    let counted = || device.counters().wave_instructions;
    let (before, start) = (counted(), std::time::Instant::now());
    let out = q.attention(&k, &v, true)?;
    context.wait()?;
    let (middle, half) = (counted(), start.elapsed());
    tape.backward_from(&out, &grad)?;
    context.wait()?;
    let (after, whole) = (counted(), start.elapsed());
    let reference =
        expected(&wide(&q.detach())?, &wide(&k.detach())?, &wide(&v.detach())?, [batch, heads, key_heads, rows]);
    let worst = difference(&wide(&out.detach())?, &reference);
    if worst > if dtype == DType::F32 { 1e-5 } else { 2e-2 } {
        return Err(format!("{dtype}: the result differs by {worst:.1e} of the largest element").into());
    }
    figure(&format!("attention.{dtype}.forward_instructions"), (middle - before) as f64 / 1e3, "k wave-instr");
    figure(&format!("attention.{dtype}.backward_instructions"), (after - middle) as f64 / 1e3, "k wave-instr");
    figure(&format!("attention.{dtype}.forward_time"), half.as_secs_f64() * 1e3, "ms");
    figure(&format!("attention.{dtype}.backward_time"), (whole - half).as_secs_f64() * 1e3, "ms");
    Ok(())
}

fn main() -> Outcome<()> {
    modelled::run()?;
    if std::env::args().any(|argument| argument == "--model") {
        return Ok(());
    }
    let device = Device::open()?;
    let context = Context::new(&device)?;
    let mut noise = Noise(16);
    for dtype in [DType::Bf16, DType::F32] {
        instructions(&device, &context, dtype, &mut noise)?;
    }
    let ratios = [memory(&context, DType::Bf16, &mut noise)?, memory(&context, DType::F32, &mut noise)?];
    // The worse one counts.
    figure("attention.memory_ratio", ratios[0].max(ratios[1]), "of the memory with stored scores");
    Ok(())
}
