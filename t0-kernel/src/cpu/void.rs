//! What lies out of range: zeros to read, a place to write that nobody reads.

use core::cell::UnsafeCell;

use crate::Element;

/// The most bytes of an element.
const MOST: usize = 1024;

#[repr(align(16))]
struct Bytes([u8; MOST]);

static ZEROS: Bytes = Bytes([0; MOST]);

thread_local! {
    static SINK: UnsafeCell<Bytes> = const { UnsafeCell::new(Bytes([0; MOST])) };
}

/// A zero.
pub(crate) fn zero<T: Element>() -> &'static T {
    const { assert!(size_of::<T>() <= MOST && align_of::<T>() <= align_of::<Bytes>()) };
    // SAFETY: so many aligned bytes of zeros, and every bit pattern is an `Element` (it is `Pod`).
    unsafe { &*ZEROS.0.as_ptr().cast::<T>() }
}

/// A zero that may be overwritten to no effect. Valid until the thread's next call.
pub(crate) fn sink<'a, T: Element>() -> &'a mut T {
    const { assert!(size_of::<T>() <= MOST && align_of::<T>() <= align_of::<Bytes>()) };
    SINK.with(|sink| {
        // SAFETY: the sink is this thread's own; a reference to it lives for one assignment, as views' references do. It is aligned and
        // large enough, and an `Element` is `Pod`.
        unsafe {
            let place = sink.get().cast::<T>();
            place.write(T::zeroed());
            &mut *place
        }
    })
}
