//! Rows with AVX2: four vectors of eight lanes.
//!
//! Accesses of two or four words per lane move 16 bytes at a time. The halves of a vector come from lanes four apart,
//! so that only a transposition within 128 bits remains.
use super::{Portable, Row, Rows, each_lane, resized};
use std::arch::asm;
use std::arch::x86_64::*;

/// The AVX2 implementation. Only handlers of that level may use it.
pub(in super::super) struct Avx2;

/// A row as four vectors of eight consecutive lanes.
type Vectors = [__m256i; 4];

impl Rows for Avx2 {
    type Distances = Vectors;

    #[inline(always)]
    unsafe fn distances(row: &Row, exec: u32, first: u32) -> Vectors {
        // SAFETY: the caller runs at the level of AVX2, here and below.
        unsafe { distances(row, exec, first) }
    }

    #[inline(always)]
    unsafe fn within(distances: Vectors, more: u32, range: u32) -> bool {
        // SAFETY: as above.
        unsafe { within(distances, more, range) }
    }

    #[inline(always)]
    unsafe fn ascend(distances: Vectors, size: u32) -> bool {
        // SAFETY: as above.
        unsafe { ascend(distances, size) }
    }

    #[inline(always)]
    unsafe fn are_zero(distances: Vectors) -> bool {
        // SAFETY: as above.
        unsafe { are_zero(distances) }
    }

    #[inline(always)]
    unsafe fn agree(row: &Row, exec: u32, value: u32) -> bool {
        // SAFETY: as above. Lanes have a value if their distance from it is zero.
        unsafe { are_zero(distances(row, exec, value)) }
    }

    #[inline(always)]
    unsafe fn block<const N: usize>(at: u64) -> [Row; N] {
        // SAFETY: the caller vouches for the block, and runs at the level of AVX2.
        unsafe {
            match N {
                1 => resized([block1(at)]),
                2 => resized(block2(at)),
                4 => resized(block4(at)),
                _ => Portable::block(at),
            }
        }
    }

    #[inline(always)]
    unsafe fn gather<const N: usize>(base: u64, distances: Vectors) -> [Row; N] {
        // SAFETY: as above.
        unsafe {
            match N {
                1 => resized([gather1(base, distances)]),
                2 => resized(gather2(base, distances)),
                4 => resized(gather4(base, distances)),
                _ => Portable::gather(base, row(distances)),
            }
        }
    }

    #[inline(always)]
    unsafe fn operand(at: u64, offsets: *const Row, to: *mut Row) -> bool {
        // SAFETY: as above.
        unsafe { operand(at, offsets, to) }
    }

    #[inline(always)]
    unsafe fn put_block<const N: usize>(at: u64, rows: &[Row; N]) {
        // SAFETY: as above.
        unsafe {
            match rows.as_slice() {
                [a] => put1(at, a),
                [a, b] => put2(at, a, b),
                [a, b, c, d] => put4(at, [a, b, c, d]),
                _ => Portable::put_block(at, rows),
            }
        }
    }

    #[inline(always)]
    unsafe fn scatter<const N: usize>(base: u64, distances: Vectors, exec: u32, rows: [&Row; N]) {
        // SAFETY: as above.
        unsafe { scatter(base, &row(distances), exec, rows) }
    }
}

#[inline]
#[target_feature(enable = "avx2")]
fn vectors(row: &Row) -> Vectors {
    let words = row.0.as_ptr();
    // SAFETY: a row has 128 bytes and is aligned to 128 bytes.
    unsafe {
        [
            _mm256_load_si256(words.cast()),
            _mm256_load_si256(words.add(8).cast()),
            _mm256_load_si256(words.add(16).cast()),
            _mm256_load_si256(words.add(24).cast()),
        ]
    }
}

#[inline]
#[target_feature(enable = "avx2")]
fn row(vectors: Vectors) -> Row {
    // SAFETY: both are 128 bytes of plain integers.
    Row(unsafe { std::mem::transmute::<Vectors, [u32; 32]>(vectors) })
}

#[inline]
#[target_feature(enable = "avx2")]
fn splat(x: u32) -> __m256i {
    _mm256_set1_epi32(x as i32)
}

/// Whether no bit is set.
#[inline]
#[target_feature(enable = "avx2")]
fn none(x: __m256i) -> bool {
    _mm256_testz_si256(x, x) != 0
}

#[inline]
#[target_feature(enable = "avx2")]
fn distances(row: &Row, exec: u32, first: u32) -> Vectors {
    let (mut lanes, first) = (vectors(row), splat(first));
    for i in 0..4 {
        lanes[i] = _mm256_sub_epi32(lanes[i], first);
    }
    if exec != u32::MAX {
        let bits = _mm256_setr_epi32(1, 2, 4, 8, 16, 32, 64, 128);
        for i in 0..4 {
            let own = splat(exec >> (8 * i));
            lanes[i] = _mm256_and_si256(lanes[i], _mm256_cmpeq_epi32(_mm256_and_si256(own, bits), bits));
        }
    }
    lanes
}

#[inline]
#[target_feature(enable = "avx2")]
fn within([a, b, c, d]: Vectors, more: u32, range: u32) -> bool {
    let (more, range) = (splat(more), splat(range));
    let low = _mm256_max_epu32(_mm256_add_epi32(a, more), _mm256_add_epi32(b, more));
    let high = _mm256_max_epu32(_mm256_add_epi32(c, more), _mm256_add_epi32(d, more));
    let highest = _mm256_max_epu32(low, high);
    // There is no unsigned comparison: no lane is above the range if the range equals the maximum of both.
    none(_mm256_xor_si256(_mm256_max_epu32(highest, range), range))
}

#[inline]
#[target_feature(enable = "avx2")]
fn are_zero([a, b, c, d]: Vectors) -> bool {
    none(_mm256_or_si256(_mm256_or_si256(a, b), _mm256_or_si256(c, d)))
}

#[inline]
#[target_feature(enable = "avx2")]
fn ascend(mut lanes: Vectors, size: u32) -> bool {
    let mut expected = _mm256_mullo_epi32(_mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7), splat(size));
    let step = splat(8 * size);
    for lane in &mut lanes {
        *lane = _mm256_xor_si256(*lane, expected);
        expected = _mm256_add_epi32(expected, step);
    }
    are_zero(lanes)
}

#[inline]
#[target_feature(enable = "avx2")]
unsafe fn block1(at: u64) -> Row {
    let (a, b, c, d);
    // SAFETY: reads 128 bytes that the caller vouches for.
    unsafe {
        asm!(
            "vmovdqu {a}, [{at}]",
            "vmovdqu {b}, [{at} + 32]",
            "vmovdqu {c}, [{at} + 64]",
            "vmovdqu {d}, [{at} + 96]",
            at = in(reg) at,
            a = out(ymm_reg) a,
            b = out(ymm_reg) b,
            c = out(ymm_reg) c,
            d = out(ymm_reg) d,
            options(nostack, preserves_flags, readonly),
        );
    }
    row([a, b, c, d])
}

/// Two words of eight lanes to one vector per word: `low` has lanes 0, 1, 4, 5, `high` lanes 2, 3, 6, 7.
#[inline]
#[target_feature(enable = "avx2")]
fn unzip2(low: __m256i, high: __m256i) -> [__m256i; 2] {
    let (low, high) = (_mm256_castsi256_ps(low), _mm256_castsi256_ps(high));
    [
        _mm256_castps_si256(_mm256_shuffle_ps::<0x88>(low, high)),
        _mm256_castps_si256(_mm256_shuffle_ps::<0xdd>(low, high)),
    ]
}

#[inline]
#[target_feature(enable = "avx2")]
unsafe fn block2(at: u64) -> [Row; 2] {
    let [mut first, mut second] = [[_mm256_setzero_si256(); 4]; 2];
    for i in 0..4 {
        let (low, high);
        // SAFETY: reads 64 of the 256 bytes that the caller vouches for.
        unsafe {
            asm!(
                "vmovdqu {low:x}, [{at}]",
                "vmovdqu {high:x}, [{at} + 16]",
                "vinserti128 {low}, {low}, [{at} + 32], 1",
                "vinserti128 {high}, {high}, [{at} + 48], 1",
                at = in(reg) at + 64 * i as u64,
                low = out(ymm_reg) low,
                high = out(ymm_reg) high,
                options(nostack, preserves_flags, readonly),
            );
        }
        [first[i], second[i]] = unzip2(low, high);
    }
    [row(first), row(second)]
}

/// Transposes 4 x 4 words in both halves of the vectors. The input is four words of eight lanes, where vector j has
/// lanes j and j + 4; the output is one vector per word. The same function performs the inverse.
#[inline]
#[target_feature(enable = "avx2")]
fn transpose([a, b, c, d]: Vectors) -> Vectors {
    let (ab, ab_high) = (_mm256_unpacklo_epi32(a, b), _mm256_unpackhi_epi32(a, b));
    let (cd, cd_high) = (_mm256_unpacklo_epi32(c, d), _mm256_unpackhi_epi32(c, d));
    [
        _mm256_unpacklo_epi64(ab, cd),
        _mm256_unpackhi_epi64(ab, cd),
        _mm256_unpacklo_epi64(ab_high, cd_high),
        _mm256_unpackhi_epi64(ab_high, cd_high),
    ]
}

#[inline]
#[target_feature(enable = "avx2")]
unsafe fn block4(at: u64) -> [Row; 4] {
    let mut words = [[_mm256_setzero_si256(); 4]; 4];
    for i in 0..4 {
        let (a, b, c, d);
        // SAFETY: reads 128 of the 512 bytes that the caller vouches for.
        unsafe {
            asm!(
                "vmovdqu {a:x}, [{at}]",
                "vmovdqu {b:x}, [{at} + 16]",
                "vmovdqu {c:x}, [{at} + 32]",
                "vmovdqu {d:x}, [{at} + 48]",
                "vinserti128 {a}, {a}, [{at} + 64], 1",
                "vinserti128 {b}, {b}, [{at} + 80], 1",
                "vinserti128 {c}, {c}, [{at} + 96], 1",
                "vinserti128 {d}, {d}, [{at} + 112], 1",
                at = in(reg) at + 128 * i as u64,
                a = out(ymm_reg) a,
                b = out(ymm_reg) b,
                c = out(ymm_reg) c,
                d = out(ymm_reg) d,
                options(nostack, preserves_flags, readonly),
            );
        }
        [words[0][i], words[1][i], words[2][i], words[3][i]] = transpose([a, b, c, d]);
    }
    [row(words[0]), row(words[1]), row(words[2]), row(words[3])]
}

/// One word of each of eight lanes.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn words(base: u64, offsets: __m256i) -> __m256i {
    let r;
    // SAFETY: reads a word at each address that the caller vouches for.
    unsafe {
        asm!(
            "vpxor {r}, {r}, {r}",
            "vpcmpeqd {mask}, {mask}, {mask}",
            "vpgatherdd {r}, [{base} + {offsets}], {mask}",
            base = in(reg) base,
            offsets = in(ymm_reg) offsets,
            r = out(ymm_reg) r,
            mask = out(ymm_reg) _,
            options(nostack, preserves_flags, readonly),
        );
    }
    r
}

#[inline]
#[target_feature(enable = "avx2")]
unsafe fn gather1(base: u64, [a, b, c, d]: Vectors) -> Row {
    // SAFETY: the caller's promise.
    unsafe { row([words(base, a), words(base, b), words(base, c), words(base, d)]) }
}

/// Two words of each of four lanes.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn pairs(base: u64, offsets: __m128i) -> __m256i {
    let r;
    // SAFETY: reads two words at each address that the caller vouches for.
    unsafe {
        asm!(
            "vpxor {r}, {r}, {r}",
            "vpcmpeqd {mask}, {mask}, {mask}",
            "vpgatherdq {r}, [{base} + {offsets}], {mask}",
            base = in(reg) base,
            offsets = in(xmm_reg) offsets,
            r = out(ymm_reg) r,
            mask = out(ymm_reg) _,
            options(nostack, preserves_flags, readonly),
        );
    }
    r
}

#[inline]
#[target_feature(enable = "avx2")]
unsafe fn gather2(base: u64, distances: Vectors) -> [Row; 2] {
    let [mut first, mut second] = [[_mm256_setzero_si256(); 4]; 2];
    for i in 0..4 {
        // Lanes 0, 1, 4, 5, then 2, 3, 6, 7.
        let offsets = _mm256_permute4x64_epi64::<0xd8>(distances[i]);
        // SAFETY: the caller's promise.
        let (low, high) = unsafe {
            (pairs(base, _mm256_castsi256_si128(offsets)), pairs(base, _mm256_extracti128_si256::<1>(offsets)))
        };
        [first[i], second[i]] = unzip2(low, high);
    }
    [row(first), row(second)]
}

/// Four words of each of two lanes.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn quads(base: u64, low: i32, high: i32) -> __m256i {
    let r;
    // SAFETY: reads four words at each address that the caller vouches for.
    unsafe {
        asm!(
            "vmovdqu {r:x}, [{base} + {low}]",
            "vinserti128 {r}, {r}, [{base} + {high}], 1",
            base = in(reg) base,
            low = in(reg) i64::from(low),
            high = in(reg) i64::from(high),
            r = out(ymm_reg) r,
            options(nostack, preserves_flags, readonly),
        );
    }
    r
}

/// Whether lanes 16 to 31 repeat lanes 0 to 15, as in a matrix operand.
#[inline]
#[target_feature(enable = "avx2")]
fn repeat([a, b, c, d]: Vectors) -> bool {
    none(_mm256_or_si256(_mm256_xor_si256(a, c), _mm256_xor_si256(b, d)))
}

#[inline]
#[target_feature(enable = "avx2")]
unsafe fn operand(at: u64, offsets: *const Row, to: *mut Row) -> bool {
    // SAFETY: the caller's promise, here and below.
    let distances = unsafe { distances(&*offsets, u32::MAX, (*offsets).0[0]) };
    if !repeat(distances) {
        return false;
    }
    let (base, offsets) = (at, row(distances));
    for first in [0, 8] {
        let at = |lane: usize| offsets.0[first + lane] as i32;
        for half in [0, 4] {
            let base = base.wrapping_add(4 * half as u64);
            // SAFETY: the caller's promise.
            let lanes = unsafe {
                [
                    quads(base, at(0), at(4)),
                    quads(base, at(1), at(5)),
                    quads(base, at(2), at(6)),
                    quads(base, at(3), at(7)),
                ]
            };
            for (word, lanes) in transpose(lanes).into_iter().enumerate() {
                // SAFETY: there are eight rows of 32 lanes, each aligned to its size.
                unsafe {
                    let row: *mut u32 = to.add(half + word).cast();
                    _mm256_store_si256(row.add(first).cast(), lanes);
                    _mm256_store_si256(row.add(16 + first).cast(), lanes);
                }
            }
        }
    }
    true
}

#[inline]
#[target_feature(enable = "avx2")]
unsafe fn gather4(base: u64, distances: Vectors) -> [Row; 4] {
    let repeated = repeat(distances);
    let offsets = row(distances);
    let mut words = [[_mm256_setzero_si256(); 4]; 4];
    for i in 0..if repeated { 2 } else { 4 } {
        let at = |lane: usize| offsets.0[8 * i + lane] as i32;
        // SAFETY: the caller's promise.
        let lanes = unsafe {
            [quads(base, at(0), at(4)), quads(base, at(1), at(5)), quads(base, at(2), at(6)), quads(base, at(3), at(7))]
        };
        [words[0][i], words[1][i], words[2][i], words[3][i]] = transpose(lanes);
    }
    if repeated {
        for word in &mut words {
            [word[2], word[3]] = [word[0], word[1]];
        }
    }
    [row(words[0]), row(words[1]), row(words[2]), row(words[3])]
}

#[inline]
#[target_feature(enable = "avx2")]
unsafe fn put1(at: u64, a: &Row) {
    let [a, b, c, d] = vectors(a);
    // SAFETY: writes 128 bytes that the caller vouches for.
    unsafe {
        asm!(
            "vmovdqu [{at}], {a}",
            "vmovdqu [{at} + 32], {b}",
            "vmovdqu [{at} + 64], {c}",
            "vmovdqu [{at} + 96], {d}",
            at = in(reg) at,
            a = in(ymm_reg) a,
            b = in(ymm_reg) b,
            c = in(ymm_reg) c,
            d = in(ymm_reg) d,
            options(nostack, preserves_flags),
        );
    }
}

#[inline]
#[target_feature(enable = "avx2")]
unsafe fn put2(at: u64, a: &Row, b: &Row) {
    let (a, b) = (vectors(a), vectors(b));
    for i in 0..4 {
        // Lanes 0, 1, 4, 5, then 2, 3, 6, 7.
        let (low, high) = (_mm256_unpacklo_epi32(a[i], b[i]), _mm256_unpackhi_epi32(a[i], b[i]));
        // SAFETY: writes 64 of the 256 bytes that the caller vouches for.
        unsafe {
            asm!(
                "vmovdqu [{at}], {low:x}",
                "vmovdqu [{at} + 16], {high:x}",
                "vextracti128 [{at} + 32], {low}, 1",
                "vextracti128 [{at} + 48], {high}, 1",
                at = in(reg) at + 64 * i as u64,
                low = in(ymm_reg) low,
                high = in(ymm_reg) high,
                options(nostack, preserves_flags),
            );
        }
    }
}

#[inline]
#[target_feature(enable = "avx2")]
unsafe fn put4(at: u64, rows: [&Row; 4]) {
    let (a, b, c, d) = (vectors(rows[0]), vectors(rows[1]), vectors(rows[2]), vectors(rows[3]));
    for i in 0..4 {
        let [a, b, c, d] = transpose([a[i], b[i], c[i], d[i]]);
        // SAFETY: writes 128 of the 512 bytes that the caller vouches for.
        unsafe {
            asm!(
                "vmovdqu [{at}], {a:x}",
                "vmovdqu [{at} + 16], {b:x}",
                "vmovdqu [{at} + 32], {c:x}",
                "vmovdqu [{at} + 48], {d:x}",
                "vextracti128 [{at} + 64], {a}, 1",
                "vextracti128 [{at} + 80], {b}, 1",
                "vextracti128 [{at} + 96], {c}, 1",
                "vextracti128 [{at} + 112], {d}, 1",
                at = in(reg) at + 128 * i as u64,
                a = in(ymm_reg) a,
                b = in(ymm_reg) b,
                c = in(ymm_reg) c,
                d = in(ymm_reg) d,
                options(nostack, preserves_flags),
            );
        }
    }
}

/// Stores the words of each lane in `exec` to `base` + `distances[i]`, lane by lane.
///
/// # Safety
/// The bytes at the address of each lane in `exec` must be valid for writes.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) unsafe fn scatter<const N: usize>(base: u64, distances: &Row, exec: u32, rows: [&Row; N]) {
    match rows.as_slice() {
        [a] => each_lane(base, distances, exec, |lane, at| {
            // SAFETY: writes a word at an address that the caller vouches for.
            unsafe {
                asm!("mov [{at}], {x:e}", at = in(reg) at, x = in(reg) a.0[lane], options(nostack, preserves_flags))
            }
        }),
        [a, b] => each_lane(base, distances, exec, |lane, at| {
            let x = u64::from(a.0[lane]) | u64::from(b.0[lane]) << 32;
            // SAFETY: writes two words at an address that the caller vouches for.
            unsafe { asm!("mov [{at}], {x}", at = in(reg) at, x = in(reg) x, options(nostack, preserves_flags)) }
        }),
        [a, b, c, d] => {
            let (a, b, c, d) = (vectors(a), vectors(b), vectors(c), vectors(d));
            // Four words of lanes j and j + 4 of each group of eight.
            let mut lanes = [[_mm256_setzero_si256(); 4]; 4];
            for i in 0..4 {
                lanes[i] = transpose([a[i], b[i], c[i], d[i]]);
            }
            let lanes: *const __m128i = lanes.as_ptr().cast();
            each_lane(base, distances, exec, |lane, at| {
                // SAFETY: lane 8i + j is half j >> 2 of vector j & 3 in group i; there are four groups of eight lanes.
                let x = unsafe { lanes.add(lane & !7 | (lane & 3) << 1 | lane >> 2 & 1).read() };
                // SAFETY: writes four words at an address that the caller vouches for.
                unsafe {
                    asm!("vmovdqu [{at}], {x}", at = in(reg) at, x = in(xmm_reg) x, options(nostack, preserves_flags));
                }
            });
        }
        // SAFETY: the caller's promise.
        _ => unsafe { Portable::scatter(base, *distances, exec, rows) },
    }
}
