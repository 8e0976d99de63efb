//! Random well-typed kernels, and the judgement of one.
//!
//! | room | what lives there |
//! |---|---|
//! | [`choices`] | where randomness comes from: a seed, or a fuzzer's bytes |
//! | [`kind`] | the element types, their literals and sample values |
//! | [`expr`], [`floats`] | expressions of a wanted type |
//! | [`stmt`] | statements, divergent control flow |
//! | [`together`] | what needs uniform control flow: wave words, LDS and barriers, uniform loops |
//! | [`shared`] | atomics, words of the workgroup, matrix products |
//! | [`mod@program`] | the whole kernel with its arguments |
//! | [`mod@judge`] | one program through every stage, at every level, for both ends of the range of targets |
//! | [`reduce`] | a failing program made small |
//!
//! - **Invariant:** every program is accepted by the language, ends, touches memory in range, races with no lane, and reads no LDS that
//!   was not written; what is wrong with it is a mistake of the compiler, of the interpreter or of the virtual GPU.
//! - **Invariant:** nothing that the rules of numbers leave open can be seen: the bits of a NaN, the sign of a minimum that is zero,
//!   the last bits of an approximation.

pub mod choices;
pub mod expr;
pub mod floats;
pub mod judge;
pub mod kind;
pub mod program;
pub mod reduce;
pub mod shared;
pub mod stmt;
pub mod together;

pub use choices::Choices;
pub use judge::{Verdict, judge};
pub use program::{Program, program};
