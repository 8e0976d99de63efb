//! Which bounds checks and saturating steps the passes drop, and which they must keep. Each kernel also computes the
//! same with and without the passes.

use t0_core::ir::interp::Arg;
use t0_core::ir::{BinOp, Function, Op};
use t0_core::lang::lower;
use t0_core::text::File;
use t0_core::{Options, compile_ir, opt};
use t0_isa::target::GFX1100;
use t0_tests_drive::launch;

fn lowered(text: &str) -> Function {
    let file = File::read(text).expect("it is Rust");
    let kernel = &file.kernels[0];
    let locate = |span| file.place(span);
    let source = file.source(kernel, &kernel.instances[0], &locate);
    lower(&source).unwrap_or_else(|ds| panic!("{ds:?}")).func
}

fn optimised(text: &str) -> Function {
    let mut func = lowered(text);
    opt::run(&mut func, 2, true).expect("valid");
    func
}

/// The minima, and the selects between numbers: what bounds checks and saturating steps consist of.
fn checks(func: &Function) -> usize {
    let ops = func.blocks.iter().flat_map(|b| &b.insts).map(|i| &func.insts[i.0 as usize].op);
    ops.filter(|op| matches!(op, Op::Binary(BinOp::MinU, ..) | Op::Select(..))).count()
}

/// The selects among them: also variables that a loop changes in some lanes.
fn selects(func: &Function) -> usize {
    let ops = func.blocks.iter().flat_map(|b| &b.insts).map(|i| &func.insts[i.0 as usize].op);
    ops.filter(|op| matches!(op, Op::Select(..))).count()
}

fn words(n: u32) -> Arg {
    let bytes = (0..n).flat_map(|i| i.wrapping_mul(0x9E37_79B9).to_le_bytes()).collect();
    Arg::View { bytes, rows: 1, cols: n, stride: n }
}

/// The output of the virtual GPU at a level.
fn output(text: &str, level: u8, grid: u32, mut args: Vec<Arg>) -> Vec<Arg> {
    let func = lowered(text);
    let code = compile_ir(&func, &GFX1100, &Options { level, verify: true }).expect("it compiles");
    launch::execute(&func, &code, [grid, 1, 1], &mut args, 10_000_000).unwrap_or_else(|e| panic!("{e}"));
    args
}

fn same(text: &str, grid: u32, args: &[Arg]) {
    let [plain, fast] = [0, 2].map(|level| output(text, level, grid, args.to_vec()));
    assert_eq!(plain, fast, "{text}");
}

#[test]
fn a_guard_proves_an_index() {
    let text = "#[t0::kernel(block = 64)] fn k(x: In<u32>, mut y: Out<u32>) {
        let i = global_id();
        if i < x.len() && i < y.len() { y[i] = x[i] + 1; }
    }";
    let func = optimised(text);
    assert_eq!(checks(&func), 0, "{func}");
    for n in [1, 63, 64, 100] {
        same(text, 128, &[words(n), words(70)]);
    }
}

#[test]
fn a_guard_of_another_view_proves_nothing() {
    let func = optimised(
        "#[t0::kernel(block = 64)] fn k(x: In<u32>, mut y: Out<u32>) {
            let i = global_id();
            if i < y.len() { y[i] = x[i] + 1; }
        }",
    );
    assert_eq!(checks(&func), 1, "{func}");
}

#[test]
fn a_sum_that_may_wrap_proves_nothing() {
    // i + 3 is small where i is almost 2^32.
    let func = optimised(
        "#[t0::kernel(block = 64)] fn k(x: In<u32>, mut y: Out<u32>, n: u32) {
            let i = n + global_id();
            if i + 3 < x.len() { y[global_id()] = x[i]; }
        }",
    );
    assert_eq!(checks(&func), 2, "{func}");
}

#[test]
fn the_bounds_of_a_loop_prove_an_index() {
    let text = "#[t0::kernel(block = 32)] fn k(x: In<u32>, mut y: Out<u32>) {
        let mut s = 0;
        for i in 0..x.len() { s += x[i]; }
        for i in strided(lane(), x.len(), 32) { s += x[i]; }
        if global_id() < y.len() { y[global_id()] = s; }
    }";
    let func = optimised(text);
    // What keeps the second counter from wrapping stays.
    assert_eq!(checks(&func) - selects(&func), 1, "{func}");
    for n in [1, 31, 32, 33, 100] {
        same(text, 32, &[words(n), words(32)]);
    }
}

#[test]
fn launch_rules_prove_an_index() {
    let text = "#[t0::kernel(block = 64, grid = y.len(), requires(x.len() == y.len()))]
    fn k(x: In<u32>, mut y: Out<u32>) { y[global_id()] = x[global_id()] ^ 1; }";
    let func = optimised(text);
    assert_eq!(checks(&func), 0, "{func}");
    same(text, 100, &[words(100), words(100)]);
    // Without the rule the other view is unknown.
    let func = optimised(&text.replace("x.len() == y.len()", "x.len() > 0"));
    assert_eq!(checks(&func), 1, "{func}");
}

#[test]
fn products_in_launch_rules_prove_rows() {
    let text = "#[t0::kernel(block = 32, grid = blocks(rows.div_ceil(4)),
        requires(w.len() == rows * cols, y.len() == rows, cols.is_multiple_of(128)))]
    fn k(w: In<u32>, mut y: InOut<u32>, rows: u32, cols: u32) {
        let mut s = 0;
        for r in 0..4 {
            let row = (block_id() * 4 + r).min(rows - 1);
            for c in strided(0, cols, 128) {
                let v = w.load::<4>(row * cols + c + lane() * 4);
                s += v[0] ^ v[1] ^ v[2] ^ v[3];
            }
        }
        if lane() == 0 { y[block_id() * 4] = s; }
    }";
    let func = optimised(text);
    // What is left is the minimum that the source states.
    assert_eq!(checks(&func), 1, "{func}");
    let scalar = Arg::Scalar;
    same(text, 64, &[words(5 * 128), words(5), scalar(5), scalar(128)]);
    same(text, 32, &[words(3 * 256), words(3), scalar(3), scalar(256)]);
    let func = optimised(&text.replace("w.len() == rows * cols", "w.len() > rows * cols - cols"));
    assert!(checks(&func) > 1, "{func}");
}

#[test]
fn steps_that_divide_the_range_do_not_saturate() {
    let text = "#[t0::kernel(block = 64)] fn k(mut y: InOut<u32>, n: u32) {
        let mut s = 0;
        for i in strided(0, n / 16 * 16, 16) { s = s * 3 + i; }
        for i in strided(lane() * 8, n / 8 * 8, 8) { s = s * 5 + i; }
        y[global_id()] = s;
    }";
    let func = optimised(text);
    // The bounds check of y stays.
    assert_eq!(checks(&func) - selects(&func), 1, "{func}");
    for n in [0, 1, 7, 8, 16, 17, 100] {
        same(text, 64, &[words(64), Arg::Scalar(n)]);
    }
    // Other steps may go beyond the range.
    let func = optimised(&text.replace(", 16)", ", 48)"));
    assert_eq!(checks(&func) - selects(&func), 2, "{func}");
}

#[test]
fn halves_pass_merges_as_words() {
    let text = "#[t0::kernel(block = 32)] fn k(x: In<bf16>, mut y: Out<bf16>, n: u32) {
        let mut held = [bf16::from_f32(1.0); 8];
        for i in strided(0, n, 256) {
            if i + lane() * 8 < x.len() { held = x.load::<8>(i + lane() * 8); }
        }
        y.store(lane() * 8, held);
    }";
    let func = optimised(text);
    let params = func.blocks.iter().flat_map(|b| &b.params);
    assert_eq!(params.filter(|p| func.ty(**p) == t0_core::ir::Ty::BF16).count(), 0, "{func}");
    let view = |n: u32| match words(n / 2) {
        Arg::View { bytes, .. } => Arg::View { bytes, rows: 1, cols: n, stride: n },
        other => other,
    };
    for n in [0, 10, 256, 300] {
        same(text, 32, &[view(304), view(256), Arg::Scalar(n)]);
    }
}
