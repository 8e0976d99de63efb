//! Tracks which bytes of an allocation were written.
use super::zeroed;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A range of tracked bytes with one bit for each.
#[derive(Debug)]
pub struct Initialised {
    address: u64,
    bytes: u64,
    written: Mutex<Box<[u64]>>,
}

impl Initialised {
    /// Tracks `bytes` bytes from `address` on; none of them is written yet.
    ///
    /// Returns `None` if the host cannot allocate the record, which takes one bit per byte. Parts of it that are not
    /// touched take no memory.
    pub fn new(address: u64, bytes: u64) -> Option<Initialised> {
        let written = zeroed(usize::try_from(bytes.div_ceil(64)).ok()?)?;
        Some(Initialised { address, bytes, written: Mutex::new(written) })
    }

    fn lock(&self) -> MutexGuard<'_, Box<[u64]>> {
        self.written.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Marks `count` bytes from `address` on as written, or as not written.
    pub fn mark(&self, address: u64, count: u64, written: bool) {
        let start = address.saturating_sub(self.address).min(self.bytes);
        let end = address.saturating_add(count).saturating_sub(self.address).min(self.bytes);
        let mut words = self.lock();
        let mut at = start;
        while at < end {
            let upto = ((at | 63) + 1).min(end);
            let bits = (u64::MAX >> (64 - (upto - at))) << (at % 64);
            let word = &mut words[(at / 64) as usize];
            *word = if written { *word | bits } else { *word & !bits };
            at = upto;
        }
    }

    /// For each of up to 16 bytes from `address` on: all ones if it was never written, else zero.
    pub(super) fn unknown(&self, address: u64, count: u32) -> [u32; 4] {
        let words = self.lock();
        let mut unknown = [0; 4];
        for byte in 0..u64::from(count.min(16)) {
            let at = (address + byte).wrapping_sub(self.address);
            let written = at >= self.bytes || words[(at / 64) as usize] >> (at % 64) & 1 != 0;
            if !written {
                unknown[(byte / 4) as usize] |= 0xff << (8 * (byte % 4));
            }
        }
        unknown
    }

    /// As [`Initialised::mark`], byte by byte: a byte counts as written unless some of its bits in `unknown`
    /// are set.
    pub(super) fn set_unknown(&self, address: u64, count: u32, unknown: [u32; 4]) {
        let mut words = self.lock();
        for byte in 0..u64::from(count.min(16)) {
            let at = (address + byte).wrapping_sub(self.address);
            if at < self.bytes {
                let word = &mut words[(at / 64) as usize];
                let bit = 1 << (at % 64);
                let known = unknown[(byte / 4) as usize] >> (8 * (byte % 4)) & 0xff == 0;
                *word = if known { *word | bit } else { *word & !bit };
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_marked_one_by_one() {
        let tracked = Initialised::new(0x1000, 130).unwrap();
        assert_eq!(tracked.unknown(0x1000, 8), [u32::MAX, u32::MAX, 0, 0]);
        tracked.mark(0x1003, 62, true);
        assert_eq!(tracked.unknown(0x1000, 4), [0x00ff_ffff, 0, 0, 0]);
        assert_eq!(tracked.unknown(0x1040, 4), [0xffff_ff00, 0, 0, 0]);
        tracked.set_unknown(0x1041, 2, [0xff00, 0, 0, 0]);
        assert_eq!(tracked.unknown(0x1040, 4), [0xffff_0000, 0, 0, 0]);
        tracked.mark(0x1000, u64::MAX, true);
        assert_eq!(tracked.unknown(0x1080, 2), [0; 4]);
        assert_eq!(tracked.unknown(0x1081, 4), [0; 4], "bytes past the end are not tracked");
        tracked.mark(0x1081, 1, false);
        assert_eq!(tracked.unknown(0x1080, 2), [0xff00, 0, 0, 0]);
    }
}
