use t0::prelude::*;

#[t0::kernel(block = 64, for(T in [f32, bf16]))]
fn copy<T: Float>(x: In<T>, mut out: Out<T>) {
    out[global_id()] = x[global_id()];
}

fn main() -> Result<(), Error> {
    let gpu = Device::open()?;
    let x = gpu.zeros::<f16>(1)?;
    let mut out = gpu.zeros::<f16>(1)?;
    copy(&x, &mut out).over(1).run(&gpu)?;
    Ok(())
}
