//! The operations with AVX-512.
use super::Row;
pub(super) use super::avx2::dot_f16;
use std::arch::asm;
use std::arch::x86_64::*;

#[inline]
#[target_feature(enable = "avx512f")]
fn row(lanes: [__m512; 2]) -> Row {
    // SAFETY: both are 128 bytes of plain numbers.
    Row(unsafe { std::mem::transmute::<[__m512; 2], [u32; 32]>(lanes) })
}

#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn add(a: &Row, b: &Row, _c: &Row) -> Row {
    let (x, y);
    // SAFETY: reads the two rows.
    unsafe {
        asm!(
            "vmovaps {x}, [{a}]",
            "vmovaps {y}, [{a} + 64]",
            "vaddps {x}, {x}, [{b}]",
            "vaddps {y}, {y}, [{b} + 64]",
            a = in(reg) a,
            b = in(reg) b,
            x = out(zmm_reg) x,
            y = out(zmm_reg) y,
            options(nostack, preserves_flags, readonly),
        );
    }
    row([x, y])
}

#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn sub(a: &Row, b: &Row, _c: &Row) -> Row {
    let (x, y);
    // SAFETY: reads the two rows.
    unsafe {
        asm!(
            "vmovaps {x}, [{a}]",
            "vmovaps {y}, [{a} + 64]",
            "vsubps {x}, {x}, [{b}]",
            "vsubps {y}, {y}, [{b} + 64]",
            a = in(reg) a,
            b = in(reg) b,
            x = out(zmm_reg) x,
            y = out(zmm_reg) y,
            options(nostack, preserves_flags, readonly),
        );
    }
    row([x, y])
}

#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn subrev(a: &Row, b: &Row, _c: &Row) -> Row {
    let (x, y);
    // SAFETY: reads the two rows.
    unsafe {
        asm!(
            "vmovaps {x}, [{b}]",
            "vmovaps {y}, [{b} + 64]",
            "vsubps {x}, {x}, [{a}]",
            "vsubps {y}, {y}, [{a} + 64]",
            a = in(reg) a,
            b = in(reg) b,
            x = out(zmm_reg) x,
            y = out(zmm_reg) y,
            options(nostack, preserves_flags, readonly),
        );
    }
    row([x, y])
}

#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn mul(a: &Row, b: &Row, _c: &Row) -> Row {
    let (x, y);
    // SAFETY: reads the two rows.
    unsafe {
        asm!(
            "vmovaps {x}, [{a}]",
            "vmovaps {y}, [{a} + 64]",
            "vmulps {x}, {x}, [{b}]",
            "vmulps {y}, {y}, [{b} + 64]",
            a = in(reg) a,
            b = in(reg) b,
            x = out(zmm_reg) x,
            y = out(zmm_reg) y,
            options(nostack, preserves_flags, readonly),
        );
    }
    row([x, y])
}

#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn fma(a: &Row, b: &Row, c: &Row) -> Row {
    let (x, y);
    // SAFETY: reads the three rows.
    unsafe {
        asm!(
            "vmovaps {x}, [{c}]",
            "vmovaps {y}, [{c} + 64]",
            "vmovaps {p}, [{a}]",
            "vfmadd231ps {x}, {p}, [{b}]",
            "vmovaps {q}, [{a} + 64]",
            "vfmadd231ps {y}, {q}, [{b} + 64]",
            a = in(reg) a,
            b = in(reg) b,
            c = in(reg) c,
            x = out(zmm_reg) x,
            y = out(zmm_reg) y,
            p = out(zmm_reg) _,
            q = out(zmm_reg) _,
            options(nostack, preserves_flags, readonly),
        );
    }
    row([x, y])
}

#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn dot_bf16(a: &Row, b: &Row, c: &Row) -> Row {
    let (x, y);
    let upper = _mm512_set1_epi32(0xffff_0000_u32 as i32);
    // SAFETY: reads the three rows.
    unsafe {
        asm!(
            "vmovaps {x}, [{c}]",
            "vpslld {r}, [{a}], 16",
            "vpslld {s}, [{b}], 16",
            "vfmadd231ps {x}, {r}, {s}",
            "vpandd {p}, {upper}, [{a}]",
            "vpandd {q}, {upper}, [{b}]",
            "vfmadd231ps {x}, {p}, {q}",
            "vmovaps {y}, [{c} + 64]",
            "vpslld {r}, [{a} + 64], 16",
            "vpslld {s}, [{b} + 64], 16",
            "vfmadd231ps {y}, {r}, {s}",
            "vpandd {p}, {upper}, [{a} + 64]",
            "vpandd {q}, {upper}, [{b} + 64]",
            "vfmadd231ps {y}, {p}, {q}",
            a = in(reg) a,
            b = in(reg) b,
            c = in(reg) c,
            upper = in(zmm_reg) upper,
            x = out(zmm_reg) x,
            y = out(zmm_reg) y,
            p = out(zmm_reg) _,
            q = out(zmm_reg) _,
            r = out(zmm_reg) _,
            s = out(zmm_reg) _,
            options(nostack, preserves_flags, readonly),
        );
    }
    row([x, y])
}
