//! Positions in the grid, and the barrier.

use super::operands::{Leaves, one};
use crate::ir::{Axis, BinOp, Op, Ty};
use crate::lang::lower::Lowerer;
use crate::lang::prelude::op::Id;

fn global(l: &mut Lowerer<'_>, axis: Axis) -> Leaves {
    let block = l.op(Op::BlockId(axis), Ty::I32);
    let size = l.i32(l.block_shape()[axis as usize]);
    let base = l.bin(BinOp::Mul, block, size);
    let thread = l.thread_id(axis);
    one(l.bin(BinOp::Add, base, thread))
}

fn thread(l: &mut Lowerer<'_>, axis: Axis) -> Leaves {
    one(l.thread_id(axis))
}

fn block(l: &mut Lowerer<'_>, axis: Axis) -> Leaves {
    one(l.op(Op::BlockId(axis), Ty::I32))
}

fn count(l: &mut Lowerer<'_>, axis: Axis) -> Leaves {
    one(l.op(Op::BlockCount(axis), Ty::I32))
}

fn size(l: &mut Lowerer<'_>, axis: Axis) -> Leaves {
    let n = l.block_shape()[axis as usize];
    one(l.i32(n))
}

fn barrier(l: &mut Lowerer<'_>) -> Leaves {
    l.effect(Op::Barrier);
    Ok(vec![])
}

/// Lowers a builtin of this family.
pub(super) fn emit(l: &mut Lowerer<'_>, op: Id) -> Leaves {
    match op {
        Id::GlobalId(axis) => global(l, axis),
        Id::ThreadId(axis) => thread(l, axis),
        Id::BlockId(axis) => block(l, axis),
        Id::BlockCount(axis) => count(l, axis),
        Id::BlockSize(axis) => size(l, axis),
        Id::Lane => one(l.op(Op::Lane, Ty::I32)),
        Id::WaveId => one(l.op(Op::WaveId, Ty::I32)),
        Id::Cycles => one(l.op(Op::Cycles, Ty::I32)),
        Id::Barrier => barrier(l),
    }
}
