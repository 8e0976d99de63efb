//! Lengths of views and LDS arrays, parts of them, and byte offsets in views.
//!
//! The start and the shape of a part are SSA values. The part that a name refers to is known at compile time, as for
//! views.

use super::{Leaf, Lowerer};
use crate::ir::{BinOp, Dim, IPred, LdsId, Op, Ty, Value, ViewId};
use crate::source::Bounds;

/// The memory that a part belongs to.
#[derive(Clone, Copy, Debug)]
enum Whole {
    View(ViewId),
    Lds(LdsId),
}

/// A part of a view or LDS array, in elements. An index in range of the part is in range of the whole.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    of: Whole,
    base: Value,
    len: Value,
    rows: Value,
    cols: Value,
    stride: Value,
}

impl Lowerer<'_> {
    fn part(&self, v: Leaf) -> Option<Part> {
        match v {
            Leaf::ViewPart(p) | Leaf::LdsPart(p) => self.parts.get(p as usize).copied(),
            Leaf::View(_) | Leaf::Lds(_) | Leaf::Value(_) => None,
        }
    }

    fn of(&self, v: Leaf) -> Whole {
        match v {
            Leaf::View(v) => Whole::View(v),
            Leaf::Lds(a) => Whole::Lds(a),
            v => self.part(v).map_or(Whole::View(ViewId(0)), |p| p.of),
        }
    }

    /// The view that a leaf refers to, as a whole or in part.
    pub(super) fn whole_view(&self, v: Leaf) -> ViewId {
        match self.of(v) {
            Whole::View(v) => v,
            Whole::Lds(_) => ViewId(0),
        }
    }

    /// The LDS array that a leaf refers to, as a whole or in part.
    pub(super) fn whole_lds(&self, v: Leaf) -> LdsId {
        match self.of(v) {
            Whole::Lds(a) => a,
            Whole::View(_) => LdsId(0),
        }
    }

    /// A length of a view, an LDS array, or a part.
    pub fn dim(&mut self, v: Leaf, d: Dim) -> Value {
        if let Some(p) = self.part(v) {
            return match d {
                Dim::Len => p.len,
                Dim::Rows => p.rows,
                Dim::Cols => p.cols,
                Dim::Stride => p.stride,
            };
        }
        match self.of(v) {
            Whole::View(v) => self.op(Op::ViewDim(v, d), Ty::I32),
            Whole::Lds(a) => self.lds_dim(a, d),
        }
    }

    /// Converts an index into a part to an index into the whole.
    pub(super) fn based(&mut self, v: Leaf, i: Value) -> Value {
        match self.part(v) {
            Some(p) => self.bin(BinOp::Add, p.base, i),
            None => i,
        }
    }

    /// The length of the whole view: the first index out of range.
    fn view_end(&mut self, v: Leaf) -> Value {
        let v = self.whole_view(v);
        self.op(Op::ViewDim(v, Dim::Len), Ty::I32)
    }

    /// Whether indices are compared with lengths.
    pub(super) fn checked(&self) -> bool {
        self.src.0.bounds == Bounds::Checked
    }

    /// The byte offset of an element of a view, without a comparison.
    fn view_place(&mut self, v: Leaf, index: &[Value], size: u32) -> Value {
        let at = match index {
            [r, c] => {
                let stride = self.dim(v, Dim::Stride);
                let row = self.bin(BinOp::Mul, *r, stride);
                self.bin(BinOp::Add, row, *c)
            }
            [i, ..] => *i,
            [] => self.i32(0),
        };
        let at = self.based(v, at);
        self.scaled(at, size)
    }

    /// The byte offset of an element of a view.
    pub(super) fn view_offset(&mut self, v: Leaf, index: &[Value], size: u32) -> Value {
        if !self.checked() {
            return self.view_place(v, index, size);
        }
        let len = self.dim(v, Dim::Len);
        let i = match index {
            [r, c] => {
                let [rows, cols, stride] = [Dim::Rows, Dim::Cols, Dim::Stride].map(|d| self.dim(v, d));
                let in_r = self.icmp(IPred::LtU, *r, rows);
                let in_c = self.icmp(IPred::LtU, *c, cols);
                let inside = self.bin(BinOp::And, in_r, in_c);
                let row = self.bin(BinOp::Mul, *r, stride);
                let at = self.bin(BinOp::Add, row, *c);
                let at = self.based(v, at);
                let end = if self.part(v).is_some() { self.view_end(v) } else { len };
                self.select(inside, at, end)
            }
            [i, ..] if self.part(v).is_some() => {
                let inside = self.icmp(IPred::LtU, *i, len);
                let at = self.based(v, *i);
                let end = self.view_end(v);
                self.select(inside, at, end)
            }
            [i, ..] => self.bin(BinOp::MinU, *i, len),
            [] => len,
        };
        self.scaled(i, size)
    }

    /// The byte offset of `n` elements of a view from `i`, or of the view's end unless all are in range.
    pub(super) fn view_run(&mut self, v: Leaf, i: Value, n: u32, size: u32) -> Value {
        if !self.checked() {
            return self.view_place(v, &[i], size);
        }
        let len = self.dim(v, Dim::Len);
        let less = self.i32(n - 1);
        // One more than the last valid start, or 0 if no start is valid.
        let most = self.bin(BinOp::MaxU, len, less);
        let limit = self.bin(BinOp::Sub, most, less);
        let inside = self.icmp(IPred::LtU, i, limit);
        let at = self.based(v, i);
        let end = if self.part(v).is_some() { self.view_end(v) } else { len };
        let at = self.select(inside, at, end);
        self.scaled(at, size)
    }

    fn new_part(&mut self, part: Part) -> Leaf {
        self.parts.push(part);
        let at = self.parts.len() as u32 - 1;
        match part.of {
            Whole::View(_) => Leaf::ViewPart(at),
            Whole::Lds(_) => Leaf::LdsPart(at),
        }
    }

    /// One row, or an empty part if the row does not exist.
    pub fn row_of(&mut self, v: Leaf, r: Value) -> Leaf {
        let [rows, cols, stride] = [Dim::Rows, Dim::Cols, Dim::Stride].map(|d| self.dim(v, d));
        let (zero, one) = (self.i32(0), self.i32(1));
        let inside = self.icmp(IPred::LtU, r, rows);
        let at = self.bin(BinOp::Mul, r, stride);
        let base = self.based(v, at);
        let len = self.select(inside, cols, zero);
        self.new_part(Part { of: self.of(v), base, len, rows: one, cols: len, stride: len })
    }

    /// Up to `n` elements from `start`, as far as they exist.
    pub fn slice_of(&mut self, v: Leaf, start: Value, n: Value) -> Leaf {
        let len = self.dim(v, Dim::Len);
        let one = self.i32(1);
        let (start, n) = self.clipped(start, n, len);
        let base = self.based(v, start);
        self.new_part(Part { of: self.of(v), base, len: n, rows: one, cols: n, stride: n })
    }

    /// The requested rows and columns from a corner, as far as they exist.
    pub fn tile_of(&mut self, v: Leaf, corner: [Value; 2], shape: [Value; 2]) -> Leaf {
        let [rows, cols, stride] = [Dim::Rows, Dim::Cols, Dim::Stride].map(|d| self.dim(v, d));
        let (zero, one) = (self.i32(0), self.i32(1));
        let (row, rows) = self.clipped(corner[0], shape[0], rows);
        let (col, cols) = self.clipped(corner[1], shape[1], cols);
        let at = self.bin(BinOp::Mul, row, stride);
        let at = self.bin(BinOp::Add, at, col);
        let base = self.based(v, at);
        let before = self.bin(BinOp::Sub, rows, one);
        let before = self.bin(BinOp::Mul, before, stride);
        let span = self.bin(BinOp::Add, before, cols);
        let no_rows = self.icmp(IPred::Eq, rows, zero);
        let no_cols = self.icmp(IPred::Eq, cols, zero);
        let none = self.bin(BinOp::Or, no_rows, no_cols);
        let len = self.select(none, zero, span);
        self.new_part(Part { of: self.of(v), base, len, rows, cols, stride })
    }

    /// A range clipped to the existing elements.
    fn clipped(&mut self, start: Value, n: Value, len: Value) -> (Value, Value) {
        let start = self.bin(BinOp::MinU, start, len);
        let left = self.bin(BinOp::Sub, len, start);
        (start, self.bin(BinOp::MinU, n, left))
    }
}
