//! Do the comparisons of results see mistakes of the passes over IR? What a pass wrote is spoiled in one place at a
//! time, as if the pass had made the mistake; the interpreter must then compute something else.

use t0_core::ir::Function;
use t0_core::ir::Op;
use t0_core::ir::interp::{self, Arg};
use t0_core::lang::lower;
use t0_core::opt;
use t0_core::text::File;

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
