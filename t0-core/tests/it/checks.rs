//! Which bounds checks and saturating steps the passes drop, and which they must keep. Each kernel also computes the
//! same with and without the passes.

use t0_core::codegen::Generated;
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
    opt::checks(&mut func);
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

/// The output of the virtual GPU at a level, or the fault of strict mode.
fn output(text: &str, level: u8, grid: [u32; 3], mut args: Vec<Arg>, run: Run) -> Result<Vec<Arg>, String> {
    let func = lowered(text);
    let code = compile_ir(&func, &GFX1100, &Options { level, verify: true }).expect("it compiles");
    run(&func, &code, grid, &mut args, 10_000_000).map(|_| args)
}

type Run = fn(&Function, &Generated, [u32; 3], &mut [Arg], u64) -> Result<u64, String>;

fn same(text: &str, grid: u32, args: &[Arg]) {
    let [plain, fast] = [0, 2].map(|level| output(text, level, [grid, 1, 1], args.to_vec(), launch::execute));
    assert_eq!(plain.expect("no fault"), fast.expect("no fault"), "{text}");
}

/// As [`same`], where indices may be out of range: strict mode then reports the same access at both levels.
fn same_or_outside(text: &str, grid: [u32; 3], args: &[Arg]) {
    let both = |run| [0, 2].map(|level| output(text, level, grid, args.to_vec(), run));
    let [plain, fast] = both(launch::execute_as_card);
    assert_eq!(plain.expect("no fault"), fast.expect("no fault"), "{text}");
    let [plain, fast] = both(launch::execute).map(|output| output.map_err(|e| e.lines().next().map(str::to_owned)));
    assert_eq!(plain.is_ok(), fast.is_ok(), "{text}: {plain:?} {fast:?}");
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
fn the_bits_of_an_index_prove_it() {
    let text = |more: u32| {
        format!(
            "#[t0::kernel(block = 64)] fn k(x: In<u32>, mut y: Out<u32>) {{
                let mut a = Lds::<u32, 128>::new();
                let t = thread_id();
                a[t] = x[t];
                a[t + 64] = x[t + 64];
                barrier();
                let k = t & 15;
                let low = ((t - k) << 1) + k;
                let (p, q) = (a[low], a[low + {more}]);
                barrier();
                a[low] = p + q;
                barrier();
                y[t] = a[t] ^ q;
            }}"
        )
    };
    let checked = |more: u32| {
        same(&text(more), 64, &[words(128), words(64)]);
        checks(&optimised(&text(more)))
    };
    assert_eq!(checked(16), 0);
}

#[test]
fn a_guard_of_another_view_proves_nothing() {
    let func = optimised(
        "#[t0::kernel(block = 64)] fn k(x: In<u64>, mut y: Out<u32>) {
            let i = global_id();
            if i < y.len() { y[i] = x[i] as u32 + 1; }
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
    // The second counter saturates.
    assert_eq!(checks(&func) - selects(&func), 0, "{func}");
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
    // Without the rule the other view is unknown: an offset in elements of 8 bytes may wrap.
    let text = text.replace("In<u32>", "In<u64>").replace("] ^ 1", "] as u32");
    let func = optimised(&text);
    assert_eq!(checks(&func), 0, "{func}");
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

fn count(func: &Function, is: impl Fn(&Op) -> bool) -> usize {
    func.blocks.iter().flat_map(|b| &b.insts).filter(|i| is(&func.insts[i.0 as usize].op)).count()
}

#[test]
fn the_hardware_checks_an_index_whose_offset_cannot_wrap() {
    let text = "#[t0::kernel(block = 64, grid = y.len())] fn k(x: In<u32>, mut y: Out<u32>) {
        y[global_id()] = x[global_id()] + x[global_id() + 1];
    }";
    let func = optimised(text);
    assert_eq!(checks(&func), 0, "{func}");
    // The constant is an immediate offset.
    assert_eq!(count(&func, |op| matches!(op, Op::Load { imm: 4, .. })), 1, "{func}");
    for n in [0, 1, 63, 64, 65, 100] {
        same_or_outside(text, [100, 1, 1], &[words(n), words(100)]);
    }
    // The offset of an element of 8 bytes may wrap where y has 2^30 elements. Both share the check.
    let func = optimised(
        &text
            .replace("In<u32>", "In<u64>")
            .replace("y[global_id()] =", "y[global_id()] = 1 + (")
            .replace("x[global_id()] + x[global_id() + 1];", "x[global_id()] + x[global_id() + 1]) as u32;"),
    );
    assert_eq!(checks(&func), 1, "{func}");
    // Without a grid the lanes have any number.
    let func = optimised(&text.replace(", grid = y.len()", ""));
    assert!(checks(&func) >= 2, "{func}");
}

#[test]
fn constant_parts_of_an_index_share_its_check() {
    let text = "#[t0::kernel(block = 64, grid = y.len())] fn k(x: In<u32>, mut y: Out<u32>) {
        let i = global_id() * 16;
        y[global_id()] = (x[i] ^ x[i + 1]) + (x[i + 5] ^ x[i + 15]);
    }";
    let func = optimised(text);
    assert_eq!(checks(&func), 1, "{func}");
    assert_eq!(count(&func, |op| matches!(op, Op::Load { imm: 60, .. })), 1, "{func}");
    for n in [0, 1, 5, 6, 15, 16, 17, 100, 1500, 1600] {
        same_or_outside(text, [100, 1, 1], &[words(n), words(100)]);
    }
    // The sum of a multiple of 16 and 16 wraps for the last one.
    let func = optimised(&text.replace("i + 15", "i + 16"));
    assert_eq!(checks(&func), 2, "{func}");
}

#[test]
fn an_index_that_wraps_keeps_its_check() {
    let text = "#[t0::kernel(block = 64)] fn k(x: In<u32>, mut y: Out<u32>, n: u32) {
        if global_id() < y.len() { y[global_id()] = x[n + global_id() + 3]; }
    }";
    let func = optimised(text);
    assert_eq!(checks(&func), 1, "{func}");
    assert_eq!(count(&func, |op| matches!(op, Op::Load { imm: 12, .. })), 0, "{func}");
    for n in [0u32, 90, u32::MAX, u32::MAX - 2, u32::MAX - 3, u32::MAX - 70, 1 << 30, (1 << 30) - 3] {
        same_or_outside(text, [64, 1, 1], &[words(100), words(64), Arg::Scalar(n.into())]);
    }
}

fn plane(rows: u32, cols: u32, stride: u32) -> Arg {
    let len = if rows == 0 { 0 } else { (rows - 1) * stride + cols };
    match words(len) {
        Arg::View { bytes, .. } => Arg::View { bytes, rows, cols, stride },
        other => other,
    }
}

#[test]
fn rows_and_columns_are_checked_once_each() {
    let text = "#[t0::kernel(block = (8, 4), grid = (y.cols(), y.rows()))] fn k(x: In<u32>, mut y: Out<u32>) {
        let (c, r) = (global_id(), global_id_y());
        let mut sum = 0;
        #[unroll]
        for i in 0..3u32 {
            #[unroll]
            for j in 0..3u32 {
                sum = sum * 3 + x[(r + i - 1, c + j - 1)];
            }
        }
        y[(r, c)] = sum;
    }";
    let func = optimised(text);
    assert_eq!(checks(&func), 6, "{func}");
    assert_eq!(count(&func, |op| matches!(op, Op::Binary(BinOp::AddSat, ..))), 9, "{func}");
    for (rows, cols, stride) in [(6, 10, 10), (6, 10, 13), (5, 9, 9), (1, 1, 1), (0, 3, 3), (8, 12, 12), (3, 1, 40)] {
        same_or_outside(text, [10, 6, 1], &[plane(rows, cols, stride), plane(6, 10, 12)]);
    }
}

#[test]
fn a_uniform_element_in_two_dimensions_keeps_its_select() {
    let func = optimised(
        "#[t0::kernel(block = 32)] fn k(x: In<u32>, mut y: Out<u32>) {
            y[global_id()] = x[(block_id(), block_id_y())];
        }",
    );
    assert_eq!(count(&func, |op| matches!(op, Op::Binary(BinOp::AddSat, ..))), 0, "{func}");
}

#[test]
fn checks_that_are_left_name_the_missing_fact() {
    let text = "#[t0::kernel(block = 64, grid = y.len())]
    fn k(x: In<f32>, at: In<u32>, mut y: Out<f32>) {
        let mut tile = Lds::<f32, 64>::new();
        let i = global_id();
        tile[thread_id()] = y.len() as f32;
        barrier();
        let j = at[i];
        let four = x.load::<4>(j);
        y[i] = x[j]
            + tile[j]
            + x[(i, j)]
            + four[0] + four[3];
    }";
    let code = compile_ir(&lowered(text), &GFX1100, &Options { level: 2, verify: true }).expect("it compiles");
    let found: Vec<String> = code
        .checks
        .iter()
        .map(|c| format!("{}: {}: {}", c.at.as_ref().map_or(0, |at| at.line), c.array, c.fact))
        .collect();
    assert_eq!(
        found,
        [
            "8: x: the index is less than `x.len() - 3`",
            "9: x: the index is less than `x.len()`",
            "10: tile: the index is less than 64",
            "11: x: the column is less than `x.cols()`",
            "11: x: the row is less than `x.rows()`",
        ]
    );
    assert_eq!(code.accesses, 7);
}
