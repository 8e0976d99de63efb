//! Operations with one operand.

use super::scalar::{f16_to_f32, f32_to_bf16, f32_to_f16};
use super::{Commutes, Exactness, Gives, Registers, Row, evaluation, gives, types};
use crate::ir::ty::Ty;

macro_rules! unary {
    ($($(#[$doc:meta])+ $name:ident ($($from:ident)+) => $to:ident, $exact:ident, $registers:ident, $how:ident |$($x:ident),+| $value:expr;)+) => {
        /// Operations with one operand. The table in `t0-core/src/ir/ops/unary.rs` states their types.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
        pub enum UnOp {
            $($(#[$doc])+ $name,)+
        }

        impl UnOp {
            /// All of them.
            pub const ALL: &[UnOp] = &[$(UnOp::$name),+];

            /// What is known of it.
            pub fn row(self) -> &'static Row {
                match self {
                    $(UnOp::$name => &Row {
                        takes: types!($($from)+),
                        last: Gives::Same,
                        gives: gives!($to),
                        exactness: Exactness::$exact,
                        registers: Registers::$registers,
                        commutes: Commutes::No,
                    },)+
                }
            }

            /// Its result in one lane: `x` holds the bits of an operand of type `ty`, zero-extended.
            pub fn eval(self, ty: Ty, x: u64) -> u64 {
                match self {
                    $(UnOp::$name => evaluation!($how ($($x)+) $value, ty, x),)+
                }
            }
        }
    };
}

unary! {
    /// Bitwise complement; on `B1` the complement within the block's mask.
    Not (I32 I64 B1) => same, Exact, Any, each |x| !x;
    /// Number of one bits.
    CountOnes (I32) => same, Exact, Any, each |x| x.count_ones() as U;
    /// Leading zeros, 32 for zero.
    LeadingZeros (I32) => same, Exact, Any, each |x| x.leading_zeros() as U;
    /// Trailing zeros, 32 for zero.
    TrailingZeros (I32) => same, Exact, Any, each |x| x.trailing_zeros() as U;
    /// Reversed bits.
    ReverseBits (I32) => same, Exact, Any, each |x| x.reverse_bits();
    /// Reversed bytes.
    SwapBytes (I32) => same, Exact, Any, each |x| x.swap_bytes();
    /// Flips the sign bit.
    FNeg (F32 F64 F16 BF16) => same, Exact, Any, bits |ty, x| (x ^ sign(ty)) & bits(ty);
    /// Clears the sign bit.
    FAbs (F32 F64 F16 BF16) => same, Exact, Any, bits |ty, x| x & !sign(ty) & bits(ty);
    /// Correctly rounded square root.
    FSqrt (F32 F64) => same, Exact, Vector, each |x| f(x).sqrt().to_bits();
    /// Towards minus infinity.
    FFloor (F32 F64) => same, Exact, Vector, each |x| f(x).floor().to_bits();
    /// Towards plus infinity.
    FCeil (F32 F64) => same, Exact, Vector, each |x| f(x).ceil().to_bits();
    /// Towards zero.
    FTrunc (F32 F64) => same, Exact, Vector, each |x| f(x).trunc().to_bits();
    /// To nearest, ties to even.
    FRoundEven (F32 F64) => same, Exact, Vector, each |x| f(x).round_ties_even().to_bits();
    /// 2^x within the documented error, denormal results kept.
    FExp2 (F32) => same, Approximate, Vector, each |x| through_f64(x, f64::exp2);
    /// e^x within the documented error.
    FExp (F32) => same, Approximate, Vector, each |x| through_f64(x, f64::exp);
    /// log2 x within the documented error, denormal inputs handled.
    FLog2 (F32) => same, Approximate, Vector, each |x| through_f64(x, f64::log2);
    /// ln x within the documented error.
    FLn (F32) => same, Approximate, Vector, each |x| through_f64(x, f64::ln);
    /// sin x, x in radians.
    FSin (F32) => same, Approximate, Vector, each |x| through_f64(x, f64::sin);
    /// cos x, x in radians.
    FCos (F32) => same, Approximate, Vector, each |x| through_f64(x, f64::cos);
    /// tanh x.
    FTanh (F32) => same, Approximate, Vector, each |x| through_f64(x, f64::tanh);
    /// The machine's own reciprocal, 1 ULP.
    FRcpApprox (F32) => same, Approximate, Vector, each |x| through_f64(x, f64::recip);
    /// The machine's own reciprocal square root: 1 ULP (`F32`), 2^29 ULP (`F64`).
    FRsqrtApprox (F32 F64) => same, Approximate, Vector, each |x| through_f64(x, |x| x.sqrt().recip());
    /// The machine's own square root, 1 ULP.
    FSqrtApprox (F32) => same, Approximate, Vector, each |x| through_f64(x, f64::sqrt);
    /// The machine's own 2^x: flushes denormal results.
    FExp2Approx (F32) => same, Approximate, Vector, each |x| through_f64(x, f64::exp2);
    /// The machine's own log2: takes denormal inputs for zero.
    FLog2Approx (F32) => same, Approximate, Vector, each |x| through_f64(x, f64::log2);
    /// The machine's own sine of x turns, |x| <= 256.
    FSinTurns (F32) => same, Approximate, Vector, each |x| through_f64(x, |x| (x * std::f64::consts::TAU).sin());
    /// The machine's own cosine of x turns, |x| <= 256.
    FCosTurns (F32) => same, Approximate, Vector, each |x| through_f64(x, |x| (x * std::f64::consts::TAU).cos());
    /// Unsigned, nearest even.
    U32ToF32 (I32) => F32, Exact, Vector, bits |_ty, x| single(x as u32 as f32);
    /// Signed, nearest even.
    S32ToF32 (I32) => F32, Exact, Vector, bits |_ty, x| single(x as i32 as f32);
    /// Unsigned, towards zero, saturating, NaN gives 0.
    F32ToU32 (F32) => I32, Exact, Vector, bits |_ty, x| (f32::from_bits(x as u32) as u32).into();
    /// Signed, towards zero, saturating, NaN gives 0.
    F32ToS32 (F32) => I32, Exact, Vector, bits |_ty, x| (f32::from_bits(x as u32) as i32 as u32).into();
    /// Exact.
    F16ToF32 (F16) => F32, Exact, Vector, bits |_ty, x| single(f16_to_f32(x as u16));
    /// Nearest even.
    F32ToF16 (F32) => F16, Exact, Vector, bits |_ty, x| f32_to_f16(f32::from_bits(x as u32)).into();
    /// Exact.
    BF16ToF32 (BF16) => F32, Exact, Any, bits |_ty, x| ((x as u32) << 16).into();
    /// Nearest even, NaN stays NaN.
    F32ToBF16 (F32) => BF16, Exact, Vector, bits |_ty, x| f32_to_bf16(x as u32).into();
    /// Exact.
    F32ToF64 (F32) => F64, Exact, Vector, bits |_ty, x| f64::from(f32::from_bits(x as u32)).to_bits();
    /// Nearest even.
    F64ToF32 (F64) => F32, Exact, Vector, bits |_ty, x| single(f64::from_bits(x) as f32);
    /// Unsigned, exact.
    U32ToF64 (I32) => F64, Exact, Vector, bits |_ty, x| f64::from(x as u32).to_bits();
    /// Signed, exact.
    S32ToF64 (I32) => F64, Exact, Vector, bits |_ty, x| f64::from(x as i32).to_bits();
    /// Unsigned, towards zero, saturating, NaN gives 0.
    F64ToU32 (F64) => I32, Exact, Vector, bits |_ty, x| (f64::from_bits(x) as u32).into();
    /// Signed, towards zero, saturating, NaN gives 0.
    F64ToS32 (F64) => I32, Exact, Vector, bits |_ty, x| (f64::from_bits(x) as i32 as u32).into();
    /// Unsigned, nearest even.
    U64ToF32 (I64) => F32, Exact, Vector, bits |_ty, x| single(x as f32);
    /// Signed, nearest even.
    S64ToF32 (I64) => F32, Exact, Vector, bits |_ty, x| single(x as i64 as f32);
    /// Unsigned, towards zero, saturating, NaN gives 0.
    F32ToU64 (F32) => I64, Exact, Vector, bits |_ty, x| f32::from_bits(x as u32) as u64;
    /// Signed, towards zero, saturating, NaN gives 0.
    F32ToS64 (F32) => I64, Exact, Vector, bits |_ty, x| f32::from_bits(x as u32) as i64 as u64;
    /// Unsigned, nearest even.
    U64ToF64 (I64) => F64, Exact, Vector, bits |_ty, x| (x as f64).to_bits();
    /// Signed, nearest even.
    S64ToF64 (I64) => F64, Exact, Vector, bits |_ty, x| (x as i64 as f64).to_bits();
    /// Unsigned, towards zero, saturating, NaN gives 0.
    F64ToU64 (F64) => I64, Exact, Vector, bits |_ty, x| f64::from_bits(x) as u64;
    /// Signed, towards zero, saturating, NaN gives 0.
    F64ToS64 (F64) => I64, Exact, Vector, bits |_ty, x| f64::from_bits(x) as i64 as u64;
    /// Sign-extends the low 8 bits.
    SExt8 (I32) => same, Exact, Any, each |x| x as i8 as U;
    /// Sign-extends the low 16 bits.
    SExt16 (I32) => same, Exact, Any, each |x| x as i16 as U;
    /// The value in the first lane of the mask, in all lanes. Where it is the same in all lanes already, it can be in a
    /// scalar register then.
    ReadFirst (any) => same, Exact, Any, each |x| x;
}

impl UnOp {
    /// Whether its result is close to the true one, but not always the nearest.
    pub fn is_approximate(self) -> bool {
        self.row().exactness == Exactness::Approximate
    }
}

/// The bits of a binary32 number.
fn single(x: f32) -> u64 {
    x.to_bits().into()
}

/// The sign bit of a float type.
fn sign(ty: Ty) -> u64 {
    match ty {
        Ty::F16 | Ty::BF16 => 1 << 15,
        Ty::F64 => 1 << 63,
        _ => 1 << 31,
    }
}

/// All bits of a float type.
fn bits(ty: Ty) -> u64 {
    sign(ty) | (sign(ty) - 1)
}
