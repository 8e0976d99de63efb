//! The lowered arguments of a use of a builtin.

use crate::bug::bug;
use crate::ir::Value;
use crate::lang::ast::Closure;
use crate::lang::lower::{Leaf, Lowerer};
use crate::lang::types::{Scalar, Type};
use crate::source::Diagnostic;
use proc_macro2::Span;

/// The lowered result of a builtin.
pub(super) type Leaves = Result<Vec<Leaf>, Diagnostic>;

/// A use of a builtin, with its arguments lowered.
#[derive(Debug)]
#[allow(missing_docs)]
pub(in crate::lang::lower) struct Operands {
    pub args: Vec<Vec<Leaf>>,
    pub spans: Vec<Span>,
    pub at: Type,
    pub closure: Option<Closure>,
    /// The types of the arguments.
    pub types: Vec<Type>,
    /// The type of the result.
    pub gives: Type,
    pub n: Option<u32>,
    pub span: Span,
}

impl Operands {
    /// The value of an argument that is a scalar.
    pub(in crate::lang::lower) fn v(&self, i: usize) -> Value {
        match self.args.get(i).map(Vec::as_slice) {
            Some([leaf, ..]) => leaf.value(),
            _ => bug!("argument {i} of a builtin has no value"),
        }
    }

    /// The view, LDS array or part that is passed as an argument.
    pub(in crate::lang::lower) fn memory(&self, i: usize) -> Leaf {
        match self.args.get(i).map(Vec::as_slice) {
            Some([leaf, ..]) if !matches!(leaf, Leaf::Value(_)) => *leaf,
            _ => bug!("argument {i} of a builtin is not memory"),
        }
    }

    /// The scalar that the builtin is used on; for views and LDS arrays that of the elements.
    pub(in crate::lang::lower) fn scalar(&self) -> Scalar {
        match &self.at {
            Type::View(_, t) | Type::Lds(t, ..) => t.expect_scalar(),
            Type::Acc(s) => *s,
            t => t.expect_scalar(),
        }
    }

    /// The SSA values of an argument.
    pub(in crate::lang::lower) fn values(&self, i: usize) -> Vec<Value> {
        match self.args.get(i) {
            Some(leaves) => leaves.iter().map(|l| l.value()).collect(),
            None => bug!("a builtin has no argument {i}"),
        }
    }

    /// Applies the closure to values.
    pub(in crate::lang::lower) fn apply(
        &self,
        l: &mut Lowerer<'_>,
        args: &[&[Value]],
    ) -> Result<Vec<Value>, Diagnostic> {
        match &self.closure {
            Some(c) => l.apply(c, args, self.span),
            None => bug!("a builtin has no closure"),
        }
    }

    /// The constant of the turbofish.
    pub(in crate::lang::lower) fn count(&self) -> u32 {
        self.n.unwrap_or_else(|| bug!("a builtin has no number of elements"))
    }

    /// The type of the elements of the view or array that the builtin is used on.
    pub(in crate::lang::lower) fn elem(&self) -> &Type {
        match &self.at {
            Type::View(_, t) | Type::Lds(t, ..) => t,
            t => t,
        }
    }

    /// An argument that must be a constant.
    pub(in crate::lang::lower) fn constant(&self, l: &Lowerer<'_>, i: usize, what: &str) -> Result<u32, Diagnostic> {
        l.constant(self.v(i)).ok_or_else(|| {
            Diagnostic::new(self.spans[i], format!("{what} must be a constant"))
                .help(help!("use a literal, a const, or the variable of an `#[unroll]` loop"))
        })
    }
}

/// The leaves of a result that is one value.
pub(super) fn one(v: Value) -> Result<Vec<Leaf>, Diagnostic> {
    Ok(vec![Leaf::Value(v)])
}
