//! The functions that hardware approximates, computed with the standard library in f64 and rounded once. If that cannot
//! decide the rounding (the value is too close to the middle between two results), the result is unknown and the
//! program is not compared.
use super::exact::{Env, F64, Format};
use super::float::from_f64;

/// The result, and whether it is certain.
pub fn approximate(f: Format, name: &str, x: u64, env: Env) -> (u64, bool) {
    if f.is_nan(x) {
        return (x | f.quiet_bit(), true);
    }
    let x = f.to_f64(f.take(x, env));
    let y = match name {
        "rcp" | "rcp_iflag" => 1.0 / x,
        "sqrt" => x.sqrt(),
        "rsq" => 1.0 / x.sqrt(),
        "exp" => x.exp2(),
        "log" => x.log2(),
        // The argument counts revolutions; only its fraction matters, and arguments outside the float range have none.
        "sin" | "cos" if x.is_infinite() => f64::NAN,
        "sin" => match x % 1.0 {
            0.0 => 0f64.copysign(x),
            r if r.abs() == 0.5 => 0f64.copysign(r),
            r => (r * std::f64::consts::TAU).sin(),
        },
        "cos" => match x % 1.0 {
            r if r.abs() == 0.25 || r.abs() == 0.75 => 0.0,
            r => (r * std::f64::consts::TAU).cos(),
        },
        other => unreachable!("{other} is no function"),
    };
    if y.is_nan() {
        return (f.nan(), true);
    }
    let env = Env { round: 0, ..env };
    let round = |y: f64| from_f64(f, y, env);
    if f == F64 {
        // f64 results are those of the host's division and square root.
        return (f.leave(y.to_bits(), env), true);
    }
    let slack = match name {
        "rcp" | "rcp_iflag" | "sqrt" => 0.0,
        _ => y.abs() * 1e-13 + if matches!(name, "sin" | "cos") { 1e-15 } else { 0.0 },
    };
    (round(y), round(y - slack) == round(y + slack))
}

/// 2/pi in binary. Its first 1201 fractional bits would be hard to check by eye as hexadecimal digits, so they are
/// computed from pi by Machin's formula in integers of 1300 bits.
pub fn two_over_pi() -> Vec<bool> {
    const LIMBS: usize = 44;
    type Wide = [u32; LIMBS];
    // Fixed point: limb 0 is the integer part.
    fn divide(x: &Wide, by: u64) -> Wide {
        let (mut r, mut rest) = ([0; LIMBS], 0u64);
        for i in 0..LIMBS {
            let value = rest << 32 | u64::from(x[i]);
            r[i] = (value / by) as u32;
            rest = value % by;
        }
        r
    }
    fn add(x: &Wide, y: &Wide) -> Wide {
        let (mut r, mut carry) = ([0; LIMBS], 0u64);
        for i in (0..LIMBS).rev() {
            let sum = u64::from(x[i]) + u64::from(y[i]) + carry;
            r[i] = sum as u32;
            carry = sum >> 32;
        }
        r
    }
    fn subtract(x: &Wide, y: &Wide) -> Wide {
        let (mut r, mut borrow) = ([0; LIMBS], 0i64);
        for i in (0..LIMBS).rev() {
            let d = i64::from(x[i]) - i64::from(y[i]) - borrow;
            borrow = i64::from(d < 0);
            r[i] = d as u32;
        }
        r
    }
    let arctangent = |of: u64, times: u64| {
        let mut one = [0; LIMBS];
        one[0] = times as u32;
        let mut power = divide(&one, of);
        let (mut sum, mut n) = ([0; LIMBS], 0u64);
        while power.iter().any(|l| *l != 0) {
            let term = divide(&power, 2 * n + 1);
            sum = if n % 2 == 0 { add(&sum, &term) } else { subtract(&sum, &term) };
            power = divide(&power, of * of);
            n += 1;
        }
        sum
    };
    // pi = 16 atan(1/5) - 4 atan(1/239)
    let pi = subtract(&arctangent(5, 16), &arctangent(239, 4));
    // 2/pi bit by bit: the remainder of 2 after subtracting each bit's multiple of pi.
    let (mut rest, mut bits) = ([0; LIMBS], Vec::new());
    rest[0] = 2;
    for _ in 0..1201 {
        rest = add(&rest, &rest);
        let fits = rest.iter().cmp(pi.iter()).is_ge();
        bits.push(fits);
        if fits {
            rest = subtract(&rest, &pi);
        }
    }
    bits
}
