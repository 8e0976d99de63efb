//! The C functions for the status of files that this library replaces.

use std::ffi::{CStr, c_char, c_int, c_uint, c_void};

use crate::device::{self, Kind};
use crate::paths::{self, Node, Place};
use crate::symbols::{fail, path_of, place, place_at, replace};
use crate::{client, pages};

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
    let (major, minor) = node.device();
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
    let (major, minor) = node.device();
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
unsafe fn place_of(fd: c_int, path: *const c_char, flags: c_int) -> Place {
    // SAFETY: the client passes a C string.
    let place = unsafe { place_at(fd, path) };
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
    match unsafe { place_of(directory, path, flags) } {
        Place::Device(node) => device_status(node, status),
        Place::Redirected(path) => call(path.as_ptr()),
        Place::Other => call(path),
    }
}

/// The status of an open file.
unsafe fn status_of(fd: c_int, status: *mut libc::stat) -> c_int {
    match device::kind_of(fd) {
        Some(Kind::Device(node, true)) => device_status(node, status),
        Some(Kind::Buffer(buffer, _)) => {
            // SAFETY: zeros are a valid `stat`.
            let mut found: libc::stat = unsafe { std::mem::zeroed() };
            (found.st_mode, found.st_nlink, found.st_blksize) = (0o600, 1, 4096);
            found.st_size = buffer.bytes as libc::off_t;
            put(status, &found)
        }
        // SAFETY: the system checks the arguments.
        _ => unsafe { libc::syscall(libc::SYS_fstat, fd, status) as c_int },
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

/// Files of the tree below `/sys` are on sysfs. `result` is that of the call that has filled in `status`.
///
/// # Safety
/// If `result` is 0, `status` must be valid for writes.
unsafe fn file_system(result: c_int, path: &CStr, status: *mut libc::statfs) -> c_int {
    const SYSFS: libc::__fsword_t = 0x6265_6572;
    if result == 0 && paths::outside(path).is_some_and(|path| path.to_bytes().starts_with(b"/sys/")) {
        // SAFETY: by the caller's promise.
        unsafe { (*status).f_type = SYSFS };
    }
    result
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
        match place_of(directory, path, flags) {
            Place::Device(node) => device_extended(node, status),
            Place::Redirected(path) => call(path.as_ptr()),
            Place::Other => call(path),
        }
    }
    /// Which file system a path is on.
    fn statfs(path: *const c_char, status: *mut libc::statfs) -> c_int {
        match place(path) {
            Place::Redirected(path) => {
                let result = libc::syscall(libc::SYS_statfs, path.as_ptr(), status) as c_int;
                file_system(result, &path, status)
            }
            _ => libc::syscall(libc::SYS_statfs, path, status) as c_int,
        }
    }
    /// Which file system a path is on.
    fn statfs64(path: *const c_char, status: *mut libc::statfs) -> c_int { statfs(path, status) }
    /// Which file system an open file is on.
    fn fstatfs(fd: c_int, status: *mut libc::statfs) -> c_int {
        let result = libc::syscall(libc::SYS_fstatfs, fd, status) as c_int;
        path_of(fd).map_or(result, |path| file_system(result, &path, status))
    }
    /// Which file system an open file is on.
    fn fstatfs64(fd: c_int, status: *mut libc::statfs) -> c_int { fstatfs(fd, status) }
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
