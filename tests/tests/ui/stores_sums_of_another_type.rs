use t0::prelude::*;

#[t0::kernel(block = 32)]
fn k(x: In<f32>, mut out: Out<f16>) {
    let acc = wmma::Acc::load(&x, 0, 16);
    acc.store(&mut out, 0, 16);
}

fn main() {}
