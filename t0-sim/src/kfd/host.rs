//! Host memory behind the GPU's address space, and safe windows onto it.
//!
//! All accesses are relaxed word atomics (ordered where a method says so), since kernels, the command processor and the host may
//! touch the same memory at once.

use std::alloc::{Layout, alloc_zeroed, dealloc};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering, fence};

use super::Errno;
use crate::mem::access;

/// The page size of GPU mappings.
pub(super) const PAGE: u64 = 4096;

/// Zeroed memory at a fixed address, aligned to a page, followed and preceded by nothing of ours.
#[derive(Debug)]
pub(super) struct Block {
    raw: *mut u8,
    layout: Layout,
    address: u64,
    bytes: u64,
}

// SAFETY: the memory belongs to the block alone and is accessed through atomics only.
unsafe impl Send for Block {}
// SAFETY: as above; no references into the memory exist.
unsafe impl Sync for Block {}

impl Block {
    /// `bytes` zeros, a positive multiple of the page size.
    pub(super) fn new(bytes: u64) -> Result<Block, Errno> {
        // Aligned by hand: with a small alignment large blocks come from the system as untouched zero pages.
        let size = bytes.checked_add(PAGE).and_then(|size| usize::try_from(size).ok()).ok_or(Errno::NOMEM)?;
        let layout = Layout::from_size_align(size, 16).map_err(|_| Errno::NOMEM)?;
        // SAFETY: the layout is not empty.
        let raw = unsafe { alloc_zeroed(layout) };
        if raw.is_null() {
            return Err(Errno::NOMEM);
        }
        let address = (raw.expose_provenance() as u64).next_multiple_of(PAGE);
        Ok(Block { raw, layout, address, bytes })
    }

    pub(super) fn address(&self) -> u64 {
        self.address
    }

    pub(super) fn bytes(&self) -> u64 {
        self.bytes
    }

    /// The address of `count` bytes from `offset` on, if they lie inside.
    fn at(&self, offset: u64, count: usize) -> Option<u64> {
        let end = offset.checked_add(count as u64)?;
        (end <= self.bytes).then_some(self.address + offset)
    }

    /// Copies out; `None` beyond the end.
    pub(super) fn read(&self, offset: u64, out: &mut [u8]) -> Option<()> {
        let start = self.at(offset, out.len())?;
        let (head, words) = split(start, out.len());
        let (first, rest) = out.split_at_mut(head);
        for (i, byte) in first.iter_mut().enumerate() {
            // SAFETY: inside the block, by `at`.
            *byte = unsafe { access::load8(start + i as u64) };
        }
        let (middle, last) = rest.split_at_mut(words * 8);
        let start = start + head as u64;
        for (i, chunk) in middle.chunks_exact_mut(8).enumerate() {
            // SAFETY: inside the block and aligned to 8, by `split`.
            let word = unsafe { AtomicU64::from_ptr(pointer(start + 8 * i as u64)) }.load(Ordering::Relaxed);
            chunk.copy_from_slice(&word.to_le_bytes());
        }
        let start = start + 8 * words as u64;
        for (i, byte) in last.iter_mut().enumerate() {
            // SAFETY: inside the block, by `at`.
            *byte = unsafe { access::load8(start + i as u64) };
        }
        Some(())
    }

    /// Copies in; `None` beyond the end.
    pub(super) fn write(&self, offset: u64, data: &[u8]) -> Option<()> {
        let start = self.at(offset, data.len())?;
        let (head, words) = split(start, data.len());
        let (first, rest) = data.split_at(head);
        for (i, &byte) in first.iter().enumerate() {
            // SAFETY: inside the block, by `at`.
            unsafe { access::store8(start + i as u64, byte) }
        }
        let (middle, last) = rest.split_at(words * 8);
        let start = start + head as u64;
        for (i, chunk) in middle.as_chunks::<8>().0.iter().enumerate() {
            // SAFETY: inside the block and aligned to 8, by `split`.
            let word = unsafe { AtomicU64::from_ptr(pointer(start + 8 * i as u64)) };
            word.store(u64::from_le_bytes(*chunk), Ordering::Relaxed);
        }
        let start = start + 8 * words as u64;
        for (i, &byte) in last.iter().enumerate() {
            // SAFETY: inside the block, by `at`.
            unsafe { access::store8(start + i as u64, byte) }
        }
        Some(())
    }

    /// The aligned 64-bit word at `offset`.
    pub(super) fn word64(&self, offset: u64) -> Option<&AtomicU64> {
        let at = self.at(offset, 8).filter(|at| at.is_multiple_of(8))?;
        // SAFETY: inside the block, which outlives the borrow, and aligned.
        Some(unsafe { AtomicU64::from_ptr(pointer(at)) })
    }

    /// The aligned 32-bit word at `offset`.
    pub(super) fn word32(&self, offset: u64) -> Option<&AtomicU32> {
        let at = self.at(offset, 4).filter(|at| at.is_multiple_of(4))?;
        // SAFETY: inside the block, which outlives the borrow, and aligned.
        Some(unsafe { AtomicU32::from_ptr(pointer(at)) })
    }
}

fn pointer<T>(address: u64) -> *mut T {
    std::ptr::with_exposed_provenance_mut(address as usize)
}

/// How many bytes from `start` come before an aligned 64-bit word, and how many such words follow in `count` bytes.
fn split(start: u64, count: usize) -> (usize, usize) {
    let head = ((start.next_multiple_of(8) - start) as usize).min(count);
    (head, (count - head) / 8)
}

impl Drop for Block {
    fn drop(&mut self) {
        // SAFETY: allocated with this layout, and nothing else frees it.
        unsafe { dealloc(self.raw, self.layout) }
    }
}

/// What `mmap` of the render node gives: a window onto one allocation. It stays valid when the allocation is freed.
#[derive(Debug)]
pub struct Mapping {
    pub(super) block: Arc<Block>,
    pub(super) bytes: u64,
}

impl Mapping {
    /// Bytes mapped.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// Copies `out.len()` bytes from byte `offset` on.
    ///
    /// # Panics
    /// Beyond the end, where a real mapping would fault.
    pub fn read(&self, offset: u64, out: &mut [u8]) {
        self.check(self.block.read(offset, out), offset);
    }

    /// Copies `data` to byte `offset` and on.
    ///
    /// # Panics
    /// Beyond the end, where a real mapping would fault.
    pub fn write(&self, offset: u64, data: &[u8]) {
        self.check(self.block.write(offset, data), offset);
    }

    /// Loads an aligned 64-bit word, with acquire order.
    ///
    /// # Panics
    /// Beyond the end, where a real mapping would fault.
    pub fn load64(&self, offset: u64) -> u64 {
        self.check(self.block.word64(offset), offset).load(Ordering::Acquire)
    }

    /// Stores an aligned 64-bit word, with release order.
    ///
    /// # Panics
    /// Beyond the end, where a real mapping would fault.
    pub fn store64(&self, offset: u64, value: u64) {
        fence(Ordering::Release);
        self.check(self.block.word64(offset), offset).store(value, Ordering::Release);
    }

    /// Stores an aligned 32-bit word, with release order.
    ///
    /// # Panics
    /// Beyond the end, where a real mapping would fault.
    pub fn store32(&self, offset: u64, value: u32) {
        fence(Ordering::Release);
        self.check(self.block.word32(offset), offset).store(value, Ordering::Release);
    }

    #[track_caller]
    fn check<T>(&self, value: Option<T>, offset: u64) -> T {
        value.unwrap_or_else(|| panic!("byte {offset} of a mapping of {} bytes", self.block.bytes()))
    }
}
