use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(mut out: Out<u32>) {
    let all = core::array::from_fn(|k| k as u32);
    out[global_id()] = all[0];
}

fn main() {}
