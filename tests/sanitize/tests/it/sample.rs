//! A sample of the mistakes and of the correct programs of `cargo bench --bench sanitize`.

use std::path::Path;

use t0_tests_sanitize::corpus::PROGRAMS;
use t0_tests_sanitize::stack::{REMEDY, Stack};
use t0_tests_sanitize::verdict::judge;
use t0_tests_share::oracle;
use t0_tests_share::virtual_device::t0;

/// Cases of the HIP and OpenCL programs: an error of each kind of check, and correct ones.
const SAMPLE: [&str; 12] = [
    "off_by_one_load",
    "atomic_past_the_end",
    "divergent_barrier",
    "missing_acquire",
    "fences",
    "global_never_written",
    "global_half_written",
    "counter_not_cleared",
    "scalar_load_of_store",
    "store_done_at_barrier",
    "cl_off_by_one",
    "cl_copy",
];

#[test]
fn sampled_mistakes_are_reported_with_their_lines_and_correct_programs_are_not() {
    let unchecked = "mistakes of HIP and OpenCL programs";
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the workspace exists");
    if workspace.join("target/trixie/unreachable").exists() {
        return oracle::unreachable(unchecked, "Debian's archive");
    }
    let stack = Stack::new(&workspace, &t0());
    for group in ["", "opencl"] {
        if oracle::file(unchecked, stack.ready(group), REMEDY).is_none() {
            return;
        }
    }
    if !oracle::tools(unchecked, &["perl", "ld", "timeout"], "apt-get install perl binutils coreutils") {
        return;
    }
    let (mut checked, mut wrong) = (0, Vec::new());
    for program in PROGRAMS {
        let cases = program.cases().unwrap_or_else(|error| panic!("{error}"));
        if !cases.iter().any(|case| SAMPLE.contains(&case.name.as_str())) {
            continue;
        }
        let compiled = program.compile(&stack).unwrap_or_else(|error| panic!("{error}"));
        for case in compiled.cases.iter().filter(|case| SAMPLE.contains(&case.name.as_str())) {
            let arguments: Vec<String> = compiled.arguments.iter().chain([&case.name]).cloned().collect();
            let run = stack.run(&compiled.path, &arguments, true, 60).unwrap_or_else(|error| panic!("{error}"));
            checked += 1;
            wrong.extend(judge(&run, case.fault.as_ref()).err().map(|why| format!("{}: {why}", case.name)));
        }
    }
    assert_eq!(checked, SAMPLE.len(), "each name of the sample is a case");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
