//! Whether a run has reported what it had to report, and nothing else.

use t0_report::{Finding, Level, Place, Source};

use crate::corpus::Fault;
use crate::stack::Run;

/// What is wrong with the report of a run of a program with this mistake, or of a correct one.
///
/// - A mistake is caught if an error of its rule names all marked lines. Its own place is one of them, or that of the
///   instruction that used the value, which the error relates to them.
/// - A correct program must end with exit code 0 and without an error.
///
/// # Errors
/// What is wrong, with the findings.
pub fn judge(run: &Run, fault: Option<&Fault>) -> Result<(), String> {
    let errors: Vec<&Finding> = run.findings.iter().filter(|finding| finding.level == Level::Error).collect();
    let all = || run.findings.iter().map(|finding| format!("{finding}\n")).collect::<String>();
    match fault {
        None if !errors.is_empty() => Err(format!("reported:\n{}", all())),
        None if !run.output.status.success() => Err(run.printed()),
        None => Ok(()),
        Some(_) if run.findings.is_empty() => Err(format!("nothing was reported: {}", run.printed())),
        Some(fault) if errors.iter().any(|error| names(error, fault)) => Ok(()),
        Some(fault) => Err(format!("expected {} at {}:{:?}:\n{}", fault.rule, fault.file, fault.lines, all())),
    }
}

fn names(error: &Finding, fault: &Fault) -> bool {
    let places = || std::iter::once(&error.place).chain(error.related.iter().map(|related| &related.place));
    let named = |line: &u32| places().flat_map(sources).any(|source| is(source, fault.file, *line));
    error.rule == fault.rule && fault.lines.iter().all(named)
}

fn sources(place: &Place) -> impl Iterator<Item = &Source> {
    place.source.iter().chain(&place.inlined)
}

/// The name that OpenCL's compiler gives to every source.
const OPENCL_SOURCE: &str = "CompileSource";

fn is(source: &Source, file: &str, line: u32) -> bool {
    let expected = if file.ends_with(".cl") { OPENCL_SOURCE } else { file };
    source.line == line && std::path::Path::new(&source.file).file_name().is_some_and(|name| name == expected)
}
