//! Shows what strict mode of the virtual GPU reports: a kernel with an off-by-one index runs first as on a card, and
//! then in strict mode.
//!
//! ```text
//! cargo run --release -p t0-examples --example strict_mode
//! ```
#![allow(clippy::print_stdout, reason = "an example prints its results")]

use t0::prelude::*;

/// Differences of neighbours. The last lane reads one element past the end of `x`.
#[t0::kernel(block = 64)]
pub fn differences(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    out[i] = x[i + 1] - x[i];
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let xs: Vec<f32> = (0..100).map(|i| (i * i) as f32).collect();

    // As on a card, the out-of-range read returns zero and the wrong result goes unnoticed.
    let gpu = Device::builder().virtual_gpu(VirtualOptions::default()).open()?;
    let (x, mut out) = (gpu.upload(&xs)?, gpu.zeros::<f32>(100)?);
    differences(&x, &mut out).over(100).run(&gpu)?;
    println!("without strict mode: out[98] = {}, out[99] = {}", out.download()?[98], out.download()?[99]);

    // In strict mode the launch fails. The options also limit its length to this many wave-instructions.
    let options = VirtualOptions::strict().budget(1_000_000);
    let gpu = Device::builder().virtual_gpu(options).open()?;
    let (x, mut out) = (gpu.upload(&xs)?, gpu.zeros::<f32>(100)?);
    match differences(&x, &mut out).over(100).run(&gpu) {
        Err(Error::Fault(fault)) => println!("in strict mode: {fault}"),
        other => {
            return Err(
                format!("strict mode should report the out-of-range read, but the launch returned {other:?}").into()
            );
        }
    }

    // The correct launch has one item less.
    differences(&x, &mut out).over(99).run(&gpu)?;
    println!("over 99 items: no fault");
    Ok(())
}
