//! Huge pages for large blocks of device memory, where the system has them.
//!
//! A kernel that reads a gigabyte of weights touches 262,144 pages of 4 KiB, far more than a CPU translates without walking the page table.

/// Bytes from which on a block is worth it: twice the size of a huge page, so that at least one lies inside.
#[cfg(target_os = "linux")]
const WORTH: usize = 4 << 20;

/// Asks the system to back the `bytes` from `address` on with huge pages. They belong to an allocation of the caller. Without an effect on small
/// blocks, or where the system has no huge pages: then the memory works as before.
pub(crate) fn prefer(address: *mut u8, bytes: usize) {
    #[cfg(target_os = "linux")]
    if bytes >= WORTH {
        use rustix::mm::{Advice, madvise};
        // The advice is about whole pages.
        let skip = address.align_offset(rustix::param::page_size());
        let whole = (bytes - skip) & !(rustix::param::page_size() - 1);
        // A system without huge pages refuses the advice, and nothing is lost but speed.
        // SAFETY: the range lies in the caller's allocation; the advice changes neither what the memory holds nor what may be done with it.
        let _ = unsafe { madvise(address.wrapping_add(skip).cast(), whole, Advice::LinuxHugepage) };
    }
    #[cfg(not(target_os = "linux"))]
    let _ = (address, bytes);
}
