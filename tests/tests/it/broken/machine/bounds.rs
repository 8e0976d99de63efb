//! Invalid addresses.
use super::device::{Case, end, exec_lo, i, imm, int, s, v};
use t0_isa::isa::{Inst, Op, Operand, Reg};

/// A raw buffer descriptor of 100 bytes over the data in s[16:19].
fn descriptor() -> [Inst; 4] {
    [
        i(Op::s_mov_b32, &[s(16), s(4)]),
        i(Op::s_and_b32, &[s(17), s(5), Operand::Literal(0xffff)]),
        i(Op::s_mov_b32, &[s(18), int(100)]),
        i(Op::s_mov_b32, &[s(19), Operand::Literal(0x3101_6000)]),
    ]
}

fn buffer(name: &'static str, more: &[Inst]) -> Case {
    Case::new(name, &[&descriptor(), more, &[end()]].concat())
}

/// v[2:3] = the base of an aperture plus v1.
fn flat(base: Reg) -> [Inst; 3] {
    [
        i(Op::s_mov_b64, &[s(16), Operand::Reg(base)]),
        i(Op::v_mov_b32, &[v(3), s(17)]),
        i(Op::v_add_nc_u32, &[v(2), Operand::Literal(0x100), v(1)]),
    ]
}

pub(crate) fn cases() -> Vec<Case> {
    let store = |offset: i32| i(Op::global_store_b32, &[v(1), v(0), s(4)]).with_offset(offset);
    let load = |offset: i32| i(Op::global_load_b32, &[v(2), v(1), s(4)]).with_offset(offset);
    let null = i(Op::s_mov_b64, &[s(4), int(0)]);
    vec![
        Case::new("store_above", &[store(900), end()]),
        Case::new("load_above", &[load(1024), end()]),
        Case::new("load_below", &[load(-4), end()]),
        Case::new("store_below", &[store(-128), end()]),
        Case::new("load_far", &[i(Op::s_add_u32, &[s(4), s(4), Operand::Literal(0x10_0000)]), load(0), end()]),
        Case::new(
            "store_straddles_the_end",
            &[
                i(Op::v_mov_b32, &[v(2), v(0)]),
                i(Op::v_mov_b32, &[v(3), v(0)]),
                i(Op::v_mov_b32, &[v(4), int(1016)]),
                i(Op::global_store_b96, &[v(4), v(1), s(4)]),
                end(),
            ],
        ),
        Case::new("load_null", &[null, load(0), end()]),
        Case::new("store_null", &[null, store(0), end()]),
        Case::new(
            "load_high_half",
            &[i(Op::s_brev_b32, &[s(5), int(1)]), i(Op::s_mov_b32, &[s(4), int(0)]), load(0), end()],
        ),
        Case::new("use_after_free", &[i(Op::global_load_b32, &[v(2), v(1), s(8)]).with_offset(16), end()]),
        Case::new("store_after_free", &[i(Op::global_store_b32, &[v(1), v(0), s(8)]), end()]),
        Case::new("store_read_only", &[i(Op::global_store_b32, &[v(1), v(0), s(10)]), end()]),
        Case::new("store_code", &[i(Op::s_getpc_b64, &[s(16)]), i(Op::global_store_b32, &[v(1), v(0), s(16)]), end()]),
        Case::new("atomic_read_only", &[i(Op::global_atomic_add_u32, &[Operand::None, v(1), v(0), s(10)]), end()]),
        Case::new("atomic_null", &[null, i(Op::global_atomic_add_u32, &[Operand::None, v(1), v(0), s(4)]), end()]),
        Case::new(
            "atomic_misaligned",
            &[i(Op::global_atomic_add_u32, &[Operand::None, v(1), v(0), s(4)]).with_offset(2), end()],
        ),
        Case::new("scalar_load_misaligned", &[i(Op::s_load_b32, &[s(16), s(4)]).with_offset(2), end()]),
        Case::new("scalar_load_above", &[i(Op::s_load_b64, &[s(16), s(4)]).with_offset(1020), end()]),
        Case::new("scalar_load_null", &[null, i(Op::s_load_b32, &[s(16), s(4)]), end()]),
        Case {
            kernarg: 32,
            ..Case::new("kernarg_too_small", &[i(Op::s_load_b64, &[s(16), s(0)]).with_offset(40), end()])
        },
        buffer("buffer_load_above", &[i(Op::buffer_load_b32, &[v(2), v(1), s(16), int(0)]).with_offen()]),
        buffer("buffer_store_above", &[i(Op::buffer_store_b32, &[v(0), v(1), s(16), int(0)]).with_offen()]),
        buffer(
            "buffer_index_negative",
            &[
                i(Op::v_sub_nc_u32, &[v(1), v(1), int(8)]),
                i(Op::buffer_load_b32, &[v(2), v(1), s(16), int(0)]).with_offen(),
            ],
        ),
        buffer(
            "format_load_misaligned",
            &[
                i(Op::s_mov_b32, &[exec_lo(), int(1)]),
                i(Op::buffer_load_format_x, &[v(2), v(1), s(16), int(0)]).with_offen().with_offset(2),
            ],
        ),
        buffer("scalar_buffer_misaligned", &[i(Op::s_buffer_load_b32, &[s(20), s(16)]).with_offset(2)]),
        buffer("scalar_buffer_above", &[i(Op::s_buffer_load_b64, &[s(20), s(16)]).with_offset(96)]),
        Case::new("lds_store_above", &[i(Op::ds_store_b32, &[v(1), v(0)]).with_offset(128), end()]),
        Case::new("lds_load_above", &[i(Op::ds_load_b64, &[v(2), v(1)]).with_offset(4096), end()]),
        Case::new("lds_atomic_above", &[i(Op::ds_add_u32, &[v(1), v(0)]).with_offset(200), end()]),
        Case::new("lds_atomic_misaligned", &[i(Op::ds_add_u32, &[v(1), v(0)]).with_offset(1), end()]),
        Case::new(
            "flat_lds_above",
            &[&flat(Reg::SHARED_BASE)[..], &[i(Op::flat_load_b32, &[v(4), v(2)]), end()]].concat(),
        ),
        Case::new(
            "flat_scratch_above",
            &[&flat(Reg::PRIVATE_BASE)[..], &[i(Op::flat_store_b32, &[v(2), v(0)]), end()]].concat(),
        )
        .private(64),
        Case::new("scratch_above", &[i(Op::scratch_store_b32, &[v(1), v(0)]), end()]).private(64),
        Case::new(
            "scratch_stack_overflow",
            &[
                // A function that stores its frame and calls itself.
                i(Op::s_mov_b32, &[s(32), int(0)]),
                i(Op::scratch_store_b32, &[Operand::None, v(0), s(32)]),
                i(Op::s_add_u32, &[s(32), s(32), int(16)]),
                i(Op::s_branch, &[imm(-4)]),
                end(),
            ],
        )
        .private(128),
        Case::new(
            "store_by_one_lane",
            &[
                i(Op::s_mov_b32, &[exec_lo(), Operand::Literal(0x0800_0000)]),
                i(Op::v_lshlrev_b32, &[v(1), int(8), v(0)]),
                store(0),
                end(),
            ],
        ),
    ]
}
