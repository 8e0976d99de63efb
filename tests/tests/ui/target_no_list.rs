use t0::prelude::*;

#[t0::kernel(block = 64, targets = "gfx1151")]
fn k(mut out: Out<f32>) {
    out[global_id()] = 1.0;
}

fn main() {}
