//! Global data share: memory of the whole dispatch, zero at its start.

use std::sync::OnceLock;
use std::sync::atomic::AtomicU32;

/// Size of GDS on gfx11 in bytes (Linux, gfx_v11_0_set_gds_init).
pub(in crate::exec) const BYTES: u32 = 4096;

/// The memory, allocated on first use.
#[derive(Debug, Default)]
pub(in crate::exec) struct Gds(OnceLock<Box<[AtomicU32]>>);

impl Gds {
    /// The host address of its first byte.
    pub(super) fn host(&self) -> u64 {
        self.0.get_or_init(|| (0..BYTES / 4).map(|_| AtomicU32::new(0)).collect()).as_ptr() as u64
    }

    /// Whether a host address is in GDS.
    pub(in crate::exec) fn holds(&self, host: u64) -> bool {
        self.0.get().is_some_and(|words| host.wrapping_sub(words.as_ptr() as u64) < BYTES.into())
    }
}
