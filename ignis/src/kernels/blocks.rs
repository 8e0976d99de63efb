//! Copies in groups of words, for tensors whose strides allow it. An element of 16 bits is half of a word.

use super::geometry::{Extents, Strides, places};
use t0::prelude::*;

/// Copies four neighbouring words. `from` and `to` have the words from one group to the next.
#[t0::kernel(block = 256)]
pub fn copy_runs(x: In<u32>, mut out: Out<u32>, extents: Extents, from: Strides, to: Strides) {
    let [source, target, _] = places(extents, global_id(), from, to, to);
    out.store(target, x.load::<4>(source));
}
