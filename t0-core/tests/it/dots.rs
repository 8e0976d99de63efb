//! Integer dot products: the instructions, and bytes that stay in their words from the load to the instruction.

use t0_core::codegen::stages;
use t0_core::{Options, opt};
use t0_isa::target::{BASELINE, GFX1100, Target};
use t0_tests_drive::source::File;

fn asm(text: &str, target: &Target) -> String {
    let mut func = File::one(text);
    opt::run(&mut func, 2, true).expect("valid");
    stages(&func, target, &Options { level: 2, verify: true }).expect("it compiles").asm
}

fn count(asm: &str, instruction: &str) -> usize {
    asm.lines().filter(|line| line.split_whitespace().nth(1).is_some_and(|op| op.starts_with(instruction))).count()
}

/// Instructions that take bytes out of words or put them into words.
const PACKING: &[&str] = &[
    "v_bfe",
    "v_perm",
    "v_lshl_or",
    "v_and_or",
    "v_bfi",
    "v_lshrrev",
    "v_ashrrev",
    "v_or",
    "v_alignbit",
    "v_alignbyte",
    "buffer_load_u8",
    "buffer_load_i8",
    "ds_load_u8",
    "ds_load_i8",
];

#[track_caller]
fn never_packed(asm: &str) {
    for instruction in PACKING {
        assert_eq!(count(asm, instruction), 0, "{instruction}\n{asm}");
    }
}

#[test]
fn each_signedness_has_its_instruction() {
    for (a, b, sum, instruction) in [
        ("i8", "i8", "i32", "v_dot4_i32_iu8 v1, v1, v2, 3 neg_lo:[1,1,0]"),
        ("i8", "u8", "i32", "v_dot4_i32_iu8 v1, v1, v2, 3 neg_lo:[1,0,0]"),
        ("u8", "i8", "i32", "v_dot4_i32_iu8 v1, v1, v2, 3 neg_lo:[0,1,0]"),
        ("u8", "u8", "u32", "v_dot4_u32_u8 v1, v1, v2, 3"),
    ] {
        let text = format!(
            "#[kernel(block = 32)] fn k(a: In<{a}>, b: In<[{b}; 4]>, mut out: Out<{sum}>) {{
                let i = global_id();
                out[i] = a.load::<4>(i * 4).dot(b[i], 3);
            }}"
        );
        let asm = asm(&text, &GFX1100);
        assert!(asm.contains(instruction), "{a} {b}\n{asm}");
        never_packed(&asm);
    }
    for (method, sum, instruction) in [
        ("dot8_i4", "i32", "v_dot8_i32_iu4 v1, v1, v2, 3 neg_lo:[1,1,0]"),
        ("dot8_i4_u4", "i32", "v_dot8_i32_iu4 v1, v1, v2, 3 neg_lo:[1,0,0]"),
        ("dot8_u4_i4", "i32", "v_dot8_i32_iu4 v1, v1, v2, 3 neg_lo:[0,1,0]"),
        ("dot8_u4", "u32", "v_dot8_u32_u4 v1, v1, v2, 3"),
    ] {
        let text = format!(
            "#[kernel(block = 32)] fn k(a: In<u32>, b: In<u32>, mut out: Out<{sum}>) {{
                let i = global_id();
                out[i] = a[i].{method}(b[i], 3);
            }}"
        );
        let asm = asm(&text, &GFX1100);
        assert!(asm.contains(instruction), "{method}\n{asm}");
    }
}

#[test]
fn targets_without_the_instructions_multiply_and_add() {
    let text = "#[kernel(block = 32)] fn k(a: In<[i8; 8]>, b: In<[u8; 8]>, w: In<u32>, mut out: Out<i32>) {
        let i = global_id();
        out[i] = w[i].dot8_i4(w[0], a[i].dot(b[i], 3));
    }";
    let asm = asm(text, &BASELINE);
    assert_eq!((count(&asm, "v_dot"), count(&asm, "v_mad_i32_i24")), (0, 16), "{asm}");
}

/// The inner loop of a matrix product of bytes, with tiles in LDS and 16 sums in registers.
#[test]
fn a_matrix_product_takes_one_instruction_for_four_bytes() {
    for (a, b) in [("i8", "i8"), ("i8", "u8")] {
        let text = format!(
            "#[kernel(block = 64)] fn k(a: In<[{a}; 4]>, b: In<[{b}; 4]>, n: u32, mut out: Out<i32>) {{
                let mut ta = Lds::<[{a}; 4], 256>::new();
                let mut tb = Lds::<[{b}; 4], 256>::new();
                let t = thread_id();
                let mut sums = [[0i32; 4]; 4];
                for k in 0..n {{
                    for j in 0..4u32 {{
                        ta[j * 64 + t] = a[(k * 4 + j) * 64 + t];
                        tb[j * 64 + t] = b[(k * 4 + j) * 64 + t];
                    }}
                    barrier();
                    #[unroll]
                    for s in 0..4u32 {{
                        let x = core::array::from_fn::<[{a}; 4], 4, _>(|r| ta[s * 32 + t + r as u32]);
                        let y = core::array::from_fn::<[{b}; 4], 4, _>(|c| tb[s * 32 + t + c as u32]);
                        #[unroll]
                        for r in 0..4usize {{
                            #[unroll]
                            for c in 0..4usize {{
                                sums[r][c] = x[r].dot(y[c], sums[r][c]);
                            }}
                        }}
                    }}
                    barrier();
                }}
                #[unroll]
                for r in 0..4usize {{
                    #[unroll]
                    for c in 0..4usize {{
                        out[(t * 4 + r as u32) * 4 + c as u32] = sums[r][c];
                    }}
                }}
            }}"
        );
        let asm = asm(&text, &GFX1100);
        assert_eq!(count(&asm, "v_dot4_i32_iu8"), 4 * 16, "{asm}");
        assert_eq!(count(&asm, "v_and"), 0, "{asm}");
        never_packed(&asm);
    }
}

#[test]
fn bytes_pass_through_loops_and_selects_as_words() {
    for ty in ["i8", "u8"] {
        let sum = if ty == "i8" { "i32" } else { "u32" };
        let text = format!(
            "#[kernel(block = 32)] fn k(a: In<{ty}>, n: u32, mut out: Out<{sum}>) {{
                let i = global_id();
                let mut now = [0; 8];
                let mut next = a.load::<8>(i * 8);
                let mut sum = 0;
                for k in 1..n {{
                    now = if n > 7 {{ next }} else {{ now }};
                    next = a.load::<8>((i + k * 32) * 8);
                    sum = now.dot(next, sum);
                }}
                out[i] = sum;
            }}"
        );
        let asm = asm(&text, &GFX1100);
        assert!(count(&asm, "v_dot4") >= 2, "{asm}");
        assert_eq!(count(&asm, "v_and"), 0, "{asm}");
        never_packed(&asm);
    }
}

#[test]
fn bytes_that_return_to_their_places_are_the_word() {
    for body in [
        "u32::from_le_bytes(x[i].to_le_bytes())",
        "x[i].to_le_bytes().map(|b| b as i8).dot(x[i].to_le_bytes(), 0) as u32",
        "{ let [a, b, c, d] = y[i]; u32::from_le_bytes([a as u8, b as u8, c as u8, d as u8]) }",
    ] {
        let text = format!(
            "#[kernel(block = 32)] fn k(x: In<u32>, y: In<[i8; 4]>, mut out: Out<u32>) {{
                let i = global_id();
                out[i] = {body};
            }}"
        );
        let asm = asm(&text, &GFX1100);
        assert_eq!(count(&asm, "v_and"), 0, "{asm}");
        never_packed(&asm);
    }
}

/// Which of four arrays is multiplied varies, and the selects of the bytes alternate.
#[test]
fn bytes_that_several_selects_choose_are_chosen_as_words() {
    let text = "#[kernel(block = 32)] fn k(x: In<[i8; 4]>, n: u32, mut out: Out<i32>) {
        let i = global_id();
        let all = [x[i], x[i + 1], x[i + 2], x[i + 3]];
        out[i] = all[(x[i][0] & 3) as usize].dot(all[(n & 3) as usize], 0);
    }";
    let asm = asm(text, &GFX1100);
    assert_eq!(count(&asm, "v_dot4_i32_iu8"), 1, "{asm}");
    assert!(count(&asm, "v_cndmask") <= 6, "{asm}");
    assert_eq!(count(&asm, "v_lshl_or"), 0, "{asm}");
}
