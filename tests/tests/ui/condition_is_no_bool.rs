use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(n: u32, mut out: Out<u32>) {
    if n {
        out[global_id()] = 1;
    }
}

fn main() {}
