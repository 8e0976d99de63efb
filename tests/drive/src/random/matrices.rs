//! Products of matrices, for workgroups of whole waves.
//!
//! 16-bit floats are integers from -3 to 3: sums of 16 products stay below 256, and are exact in any order and type.

use super::expr::{Wish, Writer};
use super::kind::Kind;

/// The element types of fragments, their sources, and the accumulators with their element types.
const KINDS: [(&str, &str, Kind, &str, Kind); 8] = [
    ("i8", "x_i8", Kind::I8, "AccI32", Kind::I32),
    ("u8", "x_u8", Kind::U8, "AccI32", Kind::I32),
    ("wmma::I4", "x_u8", Kind::U8, "AccI32", Kind::I32),
    ("wmma::U4", "x_u8", Kind::U8, "AccI32", Kind::I32),
    ("f16", "w_f16", Kind::F16, "Acc", Kind::F32),
    ("bf16", "w_bf16", Kind::Bf16, "Acc", Kind::F32),
    ("f16", "w_f16", Kind::F16, "AccF16", Kind::F16),
    ("bf16", "w_bf16", Kind::Bf16, "AccBf16", Kind::Bf16),
];

impl Writer<'_, '_> {
    /// A product of the inputs: the accumulator's number and element.
    fn multiplied(&mut self) -> Option<(u32, Kind)> {
        let has = |k: &Kind| self.palette.contains(k);
        let fit: Vec<_> = KINDS.into_iter().filter(|(.., k, _, s)| self.whole && has(k) && has(s)).collect();
        if fit.is_empty() {
            return None;
        }
        let (t, view, kind, acc, sum) = self.c.pick(&fit);
        let n = self.fresh();
        // Rows begin at multiples of four bytes.
        let step = if kind.bits() == 8 { 4 } else { 2 };
        let mut part = |side: &str| {
            let (at, stride) = (step * self.c.below(9), step * self.c.below(2));
            let whole = !t.starts_with("wmma");
            let load = if whole && self.c.chance(30) { "load_transposed" } else { "load" };
            format!("wmma::{side}::<{t}>::{load}(&{view}, {at}, {stride})")
        };
        let (a, b) = (part("A"), part("B"));
        let from = match (self.c.below(3), sum) {
            (0, Kind::I32) => format!("wmma::{acc}::splat({})", self.atom(sum, Wish::Any)),
            (0, Kind::F32) => format!("wmma::{acc}::splat(5.0)"),
            _ => format!("wmma::{acc}::zero()"),
        };
        self.line(&format!("let mut m{n} = wmma::mma({a}, {b}, {from});"));
        Some((n, sum))
    }

    /// A product, and one of its elements.
    pub(super) fn product(&mut self) {
        let Some((n, sum)) = self.multiplied() else { return };
        if self.c.chance(50) {
            self.mapped(n, sum);
        }
        let (j, ty) = (self.c.below(8), sum.name());
        self.line(&format!("let p{n}: {ty} = m{n}.get({j});"));
        self.declare(format!("p{n}"), sum, false, Wish::Any);
    }

    /// Modifies the elements of an accumulator.
    fn mapped(&mut self, n: u32, sum: Kind) {
        let vars = self.vars.len();
        self.declare(format!("e{n}"), sum, false, Wish::Any);
        let line = match self.c.below(5) {
            0 => {
                let e = self.expr(sum, 1, Wish::Any);
                format!("m{n} = m{n}.map(|e{n}| {e});")
            }
            1 => {
                self.declare(format!("i{n}"), Kind::U32, false, Wish::Any);
                self.declare(format!("j{n}"), Kind::U32, false, Wish::Any);
                let e = self.expr(sum, 1, Wish::Any);
                format!("m{n} = m{n}.map_indexed(|i{n}, j{n}, e{n}| {e});")
            }
            2 => {
                self.declare(format!("g{n}"), sum, false, Wish::Any);
                let e = self.expr(sum, 1, Wish::Any);
                format!("m{n} = m{n}.zip_map(m{n}, |e{n}, g{n}| {e});")
            }
            // The greater of +0 and -0 may be either.
            3 => {
                let of_rows = if sum == Kind::I32 { self.c.pick(&["row_sum", "row_max"]) } else { "row_sum" };
                format!("m{n} = m{n}.{of_rows}();")
            }
            _ => {
                self.vars.truncate(vars);
                let e = self.expr(sum, 1, Wish::Any);
                format!("m{n}.set({}, {e});", self.c.below(8))
            }
        };
        self.vars.truncate(vars);
        self.line(&line);
    }

    /// Stores and loads a product through LDS.
    pub(super) fn sums_in_lds(&mut self) {
        let Some((n, sum)) = self.multiplied().filter(|(_, sum)| self.sums.contains(sum)) else { return };
        let name = sum.name();
        self.line(&format!("m{n}.store(&mut sums_{name}, wave_id() * 256, 16);"));
        self.line("barrier();");
        let i = self.expr(Kind::U32, 1, Wish::Any);
        self.line(&format!("let p{n}: {name} = sums_{name}[{i} & 255];"));
        self.declare(format!("p{n}"), sum, false, Wish::Any);
        if self.c.chance(40) {
            let acc = match sum {
                Kind::I32 => "AccI32",
                Kind::F32 => "Acc",
                Kind::F16 => "AccF16",
                _ => "AccBf16",
            };
            self.line(&format!("m{n} = wmma::{acc}::load(&sums_{name}, 0, 16);"));
            let j = self.c.below(8);
            self.line(&format!("let y{n}: {name} = m{n}.get({j});"));
            self.declare(format!("y{n}"), sum, false, Wish::Any);
        }
        self.line("barrier();");
    }
}
