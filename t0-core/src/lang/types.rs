//! The types of the kernel language.

use crate::bug::bug;
use crate::ir::{Access, Half, Mem, Ty};
use std::fmt::{self, Display, Formatter};
use std::hash::{Hash, Hasher};
use std::rc::Rc;

/// A scalar type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Scalar {
    Bool,
    I8,
    U8,
    I16,
    U16,
    I32,
    U32,
    I64,
    U64,
    /// 32 bits, and only in registers: array lengths, const generics, indices of arrays in registers.
    Usize,
    F16,
    Bf16,
    F32,
    F64,
    /// A pair of `f16` in one word.
    F16x2,
    /// A pair of `bf16` in one word.
    Bf16x2,
}

impl Scalar {
    /// Every scalar with its name in Rust.
    pub const ALL: [(Scalar, &'static str); 16] = [
        (Scalar::Bool, "bool"),
        (Scalar::I8, "i8"),
        (Scalar::U8, "u8"),
        (Scalar::I16, "i16"),
        (Scalar::U16, "u16"),
        (Scalar::I32, "i32"),
        (Scalar::U32, "u32"),
        (Scalar::I64, "i64"),
        (Scalar::U64, "u64"),
        (Scalar::Usize, "usize"),
        (Scalar::F16, "f16"),
        (Scalar::Bf16, "bf16"),
        (Scalar::F32, "f32"),
        (Scalar::F64, "f64"),
        (Scalar::F16x2, "f16x2"),
        (Scalar::Bf16x2, "bf16x2"),
    ];

    /// The scalar with this name.
    pub fn named(name: &str) -> Option<Scalar> {
        Scalar::ALL.iter().find(|(_, n)| *n == name).map(|(s, _)| *s)
    }

    /// Its name in Rust.
    pub fn name(self) -> &'static str {
        Scalar::ALL.iter().find(|(s, _)| *s == self).map_or("", |(_, n)| n)
    }

    /// True for the integer types.
    pub fn is_int(self) -> bool {
        !matches!(self, Scalar::Bool) && !self.is_float() && self.half().is_none()
    }

    /// The scalar of each half of a pair.
    pub fn half(self) -> Option<Half> {
        match self {
            Scalar::F16x2 => Some(Half::F16),
            Scalar::Bf16x2 => Some(Half::BF16),
            _ => None,
        }
    }

    /// The scalar type of one half of a pair.
    pub fn single(self) -> Option<Scalar> {
        match self {
            Scalar::F16x2 => Some(Scalar::F16),
            Scalar::Bf16x2 => Some(Scalar::Bf16),
            _ => None,
        }
    }

    /// True for the float types.
    pub fn is_float(self) -> bool {
        matches!(self, Scalar::F16 | Scalar::Bf16 | Scalar::F32 | Scalar::F64)
    }

    /// True for the floats with Rust literals and arithmetic.
    pub fn is_real(self) -> bool {
        matches!(self, Scalar::F32 | Scalar::F64)
    }

    /// True for the signed integers.
    pub fn is_signed(self) -> bool {
        matches!(self, Scalar::I8 | Scalar::I16 | Scalar::I32 | Scalar::I64)
    }

    /// True for the types of atomic accesses.
    pub fn is_atomic(self) -> bool {
        matches!(self, Scalar::U32 | Scalar::I32 | Scalar::U64 | Scalar::I64 | Scalar::F32 | Scalar::F64)
    }

    /// Width in bits of an integer.
    pub fn bits(self) -> u32 {
        8 * self.bytes()
    }

    /// Size in memory.
    pub fn bytes(self) -> u32 {
        match self {
            Scalar::I8 | Scalar::U8 => 1,
            Scalar::I16 | Scalar::U16 | Scalar::F16 | Scalar::Bf16 => 2,
            Scalar::Bool | Scalar::I32 | Scalar::U32 | Scalar::F32 | Scalar::Usize => 4,
            Scalar::F16x2 | Scalar::Bf16x2 => 4,
            Scalar::I64 | Scalar::U64 | Scalar::F64 => 8,
        }
    }

    /// The IR type of its values.
    pub fn ir(self) -> Ty {
        match self {
            Scalar::Bool => Ty::B1,
            Scalar::F16 => Ty::F16,
            Scalar::Bf16 => Ty::BF16,
            Scalar::F32 => Ty::F32,
            Scalar::F64 => Ty::F64,
            Scalar::I64 | Scalar::U64 => Ty::I64,
            // A pair of halves is a 32-bit word.
            _ => Ty::I32,
        }
    }

    /// How one element is loaded and stored.
    pub fn mem(self) -> Mem {
        match self {
            Scalar::I8 => Mem::S8,
            Scalar::U8 => Mem::U8,
            Scalar::I16 => Mem::S16,
            Scalar::U16 | Scalar::F16 | Scalar::Bf16 => Mem::U16,
            Scalar::Bool | Scalar::I32 | Scalar::U32 | Scalar::Usize | Scalar::F32 => Mem::Words(1),
            Scalar::F16x2 | Scalar::Bf16x2 => Mem::Words(1),
            Scalar::I64 | Scalar::U64 | Scalar::F64 => Mem::Words(2),
        }
    }

    /// The unsigned integer of the same width.
    pub fn unsigned(self) -> Scalar {
        match self {
            Scalar::I8 | Scalar::U8 => Scalar::U8,
            Scalar::I16 | Scalar::U16 | Scalar::F16 | Scalar::Bf16 => Scalar::U16,
            Scalar::I64 | Scalar::U64 | Scalar::F64 => Scalar::U64,
            Scalar::Usize => Scalar::Usize,
            _ => Scalar::U32,
        }
    }

    /// The least and greatest value of an integer type.
    pub fn range(self) -> (i128, i128) {
        let bits = self.bits();
        if self.is_signed() { (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) } else { (0, (1 << bits) - 1) }
    }
}

/// The accumulators of matrix products: element types and names.
pub const ACCUMULATORS: [(Scalar, &str); 4] =
    [(Scalar::F32, "Acc"), (Scalar::I32, "AccI32"), (Scalar::F16, "AccF16"), (Scalar::Bf16, "AccBf16")];

/// The length of an array.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Len {
    /// Known at compile time.
    Known(u32),
    /// Not yet inferred.
    Var(u32),
    /// Set by the launch.
    Launch,
}

/// A type; with variables while it is being inferred.
#[derive(Clone, PartialEq, Eq, Debug, Hash)]
pub enum Type {
    /// The type of an expression whose error has been reported.
    Error,
    /// The type of expressions that control does not return from (`break`, `return`).
    Never,
    /// Not yet inferred.
    Var(u32),
    /// A scalar.
    Scalar(Scalar),
    /// A tuple; `()` has no parts.
    Tuple(Vec<Type>),
    /// `core::cmp::Ordering`, as -1, 0 or 1. Only closures of `min_by` and `max_by` return one.
    Ordering,
    /// An array in registers.
    Array(Box<Type>, Len),
    /// `Option`: a flag, which is true for `Some`, and the value, which is zero for `None`.
    Option(Box<[Type; 2]>),
    /// A struct with `#[derive(t0::Arg)]`.
    Struct(Rc<Struct>),
    /// A `#[t0::device] enum`.
    Enum(Rc<Enum>),
    /// `In`, `Out`, `InOut` or `Atomics` of an element type.
    View(Access, Box<Type>),
    /// `Lds<T, N, M>`, or `LdsDyn<T>` if the length is [`Len::Launch`].
    Lds(Box<Type>, Len, Len),
    /// `&T` or `&mut T`, as arguments of device functions only.
    Ref(bool, Box<Type>),
    /// `wmma::A<T>`.
    A(Box<Type>),
    /// `wmma::B<T>`.
    B(Box<Type>),
    /// `wmma::Acc` and similar types, by their elements.
    Acc(Scalar),
    /// `wmma::I4` (true) or `wmma::U4`, which are only elements of A and B.
    Nibble(bool),
}

impl Type {
    /// `()`.
    pub fn unit() -> Type {
        Type::Tuple(vec![])
    }

    /// `bool`.
    pub const BOOL: Type = Type::Scalar(Scalar::Bool);
    /// `u32`.
    pub const U32: Type = Type::Scalar(Scalar::U32);
    /// `i32`.
    pub const I32: Type = Type::Scalar(Scalar::I32);
    /// `f64`.
    pub const F64: Type = Type::Scalar(Scalar::F64);
    /// `f32`.
    pub const F32: Type = Type::Scalar(Scalar::F32);
    /// `usize`.
    pub const USIZE: Type = Type::Scalar(Scalar::Usize);

    /// `Option<T>`.
    pub fn option(t: Type) -> Type {
        Type::Option(Box::new([Type::BOOL, t]))
    }

    /// `[f32; 2]`.
    pub fn two_f32() -> Type {
        Type::Array(Box::new(Type::F32), Len::Known(2))
    }

    /// `[u8; N]` with the size of the scalar.
    pub fn bytes_of(&self) -> Type {
        self.scalar().map_or(Type::Error, |s| Type::Array(Box::new(Type::Scalar(Scalar::U8)), Len::Known(s.bytes())))
    }

    /// The scalar type of one half of a pair.
    pub fn half_alone(&self) -> Type {
        self.scalar().and_then(Scalar::single).map_or(Type::Error, Type::Scalar)
    }

    /// The scalar, if it is one.
    pub fn scalar(&self) -> Option<Scalar> {
        match self {
            Type::Scalar(s) => Some(*s),
            Type::Ref(_, t) => t.scalar(),
            _ => None,
        }
    }

    /// The enum, if it is one.
    pub fn as_enum(&self) -> Option<&Rc<Enum>> {
        match self {
            Type::Enum(e) => Some(e),
            Type::Ref(_, t) => t.as_enum(),
            _ => None,
        }
    }

    /// The index of the struct or enum among the items.
    pub fn item(&self) -> Option<usize> {
        match self {
            Type::Struct(s) => Some(s.item),
            Type::Enum(e) => Some(e.item),
            _ => None,
        }
    }

    /// The scalar that holds a value of the type: the type itself, or the code of an enum's variant.
    pub fn held(&self) -> Option<Scalar> {
        self.scalar().or_else(|| self.as_enum().map(|_| Enum::CODE))
    }

    /// The scalar that holds a value of the type. The type must have been checked to have one.
    pub fn expect_scalar(&self) -> Scalar {
        self.held().unwrap_or_else(|| bug!("`{self}` is not a scalar"))
    }

    /// A part. The type must have been checked to have it.
    pub fn expect_part(&self, i: u32) -> &Type {
        self.part(i).unwrap_or_else(|| bug!("`{self}` has no part {i}"))
    }

    /// The type behind references.
    pub fn peeled(&self) -> &Type {
        match self {
            Type::Ref(_, t) => t.peeled(),
            t => t,
        }
    }

    /// The number of references around the type.
    pub fn references(&self) -> usize {
        match self {
            Type::Ref(_, t) => 1 + t.references(),
            _ => 0,
        }
    }

    /// The number of leaf values in a value of this type.
    pub fn leaves(&self) -> usize {
        match self {
            Type::Error | Type::Never | Type::Var(_) | Type::Nibble(_) => 0,
            Type::Scalar(_)
            | Type::Enum(_)
            | Type::Ordering
            | Type::View(..)
            | Type::Lds(..)
            | Type::A(_)
            | Type::B(_)
            | Type::Acc(_) => 1,
            Type::Tuple(ts) => ts.iter().map(Type::leaves).sum(),
            Type::Option(parts) => parts.iter().map(Type::leaves).sum(),
            Type::Struct(s) => s.fields.iter().map(|f| f.ty.leaves()).sum(),
            Type::Array(t, Len::Known(n)) => t.leaves() * *n as usize,
            Type::Array(_, Len::Var(_) | Len::Launch) => 0,
            Type::Ref(_, t) => t.leaves(),
        }
    }

    /// Calls `f` with the IR type of every leaf; views and LDS arrays have none.
    pub fn each_leaf(&self, f: &mut impl FnMut(Option<Ty>)) {
        match self {
            Type::Error | Type::Never | Type::Var(_) | Type::Nibble(_) => {}
            Type::Scalar(s) => f(Some(s.ir())),
            Type::Enum(_) => f(Some(Enum::CODE.ir())),
            Type::Ordering => f(Some(Scalar::I32.ir())),
            Type::A(t) | Type::B(t) => f(Some(Ty::Words(t.row_bytes() as u8 / 4))),
            Type::Acc(_) => f(Some(Ty::Words(8))),
            Type::View(..) | Type::Lds(..) => f(None),
            Type::Tuple(ts) => ts.iter().for_each(|t| t.each_leaf(f)),
            Type::Option(parts) => parts.iter().for_each(|t| t.each_leaf(f)),
            Type::Struct(s) => s.fields.iter().for_each(|p| p.ty.each_leaf(f)),
            Type::Array(t, Len::Known(n)) => (0..*n).for_each(|_| t.each_leaf(f)),
            Type::Array(_, Len::Var(_) | Len::Launch) => {}
            Type::Ref(_, t) => t.each_leaf(f),
        }
    }

    /// Bytes of 16 elements of A or B.
    pub fn row_bytes(&self) -> u32 {
        match self {
            Type::Nibble(_) => 8,
            t => 16 * t.scalar().map_or(2, Scalar::bytes),
        }
    }

    /// The element type of memory that holds elements of this type. Two elements of 4 bits share a byte.
    pub fn stored(&self) -> Type {
        match self {
            Type::Nibble(_) => Type::Scalar(Scalar::U8),
            t => t.clone(),
        }
    }

    /// The first enum in a value of this type.
    pub fn first_enum(&self) -> Option<&Enum> {
        match self {
            Type::Enum(e) => Some(e),
            Type::Array(t, _) | Type::Ref(_, t) => t.first_enum(),
            Type::Tuple(ts) => ts.iter().find_map(Type::first_enum),
            Type::Option(parts) => parts[1].first_enum(),
            Type::Struct(s) => s.fields.iter().find_map(|f| f.ty.first_enum()),
            _ => None,
        }
    }

    /// True if the type contains views or LDS arrays, which cannot be selected at run time.
    pub fn is_place(&self) -> bool {
        match self {
            Type::View(..) | Type::Lds(..) => true,
            Type::Tuple(ts) => ts.iter().any(Type::is_place),
            Type::Array(t, _) | Type::Ref(_, t) => t.is_place(),
            _ => false,
        }
    }
}

/// A struct with `#[derive(t0::Arg)]`: C layout, without padding.
#[derive(Clone, Debug)]
pub struct Struct {
    /// Its name, without the path.
    pub name: String,
    /// Its index among the items, which identifies the struct.
    pub item: usize,
    /// True for `struct Pair(f32, f32);`.
    pub tuple: bool,
    /// In order of declaration.
    pub fields: Vec<Field>,
    /// Size in memory.
    pub bytes: u32,
    /// Alignment in memory.
    pub align: u32,
    /// True if `==` compares field by field: `#[derive(PartialEq)]`.
    pub compared: bool,
}

/// A part of a struct.
#[derive(Clone, Debug)]
pub struct Field {
    /// The field's name, or its number.
    pub name: String,
    /// A scalar, an array of known length, or a struct.
    pub ty: Type,
    /// The offset from the start of the struct, in bytes.
    pub offset: u32,
}

/// A `#[t0::device] enum`.
///
/// **Invariant:** a value in a kernel is the code of a variant. A number from outside that is no variant's code becomes
/// [`Enum::last`].
#[derive(Clone, Debug)]
pub struct Enum {
    /// Its name, without the path.
    pub name: String,
    /// Its index among the items, which identifies the enum.
    pub item: usize,
    /// The variants with their codes, in order of declaration; at least one.
    pub variants: Vec<(String, u32)>,
}

impl Enum {
    /// The type of the codes.
    pub const CODE: Scalar = Scalar::U32;

    /// The code of a variant.
    pub fn code(&self, variant: &str) -> Option<u32> {
        self.variants.iter().find(|(name, _)| name == variant).map(|(_, code)| *code)
    }

    /// The code of the last variant, which every number that is no variant's code stands for.
    pub fn last(&self) -> u32 {
        self.variants.last().map_or_else(|| bug!("`{}` has no variants", self.name), |(_, code)| *code)
    }

    /// True if the codes are 0, 1, 2 and so on, in order of declaration.
    pub fn is_dense(&self) -> bool {
        self.variants.iter().zip(0..).all(|((_, code), at)| *code == at)
    }

    /// The variant that a number stands for.
    pub fn variant_of(&self, number: u32) -> u32 {
        if self.variants.iter().any(|(_, code)| *code == number) { number } else { self.last() }
    }
}

impl PartialEq for Enum {
    fn eq(&self, other: &Enum) -> bool {
        self.item == other.item
    }
}

impl Eq for Enum {}

impl Hash for Enum {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.item.hash(state);
    }
}

impl PartialEq for Struct {
    fn eq(&self, other: &Struct) -> bool {
        self.item == other.item
    }
}

impl Eq for Struct {}

impl Hash for Struct {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.item.hash(state);
    }
}

impl Struct {
    /// The number of the field that a member refers to.
    pub fn find(&self, member: &syn::Member) -> Option<u32> {
        let name = match member {
            syn::Member::Named(n) => n.to_string(),
            syn::Member::Unnamed(i) => i.index.to_string(),
        };
        self.fields.iter().position(|f| f.name == name).map(|i| i as u32)
    }
}

impl Display for Len {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Len::Known(n) => write!(f, "{n}"),
            Len::Var(_) | Len::Launch => f.write_str("_"),
        }
    }
}

impl Display for Type {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Type::Error | Type::Var(_) => f.write_str("_"),
            Type::Never => f.write_str("!"),
            Type::Scalar(s) => f.write_str(s.name()),
            Type::Tuple(ts) => {
                let parts: Vec<_> = ts.iter().map(Type::to_string).collect();
                let comma = if ts.len() == 1 { "," } else { "" };
                write!(f, "({}{comma})", parts.join(", "))
            }
            Type::Array(t, n) => write!(f, "[{t}; {n}]"),
            Type::Option(parts) => write!(f, "Option<{}>", parts[1]),
            Type::Struct(s) => f.write_str(&s.name),
            Type::Enum(e) => f.write_str(&e.name),
            Type::Ordering => f.write_str("Ordering"),
            Type::View(access, t) => match access.view_type() {
                Some(view) => write!(f, "{}<{t}>", view.name()),
                None => f.write_str("messages"),
            },
            Type::Lds(t, Len::Launch, _) => write!(f, "LdsDyn<{t}>"),
            Type::Lds(t, n, Len::Known(1)) => write!(f, "Lds<{t}, {n}>"),
            Type::Lds(t, n, m) => write!(f, "Lds<{t}, {n}, {m}>"),
            Type::Ref(false, t) => write!(f, "&{t}"),
            Type::Ref(true, t) => write!(f, "&mut {t}"),
            Type::A(t) => write!(f, "wmma::A<{t}>"),
            Type::B(t) => write!(f, "wmma::B<{t}>"),
            Type::Nibble(signed) => f.write_str(if *signed { "wmma::I4" } else { "wmma::U4" }),
            Type::Acc(s) => {
                let name = ACCUMULATORS.iter().find(|(t, _)| t == s).map_or("Acc", |(_, n)| n);
                write!(f, "wmma::{name}")
            }
        }
    }
}
