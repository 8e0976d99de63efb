//! Runs `t0 inspect` and `t0 explain` on Rust source and compares the output with files in `golden/`. `T0_BLESS=1`
//! rewrites them; review the diff.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const SOURCE: &str = "\
use t0::prelude::*;

mod math {
    #[t0::device]
    pub fn halved<T: Float>(x: T, n: u32) -> f32 {
        x.to_f32() / n as f32
    }
}

#[t0::kernel(block = 64, for((T, N) in [(f32, 2), (bf16, 3)]))]
pub fn halves<T: Float, const N: u32>(x: In<T>, mut out: Out<f32>) {
    let i = global_id();
    let scale = 2.0;
    if i % N == 0 {
        out[i] = math::halved(x[i], N) * scale;
    }
}

#[t0::kernel(block = 32)]
pub fn product(x: In<f16>, y: In<f16>, mut out: Out<f32>) {
    let a = wmma::A::<f16>::load(&x, 0, 16);
    let b = wmma::B::<f16>::load(&y, 0, 16);
    let acc = wmma::mma(a, b, wmma::Acc::zero());
    out[acc.row(0) * 16 + acc.col()] = x.load::<2>(lane()).dot(y.load::<2>(lane()), acc.get(0));
}
";

fn folder(test: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).unwrap();
    std::fs::write(path.join("kernels.rs"), SOURCE).unwrap();
    path
}

fn t0(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_t0")).current_dir(folder).args(arguments).env("NO_COLOR", "1").output().unwrap()
}

fn stdout(folder: &Path, arguments: &[&str]) -> String {
    let output = t0(folder, arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn explain_lists_loops_that_index_arrays_in_registers() {
    let folder = folder("explain_lists_loops");
    let source = "\
#[t0::kernel(block = 64)]
pub fn short(x: In<u32>, mut out: Out<u32>) {
    let mut a = [0u32; 8];
    for k in 0..8usize {
        a[k] = x[k as u32];
    }
    out[global_id()] = a[0] ^ a[7];
}

#[t0::kernel(block = 64)]
pub fn long(x: In<u32>, mut out: Out<u32>) {
    let mut a = [0u32; 8];
    for k in 0..5000usize {
        a[k % 8] ^= x[k as u32];
    }
    out[global_id()] = a[0] ^ a[7];
}

#[t0::kernel(block = 64, vgprs <= 1)]
pub fn limited(x: In<u32>, mut out: Out<u32>) {
    let mut a = [0u32; 8];
    for k in 0..8usize {
        a[k] = x[k as u32];
    }
    out[global_id()] = a[0] ^ a[7];
}
";
    std::fs::write(folder.join("loops.rs"), source).unwrap();
    let line = |kernel: &str| {
        let text = stdout(&folder, &["explain", "loops.rs", "--kernel", kernel, "--target", "gfx1100"]);
        let mut lines = text.lines().skip_while(|l| !l.contains("loops that index arrays in registers")).skip(1);
        lines.next().unwrap_or_default().trim().to_owned()
    };
    assert_eq!(line("short"), "line 4, 8 iterations: unrolled");
    let long = line("long");
    assert!(long.starts_with("line 13, 5000 iterations: not unrolled: the body has "), "{long}");
    assert!(
        long.ends_with("all iterations together more than 16384; `#[unroll]` before the loop unrolls it"),
        "{long}"
    );
    assert_eq!(
        line("limited"),
        "line 22, 8 iterations: not unrolled: the code would exceed a limit of the kernel or spill more registers; \
         `#[unroll]` before the loop unrolls it"
    );
}

#[test]
fn explain_lists_the_loops_that_stay_and_why() {
    let folder = folder("kept_loops");
    let source = "\
#[t0::kernel(block = 64)]
pub fn loops(x: In<u32>, n: u32, mut out: Out<u32>) {
    let (mut s, mut c) = (0, n);
    while c > 3 { c /= 2; s += 1; }
    for k in 0..n { s += x[k]; }
    for k in 0..5001u32 { s = s * 3 + k; }
    for k in 0..6u32 { s ^= x[k]; }
    for k in 0..4096u32 { s += x[k]; }
    for k in 0..3u32 { for j in 0..x[k] { s += j; } }
    out[global_id()] = s + c;
}
";
    std::fs::write(folder.join("loops.rs"), source).unwrap();
    let text = stdout(&folder, &["explain", "loops.rs", "--target", "gfx1100"]);
    let lines: Vec<&str> =
        text.lines().skip_while(|l| !l.contains("other loops")).skip(1).take(7).map(str::trim).collect();
    assert_eq!(lines[0], "line 4, not unrolled: it has no counter", "{text}");
    assert_eq!(lines[1], "line 5, not unrolled: its bounds are not constants");
    assert!(lines[2].starts_with("line 6, not unrolled: its 5001 iterations of "), "{text}");
    assert!(lines[2].ends_with("`#[unroll]` before the loop unrolls it"), "{text}");
    assert_eq!(lines[3], "line 7, 6 iterations: unrolled");
    assert_eq!(lines[4], "line 8, 4096 iterations: 8 at a time");
    assert_eq!(
        lines[5],
        "line 9, not unrolled: a loop in it has no constant bounds; `#[unroll]` before the loop unrolls it"
    );
    assert_eq!(lines[6], "line 9, not unrolled: its bounds are not constants");
    let checks = text.lines().find(|l| l.contains("in the source")).unwrap_or_default();
    assert!(checks.contains(" are proved, ") && checks.ends_with(" left to descriptors"), "{text}");
}

#[test]
fn a_code_object_shows_its_launch_rules() {
    let folder = folder("launch_rules");
    let source = "\
#[t0::kernel(block = 32 * WAVES, grid = blocks(y.cols().div_ceil(64), y.rows()), requires(n>0, x.len()==n * 2), for(WAVES in [2]))]
pub fn k<const WAVES: u32>(n: u32, x: In<u32>, mut y: Out<u32>) {
    y[global_id()] = x[n];
}
";
    std::fs::write(folder.join("rules.rs"), source).unwrap();
    stdout(&folder, &["inspect", "rules.rs", "-o", "k.co"]);
    let summary = stdout(&folder, &["inspect", "k.co"]);
    for row in ["workgroup    64 x 1 x 1", "grid         blocks(y.cols().div_ceil(64), y.rows())"] {
        assert!(summary.contains(row), "{row}\n{summary}");
    }
    for row in ["requires     n > 0\n", "requires     x.len() == n * 2\n"] {
        assert!(summary.contains(row), "{row}\n{summary}");
    }
    let notes = stdout(&folder, &["inspect", "k.co", "--stage", "notes"]);
    assert!(notes.contains("t0.grid:         'blocks(y.cols().div_ceil(64), y.rows())'\n"), "{notes}");
    assert!(notes.contains("      - 'n > 0'\n      - 'x.len() == n * 2'\n"), "{notes}");
    let json = stdout(&folder, &["inspect", "k.co", "--json"]);
    assert!(json.contains("\"requires\": [\n"), "{json}");
    // A mistake in a rule is an error of the source file too.
    std::fs::write(folder.join("rules.rs"), source.replace("n>0", "m > 0")).unwrap();
    let error = refused(&folder, &["inspect", "rules.rs"]);
    assert!(error.contains("`k` has no parameter `m`"), "{error}");
}

fn refused(folder: &Path, arguments: &[&str]) -> String {
    let output = t0(folder, arguments);
    assert_eq!(output.status.code(), Some(1), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

fn compare(golden: &str, found: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(golden);
    if std::env::var_os("T0_BLESS").is_some() {
        std::fs::write(&path, found).unwrap();
    }
    let wanted = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(found, wanted, "{golden} differs; T0_BLESS=1 rewrites it");
}

#[test]
fn every_stage_of_a_kernel() {
    let folder = folder("every_stage_of_a_kernel");
    let stage =
        |stage: &str| stdout(&folder, &["inspect", "kernels.rs", "--kernel", "halves<bf16, 3>", "--stage", stage]);
    compare("typed.txt", &stage("typed"));
    compare("optimised.txt", &stage("optimised"));
    let passes = stage("passes");
    assert!(passes.starts_with("halves<bf16, 3>\n; as lowered\n") && passes.contains("\n; after expand: "), "{passes}");
    let machine: Vec<_> = passes.lines().filter_map(|l| l.strip_prefix("; after ")?.split(':').next()).collect();
    let all = ["clean", "order", "regalloc", "lower", "vcc", "layout", "hazards", "waits", "delays", "mode", "emit"];
    assert!(machine.ends_with(&all), "{machine:?}");
    assert!(passes.contains("\nregisters:\n"), "{passes}");
    assert!(stage("ir").contains("DivU") || stage("ir").contains("RemU"), "{}", stage("ir"));
    assert!(stage("machine").contains("v_div_scale_f32"), "{}", stage("machine"));
    let asm = stage("asm");
    assert!(asm.contains("s_endpgm") && asm.contains("v_div_fixup_f32"), "{asm}");
    let unoptimised =
        stdout(&folder, &["inspect", "kernels.rs", "--kernel", "halves<bf16,3>", "--stage", "asm", "--level", "0"]);
    let instructions = |text: &str| text.lines().filter(|line| !line.contains("s_delay_alu")).count();
    assert!(instructions(&unoptimised) > instructions(&asm), "{unoptimised}");
}

#[test]
fn the_target_decides_the_lowering_and_explain_says_why() {
    let folder = folder("the_target_decides_the_lowering");
    compare("explain.txt", &stdout(&folder, &["explain", "kernels.rs"]));
    let one = stdout(&folder, &["explain", "kernels.rs", "--kernel", "product", "--target", "baseline"]);
    assert!(one.contains("not used: one v_wmma instruction (it needs matrix instructions (wmma))"), "{one}");
    let asm = |target: &str| {
        stdout(&folder, &["inspect", "kernels.rs", "--kernel", "product", "--stage", "asm", "--target", target])
    };
    for (target, matrix) in [("gfx1100", true), ("gfx1151", true), ("gfx11-generic", false)] {
        let text = asm(target);
        assert_eq!(text.contains("v_wmma_f32_16x16x16_f16"), matrix, "{target}\n{text}");
        assert_eq!(text.contains("v_dot2_f32_f16"), matrix, "{target}\n{text}");
    }
}

#[test]
fn invalid_requests_are_errors() {
    let folder = folder("invalid_requests_are_errors");
    let error = refused(&folder, &["inspect", "kernels.rs", "--kernel", "halved"]);
    assert!(error.contains("has no kernel `halved`; it has `halves<f32, 2>`, `halves<bf16, 3>`, `product`"), "{error}");
    let error = refused(&folder, &["inspect", "kernels.rs", "--stage", "notes"]);
    assert!(error.contains("the stage notes exists only for code objects, not for source files"), "{error}");
    std::fs::write(folder.join("object.co"), b"\x7fELF").unwrap();
    let error = refused(&folder, &["inspect", "object.co", "--stage", "ir"]);
    assert!(error.contains("the stage ir exists only for Rust source files (.rs), not for code objects"), "{error}");
    let error = refused(&folder, &["explain", "kernels.rs", "--target", "gfx900"]);
    assert!(error.contains("unknown target `gfx900`; the targets are gfx1100, "), "{error}");
    std::fs::write(
        folder.join("wrong.rs"),
        "#[t0::kernel(block = 64)]\nfn k(mut out: Out<f32>) {\n    out[0] = 1;\n}\n",
    )
    .unwrap();
    let error = refused(&folder, &["explain", "wrong.rs"]);
    assert!(error.contains("wrong.rs:3:"), "{error}");
    std::fs::write(folder.join("broken.rs"), "fn k( {").unwrap();
    assert!(refused(&folder, &["explain", "broken.rs"]).contains("broken.rs:1:"));
}
