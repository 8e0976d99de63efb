//! Why a kernel cannot become machine code.

use crate::bug::Bug;

/// A limit of the machine or of this compiler that a kernel exceeds.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CodegenError {
    /// Static arrays exceed a workgroup's LDS.
    #[error("the kernel needs {need} bytes of LDS per workgroup, but the limit is {limit}: use smaller `Lds` arrays")]
    Lds {
        /// Bytes needed.
        need: u32,
        /// The limit in bytes.
        limit: u32,
    },
    /// The workgroup has too many work-items, or none.
    #[error("a workgroup of {items} work-items cannot run: it needs 1 to 1024")]
    Block {
        /// Work-items asked for.
        items: u64,
    },
    /// No assignment of registers was found.
    #[error("the kernel needs more than the {limit} {class} registers that exist: keep fewer values alive at a time")]
    Registers {
        /// "vector" or "scalar".
        class: &'static str,
        /// How many exist.
        limit: u32,
    },
    /// Scratch beyond what an instruction can address.
    #[error("the kernel spills {bytes} bytes per lane, but the limit is {limit}: keep fewer values alive at a time")]
    Scratch {
        /// Bytes needed.
        bytes: u32,
        /// The limit in bytes.
        limit: u32,
    },
    /// A branch spans more code than its field can express.
    #[error("the kernel's code is too long: a branch spans {words} words, but the limit is 32767; unroll fewer loops")]
    Branch {
        /// Words between branch and target.
        words: u64,
    },
    /// An internal error; also what the checkers of the compiler's own output find.
    #[error(transparent)]
    Bug(#[from] Bug),
}
