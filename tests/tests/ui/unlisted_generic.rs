use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k<T: Float>(x: In<T>, mut out: Out<T>) {
    out[global_id()] = x[global_id()];
}

fn main() {}
