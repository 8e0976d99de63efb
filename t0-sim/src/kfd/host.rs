//! Host memory that backs the GPU's address space, and safe windows onto it.
//!
//! All accesses are atomic operations on words, relaxed unless a method states another order, because kernels, the
//! command processor and the host may access the same memory at the same time.

use std::alloc::{Layout, alloc_zeroed, dealloc};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering, fence};

use super::Errno;
use super::shadow::Shadow;
use crate::mem::{Initialised, access, huge_pages};

/// The page size of GPU mappings.
pub(super) const PAGE: u64 = 4096;

/// Who lends memory to the device, and for what.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lender {
    /// The user: allocations of kind USERPTR refer to the memory.
    User,
    /// The driver's mappings in its client: allocations of all other kinds have their pages here.
    Driver,
}

/// Zeroed memory at a fixed address, aligned to a page, with an unmapped guard range on either side.
///
/// Aligned, so that the reference counts of an `Arc`, which the command processor changes for every packet, are not in
/// the cache line that the host reads for every access.
#[derive(Debug)]
#[repr(align(128))]
pub(super) struct Block {
    /// The allocation, or `None` for memory that the host owns.
    owned: Option<(*mut u8, Layout)>,
    lender: Option<Lender>,
    address: u64,
    bytes: u64,
    /// Which bytes were written so far; recorded in strict mode only.
    written: Option<Arc<Initialised>>,
}

// SAFETY: the memory belongs to the block alone, or is lent to it, and all accesses are atomic.
unsafe impl Send for Block {}
// SAFETY: as above; no references into the memory exist.
unsafe impl Sync for Block {}

impl Block {
    /// `bytes` zeros with a guard range of `guard` bytes before and after them. `bytes` is a positive multiple of the
    /// page size.
    pub(super) fn new(bytes: u64, guard: u64) -> Result<Block, Errno> {
        // Aligned by hand: the allocator serves large blocks of small alignment with untouched zero pages of the
        // system.
        let size = bytes.checked_add(PAGE + 2 * guard).and_then(|size| usize::try_from(size).ok());
        let size = size.ok_or(Errno::NOMEM)?;
        let layout = Layout::from_size_align(size, 16).map_err(|_| Errno::NOMEM)?;
        // SAFETY: the layout is not empty.
        let raw = unsafe { alloc_zeroed(layout) };
        if raw.is_null() {
            return Err(Errno::NOMEM);
        }
        huge_pages::prefer(raw, layout.size());
        let address = (raw.expose_provenance() as u64 + guard).next_multiple_of(PAGE);
        Ok(Block { owned: Some((raw, layout)), lender: None, address, bytes, written: None })
    }

    /// Whole pages that the host owns and lends.
    ///
    /// # Safety
    /// The `bytes` at `address` must stay valid for reads and writes while the block lives, and must be accessed only
    /// by atomics during that time.
    pub(super) unsafe fn lent(address: u64, bytes: u64, lender: Lender) -> Block {
        Block { owned: None, lender: Some(lender), address, bytes, written: None }
    }

    /// Whether the host owns the memory.
    pub(super) fn is_lent(&self) -> bool {
        self.owned.is_none()
    }

    /// Whether the memory is the user's, so that only user pointers refer to it.
    pub(super) fn is_users(&self) -> bool {
        self.lender == Some(Lender::User)
    }

    /// The block with a record of which bytes were written.
    pub(super) fn tracked(mut self) -> Result<Block, Errno> {
        self.written = Some(Arc::new(Initialised::new(self.address, self.bytes).ok_or(Errno::NOMEM)?));
        Ok(self)
    }

    pub(super) fn written(&self) -> Option<&Arc<Initialised>> {
        self.written.as_ref()
    }

    /// Records that the host writes `count` bytes from `offset` on.
    #[inline]
    pub(super) fn note_write(&self, offset: u64, count: u64) {
        if let Some(written) = &self.written {
            written.mark(self.address + offset, count, true);
        }
    }

    pub(super) fn address(&self) -> u64 {
        self.address
    }

    pub(super) fn bytes(&self) -> u64 {
        self.bytes
    }

    /// The address of byte `offset`, if `count` bytes from there are inside the block.
    #[inline]
    fn at(&self, offset: u64, count: usize) -> Option<u64> {
        let end = offset.checked_add(count as u64)?;
        (end <= self.bytes).then_some(self.address + offset)
    }

    /// Copies bytes out of the block; `None` if they extend past the end.
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

    /// Copies bytes into the block; `None` if they extend past the end.
    #[inline]
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
    #[inline]
    pub(super) fn word64(&self, offset: u64) -> Option<&AtomicU64> {
        let at = self.at(offset, 8).filter(|at| at.is_multiple_of(8))?;
        // SAFETY: inside the block, which outlives the borrow, and aligned.
        Some(unsafe { AtomicU64::from_ptr(pointer(at)) })
    }

    /// The aligned 32-bit word at `offset`.
    #[inline]
    pub(super) fn word32(&self, offset: u64) -> Option<&AtomicU32> {
        let at = self.at(offset, 4).filter(|at| at.is_multiple_of(4))?;
        // SAFETY: inside the block, which outlives the borrow, and aligned.
        Some(unsafe { AtomicU32::from_ptr(pointer(at)) })
    }
}

#[inline]
fn pointer<T>(address: u64) -> *mut T {
    std::ptr::with_exposed_provenance_mut(address as usize)
}

/// The number of bytes from `start` to the next aligned 64-bit word, and the number of such words in the rest of the
/// `count` bytes.
#[inline]
fn split(start: u64, count: usize) -> (usize, usize) {
    let head = ((start.next_multiple_of(8) - start) as usize).min(count);
    (head, (count - head) / 8)
}

impl Drop for Block {
    fn drop(&mut self) {
        if let Some((raw, layout)) = self.owned {
            // SAFETY: allocated with this layout, and freed only here.
            unsafe { dealloc(raw, layout) }
        }
    }
}

/// The result of `mmap` of the render node: a window onto one allocation. It stays valid after the allocation is freed.
#[derive(Debug)]
pub struct Mapping {
    pub(super) block: Arc<Block>,
    pub(super) bytes: u64,
    /// The host's view, if it can differ from the GPU's.
    pub(super) shadow: Option<Arc<Shadow>>,
}

impl Mapping {
    /// Size of the mapping in bytes.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// Copies `out.len()` bytes, starting at byte `offset`.
    ///
    /// # Panics
    /// If the range extends past the end, where a real mapping would fault.
    pub fn read(&self, offset: u64, out: &mut [u8]) {
        let done = match &self.shadow {
            Some(shadow) => shadow.read(offset, out),
            None => self.block.read(offset, out),
        };
        self.check(done, offset);
    }

    /// Copies `data` into the mapping, starting at byte `offset`.
    ///
    /// # Panics
    /// If the range extends past the end, where a real mapping would fault.
    #[inline]
    pub fn write(&self, offset: u64, data: &[u8]) {
        match &self.shadow {
            Some(shadow) => self.check(shadow.write(offset, data), offset),
            None => {
                self.check(self.block.write(offset, data), offset);
                self.block.note_write(offset, data.len() as u64);
            }
        }
    }

    /// Loads an aligned 64-bit word, with acquire order.
    ///
    /// # Panics
    /// If the word extends past the end, where a real mapping would fault.
    #[inline]
    pub fn load64(&self, offset: u64) -> u64 {
        if self.shadow.is_some() {
            let mut bytes = [0; 8];
            self.read(offset, &mut bytes);
            return u64::from_le_bytes(bytes);
        }
        self.check(self.block.word64(offset), offset).load(Ordering::Acquire)
    }

    /// Stores an aligned 64-bit word, with release order.
    ///
    /// # Panics
    /// If the word extends past the end, where a real mapping would fault.
    #[inline]
    pub fn store64(&self, offset: u64, value: u64) {
        if self.shadow.is_some() {
            return self.write(offset, &value.to_le_bytes());
        }
        fence(Ordering::Release);
        self.check(self.block.word64(offset), offset).store(value, Ordering::Release);
        self.block.note_write(offset, 8);
    }

    /// Stores an aligned 32-bit word, with release order.
    ///
    /// # Panics
    /// If the word extends past the end, where a real mapping would fault.
    #[inline]
    pub fn store32(&self, offset: u64, value: u32) {
        if self.shadow.is_some() {
            return self.write(offset, &value.to_le_bytes());
        }
        fence(Ordering::Release);
        self.check(self.block.word32(offset), offset).store(value, Ordering::Release);
        self.block.note_write(offset, 4);
    }

    #[inline]
    #[track_caller]
    fn check<T>(&self, value: Option<T>, offset: u64) -> T {
        value.unwrap_or_else(|| panic!("byte {offset} of a mapping of {} bytes", self.block.bytes()))
    }
}
