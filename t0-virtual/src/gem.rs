//! Buffers of a card's node, by which libdrm maps DMA buffers at addresses of its choice (GEM and PRIME). Each open
//! file has handles of its own. Buffers are imported; creating them here is not supported.
//!
//! Numbers and structs come from `drm/drm.h` and `drm/amdgpu_drm.h`. The checks follow `amdgpu_gem.c` and
//! `amdgpu_vm.c`.

use std::collections::BTreeMap;
use std::ffi::c_int;
use std::mem::offset_of;
use std::sync::{MutexGuard, PoisonError};

use t0_kfd::{Ioctl, Layout, MapMemoryToGpu, UnmapMemoryFromGpu, flags};
use t0_sim::kfd::{GPU_ID, Pointer};

use crate::buffers::{self, Shared};
use crate::device::{self, Device};
use crate::pages::{self, PAGE};
use crate::paths::Node;
use crate::render::{long, word};
use crate::{calls, client, log};

/// The lowest address that a client may map a buffer at (`AMDGPU_VA_RESERVED_BOTTOM`).
const LOWEST: u64 = 1 << 16;
/// Operations and flags of GEM_VA.
const MAP: u32 = 1;
const UNMAP: u32 = 2;
const DELAY: u32 = 1;
const READABLE: u32 = 1 << 1;
const WRITABLE: u32 = 1 << 2;
const EXECUTABLE: u32 = 1 << 3;
/// PRT, and the kinds of caching.
const OTHERS: u32 = 1 << 4 | 0xf << 5 | 1 << 9;

/// A buffer of an open file.
#[derive(Debug, Clone, Copy)]
struct Object {
    shared: Shared,
    /// The offset at which the client maps it into the host.
    mmap_at: u64,
}

/// An open file of a card's node: the node, and which open file of it.
type File = (usize, u32);

/// A buffer mapped into a GPU.
#[derive(Debug, Clone, Copy)]
struct Mapped {
    file: File,
    object: u32,
    /// The allocation of the driver.
    handle: u64,
}

/// The buffers of all open files.
#[derive(Debug, Default)]
pub(crate) struct Buffers {
    next: u32,
    objects: BTreeMap<(File, u32), Object>,
    /// What is mapped into each card, by address.
    mapped: BTreeMap<(usize, u64), Mapped>,
}

fn lock(device: &Device) -> MutexGuard<'_, Buffers> {
    device.buffers.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A descriptor of a card's node in a call.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Caller {
    pub(crate) fd: c_int,
    pub(crate) node: Node,
    pub(crate) card: usize,
}

impl Caller {
    fn file(self, device: &Device) -> File {
        (self.node.number(), device::driver_descriptor(device, self.fd))
    }
}

/// PRIME_FD_TO_HANDLE: a handle, flags and a descriptor. A buffer has one handle in each open file.
pub(crate) fn import(device: &Device, caller: Caller, at: u64) -> Result<(), c_int> {
    let mut argument = client::read(at, 12)?;
    let given = buffers::of(word(&argument, 8) as c_int)?;
    let file = caller.file(device);
    let known = |object: &Object| object.shared.own == given.own && object.shared.buffer == given.buffer;
    let found = lock(device)
        .objects
        .range((file, 0)..=(file, u32::MAX))
        .find(|(_, object)| {
            known(object) && (given.own || device::inode(object.shared.file) == device::inode(given.file))
        })
        .map(|((_, handle), _)| *handle);
    let handle = match found {
        Some(handle) => handle,
        None => {
            let shared = buffers::retain(device, &given)?;
            // Pages of another process are not in the node's own memfd: an offset that nothing else has.
            let mmap_at = if shared.own { shared.buffer.offset } else { device.reserve(shared.buffer.bytes)? };
            let mut all = lock(device);
            all.next += 1;
            let handle = all.next;
            all.objects.insert((file, handle), Object { shared, mmap_at });
            handle
        }
    };
    argument[..4].copy_from_slice(&handle.to_le_bytes());
    client::write(at, &argument)
}

/// PRIME_HANDLE_TO_FD.
pub(crate) fn export(device: &Device, caller: Caller, at: u64) -> Result<(), c_int> {
    let mut argument = client::read(at, 12)?;
    let object = find(device, caller, word(&argument, 0))?;
    let flags = word(&argument, 4) as c_int;
    if flags & !(libc::O_CLOEXEC | libc::O_RDWR) != 0 {
        return Err(libc::EINVAL);
    }
    let fd = buffers::descriptor(&object.shared, flags)?;
    argument[8..12].copy_from_slice(&fd.to_le_bytes());
    client::write(at, &argument)
}

fn find(device: &Device, caller: Caller, handle: u32) -> Result<Object, c_int> {
    let key = (caller.file(device), handle);
    lock(device).objects.get(&key).copied().ok_or(libc::ENOENT)
}

/// GEM_CLOSE: a handle. What the file has mapped of the buffer is unmapped.
pub(crate) fn close(device: &Device, caller: Caller, at: u64) -> Result<(), c_int> {
    let argument = client::read(at, 8)?;
    let (file, handle) = (caller.file(device), word(&argument, 0));
    let (object, mapped) = {
        let mut all = lock(device);
        let object = all.objects.remove(&(file, handle)).ok_or(libc::EINVAL)?;
        let is_its = |mapped: &Mapped| mapped.file == file && mapped.object == handle;
        let mapped: Vec<_> = all.mapped.iter().filter(|(_, mapped)| is_its(mapped)).map(|(key, _)| *key).collect();
        (object, mapped)
    };
    for (card, address) in mapped {
        let _ = unmap(device, card, address);
    }
    buffers::release(device, &object.shared);
    Ok(())
}

/// AMDGPU_GEM_MMAP: a handle; returned: the offset at which the client maps the buffer.
pub(crate) fn offset(device: &Device, caller: Caller, at: u64) -> Result<(), c_int> {
    let argument = client::read(at, 8)?;
    let object = find(device, caller, word(&argument, 0))?;
    client::write(at, &object.mmap_at.to_le_bytes())
}

/// The memfd and the offset of a buffer that the client maps by [`offset`].
pub(crate) fn mapped_offset(device: &Device, node: Node, offset: u64, bytes: u64) -> Option<(c_int, u64)> {
    let all = lock(device);
    let of_node = |key: &(File, u32)| key.0.0 == node.number();
    let mut objects = all.objects.iter().filter(|(key, _)| of_node(key)).map(|(_, object)| object);
    let object = objects.find(|object| object.mmap_at == offset && bytes <= object.shared.buffer.bytes)?;
    Some((object.shared.file, object.shared.buffer.offset))
}

/// AMDGPU_GEM_VA: maps a part of a buffer into the address space that the process has acquired, or unmaps it.
pub(crate) fn address(device: &Device, caller: Caller, at: u64) -> Result<(), c_int> {
    let argument = client::read(at, 40)?;
    let (operation, access) = (word(&argument, 8), word(&argument, 12));
    let (va, offset, bytes) = (long(&argument, 16), long(&argument, 24), long(&argument, 32));
    let aligned = (va | offset | bytes).is_multiple_of(PAGE);
    let inside = va >= LOWEST && va.checked_add(bytes).is_some_and(|end| end <= calls::TOP);
    if !inside || access & !(DELAY | READABLE | WRITABLE | EXECUTABLE | OTHERS) != 0 {
        return Err(libc::EINVAL);
    }
    let object = find(device, caller, word(&argument, 0))?;
    let acquired = device.acquired(caller.card) == Some(device::driver_descriptor(device, caller.fd));
    match operation {
        _ if !acquired => {
            log::line(|| "GEM_VA of a file whose address space has no queues: not supported".to_owned());
            Err(libc::EINVAL)
        }
        MAP if aligned
            && bytes != 0
            && offset.checked_add(bytes).is_some_and(|end| end <= object.shared.buffer.bytes) =>
        {
            map(device, caller, word(&argument, 0), &object, (va, offset, bytes), access)
        }
        UNMAP => {
            let mapped = lock(device).mapped.get(&(caller.card, va)).copied();
            let is_its = |mapped: &Mapped| mapped.file == caller.file(device) && mapped.object == word(&argument, 0);
            mapped.filter(is_its).ok_or(libc::ENOENT)?;
            unmap(device, caller.card, va)
        }
        MAP => Err(libc::EINVAL),
        other => {
            log::line(|| format!("operation {other} of GEM_VA: not supported"));
            Err(libc::EINVAL)
        }
    }
}

/// Maps pages of a buffer at an address, for the host too, because the device runs in the process.
fn map(
    device: &Device,
    caller: Caller,
    handle: u32,
    object: &Object,
    (va, offset, bytes): (u64, u64, u64),
    access: u32,
) -> Result<(), c_int> {
    let gpu_id = GPU_ID + caller.card as u32;
    let buffer = &object.shared.buffer;
    let may = |bit: u32, flag: u32| if access & bit != 0 { flag } else { 0 };
    let rights = may(WRITABLE, flags::WRITABLE) | may(EXECUTABLE, flags::EXECUTABLE);
    if lock(device).mapped.contains_key(&(caller.card, va)) {
        return Err(libc::EINVAL);
    }
    let allocation = buffers::place(device, gpu_id, va, bytes, buffers::kind_for(gpu_id, buffer) | rights)?;
    let ready = of_gpu::<MapMemoryToGpu>(device, gpu_id, allocation).and_then(|()| {
        let pages = buffer.offset + offset;
        // SAFETY: the client has given this range to the buffer.
        unsafe { pages::map(object.shared.file, pages, va, bytes, calls::ACCESS) }
    });
    if let Err(error) = ready {
        let _ = of_gpu::<UnmapMemoryFromGpu>(device, gpu_id, allocation);
        let _ = buffers::remove(device, allocation);
        return Err(error);
    }
    let mapped = Mapped { file: caller.file(device), object: handle, handle: allocation };
    lock(device).mapped.insert((caller.card, va), mapped);
    Ok(())
}

/// Unmaps what is mapped at an address. The pages stay mapped into the host, for which the client may have a mapping.
fn unmap(device: &Device, card: usize, va: u64) -> Result<(), c_int> {
    let mapped = lock(device).mapped.remove(&(card, va)).ok_or(libc::ENOENT)?;
    of_gpu::<UnmapMemoryFromGpu>(device, GPU_ID + card as u32, mapped.handle)?;
    buffers::remove(device, mapped.handle)
}

/// MAP_MEMORY_TO_GPU or UNMAP_MEMORY_FROM_GPU of one GPU: both have the same fields.
fn of_gpu<A: Ioctl>(device: &Device, gpu_id: u32, handle: u64) -> Result<(), c_int> {
    let mut argument = vec![0; MapMemoryToGpu::BYTES];
    MapMemoryToGpu { handle, device_ids_array_ptr: 0, n_devices: 1, n_success: 0 }.write(&mut argument);
    let at = offset_of!(MapMemoryToGpu, device_ids_array_ptr);
    let gpus = Pointer { at, bytes: gpu_id.to_le_bytes().to_vec() };
    calls::call(device, A::REQUEST, &mut argument, &mut [gpus])
}
