//! Operations on one lane's 64-bit integers and binary64 numbers.

use super::angle;
use crate::ir::{BinOp, FPred, IPred, Ty, UnOp};

fn f(x: u64) -> f64 {
    f64::from_bits(x)
}

/// A unary operation that takes or gives 64 bits; `x` is zero-extended where the operand has 32.
pub fn unary(op: UnOp, x: u64, ty: Ty) -> u64 {
    use UnOp::*;
    let single = f32::from_bits(x as u32);
    match op {
        Not => !x,
        FNeg => x ^ 1 << 63,
        FAbs => x & !(1 << 63),
        FSqrt => f(x).sqrt().to_bits(),
        FFloor => f(x).floor().to_bits(),
        FCeil => f(x).ceil().to_bits(),
        FTrunc => f(x).trunc().to_bits(),
        FRoundEven => f(x).round_ties_even().to_bits(),
        FRsqrtApprox => f(x).sqrt().recip().to_bits(),
        F32ToF64 => f64::from(single).to_bits(),
        F64ToF32 => (f(x) as f32).to_bits().into(),
        U32ToF64 => f64::from(x as u32).to_bits(),
        S32ToF64 => f64::from(x as i32).to_bits(),
        F64ToU32 => (f(x) as u32).into(),
        F64ToS32 => (f(x) as i32 as u32).into(),
        U64ToF32 => (x as f32).to_bits().into(),
        S64ToF32 => (x as i64 as f32).to_bits().into(),
        F32ToU64 => single as u64,
        F32ToS64 => single as i64 as u64,
        U64ToF64 => (x as f64).to_bits(),
        S64ToF64 => (x as i64 as f64).to_bits(),
        F64ToU64 => f(x) as u64,
        F64ToS64 => f(x) as i64 as u64,
        CountOnes | LeadingZeros | TrailingZeros | ReverseBits | FExp2 | FExp | FLog2 | FLn | FSin | FCos | FTanh
        | FRcpApprox | FSqrtApprox | FExp2Approx | FLog2Approx | FSinTurns | FCosTurns | U32ToF32 | S32ToF32
        | F32ToU32 | F32ToS32 | F16ToF32 | F32ToF16 | BF16ToF32 | F32ToBF16 | SExt8 | SExt16 | ReadFirst => {
            super::unary(op, x as u32, ty).into()
        }
    }
}

/// A binary operation on 64-bit integers or binary64 numbers.
pub fn binary(op: BinOp, a: u64, b: u64) -> u64 {
    use BinOp::*;
    let (sa, sb) = (a as i64, b as i64);
    match op {
        Add => a.wrapping_add(b),
        Sub => a.wrapping_sub(b),
        Mul => a.wrapping_mul(b),
        MulHiU => ((u128::from(a) * u128::from(b)) >> 64) as u64,
        MulHiS => ((i128::from(sa) * i128::from(sb)) >> 64) as u64,
        DivU => a.checked_div(b).unwrap_or(0),
        RemU => a.checked_rem(b).unwrap_or(0),
        DivS => {
            if b == 0 {
                0
            } else {
                sa.wrapping_div(sb) as u64
            }
        }
        RemS => {
            if b == 0 {
                0
            } else {
                sa.wrapping_rem(sb) as u64
            }
        }
        MinU => a.min(b),
        MinS => sa.min(sb) as u64,
        MaxU => a.max(b),
        MaxS => sa.max(sb) as u64,
        And => a & b,
        Or => a | b,
        Xor => a ^ b,
        Shl => a.wrapping_shl(b as u32),
        ShrU => a.wrapping_shr(b as u32),
        ShrS => sa.wrapping_shr(b as u32) as u64,
        FAdd => (f(a) + f(b)).to_bits(),
        FSub => (f(a) - f(b)).to_bits(),
        FMul => (f(a) * f(b)).to_bits(),
        FDiv => (f(a) / f(b)).to_bits(),
        FRem => (f(a) % f(b)).to_bits(),
        FMin => f(a).min(f(b)).to_bits(),
        FMax => f(a).max(f(b)).to_bits(),
        FLdexp => ldexp(f(a), b as i32).to_bits(),
        FTwoOverPi => angle::two_over_pi(a, b as u32).to_bits(),
        Pairs(..) => super::binary(op, a as u32, b as u32).into(),
    }
}

/// `x * 2^e` with one rounding.
pub(super) fn ldexp(x: f64, e: i32) -> f64 {
    let power = |e: i32| f64::from_bits(((e + 1023) as u64) << 52);
    let (mut x, mut e) = (x, e.clamp(-2200, 2200));
    while e > 1023 {
        (x, e) = (x * power(1023), e - 1023);
    }
    // So few bits at a time that what is rounded on the way is no result but zero.
    while e < -1022 {
        (x, e) = (x * power(-960), e + 960);
    }
    x * power(e)
}

/// A comparison of 64-bit integers.
pub fn icmp(p: IPred, a: u64, b: u64) -> bool {
    let (sa, sb) = (a as i64, b as i64);
    match p {
        IPred::Eq => a == b,
        IPred::Ne => a != b,
        IPred::LtU => a < b,
        IPred::LeU => a <= b,
        IPred::GtU => a > b,
        IPred::GeU => a >= b,
        IPred::LtS => sa < sb,
        IPred::LeS => sa <= sb,
        IPred::GtS => sa > sb,
        IPred::GeS => sa >= sb,
    }
}

/// A comparison of binary64 numbers.
pub fn fcmp(p: FPred, a: f64, b: f64) -> bool {
    let unordered = a.is_nan() || b.is_nan();
    match p {
        FPred::Eq => a == b,
        FPred::Ne => a != b,
        FPred::Lt => a < b,
        FPred::Le => a <= b,
        FPred::Gt => a > b,
        FPred::Ge => a >= b,
        FPred::ULt => unordered || a < b,
        FPred::ULe => unordered || a <= b,
        FPred::UGt => unordered || a > b,
        FPred::UGe => unordered || a >= b,
    }
}
