//! `t0 run`: runs a kernel of any code object on the virtual GPU.
//!
//! | file | content |
//! |---|---|
//! | `launch` | the arguments of a launch, which `t0 trace` takes too |
//! | `element` | the types of values |
//! | `parameter` | the types of a kernel's parameters, from the metadata |
//! | `argument` | `--arg`: parses arguments and binds them |
//! | `rules` | the grid, and what must hold, from the kernel's attribute |
//! | `output` | `--out`: prints buffers or writes them to files |
//! | `lines` | `--lines`: wave-instructions by source line |
//! | `timing` | `--timing`: the modelled time of the launch |
//! | `report` | the result as text and as JSON |

mod argument;
mod element;
mod launch;
mod lines;
mod output;
mod parameter;
mod report;
mod rules;
mod timing;

use t0_check::{Severity, check_kernel};
use t0_sim::exec::{Options, STRICT_BUDGET};
use t0_sim::gpu::{GpuError, LaunchError};

use crate::Report;
use crate::input::Failure;
use crate::paint::ERROR;
use crate::timing::Data;
pub(crate) use launch::{ARGUMENTS, LaunchArguments, Opened};
use lines::Lines;
pub(crate) use lines::read as read_source;
use output::Output;
use timing::Timing;

/// Exit code after a kernel's fault, so that scripts can tell it from wrong input.
pub(crate) const FAULTED: u8 = 3;

#[derive(clap::Args)]
#[command(after_help = ARGUMENTS)]
pub(crate) struct Arguments {
    #[command(flatten)]
    launch: LaunchArguments,
    /// Print the buffer of this argument after the launch, or write it to a file. ARG is a name, or a number counted
    /// from 0.
    #[arg(long = "out", value_name = "ARG[=FILE]")]
    outputs: Vec<Output>,
    /// The maximum number of elements to print of each buffer.
    #[arg(long, value_name = "COUNT", default_value_t = 16)]
    print: usize,
    /// Strict mode: also report mistakes that hardware does not report, such as reads out of range and data races.
    #[arg(long)]
    strict: bool,
    /// The maximum number of wave-instructions. The default is 30,000,000 with --strict, and unlimited otherwise.
    #[arg(long, value_name = "COUNT")]
    budget: Option<u64>,
    /// The number of threads. The result does not depend on it.
    #[arg(long, value_name = "COUNT")]
    threads: Option<usize>,
    /// Count only wave-instructions, not their classes and the bytes they move. The kernel runs faster.
    #[arg(long)]
    no_stats: bool,
    /// Also count wave-instructions by source line, and print the lines in descending order. Needs a line table
    /// (`clang -g`); kernels of T0 have one.
    #[arg(long)]
    lines: bool,
    /// Also model how long the launch takes on a gfx1100: the time, what limits it, the clocks of each source line, and
    /// the effect of uncertain parameters. The first workgroups run again for this, with the same arguments.
    #[arg(long)]
    timing: bool,
    /// Move the results of approximate instructions (v_rcp_f32, v_exp_f32, ...) at random, by as much as a card's may
    /// differ from the rounded ones. Equal seeds give equal results.
    #[arg(long, value_name = "SEED")]
    ulp_noise: Option<u64>,
    /// With --timing: where the data are when the launch starts.
    #[arg(long, value_name = "PLACE", value_enum, default_value_t = Data::Auto, requires = "timing")]
    data: Data,
    /// With --timing: leave out the effect of uncertain parameters, for which the model runs some fifty times.
    #[arg(long, requires = "timing")]
    no_sensitivity: bool,
    /// Print one JSON document.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Report, Failure> {
    let mut report = Report::default();
    let mut opened = Opened::open(&arguments.launch, &mut report)?;
    if arguments.lines && !lines::are_known(opened.object()?) {
        return Err(Failure::NoLines { path: opened.path, kernel: opened.name });
    }
    opened.bind(&arguments.launch)?;
    // An unknown output is reported before anything runs.
    let outputs = output::resolve(&arguments.outputs, &opened.parameters, &opened.bound)?;
    let options = Options {
        strict: arguments.strict,
        budget: arguments.budget.or(arguments.strict.then_some(STRICT_BUDGET)),
        threads: arguments.threads,
        profile: !arguments.no_stats,
        executions: arguments.lines,
        ulp_noise: arguments.ulp_noise,
        ..Options::default()
    };
    let launch = opened.launch(&arguments.launch, options, &mut report)?;
    // The static check sees the paths that this launch does not take.
    let mistakes = match arguments.strict {
        true => mistakes(&opened, &mut report)?,
        false => Vec::new(),
    };
    if arguments.timing {
        // A kernel that the model does not know is reported before anything runs.
        opened.geometry(&launch)?;
    }
    // The record for the model is bounded, so that a kernel that never ends is reported before the whole launch runs.
    // A budget of the user bounds the launch itself.
    let recorded = match arguments.timing && arguments.budget.is_none() {
        true => Some(Timing::record(&mut opened, arguments, &launch)?),
        false => None,
    };
    let result = opened.run(&launch)?;
    let executions = result.as_ref().ok().and_then(|stats| stats.executions.as_ref());
    let lines = match executions {
        Some(executions) => Some(Lines::of(opened.object()?, opened.base()?, executions)),
        None => None,
    };
    let shown = output::collect(&opened.gpu, &outputs, &opened.bound, arguments.print)?;
    let timing = match &result {
        Ok(_) if arguments.timing => Some(Timing::of(&mut opened, arguments, &launch, recorded)?),
        _ => None,
    };
    let Opened { gpu, name, .. } = &opened;
    match arguments.json {
        true => {
            let measured = (lines.as_ref(), timing.as_ref());
            report.text = report::json(gpu, name, &launch, (&result, &mistakes), measured, &shown);
        }
        false => {
            report::text(&mut report, gpu, name, &launch, &result, &shown);
            report.remarks.extend(mistakes.iter().map(|text| format!("{ERROR}static check:{ERROR:#} {text}")));
            if let Some(lines) = &lines {
                lines.print(name, &mut report.text);
            }
            if let Some(timing) = &timing {
                timing.print(&mut report.text);
            }
        }
    }
    if result.is_err() || !mistakes.is_empty() {
        report.exit = Some(FAULTED);
    }
    Ok(report)
}

/// The errors that the static check finds in the code of the kernel.
fn mistakes(opened: &Opened, report: &mut Report) -> Result<Vec<String>, Failure> {
    match check_kernel(opened.object()?, &opened.entry) {
        Ok(found) => {
            Ok(found.iter().filter(|found| found.severity() == Severity::Error).map(ToString::to_string).collect())
        }
        Err(error) => {
            report.remarks.push(format!("the code of `{}` cannot be checked: {error}", opened.name));
            Ok(Vec::new())
        }
    }
}

impl From<GpuError> for Failure {
    fn from(error: GpuError) -> Failure {
        Failure::Launch { error: error.into() }
    }
}

impl From<LaunchError> for Failure {
    fn from(error: LaunchError) -> Failure {
        Failure::Launch { error }
    }
}
