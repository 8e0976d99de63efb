//! Elements in memory and their lengths: what views, LDS arrays and parts of either have in common.
//!
//! **Invariant:** a place is that of a view of a run (made by [`crate::cpu::Arguments`]), of an array of the workgroup, or a part of another.
//! Its pointer is valid for `shape.len` elements as long as its origin's stamp is that of the run or the workgroup that runs, and no access
//! is made before the stamps have been compared (`lane::check` and its like). Only the place of an [`In`] is not for writing.
//! All lanes of a run share one thread, and [`crate::cpu::Run::new`] has its caller's word that references to elements are used only in the
//! expression that makes them.

use core::ops::{Index, IndexMut};

use crate::cpu::lane::{self, Access};
use crate::cpu::memory::Origin;
use crate::cpu::void;
use crate::index::{Coordinate, Shape, ViewIndex};
use crate::{Atomics, Element, In, InOut, Lds, LdsDyn, Out};

/// Where elements lie, and how many.
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
        // Elements of the shape lie within the whole; without elements the pointer stays where it is.
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
        // No closure, which would have a caller of its own.
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
        // SAFETY: the module's invariant; `i..i + N` lies below the length, and `T` has the alignment of its array.
        unsafe { self.ptr.add(i).cast::<[T; N]>().read() }
    }

    #[track_caller]
    fn store<const N: usize>(self, i: usize, values: [T; N]) {
        if !self.has::<N>(i, Access::Write) {
            return;
        }
        for (at, value) in (i..).zip(values) {
            lane::check(self.origin);
            let ptr = self.ptr.wrapping_add(at);
            // SAFETY: the module's invariant; `i..i + N` lies below the length.
            let old = unsafe { ptr.read() };
            lane::writes(self.origin, at, old, value);
            // SAFETY: as above.
            unsafe { ptr.write(value) }
        }
    }

    /// Replaces an element by `new` of it, if that is some; gives what was there.
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
            /// Elements in all, counted over the whole span of rows.
            #[must_use]
            pub fn len(&self) -> u32 {
                self.0.shape.len
            }

            /// Whether there are no elements.
            #[must_use]
            pub fn is_empty(&self) -> bool {
                self.0.shape.len == 0
            }

            /// Rows; 1 in one dimension.
            #[must_use]
            pub fn rows(&self) -> u32 {
                self.0.shape.rows
            }

            /// Columns; the length in one dimension.
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

/// Parts, and of what type they are.
macro_rules! parts {
    ($([$($n:tt)*] $place:ty [$($mutable:tt)?] => $part:ident;)*) => {$(
        impl<T $($n)*> $place {
            /// One row, in one dimension; without elements where there is no such row.
            #[must_use]
            pub fn row(&$($mutable)? self, row: impl Coordinate) -> $part<T> {
                $part(self.0.part(self.0.shape.row(row)))
            }

            /// The elements from `start` on, at most `len`, of those there are.
            #[must_use]
            pub fn slice(&$($mutable)? self, start: impl Coordinate, len: impl Coordinate) -> $part<T> {
                $part(self.0.part(self.0.shape.slice(start, len)))
            }

            /// `rows` rows of `cols` columns from the corner `(row, col)` on, of those there are.
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

/// What can be indexed. (`Out` too, for `IndexMut` asks for it; the compiler refuses to read one.)
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

/// What can be read.
macro_rules! read {
    ($([$($n:tt)*] $place:ty;)*) => {$(
        impl<T: Element $($n)*> $place {
            /// `K` consecutive elements from `i`; all zeros unless all of them are in range.
            ///
            /// `K` elements take 1, 2, 4, 8, 16 or 32 bytes.
            #[must_use]
            #[track_caller]
            pub fn load<const K: usize>(&self, i: impl Coordinate) -> [T; K] {
                self.0.load(i.wide())
            }

            /// The element at `i`, or `default` where that is out of range, which is no error.
            #[must_use]
            #[track_caller]
            pub fn get_or(&self, i: impl ViewIndex, default: T) -> T {
                self.0.get(i).unwrap_or(default)
            }

            /// `K` consecutive elements from `i`, each of them `default` where it is out of range, which is no error.
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

/// What can be written.
macro_rules! written {
    ($([$($n:tt)*] $place:ty;)*) => {$(
        impl<T: Element $($n)*> $place {
            /// Writes `K` consecutive elements from `i`; vanishes unless all of them are in range.
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
