//! Little-endian numbers at byte offsets.

/// Writes a word at a byte offset inside `out`.
pub(crate) fn put_u32(out: &mut [u8], at: usize, value: u32) {
    out[at..at + size_of::<u32>()].copy_from_slice(&value.to_le_bytes());
}

/// Writes a 64-bit number at a byte offset inside `out`.
pub(crate) fn put_u64(out: &mut [u8], at: usize, value: u64) {
    out[at..at + size_of::<u64>()].copy_from_slice(&value.to_le_bytes());
}

/// The word at a byte offset; `None` past the end.
pub(crate) fn get_u32(bytes: &[u8], at: usize) -> Option<u32> {
    bytes.get(at..)?.first_chunk().map(|bytes| u32::from_le_bytes(*bytes))
}

/// The 64-bit number at a byte offset; `None` past the end.
pub(crate) fn get_u64(bytes: &[u8], at: usize) -> Option<u64> {
    bytes.get(at..)?.first_chunk().map(|bytes| u64::from_le_bytes(*bytes))
}
