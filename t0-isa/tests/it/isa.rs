//! The instruction set without external tools: recorded encodings, rules, errors, queries, and words that are not
//! instructions.

use t0_isa::isa::{
    Access, AtomicOp, Counter, Counters, Dpp, EncodeError, Field, Flow, Form, Generation, Implicit, Inst, MemKind, Op,
    Operand, Pipe, Reg, ScalarPipe, Style, Unit, decode, decode_for, encode_for,
};
use t0_tests_share::random::Random;

#[test]
fn recorded_instructions_decode_print_and_encode() {
    for line in include_str!("../data/gfx1100.tsv").lines().filter(|line| !line.starts_with('#')) {
        let (text, hex) = line.split_once('\t').expect("text and bytes");
        let bytes: Vec<u8> = hex
            .as_bytes()
            .chunks(2)
            .map(|pair| u8::from_str_radix(std::str::from_utf8(pair).unwrap(), 16).unwrap())
            .collect();
        let words: Vec<u32> = bytes.chunks(4).map(|word| u32::from_le_bytes(word.try_into().unwrap())).collect();
        let (inst, length) = decode(&words).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!((inst.to_string().as_str(), length), (text, words.len()));
        assert_eq!(inst.encode(), Ok(words), "{text}");
    }
}

#[test]
fn matrix_operations_are_the_wmma_lines() {
    let matrix: Vec<&str> = Op::ALL.iter().filter(|op| op.desc().is_matrix()).map(|op| op.name()).collect();
    let named: Vec<&str> = Op::ALL.iter().map(|op| op.name()).filter(|name| name.starts_with("v_wmma_")).collect();
    assert_eq!(matrix, named);
    assert_eq!(matrix.len(), 6);
}

#[test]
fn every_op_is_found_by_name_and_the_table_is_in_order() {
    for (i, &op) in Op::ALL.iter().enumerate() {
        assert_eq!(op as usize, i);
        assert_eq!(Op::from_name(op.name()), Some(op));
    }
    assert_eq!(Op::from_name("v_add_f99"), None);
}

#[test]
fn any_words_decode_to_an_instruction_or_an_error() {
    let mut random = Random::new(0x2545_f491_4f6c_dd1d);
    let mut next = || random.word();
    for _ in 0..500_000 {
        let words = [next(), next(), next(), next()];
        for length in 0..=4 {
            if let Ok((inst, used)) = decode(&words[..length]) {
                assert!((1..=length).contains(&used));
                let _ = inst.to_string();
                let _ = inst.encode();
                let _ = inst.reads(false).chain(inst.writes(true)).count();
            }
        }
    }
}

#[test]
fn the_short_form_is_used_if_it_is_legal() {
    let add = |a, b| Inst::new(Op::v_add_f32, &[Operand::v(0), a, b]);
    assert_eq!(add(Operand::s(1), Operand::v(2)).encode().unwrap().len(), 1);
    assert_eq!(add(Operand::v(1), Operand::s(2)).encode().unwrap().len(), 2);
    assert_eq!(add(Operand::v(1), Operand::v(2)).with_neg(1).shortest().unwrap().form, Form::Long);
    assert_eq!(add(Operand::f32(-0.0), Operand::v(2)).encode().unwrap(), [0x0600_04ff, 0x8000_0000]);
    let high = Inst::new(Op::v_add_f16, &[Operand::v(128), Operand::v(1), Operand::v(2)]);
    assert_eq!(high.shortest().unwrap().form, Form::Long);
}

#[test]
fn encoding_errors_name_the_rule() {
    let message = |inst: Inst| inst.encode().unwrap_err().to_string();
    let scalars = Inst::new(Op::v_fma_f32, &[Operand::v(0), Operand::s(1), Operand::s(2), Operand::s(3)]);
    assert_eq!(
        message(scalars),
        "`v_fma_f32` reads more than 2 scalar values (SGPRs, VCC, literal); move one to a VGPR"
    );
    let literals = Inst::new(Op::s_add_u32, &[Operand::s(0), Operand::Literal(1000), Operand::Literal(1001)]);
    assert_eq!(message(literals), "`s_add_u32` needs two different literals; an instruction carries one");
    let odd = Inst::new(Op::s_mov_b64, &[Operand::s(1), Operand::s(2)]);
    assert_eq!(message(odd), "operand 0 of `s_mov_b64` must be an even-aligned pair of scalar registers");
    let far = Inst::new(Op::ds_load_b32, &[Operand::v(0), Operand::v(1)]).with_offset(65_536);
    assert_eq!(message(far), "`offset` of `ds_load_b32` must fit 16 bits");
    let few = Inst::new(Op::v_add_f32, &[Operand::v(0)]);
    assert_eq!(message(few), "`v_add_f32` takes 3 operands, but has 1");
    let clamped = Inst::new(Op::v_mov_b32, &[Operand::v(0), Operand::v(1)]).with_form(Form::Short).with_clamp();
    assert_eq!(message(clamped), "`v_mov_b32` does not take `clamp` in this form");
    let mov = |d| Inst::new(Op::v_mov_b32, &[Operand::v(d), Operand::v(d + 1)]);
    assert_eq!(
        message(Inst::dual(mov(0), mov(2))),
        "`v_mov_b32` and `v_mov_b32` cannot issue together: one destination must be an even VGPR and the other an odd one"
    );
    assert!(Inst::dual(mov(0), mov(5)).encode().is_ok());
    let unpaired = Inst::new(Op::v_exp_f32, &[Operand::v(1), Operand::v(2)]);
    assert!(matches!(Inst::dual(mov(0), unpaired).encode(), Err(EncodeError::Pair { .. })));
}

#[test]
fn queries_report_registers_and_state() {
    let load =
        Inst::new(Op::buffer_load_b128, &[Operand::v(4), Operand::v(1), Operand::s(8), Operand::int(0)]).with_offen();
    let access = |reg, dwords, operand| Access { reg, dwords, operand };
    assert_eq!(load.writes(false).collect::<Vec<_>>(), [access(Reg::v(4), 4, 0)]);
    assert_eq!(load.reads(false).collect::<Vec<_>>(), [access(Reg::v(1), 1, 1), access(Reg::s(8), 4, 2)]);
    assert_eq!(load.counters(), Counters::of(Counter::Vm));
    assert!(load.implicit_reads().contains(Implicit::EXEC));

    let add = Inst::new(Op::global_atomic_add_u32, &[Operand::None, Operand::v(0), Operand::v(1), Operand::s(2)]);
    assert_eq!(add.counters(), Counters::of(Counter::Vs));
    assert_eq!(add.reads(false).map(|a| a.dwords).collect::<Vec<_>>(), [1, 1, 2]);

    let carry =
        Inst::new(Op::v_add_co_ci_u32, &[Operand::v(0), Operand::s(4), Operand::v(1), Operand::v(2), Operand::s(6)]);
    assert_eq!(carry.writes(true).map(|a| a.dwords).collect::<Vec<_>>(), [1, 2]);

    let fmac = Inst::new(Op::v_fmac_f32, &[Operand::v(0), Operand::v(1), Operand::v(2)]);
    assert_eq!(fmac.reads(false).count(), 3);

    let row = Dpp::Dpp16 { ctrl: 0x161, row_mask: 15, bank_mask: 15, bound_ctrl: false, fetch_inactive: false };
    let mov = Inst::new(Op::v_mov_b32, &[Operand::v(0), Operand::v(1)]).with_dpp(row);
    assert_eq!(mov.reads(false).count(), 2, "lanes that read nothing keep the destination");

    let branch = Inst::new(Op::s_cbranch_vccz, &[Operand::imm(0xfffe)]);
    assert_eq!((branch.flow(), branch.branch_distance(), branch.is_terminator()), (Flow::Branch, Some(-2), true));
    assert!(branch.implicit_reads().contains(Implicit::VCC));

    let exp = Op::v_exp_f32.desc();
    assert_eq!(exp.unit, Unit::Valu(Pipe::Trans));
    assert_eq!(Op::v_wmma_f32_16x16x16_f16.desc().unit, Unit::Valu(Pipe::Matrix(32)));
    assert_eq!(Op::v_dot4_u32_u8.desc().unit, Unit::Valu(Pipe::Dot4));
    assert_eq!(Op::v_permlane64_b32.desc().unit, Unit::Valu(Pipe::HalfPermute));
    for (op, pipe) in [
        (Op::s_add_u32, ScalarPipe::Plain),
        (Op::s_mulk_i32, ScalarPipe::Multiply),
        (Op::s_mul_f32, ScalarPipe::Plain),
        (Op::s_cmp_lg_u64, ScalarPipe::Compare),
        (Op::s_bitcmp1_b64, ScalarPipe::Plain),
        (Op::s_cmpk_eq_i32, ScalarPipe::Plain),
    ] {
        assert_eq!(op.desc().unit, Unit::Salu(pipe), "{op:?}");
    }
    for (op, flow) in [
        (Op::s_sleep, Flow::Sleep),
        (Op::s_clause, Flow::Clause),
        (Op::s_delay_alu, Flow::Delay),
        (Op::s_nop, Flow::Next),
    ] {
        let inst = Inst::new(op, &[Operand::imm(1)]);
        assert_eq!((inst.flow(), inst.unit(), inst.is_terminator()), (flow, Unit::Control, false), "{op:?}");
    }
    assert!(Op::s_and_saveexec_b32.desc().writes.contains(Implicit::EXEC | Implicit::SCC));
    assert_eq!(Op::v_cmp_lt_f32.desc().slots[0].field, Field::vcc_dst);
}

#[test]
fn the_style_without_true16_prints_the_older_text() {
    let inst =
        Inst::new(Op::v_fma_f16, &[Operand::v(0), Operand::v(1), Operand::v(2), Operand::v(3)]).with_op_sel(0b1010);
    assert_eq!(inst.shortest().unwrap().to_string(), "v_fma_f16 v0.h, v1.l, v2.h, v3.l op_sel:[0,1,0,1]");
    let older = inst.shortest().unwrap().display(Style { wave64: true, true16: false }).to_string();
    assert_eq!(older, "v_fma_f16 v0, v1, v2, v3 op_sel:[0,1,0,1]");
}

#[test]
fn overlaps_that_assemblers_accept_are_found() {
    let wmma = |d, a, b, c| {
        let inst = Inst::new(Op::v_wmma_f32_16x16x16_f16, &[Operand::v(d), Operand::v(a), Operand::v(b), c]);
        assert!(inst.encode().is_ok());
        inst.overlap()
    };
    assert_eq!(wmma(0, 8, 16, Operand::v(0)), None);
    assert_eq!(wmma(0, 8, 16, Operand::int(0)), None);
    assert_eq!(wmma(0, 7, 16, Operand::v(0)), Some("the result of a matrix operation must not overlap A or B"));
    assert_eq!(
        wmma(0, 8, 16, Operand::v(4)),
        Some("the result of a matrix operation must be C or be disjoint from it")
    );
    let mad = Inst::new(
        Op::v_mad_u64_u32,
        &[Operand::v(0), Operand::Reg(Reg::NULL), Operand::v(1), Operand::v(2), Operand::v(4)],
    );
    assert_eq!(mad.overlap(), Some("the result of a 64-bit multiply and add must not overlap a source"));
}

#[test]
fn instructions_of_later_generations_are_rejected_by_name() {
    use t0_isa::target::{ALL, GFX1100, GFX1153};
    let add = Inst::new(Op::s_add_f32, &[Operand::s(0), Operand::s(1), Operand::f32(1.0)]);
    let row = Dpp::Dpp16 { ctrl: 0x121, row_mask: 15, bank_mask: 15, bound_ctrl: true, fetch_inactive: false };
    let scalar = Inst::new(Op::v_add_f32, &[Operand::v(0), Operand::v(1), Operand::s(1)]).with_dpp(row);
    let cases = [
        (add, "`s_add_f32` needs RDNA3.5 (gfx1150 and later)"),
        (scalar, "`v_add_f32` with a scalar second source under DPP needs RDNA3.5 (gfx1150 and later)"),
    ];
    for (inst, message) in cases {
        let mut words = Vec::new();
        assert_eq!(encode_for(&inst, GFX1100.generation, &mut words).unwrap_err().to_string(), message);
        assert!(words.is_empty());
        assert_eq!(encode_for(&inst, GFX1153.generation, &mut words), Ok(()));
        let error = decode_for(&words, GFX1100.generation).unwrap_err();
        assert_eq!((error.to_string().as_str(), error.words()), (message, Some(words.len())));
        assert!(decode_for(&words, GFX1153.generation).is_ok());
    }
    for target in ALL {
        assert_eq!(target.features.salu_float, target.generation == Generation::Rdna35, "{}", target.name);
    }
}

#[test]
fn atomic_rows_match_their_names() {
    let mut typed = 0;
    for &op in Op::ALL {
        let Some((what, ty)) = op.desc().atomic else { continue };
        let mem = op.desc().mem.expect("an atomic accesses memory");
        assert_eq!((mem.kind, u32::from(mem.bytes) * 8), (MemKind::Atomic, ty.bits()), "{op:?}");
        let (kind, suffix) = op.name().rsplit_once('_').expect("a name ends in a type");
        assert_eq!(suffix, format!("{ty:?}"), "{op:?}");
        let words = match what {
            AtomicOp::Swap => &["swap", "storexchg"][..],
            AtomicOp::CompareSwap => &["cmpswap", "cmpstore"],
            AtomicOp::Add => &["add"],
            AtomicOp::Sub => &["sub"],
            AtomicOp::ReverseSub => &["rsub"],
            AtomicOp::ClampedSub => &["csub"],
            AtomicOp::Min => &["min"],
            AtomicOp::Max => &["max"],
            AtomicOp::And => &["and"],
            AtomicOp::Or => &["or"],
            AtomicOp::Xor => &["xor"],
            AtomicOp::Inc => &["inc"],
            AtomicOp::Dec => &["dec"],
            AtomicOp::MaskedOr => &["mskor"],
            AtomicOp::Wrap => &["wrap"],
            AtomicOp::ConditionalExchange => &["condxchg32"],
        };
        assert!(kind.split('_').any(|part| words.contains(&part)), "{op:?}: {what:?}");
        typed += 1;
    }
    assert_eq!(typed, 170, "atomics that are a function of memory and data");
}

#[test]
fn a_converting_access_has_as_many_components_as_its_name() {
    let mut found = 0;
    for &op in Op::ALL {
        let Some(mem) = op.desc().mem.filter(|mem| mem.format) else { continue };
        let letters = op.name().rsplit_once('_').map_or("", |(_, letters)| letters);
        assert_eq!((letters, mem.components() as usize), (letters, letters.len()), "{op:?}");
        found += 1;
    }
    assert!(found > 30, "{found}");
}
