//! The operations of the intermediate representation, and one row for each.
//!
//! An operation is added here (its row), in [`super::interp`] if it is more than arithmetic, and where machine code is
//! selected (`codegen/select`). Arithmetic is a row of [`super::ops`] instead.

use std::fmt;

use super::asm::AsmBlock;
use super::func::Value;
use super::inst::{Absent, AtomicAccess, AtomicOp, Axis, Dim, Effect, LdsId, Mem, MemOrder, Scope, ViewId, WmmaKind};
use super::ops::{BinOp, FPred, IPred, ReduceOp, Registers, TernOp, Types, UnOp};
use super::ty::Ty;

/// What is known of an operation whatever its operands are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpRow {
    /// What it does besides computing its result. Loads from views that nothing in the launch writes are pure;
    /// [`super::Function::effect`] knows these loads.
    pub effect: Effect,
    /// Its result; `None` if it yields no value.
    pub result: Option<ResultRow>,
}

/// What is known of the result of an operation whatever its operands are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ResultRow {
    /// Whether it is the same in all lanes of the mask.
    pub lanes: Lanes,
    /// Where it can be. Loads, selects, assembly and values of several words have further conditions
    /// (`codegen/select/facts.rs`).
    pub registers: Registers,
}

/// Whether a result is the same in all lanes of the mask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lanes {
    /// Always.
    Same,
    /// If the operands are.
    AsOperands,
    /// Not in general.
    Different,
}

/// The types of an operation's operands and of its result, if it has one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signature {
    /// Of each operand.
    pub operands: Vec<Types>,
    /// Of the result.
    pub result: Types,
}

/// What an operation consists of: operands, and what else distinguishes it.
trait Part {
    /// Calls `f` on each operand.
    fn each(&self, f: &mut impl FnMut(Value)) {
        let _ = f;
    }

    /// Replaces each operand by `f` of it.
    fn map(&mut self, f: &mut impl FnMut(Value) -> Value) {
        let _ = f;
    }
}

impl Part for Value {
    fn each(&self, f: &mut impl FnMut(Value)) {
        f(*self);
    }

    fn map(&mut self, f: &mut impl FnMut(Value) -> Value) {
        *self = f(*self);
    }
}

impl Part for Vec<Value> {
    fn each(&self, f: &mut impl FnMut(Value)) {
        self.iter().for_each(|v| f(*v));
    }

    fn map(&mut self, f: &mut impl FnMut(Value) -> Value) {
        self.iter_mut().for_each(|v| *v = f(*v));
    }
}

macro_rules! without_operands {
    ($($part:ty)*) => {
        $(impl Part for $part {})*
    };
}

without_operands! {
    bool u8 u32 u64 ViewId LdsId Dim Axis Mem AtomicAccess Scope MemOrder Absent WmmaKind UnOp BinOp TernOp IPred FPred
    ReduceOp
}

/// Defines [`Op`] and everything that is known of each operation. A row is
/// ```text
/// Name(parts) = (text), what it does and yields, [types of the operands] => type of the result;
/// ```
/// Operands are the parts of type `Value` and `Vec<Value>`. The text is a format string with its arguments. The types
/// can depend on the types of the operands, by `ty`, and on a block of inline assembly, by `asm`.
macro_rules! ops {
    (|$ty:ident, $asm:ident| $(
        $(#[$meta:meta])+
        $name:ident $(($($field:ident: $of:ty),+))? $({ $($member:ident: $is:ty),+ })?
            = ($($text:tt)+), $row:expr, $operands:expr => $result:expr;
    )+) => {
        /// An operation with its operands.
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        pub enum Op {
            $($(#[$meta])+ $name $(($($of),+))? $({ $($member: $is),+ })?,)+
        }

        #[allow(unused_variables)]
        impl Op {
            /// What is known of the operation whatever its operands are.
            pub fn row(&self) -> OpRow {
                use Effect::{Lanes as LanesOnly, Pure, Read, Write};
                use Lanes::{AsOperands, Different, Same};
                use Registers::{Any, Scalar, Vector};
                match self {
                    $(Op::$name $(($($field),+))? $({ $($member),+ })? => $row,)+
                }
            }

            /// The types of the operands, in the order of [`Op::for_each_operand`], and of the result. `ty` is the type
            /// of a value; `asm` finds inline assembly by its number.
            pub fn signature<'a>(
                &self,
                $ty: impl Fn(Value) -> Ty,
                $asm: impl Fn(u32) -> Option<&'a AsmBlock>,
            ) -> Signature {
                use Types::{Any, Is, OneOf};
                match self {
                    $(Op::$name $(($($field),+))? $({ $($member),+ })? => {
                        Signature { operands: Vec::from($operands), result: $result }
                    })+
                }
            }

            /// Calls `f` on every operand.
            pub fn for_each_operand(&self, mut f: impl FnMut(Value)) {
                match self {
                    $(Op::$name $(($($field),+))? $({ $($member),+ })? => {
                        $($($field.each(&mut f);)+)?
                        $($($member.each(&mut f);)+)?
                    })+
                }
            }

            /// Replaces every operand by `f` of it.
            pub fn map_operands(&mut self, mut f: impl FnMut(Value) -> Value) {
                match self {
                    $(Op::$name $(($($field),+))? $({ $($member),+ })? => {
                        $($($field.map(&mut f);)+)?
                        $($($member.map(&mut f);)+)?
                    })+
                }
            }
        }

        impl fmt::Display for Op {
            #[allow(unused_variables)]
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Op::$name $(($($field),+))? $({ $($member),+ })? => write!(f, $($text)+),)+
                }
            }
        }
    };
}

/// One word of 32 bits.
const WORD: Types = Types::OneOf(&[Ty::I32, Ty::F32]);

ops! {
    |ty, asm|
    /// A constant of type `B1` (0 or 1), `I32`, `F16`, `BF16`, `F32`, `I64` or `F64`: its bits.
    Const(bits: u64) = ("const {bits:#x}"), yields(Pure, Same, Scalar), [] => Any;
    /// Any value; differs from use to use.
    Undef = ("undef"), yields(Pure, Same, Scalar), [] => Any;
    /// The lanes that exist when the kernel starts (`B1`).
    EntryMask = ("entry_mask"), yields(Pure, Different, Vector), [] => Is(Ty::B1);
    /// A scalar argument, by parameter index (`I32`, `F32`, `F16`, `BF16`; `bool` as `I32`; sub-word integers
    /// normalised; `I64` and `F64`, which are `Words(2)` once expanded).
    Param(index: u32) = ("param {index}"), yields(Pure, Same, Scalar), [] => Any;
    /// A view's length, rows, columns or stride in elements (`I32`).
    ViewDim(view: ViewId, dim: Dim) = ("{} {}", dimension(*dim), view.0), yields(Pure, Same, Scalar), [] => Is(Ty::I32);
    /// Work-item id in the workgroup.
    ThreadId(axis: Axis) = ("thread_id {axis:?}"), yields(Pure, Different, Vector), [] => Is(Ty::I32);
    /// Workgroup id.
    BlockId(axis: Axis) = ("block_id {axis:?}"), yields(Pure, Same, Scalar), [] => Is(Ty::I32);
    /// Number of workgroups.
    BlockCount(axis: Axis) = ("block_count {axis:?}"), yields(Pure, Same, Scalar), [] => Is(Ty::I32);
    /// Lane in the wave, 0..=31.
    Lane = ("lane"), yields(Pure, Different, Vector), [] => Is(Ty::I32);
    /// Wave in the workgroup.
    WaveId = ("wave_id"), yields(Pure, Same, Scalar), [] => Is(Ty::I32);
    /// The compute unit's count of cycles (`I32`, uniform), in the order of memory accesses.
    Cycles = ("cycles"), yields(Write, Same, Scalar), [] => Is(Ty::I32);
    /// See [`UnOp`].
    Unary(op: UnOp, a: Value) = ("{op:?} {a}"),
        match op {
            UnOp::ReadFirst => yields(LanesOnly, Same, Scalar),
            op => yields(Pure, AsOperands, op.row().registers),
        },
        [op.row().takes] => Is(op.row().gives.of(ty(*a)));
    /// See [`BinOp`].
    Binary(op: BinOp, a: Value, b: Value) = ("{op:?} {a}, {b}"), yields(Pure, AsOperands, op.row().registers),
        [op.row().takes, Is(op.row().last.of(ty(*a)))] => Is(op.row().gives.of(ty(*a)));
    /// See [`TernOp`].
    Ternary(op: TernOp, a: Value, b: Value, c: Value) = ("{op:?} {a}, {b}, {c}"),
        yields(Pure, AsOperands, op.row().registers),
        [op.row().takes, Is(ty(*a)), Is(op.row().last.of(ty(*a)))] => Is(op.row().gives.of(ty(*a)));
    /// Compares two `I32` or `I64`.
    Icmp(predicate: IPred, a: Value, b: Value) = ("icmp {predicate:?} {a}, {b}"), yields(Pure, AsOperands, Vector),
        [OneOf(&[Ty::I32, Ty::I64]), Is(ty(*a))] => Is(Ty::B1);
    /// Compares two floats (`F32`, `F64`).
    Fcmp(predicate: FPred, a: Value, b: Value) = ("fcmp {predicate:?} {a}, {b}"), yields(Pure, AsOperands, Vector),
        [OneOf(&[Ty::F32, Ty::F64]), Is(ty(*a))] => Is(Ty::B1);
    /// `cond ? a : b`; a and b of any one type, `B1` included.
    Select(cond: Value, a: Value, b: Value) = ("select {cond}, {a}, {b}"), yields(Pure, AsOperands, Any),
        [Is(Ty::B1), Any, Is(ty(*a))] => Is(ty(*a));
    /// The bits under another type of the same size (`I32`, `F32`; `F16`, `BF16` from and to the low half of
    /// `I32`, zero-extended).
    Bitcast(a: Value) = ("bitcast {a}"), yields(Pure, AsOperands, Any),
        [Any] => match ty(*a) {
            Ty::I32 => OneOf(&[Ty::F32, Ty::F16, Ty::BF16]),
            Ty::F32 | Ty::F16 | Ty::BF16 => Is(Ty::I32),
            Ty::I64 => Is(Ty::F64),
            Ty::F64 => Is(Ty::I64),
            Ty::B1 | Ty::Words(_) => OneOf(&[]),
        };
    /// Word `i` of a `Words(n)`, `I64` or `F64` as `I32`.
    Word(a: Value, i: u8) = ("word {a}, {i}"), yields(Pure, AsOperands, Any), [Any] => Is(Ty::I32);
    /// `Words(n)`, or of two `I64` or `F64`, from values of type `I32` or `F32`, the lowest word first.
    Pack(words: Vec<Value>) = ("pack {}", list(words)), yields(Pure, AsOperands, Vector),
        vec![WORD; words.len()] => Any;
    /// Loads from a view: byte offset in `I32` plus a constant; reads of the view's range only, else zero. Lanes that
    /// read one address in one instruction read one value; memory that others may write stays in vector registers,
    /// which need no claim about when it is read.
    #[allow(missing_docs)]
    Load { view: ViewId, mem: Mem, offset: Value, imm: u32 } = ("load view{}[{offset} + {imm}] {mem:?}", view.0),
        yields(Read, AsOperands, Any), [Is(Ty::I32)] => Is(mem.ty());
    /// Stores to a view; a store out of range vanishes.
    #[allow(missing_docs)]
    Store { view: ViewId, mem: Mem, offset: Value, imm: u32, value: Value }
        = ("store view{}[{offset} + {imm}] {mem:?}, {value}", view.0),
        acts(Write), [Is(Ty::I32), Is(mem.ty())] => Any;
    /// Loads from an LDS array: byte offset in the array plus a constant. Out of range reads zero (the front end
    /// guards).
    #[allow(missing_docs)]
    LdsLoad { array: LdsId, mem: Mem, offset: Value, imm: u32 } = ("load lds{}[{offset} + {imm}] {mem:?}", array.0),
        yields(Read, Different, Vector), [Is(Ty::I32)] => Is(mem.ty());
    /// Stores to an LDS array.
    #[allow(missing_docs)]
    LdsStore { array: LdsId, mem: Mem, offset: Value, imm: u32, value: Value }
        = ("store lds{}[{offset} + {imm}] {mem:?}, {value}", array.0),
        acts(Write), [Is(Ty::I32), Is(mem.ty())] => Any;
    /// An atomic access at a byte offset, lane after lane: yields the old value, except for stores. Out of range it
    /// yields zero and has no effect.
    Atomic(access: AtomicAccess, offset: Value, data: Vec<Value>) = (
            "atomic {:?} {}[{offset} + {}] {}({}) {:?} {:?}",
            access.op, access.memory, access.imm, access.ty(), list(data), access.scope, access.order
        ),
        match access.op {
            AtomicOp::Store => acts(Write),
            _ => yields(Write, Different, Vector),
        },
        [vec![Is(Ty::I32)], vec![Is(access.ty()); data.len()]].concat() => Is(access.ty());
    /// Orders the memory accesses before and after it.
    Fence(scope: Scope, order: MemOrder) = ("fence {scope:?} {order:?}"), acts(Write), [] => Any;
    /// Waits for all waves of the workgroup and orders LDS and global memory among them. The mask is workgroup-uniform.
    Barrier = ("barrier"), acts(Write), [] => Any;
    /// Combines over the lanes of the mask; the same result in every lane (`I32`, `F32`).
    Reduce(op: ReduceOp, a: Value) = ("reduce {op:?} {a}"),
        match op.ty().is_float() {
            true => yields(LanesOnly, Same, Vector),
            false => yields(LanesOnly, Same, Scalar),
        },
        [Is(op.ty())] => Is(op.ty());
    /// Combines over the lanes up to this one, with it or without (`I32`, `F32`); lanes outside the mask contribute the
    /// identity, and before the first lane lie 0, -0.0, 1, or the greatest or least number, infinite for floats. In
    /// each row of 16 lanes, for d in 1, 2, 4, 8, x = op(x of lane - d, x) where the row has such a lane; then the
    /// upper row takes op(x of lane 15, x).
    #[allow(missing_docs)]
    Scan { op: ReduceOp, inclusive: bool, value: Value }
        = ("scan {op:?} {} {value}", if *inclusive { "inclusive" } else { "exclusive" }),
        yields(LanesOnly, Different, Vector), [Is(op.ty())] => Is(op.ty());
    /// The value held by lane `lane ^ mask`, mask in 1..=31 (`I32`, `F32`).
    ShuffleXor(a: Value, mask: u8, absent: Absent) = ("shuffle_xor {a}, {mask}, {absent:?}"),
        yields(LanesOnly, Different, Vector), [WORD] => Is(ty(*a));
    /// The value held by the lane given per lane, modulo 32; a lane outside the mask reads as 0 (`I32`, `F32`).
    Shuffle(a: Value, lane: Value) = ("shuffle {a}, {lane}"), yields(LanesOnly, Different, Vector),
        [WORD, Is(Ty::I32)] => Is(ty(*a));
    /// The value held by one lane given by a uniform `I32` (`I32`, `F32`).
    ReadLane(a: Value, lane: Value) = ("read_lane {a}, {lane}"), yields(LanesOnly, Same, Scalar),
        [WORD, Is(Ty::I32)] => Is(ty(*a));
    /// One bit per lane of the mask in which the operand holds (`I32`, uniform).
    Ballot(a: Value) = ("ballot {a}"), yields(LanesOnly, Same, Scalar), [Is(Ty::B1)] => Is(Ty::I32);
    /// True where the operand holds in any lane of the mask (uniform `B1`).
    Any(a: Value) = ("any {a}"), yields(LanesOnly, Same, Scalar), [Is(Ty::B1)] => Is(Ty::B1);
    /// True where the operand holds in all lanes of the mask (uniform `B1`).
    All(a: Value) = ("all {a}"), yields(LanesOnly, Same, Scalar), [Is(Ty::B1)] => Is(Ty::B1);
    /// D = A * B + C; needs all 32 lanes.
    Wmma(kind: WmmaKind, a: Value, b: Value, c: Value) = ("wmma {kind:?} {a}, {b}, {c}"),
        yields(LanesOnly, Different, Vector),
        [Is(Ty::Words(kind.source_words())), Is(Ty::Words(kind.source_words())), Is(Ty::Words(8))] => Is(Ty::Words(8));
    /// Inline assembly by its number in [`super::Function::asms`], with the operands that it takes: `I32`, or
    /// `Words(2)` for 64 bits. Its results are words one after another (`I32`, `Words`).
    Asm(id: u32, inputs: Vec<Value>) = ("asm {id} {}", list(inputs)), yields(LanesOnly, Same, Scalar),
        asm(*id).map_or(vec![], |block| block.given().map(|o| Is(of_words(o.words.into()))).collect())
            => asm(*id).map_or(OneOf(&[]), |block| Is(of_words(block.result_words())));
}

impl Op {
    /// What the operation does besides computing its result.
    pub fn effect(&self) -> Effect {
        self.row().effect
    }

    /// Whether its value is the same wherever in the kernel it stands: it has no operands.
    pub fn is_leaf(&self) -> bool {
        let mut leaf = true;
        self.for_each_operand(|_| leaf = false);
        leaf && self.effect() == Effect::Pure && !matches!(self, Op::Undef | Op::EntryMask)
    }
}

/// The row of an operation with a result.
const fn yields(effect: Effect, lanes: Lanes, registers: Registers) -> OpRow {
    OpRow { effect, result: Some(ResultRow { lanes, registers }) }
}

/// The row of an operation without a result.
const fn acts(effect: Effect) -> OpRow {
    OpRow { effect, result: None }
}

/// Values as a list.
pub(super) fn list(vs: &[Value]) -> String {
    vs.iter().map(Value::to_string).collect::<Vec<_>>().join(", ")
}

/// The name of an operation that reads a dimension of a view.
fn dimension(dim: Dim) -> &'static str {
    match dim {
        Dim::Len => "view_len",
        Dim::Rows => "view_rows",
        Dim::Cols => "view_cols",
        Dim::Stride => "view_stride",
    }
}

/// The type of this many words in inline assembly.
fn of_words(n: u32) -> Ty {
    if n == 1 { Ty::I32 } else { Ty::Words(n as u8) }
}
