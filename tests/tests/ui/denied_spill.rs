use t0::prelude::*;

#[t0::kernel(block = 64, waves_per_eu = 16, deny(spill))]
fn k(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    let a: [f32; 128] = core::array::from_fn(|k| x[i + 64 * k as u32]);
    barrier();
    let mut sum = 0.0;
    for k in 0..128usize {
        sum = sum * a[127 - k] + 1.0;
    }
    out[i] = sum;
}

fn main() {}
