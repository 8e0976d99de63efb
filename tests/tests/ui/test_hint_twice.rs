use t0::prelude::*;

#[t0::kernel(block = 64, test(len(x) = 4, shape(x) = (2, 2)))]
fn k(x: In<f32>, mut out: Out<f32>) {
    out[global_id()] = x[0];
}

fn main() {}
