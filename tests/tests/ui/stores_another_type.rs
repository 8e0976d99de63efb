use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(x: In<f32>, mut out: Out<u32>) {
    out[global_id()] = x[global_id()];
}

fn main() {}
