//! Loops whose variables index arrays in registers: unrolled without `#[unroll]`, within limits, with the same results.

use t0_core::ir::Function;
use t0_core::ir::interp::Arg;
use t0_core::ir::samples;
use t0_core::lang::Lowered;
use t0_core::{Limits, Options, compile_ir, compile_lowered};
use t0_isa::target::{BASELINE, GFX1100};
use t0_tests_drive::launch;
use t0_tests_drive::source::{File, messages};

fn lowered(text: &str) -> Lowered {
    let file = File::parse(text);
    file.lower("k").unwrap_or_else(|ds| panic!("{}", messages(&ds)))
}

fn words(n: u32, f: impl Fn(u32) -> u32) -> Arg {
    Arg::View { bytes: (0..n).flat_map(|i| f(i).to_le_bytes()).collect(), rows: 1, cols: n, stride: n }
}

/// The wave-instructions of a run of 64 work-items, and its output.
fn executed(f: &Function) -> (u64, Vec<Arg>) {
    let code = compile_ir(f, &GFX1100, &Options { level: 2, verify: true }).unwrap();
    let mut args = vec![words(64, |i| i.wrapping_mul(0x9E37_79B9)), words(64, |_| 0)];
    let count = launch::execute(f, &code, [64, 1, 1], &mut args, 10_000_000).unwrap();
    (count, args)
}

/// The factor by which unrolling reduces the executed instructions.
fn gain(text: &str) -> u64 {
    let l = lowered(text);
    let (plain, expected) = executed(&l.func);
    let (unrolled, got) = executed(l.unrolled.as_ref().expect("a loop is unrolled"));
    assert_eq!(got, expected, "{text}");
    plain / unrolled
}

const SUMS: &str = "#[kernel(block = 64)] fn k(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let mut a = [0u32; 32];
    for k in 0..32usize {
        a[k] = x[(i + k as u32) % 64] ^ i;
    }
    for k in 1..a.len() {
        a[k] = a[k].wrapping_add(a[k - 1]);
    }
    out[i] = a[31] ^ a[7];
}";

const PRODUCTS: &str = "#[kernel(block = 64)] fn k(x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let mut c = [[0u32; 8]; 8];
    for r in 0..8usize {
        for s in 0..8usize {
            c[r][s] = c[r][s].wrapping_add(x[(i + r as u32) % 64].wrapping_mul(x[(i + s as u32) % 64]));
        }
    }
    let mut all = 0u32;
    for r in 0..8usize {
        for s in 0..8usize {
            all = all.rotate_left(3) ^ c[s][r];
        }
    }
    out[i] = all;
}";

#[test]
fn unrolled_loops_execute_many_times_fewer_instructions() {
    assert!(gain(SUMS) >= 10, "{}", gain(SUMS));
    assert!(gain(PRODUCTS) >= 20, "{}", gain(PRODUCTS));
}

#[test]
fn loops_without_such_an_index_are_unrolled_if_they_are_short() {
    for (changes, body) in [
        // The index of the array is another variable.
        (true, "let a = [x[0], 5, 7]; let mut s = 0; for k in 0..8u32 { s += a[(x[k] % 3) as usize]; } out[i] = s;"),
        (true, "let a = [x[0], 5, 7]; let mut s = 0; for k in 0..8u32 { s += a[((k + i) % 3) as usize]; } out[i] = s;"),
        // The variable indexes a view.
        (true, "let mut s = 0; for k in 0..8u32 { s += x[k]; } out[i] = s;"),
        // Four iterations follow each other.
        (true, "let mut s = 0; for k in 0..500u32 { s += x[k]; } out[i] = s;"),
        // Longer loops: without a load, and with a number of iterations that is odd.
        (false, "let mut s = 0; for k in 0..500u32 { s = s * 3 + k; } out[i] = s;"),
        (false, "let mut s = 0; for k in 0..501u32 { s += x[k]; } out[i] = s;"),
        // The bounds are not constant, or not those of a loop in it.
        (false, "let a = [x[0], 5, 7]; let mut s = 0; for k in 0..x.len() % 3 { s += a[k as usize]; } out[i] = s;"),
        (false, "let mut s = 0; for k in 0..3u32 { for j in 0..x[k] { s += x[j]; } } out[i] = s;"),
        (false, "let mut s = 0; for k in 0..3u32 { let mut j = k; while j < x[k] { j += 1; s += x[j]; } } out[i] = s;"),
    ] {
        let l = lowered(&format!(
            "#[kernel(block = 64)] fn k(x: In<u32>, mut out: Out<u32>) {{ let i = global_id(); {body} }}"
        ));
        assert_eq!((l.unrolled.is_some(), l.indexing.len()), (changes, 0), "{body}");
    }
}

#[test]
fn triangular_nests_leave_no_loop() {
    let text = "#[kernel(block = 64)] fn k(x: In<u32>, mut out: Out<u32>) {
        let i = global_id();
        let mut m = [[0u32; 4]; 4];
        for r in 0..4usize {
            for c in 0..4usize {
                m[r][c] = x[(i * 16 + (r * 4 + c) as u32) % 64];
            }
        }
        for c in 0..4usize {
            for k in 0..c {
                for r in c..4usize {
                    m[r][c] = m[r][c] * 3 - m[r][k] * m[c][k];
                }
            }
        }
        out[i] = m[3][3] ^ m[2][1] ^ m[3][0];
    }";
    // Code generation would unroll the nest, too (`opt::unroll`).
    assert!(gain(text) >= 1, "{}", gain(text));
    let unrolled = lowered(text).unrolled.expect("a loop is unrolled");
    let back = |(n, b): (usize, &t0_core::ir::BlockData)| b.term.successors().any(|(to, _)| to.0 as usize <= n);
    assert!(!unrolled.blocks.iter().enumerate().any(back), "{unrolled}");
}

#[test]
fn loops_from_an_id_are_unrolled_if_all_lanes_make_equally_many_iterations() {
    let text = |bounds: &str| {
        format!(
            "#[kernel(block = 64)] fn k(x: In<u32>, mut out: Out<u32>) {{
                let (i, t) = (global_id(), thread_id());
                let mut s = i;
                for k in {bounds} {{
                    if x[k % 64] % 5 == 3 {{ continue; }}
                    s = s * 5 + x[k % 64] + k;
                    if s % 11 == 0 {{ break; }}
                }}
                out[i] = s;
            }}"
        )
    };
    for bounds in ["strided(t, 256, 64)", "strided(t % 8, 200, 64)", "(t + 1..512).step_by(128)", "strided(t, 64, 64)"]
    {
        let text = text(bounds);
        assert!(gain(&text) >= 1, "{text}");
    }
    for bounds in
        ["strided(t, 200, 64)", "strided(t % 9, 200, 64)", "t..64", "strided(x[i], 256, 64)", "strided(t, x.len(), 64)"]
    {
        assert!(lowered(&text(bounds)).unrolled.is_none(), "{bounds}");
    }
}

#[test]
fn iterations_that_follow_each_other_compute_the_same() {
    let text = "#[kernel(block = 64)] fn k(x: In<u32>, mut out: Out<u32>) {
        let i = global_id();
        let mut s = 0;
        for k in 0..600u32 {
            if k % 7 == i % 7 { continue; }
            s = s * 5 + x[(k * 3 + i) % 64];
        }
        out[i] = s;
    }";
    assert!(gain(text) >= 1, "{}", gain(text));
}

#[test]
fn a_loop_beyond_the_limit_stays_and_is_reported() {
    let l = lowered(
        "#[kernel(block = 64)] fn k(x: In<u32>, mut out: Out<u32>) {
            let i = global_id();
            let mut a = [0u32; 4];
            for k in 0..2000usize {
                a[k % 4] ^= x[(i + k as u32) % 64].rotate_left(5);
            }
            out[i] = a[0] ^ a[3];
        }",
    );
    assert!(l.unrolled.is_none());
    let [found] = &l.indexing[..] else { panic!("{:?}", l.indexing) };
    assert!(!found.fits && found.iterations == 2000 && found.at.line == 4, "{found:?}");
}

#[test]
fn unrolling_does_not_change_which_kernels_are_accepted() {
    // An index that is out of range in only one iteration, also when it is not a constant.
    let text = "#[kernel(block = 64)] fn k(x: In<u32>, mut out: Out<u32>) {
        let i = global_id();
        let mut a = [1u32, 2, 3, 4];
        let n = (x[i] % 4) as usize;
        for k in 0..4usize {
            if k < n {
                a[k + 1] += a[k] * 3;
            }
        }
        for k in 0..6usize {
            a[k] ^= 5;
            a[0] += a[k];
        }
        out[i] = a[0] ^ a[1] * 5 ^ a[3] * 7;
    }";
    gain(text);
    // An argument that must be a constant is not a constant in a loop without `#[unroll]`.
    let element = "#[kernel(block = 32)] fn k(x: In<f16>, mut out: Out<f32>) {
        let (p, q) = (wmma::A::<f16>::load(&x, 0, 16), wmma::B::<f16>::load(&x, 0, 16));
        let acc = wmma::mma(p, q, wmma::Acc::zero());
        let mut s = [0.0f32; 4];
        for k in 0..4u32 {
            s[k as usize] = acc.get(k);
        }
        out[lane()] = s[0] + s[3];
    }";
    let refused = messages(&File::parse(element).lower("k").unwrap_err());
    assert!(refused.contains("the variable of an `#[unroll]` loop"), "{refused}");
    assert!(File::parse(&element.replace("for k", "#[unroll] for k")).lower("k").is_ok());
}

/// A kernel with few registers whose unrolled form needs many.
fn forms() -> Lowered {
    Lowered { func: samples::pressure(4, 64), unrolled: Some(samples::pressure(150, 64)), ..lowered(SUMS) }
}

#[test]
fn limits_that_unrolling_would_break_leave_the_loop() {
    let l = forms();
    let (few, many) = (&l.func as *const Function, l.unrolled.as_ref().unwrap() as *const Function);
    let chosen = |level, limits: Limits| {
        let options = Options { level, verify: true };
        let (f, code) = compile_lowered(&l, &[&GFX1100, &BASELINE], &options, &limits).unwrap();
        assert_eq!(code.len(), 2);
        f as *const Function
    };
    let free = Limits::default();
    assert_eq!(chosen(2, free), many);
    assert_eq!(chosen(1, free), many);
    assert_eq!(chosen(0, free), few);
    assert_eq!(chosen(2, Limits { vgprs: Some(24), ..free }), few);
    assert_eq!(chosen(2, Limits { vgprs: Some(200), ..free }), many);
    // This many waves leave at most 96 registers, which the unrolled form exceeds.
    assert_eq!(chosen(2, Limits { waves: 16, deny_spill: true, ..free }), few);
    assert_eq!(chosen(2, Limits { waves: 16, ..free }), few);
    assert_eq!(chosen(2, Limits { deny_spill: true, ..free }), many);
    // If both forms fail, the error is that of the kernel as written.
    assert_eq!(chosen(2, Limits { vgprs: Some(1), ..free }), few);
}
