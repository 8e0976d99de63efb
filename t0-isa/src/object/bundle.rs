//! Fat binaries: several code objects in one file, as `clang-offload-bundler` writes them. HIP programs contain them in
//! their `.hip_fatbin` section.
//!
//! Source: Clang's documentation, "Clang Offload Bundler": *Bundled Binary File Layout* and *Compressed Offload
//! Bundles*.

use super::ObjectError;
use super::cursor::Cursor;

/// The magic bytes of an uncompressed bundle.
pub(super) const MAGIC: &[u8; 24] = b"__CLANG_OFFLOAD_BUNDLE__";
/// The magic bytes of a compressed bundle.
pub(super) const COMPRESSED_MAGIC: &[u8; 4] = b"CCOB";

/// One entry of a bundle's table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BundleEntry {
    /// The target of the entry: the kind of offloading, the target triple and the processor, such as
    /// `hipv4-amdgcn-amd-amdhsa--gfx1100`, or the host's triple.
    pub id: String,
    /// Offset from the start of the bundle, in bytes.
    pub offset: u64,
    /// Size in bytes; 0 for the host entry, whose code is elsewhere.
    pub size: u64,
}

impl BundleEntry {
    /// Whether the entry is for an AMD GPU.
    pub fn is_amd_gpu(&self) -> bool {
        self.id.contains("amdgcn")
    }
}

/// Reads the table of the bundle at the start of `bytes`.
///
/// # Errors
/// [`ObjectError::Compressed`] for a compressed bundle; [`ObjectError::Truncated`] and [`ObjectError::Malformed`] if
/// the bytes are not a bundle or an entry lies outside them.
pub fn bundle_entries(bytes: &[u8]) -> Result<Vec<BundleEntry>, ObjectError> {
    const WHAT: &str = "offload bundle";
    if bytes.starts_with(COMPRESSED_MAGIC) {
        return Err(compressed(bytes));
    }
    let mut c = Cursor::new(bytes, 0, WHAT);
    if c.take(MAGIC.len() as u64)? != MAGIC {
        return Err(ObjectError::malformed(WHAT, 0, "it does not begin with __CLANG_OFFLOAD_BUNDLE__"));
    }
    let count = c.u64()?;
    // An entry takes at least three numbers.
    if count.saturating_mul(24) > c.remaining() as u64 {
        return Err(c.malformed(format!("{count} entries cannot fit in the {} bytes that are left", c.remaining())));
    }
    let mut entries = Vec::new();
    for _ in 0..count {
        let here = c.offset();
        let (offset, size, length) = (c.u64()?, c.u64()?, c.u64()?);
        let Ok(id) = std::str::from_utf8(c.take(length)?) else {
            return Err(ObjectError::malformed(WHAT, here, "the identifier of an entry is not UTF-8"));
        };
        if offset.checked_add(size).is_none_or(|end| end > bytes.len() as u64) {
            let why =
                format!("the entry {id} has {size:#x} bytes at {offset:#x}, outside the {:#x} there are", bytes.len());
            return Err(ObjectError::malformed(WHAT, here, why));
        }
        entries.push(BundleEntry { id: id.to_owned(), offset, size });
    }
    Ok(entries)
}

/// The error for a compressed bundle: malformed if its header is, otherwise that compression is not supported.
fn compressed(bytes: &[u8]) -> ObjectError {
    match compressed_header(bytes) {
        Ok((method, _)) => ObjectError::Compressed { method },
        Err(error) => error,
    }
}

/// The method and the size in the file of the compressed bundle at the start of `bytes`.
pub(super) fn compressed_header(bytes: &[u8]) -> Result<(String, u64), ObjectError> {
    let mut c = Cursor::new(bytes, 0, "compressed offload bundle");
    c.take(COMPRESSED_MAGIC.len() as u64)?;
    let version = c.u16()?;
    let method = c.u16()?;
    // Version 1 omits the size in the file, version 3 widens the sizes.
    let (size, unpacked) = match version {
        1 => (bytes.len() as u64, c.u32()?.into()),
        2 => (c.u32()?.into(), c.u32()?.into()),
        3 => (c.u64()?, c.u64()?),
        _ => return Err(c.malformed(format!("its version is {version}, but only versions 1, 2 and 3 are supported"))),
    };
    c.u64()?; // hash of the unpacked data
    let least = bytes.len() as u64 - c.remaining() as u64;
    if size < least || size > bytes.len() as u64 || unpacked == 0 {
        return Err(
            c.malformed(format!("{size} bytes that unpack to {unpacked} do not fit the file's {}", bytes.len()))
        );
    }
    let method = match method {
        0 => "zlib".to_owned(),
        1 => "zstd".to_owned(),
        other => format!("method {other}"),
    };
    Ok((method, size))
}
