//! Loads and stores of host memory that other threads (workgroups, the host) may access at the same time.
//!
//! Every aligned 32-bit word is read and written as one relaxed atomic. Racing stores therefore leave one of the stored
//! values in each word, and a data race in a kernel is not undefined behaviour in the simulator. Parts of words are
//! accessed byte by byte. Of accesses to several words, each aligned 64-bit word is one atomic too, as on a card, so
//! that a pointer which another thread stores is never read half.
use std::sync::atomic::{AtomicU8, AtomicU16, AtomicU32, AtomicU64, Ordering::Relaxed};

/// Reads a 32-bit word at any alignment.
///
/// # Safety
/// The four bytes at `address` are valid for reads.
#[inline(always)]
pub unsafe fn load32(address: u64) -> u32 {
    if address & 3 == 0 {
        // SAFETY: valid by the caller's promise, aligned by the test; other threads use atomics too.
        unsafe { AtomicU32::from_ptr(address as *mut u32) }.load(Relaxed)
    } else {
        // SAFETY: the caller's promise covers the four bytes.
        unsafe { load_bytes(address) }
    }
}

/// Reads 64 bits at a multiple of 8 at once, as the memory of a card does.
///
/// # Safety
/// The eight bytes at `address` are valid for reads, and `address` is a multiple of 8.
#[inline(always)]
pub unsafe fn load64(address: u64) -> u64 {
    // SAFETY: valid and aligned by the caller's promise; other threads use atomics too.
    unsafe { AtomicU64::from_ptr(address as *mut u64) }.load(Relaxed)
}

/// Writes 64 bits at a multiple of 8 at once.
///
/// # Safety
/// The eight bytes at `address` are valid for writes, and `address` is a multiple of 8.
#[inline(always)]
pub unsafe fn store64(address: u64, value: u64) {
    // SAFETY: valid and aligned by the caller's promise; other threads use atomics too.
    unsafe { AtomicU64::from_ptr(address as *mut u64) }.store(value, Relaxed)
}

/// Reads consecutive 32-bit words at any alignment: each aligned 64-bit word among them at once.
///
/// # Safety
/// The words at `address` are valid for reads.
#[inline(always)]
pub unsafe fn load_words(address: u64, words: &mut [u32]) {
    let mut i = 0;
    while i < words.len() {
        let at = address + 4 * i as u64;
        if at & 7 == 0 && i + 1 < words.len() {
            // SAFETY: the caller's promise covers both words, and the address is a multiple of 8.
            let pair = unsafe { load64(at) };
            (words[i], words[i + 1]) = (pair as u32, (pair >> 32) as u32);
            i += 2;
        } else {
            // SAFETY: the caller's promise covers the word.
            words[i] = unsafe { load32(at) };
            i += 1;
        }
    }
}

/// Writes consecutive 32-bit words at any alignment: each aligned 64-bit word among them at once.
///
/// # Safety
/// The words at `address` are valid for writes.
#[inline(always)]
pub unsafe fn store_words(address: u64, words: &[u32]) {
    let mut i = 0;
    while i < words.len() {
        let at = address + 4 * i as u64;
        if at & 7 == 0 && i + 1 < words.len() {
            // SAFETY: the caller's promise covers both words, and the address is a multiple of 8.
            unsafe { store64(at, u64::from(words[i]) | u64::from(words[i + 1]) << 32) };
            i += 2;
        } else {
            // SAFETY: the caller's promise covers the word.
            unsafe { store32(at, words[i]) };
            i += 1;
        }
    }
}

#[cold]
unsafe fn load_bytes(address: u64) -> u32 {
    // SAFETY: the caller's promise covers the four bytes.
    u32::from_le_bytes(std::array::from_fn(|i| unsafe { load8(address + i as u64) }))
}

/// Writes a 32-bit word at any alignment.
///
/// # Safety
/// The four bytes at `address` are valid for writes.
#[inline(always)]
pub unsafe fn store32(address: u64, value: u32) {
    if address & 3 == 0 {
        // SAFETY: valid by the caller's promise, aligned by the test; other threads use atomics too.
        unsafe { AtomicU32::from_ptr(address as *mut u32) }.store(value, Relaxed)
    } else {
        for (i, byte) in value.to_le_bytes().into_iter().enumerate() {
            // SAFETY: the caller's promise covers the four bytes.
            unsafe { store8(address + i as u64, byte) }
        }
    }
}

/// Reads a byte.
///
/// # Safety
/// The byte at `address` is valid for reads.
#[inline(always)]
pub unsafe fn load8(address: u64) -> u8 {
    // SAFETY: valid by the caller's promise; bytes are always aligned.
    unsafe { AtomicU8::from_ptr(address as *mut u8) }.load(Relaxed)
}

/// Writes a byte.
///
/// # Safety
/// The byte at `address` is valid for writes.
#[inline(always)]
pub unsafe fn store8(address: u64, value: u8) {
    // SAFETY: valid by the caller's promise; bytes are always aligned.
    unsafe { AtomicU8::from_ptr(address as *mut u8) }.store(value, Relaxed)
}

/// Reads 16 bits at any alignment.
///
/// # Safety
/// The two bytes at `address` are valid for reads.
#[inline(always)]
pub unsafe fn load16(address: u64) -> u16 {
    if address & 1 == 0 {
        // SAFETY: valid by the caller's promise, aligned by the test.
        unsafe { AtomicU16::from_ptr(address as *mut u16) }.load(Relaxed)
    } else {
        // SAFETY: the caller's promise covers both bytes.
        unsafe { u16::from_le_bytes([load8(address), load8(address + 1)]) }
    }
}

/// Writes 16 bits at any alignment.
///
/// # Safety
/// The two bytes at `address` are valid for writes.
#[inline(always)]
pub unsafe fn store16(address: u64, value: u16) {
    if address & 1 == 0 {
        // SAFETY: valid by the caller's promise, aligned by the test.
        unsafe { AtomicU16::from_ptr(address as *mut u16) }.store(value, Relaxed)
    } else {
        let [low, high] = value.to_le_bytes();
        // SAFETY: the caller's promise covers both bytes.
        unsafe {
            store8(address, low);
            store8(address + 1, high);
        }
    }
}

/// Replaces the word at `address` by the result of `f` in one atomic step, and returns the old value.
///
/// # Safety
/// The four bytes at `address` are valid for writes and 4-byte aligned.
#[inline]
pub unsafe fn update32(address: u64, mut f: impl FnMut(u32) -> u32) -> u32 {
    // SAFETY: valid and aligned by the caller's promise.
    let word = unsafe { AtomicU32::from_ptr(address as *mut u32) };
    let mut old = word.load(Relaxed);
    loop {
        match word.compare_exchange_weak(old, f(old), std::sync::atomic::Ordering::AcqRel, Relaxed) {
            Ok(_) => return old,
            Err(seen) => old = seen,
        }
    }
}

/// Replaces the 64-bit word at `address` by the result of `f` in one atomic step, and returns the old value.
///
/// # Safety
/// The eight bytes at `address` are valid for writes and 8-byte aligned.
#[inline]
pub unsafe fn update64(address: u64, mut f: impl FnMut(u64) -> u64) -> u64 {
    // SAFETY: valid and aligned by the caller's promise.
    let word = unsafe { AtomicU64::from_ptr(address as *mut u64) };
    let mut old = word.load(Relaxed);
    loop {
        match word.compare_exchange_weak(old, f(old), std::sync::atomic::Ordering::AcqRel, Relaxed) {
            Ok(_) => return old,
            Err(seen) => old = seen,
        }
    }
}

/// Reads consecutive 32-bit words from an address that is a multiple of 4.
///
/// # Safety
/// The words at `address` are valid for reads and `address` is a multiple of 4.
#[inline(always)]
pub unsafe fn load_block(address: u64, words: &mut [u32]) {
    #[cfg(target_arch = "x86_64")]
    if words.len().is_multiple_of(8) {
        for (i, chunk) in words.chunks_exact_mut(8).enumerate() {
            // SAFETY: reads 32 bytes that the caller vouches for and writes the 32 bytes of the chunk. The assembly
            // performs relaxed atomic loads: x86 reads each aligned word of 32 or 64 bits in a vector load as a whole,
            // and the compiler sees no plain access that could race.
            unsafe {
                std::arch::asm!(
                    "movups {a}, [{from}]",
                    "movups {b}, [{from} + 16]",
                    "movups [{to}], {a}",
                    "movups [{to} + 16], {b}",
                    a = out(xmm_reg) _,
                    b = out(xmm_reg) _,
                    from = in(reg) address + 32 * i as u64,
                    to = in(reg) chunk.as_mut_ptr(),
                    options(nostack, preserves_flags),
                );
            }
        }
        return;
    }
    // SAFETY: the caller's promise.
    unsafe { load_words(address, words) }
}

/// Writes consecutive 32-bit words at an address that is a multiple of 4.
///
/// # Safety
/// The words at `address` are valid for writes and `address` is a multiple of 4.
#[inline(always)]
pub unsafe fn store_block(address: u64, words: &[u32]) {
    #[cfg(target_arch = "x86_64")]
    if words.len().is_multiple_of(8) {
        for (i, chunk) in words.chunks_exact(8).enumerate() {
            // SAFETY: writes 32 bytes that the caller vouches for and reads the chunk. As in `load_block`, the assembly
            // performs relaxed atomic stores.
            unsafe {
                std::arch::asm!(
                    "movups {a}, [{from}]",
                    "movups {b}, [{from} + 16]",
                    "movups [{to}], {a}",
                    "movups [{to} + 16], {b}",
                    a = out(xmm_reg) _,
                    b = out(xmm_reg) _,
                    from = in(reg) chunk.as_ptr(),
                    to = in(reg) address + 32 * i as u64,
                    options(nostack, preserves_flags),
                );
            }
        }
        return;
    }
    // SAFETY: the caller's promise.
    unsafe { store_words(address, words) }
}
