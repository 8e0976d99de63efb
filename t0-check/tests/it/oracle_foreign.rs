//! Kernels of other compilers have no mistakes: each report on one is a false positive.
//!
//! clang compiles the kernels of `tests/oracle/kernels` in every mode, and IR that Triton wrote. Code objects of Triton
//! are checked where `T0_TRITON_OBJECTS` names a folder with them (`tools/gemm_rivals/compile.py` writes such folders).

use std::path::{Path, PathBuf};
use std::process::Command;
use t0_check::{Report, Severity, check_kernel};
use t0_isa::object::Object;
use t0_tests_share::oracle;

const MODES: [&[&str]; 8] = [
    &["-O1"],
    &["-O3", "-mcumode"],
    &["-O3"],
    &["-O2", "-mcpu=gfx1102"],
    &["-O0", "-mcumode"],
    &["-O0"],
    &["-O3", "-mwavefrontsize64"],
    &["-O0", "-mcumode", "-mwavefrontsize64"],
];

/// Mistakes that other compilers did make: the object, and the start of the report.
///
/// Triton 3.9 puts the wait for the LDS stores of an iteration after the barrier of the next one:
/// `ds_store_b128 ..; s_cbranch_scc1 ..; s_waitcnt vmcnt(0); s_barrier; s_waitcnt lgkmcnt(0)`.
const KNOWN: [(&str, &str); 5] = [
    ("triton-nt-256x256x32-w16-s2.co", LDS_STORE_AT_BARRIER),
    ("triton-nn-128x64x16-w4-s2.co", LDS_STORE_AT_BARRIER),
    ("triton-nn-128x64x32-w8-s2.co", LDS_STORE_AT_BARRIER),
    ("triton-nn-256x128x16-w8-s2.co", LDS_STORE_AT_BARRIER),
    ("triton-nn-256x256x32-w16-s2.co", LDS_STORE_AT_BARRIER),
];
const LDS_STORE_AT_BARRIER: &str = "an LDS store is in flight at a barrier";

/// Checks all kernels of an object. Returns their number and the errors.
fn check(bytes: &[u8], name: &str, wrong: &mut Vec<String>) -> usize {
    let object = Object::parse(bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
    for kernel in object.kernels() {
        let reports = check_kernel(&object, kernel).unwrap_or_else(|error| panic!("{name}: {error}"));
        let errors = reports.iter().filter(|report| report.severity() == Severity::Error);
        let known = |report: &&Report| {
            KNOWN.iter().any(|(object, text)| name.ends_with(object) && report.to_string().starts_with(text))
        };
        let errors = errors.filter(|report| !known(report));
        wrong.extend(errors.map(|report| format!("{name} {}: {report}", kernel.name())));
    }
    object.kernels().len()
}

fn sources() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/oracle/kernels");
    let entries = std::fs::read_dir(folder).expect("the kernels are in the repository");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    files
}

fn objects_in(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the folder can be read").flatten() {
        let path = entry.path();
        if path.is_dir() {
            objects_in(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "hsaco" || ending == "co") {
            found.push(path);
        }
    }
}

#[test]
fn kernels_of_clang_and_triton_have_no_errors() {
    let tools = ["clang-22", "ld.lld-22"];
    if !oracle::tools("kernels of other compilers", &tools, "apt-get install clang-22 lld-22") {
        return;
    }
    let (mut kernels, mut wrong) = (0, Vec::new());
    for file in sources() {
        let name = file.file_name().expect("a name").to_string_lossy().into_owned();
        for mode in MODES {
            let folder = tempfile::tempdir().expect("a temporary folder");
            let output = folder.path().join("kernel.co");
            let opencl = ["-x", "cl", "-cl-std=CL2.0", "-Xclang", "-finclude-default-header"];
            let run = Command::new("clang-22")
                .args(opencl.iter().filter(|_| name.ends_with(".cl")))
                .args(["-target", "amdgcn-amd-amdhsa", "-mcpu=gfx1100", "-nogpulib", "-Wno-everything"])
                .args(mode)
                .arg(&file)
                .arg("-o")
                .arg(&output)
                .output()
                .expect("clang runs");
            // Some kernels are for one wave size only.
            if !run.status.success() {
                continue;
            }
            let bytes = std::fs::read(output).expect("clang wrote the object");
            kernels += check(&bytes, &format!("{name} {mode:?}"), &mut wrong);
        }
    }
    let mut triton = 0;
    if let Some(folder) = std::env::var_os("T0_TRITON_OBJECTS") {
        let mut found = Vec::new();
        objects_in(Path::new(&folder), &mut found);
        for path in found {
            let bytes = std::fs::read(&path).expect("the object can be read");
            triton += check(&bytes, &path.display().to_string(), &mut wrong);
        }
    }
    #[allow(clippy::print_stdout)] // figures of the gate
    {
        println!("FIGURE check.clang_kernels {kernels}");
        println!("FIGURE check.triton_kernels {triton}");
    }
    assert!(wrong.is_empty(), "{} errors in {kernels} kernels:\n{}", wrong.len(), wrong.join("\n"));
    assert!(kernels >= 200, "{kernels}");
}
