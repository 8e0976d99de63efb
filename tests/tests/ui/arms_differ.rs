use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(c: bool, mut out: Out<f32>) {
    out[global_id()] = if c { 1.0 } else { 1u32 };
}

fn main() {}
