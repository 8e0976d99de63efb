//! LDS: memory that the lanes of one workgroup share.
//!
//! **Invariant:** an [`Lds`] points to an array of its workgroup that lives as long as the run. Lanes of a workgroup share one
//! thread, and no reference into the array outlives the expression that made it, so references never overlap.

use core::ops::{Index, IndexMut};

use crate::Element;
use crate::cpu::lane::{self, Access};
use crate::cpu::void;
use crate::index::{Shape, ViewIndex};

/// An array in the workgroup's local data share: `N` elements, or `N` rows of `M` columns.
///
/// Made at the top level of a kernel body; the n-th `Lds::new()` of each lane is the same memory. What it holds at first is
/// unspecified. An index out of range reads zero and writes nothing, and is an error in a strict run.
#[derive(Debug)]
pub struct Lds<T, const N: usize, const M: usize = 1> {
    ptr: *mut T,
}

impl<T: Element, const N: usize, const M: usize> Lds<T, N, M> {
    const SHAPE: Shape = Shape {
        len: (N * M) as u32,
        rows: if M == 1 { 1 } else { N as u32 },
        cols: if M == 1 { N } else { M } as u32,
        stride: if M == 1 { N } else { M } as u32,
    };

    pub(crate) fn place(&self) -> (*mut T, Shape) {
        (self.ptr, Self::SHAPE)
    }

    /// The workgroup's next array.
    #[must_use]
    #[track_caller]
    #[allow(
        clippy::new_without_default,
        reason = "each call means another array of the workgroup, which no default value is"
    )]
    pub fn new() -> Lds<T, N, M> {
        Lds { ptr: lane::lds(N * M * size_of::<T>()).cast() }
    }

    /// Elements in all.
    #[must_use]
    pub fn len(&self) -> u32 {
        Self::SHAPE.len
    }

    /// Whether there are no elements.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        N * M == 0
    }

    /// `K` consecutive elements from `i`; all zeros unless all of them are in range.
    #[must_use]
    #[track_caller]
    pub fn load<const K: usize>(&self, i: u32) -> [T; K] {
        if i as usize + K <= N * M {
            // SAFETY: the module's invariant; `i..i + K` lies in the array.
            unsafe { self.ptr.add(i as usize).cast::<[T; K]>().read() }
        } else {
            lane::out_of_bounds(Access::Read, &(i..i.saturating_add(K as u32)), Self::SHAPE);
            [T::zeroed(); K]
        }
    }

    /// Writes `K` consecutive elements from `i`; vanishes unless all of them are in range.
    #[track_caller]
    pub fn store<const K: usize>(&mut self, i: u32, values: [T; K]) {
        if i as usize + K <= N * M {
            // SAFETY: the module's invariant; `i..i + K` lies in the array.
            unsafe { self.ptr.add(i as usize).cast::<[T; K]>().write(values) }
        } else {
            lane::out_of_bounds(Access::Write, &(i..i.saturating_add(K as u32)), Self::SHAPE);
        }
    }
}

impl<T: Element, I: ViewIndex, const N: usize, const M: usize> Index<I> for Lds<T, N, M> {
    type Output = T;

    #[inline]
    #[track_caller]
    fn index(&self, i: I) -> &T {
        match i.offset(Self::SHAPE) {
            // SAFETY: the module's invariant; the offset is below the length.
            Some(at) => unsafe { &*self.ptr.add(at) },
            None => {
                lane::out_of_bounds(Access::Read, &i, Self::SHAPE);
                void::zero()
            }
        }
    }
}

impl<T: Element, I: ViewIndex, const N: usize, const M: usize> IndexMut<I> for Lds<T, N, M> {
    #[inline]
    #[track_caller]
    fn index_mut(&mut self, i: I) -> &mut T {
        match i.offset(Self::SHAPE) {
            // SAFETY: the module's invariant; the offset is below the length.
            Some(at) => unsafe { &mut *self.ptr.add(at) },
            None => {
                lane::out_of_bounds(Access::Write, &i, Self::SHAPE);
                void::sink()
            }
        }
    }
}
