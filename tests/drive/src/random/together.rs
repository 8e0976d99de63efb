//! What lanes do together: words of the wave, LDS between barriers, uniform branches and loops.

use super::expr::{Returns, Wish, Writer};
use super::kind::Kind;

impl Writer<'_, '_> {
    /// One statement that all lanes of the wave (`Wish::Wave`) or of the workgroup (`Wish::Group`) come to.
    pub(super) fn common(&mut self, flow: Wish) {
        if self.budget == 0 {
            return;
        }
        self.budget -= 1;
        match self.c.below(15) {
            0..=3 => self.wave_word(),
            4 | 5 if flow == Wish::Group => self.phase(),
            12 if flow == Wish::Group => self.lds_atomics(),
            13 if flow == Wish::Group => self.block_word(),
            14 => self.product(),
            6 => {
                let c = self.cond(1, flow);
                self.line(&format!("if {c} {{"));
                self.common_body(flow);
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
        let (vars, tuples, arrays) = (self.vars.len(), self.tuples.len(), self.arrays.len());
        for _ in 0..=self.c.below(3) {
            self.common(flow);
        }
        self.vars.truncate(vars);
        self.tuples.truncate(tuples);
        self.arrays.truncate(arrays);
        self.indent -= 1;
    }

    fn wave_word(&mut self) {
        let numbers: Vec<Kind> =
            self.palette.iter().copied().filter(|k| !matches!(k, Kind::Bool | Kind::F16 | Kind::Bf16)).collect();
        let kind = self.c.pick(&numbers);
        let name = kind.name();
        let e = self.expr(kind, 2, Wish::Any);
        let n = self.fresh();
        // Of +0 and -0 either may be the least.
        let float = matches!(kind, Kind::F32 | Kind::F64);
        let fix = if float { " + 0.0" } else { "" };
        let (text, kind, wish) = match self.c.below(13) {
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
            _ => {
                let c = self.cond(1, Wish::Any);
                (format!("wave::ballot({c})"), Kind::U32, Wish::Wave)
            }
        };
        let name = if kind == Kind::U32 { "u32" } else { name };
        self.line(&format!("let w{n}: {name} = {text};"));
        self.declare(format!("w{n}"), kind, false, wish);
    }

    /// Every lane writes its own element, all read any, and none writes before all have read.
    fn phase(&mut self) {
        let kind = self.c.pick(&self.palette);
        if kind == Kind::Bool {
            return;
        }
        let name = kind.name();
        let e = self.expr(kind, 2, Wish::Any);
        self.line(&format!("tile_{name}[thread_id()] = {e};"));
        if self.c.chance(30) {
            let c = self.cond(1, Wish::Any);
            let e = self.expr(kind, 1, Wish::Any);
            self.line(&format!("if {c} {{ tile_{name}[thread_id()] = {e}; }}"));
        }
        self.line("barrier();");
        let n = self.fresh();
        let i = self.expr(Kind::U32, 1, Wish::Any);
        self.line(&format!("let d{n}: {name} = tile_{name}[{i} % live];"));
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
}

/// How deep loops may nest.
pub(super) const LOOPS: u32 = 3;
