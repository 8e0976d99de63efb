//! Which loads move up in their block, and which must stay. Each kernel also computes the same with and without the
//! pass.

use t0_core::ir::interp::Arg;
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
    lower(&source).unwrap_or_else(|ds| panic!("{ds:?}")).func
}

/// The loads, stores, atomics and barriers of the longest block after the pass, one letter each, and `.` for
/// operations between them.
fn order(text: &str) -> String {
    let mut func = lowered(text);
    opt::run(&mut func, 2, true).expect("valid");
    opt::loads::run(&mut func);
    t0_core::ir::verify::verify(&func).expect("valid");
    let longest = func.blocks.iter().max_by_key(|b| b.insts.len()).expect("a block");
    let mut letters = String::new();
    for inst in &longest.insts {
        letters.push(match &func.insts[inst.0 as usize].op {
            Op::Load { mem: Mem::Words(4), .. } => 'Q',
            Op::Load { .. } => 'L',
            Op::LdsLoad { .. } => 'l',
            Op::Store { .. } => 'S',
            Op::LdsStore { .. } => 's',
            Op::Barrier => '|',
            Op::Atomic(..) => 'A',
            _ => '.',
        });
    }
    while letters.contains("..") {
        letters = letters.replace("..", ".");
    }
    letters.trim_matches('.').to_owned()
}

/// Runs a kernel of 64 lanes without passes and with all, and compares what it wrote.
fn same(text: &str, views: usize) {
    let func = lowered(text);
    let words = |seed: u32| {
        let bytes = (0..256u32).flat_map(|i| (i ^ seed).wrapping_mul(0x9E37_79B9).to_le_bytes()).collect();
        Arg::View { bytes, rows: 1, cols: 256, stride: 256 }
    };
    let [plain, fast] = [0, 2].map(|level| {
        let code = compile_ir(&func, &GFX1100, &Options { level, verify: true }).expect("it compiles");
        let mut args: Vec<Arg> = (0..views as u32).map(words).collect();
        launch::execute(&func, &code, [64, 1, 1], &mut args, 10_000_000).unwrap_or_else(|e| panic!("{e}"));
        args
    });
    assert_eq!(plain, fast, "{text}");
}

fn kernel(parameters: &str, body: &str) -> String {
    format!("#[t0::kernel(block = 64)] fn k({parameters}) {{ let i = global_id(); {body} }}")
}

/// Checks the order and the results.
fn check(parameters: &str, body: &str, want: &str) {
    let text = kernel(parameters, body);
    assert_eq!(order(&text), want, "{text}");
    same(&text, parameters.matches(':').count());
}

#[test]
fn independent_loads_are_one_group() {
    let body = "let a = x[i] * 3; let b = x[i + 64] ^ a; out[i] = b + x[i + 128];";
    check("x: In<u32>, mut out: Out<u32>", body, "LLL.S");
}

#[test]
fn a_load_stays_behind_the_load_of_its_address() {
    let body = "let a = x[i] % 64; let b = x[a]; out[i] = b + x[i + 64];";
    check("x: In<u32>, mut out: Out<u32>", body, "L.LL.S");
}

#[test]
fn a_load_passes_only_stores_to_other_memory() {
    // `y` may be written, so its second load stays. Nothing writes `x`.
    let body = "y[i] = y[i] + 1; y[i + 64] = y[i + 128] + x[i];";
    check("x: In<u32>, mut y: InOut<u32>", body, "L.S.LL.S");
    let body = "y[i] = x[i] + 1; y[i + 64] = x[i + 64] + 2;";
    check("x: In<u32>, mut y: InOut<u32>", body, "LL.S.S");
}

#[test]
fn loads_of_lds_stay_behind_stores_and_barriers() {
    let body = "let mut t = Lds::<u32, 128>::new(); t[i % 64] = x[i]; t[i % 64 + 64] = x[i + 64]; barrier();
        let a = t[63 - i % 64] * 5; out[i] = a + t[127 - i % 64] + x[i + 128];";
    check("x: In<u32>, mut out: Out<u32>", body, "LL.ss|.llL.S");
}

#[test]
fn a_group_has_at_most_sixteen_words() {
    let loads: Vec<String> = (0..5).map(|k| format!("let v = x.load::<4>(i * 2 + {});", 4 * k)).collect();
    let body: String = loads.iter().map(|load| format!("{load} s = (s ^ v[0] ^ v[1]) + (v[2] ^ v[3]);")).collect();
    check("x: In<u32>, mut out: Out<u32>", &format!("let mut s = 0u32; {body} out[i] = s;"), "QQQQ.Q.S");
}

#[test]
fn atomics_order_loads_of_written_memory() {
    let body = "let a = y[i]; let b = c.add(0, 1); let d = y[i + 128]; y[i + 64] = a ^ d ^ b / 1000;";
    let text = kernel("mut y: InOut<u32>, c: Atomics<u32>", body);
    assert_eq!(order(&text), "L.A.L.S");
}

/// The loads of memory that nothing writes may move up past the acquire, but not between its wait and the invalidation
/// of the caches, where they would still be in flight: the checker of machine code would report that.
#[test]
fn no_load_is_in_flight_when_caches_are_invalidated() {
    let text = "#[kernel(block = 64)] fn k(x: In<u32>, flags: Atomics<u32>, mut y: Out<u32>) {
        let i = global_id();
        let mut sum = flags.load_ordered(i & 7, Scope::Device, Order::Acquire);
        sum += x[i] * 3 + x[i ^ 1] * 5;
        fence(Scope::System, Order::SeqCst);
        y[i] = sum + x[i ^ 2] * 7 + x[i ^ 4];
    }";
    let func = lowered(text);
    for level in 0..=2 {
        compile_ir(&func, &GFX1100, &Options { level, verify: true }).unwrap_or_else(|e| panic!("level {level}: {e}"));
    }
}
