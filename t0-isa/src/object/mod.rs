//! HSA code objects: the ELF files that a GPU's loader takes, written and read.
//!
//! ```
//! use t0_isa::object::{Kernel, Machine, Object, ObjectBuilder};
//!
//! let s_endpgm = 0xbfb0_0000;
//! let kernel = Kernel { vgprs: 8, ..Kernel::new("nothing", vec![s_endpgm]) };
//! let bytes = ObjectBuilder::new(Machine::GFX1100).kernel(kernel).build()?;
//!
//! let object = Object::parse(&bytes)?;
//! assert_eq!(object.machine().to_string(), "gfx1100");
//! assert_eq!(object.code(&object.kernels()[0]), [0, 0, 0xb0, 0xbf]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Modules
//!
//! | module | contents |
//! |---|---|
//! | `kernel` | the input of the writer |
//! | `parsed` | the result of reading |
//! | `access` | a note with the array and the index of each access |
//! | `machine`, `descriptor`, `metadata`, `msgpack` | the parts of a code object, each to bytes and back |
//! | `elf` | the container |
//! | `lines` | DWARF line tables |
//! | `embedded`, `bundle` | objects inside other files |
//! | `cursor`, `error` | reading untrusted bytes |
//!
//! **Invariant:** writing is a pure function of its values. **Invariant:** reading never panics, and its time and
//! memory are proportional to the input. **Invariant:** instructions are opaque words here; `isa` decodes them.

mod access;
mod bundle;
mod cursor;
mod descriptor;
mod elf;
mod embedded;
mod error;
mod kernel;
mod lines;
mod machine;
mod metadata;
pub(crate) mod msgpack;
mod parsed;

pub use access::{AccessTable, ArrayInfo, ArrayPlace, Axis, ElementAccess, Watch};
pub use bundle::{BundleEntry, bundle_entries};
pub use descriptor::{
    CodeProperties, DESCRIPTOR_SIZE, Descriptor, DescriptorField, Rsrc1, Rsrc2, Rsrc3, vgpr_encoding_granule,
};
pub(crate) use elf::image;
pub use elf::read::{Note, Section, Segment, Symbol, SymbolKind};
pub use elf::relocate::{Relocation, relocation};
pub use elf::rewrite::Rewrite;
pub use elf::write::ObjectBuilder;
pub use embedded::{Embedded, embedded};
pub use error::{BuildError, ObjectError};
pub use kernel::{Kernel, Line, WaveSize, WorkgroupMode, padded_user_sgprs};
pub use lines::read::{LineRange, LineTable, SourceLine};
pub use machine::{AbiVersion, Machine};
pub use metadata::{Access, AddressSpace, Arg, KernelMetadata, OtherEntries, ValueKind};
pub use parsed::{KernelEntry, Object};

/// `s_code_end`: fills the space after the last instruction.
pub const CODE_END: u32 = 0xbf9f_0000;

/// Bytes of an instruction cache line on gfx11.
pub const CODE_LINE: u64 = 128;
