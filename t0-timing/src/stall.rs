//! Why an instruction issued later than the instruction before it.
//!
//! The rules of `wave`, `valu` and `unit` state the cause of each bound on the issue of an instruction ([`Bound`]). A
//! run without an observer keeps the clock only. With an [`Observer`], the clocks from the issue of the instruction
//! before to the issue are divided: first the clocks for which the whole wave could not continue (a barrier, a taken
//! branch), then the clocks for which its own state held it back (the latest bound counts), then the clocks for which
//! the SIMD did. [`Wait::producer`] is found by going back through the steps of the wave.

use crate::parameters::Parameters;
use crate::shape::{Kind, Pipe, Shape};
use crate::unit::{Step, Times};
use std::collections::VecDeque;
use t0_isa::isa::Counter;

macro_rules! stalls {
    ($($(#[$doc:meta])* $name:ident, $key:literal, $label:literal;)*) => {
        /// What an instruction waits for.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Stall { $($(#[$doc])* $name,)* }

        impl Stall {
            /// All reasons.
            pub const ALL: [Stall; STALLS] = [$(Stall::$name,)*];

            /// Its name in data.
            pub fn key(self) -> &'static str {
                match self { $(Stall::$name => $key,)* }
            }

            /// Its name for readers.
            pub fn label(self) -> &'static str {
                match self { $(Stall::$name => $label,)* }
            }
        }
    };
}

/// The number of reasons.
pub const STALLS: usize = 8;

stalls! {
    /// The result of an earlier vector or scalar instruction.
    Alu, "alu", "ALU result";
    /// A vector load, or the acknowledgement of a store.
    Vmem, "vmem", "vector memory";
    /// A scalar load.
    Smem, "smem", "scalar memory";
    /// An access to LDS.
    Lds, "lds", "LDS";
    /// The other waves of the workgroup, at a barrier.
    Barrier, "barrier", "barrier";
    /// The instruction: after a taken branch, or because it was fetched late.
    Fetch, "fetch", "instruction fetch";
    /// Another wave, which had the port or the vector pipeline.
    Arbitration, "arbitration", "other waves";
    /// The rate of the wave's own unit, and all other reasons.
    Issue, "issue", "issue rate";
}

/// Clocks for which an instruction waited for one reason.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Wait {
    /// The reason.
    pub stall: Stall,
    /// The clocks.
    pub clocks: i64,
    /// The step of the same wave that it waited for, if there is one.
    pub producer: Option<u32>,
}

/// An instruction that issues.
#[derive(Clone, Copy, Debug)]
pub struct Issued<'a> {
    /// The wave, in the order in which waves were added.
    pub wave: usize,
    /// The index of the step in its wave.
    pub number: usize,
    /// The step.
    pub step: Step,
    /// The clock from which it was its wave's next instruction.
    pub begin: i64,
    /// The clock of its issue.
    pub issue: i64,
    /// What it waited for, in order. The clocks add up to `issue - begin`. An `s_delay_alu` that takes no clock issues
    /// with the instruction before it, one clock before `begin`, and waits for nothing.
    pub waits: &'a [Wait],
}

/// Receives each instruction that issues.
pub trait Observer {
    /// Whether anything is received. Reasons are not computed otherwise.
    const OBSERVES: bool = true;

    /// An instruction issues.
    fn issued(&mut self, issued: Issued<'_>);
}

/// No observer.
impl Observer for () {
    const OBSERVES: bool = false;

    fn issued(&mut self, _issued: Issued<'_>) {}
}

/// What a bound on an issue comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cause {
    /// The rate at which a wave or a unit takes instructions.
    Rate,
    /// A barrier.
    Barrier,
    /// The fetch of the instruction.
    Fetch,
    /// A counter is to fall to this value.
    Counter(Counter, u8),
    /// A scalar register is not written yet.
    Scalar(usize),
    /// A scalar register is not read yet.
    ScalarRead(usize),
    /// A memory instruction has not read a VGPR yet.
    Operand(usize),
    /// The last vector instructions have not executed.
    Executed,
    /// The code of a dependency in `s_delay_alu`.
    Delay(u16),
    /// Vector instructions that write scalar registers.
    Masks,
    /// An issue port of the SIMD.
    Port(usize),
    /// The vector pipeline, which takes the next instruction of any kind.
    Vector,
    /// The transcendental unit.
    Trans,
    /// The instructions that wait for their operands.
    Queue,
    /// The vector instructions of the wave that have issued and not started.
    Flight,
}

/// Collects the bounds on the clock of an issue.
pub(crate) trait Bound {
    /// The instruction issues at this clock or later.
    fn at_least(&mut self, clock: i64, cause: Cause);
}

impl Bound for i64 {
    fn at_least(&mut self, clock: i64, _cause: Cause) {
        *self = clock.max(*self);
    }
}

/// The latest bound.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Latest {
    pub(crate) clock: i64,
    pub(crate) cause: Cause,
}

impl Bound for Latest {
    fn at_least(&mut self, clock: i64, cause: Cause) {
        if clock > self.clock {
            *self = Latest { clock, cause };
        }
    }
}

/// Which waves had the ports and the vector pipeline of a SIMD last.
#[derive(Clone, Debug, Default)]
struct Owners {
    ports: [Option<usize>; 5],
    vector: Option<usize>,
    trans: Option<usize>,
    /// The waves of the instructions whose operands may not be read yet.
    queue: VecDeque<usize>,
}

/// The owners of each SIMD.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ledger(Vec<Owners>);

/// A wave in front of an issue: its number, its SIMD, its steps and the times of the steps that have issued.
#[derive(Clone, Copy)]
pub(crate) struct History<'a> {
    pub(crate) p: &'a Parameters,
    pub(crate) program: &'a [Shape],
    pub(crate) wave: usize,
    pub(crate) simd: usize,
    pub(crate) steps: &'a [Step],
    pub(crate) times: &'a [Times],
}

/// Steps that the search for a producer looks at. A producer that matters is nearer, because it is in flight.
const BACK: usize = 4096;

impl Ledger {
    /// Takes note of an issue.
    pub(crate) fn issued(&mut self, of: History<'_>, shape: &Shape, port: Option<usize>) {
        if self.0.len() <= of.simd {
            self.0.resize_with(of.simd + 1, Owners::default);
        }
        let owners = &mut self.0[of.simd];
        if let Some(port) = port {
            owners.ports[port] = Some(of.wave);
        }
        if let Kind::Valu(pipe) = shape.kind {
            owners.vector = Some(of.wave);
            if matches!(pipe, Pipe::Trans | Pipe::DoubleTrans) {
                owners.trans = Some(of.wave);
            }
            owners.queue.push_back(of.wave);
            if owners.queue.len() as i64 > of.p.queue {
                owners.queue.pop_front();
            }
        }
    }

    /// The reason of a bound, and the step that it waits for.
    pub(crate) fn reason(&self, of: History<'_>, bound: Latest) -> (Stall, Option<u32>) {
        let owners = self.0.get(of.simd);
        let rate = |owner: Option<usize>| match owner {
            Some(owner) if owner != of.wave => (Stall::Arbitration, None),
            _ => (Stall::Issue, None),
        };
        let alu = |producer: Option<usize>| (Stall::Alu, producer.map(|n| n as u32));
        match bound.cause {
            Cause::Rate => (Stall::Issue, None),
            Cause::Barrier => (Stall::Barrier, None),
            Cause::Fetch => (Stall::Fetch, None),
            Cause::Counter(counter, count) => of.access(counter, count, bound.clock),
            Cause::Scalar(n) => alu(of.last(|shape| arithmetic(shape) && names(&shape.writes, n))),
            Cause::ScalarRead(n) => alu(of.last(|shape| vector(shape) && names(&shape.reads, n))),
            Cause::Operand(n) => {
                let memory = |shape: &Shape| shape.kind == Kind::Vmem && names(&shape.reads, n);
                (Stall::Vmem, of.last(memory).map(|n| n as u32))
            }
            Cause::Executed => {
                let at = bound.clock - of.p.valu_to_memory;
                let exact = of.back().find(|&(n, shape)| vector(shape) && of.times[n].execute == at);
                alu(exact.map(|(n, _)| n).or_else(|| of.last(vector)))
            }
            Cause::Masks => alu(of.last(|shape| vector(shape) && shape.writes_mask)),
            Cause::Delay(code) => alu(of.delayed(code)),
            Cause::Port(port) => rate(owners.and_then(|owners| owners.ports[port])),
            Cause::Vector => rate(owners.and_then(|owners| owners.vector)),
            Cause::Trans => rate(owners.and_then(|owners| owners.trans)),
            Cause::Queue => rate(owners.and_then(|owners| owners.queue.front().copied())),
            Cause::Flight => {
                let first = of.back().filter(|(_, shape)| vector(shape)).nth(of.p.vector_flight as usize - 1);
                alu(first.map(|(n, _)| of.source(n).unwrap_or(n)))
            }
        }
    }
}

fn vector(shape: &Shape) -> bool {
    matches!(shape.kind, Kind::Valu(_))
}

fn arithmetic(shape: &Shape) -> bool {
    vector(shape) || shape.kind == Kind::Salu
}

fn names(registers: &[t0_isa::effects::Registers], register: usize) -> bool {
    registers.iter().flat_map(|registers| registers.iter()).any(|n| usize::from(n) == register)
}

impl<'a> History<'a> {
    /// The steps before the next one, the latest first.
    fn back(self) -> impl Iterator<Item = (usize, &'a Shape)> {
        self.before(self.times.len())
    }

    fn before(self, number: usize) -> impl Iterator<Item = (usize, &'a Shape)> {
        let shape = move |n: usize| (n, &self.program[self.steps[n].shape as usize]);
        (0..number).rev().take(BACK).map(shape)
    }

    /// The latest step with such an instruction.
    fn last(self, is: impl Fn(&Shape) -> bool) -> Option<usize> {
        self.back().find(|(_, shape)| is(shape)).map(|(n, _)| n)
    }

    /// The memory access that completes at `clock`, among the accesses after which the counter is still above `count`.
    fn access(self, counter: Counter, count: u8, clock: i64) -> (Stall, Option<u32>) {
        let counts = |shape: &Shape| match counter {
            Counter::Vm => shape.kind == Kind::Vmem && !shape.stores,
            Counter::Vs => shape.kind == Kind::Vmem && shape.stores,
            Counter::Lgkm => matches!(shape.kind, Kind::Lds | Kind::Smem),
            Counter::Exp => false,
        };
        let mut waited = self.back().filter(|(_, shape)| counts(shape)).skip(count.into());
        match waited.find(|&(n, _)| self.times[n].execute == clock) {
            Some((n, shape)) => (of_memory(shape), Some(n as u32)),
            None if counter == Counter::Lgkm => (Stall::Lds, None),
            None => (Stall::Vmem, None),
        }
    }

    /// The instruction that a code of `s_delay_alu` names.
    fn delayed(self, code: u16) -> Option<usize> {
        let trans = |shape: &Shape| matches!(shape.kind, Kind::Valu(Pipe::Trans | Pipe::DoubleTrans));
        let nth = |n: u16, is: &dyn Fn(&Shape) -> bool| {
            self.back().filter(|(_, shape)| is(shape)).nth(n.into()).map(|(n, _)| n)
        };
        match code {
            1..=4 => nth(code - 1, &|shape| vector(shape) && !trans(shape)),
            5..=7 => nth(code - 5, &trans),
            9..=11 => nth(0, &|shape| shape.kind == Kind::Salu),
            _ => None,
        }
    }

    /// The vector instruction whose result a step waits for: of the instructions that write a source, the last to
    /// execute.
    fn source(self, number: usize) -> Option<usize> {
        let reads = &self.program[self.steps[number].shape as usize].reads;
        let registers = reads.iter().flat_map(|registers| registers.iter());
        let writer = |register: u16| {
            let mut before = self.before(number).filter(|(_, shape)| vector(shape));
            before.find(|(_, shape)| names(&shape.writes, register.into())).map(|(n, _)| n)
        };
        registers.filter_map(writer).max_by_key(|&n| self.times[n].execute)
    }
}

fn of_memory(shape: &Shape) -> Stall {
    match shape.kind {
        Kind::Smem => Stall::Smem,
        Kind::Lds => Stall::Lds,
        _ => Stall::Vmem,
    }
}
