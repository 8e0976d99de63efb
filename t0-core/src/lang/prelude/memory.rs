//! Methods of views, LDS arrays and parts of them. Single elements are accessed by indexing, not by methods.

use super::op::{BuiltinOp, Memory};
use super::{ArgType, Builtin, Class, Ret, Yields};
use crate::ir::Dim;

const fn method(name: &'static str, on: Class, args: &'static [ArgType], ret: Ret, op: Memory) -> Builtin {
    Builtin::method(name, on, args, ret, BuiltinOp::Memory(op))
}

const fn reads(name: &'static str, on: Class, args: &'static [ArgType], ret: Ret, op: Memory) -> Builtin {
    Builtin { yields: Yields::Memory, ..method(name, on, args, ret, op) }
}

/// `x[a..b] == [..]`, which has no name.
pub static RANGE_IS: Builtin =
    reads("==", Class::Memory, &[ArgType::Count, ArgType::Count, ArgType::Elems], Ret::Bool, Memory::RangeIs);

pub(super) static BUILTINS: &[Builtin] = &[
    method("len", Class::Memory, &[], Ret::U32, Memory::Dim(Dim::Len)),
    method("rows", Class::Memory, &[], Ret::U32, Memory::Dim(Dim::Rows)),
    method("cols", Class::Memory, &[], Ret::U32, Memory::Dim(Dim::Cols)),
    method("stride", Class::Memory, &[], Ret::U32, Memory::Dim(Dim::Stride)),
    method("row", Class::Memory, &[ArgType::Count], Ret::Part, Memory::Row),
    method("slice", Class::Memory, &[ArgType::Count, ArgType::Count], Ret::Part, Memory::Slice),
    method(
        "tile",
        Class::Memory,
        &[ArgType::Count, ArgType::Count, ArgType::Count, ArgType::Count],
        Ret::Part,
        Memory::Tile,
    ),
    reads("load", Class::Readable, &[ArgType::Count], Ret::Elems, Memory::Load),
    reads("load", Class::Lds, &[ArgType::Count], Ret::Elems, Memory::Load),
    reads("get_or", Class::Readable, &[ArgType::Index, ArgType::Elem], Ret::Elem, Memory::GetOr),
    reads("get_or", Class::Lds, &[ArgType::Index, ArgType::Elem], Ret::Elem, Memory::GetOr),
    reads("load_or", Class::Readable, &[ArgType::Count, ArgType::Elem], Ret::Elems, Memory::LoadOr),
    reads("load_or", Class::Lds, &[ArgType::Count, ArgType::Elem], Ret::Elems, Memory::LoadOr),
    reads("unchecked", Class::Readable, &[ArgType::Count], Ret::Elem, Memory::Unchecked),
    method("store", Class::Writable, &[ArgType::Count, ArgType::Elems], Ret::Unit, Memory::Store),
    method("store", Class::Lds, &[ArgType::Count, ArgType::Elems], Ret::Unit, Memory::Store),
];
