//! Identifiers and seeds. They are unpredictable enough to be distinct; they protect nothing.

use std::hash::{BuildHasher, RandomState};

/// A random word.
pub(crate) fn word() -> u64 {
    RandomState::new().hash_one(std::time::Instant::now())
}

/// A new identifier such as `chatcmpl-0123456789abcdef`.
pub(crate) fn id(prefix: &str) -> String {
    format!("{prefix}{:016x}{:08x}", word(), word() as u32)
}

/// The time in seconds since 1970.
pub(crate) fn now() -> u64 {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(0, |time| time.as_secs())
}
