//! Conversions and division helpers of one lane.
use super::exact::{Env, Exact, F16, F32, F64, Format};
use super::float;

/// Environments of f32 and of f16 and f64.
#[derive(Clone, Copy)]
pub struct Envs {
    pub single: Env,
    pub other: Env,
}

impl Envs {
    pub fn of(self, f: Format) -> Env {
        if f == F16 || f == F64 { self.other } else { self.single }
    }
}

fn from_integer(f: Format, value: i64, env: Env) -> u64 {
    Exact::<12>::new(value < 0, value.unsigned_abs().into(), 0).round(f, env)
}

/// Rounds toward zero and saturates; NaN gives 0.
fn to_integer(f: Format, x: u64, env: Env, low: f64, high: f64, how: impl Fn(f64) -> f64) -> i64 {
    if f.is_nan(x) {
        return 0;
    }
    how(f.to_f64(f.take(x, env))).clamp(low, high).trunc() as i64
}

const I32: (f64, f64) = (i32::MIN as f64, i32::MAX as f64);
const U32: (f64, f64) = (0.0, u32::MAX as f64);

/// x times scale, saturated and rounded to the nearest even integer.
fn norm(f: Format, x: u64, signed: bool) -> u64 {
    if f.is_nan(x) {
        return 0;
    }
    let x = f.to_f64(x);
    let r = if signed { x.clamp(-1.0, 1.0) * 32767.0 } else { x.clamp(0.0, 1.0) * 65535.0 };
    r.round_ties_even() as i64 as u64 & 0xffff
}

/// One lane of a conversion; sources a, b, c.
pub fn lane(name: &str, [a, b, c]: [u64; 3], envs: Envs) -> Option<u64> {
    let (single, other) = (envs.single, envs.other);
    let trunc = |x: f64| x;
    let int = |x: i64| x as u64 & 0xffff_ffff;
    let rtz = |x: u64| float::convert(F32, F16, x, single, Env { round: 3, ..other });
    let pair = |low: u64, high: u64| low & 0xffff | (high & 0xffff) << 16;
    Some(match name {
        "v_cvt_f32_i32" => from_integer(F32, (a as i32).into(), single),
        "v_cvt_f32_u32" => from_integer(F32, (a as u32).into(), single),
        "v_cvt_u32_f32" => int(to_integer(F32, a, single, U32.0, U32.1, trunc)),
        "v_cvt_i32_f32" => int(to_integer(F32, a, single, I32.0, I32.1, trunc)),
        "v_cvt_nearest_i32_f32" => int(to_integer(F32, a, single, I32.0, I32.1, |x| (x + 0.5).floor())),
        "v_cvt_floor_i32_f32" => int(to_integer(F32, a, single, I32.0, I32.1, f64::floor)),
        "v_cvt_f16_f32" => float::convert(F32, F16, a, single, other),
        "v_cvt_f32_f16" => float::convert(F16, F32, a, other, single),
        "v_cvt_off_f32_i4" => float::from_f64(F32, f64::from((a as i32) << 28 >> 28) / 16.0, Env::PLAIN),
        "v_cvt_f32_f64" => float::convert(F64, F32, a, other, single),
        "v_cvt_f64_f32" => float::convert(F32, F64, a, single, other),
        "v_cvt_f32_ubyte0" => from_integer(F32, (a & 0xff) as i64, single),
        "v_cvt_f32_ubyte1" => from_integer(F32, (a >> 8 & 0xff) as i64, single),
        "v_cvt_f32_ubyte2" => from_integer(F32, (a >> 16 & 0xff) as i64, single),
        "v_cvt_f32_ubyte3" => from_integer(F32, (a >> 24 & 0xff) as i64, single),
        "v_cvt_i32_f64" => int(to_integer(F64, a, other, I32.0, I32.1, trunc)),
        "v_cvt_u32_f64" => int(to_integer(F64, a, other, U32.0, U32.1, trunc)),
        "v_cvt_f64_i32" => from_integer(F64, (a as i32).into(), other),
        "v_cvt_f64_u32" => from_integer(F64, (a as u32).into(), other),
        "v_cvt_f16_u16" => from_integer(F16, (a as u16).into(), other),
        "v_cvt_f16_i16" => from_integer(F16, (a as i16).into(), other),
        "v_cvt_u16_f16" => to_integer(F16, a, other, 0.0, 65535.0, trunc) as u64,
        "v_cvt_i16_f16" => to_integer(F16, a, other, -32768.0, 32767.0, trunc) as u64 & 0xffff,
        "v_cvt_norm_i16_f16" => norm(F16, a, true),
        "v_cvt_norm_u16_f16" => norm(F16, a, false),
        "v_cvt_pk_norm_i16_f16" => pair(norm(F16, a, true), norm(F16, b, true)),
        "v_cvt_pk_norm_u16_f16" => pair(norm(F16, a, false), norm(F16, b, false)),
        "v_cvt_pk_norm_i16_f32" => pair(norm(F32, a, true), norm(F32, b, true)),
        "v_cvt_pk_norm_u16_f32" => pair(norm(F32, a, false), norm(F32, b, false)),
        "v_cvt_pk_i16_f32" => {
            let one = |x| to_integer(F32, x, single, -32768.0, 32767.0, trunc) as u64;
            pair(one(a), one(b))
        }
        "v_cvt_pk_u16_f32" => {
            let one = |x| to_integer(F32, x, single, 0.0, 65535.0, trunc) as u64;
            pair(one(a), one(b))
        }
        "v_cvt_pk_rtz_f16_f32" => pair(rtz(a), rtz(b)),
        "v_cvt_pk_u8_f32" => {
            let shift = 8 * (b & 3);
            c & !(0xff << shift) | (to_integer(F32, a, single, 0.0, 255.0, trunc) as u64) << shift
        }
        _ => return None,
    })
}

/// v_div_scale: the scaled operand and the flag.
pub fn div_scale(f: Format, [s0, s1, s2]: [u64; 3], env: Env) -> (u64, bool) {
    let (step, near, tiny) = if f == F64 { (128, 768, 53) } else { (64, 96, 23) };
    let [x1, x2] = [s1, s2].map(|x| f.take(x, env));
    let scaled = |n| float::ldexp(f, s0, n, env);
    let same = |x: u64, y: u64| f.to_f64(x) == f.to_f64(y);
    let only = |hit: bool| if hit { scaled(step) } else { s0 };
    // A quotient counts as denormal if the exponents of its operands allow it, as on a card.
    let exponent = |x: u64| match f.raw_exponent(x) {
        0 => float::frexp(f, x).1 + f.bias() - 1,
        e => e,
    };
    let small = |n: u64| exponent(n) - exponent(x1) <= 1 - f.bias();
    let one = (f.bias() as u64) << f.mantissa;
    if f.is_zero(x2) || f.is_zero(x1) {
        (f.nan(), true)
    } else if f.raw_exponent(s2) - f.raw_exponent(s1) >= near {
        (only(same(s0, s1)), true)
    } else if f.is_denormal(x1) {
        (scaled(step), false)
    } else {
        match (small(one), small(x2)) {
            // Down, although the pseudocode says up: a denominator this large would become infinite (`division.rs`
            // checks the whole sequence).
            (true, true) => (if same(s0, s1) { scaled(-step) } else { s0 }, true),
            (true, false) => (scaled(-step), false),
            (false, true) => (only(same(s0, s2)), true),
            (false, false) if f.raw_exponent(s2) <= tiny => (scaled(step), false),
            (false, false) => (s0, false),
        }
    }
}

/// v_div_fixup.
pub fn div_fixup(f: Format, [q, d, n]: [u64; 3], env: Env) -> u64 {
    let negative = f.negative(d) != f.negative(n);
    let (dz, nz) = (f.is_zero(f.take(d, env)), f.is_zero(f.take(n, env)));
    let far = match f {
        F32 => -150,
        F64 => -1075,
        _ => i32::MIN,
    };
    if f.is_nan(n) {
        n | f.quiet_bit()
    } else if f.is_nan(d) {
        d | f.quiet_bit()
    } else if (dz && nz) || (f.is_infinite(d) && f.is_infinite(n)) {
        // Positive, as recorded on hardware; the pseudocode has the other sign.
        f.nan()
    } else if dz || f.is_infinite(n) {
        f.signed(negative, f.infinity())
    } else if f.is_infinite(d) || nz || f.raw_exponent(n) - f.raw_exponent(d) < far {
        f.signed(negative, 0)
    } else if f != F16 && f.is_nan(q) {
        // Recorded on a card: an estimate that is NaN counts as an overflow.
        f.signed(negative, f.infinity())
    } else {
        f.signed(negative, f.magnitude(q))
    }
}

/// v_trig_preop_f64: 53 bits of 2/pi; the operand's exponent selects the first.
pub fn trig_preop(x: u64, segment: u32, two_over_pi: &[bool]) -> u64 {
    let exponent = F64.raw_exponent(x);
    let shift = (segment & 31) as i32 * 53 + (exponent - 1077).max(0);
    let bit = |i: i32| two_over_pi.get(i as usize).copied().unwrap_or(false);
    let field = (0..53).fold(0u64, |all, i| all << 1 | u64::from(bit(shift + i)));
    let scale = -53 - shift + if exponent >= 1968 { 128 } else { 0 };
    Exact::<70>::new(false, field.into(), scale).round(F64, Env::PLAIN)
}
