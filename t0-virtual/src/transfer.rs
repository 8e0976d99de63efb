//! The C functions for the contents of open files that this library replaces: the driver's files cannot be read,
//! written or resized, and only what the driver has allocated can be mapped.

use std::ffi::{c_int, c_long, c_void};

use libc::{iovec, off_t, size_t, ssize_t};

use crate::device::{self, Device, Kind};
use crate::pages;
use crate::paths::Node;
use crate::symbols::replace;

/// Sets `errno` and returns -1.
fn fail<T: From<i8>>(error: c_int) -> T {
    pages::set_errno(error);
    T::from(-1)
}

/// Performs a system call on a file that is not one of the driver's.
fn unless_device<T: From<i8>>(fd: c_int, call: impl FnOnce() -> T) -> T {
    if device::kind_of(fd).is_some() { fail(libc::EINVAL) } else { call() }
}

/// Reads a file. The cards' nodes have no events, and nobody waits for one here.
fn read_unless_device(fd: c_int, call: impl FnOnce() -> c_long) -> ssize_t {
    match device::kind_of(fd) {
        Some(Kind::Device(Node::Kfd, _) | Kind::Buffer(..)) => fail(libc::EINVAL),
        Some(Kind::Device(..)) => fail(libc::EAGAIN),
        None => call() as ssize_t,
    }
}

/// Maps a file.
unsafe fn map(
    address: *mut c_void,
    bytes: size_t,
    access: c_int,
    flags: c_int,
    fd: c_int,
    offset: off_t,
) -> *mut c_void {
    let of_file = flags & libc::MAP_ANONYMOUS == 0 && fd >= 0;
    let file = of_file.then(|| device::kind_of(fd)).flatten();
    let place = match (file, Device::opened()) {
        (None | Some(Kind::Device(Node::Render(_), false)), _) => Ok((fd, offset as u64)),
        (Some(Kind::Device(node, true)), Some(device)) => device.mapped_offset(node, offset as u64, bytes as u64),
        (Some(Kind::Buffer(buffer, _)), _) => buffer.mapped_offset(offset as u64, bytes as u64).map(|at| (fd, at)),
        // Of another process, inherited by `fork`.
        _ => Err(libc::EINVAL),
    };
    let (fd, offset) = match place {
        Ok(place) => place,
        Err(error) => {
            pages::set_errno(error);
            return libc::MAP_FAILED;
        }
    };
    // SAFETY: by the promise of the caller of `mmap`.
    let mapped = unsafe { libc::syscall(libc::SYS_mmap, address, bytes, access, flags, fd, offset) };
    std::ptr::with_exposed_provenance_mut(mapped as usize)
}

replace! {
    /// Reads a file.
    fn read(fd: c_int, to: *mut c_void, bytes: size_t) -> ssize_t {
        read_unless_device(fd, || libc::syscall(libc::SYS_read, fd, to, bytes))
    }
    /// Reads a file, as fortified programs call it.
    fn __read_chk(fd: c_int, to: *mut c_void, bytes: size_t, _room: size_t) -> ssize_t { read(fd, to, bytes) }
    /// Reads a file at an offset.
    fn pread(fd: c_int, to: *mut c_void, bytes: size_t, offset: off_t) -> ssize_t {
        unless_device(fd, || libc::syscall(libc::SYS_pread64, fd, to, bytes, offset) as ssize_t)
    }
    /// Reads a file at an offset.
    fn pread64(fd: c_int, to: *mut c_void, bytes: size_t, offset: off_t) -> ssize_t { pread(fd, to, bytes, offset) }
    /// Reads a file into several buffers.
    fn readv(fd: c_int, to: *const iovec, count: c_int) -> ssize_t {
        read_unless_device(fd, || libc::syscall(libc::SYS_readv, fd, to, count))
    }
    /// Writes a file.
    fn write(fd: c_int, from: *const c_void, bytes: size_t) -> ssize_t {
        unless_device(fd, || libc::syscall(libc::SYS_write, fd, from, bytes) as ssize_t)
    }
    /// Writes a file at an offset.
    fn pwrite(fd: c_int, from: *const c_void, bytes: size_t, offset: off_t) -> ssize_t {
        unless_device(fd, || libc::syscall(libc::SYS_pwrite64, fd, from, bytes, offset) as ssize_t)
    }
    /// Writes a file at an offset.
    fn pwrite64(fd: c_int, from: *const c_void, bytes: size_t, offset: off_t) -> ssize_t {
        pwrite(fd, from, bytes, offset)
    }
    /// Writes a file from several buffers.
    fn writev(fd: c_int, from: *const iovec, count: c_int) -> ssize_t {
        unless_device(fd, || libc::syscall(libc::SYS_writev, fd, from, count) as ssize_t)
    }
    /// Resizes a file.
    fn ftruncate(fd: c_int, bytes: off_t) -> c_int {
        unless_device(fd, || libc::syscall(libc::SYS_ftruncate, fd, bytes) as c_int)
    }
    /// Resizes a file.
    fn ftruncate64(fd: c_int, bytes: off_t) -> c_int { ftruncate(fd, bytes) }
    /// Moves the position in a file. The driver's file has none, and those of the cards' nodes stay 0. A client asks a
    /// DMA buffer for its size.
    fn lseek(fd: c_int, offset: off_t, whence: c_int) -> off_t {
        match device::kind_of(fd) {
            Some(Kind::Device(Node::Kfd, _)) => fail(libc::ESPIPE),
            Some(Kind::Device(..)) => 0,
            Some(Kind::Buffer(buffer, _)) => match (whence, offset) {
                (libc::SEEK_SET, 0) => 0,
                (libc::SEEK_END, 0) => buffer.bytes as off_t,
                _ => fail(libc::EINVAL),
            },
            None => libc::syscall(libc::SYS_lseek, fd, offset, whence) as off_t,
        }
    }
    /// Moves the position in a file.
    fn lseek64(fd: c_int, offset: off_t, whence: c_int) -> off_t { lseek(fd, offset, whence) }
    /// Maps a file or memory.
    fn mmap(
        address: *mut c_void,
        bytes: size_t,
        access: c_int,
        flags: c_int,
        fd: c_int,
        offset: off_t
    ) -> *mut c_void {
        map(address, bytes, access, flags, fd, offset)
    }
    /// Maps a file or memory.
    fn mmap64(
        address: *mut c_void,
        bytes: size_t,
        access: c_int,
        flags: c_int,
        fd: c_int,
        offset: off_t
    ) -> *mut c_void {
        map(address, bytes, access, flags, fd, offset)
    }
}
