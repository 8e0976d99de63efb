use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(mut out: Out<f32>) {
    let p = Point { x: 1.0 };
    out[global_id()] = p.x;
}

fn main() {}
