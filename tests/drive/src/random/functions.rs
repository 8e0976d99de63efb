//! Random device functions, and generic ones.

use super::Choices;
use super::expr::{Wish, Writer};
use super::kind::Kind;
use super::program::function_writer;
use super::records::Record;
use std::fmt::Write as _;

/// A device function `h` of two parameters: its text, parameter types and result type. A plain one has no prints and no
/// assembly, because the language treats the results of assembly as divergent.
pub(super) fn random(c: &mut Choices<'_>, palette: &[Kind], plain: bool) -> (String, (String, Vec<Kind>, Kind)) {
    let (p, q, r) = (c.pick(palette), c.pick(palette), c.pick(palette));
    let mut w = function_writer(c, palette, r, 6);
    w.silent = plain;
    w.line(&format!("fn h(a: {}, b: {}) -> {} {{", p.name(), q.name(), r.name()));
    w.declare("a".to_owned(), p, false, Wish::Any);
    w.declare("b".to_owned(), q, false, Wish::Any);
    w.indent = 1;
    let (x, y) = (w.expr(r, 1, Wish::Any), w.expr(Kind::U32, 1, Wish::Any));
    w.line(&format!("let mut c: {} = {x};", r.name()));
    w.declare("c".to_owned(), r, true, Wish::Any);
    w.line(&format!("let mut v_u32: u32 = {y};"));
    w.declare("v_u32".to_owned(), Kind::U32, true, Wish::Any);
    w.indent = 0;
    w.body(4);
    let e = w.expr(r, 1, Wish::Any);
    w.line(&format!("    if v_u32 == 9 {{ c }} else {{ {e} }}"));
    w.line("}");
    (w.text, ("h".to_owned(), vec![p, q], r))
}

/// The structs in their own module, and the items of the last one: a constant, methods that construct, modify and read
/// it, operators.
pub(super) fn module(c: &mut Choices<'_>, palette: &[Kind], records: &[Record]) -> String {
    let Some(r) = records.last() else { return String::new() };
    let mut w = function_writer(c, palette, Kind::U32, 0);
    w.records = records.to_vec();
    let (name, last) = (&r.name, records.len() - 1);
    w.line("#[device]");
    w.line("mod own {");
    w.line("use super::*;");
    records.iter().for_each(|r| w.line(&r.declaration()));
    let start = w.c.below(1000);
    w.line(&format!("impl {name} {{"));
    w.line(&format!("pub const START: u32 = {start};"));
    w.declare("by".to_owned(), Kind::U32, false, Wish::Any);
    w.declare("Self::START".to_owned(), Kind::U32, false, Wish::Any);
    w.record_variables.push(("q".to_owned(), last, Wish::Any));
    w.indent = 1;
    w.line(&format!("pub fn turned(self, by: u32) -> {name} {{"));
    w.line("let mut q = self;");
    let leaves = r.leaves();
    for _ in 0..2 {
        let (path, kind) = w.c.one_of(&leaves);
        let e = w.expr(kind, 2, Wish::Any);
        if w.c.chance(30) {
            let v = w.value(last);
            w.line(&format!("if by % 3 == 1 {{ return {v}; }}"));
        }
        w.line(&format!("q{path} = {e};"));
    }
    w.line("q");
    w.line("}");
    w.line("pub fn turn(&mut self, by: u32) {");
    w.line("let q = *self;");
    let (path, kind) = w.c.one_of(&leaves);
    let e = w.expr(kind, 2, Wish::Any);
    w.line(&format!("self{path} = {e};"));
    let then = w.c.pick(&["*self = self.turned(by);", "if by % 2 == 1 { return; }"]);
    w.line(then);
    let (path, kind) = w.c.one_of(&leaves);
    let e = w.expr(kind, 1, Wish::Any);
    w.line(&format!("self{path} = {e};"));
    w.line("}");
    w.line("pub fn told(&self, by: u32) -> u32 {");
    w.line("let q = *self;");
    let e = w.expr(Kind::U32, 2, Wish::Any);
    w.line(&e);
    w.line("}");
    w.line("}");
    w.line(&format!("impl core::ops::BitXor<u32> for {name} {{"));
    w.line("type Output = Self;");
    w.line("fn bitxor(self, by: u32) -> Self { Self::turned(self, by | 1) }");
    w.line("}");
    w.line(&format!("impl core::ops::BitXorAssign<u32> for {name} {{"));
    w.line("fn bitxor_assign(&mut self, by: u32) { self.turn(by ^ Self::START); }");
    w.line("}");
    w.indent = 0;
    w.line("}");
    w.text
}

/// Device functions of any type, of a view, of an LDS array, and one that returns two values; constants.
pub(super) fn fixed(c: &mut Choices<'_>, palette: &[Kind], both: (Kind, Kind)) -> String {
    let mut text = String::new();
    let (p, q) = (both.0.name(), both.1.name());
    let _ = writeln!(text, "#[t0::constant] const SOME: u32 = {};", Kind::U32.literal(c));
    let _ = writeln!(text, "#[t0::constant] const TABLE: [u32; 3] = [{}, {}, SOME];", c.below(9), Kind::U32.literal(c));
    let _ = writeln!(text, "fn both(a: {p}, b: {q}) -> ({q}, {p}) {{ (b, a) }}");
    let _ = writeln!(text, "fn chosen<T: Element>(c: bool, a: T, b: T) -> T {{ if c {{ return a; }} b }}");
    let body = "let mut r = all[0]; #[unroll] for j in 1..N { if j as u32 == k { r = all[j]; } } r";
    let _ = writeln!(text, "fn one_of<T: Element, const N: usize>(all: [T; N], k: u32) -> T {{ {body} }}");
    for k in palette.iter().filter(|k| **k != Kind::Bool) {
        let name = k.name();
        let _ = writeln!(text, "fn at_{name}(x: &In<{name}>, i: u32) -> {name} {{ x[i & 63] }}");
    }
    text
}

impl Writer<'_, '_> {
    /// A call of a generic function.
    pub(super) fn generic(&mut self, kind: Kind, a: &str, wish: Wish) -> String {
        if kind == Kind::Bool {
            return a.to_owned();
        }
        let b = self.atom(kind, wish);
        let ty = if self.c.chance(30) { format!("::<{}>", kind.name()) } else { String::new() };
        match self.c.below(2) {
            0 => format!("chosen{ty}({}, {a}, {b})", self.cond(0, wish)),
            _ => {
                let (d, k) = (self.atom(kind, wish), self.atom(Kind::U32, wish));
                format!("one_of([{a}, {b}, {d}], {k} & 3)")
            }
        }
    }
}
