//! Uniform loops of which several iterations follow each other: which qualify, and that every number of iterations has
//! the same results and makes the same accesses.

use t0_core::ir::interp::Arg;
use t0_core::ir::{BinOp, Function, Op, Terminator};
use t0_core::lang::lower;
use t0_core::text::File;
use t0_core::{Options, compile_ir, opt};
use t0_isa::target::GFX1100;
use t0_tests_drive::launch;

fn lowered(body: &str) -> Function {
    let text =
        format!("#[kernel(block = 32)] fn k(x: In<u32>, mut y: Out<u32>, n: u32) {{ let i = global_id(); {body} }}");
    let file = File::read(&text).expect("it is Rust");
    let kernel = &file.kernels[0];
    let locate = |span| file.place(span);
    let source = file.source(kernel, &kernel.instances[0], &locate);
    lower(&source).unwrap_or_else(|ds| panic!("{ds:?}")).func
}

/// Runs a kernel with each number and compares what it writes with and without passes.
fn same(func: &Function, numbers: &[u32]) {
    let words = |seed: u32| {
        let bytes = (0..64u32).flat_map(|i| (i ^ seed).wrapping_mul(0x9E37_79B9).to_le_bytes()).collect();
        Arg::View { bytes, rows: 1, cols: 64, stride: 64 }
    };
    let codes = [0, 2].map(|level| compile_ir(func, &GFX1100, &Options { level, verify: true }).expect("it compiles"));
    for n in numbers {
        let [plain, fast] = codes.each_ref().map(|code| {
            let mut args = vec![words(1), words(2), Arg::Scalar(u64::from(*n))];
            launch::execute(func, code, [32, 1, 1], &mut args, 10_000_000).unwrap_or_else(|e| panic!("{n}: {e}"));
            args
        });
        assert_eq!(plain, fast, "{n}");
    }
}

/// The number of loops, and of loads from `x`, after the pass.
fn repeated(body: &str) -> (usize, usize) {
    let func = lowered(body);
    same(&func, &[0, 1, 2, 3, 4, 5, 7, 8, 9, 31, 33, 50]);
    let mut func = func;
    opt::run(&mut func, 2, true).expect("valid");
    opt::unroll::run(&mut func);
    t0_core::ir::verify::verify(&func).expect("valid");
    let back = |n: usize, term: &Terminator| term.successors().filter(|(to, _)| to.0 as usize <= n).count();
    let loops = func.blocks.iter().enumerate().map(|(n, b)| back(n, &b.term)).sum();
    let ops = func.blocks.iter().flat_map(|b| &b.insts).map(|i| &func.insts[i.0 as usize].op);
    (loops, ops.filter(|op| matches!(op, Op::Load { .. })).count())
}

#[test]
fn loops_to_a_bound_of_the_launch_keep_a_loop_for_the_rest() {
    assert_eq!(repeated("let mut s = 0; for k in 0..n { s += x[(i + k) % 64] ^ s; } y[i] = s;"), (2, 5));
    assert_eq!(repeated("let mut s = 0; for k in (3..n).step_by(4) { s += x[(i + k) % 64] ^ s; } y[i] = s;"), (2, 5));
    assert_eq!(
        repeated("let mut s = 0; let mut k = 2; while k < n { s += x[(i ^ k) % 64]; k += 2; } y[i] = s + k;").0,
        2
    );
    assert_eq!(repeated("let mut s = 0; for k in -7..n as i32 { s += x[(i + k as u32) % 64]; } y[i] = s;"), (2, 5));
    // The body has blocks of its own.
    let body = "let mut s = 0;
        for k in 0..n { let v = x[(i + k) % 64]; if v % 3 == 0 { s += v; } else { s ^= k; } } y[i] = s;";
    assert_eq!(repeated(body).0, 2);
}

#[test]
fn long_kernels_repeat_the_innermost_loops_up_to_a_budget() {
    const LOOPS: usize = 100;
    let plain = "for k in 0..n { s += x[(i + k) % 64] ^ s; } ".repeat(LOOPS);
    // Without an end to the copies, there would be five loads for each loop.
    let (loops, loads) = repeated(&format!("let mut s = 0; {plain} y[i] = s;"));
    assert!((LOOPS + 10..LOOPS + 60).contains(&loops), "{loops} loops");
    assert_eq!(loads, LOOPS + 4 * (loops - LOOPS));
    // The loop in a loop comes last in the kernel and first in the choice.
    let inner = "for j in 0..n { for k in 0..n { s += x[(i + k + j) % 64] * s; } }";
    let mut func = lowered(&format!("let mut s = 0; {plain} {inner} y[i] = s;"));
    opt::run(&mut func, 2, true).expect("valid");
    let products = |func: &Function| {
        let ops = func.blocks.iter().flat_map(|b| &b.insts).map(|i| &func.insts[i.0 as usize].op);
        ops.filter(|op| matches!(op, Op::Binary(BinOp::Mul, ..))).count()
    };
    let before = products(&func);
    opt::unroll::run(&mut func);
    assert_eq!(products(&func), 5 * before);
}

#[test]
fn a_constant_number_of_iterations_leaves_no_rest() {
    let body = "let mut s = 0; for k in 0..4096u32 { s = s * 3 + (k ^ i); } y[i] = s;";
    assert_eq!(repeated(body), (1, 0));
}

#[test]
fn loops_that_constants_alone_control_become_their_iterations() {
    for body in [
        "let (mut s, mut d) = (i, 1); while d < 256 { s = s * 3 + x[(i + d) % 64]; d *= 2; } y[i] = s + d;",
        "let (mut s, mut d) = (i, 32); while d > 0 { if i % 3 != d { s = s * 3 + x[(i ^ d) % 64]; } d /= 2; } y[i] = s;",
        // The number of the inner loop's iterations depends on the outer one.
        "let (mut s, mut k) = (n, 2);
            while k <= 32 { let mut j = k / 2; while j > 0 { s = s * 5 + x[(i ^ j) % 64] + k; j /= 2; } k *= 2; }
            y[i] = s;",
        // No iteration at all, and a second counter.
        "let (mut s, mut d) = (i, 1); while d > 5 { s += x[d % 64]; d *= 2; } y[i] = s;",
        "let (mut s, mut d, mut e) = (i, 1, 60); while d < e { s = s * 3 + x[(i + e) % 64]; d *= 2; e -= 9; } y[i] = s;",
    ] {
        assert_eq!(repeated(body).0, 0, "{body}");
    }
}

#[test]
fn loops_that_constants_control_stay_if_they_are_long() {
    for body in [
        "let (mut s, mut d) = (i, 1); while d != 3 { s = s * 3 + x[(i + d) % 64]; d = d * 5 & 0xFFFF | 1; } y[i] = s;",
        "let (mut s, mut d) = (n, 0); while d < 4 { for k in 0..n { s = s * 3 + x[k % 64]; } d += 3; } y[i] = s;",
    ] {
        let mut func = lowered(body);
        opt::run(&mut func, 2, true).expect("valid");
        opt::unroll::run(&mut func);
        let back = |(n, b): (usize, &t0_core::ir::BlockData)| b.term.successors().any(|(to, _)| to.0 as usize <= n);
        assert!(func.blocks.iter().enumerate().any(back), "{body}");
    }
}

#[test]
fn bounds_near_the_greatest_number_do_not_wrap() {
    let body = "let mut s = 0; for k in (u32::MAX - 9 - n)..u32::MAX - 1 { s = s * 3 + k; } y[i] = s;";
    same(&lowered(body), &[0, 1, 2, 3, 4]);
    let body = "let mut s = 0; for k in (n as i32 - 3 + i32::MIN)..(i32::MIN + 9) { s = s * 3 + k as u32; } y[i] = s;";
    same(&lowered(body), &[3, 4, 5, 6, 7]);
    let body = "let mut s = 0; for k in (n..u32::MAX).step_by(1 << 15) { s = s * 3 + k; } y[i] = s;";
    same(&lowered(body), &[u32::MAX - 1, u32::MAX - (9 << 15), u32::MAX - (8 << 15) - 1]);
}

#[test]
fn loops_that_end_elsewhere_or_change_their_bound_stay() {
    for body in [
        "let mut s = 0; for k in 0..n { s += x[k % 64]; if s > 1_000_000 { break; } } y[i] = s;",
        "let mut s = 0; let (mut k, mut m) = (0, n); while k < m { s += x[k % 64]; m -= 1; k += 1; } y[i] = s;",
        "let mut s = 0; let mut k = 1; while k < n { s += x[k % 64]; k *= 2; } y[i] = s;",
    ] {
        assert_eq!(repeated(body).0, 1, "{body}");
    }
}

#[test]
fn inclusive_ranges_with_a_known_end_carry_no_flag() {
    let flags = |body: &str| {
        let mut func = lowered(body);
        same(&func, &[0, 1, 5]);
        opt::run(&mut func, 2, true).expect("valid");
        let params = func.blocks.iter().flat_map(|b| &b.params);
        params.filter(|p| func.ty(**p) == t0_core::ir::Ty::B1).count()
    };
    assert_eq!(flags("let mut s = n; for k in -300..=300i32 { s = s * 3 + k as u32; } y[i] = s;"), 0);
    assert_eq!(flags("let mut s = n; for k in 0..=(n % 64) { s = s * 3 + k; } y[i] = s;"), 0);
    assert_eq!(flags("let mut s = n; for k in (u32::MAX - n)..=u32::MAX { s = s * 3 + k; } y[i] = s;"), 1);
}
