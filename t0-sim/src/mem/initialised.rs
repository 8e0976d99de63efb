//! Tracks which bytes of an allocation were written.
use super::{access, zeroed};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A range of tracked bytes with one bit for each.
#[derive(Debug)]
pub struct Initialised {
    address: u64,
    bytes: u64,
    written: Mutex<Box<[u64]>>,
    /// The memory was poisoned, and who writes it may not say so.
    poisoned: bool,
}

/// The value of the poisoned word at an address: no pattern that programs write, and different for each word.
fn poison(address: u64) -> u32 {
    let mixed = (address / 4).wrapping_add(0x9e37_79b9_7f4a_7c15).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    ((mixed ^ mixed >> 29).wrapping_mul(0x94d0_49bb_1331_11eb) >> 32) as u32 | 1
}

impl Initialised {
    /// Tracks `bytes` bytes from `address` on; none of them is written yet.
    ///
    /// Returns `None` if the host cannot allocate the record, which takes one bit per byte. Parts of it that are not
    /// touched take no memory.
    pub fn new(address: u64, bytes: u64) -> Option<Initialised> {
        let written = zeroed(usize::try_from(bytes.div_ceil(64)).ok()?)?;
        Some(Initialised { address, bytes, written: Mutex::new(written), poisoned: false })
    }

    /// Fills `bytes` bytes of memory with poison and tracks them. A word that no longer holds its poison was written,
    /// even if nobody has marked it. `None` as for [`Self::new`], or if the address is not a multiple of 4.
    ///
    /// # Safety
    /// The memory must be valid, and accessed only by atomics, for as long as this record is used.
    pub unsafe fn poisoned(address: u64, bytes: u64) -> Option<Initialised> {
        if !address.is_multiple_of(4) {
            return None;
        }
        let known = Initialised { poisoned: true, ..Initialised::new(address, bytes)? };
        for at in 0..bytes {
            let word = poison(address + at);
            // SAFETY: by the caller's promise.
            unsafe { access::store8(address + at, (word >> (8 * (at % 4))) as u8) }
        }
        Some(known)
    }

    /// Whether the word that contains this byte still holds its poison. The last bytes may be less than a word.
    fn is_poison(&self, at: u64) -> bool {
        let start = at & !3;
        let word = poison(self.address + start);
        (start..(start + 4).min(self.bytes)).all(|byte| {
            // SAFETY: inside the memory that was poisoned, by the promise of its creator.
            let there = unsafe { access::load8(self.address + byte) };
            there == (word >> (8 * (byte % 4))) as u8
        })
    }

    fn lock(&self) -> MutexGuard<'_, Box<[u64]>> {
        self.written.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The words of the record that contain the bits of `count` bytes from `address` on, and these bits of each.
    fn words(&self, address: u64, count: u64) -> impl Iterator<Item = (usize, u64)> {
        let mut at = address.saturating_sub(self.address).min(self.bytes);
        let end = address.saturating_add(count).saturating_sub(self.address).min(self.bytes);
        std::iter::from_fn(move || {
            let (start, upto) = (at, ((at | 63) + 1).min(end));
            at = upto;
            (start < end).then(|| ((start / 64) as usize, (u64::MAX >> (64 - (upto - start))) << (start % 64)))
        })
    }

    /// Marks `count` bytes from `address` on as written, or as not written.
    pub fn mark(&self, address: u64, count: u64, written: bool) {
        let mut words = self.lock();
        for (at, bits) in self.words(address, count) {
            let word = &mut words[at];
            *word = if written { *word | bits } else { *word & !bits };
        }
    }

    /// Whether `count` bytes from `address` on were written. Bytes that no longer hold their poison are marked.
    pub(super) fn is_written(&self, address: u64, count: u64) -> bool {
        let mut words = self.lock();
        for (at, bits) in self.words(address, count) {
            let unmarked = bits & !words[at];
            let mut bytes = (0..64).filter(|bit| unmarked >> bit & 1 != 0).map(|bit| 64 * at as u64 + bit);
            if unmarked != 0 && (!self.poisoned || bytes.any(|byte| self.is_poison(byte))) {
                return false;
            }
            words[at] |= unmarked;
        }
        true
    }

    /// For each of up to 16 bytes from `address` on: all ones if it was never written, else zero.
    pub(super) fn unknown(&self, address: u64, count: u32) -> [u32; 4] {
        let words = self.lock();
        let mut unknown = [0; 4];
        for byte in 0..u64::from(count.min(16)) {
            let at = (address + byte).wrapping_sub(self.address);
            let written = at >= self.bytes || words[(at / 64) as usize] >> (at % 64) & 1 != 0;
            if !written && (!self.poisoned || self.is_poison(at)) {
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
    fn a_word_without_its_poison_was_written() {
        let mut memory = vec![0u64; 4];
        let address = memory.as_mut_ptr().expose_provenance() as u64;
        // SAFETY: valid while the record is used, and accessed only by atomics.
        let tracked = unsafe { Initialised::poisoned(address, 30) }.unwrap();
        assert_eq!(tracked.unknown(address, 16), [u32::MAX; 4]);
        // SAFETY: as above.
        unsafe { access::store8(address + 5, access::load8(address + 5) ^ 1) }
        assert_eq!(tracked.unknown(address, 12), [u32::MAX, 0, u32::MAX, 0]);
        assert_eq!(tracked.unknown(address + 28, 4), [0xffff, 0, 0, 0], "bytes past the end are not tracked");
        assert!(!tracked.is_written(address, 12) && tracked.is_written(address + 4, 4));
        tracked.mark(address, 4, true);
        assert_eq!(tracked.unknown(address, 4), [0; 4]);
        assert!(tracked.is_written(address, 8) && !tracked.is_written(address, 9));
        // SAFETY: the bounds are right; the address is refused.
        assert!(unsafe { Initialised::poisoned(address + 2, 4) }.is_none());
    }

    #[test]
    fn bytes_are_marked_one_by_one() {
        let tracked = Initialised::new(0x1000, 130).unwrap();
        assert_eq!(tracked.unknown(0x1000, 8), [u32::MAX, u32::MAX, 0, 0]);
        tracked.mark(0x1003, 62, true);
        assert_eq!(tracked.unknown(0x1000, 4), [0x00ff_ffff, 0, 0, 0]);
        assert_eq!(tracked.unknown(0x1040, 4), [0xffff_ff00, 0, 0, 0]);
        assert!(tracked.is_written(0x1003, 62) && !tracked.is_written(0x1002, 3) && !tracked.is_written(0x1003, 63));
        tracked.set_unknown(0x1041, 2, [0xff00, 0, 0, 0]);
        assert_eq!(tracked.unknown(0x1040, 4), [0xffff_0000, 0, 0, 0]);
        tracked.mark(0x1000, u64::MAX, true);
        assert_eq!(tracked.unknown(0x1080, 2), [0; 4]);
        assert_eq!(tracked.unknown(0x1081, 4), [0; 4], "bytes past the end are not tracked");
        tracked.mark(0x1081, 1, false);
        assert_eq!(tracked.unknown(0x1080, 2), [0xff00, 0, 0, 0]);
    }
}
