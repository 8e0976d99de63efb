//! The kernarg ring: space for kernel arguments that never wraps over work in flight.

/// Positions in a byte ring; counts, not addresses. Everything between `tail` and `head` is in flight.
#[derive(Debug, Clone)]
pub(crate) struct Ring {
    size: u64,
    head: u64,
    tail: u64,
}

impl Ring {
    /// An empty ring of `size` bytes.
    pub(crate) fn new(size: u64) -> Ring {
        Ring { size, head: 0, tail: 0 }
    }

    /// Reserves `bytes` contiguous bytes, rounded up to a multiple of 64. Returns their offset; `None` while too much
    /// is in flight, and always if the ring is too small.
    pub(crate) fn take(&mut self, bytes: u64) -> Option<u64> {
        let bytes = bytes.next_multiple_of(64);
        let offset = self.head % self.size;
        let skip = if offset + bytes > self.size { self.size - offset } else { 0 };
        if bytes > self.size || self.head + skip + bytes - self.tail > self.size {
            return None;
        }
        self.head += skip;
        let at = self.head % self.size;
        self.head += bytes;
        Some(at)
    }

    /// The mark that covers everything reserved so far; pass it to [`Ring::retire`] when that work is done.
    pub(crate) fn mark(&self) -> u64 {
        self.head
    }

    /// Frees everything up to `mark`.
    pub(crate) fn retire(&mut self, mark: u64) {
        self.tail = self.tail.max(mark);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn never_overlaps_bytes_in_flight() {
        let mut ring = Ring::new(1024);
        let mut flight: std::collections::VecDeque<(u64, u64, u64)> = Default::default();
        let mut random = t0_tests_share::random::Random::new(1);
        for _ in 0..100_000 {
            let bytes = random.below(400) + 1;
            match ring.take(bytes) {
                Some(at) => {
                    assert!(at % 64 == 0 && at + bytes <= 1024);
                    assert!(flight.iter().all(|&(start, len, _)| at + bytes <= start || start + len <= at));
                    flight.push_back((at, bytes, ring.mark()));
                }
                None => {
                    let (_, _, mark) = flight.pop_front().expect("an empty ring has space for 400 bytes");
                    ring.retire(mark);
                }
            }
        }
    }

    #[test]
    fn rejects_sizes_that_can_never_fit() {
        assert_eq!(Ring::new(1024).take(1025), None);
        assert_eq!(Ring::new(1024).take(1024), Some(0));
    }
}
