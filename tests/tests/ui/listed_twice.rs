use t0::prelude::*;

#[t0::kernel(block = 64, for(T in [f32, bf16], (T, N) in [(f32, 1)]))]
fn k<T: Float, const N: u32>(x: In<T>, mut out: Out<T>) {
    out[global_id()] = x[N];
}

fn main() {}
