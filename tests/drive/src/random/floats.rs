//! Expressions of float types.

use super::expr::{Wish, Writer};
use super::kind::Kind;

impl Writer<'_, '_> {
    /// An expression of `f32` or `f64`.
    pub(super) fn real(&mut self, kind: Kind, depth: u32, wish: Wish) -> String {
        let a = self.expr(kind, depth - 1, wish);
        let name = kind.name();
        match self.c.below(27) {
            0 | 1 => format!("({a} + {})", self.expr(kind, depth - 1, wish)),
            2 => format!("({a} - {})", self.expr(kind, depth - 1, wish)),
            3 | 4 => format!("({a} * {})", self.expr(kind, depth - 1, wish)),
            5 => format!("({a} / {})", self.expr(kind, depth - 1, wish)),
            6 => format!("({a} % {})", self.expr(kind, depth - 1, wish)),
            7 => format!("(-{a})"),
            8 => format!("{a}.abs()"),
            9 => format!("{a}.sqrt()"),
            10 => {
                let word = self.c.pick(&["floor", "ceil", "trunc", "round", "round_ties_even", "fract"]);
                format!("{a}.{word}()")
            }
            // The result may be +0 or -0: the sum makes both +0.
            11 => format!("({a}.min({}) + 0.0)", self.expr(kind, depth - 1, wish)),
            12 => format!("({a}.max({}) + 0.0)", self.expr(kind, depth - 1, wish)),
            13 => format!("({a}.clamp(-3.5, 100.25) + 0.0)"),
            14 | 15 => {
                let (b, c) = (self.expr(kind, depth - 1, wish), self.atom(kind, wish));
                format!("{a}.mul_add({b}, {c})")
            }
            16 => {
                let b = self.signed_for_sure(kind, wish);
                format!("{a}.copysign({b})")
            }
            17 => format!("{a}.signum()"),
            18 if kind == Kind::F64 => format!("{a}.{}()", self.c.pick(&["recip", "rcp", "rsqrt"])),
            18 => format!("{a}.recip()"),
            19 if self.c.chance(30) => format!("{a}.powi({} as i32)", self.atom(Kind::U32, wish)),
            19 => format!("{a}.powi({})", self.c.pick(&["0", "1", "2", "3", "-1", "5"])),
            20 | 21 => {
                let from = self.other_number(kind);
                let b = self.expr(from, depth - 1, wish);
                if from.is_half() { format!("({b}.to_f32() as {name})") } else { format!("({b} as {name})") }
            }
            22 => {
                let bits = if kind == Kind::F32 { Kind::U32 } else { Kind::U64 };
                let b = self.expr(bits, depth - 1, wish);
                format!("{name}::from_bits({b})")
            }
            23 if kind == Kind::F32 => self.dot_of_pairs(&a, wish),
            // Composed of exact operations: the same bits at every stage, though not Rust's.
            23 => {
                let word =
                    self.c.pick(&["exp", "exp2", "ln", "log2", "log10", "sin", "cos", "tan", "tanh", "erf", "powf"]);
                let b = if word == "powf" { self.atom(kind, wish) } else { String::new() };
                format!("{a}.{word}({b})")
            }
            // The same for both types.
            24 => self.elementary(&a, kind, wish),
            _ => self.choice(kind, depth, wish),
        }
    }

    /// An expression of `f16` or `bf16`.
    pub(super) fn half(&mut self, kind: Kind, depth: u32, wish: Wish) -> String {
        let a = self.expr(kind, depth - 1, wish);
        let name = kind.name();
        match self.c.below(12) {
            0 | 1 => format!("({a} + {})", self.expr(kind, depth - 1, wish)),
            2 => format!("({a} - {})", self.expr(kind, depth - 1, wish)),
            3 => format!("({a} * {})", self.expr(kind, depth - 1, wish)),
            4 => format!("({a} / {})", self.expr(kind, depth - 1, wish)),
            5 => format!("(-{a})"),
            6 | 7 => format!("{name}::from_f32({})", self.expr(Kind::F32, depth - 1, wish)),
            8 => format!("{name}::from_bits({})", self.expr(Kind::U16, depth - 1, wish)),
            9 | 10 => self.half_of_pair(kind, wish),
            _ => self.choice(kind, depth, wish),
        }
    }

    /// A method of `f32` and `f64` that is composed of exact operations, on the float `a`.
    fn elementary(&mut self, a: &str, kind: Kind, wish: Wish) -> String {
        let words = [
            "asin", "acos", "atan", "sinh", "cosh", "asinh", "acosh", "atanh", "exp_m1", "ln_1p", "cbrt", "atan2",
            "hypot", "log",
        ];
        let word = self.c.pick(&words);
        let of_two = matches!(word, "atan2" | "hypot" | "log");
        let b = if of_two { self.atom(kind, wish) } else { String::new() };
        format!("{a}.{word}({b})")
    }

    /// A float whose sign is not that of a NaN.
    pub(super) fn signed_for_sure(&mut self, kind: Kind, wish: Wish) -> String {
        let b = self.atom(kind, wish);
        format!("(if {b}.is_nan() {{ {} }} else {{ {b} }})", kind.literal(self.c))
    }

    /// Another number type.
    fn other_number(&mut self, than: Kind) -> Kind {
        match self.c.pick(&self.palette) {
            k if k == than || k == Kind::Bool => Kind::I32,
            k => k,
        }
    }
}
