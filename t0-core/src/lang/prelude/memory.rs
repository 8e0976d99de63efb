//! Methods of views, LDS arrays and parts of them. Single elements are accessed by indexing, not by methods.

use super::op::{BuiltinOp, Memory};
use super::{Arg, Builtin, Class, Ret, Yields};
use crate::ir::Dim;

const fn method(name: &'static str, on: Class, args: &'static [Arg], ret: Ret, op: Memory) -> Builtin {
    Builtin::method(name, on, args, ret, BuiltinOp::Memory(op))
}

const fn reads(name: &'static str, on: Class, args: &'static [Arg], ret: Ret, op: Memory) -> Builtin {
    Builtin { yields: Yields::Memory, ..method(name, on, args, ret, op) }
}

pub(super) static BUILTINS: &[Builtin] = &[
    method("len", Class::Memory, &[], Ret::U32, Memory::Dim(Dim::Len)),
    method("rows", Class::Memory, &[], Ret::U32, Memory::Dim(Dim::Rows)),
    method("cols", Class::Memory, &[], Ret::U32, Memory::Dim(Dim::Cols)),
    method("stride", Class::Memory, &[], Ret::U32, Memory::Dim(Dim::Stride)),
    method("row", Class::Memory, &[Arg::Count], Ret::Part, Memory::Row),
    method("slice", Class::Memory, &[Arg::Count, Arg::Count], Ret::Part, Memory::Slice),
    method("tile", Class::Memory, &[Arg::Count, Arg::Count, Arg::Count, Arg::Count], Ret::Part, Memory::Tile),
    reads("load", Class::Readable, &[Arg::Count], Ret::Elems, Memory::Load),
    reads("load", Class::Lds, &[Arg::Count], Ret::Elems, Memory::Load),
    reads("get_or", Class::Readable, &[Arg::Index, Arg::Elem], Ret::Elem, Memory::GetOr),
    reads("get_or", Class::Lds, &[Arg::Index, Arg::Elem], Ret::Elem, Memory::GetOr),
    reads("load_or", Class::Readable, &[Arg::Count, Arg::Elem], Ret::Elems, Memory::LoadOr),
    reads("load_or", Class::Lds, &[Arg::Count, Arg::Elem], Ret::Elems, Memory::LoadOr),
    reads("unchecked", Class::Readable, &[Arg::Count], Ret::Elem, Memory::Unchecked),
    method("store", Class::Writable, &[Arg::Count, Arg::Elems], Ret::Unit, Memory::Store),
    method("store", Class::Lds, &[Arg::Count, Arg::Elems], Ret::Unit, Memory::Store),
];
