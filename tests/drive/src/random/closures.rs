//! Closures, passed to functions that take them.

use super::expr::{Wish, Writer};
use super::kind::Kind;

impl Writer<'_, '_> {
    /// The value of a closure with these parameters; it may return early.
    pub(super) fn closure(&mut self, params: &[(String, Kind)], result: Kind, wish: Wish) -> String {
        let vars = self.vars.len();
        params.iter().for_each(|(name, kind)| self.declare(name.clone(), *kind, false, wish));
        let e = self.expr(result, 1, wish);
        let body = if self.c.chance(20) {
            let (c, other) = (self.cond(0, wish), self.atom(result, wish));
            format!("{{ if {c} {{ return {other}; }} {e} }}")
        } else {
            e
        };
        self.vars.truncate(vars);
        body
    }

    /// The fold of a short range.
    pub(super) fn fold(&mut self, kind: Kind, first: &str, wish: Wish) -> String {
        if self.loops_left == 0 {
            return first.to_owned();
        }
        self.loops_left -= 1;
        let n = self.fresh();
        let end = self.atom(Kind::U32, wish);
        let range = match self.c.below(4) {
            0 => format!("(0..={end} & 3)"),
            1 => format!("(1..{end} & 3).rev()"),
            2 => format!("strided({end} & 3, 9, 4)"),
            _ => format!("(0..{end} & 3)"),
        };
        let params = [(format!("s{n}"), kind), (format!("j{n}"), Kind::U32)];
        let body = self.closure(&params, kind, wish);
        self.loops_left += 1;
        let kind = kind.name();
        format!("{range}.fold({first}, |s{n}: {kind}, j{n}: u32| {body})")
    }

    /// A named closure, called twice.
    pub(super) fn named_closure(&mut self, kind: Kind, first: &str, wish: Wish) -> String {
        if self.loops_left == 0 {
            return first.to_owned();
        }
        let (n, other) = (self.fresh(), self.c.pick(&self.palette));
        // Its body is inlined twice.
        let loops = std::mem::replace(&mut self.loops_left, 0);
        let body = self.closure(&[(format!("p{n}"), kind), (format!("q{n}"), other)], kind, wish);
        self.loops_left = loops;
        let (x, y) = (self.atom(other, wish), self.atom(other, wish));
        let (kind, other) = (kind.name(), other.name());
        format!("({{ let f{n} = |p{n}: {kind}, q{n}: {other}| {body}; f{n}(f{n}({first}, {x}), {y}) }})")
    }

    /// A new array made by a closure.
    pub(super) fn array_by_closure(&mut self) {
        let (n, kind) = (self.fresh(), self.c.pick(&self.palette));
        let old = self.arrays.last().cloned().filter(|_| self.c.chance(50));
        let (len, e) = match old {
            Some((name, of, len)) => {
                let body = self.closure(&[(format!("e{n}"), of)], kind, Wish::Any);
                (len, format!("{name}.map(|e{n}| {body})"))
            }
            None => {
                let body = self.closure(&[(format!("(k{n} as u32)"), Kind::U32)], kind, Wish::Any);
                (2 + self.c.below(3), format!("core::array::from_fn(|k{n}| {body})"))
            }
        };
        self.line(&format!("let mut a{n}: [{}; {len}] = {e};", kind.name()));
        self.arrays.push((format!("a{n}"), kind, len));
    }

    /// A reduction of all lanes' values by a closure that need not commute. If other values that it reads differ
    /// between lanes, the result may differ too.
    pub(super) fn reduced(&mut self, word: &str, mut result: Wish) {
        if self.c.chance(30) {
            result = Wish::Any;
        }
        let (n, kind, other) = (self.fresh(), self.c.pick(&self.palette), self.c.pick(&self.palette));
        let e = self.expr(kind, 1, Wish::Any);
        let name = kind.name();
        // The closure runs only for some lanes, and the iterations of a loop in it may depend on them: then results
        // differ.
        let silent = std::mem::replace(&mut self.silent, true);
        let loops = self.loops_left;
        if result > Wish::Any {
            self.loops_left = 0;
        }
        if self.c.chance(60) {
            let body = self.closure(&[(format!("a{n}"), kind), (format!("b{n}"), kind)], kind, result);
            (self.silent, self.loops_left) = (silent, loops);
            self.line(&format!("let w{n}: {name} = {word}::reduce({e}, |a{n}, b{n}| {body});"));
            return self.declare(format!("w{n}"), kind, false, result);
        }
        let f = self.atom(other, Wish::Any);
        let parts = |x: &str| [(format!("{x}{n}.0"), kind), (format!("{x}{n}.1"), other)];
        let all = [parts("a"), parts("b")].concat();
        let vars = self.vars.len();
        all.iter().for_each(|(name, kind)| self.declare(name.clone(), *kind, false, result));
        let (p, q) = (self.expr(kind, 1, result), self.expr(other, 1, result));
        self.vars.truncate(vars);
        (self.silent, self.loops_left) = (silent, loops);
        let both = format!("({name}, {})", other.name());
        self.line(&format!(
            "let (w{n}, y{n}): {both} = {word}::reduce(({e}, {f}), |a{n}: {both}, b{n}: {both}| ({p}, {q}));"
        ));
        self.declare(format!("w{n}"), kind, false, result);
        self.declare(format!("y{n}"), other, false, result);
    }
}
