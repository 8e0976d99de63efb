//! Checks generated code with LLVM's disassembler and assembler.
#![allow(clippy::print_stderr)]

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use t0_core::codegen::{generate, stages};
use t0_core::ir::samples as kernels;
use t0_core::{Options, compile_ir};
use t0_isa::isa::decode;
use t0_isa::target::GFX1100;
use t0_tests_drive::source::{File, messages};
use t0_tests_share::oracle;

const INSTALL: &str = "apt-get install llvm-22";

/// Instructions without addresses, encodings, comments and repeated blanks.
fn normal(line: &str) -> String {
    line.split("//").next().unwrap_or("").split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn llvm_disassembles_the_same() {
    let objdump = oracle::tool("our disassembly", &["llvm-objdump-22", "llvm-objdump"], INSTALL);
    let Some(objdump) = objdump else { return };
    let options = Options { level: 2, verify: true };
    let dir = std::env::temp_dir().join(format!("t0-codegen-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    for (name, f) in kernels::all() {
        let g = generate(&f, &GFX1100, &options).unwrap();
        let path = dir.join("kernel.co");
        std::fs::write(&path, &g.object).unwrap();
        let out =
            Command::new(objdump).args(["-d", "--no-show-raw-insn", "--no-leading-addr"]).arg(&path).output().unwrap();
        assert!(out.status.success(), "{name}: {}", String::from_utf8_lossy(&out.stderr));
        let text = String::from_utf8_lossy(&out.stdout).into_owned();
        let theirs: Vec<String> = text
            .lines()
            .skip_while(|l| !l.contains(&format!("<{}>:", f.name)))
            .skip(1)
            .map(normal)
            .filter(|l| !l.is_empty() && !l.starts_with("s_code_end") && !l.starts_with('<'))
            .collect();
        let asm = stages(&f, &GFX1100, &options).unwrap().asm;
        let ours: Vec<String> = asm.lines().map(|l| normal(l.split_once("  ").map_or("", |p| p.1))).collect();
        for (i, (a, b)) in ours.iter().zip(&theirs).enumerate() {
            // LLVM adds the label of the target to branches.
            let b = b.split(" <").next().unwrap_or(b);
            if a.starts_with("s_branch") || a.starts_with("s_cbranch") {
                assert_eq!(a.split(' ').next(), b.split(' ').next(), "{name} instruction {i}");
            } else {
                assert_eq!(a, b, "{name} instruction {i}");
            }
        }
        assert!(theirs.len() >= ours.len(), "{name}: {} instructions for {}", theirs.len(), ours.len());
    }
    std::fs::remove_dir_all(&dir).unwrap();
}

/// The dual-issued pairs of a kernel's code, by their text.
fn pairs(words: &[u32], into: &mut BTreeMap<String, Vec<u32>>) {
    let mut at = 0;
    while at < words.len() {
        let (inst, n) = decode(&words[at..]).unwrap();
        if inst.pair.is_some() {
            into.insert(inst.to_string(), words[at..at + n].to_vec());
        }
        at += n;
    }
}

/// LLVM's assembler refuses a pair that violates a rule of dual issue. It accepts all pairs of the test kernels, with
/// the same bytes.
#[test]
fn llvm_accepts_every_pair_of_the_test_kernels() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/kernels");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|f| f.unwrap().path()).collect();
    // The directory in it holds refused kernels too.
    files.retain(|path| path.is_file());
    files.sort();
    let (mut all, mut kernels) = (BTreeMap::new(), 0);
    for path in files {
        let file = File::parse(&std::fs::read_to_string(&path).unwrap());
        for name in file.names() {
            let lowered = file.lower(&name).unwrap_or_else(|ds| panic!("{name}: {}", messages(&ds)));
            let code = compile_ir(&lowered.func, &GFX1100, &Options { level: 2, verify: true });
            pairs(&code.unwrap_or_else(|e| panic!("{name}: {e}")).words, &mut all);
            kernels += 1;
        }
    }
    eprintln!("{} pairs in {kernels} kernels", all.len());
    assert!(kernels > 150 && all.len() > 300, "{} pairs in {kernels} kernels", all.len());
    let llvm_mc = oracle::tool("the pairs of dual issue", &["llvm-mc-22", "llvm-mc"], INSTALL);
    let Some(llvm_mc) = llvm_mc else { return };
    let mut child = Command::new(llvm_mc)
        .args(["-triple=amdgcn", "-mcpu=gfx1100", "-mattr=+wavefrontsize32", "-show-encoding"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let text = all.keys().map(|l| format!("{l}\n")).collect::<String>();
    let mut to = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || to.write_all(text.as_bytes()));
    let out = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let theirs = String::from_utf8(out.stdout).unwrap();
    let theirs: Vec<&str> =
        theirs.lines().filter_map(|l| Some(l.split_once("encoding: [")?.1.split_once(']')?.0)).collect();
    assert_eq!(theirs.len(), all.len());
    for ((text, words), theirs) in all.iter().zip(theirs) {
        let bytes: Vec<String> = words.iter().flat_map(|w| w.to_le_bytes()).map(|b| format!("{b:#04x}")).collect();
        assert_eq!(bytes.join(","), theirs, "{text}");
    }
}
