//! Measures `t0_core::compile` on parsed source, which is the macro's work for one kernel.
//! `cargo bench --bench compile`.
//!
//! It compiles every instance of ignis's kernels, and generated kernels of 1,000 and 5,000 lines: the time per line
//! must not grow with the length. All objects of a timed run must be byte-identical. The generated kernels run on the
//! virtual GPU with random data and must give the same results as without optimisation; the tests of ignis cover its
//! kernels.
#![allow(clippy::print_stdout)]

use std::error::Error;
use std::fmt::Write as _;
use t0_benches::checkpoint::Noise;
use t0_benches::library::{Instance, instances, of_ignis};
use t0_benches::{figure, median};
use t0_core::Options;
use t0_core::text::File;
use t0_sim::gpu::{Arg, Gpu, Launch};

const ROUNDS: usize = 5;

fn main() -> Result<(), Box<dyn Error>> {
    for lines in [1000, 5000] {
        let file = File::read(&long_kernel(lines))?;
        let kernel = instances(&file)[0];
        let (ms, object) = time(kernel, 3)?;
        verify(kernel, &object, lines)?;
        let ms = ms / (lines as f64 / 1000.0);
        figure(if lines == 1000 { "compile.first_1000_lines" } else { "compile.per_1000_lines" }, ms, "ms");
    }
    let mut slowest = (0.0, String::new());
    let ignis = of_ignis()?;
    for kernel in instances(&ignis) {
        let ((ms, _), name) = (time(kernel, ROUNDS)?, kernel.name());
        println!("{name:<28} {ms:>8.3} ms");
        if ms > slowest.0 {
            slowest = (ms, name);
        }
    }
    println!("the slowest: {}", slowest.1);
    figure("compile.largest_library", slowest.0, "ms");
    Ok(())
}

/// The median time of several compilations in milliseconds, and the object that all of them produced.
fn time(kernel: Instance<'_>, rounds: usize) -> Result<(f64, Vec<u8>), Box<dyn Error>> {
    let compile = || kernel.compile(&Options::default()).map_err(|e| format!("{}: {e}", kernel.name()));
    let first = compile()?;
    let mut objects = Vec::with_capacity(rounds);
    let time = median(rounds, || objects.push(compile()));
    for object in objects {
        if object? != first {
            return Err(format!("{}: two compilations gave different objects", kernel.name()).into());
        }
    }
    Ok((time.as_secs_f64() * 1e3, first))
}

/// Runs a generated kernel with and without optimisation; the results must be equal.
fn verify(kernel: Instance<'_>, object: &[u8], lines: usize) -> Result<(), Box<dyn Error>> {
    let plain = kernel.compile(&Options { level: 0, ..Options::default() })?;
    let (found, want) = (run(object, lines)?, run(&plain, lines)?);
    // Large sums may overflow, and the bits of a NaN are unspecified.
    let same = |a: f32, b: f32| a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan());
    if let Some(i) = (0..lines).find(|&i| !same(found[i], want[i])) {
        return Err(format!("element {i} is {} with optimisation and {} without", found[i], want[i]).into());
    }
    let mut finite: Vec<u32> = found.iter().filter(|x| x.is_finite()).map(|x| x.to_bits()).collect();
    finite.sort_unstable();
    finite.dedup();
    if finite.len() < 50 {
        return Err(format!("the kernel left only {} different numbers", finite.len()).into());
    }
    Ok(())
}

/// The value that one work-item of the kernel stores in `y`.
fn run(object: &[u8], lines: usize) -> Result<Vec<f32>, Box<dyn Error>> {
    const N: u32 = 3;
    let mut gpu = Gpu::new();
    let module = gpu.load(object)?;
    let mut noise = Noise(0x9E37_79B9_7F4A_7C15);
    let x: Vec<u8> = (0..lines).flat_map(|_| (noise.next() / 64.0).to_le_bytes()).collect();
    let (input, output) = (gpu.alloc(x.len() as u64)?, gpu.alloc(x.len() as u64)?);
    gpu.write(input, 0, &x)?;
    let view = |buffer| Arg::View { buffer, cols: lines as u32, rows: 1 };
    let args = [view(input), Arg::Bytes(N.to_le_bytes().to_vec()), view(output)];
    gpu.launch(module, "long", &args, &Launch { block: [64, 1, 1], ..Launch::default() })?;
    let mut y = vec![0; x.len()];
    gpu.read(output, 0, &mut y)?;
    Ok(y.as_chunks::<4>().0.iter().map(|word| f32::from_le_bytes(*word)).collect())
}

/// A kernel with this many lines: alternating loads, arithmetic, branches, loops and stores over a dozen live
/// variables.
fn long_kernel(lines: usize) -> String {
    let mut text = String::from("#[t0::kernel(block = 64)]\npub fn long(x: In<f32>, n: u32, mut y: Out<f32>) {\n");
    text.push_str("    let i = global_id();\n");
    for v in 0..8 {
        let _ = writeln!(text, "    let mut v{v} = {v}.5f32;");
    }
    let mut at = 11;
    while at + 10 < lines {
        let k = at / 10;
        let (a, b, c) = (k % 8, (k * 3 + 1) % 8, (k * 5 + 2) % 8);
        let _ = write!(
            text,
            "    let a{k} = x[i + {k}];
    let b{k} = a{k}.mul_add(v{a}, v{b});
    if b{k} > v{c} {{
        v{a} = b{k} * 0.5;
    }} else {{
        v{b} = (v{c} - a{k}).abs() + v{b};
    }}
    for j in 0..n {{
        v{c} += x[i * {k} + j] * v{a};
    }}
    y[i + {k}] = v{a} + v{b} * v{c};
"
        );
        at += 11;
    }
    while at < lines {
        text.push_str("    v0 += v1;\n");
        at += 1;
    }
    text.push_str("    y[i] = v0 + v1;\n}\n");
    text
}
