//! The ioctls of the cards' nodes that AMD's libraries use: VERSION, GET_CLIENT, GET_CAP and AMDGPU_INFO.
//!
//! Numbers and structs are those of `drm/drm.h`.

use std::ffi::c_int;

use crate::device::Device;
use crate::{client, info, log};

/// The driver's name, date and description, as VERSION reports them.
const TEXTS: [&[u8]; 3] = [b"amdgpu", b"20150101", b"AMD GPU"];
/// The interface version of Linux 6.12.
const VERSION: [i32; 3] = [3, 59, 0];

/// Performs one ioctl of a card's node, whose argument is at this address of the client.
///
/// # Errors
/// EINVAL for calls and queries that are not supported, EFAULT for memory that cannot be accessed.
pub(crate) fn ioctl(device: &Device, card: usize, request: u32, argument: u64) -> Result<(), c_int> {
    let bytes = request >> 16 & 0x3fff;
    match (request & 0xff, bytes) {
        (0x00, 64) => version(argument),
        (0x05, 40) => client_of(argument),
        (0x0c, 16) => capability(argument),
        (0x45, 32) => info::query(&device.kfd, card, &client::read(argument, bytes.into())?),
        _ => {
            log::line(|| format!("ioctl {request:#x} of a card's node: not supported"));
            Err(libc::EINVAL)
        }
    }
}

/// The word at a byte offset.
pub(crate) fn word(argument: &[u8], at: usize) -> u32 {
    argument.get(at..at + 4).and_then(|bytes| bytes.try_into().ok()).map_or(0, u32::from_le_bytes)
}

/// The 64-bit word at a byte offset.
pub(crate) fn long(argument: &[u8], at: usize) -> u64 {
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

/// DRM_IOCTL_GET_CAP: a capability and its value. The device has none of those that are known: no display, no buffers
/// that programs share, no synchronisation objects.
fn capability(at: u64) -> Result<(), c_int> {
    let mut argument = client::read(at, 16)?;
    let known = matches!(long(&argument, 0), 0x1..=0x15);
    if !known {
        return Err(libc::EINVAL);
    }
    argument[8..16].fill(0);
    client::write(at, &argument)
}

/// DRM_IOCTL_GET_CLIENT: the client with this index, which is always the caller. It is authenticated.
fn client_of(at: u64) -> Result<(), c_int> {
    let mut argument = client::read(at, 40)?;
    if word(&argument, 0) != 0 {
        return Err(libc::EINVAL);
    }
    argument[4..8].copy_from_slice(&1u32.to_le_bytes());
    argument[8..16].copy_from_slice(&u64::from(std::process::id()).to_le_bytes());
    // SAFETY: the call has no arguments.
    argument[16..24].copy_from_slice(&u64::from(unsafe { libc::getuid() }).to_le_bytes());
    argument[24..40].fill(0);
    client::write(at, &argument)
}
