use t0::prelude::*;

#[t0::kernel(block = 64)]
fn k(mut out: Out<f32>) {
    let mut tile = Lds::<f32, 8, 8>::new();
    let row = tile.row(thread_id() / 8);
    row[thread_id() % 8] = 1.0;
    barrier();
    out[global_id()] = tile[thread_id()];
}

fn main() {}
