//! Which lane this is.

use super::{Arg, Builtin, Emit, Needs, On, Operands, Ret, Yields, one};
use crate::ir::{Axis, BinOp, Op, Ty};
use crate::lang::lower::{Leaf, Lowerer};
use crate::source::Diagnostic;

const NONE: &[Arg] = &[];

const fn id(name: &'static str, yields: Yields, emit: Emit) -> Builtin {
    Builtin {
        module: "",
        name,
        on: On::Nothing,
        args: NONE,
        ret: Ret::U32,
        yields,
        needs: Needs::Nothing,
        costly: false,
        emit,
    }
}

type Leaves = Result<Vec<Leaf>, Diagnostic>;

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

fn barrier(l: &mut Lowerer<'_>, _: &Operands) -> Leaves {
    l.effect(Op::Barrier);
    Ok(vec![])
}

pub(super) static BUILTINS: &[Builtin] = &[
    id("global_id", Yields::Divergent, |l, _| global(l, Axis::X)),
    id("global_id_y", Yields::Divergent, |l, _| global(l, Axis::Y)),
    id("global_id_z", Yields::Divergent, |l, _| global(l, Axis::Z)),
    id("thread_id", Yields::Divergent, |l, _| thread(l, Axis::X)),
    id("thread_id_y", Yields::Divergent, |l, _| thread(l, Axis::Y)),
    id("thread_id_z", Yields::Divergent, |l, _| thread(l, Axis::Z)),
    id("block_id", Yields::Workgroup, |l, _| block(l, Axis::X)),
    id("block_id_y", Yields::Workgroup, |l, _| block(l, Axis::Y)),
    id("block_id_z", Yields::Workgroup, |l, _| block(l, Axis::Z)),
    id("block_count", Yields::Workgroup, |l, _| count(l, Axis::X)),
    id("block_count_y", Yields::Workgroup, |l, _| count(l, Axis::Y)),
    id("block_count_z", Yields::Workgroup, |l, _| count(l, Axis::Z)),
    id("block_size", Yields::Workgroup, |l, _| size(l, Axis::X)),
    id("block_size_y", Yields::Workgroup, |l, _| size(l, Axis::Y)),
    id("block_size_z", Yields::Workgroup, |l, _| size(l, Axis::Z)),
    id("lane", Yields::Divergent, |l, _| one(l.op(Op::Lane, Ty::I32))),
    id("wave_id", Yields::Wave, |l, _| one(l.op(Op::WaveId, Ty::I32))),
    id("cycles", Yields::Wave, |l, _| one(l.op(Op::Cycles, Ty::I32))).costly(),
    Builtin {
        module: "",
        name: "barrier",
        on: On::Nothing,
        args: NONE,
        ret: Ret::Unit,
        yields: Yields::Workgroup,
        needs: Needs::Workgroup,
        costly: false,
        emit: barrier,
    },
];
