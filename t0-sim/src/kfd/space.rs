//! The GPU's address space as the driver manages it: reservations, allocations with handles, mappings into GPU and
//! host.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use t0_kfd::flags;

use super::host::{Block, Lender, Mapping, PAGE};
use super::queue::DOORBELL_PAGE;
use super::shadow::{Caches, Shadow};
use super::{Errno, Gpu, Mapped, VirtualOptions};
use crate::mem::{Initialised, Memory, Reader, Region};

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
    /// Each GPU's own view of the address space.
    gpus: Vec<View>,
    /// Whether regions end at the exact end of the allocation instead of the end of its last page, and host and GPU
    /// see each other's writes as late as the rules allow.
    exact: bool,
    host_visible: bool,
    state: Mutex<State>,
}

/// What belongs to one GPU.
#[derive(Debug)]
struct View {
    id: u32,
    memory: Memory,
    caches: Arc<Caches>,
    /// Bytes of device memory.
    limit: u64,
}

#[derive(Debug, Default)]
struct State {
    reservations: BTreeMap<u64, Arc<Block>>,
    allocations: BTreeMap<u64, Allocation>,
    /// For each GPU, the handles of allocations that are mapped into it, by address.
    mapped: Vec<BTreeMap<u64, u64>>,
    next: u64,
    /// Bytes of each GPU's memory in use.
    vram: Vec<u64>,
    gtt: u64,
    /// The allocation that is the event page.
    event_page: Option<u64>,
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
    /// Index of the GPU that it belongs to.
    gpu: usize,
    /// The host's view of it, if it can differ from the GPU's.
    shadow: Option<Arc<Shadow>>,
    /// Number of queues that use it.
    queues: u32,
    /// Whether the client has stated its size in bytes, which kernels must not exceed.
    bounded: bool,
    share: Share,
}

/// Whether an allocation takes memory of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Share {
    /// It does.
    Own,
    /// Another allocation has the memory, maybe one of another process.
    Imported,
}

/// A part of an allocation that is mapped into a GPU.
pub(super) struct Part {
    pub(super) block: Arc<Block>,
    /// Its offset in the block.
    pub(super) at: u64,
    pub(super) bytes: u64,
    /// Whether the GPU may write it.
    pub(super) writable: bool,
}

impl Space {
    pub(super) fn new(options: &VirtualOptions, gpus: &[Gpu]) -> Space {
        let view = |gpu: &Gpu| View {
            id: gpu.id,
            memory: Memory::new(),
            caches: Arc::default(),
            limit: gpu.card.memory_bytes,
        };
        let state = State {
            mapped: gpus.iter().map(|_| BTreeMap::new()).collect(),
            vram: vec![0; gpus.len()],
            ..State::default()
        };
        Space {
            gpus: gpus.iter().map(view).collect(),
            exact: options.strict,
            host_visible: options.large_bar,
            state: Mutex::new(state),
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The address space that dispatches of this GPU run in.
    pub(super) fn memory(&self, gpu: usize) -> &Memory {
        &self.gpus[gpu].memory
    }

    /// The caches between the host and this GPU.
    pub(super) fn caches(&self, gpu: usize) -> &Caches {
        &self.gpus[gpu].caches
    }

    /// Lets the GPU's caches hold what it stores, in all memory that is not coherent.
    pub(super) fn hold(&self, gpu: usize) {
        let state = self.lock();
        let mapped = state.mapped[gpu].values().filter_map(|handle| state.allocations.get(handle));
        let shadows: Vec<_> = mapped.filter_map(|allocation| allocation.shadow.clone()).collect();
        drop(state);
        shadows.iter().for_each(|shadow| self.caches(gpu).hold(shadow));
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

    /// Registers host memory, so that allocations may refer to it.
    ///
    /// # Safety
    /// As for [`Block::lent`], until [`Space::release`] and until all allocations in it are freed.
    pub(super) unsafe fn lend(&self, address: u64, bytes: u64, lender: Lender) -> Result<(), Errno> {
        let end = address.checked_add(bytes).ok_or(Errno::INVAL)?;
        if bytes == 0 || address == 0 || !(address | bytes).is_multiple_of(PAGE) {
            return Err(Errno::INVAL);
        }
        let mut state = self.lock();
        if state.reservations.iter().any(|(start, block)| *start < end && address < start + block.bytes()) {
            return Err(Errno::EXIST);
        }
        // SAFETY: by the caller's promise.
        state.reservations.insert(address, Arc::new(unsafe { Block::lent(address, bytes, lender) }));
        Ok(())
    }

    pub(super) fn release(&self, address: u64) {
        let mut state = self.lock();
        let block = state.reservations.remove(&address);
        if let Some(block) = block.filter(|block| self.exact && !block.is_lent()) {
            state.isolate(block);
        }
    }

    /// ALLOC_MEMORY_OF_GPU: returns the handle. `user` is the host address of a user pointer.
    pub(super) fn allocate(&self, gpu: usize, address: u64, bytes: u64, flags: u32, user: u64) -> Result<u64, Errno> {
        self.insert(gpu, address, bytes, flags, user, Share::Own)
    }

    /// IMPORT_DMABUF: returns the handle of a further allocation of memory that another one has.
    pub(super) fn import(&self, gpu: usize, address: u64, bytes: u64, flags: u32) -> Result<u64, Errno> {
        self.insert(gpu, address, bytes, flags, 0, Share::Imported)
    }

    fn insert(&self, gpu: usize, address: u64, bytes: u64, flags: u32, user: u64, share: Share) -> Result<u64, Errno> {
        // MAP_MEMORY_TO_GPU checks the alignment.
        if bytes == 0 {
            return Err(Errno::INVAL);
        }
        let kind = flags & flags::KINDS;
        // The GPU sees host memory at its host address.
        match kind {
            flags::VRAM | flags::GTT => {}
            flags::MMIO_REMAP if bytes == PAGE => {}
            flags::DOORBELL if bytes == DOORBELL_PAGE => {}
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
            flags::VRAM => (&mut state.vram[gpu], self.gpus[gpu].limit),
            _ => (&mut state.gtt, GTT_LIMIT),
        };
        let taken = if share == Share::Own { pages } else { 0 };
        if taken > limit - *used {
            return Err(Errno::NOMEM);
        }
        let end = address.checked_add(pages).ok_or(Errno::NOMEM)?;
        let reservation = state.reservations.range(..=address).next_back();
        let block = reservation.filter(|(start, block)| end <= **start + block.bytes()).map(|(_, block)| block.clone());
        let block = block.ok_or(Errno::NOMEM)?;
        if block.is_users() != (kind == flags::USERPTR) {
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
        *used += taken;
        state.next += 1;
        let handle = u64::from(self.gpus[gpu].id) << 32 | state.next;
        let coherent = kind != flags::VRAM && (kind != flags::GTT || flags & flags::COHERENT != 0);
        let shadow = (self.exact && !coherent)
            .then(|| Shadow::new(block.clone(), self.gpus[gpu].caches.clone(), kind == flags::VRAM));
        let allocation =
            Allocation { address, bytes, pages, flags, block, gpu, shadow, queues: 0, bounded: false, share };
        state.allocations.insert(handle, allocation);
        Ok(handle)
    }

    /// FREE_MEMORY_OF_GPU. Memory that is still mapped into the GPU is busy.
    pub(super) fn free(&self, handle: u64) -> Result<(), Errno> {
        let mut state = self.lock();
        if state.event_page == Some(handle) {
            return Err(Errno::PERM);
        }
        let address = state.allocations.get(&handle).ok_or(Errno::INVAL)?.address;
        if state.mapped.iter().any(|mapped| mapped.get(&address) == Some(&handle)) {
            return Err(Errno::BUSY);
        }
        let Some(allocation) = state.allocations.remove(&handle) else { return Err(Errno::INVAL) };
        if let Some(shadow) = &allocation.shadow {
            shadow.close();
        }
        match (allocation.share, allocation.flags & flags::KINDS) {
            (Share::Imported, _) => {}
            (Share::Own, flags::VRAM) => state.vram[allocation.gpu] -= allocation.pages,
            (Share::Own, _) => state.gtt -= allocation.pages,
        }
        Ok(())
    }

    /// MAP_MEMORY_TO_GPU. Device memory is mapped into another GPU exactly if the topology has links between GPUs.
    pub(super) fn map_gpu(&self, gpu: usize, handle: u64) -> Result<(), Errno> {
        let mut state = self.lock();
        let allocation = state.allocations.get(&handle).ok_or(Errno::NOMEM)?;
        let Allocation { address, bytes, pages, flags, bounded, .. } = *allocation;
        let apart = self.exact || !self.host_visible;
        if flags & flags::KINDS == flags::VRAM && allocation.gpu != gpu && apart {
            return Err(Errno::INVAL);
        }
        // Writes to memory that the host shares (queues, signals, arguments) are not recorded.
        let written = allocation.block.written().filter(|_| flags & flags::KINDS == flags::VRAM).cloned();
        match state.mapped[gpu].get(&address) {
            Some(there) if *there == handle => return Ok(()),
            None if address.is_multiple_of(PAGE) => {}
            // Another allocation is mapped there.
            _ => return Err(Errno::INVAL),
        }
        let region = Region {
            address,
            size: if self.exact || bounded { bytes } else { pages },
            writable: flags & flags::WRITABLE != 0,
            executable: flags & flags::EXECUTABLE != 0,
        };
        let memory = self.memory(gpu);
        // SAFETY: the block is zeroed memory of at least that size. The allocation keeps it until `unmap_gpu` has
        // returned, because what is mapped is not freed, and the host accesses it only by atomics.
        unsafe { memory.map(region) }.map_err(|_| Errno::INVAL)?;
        if let Some(written) = written {
            memory.track(address, written);
        }
        state.mapped[gpu].insert(address, handle);
        Ok(())
    }

    /// UNMAP_MEMORY_FROM_GPU. A queue's buffers stay mapped. Afterwards no dispatch and no command processor accesses
    /// the memory; if it is freed, the client may unmap its pages.
    pub(super) fn unmap_gpu(&self, gpu: usize, handle: u64) -> Result<(), Errno> {
        let mut state = self.lock();
        let allocation = state.allocations.get(&handle).ok_or(Errno::NOMEM)?;
        let Allocation { address, queues, ref block, .. } = *allocation;
        if queues > 0 {
            return Err(Errno::BUSY);
        }
        // Another thread may free the allocation while this one waits.
        let _block = block.clone();
        if state.mapped[gpu].get(&address) == Some(&handle) {
            state.mapped[gpu].remove(&address);
            // What the client has revoked is not in the table any more.
            let removed = self.memory(gpu).remove(address);
            // What is waited for may need the lock.
            drop(state);
            if let Ok(removed) = removed {
                self.memory(gpu).settle(removed);
            }
        }
        Ok(())
    }

    /// Fills an allocation of device memory with poison: see [`Initialised::poisoned`].
    pub(super) fn poison(&self, address: u64) -> bool {
        let guard = self.lock();
        let state = &*guard;
        let found = state.allocations.iter().find(|(_, allocation)| allocation.address == address);
        let Some((handle, allocation)) = found.filter(|(_, found)| found.flags & flags::KINDS == flags::VRAM) else {
            return false;
        };
        // SAFETY: the block is memory of at least that size, and its address is that of the allocation. The tables of
        // the GPUs use the record only while the allocation is mapped, which keeps the block.
        let written = unsafe { Initialised::poisoned(address, allocation.bytes) }.map(Arc::new);
        let Some(written) = written else { return false };
        for (view, mapped) in self.gpus.iter().zip(&state.mapped) {
            if mapped.get(&address) == Some(handle) {
                view.memory.track(address, written.clone());
            }
        }
        true
    }

    /// Changes the size of the allocation that starts at `address` for kernels: `size` returns the new one, 0 to revoke
    /// it. Returns whether there is such an allocation.
    pub(super) fn change_bounds(&self, address: u64, size: impl Fn(u64) -> Option<u64>) -> bool {
        let mut guard = self.lock();
        let state = &mut *guard;
        let found = state.allocations.iter_mut().find(|(_, allocation)| allocation.address == address);
        let Some((handle, allocation)) = found else { return false };
        let Some(bytes) = size(allocation.pages) else { return false };
        if bytes != 0 {
            (allocation.bytes, allocation.bounded) = (bytes, true);
        }
        let mut removed = Vec::new();
        for (view, mapped) in self.gpus.iter().zip(&state.mapped) {
            if mapped.get(&address) != Some(handle) {
                continue;
            }
            match bytes {
                0 => removed.extend(view.memory.remove(address).map(|removed| (view, removed))),
                _ => view.memory.shrink(address, bytes),
            }
        }
        // What is waited for may need the lock.
        drop(guard);
        for (view, removed) in removed {
            view.memory.settle(removed);
        }
        true
    }

    /// Counts one queue more (or less) that uses the allocations mapped at these addresses.
    pub(super) fn used_by_queue(&self, gpu: usize, addresses: &[u64], more: bool) {
        let mut guard = self.lock();
        let state = &mut *guard;
        for address in addresses {
            let handle = state.mapped[gpu].get(&(address & !(PAGE - 1)));
            if let Some(allocation) = handle.and_then(|handle| state.allocations.get_mut(handle)) {
                allocation.queues = if more { allocation.queues + 1 } else { allocation.queues.saturating_sub(1) };
            }
        }
    }

    /// `mmap` of the render node of this GPU.
    pub(super) fn map_host(&self, gpu: usize, address: u64, bytes: u64, offset: u64) -> Result<Mapping, Errno> {
        let state = self.lock();
        let handle = (u64::from(self.gpus[gpu].id) << 32) | (offset / PAGE);
        let allocation = state.allocations.get(&handle).ok_or(Errno::INVAL)?;
        let public = allocation.flags & (flags::PUBLIC | flags::GTT) != 0 && !allocation.block.is_lent();
        if !public || bytes > allocation.pages || address != allocation.address || address != allocation.block.address()
        {
            return Err(Errno::INVAL);
        }
        Ok(Mapping { block: allocation.block.clone(), bytes, shadow: allocation.shadow.clone() })
    }

    /// Whether these flags allocate the page of registers.
    pub(super) fn is_registers(flags: u32) -> bool {
        flags & flags::KINDS == flags::MMIO_REMAP
    }

    /// The offset at which an allocation is mapped into the host.
    pub(super) fn mmap_offset(handle: u64) -> u64 {
        (handle & u64::from(u32::MAX)) * PAGE
    }

    /// Whether the page of registers of this GPU is allocated, which `mmap` of `/dev/kfd` requires.
    pub(super) fn has_registers(&self, gpu: usize) -> bool {
        let registers = |a: &Allocation| a.gpu == gpu && a.flags & flags::KINDS == flags::MMIO_REMAP;
        self.lock().allocations.values().any(registers)
    }

    /// Makes an allocation the event page. It is host memory of at least `bytes`, which is never freed.
    pub(super) fn set_event_page(&self, handle: u64, bytes: u64) -> Result<(), Errno> {
        let mut state = self.lock();
        let allocation = state.allocations.get(&handle).ok_or(Errno::INVAL)?;
        let fits = allocation.bytes >= bytes && allocation.flags & flags::KINDS == flags::GTT;
        if state.event_page.is_some() || !fits {
            return Err(Errno::INVAL);
        }
        // All events are unsignaled.
        let at = allocation.address - allocation.block.address();
        allocation.block.write(at, &vec![0xff; bytes as usize]).ok_or(Errno::INVAL)?;
        state.event_page = Some(handle);
        Ok(())
    }

    /// The memory mapped into the GPU at `address`, and the offset of `address` in it, if `count` bytes are inside.
    pub(super) fn find(&self, gpu: usize, address: u64, count: u64) -> Option<(Arc<Block>, u64)> {
        let state = self.lock();
        let (_, handle) = state.mapped[gpu].range(..=address).next_back()?;
        let allocation = state.allocations.get(handle)?;
        let end = address.checked_add(count)?;
        (end <= allocation.address + allocation.pages)
            .then(|| (allocation.block.clone(), address - allocation.block.address()))
    }

    /// The memory mapped into the GPU at `address`: up to `count` bytes of one allocation.
    pub(super) fn part(&self, gpu: usize, address: u64, count: u64) -> Option<Part> {
        let state = self.lock();
        let (_, handle) = state.mapped[gpu].range(..=address).next_back()?;
        let allocation = state.allocations.get(handle)?;
        let left = (allocation.address + allocation.pages).checked_sub(address).filter(|left| *left > 0)?;
        let at = address - allocation.block.address();
        let writable = allocation.flags & flags::WRITABLE != 0;
        Some(Part { block: allocation.block.clone(), at, bytes: count.min(left), writable })
    }

    /// The start and the size of the allocation that is mapped into the GPU at `address`.
    pub(super) fn allocation(&self, gpu: usize, address: u64) -> Option<(u64, u64)> {
        let state = self.lock();
        let (_, handle) = state.mapped[gpu].range(..=address).next_back()?;
        let allocation = state.allocations.get(handle)?;
        (address - allocation.address < allocation.bytes).then_some((allocation.address, allocation.bytes))
    }

    /// Every allocation that is mapped into the GPU, by address.
    pub(super) fn allocations(&self, gpu: usize) -> Vec<Mapped> {
        let state = self.lock();
        let mapped = state.mapped[gpu].values().filter_map(|handle| Some((handle, state.allocations.get(handle)?)));
        mapped.map(|(&id, &Allocation { address, bytes, .. })| Mapped { id, address, bytes }).collect()
    }

    /// The memory of an event's slot in the event page, and the slot's offset there.
    pub(super) fn event_slot(&self, id: u32) -> Option<(Arc<Block>, u64)> {
        let state = self.lock();
        let page = state.allocations.get(&state.event_page?)?;
        Some((page.block.clone(), page.address - page.block.address() + u64::from(id) * 8))
    }

    /// Whether an allocation of exactly these pages is mapped into the GPU, as the driver requires of a queue's
    /// buffers. The driver does not check the size of a buffer of less than a page.
    pub(super) fn is_exactly(&self, gpu: usize, address: u64, bytes: u64) -> bool {
        let state = self.lock();
        let handle = state.mapped[gpu].get(&(address & !(PAGE - 1)));
        let allocation = handle.and_then(|handle| state.allocations.get(handle));
        allocation.is_some_and(|allocation| bytes < PAGE || allocation.pages == bytes)
    }

    /// Bytes of this GPU's memory that are free.
    pub(super) fn available(&self, gpu: usize) -> u64 {
        self.gpus[gpu].limit - self.lock().vram[gpu]
    }

    /// A user of the memory mapped into this GPU, for short accesses to what [`Space::find`] and [`Space::part`]
    /// return.
    pub(super) fn reader(&self, gpu: usize) -> Reader {
        self.memory(gpu).reader()
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

    fn space_of(options: &VirtualOptions) -> Space {
        Space::new(options, &Gpu::all(options))
    }

    #[test]
    fn memory_beyond_the_devices_is_out_of_memory() {
        for options in [VirtualOptions::default(), VirtualOptions::strict()] {
            // A card of 24 GiB whose memory is not touched. Address space may be larger, up to the limit of a process.
            let space = space_of(&options);
            assert_eq!(space.available(0), 24 << 30);
            assert_eq!(space.reserve(1 << 48), Err(Errno::NOMEM));
            assert_eq!(space.reserve(u64::MAX), Err(Errno::NOMEM));
            let address = space.reserve(1 << 20).unwrap();
            for bytes in [(24 << 30) + 1, 25 << 30, 1 << 46, u64::MAX] {
                assert_eq!(space.allocate(0, address, bytes, flags::VRAM, 0), Err(Errno::NOMEM), "{bytes}");
            }
            let space = space_of(&options.memory_bytes(1 << 20));
            let address = space.reserve(2 << 20).unwrap();
            let handle = space.allocate(0, address, (1 << 20) - 4096, flags::VRAM, 0).unwrap();
            let behind = address + (1 << 20);
            assert_eq!(space.allocate(0, behind, 4097, flags::VRAM, 0), Err(Errno::NOMEM));
            let last = space.allocate(0, behind, 4096, flags::VRAM, 0).unwrap();
            assert_eq!(space.available(0), 0);
            assert_eq!(space.allocate(0, behind + 4096, 1, flags::VRAM, 0), Err(Errno::NOMEM));
            // Host memory is counted separately, and freed memory can be allocated again.
            let host = space.allocate(0, behind + 4096, 1, flags::GTT, 0).unwrap();
            for handle in [handle, last, host] {
                space.free(handle).unwrap();
            }
            assert_eq!(space.available(0), 1 << 20);
            space.allocate(0, address, 1 << 20, flags::VRAM, 0).unwrap();
        }
    }

    #[test]
    fn lent_memory_is_the_gpus_while_it_is_mapped() {
        for options in [VirtualOptions::default(), VirtualOptions::strict()] {
            let (space, address) = (space_of(&options), PAGES.0.as_ptr() as u64);
            // SAFETY: a static of atomics.
            unsafe { space.lend(address, 8192, Lender::User) }.unwrap();
            let handle = space.allocate(0, address, 5000, flags::USERPTR | flags::WRITABLE, address).unwrap();
            let region = || space.memory(0).snapshot().find(address + 4096).copied();
            assert!(region().is_none());
            space.map_gpu(0, handle).unwrap();
            let mapped = region().unwrap();
            let size = if options.strict { 5000 } else { 8192 };
            assert_eq!((mapped.address, mapped.size, mapped.writable, mapped.executable), (address, size, true, false));
            space.unmap_gpu(0, handle).unwrap();
            assert!(region().is_none());
            space.free(handle).unwrap();
        }
    }
}
