//! The shapes at which instances are verified.
//!
//! A launch at the shape that is tuned may take too long, and its dimensions are often multiples of every tile. The
//! shapes here are small, and leave partial tiles wherever the rules of the instances allow it.

use std::collections::BTreeSet;

/// Dimensions for the reference interpreter, which is slow: larger ones are made this large, or as large as the next
/// number if it takes too long. The numbers are odd, so that tiles are partial. Tiles of up to 64 elements are also
/// whole, and their loops take several steps, with the first.
pub(super) const SMALL: [u64; 2] = [133, 37];
/// Dimensions for the comparison of instances with each other, the largest first. Several workgroups run, and the last
/// one is partial. The numbers are slightly less than powers of two, so that tiles of different sizes leave different
/// remainders: an instance that omits its partial tile omits other elements than the next one.
pub(super) const LARGE: [u64; 4] = [16_381, 4_093, 1_021, 251];
/// Smaller dimensions are not made larger: they are often fixed, such as one row.
const LEAST: u64 = 16;

/// What values have the remainder of `n` by: rules such as `n % 4 == 0` hold for them too.
fn moduli(n: u64, end: u64) -> BTreeSet<u64> {
    let small = 1..=64u64;
    let powers = (7..=13).map(|bits| 1u64 << bits);
    let root = n.isqrt().min(1 << 16);
    let divisors = (1..=root).filter(|d| n.is_multiple_of(*d)).flat_map(|d| [d, n / d]);
    small.chain(powers).chain(divisors).filter(|q| *q < end).collect()
}

/// Whether a value is an even multiple of a number of which `n` is a multiple: it may be one of larger tiles too.
fn is_whole(value: u64, n: u64, q: u64) -> bool {
    q > 1 && n.is_multiple_of(q) && (value / q).is_multiple_of(2)
}

/// Values from `start` upwards and less than `end`, each the next one with a remainder of `n`.
fn upwards(n: u64, start: u64, end: u64) -> BTreeSet<u64> {
    let moduli = moduli(n, end);
    let starts = std::iter::successors(Some(start), |start| start.checked_mul(2)).take_while(|start| *start < end);
    let next = |(start, q): (u64, &u64)| {
        let value = start + (n % q + q - start % q) % q;
        if is_whole(value, n, *q) { value + q } else { value }
    };
    let pairs = starts.flat_map(|start| moduli.iter().map(move |q| (start, q)));
    pairs.map(next).filter(|value| *value < end).collect()
}

/// Values from `top` downwards and at least `end`, each the next one with a remainder of `n`.
fn downwards(n: u64, top: u64, end: u64) -> impl Iterator<Item = u64> {
    let next = |q: &u64| {
        let value = top.checked_sub((top % q + q - n % q) % q)?;
        if is_whole(value, n, *q) { value.checked_sub(*q) } else { Some(value) }
    };
    let values: BTreeSet<u64> = moduli(n, top).iter().filter_map(next).filter(|value| *value >= end).collect();
    values.into_iter().rev()
}

/// The values to try for a dimension in place of `n`, the best first; `n` itself is not among them.
fn values(n: u64, most: u64, wider: bool) -> Vec<u64> {
    match (n > most, wider) {
        (true, true) => downwards(n, most, most / 2).chain(upwards(n, most, n)).collect(),
        (true, false) => upwards(n, most, n).into_iter().collect(),
        (false, true) if n >= LEAST => downwards(n, n.saturating_mul(2) - 3, n + 1).collect(),
        (false, _) => Vec::new(),
    }
}

/// A shape near `most` in each larger dimension that is accepted. `shape` itself is accepted. With `wider`, smaller
/// dimensions become larger, so that they leave partial tiles too. A dimension for which no other value is
/// accepted is kept.
pub(super) fn near(shape: &[u64], most: u64, wider: bool, accepts: impl Fn(&[u64]) -> bool) -> Vec<u64> {
    let mut found = shape.to_vec();
    for at in 0..shape.len() {
        if found[at] != shape[at] {
            continue;
        }
        let values = values(shape[at], most, wider);
        // First alone, then together with the dimensions that are equal: rules may require that they stay equal.
        let alone = [at].to_vec();
        let equal: Vec<usize> = (0..shape.len()).filter(|other| shape[*other] == shape[at]).collect();
        let sets = if equal.len() > 1 { vec![alone, equal] } else { vec![alone] };
        let with = |set: &[usize], value: u64| {
            let mut tried = found.clone();
            set.iter().for_each(|at| tried[*at] = value);
            tried
        };
        let tried = sets.iter().flat_map(|set| values.iter().map(|value| with(set, *value)));
        if let Some(better) = tried.into_iter().find(|tried| accepts(tried)) {
            found = better;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::near;

    #[test]
    fn large_dimensions_become_small_and_leave_partial_tiles() {
        let all = |shape: &[u64], most| near(shape, most, false, |_| true);
        assert_eq!(all(&[133], 133), [133]);
        assert_eq!(all(&[134], 133), [133]);
        assert_eq!(all(&[1, 151_936, 1024], 133), [1, 133, 133]);
        // It is not made larger.
        assert_eq!(all(&[100], 133), [100]);
        let wider = |shape: &[u64], most| near(shape, most, true, |_| true);
        assert_eq!(wider(&[100], 133), [197]);
        assert_eq!(wider(&[1, 16], 133), [1, 29]);
        assert_eq!(wider(&[1 << 20, 4096], 16_381), [16_381, 8189]);
    }

    #[test]
    fn the_rules_of_instances_are_kept() {
        let with = |shape: &[u64], rule: &dyn Fn(&[u64]) -> bool| near(shape, 133, false, rule);
        assert_eq!(with(&[1 << 20], &|s| s[0] % 4 == 0), [136], "the next multiple");
        assert_eq!(with(&[4096], &|s| s[0] % 32 == 0), [160]);
        assert_eq!(with(&[1 << 20], &|s| s[0] % 256 == 0), [256]);
        assert_eq!(with(&[3000], &|s| s[0] % 15 == 0), [135]);
        assert_eq!(with(&[1001], &|s| s[0] % 8 == 1), [137]);
        assert_eq!(with(&[100_000], &|s| s[0] >= 1000), [1000]);
        // Dimensions that must be equal.
        assert_eq!(with(&[4096, 4096], &|s| s[0] == s[1]), [133, 133]);
        assert_eq!(with(&[4096, 64, 4096], &|s| s[0] == s[2] && s[0] % 2 == 0), [134, 64, 134]);
        let wider = |shape: &[u64], most, rule: &dyn Fn(&[u64]) -> bool| near(shape, most, true, rule);
        assert_eq!(wider(&[1 << 20], 16_381, &|s| s[0] % 4 == 0), [16_380]);
        assert_eq!(wider(&[1 << 20], 16_381, &|s| s[0] % 4 == 0 && s[0] > 20_000), [20_480]);
        assert_eq!(wider(&[4096], 16_381, &|s| s[0] % 32 == 0), [8160]);
        // Only the shape itself.
        assert_eq!(with(&[4096], &|s| s[0] == 4096), [4096]);
        assert_eq!(near(&[64], 133, true, |s| s[0] <= 64), [64]);
    }
}
