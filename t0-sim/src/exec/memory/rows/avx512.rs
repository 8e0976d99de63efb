//! Rows with AVX-512.
use super::{Portable, Row, Rows, avx2, resized};
use std::arch::asm;
use std::arch::x86_64::*;

/// The AVX-512 implementation. Only handlers of that level may use it.
pub(in super::super) struct Avx512;

impl Rows for Avx512 {
    type Distances = [__m512i; 2];

    #[inline(always)]
    unsafe fn distances(row: &Row, exec: u32, first: u32) -> [__m512i; 2] {
        // SAFETY: the caller runs at the level of AVX-512, here and below.
        unsafe { distances(row, exec, first) }
    }

    #[inline(always)]
    unsafe fn within(distances: [__m512i; 2], more: u32, range: u32) -> bool {
        // SAFETY: as above.
        unsafe { within(distances, more, range) }
    }

    #[inline(always)]
    unsafe fn ascend(distances: [__m512i; 2], size: u32) -> bool {
        // SAFETY: as above.
        unsafe { ascend(distances, size) }
    }

    #[inline(always)]
    unsafe fn are_zero(distances: [__m512i; 2]) -> bool {
        // SAFETY: as above.
        unsafe { are_zero(distances) }
    }

    #[inline(always)]
    unsafe fn agree(row: &Row, exec: u32, value: u32) -> bool {
        // SAFETY: as above.
        unsafe { agree(row, exec, value) }
    }

    #[inline(always)]
    unsafe fn block<const N: usize>(at: u64) -> [Row; N] {
        // SAFETY: the caller vouches for the block, and runs at the level of AVX-512.
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
    unsafe fn gather<const N: usize>(base: u64, distances: [__m512i; 2]) -> [Row; N] {
        // SAFETY: as above.
        unsafe {
            match N {
                1 => resized([gather1(base, distances)]),
                2 => resized(gather2(base, distances)),
                4 => resized(gather4(base, distances)),
                _ => Portable::gather(base, row(distances[0], distances[1])),
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
    unsafe fn scatter<const N: usize>(base: u64, distances: [__m512i; 2], exec: u32, rows: [&Row; N]) {
        // SAFETY: as above; the level includes AVX2.
        unsafe { avx2::scatter(base, &row(distances[0], distances[1]), exec, rows) }
    }
}

/// The halves of a row.
#[inline]
#[target_feature(enable = "avx512f")]
fn halves(row: &Row) -> [__m512i; 2] {
    let words = row.0.as_ptr();
    // SAFETY: a row has 128 bytes and is aligned to 128 bytes.
    unsafe { [_mm512_load_si512(words.cast()), _mm512_load_si512(words.add(16).cast())] }
}

#[inline]
#[target_feature(enable = "avx512f")]
fn row(low: __m512i, high: __m512i) -> Row {
    // SAFETY: both are 128 bytes of plain integers.
    Row(unsafe { std::mem::transmute::<[__m512i; 2], [u32; 32]>([low, high]) })
}

#[inline]
#[target_feature(enable = "avx512f")]
fn splat(x: u32) -> __m512i {
    _mm512_set1_epi32(x as i32)
}

#[inline]
#[target_feature(enable = "avx512f")]
fn distances(row: &Row, exec: u32, first: u32) -> [__m512i; 2] {
    let ([low, high], first) = (halves(row), splat(first));
    [_mm512_maskz_sub_epi32(exec as u16, low, first), _mm512_maskz_sub_epi32((exec >> 16) as u16, high, first)]
}

#[inline]
#[target_feature(enable = "avx512f")]
fn within([low, high]: [__m512i; 2], more: u32, range: u32) -> bool {
    let highest = _mm512_max_epu32(_mm512_add_epi32(low, splat(more)), _mm512_add_epi32(high, splat(more)));
    _mm512_cmpgt_epu32_mask(highest, splat(range)) == 0
}

#[inline]
#[target_feature(enable = "avx512f")]
fn are_zero([low, high]: [__m512i; 2]) -> bool {
    let all = _mm512_or_si512(low, high);
    _mm512_test_epi32_mask(all, all) == 0
}

#[inline]
#[target_feature(enable = "avx512f")]
fn ascend([low, high]: [__m512i; 2], size: u32) -> bool {
    let lanes = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    let first = _mm512_mullo_epi32(lanes, splat(size));
    let second = _mm512_add_epi32(first, splat(16 * size));
    are_zero([_mm512_xor_si512(low, first), _mm512_xor_si512(high, second)])
}

#[inline]
#[target_feature(enable = "avx512f")]
fn agree(row: &Row, exec: u32, value: u32) -> bool {
    let ([low, high], value) = (halves(row), splat(value));
    let other = _mm512_mask_cmpneq_epi32_mask(exec as u16, low, value);
    other | _mm512_mask_cmpneq_epi32_mask((exec >> 16) as u16, high, value) == 0
}

/// 128 bytes.
#[inline]
#[target_feature(enable = "avx512f")]
unsafe fn load(at: u64) -> [__m512i; 2] {
    let (a, b);
    // SAFETY: reads 128 bytes that the caller vouches for.
    unsafe {
        asm!(
            "vmovdqu32 {a}, [{at}]",
            "vmovdqu32 {b}, [{at} + 64]",
            at = in(reg) at,
            a = out(zmm_reg) a,
            b = out(zmm_reg) b,
            options(nostack, preserves_flags, readonly),
        );
    }
    [a, b]
}

#[inline]
#[target_feature(enable = "avx512f")]
unsafe fn store(at: u64, a: __m512i, b: __m512i) {
    // SAFETY: writes 128 bytes that the caller vouches for.
    unsafe {
        asm!(
            "vmovdqu32 [{at}], {a}",
            "vmovdqu32 [{at} + 64], {b}",
            at = in(reg) at,
            a = in(zmm_reg) a,
            b = in(zmm_reg) b,
            options(nostack, preserves_flags),
        );
    }
}

#[inline]
#[target_feature(enable = "avx512f")]
unsafe fn block1(at: u64) -> Row {
    // SAFETY: the caller's promise.
    let [a, b] = unsafe { load(at) };
    row(a, b)
}

#[inline]
#[target_feature(enable = "avx512f")]
fn even() -> __m512i {
    _mm512_setr_epi32(0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30)
}

#[inline]
#[target_feature(enable = "avx512f")]
fn odd() -> __m512i {
    _mm512_setr_epi32(1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31)
}

/// Two words per lane, lane by lane, to rows.
#[inline]
#[target_feature(enable = "avx512f")]
fn unzip2([a, b, c, d]: [__m512i; 4]) -> [Row; 2] {
    let first = row(_mm512_permutex2var_epi32(a, even(), b), _mm512_permutex2var_epi32(c, even(), d));
    let second = row(_mm512_permutex2var_epi32(a, odd(), b), _mm512_permutex2var_epi32(c, odd(), d));
    [first, second]
}

#[inline]
#[target_feature(enable = "avx512f")]
unsafe fn block2(at: u64) -> [Row; 2] {
    // SAFETY: the caller's promise.
    let ([a, b], [c, d]) = unsafe { (load(at), load(at + 128)) };
    unzip2([a, b, c, d])
}

/// Four words of 16 lanes, lane by lane, to half rows.
#[inline]
#[target_feature(enable = "avx512f")]
fn unzip4([a, b, c, d]: [__m512i; 4]) -> [__m512i; 4] {
    // First by pairs: words 0 and 2, and words 1 and 3, of eight lanes each, with the lower word first.
    let lower = _mm512_setr_epi32(0, 4, 8, 12, 16, 20, 24, 28, 2, 6, 10, 14, 18, 22, 26, 30);
    let upper = _mm512_setr_epi32(1, 5, 9, 13, 17, 21, 25, 29, 3, 7, 11, 15, 19, 23, 27, 31);
    let (p, q) = (_mm512_permutex2var_epi32(a, lower, b), _mm512_permutex2var_epi32(c, lower, d));
    let (r, s) = (_mm512_permutex2var_epi32(a, upper, b), _mm512_permutex2var_epi32(c, upper, d));
    [
        _mm512_shuffle_i64x2::<0x44>(p, q),
        _mm512_shuffle_i64x2::<0x44>(r, s),
        _mm512_shuffle_i64x2::<0xee>(p, q),
        _mm512_shuffle_i64x2::<0xee>(r, s),
    ]
}

#[inline]
#[target_feature(enable = "avx512f")]
unsafe fn block4(at: u64) -> [Row; 4] {
    // SAFETY: the caller's promise.
    let ([a, b], [c, d]) = unsafe { (load(at), load(at + 128)) };
    // SAFETY: the caller's promise.
    let ([e, f], [g, h]) = unsafe { (load(at + 256), load(at + 384)) };
    let (low, high) = (unzip4([a, b, c, d]), unzip4([e, f, g, h]));
    [row(low[0], high[0]), row(low[1], high[1]), row(low[2], high[2]), row(low[3], high[3])]
}

#[inline]
#[target_feature(enable = "avx512f")]
unsafe fn gather1(base: u64, [low, high]: [__m512i; 2]) -> Row {
    let (a, b): (__m512i, __m512i);
    // SAFETY: reads a word at each address that the caller vouches for.
    unsafe {
        asm!(
            "vpxord {a}, {a}, {a}",
            "vpxord {b}, {b}, {b}",
            "kxnorw {k}, {k}, {k}",
            "kxnorw {l}, {l}, {l}",
            "vpgatherdd {a}{{{k}}}, [{base} + {low}]",
            "vpgatherdd {b}{{{l}}}, [{base} + {high}]",
            base = in(reg) base,
            low = in(zmm_reg) low,
            high = in(zmm_reg) high,
            a = out(zmm_reg) a,
            b = out(zmm_reg) b,
            k = out(kreg) _,
            l = out(kreg) _,
            options(nostack, preserves_flags, readonly),
        );
    }
    row(a, b)
}

/// Eight lanes of two words.
#[inline]
#[target_feature(enable = "avx512f,avx2")]
unsafe fn pairs(base: u64, offsets: __m256i) -> __m512i {
    let a: __m512i;
    // SAFETY: reads two words at each address that the caller vouches for.
    unsafe {
        asm!(
            "vpxord {a}, {a}, {a}",
            "kxnorw {k}, {k}, {k}",
            "vpgatherdq {a}{{{k}}}, [{base} + {offsets}]",
            base = in(reg) base,
            offsets = in(ymm_reg) offsets,
            a = out(zmm_reg) a,
            k = out(kreg) _,
            options(nostack, preserves_flags, readonly),
        );
    }
    a
}

#[inline]
#[target_feature(enable = "avx512f,avx2")]
unsafe fn gather2(base: u64, [low, high]: [__m512i; 2]) -> [Row; 2] {
    // SAFETY: the caller's promise.
    unsafe {
        let a = pairs(base, _mm512_castsi512_si256(low));
        let b = pairs(base, _mm512_extracti64x4_epi64::<1>(low));
        let c = pairs(base, _mm512_castsi512_si256(high));
        let d = pairs(base, _mm512_extracti64x4_epi64::<1>(high));
        unzip2([a, b, c, d])
    }
}

/// Four words of four lanes each.
#[inline]
#[target_feature(enable = "avx512f")]
unsafe fn quads(base: u64, at: [i32; 4]) -> __m512i {
    let (a, b, c, d) = (i64::from(at[0]), i64::from(at[1]), i64::from(at[2]), i64::from(at[3]));
    let r: __m512i;
    // SAFETY: reads four words at each address that the caller vouches for.
    unsafe {
        asm!(
            "vmovdqu32 {r:x}, [{base} + {a}]",
            "vinserti32x4 {r:y}, {r:y}, [{base} + {b}], 1",
            "vinserti32x4 {r}, {r}, [{base} + {c}], 2",
            "vinserti32x4 {r}, {r}, [{base} + {d}], 3",
            base = in(reg) base,
            a = in(reg) a,
            b = in(reg) b,
            c = in(reg) c,
            d = in(reg) d,
            r = out(zmm_reg) r,
            options(nostack, preserves_flags, readonly),
        );
    }
    r
}

/// Four words of 16 lanes to half rows.
#[inline]
#[target_feature(enable = "avx512f,avx512vl")]
unsafe fn sixteen(base: u64, at: &[i32; 16]) -> [__m512i; 4] {
    // SAFETY: the caller's promise.
    unsafe {
        interleave([
            quads(base, [at[0], at[4], at[8], at[12]]),
            quads(base, [at[1], at[5], at[9], at[13]]),
            quads(base, [at[2], at[6], at[10], at[14]]),
            quads(base, [at[3], at[7], at[11], at[15]]),
        ])
    }
}

/// Four words of 16 lanes to half rows: vector j has those of lanes j, 4 + j, 8 + j, 12 + j, so that shuffles within
/// 128 bits put the lanes in order.
#[inline]
#[target_feature(enable = "avx512f")]
fn interleave([a, b, c, d]: [__m512i; 4]) -> [__m512i; 4] {
    let (ab, ab_high) = (_mm512_unpacklo_epi32(a, b), _mm512_unpackhi_epi32(a, b));
    let (cd, cd_high) = (_mm512_unpacklo_epi32(c, d), _mm512_unpackhi_epi32(c, d));
    [
        _mm512_unpacklo_epi64(ab, cd),
        _mm512_unpackhi_epi64(ab, cd),
        _mm512_unpacklo_epi64(ab_high, cd_high),
        _mm512_unpackhi_epi64(ab_high, cd_high),
    ]
}

#[inline]
#[target_feature(enable = "avx512f,avx512vl")]
unsafe fn gather4(base: u64, [low, high]: [__m512i; 2]) -> [Row; 4] {
    // The lanes of a matrix operand repeat after lane 15.
    let repeated = _mm512_cmpneq_epi32_mask(low, high) == 0;
    // SAFETY: both are 64 bytes of plain integers.
    let [low, high] = unsafe { std::mem::transmute::<[__m512i; 2], [[i32; 16]; 2]>([low, high]) };
    // SAFETY: the caller's promise.
    let a = unsafe { sixteen(base, &low) };
    // SAFETY: the caller's promise.
    let b = if repeated { a } else { unsafe { sixteen(base, &high) } };
    [row(a[0], b[0]), row(a[1], b[1]), row(a[2], b[2]), row(a[3], b[3])]
}

/// Eight words of lanes `J`, 4 + `J`, 8 + `J`, 12 + `J`: the lower and the upper four.
#[inline]
#[target_feature(enable = "avx512f")]
unsafe fn octets<const J: usize>(base: u64, offsets: *const Row) -> [__m512i; 2] {
    let (low, high): (__m512i, __m512i);
    // SAFETY: reads the offsets of four lanes, and eight words at each address that the caller vouches for.
    unsafe {
        asm!(
            "mov {a:e}, dword ptr [{offsets} + 4 * {j}]",
            "mov {b:e}, dword ptr [{offsets} + 4 * {j} + 16]",
            "mov {c:e}, dword ptr [{offsets} + 4 * {j} + 32]",
            "mov {d:e}, dword ptr [{offsets} + 4 * {j} + 48]",
            "vmovdqu32 {low:x}, [{base} + {a}]",
            "vmovdqu32 {high:x}, [{base} + {a} + 16]",
            "vinserti32x4 {low:y}, {low:y}, [{base} + {b}], 1",
            "vinserti32x4 {high:y}, {high:y}, [{base} + {b} + 16], 1",
            "vinserti32x4 {low}, {low}, [{base} + {c}], 2",
            "vinserti32x4 {high}, {high}, [{base} + {c} + 16], 2",
            "vinserti32x4 {low}, {low}, [{base} + {d}], 3",
            "vinserti32x4 {high}, {high}, [{base} + {d} + 16], 3",
            base = in(reg) base,
            offsets = in(reg) offsets,
            j = const J,
            a = out(reg) _,
            b = out(reg) _,
            c = out(reg) _,
            d = out(reg) _,
            low = out(zmm_reg) low,
            high = out(zmm_reg) high,
            options(nostack, preserves_flags, readonly),
        );
    }
    [low, high]
}

#[inline]
#[target_feature(enable = "avx512f,avx512dq,avx512vl")]
unsafe fn operand(at: u64, offsets: *const Row, to: *mut Row) -> bool {
    // SAFETY: the caller's promise, here and below.
    let ([low, high], first) = unsafe { (halves(&*offsets), (*offsets).0[0]) };
    // Offsets below 2 GiB have no distance that wraps.
    if _mm512_cmpneq_epi32_mask(low, high) | _mm512_movepi32_mask(low) != 0 {
        return false;
    }
    // The offsets are read from memory: taking them out of vectors would occupy the units that shuffle.
    let base = at.wrapping_sub(first.into());
    // SAFETY: as above.
    let ([a, e], [b, f], [c, g], [d, h]) = unsafe {
        (octets::<0>(base, offsets), octets::<1>(base, offsets), octets::<2>(base, offsets), octets::<3>(base, offsets))
    };
    for (first, lanes) in [(0, [a, b, c, d]), (4, [e, f, g, h])] {
        for (word, lanes) in interleave(lanes).into_iter().enumerate() {
            // SAFETY: there are eight rows of 32 lanes, each aligned to its size.
            unsafe {
                let row: *mut u32 = to.add(first + word).cast();
                _mm512_store_si512(row.cast(), lanes);
                _mm512_store_si512(row.add(16).cast(), lanes);
            }
        }
    }
    true
}

#[inline]
#[target_feature(enable = "avx512f")]
unsafe fn put1(at: u64, a: &Row) {
    let [low, high] = halves(a);
    // SAFETY: the caller's promise.
    unsafe { store(at, low, high) }
}

#[inline]
#[target_feature(enable = "avx512f")]
unsafe fn put2(at: u64, a: &Row, b: &Row) {
    let first = _mm512_setr_epi32(0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
    let second = _mm512_setr_epi32(8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
    let (a, b) = (halves(a), halves(b));
    for part in 0..2 {
        let (x, y) = (a[part], b[part]);
        let (low, high) = (_mm512_permutex2var_epi32(x, first, y), _mm512_permutex2var_epi32(x, second, y));
        // SAFETY: the caller's promise.
        unsafe { store(at + 128 * part as u64, low, high) };
    }
}

#[inline]
#[target_feature(enable = "avx512f")]
unsafe fn put4(at: u64, rows: [&Row; 4]) {
    let (a, b, c, d) = (halves(rows[0]), halves(rows[1]), halves(rows[2]), halves(rows[3]));
    for half in 0..2 {
        let (ab, ab_high) = (_mm512_unpacklo_epi32(a[half], b[half]), _mm512_unpackhi_epi32(a[half], b[half]));
        let (cd, cd_high) = (_mm512_unpacklo_epi32(c[half], d[half]), _mm512_unpackhi_epi32(c[half], d[half]));
        // Register j has lanes j, 4 + j, 8 + j, 12 + j.
        let (e, f) = (_mm512_unpacklo_epi64(ab, cd), _mm512_unpackhi_epi64(ab, cd));
        let (g, h) = (_mm512_unpacklo_epi64(ab_high, cd_high), _mm512_unpackhi_epi64(ab_high, cd_high));
        let (ef, gh) = (_mm512_shuffle_i64x2::<0x44>(e, f), _mm512_shuffle_i64x2::<0x44>(g, h));
        let (ef2, gh2) = (_mm512_shuffle_i64x2::<0xee>(e, f), _mm512_shuffle_i64x2::<0xee>(g, h));
        let at = at + 256 * half as u64;
        // SAFETY: the caller's promise.
        unsafe {
            store(at, _mm512_shuffle_i64x2::<0x88>(ef, gh), _mm512_shuffle_i64x2::<0xdd>(ef, gh));
            store(at + 128, _mm512_shuffle_i64x2::<0x88>(ef2, gh2), _mm512_shuffle_i64x2::<0xdd>(ef2, gh2));
        }
    }
}
