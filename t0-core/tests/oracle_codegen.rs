//! Generated code objects as LLVM's disassembler reads them.
#![allow(clippy::print_stderr)]

use std::process::Command;
use t0_core::codegen::{generate, stages};
use t0_isa::target::GFX1100;
use t0_tests_drive::samples as kernels;

/// The disassembler, if the machine has it.
fn objdump() -> Option<&'static str> {
    ["llvm-objdump-22", "llvm-objdump"].into_iter().find(|p| Command::new(p).arg("--version").output().is_ok())
}

/// Instructions without addresses, encodings, comments and runs of blanks.
fn normal(line: &str) -> String {
    line.split("//").next().unwrap_or("").split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn llvm_disassembles_the_same() {
    let Some(objdump) = objdump() else {
        eprintln!("skipped: llvm-objdump-22 is not installed (apt-get install llvm-22)");
        return;
    };
    let dir = std::env::temp_dir().join(format!("t0-codegen-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    for (name, f) in kernels::all() {
        let g = generate(&f, &GFX1100, true).unwrap();
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
        let asm = stages(&f, &GFX1100).unwrap().asm;
        let ours: Vec<String> = asm.lines().map(|l| normal(l.split_once("  ").map_or("", |p| p.1))).collect();
        for (i, (a, b)) in ours.iter().zip(&theirs).enumerate() {
            // LLVM adds the target's label to branches.
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
