//! The tests of a device: a few kernels and copies, compared with the host.

use std::time::{Duration, Instant};

use t0::prelude::*;

use super::{Finding, State, faults};

/// The device to test.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Subject {
    Card,
    Virtual,
}

impl Subject {
    /// Opens the device.
    pub(super) fn open(self, timeout: Duration) -> Result<Device, Error> {
        let builder = match self {
            Subject::Card => Device::builder().kfd(0),
            Subject::Virtual => Device::builder().virtual_gpu(t0::VirtualOptions::strict()),
        };
        builder.timeout(timeout).quiet().open()
    }
}

/// The name of the finding about opening the device.
pub(super) const OPEN: &str = "test: open";
/// Elements of most buffers: several workgroups, the last one partial.
const N: usize = 5000;
/// Bytes of the copies on a card.
const COPIED: usize = 256 << 20;
/// Bytes of the copies on the virtual device, which emulates the driver.
const COPIED_VIRTUAL: usize = 4 << 20;
/// How long a test may take.
const TIMEOUT: Duration = Duration::from_secs(20);

#[t0::kernel(block = 256, grid = out.len(), requires(x.len() == out.len(), y.len() == out.len()))]
fn scale_and_add(factor: f32, x: In<f32>, y: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    out[i] = factor * x[i] + y[i];
}

/// Reverses each tile of 256 elements through LDS.
#[t0::kernel(block = 256, grid = blocks(out.len().div_ceil(256)), requires(x.len() == out.len()))]
fn reverse_tiles(x: In<u32>, mut out: Out<u32>) {
    let mut tile = Lds::<u32, 256>::new();
    tile[thread_id()] = x[global_id()];
    barrier();
    out[global_id()] = tile[255 - thread_id()];
}

#[t0::kernel(block = 256, grid = x.len())]
fn count(x: In<u32>, counts: Atomics<u32>) {
    counts.add(x[global_id()] % 16, 1);
}

/// The smallest and the largest element, and the sum of all of them.
#[t0::kernel(block = 256, grid = x.len())]
fn extremes(x: In<i32>, words: Atomics<i32>, y: In<f32>, reals: Atomics<f32>) {
    let i = global_id();
    words.min(0, x[i]);
    words.max(1, x[i]);
    reals.min(0, y[i]);
    reals.max(1, y[i]);
    reals.add(2, y[i]);
}

/// The product of two matrices of 16 x 16, the second one transposed.
#[t0::kernel(block = 32, grid = 32)]
fn multiply(x: In<f16>, y: In<f16>, mut out: Out<f32>) {
    let (a, b) = (wmma::A::<f16>::load(&x, 0, 16), wmma::B::<f16>::load(&y, 0, 16));
    wmma::mma(a, b, wmma::Acc::zero()).store(&mut out, 0, 16);
}

#[t0::kernel(block = 64, grid = data.len())]
pub(super) fn advance(mut data: InOut<u32>) {
    data[global_id()] += 1;
}

/// What a test shows if it succeeds, and why it failed.
pub(super) type Outcome = Result<String, Box<dyn std::error::Error>>;
/// A test.
type Test = fn(&Device) -> Outcome;

const TESTS: &[(&str, Test)] = &[
    ("test: copies", copies),
    ("test: buffers and arguments", arithmetic),
    ("test: LDS and barriers", tiles),
    ("test: atomics", atomics),
    ("test: min, max and float atomics", extremes_of_numbers),
    ("test: matrix instructions", matrices),
    ("test: two streams", streams),
    ("test: launches in a row", launches),
];

pub(super) fn run(subject: Subject) -> Vec<Finding> {
    let gpu = match subject.open(TIMEOUT) {
        Ok(gpu) => gpu,
        Err(error) => return vec![Finding::new(OPEN, State::Bad, error.to_string())],
    };
    let mut findings = vec![Finding::new(OPEN, State::Good, gpu.description().to_owned())];
    for (name, test) in TESTS {
        let (state, says) = match test(&gpu) {
            Ok(says) => (State::Good, says),
            Err(error) => (State::Bad, error.to_string()),
        };
        findings.push(Finding::new(name, state, says));
        if state == State::Bad {
            break;
        }
    }
    // Other processes use the device now.
    drop(gpu);
    if findings.iter().all(|finding| finding.state != State::Bad) {
        findings.extend(faults::run(subject));
    }
    // After a lost device each further test would fail for that reason.
    let says = "not run, because the test before it failed".to_owned();
    let rest = TESTS.iter().map(|(name, _)| *name).chain(faults::names()).skip(findings.len() - 1);
    findings.extend(rest.map(|name| Finding::new(name, State::Absent, says.clone())).collect::<Vec<_>>());
    findings
}

fn compare<T: PartialEq + std::fmt::Debug>(found: &[T], expected: &[T]) -> Outcome {
    match found.iter().zip(expected).position(|(a, b)| a != b) {
        None => Ok(format!("{} elements are right", expected.len())),
        Some(at) => Err(format!("element {at} is {:?}, not {:?}", found[at], expected[at]).into()),
    }
}

/// Times mean something on a card only.
fn timed(gpu: &Device, says: String, time: impl FnOnce() -> String) -> String {
    if gpu.is_virtual() { says } else { format!("{says}; {}", time()) }
}

fn copies(gpu: &Device) -> Outcome {
    let bytes = if gpu.is_virtual() { COPIED_VIRTUAL } else { COPIED };
    let data: Vec<u32> = (0..bytes as u32 / 4).map(|i| i.wrapping_mul(0x9e37_79b9)).collect();
    let mut buffer = gpu.alloc::<u32>(data.len())?;
    let began = Instant::now();
    buffer.write(&data)?;
    let up = began.elapsed();
    let began = Instant::now();
    let found = buffer.download()?;
    let down = began.elapsed();
    let rate = |time: Duration| bytes as f64 / time.as_secs_f64() / 1e9;
    let says = compare(&found, &data)?;
    Ok(timed(gpu, says, || format!("{:.1} GB/s to the card, {:.1} GB/s back", rate(up), rate(down))))
}

fn arithmetic(gpu: &Device) -> Outcome {
    let xs: Vec<f32> = (0..N).map(|i| i as f32).collect();
    let ys: Vec<f32> = (0..N).map(|i| 0.25 * (i % 97) as f32).collect();
    let (x, y, mut out) = (gpu.upload(&xs)?, gpu.upload(&ys)?, gpu.zeros::<f32>(N)?);
    scale_and_add(0.5, &x, &y, &mut out).run(gpu)?;
    let mut expected = vec![0.0; N];
    scale_and_add::on_cpu(0.5, &xs, &ys, &mut expected).run()?;
    compare(&out.download()?, &expected)
}

fn tiles(gpu: &Device) -> Outcome {
    let xs: Vec<u32> = (0..4096).collect();
    let (x, mut out) = (gpu.upload(&xs)?, gpu.zeros::<u32>(xs.len())?);
    reverse_tiles(&x, &mut out).run(gpu)?;
    let expected: Vec<u32> = xs.chunks(256).flat_map(|tile| tile.iter().rev().copied()).collect();
    compare(&out.download()?, &expected)
}

fn atomics(gpu: &Device) -> Outcome {
    let xs: Vec<u32> = (0..N as u32).map(|i| (i * i) >> 3).collect();
    let (x, mut counts) = (gpu.upload(&xs)?, gpu.zeros::<u32>(16)?);
    count(&x, &mut counts).run(gpu)?;
    let mut expected = [0; 16];
    xs.iter().for_each(|x| expected[*x as usize % 16] += 1);
    compare(&counts.download()?, &expected)
}

/// A bus knows only some atomics, so others fail if the buffers are in host memory.
fn extremes_of_numbers(gpu: &Device) -> Outcome {
    // Small integers, so that all sums are exact.
    let xs: Vec<i32> = (0..N as i32).map(|i| (i * 7919) % 1009 - 504).collect();
    let ys: Vec<f32> = xs.iter().map(|x| *x as f32).collect();
    let (x, y) = (gpu.upload(&xs)?, gpu.upload(&ys)?);
    let (mut words, mut reals) = (gpu.zeros::<i32>(2)?, gpu.zeros::<f32>(3)?);
    extremes(&x, &mut words, &y, &mut reals).run(gpu)?;
    let (low, high) = (xs.iter().copied().fold(0, i32::min), xs.iter().copied().fold(0, i32::max));
    compare(&words.download()?, &[low, high])?;
    compare(&reals.download()?, &[low as f32, high as f32, ys.iter().sum()])
}

fn matrices(gpu: &Device) -> Outcome {
    // Small integers, so that all sums are exact.
    let numbers = |factor: usize| (0..256).map(move |i| ((i * factor) % 13) as f32 - 6.0);
    let halves = |factor| numbers(factor).map(f16::from_f32).collect::<Vec<_>>();
    let (x, y, mut out) = (gpu.upload(&halves(7))?, gpu.upload(&halves(5))?, gpu.zeros::<f32>(256)?);
    multiply(&x, &y, &mut out).run(gpu)?;
    let (xs, ys): (Vec<f32>, Vec<f32>) = (numbers(7).collect(), numbers(5).collect());
    let element = |i: usize| (0..16).map(|k| xs[i / 16 * 16 + k] * ys[i % 16 * 16 + k]).sum();
    compare(&out.download()?, &(0..256).map(element).collect::<Vec<f32>>())
}

/// Both streams use the buffer, so their launches run in the order of submission.
fn streams(gpu: &Device) -> Outcome {
    const LAUNCHES: u32 = 100;
    let streams = [gpu.stream()?, gpu.stream()?];
    let mut data = gpu.zeros::<u32>(N)?;
    for i in 0..LAUNCHES {
        advance(&mut data).enqueue(&streams[i as usize % 2])?;
    }
    compare(&data.download()?, &[LAUNCHES; N])
}

fn launches(gpu: &Device) -> Outcome {
    const LAUNCHES: u32 = 1000;
    let mut data = gpu.zeros::<u32>(64)?;
    let began = Instant::now();
    for _ in 0..LAUNCHES {
        advance(&mut data).run(gpu)?;
    }
    let each = began.elapsed().as_secs_f64() * 1e6 / f64::from(LAUNCHES);
    let says = compare(&data.download()?, &[LAUNCHES; 64])?;
    Ok(timed(gpu, says, || format!("{each:.1} us from launch to completion")))
}
