//! The ioctls of the render node that AMD's libraries use: VERSION and some queries of AMDGPU_INFO.
//!
//! Numbers and structs are those of `drm/drm.h` and `drm/amdgpu_drm.h`.

use std::ffi::c_int;

use crate::log;

/// The driver's name, date and description, as VERSION reports them.
const TEXTS: [&[u8]; 3] = [b"amdgpu", b"20150101", b"AMD GPU"];
/// The interface version of Linux 6.12.
const VERSION: [i32; 3] = [3, 59, 0];
/// Bytes of `drm_amdgpu_info_device` as of that version.
const DEVICE_INFO: usize = 440;

/// Performs one ioctl.
///
/// # Errors
/// EINVAL for calls and queries that are not supported, EFAULT for null pointers.
///
/// # Safety
/// `argument` must point to the request's struct, and the pointers in it to as many bytes as it states.
pub(crate) unsafe fn ioctl(request: u32, argument: *mut u8) -> Result<(), c_int> {
    if argument.is_null() {
        return Err(libc::EFAULT);
    }
    match (request & 0xff, request >> 16 & 0x3fff) {
        // SAFETY: by the caller's promise.
        (0x00, 64) => unsafe { version(argument) },
        // SAFETY: by the caller's promise.
        (0x45, 32) => unsafe { info(argument) },
        _ => {
            log::line(|| format!("ioctl {request:#x} of the render node: not supported"));
            Err(libc::EINVAL)
        }
    }
}

/// DRM_IOCTL_VERSION: three numbers, then three times a length and a pointer.
unsafe fn version(argument: *mut u8) -> Result<(), c_int> {
    for (i, number) in VERSION.into_iter().enumerate() {
        // SAFETY: inside the struct of 64 bytes.
        unsafe { argument.add(4 * i).cast::<i32>().write_unaligned(number) };
    }
    for (i, text) in TEXTS.into_iter().enumerate() {
        // SAFETY: inside the struct; the client's buffer has as many bytes as it states.
        unsafe {
            let length = argument.add(16 + 16 * i).cast::<usize>();
            let to = argument.add(24 + 16 * i).cast::<*mut u8>().read_unaligned();
            let fits = length.read_unaligned().min(text.len());
            if !to.is_null() {
                std::ptr::copy_nonoverlapping(text.as_ptr(), to, fits);
            }
            length.write_unaligned(text.len());
        }
    }
    Ok(())
}

/// AMDGPU_INFO: a pointer, a size, a query and its arguments.
unsafe fn info(argument: *mut u8) -> Result<(), c_int> {
    // SAFETY: inside the struct of 32 bytes.
    let (to, size, query, count) = unsafe {
        let word = |at: usize| argument.add(at).cast::<u32>().read_unaligned();
        (argument.cast::<*mut u8>().read_unaligned(), word(8) as usize, word(12), word(20) as usize)
    };
    let answer = match query {
        // Whether acceleration works.
        0x00 => 1u32.to_le_bytes().to_vec(),
        // Registers that describe tiling. This device has no images.
        0x15 if count <= 128 => vec![0; 4 * count],
        0x16 => device(),
        _ => {
            log::line(|| format!("query {query:#x} of AMDGPU_INFO: not supported"));
            return Err(libc::EINVAL);
        }
    };
    if to.is_null() {
        return Err(libc::EFAULT);
    }
    // SAFETY: the client's buffer has `size` bytes.
    unsafe { std::ptr::copy_nonoverlapping(answer.as_ptr(), to, size.min(answer.len())) };
    Ok(())
}

/// `drm_amdgpu_info_device` of a Radeon RX 7900 XTX. Fields about graphics are 0.
fn device() -> Vec<u8> {
    let mut bytes = vec![0; DEVICE_INFO];
    let words: [(usize, u32); 21] = [
        (0, 0x744c),      // PCI device
        (8, 1),           // external revision
        (12, 0xc8),       // PCI revision
        (16, 145),        // family GC 11.0.0
        (20, 6),          // shader engines
        (24, 2),          // shader arrays of an engine
        (28, 100_000),    // GPU counter in kHz
        (32, 2_500_000),  // engine clock in kHz
        (40, 1_249_000),  // memory clock in kHz
        (48, 96),         // compute units
        (132, 4),         // PCIe generation
        (144, 0x20_0000), // first virtual address
        (160, 4096),      // alignment of virtual addresses
        (164, 0x20_0000), // fragment of a page table entry
        (168, 4096),      // page size
        (176, 9),         // GDDR6
        (180, 384),       // memory width in bits
        (240, 32),        // wave size
        (244, 256),       // VGPRs of a lane
        (248, 8),         // compute units of an array
        (268, 16),        // PCIe lanes
    ];
    for (at, word) in words {
        bytes[at..at + 4].copy_from_slice(&word.to_le_bytes());
    }
    bytes[152..160].copy_from_slice(&(1u64 << 47).to_le_bytes());
    // The compute units of each array.
    for word in bytes[56..120].as_chunks_mut::<4>().0.iter_mut().take(12) {
        *word = 0xffu32.to_le_bytes();
    }
    bytes
}
