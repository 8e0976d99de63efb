use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    if i >= x.len() {
        return;
    }
    barrier();
    out[i] = x[i];
}

fn main() {}
