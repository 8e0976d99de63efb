//! Divergent loops without latches: which qualify, and that each lane reads what it left with.

use t0_core::ir::interp::Arg;
use t0_core::ir::{Function, Op, Terminator};
use t0_core::lang::lower;
use t0_core::text::File;
use t0_core::{Options, compile_ir, opt};
use t0_isa::target::GFX1100;
use t0_tests_drive::launch;

fn lowered(body: &str) -> Function {
    let text = format!("#[kernel(block = 64)] fn k(x: In<u32>, mut y: Out<u32>) {{ let i = global_id(); {body} }}");
    let file = File::read(&text).expect("it is Rust");
    let kernel = &file.kernels[0];
    let locate = |span| file.place(span);
    let source = file.source(kernel, &kernel.instances[0], &locate);
    lower(&source).unwrap_or_else(|ds| panic!("{ds:?}")).func
}

/// The selects that the pass removes, and the parameters that it keeps. Every level computes the same.
fn removed(body: &str) -> (usize, usize) {
    let func = lowered(body);
    let words = |seed: u32| {
        let bytes = (0..64u32).flat_map(|i| (i ^ seed).wrapping_mul(0x9E37_79B9).to_le_bytes()).collect();
        Arg::View { bytes, rows: 1, cols: 64, stride: 64 }
    };
    let [plain, fast] = [0, 2].map(|level| {
        let code = compile_ir(&func, &GFX1100, &Options { level, verify: true }).expect("it compiles");
        let mut args = vec![words(1), words(2)];
        launch::execute(&func, &code, [64, 1, 1], &mut args, 10_000_000).unwrap_or_else(|e| panic!("{e}"));
        args
    });
    assert_eq!(plain, fast, "{body}");
    let mut func = func;
    opt::run(&mut func, 2, true).expect("valid");
    let selects = |f: &Function| {
        let all = f.blocks.iter().flat_map(|b| &b.insts);
        all.filter(|i| matches!(f.insts[i.0 as usize].op, Op::Select(..))).count()
    };
    let before = selects(&func);
    opt::leave::run(&mut func);
    t0_core::ir::verify::verify(&func).expect("valid");
    (before - selects(&func).min(before), func.kept.len())
}

#[test]
fn lanes_that_leave_at_the_test_keep_their_values() {
    let body = "let mut n = x[i] % 50; let mut s = 0; while n > 3 { s += n; n /= 2; } y[i] = s * 64 + n;";
    assert_eq!(removed(body), (2, 2));
    // The counter is the same in all active lanes, but not after the loop.
    let body = "let mut c = 0; while c < x[i] % 50 { c += 1; } y[i] = c;";
    assert_eq!(removed(body), (1, 1));
    let body = "let mut s = 0; for k in 0..x[i] % 50 { s ^= k * i; } y[i] = s;";
    assert_eq!(removed(body), (1, 1));
}

#[test]
fn truth_values_pass_through_vector_registers() {
    let body = "let (mut same, mut k) = (true, 0);
        while same && k < x[i] % 9 { same = x[(i + k) % 64] % 4 != 0; k += 1; }
        y[i] = if same { k } else { 100 + k };";
    let (_, kept) = removed(body);
    assert_eq!(kept, 2);
}

#[test]
fn loops_that_lanes_leave_elsewhere_select_nothing_in_their_latch() {
    let body = "let (mut n, mut c) = (x[i] % 1000, 0);
        loop { c += n; n = n / 3; if n < 5 { break; } c ^= n; } y[i] = c;";
    assert!(removed(body).1 >= 1);
    let body = "let (mut n, mut c) = (x[i] % 1000, 0);
        while n > 2 { n = n / 2; if n % 7 == 3 { break; } if n % 5 == 1 { continue; } c += 1; } y[i] = c * 1000 + n;";
    removed(body);
}

#[test]
fn nested_loops_keep_the_values_of_both() {
    let body = "let (mut a, mut t) = (x[i] % 17, 0);
        while a > 0 { let mut b = a; while b > 1 { b /= 2; t += b; } a -= 1; t ^= b; } y[i] = t;";
    let (selects, kept) = removed(body);
    assert!(selects >= 2 && kept >= 2, "{selects} {kept}");
    // The outer loop has another exit, and passes on a truth value of the inner one.
    let body = "let (mut a, mut odd, mut t) = (x[i] % 17, false, 0);
        loop {
            let mut b = a + 2; odd = true;
            while odd && b > 1 { odd = b % 2 == 0; b /= 2; t += 1; }
            if a < 3 { break; }
            a -= 2;
        }
        y[i] = if odd { t } else { 100 + t };";
    removed(body);
}

#[test]
fn uniform_loops_have_no_latch() {
    let body = "let mut s = 0; let mut n = x[0] % 20; while n > 3 { s += x[(n + i) % 64]; n -= 1; } y[i] = s;";
    assert_eq!(removed(body), (0, 0));
    let mut func = lowered(body);
    opt::run(&mut func, 2, true).expect("valid");
    opt::leave::run(&mut func);
    assert!(func.blocks.iter().any(|b| matches!(b.term, Terminator::Branch(..))));
}
