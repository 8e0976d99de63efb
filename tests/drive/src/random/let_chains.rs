//! `let` in conditions, chains of them, and `let .. else`.

use super::expr::{Around, Wish, Writer};
use super::kind::Kind;

impl Writer<'_, '_> {
    /// A pattern that some numbers below 8 match, with the names it binds.
    fn some_of_eight(&mut self, name: &str) -> String {
        let which = self.c.pick(&["1..=5", "(0 | 3 | 6..)", "2..", "..=4"]);
        format!("{name} @ {which}")
    }

    /// A number below 8, and its type.
    fn below_eight(&mut self, wish: Wish) -> (String, Kind) {
        let kind = self.integer_kind();
        (format!("{} & 7", self.expr(kind, 1, wish)), kind)
    }

    /// The condition of an `if` that binds names, with the names.
    pub(super) fn binding_head(&mut self, wish: Wish) -> (String, Vec<(String, Kind)>) {
        let (n, (e, kind)) = (self.fresh(), self.below_eight(wish));
        let first = self.some_of_eight(&format!("m{n}"));
        let mut head = format!("let {first} = {e}");
        let mut names = vec![(format!("m{n}"), kind)];
        if self.c.chance(50) {
            let c = self.cond(1, wish);
            head = if self.c.chance(50) { format!("({c}) && {head}") } else { format!("{head} && ({c})") };
        }
        if self.c.chance(50) {
            let (n, (e, kind)) = (self.fresh(), self.below_eight(wish));
            let (with, also) = (self.c.pick(&self.palette), self.some_of_eight(&format!("m{n}")));
            let other = self.expr(with, 1, wish);
            head = format!("{head} && let (k{n}, {also}) = ({other}, {e})");
            names.extend([(format!("k{n}"), with), (format!("m{n}"), kind)]);
        }
        (head, names)
    }

    pub(super) fn if_let(&mut self) {
        let (head, names) = self.binding_head(Wish::Any);
        self.line(&format!("if {head} {{"));
        let scope = self.scope();
        names.into_iter().for_each(|(name, kind)| self.declare(name, kind, false, Wish::Any));
        self.body(3);
        self.forget(scope);
        if self.c.chance(50) {
            self.line("} else {");
            self.body(2);
        }
        self.line("}");
    }

    pub(super) fn let_else(&mut self) {
        let (n, (e, kind)) = (self.fresh(), self.below_eight(Wish::Any));
        let pattern = self.some_of_eight(&format!("m{n}"));
        if let Some(l) = self.leave() {
            self.line(&format!("let {pattern} = {e} else {{ {l} }};"));
            self.declare(format!("m{n}"), kind, false, Wish::Any);
        }
    }

    /// A `while let` that a counter keeps finite.
    pub(super) fn while_let(&mut self) {
        let n = self.fresh();
        let f = self.expr(Kind::U32, 1, Wish::Any);
        self.line(&format!("let mut f{n}: u32 = {f} & 3;"));
        let (head, names) = if self.c.chance(50) { self.binding_head(Wish::Any) } else { ("true".to_owned(), vec![]) };
        self.line(&format!("'l{n}: while let g{n} @ 1.. = f{n} && {head} {{"));
        self.line(&format!("    f{n} -= 1;"));
        let scope = self.scope();
        self.declare(format!("g{n}"), Kind::U32, false, Wish::Any);
        names.into_iter().for_each(|(name, kind)| self.declare(name, kind, false, Wish::Any));
        self.looped(n, Around::Loop, 3);
        self.forget(scope);
        self.line("}");
    }
}
