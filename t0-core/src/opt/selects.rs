//! Two selects between the same two values as one.
//!
//! An element of an array in registers that is stored under a condition is selected twice: where its index is the one
//! that is stored to, and where the condition holds. One select by both conditions takes half of the vector
//! instructions: masks are scalar. Code generation runs this pass after [`leave`](super::leave), which looks for the
//! selects of loops.

use super::Changed;
use super::rewrite::{Replacements, Sequence};
use crate::ir::{BinOp, Function, Op, Ty, Value};

/// Rewrites all pairs.
pub fn run(func: &mut Function) -> Changed {
    let mut replaced = Replacements::new(func);
    for b in 0..func.blocks.len() {
        let old = std::mem::take(&mut func.blocks[b].insts);
        let mut new = Vec::with_capacity(old.len());
        for inst in old {
            func.insts[inst.0 as usize].op.map_operands(|v| replaced.get(v));
            let data = &func.insts[inst.0 as usize];
            if let (&Op::Select(c, a, b), Some(result)) = (&data.op, data.result)
                && let Some((op, inner, x, y)) = pair(func, a, b)
            {
                let (loc, ty) = (data.loc, func.ty(result));
                let mut s = Sequence::new(func, loc);
                let both = s.op(Op::Binary(op, c, inner), Ty::B1);
                let one = s.op(Op::Select(both, x, y), ty);
                new.extend(s.insts);
                replaced.replace(result, one);
            } else {
                new.push(inst);
            }
        }
        func.blocks[b].insts = new;
    }
    let changed = replaced.any();
    replaced.apply(func);
    if changed {
        super::dead::run(func);
    }
    Changed::from_bool(changed)
}

/// How the conditions of two selects combine, where `a` or `b` is a select that leaves a choice of two values.
fn pair(func: &Function, a: Value, b: Value) -> Option<(BinOp, Value, Value, Value)> {
    match (func.def_op(a), func.def_op(b)) {
        (Some(&Op::Select(inner, x, y)), _) if y == b => Some((BinOp::And, inner, x, y)),
        (_, Some(&Op::Select(inner, x, y))) if x == a => Some((BinOp::Or, inner, x, y)),
        _ => None,
    }
}
