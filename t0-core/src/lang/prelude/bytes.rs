//! Numbers from and to arrays of bytes.

use super::op::{BuiltinOp, ByteOrder, Bytes};
use super::{ArgType, Builtin, Class, On, Ret};

const fn from(name: &'static str, order: ByteOrder) -> Builtin {
    let op = BuiltinOp::Bytes(Bytes::From(order));
    Builtin::function("", name, On::Type(Class::Number), &[ArgType::Bytes], Ret::T, op)
}

const fn to(name: &'static str, order: ByteOrder) -> Builtin {
    Builtin::method(name, Class::Number, &[], Ret::Bytes, BuiltinOp::Bytes(Bytes::To(order)))
}

pub(super) static BUILTINS: &[Builtin] = &[
    from("from_ne_bytes", ByteOrder::LeastFirst),
    from("from_le_bytes", ByteOrder::LeastFirst),
    from("from_be_bytes", ByteOrder::MostFirst),
    to("to_ne_bytes", ByteOrder::LeastFirst),
    to("to_le_bytes", ByteOrder::LeastFirst),
    to("to_be_bytes", ByteOrder::MostFirst),
];
