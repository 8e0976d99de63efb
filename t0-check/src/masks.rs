//! Lane masks of wave64 that are overwritten: LLVM's `VALUMaskWriteHazard` for gfx11.
//!
//! A vector instruction reads scalar registers as a lane mask, a scalar or vector instruction overwrites one of them,
//! and another instruction reads it: the last one may read the old value, unless the code waits for the result of the
//! overwriting instruction (`s_waitcnt_depctr`: sa_sdst of scalar instructions, va_vcc or va_sdst of vector ones).
//! Scalar instructions wait for results of vector ones by themselves. EXEC and M0 are not concerned.

use crate::code::Node;
use crate::hazards::{completes_vectors, depctr};
use crate::report::{Hazard, Waits};
use std::collections::BTreeMap;
use t0_isa::isa::{Implicit, Inst, Operand, Reg, Ty, Unit};

/// Scalar registers before M0, EXEC and null.
const SCALARS: u16 = 124;
const VCC: [u16; 2] = [106, 107];

/// Registers that an instruction has overwritten after they were read as a mask: whether the hazard is disputed, and
/// the instruction.
type Overwritten = BTreeMap<u16, (bool, u32)>;

/// The masks of the recent past, by register.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Recent {
    /// Registers that a vector instruction read as a mask, and whether another vector instruction has read a scalar
    /// register or a literal since. LLVM before 21 and Mesa take the register for safe then; later LLVM does not.
    masks: BTreeMap<u16, bool>,
    by_scalar: Overwritten,
    by_vector: Overwritten,
}

/// The operands that are read as lane masks. In v_div_fmas_* the mask is VCC and not an operand.
fn masks(inst: &Inst) -> impl Iterator<Item = u16> {
    let operands = inst.slots().filter(|(slot, _)| !slot.dst && slot.ty == Ty::mask);
    let named: Vec<u16> = operands.filter_map(|(_, operand)| operand.reg()).map(|reg| reg.0).collect();
    let implicit = (inst.unit().is_vector() && inst.implicit_reads().contains(Implicit::VCC)).then_some(VCC[0]);
    named.into_iter().chain(implicit).filter(|first| *first < SCALARS).flat_map(|first| [first, first + 1])
}

fn scalars(list: &[t0_isa::effects::Registers]) -> impl Iterator<Item = u16> + '_ {
    list.iter().flat_map(|registers| registers.iter()).filter(|register| *register < SCALARS)
}

fn join(mine: &mut Overwritten, theirs: &Overwritten) {
    for (register, (disputed, from)) in theirs {
        let entry = mine.entry(*register).or_insert((*disputed, *from));
        entry.0 &= disputed;
    }
}

impl Recent {
    /// Adds what another path may have done. Returns whether anything changed.
    pub(crate) fn join(&mut self, other: &Recent) -> bool {
        let before = self.clone();
        for (register, disputed) in &other.masks {
            *self.masks.entry(*register).or_insert(*disputed) &= disputed;
        }
        join(&mut self.by_scalar, &other.by_scalar);
        join(&mut self.by_vector, &other.by_vector);
        *self != before
    }

    /// Takes an instruction into account. Returns the hazard that it has, and the instruction that it depends on.
    pub(crate) fn step(&mut self, number: u32, node: &Node) -> Option<(Hazard, u32)> {
        let (inst, effects) = (&node.inst, &node.effects);
        let vector = inst.unit().is_vector();
        let scalar = matches!(inst.unit(), Unit::Salu(_) | Unit::Control);
        self.wait(inst);
        let found = match (vector, scalar) {
            (false, false) => None,
            _ => scalars(&effects.reads).find_map(|register| self.early(register, vector)),
        };
        for register in scalars(&effects.writes) {
            let mask = self.masks.remove(&register);
            if !vector && !scalar {
                self.by_scalar.remove(&register);
                self.by_vector.remove(&register);
            }
            // A second write without a read before it changes nothing.
            let list = if vector { &mut self.by_vector } else { &mut self.by_scalar };
            if let Some(disputed) = mask.filter(|_| vector || scalar) {
                list.insert(register, (disputed, number));
            }
        }
        if vector {
            let literal = inst.operands().iter().any(|operand| matches!(operand, Operand::Literal(_)));
            if literal || scalars(&effects.reads).next().is_some() {
                self.masks.values_mut().for_each(|disputed| *disputed = true);
            }
            self.masks.extend(masks(inst).map(|register| (register, false)));
        }
        found
    }

    /// The hazard of reading a register, which is then forgotten: one mistake makes one report.
    fn early(&mut self, register: u16, vector: bool) -> Option<(Hazard, u32)> {
        let (waits, entry) = match self.by_scalar.remove(&register) {
            Some(entry) => (Waits::Scalar, entry),
            None if vector => {
                let waits = if VCC.contains(&register) { Waits::Vcc } else { Waits::Vector };
                (waits, self.by_vector.remove(&register)?)
            }
            None => return None,
        };
        let (disputed, from) = entry;
        // The other half of the mask has the same cause.
        [&mut self.by_scalar, &mut self.by_vector].into_iter().for_each(|list| list.retain(|_, other| other.1 != from));
        Some((Hazard::MaskOverwrite { register: Reg(register), waits, disputed }, from))
    }

    fn wait(&mut self, inst: &Inst) {
        if depctr(inst, 0, 1) {
            self.by_scalar.clear();
        }
        if depctr(inst, 1, 1) {
            self.by_vector.retain(|register, _| !VCC.contains(register));
        }
        if depctr(inst, 9, 7) {
            self.by_vector.retain(|register, _| VCC.contains(register));
        }
        if completes_vectors(inst) {
            self.by_vector.clear();
        }
    }
}
