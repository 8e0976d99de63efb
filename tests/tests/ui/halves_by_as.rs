use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(h: f16, mut out: Out<f32>) {
    out[global_id()] = h as f32;
}

fn main() {}
