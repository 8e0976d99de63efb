//! The error bounds of docs/language.md.

use super::driver::{accuracy, doubles};

/// The bounds of docs/language.md.
#[test]
fn words_keep_their_bounds() {
    use accuracy::bounded;
    const ALL: (f32, f32) = (0.0, f32::MAX);
    bounded("x[i].rsqrt()", ALL, 1, |x, _| x.sqrt().recip());
    bounded("x[i].rcp()", ALL, 1, |x, _| x.recip());
    bounded("x[i].exp()", ALL, 2, |x, _| x.exp());
    bounded("x[i].exp2()", ALL, 2, |x, _| x.exp2());
    bounded("x[i].ln()", ALL, 3, |x, _| x.ln());
    bounded("x[i].log2()", ALL, 3, |x, _| x.log2());
    bounded("x[i].log10()", ALL, 3, |x, _| x.log10());
    bounded("x[i].tanh()", ALL, 4, |x, _| x.tanh());
    bounded("x[i].erf()", ALL, 4, |x, _| f64::from(t0::FloatExt::erf(x as f32)));
    bounded("x[i].powf(y[i])", ALL, 2, |x, y| x.powf(y));
    bounded("x[i].powf(-y[i])", ALL, 2, |x, y| x.powf(-y));
}

/// The bounds of docs/language.md for `f64`.
#[test]
fn words_of_doubles_keep_their_bounds() {
    use doubles::{bounded, exact, exactly, powers};
    bounded("exp", 1, f64::exp);
    bounded("exp2", 1, f64::exp2);
    bounded("ln", 1, f64::ln);
    bounded("log2", 1, f64::log2);
    bounded("log10", 2, f64::log10);
    bounded("sin", 1, f64::sin);
    bounded("cos", 1, f64::cos);
    bounded("tan", 2, f64::tan);
    bounded("tanh", 2, f64::tanh);
    bounded("erf", 2, t0::FloatExt::erf);
    powers(1);
    exactly("exp2", (-1080..1030).map(|e| (f64::from(e), 2f64.powi(e / 2) * 2f64.powi(e - e / 2))));
    exactly("log2", (-1074..1024).map(|e| (2f64.powi(e / 2) * 2f64.powi(e - e / 2), f64::from(e))));
    exact("x[i].rcp()", |x, _| 1.0 / x);
    exact("x[i].rsqrt()", |x, _| 1.0 / x.sqrt());
    exact("x[i] % y[i]", |x, y| x % y);
}

/// Builtins with the same formulas for `f32` and `f64`: on `f32`.
#[test]
fn builtins_keep_their_bounds() {
    use accuracy::bounded;
    const ALL: (f32, f32) = (0.0, f32::MAX);
    const UNIT: (f32, f32) = (0.0, 1.25);
    bounded("x[i].asin()", UNIT, 2, |x, _| x.asin());
    bounded("x[i].acos()", UNIT, 2, |x, _| x.acos());
    bounded("x[i].atan()", ALL, 2, |x, _| x.atan());
    bounded("x[i].exp_m1()", ALL, 2, |x, _| x.exp_m1());
    bounded("x[i].sinh()", ALL, 1, |x, _| x.sinh());
    bounded("x[i].cosh()", ALL, 1, |x, _| x.cosh());
    bounded("x[i].ln_1p()", ALL, 1, |x, _| x.ln_1p());
    bounded("x[i].asinh()", ALL, 1, |x, _| x.asinh());
    bounded("x[i].acosh()", ALL, 1, |x, _| x.acosh());
    bounded("x[i].atanh()", UNIT, 1, |x, _| x.atanh());
    bounded("x[i].cbrt()", ALL, 1, |x, _| x.cbrt());
    // Two arbitrary numbers, and two of the same magnitude.
    let times = |x: f64, y: f64| f64::from(x as f32 * y as f32);
    bounded("x[i].atan2(y[i])", ALL, 2, |x, y| x.atan2(y));
    bounded("(x[i] * y[i]).atan2(-x[i])", ALL, 2, |x, y| times(x, y).atan2(-x));
    bounded("x[i].hypot(y[i])", ALL, 1, |x, y| x.hypot(y));
    bounded("x[i].hypot(x[i] * y[i])", ALL, 1, |x, y| x.hypot(times(x, y)));
    bounded("x[i].log(y[i])", ALL, 1, |x, y| x.ln() / y.ln());
    bounded("y[i].log(x[i])", ALL, 1, |x, y| y.ln() / x.ln());
    // Numbers near 1 and near 0.
    for (expr, most, near) in [("asin", 2, f64::asin as fn(f64) -> f64), ("acos", 2, f64::acos), ("atan", 2, f64::atan)]
    {
        bounded(&format!("(y[i] * 0.015625).{expr}()"), ALL, most, |_, y| near(y / 64.0));
    }
    bounded("(y[i] * 0.25).sinh()", ALL, 1, |_, y| (y * 0.25).sinh());
    bounded("(y[i] * 0.25).exp_m1()", ALL, 2, |_, y| (y * 0.25).exp_m1());
    bounded("y[i].acosh()", ALL, 1, |_, y| y.acosh());
    bounded("y[i].asinh()", ALL, 1, |_, y| y.asinh());
    bounded("(y[i] * -0.015625).ln_1p()", ALL, 1, |_, y| (y / -64.0).ln_1p());
    bounded("(y[i] * -0.015625).atanh()", ALL, 1, |_, y| (y / -64.0).atanh());
}

/// Builtins of `f64`, with the bounds of `docs/language.md`.
#[test]
fn builtins_of_doubles_keep_their_bounds() {
    use doubles::{apart, apart_of_two, exact, recorded};
    // std's results are within one or two units of the exact value..
    apart("asin", 2, f64::asin);
    apart("acos", 2, f64::acos);
    apart("atan", 2, f64::atan);
    apart("exp_m1", 2, f64::exp_m1);
    apart("ln_1p", 2, f64::ln_1p);
    apart("sinh", 3, f64::sinh);
    apart("cosh", 3, f64::cosh);
    apart("cbrt", 2, f64::cbrt);
    apart_of_two("atan2", 2, f64::atan2);
    apart_of_two("hypot", 2, f64::hypot);
    // .. except for those that are composed of others, which are no more accurate than that here either.
    apart(
        "asinh",
        6,
        |x| if x.abs() < 1e150 { x.asinh() } else { (x.abs().ln() + std::f64::consts::LN_2).copysign(x) },
    );
    apart("atanh", 6, |x| ((2.0 * x.abs() / (1.0 - x.abs())).ln_1p() * 0.5).copysign(x));
    apart("acosh", 6, |x| match x - 1.0 {
        t if t < 0.0 => f64::NAN,
        t if t < 0.5 => (t + (t * (t + 2.0)).sqrt()).ln_1p(),
        t if t < 1e150 => x.acosh(),
        _ => x.ln() + std::f64::consts::LN_2,
    });
    apart_of_two("log", 6, |x, base| x.ln() / base.ln());
    for word in [
        "asin", "acos", "atan", "atan2", "exp_m1", "sinh", "cosh", "ln_1p", "asinh", "acosh", "atanh", "log", "cbrt",
        "hypot",
    ] {
        recorded(word, 1);
    }
    exact("x[i].to_degrees()", |x, _| x.to_degrees());
    exact("x[i].to_radians()", |x, _| x.to_radians());
    exact("x[i].hypot(0.0)", |x, _| x.abs());
}

/// The bounds of `fast_math`.
#[test]
fn fast_math_keeps_its_bounds() {
    let fast = |expr, range, most, reference: fn(f64, f64) -> f64| {
        accuracy::bounded_with("block = 256, fast_math", expr, range, most, reference);
    };
    fast("x[i] / y[i]", (1e-30, 1e30), 3, |x, y| x / y);
    fast("x[i].sqrt()", (1e-30, f32::MAX), 1, |x, _| x.sqrt());
    fast("x[i].exp2()", (1e-6, 100.0), 1, |x, _| x.exp2());
    fast("x[i].log2()", (2.0, f32::MAX), 1, |x, _| x.log2());
    fast("x[i].exp()", (1e-6, 8.0), 10, |x, _| x.exp());
    fast("x[i].ln()", (2.0, f32::MAX), 3, |x, _| x.ln());
    // 2^-20 * (1 + 3) absolute, for results between 1 and 4.
    fast("x[i].sin() + 2.0", (1e-6, 3.0), 32, |x, _| x.sin() + 2.0);
    fast("x[i].cos() + 2.0", (1e-6, 3.0), 32, |x, _| x.cos() + 2.0);
}
