//! Computations that an access needs, made again where the access moves to.

use super::Merger;
use crate::hash::Map;
use crate::ir::{BinOp, Effect, Function, Inst, Op, Value};
use crate::opt::rewrite::new_inst;

/// Operations that are looked at for one value.
const STEPS: u32 = 32;

/// Which computations are made again.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Extent {
    /// Those that are not there yet at a position of the block.
    Later(usize),
    /// These, and the checks of an index and what scales it, so that nothing else needs them.
    Checks(usize),
}

impl Merger {
    /// Whether a value is there at a position of the block, or can be computed there.
    pub(super) fn is_there(&self, func: &Function, v: Value, at: usize) -> bool {
        self.can_move(func, v, at, &mut STEPS.clone())
    }

    fn can_move(&self, func: &Function, v: Value, at: usize, steps: &mut u32) -> bool {
        let Some(from) = self.position[v.0 as usize] else { return true };
        if from < at {
            return true;
        }
        let Some(op) = func.def_op(v) else { return false };
        let pure = op.effect() == Effect::Pure && !matches!(op, Op::Asm(..) | Op::Undef | Op::EntryMask);
        if *steps == 0 || !pure {
            return false;
        }
        *steps -= 1;
        let mut all = true;
        op.for_each_operand(|v| all = all && self.can_move(func, v, at, steps));
        all
    }

    /// The value, or a copy of it where that is needed. New instructions are appended to `out`.
    pub(super) fn copy(
        &self,
        func: &mut Function,
        v: Value,
        extent: Extent,
        made: &mut Map<Value, Value>,
        out: &mut Vec<Inst>,
    ) -> Value {
        let Some(&Some(from)) = self.position.get(v.0 as usize) else { return v };
        if let Some(copy) = made.get(&v) {
            return *copy;
        }
        let Some(op) = func.def_op(v) else { return v };
        let again = match extent {
            Extent::Later(at) => from >= at,
            Extent::Checks(at) => from >= at || is_check(op),
        };
        if !again {
            return v;
        }
        let mut op = op.clone();
        let mut operands = Vec::new();
        op.for_each_operand(|v| operands.push(v));
        let copies: Vec<Value> = operands.into_iter().map(|v| self.copy(func, v, extent, made, out)).collect();
        let mut next = copies.into_iter();
        op.map_operands(|v| next.next().unwrap_or(v));
        let loc = match func.values[v.0 as usize].def {
            crate::ir::func::Def::Inst(inst) => func.insts[inst.0 as usize].loc,
            crate::ir::func::Def::Param(..) => crate::ir::Loc(0),
        };
        let (inst, copy) = new_inst(func, op, func.ty(v), loc);
        out.push(inst);
        made.insert(v, copy);
        copy
    }
}

fn is_check(op: &Op) -> bool {
    matches!(
        op,
        Op::Icmp(..) | Op::Select(..) | Op::Binary(BinOp::MinU | BinOp::And | BinOp::Shl | BinOp::Mul | BinOp::Add, ..)
    )
}
