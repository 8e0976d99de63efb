//! Operations with two operands.

use super::{Commutes, Exactness, Gives, Registers, Row, evaluation, gives, types};
use super::{angle, pairs};
use crate::ir::ty::Ty;

macro_rules! binary {
    (@all $name:ident) => {
        vec![BinOp::$name]
    };
    (@all $name:ident $p:ty, $q:ty) => {
        <$p>::ALL.iter().flat_map(|p| <$q>::ALL.iter().map(|q| BinOp::$name(*p, *q))).collect()
    };
    ($($(#[$doc:meta])+ $name:ident $([$($p:ident: $pt:ty),+])? ($($from:ident)+; $last:ident) => same, $commutes:ident, $registers:ident, $how:ident |$($x:ident),+| $value:expr;)+) => {
        /// Operations with two operands and a result of the first one's type. The table in
        /// `t0-core/src/ir/ops/binary.rs` states their types.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
        pub enum BinOp {
            $($(#[$doc])+ $name $(($($pt),+))?,)+
        }

        impl BinOp {
            #[cfg(test)]
            pub(super) fn all() -> Vec<BinOp> {
                [$(binary!(@all $name $($($pt),+)?)),+].concat()
            }

            /// What is known of it.
            pub fn row(self) -> &'static Row {
                match self {
                    $(BinOp::$name { .. } => &Row {
                        takes: types!($($from)+),
                        last: gives!($last),
                        gives: Gives::Same,
                        exactness: Exactness::Exact,
                        registers: Registers::$registers,
                        commutes: Commutes::$commutes,
                    },)+
                }
            }

            /// Its result in one lane: `a` and `b` hold the bits of operands, zero-extended; `ty` is the type of the
            /// first.
            pub fn eval(self, ty: Ty, a: u64, b: u64) -> u64 {
                match self {
                    $(BinOp::$name $(($($p),+))? => evaluation!($how ($($x)+) $value, ty, a b),)+
                }
            }
        }
    };
}

binary! {
    /// Wraps.
    Add (I32 I64; same) => same, Exactly, Any, each |a, b| a.wrapping_add(b);
    /// The greatest number where the sum is greater.
    AddSat (I32; same) => same, Exactly, Vector, each |a, b| a.saturating_add(b);
    /// Wraps.
    Sub (I32 I64; same) => same, No, Any, each |a, b| a.wrapping_sub(b);
    /// Wraps.
    Mul (I32 I64; same) => same, Exactly, Any, each |a, b| a.wrapping_mul(b);
    /// High half of the unsigned product.
    MulHiU (I32 I64; same) => same, Exactly, Any, each |a, b| ((D::from(a) * D::from(b)) >> U::BITS) as U;
    /// High half of the signed product.
    MulHiS (I32 I64; same) => same, Exactly, Any, each |a, b| ((E::from(a as S) * E::from(b as S)) >> U::BITS) as U;
    /// x / 0 = 0.
    DivU (I32 I64; same) => same, No, Vector, each |a, b| a.checked_div(b).unwrap_or(0);
    /// x / 0 = 0, MIN / -1 = MIN.
    DivS (I32 I64; same) => same, No, Vector, each |a, b| if b == 0 { 0 } else { (a as S).wrapping_div(b as S) as U };
    /// x % 0 = 0.
    RemU (I32 I64; same) => same, No, Vector, each |a, b| a.checked_rem(b).unwrap_or(0);
    /// x % 0 = 0, MIN % -1 = 0.
    RemS (I32 I64; same) => same, No, Vector, each |a, b| if b == 0 { 0 } else { (a as S).wrapping_rem(b as S) as U };
    /// The unsigned minimum.
    MinU (I32 I64; same) => same, Exactly, Any, each |a, b| a.min(b);
    /// The signed minimum.
    MinS (I32 I64; same) => same, Exactly, Any, each |a, b| (a as S).min(b as S) as U;
    /// The unsigned maximum.
    MaxU (I32 I64; same) => same, Exactly, Any, each |a, b| a.max(b);
    /// The signed maximum.
    MaxS (I32 I64; same) => same, Exactly, Any, each |a, b| (a as S).max(b as S) as U;
    /// The number of bits in which they differ.
    Distance (I32; same) => same, Exactly, Vector, each |a, b| (a ^ b).count_ones() as U;
    /// Bit by bit.
    And (I32 I64 B1; same) => same, Exactly, Any, each |a, b| a & b;
    /// Bit by bit.
    Or (I32 I64 B1; same) => same, Exactly, Any, each |a, b| a | b;
    /// Bit by bit.
    Xor (I32 I64 B1; same) => same, Exactly, Any, each |a, b| a ^ b;
    /// Shift amounts are taken modulo the width.
    Shl (I32 I64; same) => same, No, Any, each |a, b| a.wrapping_shl(b as u32);
    /// Shifts zeros in.
    ShrU (I32 I64; same) => same, No, Any, each |a, b| a.wrapping_shr(b as u32);
    /// Shifts copies of the sign in.
    ShrS (I32 I64; same) => same, No, Any, each |a, b| (a as S).wrapping_shr(b as u32) as U;
    /// Correctly rounded.
    FAdd (F32 F64; same) => same, ButForNan, Vector, each |a, b| (f(a) + f(b)).to_bits();
    /// Correctly rounded.
    FSub (F32 F64; same) => same, No, Vector, each |a, b| (f(a) - f(b)).to_bits();
    /// Correctly rounded.
    FMul (F32 F64; same) => same, ButForNan, Vector, each |a, b| (f(a) * f(b)).to_bits();
    /// Correctly rounded.
    FDiv (F32 F64; same) => same, No, Vector, each |a, b| (f(a) / f(b)).to_bits();
    /// Rust's `%`: the sign of the dividend.
    FRem (F32 F64; same) => same, No, Vector, each |a, b| (f(a) % f(b)).to_bits();
    /// IEEE minNum: a NaN operand yields the other; of +-0 either.
    FMin (F32 F64; same) => same, No, Vector, each |a, b| f(a).min(f(b)).to_bits();
    /// As [`BinOp::FMin`].
    FMax (F32 F64; same) => same, No, Vector, each |a, b| f(a).max(f(b)).to_bits();
    /// The first times two to the power of the second.
    FLdexp (F32 F64; I32) => same, No, Vector, each |a, b| ldexp(f(a), b as i32).to_bits();
    /// 53 bits of 2/pi for an angle, at their place, by a number of such groups: group 0 begins with the first bit, for
    /// angles from 2^54 on so far behind it that products of what is left out are multiples of four quarter turns; for
    /// those from 2^945 on times 2^128.
    FTwoOverPi (F64; I32) => same, No, Vector, bits |_ty, a, b| angle::two_over_pi(a, b as u32).to_bits();
    /// On pairs of halves: the low halves, and the high halves.
    Pairs[op: PairOp, half: Half] (I32; same) => same, ButForNan, Vector, bits |_ty, a, b| pairs::binary(op, half, a as u32, b as u32).into();
}

/// A half by its format, where two lie in an `I32`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Half {
    F16,
    BF16,
}

/// Operations on pairs of halves; each half has one rounding, to nearest even.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum PairOp {
    Add,
    Mul,
    /// As [`BinOp::FMin`].
    Min,
    /// As [`BinOp::FMax`].
    Max,
}

#[cfg(test)]
impl Half {
    const ALL: [Half; 2] = [Half::F16, Half::BF16];
}

#[cfg(test)]
impl PairOp {
    const ALL: [PairOp; 4] = [PairOp::Add, PairOp::Mul, PairOp::Min, PairOp::Max];
}
