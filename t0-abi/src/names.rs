//! Names in a code object: hidden arguments, metadata keys, the T0 note.

/// Names of the hidden arguments through which a kernel receives its [`crate::kernarg::BlockCounts`]: 4 bytes for each
/// axis.
pub const BLOCK_COUNTS: [&str; 3] = ["t0.blocks_x", "t0.blocks_y", "t0.blocks_z"];

/// The name of the hidden argument through which a kernel receives the view of its messages ([`crate::message`]).
pub const MESSAGES: &str = "t0.messages";

/// The metadata key of a kernel for its [`crate::Abi`]: a sequence of version and feature word.
///
/// AMDGPUUsage, "Code Object V3 Metadata": a vendor's own keys begin with its name.
pub const ABI: &str = "t0.abi";

/// The metadata key of a kernel for the values of its source's generic parameters: `bf16, 1`.
pub const INSTANCE: &str = "t0.instance";

/// The metadata key of a kernel for the names of the generic parameters of its source: `T, WAVES`.
pub const PARAMETERS: &str = "t0.parameters";

/// The key of a kernel's metadata for the grid in its attribute.
pub const GRID: &str = "t0.grid";

/// The metadata key of a kernel for the requirements in its attribute: a sequence of strings.
pub const REQUIRES: &str = "t0.requires";

/// The owner of T0's notes, with its terminating zero.
pub const NOTE_OWNER: &[u8] = b"T0\0";

/// The type of the note that maps each access of a kernel to its array and index; t0-isa defines its layout.
pub const NOTE_ACCESSES: u32 = 1;
