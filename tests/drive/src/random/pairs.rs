//! Packed pairs.

use super::expr::{Wish, Writer};
use super::kind::Kind;

impl Writer<'_, '_> {
    /// A packed pair of the type.
    fn packed(&mut self, kind: Kind, depth: u32, wish: Wish) -> String {
        let ty = if kind == Kind::F16 { "f16x2" } else { "bf16x2" };
        if depth == 0 {
            return match self.c.below(4) {
                0 => format!("{ty}::splat({})", self.atom(kind, wish)),
                1 => format!("{ty}::from_bits({})", self.atom(Kind::U32, wish)),
                2 => {
                    let (a, b) = (self.atom(Kind::F32, wish), self.atom(Kind::F32, wish));
                    format!("{ty}::from_f32([{a}, {b}])")
                }
                _ => {
                    let (a, b) = (self.atom(kind, wish), self.atom(kind, wish));
                    format!("{ty}::new({a}, {b})")
                }
            };
        }
        let (a, b) = (self.packed(kind, depth - 1, wish), self.packed(kind, 0, wish));
        match self.c.below(9) {
            0..=2 => format!("({a} {} {b})", self.c.pick(&["+", "-", "*"])),
            3 => format!("(-{a})"),
            4 => format!("{a}.abs()"),
            5 => format!("{a}.swapped()"),
            6 => format!("{a}.mul_add({b}, {})", self.packed(kind, 0, wish)),
            // The result may be +0 or -0.
            7 => format!("({a}.{}({b}) + {ty}::from_bits(0))", self.c.pick(&["min", "max"])),
            _ => format!("(if {} {{ {a} }} else {{ {b} }})", self.cond(0, wish)),
        }
    }

    /// A half of a pair.
    pub(super) fn half_of_pair(&mut self, kind: Kind, wish: Wish) -> String {
        let p = self.packed(kind, 2, wish);
        format!("{p}.{}()", self.c.pick(&["lo", "hi"]))
    }

    /// A dot product of two pairs, if the program has 16-bit floats.
    pub(super) fn dot_of_pairs(&mut self, acc: &str, wish: Wish) -> String {
        let Some(kind) = self.palette.iter().copied().find(|k| k.is_half()) else { return acc.to_owned() };
        let (p, q) = (self.packed(kind, 1, wish), self.packed(kind, 0, wish));
        format!("{p}.dot({q}, {acc})")
    }
}
