//! Elements that are structs, and parts of them: the pieces in which they are loaded and stored.
//!
//! A piece is one number, or several that fill whole words together. A piece never extends beyond the accessed part, so
//! that lanes that use different parts of one element do not interfere.

use super::array::{Index, PathSegment};
use super::{Leaf, Lowerer, R};
use crate::ir::{BinOp, Mem, Value};
use crate::lang::ast::Step;
use crate::lang::types::{Scalar, Type};
use crate::source::Diagnostic;
use proc_macro2::Span;

/// Consecutive numbers of an element that one access loads or stores.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Piece {
    /// The offset from the start of the element, in bytes.
    pub at: u32,
    /// The width of the access.
    pub mem: Mem,
    /// The numbers, each with its offset from the start of the element.
    pub numbers: Vec<(u32, Scalar)>,
}

/// The pieces of a part of an element with type `ty` at offset `at`. `align` is the alignment of the elements.
pub(super) fn pieces(ty: &Type, at: u32, align: u32) -> Vec<Piece> {
    let mut all = vec![];
    ty.each_place(at, &mut |at, s| all.push((at, s)));
    let mut out = vec![];
    let mut rest = &all[..];
    while let Some((at, s)) = rest.first().copied() {
        let mut n = 1;
        if align >= 4 && at % 4 == 0 {
            for (i, (from, s)) in rest.iter().enumerate() {
                let end = from + s.bytes();
                if end - at > 16 {
                    break;
                }
                if end % 4 == 0 {
                    n = i + 1;
                }
            }
        }
        let (numbers, after) = rest.split_at(n);
        let end = numbers.last().map_or(at, |(from, s)| from + s.bytes());
        let mem = if n == 1 { s.mem() } else { Mem::Words(((end - at) / 4) as u8) };
        out.push(Piece { at, mem, numbers: numbers.to_vec() });
        rest = after;
    }
    out
}

impl Lowerer<'_> {
    /// The offset in bytes and the type of the part of an element that the steps lead to. If an index varies, this is
    /// the part before that step, and the remaining steps are returned, too. Returns `None` if control does not return.
    pub(super) fn within(&mut self, elem: &Type, steps: &[Step]) -> R<Option<(u32, Type, Vec<PathSegment>)>> {
        let Some((ways, _)) = self.ways(elem, steps)? else { return Ok(None) };
        let (mut at, mut ty) = (0, elem.clone());
        for (n, way) in ways.iter().enumerate() {
            let i = match way {
                PathSegment::Field(i) => {
                    if let Type::Struct(s) = &ty {
                        at += s.fields[*i as usize].offset;
                    }
                    *i
                }
                PathSegment::Element(Index::Known(j)) => {
                    let j = *j as u32;
                    at += j * ty.expect_part(j).bytes();
                    j
                }
                PathSegment::Element(Index::Varying(_)) => return Ok(Some((at, ty, ways[n..].to_vec()))),
            };
            ty = ty.expect_part(i).clone();
        }
        Ok(Some((at, ty, vec![])))
    }

    /// The numbers of a piece, from the words (or the part of a word) that hold it.
    pub(super) fn numbers_of(&mut self, words: &[Value], piece: &Piece) -> Vec<Value> {
        if let [(_, s)] = piece.numbers[..] {
            return vec![self.value_of(words, s)];
        }
        let mut out = vec![];
        for (at, s) in &piece.numbers {
            let first = at - piece.at;
            let word = (first / 4) as usize;
            out.push(match s.bytes() {
                8 => self.value_of(&words[word..word + 2], *s),
                _ => {
                    let bits = self.piece(words[word], first % 4 * 8, *s, false);
                    self.value_of(&[bits], *s)
                }
            });
        }
        out
    }

    /// The operand of a store of a piece.
    pub(super) fn stored(&mut self, values: &[Value], piece: &Piece) -> Value {
        let mut words: Vec<Value> = vec![];
        let one = piece.numbers.len() == 1;
        for (v, (at, s)) in values.iter().zip(&piece.numbers) {
            let mut bits = self.bits_of(*v, *s);
            let shift = (at - piece.at) % 4 * 8;
            if s.bytes() < 4 && !one {
                let mut b = bits[0];
                if s.is_signed() {
                    let mask = self.i32((1 << (8 * s.bytes())) - 1);
                    b = self.bin(BinOp::And, b, mask);
                }
                if shift != 0 {
                    let by = self.i32(shift);
                    b = self.bin(BinOp::Shl, b, by);
                }
                let last = if shift == 0 { None } else { words.pop() };
                bits = match last {
                    Some(last) => vec![self.bin(BinOp::Or, last, b)],
                    None => vec![b],
                };
            }
            words.extend(bits);
        }
        self.whole(words)
    }

    /// The SSA values of leaves.
    pub(super) fn values(leaves: &[Leaf]) -> Vec<Value> {
        leaves.iter().map(|l| l.value()).collect()
    }

    pub(super) fn no_array(span: Span) -> Diagnostic {
        Diagnostic::new(span, "an array in memory cannot be chosen at run time")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::types::{Field, Struct};
    use std::rc::Rc;

    fn of(fields: &[Scalar]) -> Type {
        let (mut at, mut align) = (0, 1);
        let fields = fields.iter().map(|s| {
            let f = Field { name: String::new(), ty: Type::Scalar(*s), offset: at };
            at += s.bytes();
            align = align.max(s.bytes());
            f
        });
        let fields = fields.collect();
        Type::Struct(Rc::new(Struct {
            name: "S".to_string(),
            item: 0,
            tuple: false,
            fields,
            bytes: at,
            align,
            compared: false,
        }))
    }

    fn shown(ty: &Type) -> Vec<(u32, Mem, usize)> {
        pieces(ty, 0, ty.align()).into_iter().map(|p| (p.at, p.mem, p.numbers.len())).collect()
    }

    #[test]
    fn whole_words_are_joined_and_parts_of_words_are_not() {
        use Scalar::{F32, F64, I8, U8, U16};
        assert_eq!(shown(&of(&[F32])), [(0, Mem::Words(1), 1)]);
        assert_eq!(shown(&of(&[F32; 3])), [(0, Mem::Words(3), 3)]);
        assert_eq!(shown(&of(&[F32; 6])), [(0, Mem::Words(4), 4), (16, Mem::Words(2), 2)]);
        assert_eq!(shown(&of(&[F64, F32, F32, F64])), [(0, Mem::Words(4), 3), (16, Mem::Words(2), 1)]);
        assert_eq!(shown(&of(&[U8, I8, U16, F32])), [(0, Mem::Words(2), 4)]);
        assert_eq!(shown(&of(&[U8, I8, U16])), [(0, Mem::U8, 1), (1, Mem::S8, 1), (2, Mem::U16, 1)]);
        // A part that begins or ends within a word is loaded without its neighbours.
        let Type::Struct(s) = of(&[U8, I8, U16, F32]) else { unreachable!() };
        let one = pieces(&s.fields[2].ty, 2, 4);
        assert_eq!(one, [Piece { at: 2, mem: Mem::U16, numbers: vec![(2, U16)] }]);
    }
}
