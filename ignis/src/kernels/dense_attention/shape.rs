//! The shape of attention: its sizes, where heads are in memory, and which keys a query sees.

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
    if shape.causal == 0 {
        shape.keys
    } else {
        (row + 1 + shape.keys).max(shape.rows).min(shape.keys + shape.rows) - shape.rows
    }
}

/// The first query that sees a key.
#[t0::device]
pub fn first_query(shape: Shape, key: u32) -> u32 {
    if shape.causal == 0 { 0 } else { (key + shape.rows).max(shape.keys) - shape.keys }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_query_sees_the_last_key() {
        for (rows, keys) in [(1, 1), (5, 5), (3, 7), (7, 3), (64, 65)] {
            let shape = Shape { batches: 1, heads: 1, key_heads: 1, group: 1, rows, keys, causal: 1 };
            for row in 0..rows {
                let count = (i64::from(row) + 1 + i64::from(keys) - i64::from(rows)).clamp(0, keys.into());
                assert_eq!(i64::from(visible(shape, row)), count, "{row} of {rows} queries, {keys} keys");
                for key in 0..keys {
                    assert_eq!(key < visible(shape, row), row >= first_query(shape, key), "{row} {key} {rows} {keys}");
                }
            }
            assert_eq!(visible(shape, rows - 1), keys);
            assert_eq!(visible(Shape { causal: 0, ..shape }, 0), keys);
        }
    }
}
