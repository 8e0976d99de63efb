use t0::prelude::*;

#[t0::kernel(blocks = 64)]
fn k(mut out: Out<f32>) {
    out[global_id()] = 1.0;
}

// No further error comes from the use of a refused kernel.
fn main() -> Result<(), Error> {
    let gpu = Device::open()?;
    let mut out = gpu.zeros::<f32>(1)?;
    k(&mut out).over(1).run(&gpu)?;
    k::on_cpu(&mut [0.0f32]).over(1).run().unwrap();
    Ok(())
}
