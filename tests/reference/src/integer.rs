//! Integer operations of one lane: the exact result, before truncation or saturation.

fn s(x: u64, bits: u32) -> i128 {
    i128::from((x << (64 - bits)) as i64 >> (64 - bits))
}

fn u(x: u64, bits: u32) -> i128 {
    i128::from(x << (64 - bits) >> (64 - bits))
}

fn byte(x: u64, n: u32) -> i128 {
    u(x >> (8 * n), 8)
}

/// The sum of absolute differences of four bytes; if `masked`, bytes that are zero in `b` are skipped.
fn sad(a: u64, b: u64, masked: bool) -> i128 {
    (0..4).map(|n| if masked && byte(b, n) == 0 { 0 } else { (byte(a, n) - byte(b, n)).abs() }).sum()
}

/// Sum of products of fields of `bits` bits.
fn dot(a: u64, b: u64, bits: u32, signed: [bool; 2]) -> i128 {
    let field = |x: u64, n: u32, signed: bool| if signed { s(x >> (n * bits), bits) } else { u(x >> (n * bits), bits) };
    (0..32 / bits).map(|n| field(a, n, signed[0]) * field(b, n, signed[1])).sum()
}

fn median(a: i128, b: i128, c: i128) -> i128 {
    let mut list = [a, b, c];
    list.sort_unstable();
    list[1]
}

/// Whether the clamp bit makes the operation saturate.
pub fn saturates(name: &str) -> bool {
    matches!(
        name,
        "v_add_nc_u32"
            | "v_sub_nc_u32"
            | "v_subrev_nc_u32"
            | "v_add_co_u32"
            | "v_sub_co_u32"
            | "v_subrev_co_u32"
            | "v_add_co_ci_u32"
            | "v_sub_co_ci_u32"
            | "v_subrev_co_ci_u32"
            | "v_add_nc_i32"
            | "v_sub_nc_i32"
            | "v_mad_i32_i24"
            | "v_mad_u32_u24"
            | "v_mul_i32_i24"
            | "v_mul_u32_u24"
            | "v_mad_u32_u16"
            | "v_mad_i32_i16"
            | "v_add_nc_u16"
            | "v_sub_nc_u16"
            | "v_add_nc_i16"
            | "v_sub_nc_i16"
            | "v_mad_u16"
            | "v_mad_i16"
            | "v_sad_u8"
            | "v_sad_hi_u8"
            | "v_sad_u16"
            | "v_sad_u32"
            | "v_msad_u8"
            | "v_pk_add_i16"
            | "v_pk_sub_i16"
            | "v_pk_add_u16"
            | "v_pk_sub_u16"
            | "v_pk_mad_u16"
            | "v_pk_mad_i16"
            | "v_dot4_i32_iu8"
            | "v_dot4_u32_u8"
            | "v_dot8_i32_iu4"
            | "v_dot8_u32_u4"
    )
}

/// One lane: the exact result and the range of its type as (bits, signed). `signs`: which iu8 and iu4 operands are
/// signed.
pub fn lane(name: &str, [a, b, c]: [u64; 3], lane: u32, carry: bool, signs: u8) -> Option<(i128, u32, bool)> {
    let bits = |x: i128| Some((x, 32, false));
    let carry = i128::from(carry);
    let (ua, ub, uc) = (u(a, 32), u(b, 32), u(c, 32));
    let (sa, sb, sc) = (s(a, 32), s(b, 32), s(c, 32));
    let (a16, b16, c16) = (u(a, 16), u(b, 16), u(c, 16));
    let (x16, y16, z16) = (s(a, 16), s(b, 16), s(c, 16));
    let (n, m, k) = (a as u32 & 31, b as u32 & 31, c as u32 & 31);
    let u16r = |x: i128| Some((x, 16, false));
    let i16r = |x: i128| Some((x, 16, true));
    let i32r = |x: i128| Some((x, 32, true));
    Some(match name {
        "v_mov_b32" => return bits(ua),
        "v_not_b32" => return bits(!ua),
        "v_bfrev_b32" => return bits((0..32).map(|i| (ua >> i & 1) << (31 - i)).sum()),
        "v_clz_i32_u32" => return bits((0..32).find(|i| ua >> (31 - i) & 1 != 0).unwrap_or(-1)),
        "v_ctz_i32_b32" => return bits((0..32).find(|i| ua >> i & 1 != 0).unwrap_or(-1)),
        "v_cls_i32" => return bits((1..32).find(|i| ua >> (31 - i) & 1 != ua >> 31).unwrap_or(-1)),
        "v_cvt_i32_i16" => return bits(x16),
        "v_cvt_u32_u16" => return bits(a16),
        "v_add_nc_u32" | "v_add_co_u32" => return bits(ua + ub),
        "v_sub_nc_u32" | "v_sub_co_u32" => return bits(ua - ub),
        "v_subrev_nc_u32" | "v_subrev_co_u32" => return bits(ub - ua),
        "v_add_co_ci_u32" => return bits(ua + ub + carry),
        "v_sub_co_ci_u32" => return bits(ua - ub - carry),
        "v_subrev_co_ci_u32" => return bits(ub - ua - carry),
        "v_add_nc_i32" => return i32r(sa + sb),
        "v_sub_nc_i32" => return i32r(sa - sb),
        "v_and_b32" => ua & ub,
        "v_or_b32" => ua | ub,
        "v_xor_b32" => ua ^ ub,
        "v_xnor_b32" => !(ua ^ ub),
        "v_lshlrev_b32" => ub << n,
        "v_lshrrev_b32" => ub >> n,
        "v_ashrrev_i32" => sb >> n,
        "v_min_i32" => sa.min(sb),
        "v_max_i32" => sa.max(sb),
        "v_min_u32" => ua.min(ub),
        "v_max_u32" => ua.max(ub),
        "v_mul_lo_u32" => ua * ub,
        "v_mul_hi_u32" => ua * ub >> 32,
        "v_mul_hi_i32" => sa * sb >> 32,
        "v_mul_i32_i24" => return i32r(s(a, 24) * s(b, 24)),
        "v_mul_hi_i32_i24" => s(a, 24) * s(b, 24) >> 32,
        "v_mul_u32_u24" => u(a, 24) * u(b, 24),
        "v_mul_hi_u32_u24" => u(a, 24) * u(b, 24) >> 32,
        "v_bfm_b32" => ((1 << n) - 1) << m,
        "v_bcnt_u32_b32" => ub + i128::from((a as u32).count_ones()),
        "v_mbcnt_lo_u32_b32" => ub + (0..lane.min(32)).map(|i| ua >> i & 1).sum::<i128>(),
        "v_mbcnt_hi_u32_b32" => ub + (0..lane.saturating_sub(32)).map(|i| ua >> i & 1).sum::<i128>(),
        "v_mad_i32_i24" => return i32r(s(a, 24) * s(b, 24) + sc),
        "v_mad_u32_u24" => u(a, 24) * u(b, 24) + uc,
        "v_bfe_u32" => ua >> m & ((1 << k) - 1),
        "v_bfe_i32" if k == 0 => 0,
        "v_bfe_i32" => s((sa >> m) as u64, k),
        "v_bfi_b32" => (ua & ub) | (!ua & uc),
        "v_lerp_u8" => (0..4).map(|i| ((byte(a, i) + byte(b, i) + (uc >> (8 * i) & 1)) >> 1) << (8 * i)).sum(),
        "v_alignbit_b32" => (ua << 32 | ub) >> k,
        "v_alignbyte_b32" => (ua << 32 | ub) >> (8 * (c & 3)),
        "v_min3_i32" => sa.min(sb).min(sc),
        "v_max3_i32" => sa.max(sb).max(sc),
        "v_med3_i32" => median(sa, sb, sc),
        "v_min3_u32" => ua.min(ub).min(uc),
        "v_max3_u32" => ua.max(ub).max(uc),
        "v_med3_u32" => median(ua, ub, uc),
        "v_maxmin_u32" => ua.max(ub).min(uc),
        "v_minmax_u32" => ua.min(ub).max(uc),
        "v_maxmin_i32" => sa.max(sb).min(sc),
        "v_minmax_i32" => sa.min(sb).max(sc),
        "v_sad_u8" => uc + sad(a, b, false),
        "v_sad_hi_u8" => uc + (sad(a, b, false) << 16),
        "v_sad_u16" => uc + (a16 - b16).abs() + ((ua >> 16) - (ub >> 16)).abs(),
        "v_sad_u32" => uc + (ua - ub).abs(),
        "v_msad_u8" => uc + sad(a, b, true),
        "v_xor3_b32" => ua ^ ub ^ uc,
        "v_perm_b32" => {
            let data = ua << 32 | ub;
            let chosen = |select: u64| match select {
                0..=7 => data >> (8 * select) & 0xff,
                8..=11 => 0xff * (data >> (16 * (select - 8) + 15) & 1),
                12 => 0,
                _ => 0xff,
            };
            (0..4).map(|i| chosen(c >> (8 * i) & 0xff) << (8 * i)).sum()
        }
        "v_xad_u32" => (ua ^ ub) + uc,
        "v_lshl_add_u32" => (ua << m) + uc,
        "v_add_lshl_u32" => u((ua + ub) as u64, 32) << k,
        "v_add3_u32" => ua + ub + uc,
        "v_lshl_or_b32" => u((ua << m) as u64, 32) | uc,
        "v_and_or_b32" => (ua & ub) | uc,
        "v_or3_b32" => ua | ub | uc,
        "v_mad_u32_u16" => a16 * b16 + uc,
        "v_mad_i32_i16" => return i32r(x16 * y16 + sc),
        "v_mov_b16" => return u16r(a16),
        "v_not_b16" => return u16r(!a16),
        "v_and_b16" => return u16r(a16 & b16),
        "v_or_b16" => return u16r(a16 | b16),
        "v_xor_b16" => return u16r(a16 ^ b16),
        "v_add_nc_u16" | "v_pk_add_u16" => return u16r(a16 + b16),
        "v_sub_nc_u16" | "v_pk_sub_u16" => return u16r(a16 - b16),
        "v_add_nc_i16" | "v_pk_add_i16" => return i16r(x16 + y16),
        "v_sub_nc_i16" | "v_pk_sub_i16" => return i16r(x16 - y16),
        "v_mul_lo_u16" | "v_pk_mul_lo_u16" => return u16r(a16 * b16),
        "v_mad_u16" | "v_pk_mad_u16" => return u16r(a16 * b16 + c16),
        "v_mad_i16" | "v_pk_mad_i16" => return i16r(x16 * y16 + z16),
        "v_lshlrev_b16" | "v_pk_lshlrev_b16" => return u16r(b16 << (a & 15)),
        "v_lshrrev_b16" | "v_pk_lshrrev_b16" => return u16r(b16 >> (a & 15)),
        "v_ashrrev_i16" | "v_pk_ashrrev_i16" => return u16r(y16 >> (a & 15)),
        "v_max_u16" | "v_pk_max_u16" => return u16r(a16.max(b16)),
        "v_min_u16" | "v_pk_min_u16" => return u16r(a16.min(b16)),
        "v_max_i16" | "v_pk_max_i16" => return i16r(x16.max(y16)),
        "v_min_i16" | "v_pk_min_i16" => return i16r(x16.min(y16)),
        "v_min3_u16" => return u16r(a16.min(b16).min(c16)),
        "v_max3_u16" => return u16r(a16.max(b16).max(c16)),
        "v_med3_u16" => return u16r(median(a16, b16, c16)),
        "v_min3_i16" => return i16r(x16.min(y16).min(z16)),
        "v_max3_i16" => return i16r(x16.max(y16).max(z16)),
        "v_med3_i16" => return i16r(median(x16, y16, z16)),
        "v_sat_pk_u8_i16" => return u16r(x16.clamp(0, 255) | s(a >> 16, 16).clamp(0, 255) << 8),
        "v_cvt_pk_u16_u32" => ua.min(0xffff) | ub.min(0xffff) << 16,
        "v_cvt_pk_i16_i32" => sa.clamp(-0x8000, 0x7fff) & 0xffff | (sb.clamp(-0x8000, 0x7fff) & 0xffff) << 16,
        "v_pack_b32_f16" => a16 | b16 << 16,
        "v_dot4_i32_iu8" => return i32r(sc + dot(a, b, 8, [signs & 1 != 0, signs & 2 != 0])),
        "v_dot4_u32_u8" => uc + dot(a, b, 8, [false; 2]),
        "v_dot8_i32_iu4" => return i32r(sc + dot(a, b, 4, [signs & 1 != 0, signs & 2 != 0])),
        "v_dot8_u32_u4" => uc + dot(a, b, 4, [false; 2]),
        "v_lshlrev_b64" => return Some((i128::from(b << (a & 63)), 64, false)),
        "v_lshrrev_b64" => return Some((i128::from(b >> (a & 63)), 64, false)),
        "v_ashrrev_i64" => return Some((i128::from(b as i64 >> (a & 63)), 64, true)),
        "v_mad_u64_u32" => return Some((ua * ub + i128::from(c), 64, false)),
        "v_mad_i64_i32" => return Some((sa * sb + i128::from(c as i64), 64, false)),
        "v_qsad_pk_u16_u8" | "v_mqsad_pk_u16_u8" => {
            let masked = name.starts_with("v_mq");
            let field = |n: u32| (u(c >> (16 * n), 16) + sad(a >> (8 * n), b, masked)) & 0xffff;
            return Some(((0..4).map(|n| field(n) << (16 * n)).sum(), 64, false));
        }
        _ => return None,
    })
    .map(|x: i128| (x, 32, false))
}

/// v_mqsad_u32_u8: the four words.
pub fn mqsad(a: u64, b: u64, c: [u32; 4]) -> [u32; 4] {
    std::array::from_fn(|n| c[n].wrapping_add(sad(a >> (8 * n), b, true) as u32))
}

/// Truncates to its type, or saturates.
pub fn finish((x, bits, signed): (i128, u32, bool), clamp: bool) -> u64 {
    let (low, high) = if signed { (-(1i128 << (bits - 1)), (1 << (bits - 1)) - 1) } else { (0, (1 << bits) - 1) };
    let x = if clamp { x.clamp(low, high) } else { x };
    (x & ((1 << bits) - 1)) as u64
}

/// An integer comparison by name: relation, signedness and width.
pub fn compare(relation: &str, ty: &str, a: u64, b: u64) -> Option<bool> {
    let bits: u32 = ty.get(1..)?.parse().ok()?;
    let (a, b) = if ty.starts_with('i') { (s(a, bits), s(b, bits)) } else { (u(a, bits), u(b, bits)) };
    Some(match relation {
        "f" => false,
        "lt" => a < b,
        "eq" => a == b,
        "le" => a <= b,
        "gt" => a > b,
        "ne" => a != b,
        "ge" => a >= b,
        "t" => true,
        _ => return None,
    })
}
