use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(mut out: Out<u32>) {
    let a = 1u32;
    a = 2;
    out[global_id()] = a;
}

fn main() {}
