//! `t0 tune`: measures the instances of the kernels that a crate's build script describes, and writes records.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use t0_tune::measure::{Agreed, Cost, CycleModel, Host, Refusal, Settings, StaticModel, Summary, Timed, tune_by};
use t0_tune::{REQUESTS, Request, shape_text};

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
}

pub(crate) fn run(arguments: &Arguments) -> Result<Report, Failure> {
    let root = std::fs::canonicalize(&arguments.directory)
        .map_err(|error| Failure::Read { path: arguments.directory.display().to_string(), error })?;
    let (mut requests, host) = match &arguments.request {
        Some(path) => (vec![read(path)?], None),
        None => from_build_script(&root)?,
    };
    let known: Vec<String> = requests.iter().map(|request| format!("`{}`", request.name)).collect();
    if let Some(name) = &arguments.name {
        requests.retain(|request| request.name == *name);
    }
    if requests.is_empty() {
        let name = arguments.name.clone().unwrap_or_default();
        return Err(Failure::NotTuned { path: root.display().to_string(), name, known: known.join(", ") });
    }
    let mut report = Report::default();
    let cost: Box<dyn Cost> = match (arguments.time, arguments.static_model) {
        (true, _) => Box::new(Timed::open()?.noise(arguments.noise / 100.0)),
        (_, true) => Box::new(StaticModel),
        _ => Box::new(CycleModel::new()),
    };
    for request in &requests {
        let targets = arguments.target.iter().cloned().collect();
        let settings = Settings { targets, again: arguments.again, host: host.clone(), ..Settings::default() };
        let summary = tune_by(request, &root, &settings, &*cost)?;
        print(request, &summary, &mut report);
    }
    Ok(report)
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

fn read(path: &Path) -> Result<Request, Failure> {
    let text =
        t0_files::read_to_string(path).map_err(|error| Failure::Read { path: path.display().to_string(), error })?;
    Ok(Request::parse(path, &text)?)
}

/// Runs the build script of the crate, which writes its requests to a directory.
fn from_build_script(root: &Path) -> Result<(Vec<Request>, Option<Host>), Failure> {
    let directory = std::env::temp_dir().join(format!("t0-tune-{}", std::process::id()));
    std::fs::create_dir_all(&directory)
        .map_err(|error| Failure::Create { path: directory.display().to_string(), error })?;
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    // The messages name the program of the build script. Diagnostics go to the terminal as usual.
    let mut command = Command::new(cargo);
    command.args(["check", "--message-format", "json-render-diagnostics"]).current_dir(root).env(REQUESTS, &directory);
    let output = command.stderr(Stdio::inherit()).output();
    let requests = requests(&directory, root);
    let _ = std::fs::remove_dir_all(&directory);
    let requests = requests?;
    // A build may fail because of the records that are about to be written.
    match output {
        Err(error) => Err(Failure::Cargo { why: error.to_string() }),
        Ok(output) if requests.is_empty() && !output.status.success() => {
            Err(Failure::Cargo { why: output.status.to_string() })
        }
        Ok(output) => {
            let program = build_script(&String::from_utf8_lossy(&output.stdout), root);
            Ok((requests, program.map(|program| Host::from_build_script(program, root.to_owned()))))
        }
    }
}

/// The program of the build script of the crate in `root`, from the messages of cargo.
fn build_script(messages: &str, root: &Path) -> Option<PathBuf> {
    messages.lines().find_map(|line| {
        let message: serde_json::Value = serde_json::from_str(line).ok()?;
        let is_script = message["reason"] == "compiler-artifact" && message["target"]["kind"][0] == "custom-build";
        let manifest = Path::new(message["manifest_path"].as_str()?).parent()?;
        let own = is_script && std::fs::canonicalize(manifest).is_ok_and(|known| known == root);
        own.then(|| message["filenames"][0].as_str().map(PathBuf::from)).flatten()
    })
}

/// The requests of the crate in `root`, in the order of their names. Dependencies may write requests too.
fn requests(directory: &Path, root: &Path) -> Result<Vec<Request>, Failure> {
    let path = || directory.display().to_string();
    let entries = std::fs::read_dir(directory).map_err(|error| Failure::Read { path: path(), error })?;
    let mut requests = Vec::new();
    for entry in entries {
        let request = read(&entry.map_err(|error| Failure::Read { path: path(), error })?.path())?;
        if std::fs::canonicalize(&request.root).is_ok_and(|known| known == root) {
            requests.push(request);
        }
    }
    requests.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(requests)
}
