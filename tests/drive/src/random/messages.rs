//! Prints, and assertions that pass.

use super::expr::{Wish, Writer};
use super::kind::Kind;

impl Writer<'_, '_> {
    pub(super) fn say(&mut self) {
        if self.silent {
            return;
        }
        let kind = self.c.pick(&self.palette);
        let e = self.expr(kind, 1, Wish::Any);
        let shown = match kind {
            Kind::Bool => self.c.pick(&["{}", "{:?}", "{:>7}"]),
            k if k.is_half() => self.c.pick(&["{}", "{:?}"]),
            k if k.is_float() => self.c.pick(&["{}", "{:.3}", "{:e}", "{:+9.1}"]),
            _ => self.c.pick(&["{}", "{:?}", "{:x}", "{:#b}", "{:>8}", "{:o}", "{:+}"]),
        };
        let of = self.integer_kind();
        match self.c.below(8) {
            0 | 1 => self.line(&format!("t0::print!(\"{shown} {{v_u32}}\", {e});")),
            2 => match self.arrays.last().cloned() {
                Some((name, ..)) => self.line(&format!("t0::print!(\"{{:?}} of {shown}\", {name}, {e});")),
                None => self.line("t0::print!(\"here\");"),
            },
            3 => {
                let a = self.expr(of, 1, Wish::Any);
                self.line(&format!("assert!({a} & 3 < 4, \"{shown}\", {e});"));
            }
            4 => {
                let (a, b) = (self.expr(of, 1, Wish::Any), self.atom(of, Wish::Any));
                self.line(&format!("assert!({a}.min({b}) <= {b});"));
            }
            5 => {
                let a = self.atom(of, Wish::Any);
                self.line(&format!("assert_eq!({a} ^ {a}, 0, \"{{}} {shown}\", v_u32, {e});"));
            }
            6 => {
                let a = self.expr(of, 1, Wish::Any);
                self.line(&format!("assert_ne!({a} | 1, 0);"));
            }
            _ => {
                let (a, b) = (self.expr(of, 2, Wish::Any), self.atom(of, Wish::Any));
                self.line(&format!("assert!({a} > {b} || {a} <= {b}, \"{{v_u32}}\");"));
            }
        }
    }
}
