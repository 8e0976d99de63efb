//! What a product is for all kernels here: its sizes and strides, the layouts of its operands in memory, and what is
//! done with its sums.

use crate::kernels::math::{gelu, silu};

/// The layouts of the operands in memory.
#[t0::device]
pub enum Layout {
    /// `a` is rows x depth, `b` is columns x depth.
    Nt,
    /// `a` is rows x depth, `b` is depth x columns.
    Nn,
    /// `a` is depth x rows, `b` is depth x columns.
    Tn,
}

/// The activation of the results.
#[t0::device]
pub enum Act {
    /// None.
    Linear,
    /// `x / (1 + exp(-x))`.
    Silu,
    /// `x / 2 * (1 + erf(x / sqrt(2)))`.
    Gelu,
    /// `silu(g) * u`, where `g` is from the first half of the columns of the product and `u` from the second.
    Swiglu,
}

/// The sizes and strides of a product, in elements.
#[derive(Clone, Copy, Debug, PartialEq, t0::Arg)]
#[repr(C)]
pub struct Product {
    /// Rows of the result.
    pub m: u32,
    /// Columns of the result. With [`Act::Swiglu`] the product has twice as many.
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
pub fn across(layout: Layout, columns: bool) -> bool {
    if columns { layout != Layout::Nt } else { layout == Layout::Tn }
}

/// Where the sixteens of a tile's rows lie in the operand: one after another or, for [`Act::Swiglu`], in turn from both
/// halves.
#[t0::device]
pub fn source<const ACT: Act>(row: usize, first: usize, half: usize) -> usize {
    if ACT == Act::Swiglu { row / 16 % 2 * half + first + row / 32 * 16 + row % 16 } else { first + row }
}

/// The activation of one number.
#[t0::device]
fn activated<const ACT: Act>(x: f32) -> f32 {
    match ACT {
        Act::Silu => silu(x),
        Act::Gelu => gelu(x),
        Act::Linear | Act::Swiglu => x,
    }
}

/// One result: from the sum, the sum that belongs to it with [`Act::Swiglu`], their biases, the residual and the old
/// result.
#[t0::device]
pub fn finished<const BIAS: bool, const RESIDUAL: bool, const SCALE: bool, const ACCUMULATE: bool, const ACT: Act>(
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
    x = if ACT == Act::Swiglu { silu(x) * z } else { activated::<ACT>(x) };
    if RESIDUAL {
        x += r;
    }
    if ACCUMULATE {
        x += old;
    }
    x
}
