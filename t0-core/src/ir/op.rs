//! The operations of the intermediate representation, and one row for each.
//!
//! An operation is added here (its variant, its row, its operands and its types), in [`super::interp`] if it is more
//! than arithmetic, and where machine code is selected (`codegen/select`). Arithmetic is a row of [`super::ops`]
//! instead.

use super::asm::AsmBlock;
use super::func::Value;
use super::inst::{Absent, Atomic, AtomicOp, Axis, Dim, Effect, LdsId, Mem, MemOrder, Scope, ViewId, WmmaKind};
use super::ops::{BinOp, FPred, IPred, ReduceOp, Registers, TernOp, Types, UnOp};
use super::ty::Ty;

/// An operation with its operands.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Op {
    /// A constant of type `B1` (0 or 1), `I32`, `F16`, `BF16`, `F32`, or the 64-bit ones: its bits.
    Const(u64),
    /// Any value; differs from use to use.
    Undef,
    /// The lanes that exist when the kernel starts (`B1`).
    EntryMask,
    /// A scalar argument, by parameter index (`I32`, `F32`, `F16`, `BF16`; `bool` as `I32`; sub-word integers
    /// normalised; `I64` and `F64`, which are `Words(2)` once expanded).
    Param(u32),
    /// A view's length, rows, columns or stride in elements (`I32`).
    ViewDim(ViewId, Dim),
    /// Work-item id in the workgroup.
    ThreadId(Axis),
    /// Workgroup id.
    BlockId(Axis),
    /// Number of workgroups.
    BlockCount(Axis),
    /// Lane in the wave, 0..=31.
    Lane,
    /// Wave in the workgroup.
    WaveId,
    /// The compute unit's count of cycles (`I32`, uniform), in the order of memory accesses.
    Cycles,
    /// See [`UnOp`].
    Unary(UnOp, Value),
    /// See [`BinOp`].
    Binary(BinOp, Value, Value),
    /// See [`TernOp`].
    Ternary(TernOp, Value, Value, Value),
    /// Compares two `I32` or `I64`.
    Icmp(IPred, Value, Value),
    /// Compares two floats (`F32`, `F64`).
    Fcmp(FPred, Value, Value),
    /// `cond ? a : b`; a and b of any one type, `B1` included.
    Select(Value, Value, Value),
    /// The bits under another type of the same size (`I32`, `F32`; `F16`, `BF16` from and to the low half of
    /// `I32`, zero-extended).
    Bitcast(Value),
    /// Word `i` of a `Words(n)`, `I64` or `F64` as `I32`.
    Word(Value, u8),
    /// `Words(n)`, or of two `I64` or `F64`, from values of type `I32` or `F32`, the lowest word first.
    Pack(Vec<Value>),
    /// Loads from a view: byte offset in `I32` plus a constant; reads of the view's range only, else zero.
    #[allow(missing_docs)]
    Load { view: ViewId, mem: Mem, offset: Value, imm: u32 },
    /// Stores to a view; a store out of range vanishes.
    #[allow(missing_docs)]
    Store { view: ViewId, mem: Mem, offset: Value, imm: u32, value: Value },
    /// Loads from an LDS array: byte offset in the array plus a constant. Out of range reads zero (the front end
    /// guards).
    #[allow(missing_docs)]
    LdsLoad { array: LdsId, mem: Mem, offset: Value, imm: u32 },
    /// Stores to an LDS array.
    #[allow(missing_docs)]
    LdsStore { array: LdsId, mem: Mem, offset: Value, imm: u32, value: Value },
    /// An atomic access at a byte offset, lane after lane: yields the old value, except for stores. Out of range it
    /// yields zero and has no effect.
    Atomic(Atomic, Value, Vec<Value>),
    /// Orders the memory accesses before and after it.
    Fence(Scope, MemOrder),
    /// Waits for all waves of the workgroup and orders LDS and global memory among them. The mask is workgroup-uniform.
    Barrier,
    /// Combines over the lanes of the mask; the same result in every lane (`I32`, `F32`).
    Reduce(ReduceOp, Value),
    /// Combines over the lanes up to this one, with it or without (`I32`, `F32`); lanes outside the mask contribute the
    /// identity, and before the first lane lie 0, -0.0, 1, or the greatest or least number, infinite for floats. In
    /// each row of 16 lanes, for d in 1, 2, 4, 8, x = op(x of lane - d, x) where the row has such a lane; then the
    /// upper row takes op(x of lane 15, x).
    #[allow(missing_docs)]
    Scan { op: ReduceOp, inclusive: bool, value: Value },
    /// The value held by lane `lane ^ mask`, mask in 1..=31 (`I32`, `F32`).
    ShuffleXor(Value, u8, Absent),
    /// The value held by the lane given per lane, modulo 32; a lane outside the mask reads as 0 (`I32`, `F32`).
    Shuffle(Value, Value),
    /// The value held by one lane given by a uniform `I32` (`I32`, `F32`).
    ReadLane(Value, Value),
    /// One bit per lane of the mask in which the operand holds (`I32`, uniform).
    Ballot(Value),
    /// True where the operand holds in any lane of the mask (uniform `B1`).
    Any(Value),
    /// True where the operand holds in all lanes of the mask (uniform `B1`).
    All(Value),
    /// D = A * B + C; needs all 32 lanes.
    Wmma(WmmaKind, Value, Value, Value),
    /// Inline assembly by its number in [`super::Function::asms`], with the operands that it takes: `I32`, or
    /// `Words(2)` for 64 bits. Its results are words one after another (`I32`, `Words`).
    Asm(u32, Vec<Value>),
}

/// What is known of an operation whatever its operands are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpRow {
    /// What it is called in text; empty for arithmetic, which is called as in its table.
    pub name: &'static str,
    /// What it does besides computing its result. Loads from views that nothing in the launch writes are pure;
    /// [`super::Function::effect`] knows which those are.
    pub effect: Effect,
    /// Whether its result is the same in all lanes of the mask.
    pub lanes: Lanes,
    /// Where its result can be, if it has one. Loads, selects, assembly and values of several words have further
    /// conditions (`codegen/select/facts.rs`).
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

const fn row(name: &'static str, effect: Effect, lanes: Lanes, registers: Registers) -> OpRow {
    OpRow { name, effect, lanes, registers }
}

impl Op {
    /// What is known of the operation whatever its operands are.
    pub fn row(&self) -> OpRow {
        use Effect::{Lanes as LanesOnly, Pure, Read, Write};
        use Lanes::{AsOperands, Different, Same};
        use Registers::{Any, Scalar, Vector};
        match self {
            Op::Const(_) => row("const", Pure, Same, Scalar),
            Op::Undef => row("undef", Pure, Same, Scalar),
            Op::EntryMask => row("entry_mask", Pure, Different, Vector),
            Op::Param(_) => row("param", Pure, Same, Scalar),
            Op::ViewDim(_, Dim::Len) => row("view_len", Pure, Same, Scalar),
            Op::ViewDim(_, Dim::Rows) => row("view_rows", Pure, Same, Scalar),
            Op::ViewDim(_, Dim::Cols) => row("view_cols", Pure, Same, Scalar),
            Op::ViewDim(_, Dim::Stride) => row("view_stride", Pure, Same, Scalar),
            Op::ThreadId(_) => row("thread_id", Pure, Different, Vector),
            Op::BlockId(_) => row("block_id", Pure, Same, Scalar),
            Op::BlockCount(_) => row("block_count", Pure, Same, Scalar),
            Op::Lane => row("lane", Pure, Different, Vector),
            Op::WaveId => row("wave_id", Pure, Same, Scalar),
            Op::Cycles => row("cycles", Write, Same, Scalar),
            Op::Unary(UnOp::ReadFirst, _) => row("", LanesOnly, Same, Scalar),
            Op::Unary(op, _) => row("", Pure, AsOperands, op.row().registers),
            Op::Binary(op, ..) => row("", Pure, AsOperands, op.row().registers),
            Op::Ternary(op, ..) => row("", Pure, AsOperands, op.row().registers),
            Op::Icmp(..) => row("icmp", Pure, AsOperands, Vector),
            Op::Fcmp(..) => row("fcmp", Pure, AsOperands, Vector),
            Op::Select(..) => row("select", Pure, AsOperands, Any),
            Op::Bitcast(_) => row("bitcast", Pure, AsOperands, Any),
            Op::Word(..) => row("word", Pure, AsOperands, Any),
            Op::Pack(_) => row("pack", Pure, AsOperands, Vector),
            // Lanes that read one address in one instruction read one value; memory that others may write stays in
            // vector registers, which need no claim about when it is read.
            Op::Load { .. } => row("load", Read, AsOperands, Any),
            Op::Store { .. } => row("store", Write, Same, Vector),
            Op::LdsLoad { .. } => row("load", Read, Different, Vector),
            Op::LdsStore { .. } => row("store", Write, Same, Vector),
            // The lanes of a wave access the location one after another.
            Op::Atomic(..) => row("atomic", Write, Different, Vector),
            Op::Fence(..) => row("fence", Write, Same, Vector),
            Op::Barrier => row("barrier", Write, Same, Vector),
            Op::Reduce(op, _) if op.ty().is_float() => row("reduce", LanesOnly, Same, Vector),
            Op::Reduce(..) => row("reduce", LanesOnly, Same, Scalar),
            Op::Scan { .. } => row("scan", LanesOnly, Different, Vector),
            Op::ShuffleXor(..) => row("shuffle_xor", LanesOnly, Different, Vector),
            Op::Shuffle(..) => row("shuffle", LanesOnly, Different, Vector),
            Op::ReadLane(..) => row("read_lane", LanesOnly, Same, Scalar),
            Op::Ballot(_) => row("ballot", LanesOnly, Same, Scalar),
            Op::Any(_) => row("any", LanesOnly, Same, Scalar),
            Op::All(_) => row("all", LanesOnly, Same, Scalar),
            Op::Wmma(..) => row("wmma", LanesOnly, Different, Vector),
            Op::Asm(..) => row("asm", LanesOnly, Same, Scalar),
        }
    }

    /// What the operation does besides computing its result.
    pub fn effect(&self) -> Effect {
        self.row().effect
    }

    /// Whether it yields a value.
    pub fn has_result(&self) -> bool {
        match self {
            Op::Store { .. } | Op::LdsStore { .. } | Op::Barrier | Op::Fence(..) => false,
            Op::Atomic(a, ..) => a.op != AtomicOp::Store,
            _ => true,
        }
    }

    /// Whether its value is the same wherever in the kernel it stands: it has no operands.
    pub fn is_leaf(&self) -> bool {
        let mut leaf = self.effect() == Effect::Pure && !matches!(self, Op::Undef | Op::EntryMask);
        self.for_each_operand(|_| leaf = false);
        leaf
    }

    /// The types of the operands, in the order of [`Op::for_each_operand`], and of the result. `ty` is the type of a
    /// value; `asm` finds inline assembly by its number.
    pub fn signature<'a>(&self, ty: impl Fn(Value) -> Ty, asm: impl Fn(u32) -> Option<&'a AsmBlock>) -> Signature {
        use Types::{Any, Is, OneOf};
        const WORD: Types = OneOf(&[Ty::I32, Ty::F32]);
        let sig = |operands: &[Types], result: Types| Signature { operands: operands.to_vec(), result };
        match self {
            Op::Const(_) | Op::Undef | Op::Param(_) => sig(&[], Any),
            Op::EntryMask => sig(&[], Is(Ty::B1)),
            Op::ViewDim(..)
            | Op::ThreadId(_)
            | Op::BlockId(_)
            | Op::BlockCount(_)
            | Op::Lane
            | Op::WaveId
            | Op::Cycles => sig(&[], Is(Ty::I32)),
            Op::Unary(op, a) => sig(&[op.row().takes], Is(op.row().gives.of(ty(*a)))),
            Op::Binary(op, a, _) => {
                let (row, first) = (op.row(), ty(*a));
                sig(&[row.takes, Is(row.last.of(first))], Is(row.gives.of(first)))
            }
            Op::Ternary(op, a, ..) => {
                let (row, first) = (op.row(), ty(*a));
                sig(&[row.takes, Is(first), Is(row.last.of(first))], Is(row.gives.of(first)))
            }
            Op::Icmp(_, a, _) => sig(&[OneOf(&[Ty::I32, Ty::I64]), Is(ty(*a))], Is(Ty::B1)),
            Op::Fcmp(_, a, _) => sig(&[OneOf(&[Ty::F32, Ty::F64]), Is(ty(*a))], Is(Ty::B1)),
            Op::Select(_, a, _) => sig(&[Is(Ty::B1), Any, Is(ty(*a))], Is(ty(*a))),
            Op::Bitcast(a) => {
                let to = match ty(*a) {
                    Ty::I32 => OneOf(&[Ty::F32, Ty::F16, Ty::BF16]),
                    Ty::F32 | Ty::F16 | Ty::BF16 => Is(Ty::I32),
                    Ty::I64 => Is(Ty::F64),
                    Ty::F64 => Is(Ty::I64),
                    Ty::B1 | Ty::Words(_) => OneOf(&[]),
                };
                sig(&[Any], to)
            }
            Op::Word(..) => sig(&[Any], Is(Ty::I32)),
            Op::Pack(values) => sig(&vec![WORD; values.len()], Any),
            Op::Load { mem, .. } | Op::LdsLoad { mem, .. } => sig(&[Is(Ty::I32)], Is(mem.ty())),
            Op::Store { mem, .. } | Op::LdsStore { mem, .. } => sig(&[Is(Ty::I32), Is(mem.ty())], Any),
            Op::Atomic(a, _, data) => {
                let mut operands = vec![Is(a.ty()); data.len() + 1];
                operands[0] = Is(Ty::I32);
                sig(&operands, Is(a.ty()))
            }
            Op::Fence(..) | Op::Barrier => sig(&[], Any),
            Op::Reduce(op, _) | Op::Scan { op, .. } => sig(&[Is(op.ty())], Is(op.ty())),
            Op::ShuffleXor(a, ..) => sig(&[WORD], Is(ty(*a))),
            Op::Shuffle(a, _) | Op::ReadLane(a, _) => sig(&[WORD, Is(Ty::I32)], Is(ty(*a))),
            Op::Ballot(_) => sig(&[Is(Ty::B1)], Is(Ty::I32)),
            Op::Any(_) | Op::All(_) => sig(&[Is(Ty::B1)], Is(Ty::B1)),
            Op::Wmma(kind, ..) => {
                let source = Is(Ty::Words(kind.source_words()));
                sig(&[source, source, Is(Ty::Words(8))], Is(Ty::Words(8)))
            }
            Op::Asm(id, _) => {
                let words = |n: u32| Is(if n == 1 { Ty::I32 } else { Ty::Words(n as u8) });
                match asm(*id) {
                    Some(block) => Signature {
                        operands: block.given().map(|o| words(o.words.into())).collect(),
                        result: words(block.result_words()),
                    },
                    None => sig(&[], OneOf(&[])),
                }
            }
        }
    }

    /// Calls `f` on every operand.
    pub fn for_each_operand(&self, mut f: impl FnMut(Value)) {
        self.clone().map_operands(|v| {
            f(v);
            v
        });
    }

    /// Replaces every operand by `f` of it.
    pub fn map_operands(&mut self, mut f: impl FnMut(Value) -> Value) {
        match self {
            Op::Const(_)
            | Op::Undef
            | Op::EntryMask
            | Op::Param(_)
            | Op::ViewDim(..)
            | Op::ThreadId(_)
            | Op::BlockId(_)
            | Op::BlockCount(_)
            | Op::Lane
            | Op::WaveId
            | Op::Cycles
            | Op::Fence(..)
            | Op::Barrier => {}
            Op::Unary(_, a) | Op::Bitcast(a) | Op::Word(a, _) | Op::Reduce(_, a) | Op::ShuffleXor(a, ..) => *a = f(*a),
            Op::Ballot(a) | Op::Any(a) | Op::All(a) | Op::Scan { value: a, .. } => *a = f(*a),
            Op::Binary(_, a, b) | Op::Icmp(_, a, b) | Op::Fcmp(_, a, b) | Op::Shuffle(a, b) | Op::ReadLane(a, b) => {
                *a = f(*a);
                *b = f(*b);
            }
            Op::Ternary(_, a, b, c) | Op::Select(a, b, c) | Op::Wmma(_, a, b, c) => {
                *a = f(*a);
                *b = f(*b);
                *c = f(*c);
            }
            Op::Pack(vs) | Op::Asm(_, vs) => vs.iter_mut().for_each(|v| *v = f(*v)),
            Op::Atomic(_, offset, data) => {
                *offset = f(*offset);
                data.iter_mut().for_each(|v| *v = f(*v));
            }
            Op::Load { offset, .. } | Op::LdsLoad { offset, .. } => *offset = f(*offset),
            Op::Store { offset, value, .. } | Op::LdsStore { offset, value, .. } => {
                *offset = f(*offset);
                *value = f(*value);
            }
        }
    }
}

/// The types of an operation's operands and of its result, if it has one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signature {
    /// Of each operand.
    pub operands: Vec<Types>,
    /// Of the result.
    pub result: Types,
}
