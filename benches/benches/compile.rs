//! How long the macro's work on one kernel takes: `t0_core::compile` on parsed source. `cargo bench --bench compile`.
//!
//! Every instance of ignis's kernels, and made-up kernels of 1,000 and 5,000 lines: the time a line must not grow with the length.
#![allow(clippy::print_stdout)]

use std::error::Error;
use std::fmt::Write as _;
use t0_benches::library::{Instance, instances, of_ignis};
use t0_benches::{figure, median};
use t0_core::text::File;

const ROUNDS: usize = 21;

fn main() -> Result<(), Box<dyn Error>> {
    let mut slowest = (0.0, String::new());
    let ignis = of_ignis()?;
    for kernel in instances(&ignis) {
        let (ms, name) = (time(kernel, ROUNDS)?, kernel.name());
        println!("{name:<28} {ms:>8.3} ms");
        if ms > slowest.0 {
            slowest = (ms, name);
        }
    }
    println!("the slowest: {}", slowest.1);
    figure("compile.largest_library", slowest.0, "ms");
    for lines in [1000, 5000] {
        let file = File::read(&long_kernel(lines))?;
        let ms = time(instances(&file)[0], 3)? / (lines as f64 / 1000.0);
        figure(if lines == 1000 { "compile.first_1000_lines" } else { "compile.per_1000_lines" }, ms, "ms");
    }
    Ok(())
}

/// Milliseconds, the median of some compilations.
fn time(kernel: Instance<'_>, rounds: usize) -> Result<f64, Box<dyn Error>> {
    kernel.compile().map_err(|e| format!("{}: {e}", kernel.name()))?;
    let time = median(rounds, || {
        std::hint::black_box(kernel.compile().unwrap_or_default());
    });
    Ok(time.as_secs_f64() * 1e3)
}

/// A kernel of so many lines: loads, arithmetic, branches, loops and stores in turn, over a dozen live variables.
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
