use t0::prelude::*;

#[t0::kernel(block = 64, unsafe(fast_math))]
fn k(mut out: Out<f32>) {
    out[global_id()] = 1.0;
}

fn main() {}
