use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(x: In<f32>, mut out: Out<f32>) {
    let [a, b, c] = x.load::<3>(0);
    out[global_id()] = a + b + c;
}

fn main() {}
