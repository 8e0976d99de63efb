//! A crate that knows t0 by another name. Its device functions and constants are for kernels of any crate.

#![forbid(unsafe_code)]

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

/// The inside of [`Curve`], which kernels of other crates never name.
mod inner {
    /// What bends.
    #[derive(Clone, Copy, gpu::Arg)]
    #[repr(C)]
    #[t0(crate = gpu)]
    pub struct Bend {
        /// How much.
        pub by: f32,
    }
}

pub use inner::Bend;

/// A bent line.
#[derive(Clone, Copy, gpu::Arg)]
#[repr(C)]
#[t0(crate = gpu)]
pub struct Curve {
    /// Its bend.
    pub bend: inner::Bend,
    /// Steepness and height.
    pub line: [f32; ENDS],
}

#[gpu::constant(crate = gpu)]
const ENDS: usize = 2;

/// The curve's value.
#[gpu::device(crate = gpu)]
pub fn on(Curve { bend, line: [slope, height] }: Curve, x: f32) -> f32 {
    bent(x) * bend.by + slope * x + height
}

/// `out = bent(x)`.
#[gpu::kernel(block = 64, crate = gpu)]
pub fn bend(x: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    out[i] = bent(x[i]);
}
