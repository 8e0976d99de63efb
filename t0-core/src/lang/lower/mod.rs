//! From the typed tree to SSA.
//!
//! | file | lowers |
//! |---|---|
//! | `kernel` | parameters and the body as a whole |
//! | `expr`, `closure`, `asm` | expressions and statements, closures, inline assembly |
//! | `builtins` | the builtins of [`super::prelude`] |
//! | `branch`, `loops`, `region` | control flow and masks |
//! | `env` | the variables at a point of the program |
//! | `unroll`, `kept` | the choice of loops that are unrolled; why others are not |
//! | `memory`, `parts`, `view`, `atomic`, `compare` | accesses to views and LDS; comparison of elements with an array |
//! | `array` | arrays in registers |
//! | `arith`, `double` | arithmetic |
//! | `fold` | constants, folded while lowering, so that indices of register arrays are constants |
//! | `rules` | launch rules, to facts about values |
//! | `message` | messages of lanes to the host |
//!
//! Decisions about types, or about which branch is uniform, do not belong here.
//!
//! # How control flow is lowered
//! Variables are SSA values kept in an environment; where paths meet, values that differ become a block parameter
//! (uniform branches) or a parameter and a select (divergent ones). An exit (`break`, `continue`, `return`) that all
//! lanes take together is a jump. Where lanes leave individually, each target has a **flag**: an ordinary variable that
//! is true in the lanes that have left to it. Code that follows in the same region runs under the mask without those
//! lanes ([`region::Narrow`]), and is skipped if no lane remains. At the end of the target all lanes are together
//! again.
//!
//! - **Invariant:** the current block's mask is the set of lanes that run here, except lanes in `want` that have just
//!   left.
//! - **Invariant:** a lane that left to a target never reads the variables inside that target again, so they need no
//!   select. [`super::uniform`] uses the same rule.

mod arith;
mod array;
mod asm;
mod atomic;
mod branch;
mod builtins;
mod closure;
mod compare;
mod double;
mod env;
mod expr;
mod fold;
mod kept;
mod kernel;
mod loops;
mod memory;
mod message;
mod parts;
mod region;
mod rules;
mod unroll;
mod view;

use super::ast::{Body, LabelId, LocalId};
use super::types::Type;
use super::uniform::Uniformity;
use crate::bug::bug;
use crate::hash::Map;
use crate::ir::func::Position;
use crate::ir::{Block, Builder, LdsId, Op, Ty, Value, ViewId};
use crate::source::{Diagnostic, KernelSource};
use env::Env;
use proc_macro2::Span;
use region::{Active, Narrow};

pub use kept::{Kept, KeptLoop};
pub use kernel::lower;
pub use unroll::{CountedLoop, SHORT as UNROLL_SHORT, SIZE as UNROLL_SIZE, Unrolling};

type R<T> = Result<T, Diagnostic>;

/// A part of a value: an SSA value, or memory known at compile time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaf {
    /// An SSA value.
    Value(Value),
    /// A view.
    View(ViewId),
    /// An LDS array.
    Lds(LdsId),
    /// A part of a view, by its position among the kernel's parts.
    ViewPart(u32),
    /// A part of an LDS array, likewise.
    LdsPart(u32),
}

impl Leaf {
    /// The SSA value, of a leaf that is not a view or an array.
    pub fn value(self) -> Value {
        match self {
            Leaf::Value(v) => v,
            Leaf::View(_) | Leaf::Lds(_) | Leaf::ViewPart(_) | Leaf::LdsPart(_) => {
                bug!("{self:?} is used as a value")
            }
        }
    }
}

/// Whether any lane is active at the current position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Flow {
    /// Lanes are active here.
    Live,
    /// All lanes have left, but the block continues to where other lanes join.
    Left,
    /// The block is terminated, or will be when its target is complete.
    Closed,
}

/// An LDS array as declared.
#[derive(Clone, Copy, Debug)]
struct LdsShape {
    /// Bytes of an element.
    size: u32,
    rows: u32,
    cols: u32,
    /// Elements after the end that a store out of range may hit.
    pad: u32,
    /// If the launch sets the size: the first byte after the static arrays, and the number of elements.
    dynamic: Option<(Value, Value)>,
}

/// The state of lowering one kernel.
#[derive(Debug)]
pub struct Lowerer<'a> {
    b: Builder,
    src: Source<'a>,
    body: &'a Body,
    uni: &'a Uniformity,
    env: Env,
    /// The number of targets around the declaration of each slot.
    depth: Vec<usize>,
    targets: Vec<Active>,
    regions: Vec<Vec<Narrow>>,
    flow: Flow,
    /// Targets to which lanes may have left individually in the construct being lowered.
    pending: Vec<LabelId>,
    /// Targets whose lanes still have to be removed from the mask.
    want: Vec<LabelId>,
    lds: Vec<LdsShape>,
    /// The LDS array through which the waves of a workgroup exchange values.
    wave_words: Option<LdsId>,
    /// Parts of views and LDS arrays.
    parts: Vec<view::Part>,
    /// The end of the arrays with a size that the launch sets.
    dynamic_end: Option<Value>,
    /// Known maxima of values.
    bounds: Map<Value, u32>,
    consts: Map<(Block, Ty, u64), Value>,
    unrolled: u32,
    unrolling: Unrolling,
    /// The number of enclosing loops that are unrolled without `#[unroll]`.
    automatic: u32,
    /// The number of syntax nodes in all iterations of such loops.
    total: u64,
    /// Loops that qualify for this unrolling, regardless of their size.
    counted: Vec<CountedLoop>,
    /// The loops that stay loops.
    kept: Vec<KeptLoop>,
    /// The view for messages, once it exists.
    messages: Option<ViewId>,
    /// The number of words in a message's slot, which fits the kernel's longest message.
    slot_words: u32,
}

/// The kernel's source. Its `Debug` form omits the contents.
struct Source<'a>(&'a KernelSource<'a>);

impl std::fmt::Debug for Source<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0.item.sig.ident)
    }
}

impl Lowerer<'_> {
    fn slot(&self, id: LocalId) -> usize {
        id.0 as usize
    }

    /// The slot of a target's flag.
    fn flag(&self, t: LabelId) -> usize {
        self.body.locals.len() + 2 * t.0 as usize
    }

    /// The slot of the value carried to a target.
    fn carried(&self, t: LabelId) -> usize {
        self.flag(t) + 1
    }

    /// True if no lane is active.
    pub fn dead(&self) -> bool {
        self.flow != Flow::Live
    }

    /// Sets the source location of the following operations.
    fn at(&mut self, span: Span) {
        let place = (self.src.0.locate)(span);
        let files = &mut self.b.func.files;
        let file = match files.iter().position(|f| *f == place.file) {
            Some(i) => i,
            None => {
                files.push(place.file);
                files.len() - 1
            }
        };
        self.b.at(Position { file: file as u32, line: place.line, column: place.column });
    }

    /// The type of a value.
    pub fn ty(&self, v: Value) -> Ty {
        self.b.func.ty(v)
    }

    /// The shape of the workgroup.
    pub fn block_shape(&self) -> [u32; 3] {
        self.src.0.block
    }

    /// Whether all 32 lanes of every wave exist.
    pub fn has_whole_waves(&self) -> bool {
        self.b.func.has_whole_waves()
    }

    /// Marks the kernel as approximate, independent of its operations.
    pub fn approximates(&mut self) {
        self.b.func.approximate = true;
    }

    /// Appends an operation.
    pub fn op(&mut self, op: Op, ty: Ty) -> Value {
        self.b.push(op, ty)
    }

    /// Appends an operation for its effect, executed by the lanes that are still active.
    pub fn effect(&mut self, op: Op) {
        self.settle();
        if !self.dead() {
            self.b.effect(op);
        }
    }

    /// Leaves of a type with unspecified values.
    fn undef(&mut self, ty: &Type) -> Vec<Leaf> {
        let mut tys = vec![];
        ty.each_leaf(&mut |t| tys.push(t));
        tys.into_iter().map(|t| Leaf::Value(self.b.push(Op::Undef, t.unwrap_or(Ty::I32)))).collect()
    }

    /// The leaves, or unspecified ones where a value was never computed.
    fn fit(&mut self, leaves: Vec<Leaf>, ty: &Type) -> Vec<Leaf> {
        if leaves.len() == ty.leaves() { leaves } else { self.undef(ty) }
    }
}
