use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(x: In<f32>, n: i32, mut out: Out<f32>) {
    out[global_id()] = x[global_id()].powi(n);
}

fn main() {}
