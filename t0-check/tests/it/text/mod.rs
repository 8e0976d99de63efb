//! Checks programs written as assembly text.

use t0_check::{Code, Report, Severity, check};
use t0_isa::isa::{Style, parse_styled};
use t0_isa::target::{GFX1100, Target};

/// The reports on a program in wave32 with all VGPRs; s_endpgm is added at the end.
pub(crate) fn reports(lines: &[&str], target: &Target) -> Vec<Report> {
    reports_of(lines, target, false)
}

fn reports_of(lines: &[&str], target: &Target, wave64: bool) -> Vec<Report> {
    let parse = |line: &str| parse_styled(line, target, Style { true16: false, wave64 });
    let words = |line: &str| parse(line).unwrap_or_else(|e| panic!("{line}: {e}")).encode().expect("it encodes");
    let words: Vec<u32> = lines.iter().chain(&["s_endpgm"]).flat_map(|line| words(line)).collect();
    check(Code { words: &words, address: 0, entry: 0, wave64, vgprs: 256 }, target)
}

fn kinds(lines: &[&str], severity: Severity, wave64: bool) -> Vec<String> {
    let reports = reports_of(lines, &GFX1100, wave64);
    reports.iter().filter(|report| report.severity() == severity).map(|report| report.kind.to_string()).collect()
}

/// The errors of a program for gfx1100.
pub(crate) fn errors(lines: &[&str]) -> Vec<String> {
    kinds(lines, Severity::Error, false)
}

/// The notes on a program for gfx1100.
pub(crate) fn notes(lines: &[&str]) -> Vec<String> {
    kinds(lines, Severity::Note, false)
}

/// The errors of a program in wave64 for gfx1100.
pub(crate) fn errors64(lines: &[&str]) -> Vec<String> {
    kinds(lines, Severity::Error, true)
}

/// The notes on a program in wave64 for gfx1100.
pub(crate) fn notes64(lines: &[&str]) -> Vec<String> {
    kinds(lines, Severity::Note, true)
}
