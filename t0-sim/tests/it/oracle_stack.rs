//! Kernels with a stack of unknown size (`tests/oracle/kernels/stack.c`), compiled by clang 22, in every mode: their
//! results, and the report if the stack is too small.

use std::path::Path;
use std::process::Command;
use t0_sim::exec::{FaultKind, Options};
use t0_sim::gpu::{Arg, DEFAULT_STACK, Gpu, Launch, LaunchError};
use t0_tests_share::oracle;

const MODES: [&[&str]; 4] = [&["-O0"], &["-O3"], &["-O3", "-mcumode"], &["-O1", "-mwavefrontsize64"]];
/// Not a multiple of the workgroup.
const ITEMS: usize = 200;

fn compile(flags: &[&str]) -> Vec<u8> {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let output = folder.path().join("stack.co");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/oracle/kernels/stack.c");
    let run = Command::new("clang-22")
        .args(["-target", "amdgcn-amd-amdhsa", "-mcpu=gfx1100", "-nogpulib"])
        .args(flags)
        .arg(source)
        .arg("-o")
        .arg(&output)
        .output()
        .expect("clang runs");
    assert!(run.status.success(), "{flags:?}: {}", String::from_utf8_lossy(&run.stderr));
    std::fs::read(output).expect("clang wrote the object")
}

fn input(i: usize) -> i32 {
    (i as i32).wrapping_mul(-1_640_531_527) >> 7
}

fn launch(object: &[u8], kernel: &str, n: Option<i32>, stack: u32, strict: bool) -> Result<Vec<i32>, LaunchError> {
    let mut gpu = Gpu::new();
    let module = gpu.load(object)?;
    let x: Vec<u8> = (0..ITEMS).flat_map(|i| input(i).to_le_bytes()).collect();
    let (from, to) = (gpu.alloc(x.len() as u64)?, gpu.alloc(x.len() as u64)?);
    gpu.write(from, 0, &x)?;
    let mut args = vec![Arg::Buffer(from), Arg::Buffer(to)];
    args.extend(n.map(|n| Arg::Bytes(n.to_le_bytes().to_vec())));
    let options = Options { strict, budget: Some(100_000_000), ..Options::default() };
    let launch = Launch { grid: [ITEMS as u32, 1, 1], block: [64, 1, 1], stack, options, ..Launch::default() };
    gpu.launch(module, kernel, &args, &launch)?;
    let mut out = vec![0; x.len()];
    gpu.read(to, 0, &mut out)?;
    Ok(out.as_chunks::<4>().0.iter().map(|bytes| i32::from_le_bytes(*bytes)).collect())
}

fn depth(n: i32, seed: i32) -> i32 {
    let below = if n > 0 { depth(n - 1, seed.wrapping_add(3)) } else { 0 };
    below.wrapping_add(seed.wrapping_add(n & 7))
}

fn reversed_sum(x: i32, n: i32) -> i32 {
    (0..n).rev().fold(0i32, |all, k| all.wrapping_mul(3).wrapping_add(x.wrapping_add(k * k)))
}

fn tools(test: &str) -> bool {
    oracle::tools(test, &["clang-22", "ld.lld-22"], "apt-get install clang-22 lld-22")
}

#[test]
fn pointers_recursion_and_variable_arrays_run_on_the_default_stack() {
    if !tools("kernels with a dynamic stack") {
        return;
    }
    let expect = |f: &dyn Fn(i32, i32) -> i32| -> Vec<i32> { (0..ITEMS).map(|i| f(input(i), i as i32)).collect() };
    for mode in MODES {
        let object = compile(mode);
        for strict in [false, true] {
            let run = |kernel, n| {
                launch(&object, kernel, n, DEFAULT_STACK, strict)
                    .unwrap_or_else(|e| panic!("{kernel} {mode:?}, strict {strict}: {e}"))
            };
            let called = |x: i32, i: i32| if x & 1 == 0 { x.wrapping_add(i) } else { x.wrapping_mul(i) };
            assert_eq!(run("pointers", None), expect(&called), "pointers {mode:?}");
            assert_eq!(run("recursion", Some(5)), expect(&|x, _| depth(5, x)), "recursion {mode:?}");
            assert_eq!(run("variable_array", Some(40)), expect(&|x, _| reversed_sum(x, 40)), "arrays {mode:?}");
        }
    }
}

#[test]
fn the_error_of_a_small_stack_says_how_to_get_more() {
    if !tools("overflows of a dynamic stack") {
        return;
    }
    let object = compile(&["-O3"]);
    let error = launch(&object, "recursion", Some(100), DEFAULT_STACK, false).expect_err("a hundred levels");
    let LaunchError::Fault(fault) = &error else { panic!("{error}") };
    assert!(matches!(fault.fault.kind, FaultKind::ScratchOutOfBounds { scratch: DEFAULT_STACK, .. }), "{error}");
    let hint = "the compiler could not determine how much stack the kernel needs, and the launch granted 1024 bytes per work-item: grant more \
                (`t0 run --stack BYTES`, `stack` of t0_launch, `Launch::stack`)";
    assert!(error.to_string().contains(hint), "{error}");
    let out = launch(&object, "recursion", Some(100), 16_384, false).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(out, (0..ITEMS).map(|i| depth(100, input(i))).collect::<Vec<_>>());
    let error = launch(&object, "recursion", Some(1), 1 << 22, false).expect_err("more than any scratch");
    assert_eq!(error.to_string(), "the launch cannot be run: a work-item has at most 2 MiB of scratch");
}
