//! The sum of products at the heart of the matrix instructions, at each level of the host.
//!
//! Each element of the sum takes its sixteen products one after the other, each by a fused multiply-add, so every level gives the same bits.

use std::mem::MaybeUninit;

/// Sixteen rows of sixteen.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
pub(super) struct Tile(pub(super) [[f32; 16]; 16]);

impl Tile {
    /// Fills `room`: rows `2v` and `2v + 1` are those that `pair` gives for `v`.
    ///
    /// A tile that starts as zeros would be written twice, and one that is returned copied: the compiler does not see through the loop.
    #[inline(always)]
    pub(super) fn of_pairs(room: &mut MaybeUninit<Tile>, pair: impl Fn(usize) -> [[f32; 16]; 2]) -> &mut Tile {
        let rows = room.as_mut_ptr().cast::<[[f32; 16]; 2]>();
        for v in 0..8 {
            // SAFETY: a tile is eight such pairs and nothing else.
            unsafe { rows.add(v).write(pair(v)) };
        }
        // SAFETY: all eight pairs are written.
        unsafe { room.assume_init_mut() }
    }
}

/// `sum[m][n]` += `a[k][m]` * `b[k][n]`, in ascending k.
pub(super) trait Product {
    /// # Safety
    /// The CPU has the extensions of the level.
    unsafe fn add(sum: &mut Tile, a: &Tile, b: &Tile);
}

/// Without extensions.
pub(super) struct Portable;

impl Product for Portable {
    unsafe fn add(sum: &mut Tile, a: &Tile, b: &Tile) {
        for (a, b) in a.0.iter().zip(&b.0) {
            for (row, x) in sum.0.iter_mut().zip(a) {
                for (sum, y) in row.iter_mut().zip(b) {
                    *sum = x.mul_add(*y, *sum);
                }
            }
        }
    }
}

#[cfg(target_arch = "x86_64")]
pub(super) use vector::{Avx2, Avx512};

#[cfg(target_arch = "x86_64")]
mod vector {
    use super::{Product, Tile};
    use std::arch::x86_64::*;

    pub(in super::super) struct Avx2;
    pub(in super::super) struct Avx512;

    impl Product for Avx2 {
        #[inline(always)]
        unsafe fn add(sum: &mut Tile, a: &Tile, b: &Tile) {
            // SAFETY: the caller's promise.
            unsafe { avx2(sum, a, b) }
        }
    }

    impl Product for Avx512 {
        #[inline(always)]
        unsafe fn add(sum: &mut Tile, a: &Tile, b: &Tile) {
            // SAFETY: the caller's promise.
            unsafe { avx512(sum, a, b) }
        }
    }

    /// The whole sum stays in sixteen registers.
    #[inline]
    #[target_feature(enable = "avx512f,fma")]
    fn avx512(sum: &mut Tile, a: &Tile, b: &Tile) {
        // SAFETY: each row is sixteen floats.
        let load = |row: &[f32; 16]| unsafe { _mm512_loadu_ps(row.as_ptr()) };
        let mut r = [_mm512_setzero_ps(); 16];
        for m in 0..16 {
            r[m] = load(&sum.0[m]);
        }
        for (a, b) in a.0.iter().zip(&b.0) {
            let b = load(b);
            for m in 0..16 {
                r[m] = _mm512_fmadd_ps(_mm512_set1_ps(a[m]), b, r[m]);
            }
        }
        for (row, r) in sum.0.iter_mut().zip(r) {
            // SAFETY: the row is sixteen floats.
            unsafe { _mm512_storeu_ps(row.as_mut_ptr(), r) };
        }
    }

    /// Four rows at a time stay in eight registers.
    #[inline]
    #[target_feature(enable = "avx2,fma")]
    fn avx2(sum: &mut Tile, a: &Tile, b: &Tile) {
        // SAFETY: each row is twice eight floats.
        let load = |row: &[f32; 16]| unsafe { [_mm256_loadu_ps(row.as_ptr()), _mm256_loadu_ps(row.as_ptr().add(8))] };
        for (block, rows) in sum.0.chunks_exact_mut(4).enumerate() {
            let mut r = [load(&rows[0]), load(&rows[1]), load(&rows[2]), load(&rows[3])];
            for (a, b) in a.0.iter().zip(&b.0) {
                let b = load(b);
                for m in 0..4 {
                    let x = _mm256_set1_ps(a[4 * block + m]);
                    r[m] = [_mm256_fmadd_ps(x, b[0], r[m][0]), _mm256_fmadd_ps(x, b[1], r[m][1])];
                }
            }
            for (row, r) in rows.iter_mut().zip(r) {
                // SAFETY: the row is twice eight floats.
                unsafe {
                    _mm256_storeu_ps(row.as_mut_ptr(), r[0]);
                    _mm256_storeu_ps(row.as_mut_ptr().add(8), r[1]);
                }
            }
        }
    }
}
