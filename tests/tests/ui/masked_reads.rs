use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(x: In<f32>, y: In<[f32; 2]>, mut out: Out<f32>) {
    let i = global_id();
    out[i] = x.get_or(i, 1u32);
    out[i] = x.load_or::<3>(i, 1.0)[0];
    out[i] = out.get_or(i, 0.0);
    out[i] = y.load_or::<2>(i, [0.0; 2])[0][0];
    out[i] = x[i as u64];
}

fn main() {}
