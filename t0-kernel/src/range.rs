//! Loops that share work among lanes.

use crate::ids;

/// `start`, `start + step`, and so on below `end`.
#[derive(Debug, Clone)]
pub struct Strided {
    next: Option<u32>,
    end: u32,
    step: u32,
}

/// Counts from `start` by `step` while below `end`: `for i in strided(lane(), n, 32)`.
///
/// Also ends if the next value would overflow `u32`.
///
/// # Panics
/// If `step` is zero: the loop would never end.
#[must_use]
#[track_caller]
pub fn strided(start: u32, end: u32, step: u32) -> Strided {
    assert!(step != 0, "strided with a step of zero never ends");
    Strided { next: Some(start), end, step }
}

/// The elements of `0..n` that belong to this lane if the whole grid shares them: `strided(global_id(), n,
/// block_count() * block_size())`.
///
/// Launch such a kernel over whole workgroups (`.blocks(count)`): the elements of lanes that a partial last workgroup
/// does not have would not be processed.
#[must_use]
#[track_caller]
pub fn grid_stride(n: u32) -> Strided {
    strided(ids::global_id(), n, ids::block_count().wrapping_mul(ids::block_size()))
}

impl Iterator for Strided {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        let i = self.next.filter(|&i| i < self.end)?;
        self.next = i.checked_add(self.step);
        Some(i)
    }
}
