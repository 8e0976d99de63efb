//! Floating point in software: all rounding and denormal modes and the NaN rules, for f16, f32 and f64.
//!
//! The fast paths call these functions for unusual cases: a mode other than the default, or a NaN result. The functions
//! are simple rather than fast. Values are passed as bits in a `u64`.
//!
//! NaN rule: the result is the first NaN operand, made quiet. An invalid sum or product gives the negative default NaN.

/// Rounding and denormal mode of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Env {
    /// 0 nearest even, 1 toward +infinity, 2 toward -infinity, 3 toward zero.
    pub(super) round: u8,
    /// Denormal operands count as zero.
    pub(super) flush_in: bool,
    /// Denormal results become zero.
    pub(super) flush_out: bool,
}

impl Env {
    /// Round to nearest even, keep denormals.
    pub(super) const PLAIN: Env = Env { round: 0, flush_in: false, flush_out: false };

    /// Decodes the mode register: two bits of rounding, two of denormals (bit 0: keep operands, bit 1: keep results).
    pub(super) fn new(round: u32, denormals: u32) -> Env {
        Env { round: (round & 3) as u8, flush_in: denormals & 1 == 0, flush_out: denormals & 2 == 0 }
    }
}

/// A binary format: `E` exponent bits, `M` mantissa bits.
pub(super) struct Format<const E: u32, const M: u32>;
/// f16.
pub(super) type F16 = Format<5, 10>;
/// bf16.
pub(super) type Bf16 = Format<8, 7>;
/// f32.
pub(super) type F32 = Format<8, 23>;
/// f64.
pub(super) type F64 = Format<11, 52>;

/// A finite value: mantissa * 2^exponent.
#[derive(Clone, Copy)]
struct Finite {
    negative: bool,
    exponent: i32,
    mantissa: u64,
}

enum Class {
    Nan,
    Infinite(bool),
    Finite(Finite),
}

impl<const E: u32, const M: u32> Format<E, M> {
    const MAX_EXPONENT: u64 = (1 << E) - 1;
    const BIAS: i32 = (1 << (E - 1)) - 1;
    /// Exponent of the smallest normal value.
    const MIN: i32 = 1 - Self::BIAS;
    const SIGN: u64 = 1 << (E + M);
    pub(super) const INFINITY: u64 = Self::MAX_EXPONENT << M;
    const QUIET: u64 = 1 << (M - 1);
    /// The NaN of functions outside their domain.
    pub(super) const NAN: u64 = Self::INFINITY | Self::QUIET;
    /// The NaN of an invalid sum or product.
    const INVALID: u64 = Self::NAN | Self::SIGN;

    pub(super) fn is_nan(x: u64) -> bool {
        x & (Self::SIGN - 1) > Self::INFINITY
    }

    pub(super) fn is_signaling(x: u64) -> bool {
        Self::is_nan(x) && x & Self::QUIET == 0
    }

    pub(super) fn quiet(x: u64) -> u64 {
        x | Self::QUIET
    }

    fn is_denormal(x: u64) -> bool {
        x & Self::INFINITY == 0 && x & (Self::SIGN - 1) != 0
    }

    /// `x`, or a zero of the same sign if it is denormal and denormal operands are flushed.
    pub(super) fn flush_in(x: u64, env: Env) -> u64 {
        if env.flush_in && Self::is_denormal(x) { x & Self::SIGN } else { x }
    }

    /// `x`, or a zero of the same sign if it is denormal and denormal results are flushed.
    pub(super) fn flush_out(x: u64, env: Env) -> u64 {
        if env.flush_out && Self::is_denormal(x) { x & Self::SIGN } else { x }
    }

    fn class(x: u64, env: Env) -> Class {
        let x = Self::flush_in(x, env);
        let negative = x & Self::SIGN != 0;
        let (exponent, mantissa) = ((x >> M) & Self::MAX_EXPONENT, x & ((1 << M) - 1));
        match exponent {
            e if e == Self::MAX_EXPONENT && mantissa != 0 => Class::Nan,
            e if e == Self::MAX_EXPONENT => Class::Infinite(negative),
            0 => Class::Finite(Finite { negative, exponent: Self::MIN - M as i32, mantissa }),
            e => Class::Finite(Finite {
                negative,
                exponent: e as i32 - Self::BIAS - M as i32,
                mantissa: mantissa | 1 << M,
            }),
        }
    }

    fn signed(negative: bool, magnitude: u64) -> u64 {
        if negative { magnitude | Self::SIGN } else { magnitude }
    }

    /// Rounds `mantissa * 2^exponent` to the format. Bit 0 of the mantissa may be a sticky bit.
    pub(super) fn pack(negative: bool, exponent: i32, mantissa: u128, env: Env) -> u64 {
        if mantissa == 0 {
            return Self::signed(negative, 0);
        }
        let top = exponent + 127 - mantissa.leading_zeros() as i32;
        let quantum = top.max(Self::MIN) - M as i32;
        let shift = quantum - exponent;
        let (mut kept, rest, half) = match shift {
            s if s <= 0 => ((mantissa << -s) as u64, 0u128, 1u128),
            s if s < 128 => ((mantissa >> s) as u64, mantissa & ((1 << s) - 1), 1 << (s - 1)),
            _ => (0, 1, 2),
        };
        let up = match env.round {
            0 => rest > half || (rest == half && kept & 1 == 1),
            1 => rest != 0 && !negative,
            2 => rest != 0 && negative,
            _ => false,
        };
        kept += u64::from(up && rest != 0);
        // Every exponent above the largest one gives an infinity.
        let biased = (top.clamp(Self::MIN, Self::BIAS + 1) - Self::MIN) as u64;
        let mut magnitude = (biased << M) + kept;
        if magnitude >= Self::INFINITY || top > Self::BIAS {
            let infinite = matches!((env.round, negative), (0, _) | (1, false) | (2, true));
            magnitude = if infinite { Self::INFINITY } else { Self::INFINITY - 1 };
        }
        Self::flush_out(Self::signed(negative, magnitude), env)
    }

    fn first_nan(operands: &[u64]) -> u64 {
        operands.iter().copied().find(|&x| Self::is_nan(x)).map_or(Self::INVALID, Self::quiet)
    }

    /// a * b + c, rounded once.
    pub(super) fn fma(a: u64, b: u64, c: u64, env: Env) -> u64 {
        Self::scaled_fma(a, b, c, 0, env)
    }

    /// (a * b + c) * 2^scale, rounded once.
    pub(super) fn scaled_fma(a: u64, b: u64, c: u64, scale: i32, env: Env) -> u64 {
        let nan = Self::first_nan(&[a, b, c]);
        let (a, b, c) = match (Self::class(a, env), Self::class(b, env), Self::class(c, env)) {
            (Class::Nan, ..) | (_, Class::Nan, _) | (.., Class::Nan) => return nan,
            (Class::Finite(a), Class::Finite(b), Class::Finite(c)) => (a, b, c),
            (Class::Finite(_), Class::Finite(_), Class::Infinite(n)) => return Self::signed(n, Self::INFINITY),
            (a, b, c) => {
                let (mut negative, mut zero) = (false, false);
                for x in [a, b] {
                    match x {
                        Class::Infinite(n) => negative ^= n,
                        Class::Finite(f) => {
                            negative ^= f.negative;
                            zero |= f.mantissa == 0;
                        }
                        Class::Nan => {}
                    }
                }
                let opposite = matches!(c, Class::Infinite(n) if n != negative);
                return if zero || opposite { Self::INVALID } else { Self::signed(negative, Self::INFINITY) };
            }
        };
        let negative = a.negative ^ b.negative;
        let product = u128::from(a.mantissa) * u128::from(b.mantissa);
        if product == 0 && c.mantissa == 0 {
            let sign = if negative == c.negative { negative } else { env.round == 2 };
            return Self::signed(sign, 0);
        }
        let addend = (c.negative, c.exponent + scale, c.mantissa.into());
        Self::sum((negative, a.exponent + b.exponent + scale, product), addend, env)
    }

    /// The sum of two finite values, at least one of them not zero.
    fn sum(x: (bool, i32, u128), y: (bool, i32, u128), env: Env) -> u64 {
        let normal = |(negative, exponent, mantissa): (bool, i32, u128)| {
            let shift = if mantissa == 0 { 0 } else { mantissa.leading_zeros() as i32 - 1 };
            let exponent = if mantissa == 0 { i32::MIN / 2 } else { exponent - shift };
            (negative, exponent, mantissa << shift.max(0) >> (-shift).max(0))
        };
        let (x, y) = (normal(x), normal(y));
        let (big, small) = if (x.1, x.2) >= (y.1, y.2) { (x, y) } else { (y, x) };
        let distance = (big.1 - small.1) as u32;
        let aligned = match distance {
            0 => small.2,
            d if d < 128 => small.2 >> d | u128::from(small.2 & ((1 << d) - 1) != 0),
            _ => u128::from(small.2 != 0),
        };
        let total = if big.0 == small.0 { big.2 + aligned } else { big.2 - aligned };
        match total {
            0 => Self::signed(env.round == 2, 0),
            _ => Self::pack(big.0, big.1, total, env),
        }
    }

    /// a + b.
    pub(super) fn add(a: u64, b: u64, env: Env) -> u64 {
        let one = (Self::BIAS as u64) << M;
        if Self::is_nan(a) || Self::is_nan(b) {
            return Self::first_nan(&[a, b]);
        }
        Self::fma(a, one, b, env)
    }

    /// a - b.
    pub(super) fn sub(a: u64, b: u64, env: Env) -> u64 {
        if Self::is_nan(a) || Self::is_nan(b) {
            return Self::first_nan(&[a, b]);
        }
        Self::add(a, b ^ Self::SIGN, env)
    }

    /// a * b.
    pub(super) fn mul(a: u64, b: u64, env: Env) -> u64 {
        let negative = (a ^ b) & Self::SIGN != 0;
        match (Self::class(a, env), Self::class(b, env)) {
            (Class::Finite(x), Class::Finite(y)) => {
                let product = u128::from(x.mantissa) * u128::from(y.mantissa);
                Self::pack(negative, x.exponent + y.exponent, product, env)
            }
            _ => {
                let zero = Self::signed(negative, 0);
                Self::fma(a, b, zero, env)
            }
        }
    }

    /// The larger (or, for `MAX = false`, the smaller) of two values. -0 is below +0.
    pub(super) fn extreme<const MAX: bool>(a: u64, b: u64, ieee: bool, env: Env) -> u64 {
        let (a, b) = (Self::flush_in(a, env), Self::flush_in(b, env));
        if ieee && Self::is_signaling(a) {
            return Self::quiet(a);
        }
        if ieee && Self::is_signaling(b) {
            return Self::quiet(b);
        }
        let key = |x: u64| if x & Self::SIGN != 0 { !((x & (Self::SIGN - 1)) as i64) } else { x as i64 };
        let chosen = match (Self::is_nan(a), Self::is_nan(b)) {
            (_, true) => a,
            (true, _) => b,
            _ if MAX == (key(a) > key(b)) => a,
            _ => b,
        };
        Self::flush_out(chosen, env)
    }

    /// Converts to another format.
    pub(super) fn convert<const E2: u32, const M2: u32>(x: u64, env_in: Env, env_out: Env) -> u64 {
        let negative = x & Self::SIGN != 0;
        match Self::class(x, env_in) {
            Class::Infinite(n) => Format::<E2, M2>::signed(n, Format::<E2, M2>::INFINITY),
            Class::Finite(f) => Format::<E2, M2>::pack(negative, f.exponent, f.mantissa.into(), env_out),
            Class::Nan => {
                let payload = x & ((1 << M) - 1);
                let payload = if M2 >= M { payload << M2.saturating_sub(M) } else { payload >> M.saturating_sub(M2) };
                Format::<E2, M2>::signed(
                    negative,
                    Format::<E2, M2>::INFINITY | payload & ((1 << M2) - 1) | Format::<E2, M2>::QUIET,
                )
            }
        }
    }

    /// x * 2^n.
    pub(super) fn ldexp(x: u64, n: i32, env: Env) -> u64 {
        match Self::class(x, env) {
            Class::Nan => Self::quiet(x),
            Class::Infinite(_) => x,
            Class::Finite(f) => {
                Self::pack(f.negative, f.exponent.saturating_add(n.clamp(-20000, 20000)), f.mantissa.into(), env)
            }
        }
    }

    /// Converts an integer, rounded to the format.
    pub(super) fn from_int(negative: bool, magnitude: u64, env: Env) -> u64 {
        Self::pack(negative, 0, magnitude.into(), env)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scale_far_above_the_largest_exponent_overflows() {
        for mantissa in [1.0f64, 1.999_999, 4e-320, -2.5] {
            for scale in [2100, 4096, 20_000, i32::MAX] {
                let infinity = f64::INFINITY.copysign(mantissa).to_bits();
                assert_eq!(F64::ldexp(mantissa.to_bits(), scale, Env::PLAIN), infinity, "{mantissa} {scale}");
            }
            assert_eq!(F64::ldexp(mantissa.to_bits(), i32::MIN, Env::PLAIN), 0f64.copysign(mantissa).to_bits());
        }
    }

    /// Compares all pairs of a few hundred special bit patterns of f32 with the CPU's arithmetic.
    #[test]
    fn agrees_with_the_cpu_in_the_default_mode() {
        let mut values =
            vec![0u32, 1, 2, 0x7f_ffff, 0x80_0000, 0x80_0001, 0x3f80_0000, 0x3f80_0001, 0x7f7f_ffff, 0x7f80_0000];
        values.extend(t0_tests_share::random::Random::new(1).words(60).iter().map(|word| word & 0x7fff_ffff));
        values.extend(values.clone().iter().map(|v| v | 0x8000_0000));
        let same = |got: u64, want: f32, what: &str, args: &[u32]| {
            let want = want.to_bits();
            let nan = |x: u32| x & 0x7fff_ffff > 0x7f80_0000;
            assert!(
                got as u32 == want || (nan(want) && nan(got as u32)),
                "{what} {args:08x?}: {got:08x} is not {want:08x}"
            );
        };
        for &a in &values {
            for &b in &values {
                let (x, y) = (f32::from_bits(a), f32::from_bits(b));
                same(F32::add(a.into(), b.into(), Env::PLAIN), x + y, "add", &[a, b]);
                same(F32::sub(a.into(), b.into(), Env::PLAIN), x - y, "sub", &[a, b]);
                same(F32::mul(a.into(), b.into(), Env::PLAIN), x * y, "mul", &[a, b]);
                let c = b.rotate_left(7);
                let z = f32::from_bits(c);
                same(F32::fma(a.into(), b.into(), c.into(), Env::PLAIN), x.mul_add(y, z), "fma", &[a, b, c]);
                let d = F64::fma(f64::from(x).to_bits(), f64::from(y).to_bits(), f64::from(z).to_bits(), Env::PLAIN);
                let want = f64::from(x).mul_add(y.into(), z.into());
                assert!(d == want.to_bits() || want.is_nan(), "f64 fma {a:08x} {b:08x} {c:08x}");
                same(F64::convert::<8, 23>(d, Env::PLAIN, Env::PLAIN), want as f32, "narrow", &[a, b, c]);
            }
        }
    }

    #[test]
    fn rounds_by_mode() {
        let third = |round| F32::pack(false, -100, (1u128 << 100) / 3, Env { round, ..Env::PLAIN }) as u32;
        assert_eq!([third(0), third(1), third(2), third(3)], [0x3eaa_aaab, 0x3eaa_aaab, 0x3eaa_aaaa, 0x3eaa_aaaa]);
        let flush = Env { flush_in: true, flush_out: true, ..Env::PLAIN };
        assert_eq!(F32::add(0x8000_0001, 0x8000_0001, flush), 0x8000_0000);
        assert_eq!(F16::mul(0x0400, 0x3800, Env::PLAIN), 0x0200);
        assert_eq!(F16::mul(0x0400, 0x3800, flush), 0);
    }
}
