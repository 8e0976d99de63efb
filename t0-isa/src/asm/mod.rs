//! The assembler: whole kernels as text, to code objects.
//!
//! | room | what it holds |
//! |---|---|
//! | `program` | statements: labels, instructions, what goes into which section |
//! | `directives` | data, sections, symbols |
//! | `symbols` | names and their values, local labels, registers in use |
//! | `kernel` | `.amdhsa_kernel` to a descriptor, with LLVM's defaults and register arithmetic |
//! | `metadata` | `.amdgpu_metadata`: the YAML that LLVM prints, to the note |
//! | `link` | later values into instructions and data, sections into the object |
//! | `render` | errors with the source line and a caret |
//! | `builder` | kernels written in Rust: [`Builder`] |
//!
//! The syntax is LLVM's, and `llvm-mc -filetype=obj` followed by `ld.lld -shared` is the judge: instructions, descriptors and metadata are the
//! same bytes. Instructions are read by [`crate::isa::parse`].
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
//! **Invariant:** no text panics or takes more than linear time; a program beyond 64 MiB is refused.
//!
//! Limits: sections of instructions and of constants (no writable data: a kernel's globals are buffers); no macros, `.if` or `.include`;
//! debugging directives (`.file`, `.loc`, `.cfi_*`) have no effect; absolute relocations are refused, relative ones are resolved.

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

/// How to assemble.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// The chip: which instructions there are, what the object says it is for.
    pub target: &'static Target,
    /// Lane masks are two registers, and descriptors say so unless `.amdhsa_wavefront_size32` does.
    pub wave64: bool,
    /// 16-bit operands name halves (`v0.l`), LLVM's default for gfx11; false for LLVM's `-real-true16`.
    pub true16: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { target: &GFX1100, wave64: false, true16: true }
    }
}

/// What a program was assembled to.
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
/// Everything that is wrong, in the order of the text; at most 50 of them. [`render`] shows one with its source line.
pub fn assemble(source: &str, options: &Options) -> Result<Assembly, Vec<ParseError>> {
    program::Program::new(source, *options).run()
}
