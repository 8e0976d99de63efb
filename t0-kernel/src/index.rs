//! Indices of views: `u32` or `usize`, or two of them for row and column.

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
    /// The offset and shape of one row; empty if there is no such row.
    pub(crate) fn row(self, r: impl Coordinate) -> (usize, Shape) {
        let r = r.wide();
        if r >= self.rows as usize {
            return (0, Shape::line(0));
        }
        (r * self.stride as usize, Shape::line(self.cols))
    }

    /// The offset and shape of at most `n` elements from `start`.
    pub(crate) fn slice(self, start: impl Coordinate, n: impl Coordinate) -> (usize, Shape) {
        let start = start.clipped(self.len);
        (start as usize, Shape::line(n.clipped(self.len - start)))
    }

    /// The offset and shape of at most that many rows and columns from a corner.
    pub(crate) fn tile(
        self,
        (row, col): (impl Coordinate, impl Coordinate),
        (rows, cols): (impl Coordinate, impl Coordinate),
    ) -> (usize, Shape) {
        let (row, col) = (row.clipped(self.rows), col.clipped(self.cols));
        let (rows, cols) = (rows.clipped(self.rows - row), cols.clipped(self.cols - col));
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

/// A position or a number of elements: `u32` or `usize`.
///
/// The largest shape has 2^32 - 1 elements, so `u32` reaches all of them. A `usize` has 32 bits on the GPU and 64 on
/// most hosts. There, a value that does not fit 32 bits is out of range: it is compared in full, not truncated.
#[diagnostic::on_unimplemented(
    message = "positions and lengths in kernels are `u32` or `usize`, not `{Self}`",
    label = "write `as u32`"
)]
pub trait Coordinate: Copy + Debug {
    #[doc(hidden)]
    fn wide(self) -> usize;

    /// The position, limited to `most`.
    #[doc(hidden)]
    fn clipped(self, most: u32) -> u32 {
        u32::try_from(self.wide()).map_or(most, |n| n.min(most))
    }
}

impl Coordinate for u32 {
    #[inline]
    fn wide(self) -> usize {
        self as usize
    }
}

impl Coordinate for usize {
    #[inline]
    fn wide(self) -> usize {
        self
    }
}

/// An index of a view: `u32` or `usize`, or two of them for row and column.
#[diagnostic::on_unimplemented(
    message = "a view is indexed by `u32` or `usize`, or by two of them, not by `{Self}`",
    label = "write `as u32`",
    note = "write `x[i]`, or `x[(row, column)]` in two dimensions"
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

impl ViewIndex for usize {
    #[inline]
    fn offset(self, shape: Shape) -> Option<usize> {
        (self < shape.len as usize).then_some(self)
    }
}

impl<R: Coordinate, C: Coordinate> ViewIndex for (R, C) {
    #[inline]
    fn offset(self, shape: Shape) -> Option<usize> {
        let (row, col) = (self.0.wide(), self.1.wide());
        if row >= shape.rows as usize || col >= shape.cols as usize {
            return None;
        }
        let at = row * shape.stride as usize + col;
        (at < shape.len as usize).then_some(at)
    }
}
