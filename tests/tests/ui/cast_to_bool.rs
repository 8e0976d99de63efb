use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(n: u32, mut out: Out<u32>) {
    let odd = n as bool;
    out[global_id()] = odd as u32;
}

fn main() {}
