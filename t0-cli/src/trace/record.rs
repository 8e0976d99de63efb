//! Runs a launch, times the waves of its first workgroups, and lists what they executed.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use t0_isa::effects::Effects;
use t0_isa::isa::Style;
use t0_isa::object::{KernelEntry, Object};
use t0_sim::exec::{FaultKind, Options, WaveTrace};
use t0_sim::gpu::LaunchFault;
use t0_timing::{Code, ComputeUnit, Kind, Step as Timed, Touch, record};

use super::Arguments;
use super::class::Class;
use super::folds::{self, Fold};
use super::links::{self, Link};
use super::sqtt::Token;
use super::stalls::{Collector, Longest, Stalled, longest};
use crate::Report;
use crate::input::{Failure, whole_name};
use crate::inspect::occupancy;
use crate::run::{Opened, read_source};
use crate::timing::report;

/// What memory accesses find.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum Memory {
    /// Every access hits its first-level cache.
    Hit,
    /// Every access is the first touch of its lines on an idle card.
    Cold,
}

/// An instruction that a wave executed.
pub(crate) struct Instruction {
    /// Bytes from the start of the kernel. Negative for functions before it.
    pub(crate) offset: i64,
    /// The offset of the next instruction in memory.
    pub(crate) end: i64,
    pub(crate) text: String,
    pub(crate) class: Class,
    /// The number of the source file, and the line; `None` if the line table names none.
    pub(crate) line: Option<(usize, u32)>,
    /// How a thread trace shows it.
    pub(crate) token: Token,
    /// Whether it is vector arithmetic, whose completion is its execution.
    pub(crate) executes: bool,
    effects: Effects,
}

/// A source file.
pub(crate) struct File {
    pub(crate) name: Arc<str>,
    /// Its text, if it can be read.
    pub(crate) text: Option<String>,
}

/// One executed instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Step {
    /// Index in [`Trace::program`].
    pub(crate) instruction: u32,
    /// The clock of its issue.
    pub(crate) issue: u64,
    /// The clock of its execution, or of the completion of a memory access.
    pub(crate) done: u64,
    /// Cache lines that a memory access touches, or clocks for which it occupies the banks of LDS; 0 for other
    /// instructions.
    pub(crate) lines: u16,
}

/// One wave.
pub(crate) struct Wave {
    pub(crate) workgroup: [u32; 3],
    /// Its number in its workgroup.
    pub(crate) wave: u32,
    pub(crate) simd: usize,
    pub(crate) steps: Vec<Step>,
    pub(crate) folds: Vec<Fold>,
    pub(crate) links: Vec<Link>,
    /// The waits of all steps, in their order.
    pub(crate) stalls: Vec<Stalled>,
    /// Where the wave waits longest.
    pub(crate) longest: Vec<Longest>,
}

/// The waves of one compute unit.
pub(crate) struct Trace {
    pub(crate) kernel: String,
    /// The launch in words.
    pub(crate) launch: String,
    /// What is traced, and what is modelled.
    pub(crate) statement: String,
    /// The chip that the kernel was compiled for.
    pub(crate) chip: &'static str,
    /// The chip, and a hash of the model's parameters.
    pub(crate) model: String,
    pub(crate) files: Vec<File>,
    /// The instructions that were executed, by address.
    pub(crate) program: Vec<Instruction>,
    pub(crate) waves: Vec<Wave>,
}

/// The result of a launch.
pub(crate) enum Outcome {
    Finished(Box<Trace>),
    Faulted(Box<LaunchFault>),
}

/// The SIMDs of a compute unit.
const SIMDS: usize = 2;

pub(crate) fn run(opened: &mut Opened, arguments: &Arguments, report: &mut Report) -> Result<Outcome, Failure> {
    let kernel = whole_name(&opened.entry);
    if opened.entry.descriptor.wave_size() != 32 {
        return Err(Failure::TraceWave64 { kernel });
    }
    let mut launch = opened.launch(&arguments.launch, Options::default(), report)?;
    let size = launch.block.iter().map(|&n| u32::from(n)).product::<u32>().div_ceil(32).max(1);
    let resident = occupancy(opened.object()?, &opened.entry)
        .map_or(1, |residency| residency.waves_per_simd * SIMDS as u32 / size)
        .max(1);
    let asked = arguments.waves.div_ceil(size);
    if asked > resident {
        report
            .remarks
            .push(format!("one compute unit holds {} waves of `{kernel}`: only these are traced", resident * size));
    }
    let count =
        launch.grid.iter().zip(launch.block).map(|(&grid, block)| u64::from(grid).div_ceil(u64::from(block.max(1))));
    let count = count.product::<u64>();
    // Only the traced workgroups run, because a budget for all would depend on the size of the launch.
    let traced = u64::from(asked.min(resident)).min(count);
    launch.options.trace = traced;
    launch.options.only = (0..traced).collect();
    launch.options.budget = Some(arguments.budget);
    let stats = match opened.run(&launch)? {
        Ok(stats) => stats,
        Err(fault) if matches!(fault.fault.kind, FaultKind::BudgetExhausted { .. }) => {
            return Err(Failure::TraceBudget { kernel, budget: arguments.budget });
        }
        Err(fault) => return Ok(Outcome::Faulted(fault)),
    };
    let (grid, block) = (launch.grid, launch.block.map(u32::from));
    let recorded = Recorded {
        object: opened.object()?,
        entry: &opened.entry,
        base: opened.base()?,
        waves: stats.trace,
        first: format!("the first {{}} of {count}"),
        shape: (grid, block),
    };
    Ok(Outcome::Finished(Box::new(timed(&recorded, arguments.memory)?)))
}

/// What waves have executed.
pub(crate) struct Recorded<'a> {
    pub(crate) object: &'a Object,
    pub(crate) entry: &'a KernelEntry,
    /// Where address 0 of the object was loaded.
    pub(crate) base: u64,
    pub(crate) waves: Vec<WaveTrace>,
    /// Which workgroups these are, with `{}` for their number.
    pub(crate) first: String,
    /// Work-items of the launch, and of a workgroup.
    pub(crate) shape: ([u32; 3], [u32; 3]),
}

/// The trace of waves that start together on one compute unit.
pub(crate) fn timed(all: &Recorded<'_>, memory: Memory) -> Result<Trace, Failure> {
    let kernel = t0_report::demangle(&whole_name(all.entry));
    let recorded = &all.waves;
    let groups = recorded.iter().map(|wave| wave.workgroup).collect::<BTreeSet<_>>().len();
    let (code, steps) = record::steps((all.object, all.base), recorded)
        .map_err(|error| Failure::Timing { kernel: kernel.clone(), error })?;
    let listing = Listing::of(all, &code);
    let (times, stalls) = times(&code, recorded, &steps, memory);
    let waves = recorded.iter().zip(steps.iter().zip(&times)).zip(stalls).enumerate();
    let waves = waves.map(|(n, ((wave, (steps, times)), stalls))| listing.wave(n, wave, (steps, times), stalls));
    let waves = waves.collect();
    let (chip, model) = (code.parameters().chip, report::model(code.parameters()));
    let shape = |[x, y, z]: [u32; 3]| format!("{x}x{y}x{z}");
    let launch = format!("{} work-items in workgroups of {}", shape(all.shape.0), shape(all.shape.1));
    let memory = match memory {
        Memory::Hit => "hits its first-level cache (--memory hit)",
        Memory::Cold => "touches memory for the first time on an idle card (--memory cold)",
    };
    let counted = |n: usize, one: &str| if n == 1 { format!("1 {one}") } else { format!("{n} {one}s") };
    let statement = format!(
        "{} of {}, as if they started together at clock 0 on one compute unit.\n\
         The clocks are modelled, not measured: cycle model of {model}. \
         Every memory access {memory}. L2, DRAM and the instruction cache are not modelled.",
        counted(recorded.len(), "wave"),
        all.first.replace("{}", &counted(groups, "workgroup")),
    );
    let Listing { program, files, .. } = listing;
    Ok(Trace { kernel, launch, statement, chip, model, files, program, waves })
}

/// When the steps of each wave issue and execute, and what they wait for.
fn times(
    code: &Code,
    recorded: &[WaveTrace],
    steps: &[Vec<Timed>],
    memory: Memory,
) -> (Vec<Vec<t0_timing::Times>>, Vec<Vec<Stalled>>) {
    let mut groups: Vec<[u32; 3]> = Vec::new();
    let mut waves = Vec::new();
    for (n, (wave, steps)) in recorded.iter().zip(steps).enumerate() {
        if groups.last() != Some(&wave.workgroup) {
            groups.push(wave.workgroup);
        }
        let step = |step: &Timed| Timed {
            touch: Touch { lines: step.touch.lines.max(1), cold: memory == Memory::Cold },
            ..*step
        };
        let workgroup = groups.len() as u32 - 1;
        waves.push(t0_timing::Wave { simd: n % SIMDS, workgroup, start: 0, steps: steps.iter().map(step).collect() });
    }
    let mut stalls = Collector::new(waves.len());
    let times = ComputeUnit::observe(code.parameters(), code.shapes(), &waves, &mut stalls);
    (times, stalls.waves)
}

/// The instructions of a trace, by the numbers of the steps.
struct Listing {
    program: Vec<Instruction>,
    files: Vec<File>,
    /// The targets of branches to earlier instructions, by number.
    backward: BTreeMap<u32, u32>,
}

impl Listing {
    fn of(all: &Recorded<'_>, code: &Code) -> Listing {
        let object = all.object;
        let mut listing = Listing { program: Vec::new(), files: Vec::new(), backward: BTreeMap::new() };
        let numbers: BTreeMap<u64, u32> = code.places().iter().map(|place| place.address).zip(0..).collect();
        for (number, (place, shape)) in (0..).zip(code.places().iter().zip(code.shapes())) {
            let inst = &place.inst;
            let distance = inst.branch_distance().filter(|_| inst.is_branch());
            let end = place.address + place.length;
            let to = distance.and_then(|words| numbers.get(&end.wrapping_add_signed(4 * i64::from(words))));
            if let Some(&to) = to.filter(|&&to| to <= number) {
                listing.backward.insert(number, to);
            }
            let effects = Effects::of(inst, false);
            let line = object.line_for(place.address).filter(|line| line.line > 0);
            let line = line.map(|line| (listing.file(&line.file), line.line));
            let offset = place.address.wrapping_sub(all.entry.code_address) as i64;
            listing.program.push(Instruction {
                offset,
                end: offset + place.length as i64,
                text: inst.display(Style::default()).to_string(),
                class: Class::of(shape, !effects.waits.is_empty()),
                line,
                token: Token::of(inst, shape),
                executes: matches!(shape.kind, Kind::Valu(_)),
                effects,
            });
        }
        listing
    }

    /// The number of a source file.
    fn file(&mut self, name: &Arc<str>) -> usize {
        self.files.iter().position(|file| file.name == *name).unwrap_or_else(|| {
            self.files.push(File { name: name.clone(), text: read_source(name) });
            self.files.len() - 1
        })
    }

    fn wave(
        &self,
        n: usize,
        recorded: &WaveTrace,
        (steps, times): (&[Timed], &[t0_timing::Times]),
        stalls: Vec<Stalled>,
    ) -> Wave {
        // All waves start at clock 0, so no clock is negative.
        let clock = |clock: i64| clock.max(0) as u64;
        let step = |(step, times): (&Timed, &t0_timing::Times)| Step {
            instruction: step.shape,
            issue: clock(times.issue),
            done: clock(times.execute.max(times.issue)),
            lines: step.touch.lines,
        };
        let steps: Vec<Step> = steps.iter().zip(times).map(step).collect();
        let numbers: Vec<u32> = steps.iter().map(|step| step.instruction).collect();
        let effects = numbers.iter().map(|&number| &self.program[number as usize].effects);
        Wave {
            workgroup: recorded.workgroup,
            wave: recorded.wave,
            simd: n % SIMDS,
            folds: folds::find(&numbers, &self.backward),
            links: links::find(effects),
            longest: longest(&steps, &stalls),
            steps,
            stalls,
        }
    }
}

impl Wave {
    /// The clock after the last step.
    pub(crate) fn end(&self) -> u64 {
        self.steps.last().map_or(0, |step| step.issue + 1)
    }

    /// The steps with the clock from which each is the wave's next instruction. From there to its issue, it waits.
    pub(crate) fn begins(&self) -> impl Iterator<Item = (u64, &Step)> {
        let before = std::iter::once(0).chain(self.steps.iter().map(|step| step.issue + 1));
        before.zip(&self.steps)
    }
}

#[cfg(test)]
impl Instruction {
    pub(super) fn for_test(class: Class, effects: Effects) -> Instruction {
        let (token, executes) = (Token::None, false);
        Instruction { offset: 0, end: 4, text: String::new(), class, line: None, token, executes, effects }
    }
}
