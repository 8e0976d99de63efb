use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(mut out: Out<u32>) {
    for _ in 0..lane() {
        barrier();
    }
    out[global_id()] = 1;
}

fn main() {}
