//! The operations of builtins: rows of the table refer to them, and `lower::builtins` lowers them.

use crate::ir::{Axis, Dim, Signs};

/// The operation of a builtin. Several rows can share one operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum BuiltinOp {
    Id(Id),
    Array(Array),
    Atomic(Atomic),
    Wave(Wave),
    Workgroup(Workgroup),
    Wmma(Wmma),
    Memory(Memory),
    Float(Float),
    Elementary(Elementary),
    Pair(Pair),
    Int(Int),
    Bytes(Bytes),
    /// The value of an `Option` without one: zeros.
    Zeroed,
}

/// Positions in the grid, and the barrier.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Id {
    GlobalId(Axis),
    ThreadId(Axis),
    BlockId(Axis),
    BlockCount(Axis),
    BlockSize(Axis),
    Lane,
    WaveId,
    Cycles,
    Barrier,
}

/// Arrays in registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Array {
    FromFn,
    Dot,
    DotBytes,
    Map,
}

/// Atomic accesses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Atomic {
    Load,
    Store,
    Update(Update),
    CompareExchange,
    Fence,
}

/// How an atomic read-modify-write changes the element.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Update {
    Add,
    Sub,
    Min,
    Max,
    And,
    Or,
    Xor,
    Exchange,
}

/// Operations over the lanes of a wave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Wave {
    Fold(Combine),
    Scan(Combine, Scan),
    Reduce,
    Elect,
    ShuffleXor,
    Shuffle,
    ShuffleUp,
    ShuffleDown,
    Broadcast,
    First,
    Ballot,
    Any,
    All,
}

/// The operation that combines the values of two lanes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Combine {
    Sum,
    Product,
    Min,
    Max,
    And,
    Or,
    Xor,
}

/// The lanes that a scan combines for each lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scan {
    /// The lanes before it and the lane itself.
    Inclusive,
    /// The lanes before it.
    Exclusive,
}

/// Operations over the lanes of a workgroup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Workgroup {
    Fold(Combine),
    Scan(Combine, Scan),
    Reduce,
    Broadcast,
    Any,
    All,
}

/// Matrix fragments and accumulators.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Wmma {
    LoadFragment,
    LoadTransposed,
    Zero,
    Splat,
    LoadSums,
    MultiplyAdd,
    Get,
    Row,
    Col,
    Set,
    Store,
    Map,
    MapIndexed,
    ZipMap,
    RowFold(Combine),
}

/// Methods of views and LDS arrays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Memory {
    Dim(Dim),
    Row,
    Slice,
    Tile,
    Load,
    /// Whether the elements from a start to an end are those of an array.
    RangeIs,
    GetOr,
    LoadOr,
    Unchecked,
    Store,
}

/// Methods and functions of floats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Float {
    Sqrt,
    Rsqrt,
    Exp,
    Exp2,
    Ln,
    Log2,
    Sin,
    Cos,
    Tanh,
    Erf,
    Log10,
    Rcp,
    Tan,
    SinCos,
    ToDegrees,
    ToRadians,
    Powf,
    Abs,
    Floor,
    Ceil,
    Trunc,
    Fract,
    Round,
    RoundTiesEven,
    Signum,
    Recip,
    Min,
    Max,
    Clamp,
    MulAdd,
    Copysign,
    DivEuclid,
    RemEuclid,
    Powi,
    ToBits,
    ToF32,
    IsNan,
    IsFinite,
    IsInfinite,
    IsSignNegative,
    IsSignPositive,
    FromBits,
    FromF32,
}

/// Approximations that `f32` and `f64` compute by the same formulas.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Elementary {
    Asin,
    Acos,
    Atan,
    Atan2,
    ExpM1,
    Sinh,
    Cosh,
    Ln1p,
    Asinh,
    Acosh,
    Atanh,
    Log,
    Cbrt,
    Hypot,
}

/// Pairs of halves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Pair {
    New,
    Splat,
    FromBits,
    FromF32,
    Lo,
    Hi,
    Swapped,
    ToBits,
    ToF32,
    Min,
    Max,
    Abs,
    MulAdd,
    Dot,
}

/// Methods of integers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Int {
    WrappingAdd,
    WrappingSub,
    WrappingMul,
    WrappingDiv,
    WrappingRem,
    WrappingShl,
    WrappingShr,
    WrappingNeg,
    WrappingAbs,
    DivEuclid,
    RemEuclid,
    Min,
    Max,
    Clamp,
    Pow,
    WrappingPow,
    Ilog2,
    CountOnes,
    LeadingZeros,
    TrailingZeros,
    CountZeros,
    LeadingOnes,
    TrailingOnes,
    ReverseBits,
    SwapBytes,
    RotateLeft,
    RotateRight,
    Abs,
    UnsignedAbs,
    Signum,
    IsNegative,
    IsPositive,
    AbsDiff,
    SaturatingAdd,
    SaturatingSub,
    SaturatingMul,
    DivCeil,
    NextMultipleOf,
    IsPowerOfTwo,
    MulHi,
    /// A dot product of words of eight 4-bit numbers.
    Dot8(Signs),
}

/// Numbers as arrays of bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bytes {
    /// The number with these bytes, in this order.
    From(ByteOrder),
    /// The bytes of a number, in this order.
    To(ByteOrder),
}

/// Which byte of a number comes first. gfx11 is little-endian.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum ByteOrder {
    LeastFirst,
    MostFirst,
}
