//! The ioctls of the cards' nodes that AMD's libraries use: VERSION, GET_CLIENT, GET_CAP, AMDGPU_INFO, and those of
//! buffers.
//!
//! Numbers and structs are those of `drm/drm.h`.

use std::ffi::c_int;

use crate::device::Device;
use crate::gem::Caller;
use crate::{client, gem, info, log};

/// The driver's name, date and description, as VERSION reports them.
const TEXTS: [&[u8]; 3] = [b"amdgpu", b"20150101", b"AMD GPU"];
/// The interface version of Linux 6.12.
const VERSION: [i32; 3] = [3, 59, 0];

/// Performs one ioctl of a card's node, whose argument is at this address of the client.
///
/// # Errors
/// EINVAL for calls and queries that are not supported, EFAULT for memory that cannot be accessed.
pub(crate) fn ioctl(device: &Device, caller: Caller, request: u32, argument: u64) -> Result<(), c_int> {
    let (bytes, card) = (request >> 16 & 0x3fff, caller.card);
    let result = match (request & 0xff, bytes) {
        (0x00, 64) => version(argument),
        (0x09, 8) => gem::close(device, caller, argument),
        (0x2d, 12) => gem::export(device, caller, argument),
        (0x2e, 12) => gem::import(device, caller, argument),
        (0x41, 8) => gem::offset(device, caller, argument),
        // Later versions have further fields behind those.
        (0x48, 40..) => gem::address(device, caller, argument),
        (0x05, 40) => client_of(argument),
        (0x0c, 16) => capability(argument),
        (0x45, 32) => info::query(&device.kfd, card, &client::read(argument, bytes.into())?),
        _ => {
            log::line(|| format!("ioctl {request:#x} of a card's node: not supported"));
            Err(libc::EINVAL)
        }
    };
    if let Err(error) = result {
        let argument = client::read(argument, bytes.into()).unwrap_or_default();
        log::line(|| format!("ioctl {request:#x} of a card's node: error {error}, argument {argument:x?}"));
    }
    result
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

/// DRM_IOCTL_GET_CAP: a capability and its value. Of those that are known the device has one, that programs share
/// buffers: it has no display and no synchronisation objects.
fn capability(at: u64) -> Result<(), c_int> {
    let mut argument = client::read(at, 16)?;
    let known = matches!(long(&argument, 0), 0x1..=0x15);
    if !known {
        return Err(libc::EINVAL);
    }
    const PRIME: u64 = 5;
    const IMPORT_AND_EXPORT: u64 = 3;
    let value = if long(&argument, 0) == PRIME { IMPORT_AND_EXPORT } else { 0 };
    argument[8..16].copy_from_slice(&value.to_le_bytes());
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
