//! Named constants of scalar types: `f32::INFINITY`, `u8::MAX`, `core::f32::consts::PI`.

use crate::lang::types::Scalar;

/// A named constant of a scalar type, such as `f32::INFINITY`.
pub fn constant_of(s: Scalar, name: &str) -> Option<Constant> {
    if s.is_int() && s != Scalar::Usize {
        let (min, max) = s.range();
        return Some(Constant::Int(
            match name {
                "MIN" => min,
                "MAX" => max,
                "BITS" => return Some(Constant::Bits(s.bits())),
                _ => return None,
            },
            s,
        ));
    }
    let single = match s {
        Scalar::F32 => true,
        Scalar::F64 => false,
        _ => return None,
    };
    let pick = |a: f32, b: f64| if single { f64::from(a) } else { b };
    let value = match name {
        "MAX" => pick(f32::MAX, f64::MAX),
        "MIN" => pick(f32::MIN, f64::MIN),
        "MIN_POSITIVE" => pick(f32::MIN_POSITIVE, f64::MIN_POSITIVE),
        "INFINITY" => f64::INFINITY,
        "NEG_INFINITY" => f64::NEG_INFINITY,
        "EPSILON" => pick(f32::EPSILON, f64::EPSILON),
        "NAN" => f64::NAN,
        _ => return None,
    };
    Some(Constant::Float(value, s))
}

/// True for the path of a constant in `core::f32::consts` or `core::f64::consts`: `f32::consts::PI`, `consts::PI`, or
/// an imported `PI`. `E` alone is excluded, because it is often the name of something else.
pub fn is_float_constant(path: &[String]) -> bool {
    match path {
        [name] => name != "E" && float_constant(name).is_some(),
        [.., of, name] => of == "consts" && float_constant(name).is_some(),
        [] => false,
    }
}

/// A constant of `core::f64::consts`. Those of `core::f32::consts` are the same numbers rounded.
pub fn float_constant(name: &str) -> Option<f64> {
    use std::f64::consts;
    Some(match name {
        "PI" => consts::PI,
        "TAU" => consts::TAU,
        "E" => consts::E,
        "LN_2" => consts::LN_2,
        "LN_10" => consts::LN_10,
        "LOG2_E" => consts::LOG2_E,
        "LOG10_E" => consts::LOG10_E,
        "SQRT_2" => consts::SQRT_2,
        "FRAC_1_SQRT_2" => consts::FRAC_1_SQRT_2,
        "FRAC_1_PI" => consts::FRAC_1_PI,
        "FRAC_2_PI" => consts::FRAC_2_PI,
        "FRAC_2_SQRT_PI" => consts::FRAC_2_SQRT_PI,
        "LOG2_10" => consts::LOG2_10,
        "LOG10_2" => consts::LOG10_2,
        "FRAC_PI_2" => consts::FRAC_PI_2,
        "FRAC_PI_3" => consts::FRAC_PI_3,
        "FRAC_PI_6" => consts::FRAC_PI_6,
        "FRAC_PI_8" => consts::FRAC_PI_8,
        "FRAC_PI_4" => consts::FRAC_PI_4,
        _ => return None,
    })
}

/// A named constant's value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Constant {
    /// A value of an integer type.
    Int(i128, Scalar),
    /// `BITS`, a `u32`.
    Bits(u32),
    /// A value of `f32` or `f64`.
    Float(f64, Scalar),
}
