//! The T0 kernel compiler: Rust kernel source in, gfx11 code object out.
//!
//! ```text
//! syn items --lang--> typed AST --types, uniformity--> ir (SSA) --opt--> ir --codegen--> machine code --t0_isa::object--> bytes
//! ```
//!
//! ```
//! use t0_core::target::GFX1100;
//! use t0_core::text::File;
//! use t0_core::{Options, compile, lang};
//! use t0_isa::object::Object;
//!
//! let file = File::read(
//!     "
//!     #[t0::kernel(block = 256)]
//!     pub fn double(x: In<f32>, mut y: Out<f32>) {
//!         let i = global_id();
//!         y[i] = 2.0 * x[i];
//!     }",
//! )?;
//! let kernel = &file.kernels[0];
//! let locate = |span| file.place(span);
//! let source = file.source(kernel, &kernel.instances[0], &locate);
//!
//! let lowered = lang::lower(&source).expect("the kernel is correct");
//! assert!(lowered.func.to_string().contains("f32 = FMul"), "{}", lowered.func);
//!
//! let compiled = compile(&source, &GFX1100, &Options::default()).expect("the kernel is correct");
//! assert_eq!(compiled.report.spilled_vgprs, 0);
//! let object = Object::parse(&compiled.object).expect("the object is correct");
//! assert!(object.kernel("double").is_some());
//! # Ok::<(), syn::Error>(())
//! ```
//!
//! **Invariant:** this crate touches no file, clock, environment or thread; equal inputs produce equal bytes.

#[macro_use]
pub mod help;

pub mod attribute;
pub mod bug;
pub mod codegen;
pub mod compile;
mod hash;
pub mod ir;
pub mod lang;
pub mod member;
pub mod module;
pub mod opt;
pub mod source;
pub mod text;

pub use compile::{
    CompileError, Limits, Options, compile, compile_for, compile_forms, compile_ir, compile_lowered, compiled,
    diagnostic, passes_of_ir, stages_of_ir,
};
pub use t0_isa::target;
