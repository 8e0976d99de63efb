//! Invalid control flow, invalid instructions, impossible launches.
use super::device::{Case, end, i, imm, int, s, v};
use t0_isa::isa::{Op, Operand};

pub(crate) fn cases() -> Vec<Case> {
    let nop = i(Op::s_nop, &[imm(0)]);
    vec![
        Case::new("endless_loop", &[nop, i(Op::s_branch, &[imm(-2)])]),
        Case::new(
            "endless_loop_that_stores",
            &[i(Op::global_store_b32, &[v(1), v(0), s(4)]), i(Op::s_branch, &[imm(-3)])],
        ),
        Case::new("illegal_instruction", &[]).raw(&[0xffff_ffff]),
        Case::new("illegal_instruction_of_zeros_and_ones", &[nop]).raw(&[0xfc00_0000, 0x0000_0001]),
        Case::new("image_instruction", &[]).raw(&[0xf0e0_0f00, 0x0004_0000]),
        Case::new("export_instruction", &[]).raw(&[0xf800_0800 | 0x0f, 0x0302_0100]),
        Case::new("jump_into_data", &[i(Op::s_setpc_b64, &[s(4)])]),
        Case::new("jump_to_null", &[i(Op::s_mov_b64, &[s(16), int(0)]), i(Op::s_setpc_b64, &[s(16)])]),
        Case::new("jump_out_of_the_code", &[i(Op::s_branch, &[imm(0x1000)])]),
        Case::new(
            "jump_between_instructions",
            &[i(Op::s_getpc_b64, &[s(16)]), i(Op::s_add_u32, &[s(16), s(16), int(2)]), i(Op::s_setpc_b64, &[s(16)])],
        ),
        // Jumps into the literal of the following instruction, which is not an instruction.
        Case::new(
            "jump_into_an_instruction",
            &[i(Op::s_branch, &[imm(1)]), i(Op::s_mov_b32, &[s(16), Operand::Literal(0xffff_fff0)]), end()],
        ),
        Case::new("code_without_end", &[nop]),
        Case::new("branch_backwards_out", &[i(Op::s_branch, &[imm(-0x200)])]),
        Case::new("trap", &[i(Op::s_trap, &[imm(2)]), end()]),
        Case { lds: 65_540, ..Case::new("too_much_lds", &[end()]) },
        Case::new("too_big_workgroup", &[end()]).items(4096, 1025),
        Case::new("empty_workgroup", &[end()]).items(64, 0),
        Case::new("empty_grid", &[end()]).items(0, 64),
        Case::new("too_much_scratch", &[end()]).private(4 << 20),
        Case { entry: Some(0x2_0000), ..Case::new("entry_in_data", &[end()]) },
        Case { entry: Some(0x7_0000), ..Case::new("entry_not_mapped", &[end()]) },
        Case { entry: Some(0x1_0002), ..Case::new("entry_misaligned", &[end()]) },
        Case { entry: Some(0x1_0ffc), ..Case::new("entry_behind_the_code", &[end()]) },
    ]
}
