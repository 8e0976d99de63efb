use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(n: i128, mut out: Out<u32>) {
    out[global_id()] = n as u32;
}

fn main() {}
