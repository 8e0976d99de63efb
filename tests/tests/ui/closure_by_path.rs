use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(x: In<f32>, mut out: Out<f32>) {
    out[global_id()] = wave::reduce(x[global_id()], f32::max);
}

fn main() {}
