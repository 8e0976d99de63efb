//! Short computations under a narrower mask, made for all lanes instead.
//!
//! A branch over a block writes the mask twice and tests it. Where the block only computes a few values, each in one
//! instruction, that costs more than the values do: the block then joins the one before it. Lanes that the source
//! leaves out compute values that nothing reads, or that a select drops.
//!
//! The block must be entered from one place only and go on where the branch goes otherwise. Memory is not accessed,
//! lanes do not exchange values, and nothing that is computed can fail. Latches of loops stay: code generation expects
//! their form ([`super::leave`]).

use super::Changed;
use super::masks::Masks;
use super::rewrite::new_inst;
use crate::ir::verify::{Predecessors, predecessors};
use crate::ir::{BinOp, Block, Function, Inst, Op, Terminator, TernOp, Ty, UnOp, Value};

/// The greatest number of instructions that all lanes execute instead of a branch.
const MOST: usize = 3;

/// Joins the blocks that qualify to those before them.
pub fn run(func: &mut Function) -> Changed {
    let preds = predecessors(func);
    let masks = Masks::of(func);
    let mut home = vec![Block(0); func.values.len()];
    for b in func.block_ids() {
        let data = &func.blocks[b.0 as usize];
        let results = data.insts.iter().filter_map(|i| func.insts[i.0 as usize].result);
        data.params.iter().copied().chain(results).for_each(|v| home[v.0 as usize] = b);
    }
    let mut changed = false;
    // A block after one that was joined may join, too; its values are then computed for even more lanes.
    for b in func.block_ids().collect::<Vec<_>>().into_iter().rev() {
        changed |= join(func, &preds, &masks, &mut home, b);
    }
    if changed {
        super::blocks::drop_unreachable(func);
    }
    Changed::from_bool(changed)
}

/// Joins the block that a branch at the end of `b` passes over.
fn join(func: &mut Function, preds: &Predecessors, masks: &Masks, home: &mut [Block], b: Block) -> bool {
    let Terminator::BranchAny(lanes, (short, given), (to, other)) = func.blocks[b.0 as usize].term.clone() else {
        return false;
    };
    let block = &func.blocks[short.0 as usize];
    let Terminator::Jump(next, args) = block.term.clone() else { return false };
    let end = &func.blocks[to.0 as usize].term;
    let repeats = end.successors().any(|(after, _)| after.0 <= to.0);
    let alone = given.is_empty() && preds[short.0 as usize].len() == 1 && to.0 > b.0;
    if next != to || !alone || repeats || func.blocks[to.0 as usize].mask != func.blocks[b.0 as usize].mask {
        return false;
    }
    let insts = block.insts.clone();
    let undefined = |v: Value| matches!(func.def_op(v), Some(Op::Undef));
    let mut cost = 0;
    for inst in &insts {
        let Some(n) = instructions(func, *inst) else { return false };
        cost += n;
        let mut there = true;
        func.insts[inst.0 as usize].op.for_each_operand(|v| {
            let from = home[v.0 as usize];
            there &= v != lanes && (from == short || masks.serves(func, from, b));
        });
        if !there {
            return false;
        }
    }
    let differ = |(a, o): &(&Value, &Value)| a != o && !undefined(**o);
    // A truth value is selected by three instructions.
    let selects = args.iter().zip(&other).filter(differ).map(|(a, _)| if func.ty(*a) == Ty::B1 { MOST } else { 1 });
    cost += selects.sum::<usize>();
    let outer = |v: &Value| home[v.0 as usize] == short || masks.serves(func, home[v.0 as usize], b);
    if cost > MOST || !args.iter().all(outer) || args.iter().any(|v| *v == lanes || func.ty(*v).words() > 1) {
        return false;
    }
    for inst in &insts {
        if let Some(v) = func.insts[inst.0 as usize].result {
            home[v.0 as usize] = b;
        }
    }
    func.blocks[short.0 as usize].insts.clear();
    func.blocks[b.0 as usize].insts.extend(insts);
    let mut joined = Vec::new();
    for (arg, other) in args.into_iter().zip(other) {
        let undefined = matches!(func.def_op(other), Some(Op::Undef));
        if arg == other || undefined {
            joined.push(arg);
            continue;
        }
        let loc = func.blocks[b.0 as usize].term_loc;
        let (inst, v) = new_inst(func, Op::Select(lanes, arg, other), func.ty(arg), loc);
        func.blocks[b.0 as usize].insts.push(inst);
        joined.push(v);
    }
    func.blocks[b.0 as usize].term = Terminator::Jump(to, joined);
    true
}

/// How many instructions an operation is, if it may be made for more lanes.
fn instructions(func: &Function, inst: Inst) -> Option<usize> {
    let data = &func.insts[inst.0 as usize];
    let ty = func.ty(data.result?);
    if !matches!(ty, Ty::I32 | Ty::F32 | Ty::B1) {
        return None;
    }
    let n = match &data.op {
        Op::Const(_) if ty == Ty::B1 => return None,
        Op::Const(_) | Op::Undef => 0,
        Op::Unary(UnOp::FNeg | UnOp::FAbs, _) => 0,
        Op::Unary(UnOp::Not | UnOp::CountOnes | UnOp::ReverseBits | UnOp::FFloor | UnOp::FTrunc, _) => 1,
        Op::Unary(UnOp::U32ToF32 | UnOp::S32ToF32, _) => 1,
        Op::Binary(op, ..) => match op {
            BinOp::Add | BinOp::Sub | BinOp::And | BinOp::Or | BinOp::Xor | BinOp::Shl | BinOp::ShrU | BinOp::ShrS => 1,
            BinOp::MinU | BinOp::MinS | BinOp::MaxU | BinOp::MaxS => 1,
            BinOp::FAdd | BinOp::FSub | BinOp::FMul | BinOp::FMin | BinOp::FMax => 1,
            _ => return None,
        },
        Op::Ternary(TernOp::Fma | TernOp::Add3 | TernOp::ShlAdd, ..) => 1,
        Op::Icmp(_, a, _) if func.ty(*a) == Ty::I32 => 1,
        Op::Fcmp(_, a, _) if func.ty(*a) == Ty::F32 => 1,
        Op::Select(..) if ty != Ty::B1 => 1,
        _ => return None,
    };
    Some(n)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::build::Builder;
    use crate::ir::verify::verify;
    use crate::ir::{Axis, IPred, samples};

    /// `if id < 7 { short }` for a value, which is `other` where the branch passes over it, after the pass.
    fn branch(short: impl FnOnce(&mut Builder, Value) -> Value, other: Option<u32>) -> Function {
        let mut b = samples::builder("k", vec![], [32, 1, 1]);
        let outer = b.mask();
        let id = b.push(Op::ThreadId(Axis::X), Ty::I32);
        let seven = b.i32(7);
        let less = b.push(Op::Icmp(IPred::LtU, id, seven), Ty::B1);
        let lanes = b.binary(BinOp::And, outer, less);
        let other = match other {
            Some(n) => b.i32(n),
            None => b.push(Op::Undef, Ty::I32),
        };
        let (inner, join) = (b.block(lanes), b.block(outer));
        let p = b.param(join, Ty::I32);
        b.terminate(Terminator::BranchAny(lanes, (inner, vec![]), (join, vec![other])));
        b.switch_to(inner);
        let v = short(&mut b, id);
        b.jump(join, vec![v]);
        b.switch_to(join);
        b.binary(BinOp::Add, p, id);
        b.terminate(Terminator::Return);
        let mut func = b.finish();
        verify(&func).expect("valid");
        run(&mut func);
        verify(&func).expect("valid");
        func
    }

    fn branches(func: &Function) -> usize {
        func.blocks.iter().filter(|b| matches!(b.term, Terminator::BranchAny(..))).count()
    }

    fn selects(func: &Function) -> usize {
        let insts = func.blocks.iter().flat_map(|b| &b.insts);
        insts.filter(|i| matches!(func.insts[i.0 as usize].op, Op::Select(..))).count()
    }

    #[test]
    fn a_short_computation_joins_the_block_before() {
        let more = |b: &mut Builder, id| {
            let one = b.i32(1);
            b.binary(BinOp::Add, id, one)
        };
        let joined = branch(more, Some(5));
        assert_eq!((branches(&joined), selects(&joined)), (0, 1));
        let joined = branch(more, None);
        assert_eq!((branches(&joined), selects(&joined)), (0, 0));
    }

    #[test]
    fn long_and_costly_computations_and_exchanges_stay() {
        let many = |b: &mut Builder, id| (0..4).fold(id, |v, _| b.binary(BinOp::Add, v, id));
        assert_eq!(branches(&branch(many, None)), 1);
        let three = |b: &mut Builder, id| (0..3).fold(id, |v, _| b.binary(BinOp::Add, v, id));
        assert_eq!(branches(&branch(three, None)), 0);
        // The select is the fourth.
        assert_eq!(branches(&branch(three, Some(1))), 1);
        assert_eq!(branches(&branch(|b, id| b.binary(BinOp::Mul, id, id), None)), 1);
        assert_eq!(branches(&branch(|b, id| b.unary(UnOp::ReadFirst, id, Ty::I32), None)), 1);
    }
}
