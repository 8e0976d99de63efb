use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(x: In<f32>, mut out: Out<f32>) {
    let double = |v: f32| v + v;
    out[global_id()] = double(x[global_id()]);
}

fn main() {}
