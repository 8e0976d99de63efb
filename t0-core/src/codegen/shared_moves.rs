//! Moves of one scalar register to several vector registers: the first of them serves all that follow closely.

pub(crate) mod check;

use super::mir::{Class, MFunc, MInst, Opnd, VReg};
use crate::hash::Map;
use t0_isa::isa::{Op as I, Reg};

/// How many instructions after its last use a vector register is used again. Farther ones would only keep it occupied.
const REACH: usize = 48;

/// Replaces later moves by the first one in their block, under one mask.
pub(crate) fn run(m: &mut MFunc) {
    let mut writes = vec![0u32; m.vregs.len()];
    for inst in m.blocks.iter().flat_map(|b| &b.insts) {
        inst.for_each_reg(&m.vregs, |v, _, _, role| writes[v.0 as usize] += u32::from(role.writes()));
    }
    let mut same: Map<VReg, VReg> = Map::default();
    for block in &m.blocks {
        // The vector register that holds each scalar word, and where it was last asked for.
        let mut held: Map<(VReg, u8), (VReg, usize)> = Map::default();
        for (at, inst) in block.insts.iter().enumerate() {
            if writes_mask(inst) {
                held.clear();
            }
            let Some((to, from)) = scalar_move(m, inst) else { continue };
            if writes[to.0 as usize] != 1 || writes[from.0.0 as usize] != 1 {
                continue;
            }
            match held.get_mut(&from) {
                Some((first, last)) if at - *last <= REACH => {
                    same.insert(to, *first);
                    *last = at;
                }
                _ => {
                    held.insert(from, (to, at));
                }
            }
        }
    }
    if same.is_empty() {
        return;
    }
    for inst in m.blocks.iter_mut().flat_map(|b| &mut b.insts) {
        let own = match inst.ops[..] {
            [Opnd::Reg(to, _), ..] if inst.op() == Some(I::v_mov_b32) && same.contains_key(&to) => 1,
            _ => 0,
        };
        for o in &mut inst.ops[own..] {
            if let Opnd::Reg(v, _) = o
                && let Some(first) = same.get(v)
            {
                *v = *first;
            }
        }
    }
}

/// The registers of a move from a scalar word to a vector register of one word.
fn scalar_move(m: &MFunc, inst: &MInst) -> Option<(VReg, (VReg, u8))> {
    let [Opnd::Reg(to, 0), Opnd::Reg(from, word)] = inst.ops[..] else { return None };
    let plain = inst.op() == Some(I::v_mov_b32) && inst.mods == MInst::new(I::v_mov_b32, vec![], inst.loc).mods;
    let classes = m.data(to).class == Class::V && m.data(to).words == 1 && m.data(from).class == Class::S;
    (plain && classes).then_some((to, (from, word)))
}

fn writes_mask(inst: &MInst) -> bool {
    inst.ops.first() == Some(&Opnd::Phys(Reg::EXEC_LO))
        || inst.op().is_some_and(|op| op.desc().writes.contains(t0_isa::isa::Implicit::EXEC))
}
