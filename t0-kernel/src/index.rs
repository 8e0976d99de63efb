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
