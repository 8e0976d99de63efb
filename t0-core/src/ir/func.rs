//! Functions: blocks of instructions over values.

use super::asm::AsmBlock;
use super::inst::{Access, AtomicOp, Effect, LdsId, Mem, ViewId};
use super::launch::LaunchFacts;
use super::message::Site;
use super::op::Op;
use super::ty::Ty;
use crate::bug::bug;
use crate::source::{Argument, LaunchRules, Numbers};
use t0_abi::kernarg::Hidden;
use t0_abi::view::View;
use t0_abi::{Abi, lds};

/// An SSA value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Value(pub u32);
/// An instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Inst(pub u32);
/// A basic block.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Block(pub u32);
/// A source position: an index into [`Function::locs`]; 0 is "nowhere in particular" (the kernel's own line).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord)]
pub struct Loc(pub u32);

/// A source line and column of a file named by its index in [`Function::files`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[allow(missing_docs)]
pub struct Position {
    pub file: u32,
    pub line: u32,
    pub column: u32,
}

/// A kernel parameter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Param {
    /// As written by the user; each scalar member of a struct or an array is a parameter of its own: `ray.origin[0]`.
    pub name: String,
    /// View or scalar.
    pub kind: ParamKind,
    /// Offset in the kernarg segment.
    pub offset: u32,
}

impl Param {
    /// The name of the argument that this is, or is a part of.
    pub fn argument(&self) -> &str {
        match self.kind {
            ParamKind::Scalar { .. } => self.name.split(['.', '[']).next().unwrap_or_default(),
            ParamKind::View { .. } => &self.name,
        }
    }
}

impl ParamKind {
    /// Bytes that such a parameter takes in the kernarg segment.
    pub fn size(&self) -> u32 {
        match self {
            ParamKind::View { .. } => size_of::<View>() as u32,
            ParamKind::Scalar { mem, .. } => mem.bytes(),
        }
    }
}

/// What a parameter is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ParamKind {
    /// A view of elements of `bytes` bytes each, in memory.
    View {
        /// Size of an element in bytes.
        elem_bytes: u32,
        /// What the kernel may do with it.
        access: Access,
    },
    /// A value in the segment.
    Scalar {
        /// How it is loaded.
        mem: Mem,
        /// The type of [`Op::Param`].
        ty: Ty,
    },
}

/// A static array in LDS.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LdsArray {
    /// As written by the user.
    pub name: String,
    /// Size in bytes.
    pub bytes: u32,
    /// Alignment in bytes (a power of two, 4..=16).
    pub align: u32,
    /// For an array whose size the launch decides: the parameter that holds its number of elements, and their size. All
    /// such arrays begin where the static ones end; offsets into each include the sizes of those before it.
    pub dynamic: Option<DynamicLds>,
    /// Its elements, for an array of the user's whose size the source states; they may be followed by padding for
    /// stores out of range.
    pub shape: Option<LdsShape>,
}

/// The elements of an LDS array.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LdsShape {
    /// Bytes of an element.
    pub element: u32,
    /// Rows; 1 for an array with one index.
    pub rows: u32,
    /// Elements of a row.
    pub cols: u32,
}

/// What decides the size of an LDS array at launch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DynamicLds {
    /// The parameter, an `I32`.
    pub param: u32,
    /// Bytes of an element.
    pub elem_bytes: u32,
}

impl DynamicLds {
    /// Size in bytes of the array with this number of elements.
    pub fn bytes(self, len: u32) -> u32 {
        u32::try_from(lds::bytes(len, self.elem_bytes)).unwrap_or(u32::MAX)
    }
}

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Def {
    /// The result of an instruction.
    Inst(Inst),
    /// The nth parameter of a block.
    Param(Block, u32),
}

/// A value's type and origin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct ValueData {
    pub ty: Ty,
    pub def: Def,
}

/// An instruction: operation, result, position.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct InstData {
    pub op: Op,
    pub result: Option<Value>,
    pub loc: Loc,
}

/// The end of a block. All branches are uniform over the wave.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Terminator {
    /// To a block, with arguments for its parameters.
    Jump(Block, Vec<Value>),
    /// On a uniform `B1`: true, false.
    Branch(Value, (Block, Vec<Value>), (Block, Vec<Value>)),
    /// Whether any lane of the **new mask** is set: some, none. The value need not be within the current mask.
    BranchAny(Value, (Block, Vec<Value>), (Block, Vec<Value>)),
    /// The wave ends.
    Return,
    /// The block is being built.
    Open,
}

impl Terminator {
    /// The successors with their arguments.
    pub fn successors(&self) -> impl DoubleEndedIterator<Item = (Block, &[Value])> + Clone {
        let edges = match self {
            Terminator::Jump(b, args) => [Some((*b, &args[..])), None],
            Terminator::Branch(_, t, e) | Terminator::BranchAny(_, t, e) => [Some((t.0, &t.1[..])), Some((e.0, &e.1))],
            Terminator::Return | Terminator::Open => [None, None],
        };
        edges.into_iter().flatten()
    }

    /// Visits every target with its arguments.
    pub fn for_each_target_mut(&mut self, mut f: impl FnMut(&mut Block, &mut Vec<Value>)) {
        match self {
            Terminator::Jump(b, args) => f(b, args),
            Terminator::Branch(_, t, e) | Terminator::BranchAny(_, t, e) => {
                f(&mut t.0, &mut t.1);
                f(&mut e.0, &mut e.1);
            }
            Terminator::Return | Terminator::Open => {}
        }
    }

    /// Replaces every operand (condition and arguments) by `f` of it.
    pub fn map_operands(&mut self, mut f: impl FnMut(Value) -> Value) {
        match self {
            Terminator::Jump(_, args) => args.iter_mut().for_each(|v| *v = f(*v)),
            Terminator::Branch(c, t, e) | Terminator::BranchAny(c, t, e) => {
                *c = f(*c);
                t.1.iter_mut().chain(&mut e.1).for_each(|v| *v = f(*v));
            }
            Terminator::Return | Terminator::Open => {}
        }
    }
}

/// A basic block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BlockData {
    /// Values that the predecessors pass.
    pub params: Vec<Value>,
    /// Instructions in order.
    pub insts: Vec<Inst>,
    /// How it ends.
    pub term: Terminator,
    /// Position of the terminator.
    pub term_loc: Loc,
    /// The lanes it runs for: a `B1` value. In the entry block it is the result of [`Op::EntryMask`], its first
    /// instruction.
    pub mask: Value,
}

/// A kernel in SSA form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Function {
    /// Name of the kernel and of its symbol.
    pub name: String,
    /// What the generic parameters stand for: `bf16, 1`; empty for a kernel without any.
    pub instance: String,
    /// The names of those parameters.
    pub parameters: String,
    /// What the kernel's attribute states about launches.
    pub rules: LaunchRules,
    /// What that means for values.
    pub launch: LaunchFacts,
    /// Arguments in order of declaration.
    pub params: Vec<Param>,
    /// The arguments as the source declares them; empty where the function was not lowered from source.
    pub arguments: Vec<Argument>,
    /// The layout of each of these ([`t0_abi::names::LAYOUT`]); `None` for numbers and views of numbers.
    pub layouts: Vec<Option<String>>,
    /// Offset of the hidden workgroup counts in the kernarg segment.
    pub hidden_offset: u32,
    /// Size of the kernarg segment.
    pub kernarg_bytes: u32,
    /// Work-items of a workgroup.
    pub block_shape: [u32; 3],
    /// Static LDS arrays.
    pub lds: Vec<LdsArray>,
    /// The messages that it may send to the host; if there are any, its last parameter is the view of
    /// [`Access::Messages`].
    pub sites: Vec<Site>,
    /// Words of a slot for a message.
    pub slot_words: u32,
    /// Inline assembly.
    pub asms: Vec<AsmBlock>,
    /// How closely its floats follow IEEE 754.
    pub numbers: Numbers,
    /// Whether a sequence of exact operations computes an approximation somewhere.
    pub approximate: bool,
    /// Source files.
    pub files: Vec<String>,
    /// Source positions; index 0 is the kernel's own line.
    pub locs: Vec<Position>,
    /// Values.
    pub values: Vec<ValueData>,
    /// Instructions; those of no block are dead.
    pub insts: Vec<InstData>,
    /// Block parameters of divergent loops that code after the loop reads: there, each lane has the value of the last
    /// iteration that it took part in, so that they differ between lanes ([`crate::opt::leave`]).
    pub kept: Vec<Value>,
    /// Blocks in layout order; the first is the entry. A block comes after its dominators.
    pub blocks: Vec<BlockData>,
}

impl Function {
    /// Whether all 32 lanes of every wave exist, by the launch rules. Operations over a wave, which all its lanes reach
    /// together, then run for all 32 lanes.
    pub fn has_whole_waves(&self) -> bool {
        self.rules.whole_blocks && self.block_shape.iter().product::<u32>().is_multiple_of(32)
    }

    /// Whether a float that it computes is or may become an approximation, or is a sum in an unspecified order.
    pub fn is_approximate(&self) -> bool {
        let of = |op: &Op| match op {
            Op::Unary(op, _) => op.is_approximate(),
            Op::Atomic(a, ..) => a.op == AtomicOp::FAdd,
            _ => false,
        };
        let approximate = self.approximate || self.numbers == Numbers::Fast;
        approximate || self.blocks.iter().flat_map(|b| &b.insts).any(|inst| of(&self.insts[inst.0 as usize].op))
    }

    /// The type of a value.
    pub fn ty(&self, v: Value) -> Ty {
        self.values[v.0 as usize].ty
    }

    /// The operation that defines a value, if an instruction does.
    pub fn def_op(&self, v: Value) -> Option<&Op> {
        match self.values[v.0 as usize].def {
            Def::Inst(i) => Some(&self.insts[i.0 as usize].op),
            Def::Param(..) => None,
        }
    }

    /// The bits of a constant value.
    pub fn as_const(&self, v: Value) -> Option<u64> {
        match self.def_op(v) {
            Some(Op::Const(bits)) => Some(*bits),
            _ => None,
        }
    }

    /// Blocks in layout order.
    pub fn block_ids(&self) -> impl Iterator<Item = Block> + use<> {
        (0..self.blocks.len() as u32).map(Block)
    }

    /// What an instruction does besides computing its result: loads from read-only views are pure.
    pub fn effect(&self, inst: Inst) -> Effect {
        let op = &self.insts[inst.0 as usize].op;
        match op {
            Op::Load { view, .. } if self.view(*view).1 == Access::Read => Effect::Pure,
            _ => op.effect(),
        }
    }

    /// The kernel ABI that it follows, and the features of it that it uses.
    pub fn abi(&self) -> Abi {
        let messages = if self.messages().is_some() { Abi::MESSAGES } else { 0 };
        let launch_lds = if self.lds.iter().any(|a| a.dynamic.is_some()) { Abi::LAUNCH_LDS } else { 0 };
        Abi::new(messages | launch_lds)
    }

    /// Where the hidden arguments lie.
    pub fn hidden(&self) -> Hidden {
        Hidden::at(self.hidden_offset)
    }

    /// The view that messages to the host go to.
    pub fn messages(&self) -> Option<ViewId> {
        let is = |p: &Param| matches!(p.kind, ParamKind::View { access: Access::Messages, .. });
        self.params.iter().rposition(is).map(|i| ViewId(i as u32))
    }

    /// Element size in bytes and access of a view parameter.
    pub fn view(&self, view: ViewId) -> (u32, Access) {
        match self.params[view.0 as usize].kind {
            ParamKind::View { elem_bytes, access } => (elem_bytes, access),
            ParamKind::Scalar { .. } => bug!("parameter {} is not a view", view.0),
        }
    }

    /// Byte offset of an LDS array in the workgroup's LDS.
    pub fn lds_offset(&self, array: LdsId) -> u32 {
        if self.lds.get(array.0 as usize).is_some_and(|a| a.dynamic.is_some()) {
            return lds::first(self.lds_bytes());
        }
        self.static_end(Some(array))
    }

    /// Where a static array begins, or all end.
    fn static_end(&self, before: Option<LdsId>) -> u32 {
        let mut at = 0u32;
        for (i, a) in self.lds.iter().enumerate().filter(|(_, a)| a.dynamic.is_none()) {
            let first = at.next_multiple_of(a.align);
            if before == Some(LdsId(i as u32)) {
                return first;
            }
            at = first + a.bytes;
        }
        at
    }

    /// Bytes of LDS beyond the static arrays, by the numbers of elements in the launch.
    pub fn dynamic_lds_bytes(&self, len: impl Fn(u32) -> u32) -> u32 {
        self.lds.iter().filter_map(|a| a.dynamic).fold(0, |sum: u32, d| sum.saturating_add(d.bytes(len(d.param))))
    }

    /// Size in bytes of the workgroup's static LDS.
    pub fn lds_bytes(&self) -> u32 {
        self.static_end(None)
    }
}
