use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(mut out: Out<u32>) {
    if wave_id() == 0 {
        barrier();
    }
    out[global_id()] = 1;
}

fn main() {}
