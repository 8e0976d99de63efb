//! Sums, maxima and their locations, over any dimensions.
//!
//! The elements of each result are split into `chunks` parts of `chunk` elements. A result has one partial result for
//! each part, `outputs` apart. The caller reduces the parts in the same way. The order of all sums is fixed.

use super::geometry::{Extents, Strides, place};
use t0::prelude::*;

/// A reduction.
#[t0::device]
pub enum Reduction {
    /// The sum.
    Sum,
    /// The maximum; NaN if there is one.
    Max,
}

/// What a reduction covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, t0::Arg)]
#[repr(C)]
pub struct Span {
    /// Results.
    pub outputs: u32,
    /// Elements of each result.
    pub count: u32,
    /// Elements of each part.
    pub chunk: u32,
    /// Parts of each result.
    pub chunks: u32,
}

/// The combination of two partial results.
#[t0::device]
fn combined<const OP: Reduction>(a: f32, b: f32) -> f32 {
    match OP {
        Reduction::Sum => a + b,
        Reduction::Max => {
            if b > a || b.is_nan() {
                b
            } else {
                a
            }
        }
    }
}

/// The result of no elements.
#[t0::device]
fn none<const OP: Reduction>() -> f32 {
    match OP {
        Reduction::Sum => 0.0,
        Reduction::Max => f32::NEG_INFINITY,
    }
}

/// `out[chunk, o] = scale OP(x[o, ..])`, a work-item for each result.
#[t0::kernel(
    block = 64,
    grid = (span.outputs, span.chunks),
    requires(out.len() == span.outputs * span.chunks),
    for(T in [f32, bf16, f16], OP in [Reduction::Sum, Reduction::Max]),
)]
#[allow(clippy::too_many_arguments)]
pub fn reduce_lanes<T: Float, const OP: Reduction>(
    x: In<T>,
    mut out: Out<f32>,
    span: Span,
    kept: Extents,
    kept_strides: Strides,
    reduced: Extents,
    reduced_strides: Strides,
    scale: f32,
) {
    let base = place(kept, global_id(), kept_strides);
    let first = block_id_y() * span.chunk;
    let end = (first + span.chunk).min(span.count);
    let mut sum = none::<OP>();
    if reduced.rank == 1 {
        for r in first..end {
            sum = combined::<OP>(sum, x[base + r * reduced_strides.step[0]].to_f32());
        }
    } else {
        for r in first..end {
            sum = combined::<OP>(sum, x[base + place(reduced, r, reduced_strides)].to_f32());
        }
    }
    out[block_id_y() * span.outputs + global_id()] = sum * scale;
}

/// As [`reduce_lanes()`], with a workgroup for each result.
#[t0::kernel(
    block = 256,
    grid = blocks(span.outputs, span.chunks),
    requires(out.len() == span.outputs * span.chunks),
    for(T in [f32, bf16, f16], OP in [Reduction::Sum, Reduction::Max]),
)]
// The kernel language takes closures here, not names of functions.
#[allow(clippy::redundant_closure, clippy::too_many_arguments)]
pub fn reduce_groups<T: Float, const OP: Reduction>(
    x: In<T>,
    mut out: Out<f32>,
    span: Span,
    kept: Extents,
    kept_strides: Strides,
    reduced: Extents,
    reduced_strides: Strides,
    scale: f32,
) {
    let base = place(kept, block_id(), kept_strides);
    let first = block_id_y() * span.chunk;
    let end = (first + span.chunk).min(span.count);
    let mut sum = none::<OP>();
    if reduced.rank == 1 {
        for r in strided(first + thread_id(), end, 256) {
            sum = combined::<OP>(sum, x[base + r * reduced_strides.step[0]].to_f32());
        }
    } else {
        for r in strided(first + thread_id(), end, 256) {
            sum = combined::<OP>(sum, x[base + place(reduced, r, reduced_strides)].to_f32());
        }
    }
    let total = block::reduce(sum, |a, b| combined::<OP>(a, b));
    if thread_id() == 0 {
        out[block_id_y() * span.outputs + block_id()] = total * scale;
    }
}

/// `out[o]` is the index of the largest element of `x[o, ..]`, and of the first one of several. NaN counts as larger
/// than all numbers.
#[t0::kernel(block = 256, grid = blocks(span.outputs), requires(out.len() == span.outputs), for(T in [f32, bf16, f16]))]
pub fn argmax<T: Float>(
    x: In<T>,
    mut out: Out<u32>,
    span: Span,
    kept: Extents,
    kept_strides: Strides,
    reduced: Extents,
    reduced_strides: Strides,
) {
    let base = place(kept, block_id(), kept_strides);
    // No element has this index.
    let (mut best, mut index) = (f32::NEG_INFINITY, u32::MAX);
    for r in strided(thread_id(), span.count, 256) {
        let v = x[base + place(reduced, r, reduced_strides)].to_f32();
        if index == u32::MAX || v > best || v.is_nan() && !best.is_nan() {
            best = v;
            index = r;
        }
    }
    let (_, at) = block::reduce((best, index), |p, q| {
        let larger = q.0 > p.0 || q.0.is_nan() && !p.0.is_nan();
        let same = q.0 == p.0 || q.0.is_nan() && p.0.is_nan();
        if q.1 != u32::MAX && (p.1 == u32::MAX || larger || same && q.1 < p.1) { q } else { p }
    });
    if thread_id() == 0 {
        out[block_id()] = at;
    }
}
