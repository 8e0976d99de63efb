//! Why launches are not replayed from prebuilt packets.

use crate::error::Mismatch;

/// Why launches are enqueued one by one and not from prebuilt packets. The results are the same.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Fallback {
    /// The launches differ from the recorded ones.
    #[error("{0}")]
    Mismatch(Mismatch),
    /// A kernel prints or asserts, and each launch of it has its own buffer for messages.
    #[error("`{kernel}` prints or asserts")]
    Messages {
        /// The kernel.
        kernel: &'static str,
    },
    /// The launches do not fit into a queue at once.
    #[error(
        "{launches} launches with {bytes} bytes of arguments are too many at once (the maximum is {} and {})",
        super::plan::MOST_LAUNCHES,
        crate::submit::MOST_KERNARG_BYTES
    )]
    TooLarge {
        /// The number of launches.
        launches: usize,
        /// Bytes of their arguments.
        bytes: usize,
    },
}
