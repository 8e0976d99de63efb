//! The assembler: turns whole kernels in text form into code objects.
//!
//! | module | contents |
//! |---|---|
//! | `program` | statements: labels, instructions, what goes into which section |
//! | `directives` | data, sections, symbols |
//! | `symbols` | symbols and their values, local labels, registers in use |
//! | `kernel` | kernel descriptors from `.amdhsa_kernel`, with LLVM's defaults and register arithmetic |
//! | `metadata` | the metadata note from `.amdgpu_metadata`, the YAML that LLVM prints |
//! | `link` | forward references, layout of sections in the object |
//! | `render` | errors with the source line and a caret |
//! | `builder` | kernels written in Rust: [`Builder`] |
//!
//! The syntax is LLVM's. The reference is `llvm-mc -filetype=obj` followed by `ld.lld -shared`: instructions,
//! descriptors and metadata are the same bytes. [`crate::isa::parse`] parses the instructions.
//!
//! ```
//! use t0_isa::asm::{Options, assemble};
//! use t0_isa::object::Object;
//!
//! let source = r#"
//!         .globl  nothing
//!         .p2align 8
//!         .type   nothing,@function
//! nothing:
//!         s_endpgm
//!         .size   nothing, . - nothing
//!
//!         .section .rodata
//!         .p2align 6
//!         .amdhsa_kernel nothing
//!             .amdhsa_next_free_vgpr 1
//!             .amdhsa_next_free_sgpr 1
//!         .end_amdhsa_kernel
//! "#;
//! let assembly = assemble(source, &Options::default()).expect("it assembles");
//! assert_eq!(assembly.text(), 0xbfb0_0000u32.to_le_bytes());
//! assert!(Object::parse(assembly.object()).is_ok());
//! ```
//!
//! **Invariant:** no input panics or takes more than linear time. Programs beyond 64 MiB are an error.
//!
//! Limits: only sections of instructions and of constants are supported (no writable data: a kernel's globals are
//! buffers). Macros, `.if` and `.include` are not supported. Debugging directives (`.file`, `.loc`, `.cfi_*`) have no
//! effect. Relative relocations are resolved; absolute ones are an error.

mod builder;
mod directives;
mod kernel;
mod link;
mod metadata;
mod program;
mod render;
mod symbols;

pub use builder::{AsmErrors, Builder, BuilderError, Label, lines, words};
pub use render::render;

use crate::isa::ParseError;
use crate::target::{GFX1100, Target};

/// Options of the assembler.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// The chip: selects the available instructions and the object's target.
    pub target: &'static Target,
    /// Lane masks are two registers, and descriptors default to wave64; `.amdhsa_wavefront_size32` overrides that.
    pub wave64: bool,
    /// 16-bit operands name register halves (`v0.l`), LLVM's default for gfx11; false for LLVM's `-real-true16`.
    pub true16: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { target: &GFX1100, wave64: false, true16: true }
    }
}

/// The result of assembling a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Assembly {
    text: Vec<u8>,
    object: Vec<u8>,
}

impl Assembly {
    /// The instructions: the bytes of `.text`.
    pub fn text(&self) -> &[u8] {
        &self.text
    }

    /// The code object.
    pub fn object(&self) -> &[u8] {
        &self.object
    }

    /// The code object, without a copy.
    pub fn into_object(self) -> Vec<u8> {
        self.object
    }
}

/// Assembles a program.
///
/// # Errors
/// All errors in source order, at most 50. [`render`] prints one with its source line.
pub fn assemble(source: &str, options: &Options) -> Result<Assembly, Vec<ParseError>> {
    program::Program::new(source, *options).run()
}
