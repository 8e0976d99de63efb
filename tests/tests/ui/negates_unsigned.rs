use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(n: u32, mut out: Out<u32>) {
    out[global_id()] = -n;
}

fn main() {}
