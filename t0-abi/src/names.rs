//! Names in a code object: hidden arguments, metadata keys, the T0 note.

/// Names of the hidden arguments in which a kernel takes its [`crate::kernarg::BlockCounts`], one of 4 bytes for each
/// axis.
pub const BLOCK_COUNTS: [&str; 3] = ["t0.blocks_x", "t0.blocks_y", "t0.blocks_z"];

/// The name of the hidden argument in which a kernel takes the view of its messages ([`crate::message`]).
pub const MESSAGES: &str = "t0.messages";

/// The key of a kernel's metadata for its [`crate::Abi`]: a sequence of version and feature word.
///
/// AMDGPUUsage, "Code Object V3 Metadata": a vendor's own keys begin with its name.
pub const ABI: &str = "t0.abi";

/// The key of a kernel's metadata for what the generic parameters of its source stand for: `bf16, 1`.
pub const INSTANCE: &str = "t0.instance";

/// The key of a kernel's metadata for the grid that its attribute states.
pub const GRID: &str = "t0.grid";

/// The key of a kernel's metadata for the requirements that its attribute states: a sequence of texts.
pub const REQUIRES: &str = "t0.requires";

/// The owner of T0's notes, with its terminating zero.
pub const NOTE_OWNER: &[u8] = b"T0\0";

/// The type of the note that says which array and index each access of a kernel means; its layout is in t0-isa.
pub const NOTE_ACCESSES: u32 = 1;
