//! The program and the picture of `docs/sanitizer.md`. `T0_BLESS=1` draws the picture anew.

use std::path::Path;

use t0_tests_sanitize::picture::terminal;
use t0_tests_sanitize::stack::{Language, REMEDY, Stack};
use t0_tests_share::oracle;
use t0_tests_share::virtual_device::t0;

/// What the user types.
const COMMANDS: &str =
    "$ hipcc -g --offload-arch=gfx1100 sanitizer.cpp -o sanitizer\n$ t0 virtual --strict -- ./sanitizer\n";

/// Addresses differ between runs: each different one becomes a number of its own.
fn with_fixed_addresses(text: &str) -> String {
    let mut known: Vec<String> = Vec::new();
    let mut fixed = String::new();
    for (i, part) in text.split("0x7").enumerate() {
        if i == 0 {
            fixed.push_str(part);
            continue;
        }
        let digits = part.chars().take_while(char::is_ascii_hexdigit).count();
        let (address, rest) = part.split_at(digits);
        let number = known.iter().position(|other| other == address).unwrap_or_else(|| {
            known.push(address.to_owned());
            known.len() - 1
        });
        fixed.push_str(&format!("0x7f0000{:02x}0000{rest}", number + 1));
    }
    fixed
}

#[test]
fn the_picture_shows_the_report_of_the_program() {
    let unchecked = "the picture of docs/sanitizer.md";
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the workspace exists");
    if workspace.join("target/trixie/unreachable").exists() {
        return oracle::unreachable(unchecked, "Debian's archive");
    }
    let stack = Stack::new(&workspace, &t0());
    if oracle::file(unchecked, stack.ready(""), REMEDY).is_none() {
        return;
    }
    if !oracle::tools(unchecked, &["perl", "ld", "timeout"], "apt-get install perl binutils coreutils") {
        return;
    }
    let docs = workspace.join("docs");
    let source = docs.join("sanitizer.cpp");
    let program = stack.compile(Language::Hip, &source, &source, &[]).unwrap_or_else(|error| panic!("{error}"));
    let run = stack.run(&program, &[], true, 60).unwrap_or_else(|error| panic!("{error}"));
    let rules: Vec<&str> = run.findings.iter().map(|finding| finding.rule.as_str()).collect();
    // The host's calls are named too.
    let calls =
        run.findings.iter().filter_map(|finding| finding.allocation.as_ref()).flat_map(|memory| &memory.allocated);
    assert!(
        calls.clone().any(|call| call.starts_with("main at ") && call.contains("sanitizer.cpp:")),
        "{}",
        run.printed()
    );
    assert_eq!(rules, ["out-of-bounds", "uninitialised", "lds-race", "lds-race", "uninitialised"], "{}", run.printed());
    let report: String = run.findings.iter().map(|finding| format!("{finding}\n")).collect();
    let report = report.replace(&format!("{}/", docs.display()), "");
    let summary = run.printed().lines().filter(|line| line.starts_with("t0 strict: ")).collect::<String>();
    let svg = terminal(&with_fixed_addresses(&format!("{COMMANDS}{report}{summary}\n")));
    let path = docs.join("sanitizer.svg");
    if std::env::var_os("T0_BLESS").is_some() {
        std::fs::write(&path, &svg).expect("the documentation is writable");
    }
    assert_eq!(svg, std::fs::read_to_string(&path).unwrap_or_default(), "T0_BLESS=1 draws the picture anew");
}
