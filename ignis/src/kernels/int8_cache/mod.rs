//! A cache of keys and values as integers of 8 bits: the kernels that write and read it.
//!
//! | file | contents |
//! |---|---|
//! | `attend` | the launch of a step of one token: heads, cache and attention |
//! | `attend_packed` | the same with the projection, of packed weights |
//! | `attention` | attention of any tokens |
//! | `heads` | per-head normalisation, rotary embedding, the cache |
//! | `merge_own` | the launch after `attend_packed`, which stores the token's key and value |
//! | `prompt` | attention of many tokens, on matrix instructions |
//!
//! A page of a key head is a row of `bytes` and a row of `scales`. The row of `bytes` has the keys of the
//! [`PAGE`](super::heads::PAGE) positions, a byte for each element, and then their values. The row of `scales` has a
//! scale for each of these keys, and then one for each of these values. A number is `scale * (byte - 128)`.
//!
//! The scale is the largest magnitude of the elements of the key or value, divided by 127, so that a number differs
//! from the element by at most half of it. Elements are not rounded to another type before. If an element is not
//! finite, the scale is NaN, so that the error is not lost.
//!
//! The scale of a key is a factor of its score, and the scale of a value is a factor of its weight. So the kernels
//! multiply bytes, and subtract 128 times the sum of what they were multiplied by.
//!
//! - **Invariant:** heads are a multiple of 8 elements wide.

#[allow(clippy::type_complexity)]
pub mod attend;
#[allow(clippy::type_complexity)]
pub mod attend_packed;
pub mod attention;
pub mod heads;
#[allow(clippy::type_complexity)]
pub mod merge_own;
pub mod prompt;

use super::heads::Heads;
use t0::prelude::*;

/// The least magnitude that is not stored as zero: the reciprocal of it is far from infinite.
#[t0::constant]
const LEAST: f32 = 1e-30;

/// The row of a page of a key head.
#[t0::device]
pub fn row_of(heads: Heads, page: u32, key_head: u32) -> u32 {
    page * heads.keys + key_head
}

/// The largest magnitude of some elements.
#[t0::device]
pub fn largest<const N: usize>(x: [f32; N]) -> f32 {
    let mut most = 0.0f32;
    #[unroll]
    for i in 0..N {
        most = most.max(x[i].abs());
    }
    most
}

/// The scale of a key or value, and what its elements are multiplied by to become bytes. `most` is the largest
/// magnitude that this lane has, and `infinite` whether it has an element that is not finite.
#[t0::device]
pub fn scale_of_row(most: f32, infinite: bool) -> (f32, f32) {
    scale_of(wave::max(most), wave::any(infinite))
}

/// As [`scale_of_row`], from what the lanes of the key or value have together.
#[t0::device]
pub fn scale_of(all: f32, infinite: bool) -> (f32, f32) {
    (if infinite { f32::NAN } else { all * (1.0 / 127.0) }, if all >= LEAST { 127.0 * all.rcp() } else { 0.0 })
}

/// Whether an element is not finite.
#[t0::device]
pub fn some_infinite<const N: usize>(x: [f32; N]) -> bool {
    let mut sum = 0.0f32;
    #[unroll]
    for i in 0..N {
        sum += x[i] * 0.0;
    }
    sum.is_nan()
}

/// The byte of an element.
#[t0::device]
pub fn byte_of(x: f32, inverse: f32) -> u8 {
    ((x * inverse).round_ties_even() + 128.0) as u8
}

/// The sum of products of elements and bytes, added to `sum`.
#[t0::device]
pub fn dot_bytes<const N: usize>(x: [f32; N], bytes: [u8; N], sum: f32) -> f32 {
    let mut total = sum;
    #[unroll]
    for i in 0..N {
        total = (bytes[i] as f32).mul_add(x[i], total);
    }
    total
}
