//! Rules of vector memory and control flow, one test each.

use t0_isa::isa::{Inst, Op, Operand, parse};
use t0_isa::target::GFX1100;
use t0_timing::{ComputeUnit, Parameters, Shape, Step, Surroundings, Times, Touch, Wave};

const P: Parameters = Parameters::GFX1100;

/// Runs one program on one wave.
fn run(program: &[Inst]) -> Vec<Times> {
    run_cold(program, &[0], 1).remove(0)
}

fn add(to: u16, from: u16) -> Inst {
    Inst::new(Op::v_add_f32, &[Operand::v(to), Operand::v(from), Operand::v(from + 1)])
}

/// Runs one program on waves of their own workgroups, on these SIMDs from clock 0 on. All vector accesses are cold and
/// have this number of lookups.
fn run_cold(program: &[Inst], simds: &[usize], lines: u16) -> Vec<Vec<Times>> {
    let shapes: Vec<Shape> = program.iter().map(|inst| Shape::of(inst, &P)).collect();
    let touch = Touch { lines, cold: true };
    let steps: Vec<Step> = (0..shapes.len() as u32).map(|shape| Step { touch, ..Step::plain(shape) }).collect();
    let wave = |(workgroup, &simd)| Wave { simd, workgroup, start: 0, steps: steps.clone() };
    ComputeUnit::run(&P, &shapes, &(0..).zip(simds).map(wave).collect::<Vec<_>>())
}

/// A load of 128 bits with a 64-bit address.
fn wide_load(to: u16) -> Inst {
    parse(&format!("global_load_b128 v[{to}:{}], v[0:1], off", to + 3), &GFX1100).expect("a load")
}

/// A store of 128 bits with a 64-bit address.
fn wide_store(from: u16) -> Inst {
    parse(&format!("global_store_b128 v[0:1], v[{from}:{}], off", from + 3), &GFX1100).expect("a store")
}

fn issues(times: &[Times]) -> Vec<i64> {
    times.iter().map(|times| times.issue).collect()
}

#[test]
fn wide_loads_return_as_fast_as_their_passes_are_looked_up() {
    for (lines, distance) in [(32, 16), (4, 4), (8, 4), (16, 8)] {
        let times = run_cold(&[wide_load(4), wide_load(8)], &[0], lines);
        assert_eq!(times[0][1].execute - times[0][0].execute, distance, "{lines} lookups");
    }
}

#[test]
fn loads_outside_of_a_clause_issue_in_each_clock() {
    let times = run_cold(&[wide_load(4), wide_load(8), wide_load(12)], &[0], 4);
    assert_eq!(issues(&times[0]), [0, 1, 2]);
}

#[test]
fn a_wait_or_a_clause_issues_three_clocks_after_a_vector_or_memory_instruction() {
    let lds = Inst::new(Op::ds_load_b32, &[Operand::v(4), Operand::v(0)]);
    let nothing = Inst::new(Op::s_waitcnt, &[Operand::Imm(0xfff7)]);
    let clause = Inst::new(Op::s_clause, &[Operand::Imm(1)]);
    for before in [add(0, 4), lds, wide_load(4), wide_store(4)] {
        for after in [nothing, clause] {
            assert_eq!(issues(&run(&[before, after])), [0, 3], "{before:?} {after:?}");
        }
    }
    assert_eq!(issues(&run(&[nothing, clause])), [0, 1]);
}

#[test]
fn an_address_is_overwritten_after_it_has_been_read() {
    // Eight loads of two address registers each, as in the recording `gemm64`: 12 clocks.
    let mut program: Vec<Inst> = (0..8).map(|n| wide_load(16 + 4 * n)).collect();
    program.insert(3, Inst::new(Op::s_clause, &[Operand::Imm(3)]));
    program.push(add(0, 4));
    let times = run(&program);
    assert_eq!(times[9].issue - times[8].issue, 12);
    // A store's data are read after its address. Other registers do not wait.
    let store = |register| issues(&run(&[wide_store(4), add(register, 20)]))[1];
    assert_eq!(store(7), P.send_front + 6 + P.send_return + 1);
    assert_eq!(store(8), 1);
}

#[test]
fn the_simds_of_a_compute_unit_share_the_reads_of_stores() {
    let first = |simds: &[usize]| run_cold(&[wide_store(4)], simds, 4).iter().map(|w| w[0].execute).max();
    let alone = first(&[0]).expect("a store");
    // 512 bytes, 64 in a clock.
    assert_eq!(first(&[0, 1]), Some(alone + 8));
    assert_eq!(first(&[0, 1, 0, 1]), Some(alone + 24));
    assert_eq!(first(&[0, 2]), Some(alone), "another compute unit");
}

#[test]
fn the_queue_of_vector_memory_holds_nine_instructions() {
    let program: Vec<Inst> = (0..12).map(|n| wide_store(4 * n)).collect();
    let issues = issues(&run_cold(&program, &[0], 4)[0]);
    assert_eq!(issues[..9], [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    let end_of_first = P.send_front + 6;
    assert_eq!(issues[9..], [0, 6, 12].map(|later| end_of_first + later + P.send_return));
}

#[test]
fn a_taken_branch_takes_27_clocks() {
    let shapes = [Shape::of(&Inst::new(Op::s_branch, &[Operand::Imm(0)]), &P), Shape::of(&add(0, 4), &P)];
    let steps = vec![Step { taken: true, ..Step::plain(0) }, Step::plain(1)];
    let times = ComputeUnit::run(&P, &shapes, &[Wave { simd: 0, workgroup: 0, start: 0, steps }]);
    assert_eq!(issues(&times[0]), [0, 27]);
}

/// Instructions of 4 bytes one after another, from this address on.
fn placed(program: &[Inst], address: u64, prefetched: bool) -> Vec<Shape> {
    let at = |(inst, address)| Shape::of(inst, &P).at(&P, address, 4, prefetched);
    program.iter().zip((address..).step_by(4)).map(at).collect()
}

#[test]
fn the_first_wave_waits_for_a_block_of_the_instruction_cache() {
    let program = [add(0, 4), add(2, 4), add(6, 4)];
    let steps: Vec<Step> = (0..3).map(Step::plain).collect();
    let waves = [0, 100, 400].map(|start| Wave { simd: 0, workgroup: 0, start, steps: steps.clone() });
    // The second instruction begins a block of 256 bytes.
    let times = ComputeUnit::run(&P, &placed(&program, 252, false), &waves);
    assert_eq!(issues(&times[0]), [0, 280, 281]);
    assert_eq!(times[1][1].issue, 282, "it waits for the same block, and the older wave goes first");
    assert_eq!(issues(&times[2]), [400, 401, 402]);
    let times = ComputeUnit::run(&P, &placed(&program, 252, true), &waves);
    assert_eq!(issues(&times[0]), [0, 1, 2]);
}

#[test]
fn the_first_branch_to_a_block_waits() {
    let program = [add(0, 4), Inst::new(Op::s_branch, &[Operand::Imm(0xfffe)])];
    let branch = Step { taken: true, ..Step::plain(1) };
    let steps = vec![Step::plain(0), branch, Step::plain(0), branch, Step::plain(0)];
    let wave = Wave { simd: 0, workgroup: 0, start: 0, steps };
    let times = ComputeUnit::run(&P, &placed(&program, 0, true), &[wave]);
    assert_eq!(issues(&times[0]), [0, 1, 281, 282, 309]);
}

#[test]
fn masks_and_scalar_instructions_keep_their_distance() {
    let parse = |text| parse(text, &GFX1100).expect("an instruction");
    let carry = parse("v_add_co_u32 v0, vcc_lo, v4, v5");
    let scalar = parse("s_add_u32 s2, s2, 16");
    assert_eq!(issues(&run(&[carry, scalar])), [0, P.mask_to_scalar]);
    assert_eq!(issues(&run(&[scalar, carry])), [0, P.scalar_to_mask]);
    assert_eq!(issues(&run(&[scalar, add(0, 4)])), [0, 1]);
    assert_eq!(issues(&run(&[add(0, 4), scalar])), [0, 1]);
}

/// Memory in which the first scalar load misses, and later ones find its line.
struct OneLine {
    known: bool,
}

impl Surroundings for OneLine {
    fn load(&mut self, _wave: usize, _shape: &Shape, _touch: Touch, at: i64) -> i64 {
        at
    }

    fn store(&mut self, _wave: usize, _shape: &Shape, _touch: Touch, at: i64) -> i64 {
        at
    }

    fn misses(&mut self, _wave: usize, _step: Step) -> bool {
        !std::mem::replace(&mut self.known, true)
    }

    fn ended(&mut self, _workgroup: u32, _at: i64) -> Vec<Wave> {
        Vec::new()
    }
}

#[test]
fn all_waves_of_a_workgroup_processor_wait_for_a_scalar_line_in_flight() {
    let load = parse("s_load_b64 s[4:5], s[0:1], null", &GFX1100).expect("a load");
    let shapes = [Shape::of(&load, &P)];
    // One wave on each SIMD of both compute units.
    let wave = |simd| Wave { simd, workgroup: 0, start: simd as i64, steps: vec![Step::plain(0)] };
    let waves = (0..4).map(wave).collect();
    let times = ComputeUnit::run_in(&P, &shapes, waves, &mut OneLine { known: false }, &mut ());
    let answers: Vec<i64> = times.iter().map(|times| times[0].execute - times[0].issue).collect();
    // The loads issue one clock apart, and are answered one clock apart.
    assert_eq!(answers, [P.scalar_cold; 4]);
}
