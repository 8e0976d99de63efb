use t0::prelude::*;

#[t0::kernel(block = 64)]
fn arguments(flags: [bool; 2], none: [f32; 0], many: [f32; 300], counts: [usize; 2], mut out: Out<f32>) {
    out[global_id()] = many[0];
}

#[t0::kernel(block = 64)]
fn elements(x: In<[bool; 2]>, y: Atomics<[u32; 2]>, mut out: Out<f32>) {
    out[global_id()] = 1.0;
}

fn main() {}
