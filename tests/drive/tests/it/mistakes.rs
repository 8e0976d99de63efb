//! Known mistakes of other GPU compilers and runtimes, with a test for each.
//!
//! | mistake | test |
//! |---|---|
//! | waits dropped on back edges | [`a_load_of_one_iteration_is_used_in_the_next`]; removing every wait of loops: `codegen::mutations::every_wait_and_guard_is_missed` |
//! | waits dropped after LDS stores, scalar loads, returning atomics | [`lds_stores_and_scalar_loads_are_waited_for`]; the same mutations |
//! | EXEC invisible to the IR: the zero of a masked load is treated as dead | [`the_default_of_a_masked_load_stays_live`] |
//! | f32 compares lowered to u32 | [`floats_compare_as_floats`] |
//! | masks and load results sharing a register in loops | [`a_loop_left_by_what_it_loads`]; `codegen::mutations::two_sources_in_one_register_are_seen` |
//! | spill base added twice | [`spilled_values_of_several_waves_come_back`] |
//! | permlane selects use the previous value of the SGPR | [`shuffles_amid_many_scalars`] |
//! | code hoisted after the terminator, or out of a loop with zero iterations | [`nothing_is_hoisted_out_of_a_loop_without_iterations`] |
//! | CSE keys without inline constants | [`expressions_that_differ_in_a_constant_stay_two`] |
//! | CSE across barriers | [`lds_is_read_again_after_a_barrier`] |
//! | copy propagation breaking contiguous tuples | [`wide_values_are_split_and_joined`] |
//! | -0.0 merged with 0.0 | [`zeros_keep_their_signs`] |
//! | rotary embedding interleaved instead of half-split | `ignis/tests/it/qwen3`: `reference::rotate` rotates element i with i + half, and hidden states are those of transformers |
//! | split-K without the reduction | [`a_long_sum_over_waves_is_whole`]: no kernel splits K over workgroups |
//! | benchmarks on all-zero matrices, without a check | `benches/sim` uses random matrices and compares every product before it prints a figure |
//! | a kernarg ring that wraps over work in flight | `t0-runtime`, `kfd::ring::never_overlaps_bytes_in_flight`; `tests/tests/it/runtime_flight.rs` |
//! | fixed CWSR sizes | `t0-runtime`, `kfd::topology::save_areas_follow_the_topology` |
//!
//! Each kernel runs through every pass and level, for targets with all and with no features, and must give the results
//! of plain Rust.

use t0_core::ir::interp::{Arg, run};
use t0_core::{Options, compile_ir};
use t0_isa::target::GFX1100;
use t0_tests_drive::random::check::check_within;
use t0_tests_drive::random::kind::Kind;
use t0_tests_drive::random::{Program, Verdict};
use t0_tests_drive::source::File;

fn view(words: &[u32]) -> Arg {
    let n = words.len() as u32;
    Arg::View { bytes: words.iter().flat_map(|w| w.to_le_bytes()).collect(), rows: 1, cols: n, stride: n }
}

/// Checks that kernel `k` of `text`, whose last argument is its output, computes `want`.
fn gives(text: &str, grid: u32, mut args: Vec<Arg>, want: &[u32]) {
    args.push(view(&vec![0; want.len()]));
    let kind = |a: &Arg| if matches!(a, Arg::View { .. }) { vec![Kind::U32] } else { vec![] };
    let p = Program { text: text.to_owned(), grid: [grid, 1, 1], kinds: args.iter().map(kind).collect(), args };
    let mut got = p.args.clone();
    run(&File::one(text), [grid, 1, 1], &mut got, 10_000_000).expect("it runs");
    assert_eq!(got.last(), Some(&view(want)));
    assert_eq!(check_within(&p, 1_000_000), Ok(Verdict::Agreed));
}

fn hashes(n: u32) -> Vec<u32> {
    (0..n).map(|i| i.wrapping_mul(2_654_435_761) ^ i << 7).collect()
}

#[test]
fn a_load_of_one_iteration_is_used_in_the_next() {
    let x = hashes(50);
    let want: Vec<u32> =
        (0..50usize).map(|i| (0..9).fold(0u32, |sum, k| sum.wrapping_mul(31).wrapping_add(x[(i + k) % 50]))).collect();
    let text = "#[kernel(block = 64)] fn k(x: In<u32>, n: u32, mut out: Out<u32>) {
        let i = global_id();
        let mut next = x[i];
        let mut sum = 0;
        for turn in 0..n {
            let now = next;
            next = x[(i + turn + 1) % 50];
            sum = sum * 31 + now;
        }
        out[i] = sum;
    }";
    gives(text, 50, vec![view(&x), Arg::Scalar(9)], &want);
}

#[test]
fn lds_stores_and_scalar_loads_are_waited_for() {
    let x = hashes(64);
    let want: Vec<u32> = (0..64).map(|i| x[63 - i] ^ x[3] ^ x[60]).collect();
    let text = "#[kernel(block = 64)] fn k(x: In<u32>, n: u32, mut out: Out<u32>) {
        let mut tile = Lds::<u32, 64>::new();
        let t = thread_id();
        tile[t] = x[t];
        barrier();
        let other = tile[63 - t];
        barrier();
        tile[t] = other ^ x[n];
        out[t] = tile[t] ^ x[n * 20];
    }";
    gives(text, 64, vec![view(&x), Arg::Scalar(3)], &want);
}

#[test]
fn the_default_of_a_masked_load_stays_live() {
    let x = hashes(40);
    let want: Vec<u32> = x.iter().map(|v| if v & 1 == 1 { x[(v % 40) as usize] } else { 0 }).collect();
    let text = "#[kernel(block = 32)] fn k(x: In<u32>, mut out: Out<u32>) {
        let i = global_id();
        let mut v = 0;
        if x[i] & 1 == 1 { v = x[x[i] % 40]; }
        out[i] = v;
    }";
    gives(text, 40, vec![view(&x)], &want);
}

#[test]
fn floats_compare_as_floats() {
    let x = [-1.0f32, 1.0, -0.0, 0.0, f32::NAN, f32::NEG_INFINITY, -2.0, 1e-40];
    let mut want = Vec::new();
    for a in x {
        for b in x {
            want.push(u32::from(a < b) | u32::from(a <= b) << 1 | u32::from(a == b) << 2 | u32::from(a > b) << 3);
        }
    }
    let text = "#[kernel(block = 64)] fn k(x: In<f32>, mut out: Out<u32>) {
        let i = global_id();
        let (a, b) = (x[i / 8], x[i % 8]);
        out[i] = (a < b) as u32 | (a <= b) as u32 * 2 | (a == b) as u32 * 4 | (a > b) as u32 * 8;
    }";
    gives(text, 64, vec![view(&x.map(f32::to_bits))], &want);
}

#[test]
fn a_loop_left_by_what_it_loads() {
    let x: Vec<u32> = (0..64u32).map(|i| if i % 5 == 0 { 0 } else { (i * 13 + 7) % 64 }).collect();
    let steps = |mut at: u32| {
        let mut n = 0;
        while x[at as usize] != 0 && n < 40 {
            at = x[at as usize];
            n += 1;
        }
        at << 8 | n
    };
    let want: Vec<u32> = (0..64).map(steps).collect();
    let text = "#[kernel(block = 64)] fn k(x: In<u32>, mut out: Out<u32>) {
        let mut at = global_id();
        let mut n = 0;
        while x[at] != 0 && n < 40 {
            at = x[at];
            n += 1;
        }
        out[global_id()] = at << 8 | n;
    }";
    gives(text, 64, vec![view(&x)], &want);
}

#[test]
fn spilled_values_of_several_waves_come_back() {
    let x = hashes(1024 * 4);
    let lines: String = (0..150).map(|k| format!("let v{k} = x[(i * 7 + {k}) % 4096];\n")).collect();
    // In reverse order, so that all are live at the same time.
    let sum: String = (0..150).rev().map(|k| format!("sum = sum * 3 + v{k};\n")).collect();
    let text = format!(
        "#[kernel(block = 1024)] fn k(x: In<u32>, mut out: Out<u32>) {{
            let i = global_id();
            {lines}
            barrier();
            let mut sum = 0u32;
            {sum}
            out[i] = sum;
        }}"
    );
    let func = File::one(&text);
    let code = compile_ir(&func, &GFX1100, &Options { level: 2, verify: true }).expect("it compiles");
    assert!(code.report.spilled_vgprs > 0 && code.report.scratch_bytes > 0, "{:?}", code.report);
    let want: Vec<u32> = (0..1024usize)
        .map(|i| (0..150).rev().fold(0u32, |sum, k| sum.wrapping_mul(3).wrapping_add(x[(i * 7 + k) % 4096])))
        .collect();
    gives(&text, 1024, vec![view(&x)], &want);
}

#[test]
fn shuffles_amid_many_scalars() {
    let x = hashes(64);
    let want: Vec<u32> =
        (0..64usize).map(|i| (1..32).fold(0u32, |sum, m| sum.wrapping_mul(5).wrapping_add(x[i ^ m] ^ x[m]))).collect();
    let iterations: String =
        (1..32).map(|m| format!("sum = sum * 5 + (wave::shuffle_xor(v, {m}) ^ x[n + {m}]);\n")).collect();
    let text = format!(
        "#[kernel(block = 64)] fn k(x: In<u32>, n: u32, mut out: Out<u32>) {{
            let v = x[global_id()];
            let mut sum = 0;
            {iterations}
            out[global_id()] = sum;
        }}"
    );
    gives(&text, 64, vec![view(&x), Arg::Scalar(0)], &want);
}

#[test]
fn nothing_is_hoisted_out_of_a_loop_without_iterations() {
    let want: Vec<u32> = (0..40u32).map(|i| (i % 3) * (i / 2)).collect();
    // 1000 is out of range: strict mode would report the load.
    let text = "#[kernel(block = 64)] fn k(x: In<u32>, n: u32, at: u32, mut out: Out<u32>) {
        let i = global_id();
        let mut sum = 0;
        for _ in 0..n { sum += x[at]; }
        for _ in 0..i % 3 {
            if sum > 1000 { break; }
            sum += i / 2;
        }
        out[i] = sum;
    }";
    gives(text, 40, vec![view(&[1, 2, 3]), Arg::Scalar(0), Arg::Scalar(1000)], &want);
}

#[test]
fn expressions_that_differ_in_a_constant_stay_two() {
    let x = hashes(40);
    let want: Vec<u32> = x
        .iter()
        .map(|v| {
            v.wrapping_add(1).wrapping_mul(v.wrapping_add(2))
                ^ (v >> 3).wrapping_sub(v >> 4)
                ^ v.rotate_left(5).wrapping_add(64)
                ^ v.rotate_left(6).wrapping_add(65)
        })
        .collect();
    let text = "#[kernel(block = 32)] fn k(x: In<u32>, mut out: Out<u32>) {
        let v = x[global_id()];
        out[global_id()] = (v + 1) * (v + 2) ^ (v >> 3) - (v >> 4) ^ v.rotate_left(5) + 64 ^ v.rotate_left(6) + 65;
    }";
    gives(text, 40, vec![view(&x)], &want);
}

#[test]
fn lds_is_read_again_after_a_barrier() {
    let x = hashes(64);
    let want: Vec<u32> = (0..64).map(|i| x[i].wrapping_mul(3).wrapping_add(x[63 - i])).collect();
    let text = "#[kernel(block = 64)] fn k(x: In<u32>, mut out: Out<u32>) {
        let mut tile = Lds::<u32, 64>::new();
        let t = thread_id();
        tile[t] = x[t];
        barrier();
        let before = tile[t];
        barrier();
        tile[63 - t] = x[t];
        barrier();
        out[t] = before * 3 + tile[t];
    }";
    gives(text, 64, vec![view(&x)], &want);
}

#[test]
fn wide_values_are_split_and_joined() {
    let x = hashes(40 * 4);
    let mut want = Vec::new();
    for q in x.chunks(4) {
        let mut v = [q[0], q[1], q[2], q[3]];
        for k in 0..3 {
            v = [v[3].wrapping_add(k), v[2], v[1] ^ v[0], v[0]];
        }
        want.extend(v);
    }
    let text = "#[kernel(block = 32)] fn k(x: In<u32>, n: u32, mut out: Out<u32>) {
        let i = global_id() * 4;
        let [mut a, mut b, mut c, mut d] = x.load::<4>(i);
        for k in 0..n {
            let (e, f, g, h) = (d + k, c, b ^ a, a);
            a = e;
            b = f;
            c = g;
            d = h;
        }
        out.store(i, [a, b, c, d]);
    }";
    gives(text, 40, vec![view(&x), Arg::Scalar(3)], &want);
}

#[test]
fn zeros_keep_their_signs() {
    let x = [0.0f32, -0.0, 1.0, -1.0];
    let one = |v: f32| [v + 0.0, v - 0.0, v * 1.0, 0.0 - v, -v, v * 0.0, if v > 0.0 { 0.0 } else { -0.0 }];
    let want: Vec<u32> = x.iter().flat_map(|v| one(*v)).map(f32::to_bits).collect();
    let text = "#[kernel(block = 32)] fn k(x: In<f32>, mut out: Out<f32>) {
        let i = global_id();
        let v = x[i];
        let all = [v + 0.0, v - 0.0, v * 1.0, 0.0 - v, -v, v * 0.0, if v > 0.0 { 0.0 } else { -0.0 }];
        #[unroll]
        for j in 0..7usize { out[i * 7 + j as u32] = all[j]; }
    }";
    gives(text, 4, vec![view(&x.map(f32::to_bits))], &want);
}

#[test]
fn a_long_sum_over_waves_is_whole() {
    let x = hashes(1000);
    let total = x.iter().fold(0u32, |sum, v| sum.wrapping_add(*v));
    let text = "#[kernel(block = 128)] fn k(x: In<u32>, mut out: Out<u32>) {
        let mut part = Lds::<u32, 4>::new();
        let mut sum = 0;
        for i in strided(thread_id(), x.len(), 128) { sum += x[i]; }
        let mine = wave::sum(sum);
        if lane() == 0 { part[wave_id()] = mine; }
        barrier();
        out[thread_id()] = part[0] + part[1] + part[2] + part[3];
    }";
    gives(text, 128, vec![view(&x)], &vec![total; 128]);
}
