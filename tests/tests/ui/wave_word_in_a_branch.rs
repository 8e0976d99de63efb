use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(x: In<f32>, mut out: Out<f32>) {
    let v = x[global_id()];
    if v > 0.0 {
        out[global_id()] = wave::sum(v);
    }
}

fn main() {}
