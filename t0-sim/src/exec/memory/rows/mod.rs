//! Transfers between memory and rows: blocks of all 32 lanes, gathers and scatters.
//!
//! | file | contents |
//! |---|---|
//! | `mod` | [`Rows`], and [`Portable`], its implementation for every CPU |
//! | `avx2` | [`Avx2`] |
//! | `avx512` | [`Avx512`] |
//!
//! In both vector implementations, inline assembly performs relaxed atomic accesses of each aligned word of 32 or 64
//! bits: x86 reads and writes each of them as a whole within a vector access and within the element of a gather, and
//! the compiler sees no plain access that could race. The implementations call functions by name, because a closure
//! passed to a generic function of the standard library would be compiled without the extensions, as a call that passes
//! its vectors in memory.
#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;

#[cfg(target_arch = "x86_64")]
pub(super) use avx2::Avx2;
#[cfg(target_arch = "x86_64")]
pub(super) use avx512::Avx512;

use crate::exec::layout::Row;
use crate::mem::access;

/// Moves `N` words per lane between memory and rows.
///
/// # Safety
/// The CPU must have the extensions of the level: callers must be handlers of that level.
pub(in crate::exec) trait Rows {
    /// The signed 32-bit distances of the lanes' addresses from one of them, in the representation that suits the
    /// level.
    type Distances: Copy;

    /// The words of `row` minus `first`; 0 for lanes that are not in `exec`.
    unsafe fn distances(row: &Row, exec: u32, first: u32) -> Self::Distances;

    /// Whether every distance plus `more`, as unsigned number, is at most `range`.
    unsafe fn within(distances: Self::Distances, more: u32, range: u32) -> bool;

    /// Whether lane `i`'s distance is `i` * `size`.
    unsafe fn ascend(distances: Self::Distances, size: u32) -> bool;

    /// Whether all distances are 0.
    unsafe fn are_zero(distances: Self::Distances) -> bool;

    /// Whether the lanes of `row` that are in `exec` hold `value`.
    unsafe fn agree(row: &Row, exec: u32, value: u32) -> bool;

    /// Loads the words of lane `i` from `at` + 4 * `N` * i.
    ///
    /// # Safety
    /// The 128 * `N` bytes at `at` must be valid for reads.
    unsafe fn block<const N: usize>(at: u64) -> [Row; N];

    /// Loads the words of lane `i` from `base` + `distances[i]`.
    ///
    /// # Safety
    /// The 4 * `N` bytes at each of those addresses must be valid for reads.
    unsafe fn gather<const N: usize>(base: u64, distances: Self::Distances) -> [Row; N];

    /// Loads eight words per lane to the eight rows at `to`, if lanes 16 to 31 repeat lanes 0 to 15 and the level has
    /// code for it. Lane 0 loads from `at`, and the distances between lanes are those of `offsets`. Returns whether it
    /// has loaded them.
    ///
    /// # Safety
    /// The 32 bytes at the address of each lane and the row of offsets must be valid for reads, and the rows for
    /// writes. The row of offsets may be one of them.
    unsafe fn operand(at: u64, offsets: *const Row, to: *mut Row) -> bool;

    /// Stores the words of lane `i` to `at` + 4 * `N` * i.
    ///
    /// # Safety
    /// The 128 * `N` bytes at `at` must be valid for writes.
    unsafe fn put_block<const N: usize>(at: u64, rows: &[Row; N]);

    /// Stores the words of each lane in `exec` to `base` + `distances[i]`, lane by lane: if several lanes store to one
    /// address, the last one wins.
    ///
    /// # Safety
    /// The 4 * `N` bytes at the address of each lane in `exec` must be valid for writes.
    unsafe fn scatter<const N: usize>(base: u64, distances: Self::Distances, exec: u32, rows: [&Row; N]);
}

/// How far ahead of a block of four words per lane memory is prefetched. Kernels that load such blocks mostly continue
/// with the following memory. Among distances from 4 KiB to 128 KiB this one was the fastest in `cargo bench --bench
/// sim memory_stream`.
pub(super) const AHEAD: u64 = 32 << 10;

/// How far ahead of a row of a matrix operand memory is prefetched.
pub(super) const LINES_AHEAD: u64 = 128;

/// Prefetches the 512 bytes from `at` on, which is the size of a block of four words per lane. They need not be mapped.
#[inline(always)]
pub(super) fn prefetch(at: u64) {
    for line in 0..8 {
        prefetch_line(at.wrapping_add(64 * line));
    }
}

/// Prefetches the cache line of `at`, which need not be mapped.
#[inline(always)]
pub(super) fn prefetch_line(at: u64) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T1, _mm_prefetch};
        // SAFETY: a prefetch has no architectural effect and cannot fault; every x86-64 CPU supports it.
        unsafe { _mm_prefetch::<_MM_HINT_T1>(at as *const i8) };
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = at;
}

/// Calls `put` with each lane in `exec` and its address, in ascending order.
#[inline(always)]
fn each_lane(base: u64, distances: &Row, exec: u32, mut put: impl FnMut(usize, u64)) {
    let mut rest = exec;
    while rest != 0 {
        let lane = rest.trailing_zeros() as usize & 31;
        put(lane, base.wrapping_add_signed((distances.0[lane] as i32).into()));
        rest &= rest - 1;
    }
}

/// The implementation for every CPU.
///
/// Its functions are calls. Inlined, they would be a seventh of the crate's code.
pub(super) struct Portable;

impl Rows for Portable {
    type Distances = Row;

    #[inline(never)]
    unsafe fn distances(row: &Row, exec: u32, first: u32) -> Row {
        let mut distances = Row::ZERO;
        for i in 0..32 {
            distances.0[i] = row.0[i].wrapping_sub(first) & 0u32.wrapping_sub(exec >> i & 1);
        }
        distances
    }

    #[inline(never)]
    unsafe fn within(distances: Row, more: u32, range: u32) -> bool {
        let mut highest = 0;
        for i in 0..32 {
            highest = highest.max(distances.0[i].wrapping_add(more));
        }
        highest <= range
    }

    #[inline(never)]
    unsafe fn ascend(distances: Row, size: u32) -> bool {
        let mut other = 0;
        for i in 0..32 {
            other |= distances.0[i] ^ (i as u32 * size);
        }
        other == 0
    }

    #[inline(never)]
    unsafe fn are_zero(distances: Row) -> bool {
        let mut other = 0;
        for i in 0..32 {
            other |= distances.0[i];
        }
        other == 0
    }

    #[inline(never)]
    unsafe fn agree(row: &Row, exec: u32, value: u32) -> bool {
        let mut other = 0;
        for i in 0..32 {
            other |= (row.0[i] ^ value) & 0u32.wrapping_sub(exec >> i & 1);
        }
        other == 0
    }

    #[inline(never)]
    unsafe fn block<const N: usize>(at: u64) -> [Row; N] {
        let mut flat = [[0u32; 32]; N];
        let mut rows = [Row::ZERO; N];
        if at & 3 == 0 {
            // SAFETY: the caller vouches for the block.
            unsafe { access::load_block(at, flat.as_flattened_mut()) };
        } else {
            for (i, word) in flat.as_flattened_mut().iter_mut().enumerate() {
                // SAFETY: the caller vouches for the block.
                *word = unsafe { access::load32(at + 4 * i as u64) };
            }
        }
        let flat = flat.as_flattened();
        for n in 0..N {
            for i in 0..32 {
                rows[n].0[i] = flat[i * N + n];
            }
        }
        rows
    }

    #[inline(never)]
    unsafe fn gather<const N: usize>(base: u64, distances: Row) -> [Row; N] {
        let mut rows = [Row::ZERO; N];
        for i in 0..32 {
            let at = base.wrapping_add_signed((distances.0[i] as i32).into());
            let mut words = [0; N];
            // SAFETY: the caller vouches for each lane.
            unsafe { access::load_words(at, &mut words) };
            for n in 0..N {
                rows[n].0[i] = words[n];
            }
        }
        rows
    }

    #[inline(never)]
    unsafe fn operand(_at: u64, _offsets: *const Row, _to: *mut Row) -> bool {
        false
    }

    #[inline(never)]
    unsafe fn put_block<const N: usize>(at: u64, rows: &[Row; N]) {
        let mut flat = [[0u32; 32]; N];
        let words = flat.as_flattened_mut();
        for n in 0..N {
            for i in 0..32 {
                words[i * N + n] = rows[n].0[i];
            }
        }
        if at & 3 == 0 {
            // SAFETY: the caller vouches for the block.
            return unsafe { access::store_block(at, words) };
        }
        for (i, word) in words.iter().enumerate() {
            // SAFETY: the caller vouches for the block.
            unsafe { access::store32(at + 4 * i as u64, *word) };
        }
    }

    #[inline(never)]
    unsafe fn scatter<const N: usize>(base: u64, distances: Row, exec: u32, rows: [&Row; N]) {
        each_lane(base, &distances, exec, |lane, at| {
            let words: [u32; N] = std::array::from_fn(|n| rows[n].0[lane]);
            // SAFETY: the caller vouches for each lane.
            unsafe { access::store_words(at, &words) };
        });
    }
}

/// Rows under the name of their number.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn resized<const M: usize, const N: usize>(rows: [Row; M]) -> [Row; N] {
    let mut same = [Row::ZERO; N];
    same[..M.min(N)].copy_from_slice(&rows[..M.min(N)]);
    same
}
