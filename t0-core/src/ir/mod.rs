//! The intermediate representation: SSA with block parameters, lane masks as ordinary values.
//!
//! What lives here: types ([`ty`]), instructions ([`inst`]), functions ([`func`]), the builder ([`build`]), the text form
//! ([`mod@print`]), the verifier ([`verify`]), what lanes say to the host ([`message`]), inline assembly ([`asm`]) and the uniformity of values ([`uniform`]). What may not: anything that knows a target.
//!
//! # How divergence is written
//! A block carries the **mask** of the lanes it runs for: a `B1` value that dominates the block or is one of its own parameters.
//! Every instruction of the block acts for exactly these lanes; in other lanes its results are unspecified. All branches are
//! uniform: a divergent `if` has become two consecutive regions, each under its own mask and each skipped when its mask is
//! empty ([`Terminator::BranchAny`]), and a `select` where values meet.
//!
//! - **Invariant:** a block never runs with an empty mask (whoever narrows a mask branches around what would be empty).
//! - **Invariant:** a `B1` value is meaningful only in the lanes of the block that defines it. `not` is relative to that mask.
//! - **Invariant:** a value is used only in blocks that its definition dominates; lanes outside the defining block's mask may
//!   reach a result only through the unchosen side of a `select`, or through a block parameter that is itself so guarded.
//! - **Invariant:** side effects are told by an exhaustive match ([`inst::Op::effect`]), never by a wildcard.

pub mod asm;
pub mod build;
pub mod func;
pub mod inst;
pub mod interp;
pub mod message;
pub mod print;
pub mod ty;
pub mod uniform;
pub mod verify;

pub use build::Builder;
pub use func::{Block, BlockData, Function, Inst, InstData, Loc, Terminator, Value};
pub use inst::{
    Access, Atomic, AtomicOp, Axis, BinOp, Dim, Effect, FPred, Half, IPred, LdsId, Mem, MemOrder, Memory, Op, PairOp,
    ReduceOp, Scope, TernOp, UnOp, ViewId, WmmaKind,
};
pub use ty::Ty;
