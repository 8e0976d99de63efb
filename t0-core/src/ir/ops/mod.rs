//! The tables of arithmetic: one row for each unary, binary and ternary operation and each reduction.
//!
//! | file | table |
//! |---|---|
//! | `unary` | [`UnOp`] |
//! | `binary` | [`BinOp`] |
//! | `ternary` | [`TernOp`] |
//! | `reduce` | [`ReduceOp`] |
//! | `compare` | [`IPred`], [`FPred`] |
//! | `angle`, `pairs` | evaluations that take more than a line |
//! | `scalar` | the numbers that the rows compute with, in 32 and in 64 bits |
//!
//! A row states what an operation is called and means, the types it takes and gives, whether its result is exact,
//! whether scalar registers can hold it, and how it is evaluated. The verifier, the printer, constant folding, the
//! interpreter and the choice of registers read the rows, so an operation is added here, in the code that selects its
//! instruction (`codegen/select`) and where the language makes it.
//!
//! What does not belong here: operations that do more than compute ([`super::Op`]).
//!
//! An evaluation is written once for both widths: `U`, `S`, `F`, `D` and `E` are `u32`, `i32`, `f32`, `u64` and `i64`
//! for operands of up to 32 bits, and `u64`, `i64`, `f64`, `u128` and `i128` for operands of 64 bits. `each |x|` takes
//! the bits of an operand as a `U` and yields a `U`; `bits |ty, x|` takes them zero-extended to `u64`, with the
//! operand's type, and yields a `u64`.

mod angle;
mod binary;
mod compare;
mod pairs;
mod reduce;
pub(super) mod scalar;
mod ternary;
mod unary;

use super::ty::Ty;

pub use binary::{BinOp, Half, PairOp};
pub use compare::{FPred, IPred};
pub use reduce::ReduceOp;
pub use ternary::{Signs, TernOp};
pub use unary::UnOp;

/// What an operation of these tables takes and gives, and what is known of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    /// The types that the first operand may have.
    pub takes: Types,
    /// The type of the last operand; the others have the type of the first.
    pub last: Gives,
    /// The type of the result.
    pub gives: Gives,
    /// Whether the result is the one that the mathematical operation, correctly rounded, has.
    pub exactness: Exactness,
    /// Where its result can be.
    pub registers: Registers,
    /// Whether the first two operands may be exchanged.
    pub commutes: Commutes,
}

/// Whether the order of the first two operands matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Commutes {
    /// It does.
    No,
    /// It does not.
    Exactly,
    /// It decides at most which NaN comes out, and all NaNs are equal.
    ButForNan,
}

/// The types that an operand may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Types {
    /// Any.
    Any,
    /// This one.
    Is(Ty),
    /// One of these.
    OneOf(&'static [Ty]),
}

impl Types {
    /// Whether a type is among them.
    pub fn contain(self, ty: Ty) -> bool {
        match self {
            Types::Any => true,
            Types::Is(only) => only == ty,
            Types::OneOf(types) => types.contains(&ty),
        }
    }
}

/// The type of an operand or a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gives {
    /// That of the first operand.
    Same,
    /// This one.
    Type(Ty),
}

impl Gives {
    /// The type, by that of the first operand.
    pub fn of(self, first: Ty) -> Ty {
        match self {
            Gives::Same => first,
            Gives::Type(ty) => ty,
        }
    }
}

/// How close a result is to the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exactness {
    /// It is the true result, correctly rounded: constants are folded.
    Exact,
    /// It is within a documented error, and may differ between the machine and the interpreter: constants are not
    /// folded.
    Approximate,
}

/// The register files that can hold the result of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Registers {
    /// Scalar registers, if the result is the same in all lanes.
    Scalar,
    /// Scalar registers, if the operands are in scalar registers too.
    Any,
    /// Vector registers only: the scalar unit has no form of it.
    Vector,
}

macro_rules! types {
    (any) => {
        $crate::ir::ops::Types::Any
    };
    ($($ty:ident)+) => {
        $crate::ir::ops::Types::OneOf(&[$($crate::ir::Ty::$ty),+])
    };
}

macro_rules! gives {
    (same) => {
        $crate::ir::ops::Gives::Same
    };
    ($ty:ident) => {
        $crate::ir::ops::Gives::Type($crate::ir::Ty::$ty)
    };
}

/// A row's evaluation in both widths, by the type of the first operand.
macro_rules! evaluation {
    (each ($($x:ident)+) $value:expr, $ty:ident, $($arg:ident)+) => {
        if $ty.words() == 2 {
            #[allow(unused_imports)]
            use $crate::ir::ops::scalar::double::*;
            $(let $x = $arg;)+
            let value: U = $value;
            value
        } else {
            #[allow(unused_imports)]
            use $crate::ir::ops::scalar::single::*;
            $(let $x = $arg as U;)+
            let value: U = $value;
            u64::from(value)
        }
    };
    (bits ($t:ident $($x:ident)+) $value:expr, $ty:ident, $($arg:ident)+) => {{
        let $t = $ty;
        $(let $x = $arg;)+
        $value
    }};
}

use {evaluation, gives, types};

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLES: [u64; 12] = [
        0,
        1,
        31,
        0x7F,
        0x80,
        0x8000,
        0x7FFF_FFFF,
        0x8000_0000,
        0xBF80_0001,
        0x4049_0FDB,
        0x8000_0000_0000_0000,
        0xC009_21FB_5444_2D18,
    ];

    fn cut(x: u64, ty: Ty) -> u64 {
        match ty {
            Ty::B1 => x & 1,
            Ty::F16 | Ty::BF16 => x & 0xFFFF,
            ty if ty.words() == 1 => x & 0xFFFF_FFFF,
            _ => x,
        }
    }

    /// A number with one NaN, and one zero where either sign is right.
    fn plain(x: u64, ty: Ty, one_zero: bool) -> u64 {
        let (sign, infinity) = match ty {
            Ty::F16 => (1 << 15, 0x7C00),
            Ty::BF16 => (1 << 15, 0x7F80),
            Ty::F32 => (1 << 31, 0x7F80_0000),
            Ty::F64 => (1 << 63, 0x7FF0_0000_0000_0000),
            _ => return x,
        };
        match x & !sign {
            0 if one_zero => 0,
            number if number > infinity => infinity + 1,
            _ => x,
        }
    }

    /// A result of an operation in the same way.
    fn plain_result(op: BinOp, ty: Ty, x: u64) -> u64 {
        let halves = |ty, one_zero| plain(x & 0xFFFF, ty, one_zero) | plain(x >> 16, ty, one_zero) << 16;
        match op {
            BinOp::Pairs(op, Half::F16) => halves(Ty::F16, matches!(op, PairOp::Min | PairOp::Max)),
            BinOp::Pairs(op, Half::BF16) => halves(Ty::BF16, matches!(op, PairOp::Min | PairOp::Max)),
            op => plain(x, ty, matches!(op, BinOp::FMin | BinOp::FMax)),
        }
    }

    /// The interpreter and constant folding use the bits of a result as they are.
    #[test]
    fn unary_results_fit_their_types() {
        for op in UnOp::ALL {
            let Types::OneOf(types) = op.row().takes else { continue };
            for (ty, x) in types.iter().filter(|ty| **ty != Ty::B1).flat_map(|ty| SAMPLES.map(|x| (*ty, x))) {
                let (x, to) = (cut(x, ty), op.row().gives.of(ty));
                let y = op.eval(ty, x);
                assert_eq!(y, cut(y, to), "{op:?} of {x:#x}: {ty} is no {to}");
            }
        }
    }

    #[test]
    fn operands_of_commutative_operations_may_be_exchanged() {
        // Where the operands have different types, there is nothing to exchange.
        for op in BinOp::all().into_iter().filter(|op| op.row().last == Gives::Same) {
            let Types::OneOf(types) = op.row().takes else { panic!("{op:?} takes certain types") };
            let mut exchanged = true;
            for ty in types {
                for (a, b) in SAMPLES.iter().flat_map(|a| SAMPLES.map(|b| (cut(*a, *ty), cut(b, *ty)))) {
                    let [x, y] = [op.eval(*ty, a, b), op.eval(*ty, b, a)].map(|x| plain_result(op, *ty, x));
                    exchanged &= x == y;
                }
            }
            // Minima and maxima of floats do, except for the sign of zero.
            let commutes = op.row().commutes != Commutes::No;
            assert!(exchanged || !commutes, "{op:?}");
            assert!(!exchanged || commutes || matches!(op, BinOp::FMin | BinOp::FMax), "{op:?}");
        }
    }

    #[test]
    fn the_identity_of_a_reduction_changes_nothing() {
        for op in ReduceOp::ALL {
            for x in SAMPLES.map(|x| cut(x, op.ty())) {
                let identity = op.identity().into();
                let y = plain(op.combine().eval(op.ty(), x, identity), op.ty(), false);
                assert_eq!(y, plain(x, op.ty(), false), "{op:?} of {x:#x}");
                assert!(op.combine().row().takes.contain(op.ty()), "{op:?}");
            }
        }
    }
}
