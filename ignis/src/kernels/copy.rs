//! Strided copies, of elements and of groups of words, fills, counting, and the choice between two tensors. They move
//! bits, so `u16` and `u32` stand for all element types of these sizes.

use super::geometry::{Extents, Strides, places};
use t0::prelude::*;

/// `out[..] = x[..]` for all elements of `extents`.
#[t0::kernel(block = 256, for(T in [u16, u32]))]
pub fn copy<T: Element>(x: In<T>, mut out: Out<T>, extents: Extents, from: Strides, to: Strides) {
    let [source, target, _] = places(extents, global_id(), from, to, to);
    out[target] = x[source];
}

/// Copies four neighbouring words, for tensors whose strides allow it: an element of 16 bits is half of a word. `from`
/// and `to` have the words from one group to the next.
#[t0::kernel(block = 256)]
pub fn copy_runs(x: In<u32>, mut out: Out<u32>, extents: Extents, from: Strides, to: Strides) {
    let [source, target, _] = places(extents, global_id(), from, to, to);
    out.store(target, x.load::<4>(source));
}

/// `out[i] = first + i step`, as `u32`, with wrapping.
#[t0::kernel(block = 256, grid = out.len())]
pub fn count(mut out: Out<u32>, first: u32, step: u32) {
    let i = global_id();
    out[i] = first.wrapping_add(i.wrapping_mul(step));
}

/// `out[i] = first + i step`, as `f32`.
#[t0::kernel(block = 256, grid = out.len())]
pub fn ramp(mut out: Out<f32>, first: f32, step: f32) {
    let i = global_id();
    out[i] = first + i as f32 * step;
}

/// `out[i] = bits`: a word of every element type that four bytes hold once or twice.
#[t0::kernel(block = 256, grid = out.len().div_ceil(4))]
pub fn fill(mut out: Out<u32>, bits: u32) {
    let i = global_id() * 4;
    if i + 4 <= out.len() {
        out.store(i, [bits; 4]);
    } else {
        for k in i..out.len() {
            out[k] = bits;
        }
    }
}

/// `out[i] = if condition[..] != 0 { a[..] } else { b[..] }`.
#[t0::kernel(block = 256, grid = out.len(), for(T in [u16, u32]))]
#[allow(clippy::too_many_arguments)]
pub fn select<T: Element>(
    condition: In<u32>,
    a: In<T>,
    b: In<T>,
    mut out: Out<T>,
    extents: Extents,
    condition_strides: Strides,
    a_strides: Strides,
    b_strides: Strides,
) {
    let i = global_id();
    let [at, bt, ct] = places(extents, i, a_strides, b_strides, condition_strides);
    out[i] = if condition[ct] != 0 { a[at] } else { b[bt] };
}
