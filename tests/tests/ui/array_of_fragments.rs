use t0::prelude::*;

#[t0::kernel(block = 32)]
fn k(n: u32, x: In<f16>, mut out: Out<f32>) {
    let sums = [wmma::Acc::zero(), wmma::Acc::splat(1.0)];
    sums[n as usize].store(&mut out, 0, 16);
}

fn main() {}
