use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(mut out: Out<u32>) {
    let mut n = 0u32;
    #[unroll]
    while n < 4 {
        n += 1;
    }
    out[global_id()] = n;
}

fn main() {}
