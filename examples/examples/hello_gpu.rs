//! Adds two vectors on the GPU, or on the virtual GPU if there is no card, and checks every element.
//!
//! ```text
//! cargo run --release -p t0-examples --example hello_gpu
//! T0_DEVICE=virtual cargo run --release -p t0-examples --example hello_gpu
//! ```
#![allow(clippy::print_stdout, reason = "an example prints its results")]

use t0::prelude::*;

/// One work-item adds one pair. The kernel is compiled to gfx1100 machine code while this file is built.
#[t0::kernel(block = 256)]
pub fn vector_add(x: In<f32>, y: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    out[i] = x[i] + y[i];
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let gpu = Device::open()?;
    println!("device    {}", gpu.description());
    if gpu.is_virtual() {
        println!("          no card: this CPU executes the gfx1100 machine code, instruction by instruction");
    }

    for n in [1, 1000, 65_537, 1 << 20] {
        let xs: Vec<f32> = (0..n).map(|i| i as f32 * 0.25).collect();
        let ys: Vec<f32> = (0..n).map(|i| 1.0 / (i as f32 + 1.0)).collect();

        let (x, y) = (gpu.upload(&xs)?, gpu.upload(&ys)?);
        let mut out = gpu.zeros::<f32>(n)?;
        let report = vector_add(&x, &y, &mut out).over(n).run(&gpu)?;
        let sums = out.download()?;

        // Runs the same body on the CPU as ordinary Rust.
        let mut expected = vec![0.0f32; n];
        vector_add::on_cpu(&xs, &ys, &mut expected).over(n).run()?;
        if let Some(i) = (0..n).find(|&i| sums[i].to_bits() != expected[i].to_bits()) {
            return Err(format!("element {i} of {n} is {} on the GPU and {} on the CPU", sums[i], expected[i]).into());
        }

        let rate = 12.0 * n as f64 / report.elapsed.as_secs_f64().max(1e-9) / 1e9;
        print!("verified  {n:>9} sums, all bits equal; kernel {:>9.1?}, {rate:.2} GB/s", report.elapsed);
        match report.wave_instructions {
            Some(count) => println!(", {count} wave instructions"),
            None => println!(),
        }
    }
    Ok(())
}
