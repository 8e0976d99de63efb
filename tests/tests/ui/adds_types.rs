use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(s: f32, n: u32, mut out: Out<f32>) {
    out[global_id()] = s * n;
}

fn main() {}
