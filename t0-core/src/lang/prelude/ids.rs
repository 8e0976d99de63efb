//! Positions in the grid, and the barrier.

use super::op::{BuiltinOp, Id};
use super::{ArgType, Builtin, Needs, On, Ret, Yields};
use crate::ir::Axis;

const NONE: &[ArgType] = &[];

const fn id(name: &'static str, yields: Yields, op: Id) -> Builtin {
    Builtin { yields, ..Builtin::function("", name, On::Nothing, NONE, Ret::U32, BuiltinOp::Id(op)) }
}

pub(super) static BUILTINS: &[Builtin] = &[
    id("global_id", Yields::Divergent, Id::GlobalId(Axis::X)),
    id("global_id_y", Yields::Divergent, Id::GlobalId(Axis::Y)),
    id("global_id_z", Yields::Divergent, Id::GlobalId(Axis::Z)),
    id("thread_id", Yields::Divergent, Id::ThreadId(Axis::X)),
    id("thread_id_y", Yields::Divergent, Id::ThreadId(Axis::Y)),
    id("thread_id_z", Yields::Divergent, Id::ThreadId(Axis::Z)),
    id("block_id", Yields::Workgroup, Id::BlockId(Axis::X)),
    id("block_id_y", Yields::Workgroup, Id::BlockId(Axis::Y)),
    id("block_id_z", Yields::Workgroup, Id::BlockId(Axis::Z)),
    id("block_count", Yields::Workgroup, Id::BlockCount(Axis::X)),
    id("block_count_y", Yields::Workgroup, Id::BlockCount(Axis::Y)),
    id("block_count_z", Yields::Workgroup, Id::BlockCount(Axis::Z)),
    id("block_size", Yields::Workgroup, Id::BlockSize(Axis::X)),
    id("block_size_y", Yields::Workgroup, Id::BlockSize(Axis::Y)),
    id("block_size_z", Yields::Workgroup, Id::BlockSize(Axis::Z)),
    id("lane", Yields::Divergent, Id::Lane),
    id("wave_id", Yields::Wave, Id::WaveId),
    id("cycles", Yields::Wave, Id::Cycles).costly(),
    Builtin {
        yields: Yields::Workgroup,
        needs: Needs::Workgroup,
        ..Builtin::function("", "barrier", On::Nothing, NONE, Ret::Unit, BuiltinOp::Id(Id::Barrier))
    },
];
