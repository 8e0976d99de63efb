use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(x: In<Colour>, mut out: Out<f32>) {
    let i = global_id();
    out[i] = x[i];
}

fn main() {}
