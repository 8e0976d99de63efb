use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(mut out: Out<f32>) {
    let mut tile = Lds::<f32, 8, 8>::new();
    tile[thread_id()] = 1.0;
    barrier();
    let part = if thread_id() < 32 { tile.row(0) } else { tile.row(1) };
    out[global_id()] = part[0];
}

fn main() {}
