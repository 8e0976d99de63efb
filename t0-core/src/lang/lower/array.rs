//! Parts of values in registers, and arrays in registers with an index that is known only at run time.
//!
//! Registers cannot be indexed, so such an element is selected: reads use a tree of selects with one level for each bit
//! of the index, writes one select for each element. Out-of-range reads give zero and out-of-range writes are ignored,
//! as in memory.

use super::{Leaf, Lowerer, R};
use crate::bug::bug;
use crate::ir::{BinOp, IPred, Ty, Value};
use crate::lang::ast::{BinaryOp, Step};
use crate::lang::types::{Len, Scalar, Type};
use crate::source::Diagnostic;
use proc_macro2::Span;

/// The length of the largest array that can have an index that is not a constant.
const MOST: u32 = 1024;

/// An index into an array.
#[derive(Clone, Copy, Debug)]
pub(super) enum Index {
    Known(usize),
    Varying(Value),
}

/// A step whose index has been computed.
#[derive(Clone, Copy, Debug)]
pub(super) enum PathSegment {
    Field(u32),
    Element(Index),
}

impl Lowerer<'_> {
    /// The index of an element, from its value.
    pub(super) fn array_index(&mut self, j: Value, ty: &Type, span: Span) -> R<Index> {
        let Type::Array(elem, Len::Known(n)) = ty else { return Ok(Index::Known(0)) };
        match self.constant(j) {
            Some(j) if j < *n => Ok(Index::Known(j as usize)),
            // Only unrolling makes an out-of-range index a constant. It behaves like any other out-of-range index.
            Some(_) if self.automatic > 0 && !elem.is_place() && !has_fragments(elem) => Ok(Index::Varying(j)),
            Some(j) => Err(Diagnostic::new(span, format!("index {j} is out of range for an array of {n} elements"))),
            None if elem.is_place() => Err(Self::no_array(span)),
            None if has_fragments(elem) => {
                Err(Diagnostic::new(span, "an array of matrix fragments can only be indexed by constants")
                    .help(help!("write `#[unroll]` before the `for` of this index")))
            }
            None if *n > MOST => {
                Err(Diagnostic::new(span, format!("an array of {n} is too large for an index that is not a constant"))
                    .help(help!("keep it in `Lds`, or pass it as a view")))
            }
            None => Ok(Index::Varying(j)),
        }
    }

    /// Computes the indices of the steps into a value of this type. Returns `None` if control does not return.
    pub(super) fn ways(&mut self, ty: &Type, steps: &[Step]) -> R<Option<(Vec<PathSegment>, Type)>> {
        let mut ty = ty.peeled().clone();
        let mut ways = vec![];
        for s in steps {
            let (way, i) = match s {
                Step::Field(i) => (PathSegment::Field(*i), *i),
                Step::Element(i) => {
                    let j = self.scalar(i)?;
                    if self.dead() {
                        return Ok(None);
                    }
                    (PathSegment::Element(self.array_index(j, &ty, i.span)?), 0)
                }
            };
            ways.push(way);
            ty = ty.expect_part(i).clone();
        }
        Ok(Some((ways, ty)))
    }

    /// A part of a value.
    pub(super) fn part_of(&mut self, leaves: &[Leaf], ty: &Type, ways: &[PathSegment]) -> Vec<Leaf> {
        let Some((way, rest)) = ways.split_first() else { return leaves.to_vec() };
        let (i, at) = match way {
            PathSegment::Field(i) => (*i, field_at(ty, *i)),
            PathSegment::Element(Index::Known(j)) => (0, j * ty.expect_part(0).leaves()),
            PathSegment::Element(Index::Varying(j)) => {
                let each = ty.expect_part(0).leaves();
                let chosen = self.chosen(leaves, each, *j);
                return self.part_of(&chosen, ty.expect_part(0), rest);
            }
        };
        let inner = ty.expect_part(i);
        let Some(part) = leaves.get(at..at + inner.leaves()) else { bug!("a value of type `{ty}` is incomplete") };
        self.part_of(part, inner, rest)
    }

    /// A value with a part of it replaced.
    pub(super) fn with_part(&mut self, leaves: &[Leaf], ty: &Type, ways: &[PathSegment], new: &[Leaf]) -> Vec<Leaf> {
        let Some((way, rest)) = ways.split_first() else { return new.to_vec() };
        let (i, at) = match way {
            PathSegment::Field(i) => (*i, field_at(ty, *i)),
            PathSegment::Element(Index::Known(j)) => (0, j * ty.expect_part(0).leaves()),
            PathSegment::Element(Index::Varying(j)) => return self.with_element(leaves, ty, *j, rest, new),
        };
        let inner = ty.expect_part(i);
        let place = at..at + inner.leaves();
        let Some(part) = leaves.get(place.clone()) else { bug!("a value of type `{ty}` is incomplete") };
        let part = self.with_part(part, inner, rest, new);
        let mut all = leaves.to_vec();
        for (old, new) in all[place].iter_mut().zip(part) {
            *old = new;
        }
        all
    }

    fn with_element(&mut self, leaves: &[Leaf], ty: &Type, j: Value, rest: &[PathSegment], new: &[Leaf]) -> Vec<Leaf> {
        let inner = ty.expect_part(0);
        let mut all = vec![];
        for (k, old) in leaves.chunks(inner.leaves().max(1)).enumerate() {
            let changed = self.with_part(old, inner, rest, new);
            let k = self.i32(k as u32);
            let here = self.icmp(IPred::Eq, j, k);
            for (new, old) in changed.into_iter().zip(old) {
                all.push(match (new, old) {
                    (Leaf::Value(new), Leaf::Value(old)) => Leaf::Value(self.select(here, new, *old)),
                    _ => *old,
                });
            }
        }
        all
    }

    /// The element at an index, of `each` leaves.
    fn chosen(&mut self, leaves: &[Leaf], each: usize, j: Value) -> Vec<Leaf> {
        let n = leaves.len().checked_div(each).unwrap_or(0);
        let count = self.i32(n as u32);
        let inside = self.icmp(IPred::LtU, j, count);
        // Whether each bit of the index is set.
        let zero = self.i32(0);
        let bits: Vec<Value> = (0..n.next_power_of_two().trailing_zeros())
            .map(|b| {
                let mask = self.i32(1 << b);
                let bit = self.bin(BinOp::And, j, mask);
                self.icmp(IPred::Ne, bit, zero)
            })
            .collect();
        let mut out = vec![];
        for at in 0..each {
            let mut row: Vec<Value> = leaves.iter().skip(at).step_by(each).map(|l| l.value()).collect();
            for bit in &bits {
                row = row
                    .chunks(2)
                    .map(|pair| match pair {
                        [low, high] => self.select(*bit, *high, *low),
                        one => one[0],
                    })
                    .collect();
            }
            out.extend(row.first().map(|v| {
                let nothing = self.zero(self.ty(*v));
                Leaf::Value(self.select(inside, *v, nothing))
            }));
        }
        out
    }

    /// Whether all parts of two tuples or arrays of one type are equal.
    pub(super) fn equal(&mut self, x: &[Leaf], y: &[Leaf]) -> Value {
        let mut all = self.b1(true);
        for (x, y) in x.iter().zip(y) {
            let s = match self.ty(x.value()) {
                Ty::B1 => Scalar::Bool,
                Ty::F16 => Scalar::F16,
                Ty::BF16 => Scalar::Bf16,
                Ty::F32 => Scalar::F32,
                Ty::F64 => Scalar::F64,
                Ty::I64 => Scalar::U64,
                Ty::I32 | Ty::Words(_) => Scalar::U32,
            };
            let same = self.arithmetic(BinaryOp::Eq, s, x.value(), y.value());
            all = self.bin(BinOp::And, all, same);
        }
        all
    }

    fn zero(&mut self, ty: Ty) -> Value {
        match ty {
            Ty::I32 => self.i32(0),
            Ty::I64 => self.i64(0),
            Ty::B1 => self.b1(false),
            Ty::F32 | Ty::F64 => self.real(0.0, ty),
            ty => {
                let zero = self.f32(0.0);
                self.round_to(zero, ty)
            }
        }
    }
}

/// Where the leaves of a field of a tuple or struct begin.
fn field_at(ty: &Type, i: u32) -> usize {
    (0..i).filter_map(|k| ty.part(k)).map(Type::leaves).sum()
}

/// True for types that contain matrix fragments, which cannot be selected.
fn has_fragments(ty: &Type) -> bool {
    let mut found = false;
    ty.each_leaf(&mut |t| found |= matches!(t, Some(Ty::Words(_))));
    found
}
