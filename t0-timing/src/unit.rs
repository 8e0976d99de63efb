//! A compute unit: several waves on its SIMDs, which share LDS and caches.
//!
//! A wave issues its instructions in order, at most one in a clock. A SIMD issues at most one instruction of each kind
//! in a clock; the oldest wave goes first. SIMDs 0 and 1 share the way to LDS and the vector cache, and so do SIMDs
//! 2 and 3, the other compute unit of the workgroup processor. All of them share the scalar cache.

use crate::Touch;
use crate::fetch::Fetch;
use crate::memory::{Half, Memory, ScalarCache};
use crate::parameters::Parameters;
use crate::shape::{Kind, Shape};
use crate::stall::{Bound, Cause, History, Issued, Ledger, Observer, Wait};
use crate::valu::Valu;
use crate::wave::State;
use std::collections::{BTreeMap, VecDeque};

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
    /// The SIMD of the workgroup processor, from 0 to 3.
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

/// What is outside of the compute units: memory beyond LDS, and the workgroups that have not started.
///
/// Steps of a wave are asked for in order. `wave` counts the waves in the order in which they were added.
pub trait Surroundings {
    /// When the data of a vector load whose address is read at `at` arrive, if no earlier load is late.
    fn load(&mut self, wave: usize, shape: &Shape, touch: Touch, at: i64) -> i64;
    /// When a store whose address is read at `at` is acknowledged, if no earlier store of the unit is late.
    fn store(&mut self, wave: usize, shape: &Shape, touch: Touch, at: i64) -> i64;
    /// Whether a scalar load misses its cache.
    fn misses(&mut self, wave: usize, step: Step) -> bool;
    /// The half of LDS that has the workgroup of a wave on this SIMD: the half of the compute unit, except in WGP mode.
    fn lds_half(&self, _wave: usize, simd: usize) -> usize {
        simd / 2
    }
    /// The last wave of a workgroup ended. Returns the waves that start because of it.
    fn ended(&mut self, workgroup: u32, at: i64) -> Vec<Wave>;
}

/// An otherwise idle card: each access has the latency that its [`Touch`] states.
struct Idle<'a> {
    parameters: &'a Parameters,
    pages: Pages,
}

/// The translation of the addresses of a launch's data.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Pages {
    /// When it is known.
    known: Option<i64>,
}

impl Pages {
    /// The clock from which an access at `at` continues with a physical address. The first access to pages that no
    /// access has touched looks them up, and all accesses wait for it.
    pub(crate) fn translate(&mut self, p: &Parameters, at: i64) -> i64 {
        at.max(*self.known.get_or_insert(at + p.translation))
    }
}

impl Idle<'_> {
    fn new(parameters: &Parameters) -> Idle<'_> {
        Idle { parameters, pages: Pages::default() }
    }
}

impl Surroundings for Idle<'_> {
    fn load(&mut self, _wave: usize, _shape: &Shape, touch: Touch, at: i64) -> i64 {
        match touch.cold {
            true => self.pages.translate(self.parameters, at) + self.parameters.vector_cold,
            false => at + self.parameters.vector_hit,
        }
    }

    fn store(&mut self, _wave: usize, _shape: &Shape, touch: Touch, at: i64) -> i64 {
        let at = if touch.cold { self.pages.translate(self.parameters, at) } else { at };
        at + self.parameters.store_done
    }

    fn misses(&mut self, _wave: usize, step: Step) -> bool {
        step.touch.cold
    }

    fn ended(&mut self, _workgroup: u32, _at: i64) -> Vec<Wave> {
        Vec::new()
    }
}

/// The state of a SIMD.
#[derive(Clone, Debug)]
struct Simd {
    valu: Valu,
    /// The first free clock of each kind's issue port: scalar, scalar memory, LDS, vector memory, branches and
    /// barriers.
    ports: [i64; 5],
    /// The vector memory instructions whose registers are not sent.
    vector: SendQueue,
    /// The counterpart for LDS.
    lds: SendQueue,
    /// The last clock at which waves woke, and how many of them.
    woken: (i64, i64),
    /// The last end of a wave.
    end: i64,
}

impl Simd {
    fn new() -> Simd {
        let never = i64::MIN / 2;
        let (vector, lds) = Default::default();
        Simd { valu: Valu::new(), ports: [never; 5], vector, lds, woken: (never, 0), end: never }
    }

    /// A wave wakes at this clock. Returns when it can issue: pairs of waves continue one after another.
    fn wake(&mut self, p: &Parameters, at: i64) -> i64 {
        let earlier = if self.woken.0 == at { self.woken.1 } else { 0 };
        self.woken = (at, earlier + 1);
        at + 1 + earlier / 2 * p.wake_pair
    }
}

/// The queue between the waves of a SIMD and a memory unit: the ends of the sendings of the last instructions.
#[derive(Clone, Debug, Default)]
struct SendQueue(VecDeque<i64>);

impl SendQueue {
    /// The clock from which an entry is free.
    fn free(&self, p: &Parameters) -> i64 {
        match self.0.front() {
            Some(&end) if self.0.len() as i64 >= p.send_queue => end + p.send_return,
            _ => i64::MIN / 2,
        }
    }

    /// An instruction enters, whose registers will have been sent at this clock.
    fn push(&mut self, p: &Parameters, end: i64) {
        if self.0.len() as i64 >= p.send_queue {
            self.0.pop_front();
        }
        self.0.push_back(end);
    }
}

/// A compute unit of a gfx1100.
#[derive(Clone, Debug)]
pub struct ComputeUnit<'a> {
    parameters: &'a Parameters,
    simds: Vec<Simd>,
    /// The way to LDS, and the vector cache, of each compute unit.
    memories: Vec<Memory>,
    /// Compute units of a workgroup processor share it.
    scalar: ScalarCache,
    /// The halves of LDS.
    halves: Vec<Half>,
    fetch: Fetch,
}

/// The issue port of a kind, for kinds that share one.
fn port(kind: Kind) -> Option<usize> {
    match kind {
        Kind::Salu => Some(0),
        Kind::Smem => Some(1),
        Kind::Lds => Some(2),
        Kind::Vmem => Some(3),
        Kind::Branch | Kind::Barrier => Some(4),
        Kind::Valu(_) | Kind::End | Kind::Clause | Kind::Delay(_) | Kind::Control => None,
    }
}

impl<'a> ComputeUnit<'a> {
    /// Runs all waves to their ends on an otherwise idle card, and returns the times of each wave's steps. Steps whose
    /// index is outside of the program end their wave.
    pub fn run(parameters: &'a Parameters, program: &'a [Shape], waves: &[Wave]) -> Vec<Vec<Times>> {
        ComputeUnit::run_in(parameters, program, waves.to_vec(), &mut Idle::new(parameters), &mut ())
    }

    /// As [`ComputeUnit::run`], with an observer, which receives what each instruction waited for.
    pub fn observe(
        parameters: &'a Parameters,
        program: &'a [Shape],
        waves: &[Wave],
        observer: &mut impl Observer,
    ) -> Vec<Vec<Times>> {
        ComputeUnit::run_in(parameters, program, waves.to_vec(), &mut Idle::new(parameters), observer)
    }

    /// Runs waves in other surroundings, which may add waves. Returns the times of all waves.
    pub fn run_in<O: Observer>(
        parameters: &'a Parameters,
        program: &'a [Shape],
        mut waves: Vec<Wave>,
        surroundings: &mut impl Surroundings,
        observer: &mut O,
    ) -> Vec<Vec<Times>> {
        let (mut ledger, mut waits) = (Ledger::default(), Vec::new());
        let mut unit = ComputeUnit {
            parameters,
            simds: Vec::new(),
            memories: Vec::new(),
            scalar: ScalarCache::new(),
            halves: Vec::new(),
            fetch: Fetch::default(),
        };
        let (mut states, mut times, mut live): (Vec<State>, Vec<Vec<Times>>, Vec<Live>) = Default::default();
        let mut barriers = Barriers::default();
        loop {
            for wave in &mut waves[states.len()..] {
                let end = wave.steps.iter().position(|step| step.shape as usize >= program.len());
                wave.steps.truncate(end.unwrap_or(wave.steps.len()));
                unit.reach(wave.simd);
                let state = State::new(wave.start);
                if let Some(step) = wave.steps.first() {
                    unit.fetch.start(program[step.shape as usize].block, wave.start);
                    let wave = states.len();
                    live.push(Live { wave, ready: state.earliest(parameters, &program[step.shape as usize]) });
                }
                barriers.add(wave.workgroup, wave.steps.is_empty());
                times.push(Vec::with_capacity(wave.steps.len()));
                states.push(state);
            }
            // The wave that can issue first; the oldest of several.
            let mut first: Option<(i64, i64, usize)> = None;
            for (i, &Live { wave: w, ready }) in live.iter().enumerate() {
                let wave = &waves[w];
                if barriers.waits[w].is_some() || first.is_some_and(|(clock, ..)| ready > clock) {
                    continue;
                }
                let step = wave.steps[times[w].len()];
                let at = unit.earliest(ready, wave, &program[step.shape as usize], step);
                if first.is_none_or(|(clock, start, _)| (at, wave.start) < (clock, start)) {
                    first = Some((at, wave.start, i));
                }
            }
            let Some((at, _, i)) = first else { return times };
            let w = live[i].wave;
            let step = waves[w].steps[times[w].len()];
            let shape = &program[step.shape as usize];
            let history = |times| {
                let Wave { simd, ref steps, .. } = waves[w];
                History { p: parameters, program, wave: w, simd, steps, times }
            };
            if O::OBSERVES {
                let begin = times[w].last().map_or(waves[w].start, |last| last.issue + 1);
                waits.clear();
                unit.waits(&ledger, &states[w], history(&times[w]), (shape, step), begin, &mut waits);
                observer.issued(Issued { wave: w, number: times[w].len(), step, begin, issue: at, waits: &waits });
            }
            let done = unit.issue(&mut states[w], (w, &waves[w]), shape, step, at, surroundings);
            if let Some(next) = waves[w].steps.get(times[w].len() + 1) {
                let next = program[next.shape as usize].block;
                states[w].fetch(unit.fetch.next(parameters, shape.block, next, step.taken, at));
            }
            if O::OBSERVES {
                ledger.issued(history(&times[w]), shape, port(shape.kind));
            }
            times[w].push(Times { issue: at, execute: done });
            let ready = |w: usize, states: &[State]| {
                let next = waves[w].steps.get(times[w].len())?;
                Some(states[w].earliest(parameters, &program[next.shape as usize]))
            };
            match ready(w, &states) {
                Some(clock) => live[i].ready = clock,
                None => {
                    live.remove(i);
                }
            }
            if shape.kind == Kind::Barrier {
                barriers.arrive(w, at);
            }
            let workgroup = waves[w].workgroup;
            let ends = times[w].len() == waves[w].steps.len();
            let last = ends && barriers.end(w);
            if ends || shape.kind == Kind::Barrier {
                for (member, last) in barriers.released(workgroup) {
                    states[member].release(last + parameters.barrier_release);
                    if let Some(live) = live.iter_mut().find(|live| live.wave == member) {
                        live.ready = ready(member, &states).unwrap_or(live.ready);
                    }
                }
            }
            if last {
                waves.extend(surroundings.ended(workgroup, at));
            }
        }
    }

    /// Adds SIMDs up to this one.
    fn reach(&mut self, simd: usize) {
        while self.simds.len() <= simd {
            self.simds.push(Simd::new());
        }
        self.memories.resize_with(self.simds.len().div_ceil(2), Memory::new);
        self.halves.resize_with(self.memories.len(), Half::new);
    }

    /// The clock at which a wave can issue, if its own state allows it from `ready` on.
    fn earliest(&self, ready: i64, wave: &Wave, shape: &Shape, step: Step) -> i64 {
        let mut at = ready;
        self.bounds(wave.simd, shape, step, &mut at);
        at
    }

    /// What holds back a wave's next instruction outside of the wave.
    fn bounds(&self, simd: usize, shape: &Shape, step: Step, at: &mut impl Bound) {
        let simd = &self.simds[simd];
        at.at_least(step.fetched, Cause::Fetch);
        match shape.kind {
            Kind::Valu(pipe) => simd.valu.bounds(self.parameters, pipe, at),
            kind => {
                if let Some(port) = port(kind) {
                    at.at_least(simd.ports[port], Cause::Port(port));
                    match kind {
                        Kind::Lds => at.at_least(simd.lds.free(self.parameters), Cause::Port(port)),
                        Kind::Vmem => at.at_least(simd.vector.free(self.parameters), Cause::Port(port)),
                        _ => {}
                    }
                }
                if kind == Kind::End {
                    at.at_least(simd.end + self.parameters.end_gap, Cause::Rate);
                }
            }
        }
    }

    /// What the next instruction of a wave, which issues as early as it can, waited for since `begin`.
    fn waits(
        &self,
        ledger: &Ledger,
        state: &State,
        history: History<'_>,
        (shape, step): (&Shape, Step),
        begin: i64,
        waits: &mut Vec<Wait>,
    ) {
        let continues = state.continues(shape);
        let mut own = continues;
        state.bounds(self.parameters, shape, &mut own);
        let mut unit = own;
        self.bounds(history.simd, shape, step, &mut unit);
        let mut from = begin;
        for bound in [continues, own, unit] {
            if bound.clock > from {
                let (stall, producer) = ledger.reason(history, bound);
                waits.push(Wait { stall, clocks: bound.clock - from, producer });
                from = bound.clock;
            }
        }
    }

    fn issue(
        &mut self,
        state: &mut State,
        (number, wave): (usize, &Wave),
        shape: &Shape,
        step: Step,
        at: i64,
        surroundings: &mut impl Surroundings,
    ) -> i64 {
        let p = self.parameters;
        let memory = &mut self.memories[wave.simd / 2];
        let simd = &mut self.simds[wave.simd];
        if let Some(port) = port(shape.kind) {
            simd.ports[port] = at + 1;
        }
        let done = match shape.kind {
            Kind::Valu(pipe) => simd.valu.issue(p, shape, pipe, &mut state.vgprs, at),
            Kind::Smem => self.scalar.load(p, shape, surroundings.misses(number, step), at),
            Kind::Lds => {
                let sent = memory.lds(p, shape, at);
                let half = &mut self.halves[surroundings.lds_half(number, wave.simd)];
                simd.lds.push(p, sent.end);
                state.lds_sent = sent.end;
                half.access(p, shape, step.touch, sent.end)
            }
            Kind::Vmem => {
                let sent = memory.operands(p, shape, at);
                simd.vector.push(p, sent.end);
                state.sent(p, shape, sent.end);
                match shape.stores {
                    true => memory.store(p, shape, surroundings.store(number, shape, step.touch, sent.start)),
                    false => {
                        memory.load(p, shape, step.touch, surroundings.load(number, shape, step.touch, sent.start))
                    }
                }
            }
            _ => at,
        };
        state.issued(p, shape, at, done);
        if shape.sleeps > 0 {
            state.wakes(simd.wake(p, at));
        }
        if shape.kind == Kind::End {
            simd.end = at;
        }
        if step.taken {
            state.taken(p, at);
        }
        done
    }
}

/// A wave that has not ended, and the clock from which its own state allows its next instruction.
#[derive(Clone, Copy, Debug)]
struct Live {
    wave: usize,
    ready: i64,
}

/// The waves that wait at barriers.
#[derive(Debug, Default)]
struct Barriers {
    /// The arrival of each wave that waits.
    waits: Vec<Option<i64>>,
    ended: Vec<bool>,
    workgroups: Vec<u32>,
    /// The waves of each workgroup.
    members: BTreeMap<u32, Vec<usize>>,
}

impl Barriers {
    fn add(&mut self, workgroup: u32, ended: bool) {
        self.members.entry(workgroup).or_default().push(self.waits.len());
        self.waits.push(None);
        self.ended.push(ended);
        self.workgroups.push(workgroup);
    }

    fn arrive(&mut self, wave: usize, at: i64) {
        self.waits[wave] = Some(at);
    }

    /// Returns whether the wave was the last one of its workgroup.
    fn end(&mut self, wave: usize) -> bool {
        self.ended[wave] = true;
        self.members[&self.workgroups[wave]].iter().all(|&w| self.ended[w])
    }

    /// The waves that continue, and the clock of the last arrival, if all waves of the workgroup have arrived or ended.
    fn released(&mut self, workgroup: u32) -> Vec<(usize, i64)> {
        let members = &self.members[&workgroup];
        if members.iter().any(|&w| self.waits[w].is_none() && !self.ended[w]) {
            return Vec::new();
        }
        let Some(last) = members.iter().filter_map(|&w| self.waits[w]).max() else { return Vec::new() };
        let waits = &mut self.waits;
        members.iter().filter(|&&w| waits[w].take().is_some()).map(|&w| (w, last)).collect()
    }
}
