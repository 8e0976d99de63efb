use t0::prelude::*;

#[t0::device]
fn first(tile: &Lds<f32, 8, 8>, row: u32) -> f32 {
    tile.row(row)[0]
}

#[t0::kernel(block = 64)]
fn k(mut out: Out<f32>) {
    let mut tile = Lds::<f32, 8, 8>::new();
    tile[thread_id()] = 1.0;
    barrier();
    out[global_id()] = first(&tile, 3);
}

fn main() {}
