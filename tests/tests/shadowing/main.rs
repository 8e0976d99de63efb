//! A name in a kernel means for rustc what it means for the compiler: every kind of item, shadowed in every way, is a
//! compile error or has the same result on the GPU and on the CPU.
//!
//! All programs are files of one crate. It is built until no file has an error: each time, the files with errors are
//! taken out. The rest runs.

mod kinds;
mod ways;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use kinds::{Expected, KINDS};
use t0_tests_share::outside::Outside;
use ways::WAYS;

const MAIN: &str = r#"
#![allow(warnings)]
#[macro_export]
macro_rules! check {
    ($gpu:expr, $($k:tt)+) => {{
        let xs: ::std::vec::Vec<::core::primitive::u32> = (0..32).collect();
        let x = $gpu.upload(&xs).unwrap();
        let mut out = $gpu.zeros::<::core::primitive::u32>(32).unwrap();
        let mut expected = ::std::vec![0; 32];
        $($k)+(&x, &mut out).over(32).run($gpu).unwrap();
        $($k)+::on_cpu(&xs, &mut expected).over(32).run().unwrap();
        out.download().unwrap() == expected
    }};
}
"#;

/// The case of a file, from its name.
fn case_of(file: &str) -> Option<usize> {
    Path::new(file).file_stem()?.to_str()?.strip_prefix("case_")?.parse().ok()
}

/// The files that a diagnostic points into, through expansions.
fn files(span: &serde_json::Value, found: &mut BTreeSet<usize>) {
    found.extend(span["file_name"].as_str().and_then(case_of));
    if span["expansion"].is_object() {
        files(&span["expansion"]["span"], found);
    }
}

#[test]
fn a_shadowed_name_is_an_error_or_has_the_same_result() {
    let whole = Outside::new("shadowing", "shadowing", &["t0"]);
    let other = Outside::new("shadowing_other", "shadowing_other", &["t0"]);
    whole.extend_manifest("\n[dependencies.shadowing_other]\npath = \"../shadowing_other\"\n");
    let mut cases = Vec::new();
    let mut others = "#![allow(warnings)]\n".to_owned();
    for kind in KINDS {
        whole.write(&format!("src/plain_{}.rs", kind.kind), kind.wrong);
        if !kind.wrong.contains("super::") && !kind.wrong.contains("macro_rules") {
            writeln!(others, "pub mod {} {{ {} }}", kind.kind, kind.wrong).unwrap();
        }
        for (way, source) in WAYS {
            if let Some(source) = source(kind) {
                whole.write(&format!("src/case_{}.rs", cases.len()), &source);
                cases.push((kind, *way));
            }
        }
    }
    other.write("src/lib.rs", &others);
    let mut errors: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    loop {
        let mut main = MAIN.to_owned();
        let left = (0..cases.len()).filter(|case| !errors.contains_key(case));
        let (mut modules, mut runs) = (String::new(), String::new());
        for case in left {
            writeln!(modules, "mod case_{case};").unwrap();
            writeln!(runs, "println!(\"{case} {{}}\", case_{case}::run(&gpu));").unwrap();
        }
        let strict = "t0::Device::builder().virtual_gpu(t0::VirtualOptions::strict()).open().unwrap()";
        write!(main, "{modules} fn main() {{ let gpu = {strict}; {runs} }}").unwrap();
        whole.write("src/main.rs", &main);
        let built = whole.cargo(&["build", "--message-format=json"]).output().expect("cargo");
        if built.status.success() {
            break;
        }
        let before = errors.len();
        for line in String::from_utf8_lossy(&built.stdout).lines() {
            let Ok(value) = serde_json::from_str::<serde_json::Value>(line) else { continue };
            let message = &value["message"];
            if value["reason"] != "compiler-message" || message["level"] != "error" {
                continue;
            }
            let mut found = BTreeSet::new();
            for span in message["spans"].as_array().into_iter().flatten() {
                files(span, &mut found);
            }
            for case in found {
                errors.entry(case).or_default().push(message["rendered"].as_str().unwrap_or_default().to_owned());
            }
        }
        assert_ne!(errors.len(), before, "{}", String::from_utf8_lossy(&built.stderr));
    }
    let ran = whole.cargo(&["run"]).output().expect("cargo");
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    let ran = String::from_utf8(ran.stdout).unwrap();
    let mut wrong = String::new();
    for line in ran.lines() {
        let (case, equal) = line.split_once(' ').expect("a case and its result");
        let (kind, way) = cases[case.parse::<usize>().unwrap()];
        if equal != "true" {
            writeln!(wrong, "{} {way}: the GPU and the CPU differ", kind.kind).unwrap();
        }
    }
    for (case, (kind, way)) in cases.iter().enumerate() {
        let refused = errors.get(&case);
        // What must compile shows that an error comes from the shadowing.
        let expected = match *way {
            "nothing_shadows" => Expected::Equal,
            "file_of_its_own" => kind.expected,
            _ => continue,
        };
        let found = if refused.is_some() { Expected::Refused } else { Expected::Equal };
        if found != expected {
            let shown = refused.map_or(String::new(), |all| all.concat());
            writeln!(wrong, "{} {way}: {found:?} instead of {expected:?}\n{shown}", kind.kind).unwrap();
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}
