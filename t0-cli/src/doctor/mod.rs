//! `t0 doctor`: checks whether the driver of a card is present and may be used, says what to do if not, and tests the
//! device with a few kernels.
//!
//! The checks of the machine only read files. The tests open the device as any program does, through `t0_runtime`.
//! Sources: linux/kfd_ioctl.h, the kernel's topology under `/sys/devices/virtual/kfd/kfd/topology`, and the files of
//! amdgpu under `/sys/class/drm`.

mod faults;
mod gpu;
mod machine;
mod selftest;

use std::fmt::Write;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::Report;
use crate::input::{Failure, pretty, write_file};
use crate::paint::{ERROR, LABEL, NAME};
use selftest::Subject;

#[derive(clap::Args)]
#[command(after_help = "\
States: ok, none (absent, which is no error: the virtual GPU does not need it), bad (present, but not usable).
Exit codes: 0 nothing is bad, 1 something is bad or a test failed, 2 invalid command line.")]
pub(crate) struct Arguments {
    /// Use this directory as the root of the file system, for example the image of a container. Nothing is tested then,
    /// unless --virtual is given.
    #[arg(long, value_name = "DIR")]
    root: Option<PathBuf>,
    /// Test the virtual GPU instead of the card.
    #[arg(long = "virtual")]
    emulated: bool,
    /// Also write the results to this file, with the files of the driver that they depend on. It is text that can be
    /// attached to a report of a problem: it contains no names of users or of the machine.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Print one JSON document.
    #[arg(long)]
    json: bool,
    /// Provoke this failure in this process, and report how it ends: the command starts itself with it.
    #[arg(long, value_name = "NAME", hide = true)]
    fault: Option<String>,
}

/// The result of one check.
struct Finding {
    what: String,
    state: State,
    says: String,
}

impl Finding {
    fn new(what: &str, state: State, says: String) -> Finding {
        Finding { what: what.to_owned(), state, says }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// Present and usable.
    Good,
    /// Absent. This is not an error: the virtual GPU does not need it.
    Absent,
    /// Present, but not usable.
    Bad,
}

impl State {
    fn word(self) -> &'static str {
        match self {
            State::Good => "ok",
            State::Absent => "none",
            State::Bad => "bad",
        }
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<Report, Failure> {
    if let Some(name) = &arguments.fault {
        return fault(name, if arguments.emulated { Subject::Virtual } else { Subject::Card });
    }
    let root = arguments.root.as_deref().unwrap_or(Path::new("/"));
    let mut findings = machine::examine(root);
    let usable = findings.iter().filter(|f| f.what.starts_with("GPU ")).any(|f| f.state == State::Good)
        && findings.iter().all(|f| f.state != State::Bad);
    let subject = match (arguments.emulated, &arguments.root) {
        (true, _) => Some(Subject::Virtual),
        (false, None) if usable => Some(Subject::Card),
        (false, _) => None,
    };
    let tests = subject.map(selftest::run).unwrap_or_default();
    let verdict = Verdict::new(usable, subject, &tests);
    findings.extend(tests);
    let mut report = Report { failed: findings.iter().any(|f| f.state == State::Bad), ..Report::default() };
    if let Some(path) = &arguments.report {
        let text =
            format!("t0 {}\n\n{}\n{}", env!("CARGO_PKG_VERSION"), plain(&findings, verdict), machine::files(root));
        write_file(path, text).map_err(|error| Failure::Write { path: path.display().to_string(), error })?;
        report.remarks.push(format!("wrote {}", path.display()));
    }
    if arguments.json {
        let all: Vec<Value> = findings.iter().map(json_of).collect();
        report.text = pretty(&json!({ "card_usable": verdict.card_usable(), "findings": all }));
        return Ok(report);
    }
    let width = width(&findings);
    for f in &findings {
        let style = match f.state {
            State::Good => NAME,
            State::Absent => LABEL,
            State::Bad => ERROR,
        };
        let _ = writeln!(report.text, "{style}{:<4}{style:#} {:<width$}  {}", f.state.word(), f.what, f.says);
    }
    let _ = writeln!(report.text, "\n{}", verdict.text());
    Ok(report)
}

/// Provokes a failure, and reports in one line how it ends.
fn fault(name: &str, subject: Subject) -> Result<Report, Failure> {
    let Some(outcome) = faults::provoke(name, subject) else {
        return Err(Failure::Argument { why: format!("there is no failure `{name}`") });
    };
    let failed = outcome.is_err();
    let says = outcome.unwrap_or_else(|error| error.to_string());
    // An error may have several lines.
    let line = says.lines().map(str::trim).collect::<Vec<_>>().join("; ");
    Ok(Report { text: format!("{line}\n"), failed, ..Report::default() })
}

/// What runs T0's kernels on this machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Verdict {
    /// The card, which has passed the tests or was not tested.
    Card,
    /// The virtual device, because there is no usable card.
    Virtual,
    /// The virtual device, because the card cannot be opened.
    NotOpened,
    /// A device that fails a test.
    Unreliable(Subject),
}

impl Verdict {
    /// `tests` are the findings of the tests of `subject`; `usable` states whether the files of a card are there.
    fn new(usable: bool, subject: Option<Subject>, tests: &[Finding]) -> Verdict {
        match (subject, tests.iter().find(|test| test.state == State::Bad)) {
            (Some(Subject::Card), Some(test)) if test.what == selftest::OPEN => Verdict::NotOpened,
            (Some(subject), Some(_)) => Verdict::Unreliable(subject),
            _ if usable => Verdict::Card,
            _ => Verdict::Virtual,
        }
    }

    fn card_usable(self) -> bool {
        matches!(self, Verdict::Card | Verdict::Unreliable(Subject::Virtual))
    }

    fn text(self) -> &'static str {
        match self {
            Verdict::Card => "T0 kernels run on the card.",
            Verdict::Virtual => "T0 kernels run on the virtual gfx1100, which needs no driver.",
            Verdict::NotOpened => "T0 kernels run on the virtual gfx1100, because the card cannot be opened.",
            Verdict::Unreliable(Subject::Card) => {
                "The card fails a test, so its results are not reliable: set T0_DEVICE=virtual, which chooses the virtual \
                 gfx1100, and report the problem with the file that `t0 doctor --report FILE` writes."
            }
            Verdict::Unreliable(Subject::Virtual) => {
                "The virtual gfx1100 fails a test: report the problem with the file that `t0 doctor --report FILE` writes."
            }
        }
    }
}

fn width(findings: &[Finding]) -> usize {
    findings.iter().map(|f| f.what.len()).max().unwrap_or(0)
}

/// The findings and the verdict without styles.
fn plain(findings: &[Finding], verdict: Verdict) -> String {
    let width = width(findings);
    let lines: String =
        findings.iter().map(|f| format!("{:<4} {:<width$}  {}\n", f.state.word(), f.what, f.says)).collect();
    format!("{lines}\n{}\n", verdict.text())
}

fn json_of(f: &Finding) -> Value {
    json!({ "what": f.what, "state": f.state.word(), "says": f.says })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_failed_test_is_followed_by_the_claim_that_kernels_run() {
        let finding = |what: &str, state| Finding::new(what, state, String::new());
        let open = |state| vec![finding(selftest::OPEN, state)];
        let failed = || vec![finding(selftest::OPEN, State::Good), finding("test: copies", State::Bad)];
        for (usable, subject, tests, expected) in [
            (true, None, vec![], Verdict::Card),
            (false, None, vec![], Verdict::Virtual),
            (true, Some(Subject::Card), open(State::Good), Verdict::Card),
            (true, Some(Subject::Card), open(State::Bad), Verdict::NotOpened),
            (true, Some(Subject::Card), failed(), Verdict::Unreliable(Subject::Card)),
            (true, Some(Subject::Virtual), failed(), Verdict::Unreliable(Subject::Virtual)),
            (false, Some(Subject::Virtual), open(State::Bad), Verdict::Unreliable(Subject::Virtual)),
        ] {
            let verdict = Verdict::new(usable, subject, &tests);
            assert_eq!(verdict, expected);
            let claims = verdict.text().contains("run on the card");
            assert_eq!(claims, verdict == Verdict::Card);
            assert!(!claims || tests.iter().all(|test| test.state != State::Bad));
        }
        assert!(!Verdict::NotOpened.card_usable() && !Verdict::Unreliable(Subject::Card).card_usable());
    }
}
