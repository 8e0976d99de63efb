//! Memory for accesses out of range: zeros to read, and a sink for writes.

use core::cell::UnsafeCell;

use crate::Element;

/// Maximum size of an element in bytes.
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
    // SAFETY: the array holds enough aligned zero bytes, and every bit pattern is a valid `Element` (it is `Pod`).
    unsafe { &*ZEROS.0.as_ptr().cast::<T>() }
}

/// `n` zeros, or fewer: then so many that no kernel compares their number with another.
pub(crate) fn zeros<T: Element>(n: usize) -> &'static [T] {
    const { assert!(align_of::<T>() <= align_of::<Bytes>()) };
    let n = n.min(MOST / size_of::<T>().max(1));
    // SAFETY: as above; `n` elements fit into the array.
    unsafe { core::slice::from_raw_parts(ZEROS.0.as_ptr().cast::<T>(), n) }
}

/// A zero that may be overwritten without effect. Valid until the thread's next call.
pub(crate) fn sink<'a, T: Element>() -> &'a mut T {
    const { assert!(size_of::<T>() <= MOST && align_of::<T>() <= align_of::<Bytes>()) };
    SINK.with(|sink| {
        // SAFETY: the sink is thread-local, and a reference to it lives for one assignment, like the references of
        // views. It is aligned and large enough, and an `Element` is `Pod`.
        unsafe {
            let place = sink.get().cast::<T>();
            place.write(T::zeroed());
            &mut *place
        }
    })
}
