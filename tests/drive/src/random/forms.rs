//! Forms that passes of the compiler look for: divisions by constants, bytes of words, elements next to each other,
//! nested loops over constants, loops that lanes leave after different numbers of iterations, parts of words that move
//! from variable to variable in a loop, two elements of LDS off one index.

use super::expr::{Wish, Writer};
use super::kind::Kind;

/// Divisors for which a multiplication needs care: factors of 33 bits, even ones, those near the ends of a type.
const DIVISORS: [&str; 12] =
    ["3", "7", "10", "14", "28", "100", "127", "641", "1000", "32749", "1000003", "2147483647"];

impl Writer<'_, '_> {
    /// A statement of one of these forms.
    pub(super) fn form(&mut self) {
        match self.c.below(7) {
            6 if self.loops_left > 0 && !self.in_function() => self.moved(),
            0 | 1 => self.divided(),
            2 => self.bytes(),
            3 if !self.in_function() => self.neighbours(),
            4 if self.loops_left > 1 => self.nested(),
            _ if self.loops_left > 0 => self.diminished(),
            _ => self.divided(),
        }
    }

    /// A quotient or remainder by a constant.
    fn divided(&mut self) {
        let kind = self.integer_kind();
        let most = if kind.is_signed() { kind.bits() - 1 } else { kind.bits() };
        let fits: Vec<&str> =
            DIVISORS.into_iter().filter(|d| d.parse::<u64>().is_ok_and(|d| most >= 64 || d < 1 << most)).collect();
        let (by, op, name) = (self.c.pick(&fits), self.c.pick(&["/", "%"]), kind.name());
        let by = if kind.is_signed() && self.c.chance(30) { format!("(-{by}{name})") } else { format!("{by}{name}") };
        let (e, n) = (self.expr(kind, 2, Wish::Any), self.fresh());
        self.line(&format!("let r{n}: {name} = ({e}) {op} {by};"));
        self.declare(format!("r{n}"), kind, false, Wish::Any);
    }

    /// A word that is made of bytes of others.
    fn bytes(&mut self) {
        let n = self.fresh();
        let names: Vec<String> = (0..2).map(|_| self.name(Wish::Any)).collect();
        let byte = |w: &mut Self| {
            let (from, at) = (w.c.one_of(&names), w.c.pick(&[0, 8, 16, 24]));
            if at == 0 { format!("({from} & 255)") } else { format!("({from} >> {at} & 255)") }
        };
        let all: Vec<String> = (0..4).map(|_| byte(self)).collect();
        self.line(&format!("let r{n}: u32 = {} | {} << 8 | {} << 16 | {} << 24;", all[0], all[1], all[2], all[3]));
        self.declare(format!("r{n}"), Kind::U32, false, Wish::Any);
    }

    /// Elements of a view with indices next to each other, or a constant distance apart.
    fn neighbours(&mut self) {
        let integers: Vec<Kind> = self.palette.iter().copied().filter(|k| k.is_int()).collect();
        let kind = self.c.pick(&integers);
        let (name, n, e) = (kind.name(), self.fresh(), self.expr(Kind::U32, 1, Wish::Any));
        let (most, step, count, plus) =
            self.c.pick(&[(15, 4, 4, 0), (19, 3, 3, 1), (12, 5, 4, 0), (31, 1, 8, 9), (7, 8, 8, 0), (55, 1, 2, 7)]);
        let start = self.c.below(9);
        self.line(&format!("let mut g{n}: {name} = {start}{name};"));
        self.line(&format!("for p{n} in 0..{count}u32 {{"));
        self.line(&format!("    g{n} = g{n} * 31 ^ x_{name}[({e} & {}) * {step} + p{n} + {plus}];", below(most)));
        self.line("}");
        self.declare(format!("g{n}"), kind, true, Wish::Any);
        if self.c.chance(50) {
            let v = self.expr(kind, 1, Wish::Any);
            self.line(&format!("for p{n} in 0..2u32 {{ z_{name}[gid * 2 + p{n}] = ({v}) ^ p{n} as {name}; }}"));
        }
    }

    /// Loops over constants, one in the other, with a body that is short or calls for some iterations at a time.
    fn nested(&mut self) {
        let n = self.fresh();
        let (outer, inner) = self.c.pick(&[(2, 3), (3, 5), (1, 24), (4, 4), (1, 32)]);
        let (e, f) = (self.name(Wish::Any), self.expr(Kind::U32, 1, Wish::Any));
        self.line(&format!("let mut g{n}: u32 = {e};"));
        self.line(&format!("for k{n} in 0..{outer}u32 {{"));
        self.line(&format!("    for j{n} in 0..{inner}u32 {{"));
        let element = match self.in_function() {
            false => format!("x_u32[(j{n} * 7 + k{n} ^ {e}) & 63]"),
            true => format!("(j{n} * 7 + k{n} ^ {e})"),
        };
        self.line(&format!("        g{n} = g{n}.rotate_left(5) ^ {element};"));
        if self.c.chance(40) {
            self.line(&format!("        if g{n} % 5 == 1 {{ g{n} += {f}; }}"));
        }
        self.line("    }");
        self.line("}");
        self.declare(format!("g{n}"), Kind::U32, true, Wish::Any);
    }

    /// A loop that lanes leave after different numbers of iterations, whose values are read behind it.
    fn diminished(&mut self) {
        let n = self.fresh();
        let (by, e, f) = (self.c.pick(&[2, 3, 10]), self.expr(Kind::U32, 1, Wish::Any), self.name(Wish::Any));
        let other = match self.c.below(3) {
            0 => format!(" && g{n} % 11 != 3"),
            1 => format!(" && (q{n} ^ {f}) % 13 != 5"),
            _ => String::new(),
        };
        self.line(&format!("let mut q{n}: u32 = {e};"));
        self.line(&format!("let mut g{n}: u32 = {f};"));
        let least = self.c.below(4);
        self.line(&format!("while q{n} > {least}{other} {{"));
        self.line(&format!("    q{n} /= {by};"));
        if self.c.chance(30) {
            self.line(&format!("    if q{n} & 7 == 5 {{ continue; }}"));
        }
        self.line(&format!("    g{n} = g{n} * 3 + q{n};"));
        if self.c.chance(30) {
            self.line(&format!("    if g{n} & 15 == 9 {{ break; }}"));
        }
        self.line("}");
        self.declare(format!("q{n}"), Kind::U32, true, Wish::Any);
        self.declare(format!("g{n}"), Kind::U32, true, Wish::Any);
    }

    /// A loop that moves bytes or 16-bit numbers, which are loaded as a word, from variable to variable.
    fn moved(&mut self) {
        let small = |k: &Kind| *k != Kind::Bool && k.bits() < 32;
        let fit: Vec<Kind> = self.palette.iter().copied().filter(small).collect();
        if fit.is_empty() {
            return self.divided();
        }
        let kind = self.c.pick(&fit);
        let (name, count, n) = (kind.name(), 32 / kind.bits(), self.fresh());
        let load = |w: &mut Self, plus: &str| {
            let i = w.expr(Kind::U32, 1, Wish::Any);
            format!("x_{name}.load::<{count}>(({i}{plus}) % 12 * {count})")
        };
        let (a, b) = (load(self, ""), load(self, ""));
        self.line(&format!("let (mut m{n}, mut w{n}) = ({a}, {b});"));
        let (e, c) = (self.expr(Kind::U32, 1, Wish::Any), self.cond(1, Wish::Any));
        self.line(&format!("for k{n} in 0..({e} & 3) {{"));
        let next = if self.c.chance(30) { format!("m{n}") } else { load(self, &format!(" + k{n}")) };
        match self.c.below(3) {
            0 => self.line(&format!("    (m{n}, w{n}) = (w{n}, if {c} {{ {next} }} else {{ w{n} }});")),
            1 => self.line(&format!("    if {c} {{ (m{n}, w{n}) = (w{n}, {next}); }}")),
            _ => self.line(&format!("    (m{n}, w{n}) = (w{n}, {next});")),
        }
        self.line("}");
        let bits = if kind.is_float() { ".to_bits()".to_owned() } else { format!(" as u{}", kind.bits()) };
        let part = |at: u32| format!("((m{n}[{at}]{bits}) as u32) << {}", at * kind.bits());
        let parts: Vec<String> = (0..count).map(part).collect();
        self.line(&format!("let r{n}: u32 = {};", parts.join(" | ")));
        self.declare(format!("r{n}"), Kind::U32, false, Wish::Any);
    }

    /// A phase of LDS in which each lane stores and loads two elements a constant distance apart.
    pub(super) fn apart_in_lds(&mut self) {
        let fit: Vec<Kind> =
            self.palette.iter().copied().filter(|k| *k != Kind::Bool && !self.squares.contains(k)).collect();
        let Some(&first) = fit.first() else { return };
        let kind = if self.c.chance(50) { first } else { self.c.pick(&fit) };
        let (name, lanes) = (kind.name(), self.lanes);
        let (a, b) = (self.expr(kind, 2, Wish::Any), self.expr(kind, 1, Wish::Any));
        self.line(&format!("tile_{name}[tid] = {a};"));
        if self.c.chance(30) {
            // Another store to the same element, which must stay behind the first one.
            let again = self.expr(kind, 1, Wish::Any);
            self.line(&format!("tile_{name}[tid] = {again};"));
        }
        self.line(&format!("tile_{name}[tid + {lanes}] = {b};"));
        self.line("barrier();");
        let (n, i) = (self.fresh(), self.expr(Kind::U32, 1, Wish::Any));
        self.line(&format!("let h{n}: u32 = ({i}) % live;"));
        self.line(&format!("let d{n}: {name} = tile_{name}[h{n}];"));
        self.line(&format!("let y{n}: {name} = tile_{name}[h{n} + {lanes}];"));
        self.declare(format!("d{n}"), kind, false, Wish::Any);
        self.declare(format!("y{n}"), kind, false, Wish::Any);
        self.line("barrier();");
    }
}

/// The mask of the numbers up to the greatest one that has only ones in binary.
fn below(most: u32) -> u32 {
    let mask = (most + 1).next_power_of_two() - 1;
    if mask > most { mask >> 1 } else { mask }
}
