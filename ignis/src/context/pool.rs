//! Memory of freed tensors, and accounting.
//!
//! A freed buffer is kept for the next tensor of the same size class. Its last launches may still be running; the
//! runtime runs later launches that use the same buffer after them, on every stream. A buffer that a graph uses is not
//! kept: a replay would overwrite the next tensor. Neither is one whose launch failed: the next tensor may write only a
//! part of it, and could never be read.

use crate::error::{Error, Result, Usage};
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use t0::{Buffer, Device, Stream};

#[derive(Default)]
pub(crate) struct Pool {
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// Freed buffers by their number of words.
    free: BTreeMap<usize, Vec<Buffer<u32>>>,
    in_use: u64,
    peak: u64,
    cached: u64,
    by_operation: BTreeMap<&'static str, u64>,
}

/// The words of the buffer for `words`: at most an eighth more, so that tensors of similar sizes share buffers.
fn class(words: usize) -> usize {
    let step = (words.next_power_of_two() / 16).max(64);
    words.next_multiple_of(step)
}

impl Pool {
    /// A buffer of at least `words` words for operation `op`.
    pub(crate) fn take(&self, device: &Device, stream: &Stream, op: &'static str, words: usize) -> Result<Buffer<u32>> {
        let class = class(words);
        let bytes = class as u64 * 4;
        let buffer = match self.reuse(class, bytes).map_or_else(|| device.alloc(class), Ok) {
            Err(t0::Error::OutOfMemory { .. }) => {
                // Memory is free once the launches that use it have run.
                stream.wait()?;
                self.release();
                device.alloc(class).map_err(|error| match error {
                    t0::Error::OutOfMemory { bytes, available } => {
                        Error::OutOfMemory { op, bytes, available, usage: self.usage() }
                    }
                    other => other.into(),
                })?
            }
            other => other?,
        };
        let state = &mut *self.state();
        state.in_use += bytes;
        state.peak = state.peak.max(state.in_use);
        *state.by_operation.entry(op).or_default() += bytes;
        Ok(buffer)
    }

    /// A freed buffer of this class. It is no longer counted as one, within the same lock: `release` counts the others.
    /// The failure of its last launch may have been noticed after it was freed.
    fn reuse(&self, class: usize, bytes: u64) -> Option<Buffer<u32>> {
        let state = &mut *self.state();
        let free = state.free.get_mut(&class)?;
        let (before, at) = (free.len(), free.iter().rposition(Buffer::is_reliable));
        free.truncate(at.map_or(0, |at| at + 1));
        state.cached -= (before - free.len()) as u64 * bytes;
        let buffer = free.pop()?;
        state.cached -= bytes;
        Some(buffer)
    }

    /// Keeps a buffer that `op` took, unless it belongs to a graph or is not reliable. `None` stands for a buffer of
    /// `words` words that its owner could not give back.
    pub(crate) fn give(&self, buffer: Option<Buffer<u32>>, words: usize, op: &'static str) {
        let bytes = words as u64 * 4;
        let state = &mut *self.state();
        state.in_use -= bytes;
        if let Some(used) = state.by_operation.get_mut(op) {
            *used -= bytes;
        }
        if let Some(buffer) = buffer.filter(|buffer| !buffer.is_in_graph() && buffer.is_reliable()) {
            state.cached += bytes;
            state.free.entry(words).or_default().push(buffer);
        }
    }

    /// Drops all freed buffers.
    pub(crate) fn release(&self) {
        let state = &mut *self.state();
        state.free.clear();
        state.cached = 0;
    }

    pub(crate) fn reset_peak(&self) {
        let state = &mut *self.state();
        state.peak = state.in_use;
    }

    pub(crate) fn usage(&self) -> Usage {
        let state = self.state();
        let mut by_operation: Vec<_> =
            state.by_operation.iter().map(|(op, bytes)| (*op, *bytes)).filter(|(_, bytes)| *bytes > 0).collect();
        by_operation.sort_by_key(|(op, bytes)| (std::cmp::Reverse(*bytes), *op));
        Usage { in_use: state.in_use, peak: state.peak, cached: state.cached, by_operation }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Another thread that releases all freed buffers must not see one that is about to be used.
    #[test]
    fn counts_are_right_when_threads_release_and_reuse_buffers() {
        let device = Device::builder().virtual_gpu(t0::VirtualOptions::default()).open().expect("the virtual GPU");
        let stream = device.stream().expect("a stream");
        let pool = Pool::default();
        std::thread::scope(|scope| {
            for _ in 0..3 {
                scope.spawn(|| {
                    for _ in 0..2000 {
                        let buffer = pool.take(&device, &stream, "test", 100).expect("a buffer");
                        let words = buffer.len();
                        pool.give(Some(buffer), words, "test");
                    }
                });
            }
            scope.spawn(|| (0..200_000).for_each(|_| pool.release()));
        });
        pool.release();
        let usage = pool.usage();
        assert_eq!((usage.in_use, usage.cached, usage.by_operation), (0, 0, Vec::new()));
    }

    #[test]
    fn a_class_is_at_most_an_eighth_larger() {
        for words in (1..5000).chain([1 << 20, (1 << 20) + 1, 123_456_789]) {
            let class = class(words);
            assert!(class >= words && (class - words) * 8 <= words.max(512), "{words}: {class}");
        }
        assert_eq!(class(0), 0);
    }
}
