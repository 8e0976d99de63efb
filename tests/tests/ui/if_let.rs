use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(n: u32, mut out: Out<u32>) {
    if let 3 = n {
        out[global_id()] = 1;
    }
}

fn main() {}
