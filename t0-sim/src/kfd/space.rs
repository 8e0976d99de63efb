//! The GPU's address space as the driver manages it: reservations, allocations with handles, mappings into GPU and
//! host.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::host::{Block, Mapping, PAGE};
use super::{Errno, VirtualOptions};
use crate::mem::{Memory, Region};

/// Allocation flags.
mod flags {
    pub(super) const VRAM: u32 = 1;
    pub(super) const GTT: u32 = 1 << 1;
    pub(super) const USERPTR: u32 = 1 << 2;
    pub(super) const KINDS: u32 = 0x1f;
    pub(super) const PUBLIC: u32 = 1 << 29;
    pub(super) const EXECUTABLE: u32 = 1 << 30;
    pub(super) const WRITABLE: u32 = 1 << 31;
}

/// Handles look like the driver's: the GPU's id in the upper half, a counter in the lower half.
const HANDLE_BASE: u64 = (super::GPU_ID as u64) << 32;
/// Host memory that one process may pin for the GPU.
const GTT_LIMIT: u64 = 64 << 30;
/// Unmapped bytes on either side of a reservation, so that a kernel that runs over an end faults.
const GUARD: u64 = PAGE;
/// [`GUARD`] in strict mode.
const STRICT_GUARD: u64 = 64 << 10;
/// The number of most recently freed bytes whose addresses strict mode does not reuse, so that a late access does not
/// hit another allocation.
const QUARANTINE: u64 = 64 << 20;

#[derive(Debug)]
pub(super) struct Space {
    memory: Memory,
    /// Whether regions end at the exact end of the allocation instead of the end of its last page.
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
    /// Number of running dispatches; memory that is freed meanwhile waits in `limbo`.
    running: usize,
    limbo: Vec<Arc<Block>>,
    quarantine: VecDeque<Arc<Block>>,
    quarantined: u64,
}

#[derive(Debug)]
struct Allocation {
    address: u64,
    bytes: u64,
    pages: u64,
    flags: u32,
    block: Arc<Block>,
}

/// While this guard lives, freed memory stays in place.
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
        let guard = if self.exact { STRICT_GUARD } else { GUARD };
        let block = Block::new(bytes, guard)?;
        let block = Arc::new(if self.exact { block.tracked()? } else { block });
        let address = block.address();
        self.lock().reservations.insert(address, block);
        Ok(address)
    }

    /// Registers host memory, so that allocations may refer to it as user pointers.
    ///
    /// # Safety
    /// As for [`Block::lent`], until [`Space::release`], until all allocations in it are freed and until all dispatches
    /// have ended.
    pub(super) unsafe fn lend(&self, address: u64, bytes: u64) -> Result<(), Errno> {
        let end = address.checked_add(bytes).ok_or(Errno::INVAL)?;
        if bytes == 0 || address == 0 || !(address | bytes).is_multiple_of(PAGE) {
            return Err(Errno::INVAL);
        }
        let mut state = self.lock();
        if state.reservations.iter().any(|(start, block)| *start < end && address < start + block.bytes()) {
            return Err(Errno::EXIST);
        }
        // SAFETY: by the caller's promise.
        state.reservations.insert(address, Arc::new(unsafe { Block::lent(address, bytes) }));
        Ok(())
    }

    pub(super) fn release(&self, address: u64) {
        let mut state = self.lock();
        if let Some(block) = state.reservations.remove(&address) {
            if self.exact && !block.is_lent() {
                state.isolate(block.clone());
            }
            state.discard(block);
        }
    }

    /// ALLOC_MEMORY_OF_GPU: returns the handle. `user` is the host address of a user pointer.
    pub(super) fn allocate(&self, address: u64, bytes: u64, flags: u32, user: u64) -> Result<u64, Errno> {
        if bytes == 0 || !address.is_multiple_of(PAGE) {
            return Err(Errno::INVAL);
        }
        let kind = flags & flags::KINDS;
        // This device does not have doorbells and remapped registers as kinds of memory, and the GPU sees host memory
        // at its host address.
        match kind {
            flags::VRAM | flags::GTT => {}
            flags::USERPTR if user == address => {}
            _ => return Err(Errno::INVAL),
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
        if block.is_lent() != (kind == flags::USERPTR) {
            return Err(Errno::INVAL);
        }
        let overlaps = |other: &Allocation| other.address < end && address < other.address + other.pages;
        if Arc::strong_count(&block) > 2 && state.allocations.values().any(overlaps) {
            return Err(Errno::INVAL);
        }
        // A new allocation is uninitialised, even if its address range held another allocation before.
        if let Some(written) = block.written() {
            written.mark(address, pages, false);
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
        let allocation = state.allocations.get(&handle).ok_or(Errno::INVAL)?;
        let Allocation { address, bytes, pages, flags, .. } = *allocation;
        // Writes to memory that the host shares (queues, signals, arguments) are not recorded.
        let written = allocation.block.written().filter(|_| flags & flags::KINDS == flags::VRAM).cloned();
        if state.mapped.contains_key(&address) {
            return Ok(());
        }
        let region = Region {
            address,
            size: if self.exact { bytes } else { pages },
            writable: flags & flags::WRITABLE != 0,
            executable: flags & flags::EXECUTABLE != 0,
        };
        // SAFETY: the block is zeroed memory of at least that size; it lives until it is unmapped and no dispatch runs
        // (`discard`), and the host accesses it only by atomics.
        unsafe { self.memory.map(region) }.map_err(|_| Errno::INVAL)?;
        if let Some(written) = written {
            self.memory.track(address, written);
        }
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
        let public = allocation.flags & (flags::PUBLIC | flags::GTT) != 0 && !allocation.block.is_lent();
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

    /// The memory mapped into the GPU at `address`, and the offset of `address` in it, if `count` bytes are inside.
    pub(super) fn find(&self, address: u64, count: u64) -> Option<(Arc<Block>, u64)> {
        let state = self.lock();
        let (_, handle) = state.mapped.range(..=address).next_back()?;
        let allocation = state.allocations.get(handle)?;
        let end = address.checked_add(count)?;
        (end <= allocation.address + allocation.pages)
            .then(|| (allocation.block.clone(), address - allocation.block.address()))
    }

    /// Whether an allocation of exactly these pages is mapped into the GPU, as the driver requires of a queue's
    /// buffers.
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

    /// Returns the guard to hold while a dispatch runs.
    pub(super) fn running(&self) -> Running<'_> {
        self.lock().running += 1;
        Running(self)
    }
}

impl State {
    /// Prevents a block's address from being reused for a while.
    fn isolate(&mut self, block: Arc<Block>) {
        self.quarantined += block.bytes();
        self.quarantine.push_back(block);
        while self.quarantined > QUARANTINE {
            let Some(oldest) = self.quarantine.pop_front() else { break };
            self.quarantined -= oldest.bytes();
            self.discard(oldest);
        }
    }

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

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicU32;

    #[repr(align(4096))]
    struct Pages([AtomicU32; 2048]);
    static PAGES: Pages = Pages([const { AtomicU32::new(0) }; 2048]);

    #[test]
    fn memory_beyond_the_devices_is_out_of_memory() {
        for options in [VirtualOptions::default(), VirtualOptions::strict()] {
            // A card of 24 GiB whose memory is not touched. Address space may be larger, up to the limit of a process.
            let space = Space::new(&options);
            assert_eq!(space.available(), 24 << 30);
            assert_eq!(space.reserve(1 << 48), Err(Errno::NOMEM));
            assert_eq!(space.reserve(u64::MAX), Err(Errno::NOMEM));
            let address = space.reserve(1 << 20).unwrap();
            for bytes in [(24 << 30) + 1, 25 << 30, 1 << 46, u64::MAX] {
                assert_eq!(space.allocate(address, bytes, flags::VRAM, 0), Err(Errno::NOMEM), "{bytes}");
            }
            let space = Space::new(&options.memory_bytes(1 << 20));
            let address = space.reserve(2 << 20).unwrap();
            let handle = space.allocate(address, (1 << 20) - 4096, flags::VRAM, 0).unwrap();
            let behind = address + (1 << 20);
            assert_eq!(space.allocate(behind, 4097, flags::VRAM, 0), Err(Errno::NOMEM));
            let last = space.allocate(behind, 4096, flags::VRAM, 0).unwrap();
            assert_eq!(space.available(), 0);
            assert_eq!(space.allocate(behind + 4096, 1, flags::VRAM, 0), Err(Errno::NOMEM));
            // Host memory is counted separately, and freed memory can be allocated again.
            let host = space.allocate(behind + 4096, 1, flags::GTT, 0).unwrap();
            for handle in [handle, last, host] {
                space.free(handle).unwrap();
            }
            assert_eq!(space.available(), 1 << 20);
            space.allocate(address, 1 << 20, flags::VRAM, 0).unwrap();
        }
    }

    #[test]
    fn lent_memory_is_the_gpus_while_it_is_mapped() {
        for options in [VirtualOptions::default(), VirtualOptions::strict()] {
            let (space, address) = (Space::new(&options), PAGES.0.as_ptr() as u64);
            // SAFETY: a static of atomics.
            unsafe { space.lend(address, 8192) }.unwrap();
            let handle = space.allocate(address, 5000, flags::USERPTR | flags::WRITABLE, address).unwrap();
            let region = || space.memory().snapshot().find(address + 4096).copied();
            assert!(region().is_none());
            space.map_gpu(handle).unwrap();
            let mapped = region().unwrap();
            let size = if options.strict { 5000 } else { 8192 };
            assert_eq!((mapped.address, mapped.size, mapped.writable, mapped.executable), (address, size, true, false));
            space.unmap_gpu(handle).unwrap();
            assert!(region().is_none());
            space.free(handle).unwrap();
        }
    }
}
