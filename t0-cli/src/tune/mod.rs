//! `t0 tune`: measures the instances of the kernels that a crate's build script describes, and writes records.
//!
//! | file | content |
//! |---|---|
//! | `build_script` | runs the build script |
//! | `progress` | what is displayed meanwhile |
//! | `changed` | the list of changed choices |

mod build_script;
mod changed;
mod progress;

use std::fmt::Write as _;
use std::path::PathBuf;

use t0_tune::measure::{Agreed, Cost, CycleModel, Refusal, Settings, StaticModel, Summary, Timed, tune_by};
use t0_tune::{Request, shape_text};

use crate::Report;
use crate::input::Failure;
use crate::paint::{DIM, NAME};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Tune only the kernel with this records file, `tuning/NAME.toml`.
    #[arg(value_name = "NAME")]
    name: Option<String>,
    /// The directory of the crate.
    #[arg(long = "crate", value_name = "DIR", default_value = ".")]
    directory: PathBuf,
    /// Tune only for this target.
    #[arg(long, value_name = "NAME")]
    target: Option<String>,
    /// Measure again what the records already contain.
    #[arg(long)]
    again: bool,
    /// Of stale records, measure only the candidates whose machine code or launch has changed.
    #[arg(long, conflicts_with = "again")]
    refresh: bool,
    /// The cost is the time of launches on the device, not the clocks of the cycle model.
    #[arg(long)]
    time: bool,
    /// The cost is the static model, which is quick and knows all targets, but neither caches nor latencies.
    #[arg(long = "static", conflicts_with = "time")]
    static_model: bool,
    /// With --time: times that differ by at most this many percent agree.
    #[arg(long, value_name = "PERCENT", default_value_t = 2.0, requires = "time")]
    noise: f64,
    /// Read the description of a kernel from this file; do not run the build script of the crate.
    #[arg(long, value_name = "FILE")]
    request: Option<PathBuf>,
    /// Run the build script in this profile of cargo. By default it is the profile of the last build of the crate.
    #[arg(long, value_name = "NAME", conflicts_with = "request")]
    profile: Option<String>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Report, Failure> {
    let root = std::fs::canonicalize(&arguments.directory)
        .map_err(|error| Failure::Read { path: arguments.directory.display().to_string(), error })?;
    let (all, host) = match &arguments.request {
        Some(path) => (vec![build_script::read(path)?], None),
        None => build_script::run(&root, arguments.profile.as_deref())?,
    };
    let requests: Vec<&Request> =
        all.iter().filter(|request| arguments.name.as_ref().is_none_or(|name| request.name == *name)).collect();
    if requests.is_empty() {
        let known: Vec<String> = all.iter().map(|request| format!("`{}`", request.name)).collect();
        let name = arguments.name.clone().unwrap_or_default();
        return Err(Failure::NotTuned { path: root.display().to_string(), name, known: known.join(", ") });
    }
    let mut report = Report::default();
    let cost: Box<dyn Cost> = match (arguments.time, arguments.static_model) {
        (true, _) => Box::new(Timed::open()?.noise(arguments.noise / 100.0)),
        (_, true) => Box::new(StaticModel),
        _ => Box::new(CycleModel::new()),
    };
    let settings = Settings {
        targets: arguments.target.iter().cloned().collect(),
        again: arguments.again,
        refresh: arguments.refresh,
        host,
        progress: progress::progress(),
        ..Settings::default()
    };
    let before = changed::Before::read(&root, &all)?;
    let (mut tuned, mut failure) = (Vec::new(), None);
    for request in requests {
        match tune_by(request, &root, &settings, &*cost) {
            Ok(summary) => print(request, &summary, &mut report),
            Err(error) => failure = Some(error),
        }
        tuned.push(request.name.as_str());
        if failure.is_some() {
            break;
        }
    }
    before.list(&tuned, &mut report)?;
    let Some(error) = failure else { return Ok(report) };
    // The new records of the kernels before this one are written, so that no later run lists their changes.
    crate::print(&report)?;
    Err(error.into())
}

fn print(request: &Request, summary: &Summary, report: &mut Report) {
    let mut target = None;
    for best in &summary.best {
        if target.replace(&best.target) != Some(&best.target) {
            let _ = writeln!(report.text, "{NAME}{}{NAME:#} on {}", request.name, best.target);
        }
        let (shape, instance) = (shape_text(&best.shape), &best.instance);
        let _ = writeln!(report.text, "  {shape:<16} {instance} {DIM}{:.1}{DIM:#}", best.cost);
    }
    for agreed in &summary.agreed {
        compared(request, agreed, report);
    }
    let Summary { measured, known, .. } = summary;
    report.remarks.push(format!("{}: {measured} measured, {known} known before", request.records()));
}

/// How the instances were compared, and which are refused.
fn compared(request: &Request, agreed: &Agreed, report: &mut Report) {
    let Agreed { target, given, shapes, apart, refused } = agreed;
    let of = if given.is_empty() { String::new() } else { format!(", {}", given.join(", ")) };
    let texts = |shapes: &[Vec<u64>]| shapes.iter().map(|shape| shape_text(shape)).collect::<Vec<_>>().join(", ");
    let out = &mut report.text;
    let _ = writeln!(out, "{NAME}{}{NAME:#} on {target}{of}: comparison of all instances", request.name);
    let with = if request.host_function { "with the host function" } else { "with each other" };
    let tolerance = if request.tolerance > 0.0 {
        format!("within a tolerance of {:?}", request.tolerance)
    } else {
        "bit by bit".to_owned()
    };
    let shapes = if shapes.is_empty() { "no shape".to_owned() } else { texts(shapes) };
    let _ = writeln!(out, "  compared {with} {tolerance} at {shapes}");
    if !apart.is_empty() {
        let groups = apart.join("; ");
        let _ = writeln!(
            out,
            "  not compared across these groups, because no shape is accepted by instances of two of them: {groups}"
        );
    }
    for Refusal { instance, shapes, why } in refused {
        let _ = writeln!(out, "  refused: {instance} at {}: {why}", texts(shapes));
    }
}
