use t0::prelude::*;

#[t0::kernel(block = 64, unchecked)]
fn k(mut out: Out<f32>) {
    out[global_id()] = 1.0;
}

fn main() {}
