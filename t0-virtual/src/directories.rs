//! The C functions for directories and whole paths that this library replaces.

use std::ffi::{CStr, c_char, c_int, c_void};

use libc::{DIR, size_t};

use crate::pages;
use crate::paths::{self, Place};
use crate::symbols::{Next, place, replace};

type Filter = Option<unsafe extern "C" fn(*const libc::dirent) -> c_int>;
type Compare = Option<unsafe extern "C" fn(*mut *const libc::dirent, *mut *const libc::dirent) -> c_int>;
type Entries = *mut *mut *mut libc::dirent;

/// Lists a directory by the C library's function.
unsafe fn scan(next: &Next, path: *const c_char, entries: Entries, filter: Filter, compare: Compare) -> c_int {
    type Scan = unsafe extern "C" fn(*const c_char, Entries, Filter, Compare) -> c_int;
    let Some(next) = next.get() else { return -1 };
    // SAFETY: the C library's function has this type.
    let next = unsafe { std::mem::transmute::<*mut c_void, Scan>(next) };
    // SAFETY: the client passes a C string and functions of these types.
    unsafe {
        match place(path) {
            Place::Redirected(path) => next(path.as_ptr(), entries, filter, compare),
            _ => next(path, entries, filter, compare),
        }
    }
}

/// Writes a path to the client's memory, or to new memory if `to` is null.
unsafe fn answer(path: &CStr, to: *mut c_char) -> *mut c_char {
    let bytes = path.to_bytes_with_nul();
    // SAFETY: the client passes PATH_MAX bytes or null, and paths are not longer.
    unsafe {
        let to = if to.is_null() { libc::malloc(bytes.len()).cast::<c_char>() } else { to };
        if to.is_null() {
            pages::set_errno(libc::ENOMEM);
        } else {
            std::ptr::copy_nonoverlapping(path.as_ptr(), to, bytes.len());
        }
        to
    }
}

replace! {
    /// Opens a directory.
    fn opendir(path: *const c_char) -> *mut DIR {
        static NEXT: Next = Next::new(c"opendir");
        let Some(next) = NEXT.get() else { return std::ptr::null_mut() };
        let next = std::mem::transmute::<*mut c_void, unsafe extern "C" fn(*const c_char) -> *mut DIR>(next);
        match place(path) {
            Place::Redirected(path) => next(path.as_ptr()),
            Place::Device(_) => {
                pages::set_errno(libc::ENOTDIR);
                std::ptr::null_mut()
            }
            Place::Other => next(path),
        }
    }
    /// Lists a directory.
    fn scandir(path: *const c_char, entries: Entries, filter: Filter, compare: Compare) -> c_int {
        static NEXT: Next = Next::new(c"scandir");
        scan(&NEXT, path, entries, filter, compare)
    }
    /// Lists a directory.
    fn scandir64(path: *const c_char, entries: Entries, filter: Filter, compare: Compare) -> c_int {
        static NEXT: Next = Next::new(c"scandir64");
        scan(&NEXT, path, entries, filter, compare)
    }
    /// The path without links.
    fn realpath(path: *const c_char, to: *mut c_char) -> *mut c_char {
        static NEXT: Next = Next::new(c"realpath");
        let Some(next) = NEXT.get() else { return std::ptr::null_mut() };
        type Real = unsafe extern "C" fn(*const c_char, *mut c_char) -> *mut c_char;
        let next = std::mem::transmute::<*mut c_void, Real>(next);
        match place(path) {
            Place::Device(_) => answer(CStr::from_ptr(path), to),
            Place::Other => next(path, to),
            Place::Redirected(path) => {
                let found = next(path.as_ptr(), std::ptr::null_mut());
                if found.is_null() {
                    return found;
                }
                let outside = paths::outside(CStr::from_ptr(found));
                let answer = answer(outside.as_deref().unwrap_or(CStr::from_ptr(found)), to);
                libc::free(found.cast());
                answer
            }
        }
    }
    /// The path without links, as fortified programs call it.
    fn __realpath_chk(path: *const c_char, to: *mut c_char, _room: size_t) -> *mut c_char { realpath(path, to) }
    /// The path without links.
    fn canonicalize_file_name(path: *const c_char) -> *mut c_char { realpath(path, std::ptr::null_mut()) }
}
