//! Memory of a compute unit as its waves see it: when an access is done.

use crate::parameters::Parameters;
use crate::{Shape, Touch};

/// LDS, the scalar cache and the vector cache.
#[derive(Clone, Debug)]
pub(crate) struct Memory {
    lds_free: i64,
    scalar_last: i64,
    /// The arrival of a line that was missing, and its end.
    scalar_fill: i64,
    vector_last: i64,
}

impl Memory {
    pub(crate) fn new() -> Memory {
        let never = i64::MIN / 2;
        Memory { lds_free: never, scalar_last: never, scalar_fill: never, vector_last: never }
    }

    /// An LDS access that issues at `at`. Accesses are served in order. The lines are the clocks of the fullest bank.
    pub(crate) fn lds(&mut self, p: &Parameters, shape: &Shape, touch: Touch, at: i64) -> i64 {
        let more = (shape.dwords - 1).max(0);
        let begin = at.max(self.lds_free);
        let least = p.lds_service + more * p.lds_service_dword;
        let conflicts = (i64::from(touch.lines) * p.lds_service - least).max(0);
        self.lds_free = begin + least + conflicts;
        conflicts + begin + if shape.stores { p.lds_store } else { p.lds_load + more * p.lds_load_dword }
    }

    /// A scalar load. Loads of a line in flight wait for it and are answered one after another.
    pub(crate) fn scalar(&mut self, p: &Parameters, misses: bool, at: i64) -> i64 {
        if misses && self.scalar_fill < at {
            self.scalar_fill = at + p.scalar_cold;
        }
        let data = (at + p.scalar_hit).max(self.scalar_fill);
        self.scalar_last = data.max(self.scalar_last + p.scalar_service);
        self.scalar_last
    }

    /// A vector load whose data arrive at `arrival`. Loads return in the order of their issue, across waves.
    pub(crate) fn vector(&mut self, p: &Parameters, touch: Touch, arrival: i64) -> i64 {
        let clocks = (i64::from(touch.lines.max(1)) + p.vector_lines - 1) / p.vector_lines;
        self.vector_last = arrival.max(self.vector_last + clocks);
        self.vector_last
    }
}
