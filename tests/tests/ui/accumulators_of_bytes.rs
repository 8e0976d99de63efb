use t0::prelude::*;

#[t0::kernel(block = 32)]
fn k(x: In<i32>, mut out: Out<i32>) {
    let acc = wmma::AccI32::load(&x, 0, 16);
    let bytes = acc.map(|v| v as u8);
    out[lane()] = bytes.get(0) as i32;
}

fn main() {}
