//! Which loops of a kernel are unrolled, and why others are not.

use std::fmt::Write;

use t0_core::ir::Function;
use t0_core::lang::Lowered;
use t0_core::lang::lower::{Kept, KeptLoop, UNROLL_SHORT, UNROLL_SIZE};

use crate::paint::LABEL;

/// Prints them.
pub(super) fn print(lowered: &Lowered, function: &Function, out: &mut String) {
    indexing(lowered, function, out);
    others(lowered, function, out);
}

/// Which loops whose variables index arrays in registers were unrolled, and why others were not.
fn indexing(lowered: &Lowered, function: &Function, out: &mut String) {
    if lowered.indexing.is_empty() {
        return;
    }
    let _ = writeln!(out, "  {LABEL}loops that index arrays in registers{LABEL:#}");
    let unrolled = lowered.unrolled.as_ref().is_some_and(|f| std::ptr::eq(f, function));
    for (i, l) in lowered.indexing.iter().enumerate() {
        // A loop in a function, or in another unrolled loop, is lowered several times.
        if lowered.indexing[..i].contains(l) {
            continue;
        }
        let what = if !l.fits {
            format!(
                "not unrolled: the body has {} operations, all iterations together more than {UNROLL_SIZE}; `#[unroll]` before the loop unrolls it",
                l.size / l.iterations
            )
        } else if unrolled {
            "unrolled".to_owned()
        } else {
            "not unrolled: the code would exceed a limit of the kernel or spill more registers; `#[unroll]` before the loop unrolls it".to_owned()
        };
        let _ = writeln!(out, "    line {}, {} iterations: {what}", l.at.line, l.iterations);
    }
}

/// The loops that index no array in registers: the short ones, those of which some iterations follow each other, and
/// those that stay loops.
fn others(lowered: &Lowered, function: &Function, out: &mut String) {
    let unrolled = lowered.unrolled.as_ref().is_some_and(|f| std::ptr::eq(f, function));
    let limit = "the code would exceed a limit of the kernel or spill more registers";
    let mut lines: Vec<(u32, String)> = Vec::new();
    for l in &lowered.short {
        let at_a_time = |kept: &KeptLoop| match kept.why {
            Kept::Long { iterations, size } if kept.at == l.at && iterations == l.iterations => {
                Some(l.size / size.max(1))
            }
            _ => None,
        };
        let kept = lowered.kept.iter().find_map(at_a_time);
        let what = match (kept, unrolled && l.fits) {
            (Some(n), true) => format!("{n} at a time"),
            (Some(_), false) => format!("one at a time: {limit}"),
            (None, true) => "unrolled".to_owned(),
            (None, false) if !l.fits => "not unrolled: the loops of the kernel together are too long".to_owned(),
            (None, false) => format!("not unrolled: {limit}"),
        };
        lines.push((l.at.line, format!("{} iterations: {what}", l.iterations)));
    }
    for kept in &lowered.kept {
        let listed = lowered.short.iter().chain(&lowered.indexing).any(|l| l.at == kept.at);
        let why = match kept.why {
            _ if listed => continue,
            Kept::NoCounter => "it has no counter".to_owned(),
            Kept::Bounds => "its bounds are not constants".to_owned(),
            Kept::Inner => "a loop in it has no constant bounds; `#[unroll]` before the loop unrolls it".to_owned(),
            Kept::Long { iterations, size } => format!(
                "its {iterations} iterations of {size} operations are too many (at most {UNROLL_SHORT} in all, half for \
                 more than 64 iterations); `#[unroll]` before the loop unrolls it"
            ),
        };
        lines.push((kept.at.line, format!("not unrolled: {why}")));
    }
    lines.sort();
    lines.dedup();
    if lines.is_empty() {
        return;
    }
    let _ = writeln!(out, "  {LABEL}other loops{LABEL:#}");
    for (line, what) in lines {
        let _ = writeln!(out, "    line {line}, {what}");
    }
}
