//! Partial forwarding in wave64: LLVM's `VALUPartialForwardingHazard` for gfx11.
//!
//! A vector instruction reads two registers of which one was computed before and one after a scalar instruction wrote
//! EXEC. If at most two vector instructions lie between those that computed them, and at most four between the second
//! of these and the reader, then the reader may find a mixture of old and new lanes. It has to wait for the results
//! (`s_waitcnt_depctr` with va_vdst 0; memory instructions wait by themselves).
//!
//! The hazard depends on the order of several instructions, so that states cannot be joined where paths meet. The check
//! searches backwards instead, over as few instructions as the hazard spans.

use crate::code::Node;
use crate::hazards::completes_vectors;
use std::collections::HashSet;
use t0_isa::effects::Registers;
use t0_isa::isa::{Reg, Unit};

/// Vector instructions between the two that compute the registers.
const BETWEEN: u8 = 2;
/// Vector instructions between the second of them and the reader.
const AFTER: u8 = 4;
/// Sources of a vector instruction.
const SOURCES: usize = 4;
const EXEC: Registers = Registers { first: 126, count: 2 };

/// A hazard: the reader, the two registers, the first one computed before EXEC was written, and the instruction that
/// computed it.
pub(crate) struct Forwarding {
    pub(crate) reader: u32,
    pub(crate) registers: [Reg; 2],
    pub(crate) from: u32,
}

/// What a search knows about the instructions behind it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
struct State {
    /// For each source: how many vector instructions after the one that computed it come before the reader.
    computed: [Option<u8>; SOURCES],
    /// How many vector instructions after the last write of EXEC come before the reader.
    exec: Option<u8>,
    vectors: u8,
}

/// All hazards of a wave of 64 lanes, in order of address.
pub(crate) fn hazards(nodes: &[Node]) -> Vec<Forwarding> {
    let mut before: Vec<Vec<u32>> = vec![Vec::new(); nodes.len()];
    for (number, node) in nodes.iter().enumerate() {
        node.next.iter().for_each(|&to| before[to as usize].push(number as u32));
    }
    let mut found: Vec<Forwarding> = Vec::new();
    for reader in (0..nodes.len() as u32).filter(|&n| nodes[n as usize].inst.unit().is_vector()) {
        let sources = sources(&nodes[reader as usize]);
        if sources.len() > 1 {
            found.extend(search(nodes, &before, reader, &sources, &found));
        }
    }
    found
}

/// The distinct vector operands that an instruction reads.
fn sources(node: &Node) -> Vec<Registers> {
    let mut sources: Vec<Registers> = Vec::new();
    for &read in node.effects.reads.iter().filter(|read| read.is_vector()) {
        if !sources.contains(&read) && sources.len() < SOURCES {
            sources.push(read);
        }
    }
    sources
}

fn search(
    nodes: &[Node],
    before: &[Vec<u32>],
    reader: u32,
    sources: &[Registers],
    found: &[Forwarding],
) -> Option<Forwarding> {
    let mut seen = HashSet::new();
    let mut todo: Vec<(u32, State)> = before[reader as usize].iter().map(|&n| (n, State::default())).collect();
    while let Some((number, mut state)) = todo.pop() {
        if !seen.insert((number, state)) {
            continue;
        }
        let node = &nodes[number as usize];
        if completes_vectors(&node.inst) {
            continue;
        }
        let vector = node.inst.unit().is_vector();
        if vector && let Some(early) = state.compute(node, sources) {
            let registers = early.map(|source| Reg(sources[source].first));
            return Some(Forwarding { reader, registers, from: number });
        }
        let scalar = matches!(node.inst.unit(), Unit::Salu(_));
        if scalar && state.any() && node.effects.writes.iter().any(|write| write.overlaps(EXEC)) {
            state.exec = state.exec.or(Some(state.vectors));
        }
        state.vectors += u8::from(vector);
        // A reader that has been reported counts as one that waits.
        if state.ends() || found.iter().any(|other| other.reader == number) {
            continue;
        }
        todo.extend(before[number as usize].iter().map(|&n| (n, state)));
    }
    None
}

impl State {
    fn any(&self) -> bool {
        self.computed.iter().any(Option::is_some)
    }

    /// Takes the vector instruction before into account. Returns the two sources of a hazard: the one that it computes,
    /// and the last one that was computed.
    fn compute(&mut self, node: &Node, sources: &[Registers]) -> Option<[usize; 2]> {
        let mut early = None;
        for (source, registers) in sources.iter().enumerate() {
            let computes = node.effects.writes.iter().any(|write| write.overlaps(*registers));
            if computes && self.computed[source].is_none() {
                self.computed[source] = Some(self.vectors);
                early = Some(source);
            }
        }
        let (early, exec) = (early?, self.exec?);
        let later = (0..sources.len()).filter(|&source| self.computed[source].is_some_and(|at| at < exec));
        let last = later.min_by_key(|&source| self.computed[source])?;
        let at = self.computed[last]?;
        (at <= AFTER && self.vectors - at - 1 <= BETWEEN).then_some([early, last])
    }

    /// Whether no instruction before this one can be part of a hazard.
    fn ends(&self) -> bool {
        match self.computed.iter().flatten().min() {
            Some(last) => *last > AFTER || self.vectors - last - 1 > BETWEEN,
            None => self.vectors > AFTER,
        }
    }
}
