//! Host slices as kernel arguments.

use core::marker::PhantomData;

use super::{CpuError, CpuErrorKind, Output, Shared, Updated};
use crate::Element;
use crate::index::Shape;

/// A slice that a kernel reads on the CPU; made from `&[T]`, `&Vec<T>` or `&[T; N]`, or with [`View::matrix`].
#[derive(Debug, Clone, Copy)]
pub struct View<'a, T> {
    data: &'a [T],
    shape: Shape,
}

/// A slice that a kernel writes on the CPU; made from `&mut [T]`, `&mut Vec<T>` or `&mut [T; N]`, or with
/// [`ViewMut::matrix`].
#[derive(Debug)]
pub struct ViewMut<'a, T> {
    data: *mut T,
    shape: Shape,
    name: &'static str,
    borrow: PhantomData<&'a mut [T]>,
}

/// Elements beyond the first 2^32 - 1 are out of range.
fn line(len: usize) -> Shape {
    let len = u32::try_from(len).unwrap_or(u32::MAX);
    Shape { len, rows: 1, cols: len, stride: len }
}

/// Elements from the first to the last of a matrix.
pub(super) fn span(rows: usize, cols: usize, stride: usize) -> u128 {
    if rows == 0 || cols == 0 { 0 } else { (rows as u128 - 1) * stride as u128 + cols as u128 }
}

fn matrix(len: usize, rows: usize, cols: usize, stride: usize) -> Result<Shape, CpuError> {
    let needs = span(rows, cols, stride);
    let fits = needs <= len as u128 && stride >= cols;
    match (u32::try_from(needs), u32::try_from(rows), u32::try_from(cols), u32::try_from(stride)) {
        (Ok(len), Ok(rows), Ok(cols), Ok(stride)) if fits => Ok(Shape { len, rows, cols, stride }),
        _ => Err(CpuError::outside(CpuErrorKind::Matrix { rows, cols, stride, len })),
    }
}

impl<'a, T: Element> View<'a, T> {
    /// `rows` rows of `cols` columns, one after another.
    ///
    /// # Errors
    /// [`CpuErrorKind::Matrix`] if `data` is shorter, or has more than 2^32 - 1 elements.
    pub fn matrix(data: &'a [T], rows: usize, cols: usize) -> Result<View<'a, T>, CpuError> {
        View::strided(data, rows, cols, cols)
    }

    /// `rows` rows of `cols` columns whose starts are `stride` elements apart.
    ///
    /// # Errors
    /// [`CpuErrorKind::Matrix`] if `data` is shorter, has more than 2^32 - 1 elements, or `stride` is less than `cols`.
    pub fn strided(data: &'a [T], rows: usize, cols: usize, stride: usize) -> Result<View<'a, T>, CpuError> {
        Ok(View { data, shape: matrix(data.len(), rows, cols, stride)? })
    }

    pub(crate) fn parts(&self) -> (*const T, Shape) {
        (self.data.as_ptr(), self.shape)
    }
}

impl<'a, T: Element> ViewMut<'a, T> {
    /// `rows` rows of `cols` columns, one after another.
    ///
    /// # Errors
    /// The errors of [`View::matrix`].
    pub fn matrix(data: &'a mut [T], rows: usize, cols: usize) -> Result<ViewMut<'a, T>, CpuError> {
        ViewMut::strided(data, rows, cols, cols)
    }

    /// `rows` rows of `cols` columns whose starts are `stride` elements apart.
    ///
    /// # Errors
    /// The errors of [`View::strided`].
    pub fn strided(data: &'a mut [T], rows: usize, cols: usize, stride: usize) -> Result<ViewMut<'a, T>, CpuError> {
        let shape = matrix(data.len(), rows, cols, stride)?;
        Ok(ViewMut { data: data.as_mut_ptr(), shape, name: "", borrow: PhantomData })
    }

    /// The view with the name of the kernel's parameter, for messages.
    #[must_use]
    pub fn named(self, name: &'static str) -> ViewMut<'a, T> {
        ViewMut { name, ..self }
    }

    /// Passes the view as an [`crate::Out`], which the lanes write.
    #[must_use]
    pub fn output(self) -> Output<'a, T> {
        Output(self)
    }

    /// Passes the view as an [`crate::InOut`], which the lanes read and write.
    #[must_use]
    pub fn in_out(self) -> Updated<'a, T> {
        Updated(self)
    }

    /// Passes the view as a [`crate::Atomics`], which the lanes access atomically.
    #[must_use]
    pub fn atomics(self) -> Shared<'a, T> {
        Shared(self)
    }

    pub(super) fn name(&self) -> &'static str {
        self.name
    }

    pub(crate) fn parts(&self) -> (*mut T, Shape) {
        (self.data, self.shape)
    }
}

macro_rules! lengths {
    ($($view:ident)*) => {$(
        impl<T> $view<'_, T> {
            /// Elements from the first to the last, gaps between rows included.
            #[must_use]
            pub fn len(&self) -> usize {
                self.shape.len as usize
            }

            /// Whether there are no elements.
            #[must_use]
            pub fn is_empty(&self) -> bool {
                self.shape.len == 0
            }

            /// Rows; 1 for a view in one dimension.
            #[must_use]
            pub fn rows(&self) -> usize {
                self.shape.rows as usize
            }

            /// Columns; the length for a view in one dimension.
            #[must_use]
            pub fn cols(&self) -> usize {
                self.shape.cols as usize
            }

            /// Elements from one row to the next.
            #[must_use]
            pub fn stride(&self) -> usize {
                self.shape.stride as usize
            }
        }
    )*};
}

lengths! { View ViewMut }

impl<'a, T: Element> From<&'a [T]> for View<'a, T> {
    fn from(data: &'a [T]) -> View<'a, T> {
        View { data, shape: line(data.len()) }
    }
}

impl<'a, T: Element> From<&'a Vec<T>> for View<'a, T> {
    fn from(data: &'a Vec<T>) -> View<'a, T> {
        data.as_slice().into()
    }
}

impl<'a, T: Element, const N: usize> From<&'a [T; N]> for View<'a, T> {
    fn from(data: &'a [T; N]) -> View<'a, T> {
        data.as_slice().into()
    }
}

impl<'a, T: Element> From<&'a mut [T]> for ViewMut<'a, T> {
    fn from(data: &'a mut [T]) -> ViewMut<'a, T> {
        ViewMut { data: data.as_mut_ptr(), shape: line(data.len()), name: "", borrow: PhantomData }
    }
}

impl<'a, T: Element> From<&'a mut Vec<T>> for ViewMut<'a, T> {
    fn from(data: &'a mut Vec<T>) -> ViewMut<'a, T> {
        data.as_mut_slice().into()
    }
}

impl<'a, T: Element, const N: usize> From<&'a mut [T; N]> for ViewMut<'a, T> {
    fn from(data: &'a mut [T; N]) -> ViewMut<'a, T> {
        data.as_mut_slice().into()
    }
}
