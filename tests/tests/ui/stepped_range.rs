use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(mut out: Out<u32>) {
    for i in (0..=4).step_by(2) {
        out[i] = 1;
    }
    for i in (0..4u32).step_by(0) {
        out[i] = 1;
    }
}

fn main() {}
