//! `t0 run`: runs a kernel of any code object on the virtual GPU.
//!
//! | file | content |
//! |---|---|
//! | `element` | the types of values |
//! | `parameter` | the types of a kernel's parameters, from the metadata |
//! | `argument` | `--arg`: parses arguments and binds them |
//! | `rules` | the grid, and what must hold, from the kernel's attribute |
//! | `output` | `--out`: prints buffers or writes them to files |
//! | `lines` | `--lines`: wave-instructions by source line |
//! | `report` | the result as text and as JSON |

mod argument;
mod element;
mod lines;
mod output;
mod parameter;
mod report;
mod rules;

use std::path::PathBuf;

use t0_isa::object::{KernelEntry, Object};
use t0_sim::exec::{Options, STRICT_BUDGET};
use t0_sim::gpu::{DEFAULT_STACK, Gpu, GpuError, Launch, LaunchError, is_hidden};

use crate::Report;
use crate::input::{Choice, Failure, Found, Input, whole_name};
use argument::Argument;
use lines::Lines;
use output::Output;
use rules::Values;

/// Exit code after a kernel's fault, so that scripts can tell it from wrong input.
const FAULTED: u8 = 3;

#[derive(clap::Args)]
#[command(after_help = "\
Arguments, one --arg for each parameter, in order:
  f32:1.5  i64:-3  u32:0x10  bool:1        a scalar: bool i8 u8 i16 u16 i32 u32 i64 u64 f16 bf16 f32 f64
  bytes:00ff01                             the bytes of a struct
  f32[1000]                                a buffer of 1000 zeros
  f32[20x30]:range                         a buffer with generated values: zeros, ones, range, random, or a number such as 2.5
  u8[@data.bin]  f32[64@data.bin]          a buffer with the content of a file: all of it, or the first 64 elements
  lds:4096                                 the LDS bytes of a __local pointer
For a view parameter of a #[t0::kernel], pass a buffer.

Exit codes: 0 the kernel finished, 1 invalid input, 2 invalid command line, 3 the kernel faulted.")]
pub(crate) struct Arguments {
    /// A code object, or a program that contains code objects; `-` for standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    choice: Choice,
    /// The number of work-items in x, y and z. The default is the grid that the attribute of the kernel states.
    #[arg(long, value_name = "X[,Y[,Z]]", value_parser = shape::<u32>)]
    grid: Option<[u32; 3]>,
    /// The size of a workgroup in x, y and z. The default is the size that the kernel was compiled for, or 256 in x.
    #[arg(long, value_name = "X[,Y[,Z]]", value_parser = shape::<u16>)]
    block: Option<[u16; 3]>,
    /// The next argument of the kernel; see below.
    #[arg(long = "arg", value_name = "SPEC")]
    args: Vec<Argument>,
    /// Print the buffer of this argument after the launch, or write it to a file. ARG is a name, or a number counted
    /// from 0.
    #[arg(long = "out", value_name = "ARG[=FILE]")]
    outputs: Vec<Output>,
    /// The maximum number of elements to print of each buffer.
    #[arg(long, value_name = "COUNT", default_value_t = 16)]
    print: usize,
    /// LDS bytes in addition to those in the kernel's metadata.
    #[arg(long, value_name = "BYTES", default_value_t = 0)]
    lds: u32,
    /// The minimum scratch bytes per work-item for kernels with a dynamic stack (function pointers, recursion,
    /// variable-length arrays). HIP's default is 1024 too.
    #[arg(long, value_name = "BYTES", default_value_t = DEFAULT_STACK)]
    stack: u32,
    /// Strict mode: also report mistakes that hardware does not report, such as reads out of range and data races.
    #[arg(long)]
    strict: bool,
    /// The maximum number of wave-instructions. The default is 30,000,000 with --strict, and unlimited otherwise.
    #[arg(long, value_name = "COUNT")]
    budget: Option<u64>,
    /// The number of threads. The result does not depend on it.
    #[arg(long, value_name = "COUNT")]
    threads: Option<usize>,
    /// The seed of random buffers.
    #[arg(long, value_name = "SEED", default_value_t = 0)]
    seed: u64,
    /// Count only wave-instructions, not their classes and the bytes they move. The kernel runs faster.
    #[arg(long)]
    no_stats: bool,
    /// Also count wave-instructions by source line, and print the lines in descending order. Needs a line table
    /// (`clang -g`); kernels of T0 have one.
    #[arg(long)]
    lines: bool,
    /// Print one JSON document.
    #[arg(long)]
    json: bool,
}

/// `X[,Y[,Z]]`, each at least 1.
fn shape<T: std::str::FromStr + PartialEq + From<u8> + Copy>(text: &str) -> Result<[T; 3], String> {
    let one = T::from(1);
    let mut shape = [one; 3];
    let sides: Vec<&str> = text.split([',', 'x']).collect();
    if sides.len() > 3 {
        return Err("expected one to three numbers, such as 1024 or 64,64".to_owned());
    }
    for (side, text) in shape.iter_mut().zip(sides) {
        match text.trim().parse() {
            Ok(n) if n != T::from(0) => *side = n,
            _ => return Err(format!("`{text}` is not a number of work-items: expected 1 or more")),
        }
    }
    Ok(shape)
}

/// The object and the name of the selected kernel.
fn choose(arguments: &Arguments, input: &Input, report: &mut Report) -> Result<(Object, String), Failure> {
    let found = arguments.choice.narrow(input, input.objects(report)?)?;
    let kernels = found.iter().flat_map(|f| arguments.choice.kernels(&f.object).map(move |k| (f, k)));
    let kernels: Vec<_> = kernels.collect();
    match kernels[..] {
        [(found, kernel)] => Ok((found.object.clone(), kernel.name().to_owned())),
        [] => Err(Failure::NoKernels { path: input.name.clone() }),
        _ => {
            let several = found.len() > 1;
            let choice = |(f, kernel): &(&Found, &KernelEntry)| match several {
                true => format!("--kernel '{}' --at {:#x}", whole_name(kernel), f.offset),
                false => format!("--kernel {}", kernel.name()),
            };
            let choices = kernels.iter().map(choice).collect::<Vec<_>>().join(", ");
            Err(Failure::SeveralKernels { path: input.name.clone(), choices })
        }
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<Report, Failure> {
    let input = Input::read(&arguments.file)?;
    let mut report = Report::default();
    let (object, name) = choose(arguments, &input, &mut report)?;
    let mut gpu = Gpu::new();
    let module = gpu.load_object(object)?;
    let entry = gpu.object(module)?.kernel(&name).cloned();
    let Some(entry) = entry else { return Err(Failure::NoKernels { path: input.name }) };
    if arguments.lines && !lines::are_known(gpu.object(module)?) {
        return Err(Failure::NoLines { path: input.name, kernel: name });
    }
    let parameters: Vec<_> = entry.metadata.args.iter().filter(|a| !is_hidden(a)).cloned().collect();
    let mut random = argument::Source::new(arguments.seed);
    let mut bound = Vec::new();
    for (index, argument) in arguments.args.iter().enumerate() {
        let parameter = parameters.get(index);
        if let Some(parameter) = parameter {
            argument.check(index, parameter)?;
        }
        bound.push(argument.bind(&mut gpu, parameter, &mut random)?);
    }
    // An unknown output is reported before anything runs.
    let outputs = output::resolve(&arguments.outputs, &parameters, &bound)?;
    let required = entry.metadata.reqd_workgroup_size.map(|shape| shape.map(|n| n as u16));
    let block = arguments.block.or(required).unwrap_or([256, 1, 1]);
    let values =
        Values { metadata: &entry.metadata, parameters: &parameters, arguments: &arguments.args, bound: &bound };
    let rules = values.rules()?;
    report.remarks.extend(rules.check()?);
    let grid = match arguments.grid {
        Some(grid) => grid,
        None => rules.grid(block)?,
    };
    let options = Options {
        strict: arguments.strict,
        budget: arguments.budget.or(arguments.strict.then_some(STRICT_BUDGET)),
        threads: arguments.threads,
        profile: !arguments.no_stats,
        executions: arguments.lines,
        ..Options::default()
    };
    let launch = Launch { grid, block, dynamic_lds: arguments.lds, stack: arguments.stack, options };
    let args: Vec<_> = bound.iter().map(|b| b.arg.clone()).collect();
    let result = match gpu.launch(module, &name, &args, &launch) {
        Ok(stats) => Ok(stats),
        Err(LaunchError::Fault(fault)) => Err(fault),
        Err(error) => return Err(error.into()),
    };
    let executions = result.as_ref().ok().and_then(|stats| stats.executions.as_ref());
    let lines = match executions {
        Some(executions) => Some(Lines::of(gpu.object(module)?, gpu.base(module)?, executions)),
        None => None,
    };
    let shown = output::collect(&gpu, &outputs, &bound, arguments.print)?;
    match arguments.json {
        true => report.text = report::json(&gpu, &name, &launch, &result, lines.as_ref(), &shown),
        false => {
            report::text(&mut report, &gpu, &name, &launch, &result, &shown);
            if let Some(lines) = &lines {
                lines.print(&name, &mut report.text);
            }
        }
    }
    if result.is_err() {
        report.exit = Some(FAULTED);
    }
    Ok(report)
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
