use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(mut out: Out<f32>) {
    out[globl_id()] = 1.0;
}

fn main() {}
