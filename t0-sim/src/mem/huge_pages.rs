//! Huge pages for large blocks of device memory, on systems that support them.
//!
//! A kernel that reads a gigabyte of weights touches 262,144 pages of 4 KiB. Their translations far exceed the CPU's
//! TLB.

/// The smallest block to use huge pages for: twice the size of a huge page, so that it contains at least one.
#[cfg(target_os = "linux")]
const WORTH: usize = 4 << 20;

/// Asks the system to back the `bytes` from `address` on, which belong to an allocation of the caller, with huge pages.
/// Has no effect on small blocks or on systems without huge pages.
pub(crate) fn prefer(address: *mut u8, bytes: usize) {
    #[cfg(target_os = "linux")]
    if bytes >= WORTH {
        use rustix::mm::{Advice, madvise};
        // The advice applies to whole pages.
        let skip = address.align_offset(rustix::param::page_size());
        let whole = (bytes - skip) & !(rustix::param::page_size() - 1);
        // A system without huge pages refuses the advice, which costs only speed.
        // SAFETY: the range is in the caller's allocation; the advice changes neither the contents of the memory nor
        // its access rights.
        let _ = unsafe { madvise(address.wrapping_add(skip).cast(), whole, Advice::LinuxHugepage) };
    }
    #[cfg(not(target_os = "linux"))]
    let _ = (address, bytes);
}
