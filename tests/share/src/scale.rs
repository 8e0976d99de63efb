//! A kernel for the tests of the command line and of the C library.
use t0_isa::isa::{Inst, Op, Operand, encode};
use t0_isa::object::{Arg, Kernel};

/// The encoded words of instructions.
pub fn words(list: &[Inst]) -> Vec<u32> {
    let mut words = Vec::new();
    for inst in list {
        encode(inst, &mut words).unwrap();
    }
    words
}

/// Each work-item computes `out[i] = x[i] * factor`, with i within one row of workgroups of 64. There is no bounds
/// check.
pub fn scale() -> Kernel {
    let (s, v, n) = (Operand::s, Operand::v, Operand::int);
    let code = words(&[
        Inst::new(Op::s_load_b128, &[s(4), s(0)]),
        Inst::new(Op::s_load_b32, &[s(2), s(0)]).with_offset(16),
        Inst::new(Op::s_lshl_b32, &[s(3), s(15), n(6)]),
        Inst::new(Op::v_add_nc_u32, &[v(0), s(3), v(0)]),
        Inst::new(Op::v_lshlrev_b32, &[v(1), n(2), v(0)]),
        Inst::new(Op::s_waitcnt, &[Operand::imm(0)]),
        Inst::new(Op::global_load_b32, &[v(2), v(1), s(4)]),
        Inst::new(Op::s_waitcnt, &[Operand::imm(0)]),
        Inst::new(Op::v_mul_f32, &[v(2), s(2), v(2)]),
        Inst::new(Op::global_store_b32, &[v(1), v(2), s(6)]),
        Inst::new(Op::s_endpgm, &[]),
    ]);
    Kernel {
        args: vec![Arg::buffer(0), Arg::buffer(8), Arg::by_value(16, 4)],
        kernarg_size: 20,
        vgprs: 8,
        max_flat_workgroup_size: 64,
        workgroup_ids: [true, false, false],
        workitem_ids: 1,
        user_sgprs: 15,
        ..Kernel::new("scale", code)
    }
}
