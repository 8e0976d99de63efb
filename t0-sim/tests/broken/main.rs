//! Broken kernels. Each must give the report in `expected/NAME.txt` in less than two seconds, the same on any number of
//! threads, and the next launch on the same device must work. `T0_BLESS=1` rewrites the expectations.
//!
//! One file per kind of mistake. Addresses are printed relative to the memory of the test, so that they are the same in
//! every run.
mod bounds;
mod control;
mod device;
mod races;
mod uninitialised;

use device::{Case, Device};
use std::path::Path;
use std::time::Duration;

fn cases() -> Vec<Case> {
    [bounds::cases(), uninitialised::cases(), races::cases(), control::cases()].concat()
}

#[test]
fn every_broken_kernel_gets_its_report() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/broken/expected");
    let bless = std::env::var_os("T0_BLESS").is_some();
    let mut wrong = Vec::new();
    for case in cases() {
        let (got, took) = Device::new(&case).report(&case);
        assert!(took < Duration::from_secs(2), "{}: the report took {took:?}", case.name);
        let path = folder.join(case.name).with_extension("txt");
        if bless {
            std::fs::create_dir_all(&folder).expect("the folder of expectations");
            std::fs::write(&path, &got).expect("the expectation is written");
        }
        let want = std::fs::read_to_string(&path).unwrap_or_default();
        if got != want {
            wrong.push(format!("== {}\n-- got\n{got}\n-- expected\n{want}", case.name));
        }
    }
    assert!(wrong.is_empty(), "T0_BLESS=1 takes the new reports:\n{}", wrong.join("\n"));
}

#[test]
fn the_corpus_is_complete() {
    let names: Vec<_> = cases().into_iter().map(|case| case.name).collect();
    assert!(names.len() >= 40, "{} cases", names.len());
    let mut unique = names.clone();
    unique.sort_unstable();
    unique.dedup();
    assert_eq!(unique.len(), names.len(), "two cases of one name");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/broken/expected");
    for entry in std::fs::read_dir(folder).expect("the expectations are there") {
        let name = entry.expect("an entry").path();
        let stem = name.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
        assert!(names.contains(&stem), "{stem}.txt belongs to no case");
    }
}
