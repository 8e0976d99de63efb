//! Register rules, one by one: those of dual-issued pairs (RDNA3 ISA, 7.6 "Dual Issue VALU") and of image accesses, and
//! registers read and written that the operands alone do not show.

use t0_isa::isa::{DecodeError, EncodeError, Form, Inst, Mods, Op, Operand, Reg, Style, decode, parse_styled};
use t0_isa::target::{GFX1100, GFX1151};

fn v(n: u16) -> Operand {
    Operand::v(n)
}

fn s(n: u16) -> Operand {
    Operand::s(n)
}

/// The rule that a pair breaks.
fn broken(x: (Op, &[Operand]), y: (Op, &[Operand])) -> Option<&'static str> {
    match Inst::dual(Inst::new(x.0, x.1), Inst::new(y.0, y.1)).encode() {
        Ok(_) => None,
        Err(EncodeError::Pair { rule, .. }) => Some(rule),
        Err(other) => panic!("{other}"),
    }
}

#[test]
fn pairs() {
    let mul = |d, a, b| (Op::v_mul_f32, [v(d), v(a), v(b)]);
    let both = |x: (Op, [Operand; 3]), y: (Op, [Operand; 3])| broken((x.0, &x.1), (y.0, &y.1));
    assert_eq!(both(mul(0, 1, 2), mul(3, 2, 3)), None);
    assert_eq!(both(mul(0, 1, 2), mul(2, 2, 3)), Some("one destination must be an even VGPR and the other an odd one"));
    assert_eq!(
        both(mul(0, 1, 2), mul(3, 5, 3)),
        Some("the VGPRs of both src0 must be in different banks (number modulo 4)")
    );
    assert_eq!(
        both(mul(0, 1, 2), mul(3, 2, 6)),
        Some("the VGPRs of both src1 must be in different banks (number modulo 4)")
    );

    let add: (Op, &[Operand]) = (Op::v_add_nc_u32, &[v(0), v(1), v(2)]);
    let mov: (Op, &[Operand]) = (Op::v_mov_b32, &[v(3), v(2)]);
    assert_eq!(broken(mov, add), None, "integer operations are allowed as the second half");
    assert_eq!(broken(add, mov), Some("the first is only allowed as the second half"));
    assert_eq!(broken((Op::v_exp_f32, &[v(0), v(1)]), mov), Some("one of them cannot be dual-issued"));

    // v_fmamk reads its addend through the third port, whose banks are the parity.
    let fmamk = |d, a, c| (Op::v_fmamk_f32, [v(d), v(a), Operand::Literal(7), v(c)]);
    let pair = |x: (Op, [Operand; 4]), y: (Op, [Operand; 4])| broken((x.0, &x.1), (y.0, &y.1));
    assert_eq!(pair(fmamk(0, 1, 2), fmamk(3, 2, 5)), None);
    assert_eq!(pair(fmamk(0, 1, 2), fmamk(3, 2, 6)), Some("the VGPRs of both src2 must differ in parity"));
}

#[test]
fn scalars_of_pairs() {
    let mul = |d, a, b| (Op::v_mul_f32, [v(d), a, v(b)]);
    let cndmask = |d, a, b| (Op::v_cndmask_b32, [v(d), a, v(b), Operand::Reg(Reg::VCC_LO)]);
    let limit = Some("together they read at most two scalar values, VCC and the literal included");
    let (x, y) = (mul(0, s(1), 2), mul(3, s(2), 3));
    assert_eq!(broken((x.0, &x.1), (y.0, &y.1)), None);
    let y = cndmask(3, s(1), 3);
    assert_eq!(broken((x.0, &x.1), (y.0, &y.1)), None, "one SGPR twice and VCC");
    let y = cndmask(3, s(2), 3);
    assert_eq!(broken((x.0, &x.1), (y.0, &y.1)), limit);
    let y = cndmask(3, Operand::Literal(0x1234), 3);
    assert_eq!(broken((x.0, &x.1), (y.0, &y.1)), limit);
    let (x, y) = (mul(0, Operand::Literal(0x1234), 2), mul(3, Operand::Literal(0x4321), 3));
    let error = Inst::dual(Inst::new(x.0, &x.1), Inst::new(y.0, &y.1)).encode().unwrap_err();
    assert!(matches!(error, EncodeError::TwoLiterals { .. }), "{error}");
}

#[test]
fn image_operands_must_have_consistent_sizes() {
    let mods = Mods { dmask: 3, dim: 1, ..Mods::default() };
    let load = Inst::new(Op::image_load, &[v(0), v(2), s(0)]);
    let with = |mods| load.with_mods(mods).encode().map_err(|error| error.to_string());
    assert!(with(mods).is_ok());
    let listed = Mods { nsa: true, nsa_addr: [9, 0, 0, 0], ..mods };
    let inst = load.with_mods(listed);
    assert_eq!(inst.to_string(), "image_load v[0:1], [v2, v9], s[0:7] dmask:0x3 dim:SQ_RSRC_IMG_2D");
    let reads: Vec<Reg> = inst.reads(false).map(|access| access.reg).collect();
    assert_eq!(reads, [Reg::v(2), Reg::s(0), Reg::v(9)]);
    assert_eq!(
        with(Mods { dim: 0, ..listed }),
        Err("`image_load` needs an address of two registers or more in a list".to_owned())
    );
    let gather = Inst::new(Op::image_gather4, &[v(0), v(2), s(0), s(8)]);
    let message = |mods| gather.with_mods(mods).encode().unwrap_err().to_string();
    assert_eq!(message(mods), "`image_gather4` needs one bit of dmask");
    let both = Mods { dmask: 1, d16: true, tfe: true, ..mods };
    assert_eq!(message(both), "`image_gather4` needs one of d16 and tfe, not both");
    let swap = Inst::new(Op::image_atomic_cmpswap, &[v(0), v(2), s(0)]).with_mods(Mods { dmask: 1, ..mods });
    assert_eq!(swap.encode().unwrap_err().to_string(), "`image_atomic_cmpswap` needs dmask 3, or 15 for 64 bits");
}

#[test]
fn unsupported_modifiers_are_rejected() {
    let message = |inst: Inst| inst.with_form(Form::Long).encode().unwrap_err().to_string();
    let and = Inst::new(Op::v_and_b32, &[v(0), v(1), v(2)]);
    assert_eq!(message(and.with_clamp()), "`v_and_b32` does not take `clamp` in this form");
    let dot = Inst::new(Op::v_dot2_f16_f16, &[v(0), v(1), v(2), v(3)]);
    assert_eq!(
        message(dot.with_mods(Mods { omul: 1, ..dot.mods })),
        "`v_dot2_f16_f16` does not take `omul` in this form"
    );
    let dot = Inst::new(Op::v_dot4_i32_iu8, &[v(0), v(1), v(2), v(3)]);
    assert_eq!(message(dot.with_op_sel(1)), "`v_dot4_i32_iu8` does not take `op_sel` in this form");
    assert!(dot.with_neg(3).encode().is_ok(), "neg says which operands are signed");
    let stack = Inst::new(Op::ds_bvh_stack_rtn_b32, &[v(0), v(1), v(2), v(4)]);
    let written: Vec<Reg> = stack.writes(false).map(|access| access.reg).collect();
    assert_eq!(written, [Reg::v(0), Reg::v(1)], "the stack's address moves");
    let error = stack.with_mods(Mods { gds: true, ..stack.mods }).encode().unwrap_err().to_string();
    assert_eq!(error, "`ds_bvh_stack_rtn_b32` does not take `gds` in this form");
}

#[test]
fn tuples_past_the_last_register_decode_but_do_not_encode() {
    // v_add_f64 v[255:256], v[1:2], v[3:4]
    let (inst, length) = decode(&[0xd727_00ff, 0x0002_0701]).expect("LLVM takes it for an instruction");
    assert_eq!((length, inst.to_string().as_str()), (2, "v_add_f64 v[255:256], v[1:2], v[3:4]"));
    assert_eq!(
        inst.encode().unwrap_err().to_string(),
        "operand 0 of `v_add_f64` must be a VGPR tuple that ends at v255"
    );
}

/// RDNA3 ISA, 7.2.1: whether a lane mask is one or two scalar values depends on the wave size.
#[test]
fn scalar_limit_of_masks_depends_on_the_wave_size() {
    let parse = |text: &str, wave64: bool| {
        parse_styled(text, &GFX1100, Style { wave64, true16: true }).map(|_| ()).map_err(|error| error.kind.to_string())
    };
    let three =
        |op: &str| Err(format!("`{op}` reads more than 2 scalar values (SGPRs, VCC, literal); move one to a VGPR"));
    assert_eq!(parse("v_cndmask_b16 v0.l, s84, |vcc_lo|, s[84:85]", true), three("v_cndmask_b16"));
    assert_eq!(parse("v_cndmask_b16 v0.l, s84, |vcc_lo|, s84", false), Ok(()), "one register, read twice");
    // Implicit operands read all of VCC, in either wave size.
    for wave64 in [false, true] {
        assert_eq!(parse("v_div_fmas_f64 v[0:1], s[4:5], vcc, v[2:3]", wave64), Ok(()));
        assert_eq!(parse("v_div_fmas_f32 v0, s4, vcc_lo, v2", wave64), three("v_div_fmas_f32"));
    }
    let even = "operand 0 of `v_cmp_ne_i32` must be an even-aligned pair of scalar registers";
    assert_eq!(parse("v_cmp_ne_i32_e64 s[13:14], v1, v2", true), Err(even.into()));
    assert_eq!(parse("v_cmp_ne_i32_e64 s13, v1, v2", false), Ok(()));
}

/// Mixed precision under DPP has no scalar second source; llvm-mc reports its constants as invalid immediates.
#[test]
fn mixed_sources_under_dpp() {
    // v_fma_mix_f32 v5, v1, 62, v3 dpp8:[..]
    let error = decode(&[0xcc20_0005, 0x040d_7ce9, 0xff00_e401]).expect_err("62 is not a VGPR");
    assert!(matches!(error, DecodeError::ReservedOperand { index: 2, code: 190, words: 3, .. }), "{error:?}");
    let dot = parse_styled("v_dot2_f32_f16_e64_dpp v98, v62, s3, v31 row_ror:8", &GFX1151, Style::default());
    assert_eq!(dot.expect("RDNA3.5 has scalar second sources").encode().map(|words| words.len()), Ok(3));
}
