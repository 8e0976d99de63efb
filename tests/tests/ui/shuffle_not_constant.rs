use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(x: In<f32>, n: u32, mut out: Out<f32>) {
    out[global_id()] = wave::shuffle_xor(x[global_id()], n);
}

fn main() {}
