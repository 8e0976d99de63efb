use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(mut out: Out<u32>) {
    out[global_id()] = 1;
    break;
}

fn main() {}
