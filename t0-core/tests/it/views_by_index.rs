//! Which views the code accesses by index, which keep offsets in bytes, and that results do not depend on it.

use t0_core::ir::Function;
use t0_core::ir::interp::{self, Arg};
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

/// Views of `n` words each.
fn words(views: usize, n: u32) -> Vec<Arg> {
    let view = |seed: u32| {
        let bytes = (0..n).flat_map(|i| (i ^ seed).wrapping_mul(0x9E37_79B9).to_le_bytes()).collect();
        Arg::View { bytes, rows: 1, cols: n, stride: n }
    };
    (0..views as u32).map(view).collect()
}

/// Runs a kernel on views of `n` words in the strict mode of the virtual GPU.
fn launched(func: &Function, views: usize, n: u32, level: u8) -> Result<Vec<Arg>, String> {
    let code = compile_ir(func, &GFX1100, &Options { level, verify: true }).expect("it compiles");
    let mut args = words(views, n);
    launch::execute(func, &code, [64, 1, 1], &mut args, 10_000_000)?;
    Ok(args)
}

/// Compares the results at each level with those of the IR interpreter.
fn same(text: &str, views: usize, n: u32) {
    let func = lowered(text);
    let mut want = words(views, n);
    interp::run(&func, [64, 1, 1], &mut want, 10_000_000).expect("the interpreter runs it");
    for level in 0..=2 {
        assert_eq!(launched(&func, views, n, level).unwrap_or_else(|e| panic!("{e}")), want, "{text}");
    }
}

/// The number of accesses by index and by offset; the results are compared too.
fn accesses(parameters: &str, body: &str) -> (usize, usize) {
    let text = kernel(parameters, body);
    let asm = asm(&text);
    for n in [64, 66, 256] {
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

#[test]
fn strict_mode_reports_an_index_out_of_range_in_bytes() {
    let func = lowered(&kernel("x: In<u32>, mut out: Out<u32>", "out[i % 32] = x[i % 61];"));
    let error = launched(&func, 2, 60, 2).unwrap_err();
    assert!(error.contains("a load of 4 bytes at byte 240 of a buffer that ends at byte 240"), "{error}");
    // The first run that does not fit begins within the view.
    let func = lowered(&kernel("x: In<u32>, mut out: Out<u32>", "out[i % 32] = x.load::<4>(i % 61)[3];"));
    let error = launched(&func, 2, 62, 2).unwrap_err();
    assert!(error.contains("at byte 236 of a buffer that ends at byte 248"), "{error}");
}
