//! The builtins of the kernel language: one row for each, which holds only data.
//!
//! | file | has |
//! |---|---|
//! | `ids`, `wave`, `block` | rows of positions in the grid, of operations over a wave and over a workgroup |
//! | `memory`, `atomic`, `array`, `wmma` | rows of methods of views and LDS, atomics, arrays in registers, matrix fragments |
//! | `float`, `int`, `pair`, `bytes` | rows of methods of numbers |
//! | `op` | [`op::BuiltinOp`], the operations that rows name |
//! | `constants`, `spelling` | named constants of scalar types; suggestions for misspelt names |
//!
//! A row has the type that a builtin is used on, its arguments and its result, how uniform the result is, the control
//! flow that it needs, its cost, and its operation. Inference, uniformity, lowering and the suggestions in error
//! messages read the same rows.
//!
//! To add a builtin, write its row, add its operation to `op`, and lower that in `lower::builtins`, which matches on
//! all operations: without a lowering the crate does not compile.
//!
//! Operators, casts, indexing and control flow do not belong here.
//!
//! - **Invariant:** this module imports neither `check` nor `lower`.

mod array;
mod atomic;
mod block;
mod bytes;
mod constants;
mod float;
mod ids;
mod int;
mod memory;
pub mod op;
mod pair;
mod spelling;
mod wave;
mod wmma;

pub use constants::{Constant, constant_of, float_constant, is_float_constant};
pub use memory::RANGE_IS;
pub use spelling::nearest;

use super::types::{Scalar, Type};
use crate::ir::Access;
use op::{BuiltinOp, Wmma};

/// A builtin.
#[derive(Debug)]
pub struct Builtin {
    /// `""`, or one of [`MODULES`].
    pub module: &'static str,
    /// The name in its module, or the method's name.
    pub name: &'static str,
    /// What it is called on.
    pub on: On,
    /// The arguments, without the receiver.
    pub args: &'static [ArgType],
    /// The result.
    pub ret: Ret,
    /// How uniform the result is.
    pub yields: Yields,
    /// The control flow that it requires.
    pub needs: Needs,
    /// Whether it costs more than a branch around it.
    pub costly: bool,
    /// Whether a `usize` has it: the result does not depend on the width of the type, which is 32 bits in kernels.
    pub for_usize: bool,
    /// What it computes.
    pub op: BuiltinOp,
}

impl Builtin {
    /// A row with the usual properties: cheap, as uniform as its arguments, allowed in any control flow.
    const fn function(
        module: &'static str,
        name: &'static str,
        on: On,
        args: &'static [ArgType],
        ret: Ret,
        op: BuiltinOp,
    ) -> Builtin {
        let (yields, needs) = (Yields::Args, Needs::Nothing);
        Builtin { module, name, on, args, ret, yields, needs, costly: false, for_usize: false, op }
    }

    /// A row for a method with the usual properties.
    const fn method(name: &'static str, on: Class, args: &'static [ArgType], ret: Ret, op: BuiltinOp) -> Builtin {
        Builtin::function("", name, On::Method(on), args, ret, op)
    }

    /// This row, marked as costing more than a branch around it.
    const fn costly(self) -> Builtin {
        Builtin { costly: true, ..self }
    }

    /// This builtin, which a `usize` has too.
    const fn for_usize(self) -> Builtin {
        Builtin { for_usize: true, ..self }
    }

    /// True for functions of the types of matrix fragments: `wmma::A::load`, `wmma::Acc::zero`.
    pub fn is_of_fragment(&self) -> bool {
        use Wmma::{LoadFragment, LoadSums, LoadTransposed, Splat, Zero};
        matches!(self.op, BuiltinOp::Wmma(LoadFragment | LoadTransposed | Zero | Splat | LoadSums))
    }

    /// True if the builtin may change memory or synchronises lanes.
    pub fn has_effect(&self) -> bool {
        self.needs != Needs::Nothing || self.ret == Ret::Unit || matches!(self.op, BuiltinOp::Atomic(_))
    }
}

/// The value of an `Option` without one. It has no name in kernels.
pub static ZEROED: Builtin = Builtin::function("", "", On::Nothing, &[], Ret::T, BuiltinOp::Zeroed);

/// What a builtin is called on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum On {
    /// A function of fixed types.
    Nothing,
    /// A function generic over `T`.
    Some(Class),
    /// A method.
    Method(Class),
    /// A function of a type: `f32::from_bits`.
    Type(Class),
}

/// A set of types.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Class {
    /// f64, f32, f16, bf16.
    Float,
    /// f32, f16, bf16.
    UpToF32,
    /// f16, bf16, i8, u8, and integers of 4 bits.
    Matrix,
    Int,
    SignedInt,
    UnsignedInt,
    /// Integers and floats.
    Number,
    /// All integers except `usize`.
    Bits,
    /// u32.
    Word,
    /// f16x2, bf16x2.
    Pair,
    /// Scalars, and tuples and arrays of them.
    Exchange,
    /// Arrays in registers.
    Array,
    /// Arrays of f32, f16 and bf16.
    FloatArray,
    /// Arrays of i8 and u8.
    ByteArray,
    /// Views and LDS arrays.
    Memory,
    /// Views that can be read.
    Readable,
    /// Views that can be written.
    Writable,
    /// `Atomics`.
    Atomics,
    Lds,
    Acc,
}

impl Class {
    /// True when a type belongs to the class.
    pub fn has(self, t: &Type) -> bool {
        use Scalar::*;
        match (self, t) {
            (Class::Exchange, Type::Tuple(ts)) => !ts.is_empty() && ts.iter().all(|t| self.has(t)),
            (Class::Exchange, Type::Array(t, _)) => self.has(t),
            (Class::Array, Type::Array(..)) | (Class::Matrix, Type::Nibble(_)) => true,
            (Class::FloatArray, Type::Array(t, _)) => Class::UpToF32.has(t),
            (Class::ByteArray, Type::Array(t, _)) => matches!(**t, Type::Scalar(I8 | U8)),
            (Class::Memory, Type::View(..) | Type::Lds(..))
            | (Class::Lds, Type::Lds(..))
            | (Class::Acc, Type::Acc(_)) => true,
            (Class::Readable, Type::View(a, _)) => matches!(a, Access::Read | Access::ReadWrite),
            (Class::Writable, Type::View(a, _)) => matches!(a, Access::Write | Access::ReadWrite),
            (Class::Atomics, Type::View(a, _)) => *a == Access::Atomic,
            (_, Type::Scalar(s)) => match self {
                Class::Float => s.is_float(),
                Class::UpToF32 => s.is_float() && *s != F64,
                Class::Matrix => matches!(s, F16 | Bf16 | I8 | U8),
                Class::Int => s.is_int(),
                Class::SignedInt => s.is_signed(),
                Class::UnsignedInt => s.is_int() && !s.is_signed(),
                Class::Number => !matches!(s, Bool | Usize) && s.half().is_none(),
                Class::Pair => s.half().is_some(),
                Class::Bits => s.is_int() && *s != Usize,
                Class::Word => *s == U32,
                Class::Exchange => *s != Usize,
                _ => false,
            },
            _ => false,
        }
    }

    /// The name of the class in messages.
    pub fn describe(self) -> &'static str {
        match self {
            Class::Float => "floats",
            Class::UpToF32 => "f32, f16 and bf16",
            Class::Matrix => "f16, bf16, i8, u8, wmma::I4 and wmma::U4",
            Class::Int => "integers",
            Class::SignedInt => "signed integers",
            Class::UnsignedInt => "unsigned integers",
            Class::Number => "integers and floats",
            Class::Bits => "integers",
            Class::Pair => "f16x2 and bf16x2",
            Class::Exchange => "scalars, and tuples and arrays of them",
            Class::Word => "u32",
            Class::Array => "arrays",
            Class::FloatArray => "arrays of f32, f16 and bf16",
            Class::ByteArray => "arrays of i8 and u8",
            Class::Memory => "views and Lds arrays",
            Class::Readable => "In and InOut",
            Class::Writable => "Out and InOut",
            Class::Atomics => "Atomics",
            Class::Lds => "Lds",
            Class::Acc => "accumulators",
        }
    }
}

/// The type of an argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArgType {
    /// The type that the builtin is used on.
    T,
    /// `u32`.
    U32,
    /// A `u32` or `usize` that must be a constant.
    ConstCount,
    /// A position or a number of elements: `u32` or `usize`, which has 32 bits in kernels.
    Count,
    /// `i32`.
    I32,
    /// A `u32` that must be the same in all lanes.
    UniformU32,
    /// `f32`.
    F32,
    /// `[f32; 2]`.
    F32s,
    /// A half of the pair.
    Half,
    /// `bool`.
    Bool,
    /// The unsigned integer of T's width: the bits of a float.
    Bits,
    /// `[u8; N]` with the size of T.
    Bytes,
    /// An array of elements.
    Elems,
    /// An array of i8 or u8 that is as long as T.
    ByteArray,
    /// The sum of products of the elements of T and of the first argument: `u32` if both are `u8`, else `i32`.
    SumOfProducts,
    /// One element.
    Elem,
    /// `u32`, or `(u32, u32)` for row and column.
    Index,
    /// `Scope::..`: its number.
    Scope,
    /// `Order::..`: its number.
    Order,
    /// `&Lds<T, ..>` or a view that can be read.
    Tile,
    /// `&mut Lds<T, ..>` or a view that can be written.
    TileMut,
    /// `wmma::A<T>`.
    A,
    /// `wmma::B<T>`.
    B,
    /// An accumulator.
    Acc,
    /// A closure, after all other arguments.
    Closure(&'static Takes),
}

/// The parameters and the result of a closure.
#[derive(PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Takes {
    pub params: &'static [ClosureType],
    pub gives: ClosureType,
}

/// A type of a closure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClosureType {
    /// The type that the builtin is used on.
    T,
    /// The type of its elements.
    Elem,
    /// `u32`.
    U32,
    /// `usize`.
    Usize,
    /// Any other type.
    New,
}

/// The type of a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ret {
    /// `()`.
    Unit,
    /// The type that the builtin is used on.
    T,
    /// A pair of values of that type.
    Both,
    /// A part of the view or array: a view of the same kind, or an `LdsDyn` for an LDS array.
    Part,
    /// `u32`.
    U32,
    /// `i32`.
    I32,
    /// `f32`.
    F32,
    /// `[f32; 2]`.
    F32s,
    /// A half of the pair.
    Half,
    /// `bool`.
    Bool,
    /// The type of the last argument.
    Last,
    /// The unsigned integer of T's width.
    Unsigned,
    /// `[u8; N]` with the size of T.
    Bytes,
    /// One element.
    Elem,
    /// An array with the length in the turbofish.
    Elems,
    /// `wmma::A<T>`.
    A,
    /// `wmma::B<T>`.
    B,
    /// An array of the closure's results.
    Array,
    /// An accumulator of the closure's results.
    Sums,
}

/// How uniform a result is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Yields {
    /// As uniform as the arguments.
    Args,
    /// As uniform as the arguments if the memory is never written, else divergent.
    Memory,
    /// All lanes of the workgroup have one value.
    Workgroup,
    /// All lanes of the wave have one value.
    Wave,
    /// The value may differ in each lane.
    Divergent,
}

/// The control flow that a builtin requires.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Needs {
    /// No requirement.
    Nothing,
    /// All lanes of the wave.
    Wave,
    /// All lanes of the workgroup.
    Workgroup,
}

/// All builtins, table by table.
pub fn builtins() -> impl Iterator<Item = &'static Builtin> {
    [
        ids::BUILTINS,
        array::BUILTINS,
        atomic::BUILTINS,
        wave::BUILTINS,
        block::BUILTINS,
        wmma::BUILTINS,
        memory::BUILTINS,
        float::BUILTINS,
        float::ELEMENTARY,
        pair::BUILTINS,
        int::BUILTINS,
        bytes::BUILTINS,
    ]
    .into_iter()
    .flatten()
}

/// The modules of builtins.
pub const MODULES: &[&str] = &["wave", "block", "wmma", "array"];

/// The function with a path such as `global_id` or `wave::sum`, from the last two segments of the path.
pub fn function(module: &str, name: &str) -> Option<&'static Builtin> {
    builtins().find(|w| w.module == module && w.name == name && matches!(w.on, On::Nothing | On::Some(_)))
}

/// The method with this name on a type.
pub fn method_of(name: &str, t: &Type) -> Option<&'static Builtin> {
    builtins().find(|w| w.name == name && matches!(w.on, On::Method(c) if c.has(t)))
}

/// True for the methods of `Atomics`.
pub fn is_atomic(name: &str) -> bool {
    builtins().any(|w| w.name == name && w.on == On::Method(Class::Atomics))
}

/// The function with this name on a type, such as `f32::from_bits`.
pub fn function_of(name: &str, t: &Type) -> Option<&'static Builtin> {
    builtins().find(|w| w.name == name && matches!(w.on, On::Type(c) if c.has(t)))
}
