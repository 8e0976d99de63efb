use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(mut out: Out<f32>) {
    let half: i128 = 5;
    out[global_id()] = half as f32;
}

fn main() {}
