//! Pairs of 16-bit floats that loops move from one variable to another, or that branches choose, pass as words.

use t0_core::ir::interp::Arg;
use t0_core::lang::lower;
use t0_core::text::File;
use t0_core::{Options, compile_ir};
use t0_isa::target::GFX1100;
use t0_tests_drive::launch;

/// Runs a kernel of 32 lanes at all levels, and compares what it writes.
fn same(body: &str) {
    let text = format!(
        "#[kernel(block = 32)] fn k(x: In<f16>, mut y: Out<f16>, n: u32) {{ let i = global_id() * 2; {body} }}"
    );
    let file = File::read(&text).expect("it is Rust");
    let kernel = &file.kernels[0];
    let locate = |span| file.place(span);
    let source = file.source(kernel, &kernel.instances[0], &locate);
    let func = lower(&source).unwrap_or_else(|ds| panic!("{body}: {ds:?}")).func;
    let numbers = |from: u32| {
        let bytes = (0..256u32).map(|i| (0x3c00 + from + i) as u16).collect::<Vec<u16>>();
        let bytes = bytes.into_iter().flat_map(u16::to_le_bytes).collect();
        Arg::View { bytes, rows: 1, cols: 256, stride: 256 }
    };
    for n in [0, 1, 2, 3, 8] {
        let all = [0, 1, 2].map(|level| {
            let code = compile_ir(&func, &GFX1100, &Options { level, verify: true }).expect("it compiles");
            let mut args = vec![numbers(0), numbers(0x1000), Arg::Scalar(n)];
            launch::execute(&func, &code, [32, 1, 1], &mut args, 10_000_000).unwrap_or_else(|e| panic!("{e}"));
            args
        });
        assert!(all[0] == all[1] && all[0] == all[2], "{n}: {body}");
    }
}

#[test]
fn a_loop_moves_pairs_from_one_variable_to_another() {
    same(
        "let (mut now, mut next) = (x.load::<2>(i), x.load::<2>(i + 2));
        for k in 0..n {
            y.store(i + k * 16, now);
            (now, next) = (next, x.load::<2>(i + k * 4));
        }
        y.store(i, next);",
    );
    same(
        "let (mut a, mut b, mut c) = (x.load::<2>(i), x.load::<2>(i + 2), x.load::<2>(i + 4));
        for k in 0..n { y.store(i + k * 16, a); (a, b, c) = (b, c, a); }
        y.store(i, b); y.store(i + 64, c);",
    );
}

#[test]
fn a_half_is_used_before_the_other_one_is_chosen() {
    same(
        "let (a, b) = (x.load::<2>(i), x.load::<2>(i + 2));
        let c = lane() < n;
        let low = if c { a[0] } else { b[0] };
        y[i + 100] = f16::from_f32(low.to_f32() * 2.0);
        let high = if c { a[1] } else { b[1] };
        y.store(i, [low, high]);",
    );
}
