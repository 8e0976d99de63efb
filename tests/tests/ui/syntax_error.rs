use t0::prelude::*;

#[t0::kernel(block = 64)]
fn double(x: In<f32>, mut y: Out<f32>) {
    let i = global_id();
    y[i] = x[i] * ;
}

fn main() -> Result<(), t0::Error> {
    let device = Device::open()?;
    let x = device.upload(&[1.0f32, 2.0])?;
    let mut y = device.zeros::<f32>(2)?;
    double::launch(&device, &x, &mut y)
}
