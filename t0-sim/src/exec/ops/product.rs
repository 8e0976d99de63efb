//! The sum of products of the matrix instructions, at each level of the host.
//!
//! Each element of the sum adds its sixteen products in order, each by a fused multiply-add, so that every level
//! returns the same bits except for NaNs, which the caller canonicalises.

use super::tiles::Tile;
use crate::exec::halves::{bf16, f16};
use crate::exec::layout::Row;

/// The type of an operand's elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum Element {
    Bf16,
    F16,
}

impl Element {
    /// The element in the low half of a word.
    #[inline(always)]
    pub(super) fn widen(self, bits: u32) -> f32 {
        match self {
            Element::Bf16 => bf16(bits),
            Element::F16 => f16(bits),
        }
    }
}

/// The work of a matrix instruction at one level.
///
/// # Safety
/// For both functions, the CPU has the extensions of the level, and the eight rows that a pointer refers to are valid
/// for the accesses.
pub(super) trait Product {
    /// Widens the operand in eight rows: word v of a lane holds its elements 2v and 2v + 1.
    unsafe fn widen(element: Element, rows: *const Row, tile: &mut Tile);

    /// `d[m][n]` = `c[m][n]` + `a[k][m]` * `b[k][n]` in ascending k, matrix rows 2j and 2j + 1 in register row j.
    /// Returns whether a result is NaN. `d` is either `c` or shares no row with `c`.
    unsafe fn multiply(d: *mut Row, c: *const Row, a: &Tile, b: &Tile) -> bool;
}

/// The level without extensions.
pub(super) struct Portable;

impl Product for Portable {
    unsafe fn widen(element: Element, rows: *const Row, tile: &mut Tile) {
        for (v, pair) in tile.0.as_chunks_mut::<2>().0.iter_mut().enumerate() {
            // SAFETY: there are eight rows.
            let words = unsafe { (*rows.add(v)).0 };
            for lane in 0..16 {
                pair[0][lane] = element.widen(words[lane] & 0xffff);
                pair[1][lane] = element.widen(words[lane] >> 16);
            }
        }
    }

    unsafe fn multiply(d: *mut Row, c: *const Row, a: &Tile, b: &Tile) -> bool {
        let mut nan = false;
        for m in 0..16 {
            let (j, first) = (m / 2, m % 2 * 16);
            // SAFETY: there are eight rows.
            let words = unsafe { (*c.add(j)).0 };
            let mut sum: [f32; 16] = std::array::from_fn(|n| f32::from_bits(words[first + n]));
            for k in 0..16 {
                for n in 0..16 {
                    sum[n] = a.0[k][m].mul_add(b.0[k][n], sum[n]);
                }
            }
            nan |= sum.iter().any(|x| x.is_nan());
            // SAFETY: as above.
            unsafe { (&mut (*d.add(j)).0)[first..first + 16].copy_from_slice(&sum.map(f32::to_bits)) };
        }
        nan
    }
}

#[cfg(target_arch = "x86_64")]
pub(super) use vector::{Avx2, Avx512};

#[cfg(target_arch = "x86_64")]
mod vector {
    use super::{Element, Product, Row, Tile};
    use std::arch::asm;
    use std::arch::x86_64::*;

    pub(in super::super) struct Avx2;
    pub(in super::super) struct Avx512;

    impl Product for Avx2 {
        #[inline(always)]
        unsafe fn widen(element: Element, rows: *const Row, tile: &mut Tile) {
            // SAFETY: the caller's promise.
            unsafe { widen_avx2(element, rows, tile) }
        }

        #[inline(always)]
        unsafe fn multiply(d: *mut Row, c: *const Row, a: &Tile, b: &Tile) -> bool {
            // SAFETY: the caller's promise.
            unsafe { multiply_avx2(d, c, a, b) }
        }
    }

    impl Product for Avx512 {
        #[inline(always)]
        unsafe fn widen(element: Element, rows: *const Row, tile: &mut Tile) {
            // SAFETY: the caller's promise.
            unsafe { widen_avx512(element, rows, tile) }
        }

        #[inline(always)]
        unsafe fn multiply(d: *mut Row, c: *const Row, a: &Tile, b: &Tile) -> bool {
            // SAFETY: the caller's promise.
            unsafe { multiply_avx512(d, c, a, b) }
        }
    }

    #[inline]
    #[target_feature(enable = "avx512f,f16c")]
    unsafe fn widen_avx512(element: Element, rows: *const Row, tile: &mut Tile) {
        let upper = _mm512_set1_epi32(0xffff_0000_u32 as i32);
        for (v, pair) in tile.0.as_chunks_mut::<2>().0.iter_mut().enumerate() {
            // SAFETY: there are eight rows, each aligned to its size.
            let words = unsafe { _mm512_load_si512(rows.add(v).cast()) };
            let (low, high) = match element {
                Element::Bf16 => (
                    _mm512_castsi512_ps(_mm512_slli_epi32::<16>(words)),
                    _mm512_castsi512_ps(_mm512_and_si512(words, upper)),
                ),
                Element::F16 => (
                    _mm512_cvtph_ps(_mm512_cvtepi32_epi16(words)),
                    _mm512_cvtph_ps(_mm512_cvtepi32_epi16(_mm512_srli_epi32::<16>(words))),
                ),
            };
            // SAFETY: each row of the tile is sixteen floats, aligned to their size.
            unsafe {
                _mm512_store_ps(pair[0].as_mut_ptr(), low);
                _mm512_store_ps(pair[1].as_mut_ptr(), high);
            }
        }
    }

    /// Adds the products of each `$k` in order to the sums of the rows from `$first` on.
    ///
    /// This is assembly so that each product is one CPU operation with a constant offset: the compiler would load some
    /// elements of A in pairs and take them apart again in the unit that multiplies.
    macro_rules! add_products {
        ($a:ident, $b:ident, $sum:ident, $first:literal + $rows:tt, $($k:literal)*) => {
            $(add_products!(@one $a, $b, $sum, $first + $rows, $k);)*
        };
        (@one $a:ident, $b:ident, $sum:ident, $first:literal + ($($name:ident $row:literal)*), $k:literal) => {
            // SAFETY: reads elements of a tile.
            unsafe {
                asm!(
                    $(concat!(
                        "vfmadd231ps {", stringify!($name), "}, {b}, ",
                        "dword ptr [{a} + 64 * ", $k, " + 4 * (", $first, " + ", $row, ")]{{1to16}}",
                    ),)*
                    a = in(reg) $a,
                    b = in(zmm_reg) $b[$k],
                    $($name = inout(zmm_reg) $sum[$row],)*
                    options(pure, readonly, nostack, preserves_flags),
                );
            }
        };
    }

    /// `$count` rows of the sum from `$first` on, an even number. Takes `d`, `c`, the tile of A and the rows of the
    /// tile of B, and returns the lanes in which a result is NaN.
    macro_rules! rows_avx512 {
        ($d:ident, $c:ident, $a:ident, $b:ident, $first:literal + $rows:tt, $count:literal) => {{
            let mut sum = [_mm512_setzero_ps(); $count];
            for m in 0..$count {
                // SAFETY: eight rows are sixteen times sixteen floats, aligned to their size.
                sum[m] = unsafe { _mm512_load_ps($c.add(16 * ($first + m))) };
            }
            add_products!($a, $b, sum, $first + $rows, 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15);
            let mut nan = 0;
            for m in 0..$count / 2 {
                nan |= _mm512_cmp_ps_mask::<_CMP_UNORD_Q>(sum[2 * m], sum[2 * m + 1]);
            }
            for m in 0..$count {
                // SAFETY: as above.
                unsafe { _mm512_store_ps($d.add(16 * ($first + m)), sum[m]) };
            }
            nan
        }};
    }

    /// B stays in sixteen registers. The sum is computed in two groups of rows, so that the CPU begins the second one
    /// while the last products of the first one are under way.
    #[inline]
    #[target_feature(enable = "avx512f,fma")]
    unsafe fn multiply_avx512(d: *mut Row, c: *const Row, a: &Tile, b: &Tile) -> bool {
        let (c, d): (*const f32, *mut f32) = (c.cast(), d.cast());
        let a = a.0.as_ptr();
        let mut lanes = [_mm512_setzero_ps(); 16];
        for (lanes, row) in lanes.iter_mut().zip(&b.0) {
            // SAFETY: a row of a tile is sixteen floats, aligned to their size.
            *lanes = unsafe { _mm512_load_ps(row.as_ptr()) };
        }
        let b = lanes;
        let first = rows_avx512!(d, c, a, b, 0 + (r0 0 r1 1 r2 2 r3 3 r4 4 r5 5 r6 6 r7 7 r8 8 r9 9), 10);
        let second = rows_avx512!(d, c, a, b, 10 + (r0 0 r1 1 r2 2 r3 3 r4 4 r5 5), 6);
        first | second != 0
    }

    #[inline]
    #[target_feature(enable = "avx2,f16c")]
    unsafe fn widen_avx2(element: Element, rows: *const Row, tile: &mut Tile) {
        let (lower, upper) = (_mm256_set1_epi32(0xffff), _mm256_set1_epi32(0xffff_0000_u32 as i32));
        for (v, pair) in tile.0.as_chunks_mut::<2>().0.iter_mut().enumerate() {
            for half in [0, 8] {
                // SAFETY: there are eight rows, each aligned to its size.
                let words = unsafe { _mm256_load_si256(rows.add(v).cast::<f32>().add(half).cast()) };
                let (low, high) = match element {
                    Element::Bf16 => (
                        _mm256_castsi256_ps(_mm256_slli_epi32::<16>(words)),
                        _mm256_castsi256_ps(_mm256_and_si256(words, upper)),
                    ),
                    Element::F16 => {
                        // `packed` holds the lower halves of each four lanes, then the upper ones; 64-bit permutation
                        // restores the order.
                        let packed =
                            _mm256_packus_epi32(_mm256_and_si256(words, lower), _mm256_srli_epi32::<16>(words));
                        let packed = _mm256_permute4x64_epi64::<0xd8>(packed);
                        (
                            _mm256_cvtph_ps(_mm256_castsi256_si128(packed)),
                            _mm256_cvtph_ps(_mm256_extracti128_si256::<1>(packed)),
                        )
                    }
                };
                // SAFETY: each row of the tile is twice eight floats, aligned to their size.
                unsafe {
                    _mm256_store_ps(pair[0].as_mut_ptr().add(half), low);
                    _mm256_store_ps(pair[1].as_mut_ptr().add(half), high);
                }
            }
        }
    }

    /// Four rows at a time stay in eight registers.
    #[inline]
    #[target_feature(enable = "avx2,fma")]
    unsafe fn multiply_avx2(d: *mut Row, c: *const Row, a: &Tile, b: &Tile) -> bool {
        let mut nan = _mm256_setzero_ps();
        for block in 0..4 {
            // Both rows of two registers, in groups of eight floats.
            // SAFETY: block is below 4, and there are eight rows.
            let (c, d): (*const f32, *mut f32) = unsafe { (c.add(2 * block).cast(), d.add(2 * block).cast()) };
            let mut sum = [_mm256_setzero_ps(); 8];
            for n in 0..8 {
                // SAFETY: two rows are eight times eight floats, aligned to their size.
                sum[n] = unsafe { _mm256_load_ps(c.add(8 * n)) };
            }
            for (a, b) in a.0.iter().zip(&b.0) {
                // SAFETY: a row of a tile is twice eight floats, aligned to their size.
                let b = unsafe { [_mm256_load_ps(b.as_ptr()), _mm256_load_ps(b.as_ptr().add(8))] };
                for m in 0..4 {
                    let x = _mm256_set1_ps(a[4 * block + m]);
                    sum[2 * m] = _mm256_fmadd_ps(x, b[0], sum[2 * m]);
                    sum[2 * m + 1] = _mm256_fmadd_ps(x, b[1], sum[2 * m + 1]);
                }
            }
            for n in 0..4 {
                nan = _mm256_or_ps(nan, _mm256_cmp_ps::<_CMP_UNORD_Q>(sum[n], sum[n + 4]));
            }
            for n in 0..8 {
                // SAFETY: as for `c`.
                unsafe { _mm256_store_ps(d.add(8 * n), sum[n]) };
            }
        }
        _mm256_movemask_ps(nan) != 0
    }
}
