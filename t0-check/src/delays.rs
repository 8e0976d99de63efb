//! Dependencies of `s_delay_alu` that hold an instruction back for nothing.
//!
//! A dependency names the n-th last vector instruction, the n-th last transcendental one, or the scalar instructions of
//! the last n clocks. It is idle if none of them writes a register that the instruction reads. Such a delay is correct,
//! but it costs time, or it stands where another one was meant. RDNA3 ISA, 16.5 "SOPP", S_DELAY_ALU.

use crate::code::Node;
use t0_isa::effects::{RegisterSet, Registers};
use t0_isa::isa::{Inst, Op, Operand, Unit};

/// VCC and the scalar registers after it.
const MASKS: std::ops::Range<u16> = 106..256;

/// The instructions that dependencies can name: what each wrote, the last one first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Recent {
    vectors: [RegisterSet; 4],
    transcendentals: [RegisterSet; 3],
    /// One for each of the last instructions of any kind; empty for those that are not scalar.
    scalars: [RegisterSet; 3],
    /// The dependencies of the last delay that still apply: how many instructions later, the code, and the delay.
    named: Vec<(u16, u16, u32)>,
}

fn set(list: &[Registers]) -> RegisterSet {
    let mut set = RegisterSet::EMPTY;
    list.iter().flat_map(|registers| registers.iter()).for_each(|register| set.insert(register));
    set
}

fn push<const N: usize>(list: &mut [RegisterSet; N], first: RegisterSet) {
    list.rotate_right(1);
    list[0] = first;
}

/// The field of a delay.
fn field(inst: &Inst) -> Option<u16> {
    match inst.operands().first() {
        Some(Operand::Imm(field)) if inst.op == Op::s_delay_alu => Some(*field),
        _ => None,
    }
}

impl Recent {
    /// Adds what another path may have done. Returns whether anything changed. No delay reaches beyond its block.
    pub(crate) fn join(&mut self, other: &Recent) -> bool {
        let before = self.clone();
        let lists: [(&mut [RegisterSet], &[RegisterSet]); 3] = [
            (&mut self.vectors, &other.vectors),
            (&mut self.transcendentals, &other.transcendentals),
            (&mut self.scalars, &other.scalars),
        ];
        for (mine, theirs) in lists {
            mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| mine.extend(theirs));
        }
        *self != before
    }

    /// Forgets the dependencies that no instruction of the block has.
    pub(crate) fn end_block(&mut self) {
        self.named.clear();
    }

    /// Takes an instruction into account. Returns the idle dependencies that it has: the delay and the code.
    pub(crate) fn step(&mut self, number: u32, node: &Node) -> Vec<(u32, u16)> {
        if let Some(field) = field(&node.inst) {
            let all = [(0, field & 15, number), (field >> 4 & 7, field >> 7 & 15, number)];
            self.named = all.into_iter().filter(|(_, code, _)| *code != 0).collect();
            return Vec::new();
        }
        let reads = set(&node.effects.reads);
        let due = self.named.iter().filter(|(after, ..)| *after == 0);
        let idle =
            due.filter(|(_, code, _)| !self.names(*code, &reads)).map(|(_, code, from)| (*from, *code)).collect();
        self.named.retain(|(after, ..)| *after > 0);
        self.named.iter_mut().for_each(|(after, ..)| *after -= 1);
        let unit = node.inst.unit();
        if unit.is_vector() || unit.is_scalar() {
            self.overwrite(&node.effects.writes);
        }
        let writes = set(&node.effects.writes);
        let mut scalar = RegisterSet::EMPTY;
        match unit {
            unit if unit.is_transcendental() => push(&mut self.transcendentals, writes),
            Unit::Valu(_) => push(&mut self.vectors, writes),
            Unit::Salu(_) | Unit::Control => scalar = writes,
            Unit::Smem | Unit::Lds | Unit::Vmem | Unit::Export => {}
        }
        push(&mut self.scalars, scalar);
        idle
    }

    /// The last instruction that writes a register is the one that computes it. Masks count for each that writes them,
    /// because instructions that name them implicitly have no delays.
    fn overwrite(&mut self, writes: &[Registers]) {
        let named = writes.iter().flat_map(|registers| registers.iter()).filter(|register| !MASKS.contains(register));
        for register in named {
            let sets = self.vectors.iter_mut().chain(&mut self.transcendentals).chain(&mut self.scalars);
            sets.for_each(|set| set.remove(register));
        }
    }

    /// Whether an instruction that the code names writes one of the registers.
    fn names(&self, code: u16, reads: &RegisterSet) -> bool {
        let at = |list: &[RegisterSet], index: u16| list.get(usize::from(index)).is_some_and(|set| set.overlaps(reads));
        match code {
            1..=4 => at(&self.vectors, code - 1),
            5..=7 => at(&self.transcendentals, code - 5),
            9..=11 => self.scalars.iter().any(|set| set.overlaps(reads)),
            // The accumulator of a multiply-add, which is forwarded.
            _ => true,
        }
    }
}
