//! Whether the contents of a buffer are what its launches were to compute.
//!
//! A launch that fails, or does not run because an earlier one failed, leaves the bytes that it was to write
//! unreliable. So does a launch that reads unreliable bytes. They stay so until one access writes all of them: a write
//! of the host, or a launch that has them in an `Out` view without gaps.
//!
//! Submissions have stamps in their order, because a failure is noticed later than it happens: the launches between the
//! failed one and the one that writes all bytes again read what is unreliable, and those before and after do not.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The reliability of one buffer's bytes.
#[derive(Debug, Default)]
pub(crate) struct Reliability {
    /// Whether `unreliable` has ever been set, so that memory without failures needs no lock.
    failed: AtomicBool,
    unreliable: Mutex<Option<Unreliable>>,
}

#[derive(Debug)]
struct Unreliable {
    /// The smallest range with all bytes that failed launches were to write.
    bytes: Range<u64>,
    /// The stamp of the first of them.
    from: u64,
    /// The stamp of the first access after them that writes all of `bytes`.
    until: Option<u64>,
    /// The message of the first failure.
    failure: Arc<str>,
}

/// What an access does to a buffer, as ranges of bytes that are empty if it does not do so.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Effect {
    /// What it may read of the contents before it.
    pub(crate) reads: Range<u64>,
    /// What it may write.
    pub(crate) writes: Range<u64>,
    /// What it writes as a whole.
    pub(crate) covers: Range<u64>,
}

fn contains(outer: &Range<u64>, inner: &Range<u64>) -> bool {
    outer.start <= inner.start && inner.end <= outer.end
}

/// The smallest range that contains both, one of which may be empty.
pub(crate) fn hull(a: &Range<u64>, b: &Range<u64>) -> Range<u64> {
    match (a.is_empty(), b.is_empty()) {
        (true, _) => b.clone(),
        (_, true) => a.clone(),
        _ => a.start.min(b.start)..a.end.max(b.end),
    }
}

impl Effect {
    /// The effect of this access and then of `next`, as one.
    pub(crate) fn then(&self, next: &Effect) -> Effect {
        // What the first one has written, the second one does not read from before.
        let reads = if contains(&self.covers, &next.reads) { &(0..0) } else { &next.reads };
        let length = |range: &Range<u64>| range.end - range.start;
        let covers = if length(&next.covers) > length(&self.covers) { &next.covers } else { &self.covers };
        Effect { reads: hull(&self.reads, reads), writes: hull(&self.writes, &next.writes), covers: covers.clone() }
    }
}

impl Reliability {
    /// Whether an access has failed that was to write some of the bytes.
    pub(crate) fn has_failed(&self) -> bool {
        self.failed.load(Ordering::Acquire)
    }

    /// Whether some bytes are not reliable now.
    pub(crate) fn is_unreliable(&self) -> bool {
        self.has_failed() && self.lock().as_ref().is_some_and(|known| known.until.is_none())
    }

    /// Records that the access with this stamp, which was to write `bytes`, failed. Returns whether that is new.
    pub(crate) fn fail(&self, bytes: &Range<u64>, stamp: u64, failure: &Arc<str>) -> bool {
        if bytes.is_empty() {
            return false;
        }
        let mut unreliable = self.lock();
        self.failed.store(true, Ordering::Release);
        match &mut *unreliable {
            Some(known) if known.until.is_none_or(|until| stamp < until) => {
                let all = hull(&known.bytes, bytes);
                let new = all != known.bytes || stamp < known.from;
                (known.bytes, known.from) = (all, known.from.min(stamp));
                new
            }
            other => {
                *other = Some(Unreliable { bytes: bytes.clone(), from: stamp, until: None, failure: failure.clone() });
                true
            }
        }
    }

    /// Records that the access with this stamp writes `bytes` as a whole. Returns whether that changes anything.
    pub(crate) fn rewrite(&self, bytes: &Range<u64>, stamp: u64) -> bool {
        if bytes.is_empty() || !self.has_failed() {
            return false;
        }
        let mut unreliable = self.lock();
        let Some(known) = &mut *unreliable else { return false };
        let first = known.from < stamp && known.until.is_none_or(|until| stamp < until);
        let new = first && contains(bytes, &known.bytes);
        if new {
            known.until = Some(stamp);
        }
        new
    }

    /// The failure because of which an access with this stamp cannot rely on `bytes`.
    pub(crate) fn failure(&self, bytes: &Range<u64>, stamp: u64) -> Option<Arc<str>> {
        if bytes.is_empty() || !self.has_failed() {
            return None;
        }
        let unreliable = self.lock();
        let known = unreliable.as_ref()?;
        let between = known.from < stamp && known.until.is_none_or(|until| stamp < until);
        let overlap = bytes.start < known.bytes.end && known.bytes.start < bytes.end;
        (between && overlap).then(|| known.failure.clone())
    }

    fn lock(&self) -> MutexGuard<'_, Option<Unreliable>> {
        self.unreliable.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn failed(bytes: Range<u64>, stamp: u64) -> Reliability {
        let reliability = Reliability::default();
        assert!(reliability.fail(&bytes, stamp, &"why".into()));
        reliability
    }

    #[test]
    fn what_a_failed_access_was_to_write_is_unreliable_until_it_is_written_as_a_whole() {
        let buffer = failed(100..200, 5);
        let failure = |bytes, stamp| buffer.failure(&bytes, stamp).as_deref() == Some("why");
        assert!(failure(0..101, 6) && failure(199..300, 9) && failure(120..130, 7));
        assert!(!failure(0..100, 6) && !failure(200..300, 6) && !failure(0..0, 6));
        assert!(!failure(0..300, 4) && !failure(0..300, 5), "an access before it, and itself");
        // Parts do not suffice, in any number.
        assert!(!buffer.rewrite(&(100..150), 7) && !buffer.rewrite(&(150..200), 8));
        assert!(failure(100..200, 9));
        assert!(buffer.rewrite(&(90..200), 10));
        assert!(!failure(100..200, 11), "it was written again");
        assert!(failure(100..200, 9), "an access between the failed one and the write");
        assert!(!buffer.rewrite(&(0..300), 12), "only the first one counts");
    }

    #[test]
    fn failures_are_joined_until_a_write() {
        let buffer = failed(100..200, 5);
        assert!(buffer.fail(&(300..310), 6, &"later".into()));
        assert!(!buffer.fail(&(150..160), 7, &"known".into()));
        assert_eq!(buffer.failure(&(205..206), 8).as_deref(), Some("why"), "between them");
        assert!(!buffer.rewrite(&(100..300), 9) && buffer.rewrite(&(0..310), 10));
        assert!(buffer.fail(&(0..4), 11, &"again".into()));
        assert_eq!(buffer.failure(&(0..1), 12).as_deref(), Some("again"));
        assert_eq!(buffer.failure(&(100..101), 12), None);
    }

    #[test]
    fn a_write_before_the_failure_does_not_count() {
        let buffer = failed(0..4, 5);
        assert!(!buffer.rewrite(&(0..4), 4));
        assert!(buffer.failure(&(0..4), 6).is_some());
        // A failure that is noticed late, of an access before the write.
        assert!(buffer.rewrite(&(0..4), 9) && !buffer.fail(&(0..4), 7, &"late".into()));
        assert_eq!(buffer.failure(&(0..4), 10), None);
    }

    #[test]
    fn effects_are_joined_in_their_order() {
        let read = |reads| Effect { reads, ..Effect::default() };
        let write = |bytes: Range<u64>| Effect { writes: bytes.clone(), covers: bytes, ..Effect::default() };
        let update = |bytes: Range<u64>| Effect { reads: bytes.clone(), writes: bytes, ..Effect::default() };
        assert_eq!(write(0..8).then(&read(2..6)), write(0..8), "it reads what it has written");
        assert_eq!(read(2..6).then(&write(0..8)), Effect { reads: 2..6, writes: 0..8, covers: 0..8 });
        assert_eq!(write(0..4).then(&update(2..8)), Effect { reads: 2..8, writes: 0..8, covers: 0..4 });
        assert_eq!(write(0..2).then(&write(4..8)), Effect { reads: 0..0, writes: 0..8, covers: 4..8 });
    }
}
