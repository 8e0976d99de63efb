//! Whole programs against LLVM, byte by byte: text assembled by `llvm-mc-22` and `ld.lld-22`, and OpenCL C compiled by
//! clang 22.

use std::path::{Path, PathBuf};
use std::process::Command;
use t0_isa::asm::{Options, assemble, render};
use t0_isa::object::Object;
use t0_tests_share::oracle;

/// libclc, the library of OpenCL C functions that some of the kernels call.
const LIBCLC: &str = "/usr/lib/clc/amdgcn-amd-amdhsa.bc";

/// Whether the tools are installed; reports missing ones.
fn tools(test: &str) -> bool {
    let remedy = "apt-get install llvm-22 lld-22 clang-22 libclc-22";
    oracle::tools(test, &["llvm-mc-22", "ld.lld-22", "clang-22"], remedy)
        && oracle::file(test, LIBCLC.into(), remedy).is_some()
}

fn run(command: &mut Command) {
    let output = command.output().expect("the tool runs");
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
}

/// An empty temporary folder for this test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("asm-{name}"));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a temporary folder");
    folder
}

fn ours(name: &str, source: &str, options: &Options) -> Vec<u8> {
    assemble(source, options)
        .unwrap_or_else(|errors| {
            let shown: String = errors.iter().take(5).map(|error| render(name, source, error)).collect();
            panic!("{} errors:\n{shown}", errors.len())
        })
        .into_object()
}

/// Bytes of the section with this name.
fn section<'o>(object: &'o Object, name: &str) -> &'o [u8] {
    let section = object.sections().iter().find(|section| section.name == name);
    section.map_or(&[], |s| &object.bytes()[s.file_offset as usize..][..s.size as usize])
}

/// Asserts that text, descriptors, metadata and dynamic symbols of two objects agree.
fn same(name: &str, ours: &[u8], theirs: &[u8]) {
    let [ours, theirs] = [ours, theirs].map(|bytes| Object::parse(bytes).unwrap_or_else(|e| panic!("{name}: {e}")));
    let (a, b) = (section(&ours, ".text"), section(&theirs, ".text"));
    if a != b {
        let at = a.iter().zip(b).position(|(a, b)| a != b).unwrap_or(a.len().min(b.len())) & !3;
        panic!(
            "{name}: .text of {} and {} bytes differs at {at:#x}: {:02x?}, LLVM has {:02x?}",
            a.len(),
            b.len(),
            &a[at..a.len().min(at + 8)],
            &b[at..b.len().min(at + 8)]
        );
    }
    let names = |object: &Object| -> Vec<String> { object.kernels().iter().map(|k| k.name().to_string()).collect() };
    assert_eq!(names(&ours), names(&theirs), "{name}: kernels");
    for (a, b) in ours.kernels().iter().zip(theirs.kernels()) {
        let mut a_descriptor = a.descriptor;
        // Constants other than descriptors may have another order.
        a_descriptor.entry_offset = b.descriptor.entry_offset;
        assert_eq!(a_descriptor, b.descriptor, "{name}: descriptor of {}", a.name());
        assert_eq!(a.metadata, b.metadata, "{name}: metadata of {}", a.name());
        assert_eq!(ours.code(a), theirs.code(b), "{name}: code of {}", a.name());
    }
    let notes = |object: &Object| -> Vec<Vec<u8>> {
        object.notes().iter().map(|n| object.bytes()[n.file_offset as usize..][..n.size as usize].to_vec()).collect()
    };
    assert_eq!(notes(&ours), notes(&theirs), "{name}: note");
    let symbols = |object: &Object| {
        let mut all: Vec<(String, u64)> = object.dynamic_symbols().iter().map(|s| (s.name.clone(), s.size)).collect();
        all.sort();
        all
    };
    assert_eq!(symbols(&ours), symbols(&theirs), "{name}: dynamic symbols");
}

/// The object that llvm-mc and lld make of a text.
fn theirs(folder: &Path, source: &str, flags: &[&str]) -> Vec<u8> {
    let [text, object, linked] = ["k.s", "k.o", "k.co"].map(|name| folder.join(name));
    std::fs::write(&text, source).expect("the text is written");
    run(Command::new("llvm-mc-22")
        .args(["-triple=amdgcn-amd-amdhsa", "-filetype=obj"])
        .args(flags)
        .arg(&text)
        .arg("-o")
        .arg(&object));
    run(Command::new("ld.lld-22").arg("-shared").arg(&object).arg("-o").arg(&linked));
    std::fs::read(linked).expect("lld wrote the object")
}

/// Every kernel of the oracle's OpenCL sources, as clang prints it in assembly.
#[test]
fn assembly_printed_by_clang_assembles_like_llvm() {
    if !tools("assembly_printed_by_clang_assembles_like_llvm") {
        return;
    }
    let kernels = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/oracle/kernels");
    let mut sources: Vec<PathBuf> = std::fs::read_dir(kernels)
        .expect("the kernels are there")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    sources.sort();
    let modes: [(&str, &[&str], Options); 4] = [
        ("O3", &["-O3"], Options::default()),
        ("O0", &["-O0"], Options::default()),
        ("O3-wave64", &["-O3", "-mwavefrontsize64", "-mcumode"], Options { wave64: true, ..Options::default() }),
        ("gfx1151", &["-O2", "-mcpu=gfx1151"], Options { target: &t0_isa::target::GFX1151, ..Options::default() }),
    ];
    let mut count = 0;
    for source in sources.iter().filter(|path| path.extension().is_some_and(|e| e == "cl")) {
        for (mode, flags, options) in &modes {
            let name = format!("{}-{mode}", source.file_stem().unwrap_or_default().to_string_lossy());
            // A matrix operation in wave64 takes other registers: that source is for wave32.
            if name == "wmma-O3-wave64" {
                continue;
            }
            let folder = folder(&name);
            let (text, object, linked) = (folder.join("k.s"), folder.join("k.o"), folder.join("k.co"));
            let clang = |input: &[&str]| {
                let mut clang = Command::new("clang-22");
                clang.args(["-target", "amdgcn-amd-amdhsa", "-mcpu=gfx1100", "-nogpulib", "-Wno-everything"]);
                clang.args(*flags).args(input);
                clang
            };
            run(clang(&["-x", "cl", "-cl-std=CL2.0", "-Xclang", "-finclude-default-header", "-S"])
                .args(["-Xclang", "-mlink-builtin-bitcode", "-Xclang", LIBCLC])
                .arg(source)
                .arg("-o")
                .arg(&text));
            // Assembled from the text, not compiled from the source: the compiler sign-extends 16-bit literals but its
            // assembler does not.
            run(clang(&["-x", "assembler", "-c"]).arg(&text).arg("-o").arg(&object));
            run(Command::new("ld.lld-22").arg("-shared").arg(&object).arg("-o").arg(&linked));
            let text = std::fs::read_to_string(text).expect("clang wrote text");
            let theirs = std::fs::read(linked).expect("lld wrote the object");
            // Tables of addresses are filled in when the object is loaded: the only limit that clang's output exceeds.
            if name.starts_with("relocated") && text.contains(".data.rel.ro") {
                let errors = assemble(&text, options).expect_err("writable sections are rejected");
                assert!(errors[0].to_string().contains("writable sections are not supported"), "{}", errors[0]);
                continue;
            }
            same(&name, &ours(&name, &text, options), &theirs);
            count += Object::parse(&theirs).map_or(0, |object| object.kernels().len());
        }
    }
    println!("{count} kernels are the same");
    assert!(count > 20, "only {count} kernels");
}

/// Handwritten programs: directives, labels, expressions, descriptors.
#[test]
fn handwritten_programs_assemble_like_llvm() {
    if !tools("handwritten_programs_assemble_like_llvm") {
        return;
    }
    let texts = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/asm");
    let mut sources: Vec<PathBuf> =
        std::fs::read_dir(texts).expect("the texts are there").map(|entry| entry.expect("an entry").path()).collect();
    sources.sort();
    let mut count = 0;
    for path in sources.iter().filter(|path| path.extension().is_some_and(|e| e == "s")) {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let source = std::fs::read_to_string(path).expect("the text can be read");
        let wave64 = name.contains("wave64");
        let folder = folder(&name);
        let flags: &[&str] = if wave64 { &["-mcpu=gfx1100", "-mattr=+wavefrontsize64"] } else { &["-mcpu=gfx1100"] };
        let theirs = theirs(&folder, &source, flags);
        same(&name, &ours(&name, &source, &Options { wave64, ..Options::default() }), &theirs);
        count += 1;
    }
    assert!(count >= 4, "only {count} texts");
}
