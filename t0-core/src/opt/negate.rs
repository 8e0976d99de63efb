//! Writes negated comparisons as the opposite comparison.

use super::Changed;
use crate::ir::{Function, Op, Terminator, UnOp, Value};

/// Replaces the complement of each integer comparison that has no other use. If it has, a mask operation complements
/// its result, so that lanes are compared once.
pub fn run(func: &mut Function) -> Changed {
    let mut uses = vec![0u32; func.values.len()];
    for block in &func.blocks {
        let mut used = |v: Value| uses[v.0 as usize] += 1;
        block.insts.iter().for_each(|i| func.insts[i.0 as usize].op.for_each_operand(&mut used));
        if let Terminator::Branch(c, ..) | Terminator::BranchAny(c, ..) = &block.term {
            used(*c);
        }
        block.term.successors().flat_map(|(_, args)| args.iter()).for_each(|v| used(*v));
    }
    let mut changed = Changed::No;
    for inst in func.blocks.iter().flat_map(|b| b.insts.clone()).collect::<Vec<_>>() {
        let Op::Unary(UnOp::Not, c) = func.insts[inst.0 as usize].op else { continue };
        let Some(&Op::Icmp(p, a, b)) = func.def_op(c).filter(|_| uses[c.0 as usize] == 1) else { continue };
        func.insts[inst.0 as usize].op = Op::Icmp(p.negated(), a, b);
        changed = Changed::Yes;
    }
    changed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{Axis, BinOp, IPred, Ty, samples};

    #[test]
    fn a_comparison_with_another_use_is_complemented() {
        for other in [false, true] {
            let mut b = samples::builder("k", vec![], [32, 1, 1]);
            let id = b.push(Op::ThreadId(Axis::X), Ty::I32);
            let seven = b.i32(7);
            let less = b.push(Op::Icmp(IPred::LtU, id, seven), Ty::B1);
            let not = b.unary(UnOp::Not, less, Ty::B1);
            if other {
                b.binary(BinOp::And, less, not);
            }
            b.terminate(Terminator::Return);
            let mut func = b.finish();
            run(&mut func);
            let more = Some(&Op::Icmp(IPred::GeU, id, seven));
            assert_eq!(func.def_op(not) == more, !other);
        }
    }
}
