use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(x: In<f32>, mut out: Out<f32>) {
    for v in x {
        out[global_id()] = v;
    }
}

fn main() {}
