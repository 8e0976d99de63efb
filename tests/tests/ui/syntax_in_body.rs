use t0::prelude::*;

// rustc reports the syntax error, and the macro once more. The launches find the signature of the kernel.
#[t0::kernel(block = 64)]
pub fn scale(x: In<f32>, factor: f32, mut y: Out<f32>) {
    let i = global_id();
    y[i] = x[i] * * factor +;
}

#[t0::kernel(block = 64, grid = y.len())]
pub fn twice(x: In<f32>, mut y: Out<f32>) {
    let i = global_id();
    y[i] = 2.0 * x[i];
}

fn main() -> Result<(), t0::Error> {
    let gpu = Device::open()?;
    let x = gpu.upload(&[1.0f32, 2.0])?;
    let mut y = gpu.zeros::<f32>(2)?;
    scale(&x, 3.0, &mut y).over(2).run(&gpu)?;
    twice(&x, &mut y).run(&gpu)?;
    scale::on_cpu(&[1.0], 3.0, &mut [0.0]).over(1).run().unwrap();
    Ok(())
}
