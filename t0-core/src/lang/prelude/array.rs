//! Arrays in registers, made element by element.

use super::{Arg, Builtin, Class, Needs, On, Operands, Piece, Ret, Takes, Yields, float, method};
use crate::lang::lower::{Leaf, Lowerer};
use crate::lang::types::{Len, Type};
use crate::source::Diagnostic;

type Leaves = Result<Vec<Leaf>, Diagnostic>;

static OF_INDEX: Takes = Takes { params: &[Piece::Usize], gives: Piece::New };
static OF_ELEMENT: Takes = Takes { params: &[Piece::Elem], gives: Piece::New };

fn from_fn(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let Type::Array(elem, Len::Known(n)) = &g.gives else { return Ok(vec![]) };
    if (*n as usize).saturating_mul(elem.leaves()) > 1024 {
        return Err(
            Diagnostic::new(g.span, format!("an array of {n} does not fit into registers")).help("keep it in `Lds`")
        );
    }
    made(l, g, 0..*n, |l, k| vec![l.i32(k)])
}

fn map(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let Type::Array(elem, _) = &g.at else { return Ok(vec![]) };
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

pub(super) static BUILTINS: &[Builtin] = &[
    Builtin {
        module: "array",
        name: "from_fn",
        on: On::Nothing,
        args: &[Arg::Closure(&OF_INDEX)],
        ret: Ret::Array,
        yields: Yields::Args,
        needs: Needs::Nothing,
        costly: false,
        emit: from_fn,
    },
    method("dot", Class::Array, &[Arg::T, Arg::F32], Ret::F32, float::dot),
    method("map", Class::Array, &[Arg::Closure(&OF_ELEMENT)], Ret::Array, map),
];
