//! Packed pairs of 16 bits, and dot products of bytes and nibbles.
use super::half::{ADD, FMA, MAX, MIN, MUL};
use crate::exec::step::{Handlers, plain, simd};
use t0_isa::isa::Op;

/// Field `n` of `bits` bits, sign-extended if `signed`.
fn field(x: u32, n: u32, bits: u32, signed: bool) -> i64 {
    let up = x << (32 - bits - n * bits);
    i64::from(if signed { (up as i32) >> (32 - bits) } else { (up >> (32 - bits)) as i32 })
}

/// Sum of products of the fields of `a` and `b`; `signs` bit 0 and 1: a and b are signed.
fn dot(a: u32, b: u32, bits: u32, signs: u32) -> i64 {
    (0..32 / bits).map(|n| field(a, n, bits, signs & 1 != 0) * field(b, n, bits, signs & 2 != 0)).sum()
}

/// Handlers of this file's instructions.
pub(in crate::exec) fn find(op: Op) -> Option<Handlers> {
    Some(match op {
        Op::v_pk_mad_i16 | Op::v_pk_mad_u16 => {
            simd!(|w, s| w.packed3(s, |a, b, c| a.wrapping_mul(b).wrapping_add(c)))
        }
        Op::v_pk_mul_lo_u16 => simd!(|w, s| w.packed3(s, |a, b, _| a.wrapping_mul(b))),
        Op::v_pk_add_i16 | Op::v_pk_add_u16 => simd!(|w, s| w.packed3(s, |a, b, _| a.wrapping_add(b))),
        Op::v_pk_sub_i16 | Op::v_pk_sub_u16 => simd!(|w, s| w.packed3(s, |a, b, _| a.wrapping_sub(b))),
        Op::v_pk_lshlrev_b16 => simd!(|w, s| w.packed3(s, |a, b, _| b << (a & 15))),
        Op::v_pk_lshrrev_b16 => simd!(|w, s| w.packed3(s, |a, b, _| b >> (a & 15))),
        Op::v_pk_ashrrev_i16 => simd!(|w, s| w.packed3(s, |a, b, _| (b as i16 >> (a & 15)) as u16)),
        Op::v_pk_max_i16 => simd!(|w, s| w.packed3(s, |a, b, _| (a as i16).max(b as i16) as u16)),
        Op::v_pk_min_i16 => simd!(|w, s| w.packed3(s, |a, b, _| (a as i16).min(b as i16) as u16)),
        Op::v_pk_max_u16 => simd!(|w, s| w.packed3(s, |a, b, _| a.max(b))),
        Op::v_pk_min_u16 => simd!(|w, s| w.packed3(s, |a, b, _| a.min(b))),
        Op::v_pk_add_f16 => plain!(|w, s| w.packed_float(s, ADD)),
        Op::v_pk_mul_f16 => plain!(|w, s| w.packed_float(s, MUL)),
        Op::v_pk_fma_f16 | Op::v_pk_fmac_f16 => plain!(|w, s| w.packed_float(s, FMA)),
        Op::v_pk_min_f16 => plain!(|w, s| w.packed_float(s, MIN)),
        Op::v_pk_max_f16 => plain!(|w, s| w.packed_float(s, MAX)),
        Op::v_dot4_i32_iu8 => plain!(|w, s| w.map3(s, |a, b, c| c.wrapping_add(dot(a, b, 8, s.y) as u32))),
        Op::v_dot4_u32_u8 => plain!(|w, s| w.map3(s, |a, b, c| c.wrapping_add(dot(a, b, 8, 0) as u32))),
        Op::v_dot8_i32_iu4 => plain!(|w, s| w.map3(s, |a, b, c| c.wrapping_add(dot(a, b, 4, s.y) as u32))),
        Op::v_dot8_u32_u4 => plain!(|w, s| w.map3(s, |a, b, c| c.wrapping_add(dot(a, b, 4, 0) as u32))),
        _ => return None,
    })
}

/// Handlers with the clamp bit: they saturate.
pub(super) fn find_saturating(op: Op) -> Option<Handlers> {
    fn signed(a: u32, b: u32, c: u32, bits: u32, signs: u32) -> u32 {
        (i64::from(c as i32) + dot(a, b, bits, signs)).clamp(i32::MIN.into(), i32::MAX.into()) as u32
    }
    fn unsigned(a: u32, b: u32, c: u32, bits: u32) -> u32 {
        (i64::from(c) + dot(a, b, bits, 0)).min(u32::MAX.into()) as u32
    }
    Some(match op {
        Op::v_pk_add_i16 => plain!(|w, s| w.packed3(s, |a, b, _| (a as i16).saturating_add(b as i16) as u16)),
        Op::v_pk_sub_i16 => plain!(|w, s| w.packed3(s, |a, b, _| (a as i16).saturating_sub(b as i16) as u16)),
        Op::v_pk_add_u16 => plain!(|w, s| w.packed3(s, |a, b, _| a.saturating_add(b))),
        Op::v_pk_sub_u16 => plain!(|w, s| w.packed3(s, |a, b, _| a.saturating_sub(b))),
        Op::v_pk_mad_u16 => {
            plain!(|w, s| w.packed3(s, |a, b, c| { (u64::from(a) * u64::from(b) + u64::from(c)).min(0xffff) as u16 }))
        }
        Op::v_pk_mad_i16 => plain!(|w, s| w.packed3(s, |a, b, c| {
            (a as i16 as i64 * b as i16 as i64 + c as i16 as i64).clamp(-0x8000, 0x7fff) as u16
        })),
        Op::v_dot4_i32_iu8 => plain!(|w, s| w.map3(s, |a, b, c| signed(a, b, c, 8, s.y))),
        Op::v_dot4_u32_u8 => plain!(|w, s| w.map3(s, |a, b, c| unsigned(a, b, c, 8))),
        Op::v_dot8_i32_iu4 => plain!(|w, s| w.map3(s, |a, b, c| signed(a, b, c, 4, s.y))),
        Op::v_dot8_u32_u4 => plain!(|w, s| w.map3(s, |a, b, c| unsigned(a, b, c, 4))),
        _ => return None,
    })
}
