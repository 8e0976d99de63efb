//! What lies out of range: zeros to read, a place to write that nobody reads.

use core::cell::UnsafeCell;

use crate::Element;

#[repr(align(16))]
struct Zeros([u8; 16]);

static ZEROS: Zeros = Zeros([0; 16]);

thread_local! {
    static SINK: UnsafeCell<u128> = const { UnsafeCell::new(0) };
}

/// A zero.
pub(crate) fn zero<T: Element>() -> &'static T {
    const { assert!(size_of::<T>() <= 16 && align_of::<T>() <= 16) };
    // SAFETY: 16 aligned bytes of zeros, and every bit pattern is an `Element` (it is `Pod`).
    unsafe { &*ZEROS.0.as_ptr().cast::<T>() }
}

/// A zero that may be overwritten to no effect. Valid until the thread's next call.
pub(crate) fn sink<'a, T: Element>() -> &'a mut T {
    const { assert!(size_of::<T>() <= 16 && align_of::<T>() <= align_of::<u128>()) };
    SINK.with(|sink| {
        // SAFETY: the sink is this thread's own; a reference to it lives for one assignment, as views' references do.
        unsafe {
            *sink.get() = 0;
            &mut *sink.get().cast::<T>()
        }
    })
}
