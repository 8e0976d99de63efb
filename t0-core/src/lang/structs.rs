//! Structs: tuples with named parts and a layout in memory.

use super::types::{Len, Scalar, Type};
use std::hash::{Hash, Hasher};

/// The greatest size of a struct in memory, in bytes.
pub const MOST_BYTES: u32 = 1024;

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

impl Type {
    /// The type of a part of a tuple, struct or array.
    pub fn part(&self, i: u32) -> Option<&Type> {
        match self {
            Type::Tuple(ts) => ts.get(i as usize),
            Type::Struct(s) => s.fields.get(i as usize).map(|f| &f.ty),
            Type::Array(t, _) => Some(t),
            _ => None,
        }
    }

    /// Size in memory, in bytes; 0 for types that memory cannot hold.
    pub fn bytes(&self) -> u32 {
        match self {
            Type::Scalar(s) => s.bytes(),
            Type::Array(t, Len::Known(n)) => t.bytes().saturating_mul(*n),
            Type::Struct(s) => s.bytes,
            _ => 0,
        }
    }

    /// Alignment in memory, in bytes.
    pub fn align(&self) -> u32 {
        match self {
            Type::Scalar(s) => s.bytes(),
            Type::Array(t, _) => t.align(),
            Type::Struct(s) => s.align,
            _ => 1,
        }
    }

    /// Calls `f` with the offset and the type of every number in a value at `at` in memory, in order.
    pub fn each_place(&self, at: u32, f: &mut impl FnMut(u32, Scalar)) {
        match self {
            Type::Scalar(s) => f(at, *s),
            Type::Array(t, Len::Known(n)) => (0..*n).for_each(|i| t.each_place(at + i * t.bytes(), f)),
            Type::Struct(s) => s.fields.iter().for_each(|p| p.ty.each_place(at + p.offset, f)),
            _ => {}
        }
    }

    /// Calls `f` with the path to each of those numbers, as written after the value: `.origin[0]`.
    pub fn each_path(&self, before: &str, f: &mut impl FnMut(&str)) {
        match self {
            Type::Array(t, Len::Known(n)) => (0..*n).for_each(|i| t.each_path(&format!("{before}[{i}]"), f)),
            Type::Struct(s) => s.fields.iter().for_each(|p| p.ty.each_path(&format!("{before}.{}", p.name), f)),
            _ => f(before),
        }
    }
}
