//! What a product is for all kernels here: its sizes and strides, the layouts of its operands in memory, and what is
//! done with its sums.

use t0::prelude::*;

/// `a` is rows x depth, `b` is columns x depth.
#[t0::constant]
pub const NT: u32 = 0;
/// `a` is rows x depth, `b` is depth x columns.
#[t0::constant]
pub const NN: u32 = 1;
/// `a` is depth x rows, `b` is depth x columns.
#[t0::constant]
pub const TN: u32 = 2;

/// No activation.
#[t0::constant]
pub const LINEAR: u32 = 0;
/// `x / (1 + exp(-x))`.
#[t0::constant]
pub const SILU: u32 = 1;
/// `x / 2 * (1 + erf(x / sqrt(2)))`.
#[t0::constant]
pub const GELU: u32 = 2;
/// `silu(g) * u`, where `g` is from the first half of the columns of the product and `u` from the second.
#[t0::constant]
pub const SWIGLU: u32 = 3;

/// The sizes and strides of a product, in elements.
#[derive(Clone, Copy, Debug, PartialEq, t0::Arg)]
#[repr(C)]
pub struct Product {
    /// Rows of the result.
    pub m: u32,
    /// Columns of the result. With `SWIGLU` the product has twice as many.
    pub n: u32,
    /// Terms of each sum.
    pub k: u32,
    /// From one row of `a` in memory to the next.
    pub lda: u32,
    /// From one row of `b` in memory to the next.
    pub ldb: u32,
    /// From one row of the result to the next.
    pub ldy: u32,
    /// Products of this size.
    pub batches: u32,
    /// From one matrix `a` to that of the next batch; 0 if they share it.
    pub a_step: u32,
    /// From one matrix `b` to that of the next batch; 0 if they share it.
    pub b_step: u32,
    /// From one result to that of the next batch.
    pub y_step: u32,
    /// Parts of the depth. If there are several, the result has as many times `batches` matrices, each with the sums
    /// over one part.
    pub splits: u32,
    /// Factor of the product, if the instance has `SCALE`.
    pub scale: f32,
}

/// Whether the rows of an operand in memory are across the depth: of `b` (`columns`) or `a`.
#[t0::device]
pub fn across(layout: u32, columns: bool) -> bool {
    if columns { layout != NT } else { layout == TN }
}

/// Where the sixteens of a tile's rows lie in the operand: one after another or, for `SWIGLU`, in turn from both
/// halves.
#[t0::device]
pub fn source<const ACT: u32>(row: usize, first: usize, half: usize) -> usize {
    if ACT == SWIGLU { row / 16 % 2 * half + first + row / 32 * 16 + row % 16 } else { first + row }
}

/// `1 / (1 + exp(-x))`, times `x`.
#[t0::device]
fn silu(x: f32) -> f32 {
    x * (1.0 + (-x).exp()).recip()
}

/// The activation of one number.
#[t0::device]
fn activated<const ACT: u32>(x: f32) -> f32 {
    if ACT == SILU {
        silu(x)
    } else if ACT == GELU {
        0.5 * x * (1.0 + (x * core::f32::consts::FRAC_1_SQRT_2).erf())
    } else {
        x
    }
}

/// One result: from the sum, the sum that belongs to it with `SWIGLU`, their biases, the residual and the old result.
#[t0::device]
pub fn finished<const BIAS: bool, const RESIDUAL: bool, const SCALE: bool, const ACCUMULATE: bool, const ACT: u32>(
    v: [f32; 6],
    scale: f32,
) -> f32 {
    let [mut x, mut z, p, q, r, old] = v;
    if SCALE {
        x *= scale;
        z *= scale;
    }
    if BIAS {
        x += p;
        z += q;
    }
    x = if ACT == SWIGLU { silu(x) * z } else { activated::<ACT>(x) };
    if RESIDUAL {
        x += r;
    }
    if ACCUMULATE {
        x += old;
    }
    x
}
