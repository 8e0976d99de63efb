//! What a run of the tuner does, for a display.

use std::fmt;
use std::sync::Arc;

use crate::record::Outcome;

/// A step of a run.
#[derive(Debug, Clone, PartialEq)]
pub enum Step<'a> {
    /// The run begins.
    Begins {
        /// The name of the records.
        name: &'a str,
        /// The candidates at all shapes, for all targets.
        candidates: usize,
    },
    /// Records have the cost of a candidate.
    Known,
    /// A candidate is compiled and measured.
    Measures {
        /// The instance: `matmul<4, 2>`.
        instance: &'a str,
        /// The shape.
        shape: &'a [u64],
    },
    /// What was found of a candidate.
    Measured {
        /// The target.
        target: &'a str,
        /// The instance.
        instance: &'a str,
        /// The shape.
        shape: &'a [u64],
        /// What was found.
        outcome: &'a Outcome,
        /// Whether it is what the old records state, because the code has not changed.
        kept: bool,
    },
    /// The results of all instances are compared.
    Compares {
        /// The target.
        target: &'a str,
        /// The shape.
        shape: &'a [u64],
    },
    /// A chosen instance is compared with the reference interpreter.
    Verifies {
        /// The target.
        target: &'a str,
        /// The instance.
        instance: &'a str,
        /// The shape for which it is chosen.
        shape: &'a [u64],
    },
    /// The run ends, whether it is complete or not.
    Ends,
}

/// Displays the steps of a run. The tuner itself prints nothing.
#[derive(Clone)]
pub struct Progress(Arc<Display>);

type Display = dyn Fn(&Step<'_>) + Send + Sync;

impl Progress {
    /// Calls a function at each step.
    pub fn new(display: impl Fn(&Step<'_>) + Send + Sync + 'static) -> Progress {
        Progress(Arc::new(display))
    }

    pub(super) fn step(&self, step: Step<'_>) {
        (self.0)(&step);
    }
}

impl Default for Progress {
    /// Displays nothing.
    fn default() -> Progress {
        Progress::new(|_| ())
    }
}

impl fmt::Debug for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Progress(..)")
    }
}
