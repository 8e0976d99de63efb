//! Uninitialised values.
use super::device::{Case, end, exec_lo, i, imm, int, s, v, vcc};
use t0_isa::isa::{Dpp, Op, Operand};

pub(crate) fn cases() -> Vec<Case> {
    let fresh = i(Op::global_load_b32, &[v(2), v(1), s(6)]);
    let wait = i(Op::s_waitcnt, &[imm(0)]);
    let keep = i(Op::global_store_b32, &[v(1), v(2), s(4)]);
    vec![
        Case::new("copy_of_fresh_memory", &[fresh, wait, keep, end()]),
        Case::new("sum_with_fresh_memory", &[fresh, wait, i(Op::v_add_f32, &[v(2), v(0), v(2)]), keep, end()]),
        Case::new(
            "branch_on_fresh_memory",
            &[
                i(Op::s_load_b32, &[s(16), s(6)]),
                wait,
                i(Op::s_cmp_eq_u32, &[s(16), int(0)]),
                i(Op::s_cbranch_scc1, &[imm(0)]),
                end(),
            ],
        ),
        Case::new(
            "lanes_by_fresh_memory",
            &[
                fresh,
                wait,
                i(Op::v_cmp_gt_u32, &[vcc(), v(2), v(0)]),
                i(Op::s_and_saveexec_b32, &[s(16), vcc()]),
                i(Op::s_mov_b32, &[exec_lo(), s(16)]),
                end(),
            ],
        ),
        Case::new("lanes_by_fresh_memory_at_once", &[fresh, wait, i(Op::v_cmpx_lt_f32, &[v(2), v(0)]), end()]),
        Case::new("address_from_fresh_memory", &[fresh, wait, i(Op::global_store_b32, &[v(2), v(0), s(4)]), end()]),
        Case::new("lds_never_stored", &[i(Op::ds_load_b32, &[v(2), v(1)]), wait, keep, end()]),
        Case::new(
            "lds_half_stored",
            &[
                i(Op::ds_store_b16, &[v(1), v(0)]),
                i(Op::ds_load_b32, &[v(2), v(1)]),
                wait,
                i(Op::v_add_nc_u32, &[v(2), int(1), v(2)]),
                i(Op::v_lshrrev_b32, &[v(2), int(4), v(2)]),
                keep,
                end(),
            ],
        ),
        Case::new(
            "scratch_never_stored",
            &[i(Op::scratch_load_b32, &[v(2), Operand::None]).with_offset(8), wait, keep, end()],
        )
        .private(32),
        Case::new("register_never_written", &[keep, end()]),
        Case::new(
            "register_half_written",
            &[i(Op::v_cvt_f16_f32, &[v(2), v(0)]), i(Op::v_alignbit_b32, &[v(2), v(2), v(2), int(4)]), keep, end()],
        ),
        Case::new(
            "register_of_other_lanes",
            &[
                i(Op::s_mov_b32, &[exec_lo(), int(1)]),
                i(Op::v_mov_b32, &[v(2), int(5)]),
                i(Op::s_mov_b32, &[exec_lo(), int(-1)]),
                keep,
                end(),
            ],
        ),
        Case::new(
            "register_through_dpp",
            &[
                i(Op::v_mov_b32, &[v(2), v(3)]).with_dpp(Dpp::Dpp16 {
                    ctrl: 0x1b,
                    row_mask: 15,
                    bank_mask: 15,
                    bound_ctrl: true,
                    fetch_inactive: false,
                }),
                keep,
                end(),
            ],
        ),
        Case::new("scalar_never_written", &[i(Op::s_load_b32, &[s(16), s(40)]), end()]),
        Case::new(
            "scalar_carried_to_a_store",
            &[i(Op::s_add_u32, &[s(16), s(17), int(1)]), i(Op::v_mov_b32, &[v(2), s(16)]), keep, end()],
        ),
        Case::new("branch_on_scc_never_set", &[i(Op::s_cbranch_scc0, &[imm(0)]), end()]),
        Case::new("branch_on_vcc_never_set", &[i(Op::s_cbranch_vccnz, &[imm(0)]), end()]),
        Case::new("jump_through_nothing", &[i(Op::s_setpc_b64, &[s(30)]), end()]),
        Case::new(
            "buffer_descriptor_half_made",
            &[
                i(Op::s_mov_b64, &[s(16), s(4)]),
                i(Op::buffer_load_b32, &[v(2), v(1), s(16), int(0)]).with_offen(),
                end(),
            ],
        ),
        Case::new("atomic_of_nothing", &[i(Op::global_atomic_add_u32, &[Operand::None, v(1), v(7), s(4)]), end()]),
        // Compiled for wave64: there the upper half of a mask is written, but not here.
        Case::new(
            "wrong_wave_size",
            &[
                i(Op::v_cmp_gt_u32, &[s(16), int(40), v(0)]),
                i(Op::s_and_b64, &[s(18), s(16), int(-1)]),
                i(Op::s_cbranch_scc0, &[imm(2)]),
                i(Op::s_cmp_lg_u32, &[s(19), int(0)]),
                i(Op::s_cbranch_scc1, &[imm(0)]),
                end(),
            ],
        ),
    ]
}
