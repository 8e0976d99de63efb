//! Host memory that kernels may access.

use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use super::GpuError;
use crate::mem::{huge_pages, zeroed};

/// Zeroed bytes at an aligned address. The host accesses them by atomic words, as a dispatch does.
pub(super) struct Allocation {
    words: Box<[AtomicU32]>,
    /// Number of words before the first aligned one.
    skip: usize,
    size: u64,
}

impl Allocation {
    /// Allocates `size` bytes at a multiple of `align`, which is a power of two and at least 4.
    pub(super) fn new(size: u64, align: usize) -> Result<Allocation, GpuError> {
        let out_of_memory = || GpuError::OutOfMemory { bytes: size };
        let room = usize::try_from(size).ok().and_then(|size| size.checked_add(align)).ok_or_else(out_of_memory)?;
        let words = zeroed::<AtomicU32>(room.div_ceil(4)).ok_or_else(out_of_memory)?;
        huge_pages::prefer(words.as_ptr().cast::<u8>().cast_mut(), 4 * words.len());
        let address = words.as_ptr() as usize;
        let skip = (address.next_multiple_of(align) - address) / 4;
        Ok(Allocation { words, skip, size })
    }

    /// Address of the first byte, the same for kernels and host.
    pub(super) fn address(&self) -> u64 {
        self.words.as_ptr() as u64 + 4 * self.skip as u64
    }

    /// Size in bytes.
    pub(super) fn size(&self) -> u64 {
        self.size
    }

    /// The address of byte `offset`, if `len` bytes from there are inside.
    pub(super) fn inside(&self, offset: u64, len: u64) -> Result<u64, GpuError> {
        match self.size.checked_sub(offset) {
            Some(rest) if rest >= len => Ok(self.address() + offset),
            _ => Err(GpuError::Range { offset, len, size: self.size }),
        }
    }

    /// If `len` bytes are inside: the words from the one that holds byte `offset`, and the byte's index in that word.
    fn from(&self, offset: u64, len: usize) -> Result<(&[AtomicU32], usize), GpuError> {
        match offset.checked_add(len as u64) {
            Some(end) if end <= self.size => {
                Ok((&self.words[self.skip + (offset / 4) as usize..], (offset % 4) as usize))
            }
            _ => Err(GpuError::Range { offset, len: len as u64, size: self.size }),
        }
    }

    pub(super) fn write(&self, offset: u64, bytes: &[u8]) -> Result<(), GpuError> {
        let (words, first) = self.from(offset, bytes.len())?;
        let (head, rest) = bytes.split_at(bytes.len().min((4 - first) % 4));
        let set = |word: &AtomicU32, at: usize, part: &[u8]| {
            let mut value = word.load(Relaxed).to_le_bytes();
            value[at..at + part.len()].copy_from_slice(part);
            word.store(u32::from_le_bytes(value), Relaxed);
        };
        if !head.is_empty() {
            set(&words[0], first, head);
        }
        let words = &words[usize::from(first != 0)..];
        let (whole, tail) = rest.as_chunks::<4>();
        for (word, bytes) in words.iter().zip(whole) {
            word.store(u32::from_le_bytes(*bytes), Relaxed);
        }
        if !tail.is_empty() {
            set(&words[whole.len()], 0, tail);
        }
        Ok(())
    }

    pub(super) fn read(&self, offset: u64, bytes: &mut [u8]) -> Result<(), GpuError> {
        let (words, first) = self.from(offset, bytes.len())?;
        let (head, rest) = bytes.split_at_mut(bytes.len().min((4 - first) % 4));
        let get = |word: &AtomicU32| word.load(Relaxed).to_le_bytes();
        if !head.is_empty() {
            head.copy_from_slice(&get(&words[0])[first..first + head.len()]);
        }
        let words = &words[usize::from(first != 0)..];
        let (whole, tail) = rest.as_chunks_mut::<4>();
        for (word, bytes) in words.iter().zip(&mut *whole) {
            *bytes = get(word);
        }
        if !tail.is_empty() {
            tail.copy_from_slice(&get(&words[whole.len()])[..tail.len()]);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::{DEVICE_MEMORY, Gpu};
    use super::*;

    /// The number of this process's pages that are in memory, where the system reports it.
    fn resident() -> Option<u64> {
        std::fs::read_to_string("/proc/self/statm").ok()?.split_whitespace().nth(1)?.parse().ok()
    }

    #[test]
    fn untouched_pages_use_no_memory() {
        let before = resident();
        let allocation = Allocation::new(2 << 30, 256).unwrap();
        allocation.write((2 << 30) - 4, &[1, 2, 3, 4]).unwrap();
        let mut bytes = [9; 8];
        allocation.read((2 << 30) - 8, &mut bytes).unwrap();
        assert_eq!(bytes, [0, 0, 0, 0, 1, 2, 3, 4]);
        if let (Some(before), Some(after)) = (before, resident()) {
            // 2 GiB are 524,288 pages of 4 KiB. Other tests run at the same time.
            assert!(after < before + (1 << 17), "{before} pages before, {after} after");
        }
    }

    #[test]
    fn buffers_together_fit_the_device() {
        let mut gpu = Gpu::new();
        let first = gpu.alloc(1000).unwrap();
        let (limit, used) = (DEVICE_MEMORY, 1000);
        let refused = |gpu: &mut Gpu, bytes| gpu.alloc(bytes).unwrap_err();
        for bytes in [DEVICE_MEMORY - 999, DEVICE_MEMORY + 1, 1 << 46, u64::MAX] {
            assert_eq!(refused(&mut gpu, bytes), GpuError::DeviceMemory { bytes, used, limit });
        }
        assert_eq!(
            refused(&mut gpu, 1 << 40).to_string(),
            "a buffer of 1099511627776 bytes does not fit: the device has 25769803776 bytes of memory, 1000 of them in use; free buffers or take \
             smaller ones"
        );
        gpu.free(first).unwrap();
        assert_eq!(refused(&mut gpu, u64::MAX), GpuError::DeviceMemory { bytes: u64::MAX, used: 0, limit });
        assert!(matches!(Allocation::new(1 << 48, 256), Err(GpuError::OutOfMemory { bytes: 0x1_0000_0000_0000 })));
    }

    #[test]
    fn bytes_come_back_from_any_offset_and_neighbours_stay() {
        let allocation = Allocation::new(21, 256).unwrap();
        assert_eq!(allocation.address() % 256, 0);
        for offset in 0..21 {
            for len in 0..=21 - offset {
                allocation.write(0, &[0xee; 21]).unwrap();
                let bytes: Vec<u8> = (1..=len as u8).collect();
                allocation.write(offset as u64, &bytes).unwrap();
                let mut back = vec![0; len];
                allocation.read(offset as u64, &mut back).unwrap();
                assert_eq!(back, bytes);
                let mut all = [0; 21];
                allocation.read(0, &mut all).unwrap();
                assert!(all[..offset].iter().chain(&all[offset + len..]).all(|&b| b == 0xee), "{offset} {len}");
            }
        }
        assert!(matches!(allocation.write(20, &[0; 2]), Err(GpuError::Range { offset: 20, len: 2, size: 21 })));
        assert!(matches!(allocation.read(u64::MAX, &mut [0; 2]), Err(GpuError::Range { .. })));
        assert!(matches!(Allocation::new(u64::MAX - 5, 256), Err(GpuError::OutOfMemory { .. })));
    }
}
