use t0::prelude::*;

#[t0::kernel(block = 64, grid = out.len(), for((T, N, ADD) in [(f32, 1, true), (f32, 2, false), (bf16, 4, true)]))]
fn tiled<T: Float, const N: u32, const ADD: bool>(x: In<T>, mut out: InOut<f32>) {
    let i = global_id();
    let v = x[i * N].to_f32();
    out[i] = if ADD { out[i] + v } else { v };
}

fn constants_as_arguments(x: &Buffer<f32>, out: &mut Buffer<f32>) {
    let _ = tiled::<f32, 2, false>(x, out);
}

fn another_type(x: &Buffer<f16>, out: &mut Buffer<f32>) {
    let _ = tiled(Tiled { n: 2, add: false }, x, out);
}

fn without_a_field(x: &Buffer<f32>, out: &mut Buffer<f32>) {
    let _ = tiled(Tiled { n: 2 }, x, out);
}

fn checked_in_a_block(x: &Buffer<f32>, out: &mut Buffer<f32>) {
    let _ = tiled(const { tiled::instance::<f32>(Tiled { n: 2, add: true }) }, x, out);
}

fn main() {}
