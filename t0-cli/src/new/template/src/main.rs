//! Runs the kernel once and prints a result.

use t0::prelude::*;
use {{crate}}::saxpy;

fn main() -> Result<(), t0::Error> {
    let gpu = Device::open()?; // the card if there is one, else the virtual gfx1100
    println!("device: {}", gpu.description());

    let n = 1 << 20;
    let x = gpu.upload(&vec![1.0f32; n])?;
    let mut y = gpu.upload(&vec![2.0f32; n])?;
    let report = saxpy(3.0, &x, &mut y).over(n).run(&gpu)?;
    println!("saxpy of {n} elements: {:?}; y[0] = {}", report.elapsed, y.download()?[0]);
    Ok(())
}
