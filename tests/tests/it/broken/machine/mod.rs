//! Broken kernels in machine code: mistakes that no Rust kernel can make. The report is the same on any number of
//! threads. Addresses are printed relative to the memory of the test, so that they are the same in every run.
//!
//! | module | mistakes |
//! |---|---|
//! | `bounds` | invalid addresses |
//! | `uninitialised` | values that nothing defined |
//! | `races` | accesses without an order |
//! | `control` | invalid control flow, invalid instructions, impossible launches |
//! | `device` | a case, and the device that runs it |

mod bounds;
mod control;
mod device;
mod races;
mod uninitialised;

use crate::broken::{AT_MOST, compare, reports};
use device::{Case, Device};

fn cases() -> Vec<Case> {
    [bounds::cases(), uninitialised::cases(), races::cases(), control::cases()].concat()
}

#[test]
fn every_broken_kernel_gets_its_report() {
    let mut wrong = Vec::new();
    for case in cases() {
        let (got, took) = Device::new(&case).report(&case);
        assert!(took < AT_MOST, "{}: the report took {took:?}", case.name);
        wrong.extend(compare("machine", case.name, &got).err());
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_corpus_is_complete() {
    let names: Vec<_> = cases().into_iter().map(|case| case.name).collect();
    assert!(names.len() >= 40, "{} cases", names.len());
    let mut unique = names.clone();
    unique.sort_unstable();
    unique.dedup();
    assert_eq!(unique.len(), names.len(), "two cases of one name");
    for report in reports("machine") {
        assert!(names.contains(&report.as_str()), "{report}.txt belongs to no case");
    }
}
