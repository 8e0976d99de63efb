//! Views: the part of a buffer that a launch passes to a kernel, in one or two dimensions.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Bound, RangeBounds};
use std::sync::Arc;

use t0_kernel::Element;

use crate::allocation::Allocation;
use crate::buffer::Buffer;
use crate::device::Device;
use crate::error::Error;

/// The location and shape of a view, in elements.
#[derive(Clone, Copy)]
pub(crate) struct Part<'a> {
    pub(crate) device: &'a Device,
    pub(crate) allocation: Option<&'a Arc<Allocation>>,
    pub(crate) first: usize,
    pub(crate) len: usize,
    pub(crate) rows: usize,
    pub(crate) cols: usize,
    pub(crate) stride: usize,
}

impl<'a> Part<'a> {
    pub(crate) fn whole<T: Element>(buffer: &'a Buffer<T>) -> Part<'a> {
        let len = buffer.len();
        Part {
            device: buffer.device(),
            allocation: buffer.allocation(),
            first: 0,
            len,
            rows: 1,
            cols: len,
            stride: len,
        }
    }

    fn slice(self, range: impl RangeBounds<usize>) -> Result<Part<'a>, Error> {
        let start = match range.start_bound() {
            Bound::Included(&at) => at,
            Bound::Excluded(&at) => at.saturating_add(1),
            Bound::Unbounded => 0,
        };
        let end = match range.end_bound() {
            Bound::Included(&at) => at.saturating_add(1),
            Bound::Excluded(&at) => at,
            Bound::Unbounded => self.len,
        };
        if start > end || end > self.len {
            return Err(Error::SliceOutOfRange { start, end, len: self.len });
        }
        let len = end - start;
        Ok(Part { first: self.first + start, len, rows: 1, cols: len, stride: len, ..self })
    }

    fn reinterpret(self, from: usize, to: usize) -> Result<Part<'a>, Error> {
        let start = self.first * from;
        if to == 0 || !start.is_multiple_of(to) {
            return Err(Error::Reinterpret { start, size: to });
        }
        let len = self.len * from / to;
        Ok(Part { first: start / to, len, rows: 1, cols: len, stride: len, ..self })
    }

    fn matrix(self, rows: usize, cols: usize, stride: usize) -> Result<Part<'a>, Error> {
        let needs = match (rows, cols) {
            (0, _) | (_, 0) => 0,
            _ => (rows as u128 - 1) * stride as u128 + cols as u128,
        };
        if stride < cols || needs > self.len as u128 {
            return Err(Error::MatrixOutOfRange { rows, cols, stride, needs, len: self.len });
        }
        Ok(Part { len: needs as usize, rows, cols, stride, ..self })
    }
}

/// A part of a buffer that a kernel may read.
#[derive(Clone, Copy)]
pub struct View<'a, T: Element> {
    pub(crate) part: Part<'a>,
    element: PhantomData<&'a T>,
}

/// A part of a buffer that a kernel may read and write. It borrows the buffer until the launch is submitted.
pub struct ViewMut<'a, T: Element> {
    pub(crate) part: Part<'a>,
    element: PhantomData<&'a mut T>,
}

macro_rules! view {
    ($View:ident) => {
        impl<'a, T: Element> $View<'a, T> {
            pub(crate) fn new(part: Part<'a>) -> Self {
                $View { part, element: PhantomData }
            }

            /// The elements of `range` of this view, in one dimension.
            ///
            /// # Errors
            /// [`Error::SliceOutOfRange`] if the range reaches beyond the view.
            pub fn slice(self, range: impl RangeBounds<usize>) -> Result<Self, Error> {
                self.part.slice(range).map(Self::new)
            }

            /// The first `rows * cols` elements as a matrix, row by row without gaps.
            ///
            /// # Errors
            /// [`Error::MatrixOutOfRange`] if the view has fewer elements.
            pub fn matrix(self, rows: usize, cols: usize) -> Result<Self, Error> {
                self.part.matrix(rows, cols, cols).map(Self::new)
            }

            /// A matrix whose rows begin `stride` elements apart.
            ///
            /// # Errors
            /// [`Error::MatrixOutOfRange`] if `stride < cols` or the last row reaches beyond the view.
            pub fn matrix_with_stride(self, rows: usize, cols: usize, stride: usize) -> Result<Self, Error> {
                self.part.matrix(rows, cols, stride).map(Self::new)
            }

            /// The bytes in one dimension as elements of type `U`. Bytes at the end that do not fill an element
            /// are left out.
            ///
            /// # Errors
            /// [`Error::Reinterpret`] if the view does not start at a multiple of the size of a `U`.
            pub fn reinterpret<U: Element>(self) -> Result<$View<'a, U>, Error> {
                self.part.reinterpret(T::SIZE, U::SIZE).map($View::new)
            }

            /// Elements from the first to the last, including gaps between rows.
            pub fn len(&self) -> usize {
                self.part.len
            }

            /// Whether there are no elements.
            pub fn is_empty(&self) -> bool {
                self.part.len == 0
            }

            /// Rows; 1 for a view in one dimension.
            pub fn rows(&self) -> usize {
                self.part.rows
            }

            /// Columns; the length for a view in one dimension.
            pub fn cols(&self) -> usize {
                self.part.cols
            }

            /// Elements from one row to the next.
            pub fn stride(&self) -> usize {
                self.part.stride
            }
        }

        impl<T: Element> fmt::Debug for $View<'_, T> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let Part { first, len, rows, cols, stride, .. } = self.part;
                write!(f, "{}<{}>({first}.., len {len}, {rows} x {cols}, stride {stride})", stringify!($View), T::NAME)
            }
        }
    };
}

view! { View }
view! { ViewMut }

impl<T: Element> ViewMut<'_, T> {
    /// The view with a shorter lifetime, so that it can be passed to several launches.
    pub fn reborrow(&mut self) -> ViewMut<'_, T> {
        ViewMut::new(self.part)
    }
}

impl<'a, T: Element> ViewMut<'a, T> {
    /// The first `middle` elements, and the rest, in one dimension: two views that one launch can write.
    ///
    /// Both begin at a multiple of an element's size, which is the alignment that kernels need.
    ///
    /// # Errors
    /// [`Error::SliceOutOfRange`] if the view has fewer than `middle` elements.
    pub fn split_at_mut(self, middle: usize) -> Result<(ViewMut<'a, T>, ViewMut<'a, T>), Error> {
        let (first, rest) = (self.part.slice(..middle)?, self.part.slice(middle..)?);
        Ok((ViewMut::new(first), ViewMut::new(rest)))
    }
}

impl<'a, T: Element> From<&'a Buffer<T>> for View<'a, T> {
    fn from(buffer: &'a Buffer<T>) -> Self {
        View::new(Part::whole(buffer))
    }
}

impl<'a, T: Element> From<&'a mut Buffer<T>> for View<'a, T> {
    fn from(buffer: &'a mut Buffer<T>) -> Self {
        View::new(Part::whole(buffer))
    }
}

impl<'a, T: Element> From<&'a mut Buffer<T>> for ViewMut<'a, T> {
    fn from(buffer: &'a mut Buffer<T>) -> Self {
        ViewMut::new(Part::whole(buffer))
    }
}

impl<'a, T: Element> From<&'a View<'_, T>> for View<'a, T> {
    fn from(view: &'a View<'_, T>) -> Self {
        View::new(view.part)
    }
}

impl<'a, T: Element> From<&'a mut ViewMut<'_, T>> for ViewMut<'a, T> {
    fn from(view: &'a mut ViewMut<'_, T>) -> Self {
        ViewMut::new(view.part)
    }
}
