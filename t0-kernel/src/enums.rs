//! Enums that kernels can use.

use core::fmt;

use crate::Arg;
use crate::rules::Number;

/// An enum that kernels can use: `#[t0::device] enum Act { .. }` implements it.
///
/// Device memory holds a variant as its code, a `u32`: the discriminant that is written in the definition, or one more
/// than that of the variant before; the first is 0 by default. A number that is no variant's code stands for the last
/// variant.
pub trait Enum: Arg + Eq + fmt::Debug {
    /// The enum's name in Rust.
    const NAME: &'static str;
    /// All variants with their names, in order of declaration.
    const VARIANTS: &'static [(&'static str, Self)];

    /// The variant's code.
    fn code(self) -> u32;

    /// The variant with this code; the last variant for other numbers.
    fn from_code(code: u32) -> Self;
}

/// In launch rules, a variant is its code.
impl<E: Enum> Number for E {
    fn number(self) -> i128 {
        self.code().into()
    }
}

/// A variant as text: `Act::Silu`.
#[derive(Clone, Copy, Debug)]
pub struct Variant<E>(pub E);

impl<E: Enum> fmt::Display for Variant<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = E::VARIANTS.iter().find(|(_, variant)| *variant == self.0).map_or("_", |(name, _)| name);
        write!(f, "{}::{name}", E::NAME)
    }
}
