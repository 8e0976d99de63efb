use t0::prelude::*;

#[t0::device]
fn vec(x: f32) -> f32 {
    x
}

#[t0::kernel(block = 64)]
fn k(mut out: Out<f32>) {
    out[global_id()] = 1.0;
}

fn main() {}
