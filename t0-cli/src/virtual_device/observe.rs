//! `t0 virtual --profile`, `--trace` and `--fidelity`: what the preloaded library records of the dispatches, and the
//! reports.

use std::path::{Path, PathBuf};

use t0_report::fidelity::{self, Gap, Time};
use t0_sim::exec::fidelity::GAPS;
use t0_timing::record::{LaunchShape, Launches, Recording, Unmodelled};

use crate::Report;
use crate::input::{Failure, whole_name, write_file};
use crate::profile::table::sides;
use crate::profile::{self, Options, Profile};
use crate::timing::model::model;
use crate::trace::{self, Form, Memory, Recorded, Trace, timed};

/// The directory and the file of the generated tree to which the library writes.
const PROFILE: &str = "profile";
const FIDELITY: &str = "fidelity";

#[derive(clap::Args, Default)]
#[group(skip)]
pub(super) struct Arguments {
    /// Model how long each launch takes, and print a profile as `t0 profile` does when the program has ended.
    /// With a file: write it there, as JSON for *.json and as text otherwise.
    #[arg(long, value_name = "FILE", num_args = 0..=1, require_equals = true)]
    profile: Option<Option<PathBuf>>,
    /// Report which kernels and instructions have run, and what of them a card executes otherwise. With a file: write
    /// the report there, as JSON for *.json and as text otherwise.
    #[arg(long, value_name = "FILE", num_args = 0..=1, require_equals = true)]
    fidelity: Option<Option<PathBuf>>,
    /// Write when each instruction of the first waves of the launch with the longest modelled time issues, as
    /// `t0 trace` does: a page (`.html`) or a Perfetto trace (`.json`).
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,
    /// Of all launches, trace only those of kernels whose name matches, where `*` stands for any characters.
    #[arg(long, value_name = "PATTERN", requires = "trace")]
    trace_kernel: Option<String>,
}

fn is_json(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "json")
}

/// Writes a report to a file, or to standard error.
fn output(path: Option<&Path>, text: String, report: &mut Report) -> Result<(), Failure> {
    let Some(path) = path else {
        report.remarks.push(text.trim_end().to_owned());
        return Ok(());
    };
    // A file has no colours.
    let plain = anstream::adapter::strip_str(&text).to_string();
    write_file(path, plain).map_err(|error| Failure::Write { path: path.display().to_string(), error })
}

impl Arguments {
    /// Asks the library in the tree for what the reports need.
    pub(super) fn prepare(&self, tree: &Path) -> Result<(), Failure> {
        let failed = |error| Failure::Create { path: tree.display().to_string(), error };
        // The extension is checked before the program runs.
        self.trace.as_deref().map(Form::of).transpose()?;
        if self.profile.is_some() || self.trace.is_some() {
            std::fs::create_dir(tree.join(PROFILE)).map_err(failed)?;
        }
        if self.fidelity.is_some() {
            std::fs::write(tree.join(FIDELITY), "").map_err(failed)?;
        }
        Ok(())
    }

    /// Reports what was recorded. `options` are those of the run that a gap may name.
    pub(super) fn report(
        &self,
        (program, exit): (&str, u8),
        tree: &Path,
        options: &[&str],
        report: &mut Report,
    ) -> Result<(), Failure> {
        let profile = self.profile.as_ref().map(|_| profile_of(tree)).transpose()?;
        if let Some((path, (profile, options))) = self.profile.as_ref().zip(profile.as_ref()) {
            let json = path.as_deref().is_some_and(is_json);
            let text = match profile.launches.is_empty() && !json {
                true => format!("`{program}` has launched no kernel"),
                false => profile::render(program, exit, profile, options, json),
            };
            output(path.as_deref(), text, report)?;
        }
        if let Some(path) = &self.trace {
            self.write_trace(program, path, tree, report)?;
        }
        let Some(path) = &self.fidelity else { return Ok(()) };
        let file = tree.join(FIDELITY);
        let record = std::fs::read_to_string(&file).map_err(|error| super::read(&file, error))?;
        let mut kernels = fidelity::read(&record);
        for kernel in &mut kernels {
            let launches = profile.iter().flat_map(|(profile, _)| &profile.launches);
            kernel.times = launches.filter(|launch| launch.kernel == kernel.kernel).map(time).collect();
        }
        let gap = |gap: &t0_sim::exec::fidelity::Gap| Gap {
            name: gap.name.to_owned(),
            depends: gap.depends.name().to_owned(),
            what: gap.what.to_owned(),
            check: (!gap.check.is_empty()).then(|| gap.check.to_owned()),
            checked: options.iter().any(|option| gap.check.split(' ').next() == Some(option)),
        };
        let all = fidelity::Report::new(kernels, GAPS.iter().map(gap).collect());
        let text = if path.as_deref().is_some_and(is_json) { all.json() } else { all.to_string() };
        output(path.as_deref(), text, report)
    }

    /// Traces the launch with the longest modelled time.
    fn write_trace(&self, program: &str, path: &Path, tree: &Path, report: &mut Report) -> Result<(), Failure> {
        let recording = Recording::read(&tree.join(PROFILE))?;
        let pattern = self.trace_kernel.as_deref().map(t0_report::Pattern::new);
        let wanted = |launches: &&Launches| {
            let kernel = launches.shape.kernel(&launches.object);
            kernel.is_some_and(|kernel| pattern.as_ref().is_none_or(|pattern| pattern.matches(kernel.name())))
        };
        let mut longest: Option<(f64, &Launches)> = None;
        for launches in recording.launches.iter().filter(wanted) {
            let sample = launches.trace()?.sample(&launches.object);
            let modelled = sample.map(|sample| model(&sample, launches.data, false));
            let Ok(Ok(modelled)) = modelled else { continue };
            if longest.is_none_or(|(seconds, _)| seconds < modelled.time.seconds) {
                longest = Some((modelled.time.seconds, launches));
            }
        }
        let Some((_, launches)) = longest else { return Err(Failure::NothingTraced { program: program.to_owned() }) };
        let trace = traced(launches)?;
        write_file(path, Form::of(path)?.text(&trace))
            .map_err(|error| Failure::Write { path: path.display().to_string(), error })?;
        report.remarks.push(trace::summary(&trace).trim_end().to_owned());
        Ok(())
    }
}

/// The waves that a trace has at most; whole workgroups.
const WAVES: u64 = 8;

/// The trace of the first workgroups of a compute unit.
fn traced(launches: &Launches) -> Result<Trace, Failure> {
    let LaunchShape { grid, block, .. } = launches.shape;
    let (object, entry) = (&*launches.object, launches.shape.kernel(&launches.object));
    let failed = |error| Failure::Timing { kernel: entry.map_or_else(String::new, whole_name), error };
    let entry = entry.ok_or_else(|| failed(Unmodelled::NoKernel(launches.shape.entry)))?;
    let waves = u64::from(block.iter().product::<u32>().div_ceil(32).max(1));
    let waves = launches.trace()?.unit_waves(object, WAVES / waves).map_err(failed)?;
    let count: u64 = grid.iter().zip(block).map(|(&grid, block)| u64::from(grid.div_ceil(block.max(1)))).product();
    let first = format!("the first {{}} on a unit, of {count} in all");
    timed(&Recorded { object, entry, base: 0, waves, first, shape: (grid, block) }, Memory::Hit)
}

/// The modelled times of what was recorded, and the options with which they were modelled.
fn profile_of(tree: &Path) -> Result<(Profile, Options), Failure> {
    let options = Options::with_sensitivity(false);
    let recording = Recording::read(&tree.join(PROFILE))?;
    Ok((Profile::of(&recording, &options)?, options))
}

fn time(launch: &profile::Launch) -> Time {
    let known = launch.outcome.as_ref();
    let confidence = known.ok().map(|known| &known.modelled.confidence);
    let unrecorded = confidence.iter().flat_map(|confidence| &confidence.unrecorded);
    Time {
        shape: format!("{} / {} work-items", sides(launch.shape.grid), sides(launch.shape.block)),
        launches: launch.count,
        seconds: known.ok().map(|known| known.modelled.time.seconds),
        recorded: confidence.map(|confidence| confidence.recorded),
        unrecorded: unrecorded.map(|(what, part)| (what.label().to_owned(), *part)).collect(),
        error: known.err().map(ToString::to_string),
    }
}
