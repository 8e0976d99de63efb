use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(n: u32, mut out: Out<u32>) {
    #[unroll]
    for i in 0..n {
        out[i] = 1;
    }
}

fn main() {}
