//! The shape of attention: its sizes, where heads are in memory, and which keys a query sees.

use crate::kernels::mask::{causal_count, causal_first};

/// Queries are padded to a multiple of this number in the arrays that have a number for each query.
#[t0::constant]
pub const PADDING: u32 = 64;

/// The sizes of attention; none is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, t0::Arg)]
#[repr(C)]
pub struct Shape {
    /// Independent problems.
    pub batches: u32,
    /// Query heads: `key_heads * group`.
    pub heads: u32,
    /// Heads of keys, and of values.
    pub key_heads: u32,
    /// Query heads that share a head of keys.
    pub group: u32,
    /// Queries of a head.
    pub rows: u32,
    /// Keys of a head.
    pub keys: u32,
    /// Not 0 if a query sees only a part of the keys: see [`visible()`].
    pub causal: u32,
}

/// Where the rows of a tensor `[batch, heads, rows, width]` are, in elements. The elements of a row are consecutive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, t0::Arg)]
#[repr(C)]
pub struct Place {
    /// From one batch to the next.
    pub batch: u32,
    /// From one head to the next.
    pub head: u32,
    /// From one row to the next.
    pub row: u32,
}

/// The first element of a head.
#[t0::device]
pub fn start(at: Place, batch: u32, head: u32) -> u32 {
    batch * at.batch + head * at.head
}

/// The number of keys that a query sees: all, or with `causal` those up to its own position, where the last query has
/// the position of the last key.
#[t0::device]
pub fn visible(shape: Shape, row: u32) -> u32 {
    if shape.causal == 0 { shape.keys } else { causal_count(row, shape.rows, shape.keys) }
}

/// The first query that sees a key.
#[t0::device]
pub fn first_query(shape: Shape, key: u32) -> u32 {
    if shape.causal == 0 { 0 } else { causal_first(key, shape.rows, shape.keys) }
}
