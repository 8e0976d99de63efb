//! The state of one wave: what its next instruction waits for.

use crate::parameters::Parameters;
use crate::shape::{Kind, Shape, VGPR};
use crate::stall::{Bound, Cause, Latest};
use crate::valu::{Ready, vector};
use std::collections::VecDeque;
use t0_isa::effects::Registers;
use t0_isa::isa::Counter;

const NEVER: i64 = i64::MIN / 2;
/// Scalar registers, VCC, EXEC and the rest below 128, and SCC.
const SCALARS: usize = 129;
/// The place of SCC, which has no code as a destination.
const SCC: usize = 128;

/// A dependency that `s_delay_alu` names: how many instructions later it applies, and its code, which counts from that
/// instruction.
#[derive(Clone, Copy, Debug)]
struct Delay {
    after: u16,
    code: u16,
}

/// The operations that one counter counts: the clocks at which they are done, in order of issue.
#[derive(Clone, Debug, Default)]
struct InFlight(VecDeque<i64>);

impl InFlight {
    /// The clock at which at most `count` operations are outstanding.
    fn at_most(&self, count: u8) -> i64 {
        let done = self.0.len().saturating_sub(count.into());
        self.0.iter().take(done).copied().max().unwrap_or(NEVER)
    }

    fn push(&mut self, done: i64, now: i64) {
        while self.0.front().is_some_and(|&first| first <= now) && self.0.len() > 64 {
            self.0.pop_front();
        }
        self.0.push_back(done);
    }
}

/// The state of one wave.
#[derive(Clone, Debug)]
pub(crate) struct State {
    pub(crate) vgprs: Ready,
    /// When the next instruction may issue, whatever it is.
    next: i64,
    /// Why not earlier.
    next_cause: Cause,
    /// When scalar registers can be read by the scalar unit and by memory instructions.
    scalar: [i64; SCALARS],
    /// When scalar operations can issue that read them: results of vector instructions and loads only, because the
    /// scalar pipe waits for its own results itself.
    scalar_for_issue: [i64; SCALARS],
    /// When scalar operations that read them can execute, with SCC.
    scalar_for_execution: [i64; SCALARS],
    /// Executions of the last scalar operations, the oldest first, and whether the last one compares.
    scalar_starts: VecDeque<i64>,
    compared: bool,
    /// When vector instructions can read them. Results of vector instructions are forwarded.
    scalar_for_vector: [i64; SCALARS],
    /// When the last vector instruction that reads a scalar register has read it.
    scalar_read: [i64; SCALARS],
    /// Execution of the last vector instruction.
    executed: i64,
    /// When the last vector instructions execute, the oldest first.
    starts: VecDeque<i64>,
    /// Vector instructions that wrote scalar registers since all of them had executed, and the last one's execution.
    masks: (i64, i64),
    /// Issue of the last scalar instruction.
    scalar_issued: i64,
    /// Issue of the last vector instruction that wrote a scalar register.
    mask_issued: i64,
    /// When the results of the last vector and transcendental instructions are ready for dependent issue.
    recent: VecDeque<i64>,
    recent_trans: VecDeque<i64>,
    recent_scalar: i64,
    delays: Vec<Delay>,
    /// The issue of the last instruction, if an `s_delay_alu` behind it is read with it and takes no clock.
    joined: Option<i64>,
    /// By counter.
    in_flight: [InFlight; Counter::ALL.len()],
    /// When the registers of the last LDS instruction have been sent.
    pub(crate) lds_sent: i64,
    clause: u16,
    /// The first clock at which a wait or a clause may issue.
    control: i64,
    /// When VGPRs that memory instructions read may be overwritten, and the last of these clocks.
    operands: (Vec<i64>, i64),
}

/// Scalar registers among these, as places of the arrays.
fn scalars(registers: &[Registers]) -> impl Iterator<Item = usize> + '_ {
    let below = registers.iter().filter(|registers| registers.first < 128);
    below.flat_map(|registers| registers.iter()).map(usize::from).filter(|&n| n < SCC)
}

/// The place of a VGPR in an array of 256.
fn place(register: u16) -> usize {
    usize::from(register - VGPR) & 255
}

impl State {
    pub(crate) fn new(start: i64) -> State {
        State {
            vgprs: Ready::new(),
            next: start,
            next_cause: Cause::Rate,
            scalar: [NEVER; SCALARS],
            scalar_for_issue: [NEVER; SCALARS],
            scalar_for_execution: [NEVER; SCALARS],
            scalar_starts: VecDeque::new(),
            compared: false,
            scalar_for_vector: [NEVER; SCALARS],
            scalar_read: [NEVER; SCALARS],
            executed: NEVER,
            starts: VecDeque::new(),
            masks: (0, NEVER),
            scalar_issued: NEVER,
            mask_issued: NEVER,
            recent: VecDeque::new(),
            recent_trans: VecDeque::new(),
            recent_scalar: NEVER,
            delays: Vec::new(),
            joined: None,
            in_flight: Default::default(),
            lds_sent: NEVER,
            clause: 0,
            control: NEVER,
            operands: (vec![NEVER; 256], NEVER),
        }
    }

    /// The clock at which at most `count` operations of a counter are outstanding.
    fn at_most(&self, counter: Counter, count: u8) -> i64 {
        self.in_flight[counter as usize].at_most(count)
    }

    fn push(&mut self, counter: Counter, done: i64, now: i64) {
        self.in_flight[counter as usize].push(done, now);
    }

    /// The earliest clock at which this wave could issue the instruction, if its unit is free.
    pub(crate) fn earliest(&self, p: &Parameters, shape: &Shape) -> i64 {
        let mut at = self.continues(shape).clock;
        self.bounds(p, shape, &mut at);
        at
    }

    /// When the wave continues with the instruction, whatever holds the instruction itself back, and why not earlier.
    pub(crate) fn continues(&self, shape: &Shape) -> Latest {
        match (shape.kind, self.joined) {
            (Kind::Delay(_), Some(clock)) => Latest { clock, cause: Cause::Rate },
            _ => Latest { clock: self.next, cause: self.next_cause },
        }
    }

    /// What holds the instruction back, beside the clock from which the wave continues.
    pub(crate) fn bounds(&self, p: &Parameters, shape: &Shape, at: &mut impl Bound) {
        for (counter, count) in shape.waits.iter() {
            at.at_least(self.at_most(counter, count), Cause::Counter(counter, count));
        }
        if !matches!(shape.kind, Kind::Delay(_) | Kind::Control | Kind::Clause) {
            for delay in self.delays.iter().filter(|delay| delay.after == 0) {
                if let Some(clock) = self.dependency(delay.code) {
                    at.at_least(clock, Cause::Delay(delay.code));
                }
            }
        }
        if matches!(shape.kind, Kind::Branch | Kind::Smem | Kind::Vmem | Kind::Lds) {
            scalars(&shape.reads).for_each(|n| at.at_least(self.scalar[n], Cause::Scalar(n)));
        }
        match shape.kind {
            Kind::Valu(_) => {
                scalars(&shape.reads).for_each(|n| at.at_least(self.scalar_for_vector[n], Cause::Scalar(n)));
                if self.starts.len() as i64 >= p.vector_flight {
                    at.at_least(self.starts[0], Cause::Flight);
                }
                if shape.writes_mask {
                    at.at_least(self.scalar_issued + p.scalar_to_mask, Cause::Rate);
                }
                if shape.writes_mask && self.masks.0 >= p.mask_writes {
                    // The counter of writes is full: the wave waits until all of them are done.
                    at.at_least(self.masks.1 + 1, Cause::Masks);
                }
                if self.operands.1 > self.next {
                    vector(&shape.writes)
                        .for_each(|n| at.at_least(self.operands.0[place(n)], Cause::Operand(n.into())));
                }
            }
            Kind::Salu | Kind::Branch => {
                scalars(&shape.writes)
                    .for_each(|n| at.at_least(self.scalar_read[n] + p.valu_to_overwrite, Cause::ScalarRead(n)));
                if shape.kind == Kind::Salu {
                    at.at_least(self.mask_issued + p.mask_to_scalar, Cause::Masks);
                    scalars(&shape.reads).for_each(|n| at.at_least(self.scalar_for_issue[n], Cause::Scalar(n)));
                    if self.scalar_starts.len() as i64 >= p.scalar_queue {
                        at.at_least(self.scalar_starts[0] + 1, Cause::Rate);
                    }
                    if let Some(last) = self.scalar_starts.back().filter(|_| shape.drains) {
                        at.at_least(last + p.scalar_drain, Cause::Rate);
                    }
                } else if shape.reads_scc {
                    at.at_least(self.scalar[SCC], Cause::Scalar(SCC));
                }
            }
            Kind::Smem => {
                if let Some(last) = self.scalar_starts.back() {
                    at.at_least(last + p.scalar_to_load, Cause::Rate);
                }
            }
            Kind::Vmem | Kind::Lds => {
                at.at_least(self.executed + p.valu_to_memory, Cause::Executed);
                if shape.kind == Kind::Vmem {
                    at.at_least(self.lds_sent + p.lds_to_vector, Cause::Rate);
                }
            }
            Kind::Clause | Kind::Control => {
                at.at_least(self.control, Cause::Rate);
                if shape.sleeps > 0 {
                    // Sleeping waves are counted down at one clock.
                    at.at_least((self.next.div_euclid(p.sleep) + shape.sleeps) * p.sleep, Cause::Rate);
                }
            }
            Kind::End => {
                at.at_least(self.next + p.end, Cause::Rate);
                for counter in [Counter::Vs, Counter::Vm] {
                    at.at_least(self.at_most(counter, 0), Cause::Counter(counter, 0));
                }
            }
            Kind::Barrier | Kind::Delay(_) => {}
        }
    }

    /// Takes note of an instruction that issued at `at` and executed, or will be done, at `done`.
    pub(crate) fn issued(&mut self, p: &Parameters, shape: &Shape, at: i64, done: i64) {
        // No unit executes waits and clauses: a delay behind one of them is read by itself.
        let alone = matches!(shape.kind, Kind::Control | Kind::Clause | Kind::Delay(_));
        if let (Kind::Delay(field), Some(_)) = (shape.kind, self.joined.take()) {
            return self.delay(field);
        }
        self.joined = (!alone).then_some(at);
        (self.next, self.next_cause) = (at + 1, Cause::Rate);
        if !matches!(shape.kind, Kind::Delay(_)) {
            self.delays.retain(|delay| delay.after > 0);
            self.delays.iter_mut().for_each(|delay| delay.after -= 1);
        }
        self.clause = match shape.kind {
            Kind::Clause => shape.clause + 1,
            _ => self.clause.saturating_sub(1),
        };
        if matches!(shape.kind, Kind::Valu(_) | Kind::Lds | Kind::Vmem) {
            self.control = at + p.control_gap;
        }
        match shape.kind {
            Kind::Valu(pipe) => self.vector(p, shape, pipe, at, done),
            Kind::Salu => {
                self.scalar_operation(p, shape, at);
                self.scalar_issued = at;
            }
            Kind::Smem | Kind::Lds => self.push(Counter::Lgkm, done, at),
            Kind::Vmem => {
                self.push(if shape.stores { Counter::Vs } else { Counter::Vm }, done, at);
            }
            Kind::Branch => self.next = at + p.branch_through,
            Kind::Delay(field) => self.delay(field),
            Kind::Clause | Kind::Control | Kind::Barrier | Kind::End => {}
        }
    }

    /// The registers of a vector memory instruction have been sent at this clock. They may be overwritten in the clock
    /// after the clock in which the entry of the queue is free.
    pub(crate) fn sent(&mut self, p: &Parameters, shape: &Shape, at: i64) {
        let clock = at + p.send_return + 1;
        vector(&shape.reads).for_each(|register| self.operands.0[place(register)] = clock);
        self.operands.1 = self.operands.1.max(clock);
    }

    /// Scalar operations execute in order. One that needs the result of another waits in the pipe, not before its
    /// issue.
    fn scalar_operation(&mut self, p: &Parameters, shape: &Shape, at: i64) {
        let gap = if shape.compares && self.compared { p.scalar_compare } else { 1 };
        self.compared = shape.compares;
        let last = self.scalar_starts.back().map_or(NEVER, |last| last + gap);
        let scc = shape.reads_scc.then_some(SCC);
        let sources = scalars(&shape.reads).chain(scc).map(|n| self.scalar_for_execution[n]);
        let read = if scalars(&shape.reads).next().is_some() { p.scalar_read } else { 0 };
        let start = sources.fold(last.max(at + p.scalar_front + read), i64::max);
        self.scalar_starts.push_back(start);
        if self.scalar_starts.len() as i64 > p.scalar_queue {
            self.scalar_starts.pop_front();
        }
        // Other units read the result as early as after an operation that did not wait in the pipe.
        let issue = start - p.scalar_front - read;
        for n in scalars(&shape.writes).chain(shape.writes_scc.then_some(SCC)) {
            self.scalar_for_execution[n] = start + shape.latency;
            self.scalar_for_issue[n] = NEVER;
            self.scalar[n] = issue + shape.latency;
            self.scalar_for_vector[n] = issue + p.scalar_to_valu;
        }
        self.recent_scalar = issue + shape.latency;
        if shape.sets_mode {
            self.next = start + p.scalar_mode;
        }
    }

    fn vector(&mut self, p: &Parameters, shape: &Shape, pipe: crate::Pipe, at: i64, executed: i64) {
        self.executed = self.executed.max(executed);
        self.starts.push_back(executed);
        if self.starts.len() as i64 > p.vector_flight {
            self.starts.pop_front();
        }
        let read = executed + if shape.reads_mask { p.mask_source } else { 0 };
        for n in scalars(&shape.reads) {
            self.scalar_read[n] = self.scalar_read[n].max(read);
        }
        for n in scalars(&shape.writes) {
            self.scalar[n] = executed + p.valu_to_scalar;
            self.scalar_for_issue[n] = self.scalar[n];
            self.scalar_for_vector[n] = NEVER;
        }
        if shape.writes_mask {
            self.mask_issued = at;
            let count = if at > self.masks.1 { 0 } else { self.masks.0 };
            self.masks = (count + 1, self.masks.1.max(executed));
        }
        let trans = matches!(pipe, crate::Pipe::Trans | crate::Pipe::DoubleTrans);
        let recent = if trans { &mut self.recent_trans } else { &mut self.recent };
        recent.push_front(at + shape.latency);
        recent.truncate(4);
    }

    /// RDNA3 ISA, 16.5 "SOPP", S_DELAY_ALU: two dependencies and the distance between their instructions.
    fn delay(&mut self, field: u16) {
        self.delays =
            vec![Delay { after: 0, code: field & 15 }, Delay { after: field >> 4 & 7, code: field >> 7 & 15 }];
    }

    /// When an instruction that names this dependency may issue.
    fn dependency(&self, code: u16) -> Option<i64> {
        match code {
            1..=4 => self.recent.get(usize::from(code) - 1).copied(),
            5..=7 => self.recent_trans.get(usize::from(code) - 5).copied(),
            9..=11 => Some(self.recent_scalar),
            _ => None,
        }
    }

    /// The wave wakes and continues at this clock.
    pub(crate) fn wakes(&mut self, at: i64) {
        self.next = at;
    }

    /// The wave continues after a barrier at this clock.
    pub(crate) fn release(&mut self, at: i64) {
        (self.next, self.next_cause) = (at, Cause::Barrier);
    }

    /// The next instruction is there at this clock.
    pub(crate) fn fetch(&mut self, at: i64) {
        if at > self.next {
            (self.next, self.next_cause) = (at, Cause::Fetch);
        }
    }

    /// A branch was taken.
    pub(crate) fn taken(&mut self, p: &Parameters, at: i64) {
        (self.next, self.next_cause) = (at + p.branch_taken, Cause::Fetch);
    }
}

const _: () = assert!(VGPR as usize > SCALARS);
