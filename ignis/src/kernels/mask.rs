//! Which keys a query sees: all, those up to its own position, or the last ones of these.

/// How many of the first `count` keys a window hides from a query, which sees the last `window` of them.
#[t0::device]
pub fn hidden<const WINDOW: bool>(count: u32, window: u32) -> u32 {
    if WINDOW { count - count.min(window) } else { 0 }
}

/// Whether a query sees a key: it is one of the first `count`, and with `WINDOW` not one of the first `hidden`.
#[t0::device]
pub fn sees<const WINDOW: bool>(key: u32, count: u32, hidden: u32) -> bool {
    key < count && (!WINDOW || key >= hidden)
}

/// The score of a key: minus infinity, whose weight is 0, if the query does not see it.
#[t0::device]
pub fn masked(score: f32, seen: bool) -> f32 {
    if seen { score } else { f32::NEG_INFINITY }
}

/// The weight of a key: 0 if the query does not see it.
#[t0::device]
pub fn kept(weight: f32, seen: bool) -> f32 {
    if seen { weight } else { 0.0 }
}

/// How many keys a query sees with a causal mask, where the last of `rows` queries has the position of the last of
/// `keys` keys.
#[t0::device]
pub fn causal_count(row: u32, rows: u32, keys: u32) -> u32 {
    (row + 1 + keys).max(rows).min(keys + rows) - rows
}

/// The first query that sees a key with a causal mask: see [`causal_count()`].
#[t0::device]
pub fn causal_first(key: u32, rows: u32, keys: u32) -> u32 {
    (key + rows).max(keys) - keys
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_shows_the_last_keys() {
        for (count, window) in [(1, 1), (5, 1), (5, 3), (5, 5), (5, 9), (70, 64)] {
            let first = hidden::<true>(count, window);
            for key in 0..count + 2 {
                let seen = key < count && key + window >= count;
                assert_eq!(sees::<true>(key, count, first), seen, "{key} of {count}, {window}");
                assert_eq!(sees::<false>(key, count, hidden::<false>(count, window)), key < count);
            }
        }
    }

    #[test]
    fn the_last_query_sees_the_last_key() {
        for (rows, keys) in [(1, 1), (5, 5), (3, 7), (7, 3), (64, 65)] {
            for row in 0..rows {
                let count = (i64::from(row) + 1 + i64::from(keys) - i64::from(rows)).clamp(0, keys.into());
                assert_eq!(i64::from(causal_count(row, rows, keys)), count, "{row} of {rows} queries, {keys} keys");
                for key in 0..keys {
                    let seen = key < causal_count(row, rows, keys);
                    assert_eq!(seen, row >= causal_first(key, rows, keys), "{row} {key} {rows} {keys}");
                }
            }
            assert_eq!(causal_count(rows - 1, rows, keys), keys);
        }
    }
}
