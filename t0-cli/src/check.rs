//! `t0 check`: checks the machine code of kernels for missing waits, hazards and wrong register counts.

use std::fmt::Write;
use std::path::PathBuf;

use t0_check::{Report as Finding, Severity, check_kernel};

use crate::Report;
use crate::input::{Choice, Failure, Input};
use crate::paint::{DIM, ERROR, NAME};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// A code object or a program that contains code objects, of any compiler; `-` for standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    choice: Choice,
    /// Show notes too: code that is correct under assumptions that cannot be checked.
    #[arg(long)]
    notes: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Report, Failure> {
    let input = Input::read(&arguments.file)?;
    let mut report = Report::default();
    let found = arguments.choice.narrow(&input, input.objects(&mut report)?)?;
    let (mut kernels, mut errors, mut notes) = (0, 0, 0);
    for object in found.iter().map(|found| &found.object) {
        for kernel in arguments.choice.kernels(object) {
            let all = match check_kernel(object, kernel) {
                Ok(all) => all,
                Err(error) => {
                    report.failed = true;
                    report.remarks.push(format!("{}: {error}", kernel.name()));
                    continue;
                }
            };
            kernels += 1;
            let wrong = |finding: &&Finding| finding.severity() == Severity::Error;
            errors += all.iter().filter(wrong).count();
            notes += all.iter().filter(|finding| !wrong(finding)).count();
            let shown: Vec<&Finding> = all.iter().filter(|finding| arguments.notes || wrong(finding)).collect();
            if !shown.is_empty() {
                let _ = writeln!(report.text, "{NAME}{}{NAME:#}", kernel.name());
            }
            for finding in shown {
                let mark = match finding.severity() {
                    Severity::Error => format!("{ERROR}error:{ERROR:#}"),
                    Severity::Note => format!("{DIM}note:{DIM:#}"),
                };
                let text = finding.to_string().replace('\n', "\n  ");
                let _ = writeln!(report.text, "  {mark} {text}");
            }
        }
    }
    report.failed |= errors > 0;
    let plural = |n: usize, one: &str| format!("{n} {one}{}", if n == 1 { "" } else { "s" });
    let _ = writeln!(
        report.text,
        "{} checked: {}, {}",
        plural(kernels, "kernel"),
        plural(errors, "error"),
        plural(notes, "note")
    );
    Ok(report)
}
