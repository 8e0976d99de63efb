//! The failed packets of a queue, for later queries.
//!
//! The newest failures keep their errors. Of older failures that have not been reported only the packet numbers are
//! kept. So a host that never waits cannot fill its memory with reports, and no failure is ever taken for success.

use std::collections::VecDeque;
use std::ops::RangeInclusive;

use crate::error::Error;

/// Number of failures that keep their errors.
const DETAILED: usize = 64;

/// Packets that did not complete: one failed, the others were queued after it.
#[derive(Debug)]
pub(crate) struct Failure {
    /// From the packet that failed to the last one queued after it.
    pub(crate) packets: RangeInclusive<u64>,
    pub(crate) error: Error,
    reported: bool,
}

/// How a packet ended.
#[derive(Debug)]
pub(crate) enum Outcome {
    Done,
    /// It failed itself.
    Failed(Error),
    /// It was queued after a packet that failed.
    Aborted(Error),
}

/// The failures of one queue, in the order of their packets.
#[derive(Debug, Default)]
pub(crate) struct Failures {
    detailed: VecDeque<Failure>,
    /// Packets of older failures that have not been reported, with adjacent ranges merged.
    older: Vec<RangeInclusive<u64>>,
}

impl Failures {
    /// Records that `packets` failed with the error of the first one. They must come after all recorded before.
    pub(crate) fn record(&mut self, packets: RangeInclusive<u64>, error: Error) {
        self.detailed.push_back(Failure { packets, error, reported: false });
        if self.detailed.len() <= DETAILED {
            return;
        }
        let Some(Failure { packets, reported: false, .. }) = self.detailed.pop_front() else { return };
        match self.older.last_mut() {
            Some(last) if last.end() + 1 == *packets.start() => *last = *last.start()..=*packets.end(),
            _ => self.older.push(packets),
        }
    }

    /// How `packet` ended, for the waiter that submitted it. Marks its failure as reported.
    pub(crate) fn outcome(&mut self, packet: u64) -> Outcome {
        if self.is_older(packet) {
            return Outcome::Failed(Error::Forgotten);
        }
        match self.find(packet) {
            None => Outcome::Done,
            Some(failure) if *failure.packets.start() == packet => {
                failure.reported = true;
                Outcome::Failed(failure.error.clone())
            }
            Some(failure) => Outcome::Aborted(failure.error.clone()),
        }
    }

    /// The failure of `packet`, if it has not been reported yet.
    pub(crate) fn report(&mut self, packet: u64) -> Option<Error> {
        if self.is_older(packet) {
            return Some(Error::Forgotten);
        }
        let failure = self.find(packet).filter(|failure| !failure.reported)?;
        failure.reported = true;
        Some(failure.error.clone())
    }

    /// The first failure of the packets from `first` on that has not been reported yet. Marks all of them as reported.
    pub(crate) fn report_from(&mut self, first: u64) -> Option<Error> {
        let older = self.older.len();
        self.older.retain(|packets| *packets.end() < first);
        let mut found = (self.older.len() < older).then_some(Error::Forgotten);
        let of_these = |failure: &&mut Failure| *failure.packets.start() >= first && !failure.reported;
        for failure in self.detailed.iter_mut().filter(of_these) {
            failure.reported = true;
            found.get_or_insert_with(|| failure.error.clone());
        }
        found
    }

    fn find(&mut self, packet: u64) -> Option<&mut Failure> {
        let at = self.detailed.partition_point(|failure| *failure.packets.end() < packet);
        self.detailed.get_mut(at).filter(|failure| failure.packets.contains(&packet))
    }

    fn is_older(&self, packet: u64) -> bool {
        let at = self.older.partition_point(|packets| *packets.end() < packet);
        self.older.get(at).is_some_and(|packets| packets.contains(&packet))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(number: u64) -> Error {
        Error::TooLong { len: number as usize, size: 1 }
    }

    fn number(error: &Error) -> Option<usize> {
        match error {
            Error::TooLong { len, .. } => Some(*len),
            _ => None,
        }
    }

    #[test]
    fn old_failures_lose_their_error_but_never_become_successes() {
        let mut failures = Failures::default();
        for packet in (0..1000).filter(|packet| packet % 3 != 2) {
            failures.record(packet..=packet, error(packet));
        }
        for packet in 0..1000 {
            match failures.report(packet) {
                None => assert_eq!(packet % 3, 2, "{packet}"),
                Some(Error::Forgotten) => assert!(packet < 1000 - DETAILED as u64 && packet % 3 != 2, "{packet}"),
                Some(error) => assert_eq!(number(&error), Some(packet as usize)),
            }
        }
        assert!(failures.older.len() < 400, "adjacent ranges are merged");
        assert!(matches!(failures.report_from(0), Some(Error::Forgotten)));
        assert!(failures.report_from(0).is_none());
    }

    #[test]
    fn reported_failures_are_dropped() {
        let mut failures = Failures::default();
        for packet in 0..1000 {
            failures.record(packet..=packet, error(packet));
            assert_eq!(failures.report(packet).as_ref().and_then(number), Some(packet as usize));
            assert!(failures.report(packet).is_none());
        }
        assert!(failures.older.is_empty());
        assert!(failures.report_from(0).is_none());
    }

    #[test]
    fn failures_before_a_packet_are_left_to_others() {
        let mut failures = Failures::default();
        failures.record(5..=6, error(5));
        failures.record(7..=9, error(7));
        assert_eq!(failures.report_from(7).as_ref().and_then(number), Some(7));
        assert!(failures.report_from(7).is_none());
        assert_eq!(failures.report(6).as_ref().and_then(number), Some(5));
        assert!(failures.report_from(0).is_none());
    }

    #[test]
    fn packets_after_a_failed_one_are_aborted() {
        let mut failures = Failures::default();
        failures.record(5..=9, error(5));
        assert!(matches!(failures.outcome(4), Outcome::Done));
        assert!(matches!(failures.outcome(7), Outcome::Aborted(_)));
        assert!(matches!(failures.outcome(5), Outcome::Failed(_)));
        assert!(matches!(failures.outcome(10), Outcome::Done));
        assert!(failures.report_from(0).is_none(), "the submitter of 5 has received it");
    }
}
