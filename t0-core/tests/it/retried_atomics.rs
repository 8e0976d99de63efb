//! Atomic operations without an instruction: which become loops, what `t0 explain` says of them, and their results
//! where all lanes access one element or none.

use t0_core::codegen::lowerings;
use t0_core::ir::interp::Arg;
use t0_core::ir::{AtomicOp, Function, Op};
use t0_core::lang::lower;
use t0_core::text::File;
use t0_core::{Options, compile_ir, opt};
use t0_isa::target::GFX1100;
use t0_tests_drive::launch;

fn lowered(parameters: &str, body: &str) -> Function {
    let text = format!("#[kernel(block = 64)] fn k({parameters}) {{ let i = global_id(); {body} }}");
    let file = File::read(&text).expect("it is Rust");
    let kernel = &file.kernels[0];
    let locate = |span| file.place(span);
    let source = file.source(kernel, &kernel.instances[0], &locate);
    lower(&source).unwrap_or_else(|ds| panic!("{ds:?}")).func
}

/// The atomic operations after the passes of a level.
fn left(body: &str, level: u8) -> Vec<AtomicOp> {
    let mut func = lowered("a: Atomics<f64>", body);
    opt::run(&mut func, level, true).expect("valid");
    let all = func.blocks.iter().flat_map(|b| &b.insts).map(|i| &func.insts[i.0 as usize].op);
    all.filter_map(|op| if let Op::Atomic(a, ..) = op { Some(a.op) } else { None }).collect()
}

#[test]
fn sums_and_extremes_of_doubles_are_loops() {
    use AtomicOp::{CompareExchange, FMax, FMin, Load};
    for level in 0..=2 {
        for name in ["add", "sub", "min", "max"] {
            assert_eq!(left(&format!("a.{name}(i, 1.0);"), level), [Load, CompareExchange], "{name}");
        }
        assert_eq!(left("let b = Lds::<f64, 64>::new(); b.atomic_add(i, 1.0);", level), [Load, CompareExchange]);
        assert_eq!(left("let b = Lds::<f64, 64>::new(); b.atomic_min(i, 1.0);", level), [FMin]);
        assert_eq!(left("let b = Lds::<f64, 64>::new(); b.atomic_max(i, 1.0);", level), [FMax]);
    }
}

#[test]
fn the_loops_have_no_selects_in_their_latches() {
    let mut func = lowered("a: Atomics<f64>", "let k = i % 3; a.store(k + 4, a.add(k, 1.0));");
    opt::run(&mut func, 2, true).expect("valid");
    assert_eq!(opt::leave::run(&mut func), opt::Changed::Yes);
    t0_core::ir::verify::verify(&func).expect("valid");
    let all = func.blocks.iter().flat_map(|b| &b.insts).map(|i| &func.insts[i.0 as usize].op);
    assert_eq!(all.filter(|op| matches!(op, Op::Select(..))).count(), 0, "{func}");
}

#[test]
fn explanations_call_them_slow() {
    let body = "a.add(i, 1.0); a.min(i, 2.0); a.max(i, 3.0); b.add(i, 1.0);";
    let func = lowered("a: Atomics<f64>, b: Atomics<f32>", body);
    for level in 0..=2 {
        let all = lowerings::of_function(&func, level).expect("valid");
        let shown: Vec<_> = all.iter().map(|(o, n)| (o.name, *n, o.lowerings[0].name.starts_with("slow: "))).collect();
        let expected =
            [("atomic f64 sum", 1, true), ("atomic f64 min, max in views", 2, true), ("atomic f32 sum", 1, false)];
        assert_eq!(shown, expected);
    }
}

/// The elements after a launch of 200 lanes.
fn launched(body: &str, elements: &[f64], level: u8) -> Vec<f64> {
    let func = lowered("a: Atomics<f64>", body);
    let code = compile_ir(&func, &GFX1100, &Options { level, verify: true }).expect("it compiles");
    let bytes = elements.iter().flat_map(|x| x.to_le_bytes()).collect();
    let n = elements.len() as u32;
    let mut args = vec![Arg::View { bytes, rows: 1, cols: n, stride: n }];
    launch::execute(&func, &code, [200, 1, 1], &mut args, 10_000_000).unwrap_or_else(|e| panic!("{e}"));
    let Arg::View { bytes, .. } = &args[0] else { unreachable!() };
    bytes.chunks_exact(8).map(|c| f64::from_le_bytes(c.try_into().unwrap())).collect()
}

#[test]
fn all_lanes_change_one_element() {
    for level in 0..=2 {
        let body =
            "a.add(0, 9007199254740000.0 / 200.0); a.sub(1, i as f64); a.min(2, -(i as f64)); a.max(3, i as f64);
            let mut k = 0; while k < i % 5 { k += 1; if k == 3 { a.add(4, 1.0); continue; } a.add(5, a.load(6)); }";
        let found = launched(body, &[0.0, 0.5, f64::INFINITY, -0.0, 0.0, 0.0, 3.0], level);
        let expected = [9_007_199_254_740_000.0, 0.5 - 19_900.0, -199.0, 199.0, 80.0, 960.0, 3.0];
        assert_eq!(found, expected, "level {level}");
        // A sum of nothing: all lanes store the bits that they expect.
        assert_eq!(launched("a.add(0, 0.0);", &[4.0], level), [4.0]);
    }
}

#[test]
fn a_nan_changes_nothing_and_stays() {
    for level in 0..=2 {
        let body = "let x = if i % 2 == 0 { f64::NAN } else { i as f64 };
            a.min(0, x); a.max(1, x); a.min(2, x); a.max(3, -0.0); a.min(4, 0.0); a.add(5, -0.0);";
        let found = launched(body, &[50.0, 50.0, f64::NAN, 0.0, -0.0, -0.0], level);
        assert_eq!(found[..2], [1.0, 199.0], "level {level}");
        assert!(found[2].is_nan());
        assert_eq!(found[3..].iter().map(|x| x.to_bits()).collect::<Vec<_>>(), [0, 1 << 63, 1 << 63]);
    }
}
