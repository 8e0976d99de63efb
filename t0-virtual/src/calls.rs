//! The ioctls of `/dev/kfd`: the memory that an argument points to, and what a call changes in the client's mappings.
//!
//! The checks are the virtual driver's. A call that maps memory maps it first, because the driver refers to it, and
//! unmaps it if the driver refuses the call.

use std::ffi::c_int;

use t0_kfd::{
    AcquireVm, AllocMemoryOfGpu, CreateQueue, DestroyQueue, Direction, FreeMemoryOfGpu, Ioctl, Layout, MapMemoryToGpu,
    flags,
};
use t0_sim::kfd::{File, Lender, Pointer};

use crate::client;
use crate::device::{self, DOORBELL_PAGE, Device, REGISTERS, Span};
use crate::log;
use crate::pages::{self, PAGE};
use crate::paths::Node;

/// The virtual driver's descriptor of the render node, and a number that is not one.
const RENDER: u32 = 3;
const NO_RENDER: u32 = u32::MAX;
/// Full access for the device.
const ACCESS: c_int = libc::PROT_READ | libc::PROT_WRITE;
/// The highest address of a process.
const TOP: u64 = 1 << 47;

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
            let render = device::node_of(given.drm_fd as c_int) == Some(Node::Render);
            AcquireVm { drm_fd: if render { RENDER } else { NO_RENDER }, ..given }.write(&mut a);
            let result = call(device, request, &mut a, &mut []);
            given.write(&mut a);
            result
        }
        CreateQueue::NUMBER => {
            let result = call(device, request, &mut a, &mut []);
            if result.is_ok() {
                let mut queue = CreateQueue::read(&a);
                log::line(|| format!("queue {} created, type {}", queue.queue_id, queue.queue_type));
                queue.doorbell_offset = device.watch_queue(queue.queue_id, queue.doorbell_offset);
                queue.write(&mut a);
            }
            result
        }
        DestroyQueue::NUMBER => {
            device.forget_queue(DestroyQueue::read(&a).queue_id);
            call(device, request, &mut a, &mut [])
        }
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

/// Performs a call of the virtual driver.
fn call(device: &Device, request: u32, argument: &mut [u8], pointers: &mut [Pointer]) -> Result<(), c_int> {
    device.kfd.ioctl(File::Kfd, request, argument, pointers).map_err(|errno| errno.0)
}

/// Performs a call with copies of the memory that its argument points to.
fn with_pointers(device: &Device, request: u32, argument: &mut [u8]) -> Result<(), c_int> {
    let number = t0_kfd::number(request);
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
    if number == MapMemoryToGpu::NUMBER {
        map(device, MapMemoryToGpu::read(argument).handle)?;
    }
    let result = call(device, request, argument, &mut pointers);
    for (array, pointer) in arrays.iter().zip(&pointers).filter(|(array, _)| array.written) {
        client::write(array.address, &pointer.bytes)?;
    }
    result
}

/// Maps the pages of an allocation with access for the device, whatever access the client has asked for.
fn map(device: &Device, handle: u64) -> Result<(), c_int> {
    let span = device::memory(device).spans.get(&handle).copied();
    let Some(Span { address, bytes, file: Some((node, offset)) }) = span else { return Ok(()) };
    // SAFETY: the client has given this range to the allocation.
    unsafe { pages::map(device.file(node), offset, address, bytes, ACCESS) }
}

/// ALLOC_MEMORY_OF_GPU: the pages are in a memfd, or the client's own for a user pointer.
fn allocate(device: &Device, request: u32, argument: &mut [u8]) -> Result<(), c_int> {
    let mut a = AllocMemoryOfGpu::read(argument);
    let AllocMemoryOfGpu { va_addr: address, size, mmap_offset: user, .. } = a;
    let bytes = size.next_multiple_of(PAGE);
    let valid = address != 0 && size != 0 && address.is_multiple_of(PAGE) && address < TOP && bytes <= TOP - address;
    if !valid {
        // The driver has an error for it.
        return call(device, request, argument, &mut []);
    }
    let kind = a.flags & flags::KINDS;
    let own = kind == flags::USERPTR && user == address;
    if !own && !pages::is_reserved(address, address + bytes) {
        log::line(|| format!("an allocation of {size} bytes at {address:#x}: the client uses these addresses"));
        return Err(libc::EINVAL);
    }
    let (lender, file) = match kind {
        flags::USERPTR => (Lender::User, None),
        flags::DOORBELL => (Lender::Driver, Some((Node::Kfd, 0))),
        flags::MMIO_REMAP => (Lender::Driver, Some((Node::Kfd, REGISTERS))),
        _ => (Lender::Driver, Some((Node::Render, device.reserve(bytes)?))),
    };
    if let Some((node, offset)) = file {
        if node == Node::Kfd && bytes > DOORBELL_PAGE {
            return Err(libc::EINVAL);
        }
        // SAFETY: the range is reserved by the client for this allocation.
        unsafe { pages::map(device.file(node), offset, address, bytes, ACCESS) }?;
    } else if !own {
        share(device, user, address, bytes)?;
        a.mmap_offset = address;
        a.write(argument);
    }
    // SAFETY: the range is mapped; host and device access it by the rules of their memory model. The client frees the
    // allocation before it unmaps the range.
    unsafe { device.kfd.lend(address, bytes, lender) }.map_err(|errno| errno.0)?;
    if let Err(error) = call(device, request, argument, &mut []) {
        device.kfd.release(address);
        return Err(error);
    }
    a = AllocMemoryOfGpu::read(argument);
    a.mmap_offset = file.map_or(user, |(_, offset)| offset);
    a.write(argument);
    device::memory(device).spans.insert(a.handle, Span { address, bytes, file });
    Ok(())
}

/// Maps the user's pages at `address` as well. Pages that are not in the memfd are moved there; they keep their access.
fn share(device: &Device, user: u64, address: u64, bytes: u64) -> Result<(), c_int> {
    let mappings = pages::overlapping(user, user + bytes);
    let mut covered = user;
    for mapping in &mappings {
        if mapping.start > covered || mapping.access & libc::PROT_READ == 0 {
            return Err(libc::EFAULT);
        }
        covered = mapping.end;
    }
    if !user.is_multiple_of(PAGE) || covered < user + bytes {
        return Err(libc::EFAULT);
    }
    for mapping in mappings {
        let (start, end) = (mapping.start.max(user), mapping.end.min(user + bytes));
        let (file, alias) = (device.file(Node::Render), start - user + address);
        let moved = mapping.inode == device::inode(Node::Render);
        let offset = if moved { start - mapping.start + mapping.offset } else { device.reserve(end - start)? };
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
    if let Some(span) = device::memory(device).spans.remove(&FreeMemoryOfGpu::read(argument).handle) {
        device.kfd.release(span.address);
        if let Some((Node::Render, offset)) = span.file {
            device.discard(offset, span.bytes);
        }
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
        assert_eq!(ioctl(&device, GET_VERSION, at(&mut version)), Ok(()));
        assert_eq!(std::hint::black_box(version)[0], 1);
        for address in [0, 8, u64::MAX - 3] {
            assert_eq!(ioctl(&device, GET_VERSION, address), Err(libc::EFAULT), "{address:#x}");
            // One event at that address; null is left to the driver.
            let mut wait = std::hint::black_box([address.max(8), 1, 0]);
            assert_eq!(ioctl(&device, WAIT_EVENTS, at(&mut wait)), Err(libc::EFAULT), "{address:#x}");
        }
        let mut events = [0u64; 6];
        let mut too_many = std::hint::black_box([at(&mut events), 100_000, 0]);
        assert_eq!(ioctl(&device, WAIT_EVENTS, at(&mut too_many)), Err(libc::ENOMEM));
    }
}
