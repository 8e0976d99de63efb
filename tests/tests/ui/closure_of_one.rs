use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    out[i] = block::reduce(x[i], |a| a + 1);
}

fn main() {}
