//! Kernels in files: their IR, and the errors of invalid ones. `T0_BLESS=1` rewrites the expectations.

use std::fmt::Write as _;
use std::path::Path;
use t0_tests_drive::source::{File, messages};

fn expect(path: &Path, text: &str, wrong: &mut Vec<String>) {
    let had = std::fs::read_to_string(path).unwrap_or_default();
    if had == text {
        return;
    }
    if std::env::var_os("T0_BLESS").is_some() {
        std::fs::write(path, text).unwrap();
        return;
    }
    let line = had.lines().zip(text.lines()).position(|(a, b)| a != b).map_or(0, |i| i + 1);
    wrong.push(format!("{} differs from line {line}; it is now:\n{text}", path.display()));
}

#[test]
fn files_lower_as_expected() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/lang");
    let mut files: Vec<_> = std::fs::read_dir(&dir).unwrap().map(|e| e.unwrap().path()).collect();
    files.sort();
    let mut wrong = vec![];
    let mut seen = 0;
    for path in files {
        let name = path.file_name().unwrap().to_str().unwrap().to_string();
        let Some(stem) = name.strip_suffix(".rs.txt") else { continue };
        seen += 1;
        let file = File::parse(&std::fs::read_to_string(&path).unwrap());
        let mut out = String::new();
        for k in file.names() {
            match file.lower(&k) {
                Ok(l) if stem.starts_with("refuse") => {
                    let _ = writeln!(out, "== {k}\nis accepted: {} blocks", l.func.blocks.len());
                }
                Ok(l) => {
                    let _ = writeln!(out, "== {k}\n{}-- explicit\n{}\n", l.func, file.explicit(&k, &l));
                }
                Err(ds) => {
                    let _ = writeln!(out, "== {k}\n{}", messages(&ds));
                }
            }
        }
        expect(&dir.join(format!("{stem}.out.txt")), &out, &mut wrong);
    }
    assert!(seen > 0);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_generic_parameter_without_a_value_is_refused() {
    let text = "#[kernel(block = 256, for(T in [f32], N in [1]))]\nfn k<T: Element, const N: usize>(x: In<T>) {}";
    let errors = File::parse(text).lower_without_values("k").err().unwrap_or_default();
    assert_eq!(
        messages(&errors),
        "2:6 `T`\n    the generic parameter `T` has no values\n    help: list them: `#[t0::kernel(block = .., for(T in [f32, bf16]))]`\n\
         2:24 `N`\n    the generic parameter `N` has no values\n    help: list them: `#[t0::kernel(block = .., for(N in [64, 128]))]`\n"
    );
    // A file has no such kernel: its instances are read first.
    let error = File::read("#[kernel(block = 256)] fn k<T: Element>(x: In<T>) {}").err().map(|e| e.to_string());
    assert!(error.is_some_and(|e| e.starts_with("the kernel lists no values for `T`")));
}

/// The largest `match`, of 128 arms, is accepted.
#[test]
fn a_match_of_more_than_128_arms_is_refused() {
    let kernel = |arms: u32| {
        let arms: String = (0..arms - 1).map(|n| format!("{n} => {}, ", 3 * n)).collect();
        format!(
            "#[kernel(block = 64)]\nfn k(mut out: Out<u32>) {{\n    out[0] = match global_id() {{ {arms}_ => 7 }};\n}}"
        )
    };
    assert!(File::parse(&kernel(128)).lower("k").is_ok());
    let errors = File::parse(&kernel(129)).lower("k").err().unwrap_or_default();
    assert_eq!(
        messages(&errors),
        "3:14 `match`\n    a `match` in a kernel has at most 128 arms\n    help: look the result up in a constant array or a view instead\n"
    );
}
