use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(x: In<f32>, mut out: Out<f32>) {
    let mut tile = Lds::<f32, 64>::new();
    if x[global_id()] > 0.0 {
        tile[thread_id()] = 1.0;
        barrier();
    }
    out[global_id()] = tile[63 - thread_id()];
}

fn main() {}
