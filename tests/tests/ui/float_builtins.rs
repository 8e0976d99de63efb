use t0::prelude::*;

#[t0::kernel(block = 64)]
fn arguments(x: In<f64>, mut out: Out<f64>) {
    out[0] = x[0].atan2();
    out[1] = x[0].log();
    out[2] = x[0].sin_cos();
    out[3] = x[0].arcsin();
    out[4] = x[0].hypot(2u32);
}

#[t0::kernel(block = 64)]
fn integers(n: u32, mut out: Out<f32>) {
    out[0] = n.cbrt() as f32;
    let (s, c) = n.sin_cos();
}

fn main() {}
