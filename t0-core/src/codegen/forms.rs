//! The form of a kernel that becomes code, by the registers that each form takes.
//!
//! Iterations that follow each other and early loads need more registers, which must not cost waves or spills. Forms go
//! as far as register allocation, which decides; only the one that is chosen goes on. A form is left before its
//! registers are allocated where the values that are live at a time show that it cannot be better.

use super::error::CodegenError;
use super::passes::{Loads, Progress, waves_that_fit};
use super::regalloc::Allocation;
use crate::compile::Options;
use std::cmp::Reverse;
use t0_isa::target::Target;

/// Registers spilled, and waves on a SIMD. The lesser cost is better.
type Cost = (u32, Reverse<u32>);

/// Runs all passes over the best form of a function, which starts with its [`Loads`].
///
/// # Errors
/// As [`generate`](super::generate).
pub(super) fn run<'a>(
    options: &Options,
    target: &Target,
    start: impl Fn(Loads) -> Progress<'a>,
) -> Result<Progress<'a>, CodegenError> {
    let mut left = match options.level {
        0 | 1 => vec![Loads::InOrder],
        _ => vec![Loads::Repeated, Loads::Early, Loads::InOrder],
    };
    loop {
        let mut chosen = allocated(&left, target, &start)?;
        match chosen.finish() {
            // The other forms are shorter.
            Err(CodegenError::Branch { .. }) if left.len() > 1 => left.retain(|loads| *loads != chosen.loads()),
            done => return done.map(|()| chosen),
        }
    }
}

/// The first of the best forms, with its registers. If no form gets registers, the error of the first one.
fn allocated<'a>(
    forms: &[Loads],
    target: &Target,
    start: impl Fn(Loads) -> Progress<'a>,
) -> Result<Progress<'a>, CodegenError> {
    let mut best: Option<Result<Progress<'a>, CodegenError>> = None;
    for &loads in forms {
        let least = match &best {
            // Without loops to repeat, this form is the same.
            Some(Ok(best)) if loads == Loads::Early && !best.unrolled => continue,
            Some(Ok(best)) => Some(cost(best, target)),
            _ => None,
        };
        let waves = |form: &Progress<'a>, vgprs| Reverse(waves_that_fit(target, &form.func, vgprs));
        if matches!(&best, Some(Ok(best)) if least == Some((0, waves(best, 1)))) {
            break;
        }
        let mut form = start(loads);
        let mut registers = || {
            form.order()?;
            if least.is_some_and(|least| least <= (0, waves(&form, form.least_vgprs()))) {
                return Ok(false);
            }
            form.allocate()?;
            Ok(least.is_none_or(|least| cost(&form, target) < least))
        };
        match registers() {
            Ok(true) => best = Some(Ok(form)),
            Ok(false) => {}
            Err(CodegenError::Bug(bug)) => return Err(bug.into()),
            Err(limit) => best = best.or(Some(Err(limit))),
        }
    }
    best.unwrap_or_else(|| crate::bug::bug!("a kernel has no form"))
}

fn cost(form: &Progress<'_>, target: &Target) -> Cost {
    let Allocation { vgprs, spilled_vgprs, spilled_sgprs, .. } = form.allocation;
    (spilled_vgprs + spilled_sgprs, Reverse(waves_that_fit(target, &form.func, vgprs)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::samples as kernels;
    use t0_isa::target::GFX1100;

    const FORMS: [Loads; 3] = [Loads::Repeated, Loads::Early, Loads::InOrder];

    #[test]
    fn no_allocation_takes_fewer_registers_than_are_live_at_a_time() {
        let (options, mut exact) = (Options::default(), 0);
        for (name, f) in kernels::all() {
            for loads in FORMS {
                let mut form = Progress::new(&f, &GFX1100, &options, 1, loads);
                form.order().unwrap();
                let least = form.least_vgprs();
                if form.allocate().is_ok() && form.allocation.spilled_vgprs + form.allocation.spilled_sgprs == 0 {
                    assert!(form.allocation.vgprs >= least, "{name}: {} < {least}", form.allocation.vgprs);
                    exact += u32::from(form.allocation.vgprs == least);
                }
            }
        }
        assert!(exact > 0);
    }

    #[test]
    fn no_form_is_better_than_the_chosen_one() {
        let options = Options::default();
        for (name, f) in kernels::all() {
            let start = |loads| Progress::new(&f, &GFX1100, &options, 1, loads);
            let Ok(chosen) = allocated(&FORMS, &GFX1100, start) else { continue };
            for loads in FORMS {
                let mut form = start(loads);
                form.order().unwrap();
                if form.allocate().is_ok() {
                    let (chosen, other) = (cost(&chosen, &GFX1100), cost(&form, &GFX1100));
                    assert!(chosen <= other, "{name}: {loads:?} costs {other:?}, the chosen form {chosen:?}");
                }
            }
        }
    }
}
