//! Waves that do not wait for each other.
use super::device::{Case, end, exec_lo, i, imm, int, s, v, vcc};
use t0_isa::isa::{Inst, Op, Operand};

/// v2 = four times the work-item 32 further on, which is in another wave.
fn others() -> Inst {
    i(Op::v_xor_b32, &[v(2), Operand::Literal(128), v(1)])
}

pub(crate) fn cases() -> Vec<Case> {
    let wait = i(Op::s_waitcnt, &[imm(0)]);
    let barrier = i(Op::s_barrier, &[]);
    let store_own = i(Op::ds_store_b32, &[v(1), v(0)]);
    vec![
        Case::new("lds_missing_barrier", &[store_own, wait, others(), i(Op::ds_load_b32, &[v(3), v(2)]), end()]),
        // The second iteration overwrites what the other wave may still read.
        Case::new(
            "lds_missing_second_barrier",
            &[
                store_own,
                wait,
                barrier,
                others(),
                i(Op::ds_load_b32, &[v(3), v(2)]),
                wait,
                i(Op::v_add_nc_u32, &[v(3), int(1), v(3)]),
                i(Op::ds_store_b32, &[v(1), v(3)]),
                end(),
            ],
        ),
        Case::new("lds_two_stores", &[i(Op::v_mov_b32, &[v(2), int(0)]), i(Op::ds_store_b32, &[v(2), v(0)]), end()]),
        Case::new(
            "lds_counter_cleared_late",
            &[
                i(Op::v_mov_b32, &[v(2), int(0)]),
                i(Op::v_readfirstlane_b32, &[s(16), v(0)]),
                i(Op::s_cmp_lg_u32, &[s(16), int(0)]),
                i(Op::s_cbranch_scc1, &[imm(2)]),
                i(Op::ds_store_b32, &[v(2), v(2)]),
                i(Op::ds_add_u32, &[v(2), v(0)]),
                end(),
            ],
        ),
        Case::new(
            "global_between_waves",
            &[
                i(Op::global_store_b32, &[v(1), v(0), s(4)]),
                others(),
                i(Op::global_load_b32, &[v(3), v(2), s(4)]),
                end(),
            ],
        ),
        Case::new(
            "global_between_workgroups",
            &[i(Op::v_add_nc_u32, &[v(2), s(15), v(0)]), i(Op::global_store_b32, &[v(1), v(2), s(4)]), end()],
        )
        .items(128, 64),
        // A barrier does not synchronise with other workgroups.
        Case::new(
            "global_neighbours",
            &[
                i(Op::s_lshl_b32, &[s(16), s(15), int(8)]),
                i(Op::v_add_nc_u32, &[v(2), s(16), v(1)]),
                i(Op::global_store_b32, &[v(2), v(0), s(4)]),
                wait,
                barrier,
                i(Op::v_xor_b32, &[v(2), Operand::Literal(256), v(2)]),
                i(Op::global_load_b32, &[v(3), v(2), s(4)]),
                end(),
            ],
        )
        .items(128, 64),
        Case::new(
            "global_scalar_load_of_a_result",
            &[i(Op::global_store_b32, &[v(1), v(0), s(4)]), i(Op::s_load_b32, &[s(16), s(4)]).with_offset(128), end()],
        ),
        Case::new(
            "divergent_barrier",
            &[
                i(Op::v_readfirstlane_b32, &[s(16), v(0)]),
                i(Op::s_cmp_lg_u32, &[s(16), int(0)]),
                i(Op::s_cbranch_scc1, &[imm(1)]),
                barrier,
                end(),
            ],
        ),
        // Waves 0 and 1 leave a loop with a barrier after different numbers of iterations.
        Case::new(
            "divergent_barrier_in_a_loop",
            &[
                i(Op::v_readfirstlane_b32, &[s(16), v(0)]),
                i(Op::s_lshr_b32, &[s(16), s(16), int(5)]),
                i(Op::s_add_u32, &[s(16), s(16), int(2)]),
                barrier,
                i(Op::s_sub_u32, &[s(16), s(16), int(1)]),
                i(Op::s_cmp_lg_u32, &[s(16), int(0)]),
                i(Op::s_cbranch_scc1, &[imm(-4)]),
                end(),
            ],
        ),
        // Workgroup 0 waits for a flag that workgroup 1 would set.
        Case::new(
            "deadlock_between_workgroups",
            &[
                i(Op::s_cmp_lg_u32, &[s(15), int(0)]),
                i(Op::s_cbranch_scc1, &[imm(7)]),
                i(Op::v_mov_b32, &[v(2), int(0)]),
                i(Op::global_load_b32, &[v(3), v(2), s(4)]).with_glc(),
                wait,
                i(Op::v_cmp_eq_u32, &[vcc(), int(7), v(3)]),
                i(Op::s_cbranch_vccnz, &[imm(-5)]),
                end(),
                end(),
            ],
        )
        .items(128, 64),
        // Wave 0 acquires a lock that wave 1 holds and never releases.
        Case::new(
            "deadlock_of_a_lock",
            &[
                i(Op::v_mov_b32, &[v(2), int(0)]),
                i(Op::v_mov_b32, &[v(3), int(1)]),
                i(Op::s_mov_b32, &[exec_lo(), int(1)]),
                i(Op::global_atomic_swap_b32, &[v(4), v(2), v(3), s(4)]).with_glc(),
                wait,
                i(Op::v_cmp_ne_u32, &[vcc(), int(0), v(4)]),
                i(Op::s_cbranch_vccnz, &[imm(-5)]),
                end(),
            ],
        ),
    ]
}
