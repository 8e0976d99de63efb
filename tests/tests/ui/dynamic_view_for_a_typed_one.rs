use t0::prelude::*;
use t0::{DynView, DynViewMut, ElementType};

#[t0::kernel(block = 64)]
fn copy(x: In<f32>, mut out: Out<f32>) {
    out[global_id()] = x[global_id()];
}

#[t0::kernel(block = 64, for(T in [f32, bf16]))]
fn convert<T: Float>(x: In<T>, mut out: Out<f32>) {
    out[global_id()] = x[global_id()].to_f32();
}

fn main() -> Result<(), Error> {
    let gpu = Device::open()?;
    let x = gpu.zeros::<f32>(1)?;
    let mut out = gpu.zeros::<f32>(1)?;
    copy(DynView::from(&x), &mut out).over(1).run(&gpu)?;
    copy(&x, DynViewMut::from(&mut out)).over(1).run(&gpu)?;
    copy(&x, &out).over(1).run(&gpu)?;
    convert::dispatch([ElementType::of::<f32>()], 3, &mut out).over(1).run(&gpu)?;
    Ok(())
}
