use t0::prelude::*;

// rustc reports each syntax error, and the macro once more. Kernels and host code find the signatures.
#[t0::device]
fn scaled(x: f32) -> f32 {
    x * ;
}

#[t0::kernel(block = 64)]
pub fn calls_it(x: In<f32>, mut y: Out<f32>) {
    y[global_id()] = scaled(x[global_id()]);
}

#[t0::kernel(block = 64, for(T in [f32, f64], N in [1, 2]))]
pub fn generic<T: Element, const N: u32>(x: In<T>, mut y: Out<T>) {
    let i = global_id() * N
    y[i] = x[i];
}

fn main() -> Result<(), t0::Error> {
    let gpu = Device::open()?;
    let x = gpu.upload(&[1.0f32, 2.0])?;
    let mut y = gpu.zeros::<f32>(2)?;
    calls_it(&x, &mut y).over(2).run(&gpu)?;
    generic(Generic { n: 2 }, &x, &mut y).over(2).run(&gpu)?;
    generic::image::<f32>(Generic { n: 1 }).unwrap();
    Ok(())
}
