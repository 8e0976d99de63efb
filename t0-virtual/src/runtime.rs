//! Symbols of ROCr, the runtime that HIP and OpenCL programs load.

use std::ffi::{CStr, c_void};
use std::sync::atomic::{AtomicPtr, Ordering};

/// A symbol of ROCr.
pub(crate) struct Runtime {
    name: &'static CStr,
    found: AtomicPtr<c_void>,
}

/// The head of ROCr's list of loaded code objects.
pub(crate) static RUNTIME_DEBUG: Runtime = Runtime::new(c"_amdgpu_r_debug");

impl Runtime {
    pub(crate) const fn new(name: &'static CStr) -> Runtime {
        Runtime { name, found: AtomicPtr::new(std::ptr::null_mut()) }
    }

    /// The symbol's address, if ROCr is loaded.
    pub(crate) fn get(&self) -> Option<*mut c_void> {
        let mut found = self.found.load(Ordering::Acquire);
        if found.is_null() {
            // ROCr may be loaded for another library alone, so that its symbols are not global.
            // SAFETY: valid names; the library is not loaded by this call, and stays loaded because of it.
            unsafe {
                found = libc::dlsym(libc::RTLD_NEXT, self.name.as_ptr());
                if found.is_null() {
                    let library = libc::dlopen(c"libhsa-runtime64.so.1".as_ptr(), libc::RTLD_LAZY | libc::RTLD_NOLOAD);
                    if !library.is_null() {
                        found = libc::dlsym(library, self.name.as_ptr());
                    }
                }
            }
            self.found.store(found, Ordering::Release);
        }
        (!found.is_null()).then_some(found)
    }
}
