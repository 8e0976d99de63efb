//! LDS whose size the launch decides.
//!
//! **Invariant:** as for [`crate::Lds`]: an array of its workgroup that lives as long as the run, shared by lanes of one thread.

use core::ops::{Index, IndexMut};

use crate::Element;
use crate::cpu::lane::{self, Access};
use crate::cpu::void;
use crate::index::{Shape, ViewIndex};

/// An array in the workgroup's local data share, a parameter of the kernel: the launch gives its number of elements.
///
/// What it holds at first is unspecified. An index out of range reads zero and writes nothing, and is an error in a strict run.
#[derive(Debug)]
pub struct LdsDyn<T> {
    ptr: *mut T,
    shape: Shape,
}

impl<T: Element> LdsDyn<T> {
    /// The workgroup's array of so many elements.
    #[doc(hidden)]
    #[must_use]
    #[track_caller]
    pub fn of(len: u32) -> LdsDyn<T> {
        LdsDyn { ptr: lane::lds(len as usize * size_of::<T>()).cast(), shape: Shape::line(len) }
    }

    pub(crate) fn place(&self) -> (*mut T, Shape) {
        (self.ptr, self.shape)
    }

    /// Elements in all.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.shape.len
    }

    /// Whether there are no elements.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.shape.len == 0
    }

    #[track_caller]
    fn run<const K: usize>(&self, i: u32, access: Access) -> Option<*mut T> {
        if i as usize + K <= self.shape.len as usize {
            return Some(self.ptr.wrapping_add(i as usize));
        }
        lane::out_of_bounds(access, &(i..i.saturating_add(K as u32)), self.shape);
        None
    }

    /// `K` consecutive elements from `i`; all zeros unless all of them are in range.
    #[must_use]
    #[track_caller]
    pub fn load<const K: usize>(&self, i: u32) -> [T; K] {
        match self.run::<K>(i, Access::Read) {
            // SAFETY: the module's invariant; `i..i + K` lies in the array.
            Some(at) => unsafe { at.cast::<[T; K]>().read() },
            None => [T::zeroed(); K],
        }
    }

    /// Writes `K` consecutive elements from `i`; vanishes unless all of them are in range.
    #[track_caller]
    pub fn store<const K: usize>(&mut self, i: u32, values: [T; K]) {
        if let Some(at) = self.run::<K>(i, Access::Write) {
            // SAFETY: the module's invariant; `i..i + K` lies in the array.
            unsafe { at.cast::<[T; K]>().write(values) }
        }
    }
}

impl<T: Element, I: ViewIndex> Index<I> for LdsDyn<T> {
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

impl<T: Element, I: ViewIndex> IndexMut<I> for LdsDyn<T> {
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
