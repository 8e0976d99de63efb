use t0::prelude::*;

#[t0::kernel(block = 64)]
fn copy(x: In<f32>, mut out: Out<f32>) {
    out[global_id()] = x[global_id()];
}

fn main() -> Result<(), Error> {
    let gpu = Device::open()?;
    let mut out = gpu.zeros::<f32>(1)?;
    copy(&mut out).over(1).run(&gpu)?;
    Ok(())
}
