use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(mut out: Out<u8>) {
    let a: u8 = 256;
    out[global_id()] = a;
}

fn main() {}
