//! The order of instructions in a block: which loads are issued together, and what no order changes.

use t0_core::codegen::{generate, stages};
use t0_core::{Options, compile_ir};
use t0_isa::target::GFX1100;
use t0_tests_drive::source::File;

const CHECKED: Options = Options { level: 2, verify: true };

fn kernel(parameters: &str, body: &str) -> String {
    format!("#[t0::kernel(block = 64)] fn k({parameters}) {{ let i = global_id(); {body} }}")
}

/// The vector memory, LDS and wait instructions of a kernel: `L` and `S` for loads and stores of vector memory, `l` and
/// `s` of LDS, `|` for barriers, and the number that a wait leaves in flight (vector loads).
fn accesses(parameters: &str, body: &str) -> String {
    let text = kernel(parameters, body);
    let mut func = File::one(&text);
    compile_ir(&func, &GFX1100, &CHECKED).unwrap_or_else(|e| panic!("{e}\n{text}"));
    t0_core::opt::run(&mut func, 2, true).unwrap();
    let asm = stages(&func, &GFX1100, &CHECKED).unwrap().asm;
    let mut letters = String::new();
    for line in asm.lines() {
        // The address of the instruction stands before it.
        let letter = match line.split_whitespace().nth(1).unwrap_or("") {
            op if op.starts_with("buffer_load") => "L".into(),
            op if op.starts_with("buffer_store") => "S".into(),
            op if op.starts_with("ds_load") => "l".into(),
            op if op.starts_with("ds_store") => "s".into(),
            op if op.starts_with("s_barrier") => "|".into(),
            "s_waitcnt" => match line.split_once("vmcnt(").and_then(|(_, rest)| rest.split_once(')')) {
                Some((count, _)) => count.to_owned(),
                None => String::new(),
            },
            _ => String::new(),
        };
        letters += &letter;
    }
    letters
}

#[test]
fn staged_loads_are_in_flight_together() {
    let body = "let mut t = Lds::<u32, 256>::new(); let at = i % 64;
        t[at] = x[i]; t[at + 64] = x[i + 64]; t[at + 128] = x[i + 128]; t[at + 192] = x[i + 192];
        barrier(); out[i] = t[255 - at];";
    assert_eq!(accesses("x: In<u32>, mut out: Out<u32>", body), "LLLL2s0s|lS", "one store for two words");
}

#[test]
fn a_load_passes_only_stores_to_other_memory() {
    let body = "y[i] = x[i] + 1; y[i + 64] = x[i + 64] + 2;";
    assert_eq!(accesses("x: In<u32>, mut y: InOut<u32>", body), "LL10SS");
    let body = "let a = y[i]; y[i + 64] = a + 1; let b = y[i + 128]; y[i + 192] = b + 1;";
    assert_eq!(accesses("mut y: InOut<u32>", body), "L0SL0S");
}

#[test]
fn accesses_of_one_array_stay_in_order_unless_they_are_apart() {
    let array = "let mut t = Lds::<u32, 256>::new(); let at = i % 64; t[at] = i; barrier();";
    // The second load may be of what the store wrote.
    let body = format!("{array} let a = t[i % 63]; t[at] = a * 5; let b = t[i % 62]; out[i] = a ^ b;");
    assert_eq!(accesses("mut out: Out<u32>", &body), "s|lslS");
    // One address with two offsets.
    let body = format!("{array} let a = t[at]; t[at] = a * 5; let b = t[at + 64]; out[i] = a ^ b;");
    assert_eq!(accesses("mut out: Out<u32>", &body), "s|llsS");
}

#[test]
fn barriers_and_atomics_keep_their_place() {
    let body = "let a = y[i]; barrier(); let b = y[i + 64]; y[i + 128] = a + b;";
    assert_eq!(accesses("mut y: InOut<u32>", body), "L0|L0S");
}

/// Sums of many loads fit into few registers in the order of the source.
#[test]
fn an_order_costs_neither_waves_nor_spills() {
    for count in [8, 40, 120, 200] {
        let terms: String = (0..count).map(|k| format!("s = (s ^ x[i + {k}]) * 7;")).collect();
        let mut func =
            File::one(&kernel("x: In<u32>, mut out: Out<u32>", &format!("let mut s = 0u32; {terms} out[i] = s;")));
        t0_core::opt::run(&mut func, 2, true).unwrap();
        let report = generate(&func, &GFX1100, &CHECKED).unwrap().report;
        assert!(report.spilled_vgprs == 0 && report.spilled_sgprs == 0 && report.vgprs <= 96, "{count}: {report:?}");
    }
}
