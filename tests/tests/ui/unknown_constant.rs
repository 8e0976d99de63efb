use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(mut out: Out<f32>) {
    out[global_id()] = f32::LARGEST;
}

fn main() {}
