use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(s: f32, mut out: Out<u32>) {
    out[global_id()] = match s {
        1.0 => 1,
        _ => 2,
    };
}

fn main() {}
