use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(mut out: Out<u32>) {
    let count = 3u32;
    out[global_id()] = conut;
}

fn main() {}
