//! The operations with AVX2.
use super::Row;
use std::arch::asm;
use std::arch::x86_64::*;

#[inline]
#[target_feature(enable = "avx2")]
fn row(lanes: [__m256; 4]) -> Row {
    // SAFETY: both are 128 bytes of plain numbers.
    Row(unsafe { std::mem::transmute::<[__m256; 4], [u32; 32]>(lanes) })
}

#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn add(a: &Row, b: &Row, _c: &Row) -> Row {
    let (w, x, y, z);
    // SAFETY: reads the two rows.
    unsafe {
        asm!(
            "vmovaps {w}, [{a}]",
            "vmovaps {x}, [{a} + 32]",
            "vmovaps {y}, [{a} + 64]",
            "vmovaps {z}, [{a} + 96]",
            "vaddps {w}, {w}, [{b}]",
            "vaddps {x}, {x}, [{b} + 32]",
            "vaddps {y}, {y}, [{b} + 64]",
            "vaddps {z}, {z}, [{b} + 96]",
            a = in(reg) a,
            b = in(reg) b,
            w = out(ymm_reg) w,
            x = out(ymm_reg) x,
            y = out(ymm_reg) y,
            z = out(ymm_reg) z,
            options(nostack, preserves_flags, readonly),
        );
    }
    row([w, x, y, z])
}

#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn sub(a: &Row, b: &Row, _c: &Row) -> Row {
    let (w, x, y, z);
    // SAFETY: reads the two rows.
    unsafe {
        asm!(
            "vmovaps {w}, [{a}]",
            "vmovaps {x}, [{a} + 32]",
            "vmovaps {y}, [{a} + 64]",
            "vmovaps {z}, [{a} + 96]",
            "vsubps {w}, {w}, [{b}]",
            "vsubps {x}, {x}, [{b} + 32]",
            "vsubps {y}, {y}, [{b} + 64]",
            "vsubps {z}, {z}, [{b} + 96]",
            a = in(reg) a,
            b = in(reg) b,
            w = out(ymm_reg) w,
            x = out(ymm_reg) x,
            y = out(ymm_reg) y,
            z = out(ymm_reg) z,
            options(nostack, preserves_flags, readonly),
        );
    }
    row([w, x, y, z])
}

#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn subrev(a: &Row, b: &Row, _c: &Row) -> Row {
    let (w, x, y, z);
    // SAFETY: reads the two rows.
    unsafe {
        asm!(
            "vmovaps {w}, [{b}]",
            "vmovaps {x}, [{b} + 32]",
            "vmovaps {y}, [{b} + 64]",
            "vmovaps {z}, [{b} + 96]",
            "vsubps {w}, {w}, [{a}]",
            "vsubps {x}, {x}, [{a} + 32]",
            "vsubps {y}, {y}, [{a} + 64]",
            "vsubps {z}, {z}, [{a} + 96]",
            a = in(reg) a,
            b = in(reg) b,
            w = out(ymm_reg) w,
            x = out(ymm_reg) x,
            y = out(ymm_reg) y,
            z = out(ymm_reg) z,
            options(nostack, preserves_flags, readonly),
        );
    }
    row([w, x, y, z])
}

#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn mul(a: &Row, b: &Row, _c: &Row) -> Row {
    let (w, x, y, z);
    // SAFETY: reads the two rows.
    unsafe {
        asm!(
            "vmovaps {w}, [{a}]",
            "vmovaps {x}, [{a} + 32]",
            "vmovaps {y}, [{a} + 64]",
            "vmovaps {z}, [{a} + 96]",
            "vmulps {w}, {w}, [{b}]",
            "vmulps {x}, {x}, [{b} + 32]",
            "vmulps {y}, {y}, [{b} + 64]",
            "vmulps {z}, {z}, [{b} + 96]",
            a = in(reg) a,
            b = in(reg) b,
            w = out(ymm_reg) w,
            x = out(ymm_reg) x,
            y = out(ymm_reg) y,
            z = out(ymm_reg) z,
            options(nostack, preserves_flags, readonly),
        );
    }
    row([w, x, y, z])
}

#[inline]
#[target_feature(enable = "avx2,fma")]
pub(super) fn fma(a: &Row, b: &Row, c: &Row) -> Row {
    let (w, x, y, z);
    // SAFETY: reads the three rows.
    unsafe {
        asm!(
            "vmovaps {w}, [{c}]",
            "vmovaps {x}, [{c} + 32]",
            "vmovaps {y}, [{c} + 64]",
            "vmovaps {z}, [{c} + 96]",
            "vmovaps {p}, [{a}]",
            "vfmadd231ps {w}, {p}, [{b}]",
            "vmovaps {q}, [{a} + 32]",
            "vfmadd231ps {x}, {q}, [{b} + 32]",
            "vmovaps {p}, [{a} + 64]",
            "vfmadd231ps {y}, {p}, [{b} + 64]",
            "vmovaps {q}, [{a} + 96]",
            "vfmadd231ps {z}, {q}, [{b} + 96]",
            a = in(reg) a,
            b = in(reg) b,
            c = in(reg) c,
            w = out(ymm_reg) w,
            x = out(ymm_reg) x,
            y = out(ymm_reg) y,
            z = out(ymm_reg) z,
            p = out(ymm_reg) _,
            q = out(ymm_reg) _,
            options(nostack, preserves_flags, readonly),
        );
    }
    row([w, x, y, z])
}

#[inline]
#[target_feature(enable = "avx2,fma")]
pub(super) fn dot_bf16(a: &Row, b: &Row, c: &Row) -> Row {
    let (w, x, y, z);
    let upper = _mm256_set1_epi32(0xffff_0000_u32 as i32);
    // SAFETY: reads the three rows.
    unsafe {
        asm!(
            "vmovaps {w}, [{c}]",
            "vmovaps {p}, [{a}]",
            "vmovaps {q}, [{b}]",
            "vpslld {r}, {p}, 16",
            "vpslld {s}, {q}, 16",
            "vfmadd231ps {w}, {r}, {s}",
            "vpand {p}, {p}, {upper}",
            "vpand {q}, {q}, {upper}",
            "vfmadd231ps {w}, {p}, {q}",
            "vmovaps {x}, [{c} + 32]",
            "vmovaps {p}, [{a} + 32]",
            "vmovaps {q}, [{b} + 32]",
            "vpslld {r}, {p}, 16",
            "vpslld {s}, {q}, 16",
            "vfmadd231ps {x}, {r}, {s}",
            "vpand {p}, {p}, {upper}",
            "vpand {q}, {q}, {upper}",
            "vfmadd231ps {x}, {p}, {q}",
            "vmovaps {y}, [{c} + 64]",
            "vmovaps {p}, [{a} + 64]",
            "vmovaps {q}, [{b} + 64]",
            "vpslld {r}, {p}, 16",
            "vpslld {s}, {q}, 16",
            "vfmadd231ps {y}, {r}, {s}",
            "vpand {p}, {p}, {upper}",
            "vpand {q}, {q}, {upper}",
            "vfmadd231ps {y}, {p}, {q}",
            "vmovaps {z}, [{c} + 96]",
            "vmovaps {p}, [{a} + 96]",
            "vmovaps {q}, [{b} + 96]",
            "vpslld {r}, {p}, 16",
            "vpslld {s}, {q}, 16",
            "vfmadd231ps {z}, {r}, {s}",
            "vpand {p}, {p}, {upper}",
            "vpand {q}, {q}, {upper}",
            "vfmadd231ps {z}, {p}, {q}",
            a = in(reg) a,
            b = in(reg) b,
            c = in(reg) c,
            upper = in(ymm_reg) upper,
            w = out(ymm_reg) w,
            x = out(ymm_reg) x,
            y = out(ymm_reg) y,
            z = out(ymm_reg) z,
            p = out(ymm_reg) _,
            q = out(ymm_reg) _,
            r = out(ymm_reg) _,
            s = out(ymm_reg) _,
            options(nostack, preserves_flags, readonly),
        );
    }
    row([w, x, y, z])
}

/// The lower and the upper halves of a row's f16 as f32. The conversion is exact and makes NaNs quiet.
#[inline]
#[target_feature(enable = "avx2,f16c")]
fn widened(x: &Row) -> [Row; 2] {
    let [mut low, mut high] = [[_mm256_setzero_ps(); 4]; 2];
    for i in 0..4 {
        // SAFETY: a row is four such vectors, aligned to its size.
        let words = unsafe { _mm256_load_si256(x.0.as_ptr().add(8 * i).cast()) };
        let lower = _mm256_and_si256(words, _mm256_set1_epi32(0xffff));
        // For each group of four lanes the lower halves, then the upper ones; a permutation by 64 bits restores the
        // order.
        let packed = _mm256_packus_epi32(lower, _mm256_srli_epi32::<16>(words));
        let packed = _mm256_permute4x64_epi64::<0xd8>(packed);
        low[i] = _mm256_cvtph_ps(_mm256_castsi256_si128(packed));
        high[i] = _mm256_cvtph_ps(_mm256_extracti128_si256::<1>(packed));
    }
    [row(low), row(high)]
}

#[inline]
#[target_feature(enable = "avx2,fma,f16c")]
pub(super) fn dot_f16(a: &Row, b: &Row, c: &Row) -> Row {
    let ([a_low, a_high], [b_low, b_high]) = (widened(a), widened(b));
    fma(&a_high, &b_high, &fma(&a_low, &b_low, c))
}
