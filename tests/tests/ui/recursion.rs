use t0::prelude::*;

#[t0::device]
fn factorial(n: u32) -> u32 {
    if n == 0 { 1 } else { n * factorial(n - 1) }
}

#[t0::kernel(block = 64)]
fn k(mut out: Out<u32>) {
    out[global_id()] = factorial(global_id());
}

fn main() {}
