//! The arguments of a launch: which kernel, on what, and how many work-items.

use std::path::PathBuf;

use t0_isa::object::{Arg, KernelEntry, Object};
use t0_sim::exec::{Options, Stats};
use t0_sim::gpu::{DEFAULT_STACK, Gpu, Launch, LaunchError, LaunchFault, Module, is_hidden};
use t0_timing::gpu::Geometry;
use t0_timing::record::{self, Purpose, Sample, Unmodelled};

use super::argument::{self, Argument, Bound};
use super::rules::Values;
use crate::Report;
use crate::input::{Choice, Failure, Found, Input, whole_name};

/// How `--arg` is written, for the end of the help text.
pub(crate) const ARGUMENTS: &str = "\
Arguments, one --arg for each parameter, in order:
  f32:1.5  i64:-3  u32:0x10  bool:1        a scalar: bool i8 u8 i16 u16 i32 u32 i64 u64 f16 bf16 f32 f64
  Act::Silu                                a variant of an enum
  bytes:00ff01                             the bytes of a struct or an array
  f32[1000]                                a buffer of 1000 zeros
  f32[20x30]:range                         a buffer with generated values: zeros, ones, range, random, or a number such as 2.5
  u8[@data.bin]  f32[64@data.bin]          a buffer with the content of a file: all of it, or the first 64 elements
  [f32; 4][8192]:random                    a buffer of 8192 arrays
  bytes[100]  bytes[@data.bin]             a buffer of 100 structs, or of those in a file, as bytes
  lds:4096                                 the LDS bytes of a __local pointer
For a view parameter of a #[t0::kernel], pass a buffer.

Exit codes: 0 the kernel finished, 1 invalid input, 2 invalid command line, 3 the kernel faulted.";

#[derive(clap::Args)]
pub(crate) struct LaunchArguments {
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
    /// LDS bytes in addition to those in the kernel's metadata.
    #[arg(long, value_name = "BYTES", default_value_t = 0)]
    lds: u32,
    /// The minimum scratch bytes per work-item for kernels with a dynamic stack (function pointers, recursion,
    /// variable-length arrays). HIP's default is 1024 too.
    #[arg(long, value_name = "BYTES", default_value_t = DEFAULT_STACK)]
    stack: u32,
    /// The seed of random buffers.
    #[arg(long, value_name = "SEED", default_value_t = 0)]
    seed: u64,
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
fn choose(arguments: &LaunchArguments, input: &Input, report: &mut Report) -> Result<(Object, String), Failure> {
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

/// A kernel on a virtual GPU.
pub(crate) struct Opened {
    /// The name of the input.
    pub(crate) path: String,
    /// The kernel's name.
    pub(crate) name: String,
    pub(crate) entry: KernelEntry,
    pub(super) gpu: Gpu,
    module: Module,
    /// The kernel's parameters.
    pub(super) parameters: Vec<Arg>,
    /// The arguments of the launch.
    pub(crate) bound: Vec<Bound>,
}

impl Opened {
    /// Reads the file and loads the selected kernel.
    pub(crate) fn open(arguments: &LaunchArguments, report: &mut Report) -> Result<Opened, Failure> {
        let input = Input::read(&arguments.file)?;
        let (object, name) = choose(arguments, &input, report)?;
        let mut gpu = Gpu::new();
        let module = gpu.load_object(object)?;
        let entry = gpu.object(module)?.kernel(&name).cloned();
        let Some(entry) = entry else { return Err(Failure::NoKernels { path: input.name }) };
        let parameters = entry.metadata.args.iter().filter(|a| !is_hidden(a)).cloned().collect();
        Ok(Opened { path: input.name, name, entry, gpu, module, parameters, bound: Vec::new() })
    }

    pub(crate) fn object(&self) -> Result<&Object, Failure> {
        Ok(self.gpu.object(self.module)?)
    }

    /// Where the object's address 0 was put.
    pub(crate) fn base(&self) -> Result<u64, Failure> {
        Ok(self.gpu.base(self.module)?)
    }

    /// Creates the buffers of the arguments.
    pub(crate) fn bind(&mut self, arguments: &LaunchArguments) -> Result<(), Failure> {
        let mut random = argument::Source::new(arguments.seed);
        for (index, argument) in arguments.args.iter().enumerate() {
            let parameter = self.parameters.get(index);
            if let Some(parameter) = parameter {
                argument.check(index, parameter)?;
            }
            self.bound.push(argument.bind(&mut self.gpu, parameter, &mut random)?);
        }
        Ok(())
    }

    /// Creates the buffers again, with the values that they had before the launch.
    pub(crate) fn rebind(&mut self, arguments: &LaunchArguments) -> Result<(), Failure> {
        for held in self.bound.drain(..).filter_map(|bound| bound.buffer) {
            self.gpu.free(held.buffer)?;
        }
        self.bind(arguments)
    }

    /// Bytes of all buffers.
    pub(crate) fn buffer_bytes(&self) -> u64 {
        self.bound.iter().filter_map(|bound| bound.buffer).map(|held| held.bytes()).sum()
    }

    /// The grid and the workgroups of the launch, after a check of the kernel's rules.
    pub(crate) fn launch(
        &self,
        arguments: &LaunchArguments,
        options: Options,
        report: &mut Report,
    ) -> Result<Launch, Failure> {
        let metadata = &self.entry.metadata;
        let required = metadata.reqd_workgroup_size.map(|shape| shape.map(|n| n as u16));
        let block = arguments.block.or(required).unwrap_or([256, 1, 1]);
        let values = Values { metadata, parameters: &self.parameters, arguments: &arguments.args, bound: &self.bound };
        let rules = values.rules()?;
        report.remarks.extend(rules.check()?);
        let grid = match arguments.grid {
            Some(grid) => grid,
            None => rules.grid(block)?,
        };
        Ok(Launch { grid, block, dynamic_lds: arguments.lds, stack: arguments.stack, options })
    }

    fn args(&self) -> Vec<t0_sim::gpu::Arg> {
        self.bound.iter().map(|bound| bound.arg.clone()).collect()
    }

    /// Whether the model knows the launch.
    pub(super) fn geometry(&self, launch: &Launch) -> Result<Geometry, Failure> {
        record::geometry(&self.gpu, (self.module, &self.name), &self.args(), launch)
            .map_err(|error| Failure::Timing { kernel: whole_name(&self.entry), error })
    }

    /// Records what the model needs to know about the launch.
    pub(crate) fn record(&mut self, launch: &Launch, purpose: Purpose) -> Result<Sample, Unmodelled> {
        let args = self.args();
        record::record(&mut self.gpu, (self.module, &self.name), &args, launch, purpose)
    }

    /// Runs the kernel.
    pub(crate) fn run(&mut self, launch: &Launch) -> Result<Result<Stats, Box<LaunchFault>>, Failure> {
        let args = self.args();
        match self.gpu.launch(self.module, &self.name, &args, launch) {
            Ok(stats) => Ok(Ok(stats)),
            Err(LaunchError::Fault(fault)) => Ok(Err(fault)),
            Err(error) => Err(error.into()),
        }
    }
}
