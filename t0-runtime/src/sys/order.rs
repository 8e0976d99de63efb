//! The memory order of words that the host and a card share.
//!
//! The functions are generic over the atomic type, so that the models in `crate::kfd::models` check this code.

use std::sync::atomic::Ordering;

/// An atomic word.
pub(crate) trait Word {
    type Value;
    fn load(&self, order: Ordering) -> Self::Value;
    fn store(&self, value: Self::Value, order: Ordering);
    fn fence(order: Ordering);
}

/// Loads a word. Everything that the device published before it stored the word is visible afterwards.
pub(crate) fn load<W: Word>(word: &W) -> W::Value {
    word.load(Ordering::Acquire)
}

/// Stores a word after everything written before it, also to memory that the processor writes combined: a release store
/// alone does not order such writes.
pub(crate) fn store<W: Word>(word: &W, value: W::Value) {
    W::fence(Ordering::SeqCst);
    word.store(value, Ordering::Release);
}

/// Implements [`Word`] for an atomic type, with this function as fence.
macro_rules! word {
    ($atomic:ty, $value:ty, $fence:path) => {
        impl $crate::sys::order::Word for $atomic {
            type Value = $value;

            fn load(&self, order: std::sync::atomic::Ordering) -> $value {
                <$atomic>::load(self, order)
            }

            fn store(&self, value: $value, order: std::sync::atomic::Ordering) {
                <$atomic>::store(self, value, order);
            }

            fn fence(order: std::sync::atomic::Ordering) {
                $fence(order);
            }
        }
    };
}

#[cfg(test)]
pub(crate) use word;

word!(std::sync::atomic::AtomicU32, u32, std::sync::atomic::fence);
word!(std::sync::atomic::AtomicU64, u64, std::sync::atomic::fence);
