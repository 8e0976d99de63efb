//! Operations that lanes execute together: wave builtins, LDS between barriers, uniform branches and loops.

use super::expr::{Returns, Wish, Writer};
use super::kind::Kind;

impl Writer<'_, '_> {
    /// One statement that all lanes of the wave (`Wish::Wave`) or of the workgroup (`Wish::Group`) reach.
    pub(super) fn common(&mut self, flow: Wish) {
        if self.budget == 0 {
            return;
        }
        self.budget -= 1;
        match self.c.below(21) {
            0..=3 => self.wave_builtin(),
            15 if flow == Wish::Group => self.wide_phase(),
            16 if flow == Wish::Group && !self.records.is_empty() => self.struct_phase(),
            17 if flow == Wish::Group => self.sums_in_lds(),
            19 | 20 if flow == Wish::Group => self.apart_in_lds(),
            18 => self.reduced("wave", Wish::Wave),
            4 | 5 if flow == Wish::Group => self.phase(),
            12 if flow == Wish::Group => self.lds_atomics(),
            13 if flow == Wish::Group => self.workgroup_builtin(),
            14 => self.product(),
            6 => {
                let (head, names) =
                    if self.c.chance(40) { self.binding_head(flow) } else { (self.cond(1, flow), vec![]) };
                self.line(&format!("if {head} {{"));
                let scope = self.scope();
                names.into_iter().for_each(|(name, kind)| self.declare(name, kind, false, flow));
                self.common_body(flow);
                self.forget(scope);
                if self.c.chance(50) {
                    self.line("} else {");
                    self.common_body(flow);
                }
                self.line("}");
            }
            7 => {
                let vote = self.c.pick(&["any", "all"]);
                let c = self.cond(1, Wish::Any);
                self.line(&format!("if wave::{vote}({c}) {{"));
                self.common_body(Wish::Wave);
                self.line("}");
            }
            8 if self.loops_left > 0 => {
                let n = self.fresh();
                let e = self.expr(Kind::U32, 1, flow);
                self.line(&format!("for i{n} in 0..({e} & 3) {{"));
                self.declare(format!("i{n}"), Kind::U32, false, flow);
                self.loops_left -= 1;
                self.common_body(flow);
                self.loops_left += 1;
                self.vars.pop();
                self.line("}");
            }
            9 if flow == Wish::Group && self.loops_left == LOOPS => {
                let c = self.cond(0, Wish::Group);
                self.line(&format!("if {c} && n == 3 {{ return; }}"));
                self.together_returns = true;
            }
            10 => {
                let kind = self.c.pick(&self.palette);
                let e = self.expr(kind, 2, flow);
                let n = self.fresh();
                self.line(&format!("let u{n}: {} = {e};", kind.name()));
                self.declare(format!("u{n}"), kind, false, flow);
            }
            _ => self.stmt(),
        }
    }

    fn common_body(&mut self, flow: Wish) {
        self.indent += 1;
        let scope = self.scope();
        for _ in 0..=self.c.below(3) {
            self.common(flow);
        }
        self.forget(scope);
        self.indent -= 1;
    }

    fn wave_builtin(&mut self) {
        let numbers: Vec<Kind> = self.palette.iter().copied().filter(|k| *k != Kind::Bool).collect();
        let kind = self.c.pick(&numbers);
        let name = kind.name();
        let e = self.expr(kind, 2, Wish::Any);
        let n = self.fresh();
        // The minimum may be +0 or -0.
        let (float, fix) = (kind.is_float(), kind.positive_zero());
        let (text, kind, wish) = match self.c.below(15) {
            0 | 1 => (format!("wave::sum({e})"), kind, Wish::Wave),
            2 => (format!("wave::max({e}){fix}"), kind, Wish::Wave),
            3 => (format!("wave::min({e}){fix}"), kind, Wish::Wave),
            4 => (format!("wave::product({e})"), kind, Wish::Wave),
            5 if !float => (format!("wave::{}({e})", self.c.pick(&["and", "or", "xor"])), kind, Wish::Wave),
            6 => (format!("wave::shuffle_xor({e}, {})", 1 + self.c.below(31)), kind, Wish::Any),
            7 => {
                let at = self.expr(Kind::U32, 1, Wish::Any);
                (format!("wave::shuffle({e}, {at})"), kind, Wish::Any)
            }
            8 => {
                let word = self.c.pick(&["shuffle_up", "shuffle_down"]);
                (format!("wave::{word}({e}, {})", self.c.below(34)), kind, Wish::Any)
            }
            9 => {
                let at = self.expr(Kind::U32, 1, Wish::Wave);
                (format!("wave::broadcast({e}, {at})"), kind, Wish::Wave)
            }
            10 => (format!("wave::first({e})"), kind, Wish::Wave),
            11 => (format!("wave::{}({e})", self.c.pick(&["inclusive_sum", "exclusive_sum"])), kind, Wish::Any),
            12 => (format!("wave::{}({e}){fix}", self.scan()), kind, Wish::Any),
            13 => ("wave::elect() as u32".to_owned(), Kind::U32, Wish::Any),
            _ => {
                let c = self.cond(1, Wish::Any);
                (format!("wave::ballot({c})"), Kind::U32, Wish::Wave)
            }
        };
        let name = if kind == Kind::U32 { "u32" } else { name };
        self.line(&format!("let w{n}: {name} = {text};"));
        self.declare(format!("w{n}"), kind, false, wish);
    }

    /// The index of an element in a type's LDS array.
    pub(super) fn slot(&self, kind: Kind, i: &str) -> String {
        if self.squares.contains(&kind) { format!("(({i}) / 8, ({i}) % 8)") } else { i.to_owned() }
    }

    /// An element of a type's LDS array, or of a part of it; `i` is below `live`.
    pub(super) fn lds_element(&mut self, kind: Kind, i: &str) -> String {
        let (name, at) = (kind.name(), self.slot(kind, i));
        let square = self.squares.contains(&kind);
        let part = match (self.c.below(5), square) {
            (0, true) => format!("row(({i}) / 8)[({i}) % 8]"),
            (1, true) => format!("tile(({i}) / 8, ({i}) % 8, 1, 1)[(0, 0)]"),
            (0, false) => format!("slice({i}, 2)[0]"),
            (1, false) => format!("slice(0, live)[{i}]"),
            (2, false) => format!("slice({i}, 9).slice(0, 1)[0]"),
            _ => return format!("tile_{name}[{at}]"),
        };
        format!("tile_{name}.{part}")
    }

    fn lds_kind(&mut self) -> Kind {
        let fit: Vec<Kind> = self.palette.iter().copied().filter(|k| *k != Kind::Bool).collect();
        self.c.pick(&fit)
    }

    /// Every lane writes its own element and reads any; no lane writes before all have read.
    fn phase(&mut self) {
        let kind = self.lds_kind();
        let name = kind.name();
        let e = self.expr(kind, 2, Wish::Any);
        let own = self.slot(kind, "tid");
        if !self.squares.contains(&kind) && self.c.chance(30) {
            let n = self.fresh();
            self.line(&format!("let mut h{n} = tile_{name}.slice(tid, 1);"));
            self.line(&format!("h{n}[0] = {e};"));
        } else {
            self.line(&format!("tile_{name}[{own}] = {e};"));
        }
        if self.c.chance(30) {
            let c = self.cond(1, Wish::Any);
            let e = self.expr(kind, 1, Wish::Any);
            self.line(&format!("if {c} {{ tile_{name}[{own}] = {e}; }}"));
        }
        self.line("barrier();");
        let n = self.fresh();
        let i = self.expr(Kind::U32, 1, Wish::Any);
        let element = self.lds_element(kind, &format!("{i} % live"));
        self.line(&format!("let d{n}: {name} = {element};"));
        self.declare(format!("d{n}"), kind, false, Wish::Any);
        self.tiles.push((format!("tile_{name}"), kind));
        let returns = std::mem::replace(&mut self.returns, Returns::Never);
        for _ in 0..self.c.below(3) {
            self.stmt();
        }
        self.returns = returns;
        self.tiles.pop();
        self.line("barrier();");
    }

    /// A phase of LDS with two elements at once.
    fn wide_phase(&mut self) {
        let kind = self.lds_kind();
        if kind.bits() == 8 || self.squares.contains(&kind) {
            return;
        }
        let name = kind.name();
        let (a, b) = (self.expr(kind, 2, Wish::Any), self.expr(kind, 1, Wish::Any));
        self.line(&format!("tile_{name}.store(tid * 2, [{a}, {b}]);"));
        self.line("barrier();");
        let n = self.fresh();
        let i = self.expr(Kind::U32, 1, Wish::Any);
        self.line(&format!("let [d{n}, y{n}] = tile_{name}.load::<2>({i} % live * 2);"));
        self.declare(format!("d{n}"), kind, false, Wish::Any);
        self.declare(format!("y{n}"), kind, false, Wish::Any);
        self.line("barrier();");
    }
}

/// The maximum depth of nested loops.
pub(super) const LOOPS: u32 = 3;
