//! Methods of numbers that Rust's standard library or C has and kernels do not, with what to write instead.
//!
//! The nearest name of a builtin is not offered for them: `ilog10` is not a misspelt `ilog2`.

use super::Checker;
use crate::help::Help;
use crate::lang::prelude::{self, Class};
use crate::lang::types::{Scalar, Type};

/// Names of C, and of Rust for other types, with the name of the same method in kernels.
const RENAMED: &[(&str, &str)] = &[
    ("log1p", "ln_1p"),
    ("expm1", "exp_m1"),
    ("fabs", "abs"),
    ("fma", "mul_add"),
    ("fmin", "min"),
    ("fmax", "max"),
    ("rint", "round_ties_even"),
    ("isnan", "is_nan"),
    ("isinf", "is_infinite"),
    ("isfinite", "is_finite"),
    ("is_negative", "is_sign_negative"),
    ("is_positive", "is_sign_positive"),
    ("popcount", "count_ones"),
    ("clz", "leading_zeros"),
    ("ctz", "trailing_zeros"),
    ("brev", "reverse_bits"),
    ("byteswap", "swap_bytes"),
];

/// Methods of std whose meaning is that of no builtin.
const WITHOUT_EQUAL: &[&str] = &[
    "midpoint",
    "saturating_pow",
    "saturating_div",
    "saturating_neg",
    "saturating_abs",
    "saturating_add_signed",
    "saturating_add_unsigned",
    "saturating_sub_unsigned",
    "wrapping_add_signed",
    "wrapping_add_unsigned",
    "wrapping_sub_unsigned",
    "wrapping_div_euclid",
    "wrapping_rem_euclid",
    "unbounded_shl",
    "unbounded_shr",
    "cast_signed",
    "cast_unsigned",
    "from_str_radix",
    "to_int_unchecked",
    "next_up",
    "next_down",
    "classify",
    "is_normal",
    "is_subnormal",
    "gamma",
    "ln_gamma",
];

impl Checker<'_> {
    /// What to write in place of a method that kernels do not have. Returns `None` for other names.
    pub(super) fn in_place_of_method(name: &str, ty: &Type) -> Option<Help> {
        let s = ty.scalar()?;
        if let Some((_, known)) =
            RENAMED.iter().find(|(other, known)| *other == name && prelude::method_of(known, ty).is_some())
        {
            return Some(help_with!("write `x.{known}(..)`"));
        }
        let t = s.name();
        Some(match name {
            "pow" if s.is_float() => help!("write `x.powf(y)`, or `x.powi(n)` with an integer `n`"),
            "fmod" if s.is_float() => help!("write `x % y`"),
            "erfc" if s.is_float() => help!("write `1.0 - x.erf()`"),
            "exp10" if s.is_float() => help!("write `10.0.powf(x)`, with a suffix for the type: `10.0_f32`"),
            "maximum" | "minimum" if s.is_real() => {
                let kept = &name[..3];
                help_with!("write `if a.is_nan() || b.is_nan() {{ {t}::NAN }} else {{ a.{kept}(b) }}`")
            }
            "cmp" | "partial_cmp" | "total_cmp" => help!("compare with `<`, `==` and `>`"),
            "widening_mul" | "carrying_mul" | "mulhi" | "umulhi" if s.is_int() && s != Scalar::Usize => {
                help!("write `a.wrapping_mul(b)` for the low half of the product, and `a.mul_hi(b)` for the high half")
            }
            "is_multiple_of" if s.is_int() => help!("write `x % n == 0`, for an `n` that is not 0"),
            "next_power_of_two" if s.is_int() && s != Scalar::Usize => {
                help_with!("write `1 << ({t}::BITS - (x - 1).leading_zeros())`, for an `x` of at least 2")
            }
            "isqrt" if s.is_int() => {
                help_with!("write `(x as f64).sqrt() as {t}`, which is exact for an `x` below 2^52")
            }
            "ilog10" | "ilog" if s.is_int() => {
                help!("count divisions in a loop: `while left >= 10 { left /= 10; n += 1; }`")
            }
            "to_be" if s.is_int() && s != Scalar::Usize => help!("write `x.swap_bytes()`: the GPU is little-endian"),
            "to_le" if s.is_int() => help!("remove it: the GPU is little-endian"),
            name if WITHOUT_EQUAL.contains(&name) => {
                help!("write a `#[t0::device] fn` that computes it, and call that")
            }
            _ => return None,
        })
    }

    /// A type near `s` that has the methods of a class.
    pub(super) fn near_type(class: Class, s: Scalar) -> Option<Scalar> {
        let near = match class {
            Class::Float | Class::UpToF32 => Scalar::F32,
            Class::Int | Class::Bits | Class::Number => Scalar::U32,
            Class::UnsignedInt => match s {
                Scalar::I8 => Scalar::U8,
                Scalar::I16 => Scalar::U16,
                Scalar::I64 => Scalar::U64,
                _ => Scalar::U32,
            },
            Class::SignedInt => match s {
                Scalar::U8 => Scalar::I8,
                Scalar::U16 => Scalar::I16,
                Scalar::U64 => Scalar::I64,
                _ => Scalar::I32,
            },
            _ => return None,
        };
        (near != s && s.half().is_none()).then_some(near)
    }
}
