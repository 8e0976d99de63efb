//! Operations that become one instruction together, and where they stay apart.

use t0_core::codegen::stages;
use t0_core::ir::Function;
use t0_core::ir::interp::{self, Arg};
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

fn asm(text: &str) -> String {
    let mut func = lowered(text);
    opt::run(&mut func, 2, true).expect("valid");
    stages(&func, &GFX1100, &Options { level: 2, verify: true }).expect("it compiles").asm
}

/// The code of a kernel, after a comparison of its results at each level with those of the IR interpreter.
fn compiled(body: &str) -> String {
    let text = format!(
        "#[t0::kernel(block = 64)] fn k(x: In<u32>, y: In<i32>, f: In<f32>, mut out: Out<u32>) {{ let i = global_id(); let (a, b, c) = (x[i], y[i], f[i]); {body} }}"
    );
    let func = lowered(&text);
    let words = |seed: u32| {
        // Some words are small numbers, so that compares have both results.
        let word = |i: u32| if i % 3 == seed % 3 { i % 7 } else { (i ^ seed).wrapping_mul(0x9E37_79B9) };
        let bytes = (0..256u32).flat_map(|i| word(i).to_le_bytes()).collect();
        Arg::View { bytes, rows: 1, cols: 256, stride: 256 }
    };
    let args: Vec<Arg> = (0..4).map(words).collect();
    let mut want = args.clone();
    interp::run(&func, [64, 1, 1], &mut want, 10_000_000).expect("the interpreter runs it");
    for level in 0..=2 {
        let code = compile_ir(&func, &GFX1100, &Options { level, verify: true }).expect("it compiles");
        let mut got = args.clone();
        launch::execute(&func, &code, [64, 1, 1], &mut got, 10_000_000).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(got, want, "{text}");
    }
    asm(&text)
}

#[track_caller]
fn has(body: &str, instruction: &str) {
    let asm = compiled(body);
    assert!(asm.contains(instruction), "{body}\n{asm}");
}

#[track_caller]
fn lacks(body: &str, instruction: &str) {
    let asm = compiled(body);
    assert!(!asm.contains(instruction), "{body}\n{asm}");
}

#[test]
fn the_shift_of_a_scalar_joins_a_vector_addition() {
    has("out[i] = a;", "v_lshl_add_u32");
}

#[test]
fn conditional_steps_are_additions_of_a_mask() {
    has("out[i] = if b > 3 { a + 1 } else { a };", "v_add_co_ci_u32");
    has("out[i] = if b > 3 { a - 1 } else { a };", "v_sub_co_ci_u32");
    lacks("out[i] = if b > 3 { a + 2 } else { a };", "_co_ci_");
    lacks("let n = a + 1; out[i] = if b > 3 { n } else { a } ^ n;", "_co_ci_");
}

#[test]
fn extremes_of_three_are_one_instruction() {
    has("out[i] = a.min(b as u32).min(c.to_bits());", "v_min3_u32");
    has("out[i] = b.max(b << 3).max(a as i32) as u32;", "v_max3_i32");
    has("out[i] = (b as f32).max(a as f32).max((a ^ 77) as f32).to_bits();", "v_max3_f32");
    has("out[i] = b.max(-5).min(9) as u32;", "v_med3_i32");
    has("out[i] = a.min(90).max(7);", "v_med3_u32");
    // The result is the outer constant.
    lacks("out[i] = b.max(9).min(-5) as u32;", "v_med3_i32");
    lacks("let m = a.min(b as u32); out[i] = m.min(c.to_bits()) ^ m;", "v_min3_u32");
}

#[test]
fn bytes_are_converted_in_place() {
    for (body, instruction) in [
        ("(a & 255) as f32", "v_cvt_f32_ubyte0"),
        ("(a >> 8 & 255) as f32", "v_cvt_f32_ubyte1"),
        ("(a >> 16 & 255) as f32", "v_cvt_f32_ubyte2"),
        ("(a >> 24) as f32", "v_cvt_f32_ubyte3"),
        ("(a >> 24) as i32 as f32", "v_cvt_f32_ubyte3"),
    ] {
        has(&format!("out[i] = ({body}).to_bits();"), instruction);
    }
    lacks("out[i] = ((a >> 4 & 255) as f32).to_bits();", "ubyte1");
    lacks("out[i] = ((a & 127) as f32).to_bits();", "ubyte");
}

#[test]
fn products_of_short_numbers_take_24_bits() {
    has("out[i] = (a & 0xFF_FFFF) * (b as u32 >> 8);", "v_mul_u32_u24");
    has("out[i] = (a & 0xFFFF) * (b as u32 >> 8) + a;", "v_mad_u32_u24");
    lacks("out[i] = (a & 0x1FF_FFFF) * (b as u32 >> 8);", "u24");
}

#[test]
fn upper_halves_are_stored_from_where_they_are() {
    let text = "#[t0::kernel(block = 64)] fn k(x: In<u32>, f: In<f32>, mut out: Out<u16>, mut byte: Out<u8>, mut half: Out<bf16>) {
        let i = global_id(); out[i] = (x[i] >> 16) as u16; byte[i] = (x[i + 64] >> 16) as u8; half[i] = bf16::from_f32(f[i]); }";
    let asm = asm(text);
    assert!(asm.matches("d16_hi_b16").count() == 2 && asm.matches("d16_hi_b8").count() == 1, "{asm}");
}

#[test]
fn a_constant_is_moved_once() {
    let text = "#[t0::kernel(block = 64)] fn k(x: In<u32>, mut out: Out<u32>) { let mut bins = Lds::<u32, 64>::new();
        let i = global_id(); let a = x[i]; bins.atomic_add(a & 63, 3); bins.atomic_add(a >> 6 & 63, 3); bins.atomic_add(a >> 12 & 63, 3);
        barrier(); out[i] = bins[i & 63]; }";
    let asm = asm(text);
    assert_eq!(asm.matches("v_mov_b32").count() + asm.matches("v_dual_mov_b32").count(), 1, "{asm}");
}

#[test]
fn words_are_rotated_and_reversed_by_one_instruction() {
    for body in [
        "a.rotate_left(7)",
        "a.rotate_right(b as u32)",
        "a.rotate_left(b as u32)",
        "(a << 9 | a >> 23)",
        "(a << 9 | b as u32 >> 23)",
        "(a >> 31 ^ (b as u32) << 1)",
        "((a as u64 * 0x1_0000_0001) << 13 >> 32) as u32",
    ] {
        has(&format!("out[i] = {body};"), "v_alignbit_b32");
    }
    lacks("out[i] = a << 9 | a >> 22;", "v_alignbit");
    has("out[i] = a.swap_bytes();", "v_perm_b32");
    // Uniform values stay scalar.
    for body in ["x[3].rotate_right(x[4])", "x[3].rotate_right(11)", "x[3].swap_bytes()"] {
        lacks(&format!("out[i] = {body} + c.to_bits();"), "v_alignbit");
        lacks(&format!("out[i] = {body} + c.to_bits();"), "v_perm");
    }
}

#[test]
fn bits_are_chosen_by_one_instruction() {
    has("out[i] = a & b as u32 | !a & c.to_bits();", "v_bfi_b32");
    has("out[i] = (c.to_bits() & !a) ^ (b as u32 & a);", "v_bfi_b32");
    has("out[i] = a & 0xFF00 | b as u32 & 0xFFFF_00FF;", "v_bfi_b32");
    lacks("out[i] = a & 0xFF00 | b as u32 & 0xFFFF_01FF;", "v_bfi_b32");
}

#[test]
fn fields_are_one_instruction() {
    has("out[i] = (b << 9 >> 13) as u32;", "v_bfe_i32");
    has("out[i] = a << 9 >> 13;", "v_bfe_u32");
    has("out[i] = (a >> 8) as i8 as u32;", "v_bfe_i32");
    lacks("out[i] = a << 13 >> 9;", "v_bfe_u32");
}

#[test]
fn products_of_short_signed_numbers_take_24_bits() {
    has("out[i] = ((b >> 8) * (a as i32 >> 9)) as u32;", "v_mul_i32_i24");
    has("out[i] = (b as i16 as i32 * (a as i8) as i32 + b) as u32;", "v_mad_i32_i24");
    has("out[i] = ((b >> 8) * -8_388_607) as u32;", "v_mul_i32_i24");
    lacks("out[i] = ((b >> 7) * (a as i32 >> 9)) as u32;", "i24");
    lacks("out[i] = ((b >> 8) * -8_388_609) as u32;", "i24");
}
