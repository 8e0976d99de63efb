use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(n: u32, mut out: Out<f32>) {
    let a = [1.0, 2.0];
    out[global_id()] = a[n as usize];
}

fn main() {}
