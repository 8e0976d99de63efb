//! `t0 profile`: runs a program on the virtual GPU, and models the times of all its launches.
//!
//! | file | content |
//! |---|---|
//! | `launches` | the modelled times of a recording |
//! | `table` | the table of launches, and its JSON |
//!
//! The program records its launches (`T0_PROFILE`, the module `t0_timing::record`); this command models them
//! afterwards.

mod launches;
pub(crate) mod table;

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use t0_timing::record::Recording;

use crate::Report;
use crate::child::{Temporary, exit_code};
use crate::input::{Failure, pretty, write_file};
use crate::timing::{Data, report};
pub(crate) use launches::{Launch, Profile};

#[derive(clap::Args)]
#[command(after_help = "\
The program keeps standard input, output and error, and its exit code becomes that of this command. It uses the virtual
GPU, unless it requires a card, which is an error.")]
pub(crate) struct Arguments {
    /// The program: one that launches kernels with t0-runtime.
    program: OsString,
    /// Its arguments.
    #[arg(last = true, value_name = "ARGS")]
    arguments: Vec<OsString>,
    #[command(flatten)]
    options: Options,
    /// Print one JSON document.
    #[arg(long)]
    json: bool,
    /// Write the profile to a file, so that it is not mixed with the output of the program.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// What a profile shows.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// The number of kernels whose source is printed, those first that take the most time.
    #[arg(long, value_name = "COUNT", default_value_t = 3)]
    kernels: usize,
    /// Where the data are when a launch starts.
    #[arg(long, value_name = "PLACE", value_enum, default_value_t = Data::Auto)]
    data: Data,
    /// Also look for source files whose names are relative in this folder: that of the crate that has the kernels.
    /// May be repeated.
    #[arg(long, value_name = "FOLDER")]
    source: Vec<PathBuf>,
    /// Leave out the effect of uncertain parameters, for which the model runs some fifty times.
    #[arg(long)]
    no_sensitivity: bool,
}

impl Options {
    /// The defaults, with the effect of uncertain parameters or without it.
    #[cfg(all(target_os = "linux", target_arch = "x86_64"))]
    pub(crate) fn with_sensitivity(sensitivity: bool) -> Options {
        Options { kernels: 3, data: Data::Auto, source: Vec::new(), no_sensitivity: !sensitivity }
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<Report, Failure> {
    // The program may run for a long time, so that what can be checked before it is.
    if let Some(path) = arguments.options.source.iter().find(|path| !path.is_dir()) {
        return Err(Failure::SourceFolder { path: path.display().to_string() });
    }
    let program = arguments.program.to_string_lossy().into_owned();
    let folder = Temporary::create("t0-profile")?;
    let mut command = Command::new(&arguments.program);
    let status = command.args(&arguments.arguments).env("T0_PROFILE", folder.path()).status();
    let status = status.map_err(|error| Failure::Start { program: program.clone(), error })?;
    let mut report = Report { exit: Some(exit_code(status)), ..Report::default() };
    if !status.success() {
        report.remarks.push(format!("`{program}` failed ({status}); the profile has the launches before that"));
    }
    let recording = Recording::read(folder.path())?;
    if recording.launches.is_empty() {
        if status.success() {
            return Err(Failure::NothingLaunched { program });
        }
        report.remarks = vec![format!("`{program}` failed ({status}) and launched nothing")];
        return Ok(report);
    }
    let profile = Profile::of(&recording, &arguments.options)?;
    // The profile is printed nevertheless: the program has run.
    for failure in useless(&arguments.options.source, &profile) {
        report.remarks.push(format!("{red}error:{red:#} {failure}", red = crate::paint::ERROR));
        report.exit = report.exit.filter(|code| *code != 0).or(Some(1));
    }
    let text = render(&program, exit_code(status), &profile, &arguments.options, arguments.json);
    match &arguments.output {
        None => report.text = text,
        Some(path) => {
            // A file has no colours.
            let plain = anstream::adapter::strip_str(&text).to_string();
            write_file(path, plain).map_err(|error| Failure::Write { path: path.display().to_string(), error })?;
        }
    }
    Ok(report)
}

/// Source files that an error names.
const NAMED: usize = 3;

/// The folders in which no source file of the kernels is.
fn useless(folders: &[PathBuf], profile: &Profile) -> Vec<Failure> {
    let known = profile.launches.iter().filter_map(|launch| launch.outcome.as_ref().ok());
    let names: BTreeSet<&str> = known.flat_map(|known| known.lines.names()).collect();
    let has_one = |folder: &Path| names.iter().any(|name| folder.join(name).is_file());
    let mut listed: Vec<String> = names.iter().take(NAMED).map(|name| format!("`{name}`")).collect();
    if names.len() > NAMED {
        listed.push(format!("and {} more", names.len() - NAMED));
    }
    let wrong = folders.iter().filter(|folder| !names.is_empty() && !has_one(folder));
    let failure =
        |folder: &PathBuf| Failure::SourceFiles { path: folder.display().to_string(), names: listed.join(", ") };
    wrong.map(failure).collect()
}

/// The profile as text or as JSON.
pub(crate) fn render(program: &str, exit: u8, profile: &Profile, options: &Options, json: bool) -> String {
    match json {
        true => pretty(&table::json(program, exit, profile)),
        false => text(program, profile, options.kernels),
    }
}

fn text(program: &str, profile: &Profile, kernels: usize) -> String {
    let mut out = String::new();
    table::print(program, profile, &mut out);
    let mut printed = Vec::new();
    for launch in &profile.launches {
        let Ok(known) = &launch.outcome else { continue };
        // Of a kernel with several rows, the first one, which takes the most time.
        if printed.len() == kernels || printed.contains(&&launch.kernel) {
            continue;
        }
        printed.push(&launch.kernel);
        let _ = writeln!(out);
        report::summary(&launch.kernel, &known.geometry, &known.modelled, &mut out);
        known.lines.print(&mut out);
    }
    if !profile.sensitivity.is_empty() {
        let _ = writeln!(out);
        report::sensitivity(profile.seconds, &profile.sensitivity, &mut out);
    }
    out
}
