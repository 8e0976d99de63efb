//! How builtins become IR: one function for each family of [`BuiltinOp`], which matches on all of its operations.
//!
//! | file | lowers |
//! |---|---|
//! | `ids` | positions in the grid, the barrier |
//! | `array`, `memory`, `atomic` | arrays in registers, views and LDS, atomic accesses and fences |
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

use super::{Leaf, Lowerer};
use crate::bug::bug;
use crate::ir::{BinOp, IPred, Value};
use crate::lang::ast::Closure;
use crate::lang::prelude::op::BuiltinOp;
use crate::lang::prelude::{Builtin, Class, On, Ret};
use crate::lang::types::{Scalar, Type};
use crate::source::Diagnostic;
use proc_macro2::Span;

type Leaves = Result<Vec<Leaf>, Diagnostic>;

/// A use of a builtin, with its arguments lowered.
#[derive(Debug)]
#[allow(missing_docs)]
pub(super) struct Operands {
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
    /// The value of an argument that is a scalar.
    pub(super) fn v(&self, i: usize) -> Value {
        match self.args.get(i).map(Vec::as_slice) {
            Some([leaf, ..]) => leaf.value(),
            _ => bug!("argument {i} of a builtin has no value"),
        }
    }

    /// The view, LDS array or part that is passed as an argument.
    pub(super) fn memory(&self, i: usize) -> Leaf {
        match self.args.get(i).map(Vec::as_slice) {
            Some([leaf, ..]) if !matches!(leaf, Leaf::Value(_)) => *leaf,
            _ => bug!("argument {i} of a builtin is not memory"),
        }
    }

    /// The scalar that the builtin is used on; for views and LDS arrays that of the elements.
    pub(super) fn scalar(&self) -> Scalar {
        match &self.at {
            Type::View(_, t) | Type::Lds(t, ..) => t.expect_scalar(),
            Type::Acc(s) => *s,
            t => t.expect_scalar(),
        }
    }

    /// The SSA values of an argument.
    pub(super) fn values(&self, i: usize) -> Vec<Value> {
        match self.args.get(i) {
            Some(leaves) => leaves.iter().map(|l| l.value()).collect(),
            None => bug!("a builtin has no argument {i}"),
        }
    }

    /// Applies the closure to values.
    pub(super) fn apply(&self, l: &mut Lowerer<'_>, args: &[&[Value]]) -> Result<Vec<Value>, Diagnostic> {
        match &self.closure {
            Some(c) => l.apply(c, args, self.span),
            None => bug!("a builtin has no closure"),
        }
    }

    /// The constant of the turbofish.
    pub(super) fn count(&self) -> u32 {
        self.n.unwrap_or_else(|| bug!("a builtin has no number of elements"))
    }

    /// The type of the elements of the view or array that the builtin is used on.
    pub(super) fn elem(&self) -> &Type {
        match &self.at {
            Type::View(_, t) | Type::Lds(t, ..) => t,
            t => t,
        }
    }

    /// An argument that must be a constant.
    pub(super) fn constant(&self, l: &Lowerer<'_>, i: usize, what: &str) -> Result<u32, Diagnostic> {
        l.constant(self.v(i)).ok_or_else(|| {
            Diagnostic::new(self.spans[i], format!("{what} must be a constant"))
                .help(help!("use a literal, a const, or the variable of an `#[unroll]` loop"))
        })
    }
}

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
        BuiltinOp::Block(op) => block::emit(l, op, g),
        BuiltinOp::Wmma(op) => wmma::emit(l, op, g),
        BuiltinOp::Memory(op) => memory::emit(l, op, g),
        BuiltinOp::Float(op) => float::emit(l, op, g),
        BuiltinOp::Elementary(op) => elementary::emit(l, op, g),
        BuiltinOp::Pair(op) => pair::emit(l, op, g),
        BuiltinOp::Int(op) => int::emit(l, op, g),
        BuiltinOp::Bytes(op) => bytes::emit(l, op, g),
    }
}

/// The `n`-th power of `x` by repeated squaring, starting with `unit`, where `n` is a `u32`. The order of the
/// multiplications is that of compiler-rt's `__powisf2`.
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
