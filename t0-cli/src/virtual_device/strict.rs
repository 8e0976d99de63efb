//! `t0 virtual --strict`: the options for the preloaded library, and the report of what it has found.

use std::path::{Path, PathBuf};

use t0_report::{Finding, Level, Suppressions};

use crate::Report;
use crate::input::Failure;

/// The exit code of the command if a program ends without an error, but something was found.
const FOUND: u8 = 1;

#[derive(clap::Args, Default)]
#[group(skip)]
pub(super) struct Arguments {
    /// Execute kernels in strict mode, and report mistakes: accesses outside of allocations and to freed memory, data
    /// races, uninitialised values, missing waits and barriers.
    #[arg(long)]
    strict: bool,
    /// Write the report to this file instead of standard error: JSON for *.json, SARIF 2.1.0 for *.sarif, else text.
    #[arg(long, value_name = "FILE", requires = "strict")]
    report: Option<PathBuf>,
    /// The format of the report, whatever its file is called.
    #[arg(long, value_name = "FORMAT", requires = "strict")]
    format: Option<Format>,
    /// End the program at the first error.
    #[arg(long, requires = "strict")]
    halt: bool,
    /// Check only kernels whose symbol or name matches, where `*` stands for any characters. Can be repeated.
    #[arg(long, value_name = "PATTERN", requires = "strict")]
    kernel: Vec<String>,
    /// A file of findings that are not reported: a rule and a pattern of kernels in each line.
    #[arg(long, value_name = "FILE", requires = "strict")]
    suppressions: Option<PathBuf>,
}

#[derive(clap::ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
enum Format {
    Text,
    Json,
    Sarif,
}

impl Format {
    /// The format that a file's name states.
    fn of(path: &Path) -> Format {
        match path.extension().and_then(|extension| extension.to_str()) {
            Some("json") => Format::Json,
            Some("sarif") => Format::Sarif,
            _ => Format::Text,
        }
    }
}

/// A run in strict mode.
pub(super) struct Strict<'a> {
    arguments: &'a Arguments,
    suppressions: Suppressions,
    /// The directory of the generated tree, to which the library writes.
    tree: PathBuf,
}

fn read(path: &Path) -> Result<String, Failure> {
    std::fs::read_to_string(path).map_err(|error| super::read(path, error))
}

impl Arguments {
    /// Whether the program runs in strict mode.
    pub(super) fn is_on(&self) -> bool {
        self.strict
    }

    /// Writes the options to the tree, if the program is to run in strict mode.
    pub(super) fn prepare(&self, tree: &Path) -> Result<Option<Strict<'_>>, Failure> {
        if !self.strict {
            return Ok(None);
        }
        let suppressions = match &self.suppressions {
            None => Suppressions::default(),
            Some(path) => Suppressions::parse(&read(path)?)
                .map_err(|wrong| Failure::Argument { why: format!("{}: {wrong}", path.display()) })?,
        };
        let mut options: Vec<String> = self.kernel.iter().map(|pattern| format!("kernel {pattern}\n")).collect();
        if self.halt {
            options.push("halt\n".into());
        }
        write(&tree.join("strict"), &options.concat())?;
        // An old report must not be taken for that of a run that fails.
        if let Some(path) = &self.report {
            write(path, "")?;
        }
        Ok(Some(Strict { arguments: self, suppressions, tree: tree.to_owned() }))
    }
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(path, text).map_err(|error| Failure::Create { path: path.display().to_string(), error })
}

impl Strict<'_> {
    /// Reports what was found. `exit` is the program's exit code.
    pub(super) fn report(&self, exit: u8) -> Result<Report, Failure> {
        // Neither file exists if the program has not opened the device.
        let record = std::fs::read_to_string(self.tree.join("findings")).unwrap_or_default();
        let checked = std::fs::metadata(self.tree.join("checked")).map_or(0, |data| data.len());
        let mut findings = t0_report::read(&record);
        let all = findings.len();
        findings.retain(|finding| !self.suppressions.suppress(finding));
        let suppressed = all - findings.len();
        let errors = findings.iter().filter(|finding| finding.level == Level::Error).count();
        let path = self.arguments.report.as_deref();
        let format = self.arguments.format.or(path.map(Format::of)).unwrap_or(Format::Text);
        let text = render(&findings, format);
        let mut report = Report::default();
        match path {
            Some(path) => write(path, &text)?,
            None => report.remarks.extend((!text.is_empty()).then(|| text.trim_end().to_owned())),
        }
        let count = |n: u64, one: &str| if n == 1 { format!("1 {one}") } else { format!("{n} {one}s") };
        report.remarks.push(format!(
            "t0 strict: {} checked: {}, {}{}",
            if checked == 1 { "1 dispatch".to_owned() } else { format!("{checked} dispatches") },
            count(errors as u64, "error"),
            count((findings.len() - errors) as u64, "note"),
            if suppressed == 0 { String::new() } else { format!(", {suppressed} suppressed") },
        ));
        report.exit = Some(if errors != 0 && exit == 0 { FOUND } else { exit });
        Ok(report)
    }
}

fn render(findings: &[Finding], format: Format) -> String {
    match format {
        Format::Text => findings.iter().map(|finding| format!("{finding}\n")).collect(),
        Format::Json => t0_report::json(findings),
        Format::Sarif => t0_report::sarif(findings),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_the_report_states_its_format() {
        for (path, format) in
            [("a.json", Format::Json), ("b/c.sarif", Format::Sarif), ("report.txt", Format::Text), ("x", Format::Text)]
        {
            assert_eq!(Format::of(Path::new(path)), format, "{path}");
        }
    }

    #[test]
    fn a_wrong_suppression_is_named() {
        let directory = tempfile::tempdir().expect("a directory");
        let file = directory.path().join("rules");
        std::fs::write(&file, "race *\nrace\n").expect("it can be written");
        let arguments = Arguments { strict: true, suppressions: Some(file), ..Arguments::default() };
        let failure = arguments.prepare(directory.path()).err().expect("line 2 is wrong").to_string();
        assert!(failure.contains("rules: line 2 is not a rule and a pattern of kernels"), "{failure}");
    }
}
