//! `t0 doctor`: checks whether the driver of a card is present and may be used, says what to do if not, and tests the
//! device with a few kernels.
//!
//! The checks of the machine only read files. The tests open the device as any program does, through `t0_runtime`.
//! Sources: linux/kfd_ioctl.h, the kernel's topology under `/sys/devices/virtual/kfd/kfd/topology`, and the files of
//! amdgpu under `/sys/class/drm`.

mod gpu;
mod machine;
mod selftest;

use std::fmt::Write;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::Report;
use crate::input::{Failure, pretty, write_file};
use crate::paint::{ERROR, LABEL, NAME};

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
    let root = arguments.root.as_deref().unwrap_or(Path::new("/"));
    let mut findings = machine::examine(root);
    let usable = findings.iter().filter(|f| f.what.starts_with("GPU ")).any(|f| f.state == State::Good)
        && findings.iter().all(|f| f.state != State::Bad);
    let subject = match (arguments.emulated, &arguments.root) {
        (true, _) => Some(selftest::Subject::Virtual),
        (false, None) if usable => Some(selftest::Subject::Card),
        (false, _) => None,
    };
    findings.extend(subject.into_iter().flat_map(selftest::run));
    let mut report = Report { failed: findings.iter().any(|f| f.state == State::Bad), ..Report::default() };
    if let Some(path) = &arguments.report {
        let text = format!("t0 {}\n\n{}\n{}", env!("CARGO_PKG_VERSION"), plain(&findings), machine::files(root));
        write_file(path, text).map_err(|error| Failure::Write { path: path.display().to_string(), error })?;
        report.remarks.push(format!("wrote {}", path.display()));
    }
    if arguments.json {
        let all: Vec<Value> = findings.iter().map(json_of).collect();
        report.text = pretty(&json!({ "card_usable": usable, "findings": all }));
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
    let device = if usable { "the card" } else { "the virtual gfx1100, which needs no driver" };
    let _ = writeln!(report.text, "\nT0 kernels run on {device}.");
    Ok(report)
}

fn width(findings: &[Finding]) -> usize {
    findings.iter().map(|f| f.what.len()).max().unwrap_or(0)
}

/// The findings without styles.
fn plain(findings: &[Finding]) -> String {
    let width = width(findings);
    findings.iter().map(|f| format!("{:<4} {:<width$}  {}\n", f.state.word(), f.what, f.says)).collect()
}

fn json_of(f: &Finding) -> Value {
    json!({ "what": f.what, "state": f.state.word(), "says": f.says })
}
