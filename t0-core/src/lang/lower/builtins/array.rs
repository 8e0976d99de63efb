//! Arrays in registers, built element by element.

use super::dot;
use super::operands::{Leaves, Operands};
use crate::bug::bug;
use crate::lang::lower::{Leaf, Lowerer};
use crate::lang::prelude::op::Array;
use crate::lang::types::{Len, Type};
use crate::source::Diagnostic;

fn from_fn(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let Type::Array(elem, Len::Known(n)) = &g.gives else { bug!("`{}` is not an array of known length", g.gives) };
    if (*n as usize).saturating_mul(elem.leaves()) > 1024 {
        return Err(Diagnostic::new(g.span, format!("an array of {n} elements does not fit into registers"))
            .help(help!("keep it in `Lds`")));
    }
    made(l, g, 0..*n, |l, k| vec![l.i32(k)])
}

fn map(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let Type::Array(elem, _) = &g.at else { bug!("`{}` is not an array", g.at) };
    let values = g.values(0);
    made(l, g, values.chunks(elem.leaves().max(1)), |_, part| part.to_vec())
}

fn made<P>(
    l: &mut Lowerer<'_>,
    g: &Operands,
    parts: impl Iterator<Item = P>,
    arg: impl Fn(&mut Lowerer<'_>, P) -> Vec<crate::ir::Value>,
) -> Leaves {
    let mut out = vec![];
    for p in parts {
        let given = arg(l, p);
        out.extend(g.apply(l, &[&given])?.into_iter().map(Leaf::Value));
        if l.dead() {
            return Ok(vec![]);
        }
    }
    Ok(out)
}

/// Lowers a builtin of this family.
pub(super) fn emit(l: &mut Lowerer<'_>, op: Array, g: &Operands) -> Leaves {
    match op {
        Array::FromFn => from_fn(l, g),
        Array::Dot => dot::floats(l, g),
        Array::DotBytes => dot::bytes(l, g),
        Array::Map => map(l, g),
    }
}
