//! Integers of 16, 32 and 64 bits, bits, masks and carries.
use super::super::step::{Handlers, plain, simd};
use super::super::wave::Wave;
use crate::exec::lanes::{truth, united};
use crate::exec::layout::{ROW, Row, spread};
use crate::exec::step::Step;
use crate::exec::wave::Flow;
use t0_isa::isa::Op;

fn signed24(x: u32) -> i64 {
    i64::from((x << 8) as i32 >> 8)
}

fn unsigned24(x: u32) -> u64 {
    u64::from(x & 0xff_ffff)
}

fn byte(x: u32, n: u32) -> u32 {
    x >> (8 * n) & 0xff
}

/// Sum of absolute differences of the bytes; `masked` skips those where `b` is zero.
fn sad(a: u32, b: u32, masked: bool) -> u32 {
    (0..4).filter(|&n| !masked || byte(b, n) != 0).map(|n| byte(a, n).abs_diff(byte(b, n))).sum()
}

/// Four sums over windows of the 64-bit `a`, one byte apart.
fn quad_sad(a: u64, b: u64, c: u64, masked: bool) -> u64 {
    (0..4).fold(0, |all, n| {
        let sum = (c >> (16 * n) & 0xffff) as u32 + sad((a >> (8 * n)) as u32, b as u32, masked);
        all | u64::from(sum & 0xffff) << (16 * n)
    })
}

fn permute_bytes(a: u32, b: u32, select: u32) -> u32 {
    let data = u64::from(a) << 32 | u64::from(b);
    (0..4).fold(0, |all, n| {
        let chosen = match byte(select, n) {
            s @ 0..=7 => (data >> (8 * s)) as u32 & 0xff,
            s @ 8..=11 => 0xff * (data >> (16 * (s - 8) + 15) & 1) as u32,
            12 => 0,
            _ => 0xff,
        };
        all | chosen << (8 * n)
    })
}

fn bfe_i32(a: u32, offset: u32, width: u32) -> u32 {
    match width & 31 {
        0 => 0,
        width => {
            let field = ((a as i32) >> (offset & 31)) as u32;
            ((field << (32 - width)) as i32 >> (32 - width)) as u32
        }
    }
}

fn median<T: Ord + Copy>(a: T, b: T, c: T) -> T {
    a.max(b).min(a.min(b).max(c))
}

fn leading(x: u32) -> u32 {
    if x == 0 { u32::MAX } else { x.leading_zeros() }
}

fn sign_bits(x: u32) -> u32 {
    match (x ^ ((x as i32) >> 31) as u32).leading_zeros() {
        32 => u32::MAX,
        n => n,
    }
}

/// With the carry out.
#[inline(always)]
fn add_three(a: u32, b: u32, c: u32) -> (u32, bool) {
    let (sum, first) = a.overflowing_add(b);
    let (sum, second) = sum.overflowing_add(c);
    (sum, first | second)
}

/// `a` minus `b` and `c`, with the borrow.
#[inline(always)]
fn sub_two(a: u32, b: u32, c: u32) -> (u32, bool) {
    let (rest, first) = a.overflowing_sub(b);
    let (rest, second) = rest.overflowing_sub(c);
    (rest, first | second)
}

impl Wave<'_> {
    /// An addition or subtraction with a carry in (`x`, if `CARRY`) and a carry out (`y`).
    #[inline(always)]
    fn carry(&mut self, s: &Step, with_carry: bool, f: impl Fn(u32, u32, u32) -> (u32, bool)) -> Flow {
        let (a, b) = (*self.row(s.a), *self.row(s.b));
        let carry = if with_carry { self.scalar(s.x + self.half) } else { 0 };
        let (mut r, mut out) = (Row::ZERO, [0; 32]);
        for i in 0..32 {
            let (value, bit) = f(a.0[i], b.0[i], (carry & 1 << i != 0).into());
            r.0[i] = value;
            out[i] = truth(bit);
        }
        self.write(s.d, r);
        let bits = united(out) & self.exec();
        self.set_mask(s.y, bits);
        Flow::Next
    }

    /// As [`Wave::carry`]; lanes that carry become `limit`.
    fn carry_saturating(
        &mut self,
        s: &Step,
        with_carry: bool,
        limit: u32,
        f: impl Fn(u32, u32, u32) -> (u32, bool),
    ) -> Flow {
        self.carry(s, with_carry, |a, b, c| match f(a, b, c) {
            (_, true) => (limit, true),
            sum => sum,
        })
    }

    /// 32 x 32 + 64 bits with a carry out.
    fn multiply_add_wide(&mut self, s: &Step, f: impl Fn(u32, u32, u64) -> (u64, bool)) -> Flow {
        let (a, b, c) = (*self.row(s.a), *self.row(s.b), self.wide(s.c));
        let (mut r, mut bits) = ([0; 32], 0);
        for i in 0..32 {
            let (value, carry) = f(a.0[i], b.0[i], c[i]);
            r[i] = value;
            bits |= u32::from(carry) << i;
        }
        self.write_wide(s.d, r);
        let bits = bits & self.exec();
        self.set_mask(s.y, bits);
        Flow::Next
    }

    /// Selects one of two rows lane by lane, by the mask in scalar `x`.
    #[inline(always)]
    fn choose(&mut self, s: &Step) -> Row {
        let (a, b) = (*self.row(s.a), *self.row(s.b));
        let mask = spread(self.scalar(s.x + self.half));
        let mut r = Row::ZERO;
        for i in 0..32 {
            r.0[i] = (b.0[i] & mask.0[i]) | (a.0[i] & !mask.0[i]);
        }
        r
    }

    fn count_below(&mut self, s: &Step, half: u32) -> Flow {
        let (a, b) = (*self.row(s.a), *self.row(s.b));
        let mut r = Row::ZERO;
        for i in 0..32 {
            let lane = i as u32 + 32 * self.half;
            let below = ((1u64 << lane) - 1) >> (32 * half);
            r.0[i] = b.0[i].wrapping_add((a.0[i] & below as u32).count_ones());
        }
        self.write(s.d, r);
        Flow::Next
    }
}

/// Handlers of this file's instructions.
pub(in crate::exec) fn find(op: Op) -> Option<Handlers> {
    Some(match op {
        Op::v_mov_b32 => simd!(|w, s| w.map1(s, |a| a)),
        Op::v_not_b32 => simd!(|w, s| w.map1(s, |a| !a)),
        Op::v_bfrev_b32 => simd!(|w, s| w.map1(s, u32::reverse_bits)),
        Op::v_clz_i32_u32 => simd!(|w, s| w.map1(s, leading)),
        Op::v_ctz_i32_b32 => simd!(|w, s| w.map1(s, |a| if a == 0 { u32::MAX } else { a.trailing_zeros() })),
        Op::v_cls_i32 => simd!(|w, s| w.map1(s, sign_bits)),
        Op::v_cvt_i32_i16 => simd!(|w, s| w.map1(s, |a| a as i16 as u32)),
        Op::v_cvt_u32_u16 => simd!(|w, s| w.map1(s, |a| a & 0xffff)),
        Op::v_add_nc_u32 | Op::v_add_nc_i32 => simd!(|w, s| w.map2(s, u32::wrapping_add)),
        Op::v_sub_nc_u32 | Op::v_sub_nc_i32 => simd!(|w, s| w.map2(s, u32::wrapping_sub)),
        Op::v_subrev_nc_u32 => simd!(|w, s| w.map2(s, |a, b| b.wrapping_sub(a))),
        Op::v_and_b32 => simd!(|w, s| w.map2(s, |a, b| a & b)),
        Op::v_or_b32 => simd!(|w, s| w.map2(s, |a, b| a | b)),
        Op::v_xor_b32 => simd!(|w, s| w.map2(s, |a, b| a ^ b)),
        Op::v_xnor_b32 => simd!(|w, s| w.map2(s, |a, b| !(a ^ b))),
        Op::v_lshlrev_b32 => simd!(|w, s| w.map2(s, |a, b| b << (a & 31))),
        Op::v_lshrrev_b32 => simd!(|w, s| w.map2(s, |a, b| b >> (a & 31))),
        Op::v_ashrrev_i32 => simd!(|w, s| w.map2(s, |a, b| (b as i32 >> (a & 31)) as u32)),
        Op::v_min_i32 => simd!(|w, s| w.map2(s, |a, b| (a as i32).min(b as i32) as u32)),
        Op::v_max_i32 => simd!(|w, s| w.map2(s, |a, b| (a as i32).max(b as i32) as u32)),
        Op::v_min_u32 => simd!(|w, s| w.map2(s, u32::min)),
        Op::v_max_u32 => simd!(|w, s| w.map2(s, u32::max)),
        Op::v_mul_lo_u32 => simd!(|w, s| w.map2(s, u32::wrapping_mul)),
        Op::v_mul_hi_u32 => simd!(|w, s| w.map2(s, |a, b| ((u64::from(a) * u64::from(b)) >> 32) as u32)),
        Op::v_mul_hi_i32 => {
            simd!(|w, s| w.map2(s, |a, b| ((i64::from(a as i32) * i64::from(b as i32)) >> 32) as u32))
        }
        Op::v_mul_i32_i24 => simd!(|w, s| w.map2(s, |a, b| (signed24(a) * signed24(b)) as u32)),
        Op::v_mul_hi_i32_i24 => plain!(|w, s| w.map2(s, |a, b| (signed24(a) * signed24(b) >> 32) as u32)),
        Op::v_mul_u32_u24 => simd!(|w, s| w.map2(s, |a, b| (unsigned24(a) * unsigned24(b)) as u32)),
        Op::v_mul_hi_u32_u24 => plain!(|w, s| w.map2(s, |a, b| (unsigned24(a) * unsigned24(b) >> 32) as u32)),
        Op::v_bfm_b32 => simd!(|w, s| w.map2(s, |a, b| ((1u32 << (a & 31)) - 1) << (b & 31))),
        Op::v_bcnt_u32_b32 => simd!(|w, s| w.map2(s, |a, b| b.wrapping_add(a.count_ones()))),
        Op::v_mbcnt_lo_u32_b32 => plain!(|w, s| w.count_below(s, 0)),
        Op::v_mbcnt_hi_u32_b32 => plain!(|w, s| w.count_below(s, 1)),
        Op::v_mad_i32_i24 => {
            simd!(|w, s| w.map3(s, |a, b, c| ((signed24(a) * signed24(b)) as u32).wrapping_add(c)))
        }
        Op::v_mad_u32_u24 => {
            simd!(|w, s| w.map3(s, |a, b, c| ((unsigned24(a) * unsigned24(b)) as u32).wrapping_add(c)))
        }
        Op::v_bfe_u32 => simd!(|w, s| w.map3(s, |a, b, c| a >> (b & 31) & ((1u32 << (c & 31)) - 1))),
        Op::v_bfe_i32 => simd!(|w, s| w.map3(s, bfe_i32)),
        Op::v_bfi_b32 => simd!(|w, s| w.map3(s, |a, b, c| (a & b) | (!a & c))),
        Op::v_lerp_u8 => plain!(|w, s| w.map3(s, |a, b, c| {
            (0..4).fold(0, |all, n| all | ((byte(a, n) + byte(b, n) + (c >> (8 * n) & 1)) >> 1) << (8 * n))
        })),
        Op::v_alignbit_b32 => {
            simd!(|w, s| w.map3(s, |a, b, c| ((u64::from(a) << 32 | u64::from(b)) >> (c & 31)) as u32))
        }
        Op::v_alignbyte_b32 => {
            simd!(|w, s| w.map3(s, |a, b, c| ((u64::from(a) << 32 | u64::from(b)) >> (8 * (c & 3))) as u32))
        }
        Op::v_min3_i32 => {
            simd!(|w, s| w.map3(s, |a, b, c| (a as i32).min(b as i32).min(c as i32) as u32))
        }
        Op::v_max3_i32 => {
            simd!(|w, s| w.map3(s, |a, b, c| (a as i32).max(b as i32).max(c as i32) as u32))
        }
        Op::v_med3_i32 => simd!(|w, s| w.map3(s, |a, b, c| median(a as i32, b as i32, c as i32) as u32)),
        Op::v_min3_u32 => simd!(|w, s| w.map3(s, |a, b, c| a.min(b).min(c))),
        Op::v_max3_u32 => simd!(|w, s| w.map3(s, |a, b, c| a.max(b).max(c))),
        Op::v_med3_u32 => simd!(|w, s| w.map3(s, median)),
        Op::v_maxmin_u32 => simd!(|w, s| w.map3(s, |a, b, c| a.max(b).min(c))),
        Op::v_minmax_u32 => simd!(|w, s| w.map3(s, |a, b, c| a.min(b).max(c))),
        Op::v_maxmin_i32 => {
            simd!(|w, s| w.map3(s, |a, b, c| (a as i32).max(b as i32).min(c as i32) as u32))
        }
        Op::v_minmax_i32 => {
            simd!(|w, s| w.map3(s, |a, b, c| (a as i32).min(b as i32).max(c as i32) as u32))
        }
        Op::v_sad_u8 => plain!(|w, s| w.map3(s, |a, b, c| c.wrapping_add(sad(a, b, false)))),
        Op::v_sad_hi_u8 => plain!(|w, s| w.map3(s, |a, b, c| c.wrapping_add(sad(a, b, false) << 16))),
        Op::v_sad_u16 => plain!(|w, s| w.map3(s, |a, b, c| c
            .wrapping_add((a & 0xffff).abs_diff(b & 0xffff))
            .wrapping_add((a >> 16).abs_diff(b >> 16)))),
        Op::v_sad_u32 => simd!(|w, s| w.map3(s, |a, b, c| c.wrapping_add(a.abs_diff(b)))),
        Op::v_msad_u8 => plain!(|w, s| w.map3(s, |a, b, c| c.wrapping_add(sad(a, b, true)))),
        Op::v_qsad_pk_u16_u8 => plain!(|w, s| w.wide3(s, |a, b, c| quad_sad(a, b, c, false))),
        Op::v_mqsad_pk_u16_u8 => plain!(|w, s| w.wide3(s, |a, b, c| quad_sad(a, b, c, true))),
        Op::v_mqsad_u32_u8 => plain!(|w, s| {
            let (a, b) = (w.wide(s.a), *w.row(s.b));
            // All sums are read before any is written: the registers may overlap.
            let mut sums: [Row; 4] = std::array::from_fn(|n| *w.row(s.c + n as u32 * ROW));
            for (n, r) in sums.iter_mut().enumerate() {
                for i in 0..32 {
                    r.0[i] = r.0[i].wrapping_add(sad((a[i] >> (8 * n)) as u32, b.0[i], true));
                }
            }
            for (n, r) in (0..).zip(sums) {
                w.write(s.d + n * ROW, r);
            }
            Flow::Next
        }),
        Op::v_xor3_b32 => simd!(|w, s| w.map3(s, |a, b, c| a ^ b ^ c)),
        Op::v_perm_b32 => simd!(|w, s| w.map3(s, permute_bytes)),
        Op::v_xad_u32 => simd!(|w, s| w.map3(s, |a, b, c| (a ^ b).wrapping_add(c))),
        Op::v_lshl_add_u32 => simd!(|w, s| w.map3(s, |a, b, c| (a << (b & 31)).wrapping_add(c))),
        Op::v_add_lshl_u32 => simd!(|w, s| w.map3(s, |a, b, c| a.wrapping_add(b) << (c & 31))),
        Op::v_add3_u32 => simd!(|w, s| w.map3(s, |a, b, c| a.wrapping_add(b).wrapping_add(c))),
        Op::v_lshl_or_b32 => simd!(|w, s| w.map3(s, |a, b, c| a << (b & 31) | c)),
        Op::v_and_or_b32 => simd!(|w, s| w.map3(s, |a, b, c| (a & b) | c)),
        Op::v_or3_b32 => simd!(|w, s| w.map3(s, |a, b, c| a | b | c)),
        Op::v_mad_u32_u16 => simd!(|w, s| w.map3(s, |a, b, c| ((a & 0xffff) * (b & 0xffff)).wrapping_add(c))),
        Op::v_mad_i32_i16 => {
            simd!(|w, s| w.map3(s, |a, b, c| ((a as i16 as i32 * b as i16 as i32) as u32).wrapping_add(c)))
        }
        Op::v_cndmask_b32 => simd!(|w, s| {
            let r = w.choose(s);
            w.write(s.d, r);
            Flow::Next
        }),
        Op::v_cndmask_b16 => plain!(|w, s| {
            let r = w.choose(s);
            w.write_half(s.d, r);
            Flow::Next
        }),
        Op::v_add_co_u32 => simd!(|w, s| w.carry(s, false, |a, b, _| a.overflowing_add(b))),
        Op::v_sub_co_u32 => simd!(|w, s| w.carry(s, false, |a, b, _| a.overflowing_sub(b))),
        Op::v_subrev_co_u32 => simd!(|w, s| w.carry(s, false, |a, b, _| b.overflowing_sub(a))),
        Op::v_add_co_ci_u32 => simd!(|w, s| w.carry(s, true, add_three)),
        Op::v_sub_co_ci_u32 => simd!(|w, s| w.carry(s, true, sub_two)),
        Op::v_subrev_co_ci_u32 => simd!(|w, s| w.carry(s, true, |a, b, c| sub_two(b, a, c))),
        Op::v_mad_u64_u32 => {
            plain!(|w, s| w.multiply_add_wide(s, |a, b, c| { (u64::from(a) * u64::from(b)).overflowing_add(c) }))
        }
        Op::v_mad_i64_i32 => plain!(|w, s| w.multiply_add_wide(s, |a, b, c| {
            let wide = i128::from(a as i32) * i128::from(b as i32) + i128::from(c as i64);
            (wide as u64, wide >> 64 & 1 != 0)
        })),
        Op::v_lshlrev_b64 => simd!(|w, s| w.shift_wide(s, |n, x| x << n)),
        Op::v_lshrrev_b64 => simd!(|w, s| w.shift_wide(s, |n, x| x >> n)),
        Op::v_ashrrev_i64 => simd!(|w, s| w.shift_wide(s, |n, x| (x as i64 >> n) as u64)),
        Op::v_mov_b16 => plain!(|w, s| w.half3(s, |a, _, _| a)),
        Op::v_not_b16 => plain!(|w, s| w.half3(s, |a, _, _| !a)),
        Op::v_and_b16 => plain!(|w, s| w.half3(s, |a, b, _| a & b)),
        Op::v_or_b16 => plain!(|w, s| w.half3(s, |a, b, _| a | b)),
        Op::v_xor_b16 => plain!(|w, s| w.half3(s, |a, b, _| a ^ b)),
        Op::v_add_nc_u16 | Op::v_add_nc_i16 => plain!(|w, s| w.half3(s, |a, b, _| a.wrapping_add(b))),
        Op::v_sub_nc_u16 | Op::v_sub_nc_i16 => plain!(|w, s| w.half3(s, |a, b, _| a.wrapping_sub(b))),
        Op::v_mul_lo_u16 => plain!(|w, s| w.half3(s, |a, b, _| a.wrapping_mul(b))),
        Op::v_mad_u16 | Op::v_mad_i16 => plain!(|w, s| w.half3(s, |a, b, c| a.wrapping_mul(b).wrapping_add(c))),
        Op::v_lshlrev_b16 => plain!(|w, s| w.half3(s, |a, b, _| b << (a & 15))),
        Op::v_lshrrev_b16 => plain!(|w, s| w.half3(s, |a, b, _| b >> (a & 15))),
        Op::v_ashrrev_i16 => plain!(|w, s| w.half3(s, |a, b, _| (b as i16 >> (a & 15)) as u16)),
        Op::v_max_u16 => plain!(|w, s| w.half3(s, |a, b, _| a.max(b))),
        Op::v_min_u16 => plain!(|w, s| w.half3(s, |a, b, _| a.min(b))),
        Op::v_max_i16 => plain!(|w, s| w.half3(s, |a, b, _| (a as i16).max(b as i16) as u16)),
        Op::v_min_i16 => plain!(|w, s| w.half3(s, |a, b, _| (a as i16).min(b as i16) as u16)),
        Op::v_min3_u16 => plain!(|w, s| w.half3(s, |a, b, c| a.min(b).min(c))),
        Op::v_max3_u16 => plain!(|w, s| w.half3(s, |a, b, c| a.max(b).max(c))),
        Op::v_med3_u16 => plain!(|w, s| w.half3(s, median)),
        Op::v_min3_i16 => plain!(|w, s| w.half3(s, |a, b, c| (a as i16).min(b as i16).min(c as i16) as u16)),
        Op::v_max3_i16 => plain!(|w, s| w.half3(s, |a, b, c| (a as i16).max(b as i16).max(c as i16) as u16)),
        Op::v_med3_i16 => plain!(|w, s| w.half3(s, |a, b, c| median(a as i16, b as i16, c as i16) as u16)),
        Op::v_sat_pk_u8_i16 => plain!(|w, s| w.half_of(s, |a| {
            let saturate = |x: u32| (x as i16).clamp(0, 255) as u32;
            saturate(a) | saturate(a >> 16) << 8
        })),
        Op::v_cvt_pk_u16_u32 => plain!(|w, s| w.map2(s, |a, b| a.min(0xffff) | b.min(0xffff) << 16)),
        Op::v_cvt_pk_i16_i32 => plain!(|w, s| w.map2(s, |a, b| {
            let saturate = |x: u32| (x as i32).clamp(-0x8000, 0x7fff) as u32 & 0xffff;
            saturate(a) | saturate(b) << 16
        })),
        Op::v_pack_b32_f16 => simd!(|w, s| w.map2(s, |a, b| a & 0xffff | b << 16)),
        _ => return None,
    })
}

impl Wave<'_> {
    /// A shift of 64-bit lanes by the amount in row `a`.
    #[inline(always)]
    fn shift_wide(&mut self, s: &Step, f: impl Fn(u32, u64) -> u64) -> Flow {
        let (n, x) = (*self.row(s.a), self.wide(s.b));
        let mut r = [0; 32];
        for i in 0..32 {
            r[i] = f(n.0[i] & 63, x[i]);
        }
        self.write_wide(s.d, r);
        Flow::Next
    }

    /// 16 bits computed from a 32-bit row.
    fn half_of(&mut self, s: &Step, f: impl Fn(u32) -> u32) -> Flow {
        let a = *self.row(s.a);
        self.write_half(s.d, Row(a.0.map(f)));
        Flow::Next
    }
}

/// Handlers with the clamp bit: they saturate.
pub(super) fn find_saturating(op: Op) -> Option<Handlers> {
    Some(match op {
        Op::v_add_nc_u32 => plain!(|w, s| w.map2(s, u32::saturating_add)),
        Op::v_sub_nc_u32 => plain!(|w, s| w.map2(s, u32::saturating_sub)),
        Op::v_subrev_nc_u32 => plain!(|w, s| w.map2(s, |a, b| b.saturating_sub(a))),
        Op::v_add_co_u32 => plain!(|w, s| w.carry_saturating(s, false, u32::MAX, |a, b, _| a.overflowing_add(b))),
        Op::v_add_co_ci_u32 => plain!(|w, s| w.carry_saturating(s, true, u32::MAX, add_three)),
        Op::v_sub_co_u32 => plain!(|w, s| w.carry_saturating(s, false, 0, |a, b, _| a.overflowing_sub(b))),
        Op::v_subrev_co_u32 => plain!(|w, s| w.carry_saturating(s, false, 0, |a, b, _| b.overflowing_sub(a))),
        Op::v_sub_co_ci_u32 => {
            plain!(|w, s| w.carry_saturating(s, true, 0, sub_two))
        }
        Op::v_subrev_co_ci_u32 => {
            plain!(|w, s| w.carry_saturating(s, true, 0, |a, b, c| sub_two(b, a, c)))
        }
        Op::v_add_nc_i32 => plain!(|w, s| w.map2(s, |a, b| (a as i32).saturating_add(b as i32) as u32)),
        Op::v_sub_nc_i32 => plain!(|w, s| w.map2(s, |a, b| (a as i32).saturating_sub(b as i32) as u32)),
        Op::v_mad_i32_i24 => plain!(|w, s| w.map3(s, |a, b, c| {
            (signed24(a) * signed24(b) + i64::from(c as i32)).clamp(i32::MIN.into(), i32::MAX.into()) as u32
        })),
        Op::v_mad_u32_u24 => {
            plain!(|w, s| w
                .map3(s, |a, b, c| { (unsigned24(a) * unsigned24(b) + u64::from(c)).min(u32::MAX.into()) as u32 }))
        }
        Op::v_mul_i32_i24 => plain!(
            |w, s| w.map2(s, |a, b| { (signed24(a) * signed24(b)).clamp(i32::MIN.into(), i32::MAX.into()) as u32 })
        ),
        Op::v_mul_u32_u24 => {
            plain!(|w, s| w.map2(s, |a, b| (unsigned24(a) * unsigned24(b)).min(u32::MAX.into()) as u32))
        }
        Op::v_mad_u32_u16 => {
            plain!(|w, s| w.map3(s, |a, b, c| ((a & 0xffff) * (b & 0xffff)).saturating_add(c)))
        }
        Op::v_mad_i32_i16 => {
            plain!(|w, s| w.map3(s, |a, b, c| (a as i16 as i32 * b as i16 as i32).saturating_add(c as i32) as u32))
        }
        Op::v_add_nc_u16 => plain!(|w, s| w.half3(s, |a, b, _| a.saturating_add(b))),
        Op::v_sub_nc_u16 => plain!(|w, s| w.half3(s, |a, b, _| a.saturating_sub(b))),
        Op::v_add_nc_i16 => plain!(|w, s| w.half3(s, |a, b, _| (a as i16).saturating_add(b as i16) as u16)),
        Op::v_sub_nc_i16 => plain!(|w, s| w.half3(s, |a, b, _| (a as i16).saturating_sub(b as i16) as u16)),
        Op::v_mad_u16 => {
            plain!(|w, s| w.half3(s, |a, b, c| { (u64::from(a) * u64::from(b) + u64::from(c)).min(0xffff) as u16 }))
        }
        Op::v_mad_i16 => plain!(|w, s| w.half3(s, |a, b, c| {
            (a as i16 as i64 * b as i16 as i64 + c as i16 as i64).clamp(-0x8000, 0x7fff) as u16
        })),
        Op::v_sad_u8 => plain!(|w, s| w.map3(s, |a, b, c| c.saturating_add(sad(a, b, false)))),
        Op::v_sad_hi_u8 => plain!(|w, s| w.map3(s, |a, b, c| c.saturating_add(sad(a, b, false) << 16))),
        Op::v_sad_u16 => plain!(|w, s| w.map3(s, |a, b, c| c
            .saturating_add((a & 0xffff).abs_diff(b & 0xffff))
            .saturating_add((a >> 16).abs_diff(b >> 16)))),
        Op::v_sad_u32 => plain!(|w, s| w.map3(s, |a, b, c| c.saturating_add(a.abs_diff(b)))),
        Op::v_msad_u8 => plain!(|w, s| w.map3(s, |a, b, c| c.saturating_add(sad(a, b, true)))),
        _ => return None,
    })
}
