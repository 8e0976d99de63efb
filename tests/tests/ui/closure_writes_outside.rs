use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(mut out: Out<u32>) {
    let mut count = 0;
    let all: [u32; 4] = core::array::from_fn(|k| {
        count += 1;
        k as u32
    });
    out[global_id()] = all[0] + count;
}

fn main() {}
