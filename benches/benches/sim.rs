//! How fast the virtual GPU executes: wave-instructions a second on one thread, matrix throughput, scaling over threads.
//!
//! Every figure is the median of five runs whose results are checked in the same run.
#![allow(clippy::print_stdout)]
use std::time::Instant;
use t0_isa::isa::{Inst, Op, Operand, encode};
use t0_sim::exec::{self, Descriptor, Dispatch, Options, Stats};
use t0_sim::mem::{Memory, Region};

/// Host memory that the address space holds.
struct Block(Vec<u32>);

impl Block {
    fn address(&self) -> u64 {
        self.0.as_ptr() as u64
    }

    fn map(&self, memory: &Memory, executable: bool) {
        let size = 4 * self.0.len() as u64;
        let region = Region { address: self.address(), size, writable: !executable, executable };
        // SAFETY: the block outlives every dispatch of its bench and is not touched meanwhile.
        unsafe { memory.map(region) }.expect("blocks do not overlap");
    }
}

/// A loop of `body`, run `rounds` times, that stores v10 of each lane at kernarg[0] + 4 * (32 * group + lane).
fn program(setup: &[Inst], body: &[Inst], rounds: i32) -> Vec<u32> {
    let (s, v, n) = (Operand::s, Operand::v, Operand::int);
    let words = |list: &[Inst]| -> Vec<u32> {
        let mut words = Vec::new();
        for inst in list {
            encode(inst, &mut words).expect("the bench's own instructions encode");
        }
        words
    };
    let start = [
        Inst::new(Op::s_load_b64, &[s(4), s(0)]),
        Inst::new(Op::s_waitcnt, &[Operand::imm(0)]),
        Inst::new(Op::s_mov_b32, &[s(2), n(rounds)]),
    ];
    let round = [Inst::new(Op::s_sub_u32, &[s(2), s(2), n(1)]), Inst::new(Op::s_cmp_lg_u32, &[s(2), n(0)])];
    let end = [
        Inst::new(Op::v_lshlrev_b32, &[v(1), n(2), v(0)]),
        Inst::new(Op::s_lshl_b32, &[s(3), s(15), n(7)]),
        Inst::new(Op::v_add_nc_u32, &[v(1), s(3), v(1)]),
        Inst::new(Op::global_store_b32, &[v(1), v(10), s(4)]),
        Inst::new(Op::s_endpgm, &[]),
    ];
    let looped = [words(body), words(&round)].concat();
    let back = -(looped.len() as i16) - 1;
    let branch = words(&[Inst::new(Op::s_cbranch_scc1, &[Operand::imm(back as u16)])]);
    [words(&start), words(setup), looped, branch, words(&end), vec![0xbf9f_0000; 16]].concat()
}

struct Bench {
    memory: Memory,
    code: Block,
    out: Block,
    kernarg: Block,
    groups: u32,
}

impl Bench {
    fn new(code: Vec<u32>, groups: u32) -> Bench {
        let out = Block(vec![0; 32 * groups as usize]);
        let kernarg = Block(vec![out.address() as u32, (out.address() >> 32) as u32, 0, 0]);
        let bench = Bench { memory: Memory::new(), code: Block(code), out, kernarg, groups };
        bench.code.map(&bench.memory, true);
        bench.out.map(&bench.memory, false);
        bench.kernarg.map(&bench.memory, false);
        bench
    }

    /// Runs once and checks that every lane left `want`.
    fn run(&self, threads: usize, want: u32) -> Stats {
        let dispatch = Dispatch {
            code: self.code.address(),
            descriptor: Descriptor {
                rsrc1: 0xf0 << 12 | 1 << 21,
                rsrc2: 15 << 1 | 1 << 7,
                properties: 1 << 3 | 1 << 10,
                ..Descriptor::default()
            },
            kernarg: self.kernarg.address(),
            grid: [32 * self.groups, 1, 1],
            workgroup: [32, 1, 1],
            ..Dispatch::default()
        };
        let options = Options { threads: Some(threads), ..Options::default() };
        let stats = exec::run(&dispatch, &self.memory, &options).expect("the bench's kernel has no fault");
        for lane in &self.out.0 {
            let lane = lane as *const u32;
            // SAFETY: the block is alive; the dispatch wrote it behind the compiler's back.
            let got = unsafe { lane.read_volatile() };
            assert_eq!(got, want, "the loop left a wrong value");
        }
        stats
    }

    /// Median seconds of five runs, and what a run executes.
    fn time(&self, threads: usize, want: u32) -> (f64, Stats) {
        let stats = self.run(threads, want);
        let mut times: Vec<f64> = (0..5)
            .map(|_| {
                let start = Instant::now();
                self.run(threads, want);
                start.elapsed().as_secs_f64()
            })
            .collect();
        times.sort_by(f64::total_cmp);
        (times[2], stats)
    }
}

fn v(n: u16) -> Operand {
    Operand::v(n)
}

/// Eight sums, each fused with two operands.
fn fma_loop() {
    let mut setup: Vec<Inst> = (0..8).map(|i| Inst::new(Op::v_mov_b32, &[v(10 + i), Operand::int(0)])).collect();
    setup.push(Inst::new(Op::v_mov_b32, &[v(2), Operand::f32(0.5)]));
    setup.push(Inst::new(Op::v_mov_b32, &[v(3), Operand::f32(1.0)]));
    let fma = |i: u16| Inst::new(Op::v_fma_f32, &[v(10 + i % 8), v(10 + i % 8), v(2), v(3)]);
    let body: Vec<Inst> = (0..16).map(fma).collect();
    // x / 2 + 1 goes to 2 and stays there.
    let bench = Bench::new(program(&setup, &body, 200_000), 4);
    let (one, stats) = bench.time(1, 2f32.to_bits());
    println!("FIGURE sim.fma_loop {:.1} Mwave-instr/s", stats.instructions as f64 / one / 1e6);
    let (two, _) = bench.time(2, 2f32.to_bits());
    println!("FIGURE sim.scaling_2 {:.2} x", one / two);
}

/// A mix of shifts, sums, logic and products.
fn int_loop() {
    let rounds = 200_000;
    let n = Operand::int;
    let setup = [
        Inst::new(Op::v_mov_b32, &[v(10), n(1)]),
        Inst::new(Op::v_mov_b32, &[v(11), n(12345)]),
        Inst::new(Op::v_mov_b32, &[v(12), n(7)]),
    ];
    let body = [
        Inst::new(Op::v_lshlrev_b32, &[v(13), n(5), v(10)]),
        Inst::new(Op::v_xor_b32, &[v(10), v(10), v(13)]),
        Inst::new(Op::v_lshrrev_b32, &[v(13), n(7), v(10)]),
        Inst::new(Op::v_add_nc_u32, &[v(10), v(10), v(13)]),
        Inst::new(Op::v_mul_lo_u32, &[v(14), v(10), v(11)]),
        Inst::new(Op::v_and_b32, &[v(14), v(14), v(12)]),
        Inst::new(Op::v_or_b32, &[v(10), v(10), v(14)]),
        Inst::new(Op::v_add3_u32, &[v(10), v(10), v(14), v(12)]),
        Inst::new(Op::v_lshl_add_u32, &[v(10), v(14), n(3), v(10)]),
        Inst::new(Op::v_max_u32, &[v(10), v(10), v(12)]),
        Inst::new(Op::v_sub_nc_u32, &[v(10), v(10), v(12)]),
        Inst::new(Op::v_bfe_u32, &[v(13), v(10), n(3), n(9)]),
    ];
    let mut x = 1u32;
    for _ in 0..rounds {
        x ^= x << 5;
        x = x.wrapping_add(x >> 7);
        let y = x.wrapping_mul(12345) & 7;
        x = (x | y).wrapping_add(y).wrapping_add(7);
        x = (y << 3).wrapping_add(x).max(7).wrapping_sub(7);
    }
    let bench = Bench::new(program(&setup, &body, rounds), 4);
    let (seconds, stats) = bench.time(1, x);
    println!("FIGURE sim.int_loop {:.1} Mwave-instr/s", stats.instructions as f64 / seconds / 1e6);
}

/// bf16 matrices of ones into f32 sums.
fn wmma_loop() {
    let rounds = 20_000;
    let setup: Vec<Inst> = (20..36)
        .map(|i| Inst::new(Op::v_mov_b32, &[v(i), Operand::Literal(0x3f80_3f80)]))
        .chain((10..18).chain(40..48).map(|i| Inst::new(Op::v_mov_b32, &[v(i), Operand::int(0)])))
        .collect();
    let wmma = |d: u16| Inst::new(Op::v_wmma_f32_16x16x16_bf16, &[v(d), v(20), v(28), v(d)]);
    let body = [wmma(10), wmma(40), wmma(10), wmma(40)];
    let bench = Bench::new(program(&setup, &body, rounds), 4);
    let want = (2 * 16 * rounds) as f32;
    let (seconds, stats) = bench.time(1, want.to_bits());
    let flop = stats.waves as f64 * f64::from(rounds) * 4.0 * 2.0 * 16.0 * 16.0 * 16.0;
    println!("FIGURE sim.wmma_loop {:.1} GFLOP/s", flop / seconds / 1e9);
}

fn main() {
    fma_loop();
    int_loop();
    wmma_loop();
}
