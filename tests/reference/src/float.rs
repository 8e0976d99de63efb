//! Sums, products, selections and roundings of one lane.
use super::exact::{BF16, Env, Exact, F16, F32, F64, Format};

/// Runs a body with the size of exact numbers that a format requires.
macro_rules! sized {
    ($format:expr, $n:ident => $body:expr) => {
        match $format {
            F16 => {
                const $n: usize = 8;
                $body
            }
            F64 => {
                const $n: usize = 70;
                $body
            }
            _ => {
                const $n: usize = 12;
                $body
            }
        }
    };
}

fn first_nan(f: Format, list: &[u64]) -> Option<u64> {
    list.iter().copied().find(|x| f.is_nan(*x)).map(|x| x | f.quiet_bit())
}

/// (a * b + c) * 2^scale, rounded once.
pub fn fma_scaled(f: Format, a: u64, b: u64, c: u64, scale: i32, env: Env) -> u64 {
    if let Some(nan) = first_nan(f, &[a, b, c]) {
        return nan;
    }
    let [a, b, c] = [a, b, c].map(|x| f.take(x, env));
    let negative = f.negative(a) != f.negative(b);
    if f.is_infinite(a) || f.is_infinite(b) {
        let invalid = f.is_zero(a) || f.is_zero(b) || (f.is_infinite(c) && f.negative(c) != negative);
        return if invalid { f.invalid() } else { f.signed(negative, f.infinity()) };
    }
    if f.is_infinite(c) {
        return c;
    }
    let ((ma, ea), (mb, eb), (mc, ec)) = (f.parts(a), f.parts(b), f.parts(c));
    sized!(f, N => {
        let product = Exact::<N>::new(negative, u128::from(ma) * u128::from(mb), ea + eb + scale);
        let addend = Exact::<N>::new(f.negative(c), mc.into(), ec + scale);
        product.plus(&addend, env.round == 2).round(f, env)
    })
}

pub fn fma(f: Format, a: u64, b: u64, c: u64, env: Env) -> u64 {
    fma_scaled(f, a, b, c, 0, env)
}

pub fn add(f: Format, a: u64, b: u64, env: Env) -> u64 {
    if let Some(nan) = first_nan(f, &[a, b]) {
        return nan;
    }
    let [a, b] = [a, b].map(|x| f.take(x, env));
    match (f.is_infinite(a), f.is_infinite(b)) {
        (true, true) if a != b => f.invalid(),
        (true, _) => a,
        (_, true) => b,
        _ => sized!(f, N => Exact::<N>::of(f, a).plus(&Exact::of(f, b), env.round == 2).round(f, env)),
    }
}

pub fn mul(f: Format, a: u64, b: u64, env: Env) -> u64 {
    if let Some(nan) = first_nan(f, &[a, b]) {
        return nan;
    }
    let [a, b] = [a, b].map(|x| f.take(x, env));
    let negative = f.negative(a) != f.negative(b);
    if f.is_infinite(a) || f.is_infinite(b) {
        let invalid = f.is_zero(a) || f.is_zero(b);
        return if invalid { f.invalid() } else { f.signed(negative, f.infinity()) };
    }
    let ((ma, ea), (mb, eb)) = (f.parts(a), f.parts(b));
    sized!(f, N => Exact::<N>::new(negative, u128::from(ma) * u128::from(mb), ea + eb).round(f, env))
}

/// a - b: the sign of `b` is inverted unless it is a NaN.
pub fn sub(f: Format, a: u64, b: u64, env: Env) -> u64 {
    add(f, a, if f.is_nan(b) { b } else { b ^ f.sign() }, env)
}

/// x * 2^n.
pub fn ldexp(f: Format, x: u64, n: i32, env: Env) -> u64 {
    if f.is_nan(x) {
        return x | f.quiet_bit();
    }
    let x = f.take(x, env);
    if f.is_infinite(x) {
        return x;
    }
    let (m, e) = f.parts(x);
    sized!(f, N => Exact::<N>::new(f.negative(x), m.into(), e + n.clamp(-5000, 5000)).round(f, env))
}

/// The total order in which -0 is below +0.
fn below(f: Format, a: u64, b: u64) -> bool {
    let place = |x: u64| if f.negative(x) { -1 - f.magnitude(x) as i128 } else { f.magnitude(x) as i128 };
    place(a) < place(b)
}

fn choose(f: Format, a: u64, b: u64, ieee: bool, env: Env, first: impl Fn(u64, u64) -> bool) -> u64 {
    let [a, b] = [a, b].map(|x| f.take(x, env));
    if ieee && f.is_signalling(a) {
        return a | f.quiet_bit();
    }
    if ieee && f.is_signalling(b) {
        return b | f.quiet_bit();
    }
    let chosen = if f.is_nan(b) {
        a
    } else if f.is_nan(a) {
        b
    } else if first(a, b) {
        a
    } else {
        b
    };
    f.leave(chosen, env)
}

pub fn min(f: Format, a: u64, b: u64, ieee: bool, env: Env) -> u64 {
    choose(f, a, b, ieee, env, |a, b| below(f, a, b))
}

pub fn max(f: Format, a: u64, b: u64, ieee: bool, env: Env) -> u64 {
    choose(f, a, b, ieee, env, |a, b| below(f, b, a))
}

pub fn med3(f: Format, a: u64, b: u64, c: u64, ieee: bool, env: Env) -> u64 {
    let (lo, hi) = (|x, y| min(f, x, y, ieee, env), |x, y| max(f, x, y, ieee, env));
    if [a, b, c].iter().any(|x| f.is_nan(*x)) {
        return lo(lo(a, b), c);
    }
    let equal = |x: u64, y: u64| f.to_f64(f.take(x, env)) == f.to_f64(f.take(y, env));
    let top = hi(hi(a, b), c);
    if equal(top, a) {
        hi(b, c)
    } else if equal(top, b) {
        hi(a, c)
    } else {
        hi(a, b)
    }
}

/// Rounds to an integer of the format by `how`, which handles finite values.
pub fn integral(f: Format, x: u64, env: Env, how: impl Fn(f64) -> f64) -> u64 {
    if f.is_nan(x) {
        return x | f.quiet_bit();
    }
    let x = f.take(x, env);
    if f.is_infinite(x) {
        return x;
    }
    // Integers of every format, and f64 itself, are exact in f64.
    from_f64(f, how(f.to_f64(x)), Env::PLAIN)
}

/// x - floor(x), rounded.
pub fn fract(f: Format, x: u64, env: Env) -> u64 {
    if f.is_nan(x) {
        return x | f.quiet_bit();
    }
    let x = f.take(x, env);
    let floor = integral(f, x, env, f64::floor);
    add(f, x, floor ^ f.sign(), env)
}

/// An f64 rounded to the format.
pub fn from_f64(f: Format, x: f64, env: Env) -> u64 {
    convert(F64, f, x.to_bits(), Env::PLAIN, env)
}

/// A value of one format rounded to another.
pub fn convert(from: Format, to: Format, x: u64, env_in: Env, env_out: Env) -> u64 {
    let negative = from.negative(x);
    if from.is_nan(x) {
        let payload = x & ((1 << from.mantissa) - 1);
        let moved = if to.mantissa >= from.mantissa {
            payload << (to.mantissa - from.mantissa)
        } else {
            payload >> (from.mantissa - to.mantissa)
        };
        return to.signed(negative, to.infinity() | moved | to.quiet_bit());
    }
    let x = from.take(x, env_in);
    if from.is_infinite(x) {
        return to.signed(negative, to.infinity());
    }
    let (m, e) = from.parts(x);
    let wider = if from == F64 || to == F64 { F64 } else { F32 };
    sized!(wider, N => Exact::<N>::new(negative, m.into(), e).round(to, env_out))
}

/// Mantissa in [1/2, 1) and exponent, of a finite value that is not zero.
pub fn frexp(f: Format, x: u64) -> (u64, i32) {
    let (m, e) = f.parts(x);
    let top = 63 - m.leading_zeros() as i32;
    let fraction = (m << (f.mantissa as i32 - top)) & ((1 << f.mantissa) - 1);
    (f.signed(f.negative(x), ((f.bias() - 1) as u64) << f.mantissa | fraction), e + top + 1)
}

/// The class of a value as a bit of v_cmp_class.
pub fn class(f: Format, x: u64) -> u32 {
    let (positive, negative) = if f.is_nan(x) {
        return if f.is_signalling(x) { 1 } else { 2 };
    } else if f.is_infinite(x) {
        (9, 2)
    } else if f.is_zero(x) {
        (6, 5)
    } else if f.is_denormal(x) {
        (7, 4)
    } else {
        (8, 3)
    };
    1 << if f.negative(x) { negative } else { positive }
}

/// Whether `relation` holds between `a` and `b`.
pub fn compare(f: Format, relation: &str, a: u64, b: u64, env: Env) -> bool {
    let (x, y) = (f.to_f64(f.take(a, env)), f.to_f64(f.take(b, env)));
    match relation {
        "f" => false,
        "lt" => x < y,
        "eq" => x == y,
        "le" => x <= y,
        "gt" => x > y,
        "lg" => !x.is_nan() && !y.is_nan() && x != y,
        "ge" => x >= y,
        "o" => !x.is_nan() && !y.is_nan(),
        "u" => x.is_nan() || y.is_nan(),
        "t" | "tru" => true,
        _ => !compare(f, &relation[1..], a, b, env),
    }
}

/// The result of a + b*c for pairs of 16-bit floats, with each step rounded once (v_dot2).
pub fn dot2(f: Format, from: Format, a: u64, b: u64, c: u64, env: Env) -> u64 {
    let widen = |x: u64| if from == f { x } else { convert(from, f, x, Env::PLAIN, Env::PLAIN) };
    let step = |sum: u64, shift: u32| fma(f, widen(a >> shift & 0xffff), widen(b >> shift & 0xffff), sum, env);
    step(step(c, 0), 16)
}

/// The format at the end of an instruction's name.
pub fn named(suffix: &str) -> Option<Format> {
    Some(match suffix {
        "f16" => F16,
        "bf16" => BF16,
        "f32" => F32,
        "f64" => F64,
        _ => return None,
    })
}
