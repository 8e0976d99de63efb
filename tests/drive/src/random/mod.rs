//! Random well-typed kernels, and the judgement of one.
//!
//! | room | what lives there |
//! |---|---|
//! | [`choices`] | where randomness comes from: a seed, or a fuzzer's bytes |
//! | [`kind`] | the element types, their literals and sample values |
//! | `shape` | blocks and grids of one to three dimensions |
//! | [`expr`], [`floats`] | expressions of a wanted type |
//! | `functions` | device functions, generic ones too, and constants |
//! | `records` | structs: as arguments, as elements of views and LDS, in registers, in patterns, their methods and operators |
//! | `closures` | `array::from_fn`, `map`, `fold`, `wave::reduce`, `block::reduce` |
//! | `iterators` | chains over ranges and arrays: `for`, `iter_mut`, `sum`, `product`, `fold`, `any`, `all`, `count` |
//! | `lets` | `if let` and its chains, `while let`, `let .. else` |
//! | `assembly` | inline assembly, and what it means to the interpreter |
//! | `messages` | prints, and assertions that hold |
//! | [`stmt`] | statements, divergent control flow |
//! | [`together`] | what needs uniform control flow: wave words, LDS and barriers, uniform loops |
//! | [`shared`] | atomics, words of the workgroup |
//! | `matrices` | products of matrices, accumulators |
//! | `pairs` | pairs of halves |
//! | [`mod@program`] | the whole kernel with its arguments |
//! | [`mod@judge`] | one program through every stage, at every level, for both ends of the range of targets |
//! | [`mod@twin`] | one program as Rust, for rustc to judge |
//! | [`reduce`] | a failing program made small |
//! | [`mod@features`] | what must occur among the programs |
//!
//! # What is drawn
//! | of | drawn | not drawn |
//! |---|---|---|
//! | types | `bool`, all integers, `f16`, `bf16`, `f32`, `f64`, tuples, arrays, structs by name and by number, nested, with arrays inside, pairs of halves in registers | arrays of structs, tuples in tuples, pairs in memory |
//! | numbers | all operators, methods of integers, the exact methods of floats, all methods of `f64`, those of `f32` that are put together of exact operations (`atan2`, `sinh`, ..), casts, bits | approximations (`exp`, `sin`, ..) of `f32`, all of halves, `fast_math`, `ilog2`, `div_ceil`, `abs_diff` |
//! | control | `if`, `match`, `if let`, `while let`, `let .. else` and chains of `let` on integers and structs with ranges, `\|`, `@` and guards, `for` over ranges, `rev`, `strided`, `grid_stride`, `#[unroll]`, `while`, `loop` with a value, labels on loops and blocks, `break`, `continue`, `return` | `match` on `bool` |
//! | functions | by value, of structs, of views, generic in type and length, two results, early `return`; constants, tables; generics of the kernel | LDS arrays as parameters |
//! | closures | all words that take one, closures with names | patterns as parameters but of iterators |
//! | iterators | all adapters and ends, over `u32` ranges, `strided`, arrays by value, by `&` and by `&mut` | `rev` behind `zip` |
//! | views | `x[i]`, `x[(r, c)]`, `row`, `slice`, `tile`, `load::<N>`, `store`, `unchecked`, `unsafe(unchecked)`, lengths, stores through parts | indices out of range, racing stores |
//! | atomics | all words on `u32 i32 u64 i64`, in views and LDS, scopes and orders, fences | of `f32`, whose sums have no order |
//! | LDS | one and two dimensions, `LdsDyn`, structs, two elements at once, `row`, `slice`, `tile` | |
//! | waves, workgroups | all reductions and scans of all numbers, exchanges, votes, `reduce`, `broadcast`, `elect` | exchanges of tuples |
//! | matrices | `i8 u8 I4 U4 f16 bf16`, all accumulators, `get set map map_indexed zip_map splat load store` | fragments from LDS |
//! | messages | `print!`, `assert!`, `assert_eq!`, `assert_ne!` with values in all formats but `{:X}` and `{:E}` | assertions that fail |
//! | assembly | vector and scalar instructions of 32 and 64 bits, two lines, `inout` | two results, comparisons |
//! | else | | `cycles()`, whose value is open |
//!
//! - **Invariant:** every program is accepted by the language, ends, touches memory in range, races with no lane, and reads no LDS that
//!   was not written; what is wrong with it is a mistake of the compiler, of the interpreter or of the virtual GPU.
//! - **Invariant:** nothing that the rules of numbers leave open can be seen: the bits of a NaN, the sign of a minimum that is zero,
//!   the last bits of the machine's own approximations.

mod assembly;
pub mod choices;
mod closures;
pub mod expr;
pub mod features;
pub mod floats;
mod functions;
mod iterators;
pub mod judge;
pub mod kind;
mod let_chains;
mod matrices;
mod messages;
mod pairs;
pub mod program;
mod records;
pub mod reduce;
pub mod rust_body;
mod shape;
pub mod shared;
pub mod stmt;
pub mod together;

pub use choices::Choices;
pub use judge::{Verdict, judge};
pub use program::{Program, program};
