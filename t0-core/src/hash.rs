//! Maps and sets with a fast hash. The keys are the compiler's own, so nobody can choose them to collide, and without
//! a random state equal inputs lead to equal steps.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

/// A map with a fast hash.
pub(crate) type Map<K, V> = HashMap<K, V, BuildHasherDefault<Mixer>>;

/// A set with a fast hash.
pub(crate) type Set<K> = HashSet<K, BuildHasherDefault<Mixer>>;

/// Mixes each word by a multiplication with the golden ratio.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mixer(u64);

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for word in words {
            self.write_u64(u64::from_le_bytes(*word));
        }
        for byte in rest {
            self.write_u64(u64::from(*byte));
        }
    }

    fn write_u8(&mut self, n: u8) {
        self.write_u64(n.into());
    }

    fn write_u32(&mut self, n: u32) {
        self.write_u64(n.into());
    }

    fn write_u64(&mut self, n: u64) {
        self.0 = (self.0.rotate_left(5) ^ n).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }

    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as u64);
    }

    /// The high bits of a product depend on all bits of its factors. A table uses the low bits too.
    fn finish(&self) -> u64 {
        self.0.rotate_left(26)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::hash::Hash as _;

    #[test]
    fn neighbours_and_lengths_have_different_hashes() {
        let mut all = Set::default();
        for n in 0..10_000u32 {
            let mut mixer = Mixer::default();
            n.hash(&mut mixer);
            assert!(all.insert(mixer.finish()), "{n}");
        }
        all.clear();
        for text in ["", "a", "aa", "aaaaaaaa", "aaaaaaaaa"] {
            let mut mixer = Mixer::default();
            text.hash(&mut mixer);
            assert!(all.insert(mixer.finish()), "{text:?}");
        }
    }
}
