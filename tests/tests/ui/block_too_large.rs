use t0::prelude::*;

#[t0::kernel(block = 2000)]
fn k(x: In<f32>, mut out: Out<f32>) {
    out[global_id()] = x[global_id()];
}

fn main() {}
