use t0::prelude::*;

#[t0::kernel(block = 64, grid = out.len())]
fn fill(mut out: Out<f32>) {
    out[global_id()] = 1.0;
}

fn main() -> Result<(), Error> {
    let gpu = Device::open()?;
    let mut out = gpu.zeros::<f32>(1)?;
    fill(&mut out).over(1).run(&gpu)?;
    Ok(())
}
