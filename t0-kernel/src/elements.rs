//! Elements in memory and their lengths: the common part of views, LDS arrays and parts of either.
//!
//! **Invariant:** an [`Elements`] belongs to a view of a run (created by [`crate::cpu::Arguments`]), to an array of the
//! workgroup, or is a part of another. Its pointer is valid for `shape.len` elements as long as its origin's stamp is
//! that of the current run or workgroup, and no access happens before the stamps have been compared (by `lane::check`
//! and similar functions). Only the elements of an [`In`] are read-only. All lanes of a run share one thread, and the
//! caller of [`crate::cpu::Run::new`] guarantees that references to elements are used only in the expression that
//! creates them.

use core::ops::{Index, IndexMut, Range};

use crate::cpu::lane::{self, Access};
use crate::cpu::memory::Origin;
use crate::cpu::void;
use crate::index::{Coordinate, Shape, ViewIndex};
use crate::{Atomics, Element, In, InOut, Lds, LdsDyn, Out};

/// The address and number of elements.
#[derive(Debug)]
pub(crate) struct Elements<T> {
    ptr: *mut T,
    shape: Shape,
    origin: Origin,
}

impl<T> Clone for Elements<T> {
    fn clone(&self) -> Elements<T> {
        *self
    }
}

impl<T> Copy for Elements<T> {}

impl<T> Elements<T> {
    pub(crate) fn new(ptr: *mut T, shape: Shape, origin: Origin) -> Elements<T> {
        Elements { ptr, shape, origin }
    }

    fn part(self, (at, shape): (usize, Shape)) -> Elements<T> {
        // A shape with elements lies within the whole; without elements the pointer does not move.
        Elements { ptr: self.ptr.wrapping_add(at), shape, origin: self.origin.part(at) }
    }
}

impl<T: Element> Elements<T> {
    #[inline]
    #[track_caller]
    fn at<I: ViewIndex>(&self, i: I) -> &T {
        match i.offset(self.shape) {
            Some(at) => {
                lane::reads::<T>(self.origin, at, 1);
                // SAFETY: the module's invariant; the offset is below the length.
                unsafe { &*self.ptr.add(at) }
            }
            None => {
                lane::out_of_bounds(self.origin, Access::Read, &i, self.shape);
                void::zero()
            }
        }
    }

    #[inline]
    #[track_caller]
    fn at_mut<I: ViewIndex>(&mut self, i: I) -> &mut T {
        match i.offset(self.shape) {
            Some(at) => {
                let ptr = self.ptr.wrapping_add(at);
                // SAFETY: the module's invariant; the offset is below the length.
                unsafe {
                    lane::lends(self.origin, at, ptr);
                    &mut *ptr
                }
            }
            None => {
                lane::out_of_bounds(self.origin, Access::Write, &i, self.shape);
                void::sink()
            }
        }
    }

    /// The element at `i`, if it is in range.
    #[track_caller]
    pub(crate) fn get(self, i: impl ViewIndex) -> Option<T> {
        let at = i.offset(self.shape)?;
        lane::reads::<T>(self.origin, at, 1);
        // SAFETY: the module's invariant; the offset is below the length.
        Some(unsafe { self.ptr.add(at).read() })
    }

    /// `N` elements from `i`, each of them `default` where it is out of range.
    #[track_caller]
    fn load_or<const N: usize>(self, i: usize, default: T) -> [T; N] {
        // Not a closure, whose `#[track_caller]` location would be different.
        let mut values = [default; N];
        for (k, value) in values.iter_mut().enumerate() {
            if let Some(element) = i.checked_add(k).and_then(|i| i.offset(self.shape)) {
                lane::reads::<T>(self.origin, element, 1);
                // SAFETY: the module's invariant; the offset is below the length.
                *value = unsafe { self.ptr.add(element).read() };
            }
        }
        values
    }

    /// Whether `N` elements from `i` are in range.
    #[track_caller]
    fn has<const N: usize>(self, i: usize, access: Access) -> bool {
        let end = i.saturating_add(N);
        if end <= self.shape.len as usize {
            return true;
        }
        lane::out_of_bounds(self.origin, access, &(i..end), self.shape);
        false
    }

    #[track_caller]
    fn load<const N: usize>(self, i: usize) -> [T; N] {
        if !self.has::<N>(i, Access::Read) {
            return [T::zeroed(); N];
        }
        lane::reads::<T>(self.origin, i, N);
        // SAFETY: the module's invariant; `i..i + N` is below the length, and `T` has the alignment of its array.
        unsafe { self.ptr.add(i).cast::<[T; N]>().read() }
    }

    /// The elements of a range. A range that is not in range has zeros.
    #[track_caller]
    fn range<I: Coordinate>(&self, range: Range<I>) -> &[T] {
        let (start, end) = (range.start.wide(), range.end.wide());
        if start > end || end > self.shape.len as usize {
            lane::out_of_bounds(self.origin, Access::Read, &(start..end), self.shape);
            return void::zeros(end.saturating_sub(start));
        }
        lane::reads::<T>(self.origin, start, end - start);
        // SAFETY: the module's invariant; `start..end` is within the length.
        unsafe { core::slice::from_raw_parts(self.ptr.add(start), end - start) }
    }

    #[track_caller]
    fn store<const N: usize>(self, i: usize, values: [T; N]) {
        if !self.has::<N>(i, Access::Write) {
            return;
        }
        for (at, value) in (i..).zip(values) {
            lane::check(self.origin);
            let ptr = self.ptr.wrapping_add(at);
            // SAFETY: the module's invariant; `i..i + N` is below the length.
            let old = unsafe { ptr.read() };
            lane::writes(self.origin, at, old, value);
            // SAFETY: as above.
            unsafe { ptr.write(value) }
        }
    }

    /// Replaces an element by `new` of its value, if that is `Some`; returns the previous value.
    #[track_caller]
    pub(crate) fn update<I: ViewIndex>(self, i: I, new: impl FnOnce(T) -> Option<T>) -> T {
        let Some(at) = i.offset(self.shape) else {
            lane::out_of_bounds(self.origin, Access::Write, &i, self.shape);
            return T::zeroed();
        };
        lane::check(self.origin);
        let ptr = self.ptr.wrapping_add(at);
        // SAFETY: the module's invariant; the offset is below the length.
        let old = unsafe { ptr.read() };
        let new = new(old);
        lane::atomic(self.origin, at, new.is_some());
        if let Some(new) = new {
            // SAFETY: as above.
            unsafe { ptr.write(new) }
        }
        old
    }
}

/// Lengths.
macro_rules! lengths {
    ($([$($n:tt)*] $place:ty;)*) => {$(
        impl<T $($n)*> $place {
            /// Total number of elements, including the gaps between rows.
            #[must_use]
            pub fn len(&self) -> u32 {
                self.0.shape.len
            }

            /// Whether there are no elements.
            #[must_use]
            pub fn is_empty(&self) -> bool {
                self.0.shape.len == 0
            }

            /// Number of rows; 1 in one dimension.
            #[must_use]
            pub fn rows(&self) -> u32 {
                self.0.shape.rows
            }

            /// Number of columns; the length in one dimension.
            #[must_use]
            pub fn cols(&self) -> u32 {
                self.0.shape.cols
            }

            /// Elements from the start of one row to the start of the next.
            #[must_use]
            pub fn stride(&self) -> u32 {
                self.0.shape.stride
            }
        }
    )*};
}

lengths! {
    [] In<T>;
    [] Out<T>;
    [] InOut<T>;
    [] Atomics<T>;
    [, const N: usize, const M: usize] Lds<T, N, M>;
    [] LdsDyn<T>;
}

/// Parts, and their types.
macro_rules! parts {
    ($([$($n:tt)*] $place:ty [$($mutable:tt)?] => $part:ident;)*) => {$(
        impl<T $($n)*> $place {
            /// One row, in one dimension; empty if there is no such row.
            #[must_use]
            pub fn row(&$($mutable)? self, row: impl Coordinate) -> $part<T> {
                $part(self.0.part(self.0.shape.row(row)))
            }

            /// The elements from `start` on: at most `len`, and not beyond the end.
            #[must_use]
            pub fn slice(&$($mutable)? self, start: impl Coordinate, len: impl Coordinate) -> $part<T> {
                $part(self.0.part(self.0.shape.slice(start, len)))
            }

            /// `rows` rows of `cols` columns from the corner `(row, col)`, not beyond the end.
            #[must_use]
            pub fn tile(
                &$($mutable)? self,
                row: impl Coordinate,
                col: impl Coordinate,
                rows: impl Coordinate,
                cols: impl Coordinate,
            ) -> $part<T> {
                $part(self.0.part(self.0.shape.tile((row, col), (rows, cols))))
            }
        }
    )*};
}

parts! {
    [] In<T> [] => In;
    [] Out<T> [mut] => Out;
    [] InOut<T> [mut] => InOut;
    [] Atomics<T> [] => Atomics;
    [, const N: usize, const M: usize] Lds<T, N, M> [mut] => LdsDyn;
    [] LdsDyn<T> [mut] => LdsDyn;
}

/// Indexing. (Also for `Out`, because `IndexMut` requires it; the compiler rejects reads of one.)
macro_rules! indexed {
    ($([$($n:tt)*] $place:ty;)*) => {$(
        impl<T: Element, I: ViewIndex $($n)*> Index<I> for $place {
            type Output = T;

            #[inline]
            #[track_caller]
            fn index(&self, i: I) -> &T {
                self.0.at(i)
            }
        }
    )*};
}

indexed! {
    [] In<T>;
    [] Out<T>;
    [] InOut<T>;
    [, const N: usize, const M: usize] Lds<T, N, M>;
    [] LdsDyn<T>;
}

/// Reading.
macro_rules! read {
    ($([$($n:tt)*] $place:ty;)*) => {$(
        /// A range of elements, which kernels compare with arrays: `&x[i..i + 4] == b"abcd"`.
        impl<T: Element, I: Coordinate $($n)*> Index<Range<I>> for $place {
            type Output = [T];

            #[track_caller]
            fn index(&self, range: Range<I>) -> &[T] {
                self.0.range(range)
            }
        }

        impl<T: Element $($n)*> $place {
            /// `K` consecutive elements from `i`; all zeros unless all of them are in range.
            ///
            /// `K` elements take 1, 2, 4, 8, 16 or 32 bytes.
            #[must_use]
            #[track_caller]
            pub fn load<const K: usize>(&self, i: impl Coordinate) -> [T; K] {
                self.0.load(i.wide())
            }

            /// The element at `i`, or `default` if it is out of range, which is not an error.
            #[must_use]
            #[track_caller]
            pub fn get_or(&self, i: impl ViewIndex, default: T) -> T {
                self.0.get(i).unwrap_or(default)
            }

            /// `K` consecutive elements from `i`, each of them `default` if it is out of range, which is not an error.
            ///
            /// `K` elements take 1, 2, 4, 8, 16 or 32 bytes.
            #[must_use]
            #[track_caller]
            pub fn load_or<const K: usize>(&self, i: impl Coordinate, default: T) -> [T; K] {
                self.0.load_or(i.wide(), default)
            }
        }
    )*};
}

read! {
    [] In<T>;
    [] InOut<T>;
    [, const N: usize, const M: usize] Lds<T, N, M>;
    [] LdsDyn<T>;
}

/// Writing.
macro_rules! written {
    ($([$($n:tt)*] $place:ty;)*) => {$(
        impl<T: Element $($n)*> $place {
            /// Writes `K` consecutive elements from `i`; has no effect unless all of them are in range.
            ///
            /// `K` elements take 1, 2, 4, 8 or 16 bytes.
            #[track_caller]
            pub fn store<const K: usize>(&mut self, i: impl Coordinate, values: [T; K]) {
                self.0.store(i.wide(), values);
            }
        }

        impl<T: Element, I: ViewIndex $($n)*> IndexMut<I> for $place {
            #[inline]
            #[track_caller]
            fn index_mut(&mut self, i: I) -> &mut T {
                self.0.at_mut(i)
            }
        }
    )*};
}

written! {
    [] Out<T>;
    [] InOut<T>;
    [, const N: usize, const M: usize] Lds<T, N, M>;
    [] LdsDyn<T>;
}
