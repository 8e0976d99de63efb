//! The C functions that this library replaces: those that open, look paths up, and call the driver. Each one looks the
//! path or the descriptor up and otherwise does what the C library's function does: by the same system call, or by
//! calling the C library's function with another path.

use std::ffi::{CStr, CString, c_char, c_int, c_uint, c_ulong, c_void};
use std::sync::atomic::{AtomicPtr, Ordering};

use libc::{FILE, mode_t, size_t, ssize_t};

use crate::device::{self, Device, Kind};
use crate::gem::Caller;
use crate::paths::{self, Place};
use crate::{calls, pages, render};

/// The only call of a DMA buffer: DMA_BUF_IOCTL_SYNC.
const DMA_BUF_SYNC: c_uint = 0x4008_6200;

/// Sets `errno` and returns -1.
pub(crate) fn fail(error: c_int) -> c_int {
    pages::set_errno(error);
    -1
}

/// What a path given by a client means. A null pointer is left to the system.
///
/// # Safety
/// `path` must be null or a C string.
pub(crate) unsafe fn place(path: *const c_char) -> Place {
    // SAFETY: by the caller's promise.
    if path.is_null() { Place::Other } else { paths::place(unsafe { CStr::from_ptr(path) }) }
}

/// What a path of a client relative to an open directory means. `directory` is a descriptor or AT_FDCWD.
///
/// # Safety
/// `path` must be null or a C string.
pub(crate) unsafe fn place_at(directory: c_int, path: *const c_char) -> Place {
    // SAFETY: by the caller's promise.
    let given = if path.is_null() { c"" } else { unsafe { CStr::from_ptr(path) } };
    if given.is_empty() || given.to_bytes()[0] == b'/' || directory == libc::AT_FDCWD {
        return paths::place(given);
    }
    path_of(directory).map_or(Place::Other, |directory| paths::place_below(&directory, given))
}

/// The path of an open file, as the system knows it.
pub(crate) fn path_of(fd: c_int) -> Option<CString> {
    let link = CString::new(format!("/proc/self/fd/{fd}")).ok()?;
    let mut path = [0u8; libc::PATH_MAX as usize];
    let (to, size) = (path.as_mut_ptr(), path.len());
    // SAFETY: a valid path, and memory of that size.
    let bytes = unsafe { libc::syscall(libc::SYS_readlinkat, libc::AT_FDCWD, link.as_ptr(), to, size) };
    CString::new(&path[..usize::try_from(bytes).ok()?]).ok()
}

/// Opens a file. `directory` is a descriptor or AT_FDCWD.
unsafe fn open_at(directory: c_int, path: *const c_char, flags: c_int, mode: mode_t) -> c_int {
    // SAFETY: the client passes a C string.
    let place = unsafe { place_at(directory, path) };
    let call = |path: *const c_char| {
        // SAFETY: the system checks the arguments.
        unsafe { libc::syscall(libc::SYS_openat, directory, path, flags, mode) as c_int }
    };
    match place {
        Place::Device(node) => device::open(node, flags).unwrap_or_else(fail),
        Place::Redirected(path) => call(path.as_ptr()),
        Place::Other => call(path),
    }
}

/// Makes the target of a link that a call has written one that clients know. `bytes` is the call's result.
///
/// # Safety
/// `to` must have `bytes` bytes, if that is not negative.
unsafe fn link_outside(to: *mut c_char, bytes: ssize_t) -> ssize_t {
    let Ok(length) = usize::try_from(bytes) else { return bytes };
    // SAFETY: the call has written them.
    let found = unsafe { std::slice::from_raw_parts(to.cast::<u8>(), length) };
    let Some(outside) = CString::new(found).ok().and_then(|found| paths::outside(&found)) else { return bytes };
    // SAFETY: it is shorter than what it replaces.
    unsafe { std::ptr::copy_nonoverlapping(outside.as_ptr(), to, outside.as_bytes().len()) };
    outside.as_bytes().len() as ssize_t
}

/// Defines functions with the C library's names, whose bodies may call unsafe functions.
macro_rules! replace {
    ($($(#[$doc:meta])* fn $name:ident($($argument:ident: $kind:ty),*) -> $result:ty $body:block)*) => {$(
        $(#[$doc])*
        ///
        /// # Safety
        /// As for the C library's function.
        #[unsafe(no_mangle)]
        pub(crate) unsafe extern "C" fn $name($($argument: $kind),*) -> $result {
            // SAFETY: by the caller's promise.
            unsafe { $body }
        }
    )*};
}

pub(crate) use replace;

replace! {
    /// Opens a file.
    fn open(path: *const c_char, flags: c_int, mode: mode_t) -> c_int { open_at(libc::AT_FDCWD, path, flags, mode) }
    /// Opens a file.
    fn open64(path: *const c_char, flags: c_int, mode: mode_t) -> c_int { open_at(libc::AT_FDCWD, path, flags, mode) }
    /// Opens a file, as fortified programs call it.
    fn __open_2(path: *const c_char, flags: c_int) -> c_int { open_at(libc::AT_FDCWD, path, flags, 0) }
    /// Opens a file, as fortified programs call it.
    fn __open64_2(path: *const c_char, flags: c_int) -> c_int { open_at(libc::AT_FDCWD, path, flags, 0) }
    /// Creates a file.
    fn creat(path: *const c_char, mode: mode_t) -> c_int {
        open_at(libc::AT_FDCWD, path, libc::O_CREAT | libc::O_WRONLY | libc::O_TRUNC, mode)
    }
    /// Creates a file.
    fn creat64(path: *const c_char, mode: mode_t) -> c_int { creat(path, mode) }
    /// Opens a file, as fortified programs call it.
    fn __openat_2(directory: c_int, path: *const c_char, flags: c_int) -> c_int { open_at(directory, path, flags, 0) }
    /// Opens a file, as fortified programs call it.
    fn __openat64_2(directory: c_int, path: *const c_char, flags: c_int) -> c_int { open_at(directory, path, flags, 0) }
    /// Opens a file.
    fn openat(directory: c_int, path: *const c_char, flags: c_int, mode: mode_t) -> c_int {
        open_at(directory, path, flags, mode)
    }
    /// Opens a file.
    fn openat64(directory: c_int, path: *const c_char, flags: c_int, mode: mode_t) -> c_int {
        open_at(directory, path, flags, mode)
    }
    /// Checks access to a file.
    fn access(path: *const c_char, mode: c_int) -> c_int { faccessat(libc::AT_FDCWD, path, mode, 0) }
    /// Checks access to a file.
    fn faccessat(directory: c_int, path: *const c_char, mode: c_int, flags: c_int) -> c_int {
        let call = |path: *const c_char| libc::syscall(libc::SYS_faccessat2, directory, path, mode, flags) as c_int;
        match place_at(directory, path) {
            Place::Device(_) if mode & libc::X_OK != 0 => fail(libc::EACCES),
            Place::Device(_) => 0,
            Place::Redirected(path) => call(path.as_ptr()),
            Place::Other => call(path),
        }
    }
    /// Checks access to a file with the effective user's rights.
    fn euidaccess(path: *const c_char, mode: c_int) -> c_int {
        faccessat(libc::AT_FDCWD, path, mode, libc::AT_EACCESS)
    }
    /// Checks access to a file with the effective user's rights.
    fn eaccess(path: *const c_char, mode: c_int) -> c_int { euidaccess(path, mode) }
    /// Reads a link, as fortified programs call it.
    fn __readlink_chk(path: *const c_char, to: *mut c_char, bytes: size_t, _room: size_t) -> ssize_t {
        readlinkat(libc::AT_FDCWD, path, to, bytes)
    }
    /// Reads a link, as fortified programs call it.
    fn __readlinkat_chk(
        directory: c_int,
        path: *const c_char,
        to: *mut c_char,
        bytes: size_t,
        _room: size_t
    ) -> ssize_t {
        readlinkat(directory, path, to, bytes)
    }
    /// Reads a link.
    fn readlink(path: *const c_char, to: *mut c_char, bytes: size_t) -> ssize_t {
        readlinkat(libc::AT_FDCWD, path, to, bytes)
    }
    /// Reads a link.
    fn readlinkat(directory: c_int, path: *const c_char, to: *mut c_char, bytes: size_t) -> ssize_t {
        let call = |path: *const c_char| libc::syscall(libc::SYS_readlinkat, directory, path, to, bytes) as ssize_t;
        let found = match place_at(directory, path) {
            Place::Device(_) => return fail(libc::EINVAL) as ssize_t,
            Place::Redirected(path) => call(path.as_ptr()),
            Place::Other => call(path),
        };
        link_outside(to, found)
    }
    /// Opens a stream.
    fn fopen(path: *const c_char, mode: *const c_char) -> *mut FILE {
        static NEXT: Next = Next::new(c"fopen");
        stream(&NEXT, path, mode)
    }
    /// Opens a stream.
    fn fopen64(path: *const c_char, mode: *const c_char) -> *mut FILE {
        static NEXT: Next = Next::new(c"fopen64");
        stream(&NEXT, path, mode)
    }
    /// Performs an operation on a device file.
    fn ioctl(fd: c_int, request: c_ulong, argument: *mut c_void) -> c_int {
        let request = request as c_uint;
        let done = match (device::kind_of(fd), Device::opened()) {
            (Some(Kind::Device(node, true)), Some(device)) => {
                let argument = argument.expose_provenance() as u64;
                match node.card() {
                    None => calls::ioctl(device, request, argument),
                    Some(card) => render::ioctl(device, Caller { fd, node, card }, request, argument),
                }
            }
            // The caches of host and GPU are one.
            (Some(Kind::Buffer(..)), _) if request == DMA_BUF_SYNC => Ok(()),
            (Some(Kind::Buffer(..)), _) => Err(libc::ENOTTY),
            // Another process's descriptor, inherited by `fork`.
            (Some(_), _) => Err(libc::EBADF),
            (None, _) => return libc::syscall(libc::SYS_ioctl, fd, request as c_ulong, argument) as c_int,
        };
        done.map_or_else(fail, |()| 0)
    }
}

/// Opens a stream by the C library's function.
unsafe fn stream(next: &Next, path: *const c_char, mode: *const c_char) -> *mut FILE {
    let Some(next) = next.get() else { return std::ptr::null_mut() };
    // SAFETY: the C library's function has this type.
    let next = unsafe {
        std::mem::transmute::<*mut c_void, unsafe extern "C" fn(*const c_char, *const c_char) -> *mut FILE>(next)
    };
    // SAFETY: the client passes C strings.
    let redirected: Option<CString> = match unsafe { place(path) } {
        Place::Redirected(path) => Some(path),
        _ => None,
    };
    // SAFETY: as above.
    unsafe { next(redirected.as_ref().map_or(path, |path| path.as_ptr()), mode) }
}

/// The C library's function of a name, found at its first use.
pub(crate) struct Next {
    name: &'static CStr,
    found: AtomicPtr<c_void>,
}

impl Next {
    pub(crate) const fn new(name: &'static CStr) -> Next {
        Next { name, found: AtomicPtr::new(std::ptr::null_mut()) }
    }

    /// The function; `None` and ENOSYS if the C library has none of that name.
    pub(crate) fn get(&self) -> Option<*mut c_void> {
        let mut found = self.found.load(Ordering::Acquire);
        if found.is_null() {
            // SAFETY: a valid name.
            found = unsafe { libc::dlsym(libc::RTLD_NEXT, self.name.as_ptr()) };
            self.found.store(found, Ordering::Release);
        }
        if found.is_null() {
            pages::set_errno(libc::ENOSYS);
        }
        (!found.is_null()).then_some(found)
    }
}
