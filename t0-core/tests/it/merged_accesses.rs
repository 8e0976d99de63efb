//! Which accesses become wide ones, and which checks one check. Each kernel also computes the same with and without the
//! pass.

use t0_core::ir::interp::{self, Arg};
use t0_core::ir::{Function, Mem, Op};
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
    let lowered = lower(&source).unwrap_or_else(|ds| panic!("{ds:?}"));
    lowered.unrolled.unwrap_or(lowered.func)
}

/// The accesses of all blocks after the pass, each as a letter with its words: loads and stores of views (`L`, `S`) and
/// of LDS (`l`, `s`), `A` for atomics. Blocks are separated by `/`; those without accesses are left out.
fn accesses(text: &str) -> String {
    let mut func = lowered(text);
    opt::run(&mut func, 2, true).expect("valid");
    opt::merge::run(&mut func);
    t0_core::ir::verify::verify(&func).unwrap_or_else(|e| panic!("{e}\n{func}"));
    let word = |mem: &Mem| if let Mem::Words(n) = mem { n.to_string() } else { "b".to_owned() };
    let letter = |op: &Op| match op {
        Op::Load { mem, .. } => format!("L{}", word(mem)),
        Op::LdsLoad { mem, .. } => format!("l{}", word(mem)),
        Op::Store { mem, .. } => format!("S{}", word(mem)),
        Op::LdsStore { mem, .. } => format!("s{}", word(mem)),
        Op::Atomic(..) => "A".to_owned(),
        _ => String::new(),
    };
    let block =
        |b: &t0_core::ir::BlockData| b.insts.iter().map(|i| letter(&func.insts[i.0 as usize].op)).collect::<String>();
    let all: Vec<String> = func.blocks.iter().map(block).filter(|b| !b.is_empty()).collect();
    all.join("/")
}

/// Runs a kernel of 64 lanes in the interpreter of the IR and as code, without passes and with all, and compares what
/// it wrote. Each view has 256 words.
fn same(text: &str, views: usize) {
    let func = lowered(text);
    let words = |seed: u32| {
        let bytes = (0..256u32).flat_map(|i| (i ^ seed).wrapping_mul(0x9E37_79B9).to_le_bytes()).collect();
        Arg::View { bytes, rows: 10, cols: 25, stride: 25 }
    };
    let given: Vec<Arg> = (0..views as u32).map(words).collect();
    let mut want = given.clone();
    interp::run(&func, [64, 1, 1], &mut want, 10_000_000).expect("it ends");
    let mut merged = func.clone();
    opt::run(&mut merged, 2, true).expect("valid");
    opt::merge::run(&mut merged);
    let mut args = given.clone();
    interp::run(&merged, [64, 1, 1], &mut args, 10_000_000).expect("it ends");
    assert_eq!(args, want, "{text}\n{merged}");
    for level in [0, 2] {
        let code = compile_ir(&func, &GFX1100, &Options { level, verify: true }).expect("it compiles");
        let mut args = given.clone();
        launch::execute_as_card(&func, &code, [64, 1, 1], &mut args, 10_000_000).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(args, want, "{level}: {text}");
    }
}

fn check(attributes: &str, parameters: &str, body: &str, want: &str) {
    let text = format!("#[t0::kernel(block = 64{attributes})] fn k({parameters}) {{ let i = global_id(); {body} }}");
    assert_eq!(accesses(&text), want, "{text}");
    same(&text, parameters.matches(':').count());
}

const IN_OUT: &str = "x: In<u32>, mut out: Out<u32>";

#[test]
fn proved_accesses_to_consecutive_words_become_one() {
    let body = "for k in 0..4u32 { out[i * 4 + k] = k * i; }";
    check(", grid = out.len() / 4", "mut out: Out<u32>", body, "S4");
    let body =
        "let mut t = Lds::<u32, 256>::new(); for k in 0..3u32 { t[i % 64 * 4 + k] = k; } out[i] = t[i % 64 * 4];";
    check(", grid = out.len()", "mut out: Out<u32>", body, "s2s1l1S1");
}

#[test]
fn loads_with_checks_become_one_where_all_checks_hold() {
    let body = "let mut s = 0; for k in 0..4u32 { s = s * 31 + x[i * 5 + k]; } out[i] = s;";
    check(", grid = out.len()", IN_OUT, body, "L4/S1/L1L1L1L1");
    // Uniform.
    let body = "let mut s = 0; for k in 0..8u32 { s = s * 31 + x[k + 250]; } out[i] = s;";
    check(", grid = out.len()", IN_OUT, body, "L8/S1/L1L1L1L1L1L1L1L1");
    // Loads that are not adjacent still share a check.
    let body = "let mut s = 0; for k in 0..8u32 { s = s * 31 + x[i + 32 * k]; } out[i] = s;";
    check(", grid = out.len()", IN_OUT, body, "L1L1L1L1L1L1L1L1/S1/L1L1L1L1L1L1L1L1");
}

#[test]
fn loads_between_which_a_long_chain_is_computed_are_apart() {
    // Each step loads from LDS where the step before says.
    let body = |steps: u32| {
        format!("let mut t = Lds::<u32, 64>::new(); t[thread_id()] = i; barrier(); let mut s = 0;
            for k in 0..8u32 {{ let w = x[i * 8 + k]; for n in 0..{steps}u32 {{ s = t[(s ^ w >> n) & 63] ^ s >> 1; }} }} out[i] = s;")
    };
    let lds = |n: usize| "l1".repeat(n);
    let text =
        format!("#[t0::kernel(block = 64, grid = out.len())] fn k({IN_OUT}) {{ let i = global_id(); {} }}", body(8));
    let found = accesses(&text);
    assert!(found.matches("L4").count() == 2 && !found.contains("L4L4"), "{found}");
    assert!(!found.contains(&format!("{}/L4", lds(32))), "the second group runs ahead: {found}");
    same(&text, 2);
    let text = text.replace("0..8u32 { s =", "0..1u32 { s =");
    assert!(accesses(&text).contains("L4L4"), "{}", accesses(&text));
    same(&text, 2);
}

#[test]
fn indices_before_the_first_element_are_out_of_range() {
    let body = "let mut s = 0; for k in 0..6u32 { s = s * 31 + x[i - 3 + k]; } out[i] = s;";
    check(", grid = out.len()", IN_OUT, body, "L4L2/S1/L1L1L1L1L1L1");
}

#[test]
fn rows_and_columns_are_checked_once() {
    let body = "let mut s = 0; for r in 0..2u32 { for c in 0..3u32 { s = s * 31 + x[(i / 25 + r, i % 25 + c)]; } } out[i] = s;";
    check(", grid = out.len()", IN_OUT, body, "L3L3/S1/L1L1L1L1L1L1");
}

#[test]
fn stores_with_checks_become_one_where_all_checks_hold() {
    let body = "let v = x[i]; for k in 0..5u32 { out[i * 8 + k] = v + k; }";
    check("", IN_OUT, body, "L1/S4S1/S1S1S1S1S1");
}

#[test]
fn few_accesses_keep_their_checks() {
    check(", grid = out.len()", IN_OUT, "out[i] = x[i * 2] ^ x[i * 2 + 1];", "L1L1S1");
}

#[test]
fn what_lies_between_accesses_keeps_them_apart() {
    // A store between loads of a view that is written.
    let body = "let a = y[i * 2]; y[i * 2 + 1] = 7; let b = y[i * 2 + 1]; y[i * 2] = a ^ b;";
    check(", grid = y.len() / 2", "mut y: InOut<u32>", body, "L1S1L1S1");
    // A load between stores.
    let body = "y[i * 2] = 5; let b = y[i * 2 ^ 3]; y[i * 2 + 1] = b;";
    check(", grid = y.len() / 4", "mut y: InOut<u32>", body, "S1L1S1");
    // Stores to one word stay in order.
    let body = "out[i * 2] = 5; out[i * 2] = i; out[i * 2 + 1] = 6;";
    check(", grid = out.len() / 2", "mut out: Out<u32>", body, "S1S2");
    // A barrier between accesses of LDS.
    let body = "let mut t = Lds::<u32, 128>::new(); let j = i % 64; t[j * 2] = i; barrier(); t[j * 2 + 1] = i; barrier(); out[i] = t[127 - j];";
    check(", grid = out.len()", "mut out: Out<u32>", body, "s1s1l1S1");
}

#[test]
fn bytes_stay_alone() {
    let body = "let mut s = 0; for k in 0..4u32 { s = s * 31 + x[i * 4 + k] as u32; } out[i] = s;";
    let text = format!(
        "#[t0::kernel(block = 64, grid = out.len())] fn k(x: In<u8>, mut out: Out<u32>) {{ let i = global_id(); {body} }}"
    );
    assert_eq!(accesses(&text), "LbLbLbLbS1", "{text}");
}

/// Lanes that store equal values to the same word may not do so with wide stores that overlap in part.
#[test]
fn stores_merge_into_slots_of_their_size() {
    for (factor, want) in [(2, "s2l1S1"), (3, "s1s1l1S1")] {
        let body = format!(
            "let mut t = Lds::<u32, 256>::new(); let at = i % 64 * {factor}; t[at] = i; t[at + 1] = 2; out[i] = t[at];"
        );
        check(", grid = out.len()", "mut out: Out<u32>", &body, want);
    }
}
