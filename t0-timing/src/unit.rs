//! A compute unit: several waves on its SIMDs, which share LDS and caches.
//!
//! A wave issues its instructions in order, at most one in a clock. A SIMD issues at most one instruction of each kind
//! in a clock; the oldest wave goes first.

use crate::Touch;
use crate::memory::Memory;
use crate::parameters::Parameters;
use crate::shape::{Kind, Shape};
use crate::valu::Valu;
use crate::wave::State;

/// One executed instruction of a wave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// Index of its shape in the program.
    pub shape: u32,
    /// What a memory instruction touches. Ignored for other instructions.
    pub touch: Touch,
    /// Whether a branch is taken.
    pub taken: bool,
    /// The clock at which the instruction was fetched, if that delays it; 0 otherwise.
    pub fetched: i64,
}

impl Step {
    /// A step without memory access, branch or fetch delay.
    pub fn plain(shape: u32) -> Step {
        Step { shape, touch: Touch { lines: 1, cold: false }, taken: false, fetched: 0 }
    }
}

/// A wave: where it runs, when it starts, and what it executes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wave {
    /// The SIMD of the compute unit, from 0.
    pub simd: usize,
    /// The workgroup; its waves meet at barriers.
    pub workgroup: u32,
    /// The clock at which it can issue its first instruction.
    pub start: i64,
    /// Executed instructions.
    pub steps: Vec<Step>,
}

/// When one instruction issued and executed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Times {
    /// Issue. Waits issue when they are satisfied.
    pub issue: i64,
    /// Execution of vector arithmetic; completion of memory accesses; issue of everything else.
    pub execute: i64,
}

/// The state of a SIMD.
#[derive(Clone, Debug)]
struct Simd {
    valu: Valu,
    /// The first free clock of each kind's issue port: scalar, scalar memory, LDS, vector memory, branch.
    ports: [i64; 5],
}

/// A compute unit of a gfx1100.
#[derive(Clone, Debug)]
pub struct ComputeUnit<'a> {
    parameters: &'a Parameters,
    simds: Vec<Simd>,
    memory: Memory,
}

/// The issue port of a kind, for kinds that share one.
fn port(kind: Kind) -> Option<usize> {
    match kind {
        Kind::Salu => Some(0),
        Kind::Smem => Some(1),
        Kind::Lds => Some(2),
        Kind::Vmem => Some(3),
        Kind::Branch => Some(4),
        Kind::Valu(_) | Kind::End | Kind::Barrier | Kind::Clause | Kind::Delay(_) | Kind::Control => None,
    }
}

impl<'a> ComputeUnit<'a> {
    /// Runs all waves to their ends and returns the times of each wave's steps. Steps whose index is outside of the
    /// program end their wave.
    pub fn run(parameters: &'a Parameters, program: &'a [Shape], waves: &[Wave]) -> Vec<Vec<Times>> {
        let simds = waves.iter().map(|wave| wave.simd + 1).max().unwrap_or(0);
        let simd = Simd { valu: Valu::new(), ports: [i64::MIN / 2; 5] };
        let mut unit = ComputeUnit { parameters, simds: vec![simd; simds], memory: Memory::new() };
        let mut states: Vec<State> = waves.iter().map(|wave| State::new(wave.start)).collect();
        let mut times: Vec<Vec<Times>> = waves.iter().map(|wave| Vec::with_capacity(wave.steps.len())).collect();
        let mut barriers = Barriers { waits: vec![None; waves.len()], ended: vec![false; waves.len()], changed: None };
        loop {
            // The wave that can issue first; the oldest of several.
            let mut first: Option<(i64, i64, usize)> = None;
            for (w, wave) in waves.iter().enumerate() {
                let Some(&step) = wave.steps.get(times[w].len()) else { continue };
                let Some(shape) = program.get(step.shape as usize) else { continue };
                if barriers.waits[w].is_some() {
                    continue;
                }
                let at = unit.earliest(&states[w], wave, shape, step);
                if first.is_none_or(|(clock, start, _)| (at, wave.start) < (clock, start)) {
                    first = Some((at, wave.start, w));
                }
            }
            let Some((at, _, w)) = first else { return times };
            let step = waves[w].steps[times[w].len()];
            let shape = &program[step.shape as usize];
            let done = unit.issue(&mut states[w], &waves[w], shape, step, at);
            times[w].push(Times { issue: at, execute: done });
            if shape.kind == Kind::Barrier {
                barriers.arrive(w, at);
            }
            if times[w].len() == waves[w].steps.len() {
                barriers.end(w);
            }
            for (member, last) in barriers.released(waves) {
                states[member].release(last + parameters.barrier_release);
            }
        }
    }

    fn earliest(&self, state: &State, wave: &Wave, shape: &Shape, step: Step) -> i64 {
        let simd = &self.simds[wave.simd];
        let at = state.earliest(self.parameters, shape).max(step.fetched);
        match shape.kind {
            Kind::Valu(pipe) => at.max(simd.valu.earliest(self.parameters, pipe)),
            kind => port(kind).map_or(at, |port| at.max(simd.ports[port])),
        }
    }

    fn issue(&mut self, state: &mut State, wave: &Wave, shape: &Shape, step: Step, at: i64) -> i64 {
        let p = self.parameters;
        let simd = &mut self.simds[wave.simd];
        if let Some(port) = port(shape.kind) {
            simd.ports[port] = at + 1;
        }
        let done = match shape.kind {
            Kind::Valu(pipe) => simd.valu.issue(p, shape, pipe, &mut state.vgprs, at),
            Kind::Smem => self.memory.scalar(p, step.touch, at),
            Kind::Lds => self.memory.lds(p, shape, at),
            Kind::Vmem if shape.stores => at + p.store_done,
            Kind::Vmem => self.memory.vector(p, step.touch, at),
            _ => at,
        };
        state.issued(p, shape, at, done);
        if step.taken {
            state.taken(p, at);
        }
        done
    }
}

/// The waves that wait at barriers.
#[derive(Debug)]
struct Barriers {
    /// The arrival of each wave that waits.
    waits: Vec<Option<i64>>,
    ended: Vec<bool>,
    /// The wave that has just arrived or ended.
    changed: Option<usize>,
}

impl Barriers {
    fn arrive(&mut self, wave: usize, at: i64) {
        self.waits[wave] = Some(at);
        self.changed = Some(wave);
    }

    fn end(&mut self, wave: usize) {
        self.ended[wave] = true;
        self.changed = Some(wave);
    }

    /// The waves that continue, and the clock of the last arrival, if all waves of a workgroup have arrived or ended.
    fn released(&mut self, waves: &[Wave]) -> Vec<(usize, i64)> {
        let Some(changed) = self.changed.take() else { return Vec::new() };
        let workgroup = waves[changed].workgroup;
        let members = || (0..waves.len()).filter(|&w| waves[w].workgroup == workgroup);
        if members().any(|w| self.waits[w].is_none() && !self.ended[w]) {
            return Vec::new();
        }
        let Some(last) = members().filter_map(|w| self.waits[w]).max() else { return Vec::new() };
        let waiting: Vec<usize> = members().filter(|&w| self.waits[w].is_some()).collect();
        waiting.iter().for_each(|&w| self.waits[w] = None);
        waiting.into_iter().map(|w| (w, last)).collect()
    }
}
