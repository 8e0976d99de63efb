//! Which accesses to LDS share an instruction, which moves are shared, and how arguments are loaded. Each kernel also
//! computes the same with and without the passes.

use t0_core::codegen::stages;
use t0_core::ir::Function;
use t0_core::ir::interp::Arg;
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

/// The mnemonics that begin with a prefix, in order.
fn mnemonics(text: &str, prefix: &str) -> Vec<String> {
    let mut func = lowered(text);
    opt::run(&mut func, 2, true).expect("valid");
    let asm = stages(&func, &GFX1100, &Options { level: 2, verify: true }).expect("it compiles").asm;
    asm.split_whitespace().filter(|word| word.starts_with(prefix)).map(str::to_owned).collect()
}

/// Runs a kernel of 64 lanes with one view of 256 words without passes and with all, and compares what it wrote.
fn same(text: &str) {
    let func = lowered(text);
    let [plain, fast] = [0, 2].map(|level| {
        let code = compile_ir(&func, &GFX1100, &Options { level, verify: true }).expect("it compiles");
        let bytes = (0..256u32).flat_map(|i| i.wrapping_mul(0x9E37_79B9).to_le_bytes()).collect();
        let mut args = vec![Arg::View { bytes, rows: 1, cols: 256, stride: 256 }];
        launch::execute(&func, &code, [64, 1, 1], &mut args, 10_000_000).unwrap_or_else(|e| panic!("{e}"));
        args
    });
    assert_eq!(plain, fast, "{text}");
}

fn check(body: &str, want: &[&str]) {
    let text = format!(
        "#[t0::kernel(block = 64, grid = y.len() / 4)] fn k(mut y: InOut<u32>) {{
            let mut t = Lds::<u32, 1024>::new();
            let (i, l) = (global_id(), thread_id());
            {body}
        }}"
    );
    assert_eq!(mnemonics(&text, "ds_"), want, "{text}");
    same(&text);
}

#[test]
fn two_accesses_off_one_address_share_an_instruction() {
    let body = "t[l] = i; t[l + 320] = i * 3; barrier(); y[i] = t[63 - l] ^ t[63 - l + 320];";
    check(body, &["ds_store_2addr_stride64_b32", "ds_load_2addr_stride64_b32"]);
    let body = "t[l] = i; t[l + 67] = i * 3; barrier(); y[i] = t[l] ^ t[l + 67];";
    check(body, &["ds_store_2addr_b32", "ds_load_2addr_b32"]);
}

#[test]
fn offsets_out_of_reach_and_other_addresses_stay_apart() {
    let body = "t[l] = i; t[l + 301] = i * 3; barrier(); y[i] = t[l] ^ t[l + 301];";
    check(body, &["ds_store_b32", "ds_store_b32", "ds_load_b32", "ds_load_b32"]);
    let body = "t[l] = i; t[l ^ 77] = i * 3; barrier(); y[i] = t[l] ^ t[l ^ 77];";
    check(body, &["ds_store_b32", "ds_store_b32", "ds_load_b32", "ds_load_b32"]);
}

#[test]
fn accesses_stay_apart_where_something_between_matters() {
    // A load between stores, and a store between loads.
    let body = "t[l] = i; let a = t[l]; t[l + 128] = a; barrier(); y[i] = t[l + 128];";
    check(body, &["ds_store_b32", "ds_load_b32", "ds_store_b32", "ds_load_b32"]);
    // Inline assembly, which may read the words.
    let asm = "let a = unsafe { t0::asm!(\"v_mul_lo_u32 {r}, {a}, {b}\", r = out(vgpr) u32, a = in(vgpr) i, b = in(vgpr) l) };";
    let body = format!("t[l] = i; {asm} t[l + 128] = a; barrier(); y[i] = t[l];");
    check(&body, &["ds_store_b32", "ds_store_b32", "ds_load_b32"]);
    // A barrier.
    let body = "t[l] = i; barrier(); t[l + 128] = t[63 - l]; barrier(); y[i] = t[191 - l];";
    check(body, &["ds_store_b32", "ds_load_b32", "ds_store_b32", "ds_load_b32"]);
    // A store to an address that may be the same.
    let body = "t[l] = i; t[l * 2 + 300] = i * 3; t[l + 128] = 5; barrier(); y[i] = t[l] ^ t[l + 128];";
    check(body, &["ds_store_b32", "ds_store_b32", "ds_store_b32", "ds_load_2addr_b32"]);
}

#[test]
fn uniform_addresses_are_moved_once() {
    let text = "#[t0::kernel(block = 64, grid = y.len() / 4)] fn k(mut y: InOut<u32>) {
        let mut t = Lds::<u32, 1024>::new();
        let (i, l) = (global_id(), thread_id());
        t[l] = i;
        barrier();
        let mut s = 0;
        for k in 0..12u32 { s = s * 31 + t[block_id() % 2 + k * 5]; }
        y[i] = s;
    }";
    same(text);
    assert!(mnemonics(text, "v_mov_b32").len() < 4, "{:?}", mnemonics(text, "v_mov_b32"));
}

#[test]
fn arguments_that_follow_each_other_are_loaded_at_once() {
    let list: Vec<String> = (0..11).map(|i| format!("a{i}: u32")).collect();
    let sum: Vec<String> = (0..11).map(|i| format!("a{i}")).collect();
    let text = format!(
        "#[t0::kernel(block = 64, grid = y.len())] fn k(mut y: Out<u32>, {}) {{ y[global_id()] = {}; }}",
        list.join(", "),
        sum.join(" ^ ")
    );
    let mut loads = mnemonics(&text, "s_load_");
    loads.sort();
    assert_eq!(loads, ["s_load_b128", "s_load_b256", "s_load_b32", "s_load_b64"], "{text}");
}

/// A store that moves down to its partner must not pass another one to the same word.
#[test]
fn stores_to_one_word_stay_in_order() {
    let body = "t[l] = i; t[l] = i * 7; t[l + 67] = i * 3; barrier(); y[i] = t[63 - l] ^ t[63 - l + 67] * 5;";
    check(body, &["ds_store_b32", "ds_store_2addr_b32", "ds_load_2addr_b32"]);
}
