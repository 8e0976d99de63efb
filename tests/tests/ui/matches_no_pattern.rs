use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    out[i] = matches!(x[i]) as u32;
}

fn main() {}
