//! The ioctls of `/dev/kfd`: the memory that an argument points to, and what a call changes in the client's mappings.
//!
//! The checks are the virtual driver's. A call that maps memory maps it first, because the driver refers to it, and
//! unmaps it if the driver refuses the call.

use std::ffi::c_int;

use t0_sim::kfd::{File, Lender, Pointer};

use crate::client;
use crate::device::{self, DOORBELL_PAGE, Device, REGISTERS, Span};
use crate::log;
use crate::pages::{self, PAGE};
use crate::paths::Node;

/// The numbers of the calls that need more than the driver.
mod number {
    pub(super) const CREATE_QUEUE: u32 = 0x02;
    pub(super) const DESTROY_QUEUE: u32 = 0x03;
    pub(super) const WAIT_EVENTS: u32 = 0x0c;
    pub(super) const TILE_CONFIG: u32 = 0x12;
    pub(super) const APERTURES: u32 = 0x14;
    pub(super) const ACQUIRE_VM: u32 = 0x15;
    pub(super) const ALLOCATE: u32 = 0x16;
    pub(super) const FREE: u32 = 0x17;
    pub(super) const MAP: u32 = 0x18;
    pub(super) const UNMAP: u32 = 0x19;
}

/// Kinds of memory.
mod kind {
    pub(super) const USERPTR: u32 = 1 << 2;
    pub(super) const DOORBELL: u32 = 1 << 3;
    pub(super) const MMIO_REMAP: u32 = 1 << 4;
    pub(super) const ALL: u32 = 0x1f;
}

/// The virtual driver's descriptor of the render node, and a number that is not one.
const RENDER: u32 = 3;
const NO_RENDER: u32 = u32::MAX;
/// Full access for the device.
const ACCESS: c_int = libc::PROT_READ | libc::PROT_WRITE;
/// The highest address of a process.
const TOP: u64 = 1 << 47;

/// An ioctl's argument.
struct Argument(Vec<u8>);

impl Argument {
    fn word(&self, at: usize) -> u32 {
        self.0.get(at..at + 4).and_then(|bytes| bytes.try_into().ok()).map_or(0, u32::from_le_bytes)
    }

    fn long(&self, at: usize) -> u64 {
        u64::from(self.word(at)) | u64::from(self.word(at + 4)) << 32
    }

    fn set_long(&mut self, at: usize, value: u64) {
        if let Some(bytes) = self.0.get_mut(at..at + 8) {
            bytes.copy_from_slice(&value.to_le_bytes());
        }
    }

    fn set_word(&mut self, at: usize, value: u32) {
        if let Some(bytes) = self.0.get_mut(at..at + 4) {
            bytes.copy_from_slice(&value.to_le_bytes());
        }
    }
}

/// Whether the kernel copies an ioctl's argument from the client, and back to it.
const FROM_CLIENT: u32 = 1 << 30;
const TO_CLIENT: u32 = 1 << 31;

/// Performs one ioctl, whose argument is at this address of the client.
///
/// # Errors
/// The error number; EFAULT if the argument, or memory that it points to, cannot be accessed.
pub(crate) fn ioctl(device: &Device, request: u32, argument: u64) -> Result<(), c_int> {
    let bytes = u64::from(request >> 16 & 0x3fff);
    // One copy, which is checked and used: other threads of the client may change theirs meanwhile.
    let mut a = Argument(match request & FROM_CLIENT {
        0 => vec![0; bytes as usize],
        _ => client::read(argument, bytes)?,
    });
    let result = match request & 0xff {
        number::ALLOCATE => allocate(device, request, &mut a),
        number::FREE => free(device, request, &mut a),
        number::ACQUIRE_VM => {
            let file = a.word(0);
            let render = device::node_of(file as c_int) == Some(Node::Render);
            a.set_word(0, if render { RENDER } else { NO_RENDER });
            let result = call(device, request, &mut a, &mut []);
            a.set_word(0, file);
            result
        }
        number::CREATE_QUEUE => {
            let result = call(device, request, &mut a, &mut []);
            if result.is_ok() {
                log::line(|| format!("queue {} created, type {}", a.word(52), a.word(40)));
                let offset = device.watch_queue(a.word(52), a.long(24));
                a.set_long(24, offset);
            }
            result
        }
        number::DESTROY_QUEUE => {
            device.forget_queue(a.word(0));
            call(device, request, &mut a, &mut [])
        }
        _ => with_pointers(device, request, &mut a),
    };
    if let Err(error) = result {
        log::line(|| format!("ioctl {request:#x} of /dev/kfd: error {error}, argument {:x?}", a.0));
    }
    if request & TO_CLIENT != 0 {
        client::write(argument, &a.0)?;
    }
    result
}

/// Performs a call of the virtual driver.
fn call(device: &Device, request: u32, a: &mut Argument, pointers: &mut [Pointer]) -> Result<(), c_int> {
    device.kfd.ioctl(File::Kfd, request, &mut a.0, pointers).map_err(|errno| errno.0)
}

/// Performs a call with copies of the memory that its argument points to.
fn with_pointers(device: &Device, request: u32, a: &mut Argument) -> Result<(), c_int> {
    // Offset of each pointer, the number of bytes there, and whether the driver reads them.
    let fields = match request & 0xff {
        number::WAIT_EVENTS => vec![(0, u64::from(a.word(8)) * 48, true)],
        number::TILE_CONFIG => vec![(0, u64::from(a.word(16)) * 4, false), (8, u64::from(a.word(20)) * 4, false)],
        number::APERTURES => vec![(0, u64::from(a.word(8)) * 56, false)],
        number::MAP | number::UNMAP => vec![(8, u64::from(a.word(16)) * 4, true)],
        _ => Vec::new(),
    };
    let mut pointers = Vec::with_capacity(fields.len());
    for (at, bytes, reads) in fields {
        let from = a.long(at);
        if bytes == 0 || from == 0 {
            continue;
        }
        if from >= TOP || bytes > TOP - from {
            return Err(libc::EFAULT);
        }
        // What the driver only writes must be there too, so that nothing has changed when that turns out.
        let copy = client::read(from, bytes)?;
        pointers.push(Pointer { at, bytes: if reads { copy } else { vec![0; copy.len()] } });
    }
    if request & 0xff == number::MAP {
        map(device, a.long(0))?;
    }
    let result = call(device, request, a, &mut pointers);
    if matches!(request & 0xff, number::MAP | number::UNMAP) {
        return result;
    }
    for Pointer { at, bytes } in &pointers {
        client::write(a.long(*at), bytes)?;
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
fn allocate(device: &Device, request: u32, a: &mut Argument) -> Result<(), c_int> {
    let (address, size, user, flags) = (a.long(0), a.long(8), a.long(24), a.word(36));
    let bytes = size.next_multiple_of(PAGE);
    let valid = address != 0 && size != 0 && address.is_multiple_of(PAGE) && address < TOP && bytes <= TOP - address;
    if !valid {
        // The driver has an error for it.
        return call(device, request, a, &mut []);
    }
    let kind = flags & kind::ALL;
    let own = kind == kind::USERPTR && user == address;
    if !own && !pages::is_reserved(address, address + bytes) {
        log::line(|| format!("an allocation of {size} bytes at {address:#x}: the client uses these addresses"));
        return Err(libc::EINVAL);
    }
    let (lender, file) = match kind {
        kind::USERPTR if own => (Lender::User, None),
        kind::USERPTR => (Lender::User, None),
        kind::DOORBELL => (Lender::Driver, Some((Node::Kfd, 0))),
        kind::MMIO_REMAP => (Lender::Driver, Some((Node::Kfd, REGISTERS))),
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
        a.set_long(24, address);
    }
    // SAFETY: the range is mapped; host and device access it by the rules of their memory model. The client frees the
    // allocation before it unmaps the range.
    unsafe { device.kfd.lend(address, bytes, lender) }.map_err(|errno| errno.0)?;
    if let Err(error) = call(device, request, a, &mut []) {
        device.kfd.release(address);
        return Err(error);
    }
    let handle = a.long(16);
    a.set_long(24, file.map_or(user, |(_, offset)| offset));
    device::memory(device).spans.insert(handle, Span { address, bytes, file });
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
fn free(device: &Device, request: u32, a: &mut Argument) -> Result<(), c_int> {
    call(device, request, a, &mut [])?;
    if let Some(span) = device::memory(device).spans.remove(&a.long(0)) {
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

    const GET_VERSION: u32 = 0x8008_4b01;
    const WAIT_EVENTS: u32 = 0xc018_4b0c;

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
