//! Mappings of the client's address space.

use std::ffi::c_int;

/// The size of a page.
pub(crate) const PAGE: u64 = 4096;

/// One line of `/proc/self/maps`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Mapping {
    pub(crate) start: u64,
    pub(crate) end: u64,
    /// PROT_READ, PROT_WRITE and PROT_EXEC.
    pub(crate) access: c_int,
    /// The offset in the file and the file's inode, which is 0 for anonymous memory.
    pub(crate) offset: u64,
    pub(crate) inode: u64,
}

impl Mapping {
    /// The offset in the file at an address. The system joins neighbours whose offsets continue, so that a mapping can
    /// begin before what was mapped.
    pub(crate) fn offset_at(&self, address: u64) -> u64 {
        self.offset + (address - self.start)
    }
}

/// The mappings that overlap a range, in order of their addresses.
pub(crate) fn overlapping(start: u64, end: u64) -> Vec<Mapping> {
    let text = std::fs::read("/proc/self/maps").unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    text.lines().filter_map(parse).filter(|mapping| mapping.start < end && start < mapping.end).collect()
}

fn parse(line: &str) -> Option<Mapping> {
    let (range, rest) = line.split_once(' ')?;
    let (start, end) = range.split_once('-')?;
    let number = |text| u64::from_str_radix(text, 16).ok();
    let letters = rest.as_bytes().get(..4)?;
    let all = [(b'r', libc::PROT_READ), (b'w', libc::PROT_WRITE), (b'x', libc::PROT_EXEC)];
    let access = all.into_iter().filter(|(letter, _)| letters.contains(letter)).fold(0, |sum, (_, bit)| sum | bit);
    let mut fields = rest.split_ascii_whitespace().skip(1);
    let offset = number(fields.next()?)?;
    let inode = fields.nth(1)?.parse().ok()?;
    Some(Mapping { start: number(start)?, end: number(end)?, access, offset, inode })
}

/// Whether the client can access no page of a range: it is unmapped or reserved.
pub(crate) fn is_reserved(start: u64, end: u64) -> bool {
    overlapping(start, end).iter().all(|mapping| mapping.access == 0)
}

/// Whether no page of a range is in memory or swapped out. False if the system does not tell.
pub(crate) fn has_no_pages(start: u64, end: u64) -> bool {
    use std::os::unix::fs::FileExt;
    const PRESENT_OR_SWAPPED: u64 = 3 << 62;
    let Ok(file) = std::fs::File::open("/proc/self/pagemap") else { return false };
    let mut entries = vec![0u8; 8 << 10];
    let (mut page, last) = (start / PAGE, end.div_ceil(PAGE));
    while page < last {
        let count = ((last - page) as usize).min(entries.len() / 8);
        let entries = &mut entries[..8 * count];
        if file.read_exact_at(entries, 8 * page).is_err() {
            return false;
        }
        if entries.as_chunks::<8>().0.iter().any(|entry| u64::from_le_bytes(*entry) & PRESENT_OR_SWAPPED != 0) {
            return false;
        }
        page += count as u64;
    }
    true
}

/// Whether mappings, in order, are readable and leave no gap between `start` and `end`.
pub(crate) fn cover(mappings: &[Mapping], start: u64, end: u64) -> bool {
    let mut covered = start;
    for mapping in mappings {
        if mapping.start > covered || mapping.access & libc::PROT_READ == 0 {
            return false;
        }
        covered = mapping.end;
    }
    covered >= end
}

/// Maps pages of a file at an address, in place of what is there.
///
/// # Errors
/// The error number of `mmap`.
///
/// # Safety
/// Nothing but the client's own accesses may rely on what is mapped there now.
pub(crate) unsafe fn map(file: c_int, offset: u64, address: u64, bytes: u64, access: c_int) -> Result<(), c_int> {
    // SAFETY: by the caller's promise.
    unsafe { raw_map(address, bytes, access, libc::MAP_SHARED | libc::MAP_FIXED, file, offset) }.map(drop)
}

/// Reserves addresses, in place of what is there.
///
/// # Errors
/// The error number of `mmap`.
///
/// # Safety
/// As for [`map`].
pub(crate) unsafe fn reserve(address: u64, bytes: u64) -> Result<(), c_int> {
    let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE | libc::MAP_FIXED;
    // SAFETY: by the caller's promise.
    unsafe { raw_map(address, bytes, libc::PROT_NONE, flags, -1, 0) }.map(drop)
}

/// The system call `mmap`, whose function this library replaces. Returns the address.
///
/// # Errors
/// The error number of `mmap`.
///
/// # Safety
/// As for `mmap`.
pub(crate) unsafe fn raw_map(
    address: u64,
    bytes: u64,
    access: c_int,
    flags: c_int,
    file: c_int,
    offset: u64,
) -> Result<u64, c_int> {
    // SAFETY: by the caller's promise.
    let mapped = unsafe { libc::syscall(libc::SYS_mmap, address, bytes, access, flags, file, offset) };
    if mapped == -1 { Err(errno()) } else { Ok(mapped as u64) }
}

/// Copies pages to `copy`, then maps the pages of the file at `offset` over them, which are the same memory as `copy`.
/// The two steps use no stack, so that `address` may be on the caller's own stack. A store of another thread between
/// the two steps is lost.
///
/// # Errors
/// The error number of `mmap`.
///
/// # Safety
/// The pages must be mapped and readable, and `copy` must be as long and map the file at `offset`.
pub(crate) unsafe fn replace(
    file: c_int,
    offset: u64,
    address: u64,
    bytes: u64,
    access: c_int,
    copy: u64,
) -> Result<(), c_int> {
    let result: i64;
    // SAFETY: copies between two mappings of that length, then maps the same contents at the same address. The
    // instruction `syscall` changes rcx and r11.
    unsafe {
        std::arch::asm!(
            "rep movsb",
            "mov rdi, {address}",
            "mov rsi, {bytes}",
            "mov rax, {mmap}",
            "syscall",
            address = in(reg) address,
            bytes = in(reg) bytes,
            mmap = const libc::SYS_mmap,
            inout("rsi") address => _,
            inout("rdi") copy => _,
            inout("rcx") bytes => _,
            in("rdx") access as i64,
            in("r10") i64::from(libc::MAP_SHARED | libc::MAP_FIXED),
            in("r8") i64::from(file),
            in("r9") offset,
            out("rax") result,
            out("r11") _,
        );
    }
    if result < 0 { Err(-result as c_int) } else { Ok(()) }
}

/// The calling thread's `errno`.
pub(crate) fn errno() -> c_int {
    // SAFETY: the C library returns a valid pointer to the thread's variable.
    unsafe { *libc::__errno_location() }
}

/// Sets the calling thread's `errno`.
pub(crate) fn set_errno(value: c_int) {
    // SAFETY: as above.
    unsafe { *libc::__errno_location() = value }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mappings_are_read_and_pages_replaced_by_a_file() {
        // SAFETY: a new file and new mappings, which nothing else uses.
        unsafe {
            let file = libc::memfd_create(c"pages".as_ptr(), 0);
            assert_eq!(libc::ftruncate(file, 4 * PAGE as i64), 0);
            let (access, anonymous) = (libc::PROT_READ | libc::PROT_WRITE, libc::MAP_PRIVATE | libc::MAP_ANONYMOUS);
            let users = libc::mmap(std::ptr::null_mut(), 8192, access, anonymous, -1, 0).cast::<u8>();
            let copy = libc::mmap(std::ptr::null_mut(), 8192, access, libc::MAP_SHARED, file, 8192).cast::<u8>();
            assert!(users as isize != -1 && copy as isize != -1);
            users.add(5000).write(7);
            let at = users.expose_provenance() as u64;
            assert!(!is_reserved(at, at + 8192));
            assert!(has_no_pages(at, at + 4096) && !has_no_pages(at, at + 8192));
            replace(file, 8192, at, 8192, access, copy.expose_provenance() as u64).expect("it is mapped");
            assert_eq!(users.add(5000).read_volatile(), 7);
            copy.add(5000).write_volatile(8);
            assert_eq!(users.add(5000).read_volatile(), 8, "the same pages");
            assert_eq!(map(file, 1, at, 8192, access), Err(libc::EINVAL));
            // Another test may get addresses that are free.
            reserve(at, 8192).expect("the addresses are this test's own");
            assert!(is_reserved(at, at + 8192));
            libc::munmap(users.cast(), 8192);
        }
    }
}
