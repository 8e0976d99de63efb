//! Comparison of consecutive elements in memory with an array in registers, word by word.

use super::{Leaf, Lowerer, R};
use crate::ir::{BinOp, IPred, Op, Value};
use crate::lang::types::Scalar;
use proc_macro2::Span;

impl Lowerer<'_> {
    /// Whether `v` is `a + n`.
    pub fn is_sum(&self, v: Value, a: Value, n: u32) -> bool {
        if let (Some(v), Some(a)) = (self.constant(v), self.constant(a)) {
            return v.wrapping_sub(a) == n;
        }
        match self.b.func.def_op(v) {
            Some(Op::Binary(BinOp::Add, x, y)) => {
                *x == a && self.constant(*y) == Some(n) || *y == a && self.constant(*x) == Some(n)
            }
            _ => false,
        }
    }

    /// `n` integers from `i` on, in words: those of at least four bytes as they are, others joined. They are zero
    /// unless all are in range, which one comparison decides.
    ///
    /// Elements of less than four bytes are loaded one by one, because neither views nor ranges of them begin at words.
    pub fn run_units(&mut self, base: Leaf, s: Scalar, i: Value, n: u32, span: Span) -> R<Vec<Value>> {
        let size = s.bytes();
        if size >= 4 {
            return self.run_words(base, s, i, n, span);
        }
        self.settle();
        let mem = s.unsigned().mem();
        let mut units = vec![];
        match base {
            Leaf::View(_) | Leaf::ViewPart(_) => {
                let offset = self.view_run(base, i, n, size);
                let view = self.whole_view(base);
                units.extend((0..n).map(|k| self.view_load(view, mem, offset, k * size)));
            }
            Leaf::Lds(_) | Leaf::LdsPart(_) => {
                let array = self.whole_lds(base);
                let (i, inside) = self.lds_run(base, i, n, span)?;
                let zero = self.i32(0);
                let at = inside.map_or(i, |ok| self.select(ok, i, zero));
                let offset = self.lds_offset(array, at, size);
                for k in 0..n {
                    let unit = self.op(Op::LdsLoad { array, mem, offset, imm: k * size }, mem.ty());
                    units.push(inside.map_or(unit, |ok| self.select(ok, unit, zero)));
                }
            }
            Leaf::Value(_) => return Err(Self::no_array(span)),
        }
        Ok(self.joined_units(&units, size))
    }

    /// Joins units of one or two bytes, whose other bits are zero, to words.
    fn joined_units(&mut self, units: &[Value], size: u32) -> Vec<Value> {
        let join = |l: &mut Self, units: &[Value]| {
            let mut word = units[0];
            for (unit, k) in units.iter().zip(0..).skip(1) {
                let by = l.i32(8 * size * k);
                let high = l.bin(BinOp::Shl, *unit, by);
                word = l.bin(BinOp::Or, word, high);
            }
            word
        };
        units.chunks(4 / size as usize).map(|units| join(self, units)).collect()
    }

    /// Whether words that [`Lowerer::run_units`] has read are those of these integers.
    pub fn equal_words(&mut self, read: &[Value], parts: &[Value], s: Scalar) -> Value {
        let size = s.bytes();
        let wanted = match size {
            8 => parts.iter().flat_map(|v| self.words(*v)).collect(),
            4 => parts.to_vec(),
            _ => {
                let mask = self.i32((1 << (8 * size)) - 1);
                let units: Vec<Value> = parts.iter().map(|v| self.bin(BinOp::And, *v, mask)).collect();
                self.joined_units(&units, size)
            }
        };
        let mut equal = self.b1(true);
        for (a, b) in read.iter().zip(&wanted) {
            let same = self.icmp(IPred::Eq, *a, *b);
            equal = self.bin(BinOp::And, equal, same);
        }
        equal
    }
}
