//! Kernels whose time on the whole GPU is known: each reaches one roof and does not exceed it.

use t0_isa::isa::{Inst, Op, Operand};
use t0_timing::gpu::{Data, Geometry, GpuError, GpuTime, Launch, Limiter, Roof, WaveRun, Workgroup};
use t0_timing::{Parameters, Program, Shape, Step, Touch};

const P: Parameters = Parameters::GFX1100;

/// A grid of waves that fit in great number.
fn geometry(workgroups: u64, waves: u32) -> Geometry {
    Geometry { workgroups, waves, vgprs: 96, lds_bytes: 0, wgp_mode: true, wave64: false }
}

/// The time of a launch that touches each byte once. See [`time_of`].
fn time(
    geometry: Geometry,
    program: &[Inst],
    loops: u64,
    data: Data,
    lines: impl Fn(u64, u64, u64, u64) -> Vec<u64>,
) -> GpuTime {
    time_of(geometry, program, loops, (data, u64::MAX), lines)
}

/// The time of a launch whose waves execute `program` `loops` times, with the place and the bytes of its data. `lines`
/// are the lines of each memory access, by workgroup, wave, iteration and number of the access in the program.
fn time_of(
    geometry: Geometry,
    program: &[Inst],
    loops: u64,
    (data, bytes): (Data, u64),
    lines: impl Fn(u64, u64, u64, u64) -> Vec<u64>,
) -> GpuTime {
    let mut decoded = Program::default();
    let simulated = geometry.simulated(&P);
    let mut sample = Vec::new();
    for number in geometry.sample(&P) {
        let wave = |wave: u64, decoded: &mut Program| {
            let mut touched = Vec::new();
            let mut executed = Vec::new();
            for iteration in 0..loops {
                let mut access = 0;
                for (i, inst) in program.iter().enumerate() {
                    let mut count = 0;
                    if inst.mem().is_some() {
                        let lines = lines(number, wave, iteration, access);
                        (access, count) = (access + 1, lines.len() as u16);
                        touched.extend(lines);
                    }
                    executed.push((4 * i as u64, count));
                }
            }
            let fetch = |address: u64| Some((program[address as usize / 4], 4));
            let steps = decoded.steps(&P, executed, fetch).expect("each instruction is known");
            let mut run = WaveRun::new(&decoded.shapes, steps, touched);
            if !simulated.contains(&geometry.unit(&P, number)) {
                run.steps.clear();
            }
            run
        };
        let waves = (0..geometry.waves).map(|n| wave(n.into(), &mut decoded)).collect();
        sample.push(Workgroup { number, waves });
    }
    let launch = Launch { program: &decoded.shapes, geometry, data, bytes };
    launch.time(&P, &sample).expect("the sample is complete")
}

fn roof(time: &GpuTime, roof: Roof) -> f64 {
    time.roofs[Roof::ALL.iter().position(|one| *one == roof).expect("all roofs are listed")]
}

fn load(to: u16) -> Inst {
    Inst::new(Op::global_load_b128, &[Operand::v(to), Operand::v(0), Operand::s(2)])
}

fn store(from: u16) -> Inst {
    Inst::new(Op::global_store_b128, &[Operand::v(0), Operand::v(from), Operand::s(4)])
}

/// `s_waitcnt vmcnt(0)`.
fn wait() -> Inst {
    Inst::new(Op::s_waitcnt, &[Operand::Imm(0x03f7)])
}

#[test]
fn matrix_operations_reach_their_peak() {
    let wmma = |d: u16| {
        let d = Operand::v(d);
        Inst::new(Op::v_wmma_f32_16x16x16_bf16, &[d, Operand::v(33), Operand::v(42), d])
    };
    let time = time(geometry(48 * 4, 8), &[wmma(0), wmma(8)], 500, Data::Infinity, |_, _, _, _| Vec::new());
    // 16 x 16 x 16 multiply-adds; 122.9 TFLOP/s at 2.5 GHz.
    let flops = 48.0 * 4.0 * 8.0 * 1000.0 * 8192.0;
    let rate = flops / (time.clocks as f64 / 2.5e9) / 1e12;
    assert!((122.9 * 0.97..=122.9).contains(&rate), "{rate} TFLOP/s");
    assert_eq!(time.limiter, Limiter::Roof(Roof::Matrix));
}

#[test]
fn multiply_adds_reach_their_peak() {
    let fma =
        |d: u16| Inst::new(Op::v_fma_f32, &[Operand::v(d), Operand::v(d + 1), Operand::v(d + 2), Operand::v(d + 3)]);
    let program: Vec<Inst> = (0..8).map(|n| fma(4 * n)).collect();
    let time = time(geometry(48 * 4, 8), &program, 500, Data::Infinity, |_, _, _, _| Vec::new());
    let rate = 48.0 * 4.0 * 8.0 * 4000.0 * 64.0 / time.clocks as f64 / 96.0;
    assert!((128.0 * 0.97..=128.0).contains(&rate), "{rate} flop a clock and compute unit");
}

#[test]
fn a_copy_reaches_the_bandwidth_of_dram() {
    let (waves, accesses) = (8, 8);
    let loads = (0..accesses as u16).map(|n| load(4 + 4 * n)).chain([wait()]);
    let stores = (0..accesses as u16).map(|n| store(4 + 4 * n));
    let program: Vec<Inst> = loads.chain(stores).chain([Inst::new(Op::s_endpgm, &[])]).collect();
    let workgroups = 48 * 64;
    // An access of 32 lanes of 16 bytes has four lines. Stores go to lines after all loads.
    let time = time(geometry(workgroups, waves), &program, 1, Data::Dram, |workgroup, wave, _, access| {
        let first = 4 * (((access / accesses * workgroups + workgroup) * 8 + wave) * accesses + access % accesses);
        (first..first + 4).collect()
    });
    let bytes = (workgroups * u64::from(waves) * accesses * 512 * 2) as f64;
    let rate = bytes / (time.clocks as f64 / 2.5e9) / 1e9;
    let peak = P.dram_bandwidth as f64;
    assert!((peak * 0.9..=peak * 1.01).contains(&rate), "{rate} GB/s");
    assert_eq!(time.limiter, Limiter::Roof(Roof::Dram));
}

#[test]
fn reads_of_data_in_l2_reach_its_bandwidth() {
    let program: Vec<Inst> = (0..8).map(|n| load(4 + 4 * n)).chain([wait()]).collect();
    // Each wave walks over the same 4 MiB from another place: more than L1, less than L2.
    let lines = 32768;
    let time = time(geometry(48 * 4, 16), &program, 25, Data::Infinity, |workgroup, wave, iteration, access| {
        let first = (workgroup * 16 + wave) * 683 + (iteration * 8 + access) * 1021;
        (0..4).map(|n| (4 * first + n) % lines).collect()
    });
    let part = roof(&time, Roof::L2);
    assert!((0.9..=1.01).contains(&part), "{part} of the roof");
}

#[test]
fn a_chain_of_loads_takes_the_latency_of_its_level() {
    let one = Geometry { workgroups: 1, waves: 1, ..geometry(1, 1) };
    let each = |data: Data, line: &dyn Fn(u64) -> u64| {
        let clocks = |n| time(one, &[load(4), wait()], n, data, |_, _, i, _| vec![line(i)]).clocks;
        (clocks(600) - clocks(200)) / 400
    };
    let near = |clocks: i64, latency: i64| assert!((latency..latency + 16).contains(&clocks), "{clocks} {latency}");
    near(each(Data::Infinity, &|_| 0), P.vector_hit);
    near(each(Data::Infinity, &|i| i), P.infinity_latency);
    near(each(Data::L2, &|i| i), P.l2_latency);
    near(each(Data::Dram, &|i| i), P.dram_latency);
}

#[test]
fn lines_that_l2_displaces_come_from_the_infinity_cache() {
    let one = Geometry { workgroups: 1, waves: 1, ..geometry(1, 1) };
    // Two walks over the same lines.
    let clocks = |lines: u64| time(one, &[load(4), wait()], 2 * lines, Data::L2, |_, _, i, _| vec![i % lines]).clocks;
    let (kib, line) = (P.l2_kib as u64, 8);
    let (half, double) = (kib * line / 2, kib * line * 2);
    let each = |lines: u64| clocks(lines) as f64 / (2 * lines) as f64;
    let (l2, infinity) = (P.l2_latency as f64, P.infinity_latency as f64);
    assert!((each(half) - l2).abs() < 16.0, "{}", each(half));
    assert!((each(double) - (l2 + infinity) / 2.0).abs() < 16.0, "{}", each(double));
}

#[test]
fn registers_lds_and_waves_limit_the_occupancy() {
    let held = |vgprs, lds_bytes, waves, wgp_mode| {
        Geometry { workgroups: 1, waves, vgprs, lds_bytes, wgp_mode, wave64: false }.occupancy(&P).workgroups
    };
    // 1536 / 192 = 8 waves on each of four SIMDs.
    assert_eq!(held(192, 0, 8, true), 4);
    assert_eq!(held(193, 0, 8, true), 3, "193 registers take 216");
    assert_eq!(held(192, 0, 8, false), 2, "a compute unit has two SIMDs");
    assert_eq!(held(24, 0, 8, true), 8, "16 waves on a SIMD");
    assert_eq!(held(24, 40 << 10, 8, true), 3);
    assert_eq!(held(24, 40 << 10, 8, false), 1);
    assert_eq!(held(256, 0, 32, true), 0);
}

#[test]
fn the_last_partial_round_takes_as_long_as_a_full_one() {
    let fma = Inst::new(Op::v_fma_f32, &[Operand::v(0), Operand::v(1), Operand::v(2), Operand::v(3)]);
    let clocks = |workgroups| {
        let geometry = Geometry { vgprs: 256, ..geometry(workgroups, 16) };
        assert_eq!(geometry.occupancy(&P).workgroups, 1);
        time(geometry, &[fma], 1000, Data::Infinity, |_, _, _, _| Vec::new()).clocks
    };
    let (one, more, two) = (clocks(48), clocks(49), clocks(96));
    assert_eq!(more, two);
    assert!(two - one > 4000 && two - one < 4300, "{one} {two}");
    // Extrapolated rounds are as long as simulated ones.
    let (three, ten) = (clocks(3 * 48), clocks(10 * 48));
    assert!(((ten - three) - 7 * (three - two)).abs() < 70, "{two} {three} {ten}");
}

#[test]
fn a_partial_workgroup_has_fewer_waves() {
    let fma = Inst::new(Op::v_fma_f32, &[Operand::v(0), Operand::v(1), Operand::v(2), Operand::v(3)]);
    let program = [Shape::of(&fma, &P)];
    // Two workgroups on each unit, one after the other.
    let geometry = Geometry { vgprs: 256, ..geometry(96, 16) };
    let time = |waves: usize| {
        let wave = || WaveRun { steps: vec![Step::plain(0); 1000], ..WaveRun::default() };
        let workgroup = |number| Workgroup { number, waves: (0..waves).map(|_| wave()).collect() };
        let sample: Vec<Workgroup> = geometry.sample(&P).map(workgroup).collect();
        Launch { program: &program, geometry, data: Data::Infinity, bytes: u64::MAX }.time(&P, &sample)
    };
    let clocks = |waves| time(waves).expect("it has waves").clocks;
    let (one, four, sixteen) = (clocks(1), clocks(4), clocks(16));
    // Four SIMDs.
    assert!(four - one < 100, "{one} {four}");
    assert!((7 * one / 2..9 * one / 2).contains(&sixteen), "{one} {sixteen}");
    for waves in [0, 17] {
        assert_eq!(time(waves), Err(GpuError::Missing(0)), "{waves} waves");
    }
}

#[test]
fn conflicts_of_lds_banks_take_time() {
    let read = Inst::new(Op::ds_load_b32, &[Operand::v(4), Operand::v(0)]);
    let clocks = |lines: u64| {
        let geometry = geometry(96, 8);
        time(geometry, &[read], 500, Data::Infinity, |_, _, _, _| vec![0; lines as usize]).clocks
    };
    let (free, conflicts) = (clocks(1), clocks(16));
    assert!(conflicts > 10 * free, "{free} {conflicts}");
}

#[test]
fn the_workgroups_of_a_workgroup_processor_share_the_half_of_lds_that_has_them() {
    let read = Inst::new(Op::ds_load_b128, &[Operand::v(4), Operand::v(0)]);
    // Workgroups of two waves for each SIMD of a compute unit, two for each compute unit. An access takes 4 clocks.
    let clocks = |lds_bytes: u32, wgp_mode: bool| {
        let geometry = Geometry { lds_bytes, wgp_mode, ..geometry(96 * 2, 4) };
        time(geometry, &[read], 500, Data::Infinity, |_, _, _, _| vec![0; 4]).clocks
    };
    let (apart, together, halves) = (clocks(8 << 10, false), clocks(8 << 10, true), clocks(32 << 10, true));
    // Two workgroups of four waves for each half.
    assert!((2 * 4 * 500 * 4..19_000).contains(&apart), "{apart}");
    assert!((together - 2 * apart).abs() < apart / 5, "{apart} {together}");
    assert!((halves - apart).abs() < apart / 5, "{apart} {halves}");
}

#[test]
fn stores_of_parts_of_lines_take_half_of_a_line() {
    // Each instruction writes 512 bytes: whole lines, the halves of 8, or an eighth of 16.
    let clocks = |lines: u64| {
        let program = [store(4), store(8), store(12), store(16)];
        time(geometry(48 * 16, 8), &program, 8, Data::L2, |workgroup, wave, iteration, access| {
            let first = lines * ((iteration * 4 + access) * 96 + (workgroup * 8 + wave) % 96);
            (first..first + lines).collect()
        })
        .clocks
    };
    let (whole, halves, parts) = (clocks(4), clocks(8), clocks(16));
    let near = |a: i64, b: i64| assert!((a - b).abs() < b / 20, "{whole} {halves} {parts}");
    near(halves, whole);
    near(parts, 2 * whole);
}

#[test]
fn later_rounds_find_what_earlier_ones_have_touched() {
    // Each wave walks over the lines of its place in a round, which all rounds share, or over its own.
    let geometry = Geometry { vgprs: 256, ..geometry(8 * 48, 16) };
    assert_eq!(geometry.occupancy(&P).workgroups, 1);
    let round = 48 * 16 * 200 * 128;
    let time = |data: Data, bytes: u64| {
        let lines = |workgroup: u64, wave: u64, i: u64, _: u64| vec![(workgroup * 16 + wave) * 200 + i];
        time_of(geometry, &[load(4), wait()], 200, (data, bytes), lines)
    };
    let clocks = |data: Data, bytes: u64| time(data, bytes).clocks;
    let (shared, half, own) =
        (clocks(Data::Dram, round), clocks(Data::Dram, 9 * round / 2), clocks(Data::Dram, 8 * round));
    let near = |a: i64, b: i64| assert!((a - b).abs() < b / 50, "{shared} {half} {own}");
    near(own, clocks(Data::Dram, u64::MAX));
    // 19 MB: seven rounds wait for the Infinity Cache instead of DRAM, or half of their loads do.
    near(own - shared, 7 * 200 * (P.dram_latency - P.infinity_latency));
    near(own - half, 7 * 100 * (P.dram_latency - P.infinity_latency));
    // DRAM moves each byte once, and the Infinity Cache all that is asked for.
    let moved = |of: Roof, bytes: u64| {
        let time = time(Data::Dram, bytes);
        roof(&time, of) * time.clocks as f64
    };
    let times = |of: Roof, bytes: u64| moved(of, bytes) / moved(of, round);
    assert!((times(Roof::Dram, 9 * round / 2) - 4.5).abs() < 0.01 && (times(Roof::Dram, u64::MAX) - 8.0).abs() < 0.01);
    assert!((times(Roof::Infinity, u64::MAX) - 1.0).abs() < 0.01);
    // They are not in L2.
    near(clocks(Data::Infinity, round), clocks(Data::Infinity, u64::MAX));
}

#[test]
fn a_launch_that_has_no_time_states_why() {
    let step = Step { touch: Touch { lines: 1, cold: false }, ..Step::plain(0) };
    let sample = [Workgroup { number: 0, waves: vec![WaveRun { steps: vec![step], ..WaveRun::default() }] }];
    let error = |geometry: Geometry, sample: &[Workgroup]| {
        Launch { program: &[], geometry, data: Data::Infinity, bytes: u64::MAX }
            .time(&P, sample)
            .expect_err("it has no time")
    };
    assert_eq!(error(geometry(0, 1), &[]), GpuError::Empty);
    assert_eq!(error(Geometry { vgprs: 256, ..geometry(1, 32) }, &[]), GpuError::TooLarge);
    assert_eq!(error(geometry(2, 1), &sample), GpuError::Missing(1));
    assert_eq!(error(geometry(2, 1), &sample).to_string(), "the sample lacks the steps of workgroup 1");
}

#[test]
fn the_clocks_of_the_instructions_are_those_of_the_waves() {
    // More workgroups than fit, so that some start late; loads wait.
    let program = [load(4), wait(), store(4), Inst::new(Op::s_endpgm, &[])];
    let shapes: Vec<Shape> = program.iter().map(|inst| Shape::of(inst, &P)).collect();
    let geometry = geometry(48 * 20, 16);
    let held = u64::from(geometry.occupancy(&P).workgroups);
    let steps = || (0..4).map(Step::plain).collect();
    let workgroup = |number: u64| Workgroup {
        number,
        waves: (0..16).map(|wave| WaveRun::new(&shapes, steps(), vec![4 * (number * 16 + wave) + 3; 2])).collect(),
    };
    let sample: Vec<Workgroup> = geometry.sample(&P).map(workgroup).collect();
    let launch = Launch { program: &shapes, geometry, data: Data::Dram, bytes: u64::MAX };
    let (time, clocks) = launch.profile(&P, &sample).expect("the sample is complete");
    assert_eq!(launch.time(&P, &sample), Ok(time.clone()), "watching changes nothing");
    assert!(time.simulated.0 > held, "{time:?}");
    // The first of the two units runs as many workgroups as the second one.
    assert_eq!(clocks.waves, 2 * 16 * time.simulated.0);
    assert_eq!(clocks.issues, vec![clocks.waves; 4]);
    assert_eq!(clocks.instructions.iter().sum::<i64>(), clocks.total);
    // The wait takes most of the time; the end waits for the store.
    assert!(clocks.instructions[1] > P.dram_latency * clocks.waves as i64, "{clocks:?}");
    assert!(clocks.instructions[0] < clocks.instructions[1] / 10, "{clocks:?}");
}
