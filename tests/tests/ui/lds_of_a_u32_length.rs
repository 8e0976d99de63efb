use t0::prelude::*;

const SIDE: u32 = 16;

#[t0::kernel(block = (16, 16))]
pub fn by_a_plain_constant(mut out: Out<f32>) {
    let mut tile = Lds::<f32, SIDE, SIDE>::new();
    tile[(thread_id_y(), thread_id())] = 1.0;
    barrier();
    out[global_id()] = tile[(thread_id(), thread_id_y())];
}

#[t0::constant]
const COLUMNS: u32 = 16;

#[t0::kernel(block = 16)]
pub fn by_a_constant(mut out: Out<f32>) {
    let mut tile = Lds::<f32, COLUMNS>::new();
    tile[thread_id()] = 1.0;
    out[global_id()] = tile[thread_id()];
}

#[t0::kernel(block = 16, for(N in [16]))]
pub fn by_a_parameter<const N: u32>(mut out: Out<f32>) {
    let mut tile = Lds::<f32, N>::new();
    tile[thread_id()] = 1.0;
    out[global_id()] = tile[thread_id()];
}

#[t0::kernel(block = 16)]
pub fn by_a_constant_of_the_body(mut out: Out<f32>) {
    const SIZE: u32 = 16;
    let zeros = [0.0f32; SIZE];
    out[global_id()] = zeros[0];
}

fn main() {}
