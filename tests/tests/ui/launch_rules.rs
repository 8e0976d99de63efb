use t0::prelude::*;

#[t0::kernel(block = 64, grid = y.len(), requires(n))]
fn unknown_name(n: u32, mut out: Out<f32>) {
    out[global_id()] = n as f32;
}

#[t0::kernel(block = 64, grid = out, requires(out.len()))]
fn a_view(mut out: Out<f32>) {
    out[global_id()] = 1.0;
}

#[t0::kernel(block = 64, grid = out.size(), requires(n.pow(2) > 1, n as u64 > 1, n << 1 == 2))]
fn unknown_operations(n: u32, mut out: Out<f32>) {
    out[global_id()] = n as f32;
}

#[t0::kernel(block = 64, grid = a, requires(n > 1))]
fn a_float(a: f32, n: f32, mut out: Out<f32>) {
    out[global_id()] = a + n;
}

#[t0::kernel(block = 64, grid = T, requires(n > 1), for(T in [u32]))]
fn a_type<T: Element>(n: T, mut out: Out<T>) {
    out[global_id()] = n;
}

#[t0::kernel(block = 64, grid = (1, 1, 1, 1), requires())]
fn too_many_sides(mut out: Out<f32>) {
    out[global_id()] = 1.0;
}

#[t0::kernel(block = 64, grid = out.len(), test(over = 3))]
fn tested(mut out: Out<f32>) {
    out[global_id()] = 1.0;
}

fn main() {}
