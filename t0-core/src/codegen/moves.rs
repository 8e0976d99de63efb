//! Drops moves of a register to itself.

use super::machine::PFunc;
use t0_isa::isa::Op;

/// Drops them in every block.
pub(crate) fn run(p: &mut PFunc) {
    for block in &mut p.blocks {
        block.insts.retain(|i| {
            let o = i.inst.operands();
            !(matches!(i.inst.op, Op::s_mov_b32 | Op::v_mov_b32) && o.len() == 2 && o[0] == o[1])
        });
    }
}
