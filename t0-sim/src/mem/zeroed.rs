//! Zeroed memory that costs nothing until it is touched, and whose absence is no abort.

use std::alloc::{Layout, alloc_zeroed};
use std::sync::atomic::AtomicU32;

/// Types of which all bytes zero are a value.
///
/// # Safety
/// They are.
pub(crate) unsafe trait Zero {}

// SAFETY: integers.
unsafe impl Zero for u64 {}
// SAFETY: an integer that is shared.
unsafe impl Zero for AtomicU32 {}

/// `count` zeros. The system gives large blocks as zero pages that exist once they are written to; `None` where it gives none.
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
    // SAFETY: `count` values of T, all of them zero, which `Zero` allows, allocated with the layout that the box frees them with.
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
        // More than any address space.
        assert!(zeroed::<AtomicU32>(1 << 58).is_none());
    }
}
