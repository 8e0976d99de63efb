//! What may stand between the brackets of a view: `u32`, or `(u32, u32)` for row and column.

use core::fmt::Debug;

/// Lengths of a view or an LDS array, in elements.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shape {
    pub(crate) len: u32,
    pub(crate) rows: u32,
    pub(crate) cols: u32,
    pub(crate) stride: u32,
}

impl Shape {
    /// The place and shape of one row; empty where there is no such row.
    pub(crate) fn row(self, r: u32) -> (usize, Shape) {
        if r >= self.rows {
            return (0, Shape::line(0));
        }
        (r as usize * self.stride as usize, Shape::line(self.cols))
    }

    /// The place and shape of at most `n` elements from `start`.
    pub(crate) fn slice(self, start: u32, n: u32) -> (usize, Shape) {
        let start = start.min(self.len);
        (start as usize, Shape::line(n.min(self.len - start)))
    }

    /// The place and shape of at most that many rows and columns from a corner.
    pub(crate) fn tile(self, (row, col): (u32, u32), (rows, cols): (u32, u32)) -> (usize, Shape) {
        let (row, col) = (row.min(self.rows), col.min(self.cols));
        let (rows, cols) = (rows.min(self.rows - row), cols.min(self.cols - col));
        if rows == 0 || cols == 0 {
            return (0, Shape { len: 0, rows, cols, stride: self.stride });
        }
        let at = row as usize * self.stride as usize + col as usize;
        (at, Shape { len: (rows - 1) * self.stride + cols, rows, cols, stride: self.stride })
    }

    pub(crate) const fn line(n: u32) -> Shape {
        Shape { len: n, rows: 1, cols: n, stride: n }
    }
}

/// An index of a view: `u32`, or `(u32, u32)` for row and column.
///
/// The largest shape has 2^32 - 1 elements, so `u32` reaches all of them and costs one register, not two.
#[diagnostic::on_unimplemented(
    message = "a view is indexed by `u32` or by `(u32, u32)`, not by `{Self}`",
    label = "write `as u32`",
    note = "indices in kernels are u32: `x[i as u32]`, or `x[(row, column)]` in two dimensions"
)]
pub trait ViewIndex: Copy + Debug {
    #[doc(hidden)]
    fn offset(self, shape: Shape) -> Option<usize>;
}

impl ViewIndex for u32 {
    #[inline]
    fn offset(self, shape: Shape) -> Option<usize> {
        (self < shape.len).then_some(self as usize)
    }
}

impl ViewIndex for (u32, u32) {
    #[inline]
    fn offset(self, shape: Shape) -> Option<usize> {
        let (row, col) = self;
        let at = row as usize * shape.stride as usize + col as usize;
        (row < shape.rows && col < shape.cols && at < shape.len as usize).then_some(at)
    }
}
