use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(mut out: Out<u32>) {
    out[global_id()] = wave::shuffle_xor(1u32, 32);
}

fn main() {}
