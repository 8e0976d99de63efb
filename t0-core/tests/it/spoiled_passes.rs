//! Do the comparisons of results see mistakes of the passes over IR? What a pass wrote is spoiled in one place at a
//! time, as if the pass had made the mistake; the interpreter must then compute something else.

use std::collections::BTreeSet;

use t0_core::ir::interp::{self, Arg};
use t0_core::ir::verify::verify;
use t0_core::ir::{BinOp, Function, IPred, Inst, Op, Terminator};
use t0_core::lang::lower;
use t0_core::opt::{self, Changed};
use t0_core::text::File;
use t0_core::{Options, codegen};
use t0_isa::target::GFX1100;
use t0_tests_drive::launch;

fn lowered(text: &str) -> Function {
    let file = File::read(text).expect("it is Rust");
    let kernel = &file.kernels[0];
    let locate = |span| file.place(span);
    let source = file.source(kernel, &kernel.instances[0], &locate);
    let lowered = lower(&source).unwrap_or_else(|ds| panic!("{text}: {ds:?}"));
    lowered.unrolled.unwrap_or(lowered.func)
}

/// Merged stores that move past one to the same word, in either order.
#[test]
fn stores_merged_over_others() {
    let body = "y[i * 2] = 5; y[i * 2] = i; y[i * 2 + 1] = 6;";
    let text =
        format!("#[kernel(block = 64, grid = y.len() / 2)] fn k(mut y: InOut<u32>) {{ let i = global_id(); {body} }}");
    let mut func = lowered(&text);
    opt::run(&mut func, 2, true).expect("valid");
    opt::merge::run(&mut func);
    let words = |func: &Function| {
        let mut args = vec![Arg::View { bytes: vec![0; 512], rows: 1, cols: 128, stride: 128 }];
        interp::run(func, [64, 1, 1], &mut args, 60_000).map(|()| args)
    };
    let want = words(&func);
    let mut noticed = 0;
    for b in 0..func.blocks.len() {
        let store = |i: &t0_core::ir::Inst| matches!(func.insts[i.0 as usize].op, Op::Store { .. });
        let stores: Vec<usize> =
            (0..func.blocks[b].insts.len()).filter(|at| store(&func.blocks[b].insts[*at])).collect();
        for pair in stores.windows(2) {
            let mut bad = func.clone();
            // The later store first, where its operands are there.
            let later = bad.blocks[b].insts.remove(pair[1]);
            let earlier = bad.blocks[b].insts.remove(pair[0]);
            bad.blocks[b].insts.insert(pair[1] - 1, later);
            bad.blocks[b].insts.insert(pair[1], earlier);
            assert_ne!(words(&bad), want, "{bad}");
            noticed += 1;
        }
    }
    assert_eq!(noticed, 1);
}

/// A pass over IR, and kernels that it changes, each with the arguments of some launches.
struct Case {
    /// The passes that come before it.
    before: fn(&mut Function),
    run: fn(&mut Function) -> Changed,
    kernels: Vec<(&'static str, Vec<Vec<Arg>>)>,
    /// Changes of what it writes that have no effect, with the reason for each in the test.
    harmless: usize,
    /// The least number of changes that are noticed.
    noticed: usize,
}

/// A view of words, and one of rows and columns.
fn words(n: u32) -> Arg {
    plane(1, n, n)
}

fn plane(rows: u32, cols: u32, stride: u32) -> Arg {
    let len = if rows == 0 { 0 } else { (rows - 1) * stride + cols };
    let bytes = (1..=len).flat_map(|i| i.wrapping_mul(0x9E37_79B9).to_le_bytes()).collect();
    Arg::View { bytes, rows, cols, stride }
}

/// What each launch leaves in its arguments.
fn results(func: &Function, launches: &[Vec<Arg>]) -> Vec<Result<Vec<Arg>, String>> {
    let run = |args: &Vec<Arg>| {
        let mut args = args.clone();
        interp::run(func, [64, 1, 1], &mut args, 200_000).map(|()| args).map_err(|e| e.to_string())
    };
    launches.iter().map(run).collect()
}

/// Wrong versions of an operation.
fn spoiled(op: &Op) -> Vec<Op> {
    let mut all = Vec::new();
    match op {
        Op::Const(bits) => all.extend([bits.wrapping_add(1), bits.wrapping_sub(1)].map(|b| Op::Const(b & 0xFFFF_FFFF))),
        Op::Icmp(predicate, a, b) => {
            let other = match predicate {
                IPred::Eq | IPred::Ne => predicate.negated(),
                IPred::LtU => IPred::LeU,
                IPred::LeU => IPred::LtU,
                IPred::GtU => IPred::GeU,
                IPred::GeU => IPred::GtU,
                IPred::LtS => IPred::LeS,
                IPred::LeS => IPred::LtS,
                IPred::GtS => IPred::GeS,
                IPred::GeS => IPred::GtS,
            };
            all.extend([Op::Icmp(other, *a, *b), Op::Icmp(predicate.negated(), *a, *b)]);
        }
        Op::Binary(op, a, b) => {
            let other = match op {
                BinOp::Add => Some(BinOp::Sub),
                BinOp::Sub => Some(BinOp::Add),
                BinOp::MinU => Some(BinOp::MaxU),
                BinOp::AddSat => Some(BinOp::Add),
                BinOp::Mul => Some(BinOp::Add),
                BinOp::MulHiU => Some(BinOp::Mul),
                BinOp::ShrU => Some(BinOp::Shl),
                BinOp::Shl => Some(BinOp::ShrU),
                _ => None,
            };
            all.extend(other.map(|other| Op::Binary(other, *a, *b)));
        }
        Op::Select(c, a, b) => all.push(Op::Select(*c, *b, *a)),
        _ => {}
    }
    let mut op = op.clone();
    if let Op::Load { imm, .. } | Op::Store { imm, .. } | Op::LdsLoad { imm, .. } | Op::LdsStore { imm, .. } = &mut op {
        let was = *imm;
        for other in [was.wrapping_add(4), was.wrapping_sub(4)].into_iter().filter(|imm| *imm < 4096) {
            let mut op = op.clone();
            if let Op::Load { imm, .. } | Op::Store { imm, .. } | Op::LdsLoad { imm, .. } | Op::LdsStore { imm, .. } =
                &mut op
            {
                *imm = other;
            }
            all.push(op);
        }
    }
    all
}

/// Wrong versions of the end of a block: a branch the other way, and an edge with two arguments exchanged.
fn spoiled_end(func: &Function, term: &Terminator) -> Vec<(String, Terminator)> {
    let mut all = Vec::new();
    let undefined = |v| matches!(func.def_op(v), Some(Op::Undef));
    if let Terminator::Branch(c, a, b) = term {
        all.push(("the branch, the other way,".to_owned(), Terminator::Branch(*c, b.clone(), a.clone())));
    }
    for (edge, (_, args)) in term.successors().enumerate() {
        for (i, a) in args.iter().enumerate() {
            for (j, b) in args.iter().enumerate().skip(i + 1) {
                if a == b || func.ty(*a) != func.ty(*b) || undefined(*a) && undefined(*b) {
                    continue;
                }
                let (mut other, mut n) = (term.clone(), 0);
                other.for_each_target_mut(|_, args| {
                    if n == edge {
                        args.swap(i, j);
                    }
                    n += 1;
                });
                all.push((format!("the arguments {i} and {j} of edge {edge}"), other));
            }
        }
    }
    all
}

impl Case {
    /// Spoils what the pass wrote in each of the kernels, in one place at a time.
    fn check(&self) {
        let (mut noticed, mut unnoticed) = (0, Vec::new());
        for (text, launches) in &self.kernels {
            let mut before = lowered(text);
            (self.before)(&mut before);
            let want = results(&before, launches);
            let mut after = before.clone();
            assert_eq!((self.run)(&mut after), Changed::Yes, "{text}");
            assert!(results(&after, launches) == want, "{text}: the pass changes results");
            let old: BTreeSet<Inst> = before.blocks.iter().flat_map(|b| b.insts.iter().copied()).collect();
            let mut see = |what: String, bad: &Function| {
                if verify(bad).is_err() || results(bad, launches) != want {
                    noticed += 1;
                } else {
                    unnoticed.push(what);
                }
            };
            for inst in after.blocks.iter().flat_map(|b| b.insts.clone()) {
                let op = &after.insts[inst.0 as usize].op;
                if old.contains(&inst) && before.insts[inst.0 as usize].op == *op {
                    continue;
                }
                for other in spoiled(op) {
                    let mut bad = after.clone();
                    bad.insts[inst.0 as usize].op = other.clone();
                    see(format!("{text}: `{other}` for `{op}`"), &bad);
                }
            }
            for (at, block) in after.blocks.iter().enumerate() {
                if before.blocks.get(at).is_some_and(|b| b.term == block.term) {
                    continue;
                }
                for (what, term) in spoiled_end(&after, &block.term) {
                    let mut bad = after.clone();
                    bad.blocks[at].term = term;
                    see(format!("{text}: {what} of block {at}"), &bad);
                }
            }
        }
        assert_eq!(unnoticed.len(), self.harmless, "{noticed} noticed, not these:\n{}", unnoticed.join("\n"));
        assert!(noticed >= self.noticed, "{noticed}");
    }
}

fn optimised(func: &mut Function) {
    opt::run(func, 2, true).expect("valid");
}

/// The pass that replaces division by constants, and those before it.
fn expand(func: &mut Function) -> Changed {
    let pass = opt::passes(2).iter().find(|pass| pass.name == "expand").expect("it is a pass");
    let changed = pass.run(func).expect("valid");
    opt::dead::run(func);
    changed
}

fn up_to_expansion(func: &mut Function) {
    for pass in opt::before_expansion(2) {
        pass.run(func).expect("valid");
    }
}

/// Division and remainder by constants. The remainder by 12 of half the numbers allows the next larger factor, too.
#[test]
fn divisions() {
    // Numbers next to multiples, which a wrong factor divides wrongly, and the largest ones.
    let near = |d: u32| {
        let multiples = [1, 2, 3, 1000, u32::MAX / d - 1, u32::MAX / d, (1 << 31) / d].map(|k| k.wrapping_mul(d));
        let around = |m: u32| [m.wrapping_sub(1), m, m.wrapping_add(1)];
        let mut all: Vec<u32> = multiples.into_iter().flat_map(around).chain([0, u32::MAX, 1 << 31]).collect();
        all.resize(64, 12_345);
        let bytes = all.into_iter().flat_map(u32::to_le_bytes).collect();
        vec![vec![Arg::View { bytes, rows: 1, cols: 64, stride: 64 }, words(64), Arg::Scalar(0)]]
    };
    let kernels = vec![
        (
            "#[kernel(block = 64)] fn k(x: In<u32>, mut y: Out<u32>, n: u32) { let i = global_id(); y[i] = x[i] / 7; }",
            near(7),
        ),
        (
            "#[kernel(block = 64)] fn k(x: In<u32>, mut y: Out<u32>, n: u32) { let i = global_id(); y[i] = x[i] % 10; }",
            near(10),
        ),
        (
            "#[kernel(block = 64)] fn k(x: In<u32>, mut y: Out<u32>, n: u32) { let i = global_id(); y[i] = x[i] / 641; }",
            near(641),
        ),
        (
            "#[kernel(block = 64)] fn k(x: In<i32>, mut y: Out<i32>, n: u32) { let i = global_id(); y[i] = x[i] / 7; }",
            near(7),
        ),
        (
            "#[kernel(block = 64)] fn k(x: In<i32>, mut y: Out<i32>, n: u32) { let i = global_id(); y[i] = x[i] % -12; }",
            near(12),
        ),
    ];
    Case { before: up_to_expansion, run: expand, kernels, harmless: 1, noticed: 40 }.check();
}

/// Accesses to consecutive words as one, with one check. A check that is too strict leaves the loads apart, and one
/// that is not strict enough loads zeros behind the end, as the loads apart do: the bound, and the shift of the index.
#[test]
fn merged_accesses() {
    let lengths =
        || [0, 1, 2, 3, 4, 5, 61, 62, 63, 64, 255, 256, 257].map(|n| vec![words(n), words(n), Arg::Scalar(3)]).to_vec();
    let kernels = vec![
        (
            "#[kernel(block = 64)] fn k(x: In<u32>, mut y: Out<u32>, n: u32) {
                let i = global_id() * 4; y[i] = x[i] + x[i + 1] * 3 + x[i + 2] * 5 + x[i + 3] * 7;
            }",
            lengths(),
        ),
        (
            "#[kernel(block = 64, grid = y.len() / 2)] fn k(x: In<u32>, mut y: InOut<u32>, n: u32) {
                let i = global_id() * 2; y[i] = n + i; y[i + 1] = n * 5;
            }",
            vec![vec![words(1), words(128), Arg::Scalar(3)]],
        ),
    ];
    Case { before: optimised, run: opt::merge::run, kernels, harmless: 2, noticed: 10 }.check();
}

/// Bounds checks that are left to descriptors, and constant parts of indices.
#[test]
fn checks_left_to_descriptors() {
    let lengths = || [0, 1, 2, 3, 61, 64, 66, 70].map(|n| vec![words(n), words(64), Arg::Scalar(0x4000_0001)]).to_vec();
    let planes = || {
        [(6, 10, 10), (6, 10, 13), (2, 10, 13), (1, 1, 1), (0, 3, 3), (64, 70, 71)]
            .map(|(rows, cols, stride)| vec![plane(rows, cols, stride), words(64), Arg::Scalar(5)])
            .to_vec()
    };
    let kernels = vec![
        (
            "#[kernel(block = 64, grid = y.len())] fn k(x: In<u32>, mut y: Out<u32>, n: u32) {
                let i = global_id(); y[i] = x[i + 1] * 3 + x[i + 2] * 5 + x[i] + x[i * n];
            }",
            lengths(),
        ),
        (
            "#[kernel(block = 64, grid = y.len())] fn k(x: In<u32>, mut y: Out<u32>, n: u32) {
                let i = global_id();
                y[i] = x[(i, i + n)] + x[(i + 1, i)] * 3 + x[(i + 1, i - 1)] * 5 + x[(i - 1, i + n)] * 7;
            }",
            planes(),
        ),
        // Rows that are constants have no product.
        (
            "#[kernel(block = 64, grid = y.len())] fn k(x: In<u32>, mut y: Out<u32>, n: u32) {
                let i = global_id();
                y[i] = x[(0, i)] + x[(1, i + n)] * 3 + x[(2, i)] * 5 + x[(3, i)] * 7 + x[(4, i)] * 11;
            }",
            planes(),
        ),
        // Counters that would wrap.
        (
            "#[kernel(block = 64, grid = y.len())] fn k(x: In<u32>, mut y: Out<u32>, n: u32) {
                let i = global_id(); let mut s = 0;
                for k in (i * 0x400_0000..n).step_by(0x8000_0000) { s = s * 3 + k; }
                y[i] = s ^ x[i];
            }",
            [0, 1, 0x8000_0000, 0x8400_0001, u32::MAX]
                .map(|n| vec![words(64), words(64), Arg::Scalar(n.into())])
                .to_vec(),
        ),
    ];
    // Row 0 is out of range only in an empty view, so that its sum need not saturate. The offset before the last is
    // outside of every view, too.
    Case { before: optimised, run: opt::checks, kernels, harmless: 2, noticed: 30 }.check();
}

/// Iterations that follow each other without a test, with and without others that remain, and loops that are replaced
/// by all of their iterations.
#[test]
fn repeated_iterations() {
    let numbers = || [0, 1, 2, 3, 4, 5, 8, 9, 30].map(|n| vec![words(64), words(64), Arg::Scalar(n)]).to_vec();
    let kernels = vec![
        (
            "#[kernel(block = 64, grid = y.len())] fn k(x: In<u32>, mut y: Out<u32>, n: u32) {
                let i = global_id(); let mut s = i; let mut t = 7;
                for k in 2..n { s = s * 3 + x[(i + k) % 64]; t = t * 5 ^ s; }
                y[i] = s ^ t;
            }",
            numbers(),
        ),
        (
            "#[kernel(block = 64, grid = y.len())] fn k(x: In<u32>, mut y: Out<u32>, n: u32) {
                let i = global_id(); let mut s = i; let mut t = n;
                for k in 0..512 { s = s * 3 + (k ^ i) * n; t = t * 5 ^ s; }
                y[i] = s ^ t;
            }",
            numbers(),
        ),
        (
            "#[kernel(block = 64, grid = y.len())] fn k(x: In<u32>, mut y: Out<u32>, n: u32) {
                let i = global_id(); let mut s = i; let mut d = 1;
                while d < 64 { s = s * 3 + x[(i + d) % 64] * n; d *= 4; }
                y[i] = s;
            }",
            numbers(),
        ),
    ];
    // Three changes end the main loop of the first kernel early: the loop after it makes the iterations that remain.
    // One shifts the number of the only workgroup, which is zero, the other way.
    Case { before: optimised, run: opt::unroll::run, kernels, harmless: 4, noticed: 140 }.check();
}

/// Changes of what [`opt::leave`] wrote: each operation and each end of a block, a parameter that its lanes do not
/// keep, and a block under the mask of all lanes that entered.
fn spoiled_loops(before: &Function, after: &Function) -> Vec<(String, Function)> {
    let old: BTreeSet<Inst> = before.blocks.iter().flat_map(|b| b.insts.iter().copied()).collect();
    let mut all = Vec::new();
    let mut add = |what: String, spoil: &dyn Fn(&mut Function)| {
        let mut bad = after.clone();
        spoil(&mut bad);
        all.push((what, bad));
    };
    for inst in after.blocks.iter().flat_map(|b| b.insts.clone()).filter(|i| !old.contains(i)) {
        let op = &after.insts[inst.0 as usize].op;
        for other in spoiled(op) {
            add(format!("`{other}` for `{op}`"), &|bad| bad.insts[inst.0 as usize].op = other.clone());
        }
    }
    for (n, v) in after.kept.iter().enumerate() {
        add(format!("{v} is not kept"), &|bad| {
            bad.kept.remove(n);
        });
    }
    for (at, block) in after.blocks.iter().enumerate() {
        // Blocks that nothing reaches are gone, so that the numbers differ: an end is new if no block had it.
        let ends = || before.blocks.iter().map(|b| &b.term);
        if !ends().any(|term| *term == block.term) {
            for (what, term) in spoiled_end(after, &block.term) {
                add(format!("{what} of block {at}"), &|bad| bad.blocks[at].term = term.clone());
            }
            if let Terminator::BranchAny(c, a, b) = &block.term {
                let other = Terminator::BranchAny(*c, b.clone(), a.clone());
                add(format!("the branch, the other way, of block {at}"), &|bad| bad.blocks[at].term = other.clone());
            }
        }
    }
    all
}

/// Divergent loops whose lanes leave one by one. The interpreter does not know what lanes keep that have left: the code
/// runs on the virtual GPU.
#[test]
fn lanes_that_leave_a_loop() {
    let kernels = [
        // All active lanes agree on `t`, and each lane keeps another one.
        "let mut a = x[i] % 13; let mut t = 0; while a > 0 { t += 3; a -= 1; } y[i] = t + n;",
        "let mut a = x[i] % 13; let mut t = i; let mut u = n;
         while a > 0 { t = t * 5 + u; u ^= t; a -= 1; }
         y[i] = t ^ u * 3;",
        "let mut a = x[i] % 13; let mut t = 0;
         loop { t += 3; if a == 0 { break; } a -= 1; if t == 21 + i / 32 { break; } t *= 2; }
         y[i] = t;",
        "let mut a = x[i] % 13; let mut f = false; while a > 2 { f = a % 4 == 0; a -= 3; } y[i] = if f { n } else { a };",
    ];
    let launches = [words(64), words(64), Arg::Scalar(3)];
    let run = |func: &Function| -> Result<Vec<Arg>, String> {
        let code = codegen::generate(func, &GFX1100, &Options { level: 1, verify: true }).map_err(|e| e.to_string())?;
        let mut args = launches.to_vec();
        launch::execute(func, &code, [64, 1, 1], &mut args, 1_000_000)?;
        Ok(args)
    };
    let (mut noticed, mut unnoticed) = (0, Vec::new());
    for body in kernels {
        let text = format!(
            "#[kernel(block = 64, grid = y.len())] fn k(x: In<u32>, mut y: Out<u32>, n: u32) {{
                let i = global_id(); {body}
            }}"
        );
        let mut before = lowered(&text);
        optimised(&mut before);
        opt::checks(&mut before);
        let mut args = launches.to_vec();
        interp::run(&before, [64, 1, 1], &mut args, 200_000).expect("valid");
        let want = Ok(args);
        let mut after = before.clone();
        assert_eq!(opt::leave::run(&mut after), Changed::Yes, "{body}");
        assert_eq!(run(&after), want, "{body}: the pass changes results");
        for (what, bad) in spoiled_loops(&before, &after) {
            if verify(&bad).is_err() || run(&bad) != want {
                noticed += 1;
            } else {
                unnoticed.push(format!("{body}: {what}"));
            }
        }
    }
    // Active lanes differ in five of the parameters, which are in vector registers anyway. A truth value in a word is
    // compared with zero, so that 2 means the same as 1, twice. The one that enters the loop is false.
    assert_eq!(unnoticed.len(), 8, "{noticed} noticed, not these:\n{}", unnoticed.join("\n"));
    assert!(noticed >= 20, "{noticed}");
}
