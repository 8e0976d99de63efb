//! What the queues of a device share: the order of submissions, and how a failure on one of them affects launches on
//! the others.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use super::Submitter;

/// The queues of a device.
#[derive(Debug, Default)]
pub(crate) struct Peers {
    all: Mutex<Vec<Weak<Submitter>>>,
    /// The stamp of the next access. Stamps order conflicting accesses, as `crate::reliability` needs.
    next: AtomicU64,
    /// Whether a launch has failed.
    failed: AtomicBool,
}

impl Peers {
    pub(super) fn join(&self, submitter: &Arc<Submitter>) {
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|peer| peer.strong_count() > 0);
        all.push(Arc::downgrade(submitter));
    }

    /// The stamp of an access that is submitted now.
    pub(crate) fn stamp(&self) -> u64 {
        self.next.fetch_add(1, Ordering::Relaxed)
    }

    pub(super) fn note_failure(&self) {
        self.failed.store(true, Ordering::Release);
    }

    pub(super) fn has_failed(&self) -> bool {
        self.failed.load(Ordering::Acquire)
    }

    /// Makes unreliable what pending launches will compute from unreliable contents. The caller has recorded what the
    /// failed launches were to write, has no lock, and has not completed their signals yet. So no launch that depends
    /// on them can have completed, and launches that are submitted from now on are refused if they read that.
    pub(super) fn spread(&self) {
        self.note_failure();
        let all = self.all.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let all: Vec<Arc<Submitter>> = all.iter().filter_map(Weak::upgrade).collect();
        loop {
            let mut changed = false;
            for submitter in &all {
                let mut state = submitter.lock();
                state.retire(&submitter.signals);
                for entry in &state.pending {
                    changed |= entry.rewrite();
                }
                for entry in &state.pending {
                    if let Some(error) = entry.check() {
                        changed |= entry.fail(&error);
                    }
                }
            }
            if !changed {
                return;
            }
        }
    }
}
