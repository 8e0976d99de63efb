//! Zeroed memory that is backed on first use. Failure to allocate it is reported instead of aborting.

use std::alloc::{Layout, alloc_zeroed};
use std::sync::atomic::AtomicU32;

/// Types for which all-zero bytes are a valid value.
///
/// # Safety
/// All-zero bytes must be a valid value of the type.
pub(crate) unsafe trait Zero {}

// SAFETY: integers.
unsafe impl Zero for u64 {}
// SAFETY: a shared integer.
unsafe impl Zero for AtomicU32 {}

/// `count` zeros. The system serves large blocks with zero pages that take memory once they are written. Returns `None`
/// if the allocation fails.
pub(crate) fn zeroed<T: Zero>(count: usize) -> Option<Box<[T]>> {
    let layout = Layout::array::<T>(count).ok()?;
    if layout.size() == 0 {
        return Some(Box::default());
    }
    // SAFETY: the layout is not empty.
    let pointer = unsafe { alloc_zeroed(layout) }.cast::<T>();
    if pointer.is_null() {
        return None;
    }
    // SAFETY: `count` values of T, all of them zero, which `Zero` allows, allocated with the layout that the box frees
    // them with.
    Some(unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(pointer, count)) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zeros_are_zeros_and_too_many_are_none() {
        assert_eq!(zeroed::<u64>(0).unwrap().len(), 0);
        assert!(zeroed::<u64>(1000).unwrap().iter().all(|&word| word == 0));
        assert!(zeroed::<u64>(usize::MAX).is_none());
        // Larger than any address space.
        assert!(zeroed::<AtomicU32>(1 << 58).is_none());
    }
}
