//! How fast the virtual GPU executes: wave-instructions a second on one thread, matrix throughput, scaling over threads.
//!
//! Every figure is that of the fastest of nine runs, whose results are all checked.
#![allow(clippy::print_stdout)]
mod clang;
mod device;

use device::{Block, Timed};
use t0_isa::isa::{Inst, Op, Operand, encode};
use t0_sim::exec::{Descriptor, Dispatch};
use t0_sim::mem::Memory;

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

/// Times `code` on `groups` waves, each lane of which must leave `want`.
fn bench<T>(code: &[u32], groups: u32, want: u32, measure: impl FnOnce(&Timed<'_>) -> T) -> T {
    let out = Block::zeroed(32 * groups as usize);
    let kernarg = Block::of(&[out.address() as u32, (out.address() >> 32) as u32, 0, 0]);
    let (memory, code) = (Memory::new(), Block::of(code));
    code.map(&memory, true);
    out.map(&memory, false);
    kernarg.map(&memory, false);
    let dispatch = Dispatch {
        code: code.address(),
        descriptor: Descriptor {
            rsrc1: 0xf0 << 12 | 1 << 21 | 63,
            rsrc2: 15 << 1 | 1 << 7,
            properties: 1 << 3 | 1 << 10,
            ..Descriptor::default()
        },
        kernarg: kernarg.address(),
        grid: [32 * groups, 1, 1],
        workgroup: [32, 1, 1],
        ..Dispatch::default()
    };
    let check = || {
        for lane in 0..32 * groups as usize {
            assert_eq!(out.word(lane), want, "the loop left a wrong value in lane {lane}");
        }
    };
    measure(&Timed { dispatch, memory, check: &check })
}

/// Prints the wave-instructions a second of one thread.
fn rate(name: &str, timed: &Timed<'_>) {
    let (seconds, stats) = timed.fastest(1);
    println!("FIGURE sim.{name} {:.1} Mwave-instr/s", stats.instructions as f64 / seconds / 1e6);
}

/// What the checks of the bounds cost, in percent.
pub(crate) fn overhead(name: &str, timed: &Timed<'_>) -> f64 {
    let overhead = timed.overhead();
    println!("FIGURE sim.{name}_checks_overhead {overhead:.1} %");
    overhead
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
    bench(&program(&setup, &body, 200_000), 4, 2f32.to_bits(), |timed| {
        rate("fma_loop", timed);
        println!("FIGURE sim.scaling_2 {:.2} x", timed.scaling());
    });
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
    bench(&program(&setup, &body, rounds), 4, x, |timed| rate("int_loop", timed));
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
    let want = (2 * 16 * rounds) as f32;
    bench(&program(&setup, &body, rounds), 4, want.to_bits(), |timed| {
        let (seconds, stats) = timed.fastest(1);
        let flop = stats.waves as f64 * f64::from(rounds) * 4.0 * 2.0 * 16.0 * 16.0 * 16.0;
        println!("FIGURE sim.wmma_loop {:.1} GFLOP/s", flop / seconds / 1e9);
    });
}

/// Loads one behind the other of one, two and four words, and a store: what a kernel that only moves data does. Gives what part of the
/// time its checks take.
fn memory_loop() -> f64 {
    let (s, n) = (Operand::s, Operand::int);
    let setup = [
        Inst::new(Op::v_mov_b32, &[v(10), n(0)]),
        Inst::new(Op::v_lshlrev_b32, &[v(1), n(2), v(0)]),
        Inst::new(Op::s_lshl_b32, &[s(3), s(15), n(7)]),
        Inst::new(Op::v_add_nc_u32, &[v(1), s(3), v(1)]),
    ];
    let body = [
        Inst::new(Op::global_load_b32, &[v(11), v(1), s(4)]),
        Inst::new(Op::global_load_b32, &[v(12), v(1), s(4)]),
        Inst::new(Op::v_xor_b32, &[v(10), v(11), v(12)]),
        Inst::new(Op::global_store_b32, &[v(1), v(10), s(4)]),
    ];
    bench(&program(&setup, &body, 100_000), 4, 0, |timed| {
        rate("memory_loop", timed);
        overhead("memory_loop", timed)
    })
}

fn main() {
    // Names of loops to run; all without any.
    let chosen: Vec<String> = std::env::args().skip(1).filter(|name| !name.starts_with('-')).collect();
    let runs = |name: &str| chosen.is_empty() || chosen.iter().any(|c| c == name);
    let mut overhead: Vec<f64> = Vec::new();
    if runs("fma_loop") {
        fma_loop();
    }
    if runs("int_loop") {
        int_loop();
    }
    if runs("wmma_loop") {
        wmma_loop();
    }
    if runs("memory_loop") {
        overhead.push(memory_loop());
    }
    if runs("clang_matmul_f32") {
        overhead.extend(clang::matmul());
    }
    if runs("clang_gemm_bf16") {
        overhead.extend(clang::gemm());
    }
    if let Some(worst) = overhead.into_iter().reduce(f64::max) {
        println!("FIGURE sim.checks_overhead {worst:.1} %");
    }
}
