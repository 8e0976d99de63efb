use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(x: In<f32>, mut out: Out<f32>) {
    let ways = [|v: f32| v + v, |v: f32| v];
    out[global_id()] = (|v: f32| v * v)(x[global_id()]);
}

fn main() {}
