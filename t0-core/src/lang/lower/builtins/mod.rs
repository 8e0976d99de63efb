//! How builtins become IR: one function for each family of [`BuiltinOp`], which matches on all of its operations.
//!
//! | file | lowers |
//! |---|---|
//! | `operands` | the lowered arguments of a use |
//! | `ids` | positions in the grid, the barrier |
//! | `array`, `dot` | arrays in registers; their dot products |
//! | `memory`, `atomic` | views and LDS; atomic accesses and fences |
//! | `wave`, `block`, `tree` | operations over lanes, and how values of lanes are combined |
//! | `wmma` | matrix fragments |
//! | `int`, `pair`, `float`, `bytes` | methods of numbers |
//! | `power`, `elementary`, `double`, `formula` | approximations, and the builder that their formulas are written with |
//!
//! Names, types and uniformity of builtins do not belong here: they are in [`crate::lang::prelude`].

mod array;
mod atomic;
mod block;
mod bytes;
mod dot;
mod double;
mod elementary;
mod float;
mod formula;
mod ids;
mod int;
mod memory;
mod operands;
mod pair;
mod power;
mod tree;
mod wave;
mod wmma;

use super::{Leaf, Lowerer};
use crate::ir::Op;
use crate::lang::prelude::op::BuiltinOp;
use crate::lang::prelude::{Builtin, Class, On, Ret};
use crate::lang::types::{Len, Scalar, Type};
use operands::Leaves;
pub(super) use operands::Operands;

/// Lowers a use of a builtin. Builtins that compute on halves go through f32 and round back.
pub(super) fn emit(l: &mut Lowerer<'_>, builtin: &Builtin, mut g: Operands) -> Leaves {
    let computes =
        matches!(builtin.on, On::Method(Class::UpToF32 | Class::Float)) && matches!(builtin.ret, Ret::T | Ret::Both);
    if !computes || !matches!(g.at.scalar(), Some(Scalar::F16 | Scalar::Bf16)) {
        return lower(l, builtin.op, &g);
    }
    let ty = g.scalar().ir();
    for leaf in g.args.iter_mut().flatten() {
        *leaf = Leaf::Value(l.to_f32(leaf.value()));
    }
    (g.at, g.gives) = (Type::F32, Type::F32);
    let made = lower(l, builtin.op, &g)?;
    Ok(made.into_iter().map(|x| Leaf::Value(l.round_to(x.value(), ty))).collect())
}

fn lower(l: &mut Lowerer<'_>, op: BuiltinOp, g: &Operands) -> Leaves {
    match op {
        BuiltinOp::Id(op) => ids::emit(l, op),
        BuiltinOp::Array(op) => array::emit(l, op, g),
        BuiltinOp::Atomic(op) => atomic::emit(l, op, g),
        BuiltinOp::Wave(op) => wave::emit(l, op, g),
        BuiltinOp::Workgroup(op) => block::emit(l, op, g),
        BuiltinOp::Wmma(op) => wmma::emit(l, op, g),
        BuiltinOp::Memory(op) => memory::emit(l, op, g),
        BuiltinOp::Float(op) => float::emit(l, op, g),
        BuiltinOp::Elementary(op) => elementary::emit(l, op, g),
        BuiltinOp::Pair(op) => pair::emit(l, op, g),
        BuiltinOp::Int(op) => int::emit(l, op, g),
        BuiltinOp::Bytes(op) => bytes::emit(l, op, g),
        BuiltinOp::Zeroed => {
            let mut zeros = vec![];
            zeroed(l, &g.gives, &mut zeros);
            Ok(zeros)
        }
    }
}

/// Zeros of a type, and for an enum the variant that 0 stands for. Fragments of matrices are unspecified.
fn zeroed(l: &mut Lowerer<'_>, ty: &Type, all: &mut Vec<Leaf>) {
    match ty {
        Type::Scalar(s) => all.push(Leaf::Value(l.op(Op::Const(0), s.ir()))),
        Type::Ordering => all.push(Leaf::Value(l.i32(0))),
        Type::Enum(e) => all.push(Leaf::Value(l.i32(e.variant_of(0)))),
        Type::Tuple(ts) => ts.iter().for_each(|t| zeroed(l, t, all)),
        Type::Option(parts) => parts.iter().for_each(|t| zeroed(l, t, all)),
        Type::Struct(s) => s.fields.iter().for_each(|f| zeroed(l, &f.ty, all)),
        Type::Array(t, Len::Known(n)) => (0..*n).for_each(|_| zeroed(l, t, all)),
        Type::Ref(_, t) => zeroed(l, t, all),
        other => all.extend(l.undef(other)),
    }
}
