//! Writes negated comparisons as the opposite comparison.

use super::Changed;
use crate::ir::{Function, Op, UnOp};

/// Replaces every complement of an integer comparison.
pub fn run(func: &mut Function) -> Changed {
    let mut changed = Changed::No;
    for inst in func.blocks.iter().flat_map(|b| b.insts.clone()).collect::<Vec<_>>() {
        let Op::Unary(UnOp::Not, c) = func.insts[inst.0 as usize].op else { continue };
        let Some(&Op::Icmp(p, a, b)) = func.def_op(c) else { continue };
        func.insts[inst.0 as usize].op = Op::Icmp(p.negated(), a, b);
        changed = Changed::Yes;
    }
    changed
}
