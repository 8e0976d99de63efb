//! Prefetches that are spread over the matrix instructions after the loads that asked for them.
//!
//! The operands of a matrix instruction come from 16 rows of a matrix. A prefetch for each of them at once would occupy
//! all line-fill buffers of a CPU core, so that the following loads wait for memory. Matrix instructions work in
//! registers and the first cache for long enough that some prefetches in front of each cost nothing.
use super::rows;
use crate::exec::layout::Row;

/// Lines that wait at most. Further ones replace the oldest.
const WAITING: usize = 256;
/// Lines that one matrix instruction prefetches.
const AT_ONCE: usize = 6;
/// Lines that one load asks for: one for each row of an operand.
const ROWS: usize = 16;

/// Addresses to prefetch.
pub(in crate::exec) struct Ahead {
    lines: [u64; WAITING],
    /// The number of lines that have been prefetched or replaced, and the number of all lines.
    done: usize,
    end: usize,
}

impl Ahead {
    pub(in crate::exec) const NONE: Ahead = Ahead { lines: [0; WAITING], done: 0, end: 0 };

    /// Asks for the lines at `origin` plus the offsets of lanes 0 to 15.
    #[inline(always)]
    pub(super) fn push(&mut self, origin: u64, offsets: &Row) {
        let lines = &mut self.lines.as_chunks_mut::<ROWS>().0[self.end / ROWS % (WAITING / ROWS)];
        for (line, offset) in lines.iter_mut().zip(&offsets.0) {
            *line = origin.wrapping_add((*offset).into());
        }
        self.end += ROWS;
        self.done = self.done.max(self.end.saturating_sub(WAITING));
    }

    /// Prefetches some of the lines.
    #[inline(always)]
    pub(in crate::exec) fn prefetch(&mut self) {
        if self.done == self.end {
            return;
        }
        for i in 0..AT_ONCE {
            // Beyond the end are lines that have been prefetched before.
            rows::prefetch_line(self.lines[(self.done + i) % WAITING]);
        }
        self.done = (self.done + AT_ONCE).min(self.end);
    }
}
