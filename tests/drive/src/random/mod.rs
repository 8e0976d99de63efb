//! Random well-typed kernels, and the comparison of their results.
//!
//! | module | content |
//! |---|---|
//! | [`choices`] | the source of randomness: a seed, or a fuzzer's bytes |
//! | [`kind`] | the element types, their literals and sample values |
//! | `shape` | blocks and grids of one to three dimensions |
//! | [`expr`], [`floats`] | expressions of a given type |
//! | `functions` | device functions, also generic ones, and constants |
//! | `enums` | an enum: values from numbers, comparisons, `match` with `\|`, guards and names, constant parameters |
//! | `forms` | forms that passes of the compiler look for: divisions by constants, elements next to each other, nested loops |
//! | `records` | structs: as arguments, as elements of views and LDS, in registers, in patterns, their methods and operators |
//! | `closures` | `array::from_fn`, `map`, `fold`, `wave::reduce`, `block::reduce` |
//! | `iterators` | chains over ranges and arrays: `for`, `iter_mut`, `sum`, `product`, `fold`, `any`, `all`, `count` |
//! | `let_chains` | `if let` and its chains, `while let`, `let .. else` |
//! | `assembly` | inline assembly, and its meaning for the interpreter |
//! | `messages` | prints, and assertions that pass |
//! | [`stmt`] | statements, divergent control flow |
//! | [`together`] | code that needs uniform control flow: wave builtins, LDS and barriers, uniform loops |
//! | [`shared`] | atomics, workgroup builtins |
//! | `matrices` | products of matrices, accumulators |
//! | `pairs`, `dots` | packed pairs; integer dot products |
//! | [`program`](mod@program) | the whole kernel with its arguments |
//! | [`check`](mod@check) | runs one program through every stage, at every level, for targets with all and with no features, and compares |
//! | [`rust_body`](mod@rust_body) | converts one program to Rust, which rustc compiles |
//! | [`reduce`] | reduces a failing program |
//! | [`features`](mod@features) | the features that must occur among the programs |
//!
//! # What is generated
//! | feature | generated | not generated |
//! |---|---|---|
//! | types | `bool`, all integers, `f16`, `bf16`, `f32`, `f64`, tuples, arrays, structs and tuple structs, nested, with arrays inside, packed pairs in registers | arrays of structs, tuples in tuples, pairs in memory |
//! | numbers | all operators, methods of integers, integer dot products, the exact methods of floats, all methods of `f64`, those of `f32` that consist of exact operations (`atan2`, `sinh`, ..), casts, bits | approximations (`exp`, `sin`, ..) of `f32`, all of 16-bit floats, `fast_math`, `ilog2`, `div_ceil`, `abs_diff` |
//! | control | `if`, `match`, `if let`, `while let`, `let .. else` and chains of `let` on integers and structs with ranges, `\|`, `@` and guards, `match` on enums, `for` over ranges, `rev`, `strided`, `grid_stride`, `#[unroll]`, `while`, `loop` with a value, labels on loops and blocks, `break`, `continue`, `return` | `match` on `bool` |
//! | functions | by value, of structs, of views, generic in type and length, two results, early `return`; constants, tables; generics of the kernel | LDS arrays as parameters |
//! | closures | all functions that take one, named closures | patterns as parameters, except of iterators |
//! | iterators | all adapters and consumers, over `u32` ranges, `strided`, arrays by value, by `&` and by `&mut` | `rev` after `zip` |
//! | views | `x[i]`, `x[(r, c)]`, `row`, `slice`, `tile`, `load::<N>`, `store`, `unchecked`, `unsafe(unchecked)`, lengths, stores through parts | indices out of range, racing stores |
//! | atomics | all methods on `u32 i32 u64 i64`, in views and LDS, scopes and orders, fences | of `f32`, whose sums depend on the order |
//! | LDS | one and two dimensions, `LdsDyn`, structs, two elements at once, `row`, `slice`, `tile` | |
//! | waves, workgroups | all reductions and scans of all numbers, exchanges, votes, `reduce`, `broadcast`, `elect` | exchanges of tuples |
//! | matrices | `i8 u8 I4 U4 f16 bf16`, all accumulators, `get set map map_indexed zip_map splat load store` | fragments from LDS |
//! | messages | `print!`, `assert!`, `assert_eq!`, `assert_ne!` with values in all formats except `{:X}` and `{:E}` | assertions that fail |
//! | assembly | vector and scalar instructions of 32 and 64 bits, two lines, `inout` | two results, comparisons |
//! | other | | `cycles()`, whose value is unspecified |
//!
//! - **Invariant:** every program is accepted by the language, terminates, accesses memory in range, has no data races,
//!   and reads no uninitialised LDS. A failure is therefore a bug of the compiler, the interpreter or the virtual GPU.
//! - **Invariant:** results do not depend on unspecified behaviour: the bits of a NaN, the sign of a minimum that is
//!   zero, the last bits of approximate instructions.

mod assembly;
pub mod check;
pub mod choices;
mod closures;
mod dots;
mod enums;
pub mod expr;
pub mod features;
pub mod floats;
mod forms;
mod functions;
mod iterators;
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

pub use check::{Verdict, check};
pub use choices::Choices;
pub use program::{Program, program};
