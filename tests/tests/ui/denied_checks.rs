use t0::prelude::*;

#[t0::kernel(block = 64, grid = y.len(), deny(spill, checks))]
fn k(x: In<f32>, indices: In<u32>, mut y: Out<f32>) {
    let mut tile = Lds::<f32, 64>::new();
    let i = global_id();
    tile[thread_id()] = x[i];
    barrier();
    let j = indices[i];
    y[i] = x[j] + tile[j];
}

#[t0::kernel(block = 64, grid = y.len(), deny(checks))]
fn without(x: In<f32>, indices: In<u32>, mut y: Out<f32>) {
    let j = indices[global_id()];
    y[global_id()] = if j < x.len() { x[j] } else { 0.0 };
}

fn main() {}
