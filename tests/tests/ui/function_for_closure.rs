use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(x: In<f32>, mut out: Out<f32>) {
    let all = wave::reduce(x[global_id()], largest);
    out[global_id()] = all;
}

fn main() {}
