//! What reductions and scans combine with.

use super::BinOp;
use crate::ir::ty::Ty;

macro_rules! reductions {
    ($($(#[$doc:meta])+ $name:ident $ty:ident, $identity:expr, $before:expr;)+) => {
        /// What a wave reduction combines with: the [`BinOp`] of the same name. The tree is a butterfly at distances 1,
        /// 2, 4, 8, 16; lanes outside the mask contribute the identity, which changes nothing: of sums of floats -0.0,
        /// of their extremes a NaN.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
        pub enum ReduceOp {
            $($(#[$doc])+ $name,)+
        }

        impl ReduceOp {
            /// All of them.
            pub const ALL: &[ReduceOp] = &[$(ReduceOp::$name),+];

            /// The operation that combines two lanes.
            pub fn combine(self) -> BinOp {
                match self {
                    $(ReduceOp::$name => BinOp::$name,)+
                }
            }

            /// The type of its operand and result.
            pub fn ty(self) -> Ty {
                match self {
                    $(ReduceOp::$name => Ty::$ty,)+
                }
            }

            /// The bits that change nothing.
            pub fn identity(self) -> u32 {
                match self {
                    $(ReduceOp::$name => $identity,)+
                }
            }

            /// The bits that a scan without its own lane gives the first lane.
            pub fn before_first(self) -> u32 {
                match self {
                    $(ReduceOp::$name => $before,)+
                }
            }
        }
    };
}

reductions! {
    /// The wrapping sum.
    Add I32, 0, 0;
    /// The float sum.
    FAdd F32, (-0.0f32).to_bits(), (-0.0f32).to_bits();
    /// The float product.
    FMul F32, 1f32.to_bits(), 1f32.to_bits();
    /// The least float.
    FMin F32, f32::NAN.to_bits(), f32::INFINITY.to_bits();
    /// The greatest float.
    FMax F32, f32::NAN.to_bits(), f32::NEG_INFINITY.to_bits();
    /// The least unsigned integer.
    MinU I32, u32::MAX, u32::MAX;
    /// The least signed integer.
    MinS I32, i32::MAX as u32, i32::MAX as u32;
    /// The greatest unsigned integer.
    MaxU I32, 0, 0;
    /// The greatest signed integer.
    MaxS I32, i32::MIN as u32, i32::MIN as u32;
    /// Bit by bit.
    And I32, u32::MAX, u32::MAX;
    /// Bit by bit.
    Or I32, 0, 0;
    /// Bit by bit.
    Xor I32, 0, 0;
}
