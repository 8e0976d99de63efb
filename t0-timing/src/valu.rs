//! The vector pipeline of one SIMD, from issue to execution.
//!
//! An instruction reads its operands in order, half a clock for each register of the fullest bank, and starts in order
//! when its pipe is free and its sources are ready. Results are written in order: an instruction with a shorter latency
//! waits behind an earlier, longer one that writes the same register.

use crate::parameters::Parameters;
use crate::shape::{Pipe, Shape, VGPR};
use crate::stall::{Bound, Cause};
use std::collections::VecDeque;

/// When the results of one wave's vector instructions are ready, by VGPR, and whether the last write was of one half.
#[derive(Clone, Debug)]
pub(crate) struct Ready(Vec<(i64, bool)>);

impl Ready {
    pub(crate) fn new() -> Ready {
        Ready(vec![(i64::MIN / 2, false); 256])
    }

    fn of(&self, register: u16) -> i64 {
        self.0[usize::from(register - VGPR) & 255].0
    }

    fn half(&self, register: u16) -> bool {
        self.0[usize::from(register - VGPR) & 255].1
    }

    fn set(&mut self, register: u16, clock: i64, half: bool) {
        self.0[usize::from(register - VGPR) & 255] = (clock, half);
    }

    /// When the sources of an instruction are ready. A register whose last write was one half, and which is
    /// read as a whole, is merged first.
    fn sources(&self, p: &Parameters, shape: &Shape) -> i64 {
        let ready = vector(&shape.reads).map(|r| self.of(r)).max().unwrap_or(NEVER);
        let merges = shape.whole.iter().filter(|&&r| self.half(r)).count() as i64;
        ready + merges * p.half_merge
    }
}

/// The pipeline.
#[derive(Clone, Debug)]
pub(crate) struct Valu {
    /// End of the last operand read, in half clocks.
    read_end: i64,
    /// The first clock at which the next instruction may start.
    free: i64,
    /// The first clock at which the next transcendental operation may start.
    trans_free: i64,
    /// The earliest start and the earliest read (half clocks) of an instruction that is not f64 after one that is.
    after_double: (i64, i64),
    /// The earliest start of a transcendental operation after an f64 operation.
    trans_after_double: i64,
    /// Ends of the operand reads of the last instructions, as the clocks at which these could have started.
    queue: VecDeque<i64>,
    /// The first clock at which the next instruction of any kind may issue.
    issue_free: i64,
    /// The first clock, after a transcendental operation, at which an instruction of several passes may issue.
    passes_issue_free: i64,
    /// The first clock at which an instruction that moves data between lanes may issue.
    lanes_issue_free: i64,
    /// The first clock at which a sum of absolute differences over 64 bits may issue.
    difference_issue_free: i64,
}

const NEVER: i64 = i64::MIN / 2;

impl Valu {
    pub(crate) fn new() -> Valu {
        Valu {
            read_end: NEVER,
            free: NEVER,
            trans_free: NEVER,
            after_double: (NEVER, NEVER),
            trans_after_double: NEVER,
            queue: VecDeque::new(),
            issue_free: NEVER,
            passes_issue_free: NEVER,
            lanes_issue_free: NEVER,
            difference_issue_free: NEVER,
        }
    }

    /// What holds back the issue of an instruction.
    pub(crate) fn bounds(&self, p: &Parameters, pipe: Pipe, at: &mut impl Bound) {
        at.at_least(self.issue_free, Cause::Vector);
        if self.queue.len() as i64 >= p.queue {
            at.at_least(self.queue[self.queue.len() - p.queue as usize] - p.queue_return, Cause::Queue);
        }
        match pipe {
            Pipe::Full | Pipe::Dot4 | Pipe::Dot8 | Pipe::LaneWrite | Pipe::Matrix(_) => {}
            Pipe::RowPermute | Pipe::HalfPermute => at.at_least(self.lanes_issue_free, Cause::Vector),
            Pipe::Half
            | Pipe::Swap
            | Pipe::Quarter
            | Pipe::Difference
            | Pipe::Trans
            | Pipe::Double
            | Pipe::DoubleTrans => at.at_least(self.passes_issue_free, Cause::Trans),
        }
        if pipe == Pipe::Difference {
            at.at_least(self.difference_issue_free, Cause::Vector);
        }
    }

    /// Issues an instruction and returns the clock of its execute event. Its result is ready after the last pass.
    pub(crate) fn issue(&mut self, p: &Parameters, shape: &Shape, pipe: Pipe, ready: &mut Ready, at: i64) -> i64 {
        let sources = ready.sources(p, shape);
        let written = vector(&shape.writes).map(|r| ready.of(r) + 1 - shape.latency).max().unwrap_or(NEVER);
        let earliest = sources.max(written);
        let (mut start, mut event) = self.pass(p, shape, pipe, earliest, at);
        for _ in 1..shape.passes {
            let mut next = at + 1;
            self.bounds(p, pipe, &mut next);
            (start, event) = self.pass(p, shape, pipe, earliest, next);
        }
        for register in vector(&shape.writes) {
            ready.set(register, start + shape.latency, shape.half);
        }
        event
    }

    /// Issues a pass over 32 lanes, whose registers are ready at `earliest`. Returns the clock at which it starts, and
    /// that of its execute event.
    fn pass(&mut self, p: &Parameters, shape: &Shape, pipe: Pipe, earliest: i64, at: i64) -> (i64, i64) {
        let double = matches!(pipe, Pipe::Double | Pipe::DoubleTrans);
        let reads = shape.bank_reads.max(1) * 2 / p.bank_reads;
        let extra = match pipe {
            Pipe::Half => 2,
            Pipe::Quarter | Pipe::Difference if shape.wide => 2,
            _ => 0,
        };
        let mut begin = (2 * at).max(self.read_end);
        if !double {
            begin = begin.max(self.after_double.1);
        }
        let end = begin + reads + extra;
        // The first pass of a 64-bit operation starts before its last operand is read.
        let first_pass = if pipe == Pipe::Half { 1 } else { 0 };
        let operands = (p.front + end + 1).div_euclid(2) - first_pass;
        let trans = if matches!(pipe, Pipe::Trans | Pipe::DoubleTrans) { self.trans_free } else { NEVER };
        let switch = match pipe {
            Pipe::Double | Pipe::DoubleTrans => NEVER,
            Pipe::Trans => self.trans_after_double,
            _ => self.after_double.0,
        };
        let start = operands.max(self.free).max(earliest).max(trans).max(switch);
        self.read_end = end;
        let (occupancy, event) = match pipe {
            Pipe::Full | Pipe::RowPermute | Pipe::HalfPermute | Pipe::LaneWrite => (1, 0),
            Pipe::Dot4 | Pipe::Dot8 => (p.dot_occupancy, 0),
            Pipe::Half => (p.half_occupancy, p.half_occupancy - 1),
            Pipe::Swap => (p.half_occupancy, p.half_occupancy),
            Pipe::Quarter | Pipe::Difference => (p.quarter_occupancy, p.quarter_occupancy - 1),
            Pipe::Trans => (1, 0),
            Pipe::Double | Pipe::DoubleTrans => (p.double_occupancy, p.double_trace),
            Pipe::Matrix(clocks) => (i64::from(clocks), i64::from(clocks) - 1),
        };
        self.free = start + occupancy;
        let block = match pipe {
            Pipe::Dot4 => p.dot4_issue,
            Pipe::Dot8 => p.dot8_issue,
            Pipe::Matrix(_) => 1,
            Pipe::Difference => p.difference_issue,
            _ => occupancy,
        };
        self.issue_free = at + block;
        match pipe {
            Pipe::Trans => {
                self.trans_free = start + p.trans_occupancy;
                self.passes_issue_free = at + p.trans_occupancy;
            }
            Pipe::Double | Pipe::DoubleTrans => {
                self.after_double = (start + p.double_switch, begin + 2 * p.double_reads);
                let trans = if pipe == Pipe::Double { p.double_reads } else { p.double_trans_occupancy };
                self.trans_after_double = start + trans;
            }
            Pipe::RowPermute => self.lanes_issue_free = at + p.permlane_issue,
            Pipe::HalfPermute => self.lanes_issue_free = at + p.permlane64_issue,
            // Operands of a matrix operation are read while it executes.
            Pipe::Matrix(clocks) => self.read_end = self.read_end.max(2 * (start + i64::from(clocks)) - p.front - 2),
            _ => {}
        }
        if pipe == Pipe::Difference {
            self.difference_issue_free = at + p.difference_again;
        }
        let entry = if matches!(pipe, Pipe::Matrix(_)) { start } else { operands };
        self.queue.push_back(entry);
        if self.queue.len() as i64 > p.queue {
            self.queue.pop_front();
        }
        (start, start + event)
    }
}

/// The VGPRs among registers.
pub(crate) fn vector(registers: &[t0_isa::effects::Registers]) -> impl Iterator<Item = u16> + '_ {
    registers.iter().filter(|registers| registers.first >= VGPR).flat_map(|registers| registers.iter())
}
