use t0::prelude::*;

#[t0::kernel(block = 64, for((T, N, FN) in [(f32, 1, true), (f32, 2, false), (bf16, 4, true)]))]
fn tiled<T: Float, const N: u32, const FN: bool>(x: In<T>, mut out: Out<f32>) {
    out[global_id()] = x[global_id() * N].to_f32();
}

const LISTED: Tiled = tiled::instance::<f32>(Tiled { n: 2, fn_: false });

const MISSING: Tiled = tiled::instance::<f32>(Tiled { n: 4, fn_: true });

const OF_ANOTHER_TYPE: Tiled = tiled::instance::<f16>(Tiled { n: 1, fn_: true });

fn main() {
    println!("{LISTED:?} {MISSING:?} {OF_ANOTHER_TYPE:?}");
}
