//! Runs a launch, times the waves of its first workgroups, and lists what they executed.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use t0_check::effects::{Effects, Waits};
use t0_isa::isa::{Generation, Inst, Style, decode_for};
use t0_isa::object::Object;
use t0_isa::target::Target;
use t0_sim::exec::{Options, WaveTrace};
use t0_sim::gpu::LaunchFault;
use t0_timing::{ComputeUnit, Parameters, Shape, Step as Timed, Touch, fingerprint};

use super::Arguments;
use super::class::Class;
use super::folds::{self, Fold};
use super::links::{self, Link};
use crate::Report;
use crate::input::{Failure, whole_name};
use crate::inspect::occupancy;
use crate::run::{Opened, read_source};

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
    pub(crate) text: String,
    pub(crate) class: Class,
    /// The number of the source file, and the line; `None` if the line table names none.
    pub(crate) line: Option<(usize, u32)>,
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
    /// Cache lines that a memory access touches; 0 for other instructions.
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
}

/// The waves of one compute unit.
pub(crate) struct Trace {
    pub(crate) kernel: String,
    /// The launch in words.
    pub(crate) launch: String,
    /// What is traced, and what is modelled.
    pub(crate) statement: String,
    /// A hash of the model's parameters.
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
    launch.options.trace = u64::from(asked.min(resident));
    let stats = match opened.run(&launch)? {
        Ok(stats) => stats,
        Err(fault) => return Ok(Outcome::Faulted(fault)),
    };
    let recorded = stats.trace;
    let groups = recorded.iter().map(|wave| wave.workgroup).collect::<BTreeSet<_>>().len();
    let p = Parameters::GFX1100;
    let code = Code::of(opened, &recorded, &p)?;
    let times = code.times(&recorded, arguments.memory, &p);
    let waves = recorded.iter().zip(times).enumerate().map(|(n, (wave, times))| code.wave(n, wave, &times)).collect();
    let model = format!("{:016x}", fingerprint(Parameters::TABLE));
    let shape = |[x, y, z]: [u32; 3]| format!("{x}x{y}x{z}");
    let launch = format!("{} work-items in workgroups of {}", shape(launch.grid), shape(launch.block.map(u32::from)));
    let memory = match arguments.memory {
        Memory::Hit => "hits its first-level cache (--memory hit)",
        Memory::Cold => "touches memory for the first time on an idle card (--memory cold)",
    };
    let counted = |n: usize, one: &str| if n == 1 { format!("1 {one}") } else { format!("{n} {one}s") };
    let statement = format!(
        "{} of the first {} of {}, as if they started together at clock 0 on one compute unit.\n\
         The clocks are modelled, not measured: cycle model of gfx1100, parameters {model}. \
         Every memory access {memory}. L2, DRAM and the instruction cache are not modelled.",
        counted(recorded.len(), "wave"),
        counted(groups, "workgroup"),
        stats.workgroups,
    );
    let Code { program, files, .. } = code;
    Ok(Outcome::Finished(Box::new(Trace { kernel, launch, statement, model, files, program, waves })))
}

/// The instructions of a trace.
struct Code {
    /// The address, length in bytes and number of each instruction.
    places: BTreeMap<u64, (u64, u32)>,
    program: Vec<Instruction>,
    shapes: Vec<Shape>,
    files: Vec<File>,
    /// The targets of branches to earlier instructions, by number.
    backward: BTreeMap<u32, u32>,
}

impl Code {
    fn of(opened: &Opened, recorded: &[WaveTrace], p: &Parameters) -> Result<Code, Failure> {
        let (object, base) = (opened.object()?, opened.base()?);
        let addresses: BTreeSet<u64> =
            recorded.iter().flat_map(|wave| &wave.executed).map(|executed| executed.address).collect();
        let generation =
            Target::by_elf_flags(object.machine().0).map_or(Generation::LATEST, |target| target.generation);
        let mut code = Code {
            places: BTreeMap::new(),
            program: Vec::new(),
            shapes: Vec::new(),
            files: Vec::new(),
            backward: BTreeMap::new(),
        };
        let mut branches = Vec::new();
        for (number, &address) in (0..).zip(&addresses) {
            let place = address.wrapping_sub(base);
            let decoded = decode(object, place, generation);
            let Some((inst, length)) = decoded else { return Err(Failure::TraceCode { address: place }) };
            let end = address + length;
            code.places.insert(address, (length, number));
            let distance = inst.branch_distance().filter(|_| inst.is_branch());
            branches.extend(distance.map(|words| (number, end.wrapping_add_signed(4 * i64::from(words)))));
            let effects = Effects::of(&inst, false);
            let shape = Shape::of(&inst, p);
            let line = object.line_for(place).filter(|line| line.line > 0);
            let line = line.map(|line| (code.file(&line.file), line.line));
            code.program.push(Instruction {
                offset: place.wrapping_sub(opened.entry.code_address) as i64,
                text: inst.display(Style::default()).to_string(),
                class: Class::of(&shape, effects.waits != Waits::default()),
                line,
                effects,
            });
            code.shapes.push(shape);
        }
        let target = |to: u64| code.places.get(&to).map(|(_, number)| *number);
        let known = branches.into_iter().filter_map(|(from, to)| Some((from, target(to)?)));
        code.backward = known.filter(|(from, to)| to <= from).collect();
        Ok(code)
    }

    /// The number of a source file.
    fn file(&mut self, name: &Arc<str>) -> usize {
        self.files.iter().position(|file| file.name == *name).unwrap_or_else(|| {
            self.files.push(File { name: name.clone(), text: read_source(name) });
            self.files.len() - 1
        })
    }

    /// When the steps of each wave issue and execute.
    fn times(&self, recorded: &[WaveTrace], memory: Memory, p: &Parameters) -> Vec<Vec<t0_timing::Times>> {
        let mut groups: Vec<[u32; 3]> = Vec::new();
        let mut waves = Vec::new();
        for (n, wave) in recorded.iter().enumerate() {
            if groups.last() != Some(&wave.workgroup) {
                groups.push(wave.workgroup);
            }
            let steps = wave.executed.iter().enumerate().map(|(i, executed)| {
                let (length, number) = self.places[&executed.address];
                let next = wave.executed.get(i + 1).map(|next| next.address);
                Timed {
                    touch: Touch { lines: executed.lines.max(1), cold: memory == Memory::Cold },
                    taken: next.is_some_and(|next| next != executed.address + length),
                    ..Timed::plain(number)
                }
            });
            let workgroup = groups.len() as u32 - 1;
            waves.push(t0_timing::Wave { simd: n % SIMDS, workgroup, start: 0, steps: steps.collect() });
        }
        ComputeUnit::run(p, &self.shapes, &waves)
    }

    fn wave(&self, n: usize, recorded: &WaveTrace, times: &[t0_timing::Times]) -> Wave {
        // All waves start at clock 0, so no clock is negative.
        let clock = |clock: i64| clock.max(0) as u64;
        let steps: Vec<Step> = recorded
            .executed
            .iter()
            .zip(times)
            .map(|(executed, times)| Step {
                instruction: self.places[&executed.address].1,
                issue: clock(times.issue),
                done: clock(times.execute.max(times.issue)),
                lines: executed.lines,
            })
            .collect();
        let numbers: Vec<u32> = steps.iter().map(|step| step.instruction).collect();
        let effects = numbers.iter().map(|&number| &self.program[number as usize].effects);
        Wave {
            workgroup: recorded.workgroup,
            wave: recorded.wave,
            simd: n % SIMDS,
            folds: folds::find(&numbers, &self.backward),
            links: links::find(effects),
            steps,
        }
    }
}

/// The instruction at an address of the object, and its length in bytes.
fn decode(object: &Object, address: u64, generation: Generation) -> Option<(Inst, u64)> {
    // The longest instruction has five words; fewer may be left at the end of the code.
    let bytes = (1..=5).rev().find_map(|words| object.read(address, 4 * words))?;
    let words: Vec<u32> = bytes.as_chunks::<4>().0.iter().map(|word| u32::from_le_bytes(*word)).collect();
    let (inst, length) = decode_for(&words, generation).ok()?;
    Some((inst, 4 * length as u64))
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
        Instruction { offset: 0, text: String::new(), class, line: None, effects }
    }
}
