//! How values of a type lie in memory: size, alignment, and the numbers that they are made of.

use super::types::{Enum, Len, Scalar, Type};

/// The greatest size of a struct in memory, in bytes.
pub const MOST_BYTES: u32 = 1024;

impl Type {
    /// The type of a part of a tuple, struct or array.
    pub fn part(&self, i: u32) -> Option<&Type> {
        match self {
            Type::Tuple(ts) => ts.get(i as usize),
            Type::Option(parts) => parts.get(i as usize),
            Type::Struct(s) => s.fields.get(i as usize).map(|f| &f.ty),
            Type::Array(t, _) => Some(t),
            _ => None,
        }
    }

    /// Size in memory, in bytes; 0 for types that memory cannot hold.
    pub fn bytes(&self) -> u32 {
        match self {
            Type::Scalar(s) => s.bytes(),
            Type::Enum(_) => Enum::CODE.bytes(),
            Type::Array(t, Len::Known(n)) => t.bytes().saturating_mul(*n),
            Type::Struct(s) => s.bytes,
            _ => 0,
        }
    }

    /// Alignment in memory, in bytes.
    pub fn align(&self) -> u32 {
        match self {
            Type::Scalar(s) => s.bytes(),
            Type::Enum(_) => Enum::CODE.bytes(),
            Type::Array(t, _) => t.align(),
            Type::Struct(s) => s.align,
            _ => 1,
        }
    }

    /// Alignment of the elements of a view or an LDS array, in bytes. Arrays begin at a multiple of 16 and views at a
    /// multiple of their elements' size, so that elements with a size of whole words are made of aligned words, even if
    /// the type has a lower alignment.
    pub fn element_align(&self) -> u32 {
        match self.bytes().checked_next_multiple_of(4) {
            Some(whole) if whole == self.bytes() => self.align().max(4),
            _ => self.align(),
        }
    }

    /// Calls `f` with the type of every number in a value in memory, in order: a scalar or an enum.
    pub fn each_number(&self, f: &mut impl FnMut(&Type)) {
        match self {
            Type::Scalar(_) | Type::Enum(_) => f(self),
            Type::Array(t, Len::Known(n)) => (0..*n).for_each(|_| t.each_number(f)),
            Type::Struct(s) => s.fields.iter().for_each(|p| p.ty.each_number(f)),
            _ => {}
        }
    }

    /// Calls `f` with the offset and the type of every number in a value at `at` in memory, in order.
    pub fn each_place(&self, at: u32, f: &mut impl FnMut(u32, Scalar)) {
        match self {
            Type::Scalar(s) => f(at, *s),
            Type::Enum(_) => f(at, Enum::CODE),
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
