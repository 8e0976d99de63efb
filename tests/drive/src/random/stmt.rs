//! Statements, and divergent control flow.

use super::expr::{Around, Returns, Var, Wish, Writer};
use super::kind::Kind;

/// The choices of [`Writer::stmt`] that are control flow in which lanes differ.
const CONTROL: [u32; 13] = [8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 20, 21, 22];

impl Writer<'_, '_> {
    /// Up to `n` statements in their own scope.
    pub(super) fn body(&mut self, n: u32) {
        self.indent += 1;
        let scope = self.scope();
        for _ in 0..=self.c.below(n) {
            self.stmt();
        }
        self.forget(scope);
        self.indent -= 1;
    }

    /// The number of names in scope.
    pub(super) fn scope(&self) -> [usize; 4] {
        [self.vars.len(), self.tuples.len(), self.arrays.len(), self.record_variables.len()]
    }

    /// Removes all names but the first ones, according to these counts, from the scope.
    pub(super) fn forget(&mut self, [vars, tuples, arrays, record_variables]: [usize; 4]) {
        self.vars.truncate(vars);
        self.tuples.truncate(tuples);
        self.arrays.truncate(arrays);
        self.record_variables.truncate(record_variables);
    }

    pub(super) fn looped(&mut self, label: u32, around: Around, n: u32) {
        self.around.push((label, around));
        self.loops_left -= 1;
        self.body(n);
        self.loops_left += 1;
        self.around.pop();
    }

    pub(super) fn declare(&mut self, name: String, kind: Kind, mutable: bool, wish: Wish) {
        self.vars.push(Var { name, kind, mutable, wish });
    }

    pub(super) fn target(&mut self) -> Option<Var> {
        let fit: Vec<&Var> = self.vars.iter().filter(|v| v.mutable).collect();
        if fit.is_empty() { None } else { Some(fit[self.c.below(fit.len() as u32) as usize].clone()) }
    }

    /// A `break`, `continue` or `return`.
    pub(super) fn leave(&mut self) -> Option<String> {
        if self.c.chance(20) {
            match self.returns {
                Returns::Nothing => return Some("return;".to_owned()),
                Returns::Value(k) => return Some(format!("return {};", self.expr(k, 1, Wish::Any))),
                Returns::Never => {}
            }
        }
        if self.around.is_empty() {
            return None;
        }
        let i = self.c.below(self.around.len() as u32) as usize;
        let (l, around) = self.around[i];
        Some(match around {
            Around::Loop if self.c.chance(50) => format!("continue 'l{l};"),
            Around::Loop | Around::Block => format!("break 'l{l};"),
            Around::Valued(k) => format!("break 'l{l} {};", self.expr(k, 1, Wish::Any)),
        })
    }

    /// One statement, if the budget allows one.
    pub(super) fn stmt(&mut self) {
        if self.budget == 0 {
            return;
        }
        self.budget -= 1;
        let choice = if self.c.divergent && self.c.chance(50) { self.c.pick(&CONTROL) } else { self.c.below(40) };
        match choice {
            0..=3 => self.assign(),
            4 => self.compound(),
            5 | 6 => self.binding(),
            7 => self.store(),
            23 if !matches!(self.returns, Returns::Value(_)) => self.atomic(),
            8..=10 => {
                let c = self.cond(1, Wish::Any);
                self.line(&format!("if {c} {{"));
                self.body(3);
                if self.c.chance(50) {
                    self.line("} else {");
                    self.body(3);
                }
                self.line("}");
            }
            11 | 12 => {
                let c = self.cond(1, Wish::Any);
                if let Some(l) = self.leave() {
                    self.line(&format!("if {c} {{"));
                    self.body(1);
                    self.line(&format!("    {l}"));
                    self.line("}");
                }
            }
            13 => self.matched(),
            14 | 15 if self.loops_left > 0 => self.counted(),
            16 if self.loops_left > 0 => self.unrolled(),
            17 if self.loops_left > 0 => self.bounded_loop("while"),
            18 if self.loops_left > 0 => self.bounded_loop("loop"),
            19 => self.aggregate(),
            20 => {
                let n = self.fresh();
                self.line(&format!("'l{n}: {{"));
                self.around.push((n, Around::Block));
                self.body(4);
                self.around.pop();
                self.line("}");
            }
            21 => self.valued_block(),
            22 => {
                let c = self.cond(0, Wish::Any);
                let kind = self.c.pick(&self.palette);
                let e = self.expr(kind, 1, Wish::Any);
                if let Some(l) = self.leave() {
                    let n = self.fresh();
                    self.line(&format!("let r{n}: {} = if {c} {{ {l} }} else {{ {e} }};", kind.name()));
                    self.declare(format!("r{n}"), kind, false, Wish::Any);
                }
            }
            23 => self.part(),
            24..=26 if !self.records.is_empty() => self.struct_stmt(),
            27 => self.array_by_closure(),
            28 => self.say(),
            29 => self.pair(),
            31 => self.if_let(),
            32 => self.let_else(),
            33 if self.loops_left > 0 => self.while_let(),
            34 | 35 if self.loops_left > 0 => self.iterated(),
            36..=39 => self.form(),
            _ => self.part(),
        }
    }

    /// The two results of a function.
    fn pair(&mut self) {
        let Some((p, q)) = self.both else { return self.assign() };
        let (n, a, b) = (self.fresh(), self.expr(p, 1, Wish::Any), self.expr(q, 1, Wish::Any));
        self.line(&format!("let (r{n}, y{n}) = both({a}, {b});"));
        self.declare(format!("r{n}"), q, false, Wish::Any);
        self.declare(format!("y{n}"), p, false, Wish::Any);
    }

    fn assign(&mut self) {
        if let Some(v) = self.target() {
            let e = self.expr(v.kind, 3, Wish::Any);
            self.line(&format!("{} = {e};", v.name));
        }
    }

    fn compound(&mut self) {
        let Some(v) = self.target() else { return };
        let e = self.expr(v.kind, 2, Wish::Any);
        let op = match v.kind {
            Kind::Bool => self.c.pick(&["&=", "|=", "^="]),
            k if k.is_half() => return self.line(&format!("{0} = {0} + {e};", v.name)),
            k if k.is_float() => self.c.pick(&["+=", "-=", "*=", "/="]),
            _ => self.c.pick(&["+=", "-=", "*=", "^=", "|=", "&=", "/=", "%=", "<<=", ">>="]),
        };
        let zero = if matches!(op, "/=" | "%=") && v.kind.is_int() && !self.c.zero_divisors { " | 1" } else { "" };
        self.line(&format!("{} {op} {e}{zero};", v.name));
    }

    fn binding(&mut self) {
        let kind = self.c.pick(&self.palette);
        let e = self.expr(kind, 3, Wish::Any);
        let n = self.fresh();
        let mutable = self.c.chance(40);
        // The type of the kernel's `T`.
        let generic = !self.in_function() && self.palette[1..].first() == Some(&kind) && kind != Kind::Bool;
        let generic = generic && self.c.chance(40);
        let ty = if generic { "T" } else { kind.name() };
        self.line(&format!("let {}r{n}: {ty} = {e};", if mutable { "mut " } else { "" }));
        self.declare(format!("r{n}"), kind, mutable, Wish::Any);
    }

    /// Stores to this lane's own element.
    fn store(&mut self) {
        if matches!(self.returns, Returns::Value(_)) {
            return;
        }
        let kind = self.c.pick(&self.palette);
        if kind == Kind::Bool {
            return;
        }
        let e = self.expr(kind, 2, Wish::Any);
        let at = self.c.below(2);
        let name = kind.name();
        match self.c.below(5) {
            0 => self.line(&format!("z_{name}[gid * 2 + {at}] = {e};")),
            3 => {
                let n = self.fresh();
                let (part, at) = self.c.pick(&[("slice(gid * 2, 2)", ""), ("tile(0, gid * 2, 1, 2)", "0, ")]);
                let at =
                    if at.is_empty() { format!("{}", self.c.below(2)) } else { format!("({at}{})", self.c.below(2)) };
                if self.c.chance(40) {
                    return self.line(&format!("z_{name}.{part}[{at}] = {e};"));
                }
                self.line(&format!("let mut g{n} = z_{name}.{part};"));
                self.line(&format!("g{n}[{at}] = {e};"));
            }
            4 if kind.bits() >= 16 => {
                let other = self.expr(kind, 1, Wish::Any);
                self.line(&format!("z_{name}.store(gid * 2, [{e}, {other}]);"));
            }
            1 if kind.is_int() => self.line(&format!("z_{name}[gid * 2 + {at}] ^= {e};")),
            _ => {
                self.line(&format!("if {} {{ z_{name}[gid * 2 + {at}] = {e}; }}", "flag"));
                let n = self.fresh();
                self.line(&format!("let r{n}: {name} = z_{name}[gid * 2];"));
                self.declare(format!("r{n}"), kind, false, Wish::Any);
            }
        }
    }

    fn matched(&mut self) {
        let of = self.integer_kind();
        let a = self.expr(of, 1, Wish::Any);
        let Some(v) = self.target() else { return };
        let e = self.expr(v.kind, 1, Wish::Any);
        self.line(&format!("match {a} & 7 {{ 0 | 5 => {} = {e}, 1..=3 => {{", v.name));
        self.body(2);
        self.line("} _ => {");
        self.body(1);
        self.line("} }");
    }

    fn counted(&mut self) {
        let n = self.fresh();
        let kind = match self.c.pick(&[Kind::U32, Kind::U32, Kind::I32, Kind::U64, Kind::I64, Kind::U8]) {
            k if self.palette.contains(&k) => k,
            _ => Kind::U32,
        };
        let (a, b) = (self.c.below(3), self.c.below(4));
        let (la, lb) = (self.expr(kind, 1, Wish::Any), self.expr(kind, 1, Wish::Any));
        let t = kind.name();
        let head = match self.c.below(6) {
            0 => format!("{a}{t}..({lb} & 3)"),
            1 => format!("({la} & 1)..=({lb} & 3)"),
            2 => format!("({a}{t}..({lb} & 3)).rev()"),
            3 if kind == Kind::U32 => format!("strided({la} & 3, {lb} & 15, {})", b + 3),
            // The result of a function is uniform if its arguments are.
            4 if kind == Kind::U32 && !self.in_function() => format!("grid_stride({lb} & 127)"),
            _ => format!("{a}{t}..{}", a + b),
        };
        self.line(&format!("'l{n}: for i{n} in {head} {{"));
        self.declare(format!("i{n}"), kind, false, Wish::Any);
        self.looped(n, Around::Loop, 4);
        self.vars.pop();
        self.line("}");
    }

    fn unrolled(&mut self) {
        let n = self.fresh();
        let b = self.c.below(4);
        self.line("#[unroll]");
        self.line(&format!("'l{n}: for i{n} in 0..{b}u32 {{"));
        self.declare(format!("i{n}"), Kind::U32, false, Wish::Any);
        self.looped(n, Around::Loop, 3);
        self.vars.pop();
        self.line("}");
    }

    /// A `while` or a `loop` that a counter keeps finite; `continue` cannot skip it.
    fn bounded_loop(&mut self, word: &str) {
        let n = self.fresh();
        let f = self.expr(Kind::U32, 1, Wish::Any);
        self.line(&format!("let mut f{n}: u32 = {f} & 3;"));
        let kind = self.c.pick(&self.palette);
        match word {
            "while" => {
                let c = self.cond(1, Wish::Any);
                self.line(&format!("'l{n}: while f{n} > 0 && ({c}) {{"));
                self.line(&format!("    f{n} -= 1;"));
                self.looped(n, Around::Loop, 4);
            }
            _ if self.c.chance(50) => {
                let (e, Some(v)) = (self.expr(kind, 1, Wish::Any), self.target()) else { return };
                let e = if v.kind == kind { e } else { self.expr(v.kind, 1, Wish::Any) };
                self.line(&format!("{} = 'l{n}: loop {{", v.name));
                self.line(&format!("    if f{n} == 0 {{ break 'l{n} {e}; }}"));
                self.line(&format!("    f{n} -= 1;"));
                self.looped(n, Around::Valued(v.kind), 3);
                self.line("};");
                return;
            }
            _ => {
                self.line(&format!("'l{n}: loop {{"));
                self.line(&format!("    if f{n} == 0 {{ break 'l{n}; }}"));
                self.line(&format!("    f{n} -= 1;"));
                self.looped(n, Around::Loop, 4);
            }
        }
        self.line("}");
    }

    fn valued_block(&mut self) {
        let Some(v) = self.target() else { return };
        let n = self.fresh();
        self.line(&format!("{} = 'l{n}: {{", v.name));
        self.around.push((n, Around::Valued(v.kind)));
        self.body(3);
        self.around.pop();
        let e = self.expr(v.kind, 1, Wish::Any);
        self.line(&format!("    {e}"));
        self.line("};");
    }

    /// A new tuple or array.
    fn aggregate(&mut self) {
        let n = self.fresh();
        if self.c.chance(50) {
            let kinds: Vec<Kind> = (0..2 + self.c.below(2)).map(|_| self.c.pick(&self.palette)).collect();
            let es: Vec<String> = kinds.iter().map(|k| self.expr(*k, 1, Wish::Any)).collect();
            let types: Vec<&str> = kinds.iter().map(|k| k.name()).collect();
            self.line(&format!("let mut t{n}: ({}) = ({});", types.join(", "), es.join(", ")));
            self.tuples.push((format!("t{n}"), kinds));
        } else {
            let kind = self.c.pick(&self.palette);
            let len = 2 + self.c.below(3);
            let es: Vec<String> = (0..len).map(|_| self.expr(kind, 1, Wish::Any)).collect();
            self.line(&format!("let mut a{n}: [{}; {len}] = [{}];", kind.name(), es.join(", ")));
            self.arrays.push((format!("a{n}"), kind, len));
        }
    }

    /// Assigns to part of a tuple or array.
    fn part(&mut self) {
        if self.c.chance(50)
            && let Some((name, kinds)) = self.tuples.last().cloned()
        {
            let i = self.c.below(kinds.len() as u32);
            let e = self.expr(kinds[i as usize], 2, Wish::Any);
            self.line(&format!("{name}.{i} = {e};"));
        } else if let Some((name, kind, len)) = self.arrays.last().cloned() {
            if self.c.chance(40) {
                let n = self.fresh();
                let e = self.expr(kind, 1, Wish::Any);
                self.line("#[unroll]");
                self.line(&format!("for i{n} in 0..{len}usize {{ {name}[i{n}] = if i{n} as u32 == v_u32 & 1 {{ {name}[{}] }} else {{ {e} }}; }}", len - 1));
            } else {
                let (i, e) = (self.c.below(len), self.expr(kind, 2, Wish::Any));
                self.line(&format!("{name}[{i}] = {e};"));
            }
        }
    }
}
