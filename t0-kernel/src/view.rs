//! Views: what a kernel sees of device memory.
//!
//! **Invariant:** a view is only made by [`crate::cpu::View`] and [`crate::cpu::ViewMut`], or as a part of another, for the time of a run, so its
//! pointer is valid for `shape.len` elements whenever a kernel body holds it. Lanes of one run share one thread, and no reference into
//! a view outlives the expression that made it (the compiler refuses to borrow elements), so references never overlap.

use core::ops::{Index, IndexMut};

use crate::cpu::lane::{self, Access};
use crate::cpu::void;
use crate::index::{Shape, ViewIndex};
use crate::{Element, cpu::View, cpu::ViewMut};

/// Elements that a kernel reads.
///
/// `x[i]` with `i: u32`, or `x[(row, column)]`. Out of range it gives zero on the GPU and is an error in a strict run.
pub struct In<T> {
    ptr: *const T,
    shape: Shape,
}

/// Elements that a kernel writes and does not read.
///
/// `out[i] = v`. A write out of range vanishes on the GPU and is an error in a strict run.
pub struct Out<T> {
    ptr: *mut T,
    shape: Shape,
}

/// Elements that a kernel reads and writes: `z[i] += v`.
pub struct InOut<T> {
    ptr: *mut T,
    shape: Shape,
}

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
        In { ptr, shape }
    }

    /// The element at `i`, with `i` known to be in range: saves the clamp of the index on the GPU.
    ///
    /// # Safety
    /// `i` must be less than [`In::len`]. (Beyond it the value is unspecified; other memory is never touched.)
    #[must_use]
    pub unsafe fn unchecked(&self, i: u32) -> T {
        read(self.ptr, i, self.shape).unwrap_or_else(T::zeroed)
    }
}

impl<T: Element> Out<T> {
    #[doc(hidden)]
    pub fn of(view: &ViewMut<'_, T>) -> Out<T> {
        let (ptr, shape) = view.parts();
        Out { ptr, shape }
    }

    /// Writes `N` consecutive elements from `i`; vanishes unless all of them are in range.
    #[track_caller]
    pub fn store<const N: usize>(&mut self, i: u32, values: [T; N]) {
        store(self.ptr, i, values, self.shape);
    }
}

impl<T: Element> InOut<T> {
    #[doc(hidden)]
    pub fn of(view: &ViewMut<'_, T>) -> InOut<T> {
        let (ptr, shape) = view.parts();
        InOut { ptr, shape }
    }

    /// Writes `N` consecutive elements from `i`; vanishes unless all of them are in range.
    #[track_caller]
    pub fn store<const N: usize>(&mut self, i: u32, values: [T; N]) {
        store(self.ptr, i, values, self.shape);
    }

    /// The element at `i`, with `i` known to be in range: saves the clamp of the index on the GPU.
    ///
    /// # Safety
    /// `i` must be less than [`InOut::len`]. (Beyond it the value is unspecified; other memory is never touched.)
    #[must_use]
    pub unsafe fn unchecked(&self, i: u32) -> T {
        read(self.ptr, i, self.shape).unwrap_or_else(T::zeroed)
    }
}

macro_rules! views {
    ($($view:ident)*) => {$(
        impl<T> $view<T> {
            /// Elements in all, counted over the whole span of the view.
            #[must_use]
            pub fn len(&self) -> u32 {
                self.shape.len
            }

            /// Whether there are no elements.
            #[must_use]
            pub fn is_empty(&self) -> bool {
                self.shape.len == 0
            }

            /// Rows; 1 for a view of one dimension.
            #[must_use]
            pub fn rows(&self) -> u32 {
                self.shape.rows
            }

            /// Columns; the length for a view of one dimension.
            #[must_use]
            pub fn cols(&self) -> u32 {
                self.shape.cols
            }

            /// Elements from the start of one row to the start of the next.
            #[must_use]
            pub fn stride(&self) -> u32 {
                self.shape.stride
            }
        }

        impl<T: Element, I: ViewIndex> Index<I> for $view<T> {
            type Output = T;

            #[inline]
            #[track_caller]
            fn index(&self, i: I) -> &T {
                match i.offset(self.shape) {
                    // SAFETY: the module's invariant; the offset is below the length.
                    Some(at) => unsafe { &*self.ptr.add(at) },
                    None => {
                        lane::out_of_bounds(Access::Read, &i, self.shape);
                        void::zero()
                    }
                }
            }
        }
    )*};
}

views! { In Out InOut }

macro_rules! written {
    ($($view:ident)*) => {$(
        impl<T: Element, I: ViewIndex> IndexMut<I> for $view<T> {
            #[inline]
            #[track_caller]
            fn index_mut(&mut self, i: I) -> &mut T {
                match i.offset(self.shape) {
                    // SAFETY: the module's invariant; the offset is below the length.
                    Some(at) => unsafe { &mut *self.ptr.add(at) },
                    None => {
                        lane::out_of_bounds(Access::Write, &i, self.shape);
                        void::sink()
                    }
                }
            }
        }
    )*};
}

written! { Out InOut }

macro_rules! loads {
    ($($view:ident)*) => {$(
        impl<T: Element> $view<T> {
            /// `N` consecutive elements from `i`; all zeros unless all of them are in range.
            ///
            /// `N` elements take 1, 2, 4, 8, 16 or 32 bytes.
            #[must_use]
            #[track_caller]
            pub fn load<const N: usize>(&self, i: u32) -> [T; N] {
                match span::<N>(i, self.shape) {
                    // SAFETY: the module's invariant; `at..at + N` lies below the length, and `T` has the alignment of its array.
                    Some(at) => unsafe { self.ptr.add(at).cast::<[T; N]>().read() },
                    None => {
                        lane::out_of_bounds(Access::Read, &(i..i.saturating_add(N as u32)), self.shape);
                        [T::zeroed(); N]
                    }
                }
            }
        }
    )*};
}

loads! { In InOut }

fn span<const N: usize>(i: u32, shape: Shape) -> Option<usize> {
    let at = i as usize;
    (at + N <= shape.len as usize).then_some(at)
}

fn read<T: Element>(ptr: *const T, i: u32, shape: Shape) -> Option<T> {
    // SAFETY: the module's invariant; the offset is below the length.
    i.offset(shape).map(|at| unsafe { ptr.add(at).read() })
}

#[track_caller]
fn store<T: Element, const N: usize>(ptr: *mut T, i: u32, values: [T; N], shape: Shape) {
    match span::<N>(i, shape) {
        // SAFETY: the module's invariant; `at..at + N` lies below the length, and `T` has the alignment of its array.
        Some(at) => unsafe { ptr.add(at).cast::<[T; N]>().write(values) },
        None => lane::out_of_bounds(Access::Write, &(i..i.saturating_add(N as u32)), shape),
    }
}

/// Parts of views.
macro_rules! parts {
    ($($view:ident [$($mutable:tt)?];)*) => {$(
        impl<T> $view<T> {
            /// One row, as a view of one dimension; without elements where there is no such row.
            #[must_use]
            pub fn row(&$($mutable)? self, row: u32) -> $view<T> {
                self.part(self.shape.row(row))
            }

            /// The elements from `start` on, at most `len`, of those there are.
            #[must_use]
            pub fn slice(&$($mutable)? self, start: u32, len: u32) -> $view<T> {
                self.part(self.shape.slice(start, len))
            }

            /// `rows` rows of `cols` columns from the corner `(row, col)` on, of those there are.
            #[must_use]
            pub fn tile(&$($mutable)? self, row: u32, col: u32, rows: u32, cols: u32) -> $view<T> {
                self.part(self.shape.tile((row, col), (rows, cols)))
            }

            fn part(&self, (at, shape): (usize, Shape)) -> $view<T> {
                // Elements of the shape lie within the view; without elements the pointer stays where it is.
                $view { ptr: self.ptr.wrapping_add(at), shape }
            }
        }
    )*};
}

parts! {
    In [];
    Out [mut];
    InOut [mut];
}
