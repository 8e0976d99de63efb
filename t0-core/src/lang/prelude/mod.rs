//! The words of the kernel language: one row a word, with all that is known about it.
//!
//! A row says on what a word is used, what it takes and gives, whether its result is the same in all lanes, what control flow
//! it needs, and how it becomes IR. Inference, uniformity, lowering and the suggestions in error messages read the same rows.
//! What does not live here: operators, casts, indexing and control flow.

mod array;
mod atomic;
mod block;
mod double;
mod elementary;
mod float;
mod formula;
mod ids;
mod int;
mod memory;
mod pair;
mod power;
mod tree;
mod wave;
mod wmma;

use super::ast::Closure;
use super::lower::{Leaf, Lowerer};
use super::types::{Scalar, Type};
use crate::ir::{Access, BinOp, IPred, Value};
use crate::source::Diagnostic;
use proc_macro2::Span;

/// A word.
#[derive(Debug)]
pub struct Builtin {
    /// `""`, or one of [`MODULES`].
    pub module: &'static str,
    /// The name in its module, or the method's name.
    pub name: &'static str,
    /// On what it is used.
    pub on: On,
    /// What it takes, the receiver aside.
    pub args: &'static [Arg],
    /// What it gives.
    pub ret: Ret,
    /// How uniform the result is.
    pub yields: Yields,
    /// What control flow it needs.
    pub needs: Needs,
    /// Whether it costs more than a branch around it.
    pub costly: bool,
    /// How it becomes IR.
    pub emit: Emit,
}

impl Builtin {
    /// The same word, which costs more than a branch around it.
    const fn costly(self) -> Builtin {
        Builtin { costly: true, ..self }
    }

    /// True where it is used at a type for which it is more than a branch around it.
    pub fn is_costly(&self, at: &Type) -> bool {
        self.costly || at.scalar() == Some(Scalar::F64) && double::NAMES.contains(&self.name)
    }

    /// True where memory may change or lanes wait for each other.
    pub fn has_effect(&self) -> bool {
        self.needs != Needs::Nothing || self.ret == Ret::Unit || atomic::BUILTINS.iter().any(|w| std::ptr::eq(w, self))
    }
}

/// On what a word is used.
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
    /// Integers that lanes compute in.
    Bits,
    /// f16x2, bf16x2.
    Pair,
    /// Scalars, and tuples and arrays of them.
    Exchange,
    /// Arrays in registers.
    Array,
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
                Class::Exchange => *s != Usize,
                _ => false,
            },
            _ => false,
        }
    }

    /// How messages call it.
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
            Class::Array => "arrays",
            Class::Memory => "views and Lds arrays",
            Class::Readable => "In and InOut",
            Class::Writable => "Out and InOut",
            Class::Atomics => "Atomics",
            Class::Lds => "Lds",
            Class::Acc => "accumulators",
        }
    }
}

/// What a word takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arg {
    /// The type it is used on.
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
    /// An array of elements.
    Elems,
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

/// What a closure takes and gives.
#[derive(PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Takes {
    pub params: &'static [Piece],
    pub gives: Piece,
}

/// A type of a closure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// The type the word is used on.
    T,
    /// That of its elements.
    Elem,
    /// `u32`.
    U32,
    /// `usize`.
    Usize,
    /// Any other.
    New,
}

/// What a word gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ret {
    /// Nothing.
    Unit,
    /// The type it is used on.
    T,
    /// Two of it.
    Both,
    /// A part of what it is used on: of a view one of its type, of an LDS array an `LdsDyn`.
    Part,
    /// `u32`.
    U32,
    /// `f32`.
    F32,
    /// `[f32; 2]`.
    F32s,
    /// A half of the pair.
    Half,
    /// `bool`.
    Bool,
    /// The unsigned integer of T's width.
    Unsigned,
    /// One element.
    Elem,
    /// As many elements as the turbofish says.
    Elems,
    /// `wmma::A<T>`.
    A,
    /// `wmma::B<T>`.
    B,
    /// The accumulator given last.
    Acc,
    /// An array of what the closure gives.
    Array,
    /// An accumulator of what the closure gives.
    Sums,
}

/// How uniform a result is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Yields {
    /// As uniform as the arguments.
    Args,
    /// As uniform as the arguments if it reads what nothing writes, else divergent.
    Memory,
    /// The same in all lanes of the workgroup.
    Workgroup,
    /// The same in all lanes of the wave.
    Wave,
    /// Any value in any lane.
    Divergent,
}

/// What control flow a word needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Needs {
    /// None in particular.
    Nothing,
    /// All lanes of the wave.
    Wave,
    /// All lanes of the workgroup.
    Workgroup,
}

/// How a word becomes IR.
pub type Emit = fn(&mut Lowerer<'_>, &Operands) -> Result<Vec<Leaf>, Diagnostic>;

/// A use of a word, lowered as far as its arguments.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct Operands {
    pub args: Vec<Vec<Leaf>>,
    pub spans: Vec<Span>,
    pub at: Type,
    pub closure: Option<Closure>,
    /// The type of the last argument.
    pub last: Type,
    /// The type of the result.
    pub gives: Type,
    pub n: Option<u32>,
    pub span: Span,
}

impl Operands {
    /// The value of a scalar argument.
    pub fn v(&self, i: usize) -> Value {
        self.args.get(i).and_then(|a| a.first()).map_or(Value(0), |l| l.value())
    }

    /// The view, array or part that an argument is.
    pub fn place(&self, i: usize) -> Option<Leaf> {
        self.args.get(i)?.first().copied().filter(|l| !matches!(l, Leaf::Value(_)))
    }

    /// The scalar the word is used at; for views and LDS that of the elements.
    pub fn scalar(&self) -> Scalar {
        match &self.at {
            Type::View(_, t) | Type::Lds(t, ..) => t.scalar().unwrap_or(Scalar::U32),
            Type::Acc(s) => *s,
            t => t.scalar().unwrap_or(Scalar::U32),
        }
    }

    /// The values that an argument is made of.
    pub fn values(&self, i: usize) -> Vec<Value> {
        self.args.get(i).map_or_else(Vec::new, |a| a.iter().map(|l| l.value()).collect())
    }

    /// The closure applied to values.
    pub fn apply(&self, l: &mut Lowerer<'_>, args: &[&[Value]]) -> Result<Vec<Value>, Diagnostic> {
        match &self.closure {
            Some(c) => l.apply(c, args, self.span),
            None => Ok(vec![]),
        }
    }

    /// The type of the elements of the view or array that the word is used at.
    pub fn elem(&self) -> &Type {
        match &self.at {
            Type::View(_, t) | Type::Lds(t, ..) => t,
            t => t,
        }
    }

    /// An argument that must be a constant.
    pub fn constant(&self, l: &Lowerer<'_>, i: usize, what: &str) -> Result<u32, Diagnostic> {
        l.constant(self.v(i)).ok_or_else(|| {
            Diagnostic::new(self.spans[i], format!("{what} must be a constant"))
                .help("use a literal, a const, or the variable of an `#[unroll]` loop")
        })
    }
}

/// `x` to the `n`-th power, `n` being a `u32`, from `unit` and by squares. The order is that of compiler-rt's `__powisf2`.
fn raised(l: &mut Lowerer<'_>, x: Value, unit: Value, n: Value, times: BinOp) -> Value {
    let (mut square, mut product) = (x, unit);
    let zero = l.i32(0);
    for bit in 0..32 {
        if bit != 0 {
            square = l.bin(times, square, square);
        }
        let mask = l.i32(1 << bit);
        let has = l.bin(BinOp::And, n, mask);
        let has = l.icmp(IPred::Ne, has, zero);
        let more = l.bin(times, product, square);
        product = l.select(has, more, product);
    }
    product
}

fn one(v: Value) -> Result<Vec<Leaf>, Diagnostic> {
    Ok(vec![Leaf::Value(v)])
}

const fn builtin(name: &'static str, on: On, args: &'static [Arg], ret: Ret, emit: Emit) -> Builtin {
    Builtin { module: "", name, on, args, ret, yields: Yields::Args, needs: Needs::Nothing, costly: false, emit }
}

const fn method(name: &'static str, on: Class, args: &'static [Arg], ret: Ret, emit: Emit) -> Builtin {
    builtin(name, On::Method(on), args, ret, emit)
}

/// All words, table by table.
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
        elementary::BUILTINS,
        pair::BUILTINS,
        int::BUILTINS,
    ]
    .into_iter()
    .flatten()
}

/// The modules of words.
pub const MODULES: &[&str] = &["wave", "block", "wmma", "array"];

/// The function of a path such as `global_id` or `wave::sum` (the last two segments count).
pub fn function(module: &str, name: &str) -> Option<&'static Builtin> {
    builtins().find(|w| w.module == module && w.name == name && matches!(w.on, On::Nothing | On::Some(_)))
}

/// The method of a name on a type.
pub fn method_of(name: &str, t: &Type) -> Option<&'static Builtin> {
    builtins().find(|w| w.name == name && matches!(w.on, On::Method(c) if c.has(t)))
}

/// Emits a word for what it is given.
pub fn emit(l: &mut Lowerer<'_>, w: &Builtin, g: Operands) -> Result<Vec<Leaf>, Diagnostic> {
    float::emit(l, w, g)
}

/// True for the methods of `Atomics`.
pub fn is_atomic(name: &str) -> bool {
    builtins().any(|w| w.name == name && w.on == On::Method(Class::Atomics))
}

/// The function of a name of a type.
pub fn function_of(name: &str, t: &Type) -> Option<&'static Builtin> {
    builtins().find(|w| w.name == name && matches!(w.on, On::Type(c) if c.has(t)))
}

/// A named constant of a scalar type, such as `f32::INFINITY`: its value for floats, or for integers.
pub fn constant_of(s: Scalar, name: &str) -> Option<Constant> {
    if s.is_int() && s != Scalar::Usize {
        let (min, max) = s.range();
        return Some(Constant::Int(
            match name {
                "MIN" => min,
                "MAX" => max,
                "BITS" => return Some(Constant::Bits(s.bits())),
                _ => return None,
            },
            s,
        ));
    }
    let single = match s {
        Scalar::F32 => true,
        Scalar::F64 => false,
        _ => return None,
    };
    let pick = |a: f32, b: f64| if single { f64::from(a) } else { b };
    let value = match name {
        "MAX" => pick(f32::MAX, f64::MAX),
        "MIN" => pick(f32::MIN, f64::MIN),
        "MIN_POSITIVE" => pick(f32::MIN_POSITIVE, f64::MIN_POSITIVE),
        "INFINITY" => f64::INFINITY,
        "NEG_INFINITY" => f64::NEG_INFINITY,
        "EPSILON" => pick(f32::EPSILON, f64::EPSILON),
        "NAN" => f64::NAN,
        _ => return None,
    };
    Some(Constant::Float(value, s))
}

/// True for the path of a constant of `core::f32::consts` or `core::f64::consts`: `f32::consts::PI`, `consts::PI`, or `PI`, which is imported.
/// `E` alone is a name that too many have for something else.
pub fn is_float_constant(path: &[String]) -> bool {
    match path {
        [name] => name != "E" && float_constant(name).is_some(),
        [.., of, name] => of == "consts" && float_constant(name).is_some(),
        [] => false,
    }
}

/// A constant of `core::f64::consts`; those of `core::f32::consts` are the same numbers rounded.
pub fn float_constant(name: &str) -> Option<f64> {
    use std::f64::consts;
    Some(match name {
        "PI" => consts::PI,
        "TAU" => consts::TAU,
        "E" => consts::E,
        "LN_2" => consts::LN_2,
        "LN_10" => consts::LN_10,
        "LOG2_E" => consts::LOG2_E,
        "LOG10_E" => consts::LOG10_E,
        "SQRT_2" => consts::SQRT_2,
        "FRAC_1_SQRT_2" => consts::FRAC_1_SQRT_2,
        "FRAC_1_PI" => consts::FRAC_1_PI,
        "FRAC_2_PI" => consts::FRAC_2_PI,
        "FRAC_2_SQRT_PI" => consts::FRAC_2_SQRT_PI,
        "LOG2_10" => consts::LOG2_10,
        "LOG10_2" => consts::LOG10_2,
        "FRAC_PI_2" => consts::FRAC_PI_2,
        "FRAC_PI_3" => consts::FRAC_PI_3,
        "FRAC_PI_6" => consts::FRAC_PI_6,
        "FRAC_PI_8" => consts::FRAC_PI_8,
        "FRAC_PI_4" => consts::FRAC_PI_4,
        _ => return None,
    })
}

/// A named constant's value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Constant {
    /// Of an integer type.
    Int(i128, Scalar),
    /// `BITS`, a `u32`.
    Bits(u32),
    /// Of `f32` or `f64`.
    Float(f64, Scalar),
}

/// The name among `names` that `wanted` was perhaps meant to be.
pub fn nearest<'a>(wanted: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    if wanted.len() < 2 {
        return None;
    }
    let limit = (wanted.len() / 3).max(1);
    let far = |n: &str| {
        let longer = n.len() >= 3 && wanted.len() >= 3 && (wanted.starts_with(n) || n.starts_with(wanted));
        if longer { limit } else { distance(wanted, n) }
    };
    names.map(|n| (far(n), n)).filter(|(d, _)| *d <= limit).min().map(|(_, n)| n)
}

/// Edits (insert, remove, replace) between two words.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().take(64).collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().take(64).enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let here = (diagonal + usize::from(x != *y)).min(row[j] + 1).min(row[j + 1] + 1);
            diagonal = row[j + 1];
            row[j + 1] = here;
        }
    }
    row[b.len()]
}
