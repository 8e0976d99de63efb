//! The ioctls of `/dev/kfd`: the memory that an argument points to, and what a call changes in the client's mappings.
//!
//! The checks are the virtual driver's, which answers before anything of the client changes: **a refused call changes
//! nothing**.

use std::ffi::c_int;

use t0_kfd::{
    AcquireVm, AllocMemoryOfGpu, CreateEvent, CreateQueue, DestroyQueue, Direction, ExportDmabuf, FreeMemoryOfGpu,
    GetClockCounters, GetDmabufInfo, ImportDmabuf, Ioctl, Layout, MapMemoryToGpu, SmiEvents, UnmapMemoryFromGpu,
    WaitEvents, flags,
};
use t0_sim::kfd::{File, GPU_ID, Lender, Pointer};

use crate::device::{self, Device, Pages, REGISTERS, Span};
use crate::pages::{self, PAGE};
use crate::paths::{self, Node};
use crate::{buffers, client, log, sleep, smi};

/// Full access for the device.
pub(crate) const ACCESS: c_int = libc::PROT_READ | libc::PROT_WRITE;
/// The driver's offset of the doorbells in the KFD: the type tag, and the place of the GPU's id.
const DOORBELLS: u64 = 3 << 62;
const GPU: u32 = 46;
/// The highest address of a process.
pub(crate) const TOP: u64 = 1 << 47;

/// Performs one ioctl, whose argument is at this address of the client.
///
/// # Errors
/// The error number; EFAULT if the argument, or memory that it points to, cannot be accessed.
pub(crate) fn ioctl(device: &Device, request: u32, argument: u64) -> Result<(), c_int> {
    let direction = Direction::of(request);
    let bytes = t0_kfd::argument_bytes(request);
    // One copy, which is checked and used: other threads of the client may change theirs meanwhile.
    let mut a = match direction.is_some_and(Direction::reads) {
        false => vec![0; bytes],
        true => client::read(argument, bytes as u64)?,
    };
    let result = match t0_kfd::number(request) {
        AllocMemoryOfGpu::NUMBER => allocate(device, request, &mut a),
        FreeMemoryOfGpu::NUMBER => free(device, request, &mut a),
        AcquireVm::NUMBER => {
            let given = AcquireVm::read(&a);
            let drm_fd = device::driver_descriptor(device, given.drm_fd as c_int);
            AcquireVm { drm_fd, ..given }.write(&mut a);
            let result = call(device, request, &mut a, &mut []);
            given.write(&mut a);
            if result.is_ok() {
                device.note_acquired(given.gpu_id.saturating_sub(GPU_ID) as usize, drm_fd);
            }
            result
        }
        ExportDmabuf::NUMBER => of_buffer(&mut a, |a| buffers::export(device, a)),
        GetDmabufInfo::NUMBER => of_buffer(&mut a, buffers::info),
        ImportDmabuf::NUMBER => of_buffer(&mut a, |a| buffers::import(device, a)),
        CreateEvent::NUMBER => populate_event_page(device, CreateEvent::read(&a).event_page_offset)
            .and_then(|()| call(device, request, &mut a, &mut [])),
        CreateQueue::NUMBER => {
            let result = call(device, request, &mut a, &mut []);
            if result.is_ok() {
                let queue = CreateQueue::read(&a);
                log::line(|| format!("queue {} created, type {}", queue.queue_id, queue.queue_type));
                device.watch_queue(queue.queue_id, queue.doorbell_offset);
            }
            result
        }
        DestroyQueue::NUMBER => {
            device.forget_queue(DestroyQueue::read(&a).queue_id);
            call(device, request, &mut a, &mut [])
        }
        SmiEvents::NUMBER => {
            let mut events = SmiEvents::read(&a);
            let result = smi::open(device, &mut events);
            events.write(&mut a);
            result
        }
        GetClockCounters::NUMBER => call(device, request, &mut a, &mut []).map(|()| {
            let clock = |clock| client::nanoseconds(clock);
            let counters = GetClockCounters::read(&a);
            let (cpu, system) = match (paths::timed(), device.started) {
                // All clocks count modelled time, because clients relate them.
                (true, [cpu, system]) => (cpu + counters.cpu_clock_counter, system + counters.system_clock_counter),
                (false, _) => (clock(libc::CLOCK_MONOTONIC_RAW), clock(libc::CLOCK_BOOTTIME)),
            };
            GetClockCounters { cpu_clock_counter: cpu, system_clock_counter: system, ..counters }.write(&mut a);
        }),
        _ => with_pointers(device, request, &mut a),
    };
    if let Err(error) = result {
        let name = t0_kfd::name(request).unwrap_or("not supported");
        log::line(|| format!("ioctl {request:#x} ({name}) of /dev/kfd: error {error}, argument {a:x?}"));
    }
    if direction.is_some_and(Direction::writes) {
        client::write(argument, &a)?;
    }
    result
}

/// Performs a call that concerns DMA buffers, which the virtual driver does not know.
fn of_buffer<A: Layout>(argument: &mut [u8], answer: impl FnOnce(&mut A) -> Result<(), c_int>) -> Result<(), c_int> {
    let mut a = A::read(argument);
    let result = answer(&mut a);
    a.write(argument);
    result
}

/// Performs a call of the virtual driver.
pub(crate) fn call(device: &Device, request: u32, argument: &mut [u8], pointers: &mut [Pointer]) -> Result<(), c_int> {
    device.kfd.ioctl(File::Kfd, request, argument, pointers).map_err(|errno| errno.0)
}

/// Performs a call with copies of the memory that its argument points to.
fn with_pointers(device: &Device, request: u32, argument: &mut [u8]) -> Result<(), c_int> {
    let number = t0_kfd::number(request);
    if number == MapMemoryToGpu::NUMBER && has_no_address(device, MapMemoryToGpu::read(argument).handle) {
        return Err(libc::EINVAL);
    }
    // The addresses are those from before the call, which may change the argument.
    let arrays = t0_kfd::arrays(number, argument).filter(|array| array.bytes != 0 && array.address != 0);
    let arrays: Vec<t0_kfd::Array> = arrays.collect();
    let mut pointers = Vec::with_capacity(arrays.len());
    for array in &arrays {
        if array.address >= TOP || array.bytes > TOP - array.address {
            return Err(libc::EFAULT);
        }
        // What the driver only writes must be there too, so that nothing has changed when that turns out.
        let copy = client::read(array.address, array.bytes)?;
        pointers.push(Pointer { at: array.at, bytes: if array.read { copy } else { vec![0; copy.len()] } });
    }
    let mut result = match number {
        WaitEvents::NUMBER => sleep::interruptible(|sleeper| {
            let call = device.kfd.ioctl_of_thread(File::Kfd, request, argument, &mut pointers, sleeper);
            call.map_err(|errno| errno.0)
        }),
        _ => call(device, request, argument, &mut pointers),
    };
    if number == MapMemoryToGpu::NUMBER && MapMemoryToGpu::read(argument).n_success != 0 {
        let a = MapMemoryToGpu::read(argument);
        if let Err(error) = populate(device, a.handle) {
            let mut undo = vec![0; UnmapMemoryFromGpu::BYTES];
            let MapMemoryToGpu { handle, device_ids_array_ptr, n_devices, .. } = a;
            UnmapMemoryFromGpu { handle, device_ids_array_ptr, n_devices, n_success: 0 }.write(&mut undo);
            let _ = call(device, UnmapMemoryFromGpu::REQUEST, &mut undo, &mut pointers);
            MapMemoryToGpu { n_success: 0, ..a }.write(argument);
            result = Err(error);
        }
    }
    for (array, pointer) in arrays.iter().zip(&pointers).filter(|(array, _)| array.written) {
        client::write(array.address, &pointer.bytes)?;
    }
    result
}

/// Whether an allocation has no address, so that it cannot be mapped.
fn has_no_address(device: &Device, handle: u64) -> bool {
    device::memory(device).spans.get(&handle).is_some_and(|span| buffers::is_nowhere(span.address))
}

/// Maps the pages of an allocation with access for the device, whatever access the client has asked for.
fn populate(device: &Device, handle: u64) -> Result<(), c_int> {
    let span = device::memory(device).spans.get(&handle).copied();
    let Some(Span { address, bytes, pages, .. }) = span else { return Ok(()) };
    let (file, offset) = match pages {
        Pages::File(node, offset) => (device.file(node), offset),
        Pages::Shared(shared) => (shared.file, shared.buffer.offset),
        Pages::User(_) => return Ok(()),
    };
    // SAFETY: the client has given this range to the allocation.
    unsafe { pages::map(file, offset, address, bytes, ACCESS) }
}

/// Maps the event page that the client is about to set, unless it is mapped. The driver writes to it.
fn populate_event_page(device: &Device, handle: u64) -> Result<(), c_int> {
    let span = device::memory(device).spans.get(&handle).copied();
    match span {
        Some(Span { address, bytes, .. }) if pages::is_reserved(address, address + bytes) => populate(device, handle),
        _ => Ok(()),
    }
}

/// ALLOC_MEMORY_OF_GPU: the pages are in a memfd, or the client's own for a user pointer. Pages of a memfd are mapped
/// by the client, and by MAP_MEMORY_TO_GPU.
fn allocate(device: &Device, request: u32, argument: &mut [u8]) -> Result<(), c_int> {
    let given = AllocMemoryOfGpu::read(argument);
    let AllocMemoryOfGpu { size, mmap_offset: user, .. } = given;
    let kind = given.flags & flags::KINDS;
    buffers::sweep(device);
    // Memory that is only exported needs no address.
    let address = match given.va_addr {
        0 if size != 0 && size < TOP && matches!(kind, flags::VRAM | flags::GTT) => {
            buffers::nowhere(device, size.next_multiple_of(PAGE))?
        }
        address => address,
    };
    // MAP_MEMORY_TO_GPU refuses an address inside of a page.
    let start = address & !(PAGE - 1);
    let inside = |end: &u64| buffers::is_nowhere(address) || *end <= TOP;
    let end = address.checked_add(size).and_then(|end| end.checked_next_multiple_of(PAGE)).filter(inside);
    let (Some(end), false) = (end, start == 0 || size == 0 || kind == flags::USERPTR && user == 0) else {
        // The driver has an error for it.
        return call(device, request, argument, &mut []);
    };
    let bytes = size.next_multiple_of(PAGE);
    let place = match kind {
        flags::USERPTR => Pages::User(user),
        flags::DOORBELL => Pages::File(Node::Kfd, 0),
        flags::MMIO_REMAP => Pages::File(Node::Kfd, REGISTERS),
        _ => Pages::File(render_node(given.gpu_id), device.reserve(bytes)?),
    };
    let lender = if kind == flags::USERPTR { Lender::User } else { Lender::Driver };
    let mmap_offset = if kind == flags::USERPTR { address } else { user };
    AllocMemoryOfGpu { va_addr: address, mmap_offset, ..given }.write(argument);
    let allocating = device.allocating.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    // SAFETY: the device accesses the range while it is mapped into the GPU or is the event page, and `populate` maps
    // it for both; host and device access it by the rules of their memory model. The client frees the allocation before
    // it unmaps the range.
    let lent = unsafe { device.kfd.lend(start, end - start, lender) }.map_err(|errno| errno.0);
    let result = lent.and_then(|()| call(device, request, argument, &mut []));
    // The allocation has its own reference.
    device.kfd.release(start);
    drop(allocating);
    let mut a = AllocMemoryOfGpu::read(argument);
    let ready = result.and_then(|()| {
        let ready = prepare(device, place, start, end - start);
        if ready.is_err() {
            let mut free = a.handle.to_le_bytes();
            let _ = call(device, FreeMemoryOfGpu::REQUEST, &mut free, &mut []);
        }
        ready
    });
    if ready.is_err() {
        given.write(argument);
        return ready;
    }
    a.mmap_offset = match place {
        // The driver has answered where its registers are.
        Pages::File(Node::Kfd, REGISTERS) => a.mmap_offset,
        Pages::File(Node::Kfd, _) => DOORBELLS | u64::from(given.gpu_id) << GPU,
        Pages::File(_, offset) | Pages::User(offset) => offset,
        Pages::Shared(shared) => shared.buffer.offset,
    };
    a.va_addr = given.va_addr;
    a.write(argument);
    let span = Span { address, bytes, pages: place, flags: given.flags };
    device::memory(device).spans.insert(a.handle, span);
    Ok(())
}

/// Checks that an allocation may use an address, and maps pages of the user there.
fn prepare(device: &Device, place: Pages, address: u64, bytes: u64) -> Result<(), c_int> {
    match place {
        Pages::User(user) if user == address => {
            let covered = pages::cover(&pages::overlapping(user, user + bytes), user, user + bytes);
            if covered { Ok(()) } else { Err(libc::EFAULT) }
        }
        _ if !buffers::is_nowhere(address) && device.is_clients(address, address + bytes) => {
            log::line(|| format!("an allocation of {bytes} bytes at {address:#x}: the client uses these addresses"));
            Err(libc::EINVAL)
        }
        Pages::User(user) => share(device, user, address, bytes).inspect_err(|_| {
            // SAFETY: nothing is there but what `share` has mapped.
            let _ = unsafe { pages::reserve(address, bytes) };
        }),
        Pages::File(..) | Pages::Shared(_) => Ok(()),
    }
}

/// The render node of a GPU, in whose memfd its memory is.
fn render_node(gpu_id: u32) -> Node {
    let last = paths::cards().len() as u32 - 1;
    Node::Render(gpu_id.saturating_sub(GPU_ID).min(last) as u8)
}

/// Maps the user's pages at `address` as well. Pages that are not in the memfd are moved there; they keep their access.
fn share(device: &Device, user: u64, address: u64, bytes: u64) -> Result<(), c_int> {
    let mappings = pages::overlapping(user, user.saturating_add(bytes));
    if !user.is_multiple_of(PAGE) || user >= TOP || !pages::cover(&mappings, user, user + bytes) {
        return Err(libc::EFAULT);
    }
    for mapping in mappings {
        let (start, end) = (mapping.start.max(user), mapping.end.min(user + bytes));
        let holder = device::node_of_inode(mapping.inode).filter(|node| matches!(node, Node::Render(_)));
        let (file, alias) = (device.file(holder.unwrap_or(Node::Render(0))), start - user + address);
        let moved = holder.is_some();
        let offset = if moved { mapping.offset_at(start) } else { device.reserve(end - start)? };
        // SAFETY: the range is reserved by the client for this allocation.
        unsafe { pages::map(file, offset, alias, end - start, ACCESS) }?;
        if !moved {
            // SAFETY: the pages are mapped and readable, and the alias maps the file at this offset.
            unsafe { pages::replace(file, offset, start, end - start, mapping.access, alias) }?;
        }
    }
    Ok(())
}

/// FREE_MEMORY_OF_GPU. The client's mapping stays until the client unmaps it.
fn free(device: &Device, request: u32, argument: &mut [u8]) -> Result<(), c_int> {
    call(device, request, argument, &mut [])?;
    let span = device::memory(device).spans.remove(&FreeMemoryOfGpu::read(argument).handle);
    match span {
        Some(Span { bytes, pages: Pages::File(Node::Render(card), offset), .. }) => {
            buffers::discard(device, card, offset, bytes);
        }
        Some(Span { pages: Pages::Shared(shared), .. }) => buffers::release(device, &shared),
        _ => {}
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const GET_VERSION: u32 = t0_kfd::GetVersion::REQUEST;
    const WAIT_EVENTS: u32 = t0_kfd::WaitEvents::REQUEST;

    fn at<T>(memory: &mut T) -> u64 {
        std::ptr::from_mut(memory).expose_provenance() as u64
    }

    #[test]
    fn bad_pointers_are_errors_as_in_the_kernel() {
        device::open(Node::Kfd, 0).expect("there is memory");
        let device = Device::opened().expect("it is open");
        let mut version = std::hint::black_box([0u32; 2]);
        assert_eq!(ioctl(device, GET_VERSION, at(&mut version)), Ok(()));
        assert_eq!(std::hint::black_box(version)[0], 1);
        for address in [0, 8, u64::MAX - 3] {
            assert_eq!(ioctl(device, GET_VERSION, address), Err(libc::EFAULT), "{address:#x}");
            // One event at that address; null is left to the driver.
            let mut wait = std::hint::black_box([address.max(8), 1, 0]);
            assert_eq!(ioctl(device, WAIT_EVENTS, at(&mut wait)), Err(libc::EFAULT), "{address:#x}");
        }
        let mut events = [0u64; 6];
        let mut too_many = std::hint::black_box([at(&mut events), 100_000, 0]);
        assert_eq!(ioctl(device, WAIT_EVENTS, at(&mut too_many)), Err(libc::ENOMEM));
    }
}
