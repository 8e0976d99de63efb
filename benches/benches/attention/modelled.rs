//! The rates of attention by the cycle model: heads of 128 elements of bf16, without a mask, because the model lets all
//! workgroups do the same work.
//!
//! The forward is counted as 4 and the backward as 10 operations for each query, key and element of a head: two and
//! five products of matrices, as published rates are. What the kernels compute a second time does not count. The
//! backward is three launches in a queue: the sums of `out * grad`, the gradients of keys and values, and those of
//! queries. The first queries of the forward are compared with attention computed in f64.

use super::Outcome;
use half::bf16;
use ignis::kernels::dense_attention::shape::{Place, Shape};
use ignis::kernels::dense_attention::wmma_forward::{WmmaForward, instance as forward_instance};
use ignis::kernels::dense_attention::wmma_keys::{WmmaKeys, instance as keys_instance};
use ignis::kernels::dense_attention::wmma_queries::{WmmaQueries, instance as queries_instance};
use t0_benches::library::{Compiled, compile_instance, of_ignis};
use t0_benches::{checkpoint::Noise, figure};
use t0_core::text::File;
use t0_sim::gpu::{Arg, Buffer, Gpu, Launch};
use t0_timing::gpu::{Data, GpuTime, Roof};
use t0_timing::record::{Purpose, record};
use t0_timing::{Parameters, Stall};

const WIDTH: usize = 128;
const HEADS: u32 = 16;
const KEY_HEADS: u32 = 8;
/// Tokens of a problem. The figures are of the last one.
const TOKENS: [u32; 3] = [512, 1024, 4096];
/// Queries whose results are compared.
const COMPARED: usize = 2;

/// The arguments of the launches for a number of tokens.
struct Problem {
    gpu: Gpu,
    shape: Shape,
    bytes: u64,
    noise: Noise,
}

impl Problem {
    fn new(tokens: u32) -> Problem {
        let group = HEADS / KEY_HEADS;
        let [rows, keys] = [tokens; 2];
        let shape = Shape { batches: 1, heads: HEADS, key_heads: KEY_HEADS, group, rows, keys, causal: 0 };
        Problem { gpu: Gpu::new(), shape, bytes: 0, noise: Noise(7) }
    }

    fn view(&mut self, bytes: &[u8], elements: usize) -> Outcome<(Buffer, Arg)> {
        let buffer = self.gpu.alloc(bytes.len() as u64)?;
        self.gpu.write(buffer, 0, bytes)?;
        self.bytes += bytes.len() as u64;
        Ok((buffer, Arg::View { buffer, rows: 1, cols: elements as u32 }))
    }

    /// A tensor with so many heads, its elements, and where they are.
    fn operand(&mut self, heads: u32) -> Outcome<(Vec<bf16>, Buffer, Arg)> {
        let elements: Vec<bf16> =
            (0..self.shape.rows as usize * heads as usize * WIDTH).map(|_| bf16::from_f32(self.noise.next())).collect();
        let (buffer, view) = self.view(bytemuck::cast_slice(&elements), elements.len())?;
        Ok((elements, buffer, view))
    }

    /// A number for each query.
    fn numbers(&mut self, number: f32) -> Outcome<Arg> {
        let numbers = vec![number; (self.shape.heads * self.shape.rows) as usize];
        Ok(self.view(bytemuck::cast_slice(&numbers), numbers.len())?.1)
    }

    /// Records and models a launch.
    fn time(&mut self, name: &str, code: &Compiled, rows: u32, heads: u32, arguments: &[Arg]) -> Outcome<GpuTime> {
        let p = Parameters::GFX1100;
        let module = self.gpu.load(&code.object)?;
        let block = code.block.map(|side| side as u16);
        let grid = [self.shape.rows.div_ceil(rows) * code.block[0], heads, 1];
        let launch = Launch { grid, block, ..Launch::default() };
        let sample = record(&mut self.gpu, (module, name), arguments, &launch, Purpose::Time)?;
        let data = Data::fitting(&p, self.bytes);
        let (time, clocks) = sample.launch(data).profile(&p, &sample.workgroups)?;
        print!(
            "{name:<16} {:>6} tokens {:>9} clocks, {} held",
            self.shape.rows, time.clocks, time.occupancy.workgroups
        );
        Roof::ALL.iter().zip(time.roofs).for_each(|(roof, part)| print!(", {} {part:.2}", roof.name()));
        let total = clocks.total as f64;
        for (stall, waited) in Stall::ALL.iter().zip(clocks.reasons()) {
            print!(", {} {:.2}", stall.key(), waited as f64 / total);
        }
        println!("; {}", time.limiter.name());
        Ok(time)
    }
}

/// The bytes of a struct or a number.
fn value<T: bytemuck::NoUninit>(value: T) -> Arg {
    Arg::Bytes(bytemuck::bytes_of(&value).to_vec())
}

/// The places of tensors with so many heads, whose tokens follow one another.
fn places<const N: usize>(heads: [u32; N]) -> [Arg; N] {
    let width = WIDTH as u32;
    heads.map(|heads| value(Place { batch: 0, head: width, row: heads * width }))
}

/// An instance of a kernel for bf16, with further parameters.
fn compiled(file: &File, kernel: &str, others: [(&str, usize); 3]) -> Outcome<Compiled> {
    let texts = others.map(|(name, number)| (name, number.to_string()));
    let values = [("T", "bf16"), ("P", "bf16x2"), ("BF16", "true")];
    let values: Vec<(&str, &str)> =
        values.into_iter().chain(texts.iter().map(|(n, text)| (*n, text.as_str()))).collect();
    Ok(compile_instance(file, kernel, &values).map_err(|why| format!("{kernel}: {why}"))?)
}

/// The largest difference of the first queries of the first head to attention in f64, as a part of the largest result.
fn difference(found: &[bf16], [q, k, v]: [&[bf16]; 3], scale: f64) -> f64 {
    let [wide, keys] = [HEADS as usize * WIDTH, KEY_HEADS as usize * WIDTH];
    let (mut worst, mut most) = (0.0f64, 0.0f64);
    for row in 0..COMPARED {
        let query = &q[row * wide..][..WIDTH];
        let score = |key: &[bf16]| -> f64 { query.iter().zip(key).map(|(a, b)| a.to_f64() * b.to_f64()).sum() };
        let weights: Vec<f64> = k.chunks(keys).map(|key| (scale * score(&key[..WIDTH])).exp()).collect();
        let total: f64 = weights.iter().sum();
        for column in 0..WIDTH {
            let sum: f64 = weights.iter().zip(v.chunks(keys)).map(|(w, row)| w * row[column].to_f64()).sum();
            let error = (found[row * wide + column].to_f64() - sum / total).abs();
            worst = if error.is_nan() { f64::INFINITY } else { worst.max(error) };
            most = most.max((sum / total).abs());
        }
    }
    worst / most
}

/// Models forward and backward for all numbers of tokens.
pub(crate) fn run() -> Outcome<()> {
    let p = Parameters::GFX1100;
    let file = of_ignis()?;
    let WmmaForward { kt, w, .. } = forward_instance(true, WIDTH);
    let forward = compiled(&file, "wmma_forward", [("D", WIDTH), ("KT", kt), ("W", w)])?;
    let WmmaKeys { qt, w, .. } = keys_instance(true, WIDTH);
    let keys = compiled(&file, "wmma_keys", [("D", WIDTH), ("QT", qt), ("W", w)])?;
    let WmmaQueries { kt, w, .. } = queries_instance(true, WIDTH);
    let queries = compiled(&file, "wmma_queries", [("D", WIDTH), ("KT", kt), ("W", w)])?;
    let sums = compile_instance(&file, "attention_delta", &[("T", "bf16")])?;
    let scale = (WIDTH as f32).powf(-0.5);
    let factor = scale * std::f32::consts::LOG2_E;
    let mut rates = [0.0; 2];
    for tokens in TOKENS {
        let mut problem = Problem::new(tokens);
        let shape = problem.shape;
        let ((q, _, a), (k, _, b), (v, _, c)) =
            (problem.operand(HEADS)?, problem.operand(KEY_HEADS)?, problem.operand(KEY_HEADS)?);
        let (_, out, y) = problem.operand(HEADS)?;
        let lse = problem.numbers((tokens as f32).log2())?;
        let mut arguments = vec![a.clone(), b.clone(), c.clone(), y.clone(), lse.clone(), value(shape)];
        arguments.extend(places([HEADS, KEY_HEADS, KEY_HEADS, HEADS]));
        arguments.push(value(factor));
        let time = problem.time("wmma_forward", &forward, 64, HEADS, &arguments)?;
        let mut found = vec![0u8; 2 * COMPARED * HEADS as usize * WIDTH];
        problem.gpu.read(out, 0, &mut found)?;
        let found: Vec<bf16> = found.chunks_exact(2).map(|two| bf16::from_le_bytes([two[0], two[1]])).collect();
        let worst = difference(&found, [&q, &k, &v], scale.into());
        if worst > 2e-2 {
            return Err(format!("{tokens} tokens: the forward differs by {worst:.1e} of the largest element").into());
        }
        let products = 2.0 * f64::from(shape.heads) * f64::from(tokens).powi(2) * WIDTH as f64 / 1e12;
        rates[0] = 2.0 * products / time.seconds;

        // The times do not depend on the numbers: the result, its gradient and the sums for each query are random.
        let (delta, grad) = (problem.numbers(0.0)?, problem.operand(HEADS)?.2);
        let mut results = || -> Outcome<Arg> { Ok(problem.operand(KEY_HEADS)?.2) };
        let (dk, dv) = (results()?, results()?);
        let dq = problem.operand(HEADS)?.2;
        let mut arguments = vec![y, grad.clone(), delta.clone(), value(shape)];
        arguments.extend(places([HEADS, HEADS]));
        arguments.push(value(WIDTH as u32));
        let mut seconds = vec![problem.time("attention_delta", &sums, 64, HEADS, &arguments)?.seconds];
        let inputs = [a, b, c, grad, lse, delta];
        let scales = [value(factor), value(scale)];
        let backward = |results: Vec<Arg>, heads: u32| {
            let mut arguments = inputs.to_vec();
            arguments.extend(results);
            arguments.push(value(shape));
            arguments.extend(places([HEADS, KEY_HEADS, KEY_HEADS, HEADS, heads]));
            arguments.extend(scales.clone());
            arguments
        };
        let arguments = backward(vec![dk, dv], KEY_HEADS);
        seconds.push(problem.time("wmma_keys", &keys, 64, KEY_HEADS, &arguments)?.seconds);
        let arguments = backward(vec![dq], HEADS);
        seconds.push(problem.time("wmma_queries", &queries, 64, HEADS, &arguments)?.seconds);
        // Only the first launch has the overhead of a launch that the host waits for.
        let saved = (p.launch_overhead - p.queued_overhead) as f64 * 1e-9 * (seconds.len() - 1) as f64;
        rates[1] = 5.0 * products / (seconds.iter().sum::<f64>() - saved);
        println!("{tokens} tokens: {:.1} TFLOP/s forward, {:.1} TFLOP/s backward", rates[0], rates[1]);
    }
    figure("attention.modelled_forward", rates[0], "TFLOP/s");
    figure("attention.modelled_backward", rates[1], "TFLOP/s");
    Ok(())
}
