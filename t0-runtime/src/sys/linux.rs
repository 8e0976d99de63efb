//! The real kernel: `/dev/kfd`, render nodes and `mmap`, through rustix. The crate's only `unsafe` is here.

use std::collections::BTreeMap;
use std::ffi::c_void;
use std::fs::{File, OpenOptions};
use std::io;
use std::os::fd::{AsFd, AsRawFd, BorrowedFd};
use std::os::unix::fs::MetadataExt;
use std::sync::atomic::{AtomicU32, AtomicU64};
use std::sync::{Mutex, PoisonError};

use rustix::ioctl::{Ioctl, IoctlOutput, Opcode};
use rustix::mm::{MapFlags, ProtFlags};

use super::{Doorbells, Errno, Pointer, RawFault, Registers, Sys, Window, order};
use crate::error::Error;

const KFD: &str = "/dev/kfd";
/// The size of the GPU's large pages. An allocation gets them only if its address is a multiple of it.
const LARGE_PAGE: u64 = 2 << 20;

/// An open `/dev/kfd`.
#[derive(Debug)]
pub(crate) struct Linux {
    kfd: File,
    /// The render nodes that are open, by minor number.
    renders: Mutex<BTreeMap<u32, &'static File>>,
}

impl Linux {
    pub(crate) fn open() -> Result<Linux, Error> {
        // `open` of the standard library repeats the call if a Unix signal interrupts it.
        let kfd = OpenOptions::new().read(true).write(true).open(KFD).map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => Error::NoKfd,
            io::ErrorKind::PermissionDenied => Error::NoPermission { path: KFD.to_owned(), group: group_of(KFD) },
            _ => Error::Driver { action: format!("open {KFD}"), errno: error.to_string(), hint: "" },
        })?;
        Ok(Linux { kfd, renders: Mutex::default() })
    }

    fn render(&self, minor: u32) -> Result<&'static File, Errno> {
        self.renders.lock().unwrap_or_else(PoisonError::into_inner).get(&minor).copied().ok_or(Errno::NODEV)
    }
}

/// The group that owns a device file, by its usual name in distributions.
fn group_of(path: &str) -> String {
    let id = std::fs::metadata(path).map(|file| file.gid()).ok();
    let groups = std::fs::read_to_string("/etc/group").unwrap_or_default();
    let named = groups.lines().find_map(|line| {
        let mut fields = line.split(':');
        let name = fields.next()?;
        (fields.nth(1)?.parse().ok() == id).then(|| name.to_owned())
    });
    named.filter(|name| name != "root").unwrap_or_else(|| "render".to_owned())
}

/// Reserves a range of addresses.
fn reserve(bytes: u64) -> Result<u64, Errno> {
    let flags = MapFlags::PRIVATE | MapFlags::NORESERVE;
    let bytes = usize::try_from(bytes).map_err(|_| Errno::NOMEM)?;
    // SAFETY: a new anonymous mapping at an address chosen by the kernel does not affect existing memory.
    let address = unsafe { rustix::mm::mmap_anonymous(std::ptr::null_mut(), bytes, ProtFlags::empty(), flags) };
    address.map(|address| address.expose_provenance() as u64).map_err(errno)
}

fn errno(error: rustix::io::Errno) -> Errno {
    Errno(error.raw_os_error())
}

/// An ioctl whose argument is a struct as bytes.
struct Call<'a> {
    request: u32,
    argument: &'a mut [u8],
}

// SAFETY: the opcode encodes the argument's size, `Linux::ioctl` has checked that `argument` has that size, and the
// kernel writes nothing else; the output is empty.
unsafe impl Ioctl for Call<'_> {
    type Output = ();

    const IS_MUTATING: bool = true;

    fn opcode(&self) -> Opcode {
        self.request as Opcode
    }

    fn as_ptr(&mut self) -> *mut c_void {
        self.argument.as_mut_ptr().cast()
    }

    unsafe fn output_from_ptr(_: IoctlOutput, _: *mut c_void) -> rustix::io::Result<()> {
        Ok(())
    }
}

impl Sys for Linux {
    fn ioctl(&self, request: u32, argument: &mut [u8], pointers: &mut [Pointer<'_>]) -> Result<(), Errno> {
        if argument.len() != (request >> 16 & 0x3fff) as usize {
            return Err(Errno::INVAL);
        }
        for pointer in pointers.iter_mut() {
            let field = argument.get_mut(pointer.at..pointer.at + 8).ok_or(Errno::INVAL)?;
            field.copy_from_slice(&(pointer.bytes.as_mut_ptr().expose_provenance() as u64).to_ne_bytes());
        }
        // SAFETY: KFD's ioctls read and write the argument, whose size was checked, and the memory that its pointers
        // refer to: the callers of this trait pass buffers with the lengths that the argument's counts specify. They
        // map or unmap only memory that this process reserved for it.
        unsafe { rustix::ioctl::ioctl(self.kfd.as_fd(), Call { request, argument }) }.map_err(errno)
    }

    fn open_render(&self, minor: u32) -> Result<u32, Errno> {
        let mut renders = self.renders.lock().unwrap_or_else(PoisonError::into_inner);
        let file = match renders.get(&minor) {
            Some(file) => file,
            None => {
                let path = format!("/dev/dri/renderD{minor}");
                let file = OpenOptions::new().read(true).write(true).open(path);
                let file = file.map_err(|error| Errno(error.raw_os_error().unwrap_or(Errno::NOENT.0)))?;
                // The driver keeps the address space of this file as long as the process lives, so the file must live
                // as long.
                let file: &'static File = Box::leak(Box::new(file));
                renders.insert(minor, file);
                file
            }
        };
        Ok(file.as_raw_fd() as u32)
    }

    fn reserve(&self, bytes: u64) -> Result<u64, Errno> {
        if bytes < LARGE_PAGE {
            return reserve(bytes);
        }
        // What precedes the first multiple of the page's size, and what follows the range, is given back.
        let all = bytes.checked_add(LARGE_PAGE).ok_or(Errno::NOMEM)?;
        let start = reserve(all)?;
        let address = start.next_multiple_of(LARGE_PAGE);
        let end = start + all;
        for (from, to) in [(start, address), (address + bytes, end)] {
            if from < to {
                self.release(from, to - from);
            }
        }
        Ok(address)
    }

    fn release(&self, address: u64, bytes: u64) {
        let address = std::ptr::with_exposed_provenance_mut(address as usize);
        // SAFETY: the range is one that `reserve` has reserved, and its windows no longer exist: `Memory` drops them first.
        let _ = unsafe { rustix::mm::munmap(address, bytes as usize) };
    }

    fn map(&self, minor: u32, address: u64, bytes: u64, offset: u64) -> Result<Box<dyn Window>, Errno> {
        map_shared(self.render(minor)?.as_fd(), address, bytes, offset)
            .map(|window| Box::new(window) as Box<dyn Window>)
    }

    fn map_registers(&self, address: u64, bytes: u64, offset: u64) -> Result<Box<dyn Registers>, Errno> {
        // `Sys::release` unmaps the page together with its reservation.
        map_shared(self.kfd.as_fd(), address, bytes, offset).map(|page| Box::new(page) as Box<dyn Registers>)
    }

    fn map_doorbells(&self, offset: u64, bytes: u64) -> Result<Box<dyn Doorbells>, Errno> {
        let address = self.reserve(bytes)?;
        match map_shared(self.kfd.as_fd(), address, bytes, offset) {
            Ok(page) => Ok(Box::new(Page(page))),
            Err(errno) => {
                self.release(address, bytes);
                Err(errno)
            }
        }
    }

    fn read_file(&self, path: &str) -> Result<String, Errno> {
        std::fs::read_to_string(path).map_err(|error| Errno(error.raw_os_error().unwrap_or(5)))
    }

    fn take_fault(&self, _: u32) -> Option<RawFault> {
        None
    }

    fn emulated(&self) -> bool {
        false
    }
}

fn map_shared(file: BorrowedFd<'_>, address: u64, bytes: u64, offset: u64) -> Result<Mapped, Errno> {
    let at = std::ptr::with_exposed_provenance_mut(address as usize);
    let (access, flags) = (ProtFlags::READ | ProtFlags::WRITE, MapFlags::SHARED | MapFlags::FIXED);
    // SAFETY: the range was reserved by this process for this purpose, and there are no references into it.
    let start = unsafe { rustix::mm::mmap(at, bytes as usize, access, flags, file, offset) }.map_err(errno)?;
    Ok(Mapped { start: start.cast(), bytes })
}

/// Device memory mapped into the host. `Sys::release` unmaps it after this is dropped.
struct Mapped {
    start: *mut u8,
    bytes: u64,
}

// SAFETY: the mapping belongs to the process; the pointer may be used from any thread.
unsafe impl Send for Mapped {}
// SAFETY: all accesses are volatile or atomic, through raw pointers; there are no references to bytes of the mapping
// except as atomics, which the device may change.
unsafe impl Sync for Mapped {}

impl Mapped {
    fn at(&self, offset: u64, bytes: usize) -> *mut u8 {
        let inside = offset.checked_add(bytes as u64).is_some_and(|end| end <= self.bytes);
        assert!(inside, "bytes {offset}..+{bytes} of a mapping of {} bytes", self.bytes);
        // SAFETY: inside the mapping, by the check.
        unsafe { self.start.add(offset as usize) }
    }

    /// Calls `words` with each aligned word of `len` bytes from `offset` on, and `bytes` with each byte before and
    /// after them: the address in the mapping, and the position from `offset`.
    fn each(
        &self,
        offset: u64,
        len: usize,
        mut bytes: impl FnMut(*mut u8, usize),
        mut words: impl FnMut(*mut u64, usize),
    ) {
        let start = self.at(offset, len);
        let head = start.align_offset(size_of::<u64>()).min(len);
        let end = head + (len - head) / size_of::<u64>() * size_of::<u64>();
        (0..head).for_each(|i| bytes(start.wrapping_add(i), i));
        (head..end).step_by(size_of::<u64>()).for_each(|i| words(start.wrapping_add(i).cast(), i));
        (end..len).for_each(|i| bytes(start.wrapping_add(i), i));
    }

    fn word64(&self, offset: u64) -> &AtomicU64 {
        assert!(offset.is_multiple_of(8));
        // SAFETY: inside the mapping and aligned, by the checks; the device writes words atomically.
        unsafe { AtomicU64::from_ptr(self.at(offset, 8).cast()) }
    }
}

impl Window for Mapped {
    fn read(&self, offset: u64, out: &mut [u8]) {
        let out = std::cell::Cell::from_mut(out).as_slice_of_cells();
        self.each(
            offset,
            out.len(),
            // SAFETY: inside the mapping by the check in `at`. The device may write the byte meanwhile: a volatile access
            // gets some value of it, and the compiler assumes nothing about it.
            |from, i| out[i].set(unsafe { from.read_volatile() }),
            |from, i| {
                // SAFETY: as above, and aligned.
                let word = unsafe { from.read_volatile() };
                out[i..i + size_of::<u64>()].iter().zip(word.to_ne_bytes()).for_each(|(to, byte)| to.set(byte));
            },
        );
    }

    fn write(&self, offset: u64, data: &[u8]) {
        let word = |i: usize| u64::from_ne_bytes(std::array::from_fn(|byte| data[i + byte]));
        self.each(
            offset,
            data.len(),
            // SAFETY: inside the mapping by the check in `at`. The device may access the byte meanwhile, which a volatile
            // access allows for.
            |to, i| unsafe { to.write_volatile(data[i]) },
            // SAFETY: as above, and aligned.
            |to, i| unsafe { to.write_volatile(word(i)) },
        );
    }

    fn load(&self, offset: u64) -> u64 {
        order::load(self.word64(offset))
    }

    fn store(&self, offset: u64, value: u64) {
        order::store(self.word64(offset), value);
    }

    fn store32(&self, offset: u64, value: u32) {
        assert!(offset.is_multiple_of(4));
        // SAFETY: inside the mapping and aligned, by the checks.
        order::store(unsafe { AtomicU32::from_ptr(self.at(offset, 4).cast()) }, value);
    }
}

impl Registers for Mapped {
    fn write(&self, offset: u64, value: u32) {
        self.store32(offset, value);
    }
}

/// A page of doorbells.
struct Page(Mapped);

impl Doorbells for Page {
    fn ring(&self, index: u64, value: u64) {
        self.0.store(index, value);
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        // SAFETY: the page was mapped for this object only, and there are no references into it any more.
        let _ = unsafe { rustix::mm::munmap(self.0.start.cast(), self.0.bytes as usize) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_of_any_alignment_have_the_bytes() {
        const BYTES: u64 = 64;
        let mut memory = [0u64; BYTES as usize / 8];
        let mapped = Mapped { start: memory.as_mut_ptr().cast(), bytes: BYTES };
        let before: Vec<u8> = (0..BYTES as u8).map(|i| i ^ 0x80).collect();
        for offset in 0..BYTES as usize {
            for len in 0..=BYTES as usize - offset {
                let window: &dyn Window = &mapped;
                window.write(0, &before);
                let data: Vec<u8> = (0..len as u8).map(|i| i + 1).collect();
                window.write(offset as u64, &data);
                let mut expected = before.clone();
                expected[offset..offset + len].copy_from_slice(&data);
                let (mut all, mut part) = (vec![0; BYTES as usize], vec![0; len]);
                window.read(0, &mut all);
                window.read(offset as u64, &mut part);
                assert_eq!((all, part), (expected, data), "{len} bytes at {offset}");
            }
        }
    }

    #[test]
    #[should_panic(expected = "bytes 60..+5 of a mapping of 64 bytes")]
    fn copies_beyond_the_mapping_panic() {
        let mut memory = [0u64; 8];
        let mapped = Mapped { start: memory.as_mut_ptr().cast(), bytes: 64 };
        Window::read(&mapped, 60, &mut [0; 5]);
    }
}
