//! The GPU's address space as the driver keeps it: reservations, allocations with handles, mappings into GPU and host.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::host::{Block, Mapping, PAGE};
use super::{Errno, VirtualOptions};
use crate::mem::{Memory, Region};

/// Allocation flags.
mod flags {
    pub(super) const VRAM: u32 = 1;
    pub(super) const GTT: u32 = 1 << 1;
    pub(super) const KINDS: u32 = 0x1f;
    pub(super) const PUBLIC: u32 = 1 << 29;
    pub(super) const EXECUTABLE: u32 = 1 << 30;
    pub(super) const WRITABLE: u32 = 1 << 31;
}

/// Handles look as the driver's do: the GPU's id above, a counter below.
const HANDLE_BASE: u64 = (super::GPU_ID as u64) << 32;
/// Host memory that one process may pin for the GPU.
const GTT_LIMIT: u64 = 64 << 30;

#[derive(Debug)]
pub(super) struct Space {
    memory: Memory,
    /// Regions end where the allocation ends, not where its last page does.
    exact: bool,
    host_visible: bool,
    limit: u64,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    reservations: BTreeMap<u64, Arc<Block>>,
    allocations: BTreeMap<u64, Allocation>,
    /// Handles of allocations that are mapped into the GPU, by address.
    mapped: BTreeMap<u64, u64>,
    next: u64,
    vram: u64,
    gtt: u64,
    /// Dispatches that run, and memory given back since one runs.
    running: usize,
    limbo: Vec<Arc<Block>>,
}

#[derive(Debug)]
struct Allocation {
    address: u64,
    bytes: u64,
    pages: u64,
    flags: u32,
    block: Arc<Block>,
}

/// While it lives, memory that is given back stays in place.
pub(super) struct Running<'a>(&'a Space);

impl Space {
    pub(super) fn new(options: &VirtualOptions) -> Space {
        Space {
            memory: Memory::new(),
            exact: options.strict,
            host_visible: options.large_bar,
            limit: options.memory_bytes,
            state: Mutex::default(),
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The address space that dispatches run in.
    pub(super) fn memory(&self) -> &Memory {
        &self.memory
    }

    pub(super) fn reserve(&self, bytes: u64) -> Result<u64, Errno> {
        if bytes == 0 {
            return Err(Errno::INVAL);
        }
        let bytes = bytes.checked_next_multiple_of(PAGE).ok_or(Errno::NOMEM)?;
        let block = Arc::new(Block::new(bytes)?);
        let address = block.address();
        self.lock().reservations.insert(address, block);
        Ok(address)
    }

    pub(super) fn release(&self, address: u64) {
        let mut state = self.lock();
        if let Some(block) = state.reservations.remove(&address) {
            state.discard(block);
        }
    }

    /// ALLOC_MEMORY_OF_GPU: the handle.
    pub(super) fn allocate(&self, address: u64, bytes: u64, flags: u32) -> Result<u64, Errno> {
        if bytes == 0 || !address.is_multiple_of(PAGE) {
            return Err(Errno::INVAL);
        }
        let kind = flags & flags::KINDS;
        // User pointers, doorbells and remapped registers are kinds that this device does not have.
        if kind != flags::VRAM && kind != flags::GTT {
            return Err(Errno::INVAL);
        }
        if kind == flags::VRAM && flags & flags::PUBLIC != 0 && !self.host_visible {
            return Err(Errno::INVAL);
        }
        let pages = bytes.checked_next_multiple_of(PAGE).ok_or(Errno::NOMEM)?;
        let mut guard = self.lock();
        let state = &mut *guard;
        let (used, limit) = match kind {
            flags::VRAM => (&mut state.vram, self.limit),
            _ => (&mut state.gtt, GTT_LIMIT),
        };
        if pages > limit - *used {
            return Err(Errno::NOMEM);
        }
        let end = address.checked_add(pages).ok_or(Errno::NOMEM)?;
        let reservation = state.reservations.range(..=address).next_back();
        let block = reservation.filter(|(start, block)| end <= **start + block.bytes()).map(|(_, block)| block.clone());
        let block = block.ok_or(Errno::NOMEM)?;
        let overlaps = |other: &Allocation| other.address < end && address < other.address + other.pages;
        if Arc::strong_count(&block) > 2 && state.allocations.values().any(overlaps) {
            return Err(Errno::INVAL);
        }
        *used += pages;
        state.next += 1;
        let handle = HANDLE_BASE | state.next;
        state.allocations.insert(handle, Allocation { address, bytes, pages, flags, block });
        Ok(handle)
    }

    /// FREE_MEMORY_OF_GPU. Memory that is still mapped into the GPU is busy.
    pub(super) fn free(&self, handle: u64) -> Result<(), Errno> {
        let mut state = self.lock();
        let allocation = state.allocations.get(&handle).ok_or(Errno::INVAL)?;
        if state.mapped.contains_key(&allocation.address) {
            return Err(Errno::BUSY);
        }
        let Some(allocation) = state.allocations.remove(&handle) else { return Err(Errno::INVAL) };
        match allocation.flags & flags::KINDS {
            flags::VRAM => state.vram -= allocation.pages,
            _ => state.gtt -= allocation.pages,
        }
        state.discard(allocation.block);
        Ok(())
    }

    /// MAP_MEMORY_TO_GPU.
    pub(super) fn map_gpu(&self, handle: u64) -> Result<(), Errno> {
        let mut state = self.lock();
        let Allocation { address, bytes, pages, flags, .. } = *state.allocations.get(&handle).ok_or(Errno::INVAL)?;
        if state.mapped.contains_key(&address) {
            return Ok(());
        }
        let region = Region {
            address,
            size: if self.exact { bytes } else { pages },
            writable: flags & flags::WRITABLE != 0,
            executable: flags & flags::EXECUTABLE != 0,
        };
        // SAFETY: the block is zeroed memory of at least that size; it lives until it is unmapped and no dispatch runs (`discard`),
        // and the host reaches it by atomics only.
        unsafe { self.memory.map(region) }.map_err(|_| Errno::INVAL)?;
        state.mapped.insert(address, handle);
        Ok(())
    }

    /// UNMAP_MEMORY_FROM_GPU.
    pub(super) fn unmap_gpu(&self, handle: u64) -> Result<(), Errno> {
        let mut state = self.lock();
        let address = state.allocations.get(&handle).ok_or(Errno::INVAL)?.address;
        if state.mapped.remove(&address).is_some() {
            self.memory.unmap(address).map_err(|_| Errno::INVAL)?;
        }
        Ok(())
    }

    /// `mmap` of the render node.
    pub(super) fn map_host(&self, address: u64, bytes: u64, offset: u64) -> Result<Mapping, Errno> {
        let state = self.lock();
        let allocation = state.allocations.get(&(HANDLE_BASE + offset / PAGE)).ok_or(Errno::INVAL)?;
        let public = allocation.flags & (flags::PUBLIC | flags::GTT) != 0;
        if !public || bytes > allocation.pages || address != allocation.address || address != allocation.block.address()
        {
            return Err(Errno::INVAL);
        }
        Ok(Mapping { block: allocation.block.clone(), bytes })
    }

    /// The offset at which an allocation is mapped into the host.
    pub(super) fn mmap_offset(handle: u64) -> u64 {
        (handle & u64::from(u32::MAX)) * PAGE
    }

    /// Whether `handle` is a live allocation of at least `bytes`.
    pub(super) fn holds(&self, handle: u64, bytes: u64) -> bool {
        self.lock().allocations.get(&handle).is_some_and(|allocation| allocation.bytes >= bytes)
    }

    /// The memory mapped into the GPU at `address`, and where in it that is; `count` bytes must follow.
    pub(super) fn find(&self, address: u64, count: u64) -> Option<(Arc<Block>, u64)> {
        let state = self.lock();
        let (_, handle) = state.mapped.range(..=address).next_back()?;
        let allocation = state.allocations.get(handle)?;
        let end = address.checked_add(count)?;
        (end <= allocation.address + allocation.pages)
            .then(|| (allocation.block.clone(), address - allocation.block.address()))
    }

    /// Whether an allocation of exactly these pages is mapped into the GPU, as the driver asks of a queue's buffers.
    pub(super) fn is_exactly(&self, address: u64, bytes: u64) -> bool {
        let state = self.lock();
        let handle = state.mapped.get(&(address & !(PAGE - 1)));
        let allocation = handle.and_then(|handle| state.allocations.get(handle));
        allocation.is_some_and(|allocation| allocation.pages == bytes)
    }

    /// Bytes of device memory that are free.
    pub(super) fn available(&self) -> u64 {
        self.limit - self.lock().vram
    }

    /// To be held while a dispatch runs.
    pub(super) fn running(&self) -> Running<'_> {
        self.lock().running += 1;
        Running(self)
    }
}

impl State {
    fn discard(&mut self, block: Arc<Block>) {
        if self.running > 0 {
            self.limbo.push(block);
        }
    }
}

impl Drop for Running<'_> {
    fn drop(&mut self) {
        let mut state = self.0.lock();
        state.running -= 1;
        if state.running == 0 {
            let limbo = std::mem::take(&mut state.limbo);
            drop(state);
            drop(limbo);
        }
    }
}
