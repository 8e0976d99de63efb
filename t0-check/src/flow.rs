//! The data flow over the control-flow graph of a kernel.
//!
//! A state is what may be in flight on some path to an instruction. States only grow where paths meet, and ages are
//! bounded, so the iteration ends. Reports are made in a last pass over the final states. After a report the register
//! counts as complete, so that one mistake makes one report.

use crate::board::Board;
use crate::code::{Graph, Node};
use crate::hazards::{self, Recent};
use crate::report::{Hazard, Kind};
use crate::{delays, forwarding, masks, pairs};
use std::collections::BTreeSet;
use t0_isa::isa::{Flow, Op};
use t0_isa::target::Target;

/// A mistake by number of instructions: what is wrong, where, and the other instruction.
pub(crate) type Finding = (Kind, u32, Option<u32>);

#[derive(Clone)]
struct State {
    board: Board,
    recent: Recent,
    delays: delays::Recent,
    masks: masks::Recent,
    pairs: pairs::Recent,
}

impl State {
    /// Nothing in flight.
    fn new() -> State {
        State {
            board: Board::new(),
            recent: Recent::default(),
            delays: delays::Recent::default(),
            masks: masks::Recent::default(),
            pairs: pairs::Recent::default(),
        }
    }

    /// Adds what another path may have done. Returns whether anything changed.
    fn join(&mut self, other: &State) -> bool {
        self.board.join(&other.board)
            | self.recent.join(&other.recent)
            | self.delays.join(&other.delays)
            | self.masks.join(&other.masks)
            | self.pairs.join(&other.pairs)
    }
}

pub(crate) struct Checker<'a> {
    pub(crate) graph: &'a Graph,
    pub(crate) target: &'a Target,
    pub(crate) wave64: bool,
    pub(crate) vgprs: u32,
    /// Whether the code has direct loads from LDS.
    pub(crate) direct: bool,
    /// Whether it has dual-issued pairs.
    pub(crate) paired: bool,
}

impl Checker<'_> {
    /// All findings, in order of address.
    pub(crate) fn run(&self) -> Vec<Finding> {
        let nodes = &self.graph.nodes;
        let mut states: Vec<Option<State>> = vec![None; nodes.len()];
        let mut work = BTreeSet::new();
        if nodes.is_empty() {
            return Vec::new();
        }
        let mut start = State::new();
        start.board.normalise();
        arrive(&mut states, &mut work, self.graph.entry, &start);
        while let Some(first) = work.pop_first() {
            let Some(state) = states[first as usize].clone() else { continue };
            self.block(first, state, &mut |_| {}, &mut |to, state| arrive(&mut states, &mut work, to, state));
        }
        let mut found = Vec::new();
        for first in 0..nodes.len() as u32 {
            if let Some(state) = states[first as usize].take() {
                self.block(first, state, &mut |finding| found.push(finding), &mut |_, _| {});
            }
        }
        found.extend(
            hazards::clauses(nodes).into_iter().map(|(at, from)| (Kind::Hazard(Hazard::Clause), at, Some(from))),
        );
        if self.wave64 {
            let early = forwarding::hazards(nodes).into_iter();
            found.extend(early.map(|f| (Kind::Hazard(Hazard::Forwarding(f.registers)), f.reader, Some(f.from))));
        }
        found.sort_by_key(|(_, at, _)| *at);
        found
    }

    /// Runs straight-line code from a leader on, and passes the state at its end to the instructions after it.
    fn block(
        &self,
        first: u32,
        mut state: State,
        report: &mut impl FnMut(Finding),
        arrive: &mut impl FnMut(u32, &State),
    ) {
        let mut at = first;
        loop {
            let node = &self.graph.nodes[at as usize];
            self.step(at, node, &mut state, report);
            if let Some(after) = node.after_call {
                let mut returned = State::new();
                returned.board.normalise();
                arrive(after, &returned);
            }
            match node.next[..] {
                [next] if !self.graph.nodes[next as usize].leader => at = next,
                _ => {
                    state.board.normalise();
                    state.delays.end_block();
                    node.next.iter().for_each(|&to| arrive(to, &state));
                    return;
                }
            }
        }
    }

    fn step(&self, at: u32, node: &Node, state: &mut State, report: &mut impl FnMut(Finding)) {
        let (inst, effects) = (&node.inst, &node.effects);
        state.board.wait(effects);
        state.board.check(effects, |conflict| report((Kind::Pending(conflict), at, Some(conflict.from))));
        if inst.flow() == Flow::Barrier {
            if let Some((from, count)) = state.board.lds_store() {
                report((Kind::LdsStoreAtBarrier { count }, at, Some(from)));
            }
            if let Some((from, count)) = state.board.store() {
                report((Kind::StoreAtBarrier { count }, at, Some(from)));
            }
        }
        if matches!(inst.op, Op::buffer_gl0_inv | Op::buffer_gl1_inv)
            && let Some((from, count)) = state.board.load()
        {
            report((Kind::LoadAtInvalidate { count }, at, Some(from)));
        }
        if hazards::releases_vgprs(inst)
            && let Some((from, count)) = state.board.scratch_store()
        {
            report((Kind::ScratchAtRelease { count }, at, Some(from)));
        }
        let vectors = effects.reads.iter().chain(&effects.writes).filter(|registers| registers.is_vector());
        let highest =
            vectors.map(|r| (u32::from(r.first - 256), u32::from(r.first + r.count - 257))).max_by_key(|r| r.1);
        if let Some((first, last)) = highest {
            if let Some(from) = state.recent.released {
                report((Kind::ReleasedVgpr { register: first }, at, Some(from)));
            } else if last >= self.vgprs {
                let kind = Kind::UnallocatedVgpr { register: first.max(self.vgprs), count: self.vgprs };
                report((kind, at, None));
            }
        }
        for (hazard, from) in state.recent.step(at, node, self.target, self.wave64, self.direct) {
            report((Kind::Hazard(hazard), at, from));
        }
        if self.wave64
            && let Some((hazard, from)) = state.masks.step(at, node)
        {
            report((Kind::Hazard(hazard), at, Some(from)));
        }
        if self.paired {
            for (hazard, from) in state.pairs.step(at, node) {
                report((Kind::Hazard(hazard), at, Some(from)));
            }
        }
        for (delay, code) in state.delays.step(at, node) {
            report((Kind::IdleDelay { code }, delay, Some(at)));
        }
        state.board.issue(effects, at);
    }
}

/// Adds a state, with a normalised board, to what may be in flight at an instruction.
fn arrive(states: &mut [Option<State>], work: &mut BTreeSet<u32>, to: u32, state: &State) {
    let changed = match &mut states[to as usize] {
        Some(old) => old.join(state),
        empty => {
            *empty = Some(state.clone());
            true
        }
    };
    if changed {
        work.insert(to);
    }
}
