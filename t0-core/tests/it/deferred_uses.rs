//! Which computations move behind the loads of the branches that follow or into the block of their uses, and
//! simplifications of masks and selects. Each kernel also computes the same with and without the passes.

use t0_core::ir::interp::Arg;
use t0_core::ir::{Dim, Function, Inst, Op};
use t0_core::lang::lower;
use t0_core::text::File;
use t0_core::{Options, codegen, compile_ir, opt};
use t0_isa::target::GFX1100;
use t0_tests_drive::launch;

fn lowered(attribute: &str, body: &str) -> Function {
    let text = format!(
        "#[kernel(block = 64, {attribute})] fn k(x: In<u32>, z: In<u32>, mut y: InOut<u32>) {{
            let i = global_id(); {body}
        }}"
    );
    let file = File::read(&text).expect("it is Rust");
    let kernel = &file.kernels[0];
    let locate = |span| file.place(span);
    let source = file.source(kernel, &kernel.instances[0], &locate);
    let lowered = lower(&source).unwrap_or_else(|ds| panic!("{body}: {ds:?}"));
    lowered.unrolled.unwrap_or(lowered.func)
}

/// Runs a kernel of 64 lanes at level 0 and 2, and compares what it wrote.
fn same(func: &Function) {
    let words = |seed: u32| {
        let bytes = (0..64u32).flat_map(|i| ((i ^ seed).wrapping_mul(0x9E37_79B9) >> 26).to_le_bytes()).collect();
        Arg::View { bytes, rows: 1, cols: 64, stride: 64 }
    };
    let [plain, fast] = [0, 2].map(|level| {
        let code = compile_ir(func, &GFX1100, &Options { level, verify: true }).expect("it compiles");
        let mut args: Vec<Arg> = (1..=3).map(words).collect();
        launch::execute(func, &code, [64, 1, 1], &mut args, 10_000_000).unwrap_or_else(|e| panic!("{e}"));
        args
    });
    assert_eq!(plain, fast, "{func}");
}

fn optimised(attribute: &str, body: &str) -> Function {
    let mut func = lowered(attribute, body);
    same(&func);
    opt::run(&mut func, 2, true).expect("valid");
    func
}

/// The loads and the multiplications of a kernel after the pass, in the order of the blocks.
fn order(body: &str) -> String {
    let mut func = optimised("grid = y.len()", body);
    opt::defer::run(&mut func);
    t0_core::ir::verify::verify(&func).expect("valid");
    let letter = |op: &Op| match op {
        Op::Load { .. } => Some('L'),
        Op::Store { .. } => Some('S'),
        Op::Binary(t0_core::ir::BinOp::Mul, ..) => Some('*'),
        _ => None,
    };
    let insts = func.blocks.iter().flat_map(|b| &b.insts);
    insts.filter_map(|i| letter(&func.insts[i.0 as usize].op)).collect()
}

#[test]
fn products_move_behind_the_loads_of_later_branches() {
    let three = "let mut s = 0; for k in 0..3 { s += x.get_or(i + k * 30, 0) * (s | i); } y[i] = s;";
    assert_eq!(order(three), "LLL***S");
    let conditions = "let a = if i & 1 == 0 { x[i] } else { 7 }; let b = a * i;
        let c = if i & 2 == 0 { z[i] } else { 5 }; let d = c * i; y[i] = b ^ d;";
    assert_eq!(order(conditions), "LL**S");
}

#[test]
fn what_a_branch_or_a_store_needs_stays_before_it() {
    let index = "let a = x.get_or(i + 1, 0) * 3; let b = if a < 64 { z[a] } else { 5 }; y[i] = a + b * i;";
    assert_eq!(order(index), "L*L*S");
    let store = "let a = x.get_or(i + 1, 0); y[i] = a * i; y[i] += z.get_or(i + 2, 1) * i;";
    assert_eq!(order(store), "L*SL*LS");
}

/// The length of `y` moves out of the first block, in which one check of several indices would subtract from it.
#[test]
fn a_length_that_moves_is_used_behind_its_new_place() {
    let body = "let a = x[i] * i; let b = if i % 3 == 1 { z[i] } else { 5 };
        if i < 15 { let j = 4 * i; y[j] = a; y[j + 1] = b; y[j + 2] = a ^ b; y[j + 3] = a - b; }";
    let mut func = optimised("grid = z.len(), requires(x.len() == z.len())", body);
    let lengths = |func: &Function| func.blocks[0].insts.iter().filter(|i| is_length(func, **i)).count();
    let before = lengths(&func);
    assert_eq!(opt::defer::run(&mut func), opt::Changed::Yes);
    assert!(lengths(&func) < before, "{func}");
    assert_eq!(opt::merge::run(&mut func), opt::Changed::Yes, "{func}");
    t0_core::ir::verify::verify(&func).unwrap_or_else(|e| panic!("{e}\n{func}"));
}

fn is_length(func: &Function, inst: Inst) -> bool {
    matches!(func.insts[inst.0 as usize].op, Op::ViewDim(_, Dim::Len))
}

#[test]
fn a_chain_of_branches_holds_few_values() {
    let body = "let mut s = 0; for k in 0..48 { s += x.get_or(i + k, 0) * (s | i); } y[i] = s;";
    let letters = order(body);
    assert_eq!(letters.find("L*"), Some(32), "{letters}");
}

/// How many operations of a kernel after all passes are of a kind.
fn count(func: &Function, of: impl Fn(&Op) -> bool) -> usize {
    func.blocks.iter().flat_map(|b| &b.insts).filter(|i| of(&func.insts[i.0 as usize].op)).count()
}

#[test]
fn two_selects_between_two_values_are_one() {
    let selects = |body| {
        let mut func = optimised("grid = y.len()", body);
        opt::selects::run(&mut func);
        t0_core::ir::verify::verify(&func).expect("valid");
        count(&func, |op| matches!(op, Op::Select(..)))
    };
    let stored = "let mut a = [1, 2, 3, 4]; let k = (x[i] % 4) as usize; if z[i] > 20 { a[k] = i; }
        y[i] = a[0] ^ a[1] * 3 ^ a[2] * 5 ^ a[3] * 7;";
    assert_eq!(selects(stored), 4);
    let either = "let a = if x[i] > 20 { i } else { 9 }; let b = if z[i] > 30 { i } else { a }; y[i] = b;";
    assert_eq!(selects(either), 1);
}

#[test]
fn partners_of_a_sorting_network_are_in_range() {
    for distance in [1, 2, 16, 64] {
        let body = format!(
            "let mut tile = Lds::<u32, 128>::new(); let t = thread_id();
            tile[t] = x[i]; tile[t + 64] = z[i]; barrier();
            let low = 2 * t - (t & ({distance} - 1)); let high = low + {distance};
            let (a, b) = (tile[low], tile[high]); tile[low] = a.max(b); tile[high] = a.min(b);
            barrier(); y[i] = tile[t] ^ tile[t + 64];"
        );
        assert_eq!(codegen::count_checks(&optimised("grid = y.len()", &body)), 2, "{distance}");
    }
}

#[test]
fn only_whole_waves_need_no_mask_of_their_lanes() {
    let ballots = |attribute, body| count(&optimised(attribute, body), |op| matches!(op, Op::Ballot(_)));
    let body = "y[i] = wave::broadcast(x[i], 3);";
    assert_eq!(ballots("grid = blocks(y.len() / 64)", body), 0);
    assert!(ballots("grid = y.len()", body) > 0);
    // All lanes run, so that the lane does.
    let body = "y[i] = wave::broadcast(x[i], z[0] & 31);";
    let func = optimised("grid = blocks(y.len() / 64)", body);
    assert_eq!(count(&func, |op| matches!(op, Op::Select(..) | Op::Ballot(_))), 0, "{func}");
}

/// How many of `count` products stay in the first block, where `after` uses `w0`, `w1`, .. behind a branch.
fn products_that_stay(count: usize, product: impl Fn(usize) -> String, after: impl Fn(&str) -> String) -> usize {
    let products: String = (0..count).map(|k| format!("let w{k} = {};", product(k))).collect();
    let all = (0..count).map(|k| format!("w{k}")).collect::<Vec<_>>().join(" ^ ");
    let after = after(&all);
    let mut func =
        optimised("grid = y.len()", &format!("let v = x[i]; {products} if z[0] > 3 {{ y[i] = 1; }} {after}"));
    let products = |func: &Function, block: usize| {
        let ops = func.blocks[block].insts.iter().map(|inst| &func.insts[inst.0 as usize].op);
        ops.filter(|op| matches!(op, Op::Binary(t0_core::ir::BinOp::Mul, ..))).count()
    };
    let all = |func: &Function| (0..func.blocks.len()).map(|b| products(func, b)).sum::<usize>();
    let (first, total) = (products(&func, 0), all(&func));
    assert!(first >= count, "{func}");
    opt::sink::run(&mut func);
    t0_core::ir::verify::verify(&func).expect("valid");
    assert_eq!(all(&func), total);
    same(&func);
    // Other products stay.
    products(&func, 0) + count - first
}

#[test]
fn computations_move_to_their_uses_where_many_registers_wait() {
    let one = |k: usize| format!("v * {}", 2 * k + 3);
    let of_two = |k: usize| format!("x[(i + {k}) % 64] * z[(i + {k}) % 64]");
    let stored = |all: &str| format!("y[i] = {all};");
    assert_eq!(products_that_stay(80, one, stored), 0);
    // Few registers wait.
    assert_eq!(products_that_stay(20, one, stored), 20);
    // More operands than results would wait.
    assert_eq!(products_that_stay(80, of_two, stored), 80);
    // The products would be computed in each iteration, or by other lanes.
    let looped = |all: &str| format!("let mut s = 0; for k in 0..z[1] {{ s = (s * 5 + k) ^ {all}; }} y[i] = s;");
    assert_eq!(products_that_stay(80, one, looped), 80);
    assert_eq!(products_that_stay(80, one, |all| format!("if v > 20 {{ y[i] = {all}; }}")), 80);
    // Two blocks use them.
    let apart = |all: &str| format!("if z[1] > 3 {{ y[i] = {all}; }} else {{ y[i] = ({all}) + 1; }}");
    assert_eq!(products_that_stay(80, one, apart), 80);
}
