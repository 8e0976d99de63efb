use t0::prelude::*;

#[t0::kernel(block = 64, grid = out.len(), for(T in [f32, bf16], ADD in [false, true]))]
fn copy<T: Float, const ADD: bool>(x: In<T>, mut out: InOut<T>) {
    let i = global_id();
    out[i] = if ADD { x[i] + out[i] } else { x[i] };
}

fn generic<T: Float>(gpu: &Device, x: &Buffer<T>, out: &mut Buffer<T>) -> Result<(), Error> {
    copy::<T>(Copy { add: true }, x, out).run(gpu)?;
    Ok(())
}

fn of_integers(gpu: &Device, x: &Buffer<u32>, out: &mut Buffer<u32>)
where
    copy: t0::Instances<(u32,)>,
{
}

fn main() -> Result<(), Error> {
    let gpu = Device::open()?;
    let (x, mut out) = (gpu.zeros(1)?, gpu.zeros(1)?);
    of_integers(&gpu, &x, &mut out);
    Ok(())
}
