//! Views: what a kernel sees of device memory.

use crate::index::Coordinate;
use crate::place::Place;
use crate::{Element, cpu::View, cpu::ViewMut};

/// Elements that a kernel reads.
///
/// `x[i]` with `i: u32` or `usize`, or `x[(row, column)]`. Out of range it gives zero on the GPU and is an error in a strict run.
pub struct In<T>(pub(crate) Place<T>);

/// Elements that a kernel writes and does not read.
///
/// `out[i] = v`. A write out of range vanishes on the GPU and is an error in a strict run.
pub struct Out<T>(pub(crate) Place<T>);

/// Elements that a kernel reads and writes: `z[i] += v`.
pub struct InOut<T>(pub(crate) Place<T>);

impl<T> Clone for In<T> {
    fn clone(&self) -> In<T> {
        *self
    }
}

impl<T> Copy for In<T> {}

impl<T: Element> In<T> {
    #[doc(hidden)]
    pub fn of(view: &View<'_, T>) -> In<T> {
        let (ptr, shape) = view.parts();
        In(Place::new(ptr.cast_mut(), shape))
    }

    /// The element at `i`, with `i` known to be in range: saves the clamp of the index on the GPU.
    ///
    /// # Safety
    /// `i` must be less than [`In::len`]. (Beyond it the value is unspecified; other memory is never touched.)
    #[must_use]
    pub unsafe fn unchecked(&self, i: impl Coordinate) -> T {
        self.0.get(i.wide()).unwrap_or_else(T::zeroed)
    }
}

impl<T: Element> Out<T> {
    #[doc(hidden)]
    pub fn of(view: &ViewMut<'_, T>) -> Out<T> {
        let (ptr, shape) = view.parts();
        Out(Place::new(ptr, shape))
    }
}

impl<T: Element> InOut<T> {
    #[doc(hidden)]
    pub fn of(view: &ViewMut<'_, T>) -> InOut<T> {
        let (ptr, shape) = view.parts();
        InOut(Place::new(ptr, shape))
    }

    /// The element at `i`, with `i` known to be in range: saves the clamp of the index on the GPU.
    ///
    /// # Safety
    /// `i` must be less than [`InOut::len`]. (Beyond it the value is unspecified; other memory is never touched.)
    #[must_use]
    pub unsafe fn unchecked(&self, i: impl Coordinate) -> T {
        self.0.get(i.wide()).unwrap_or_else(T::zeroed)
    }
}
