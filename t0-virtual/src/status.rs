//! The C functions for the status of files that this library replaces.

use std::ffi::{c_char, c_int, c_uint, c_void};

use crate::device;
use crate::paths::{Node, Place};
use crate::symbols::{fail, place, replace};
use crate::{client, pages};

/// The device number of a device file: major and minor.
fn number(node: Node) -> (u32, u32) {
    match node {
        Node::Kfd => (511, 0),
        Node::Render => (226, 128),
    }
}

/// The type and the permissions of a device file.
const MODE: libc::mode_t = libc::S_IFCHR | 0o666;

/// Copies a struct to the client.
fn put<T>(to: *mut T, found: &T) -> c_int {
    let bytes = std::ptr::from_ref(found).cast::<u8>();
    // SAFETY: the callers have set all bytes of the struct to zero before its fields.
    let bytes = unsafe { std::slice::from_raw_parts(bytes, size_of::<T>()) };
    client::write(to.expose_provenance() as u64, bytes).map_or_else(fail, |()| 0)
}

/// Fills in the status of a device file.
fn device_status(node: Node, status: *mut libc::stat) -> c_int {
    let (major, minor) = number(node);
    // SAFETY: zeros are a valid `stat`.
    let mut found: libc::stat = unsafe { std::mem::zeroed() };
    found.st_mode = MODE;
    found.st_nlink = 1;
    found.st_rdev = libc::makedev(major, minor);
    found.st_blksize = 4096;
    put(status, &found)
}

/// Fills in the extended status of a device file.
fn device_extended(node: Node, status: *mut libc::statx) -> c_int {
    let (major, minor) = number(node);
    // SAFETY: zeros are a valid `statx`.
    let mut found: libc::statx = unsafe { std::mem::zeroed() };
    found.stx_mask = libc::STATX_BASIC_STATS;
    found.stx_mode = MODE as u16;
    found.stx_nlink = 1;
    (found.stx_rdev_major, found.stx_rdev_minor) = (major, minor);
    found.stx_blksize = 4096;
    put(status, &found)
}

/// What the path of a call means. An empty path means the descriptor itself, if the flags say so.
unsafe fn place_at(fd: c_int, path: *const c_char, flags: c_int) -> Place {
    // SAFETY: the client passes a C string.
    let place = unsafe { place(path) };
    // SAFETY: as above.
    if flags & libc::AT_EMPTY_PATH != 0 && !path.is_null() && unsafe { *path } == 0 {
        return device::node_of(fd).map_or(place, Place::Device);
    }
    place
}

/// The status of a file.
unsafe fn status_at(directory: c_int, path: *const c_char, status: *mut libc::stat, flags: c_int) -> c_int {
    let call = |path: *const c_char| {
        // SAFETY: the system checks the arguments.
        unsafe { libc::syscall(libc::SYS_newfstatat, directory, path, status, flags) as c_int }
    };
    // SAFETY: the client passes a C string.
    match unsafe { place_at(directory, path, flags) } {
        Place::Device(node) => device_status(node, status),
        Place::Redirected(path) => call(path.as_ptr()),
        Place::Other => call(path),
    }
}

/// The status of an open file.
unsafe fn status_of(fd: c_int, status: *mut libc::stat) -> c_int {
    match device::node_of(fd) {
        Some(node) => device_status(node, status),
        // SAFETY: the system checks the arguments.
        None => unsafe { libc::syscall(libc::SYS_fstat, fd, status) as c_int },
    }
}

/// Reads an attribute, or lists the attributes, of a file. A device file has none.
unsafe fn attributes(path: *const c_char, call: impl Fn(*const c_char) -> isize) -> isize {
    // SAFETY: the client passes a C string.
    match unsafe { place(path) } {
        Place::Device(_) => {
            pages::set_errno(libc::ENOTSUP);
            -1
        }
        Place::Redirected(path) => call(path.as_ptr()),
        Place::Other => call(path),
    }
}

replace! {
    /// The status of a file.
    fn stat(path: *const c_char, status: *mut libc::stat) -> c_int { status_at(libc::AT_FDCWD, path, status, 0) }
    /// The status of a file.
    fn stat64(path: *const c_char, status: *mut libc::stat) -> c_int { status_at(libc::AT_FDCWD, path, status, 0) }
    /// The status of a file or link.
    fn lstat(path: *const c_char, status: *mut libc::stat) -> c_int {
        status_at(libc::AT_FDCWD, path, status, libc::AT_SYMLINK_NOFOLLOW)
    }
    /// The status of a file or link.
    fn lstat64(path: *const c_char, status: *mut libc::stat) -> c_int {
        status_at(libc::AT_FDCWD, path, status, libc::AT_SYMLINK_NOFOLLOW)
    }
    /// The status of an open file.
    fn fstat(fd: c_int, status: *mut libc::stat) -> c_int { status_of(fd, status) }
    /// The status of an open file.
    fn fstat64(fd: c_int, status: *mut libc::stat) -> c_int { status_of(fd, status) }
    /// The status of a file.
    fn fstatat(directory: c_int, path: *const c_char, status: *mut libc::stat, flags: c_int) -> c_int {
        status_at(directory, path, status, flags)
    }
    /// The status of a file.
    fn fstatat64(directory: c_int, path: *const c_char, status: *mut libc::stat, flags: c_int) -> c_int {
        status_at(directory, path, status, flags)
    }
    /// The status of a file, as programs for older C libraries call it.
    fn __xstat(_version: c_int, path: *const c_char, status: *mut libc::stat) -> c_int {
        status_at(libc::AT_FDCWD, path, status, 0)
    }
    /// The status of a file, as programs for older C libraries call it.
    fn __xstat64(_version: c_int, path: *const c_char, status: *mut libc::stat) -> c_int {
        status_at(libc::AT_FDCWD, path, status, 0)
    }
    /// The status of a file or link, as programs for older C libraries call it.
    fn __lxstat(_version: c_int, path: *const c_char, status: *mut libc::stat) -> c_int {
        status_at(libc::AT_FDCWD, path, status, libc::AT_SYMLINK_NOFOLLOW)
    }
    /// The status of a file or link, as programs for older C libraries call it.
    fn __lxstat64(_version: c_int, path: *const c_char, status: *mut libc::stat) -> c_int {
        status_at(libc::AT_FDCWD, path, status, libc::AT_SYMLINK_NOFOLLOW)
    }
    /// The status of an open file, as programs for older C libraries call it.
    fn __fxstat(_version: c_int, fd: c_int, status: *mut libc::stat) -> c_int { status_of(fd, status) }
    /// The status of an open file, as programs for older C libraries call it.
    fn __fxstat64(_version: c_int, fd: c_int, status: *mut libc::stat) -> c_int { status_of(fd, status) }
    /// The status of a file, as programs for older C libraries call it.
    fn __fxstatat(
        _version: c_int,
        directory: c_int,
        path: *const c_char,
        status: *mut libc::stat,
        flags: c_int
    ) -> c_int {
        status_at(directory, path, status, flags)
    }
    /// The status of a file, as programs for older C libraries call it.
    fn __fxstatat64(
        _version: c_int,
        directory: c_int,
        path: *const c_char,
        status: *mut libc::stat,
        flags: c_int
    ) -> c_int {
        status_at(directory, path, status, flags)
    }
    /// The extended status of a file.
    fn statx(
        directory: c_int,
        path: *const c_char,
        flags: c_int,
        mask: c_uint,
        status: *mut libc::statx
    ) -> c_int {
        let call = |path: *const c_char| {
            libc::syscall(libc::SYS_statx, directory, path, flags, mask, status) as c_int
        };
        match place_at(directory, path, flags) {
            Place::Device(node) => device_extended(node, status),
            Place::Redirected(path) => call(path.as_ptr()),
            Place::Other => call(path),
        }
    }
    /// Lists the attributes of a file.
    fn listxattr(path: *const c_char, list: *mut c_char, bytes: usize) -> isize {
        attributes(path, |path| libc::syscall(libc::SYS_listxattr, path, list, bytes) as isize)
    }
    /// Lists the attributes of a file or link.
    fn llistxattr(path: *const c_char, list: *mut c_char, bytes: usize) -> isize {
        attributes(path, |path| libc::syscall(libc::SYS_llistxattr, path, list, bytes) as isize)
    }
    /// Reads an attribute of a file.
    fn getxattr(path: *const c_char, name: *const c_char, value: *mut c_void, bytes: usize) -> isize {
        attributes(path, |path| libc::syscall(libc::SYS_getxattr, path, name, value, bytes) as isize)
    }
    /// Reads an attribute of a file or link.
    fn lgetxattr(path: *const c_char, name: *const c_char, value: *mut c_void, bytes: usize) -> isize {
        attributes(path, |path| libc::syscall(libc::SYS_lgetxattr, path, name, value, bytes) as isize)
    }
}
