//! Which views the code accesses by index, which keep offsets in bytes, and that results do not depend on it.

use t0_core::ir::Function;
use t0_core::ir::interp::Arg;
use t0_core::lang::lower;
use t0_core::text::File;
use t0_core::{Options, codegen, compile_ir, opt};
use t0_isa::target::{ALL, GFX1100};
use t0_tests_drive::launch;

fn lowered(text: &str) -> Function {
    let file = File::read(text).expect("it is Rust");
    let kernel = &file.kernels[0];
    let locate = |span| file.place(span);
    let source = file.source(kernel, &kernel.instances[0], &locate);
    lower(&source).unwrap_or_else(|ds| panic!("{ds:?}")).func
}

fn kernel(parameters: &str, body: &str) -> String {
    format!("#[t0::kernel(block = 64)] fn k({parameters}) {{ let i = global_id(); {body} }}")
}

fn asm(text: &str) -> String {
    let mut func = lowered(text);
    opt::run(&mut func, 2, true).expect("valid");
    for target in ALL {
        codegen::generate(&func, target, &Options { level: 2, verify: true }).unwrap_or_else(|e| panic!("{e}"));
    }
    codegen::stages(&func, &GFX1100, &Options::default()).expect("it compiles").asm
}

/// Runs a kernel on views of `n` words, with and without passes, and compares what it wrote with the interpreter.
fn same(text: &str, views: usize, n: u32) {
    let func = lowered(text);
    let words = |seed: u32| {
        let bytes = (0..n).flat_map(|i| (i ^ seed).wrapping_mul(0x9E37_79B9).to_le_bytes()).collect();
        Arg::View { bytes, rows: 1, cols: n, stride: n }
    };
    let [plain, fast] = [0, 2].map(|level| {
        let code = compile_ir(&func, &GFX1100, &Options { level, verify: true }).expect("it compiles");
        let mut args: Vec<Arg> = (0..views as u32).map(words).collect();
        launch::execute(&func, &code, [64, 1, 1], &mut args, 10_000_000).unwrap_or_else(|e| panic!("{e}"));
        args
    });
    assert_eq!(plain, fast, "{text}");
}

/// The number of accesses by index and by offset; the results are compared too.
fn accesses(parameters: &str, body: &str) -> (usize, usize) {
    let text = kernel(parameters, body);
    let asm = asm(&text);
    same(&text, parameters.matches(':').count(), 256);
    // Lengths at which some or all lanes are out of range.
    for n in [64, 66, 80] {
        same(&text, parameters.matches(':').count(), n);
    }
    (asm.matches("idxen").count(), asm.matches("offen").count())
}

#[test]
fn an_index_needs_no_shift_and_no_minimum() {
    let (parameters, body) = ("x: In<u32>, mut out: Out<u32>", "out[i] = x[i % 61] + 1;");
    assert_eq!(accesses(parameters, body), (2, 0));
    let asm = asm(&kernel(parameters, body));
    assert!(!asm.contains("v_min_u32") && !asm.contains("v_lshlrev"), "{asm}");
    // Stride 4 in the second word, and the check of the index in the fourth.
    assert!(asm.contains("s_or_b32") && asm.contains("0x11016000"), "{asm}");
}

#[test]
fn runs_are_compared_by_the_descriptor() {
    let (parameters, body) =
        ("x: In<u32>, mut out: Out<u32>", "let v = x.load::<4>(i % 61); out[i] = v[0] ^ v[1] ^ v[2] ^ v[3];");
    assert_eq!(accesses(parameters, body), (2, 0));
    let asm = asm(&kernel(parameters, body));
    assert!(!asm.contains("v_cndmask") && asm.contains("s_max_u32"), "{asm}");
}

#[test]
fn accesses_of_different_lengths_keep_offsets() {
    let body = "let v = x.load::<4>(i % 61); out[i] = v[0] ^ v[3] ^ x[i % 63];";
    assert_eq!(accesses("x: In<u32>, mut out: Out<u32>", body), (1, 2));
}

#[test]
fn constant_indices_keep_offsets() {
    let text = "#[t0::kernel(block = 64, unsafe(unchecked))] fn k(mut out: Out<u32>) { out[5] = global_id(); }";
    assert!(!asm(text).contains("idxen"));
}

#[test]
fn scalar_loads_keep_the_whole_view_in_range() {
    // The descriptor for runs of four would cut the last three words off for the scalar load.
    let body = "let v = x.load::<4>(i % 61); let end = x[x.len() - 1]; out[i] = v[0] ^ v[3] ^ end;";
    let text = kernel("x: In<u32>, mut out: Out<u32>", body);
    let asm = asm(&text);
    let loads: Vec<&str> = asm.lines().filter(|l| l.contains("buffer_load_b128")).collect();
    assert!(asm.contains("s_buffer_load") && loads.iter().all(|l| l.contains("offen")), "{asm}");
    same(&text, 2, 64);
    // With single elements, the bytes in range are the same.
    let body = "let end = x[x.len() - 1]; out[i] = x[i % 61] ^ end;";
    assert_eq!(accesses("x: In<u32>, mut out: Out<u32>", body).1, 0);
}

#[test]
fn atomics_take_an_index() {
    let text = kernel("counts: Atomics<u32>, x: In<u32>", "counts.add(x[i] % 16, 1);");
    let asm = asm(&text);
    assert!(asm.lines().any(|l| l.contains("buffer_atomic_add_u32") && l.contains("idxen")), "{asm}");
}
