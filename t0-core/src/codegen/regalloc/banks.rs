//! The VGPR banks of the operands of matrix instructions.
//!
//! A VGPR bank is the number of a register modulo 4. A matrix instruction takes two clocks more if two of its operands
//! begin in one bank. Sums therefore begin in bank 0, first operands in bank 1 and second ones in bank 2. This is a
//! preference only: an assignment that follows it is taken if it spills nothing, and if as many waves fit.

use super::assign::Assignment;
use super::coalesce::Groups;
use crate::codegen::mir::{Class, Code, MFunc, Opnd};

/// The number of VGPR banks.
pub(super) const BANKS: usize = 4;

/// The banks of the sums, the first and the second operand of a matrix instruction, by place in the instruction.
const OF_OPERANDS: [usize; 4] = [0, 1, 2, 0];

/// The bank in which each group should begin. Nothing if the function has no matrix instruction.
pub(super) fn wanted(m: &MFunc, groups: &Groups) -> Option<Vec<Option<u8>>> {
    let mut wanted = None;
    for &b in &m.layout {
        for inst in &m.block(b).insts {
            let Code::Op(op) = inst.code else { continue };
            if !op.desc().is_matrix() {
                continue;
            }
            let all = wanted.get_or_insert_with(|| vec![None; groups.groups.len()]);
            for (operand, bank) in inst.ops.iter().zip(OF_OPERANDS) {
                let Opnd::Reg(v, word) = *operand else { continue };
                let (group, at) = groups.of[v.0 as usize];
                let before = usize::from(at) + usize::from(word);
                // The first instruction decides.
                all[group as usize].get_or_insert(((bank + BANKS - before % BANKS) % BANKS) as u8);
            }
        }
    }
    wanted
}

/// Vector registers of an assignment.
fn vgprs(groups: &Groups, assignment: &Assignment) -> u32 {
    let ends = groups.groups.iter().zip(&assignment.base).filter(|(group, _)| group.class == Class::V);
    let ends = ends.filter_map(|(group, base)| Some(u32::from((*base)?) + u32::from(group.words)));
    ends.max().unwrap_or(0)
}

/// Whether an assignment that follows the preference is as good as one without it. `waves` is how many waves a SIMD
/// holds with so many vector registers: where LDS allows few, more registers cost nothing.
pub(super) fn as_good(groups: &Groups, with: &Assignment, without: &Assignment, waves: &dyn Fn(u32) -> u32) -> bool {
    with.spilled.is_empty() && waves(vgprs(groups, with)) >= waves(vgprs(groups, without))
}

#[cfg(test)]
mod tests {
    use super::super::live::Live;
    use super::super::{Allocation, assign, run, weights};
    use super::*;
    use crate::codegen::access::Accesses;
    use crate::codegen::{clean, select};
    use crate::ir::WmmaKind;
    use crate::ir::samples;
    use t0_isa::target::GFX1100;

    fn selected() -> MFunc {
        let f = samples::wmma(WmmaKind::F32BF16);
        let mut m = select::run(&f, &GFX1100, &Accesses::of(&f)).expect("a product");
        clean::run(&mut m);
        m
    }

    /// The banks in which the operands of each matrix instruction begin.
    fn begins(m: &MFunc, a: &Allocation) -> Vec<[u16; 3]> {
        let insts = m.layout.iter().flat_map(|b| &m.block(*b).insts);
        let matrix = insts.filter(|inst| matches!(inst.code, Code::Op(op) if op.desc().is_matrix()));
        let bank = |operand: &Opnd| match *operand {
            Opnd::Reg(v, word) => (a.of(v).expect("a register") + u16::from(word)) % BANKS as u16,
            _ => panic!("an operand of a matrix instruction is in registers"),
        };
        matrix.map(|inst| [1, 2, 3].map(|n| bank(&inst.ops[n]))).collect()
    }

    #[test]
    fn operands_of_matrix_instructions_begin_in_distinct_banks() {
        let mut m = selected();
        let a = run(&mut m, [106, 256], &|_| 1).expect("it fits");
        let begins = begins(&m, &a);
        assert_eq!(begins.len(), 1);
        for [x, y, sums] in begins {
            assert!(x != y && y != sums && x != sums, "{x} {y} {sums}");
        }
    }

    #[test]
    fn the_preference_spills_nothing_and_costs_no_wave() {
        let mut fitting = 0;
        for limit in 24..64 {
            let m = selected();
            let depths = m.loop_depths();
            let groups = Groups::of(&m, Live::of(&m), &depths);
            let weight = weights(&m, &groups, &depths);
            let Ok(plain) = assign::assign(&groups, &weight, [106, limit], None) else { continue };
            if !plain.spilled.is_empty() {
                continue;
            }
            fitting += 1;
            for granule in [1, 8, 24] {
                let waves = |vgprs: u32| 1536 / vgprs.max(1).next_multiple_of(granule);
                let a = run(&mut m.clone(), [106, limit], &waves).expect("it fits");
                assert_eq!(a.spilled_vgprs, 0, "{limit} registers");
                assert!(waves(a.vgprs) >= waves(vgprs(&groups, &plain)), "{limit} registers");
            }
        }
        assert!(fitting > 0);
    }
}
