//! The version of the ABI, and the features of it that a kernel uses.
//!
//! The compiler writes both into the embedded image of a kernel and into the metadata of its code object
//! ([`crate::names::ABI`]). A launcher compares them with its own before it writes an argument.

use core::fmt;

/// The ABI that a kernel was compiled for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(C)]
pub struct Abi {
    /// The version of the layouts in this crate; see [`Abi::VERSION`].
    pub version: u32,
    /// The features that the kernel requires of its launcher: bits such as [`Abi::MESSAGES`].
    pub features: u32,
}

impl Abi {
    /// The version that this crate describes. It increases whenever a layout changes.
    pub const VERSION: u32 = 1;

    /// Feature: the kernel prints or asserts, and takes a hidden view of messages ([`crate::message`]).
    pub const MESSAGES: u32 = 1 << 0;
    /// Feature: the kernel has LDS arrays whose length is set by the launch ([`crate::lds`]).
    pub const LAUNCH_LDS: u32 = 1 << 1;
    /// All features of this version.
    pub const FEATURES: u32 = Abi::MESSAGES | Abi::LAUNCH_LDS;

    /// This version with the given features.
    #[must_use]
    pub const fn new(features: u32) -> Abi {
        Abi { version: Abi::VERSION, features }
    }

    /// Whether a launcher built with this crate can launch a kernel of this ABI.
    ///
    /// # Errors
    /// If the version differs, or if this version does not have one of the features.
    pub const fn check(self) -> Result<(), Mismatch> {
        if self.version != Abi::VERSION {
            return Err(Mismatch::Version { found: self.version });
        }
        match self.features & !Abi::FEATURES {
            0 => Ok(()),
            unknown => Err(Mismatch::Features { unknown }),
        }
    }
}

/// For example `1 (features 0x3)`.
impl fmt::Display for Abi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (features {:#x})", self.version, self.features)
    }
}

/// Why a kernel cannot be launched by this program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Mismatch {
    /// The kernel was compiled for another version.
    Version {
        /// The kernel's version.
        found: u32,
    },
    /// The kernel uses features that this version does not support.
    Features {
        /// The bits of these features.
        unknown: u32,
    },
    /// The ABI in the code object differs from the ABI in its image.
    Object {
        /// The ABI in the image.
        image: Abi,
        /// The ABI in the metadata of the code object, if any.
        object: Option<Abi>,
    },
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let own = Abi::VERSION;
        match self {
            Mismatch::Version { found } => {
                write!(f, "it was compiled for version {found} of the kernel ABI, and this program has version {own}")
            }
            Mismatch::Features { unknown } => {
                write!(f, "it uses features {unknown:#x} of the kernel ABI, which version {own} does not have")
            }
            Mismatch::Object { image, object: Some(object) } => {
                write!(f, "its image states kernel ABI {image}, and its code object states {object}")
            }
            Mismatch::Object { image, object: None } => {
                write!(f, "its image states kernel ABI {image}, and its code object states none")
            }
        }
    }
}

impl core::error::Error for Mismatch {}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use std::string::ToString;

    #[test]
    fn other_versions_and_unknown_features_are_refused() {
        assert_eq!(Abi::new(Abi::FEATURES).check(), Ok(()));
        let newer = Abi { version: Abi::VERSION + 1, features: 0 };
        let error = newer.check().unwrap_err();
        assert_eq!(error, Mismatch::Version { found: newer.version });
        let error = Abi::new(1 << 31 | Abi::MESSAGES).check().unwrap_err();
        assert_eq!(error, Mismatch::Features { unknown: 1 << 31 });
        assert!(error.to_string().starts_with("it uses features 0x80000000 of the kernel ABI"), "{error}");
    }
}
