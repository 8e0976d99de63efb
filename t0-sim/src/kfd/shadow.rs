//! What the host and the GPU see of memory that they do not share coherently. Used in strict mode only.
//!
//! A write of the host to device memory travels in two steps. It is *pending* until the host flushes HDP (the host data
//! path), and *flushed* until a packet with a system acquire fence invalidates the GPU's caches. Only then do kernels
//! see it. Host memory that is not coherent skips the first step. In the other direction the host may read old data
//! from HDP until it flushes, and from memory until a packet with a system release fence writes the GPU's caches back.
//!
//! A card may deliver the data earlier. The model delivers it as late as the rules allow, so that a missing flush or
//! fence has an effect.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::host::{Block, PAGE};

/// The number of pages of one allocation that HDP keeps.
const LINES: usize = 16;

/// The caches between the host and one GPU: which allocations have data in them.
#[derive(Debug, Default)]
pub(super) struct Caches {
    unflushed: Mutex<Vec<Arc<Shadow>>>,
    unacquired: Mutex<Vec<Arc<Shadow>>>,
    held: Mutex<Vec<Arc<Shadow>>>,
}

/// The host's view of one allocation.
#[derive(Debug)]
pub(super) struct Shadow {
    block: Arc<Block>,
    caches: Arc<Caches>,
    /// Whether the host accesses the memory through HDP.
    device: bool,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    pending: Vec<Write>,
    flushed: Vec<Write>,
    /// Pages that HDP has read, by their offset.
    lines: BTreeMap<u64, Vec<u8>>,
    /// The whole block as the host sees it while the GPU's caches hold newer data.
    held: Option<Vec<u8>>,
    /// Whether the allocation was freed.
    closed: bool,
}

#[derive(Debug)]
struct Write {
    offset: u64,
    data: Vec<u8>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Caches {
    /// Flushes HDP: the writes of the host reach the device's memory, and later reads fetch from it.
    pub(super) fn flush(&self) {
        for shadow in std::mem::take(&mut *lock(&self.unflushed)) {
            let mut state = lock(&shadow.state);
            state.lines.clear();
            if state.pending.is_empty() {
                continue;
            }
            let listed = !state.flushed.is_empty();
            let pending = std::mem::take(&mut state.pending);
            state.flushed.extend(pending);
            drop(state);
            if !listed {
                lock(&self.unacquired).push(shadow);
            }
        }
    }

    /// A system acquire fence: kernels see what was flushed.
    pub(super) fn acquire(&self) {
        for shadow in std::mem::take(&mut *lock(&self.unacquired)) {
            let mut state = lock(&shadow.state);
            let flushed = std::mem::take(&mut state.flushed);
            for Write { offset, data } in flushed {
                if shadow.block.write(offset, &data).is_some() {
                    shadow.block.note_write(offset, data.len() as u64);
                }
                if let Some(held) = &mut state.held {
                    overlay(held, 0, offset, &data);
                }
            }
        }
    }

    /// From now on, until [`Caches::release`], the GPU's caches hold what it stores to `shadow`.
    pub(super) fn hold(&self, shadow: &Arc<Shadow>) {
        let mut state = lock(&shadow.state);
        if state.held.is_none() && !state.closed {
            let mut copy = vec![0; shadow.block.bytes() as usize];
            if shadow.block.read(0, &mut copy).is_some() {
                state.held = Some(copy);
                drop(state);
                lock(&self.held).push(shadow.clone());
            }
        }
    }

    /// A system release fence: the GPU's caches are written back.
    pub(super) fn release(&self) {
        for shadow in std::mem::take(&mut *lock(&self.held)) {
            lock(&shadow.state).held = None;
        }
    }
}

impl Shadow {
    pub(super) fn new(block: Arc<Block>, caches: Arc<Caches>, device: bool) -> Arc<Shadow> {
        Arc::new(Shadow { block, caches, device, state: Mutex::default() })
    }

    /// A write of the host; `None` if it extends past the end.
    pub(super) fn write(self: &Arc<Shadow>, offset: u64, data: &[u8]) -> Option<()> {
        let end = offset.checked_add(data.len() as u64)?;
        if end > self.block.bytes() {
            return None;
        }
        let mut state = lock(&self.state);
        if state.closed {
            return Some(());
        }
        let write = Write { offset, data: data.to_vec() };
        let (log, list) = match self.device {
            true => (&mut state.pending, &self.caches.unflushed),
            false => (&mut state.flushed, &self.caches.unacquired),
        };
        let listed = !log.is_empty();
        log.push(write);
        drop(state);
        if !listed {
            lock(list).push(self.clone());
        }
        Some(())
    }

    /// A read of the host; `None` if it extends past the end.
    pub(super) fn read(self: &Arc<Shadow>, offset: u64, out: &mut [u8]) -> Option<()> {
        let mut state = lock(&self.state);
        match &state.held {
            Some(held) => {
                let start = usize::try_from(offset).ok()?;
                out.copy_from_slice(held.get(start..start.checked_add(out.len())?)?);
            }
            None => self.block.read(offset, out)?,
        }
        if self.device {
            self.read_lines(&mut state, offset, out);
        }
        for Write { offset: at, data } in state.flushed.iter().chain(&state.pending) {
            overlay(out, offset, *at, data);
        }
        Some(())
    }

    /// Replaces the bytes in `out` that HDP has read before, and keeps some of the others.
    fn read_lines(self: &Arc<Shadow>, state: &mut State, offset: u64, out: &mut [u8]) {
        let end = offset + out.len() as u64;
        for (at, line) in state.lines.range(offset & !(PAGE - 1)..end) {
            overlay(out, offset, *at, line);
        }
        let first = offset.next_multiple_of(PAGE);
        for at in (first..end).step_by(PAGE as usize) {
            if state.lines.len() >= LINES {
                break;
            }
            let start = (at - offset) as usize;
            let line = out[start..out.len().min(start + PAGE as usize)].to_vec();
            if state.lines.is_empty() {
                lock(&self.caches.unflushed).push(self.clone());
            }
            state.lines.entry(at).or_insert(line);
        }
    }

    /// Forgets everything, because the allocation is freed.
    pub(super) fn close(&self) {
        *lock(&self.state) = State { closed: true, ..State::default() };
    }
}

/// Copies the part of `data`, which begins at byte `at`, that lies in `out`, which begins at byte `start`.
fn overlay(out: &mut [u8], start: u64, at: u64, data: &[u8]) {
    let from = at.max(start);
    let to = (at + data.len() as u64).min(start + out.len() as u64);
    if from < to {
        let source = &data[(from - at) as usize..(to - at) as usize];
        out[(from - start) as usize..(to - start) as usize].copy_from_slice(source);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn memory(device: bool) -> (Arc<Block>, Arc<Caches>, Arc<Shadow>) {
        let block = Arc::new(Block::new(8192, PAGE).unwrap());
        let caches = Arc::new(Caches::default());
        (block.clone(), caches.clone(), Shadow::new(block, caches, device))
    }

    fn byte(block: &Block, offset: u64) -> u8 {
        let mut out = [0];
        block.read(offset, &mut out).unwrap();
        out[0]
    }

    #[test]
    fn a_host_write_needs_a_flush_and_a_fence() {
        let (block, caches, shadow) = memory(true);
        shadow.write(4095, &[1, 2]).unwrap();
        caches.acquire();
        assert_eq!(byte(&block, 4095), 0, "it is not flushed");
        let mut back = [0; 2];
        shadow.read(4095, &mut back).unwrap();
        assert_eq!(back, [1, 2], "the host sees its own writes");
        caches.flush();
        assert_eq!(byte(&block, 4095), 0, "no fence");
        caches.acquire();
        assert_eq!([byte(&block, 4095), byte(&block, 4096)], [1, 2]);
        assert_eq!(shadow.write(8191, &[1, 2]), None);
    }

    #[test]
    fn the_host_may_read_old_data_until_it_flushes() {
        let (block, caches, shadow) = memory(true);
        let mut out = [9; 4];
        shadow.read(0, &mut out).unwrap();
        block.write(0, &[5; 4]).unwrap();
        shadow.read(0, &mut out).unwrap();
        assert_eq!(out, [0; 4]);
        caches.flush();
        shadow.read(0, &mut out).unwrap();
        assert_eq!(out, [5; 4]);
    }

    #[test]
    fn the_host_reads_old_data_until_the_gpus_caches_are_written_back() {
        let (block, caches, shadow) = memory(false);
        caches.hold(&shadow);
        block.write(0, &[5]).unwrap();
        shadow.write(1, &[6]).unwrap();
        caches.acquire();
        let mut out = [9; 2];
        shadow.read(0, &mut out).unwrap();
        assert_eq!(out, [0, 6]);
        caches.release();
        shadow.read(0, &mut out).unwrap();
        assert_eq!(out, [5, 6]);
    }

    #[test]
    fn writes_to_freed_memory_go_nowhere() {
        let (block, caches, shadow) = memory(true);
        shadow.write(0, &[1]).unwrap();
        shadow.close();
        shadow.write(0, &[1]).unwrap();
        caches.flush();
        caches.acquire();
        assert_eq!(byte(&block, 0), 0);
    }
}
