//! The stage `lines`: which instructions come from which source line.

use std::fmt::Write;

use t0_isa::object::{KernelEntry, LineRange, Object};

use crate::input::Choice;
use crate::paint::{DIM, NAME, SOURCE};

pub(super) fn print(object: &Object, choice: &Choice, out: &mut String) {
    for (i, k) in choice.kernels(object).enumerate() {
        if i > 0 {
            out.push('\n');
        }
        let _ = writeln!(out, "{NAME}{}{NAME:#}", k.name());
        let mut none = true;
        for range in ranges(object, k) {
            none = false;
            let location = object.line_for(range.start).map_or("-".to_owned(), |line| line.to_string());
            let (start, end) = (range.start - k.code_address, range.end - k.code_address);
            let _ = writeln!(
                out,
                "  {DIM}{:#010x} +{start:#06x}..{end:#06x}{DIM:#} {SOURCE}{location}{SOURCE:#}",
                range.start
            );
        }
        if none {
            let _ = writeln!(out, "  {DIM}no source lines{DIM:#}");
        }
    }
}

/// The ranges of one kernel.
pub(super) fn ranges<'a>(object: &'a Object, k: &KernelEntry) -> impl Iterator<Item = &'a LineRange> {
    let code = k.code_address..k.code_address + k.code_size;
    object.lines().ranges().iter().filter(move |r| code.contains(&r.start) && r.end <= code.end)
}
