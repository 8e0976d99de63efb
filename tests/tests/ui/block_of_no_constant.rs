use t0::prelude::*;

#[t0::constant]
const WIDE: f32 = 64.0;

#[t0::constant]
const LARGE: usize = 2048;

#[t0::kernel(block = WIDE)]
fn of_a_float(mut out: Out<u32>) {
    out[global_id()] = 1;
}

#[t0::kernel(block = (LARGE, 2))]
fn too_large(mut out: Out<u32>) {
    out[global_id()] = 1;
}

#[t0::kernel(block = MISSING)]
fn of_nothing(mut out: Out<u32>) {
    out[global_id()] = 1;
}

fn main() {}
