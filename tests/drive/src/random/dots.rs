//! Integer dot products.

use super::expr::{Wish, Writer};
use super::kind::Kind;

impl Writer<'_, '_> {
    /// A dot product of bytes or of 4-bit numbers that is added to a number of this kind.
    pub(super) fn dot_of_integers(&mut self, kind: Kind, acc: &str, wish: Wish) -> String {
        let [a, b] = match kind {
            Kind::U32 => ["u", "u"],
            _ => self.c.pick(&[["i", "i"], ["i", "u"], ["u", "i"]]),
        };
        if self.c.chance(30) {
            let numbers = if a == b { format!("{a}4") } else { format!("{a}4_{b}4") };
            let (x, y) = (self.atom(Kind::U32, wish), self.atom(Kind::U32, wish));
            return format!("u32::dot8_{numbers}({x}, {y}, {acc})");
        }
        let length = 1 + self.c.below(9) as usize;
        let words = self.c.chance(50);
        let [x, y] = [a, b].map(|sign| {
            if words {
                let word = self.atom(Kind::U32, wish);
                return format!("u32::to_le_bytes({word}).map(|e| e as {sign}8)");
            }
            let own = if sign == "i" { Kind::I8 } else { Kind::U8 };
            let own: Vec<String> = (0..length).map(|_| format!("({}) as {sign}8", self.atom(own, wish))).collect();
            format!("[{}]", own.join(", "))
        });
        format!("{x}.dot({y}, {acc})")
    }
}
