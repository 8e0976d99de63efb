//! The operations.

use super::func::Value;
use super::ty::Ty;

/// A view argument (`In`, `Out`, `InOut`) by its position among the function's parameters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct ViewId(pub u32);

/// A static LDS array by its position in [`super::Function::lds`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct LdsId(pub u32);

/// A dimension of the launch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Axis {
    X,
    Y,
    Z,
}

/// A fact that a view argument carries, in elements.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Dim {
    Len,
    Rows,
    Cols,
    Stride,
}

/// What a kernel may do with a view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Access {
    /// `In<T>`: nothing in the launch writes it.
    Read,
    /// `Out<T>`.
    Write,
    /// `InOut<T>`.
    ReadWrite,
    /// `Atomics<T>`: by [`Op::Atomic`] alone.
    Atomic,
    /// Where messages to the host go ([`super::message`]): atomics and stores.
    Messages,
}

/// What an atomic access does to its location.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum AtomicOp {
    Load,
    Store,
    Add,
    Sub,
    MinU,
    MinS,
    MaxU,
    MaxS,
    And,
    Or,
    Xor,
    Exchange,
    /// Data: the new value, and what must be there for it to be stored.
    CompareExchange,
    FAdd,
    /// The new value where it is less than what is there (never with a NaN).
    FMin,
    FMax,
}

impl AtomicOp {
    /// Number of data operands.
    pub fn operands(self) -> usize {
        match self {
            AtomicOp::Load => 0,
            AtomicOp::CompareExchange => 2,
            _ => 1,
        }
    }
}

/// Where an atomic access goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Memory {
    View(ViewId),
    Lds(LdsId),
}

/// Among whom an atomic access or fence orders memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Scope {
    Workgroup,
    Device,
    System,
}

/// What an atomic access or fence orders, as in Rust's and C++'s memory model.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum MemOrder {
    Relaxed,
    Acquire,
    Release,
    AcqRel,
    SeqCst,
}

impl MemOrder {
    /// What comes after is not done before.
    pub fn acquires(self) -> bool {
        matches!(self, MemOrder::Acquire | MemOrder::AcqRel | MemOrder::SeqCst)
    }

    /// What comes before is done before.
    pub fn releases(self) -> bool {
        matches!(self, MemOrder::Release | MemOrder::AcqRel | MemOrder::SeqCst)
    }
}

/// An atomic access but for its operands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Atomic {
    /// What it does.
    pub op: AtomicOp,
    /// Where.
    pub place: Memory,
    /// On 64 bits (`Words(2)`), not 32 (`I32`).
    pub wide: bool,
    /// Bytes added to the offset.
    pub imm: u32,
    /// Among whom it orders memory.
    pub scope: Scope,
    /// What it orders.
    pub order: MemOrder,
}

impl Atomic {
    /// The type of its data and its result.
    pub fn ty(&self) -> Ty {
        if self.wide { Ty::Words(2) } else { Ty::I32 }
    }
}

/// The shape of a memory access.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Mem {
    /// One byte, zero-extended by a load.
    U8,
    /// One byte, sign-extended by a load.
    S8,
    /// Two bytes, zero-extended by a load.
    U16,
    /// Two bytes, sign-extended by a load.
    S16,
    /// `n` words (1..=4): the value is `I32` for one, `Words(n)` for more.
    Words(u8),
}

impl Mem {
    /// Size in bytes.
    pub fn bytes(self) -> u32 {
        match self {
            Mem::U8 | Mem::S8 => 1,
            Mem::U16 | Mem::S16 => 2,
            Mem::Words(n) => 4 * u32::from(n),
        }
    }

    /// The type of the value loaded or stored.
    pub fn ty(self) -> Ty {
        match self {
            Mem::U8 | Mem::S8 | Mem::U16 | Mem::S16 | Mem::Words(1) => Ty::I32,
            Mem::Words(n) => Ty::Words(n),
        }
    }
}

/// Operations with one operand. Unless said otherwise the result has the operand's type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum UnOp {
    /// Bitwise complement (`I32`); on `B1` the complement within the block's mask.
    Not,
    /// Number of one bits (`I32`).
    CountOnes,
    /// Leading zeros, 32 for zero (`I32`).
    LeadingZeros,
    /// Trailing zeros, 32 for zero (`I32`).
    TrailingZeros,
    /// Reversed bits (`I32`).
    ReverseBits,
    /// Flips the sign bit (floats).
    FNeg,
    /// Clears the sign bit (floats).
    FAbs,
    /// Correctly rounded square root.
    FSqrt,
    /// Towards minus infinity.
    FFloor,
    /// Towards plus infinity.
    FCeil,
    /// Towards zero.
    FTrunc,
    /// To nearest, ties to even.
    FRoundEven,
    /// 2^x within the documented error (`F32`), denormal results kept.
    FExp2,
    /// e^x within the documented error (`F32`).
    FExp,
    /// log2 x within the documented error (`F32`), denormal inputs handled.
    FLog2,
    /// ln x within the documented error (`F32`).
    FLn,
    /// sin x, x in radians (`F32`).
    FSin,
    /// cos x, x in radians (`F32`).
    FCos,
    /// tanh x (`F32`).
    FTanh,
    /// The machine's own reciprocal, 1 ULP (`F32`).
    FRcpApprox,
    /// The machine's own reciprocal square root: 1 ULP (`F32`), 2^29 ULP (`F64`).
    FRsqrtApprox,
    /// The machine's own square root, 1 ULP (`F32`).
    FSqrtApprox,
    /// The machine's own 2^x: flushes denormal results (`F32`).
    FExp2Approx,
    /// The machine's own log2: takes denormal inputs for zero (`F32`).
    FLog2Approx,
    /// The machine's own sine of x turns, |x| <= 256 (`F32`).
    FSinTurns,
    /// The machine's own cosine of x turns, |x| <= 256 (`F32`).
    FCosTurns,
    /// `I32` (unsigned) to `F32`, nearest even.
    U32ToF32,
    /// `I32` (signed) to `F32`, nearest even.
    S32ToF32,
    /// `F32` to unsigned `I32`, towards zero, saturating, NaN gives 0.
    F32ToU32,
    /// `F32` to signed `I32`, towards zero, saturating, NaN gives 0.
    F32ToS32,
    /// `F16` to `F32`, exact.
    F16ToF32,
    /// `F32` to `F16`, nearest even.
    F32ToF16,
    /// `BF16` to `F32`, exact.
    BF16ToF32,
    /// `F32` to `BF16`, nearest even, NaN stays NaN.
    F32ToBF16,
    /// `F32` to `F64`, exact.
    F32ToF64,
    /// `F64` to `F32`, nearest even.
    F64ToF32,
    /// `I32` (unsigned) to `F64`, exact.
    U32ToF64,
    /// `I32` (signed) to `F64`, exact.
    S32ToF64,
    /// `F64` to unsigned `I32`, towards zero, saturating, NaN gives 0.
    F64ToU32,
    /// `F64` to signed `I32`, towards zero, saturating, NaN gives 0.
    F64ToS32,
    /// `I64` (unsigned) to `F32`, nearest even.
    U64ToF32,
    /// `I64` (signed) to `F32`, nearest even.
    S64ToF32,
    /// `F32` to unsigned `I64`, towards zero, saturating, NaN gives 0.
    F32ToU64,
    /// `F32` to signed `I64`, towards zero, saturating, NaN gives 0.
    F32ToS64,
    /// `I64` (unsigned) to `F64`, nearest even.
    U64ToF64,
    /// `I64` (signed) to `F64`, nearest even.
    S64ToF64,
    /// `F64` to unsigned `I64`, towards zero, saturating, NaN gives 0.
    F64ToU64,
    /// `F64` to signed `I64`, towards zero, saturating, NaN gives 0.
    F64ToS64,
    /// Sign-extends the low 8 bits (`I32`).
    SExt8,
    /// Sign-extends the low 16 bits (`I32`).
    SExt16,
    /// The value known to be the same in all lanes of the mask (any type): lets it live in a scalar register.
    ReadFirst,
}

impl UnOp {
    /// Whether its result is near the true one, but not by rule the nearest.
    pub fn is_approximate(self) -> bool {
        use UnOp::*;
        match self {
            FExp2 | FExp | FLog2 | FLn | FSin | FCos | FTanh | FRcpApprox | FRsqrtApprox | FSqrtApprox
            | FExp2Approx | FLog2Approx | FSinTurns | FCosTurns => true,
            Not | CountOnes | LeadingZeros | TrailingZeros | ReverseBits | FNeg | FAbs | FSqrt | FFloor | FCeil
            | FTrunc | FRoundEven | U32ToF32 | S32ToF32 | F32ToU32 | F32ToS32 | F16ToF32 | F32ToF16 | BF16ToF32
            | F32ToBF16 | F32ToF64 | F64ToF32 | U32ToF64 | S32ToF64 | F64ToU32 | F64ToS32 | U64ToF32 | S64ToF32
            | F32ToU64 | F32ToS64 | U64ToF64 | S64ToF64 | F64ToU64 | F64ToS64 | SExt8 | SExt16 | ReadFirst => false,
        }
    }
}

/// Operations with two operands of one type and a result of that type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum BinOp {
    Add,
    Sub,
    Mul,
    /// High 32 bits of the unsigned product.
    MulHiU,
    /// High 32 bits of the signed product.
    MulHiS,
    /// x / 0 = 0.
    DivU,
    /// x / 0 = 0, MIN / -1 = MIN.
    DivS,
    /// x % 0 = 0.
    RemU,
    /// x % 0 = 0, MIN % -1 = 0.
    RemS,
    MinU,
    MinS,
    MaxU,
    MaxS,
    /// On `I32` and on `B1`.
    And,
    /// On `I32` and on `B1`.
    Or,
    /// On `I32` and on `B1`.
    Xor,
    /// Shift amounts are taken modulo the width.
    Shl,
    ShrU,
    ShrS,
    FAdd,
    FSub,
    FMul,
    /// Correctly rounded.
    FDiv,
    /// Rust's `%`: the sign of the dividend.
    FRem,
    /// IEEE minNum: a NaN operand yields the other; of +-0 either.
    FMin,
    FMax,
    /// The first times two to the power of the second (`I32`).
    FLdexp,
    /// 53 bits of 2/pi for an angle (`F64`), at their place, by a number of such groups (`I32`): group 0 begins with the first bit, for angles from 2^54 on
    /// so far behind it that products of what is left out are multiples of four quarter turns; for those from 2^945 on times 2^128.
    FTwoOverPi,
    /// On pairs of halves in `I32`: the low halves, and the high halves.
    Pairs(PairOp, Half),
}

/// A half by its format, where two lie in an `I32`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Half {
    F16,
    BF16,
}

/// Operations on pairs of halves; each half has one rounding, to nearest even.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum PairOp {
    Add,
    Mul,
    /// As [`BinOp::FMin`].
    Min,
    /// As [`BinOp::FMax`].
    Max,
}

/// Operations with three operands, of one type unless said otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum TernOp {
    /// a * b + c with one rounding (`F32`, `F64`).
    Fma,
    /// (a + b) + c on `I32`, made by address folding.
    Add3,
    /// (a << b) + c on `I32`.
    ShlAdd,
    /// a * b + c on the low 24 bits of unsigned a, b (both known below 2^24), `I32`.
    MadU24,
    /// c + a0 b0 + a1 b1 on pairs of f16 (a, b `I32`; c `F32`), as two fused multiply-adds in this order, the low halves first.
    Dot2F16,
    /// The same on pairs of bf16.
    Dot2BF16,
    /// a * b + c with one rounding, on pairs of halves in `I32`: the low halves, and the high halves.
    FmaPairs(Half),
}

/// Integer comparisons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum IPred {
    Eq,
    Ne,
    LtU,
    LeU,
    GtU,
    GeU,
    LtS,
    LeS,
    GtS,
    GeS,
}

/// Float comparisons. All are false for NaN but `Ne` and the `U` forms (the complements of ordered ones).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum FPred {
    Eq,
    /// Unordered or unequal: Rust's `!=`.
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    /// Not greater or equal.
    ULt,
    /// Not greater.
    ULe,
    /// Not less or equal.
    UGt,
    /// Not less.
    UGe,
}

/// What a wave reduction combines with. The tree is a butterfly at distances 1, 2, 4, 8, 16; lanes outside the mask
/// contribute the identity, which changes nothing: of sums of floats -0.0, of their extremes a NaN.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum ReduceOp {
    Add,
    FAdd,
    FMul,
    FMin,
    FMax,
    MinU,
    MinS,
    MaxU,
    MaxS,
    And,
    Or,
    Xor,
}

/// The matrix instruction: 16x16x16 in wave32, A and B of 16-bit (`Words(8)`), 8-bit (`Words(4)`) or 4-bit elements (`Words(2)`), C and D `Words(8)`: of `F32`
/// or `I32`, or of 16-bit elements in the low halves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum WmmaKind {
    F32F16,
    F32BF16,
    /// Sums in `F32`, rounded at the end.
    F16F16,
    /// Sums in `F32`, rounded at the end.
    BF16BF16,
    /// Sums wrap.
    I32I8,
    /// Sums wrap.
    I32U8,
    /// Sums wrap.
    I32I4,
    /// Sums wrap.
    I32U4,
}

impl WmmaKind {
    /// Words of A and of B.
    pub fn source_words(self) -> u8 {
        match self {
            WmmaKind::F32F16 | WmmaKind::F32BF16 | WmmaKind::F16F16 | WmmaKind::BF16BF16 => 8,
            WmmaKind::I32I8 | WmmaKind::I32U8 => 4,
            WmmaKind::I32I4 | WmmaKind::I32U4 => 2,
        }
    }

    /// True where C and D are integers.
    pub fn is_integer(self) -> bool {
        matches!(self, WmmaKind::I32I8 | WmmaKind::I32U8 | WmmaKind::I32I4 | WmmaKind::I32U4)
    }

    /// True where A and B are of `F16`, false where they are of `BF16`.
    pub fn is_f16(self) -> bool {
        matches!(self, WmmaKind::F32F16 | WmmaKind::F16F16)
    }

    /// True where C and D are of 16 bits.
    pub fn is_half(self) -> bool {
        matches!(self, WmmaKind::F16F16 | WmmaKind::BF16BF16)
    }
}

/// What an operation does besides computing its result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// Nothing: may be removed, merged, hoisted to where its operands and mask allow.
    Pure,
    /// Depends on which lanes run: may be removed, never moved across a change of mask.
    Lanes,
    /// Reads memory that the launch may write.
    Read,
    /// Writes memory or synchronises: never removed or reordered with `Read` and `Write`.
    Write,
}

/// An operation with its operands.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Op {
    /// A constant of type `B1` (0 or 1), `I32`, `F16`, `BF16`, `F32`, or the 64-bit ones: its bits.
    Const(u64),
    /// Any value; differs from use to use.
    Undef,
    /// The lanes that exist when the kernel starts (`B1`).
    EntryMask,
    /// A scalar argument, by parameter index (`I32`, `F32`, `F16`, `BF16`; `bool` as `I32`; sub-word integers normalised; `I64` and
    /// `F64`, which are `Words(2)` once expanded).
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
    /// The same bits under another type of the same size (`I32`, `F32`; `F16`, `BF16` from and to the low half of `I32`, zero-extended).
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
    /// Loads from an LDS array: byte offset in the array plus a constant. Out of range reads zero (the front end guards).
    #[allow(missing_docs)]
    LdsLoad { array: LdsId, mem: Mem, offset: Value, imm: u32 },
    /// Stores to an LDS array.
    #[allow(missing_docs)]
    LdsStore { array: LdsId, mem: Mem, offset: Value, imm: u32, value: Value },
    /// An atomic access at a byte offset, lane after lane: gives what was there before, but for stores. Out of range it gives zero
    /// and does nothing.
    Atomic(Atomic, Value, Vec<Value>),
    /// Orders the memory accesses before and after it.
    Fence(Scope, MemOrder),
    /// Waits for all waves of the workgroup and orders LDS and global memory among them. The mask is workgroup-uniform.
    Barrier,
    /// Combines over the lanes of the mask; the same result in every lane (`I32`, `F32`).
    Reduce(ReduceOp, Value),
    /// Combines over the lanes up to this one, with it or without (`I32`, `F32`); lanes outside the mask contribute the identity, and before the first
    /// lane lie 0, -0.0, 1, or the greatest or least number, infinite for floats. In each row of
    /// 16 lanes, for d in 1, 2, 4, 8, x = op(x of lane - d, x) where the row has such a lane; then the upper row takes op(x of lane 15, x).
    #[allow(missing_docs)]
    Scan { op: ReduceOp, inclusive: bool, value: Value },
    /// The value held by lane `lane ^ mask`, mask in 1..=31; a lane outside the mask reads as 0 (`I32`, `F32`).
    ShuffleXor(Value, u8),
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
    /// Inline assembly by its number in [`super::Function::asms`], with the operands that it is given: `I32`, or `Words(2)` for 64 bits. Its results
    /// are words one after another (`I32`, `Words`).
    Asm(u32, Vec<Value>),
}

impl Op {
    /// What the operation does besides computing its result. Loads from views that nothing in the launch writes are pure;
    /// that is decided where the function is at hand ([`super::Function::effect`]).
    pub fn effect(&self) -> Effect {
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
            | Op::Binary(..)
            | Op::Ternary(..)
            | Op::Icmp(..)
            | Op::Fcmp(..)
            | Op::Select(..)
            | Op::Bitcast(_)
            | Op::Word(..)
            | Op::Pack(_) => Effect::Pure,
            Op::Unary(op, _) => match op {
                UnOp::ReadFirst => Effect::Lanes,
                _ => Effect::Pure,
            },
            Op::Reduce(..)
            | Op::Scan { .. }
            | Op::ShuffleXor(..)
            | Op::Shuffle(..)
            | Op::ReadLane(..)
            | Op::Ballot(_)
            | Op::Any(_)
            | Op::All(_)
            | Op::Asm(..)
            | Op::Wmma(..) => Effect::Lanes,
            Op::Load { .. } | Op::LdsLoad { .. } => Effect::Read,
            Op::Store { .. } | Op::LdsStore { .. } | Op::Barrier | Op::Atomic(..) | Op::Fence(..) | Op::Cycles => {
                Effect::Write
            }
        }
    }

    /// True for operations that yield a value.
    pub fn has_result(&self) -> bool {
        match self {
            Op::Store { .. } | Op::LdsStore { .. } | Op::Barrier | Op::Fence(..) => false,
            Op::Atomic(a, ..) => a.op != AtomicOp::Store,
            _ => true,
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
            Op::Unary(_, a) | Op::Bitcast(a) | Op::Word(a, _) | Op::Reduce(_, a) | Op::ShuffleXor(a, _) => *a = f(*a),
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
