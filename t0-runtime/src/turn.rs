//! Turns: which of several threads accesses memory first.
//!
//! An access looks for the earlier users of its memory, may wait for them, and is then noted for later users. Between
//! the look and the note no conflicting access may do so as well: each of the two would miss the other. A turn covers
//! all of it: several readers may have a turn at once, and a writer is alone.
//!
//! A turn may last while its thread sleeps, because the accesses that wait for the turn come later in any case. That is
//! safe because a thread with a turn waits only for the device, never for a thread that may need the turn.
//!
//! The memory is reached through [`Place`], so that `crate::kfd::models` checks this code.

use std::sync::atomic::Ordering::{Acquire, Release};

use crate::sys::order::Word;

/// Memory that several threads access.
pub(crate) trait Place {
    /// Ends the turn when it is dropped.
    type Turn<'a>
    where
        Self: 'a;

    /// Whether another thread may access the memory in a conflicting way. Otherwise no turn is needed.
    fn is_contended(&self) -> bool;

    /// Waits for a turn to write or to read.
    fn turn(&self, writes: bool) -> Self::Turn<'_>;
}

/// The turns of one access. What looks for earlier users and what notes the access borrow it.
#[must_use = "a turn that is dropped at once orders nothing"]
pub(crate) struct Turns<'a, P: Place + 'a>(Vec<P::Turn<'a>>);

impl<'a, P: Place> Turns<'a, P> {
    /// Waits for the turns at all places, each of which is written or read. A place may occur several times.
    pub(crate) fn take(places: impl IntoIterator<Item = (&'a P, bool)>) -> Turns<'a, P> {
        let mut all: Vec<(&P, bool)> = places.into_iter().filter(|(place, _)| place.is_contended()).collect();
        // In one order for all threads: otherwise two of them could wait for each other.
        all.sort_by_key(|(place, _)| std::ptr::from_ref(*place).addr());
        all.dedup_by(|later, first| {
            let equal = std::ptr::eq(later.0, first.0);
            first.1 |= equal && later.1;
            equal
        });
        Turns(all.into_iter().map(|(place, writes)| place.turn(writes)).collect())
    }
}

impl<P: Place> Drop for Turns<'_, P> {
    fn drop(&mut self) {
        // In the reverse order, which is usual for locks and lets a thread that waits for the first have all.
        while self.0.pop().is_some() {}
    }
}

/// The last packets of one queue that used and that wrote a place, plus one; 0 if none did. Only the queue's submitter
/// changes them, with its own lock.
#[derive(Debug, Default)]
pub(crate) struct Last<W> {
    any: W,
    write: W,
}

impl<W: Word<Value = u64>> Last<W> {
    /// The packets of a queue that has not used the place, in words that are 0.
    #[cfg(test)]
    pub(crate) fn new(any: W, write: W) -> Last<W> {
        Last { any, write }
    }

    /// Notes a packet that uses the place.
    pub(crate) fn note(&self, number: u64, writes: bool) {
        // Release: an observer of the number may ask the submitter about it.
        self.any.store(number + 1, Release);
        if writes {
            self.write.store(number + 1, Release);
        }
    }

    /// The packet that must have completed before the place is written (`writes`) or read.
    pub(crate) fn number(&self, writes: bool) -> Option<u64> {
        let last = if writes { &self.any } else { &self.write };
        last.load(Acquire).checked_sub(1)
    }
}
