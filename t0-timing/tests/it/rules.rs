//! Rules of the model that the recordings show only in passing, one test each.

use t0_isa::isa::{Inst, Op, Operand, Reg};
use t0_timing::{ComputeUnit, Parameters, Shape, Step, Times, Touch, Wave};

const P: Parameters = Parameters::GFX1100;

/// Runs one program on waves of one workgroup that start at these clocks.
fn run(program: &[Inst], starts: &[i64]) -> Vec<Vec<Times>> {
    let shapes: Vec<Shape> = program.iter().map(|inst| Shape::of(inst, &P)).collect();
    let steps: Vec<Step> = (0..shapes.len() as u32).map(Step::plain).collect();
    let wave = |start: &i64| Wave { simd: 0, workgroup: 0, start: *start, steps: steps.clone() };
    ComputeUnit::run(&P, &shapes, &starts.iter().map(wave).collect::<Vec<_>>())
}

fn add(to: u16, from: u16) -> Inst {
    Inst::new(Op::v_add_f32, &[Operand::v(to), Operand::v(from), Operand::v(from + 1)])
}

fn wait(lgkm: u16) -> Inst {
    Inst::new(Op::s_waitcnt, &[Operand::Imm(0xfc07 | lgkm << 4)])
}

#[test]
fn a_barrier_releases_all_waves_14_clocks_after_the_last_arrival() {
    let barrier = Inst::new(Op::s_barrier, &[]);
    let times = run(&[barrier, add(0, 4)], &[100, 250]);
    assert_eq!((times[0][0].issue, times[1][0].issue), (100, 250));
    assert_eq!(times[0][1].issue, 250 + P.barrier_release);
    // One vector instruction issues in a clock.
    assert_eq!(times[1][1].issue, 251 + P.barrier_release);
}

#[test]
fn an_ended_wave_does_not_hold_a_barrier() {
    let program = [Inst::new(Op::s_barrier, &[]), add(0, 4)];
    let shapes: Vec<Shape> = program.iter().map(|inst| Shape::of(inst, &P)).collect();
    let wave = |steps: Vec<Step>| Wave { simd: 0, workgroup: 0, start: 0, steps };
    let waves = [wave(vec![Step::plain(0), Step::plain(1)]), wave(vec![Step::plain(1)])];
    let times = ComputeUnit::run(&P, &shapes, &waves);
    assert_eq!(times[0][1].issue, times[1][0].issue.max(times[0][0].issue) + P.barrier_release);
}

#[test]
fn a_wait_for_an_lds_load_of_128_bits_takes_37_clocks() {
    let load = Inst::new(Op::ds_load_b128, &[Operand::v(4), Operand::v(0)]);
    let times = run(&[load, wait(0)], &[0]);
    assert_eq!(times[0][1].issue - times[0][0].issue, 37);
}

#[test]
fn a_wait_for_one_operation_fewer_releases_earlier() {
    let load = |to| Inst::new(Op::ds_load_b128, &[Operand::v(to), Operand::v(0)]);
    let first = run(&[load(4), load(8), wait(1)], &[0])[0][2].issue;
    let second = run(&[load(4), load(8), wait(0)], &[0])[0][2].issue;
    assert!(first < second, "{first} {second}");
}

#[test]
fn three_sources_of_one_bank_take_one_and_a_half_clocks() {
    let fma = |bank| {
        let source = |n: u16| Operand::v(4 * n + bank * n);
        Inst::new(Op::v_fma_f32, &[Operand::v(100), source(1), source(2), source(3)])
    };
    let last = |inst: Inst| run(&[inst; 9], &[0])[0][8].execute - run(&[inst; 9], &[0])[0][0].execute;
    assert_eq!(last(fma(1)), 8, "sources of different banks");
    assert_eq!(last(fma(0)), 12, "sources of one bank");
}

#[test]
fn a_matrix_operation_takes_two_clocks_more_if_operands_start_in_one_bank() {
    let wmma = |a: u16, b: u16| {
        let c = Operand::v(32);
        Inst::new(Op::v_wmma_f32_16x16x16_f16, &[c, Operand::v(a), Operand::v(b), c])
    };
    let distance = |inst: Inst| {
        let times = run(&[inst, inst], &[0]);
        times[0][1].execute - times[0][0].execute
    };
    assert!(distance(wmma(0, 8)) >= 34);
    let spread = [
        wmma(1, 10),
        Inst::new(Op::v_wmma_f32_16x16x16_f16, &[Operand::v(40), Operand::v(1), Operand::v(10), Operand::v(40)]),
    ];
    let times = run(&spread, &[0]);
    assert_eq!(times[0][1].execute - times[0][0].execute, 32);
}

#[test]
fn a_matrix_operation_reads_a_register_that_is_named_twice_once() {
    let wmma = |to, b, c| {
        Inst::new(Op::v_wmma_f32_16x16x16_f16, &[Operand::v(to), Operand::v(0), Operand::v(b), Operand::v(c)])
    };
    assert_eq!(distances(&[wmma(64, 0, 34), wmma(72, 0, 34)]), [32]);
    assert_eq!(distances(&[wmma(64, 0, 32), wmma(72, 0, 32)]), [34], "C starts in the bank of A");
    assert_eq!(distances(&[wmma(64, 8, 34), wmma(72, 8, 34)]), [34], "B starts in the bank of A");
}

/// The clocks between the executions of a wave's instructions.
fn distances(program: &[Inst]) -> Vec<i64> {
    run(program, &[0])[0].windows(2).map(|pair| pair[1].execute - pair[0].execute).collect()
}

/// The clocks between the issues of a wave's instructions.
fn issues(program: &[Inst]) -> Vec<i64> {
    run(program, &[0])[0].windows(2).map(|pair| pair[1].issue - pair[0].issue).collect()
}

#[test]
fn an_instruction_of_several_passes_issues_four_clocks_after_a_transcendental() {
    let exp = Inst::new(Op::v_exp_f32, &[Operand::v(0), Operand::v(16)]);
    let shift = Inst::new(Op::v_lshlrev_b64, &[Operand::v(2), Operand::v(16), Operand::v(32)]);
    assert_eq!(issues(&[exp, shift]), [4]);
    assert_eq!(issues(&[exp, add(2, 32)]), [1]);
}

#[test]
fn a_register_with_a_new_half_is_merged_before_it_is_read_as_a_whole() {
    let three = |op, to| Inst::new(op, &[Operand::v(to), Operand::v(16), Operand::v(32)]);
    assert_eq!(distances(&[three(Op::v_fmac_f16, 0), three(Op::v_fmac_f32, 0)]), [6]);
    assert_eq!(distances(&[three(Op::v_fmac_f16, 0), three(Op::v_fmac_f16, 0)]), [5]);
    assert_eq!(distances(&[three(Op::v_fmac_f32, 0), three(Op::v_fmac_f16, 0)]), [5]);
}

#[test]
fn dot_products_of_integers_hold_back_the_next_instruction() {
    let dot = |op| Inst::new(op, &[Operand::v(0), Operand::v(16), Operand::v(33), Operand::v(50)]);
    assert_eq!(issues(&[dot(Op::v_dot4_i32_iu8), dot(Op::v_dot8_i32_iu4), add(2, 32)]), [2, 4]);
    assert_eq!(issues(&[dot(Op::v_dot2_f32_f16), add(2, 32)]), [1]);
}

#[test]
fn an_exchange_between_lanes_holds_back_the_next_one_only() {
    let row = Inst::new(Op::v_permlanex16_b32, &[Operand::v(0), Operand::v(16), Operand::s(1), Operand::s(2)]);
    assert_eq!(issues(&[row, row]), [4]);
    assert_eq!(issues(&[row, add(2, 32)]), [1]);
}

/// An instruction that waits for a result has read its other operands and has left the queue. The counter of
/// unfinished vector instructions stops the wave.
#[test]
fn a_chain_issues_until_the_counter_of_vector_instructions_is_full() {
    let fma = Inst::new(Op::v_fmac_f32, &[Operand::v(0), Operand::v(17), Operand::v(34)]);
    let issues = issues(&[fma; 32]);
    let full = issues.iter().position(|&clocks| clocks > 2).expect("the wave stops");
    assert!(full as i64 > P.queue, "{issues:?}");
    assert_eq!(issues[20..], [5; 11], "{issues:?}");
}

fn scalar(op: Op, to: u16, from: u16) -> Inst {
    Inst::new(op, &[Operand::s(to), Operand::s(from), Operand::s(from)])
}

#[test]
fn a_chain_of_scalar_operations_waits_in_the_scalar_pipe() {
    let chain = |op| issues(&[scalar(op, 0, 0); 20]);
    let sums = chain(Op::s_add_u32);
    assert_eq!(sums[..7], [1; 7], "{sums:?}");
    assert_eq!(sums[12..], [2; 7], "{sums:?}");
    assert_eq!(chain(Op::s_mul_i32)[12..], [3; 7]);
    let independent: Vec<Inst> = (0..20).map(|n| scalar(Op::s_and_b32, n, 40)).collect();
    assert_eq!(issues(&independent), [1; 19]);
}

#[test]
fn mode_registers_wait_for_the_scalar_pipe() {
    let get = Inst::new(Op::s_getreg_b32, &[Operand::s(2), Operand::Imm(0)]);
    let set = Inst::new(Op::s_setreg_b32, &[Operand::Imm(0), Operand::s(4)]);
    let sum = scalar(Op::s_add_u32, 0, 8);
    let front = P.scalar_front + P.scalar_read;
    assert_eq!(issues(&[sum, get, sum]), [front + P.scalar_drain, 1]);
    assert_eq!(issues(&[sum, set, add(0, 4)]), [front + P.scalar_drain, front + P.scalar_mode]);
}

#[test]
fn a_scalar_load_waits_for_scalar_operations_and_not_for_other_loads() {
    let load = |to| Inst::new(Op::s_load_b64, &[Operand::s(to), Operand::s(2), Operand::Imm(0)]);
    assert_eq!(issues(&[load(8), load(10), scalar(Op::s_add_u32, 0, 20), load(12)]), [1, 1, 9]);
}

#[test]
fn lds_instructions_wait_until_the_ninth_last_one_is_sent() {
    let store = |op| Inst::new(op, &[Operand::v(0), Operand::v(4)]);
    let words = issues(&[store(Op::ds_store_b32); 24]);
    assert_eq!((words[..8].iter().sum::<i64>(), &words[16..]), (8, &[2; 7][..]), "{words:?}");
    assert_eq!(issues(&[store(Op::ds_store_b64); 24])[16..], [3; 7]);
    assert_eq!(issues(&[store(Op::ds_store_b128); 24])[16..], [5; 7]);
    let load = Inst::new(Op::ds_load_b32, &[Operand::v(4), Operand::v(0)]);
    assert_eq!(issues(&[load; 24]), [1; 23]);
    let vector = Inst::new(Op::global_load_b32, &[Operand::v(8), Operand::v(0), Operand::s(2)]);
    assert_eq!(issues(&[load, vector]), [P.send_front + 1 + P.lds_to_vector]);
}

#[test]
fn sleeping_waves_wake_together_and_continue_in_pairs() {
    let sleep = Inst::new(Op::s_sleep, &[Operand::Imm(2)]);
    let barrier = Inst::new(Op::s_barrier, &[]);
    let times = run(&[sleep, barrier], &[70, 75, 80, 127, 128]);
    let woken: Vec<i64> = times.iter().map(|times| times[0].issue).collect();
    assert_eq!(woken, [192, 192, 192, 192, 256], "the second multiple of 64 after the start");
    let next: Vec<i64> = times.iter().map(|times| times[1].issue - times[0].issue).collect();
    assert_eq!(next, [1, 2, 9, 10, 1]);
}

#[test]
fn waves_end_one_after_another() {
    let times = run(&[Inst::new(Op::s_barrier, &[]), Inst::new(Op::s_endpgm, &[])], &[100, 101]);
    let release = 101 + P.barrier_release;
    assert_eq!((times[0][1].issue, times[1][1].issue), (release + P.end, release + P.end + P.end_gap));
}

#[test]
fn a_delay_holds_back_the_issue_until_the_result_is_ready() {
    let delay = Inst::new(Op::s_delay_alu, &[Operand::Imm(1)]);
    let without = run(&[add(0, 4), add(8, 0)], &[0]);
    assert_eq!(without[0][1].issue - without[0][0].issue, 1);
    let with = run(&[add(0, 4), delay, add(8, 0)], &[0]);
    assert_eq!(with[0][2].issue - with[0][0].issue, 5);
    assert_eq!(with[0][2].execute - with[0][0].execute, without[0][1].execute - without[0][0].execute);
}

#[test]
fn a_delay_takes_a_clock_after_a_wait_only() {
    let delay = Inst::new(Op::s_delay_alu, &[Operand::Imm(0)]);
    let wait = Inst::new(Op::s_waitcnt, &[Operand::Imm(0xffff)]);
    let clause = Inst::new(Op::s_clause, &[Operand::Imm(1)]);
    let scalar = Inst::new(Op::s_mov_b32, &[Operand::s(0), Operand::s(1)]);
    for (before, clocks) in [(add(8, 4), 1), (scalar, 1), (wait, 2), (clause, 2)] {
        let times = run(&[before, delay, add(0, 4)], &[0]);
        let issues: Vec<i64> = times[0].iter().map(|t| t.issue - times[0][0].issue).collect();
        assert_eq!(issues, [0, clocks - 1, clocks], "{before:?}");
    }
}

#[test]
fn scalar_sources_beside_a_mask_are_overwritten_later() {
    let add_carry = |mask: Operand| {
        let operands = [Operand::v(1), Operand::Reg(Reg::NULL), Operand::s(2), Operand::v(7), mask];
        Inst::new(Op::v_add_co_ci_u32, &operands)
    };
    let select = |mask: Operand| Inst::new(Op::v_cndmask_b32, &[Operand::v(1), Operand::s(2), Operand::v(7), mask]);
    let overwrite = Inst::new(Op::s_mov_b32, &[Operand::s(2), Operand::s(9)]);
    for (inst, later) in [
        (add_carry(Operand::s(4)), P.mask_source),
        (select(Operand::s(4)), P.mask_source),
        (select(Operand::Reg(Reg::VCC_LO)), 0),
    ] {
        let times = run(&[inst, overwrite], &[0]);
        assert_eq!(times[0][1].issue, times[0][0].execute + P.valu_to_overwrite + later, "{inst:?}");
    }
}

#[test]
fn vector_loads_return_in_order_across_waves() {
    let load = Inst::new(Op::global_load_b32, &[Operand::v(4), Operand::v(0), Operand::s(2)]);
    let shapes = [Shape::of(&load, &P)];
    let wave = |start, cold| {
        let touch = Touch { lines: 4, cold };
        Wave { simd: 0, workgroup: 0, start, steps: vec![Step { touch, ..Step::plain(0) }] }
    };
    let times = ComputeUnit::run(&P, &shapes, &[wave(0, true), wave(50, false)]);
    let cold = P.send_front + P.translation + P.vector_cold;
    assert_eq!(times[0][0].execute, cold);
    // The hit waits behind the miss of the other wave.
    assert_eq!(times[1][0].execute, cold + 4 / P.vector_lines);
}

#[test]
fn a_carry_is_forwarded_and_a_mask_for_the_scalar_unit_is_not() {
    let carry = Inst::new(Op::v_add_co_u32, &[Operand::v(0), Operand::Reg(Reg::VCC_LO), Operand::v(4), Operand::v(5)]);
    let vcc = Operand::Reg(Reg::VCC_LO);
    let more = Inst::new(Op::v_add_co_ci_u32, &[Operand::v(1), vcc, Operand::v(6), Operand::v(7), vcc]);
    let times = run(&[carry, more], &[0]);
    assert_eq!(times[0][1].execute - times[0][0].execute, 1);
    let scalar = Inst::new(Op::s_and_b32, &[Operand::s(0), vcc, Operand::s(1)]);
    let times = run(&[carry, scalar], &[0]);
    assert_eq!(times[0][1].issue, times[0][0].execute + P.valu_to_scalar);
}

#[test]
fn steps_outside_of_the_program_end_their_wave() {
    let shapes = [Shape::of(&add(0, 4), &P)];
    let steps = vec![Step::plain(0), Step::plain(7), Step::plain(0)];
    let times = ComputeUnit::run(&P, &shapes, &[Wave { simd: 0, workgroup: 0, start: 0, steps }]);
    assert_eq!(times[0].len(), 1);
    assert!(ComputeUnit::run(&P, &shapes, &[]).is_empty());
}
