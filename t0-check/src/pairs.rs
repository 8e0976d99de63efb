//! Dual-issued pairs that read results too early. Both findings are notes, because it is not known on which chips and
//! at which distances the interlock fails.
//!
//! - The VGPRs of both src0, or of both src1, have the same parity: the pair can lose the interlock of one of them and
//!   read the old value of a result that is on its way (llvm-project pull request 220348).
//! - A pair reads what a DPP or permlane instruction has written: gfx1150 read old values up to 25 wait states later
//!   (ROCm/aotriton issue 183).

use crate::code::Node;
use crate::hazards::{completes_vectors, vectors};
use crate::report::Hazard;
use std::collections::BTreeMap;
use t0_isa::isa::{Dpp, Inst, Op, Operand, Reg};

/// A result may be on its way while so many vector instructions follow; as for transcendental ones.
const VECTORS: u8 = 5;
/// Wait states after which a result of a DPP instruction was found to be complete.
const WAIT_STATES: u8 = 26;

/// Results of the recent past, by VGPR.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Recent {
    /// Vector instructions since, and the instruction that computed it.
    results: BTreeMap<u16, (u8, u32)>,
    /// The results of DPP and permlane instructions: wait states since, and the instruction.
    exchanged: BTreeMap<u16, (u8, u32)>,
}

/// The VGPRs that the halves of a pair read in the same position, if their parity is equal.
fn collisions(inst: &Inst) -> impl Iterator<Item = [u16; 2]> {
    let slots: Vec<_> = inst.slots().collect();
    let second = slots.iter().skip(1).position(|(slot, _)| slot.dst).map_or(slots.len(), |at| at + 1);
    let vgpr = |at: usize, end: usize| {
        let reg = slots.get(at).filter(|_| at < end).and_then(|(_, operand)| operand.reg());
        reg.filter(|reg| reg.is_vgpr()).map(|reg| reg.0)
    };
    let both = [1, 2].map(|position| Some([vgpr(position, second)?, vgpr(second + position, slots.len())?]));
    both.into_iter().flatten().filter(|[x, y]| x % 2 == y % 2)
}

/// How many wait states an instruction takes.
fn wait_states(inst: &Inst) -> u8 {
    match inst.operands().first() {
        Some(Operand::Imm(n)) if inst.op == Op::s_nop => (n & 15) as u8 + 1,
        _ => 1,
    }
}

fn join(mine: &mut BTreeMap<u16, (u8, u32)>, theirs: &BTreeMap<u16, (u8, u32)>) {
    for (register, (since, from)) in theirs {
        let entry = mine.entry(*register).or_insert((*since, *from));
        entry.0 = entry.0.min(*since);
    }
}

impl Recent {
    /// Adds what another path may have done. Returns whether anything changed.
    pub(crate) fn join(&mut self, other: &Recent) -> bool {
        let before = self.clone();
        join(&mut self.results, &other.results);
        join(&mut self.exchanged, &other.exchanged);
        *self != before
    }

    /// Takes an instruction into account. Returns the hazards that it has, and the instructions that they depend on.
    pub(crate) fn step(&mut self, number: u32, node: &Node) -> Vec<(Hazard, u32)> {
        let (inst, effects) = (&node.inst, &node.effects);
        let mut found = Vec::new();
        if completes_vectors(inst) {
            self.results.clear();
            self.exchanged.clear();
        }
        if inst.pair.is_some() {
            for [x, y] in collisions(inst) {
                let from = [x, y].into_iter().find_map(|register| self.results.get(&register));
                found.extend(from.map(|(_, from)| (Hazard::PairParity([Reg(x), Reg(y)]), *from)));
            }
            let early = vectors(&effects.reads).find_map(|register| Some((register, self.exchanged.get(&register)?.1)));
            found.extend(early.map(|(register, from)| (Hazard::PairExchange(Reg(register)), from)));
        }
        self.exchanged.retain(|_, (since, _)| {
            *since += wait_states(inst);
            *since < WAIT_STATES
        });
        if !inst.unit().is_vector() {
            return found;
        }
        self.results.retain(|_, (since, _)| {
            *since += 1;
            *since <= VECTORS
        });
        let exchanges = inst.mods.dpp != Dpp::None || inst.op.desc().cross_lane;
        for register in vectors(&effects.writes) {
            self.results.insert(register, (0, number));
            self.exchanged.remove(&register);
            if exchanges {
                self.exchanged.insert(register, (0, number));
            }
        }
        found
    }
}
