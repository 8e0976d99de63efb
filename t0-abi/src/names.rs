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

/// The metadata key of a kernel for the constants that its grid and requirements name: a sequence of strings, such as
/// `TILE = 16`. The value is right-aligned in [`CONSTANT_DIGITS`] columns.
pub const CONSTANTS: &str = "t0.constants";

/// The columns of a value in [`CONSTANTS`]. The compiler fills them with question marks where only rustc knows the
/// value, and the macro makes rustc write it.
pub const CONSTANT_DIGITS: usize = 40;

/// The metadata key of an argument that is not a number, or a view of something other than numbers: the bytes of the
/// value, or of an element, and for a struct the numbers in it with their types and offsets: `8: .x f32 0, .y f32 4`.
/// For an enum the variants and their codes: `4: Linear = 0, Silu = 1`.
pub const LAYOUT: &str = "t0.layout";

/// The owner of T0's notes, with its terminating zero.
pub const NOTE_OWNER: &[u8] = b"T0\0";

/// The type of the note that maps each access of a kernel to its array and index; t0-isa defines its layout.
pub const NOTE_ACCESSES: u32 = 1;
