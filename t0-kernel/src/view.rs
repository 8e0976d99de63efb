//! Views: a kernel's access to device memory.

use crate::Element;
use crate::elements::Elements;
use crate::index::Coordinate;

/// Elements that a kernel reads.
///
/// `x[i]` with `i: u32` or `usize`, or `x[(row, column)]`. An index out of range reads zero on the GPU and is an error
/// in a strict run.
pub struct In<T>(pub(crate) Elements<T>);

/// Elements that a kernel writes but does not read.
///
/// `out[i] = v`. A write out of range has no effect on the GPU and is an error in a strict run.
pub struct Out<T>(pub(crate) Elements<T>);

/// Elements that a kernel reads and writes: `z[i] += v`.
pub struct InOut<T>(pub(crate) Elements<T>);

impl<T> Clone for In<T> {
    fn clone(&self) -> In<T> {
        *self
    }
}

impl<T> Copy for In<T> {}

impl<T: Element> In<T> {
    /// The element at `i`, which must be in range: saves the clamp of the index on the GPU.
    ///
    /// # Safety
    /// `i` must be less than [`In::len`]. (Otherwise the value is unspecified, but no other memory is accessed.)
    #[must_use]
    #[track_caller]
    pub unsafe fn unchecked(&self, i: impl Coordinate) -> T {
        self.0.get(i.wide()).unwrap_or_else(T::zeroed)
    }
}

impl<T: Element> InOut<T> {
    /// The element at `i`, which must be in range: saves the clamp of the index on the GPU.
    ///
    /// # Safety
    /// `i` must be less than [`InOut::len`]. (Otherwise the value is unspecified, but no other memory is accessed.)
    #[must_use]
    #[track_caller]
    pub unsafe fn unchecked(&self, i: impl Coordinate) -> T {
        self.0.get(i.wide()).unwrap_or_else(T::zeroed)
    }
}
