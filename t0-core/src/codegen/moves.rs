//! Drops moves of a register to itself.
//!
//! A move with modifiers is kept: one with DPP reads another lane of the same register.

use super::machine::PFunc;
use t0_isa::isa::{Inst, Mods, Op};

/// Drops them in every block.
pub(crate) fn run(p: &mut PFunc) {
    for block in &mut p.blocks {
        block.insts.retain(|i| !changes_nothing(&i.inst));
    }
}

fn changes_nothing(inst: &Inst) -> bool {
    let operands = inst.operands();
    matches!(inst.op, Op::s_mov_b32 | Op::v_mov_b32)
        && inst.pair.is_none()
        && inst.mods == Mods::default()
        && operands.len() == 2
        && operands[0] == operands[1]
}

#[cfg(test)]
mod tests {
    use super::*;
    use t0_isa::isa::{Dpp, Operand};

    #[test]
    fn only_plain_moves_to_the_same_register_are_dropped() {
        let mov = |to, from| Inst::new(Op::v_mov_b32, &[Operand::v(to), Operand::v(from)]);
        assert!(changes_nothing(&mov(3, 3)));
        assert!(!changes_nothing(&mov(3, 4)));
        let mut shifted = mov(3, 3);
        shifted.mods.dpp =
            Dpp::Dpp16 { ctrl: 0x111, row_mask: 0xF, bank_mask: 0xF, bound_ctrl: true, fetch_inactive: false };
        assert!(!changes_nothing(&shifted));
    }
}
