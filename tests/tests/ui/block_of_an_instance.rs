use t0::prelude::*;

#[t0::kernel(block = 32 * WAVES, for(WAVES in [4, 64]))]
fn too_many_waves<const WAVES: u32>(mut out: Out<u32>) {
    out[global_id()] = WAVES;
}

#[t0::kernel(block = 32 * T, for(T in [f32]))]
fn of_a_type<T: Float>(mut out: Out<T>) {
    out[global_id()] = T::from_f32(1.0);
}

fn main() {}
