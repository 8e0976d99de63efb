//! Memory that several allocations share, also of other processes: DMA buffers.
//!
//! The descriptor of a DMA buffer is an open file of the memfd of a card's render node. Its position, which clients
//! cannot move, says which pages it means, also to another process that receives the descriptor. Each such open file
//! holds a lock on its pages, which the system removes with the last descriptor and the last mapping of it. So the
//! process that has allocated the pages knows when it can return them to the system.

use std::ffi::c_int;

use t0_kfd::{ExportDmabuf, FreeMemoryOfGpu, GetDmabufInfo, ImportDmabuf, Ioctl, Layout, flags};
use t0_sim::kfd::{GPU_ID, Lender};

use crate::device::{self, Device, Kind, Pages, Span};
use crate::pages::{self, PAGE};
use crate::paths::{self, Node};
use crate::{calls, log};

/// The first of the addresses of allocations without one. No process and no GPU has them.
const NOWHERE: u64 = 1 << 52;
/// Places of the fields of a position: the first page is at bit 0.
const COUNT: u32 = 33;
const HOST: u32 = 58;
const PUBLIC: u32 = 59;
const CARD: u32 = 60;

/// The pages of a DMA buffer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Buffer {
    /// The card that has exported it.
    pub(crate) card: u8,
    /// The offset of its pages in the memfd of the card's render node.
    pub(crate) offset: u64,
    pub(crate) bytes: u64,
    /// VRAM or GTT, and PUBLIC.
    pub(crate) flags: u32,
}

/// A buffer, and a descriptor of the memfd with its pages.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Shared {
    pub(crate) file: c_int,
    /// Whether the memfd is of this process. If not, the descriptor is for this use only.
    pub(crate) own: bool,
    pub(crate) buffer: Buffer,
}

impl Buffer {
    /// The position of the open file that stands for the buffer, if it has one.
    fn position(&self) -> Option<u64> {
        let (first, count) = (self.offset / PAGE, self.bytes / PAGE);
        if first >= 1 << COUNT || count == 0 || count >= 1 << (HOST - COUNT) || self.card >= 8 {
            return None;
        }
        let bit = |flag: u32, at: u32| u64::from(self.flags & flag != 0) << at;
        let kind = bit(flags::GTT, HOST) | bit(flags::PUBLIC, PUBLIC);
        Some(first | count << COUNT | kind | u64::from(self.card) << CARD)
    }

    /// The buffer that a position stands for. Those of a node's own open files are smaller.
    pub(crate) fn at(position: u64) -> Option<Buffer> {
        let count = position >> COUNT & ((1 << (HOST - COUNT)) - 1);
        let is = |at: u32| position >> at & 1 != 0;
        let kind = if is(HOST) { flags::GTT } else { flags::VRAM };
        (count != 0 && position >> 63 == 0).then(|| Buffer {
            card: (position >> CARD) as u8,
            offset: (position & ((1 << COUNT) - 1)) * PAGE,
            bytes: count * PAGE,
            flags: kind | if is(PUBLIC) { flags::PUBLIC } else { 0 },
        })
    }

    /// Where the client maps the part that begins at `offset`. Memory that is not PUBLIC can be mapped too, as
    /// allocations can.
    ///
    /// # Errors
    /// EINVAL for what is not within the buffer.
    pub(crate) fn mapped_offset(&self, offset: u64, bytes: u64) -> Result<u64, c_int> {
        let bytes = bytes.checked_next_multiple_of(PAGE).ok_or(libc::EINVAL)?;
        let end = offset.checked_add(bytes).filter(|end| *end <= self.bytes);
        end.map(|_| self.offset + offset).ok_or(libc::EINVAL)
    }
}

/// An address of no one for an allocation without an address.
pub(crate) fn nowhere(device: &Device, bytes: u64) -> Result<u64, c_int> {
    Ok(NOWHERE + device.reserve(bytes)?)
}

/// Whether an allocation has no address.
pub(crate) fn is_nowhere(address: u64) -> bool {
    address >= NOWHERE
}

/// A descriptor of a DMA buffer.
///
/// # Errors
/// EINVAL for a client's descriptor of something else, EBADF for a closed one.
pub(crate) fn of(fd: c_int) -> Result<Shared, c_int> {
    // SAFETY: asks for the descriptor's flags.
    if unsafe { libc::fcntl(fd, libc::F_GETFD) } < 0 {
        return Err(libc::EBADF);
    }
    match device::kind_of(fd) {
        Some(Kind::Buffer(buffer, own)) => Ok(Shared { file: fd, own, buffer }),
        _ => Err(libc::EINVAL),
    }
}

/// Opens a DMA buffer of the pages that a descriptor of a memfd has.
fn open(file: c_int, buffer: Buffer, flags: c_int) -> Result<c_int, c_int> {
    let position = buffer.position().ok_or(libc::EINVAL)?;
    let path = format!("/proc/self/fd/{file}\0");
    let flags = libc::O_RDWR | flags & libc::O_CLOEXEC;
    // SAFETY: a path that ends with 0.
    let fd = unsafe { libc::syscall(libc::SYS_openat, libc::AT_FDCWD, path.as_ptr(), flags) } as c_int;
    if fd < 0 {
        return Err(pages::errno());
    }
    let range = lock_of(libc::F_RDLCK, buffer.offset, buffer.bytes);
    // SAFETY: our own descriptor, and a lock's description.
    let done = unsafe {
        libc::syscall(libc::SYS_lseek, fd, position, libc::SEEK_SET) == position as i64
            && libc::fcntl(fd, libc::F_OFD_SETLK, &raw const range) == 0
    };
    if done {
        return Ok(fd);
    }
    let error = pages::errno();
    // SAFETY: our own descriptor.
    unsafe { libc::close(fd) };
    Err(error)
}

fn lock_of(kind: c_int, offset: u64, bytes: u64) -> libc::flock {
    // SAFETY: zeros are a valid `flock`.
    let mut lock: libc::flock = unsafe { std::mem::zeroed() };
    lock.l_type = kind as libc::c_short;
    lock.l_whence = libc::SEEK_SET as libc::c_short;
    (lock.l_start, lock.l_len) = (offset as libc::off_t, bytes as libc::off_t);
    lock
}

/// Whether a descriptor or a mapping of a DMA buffer of these pages exists, in any process.
fn is_open(device: &Device, card: u8, offset: u64, bytes: u64) -> bool {
    let mut range = lock_of(libc::F_WRLCK, offset, bytes);
    // SAFETY: our own descriptor, and a lock's description.
    let asked = unsafe { libc::fcntl(device.file(Node::Render(card)), libc::F_OFD_GETLK, &raw mut range) };
    asked != 0 || range.l_type != libc::F_UNLCK as libc::c_short
}

/// EXPORT_DMABUF (`kfd_ioctl_export_dmabuf`).
///
/// # Errors
/// EINVAL for an unknown handle and for memory of the driver, EPERM for memory of the client.
pub(crate) fn export(device: &Device, a: &mut ExportDmabuf) -> Result<(), c_int> {
    let mut memory = device::memory(device);
    let Span { pages, bytes, flags, .. } = *memory.spans.get(&a.handle).ok_or(libc::EINVAL)?;
    let (file, buffer) = match pages {
        Pages::User(_) => return Err(libc::EPERM),
        Pages::File(Node::Render(card), offset) => {
            memory.users.entry(offset).or_insert(1);
            let flags = flags & (flags::VRAM | flags::GTT | flags::PUBLIC);
            (device.file(Node::Render(card)), Buffer { card, offset, bytes, flags })
        }
        Pages::File(..) => return Err(libc::EINVAL),
        Pages::Shared(shared) => (shared.file, shared.buffer),
    };
    a.dmabuf_fd = open(file, buffer, a.flags as c_int)? as u32;
    Ok(())
}

/// A further descriptor of a buffer.
///
/// # Errors
/// The error of opening it.
pub(crate) fn descriptor(shared: &Shared, flags: c_int) -> Result<c_int, c_int> {
    open(shared.file, shared.buffer, flags)
}

/// GET_DMABUF_INFO. The buffers have no metadata.
///
/// # Errors
/// Those of [`of`].
pub(crate) fn info(a: &mut GetDmabufInfo) -> Result<(), c_int> {
    let buffer = of(a.dmabuf_fd as c_int)?.buffer;
    (a.size, a.metadata_size, a.flags) = (buffer.bytes, 0, buffer.flags);
    a.gpu_id = GPU_ID + u32::from(buffer.card);
    Ok(())
}

/// A use of a buffer: one more of its pages.
///
/// # Errors
/// The error of duplicating the descriptor of another process's buffer.
pub(crate) fn retain(device: &Device, shared: &Shared) -> Result<Shared, c_int> {
    if shared.own {
        let mut memory = device::memory(device);
        *memory.users.entry(shared.buffer.offset).or_insert(0) += 1;
        memory.unused.remove(&shared.buffer.offset);
        return Ok(Shared { file: device.file(Node::Render(shared.buffer.card)), ..*shared });
    }
    // SAFETY: a descriptor of the client.
    let file = unsafe { libc::fcntl(shared.file, libc::F_DUPFD_CLOEXEC, device::FIRST_FD) };
    if file < 0 {
        return Err(pages::errno());
    }
    device::memory(device).note_foreign(file);
    Ok(Shared { file, ..*shared })
}

/// Ends a use of a buffer.
pub(crate) fn release(device: &Device, shared: &Shared) {
    if shared.own {
        let Buffer { card, offset, bytes, .. } = shared.buffer;
        discard(device, card, offset, bytes);
    } else {
        // SAFETY: the descriptor was duplicated for this use.
        unsafe { libc::close(shared.file) };
    }
}

/// Ends a use of pages of this process's memfd. Pages that no one uses return to the system.
pub(crate) fn discard(device: &Device, card: u8, offset: u64, bytes: u64) {
    let mut memory = device::memory(device);
    let users = memory.users.get_mut(&offset).map_or(0, |users| {
        *users = users.saturating_sub(1);
        *users
    });
    if users != 0 {
        return;
    }
    if memory.users.contains_key(&offset) && is_open(device, card, offset, bytes) {
        memory.unused.insert(offset, (card, bytes));
        return;
    }
    memory.users.remove(&offset);
    drop(memory);
    device.discard(Node::Render(card), offset, bytes);
}

/// Returns freed pages to the system whose DMA buffers have been closed since.
pub(crate) fn sweep(device: &Device) {
    let unused = device::memory(device).unused.clone();
    for (offset, (card, bytes)) in unused {
        if !is_open(device, card, offset, bytes) && device::memory(device).unused.remove(&offset).is_some() {
            device::memory(device).users.remove(&offset);
            device.discard(Node::Render(card), offset, bytes);
        }
    }
}

/// Adds an allocation at an address that has pages of a buffer, for a GPU. Returns its handle.
///
/// # Errors
/// EINVAL for addresses of the client's own memory and for unknown GPUs.
pub(crate) fn place(device: &Device, gpu_id: u32, address: u64, bytes: u64, flags: u32) -> Result<u64, c_int> {
    let end = address + bytes;
    if !is_nowhere(address) && device.is_clients(address, end) && !device.is_untouched(address, end) {
        log::line(|| format!("a buffer of {bytes} bytes at {address:#x}: the client uses these addresses"));
        return Err(libc::EINVAL);
    }
    let allocating = device.allocating.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    // SAFETY: the device accesses the range while it is mapped into the GPU, and the callers map the pages for both
    // before. The client frees the allocation before it unmaps the range.
    unsafe { device.kfd.lend(address, bytes, Lender::Driver) }.map_err(|errno| errno.0)?;
    let handle = device.kfd.import(gpu_id, address, bytes, flags).map_err(|errno| errno.0);
    // The allocation has its own reference.
    device.kfd.release(address);
    drop(allocating);
    handle
}

/// The kind of memory that a buffer is to a GPU: memory of another GPU is accessed like the host's.
pub(crate) fn kind_for(gpu_id: u32, buffer: &Buffer) -> u32 {
    let local = gpu_id == GPU_ID + u32::from(buffer.card);
    if buffer.flags & flags::VRAM != 0 && local { flags::VRAM } else { flags::GTT | flags::COHERENT }
}

/// IMPORT_DMABUF (`kfd_ioctl_import_dmabuf`).
///
/// # Errors
/// Those of [`of`]; EINVAL for an unknown GPU, and for addresses that the client uses.
pub(crate) fn import(device: &Device, a: &mut ImportDmabuf) -> Result<(), c_int> {
    let known = a.gpu_id.checked_sub(GPU_ID).is_some_and(|card| (card as usize) < paths::cards().len());
    let shared = of(a.dmabuf_fd as c_int)?;
    if !known || !a.va_addr.is_multiple_of(PAGE) {
        return Err(libc::EINVAL);
    }
    let bytes = shared.buffer.bytes;
    let address = if a.va_addr == 0 { nowhere(device, bytes)? } else { a.va_addr };
    let end = address.checked_add(bytes).filter(|end| is_nowhere(address) || *end <= calls::TOP).ok_or(libc::EINVAL)?;
    let shared = retain(device, &shared)?;
    let kind = kind_for(a.gpu_id, &shared.buffer);
    match place(device, a.gpu_id, address, end - address, kind | flags::WRITABLE | flags::EXECUTABLE) {
        Ok(handle) => {
            let span = Span { address, bytes, pages: Pages::Shared(shared), flags: kind };
            device::memory(device).spans.insert(handle, span);
            a.handle = handle;
            Ok(())
        }
        Err(error) => {
            release(device, &shared);
            Err(error)
        }
    }
}

/// Frees an allocation that [`place`] has added.
pub(crate) fn remove(device: &Device, handle: u64) -> Result<(), c_int> {
    let mut argument = vec![0; FreeMemoryOfGpu::BYTES];
    FreeMemoryOfGpu { handle }.write(&mut argument);
    calls::call(device, FreeMemoryOfGpu::REQUEST, &mut argument, &mut [])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_stands_for_a_buffer() {
        let all = [
            Buffer { card: 0, offset: 0, bytes: PAGE, flags: flags::VRAM },
            Buffer { card: 7, offset: (1 << 45) - PAGE, bytes: 1 << 36, flags: flags::GTT | flags::PUBLIC },
            Buffer { card: 3, offset: 5 * PAGE, bytes: 7 * PAGE, flags: flags::VRAM | flags::PUBLIC },
        ];
        for buffer in all {
            assert_eq!(buffer.position().and_then(Buffer::at), Some(buffer));
        }
        assert_eq!(Buffer { bytes: 0, ..all[0] }.position(), None);
        assert_eq!(Buffer { bytes: 1 << 37, ..all[0] }.position(), None);
        for position in [0, 1, u64::from(u32::MAX), u64::MAX] {
            assert_eq!(Buffer::at(position), None, "{position:#x}: the number of an open file of a node");
        }
    }
}
