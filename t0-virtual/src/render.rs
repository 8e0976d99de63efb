//! The ioctls of the render node that AMD's libraries use: VERSION and some queries of AMDGPU_INFO.
//!
//! Numbers and structs are those of `drm/drm.h` and `drm/amdgpu_drm.h`.

use std::ffi::c_int;

use crate::{client, log};

/// The driver's name, date and description, as VERSION reports them.
const TEXTS: [&[u8]; 3] = [b"amdgpu", b"20150101", b"AMD GPU"];
/// The interface version of Linux 6.12.
const VERSION: [i32; 3] = [3, 59, 0];
/// Bytes of `drm_amdgpu_info_device` as of that version.
const DEVICE_INFO: usize = 440;

/// Performs one ioctl, whose argument is at this address of the client.
///
/// # Errors
/// EINVAL for calls and queries that are not supported, EFAULT for memory that cannot be accessed.
pub(crate) fn ioctl(request: u32, argument: u64) -> Result<(), c_int> {
    let bytes = request >> 16 & 0x3fff;
    match (request & 0xff, bytes) {
        (0x00, 64) => version(argument),
        (0x45, 32) => info(&client::read(argument, bytes.into())?),
        _ => {
            log::line(|| format!("ioctl {request:#x} of the render node: not supported"));
            Err(libc::EINVAL)
        }
    }
}

fn word(argument: &[u8], at: usize) -> u32 {
    argument.get(at..at + 4).and_then(|bytes| bytes.try_into().ok()).map_or(0, u32::from_le_bytes)
}

fn long(argument: &[u8], at: usize) -> u64 {
    argument.get(at..at + 8).and_then(|bytes| bytes.try_into().ok()).map_or(0, u64::from_le_bytes)
}

/// DRM_IOCTL_VERSION: three numbers, then three times a length and a pointer.
fn version(at: u64) -> Result<(), c_int> {
    let mut argument = client::read(at, 64)?;
    for (number, field) in VERSION.into_iter().zip(argument.as_chunks_mut::<4>().0) {
        *field = number.to_le_bytes();
    }
    for (i, text) in TEXTS.into_iter().enumerate() {
        let (length, to) = (long(&argument, 16 + 16 * i), long(&argument, 24 + 16 * i));
        if to != 0 {
            client::write(to, &text[..text.len().min(usize::try_from(length).unwrap_or(usize::MAX))])?;
        }
        argument[16 + 16 * i..24 + 16 * i].copy_from_slice(&(text.len() as u64).to_le_bytes());
    }
    client::write(at, &argument)
}

/// AMDGPU_INFO: a pointer, a size, a query and its arguments.
fn info(argument: &[u8]) -> Result<(), c_int> {
    let (to, size, query, count) =
        (long(argument, 0), word(argument, 8) as usize, word(argument, 12), word(argument, 20) as usize);
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
    client::write(to, &answer[..size.min(answer.len())])
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
