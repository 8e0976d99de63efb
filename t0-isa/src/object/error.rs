//! Errors in a code object that is read, and in values from which one is written.

use thiserror::Error;

/// Why bytes are not a loadable code object.
///
/// Offsets count bytes from the start of the object; addresses are the object's own virtual addresses.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ObjectError {
    /// The first four bytes are not those of an ELF file.
    #[error(
        "not an ELF file: it begins with {found:02x?} where 7f 45 4c 46 should be; a code object is what `clang -target amdgcn-amd-amdhsa` links or T0 embeds"
    )]
    NotElf {
        /// The first bytes of the file, at most four.
        found: Vec<u8>,
    },
    /// The file ends before the end of a part that its headers declare.
    #[error(
        "the {what} at offset {offset:#x} needs {need} more bytes, but only {have} are left: the object is truncated or its sizes are wrong"
    )]
    Truncated {
        /// The part being read.
        what: &'static str,
        /// The offset at which the missing bytes should begin.
        offset: u64,
        /// The number of bytes needed.
        need: u64,
        /// The number of bytes left.
        have: u64,
    },
    /// A valid ELF file of a kind that T0 cannot load.
    #[error("the {what} is {found}, but only {supported} can be read")]
    Unsupported {
        /// The header field or record.
        what: &'static str,
        /// Its value, in text form.
        found: String,
        /// The supported values.
        supported: &'static str,
    },
    /// Something that contradicts itself or the format.
    #[error("the {what} at offset {offset:#x} is malformed: {why}")]
    Malformed {
        /// The part being read.
        what: &'static str,
        /// Where it is.
        offset: u64,
        /// What is wrong with it.
        why: String,
    },
    /// A fat binary whose code objects are compressed.
    #[error(
        "the bundle of code objects is compressed with {method}, which is not supported: unpack it with clang-offload-bundler --unbundle, or compile with --no-offload-compress"
    )]
    Compressed {
        /// The compression method: `zlib`, `zstd`, or a number if the method is unknown.
        method: String,
    },
    /// A relocatable object that needs another one.
    #[error(
        "the object uses `{symbol}`, which it does not define: link it with the object that defines it, ld.lld -shared A.o B.o -o K.co"
    )]
    Undefined {
        /// The symbol.
        symbol: String,
    },
    /// A kernel that the metadata names but whose parts in the object are missing or inconsistent.
    #[error("kernel `{kernel}` cannot be used: {why}")]
    Kernel {
        /// The kernel's name in the metadata.
        kernel: String,
        /// What is missing or inconsistent.
        why: String,
    },
}

/// Why values cannot be written as a code object.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum BuildError {
    /// There are no kernels.
    #[error("a code object needs at least one kernel")]
    NoKernels,
    /// A name that is not a valid symbol name, or that is already used.
    #[error("`{name}` cannot name a kernel: {why}")]
    Name {
        /// The offending name.
        name: String,
        /// Why it cannot be used.
        why: &'static str,
    },
    /// A value outside what the hardware or the format can express.
    #[error("kernel `{kernel}`: {what} is {found}, but must be {allowed}")]
    Value {
        /// The kernel's name.
        kernel: String,
        /// The field.
        what: String,
        /// Its value.
        found: u64,
        /// The allowed values.
        allowed: String,
    },
    /// An object that was read but contains something that cannot be moved.
    #[error("the object cannot be rewritten: {why}")]
    Rewrite {
        /// The reason.
        why: String,
    },
}

impl ObjectError {
    pub(super) fn malformed(what: &'static str, offset: u64, why: impl Into<String>) -> ObjectError {
        ObjectError::Malformed { what, offset, why: why.into() }
    }

    pub(super) fn unsupported(what: &'static str, found: impl Into<String>, supported: &'static str) -> ObjectError {
        ObjectError::Unsupported { what, found: found.into(), supported }
    }
}
