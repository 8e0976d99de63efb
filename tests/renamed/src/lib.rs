//! A crate that knows t0 by another name. Its device functions and constants are for kernels of any crate.

use gpu::prelude::*;

mod hidden {
    #[gpu::constant(crate = gpu)]
    pub(super) const CUBIC: f32 = 0.044_715;

    #[gpu::device(crate = gpu)]
    pub(super) fn cube(x: f32) -> f32 {
        x * x * x
    }
}

use hidden::{CUBIC, cube};

/// Elements of a line of [`lines_of`].
#[gpu::constant(crate = gpu)]
pub const LINE: u32 = 4 * 8;

/// `x + 0.044715 x^3`: what tanh-GELU takes the tanh of, but for a factor.
#[gpu::device(crate = gpu)]
pub fn bent(x: f32) -> f32 {
    x + CUBIC * cube(x)
}

/// How many lines `n` elements fill.
#[gpu::device(crate = gpu)]
pub fn lines_of(n: u32) -> u32 {
    n / LINE
}

/// `out = bent(x)`.
#[gpu::kernel(block = 64, crate = gpu)]
pub fn bend(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    out[i] = bent(x[i]);
}
