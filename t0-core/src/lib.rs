//! The T0 kernel compiler: Rust kernel source in, gfx11 code object out.
//!
//! ```text
//! syn items --lang--> typed AST --types, uniformity--> ir (SSA) --opt--> ir --codegen--> machine code --t0_isa::object--> bytes
//! ```
//!
//! **Invariant:** this crate touches no file, clock, environment or thread; equal inputs produce equal bytes.

#[cfg(test)]
extern crate self as t0_core;

pub mod attribute;
pub mod bug;
pub mod codegen;
pub mod compile;
pub mod ir;
pub mod lang;
pub mod member;
pub mod module;
pub mod opt;
pub mod source;
pub mod text;

pub use compile::{
    CompileError, Limits, Options, compile, compile_for, compile_ir, compile_lowered, passes_of_ir, stages_of_ir,
};
pub use t0_isa::target;
