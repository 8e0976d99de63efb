//! Tests the header and the library with C programs. Skipped with a message if there is no C compiler.

use std::path::{Path, PathBuf};
use std::process::Command;

use t0_isa::object::{Machine, ObjectBuilder};
use t0_tests_share::oracle;
use t0_tests_share::scale::scale;

/// The path of the library, which cargo puts next to the directory of this test.
fn library() -> PathBuf {
    let test = std::env::current_exe().unwrap();
    let deps = test.parent().unwrap();
    let named =
        |folder: &Path| folder.join(format!("{}t0_gpu{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX));
    [deps.parent().unwrap(), deps].map(named).into_iter().find(|path| path.exists()).expect("cargo built the library")
}

/// The output of a C program that receives a code object with the kernel `scale`; `None`, with a message, if there is
/// no C compiler.
fn run(name: &str) -> Option<String> {
    let compiler = std::env::var("CC").unwrap_or_else(|_| "cc".to_owned());
    if !oracle::tools("the header and the library from C", &[&compiler], "set CC, or apt-get install gcc") {
        return None;
    }
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let object = folder.join(format!("{name}.co"));
    std::fs::write(&object, ObjectBuilder::new(Machine::GFX1100).kernel(scale()).build().unwrap()).unwrap();
    let program = folder.join(name);
    let library = library();
    let built = Command::new(&compiler)
        .args(["-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic", "-o"])
        .arg(&program)
        .arg(here.join(format!("tests/{name}.c")))
        .arg("-I")
        .arg(here.join("include"))
        .arg(&library)
        .output()
        .unwrap();
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    let path = library.parent().unwrap();
    let run = Command::new(&program).arg(&object).env("LD_LIBRARY_PATH", path).output().unwrap();
    let text = String::from_utf8_lossy(&run.stdout);
    assert!(run.status.success(), "{text}{}", String::from_utf8_lossy(&run.stderr));
    Some(text.into_owned())
}

#[test]
fn the_library_does_what_the_header_documents() {
    if let Some(text) = run("promises") {
        assert_eq!(text, "done\n");
    }
}

#[test]
fn a_c_program_launches_kernels_and_receives_every_error() {
    let Some(text) = run("program") else { return };
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with(' ')).collect();
    let starts = [
        "2 workgroups, 4 waves, 44 instructions",
        "unknown kernel: there is no kernel `none`; the code object has `scale`",
        "argument missing: `scale` takes 3 arguments, but the launch passes 2",
        "argument too long: argument 2 of `scale` (by_value) takes 4 bytes, but 8 bytes were passed",
        "unknown kind: argument kind 9 is unknown",
        "unknown module: there is no module 7",
        "no name: the kernel's name is NULL",
        "no launch: the launch is NULL",
        "not an object: not a valid code object",
        "too large: a buffer of 18446744073709551615 bytes does not fit: the device has 25769803776 bytes of memory",
        "behind the end: bytes 399..399+4 are not inside a buffer of 400 bytes",
        "no such buffer: there is no buffer 99",
        "delete twice: there is no buffer 2",
        "no s_endpgm: the program counter reached",
        "done",
    ];
    assert_eq!(lines.len(), starts.len(), "{text}");
    for (line, start) in lines.iter().zip(starts) {
        assert!(line.starts_with(start), "`{line}` does not start with `{start}`");
    }
}
