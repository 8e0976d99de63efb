//! `t0 bench`: measures the launches of a list on the virtual GPU, and compares them with a baseline.
//!
//! | file | content |
//! |---|---|
//! | `document` | reads the tables of a TOML file |
//! | `launches` | the list of launches |
//! | `figures` | what is measured, and how it is compared |
//! | `baseline` | writes and reads baselines |
//! | `table` | the result as Markdown and as JSON |
//!
//! Equal kernels, arguments and models give equal figures on every machine, so that one run is enough.

mod baseline;
mod document;
mod figures;
mod launches;
mod table;

use std::path::PathBuf;

use crate::Report;
use crate::input::Failure;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The launches: a table `launch` for each, with a name, a file, and the options of `t0 run` as keys.
    #[arg(value_name = "FILE", default_value = "t0-bench.toml")]
    file: PathBuf,
    /// Compare with the figures in this file, which --save has written. The exit code is 1 if a figure has risen above
    /// the threshold.
    #[arg(long, value_name = "FILE")]
    baseline: Option<PathBuf>,
    /// Write the figures to this file, for later comparisons.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// How much a figure may rise, in percent.
    #[arg(long, value_name = "PERCENT", default_value_t = 2.0, value_parser = threshold, requires = "baseline")]
    threshold: f64,
    /// Print one JSON document instead of a table in Markdown.
    #[arg(long)]
    json: bool,
}

fn threshold(text: &str) -> Result<f64, String> {
    let number = text.parse::<f64>().ok().filter(|number| number.is_finite() && *number >= 0.0);
    number.ok_or_else(|| format!("`{text}` is not a percentage: expected 0 or more"))
}

pub(crate) fn run(arguments: &Arguments) -> Result<Report, Failure> {
    let mut report = Report::default();
    let launches = launches::read(&arguments.file)?;
    let baseline = arguments.baseline.as_deref().map(baseline::read).transpose()?;
    let mut measured = Vec::new();
    for launch in &launches {
        let figures = figures::measure(launch, &mut report);
        let name = launch.name.clone();
        measured.push(figures.map_err(|error| Failure::BenchLaunch { name, error: Box::new(error) })?);
    }
    let compared = figures::compare(&measured, baseline.as_deref(), arguments.threshold)?;
    if let Some(path) = &arguments.save {
        baseline::write(path, &measured)?;
        report.remarks.push(format!("wrote {} to {}", counted(measured.len()), path.display()));
    }
    report.text = match arguments.json {
        true => table::json(&compared),
        false => table::markdown(&compared, arguments.threshold),
    };
    report.failed = compared.rows.iter().any(figures::Row::is_worse);
    Ok(report)
}

fn counted(launches: usize) -> String {
    if launches == 1 { "1 launch".to_owned() } else { format!("{launches} launches") }
}
