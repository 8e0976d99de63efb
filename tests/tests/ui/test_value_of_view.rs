use t0::prelude::*;

#[t0::kernel(block = 64, test(x = 4))]
fn k(n: u32, x: In<u32>, mut out: Out<u32>) {
    out[global_id()] = x[global_id()] + n;
}

fn main() {}
