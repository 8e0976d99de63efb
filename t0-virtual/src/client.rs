//! The client's memory, as the kernel accesses it: through copies, and with an error for addresses that are not mapped.
//!
//! Other threads of the client may write to the memory and unmap it at any time, so there are no references to it, and
//! what is checked is a copy that was made once.

use std::ffi::{c_int, c_long, c_void};

use crate::pages;

/// The most bytes that a call copies at once.
const MOST: u64 = 4 << 20;

/// The direction of a copy.
#[derive(Clone, Copy)]
enum Direction {
    FromClient,
    ToClient,
}

/// Copies bytes of the client.
///
/// # Errors
/// EFAULT if one of them cannot be read, ENOMEM if there are too many.
pub(crate) fn read(address: u64, bytes: u64) -> Result<Vec<u8>, c_int> {
    if bytes > MOST {
        return Err(libc::ENOMEM);
    }
    let mut copy = vec![0u8; bytes as usize];
    // SAFETY: `copy` has that many bytes, which this function owns.
    unsafe { transfer(Direction::FromClient, address, copy.as_mut_ptr(), copy.len()) }?;
    Ok(copy)
}

/// Copies bytes to the client.
///
/// # Errors
/// EFAULT if one of the client's bytes cannot be written.
pub(crate) fn write(address: u64, bytes: &[u8]) -> Result<(), c_int> {
    // SAFETY: `bytes` has that many bytes, and this direction only reads them.
    unsafe { transfer(Direction::ToClient, address, bytes.as_ptr().cast_mut(), bytes.len()) }
}

/// The time of one of the system's clocks, which the client reads too.
pub(crate) fn nanoseconds(clock: libc::clockid_t) -> u64 {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: the kernel fills in the struct.
    unsafe { libc::clock_gettime(clock, &raw mut time) };
    time.tv_sec as u64 * 1_000_000_000 + time.tv_nsec as u64
}

/// Copies between the client's memory at an address and `own`.
///
/// # Safety
/// `own` must have `bytes` bytes that can be read, and written if the direction is from the client.
unsafe fn transfer(direction: Direction, address: u64, own: *mut u8, bytes: usize) -> Result<(), c_int> {
    if bytes == 0 {
        return Ok(());
    }
    let client = std::ptr::with_exposed_provenance_mut::<c_void>(address as usize);
    let local = libc::iovec { iov_base: own.cast(), iov_len: bytes };
    let remote = libc::iovec { iov_base: client, iov_len: bytes };
    let (local, remote) = (&raw const local, &raw const remote);
    // SAFETY: the kernel accesses `own` by the caller's promise, and checks the client's addresses.
    let copied = unsafe {
        match direction {
            Direction::FromClient => libc::process_vm_readv(libc::getpid(), local, 1, remote, 1, 0),
            Direction::ToClient => libc::process_vm_writev(libc::getpid(), local, 1, remote, 1, 0),
        }
    };
    let refused = copied < 0 && matches!(pages::errno(), libc::EPERM | libc::ENOSYS);
    // Some containers do not allow the call.
    // SAFETY: by the caller's promise.
    let copied = if refused { unsafe { through_file(direction, address, own, bytes) } } else { copied as c_long };
    if copied == bytes as c_long { Ok(()) } else { Err(libc::EFAULT) }
}

/// Copies through the file of the process's memory. Returns the number of bytes, or -1.
///
/// # Safety
/// As for [`transfer`].
unsafe fn through_file(direction: Direction, address: u64, own: *mut u8, bytes: usize) -> c_long {
    let (path, flags) = (c"/proc/self/mem".as_ptr(), libc::O_RDWR | libc::O_CLOEXEC);
    // SAFETY: a valid path. The C library's function is one that this library replaces.
    let file = unsafe { libc::syscall(libc::SYS_openat, libc::AT_FDCWD, path, flags) } as c_int;
    if file < 0 {
        return -1;
    }
    let number = match direction {
        Direction::FromClient => libc::SYS_pread64,
        Direction::ToClient => libc::SYS_pwrite64,
    };
    // SAFETY: the kernel accesses `own` by the caller's promise, and checks the client's addresses.
    let copied = unsafe { libc::syscall(number, file, own, bytes, address) };
    // SAFETY: our own descriptor.
    unsafe { libc::close(file) };
    copied
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pages::PAGE;

    /// Two pages: one that can be read and written, and one without access.
    fn pages_of_a_client() -> u64 {
        let (access, flags) = (libc::PROT_READ | libc::PROT_WRITE, libc::MAP_PRIVATE | libc::MAP_ANONYMOUS);
        let bytes = 2 * PAGE as usize;
        // SAFETY: a new mapping.
        let start = unsafe { libc::mmap(std::ptr::null_mut(), bytes, access, flags, -1, 0) };
        assert_ne!(start, libc::MAP_FAILED);
        // SAFETY: the second page of that mapping, which nothing uses.
        assert_eq!(unsafe { libc::mprotect(start.byte_add(PAGE as usize), PAGE as usize, libc::PROT_NONE) }, 0);
        start.expose_provenance() as u64
    }

    #[test]
    fn addresses_without_access_are_errors() {
        let start = pages_of_a_client();
        assert_eq!(write(start + 8, &[1, 2, 3]), Ok(()));
        assert_eq!(read(start + 7, 5), Ok(vec![0, 1, 2, 3, 0]));
        for address in [0, 8, start + PAGE, start + PAGE - 2, u64::MAX - 3] {
            assert_eq!(read(address, 4), Err(libc::EFAULT), "{address:#x}");
            assert_eq!(write(address, &[1; 4]), Err(libc::EFAULT), "{address:#x}");
        }
        assert_eq!((read(0, 0), write(0, &[])), (Ok(Vec::new()), Ok(())));
        assert_eq!(read(start, 1 << 40), Err(libc::ENOMEM));
        // SAFETY: the first page of the mapping, which nothing refers to.
        unsafe {
            libc::mprotect(std::ptr::with_exposed_provenance_mut(start as usize), PAGE as usize, libc::PROT_READ)
        };
        assert_eq!(read(start + 8, 3), Ok(vec![1, 2, 3]));
        assert_eq!(write(start + 8, &[1]), Err(libc::EFAULT), "it can only be read");
    }

    #[test]
    fn the_file_of_the_memory_works_as_well() {
        let start = pages_of_a_client();
        let mut bytes = [7u8; 4];
        // SAFETY: four bytes of this function.
        unsafe {
            assert_eq!(through_file(Direction::ToClient, start, bytes.as_mut_ptr(), 4), 4);
            bytes = [0; 4];
            assert_eq!(through_file(Direction::FromClient, start, bytes.as_mut_ptr(), 4), 4);
            assert_eq!(through_file(Direction::FromClient, 8, bytes.as_mut_ptr(), 4), -1);
        }
        assert_eq!(bytes, [7; 4]);
    }
}
