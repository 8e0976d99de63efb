//! The limits that a kernel's attribute sets for what its instances compile to.

use quote::ToTokens;
use t0_core::attribute::{Attribute, Instance};
use t0_core::codegen::{Check, Generated};
use t0_core::source::{Diagnostic, KernelSource, Report};
use t0_core::target::Target;

/// Checks a compiled instance against `deny(spill)` and `vgprs <= N`.
pub(crate) fn within_limits(
    attribute: &Attribute,
    instance: &Instance,
    target: &Target,
    report: &Report,
) -> Result<(), Vec<Diagnostic>> {
    let values: Vec<_> = instance.iter().map(|(_, value)| value.to_token_stream().to_string()).collect();
    let whose =
        if values.is_empty() { "this kernel".to_owned() } else { format!("the instance for {}", values.join(", ")) };
    let whose = match attribute.targets.len() {
        1 => whose,
        _ => format!("{whose}, on {},", target.name),
    };
    let spilled = report.spilled_vgprs + report.spilled_sgprs;
    let mut wrong = Vec::new();
    if let Some(span) = attribute.deny_spill.filter(|_| spilled != 0) {
        let message = format!("{whose} does not fit into registers: {spilled} of them are kept in memory");
        let help = help!("hold fewer values at once, make the workgroup smaller, or remove `deny(spill)`");
        wrong.push(Diagnostic::new(span, message).help(help));
    }
    if let Some((most, span)) = attribute.vgprs.filter(|(most, _)| report.vgprs > *most) {
        let message = format!("{whose} takes {} vector registers, more than {most}", report.vgprs);
        wrong.push(Diagnostic::new(span, message).help(help!("hold fewer values at once, or raise the limit")));
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong) }
}

/// Checks a compiled instance against `deny(checks)`: each bounds check that is left is an error at its access.
pub(crate) fn without_checks(
    attribute: &Attribute,
    source: &KernelSource<'_>,
    code: &Generated,
) -> Result<(), Vec<Diagnostic>> {
    let Some(denied) = attribute.deny_checks else { return Ok(()) };
    let error = |check: &Check| {
        let span = check.at.as_ref().and_then(|at| source.span_at(at)).unwrap_or(denied);
        let message = format!("a bounds check of `{}` is left: it is not proved that {}", check.array, check.fact);
        let help = help!(
            "state the fact by `grid = ..` or `requires(..)`, test it before the access, or remove `deny(checks)`"
        );
        Diagnostic::new(span, message).help(help)
    };
    let wrong: Vec<Diagnostic> = code.checks.iter().map(error).collect();
    if wrong.is_empty() { Ok(()) } else { Err(wrong) }
}
