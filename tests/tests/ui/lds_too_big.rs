use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(mut out: Out<f32>) {
    let mut tile = Lds::<f32, 20000>::new();
    tile[thread_id()] = 1.0;
    out[global_id()] = tile[thread_id()];
}

fn main() {}
