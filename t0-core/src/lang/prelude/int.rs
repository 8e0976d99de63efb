//! Methods of integers.

use super::op::{BuiltinOp, Int};
use super::{ArgType, Builtin, Class, Ret};
use crate::ir::Signs;

const fn same(name: &'static str, op: Int) -> Builtin {
    method(name, Class::Int, &[ArgType::T], Ret::T, op)
}

const fn method(name: &'static str, on: Class, args: &'static [ArgType], ret: Ret, op: Int) -> Builtin {
    Builtin::method(name, on, args, ret, BuiltinOp::Int(op))
}

const fn dot8(name: &'static str, signs: Signs) -> Builtin {
    let (args, ret): (&[ArgType], Ret) = match signs {
        Signs::Unsigned => (&[ArgType::T, ArgType::U32], Ret::U32),
        Signs::Signed | Signs::First | Signs::Second => (&[ArgType::T, ArgType::I32], Ret::I32),
    };
    method(name, Class::Word, args, ret, Int::Dot8(signs))
}

pub(super) static BUILTINS: &[Builtin] = &[
    same("wrapping_add", Int::WrappingAdd),
    same("wrapping_sub", Int::WrappingSub),
    same("wrapping_mul", Int::WrappingMul),
    same("wrapping_div", Int::WrappingDiv).costly(),
    same("wrapping_rem", Int::WrappingRem).costly(),
    method("wrapping_shl", Class::Int, &[ArgType::U32], Ret::T, Int::WrappingShl),
    method("wrapping_shr", Class::Int, &[ArgType::U32], Ret::T, Int::WrappingShr),
    method("wrapping_neg", Class::Int, &[], Ret::T, Int::WrappingNeg),
    method("wrapping_abs", Class::SignedInt, &[], Ret::T, Int::WrappingAbs),
    same("div_euclid", Int::DivEuclid).costly(),
    same("rem_euclid", Int::RemEuclid).costly(),
    same("min", Int::Min).for_usize(),
    same("max", Int::Max).for_usize(),
    method("clamp", Class::Int, &[ArgType::T, ArgType::T], Ret::T, Int::Clamp).for_usize(),
    method("pow", Class::Int, &[ArgType::U32], Ret::T, Int::Pow).costly().for_usize(),
    method("wrapping_pow", Class::Int, &[ArgType::U32], Ret::T, Int::WrappingPow).costly(),
    method("ilog2", Class::Int, &[], Ret::U32, Int::Ilog2).for_usize(),
    method("count_ones", Class::Int, &[], Ret::U32, Int::CountOnes).for_usize(),
    method("leading_zeros", Class::Int, &[], Ret::U32, Int::LeadingZeros),
    method("trailing_zeros", Class::Int, &[], Ret::U32, Int::TrailingZeros),
    method("count_zeros", Class::Int, &[], Ret::U32, Int::CountZeros),
    method("leading_ones", Class::Int, &[], Ret::U32, Int::LeadingOnes),
    method("trailing_ones", Class::Int, &[], Ret::U32, Int::TrailingOnes),
    method("reverse_bits", Class::Int, &[], Ret::T, Int::ReverseBits),
    method("swap_bytes", Class::Int, &[], Ret::T, Int::SwapBytes),
    method("rotate_left", Class::Int, &[ArgType::U32], Ret::T, Int::RotateLeft),
    method("rotate_right", Class::Int, &[ArgType::U32], Ret::T, Int::RotateRight),
    method("abs", Class::SignedInt, &[], Ret::T, Int::Abs),
    method("unsigned_abs", Class::SignedInt, &[], Ret::Unsigned, Int::UnsignedAbs),
    method("signum", Class::SignedInt, &[], Ret::T, Int::Signum),
    method("is_negative", Class::SignedInt, &[], Ret::Bool, Int::IsNegative),
    method("is_positive", Class::SignedInt, &[], Ret::Bool, Int::IsPositive),
    method("abs_diff", Class::Int, &[ArgType::T], Ret::Unsigned, Int::AbsDiff).for_usize(),
    method("saturating_add", Class::Int, &[ArgType::T], Ret::T, Int::SaturatingAdd),
    method("saturating_sub", Class::Int, &[ArgType::T], Ret::T, Int::SaturatingSub),
    method("saturating_mul", Class::Int, &[ArgType::T], Ret::T, Int::SaturatingMul),
    method("div_ceil", Class::UnsignedInt, &[ArgType::T], Ret::T, Int::DivCeil).costly().for_usize(),
    method("next_multiple_of", Class::UnsignedInt, &[ArgType::T], Ret::T, Int::NextMultipleOf).costly().for_usize(),
    method("mul_hi", Class::Int, &[ArgType::T], Ret::T, Int::MulHi),
    dot8("dot8_i4", Signs::Signed),
    dot8("dot8_u4", Signs::Unsigned),
    dot8("dot8_i4_u4", Signs::First),
    dot8("dot8_u4_i4", Signs::Second),
    method("is_power_of_two", Class::UnsignedInt, &[], Ret::Bool, Int::IsPowerOfTwo).for_usize(),
];
