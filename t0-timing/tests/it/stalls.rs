//! What instructions wait for: one test for each reason, and the sums.

use t0_isa::isa::{Inst, Op, Operand, Reg};
use t0_timing::{ComputeUnit, Issued, Kind, Observer, Parameters, Shape, Stall, Step, Times, Touch, Wait, Wave};

const P: Parameters = Parameters::GFX1100;

/// The waits of each step, and the clock from which it was the next one.
#[derive(Default)]
struct Waits(Vec<Vec<(i64, Vec<Wait>)>>);

impl Observer for Waits {
    fn issued(&mut self, issued: Issued<'_>) {
        if self.0.len() <= issued.wave {
            self.0.resize_with(issued.wave + 1, Vec::new);
        }
        assert_eq!(issued.number, self.0[issued.wave].len());
        self.0[issued.wave].push((issued.begin, issued.waits.to_vec()));
    }
}

/// Runs a program on waves of one workgroup of one SIMD. The waits of every step add up to the clocks until its issue.
fn run(program: &[Inst], waves: usize) -> (Vec<Vec<Times>>, Waits) {
    let steps: Vec<Step> = (0..program.len() as u32).map(Step::plain).collect();
    run_steps(program, &vec![steps; waves])
}

fn run_steps(program: &[Inst], steps: &[Vec<Step>]) -> (Vec<Vec<Times>>, Waits) {
    let shapes: Vec<Shape> = program.iter().map(|inst| Shape::of(inst, &P)).collect();
    let wave = |steps: &Vec<Step>| Wave { simd: 0, workgroup: 0, start: 0, steps: steps.clone() };
    let waves: Vec<Wave> = steps.iter().map(wave).collect();
    let mut waits = Waits::default();
    let times = ComputeUnit::observe(&P, &shapes, &waves, &mut waits);
    assert_eq!(times, ComputeUnit::run(&P, &shapes, &waves), "an observer changes no clock");
    for ((times, waits), wave) in times.iter().zip(&waits.0).zip(&waves) {
        assert_eq!(times.len(), waits.len());
        for ((times, (begin, waits)), step) in times.iter().zip(waits).zip(&wave.steps) {
            assert!(waits.iter().all(|wait| wait.clocks > 0));
            // A delay may issue with the instruction before it.
            let joined = matches!(shapes[step.shape as usize].kind, Kind::Delay(_)) && times.issue + 1 == *begin;
            let clocks = if joined { 0 } else { times.issue - begin };
            assert_eq!(waits.iter().map(|wait| wait.clocks).sum::<i64>(), clocks);
        }
    }
    (times, waits)
}

/// The reasons and producers of one step.
fn of(waits: &Waits, wave: usize, step: usize) -> Vec<(Stall, Option<u32>)> {
    waits.0[wave][step].1.iter().map(|wait| (wait.stall, wait.producer)).collect()
}

fn add(to: u16, from: u16) -> Inst {
    Inst::new(Op::v_add_f32, &[Operand::v(to), Operand::v(from), Operand::v(from + 1)])
}

fn waitcnt(field: u16) -> Inst {
    Inst::new(Op::s_waitcnt, &[Operand::Imm(field)])
}

const LGKM_0: u16 = 0xfc07;
const VM_0: u16 = 0x03f7;
const VM_1: u16 = 0x07f7;

#[test]
fn a_wait_names_the_memory_access_that_is_done_last() {
    let lds = Inst::new(Op::ds_load_b32, &[Operand::v(4), Operand::v(0)]);
    let scalar = Inst::new(Op::s_load_b32, &[Operand::s(8), Operand::s(2), Operand::Imm(0)]);
    let vector = |to| Inst::new(Op::global_load_b128, &[Operand::v(to), Operand::v(0), Operand::s(2)]);
    let (_, waits) = run(&[lds, add(20, 22), waitcnt(LGKM_0)], 1);
    assert_eq!(of(&waits, 0, 2), [(Stall::Lds, Some(0))]);
    let (_, waits) = run(&[scalar, add(20, 22), waitcnt(LGKM_0)], 1);
    assert_eq!(of(&waits, 0, 2), [(Stall::Smem, Some(0))]);
    let (_, waits) = run(&[vector(4), vector(8), vector(12), waitcnt(VM_1), waitcnt(VM_0)], 1);
    assert_eq!(of(&waits, 0, 3), [(Stall::Vmem, Some(1))]);
    assert_eq!(of(&waits, 0, 4), [(Stall::Vmem, Some(2))]);
    let store = Inst::new(Op::global_store_b32, &[Operand::v(0), Operand::v(4), Operand::s(2)]);
    let (_, waits) = run(&[store, Inst::new(Op::s_endpgm, &[])], 1);
    assert_eq!(of(&waits, 0, 1), [(Stall::Vmem, Some(0))]);
}

#[test]
fn a_dependent_chain_waits_for_its_instructions() {
    let delay = Inst::new(Op::s_delay_alu, &[Operand::Imm(1)]);
    let (_, waits) = run(&[add(0, 4), delay, add(8, 0)], 1);
    assert_eq!(of(&waits, 0, 2), [(Stall::Alu, Some(0))]);
    // Without `s_delay_alu`, 15 instructions wait for their sources. The next one waits until the first of them
    // has its source, which the instruction before that one writes.
    let (_, waits) = run(&[add(0, 0); 21], 1);
    assert_eq!(of(&waits, 0, 6), []);
    assert_eq!(of(&waits, 0, 20), [(Stall::Alu, Some(4))]);
    let independent: Vec<Inst> = (0..12).map(|n| add(2 * n, 100)).collect();
    let (_, waits) = run(&independent, 1);
    assert!(waits.0[0].iter().all(|(_, waits)| waits.is_empty()));
}

#[test]
fn scalar_and_address_results_are_waited_for() {
    let vcc = Operand::Reg(Reg::VCC_LO);
    let compare = Inst::new(Op::v_cmp_lt_f32, &[vcc, Operand::v(4), Operand::v(5)]);
    let and = Inst::new(Op::s_and_b32, &[Operand::s(0), vcc, Operand::s(1)]);
    let (_, waits) = run(&[compare, and], 1);
    assert_eq!(of(&waits, 0, 1), [(Stall::Alu, Some(0))]);
    let load = Inst::new(Op::global_load_b32, &[Operand::v(4), Operand::v(0), Operand::s(2)]);
    let (_, waits) = run(&[add(0, 8), add(20, 22), load], 1);
    assert_eq!(of(&waits, 0, 2), [(Stall::Alu, Some(1))]);
}

#[test]
fn an_operand_that_memory_has_not_read_is_waited_for() {
    let load = Inst::new(Op::global_load_b32, &[Operand::v(4), Operand::v(0), Operand::s(2)]);
    let (_, waits) = run(&[load, add(20, 22), add(0, 8)], 1);
    assert_eq!(of(&waits, 0, 1), []);
    assert_eq!(of(&waits, 0, 2), [(Stall::Vmem, Some(0))]);
}

#[test]
fn a_barrier_and_the_port_after_it_are_two_waits() {
    let barrier = Inst::new(Op::s_barrier, &[]);
    let (_, waits) = run(&[barrier, add(0, 4)], 2);
    assert_eq!(of(&waits, 0, 1), [(Stall::Barrier, None)]);
    assert_eq!(of(&waits, 1, 1), [(Stall::Barrier, None), (Stall::Arbitration, None)]);
    assert_eq!(waits.0[1][1].1[1].clocks, 1);
}

#[test]
fn a_taken_branch_is_a_wait_for_the_fetch() {
    let branch = Inst::new(Op::s_branch, &[Operand::Imm(0)]);
    let program = [add(0, 4), branch, add(8, 12)];
    let taken = Step { taken: true, ..Step::plain(1) };
    let (_, waits) = run_steps(&program, &[vec![Step::plain(0), taken, Step::plain(2)]]);
    assert_eq!(of(&waits, 0, 2), [(Stall::Fetch, None)]);
    let late = Step { fetched: 90, ..Step::plain(2) };
    let (times, waits) = run_steps(&program, &[vec![Step::plain(0), late]]);
    assert_eq!((times[0][1].issue, of(&waits, 0, 1)), (90, vec![(Stall::Fetch, None)]));
}

#[test]
fn the_own_pipe_and_other_waves_are_told_apart() {
    let trans = |to| Inst::new(Op::v_exp_f32, &[Operand::v(to), Operand::v(100)]);
    let (_, waits) = run(&[trans(0), trans(1)], 1);
    assert_eq!(of(&waits, 0, 1), [(Stall::Issue, None)]);
    let (_, waits) = run(&[trans(0)], 2);
    assert_eq!(of(&waits, 1, 0), [(Stall::Arbitration, None)]);
    // A chain of the older wave holds the pipeline; the younger wave waits for it.
    let chain = [add(0, 0); 21];
    let (_, waits) = run(&chain, 2);
    assert_eq!(of(&waits, 0, 20), [(Stall::Alu, Some(4))]);
    assert!(of(&waits, 1, 0).contains(&(Stall::Arbitration, None)), "{:?}", waits.0[1][0]);
}

#[test]
fn waits_add_up_for_mixed_waves() {
    let load = |to| Inst::new(Op::global_load_b128, &[Operand::v(to), Operand::v(0), Operand::s(2)]);
    let lds = |to| Inst::new(Op::ds_load_b128, &[Operand::v(to), Operand::v(0)]);
    let barrier = Inst::new(Op::s_barrier, &[]);
    let mut program = vec![load(4), load(8), lds(12), add(0, 16), add(17, 0), waitcnt(VM_1), barrier, waitcnt(LGKM_0)];
    program.extend([add(18, 18); 20]);
    program.extend([waitcnt(VM_0), Inst::new(Op::s_endpgm, &[])]);
    let cold = |n: u32| Step { touch: Touch { lines: 4, cold: n.is_multiple_of(3) }, ..Step::plain(n) };
    let wave: Vec<Step> = (0..program.len() as u32).map(cold).collect();
    let (_, waits) = run_steps(&program, &vec![wave; 8]);
    let seen = |stall| waits.0.iter().flatten().flat_map(|(_, waits)| waits).any(|wait| wait.stall == stall);
    for stall in [Stall::Alu, Stall::Vmem, Stall::Barrier, Stall::Arbitration] {
        assert!(seen(stall), "{stall:?}");
    }
}
