//! Conversion between element types.

use t0::prelude::*;

/// `out[i] = x[i]`, rounded to the nearest number of type `O`. A work-item converts four neighbouring elements.
#[t0::kernel(
    block = 256,
    grid = out.len().div_ceil(4),
    requires(x.len() == out.len()),
    for((T, O) in [(f32, bf16), (f32, f16), (bf16, f32), (bf16, f16), (f16, f32), (f16, bf16)]),
)]
pub fn cast<T: Float, O: Float>(x: In<T>, mut out: Out<O>) {
    let i = global_id() * 4;
    if i + 4 <= out.len() {
        let v = x.load::<4>(i);
        let mut w = [O::from_f32(0.0); 4];
        #[unroll]
        for k in 0..4 {
            w[k] = O::from_f32(v[k].to_f32());
        }
        out.store(i, w);
    } else {
        for k in i..out.len() {
            out[k] = O::from_f32(x[k].to_f32());
        }
    }
}

/// `out[i] = x[i]` from a signed integer.
#[t0::kernel(block = 256, grid = out.len(), requires(x.len() == out.len()))]
pub fn i32_to_f32(x: In<i32>, mut out: Out<f32>) {
    out[global_id()] = x[global_id()] as f32;
}

/// `out[i] = x[i]` from an unsigned integer.
#[t0::kernel(block = 256, grid = out.len(), requires(x.len() == out.len()))]
pub fn u32_to_f32(x: In<u32>, mut out: Out<f32>) {
    out[global_id()] = x[global_id()] as f32;
}

/// `out[i] = x[i]`, rounded to zero and limited to the range of the type; 0 for NaN.
#[t0::kernel(block = 256, grid = out.len(), requires(x.len() == out.len()))]
pub fn f32_to_i32(x: In<f32>, mut out: Out<i32>) {
    out[global_id()] = x[global_id()] as i32;
}

/// [`f32_to_i32()`] to an unsigned integer.
#[t0::kernel(block = 256, grid = out.len(), requires(x.len() == out.len()))]
pub fn f32_to_u32(x: In<f32>, mut out: Out<u32>) {
    out[global_id()] = x[global_id()] as u32;
}
