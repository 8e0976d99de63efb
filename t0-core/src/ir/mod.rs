//! The intermediate representation: SSA with block parameters, lane masks as ordinary values.
//!
//! | file | contents |
//! |---|---|
//! | [`ty`] | types |
//! | [`op`] | the operations, one row each |
//! | [`ops`] | the arithmetic among them: one row for each unary, binary and ternary operation |
//! | [`inst`] | what operations are made of besides operands: views, accesses, orders, effects |
//! | [`func`] | functions, blocks, values |
//! | [`build`] | the builder |
//! | [`print`](mod@print) | the text form |
//! | [`verify`] | the verifier |
//! | [`interp`] | the interpreter |
//! | [`uniform`] | which values are the same in all lanes |
//! | [`launch`] | what launch rules state, as facts |
//! | [`zeros`] | known trailing zero bits of values |
//! | [`message`] | what lanes report to the host |
//! | [`asm`] | inline assembly |
//! | `samples` | functions for tests |
//!
//! What does not belong here: anything that knows a target.
//!
//! # How divergence is written
//! A block carries the **mask** of the lanes it runs for: a `B1` value that dominates the block or is one of its own
//! parameters. Every instruction of the block acts for exactly these lanes; in other lanes its results are unspecified.
//! All branches are uniform: a divergent `if` has become two consecutive regions, each under its own mask and each
//! skipped when its mask is empty ([`Terminator::BranchAny`]), and a `select` where values meet.
//!
//! - **Invariant:** a block never runs with an empty mask: whatever narrows a mask branches around the block if the new
//!   mask is empty.
//! - **Invariant:** a `B1` value is meaningful only in the lanes of the block that defines it. `not` is relative to
//!   that mask.
//! - **Invariant:** a value is used only in blocks that its definition dominates; lanes outside the defining block's
//!   mask may reach a result only through the unchosen side of a `select`, or through a block parameter that is itself
//!   so guarded.
//! - **Invariant:** the facts of an operation stand in its row ([`op::Op::row`], [`ops::Row`]), in a match without a
//!   wildcard.

pub mod asm;
pub mod build;
pub mod func;
pub mod inst;
pub mod interp;
pub mod launch;
pub mod message;
pub mod op;
pub mod ops;
pub mod print;
#[cfg(any(test, feature = "samples"))]
pub mod samples;
pub mod ty;
pub mod uniform;
pub mod verify;
pub mod zeros;

pub use build::Builder;
pub use func::{Block, BlockData, Function, Inst, InstData, Loc, Terminator, Value};
pub use inst::{
    Absent, Access, AtomicAccess, AtomicOp, Axis, Dim, Effect, LdsId, Mem, MemOrder, MemoryId, Scope, ViewId, WmmaKind,
};
pub use launch::LaunchFacts;
pub use op::{Lanes, Op};
pub use ops::{BinOp, FPred, Half, IPred, PairOp, ReduceOp, Signs, TernOp, UnOp};
pub use ty::Ty;
