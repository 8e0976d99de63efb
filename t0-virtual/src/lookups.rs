//! `dlsym`: a client that looks a function up in the C library's own handle finds this library's replacement.
//!
//! Python's ctypes calls functions this way, and tinygrad calls `mmap` by ctypes. The C library's `dlsym` would find
//! the C library's `mmap`, because the handle names one library and not the order of all.

use std::ffi::{c_char, c_void};
use std::sync::atomic::{AtomicPtr, Ordering};

/// What [`look_up`] has found. The pair is returned in two registers.
#[repr(C)]
struct Answer {
    /// This library's function; null if the C library answers.
    replacement: *mut c_void,
    /// The C library's `dlsym`.
    real: *mut c_void,
}

/// `dlsym`.
type Lookup = unsafe extern "C" fn(*mut c_void, *const c_char) -> *mut c_void;

/// The address of a symbol in a library.
///
/// The C library's function is jumped to, not called: RTLD_NEXT means the libraries behind the one that contains the
/// return address.
///
/// # Safety
/// As for the C library's function.
#[unsafe(naked)]
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn dlsym(handle: *mut c_void, name: *const c_char) -> *mut c_void {
    std::arch::naked_asm!(
        "push rdi",
        "push rsi",
        "sub rsp, 8",
        "call {look_up}",
        "add rsp, 8",
        "pop rsi",
        "pop rdi",
        "test rax, rax",
        "jz 2f",
        "ret",
        "2:",
        "jmp rdx",
        look_up = sym look_up,
    )
}

/// Finds the replacement of what a handle and a name mean.
unsafe extern "C" fn look_up(handle: *mut c_void, name: *const c_char) -> Answer {
    let real = real();
    // SAFETY: the C library's function has this type.
    let find = unsafe { std::mem::transmute::<*mut c_void, Lookup>(real) };
    // In these orders this library has its place already.
    let ordered = handle == libc::RTLD_DEFAULT || handle == libc::RTLD_NEXT;
    // SAFETY: the client passes a C string, and a handle that is open.
    let replacement = unsafe {
        Some(find(libc::RTLD_DEFAULT, name))
            .filter(|first| !ordered && is_own(*first))
            .filter(|_| find(handle, name) == find(libc::RTLD_NEXT, name))
    };
    Answer { replacement: replacement.unwrap_or_default(), real }
}

/// The C library's `dlsym`, found at its first use.
fn real() -> *mut c_void {
    static FOUND: AtomicPtr<c_void> = AtomicPtr::new(std::ptr::null_mut());
    let found = FOUND.load(Ordering::Acquire);
    if !found.is_null() {
        return found;
    }
    // The oldest version of the symbol, which every glibc of x86-64 has.
    // SAFETY: valid names.
    let found = unsafe { libc::dlvsym(libc::RTLD_NEXT, c"dlsym".as_ptr(), c"GLIBC_2.2.5".as_ptr()) };
    if found.is_null() {
        std::process::abort();
    }
    FOUND.store(found, Ordering::Release);
    found
}

/// Whether an address is in this library.
fn is_own(address: *mut c_void) -> bool {
    let base = |address: *const c_void| {
        // SAFETY: zeros are a valid `Dl_info`.
        let mut found: libc::Dl_info = unsafe { std::mem::zeroed() };
        // SAFETY: the function takes any address, and fills in the struct.
        (unsafe { libc::dladdr(address, &raw mut found) } != 0).then_some(found.dli_fbase)
    };
    base(address).is_some_and(|of| Some(of) == base(real as *const c_void))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::transfer;
    use std::ffi::CStr;

    fn find(handle: *mut c_void, name: &CStr) -> *const c_void {
        // SAFETY: a C string, and a handle that is open.
        unsafe { dlsym(handle, name.as_ptr()) }
    }

    /// Here the test program is what the preloaded library is in a client: the first definition of `mmap`.
    #[test]
    fn handles_of_the_c_library_lead_to_replacements() {
        // SAFETY: a C string.
        let libc = unsafe { libc::dlopen(c"libc.so.6".as_ptr(), libc::RTLD_NOW) };
        let (own, next) = (transfer::mmap as *const c_void, find(libc::RTLD_NEXT, c"mmap"));
        assert_eq!(find(libc, c"mmap"), own);
        assert_eq!(find(libc::RTLD_DEFAULT, c"mmap"), own);
        assert!(!next.is_null() && next != own, "the order behind this library");
        assert_eq!(find(libc, c"munmap"), libc::munmap as *const c_void, "not replaced");
        // Another library's symbol of a name that this library replaces.
        // SAFETY: as above.
        let libm = unsafe { libc::dlopen(c"libm.so.6".as_ptr(), libc::RTLD_NOW) };
        assert!(!find(libm, c"cos").is_null());
        // SAFETY: as above.
        unsafe { libc::dlerror() };
        assert!(find(libc, c"no_such_function").is_null());
        // SAFETY: the call has failed, so that there is a message.
        let message = unsafe { CStr::from_ptr(libc::dlerror()) }.to_string_lossy().into_owned();
        assert!(message.contains("undefined symbol: no_such_function"), "{message}");
    }
}
