use t0::prelude::*;

#[t0::kernel(block = 32)]
fn k(x: In<u32>, mut out: Out<i32>) {
    let a = wmma::A::<wmma::I4>::load(&x, 0, 2);
    let b = wmma::B::<wmma::I4>::load(&x, 0, 2);
    out[lane()] = wmma::mma(a, b, wmma::AccI32::zero()).get(0);
}

fn main() {}
