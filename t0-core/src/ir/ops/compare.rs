//! Comparisons.

use super::evaluation;
use crate::ir::ty::Ty;

macro_rules! comparisons {
    ($(#[$of:meta])* $enum:ident $($(#[$doc:meta])+ $name:ident |$a:ident, $b:ident| $holds:expr;)+) => {
        $(#[$of])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
        pub enum $enum {
            $($(#[$doc])+ $name,)+
        }

        impl $enum {
            /// Whether it holds in one lane: `a` and `b` hold the bits of operands of type `ty`, zero-extended.
            pub fn eval(self, ty: Ty, a: u64, b: u64) -> bool {
                let holds: u64 = match self {
                    $($enum::$name => evaluation!(each ($a $b) U::from($holds), ty, a b),)+
                };
                holds != 0
            }
        }
    };
}

comparisons! {
    /// Integer comparisons.
    IPred
    /// Equal.
    Eq |a, b| a == b;
    /// Unequal.
    Ne |a, b| a != b;
    /// Unsigned.
    LtU |a, b| a < b;
    /// Unsigned.
    LeU |a, b| a <= b;
    /// Unsigned.
    GtU |a, b| a > b;
    /// Unsigned.
    GeU |a, b| a >= b;
    /// Signed.
    LtS |a, b| (a as S) < b as S;
    /// Signed.
    LeS |a, b| a as S <= b as S;
    /// Signed.
    GtS |a, b| a as S > b as S;
    /// Signed.
    GeS |a, b| a as S >= b as S;
}

impl IPred {
    /// The comparison that holds where this one does not.
    pub fn negated(self) -> IPred {
        match self {
            IPred::Eq => IPred::Ne,
            IPred::Ne => IPred::Eq,
            IPred::LtU => IPred::GeU,
            IPred::LeU => IPred::GtU,
            IPred::GtU => IPred::LeU,
            IPred::GeU => IPred::LtU,
            IPred::LtS => IPred::GeS,
            IPred::LeS => IPred::GtS,
            IPred::GtS => IPred::LeS,
            IPred::GeS => IPred::LtS,
        }
    }
}

comparisons! {
    /// Float comparisons. All are false for NaN but `Ne` and the `U` forms (the complements of ordered ones).
    FPred
    /// Ordered and equal.
    Eq |a, b| f(a) == f(b);
    /// Unordered or unequal: Rust's `!=`.
    Ne |a, b| f(a) != f(b);
    /// Less.
    Lt |a, b| f(a) < f(b);
    /// Less or equal.
    Le |a, b| f(a) <= f(b);
    /// Greater.
    Gt |a, b| f(a) > f(b);
    /// Greater or equal.
    Ge |a, b| f(a) >= f(b);
    /// Not greater or equal.
    ULt |a, b| unordered(a, b) || f(a) < f(b);
    /// Not greater.
    ULe |a, b| unordered(a, b) || f(a) <= f(b);
    /// Not less or equal.
    UGt |a, b| unordered(a, b) || f(a) > f(b);
    /// Not less.
    UGe |a, b| unordered(a, b) || f(a) >= f(b);
}
