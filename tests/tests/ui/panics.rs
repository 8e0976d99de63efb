use t0::prelude::*;

#[t0::kernel(block = 32)]
pub fn k(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    if i > 7 {
        panic!("{i}");
    }
    out[i] = x[i];
}

fn main() {}
