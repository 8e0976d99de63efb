//! The instructions that hardware approximates: exp2, log2, sine, cosine, reciprocals, roots.
//!
//! The simulator returns the correctly rounded result. It computes in f64 to within about 1e-15 and rounds once to f32
//! or f16, so that the result differs from the true rounding only where the exact value lies within 1e-8 ulp of a tie.
//! The card's own results lie within 1 ulp of these. The code uses only plain multiplications and additions, so every
//! host returns the same bits.
use crate::exec::lanes::Soft;
use crate::exec::soft::{Env, F16, F32, F64};

/// Adding this to a small f64 rounds the f64 to an integer, which the low mantissa bits then hold.
const ROUNDER: f64 = 6_755_399_441_055_744.0;

/// 2^x.
#[inline(always)]
pub(super) fn exp2(x: f64) -> f64 {
    // Beyond these f32 is infinite or zero; NaN passes both.
    let x = if x > 200.0 { 200.0 } else { x };
    let x = if x < -200.0 { -200.0 } else { x };
    let shifted = x + ROUNDER;
    let t = (x - (shifted - ROUNDER)) * std::f64::consts::LN_2;
    let mut p = 1.0 / 6_227_020_800.0;
    for factorial in
        [479_001_600.0, 39_916_800.0, 3_628_800.0, 362_880.0, 40_320.0, 5_040.0, 720.0, 120.0, 24.0, 6.0, 2.0, 1.0, 1.0]
    {
        p = p * t + 1.0 / factorial;
    }
    p * f64::from_bits((shifted.to_bits().wrapping_add(1023)) << 52)
}

/// Logarithm to base 2 of a value that was an f32 or f16.
#[inline(always)]
pub(super) fn log2(x: f64) -> f64 {
    const SQRT_HALF: u64 = 0x3fe6_a09e_667f_3bcd;
    let bits = x.to_bits();
    let exponent = bits.wrapping_sub(SQRT_HALF) as i64 >> 52;
    let mantissa = f64::from_bits(bits.wrapping_sub((exponent as u64) << 52));
    let s = (mantissa - 1.0) / (mantissa + 1.0);
    let square = s * s;
    let mut p = 1.0 / 23.0;
    for odd in [21.0, 19.0, 17.0, 15.0, 13.0, 11.0, 9.0, 7.0, 5.0, 3.0, 1.0] {
        p = p * square + 1.0 / odd;
    }
    let whole = f64::from_bits(ROUNDER.to_bits().wrapping_add(exponent as u64)) - ROUNDER;
    let r = whole + p * s * (2.0 * std::f64::consts::LOG2_E);
    let r = if x == 0.0 { f64::NEG_INFINITY } else { r };
    let r = if x < 0.0 { f64::NAN } else { r };
    if x < f64::INFINITY { r } else { x }
}

/// The sine of at most a quarter turn; the argument is in turns.
#[inline(always)]
fn quarter(turns: f64) -> f64 {
    let u = turns * std::f64::consts::TAU;
    let square = u * u;
    let mut p = 1.0 / 51_090_942_171_709_440_000.0;
    for factorial in [
        -121_645_100_408_832_000.0,
        355_687_428_096_000.0,
        -1_307_674_368_000.0,
        6_227_020_800.0,
        -39_916_800.0,
        362_880.0,
        -5_040.0,
        120.0,
        -6.0,
        1.0,
    ] {
        p = p * square + 1.0 / factorial;
    }
    p * u
}

/// The part of `x` between -1/2 and 1/2 turns; NaN for infinity.
#[inline(always)]
fn turn(x: f64) -> f64 {
    let r = x - ((x + ROUNDER) - ROUNDER);
    let r = if x.abs() >= 2_147_483_648.0 { x * 0.0 } else { r };
    if r == 0.0 { 0.0f64.copysign(x) } else { r }
}

/// Sine of `x` turns.
#[inline(always)]
pub(super) fn sin(x: f64) -> f64 {
    let r = turn(x);
    quarter(if r.abs() > 0.25 { 0.5f64.copysign(r) - r } else { r })
}

/// Cosine of `x` turns.
#[inline(always)]
pub(super) fn cos(x: f64) -> f64 {
    quarter(0.25 - turn(x).abs())
}

/// Runs `op` on an f32 in f64 and rounds once.
fn through32(x: u64, env: Env, op: impl Fn(f64) -> f64) -> u64 {
    if F32::is_nan(x) {
        return F32::quiet(x);
    }
    let r = op(f64::from(f32::from_bits(F32::flush_in(x, env) as u32)));
    if r.is_nan() { F32::NAN } else { F64::convert::<8, 23>(r.to_bits(), Env::PLAIN, Env { round: 0, ..env }) }
}

/// Runs `op` on an f16 in f64 and rounds once.
fn through16(x: u64, env: Env, op: impl Fn(f64) -> f64) -> u64 {
    if F16::is_nan(x) {
        return F16::quiet(x);
    }
    let wide = F16::convert::<11, 52>(F16::flush_in(x, env), Env::PLAIN, Env::PLAIN);
    let r = op(f64::from_bits(wide));
    if r.is_nan() { F16::NAN } else { F64::convert::<5, 10>(r.to_bits(), Env::PLAIN, Env { round: 0, ..env }) }
}

pub(super) const EXP: Soft = |[a, ..], _, env| through32(a, env, exp2);
pub(super) const LOG: Soft = |[a, ..], _, env| through32(a, env, log2);
pub(super) const RCP: Soft = |[a, ..], _, env| through32(a, env, |x| 1.0 / x);
pub(super) const RSQ: Soft = |[a, ..], _, env| through32(a, env, |x| 1.0 / x.sqrt());
pub(super) const SQRT: Soft = |[a, ..], _, env| through32(a, env, f64::sqrt);
pub(super) const SIN: Soft = |[a, ..], _, env| through32(a, env, sin);
pub(super) const COS: Soft = |[a, ..], _, env| through32(a, env, cos);
pub(super) const EXP16: Soft = |[a, ..], _, env| through16(a, env, exp2);
pub(super) const LOG16: Soft = |[a, ..], _, env| through16(a, env, log2);
pub(super) const RCP16: Soft = |[a, ..], _, env| through16(a, env, |x| 1.0 / x);
pub(super) const RSQ16: Soft = |[a, ..], _, env| through16(a, env, |x| 1.0 / x.sqrt());
pub(super) const SQRT16: Soft = |[a, ..], _, env| through16(a, env, f64::sqrt);
pub(super) const SIN16: Soft = |[a, ..], _, env| through16(a, env, sin);
pub(super) const COS16: Soft = |[a, ..], _, env| through16(a, env, cos);

#[cfg(test)]
mod tests {
    use super::*;

    /// Relative error against the standard library's f64 functions, over the range of f32.
    #[test]
    fn close_to_the_standard_library() {
        let mut state = 1u32;
        for _ in 0..200_000 {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let x = f64::from(f32::from_bits(state));
            if x.is_nan() || x.is_infinite() {
                continue;
            }
            let near = |got: f64, want: f64, what: &str| {
                let error = ((got - want) / want).abs();
                assert!(error < 4e-15 || got == want, "{what}({x:e}) = {got:e}, not {want:e}");
            };
            if x.abs() < 140.0 {
                near(exp2(x), x.exp2(), "exp2");
            }
            if x > 0.0 {
                near(log2(x), x.log2(), "log2");
            }
            if x.abs() < 8.0 && x.abs() > 1e-30 {
                let fraction = x - x.round_ties_even();
                let want = (fraction * std::f64::consts::TAU).sin();
                assert!((sin(x) - want).abs() < 2e-15, "sin {x:e}: {} {want}", sin(x));
                let want = (fraction * std::f64::consts::TAU).cos();
                assert!((cos(x) - want).abs() < 2e-15, "cos {x:e}: {} {want}", cos(x));
            }
        }
        assert_eq!((exp2(1000.0) as f32, exp2(-1000.0) as f32), (f32::INFINITY, 0.0));
        assert_eq!((log2(0.0), log2(f64::INFINITY)), (f64::NEG_INFINITY, f64::INFINITY));
        assert!(log2(-1.0).is_nan() && sin(f64::INFINITY).is_nan() && exp2(f64::NAN).is_nan());
        assert_eq!((sin(0.25), cos(0.5), sin(0.5), cos(0.25)), (1.0, -1.0, 0.0, 0.0));
    }
}
