//! Two accesses to LDS off one address register become one instruction with two offsets.
//!
//! A load moves up to the other one, a store down. Between them nothing writes what is loaded, accesses what is stored,
//! waits for other waves, or changes the mask.
//!
//! | file | what it holds |
//! |---|---|
//! | `check` | the checker of the pairs |

pub(crate) mod check;
#[cfg(test)]
mod tests;

use super::access::Accesses;
use super::mir::{Class, Code, MFunc, MInst, Opnd, Order, VReg};
use crate::hash::{Map, Set};
use t0_isa::isa::{Flow, Implicit, MemKind, Op as I, Reg, Space};

/// How many instructions the two may be apart: a result that is there earlier occupies registers.
const REACH: usize = 24;

/// An access that another one may join.
struct Open {
    at: usize,
    words: u8,
    addr: Opnd,
    offset: u32,
    /// The register that it loads or stores.
    data: Opnd,
}

impl Open {
    /// Whether two accesses off one address touch the same bytes.
    fn overlaps(&self, other: &Open) -> bool {
        let end = |o: &Open| o.offset + 4 * u32::from(o.words);
        self.offset < end(other) && other.offset < end(self)
    }
}

/// The instruction for two accesses at these offsets, and its offsets.
fn paired(store: bool, words: u8, first: u32, second: u32) -> Option<(I, u32, u32)> {
    let unit = 4 * u32::from(words);
    let fits = |unit: u32| first.is_multiple_of(unit) && second.is_multiple_of(unit) && first.max(second) / unit <= 255;
    let (op, unit) = match (store, words) {
        (false, 1) if fits(unit) => (I::ds_load_2addr_b32, unit),
        (false, 2) if fits(unit) => (I::ds_load_2addr_b64, unit),
        (true, 1) if fits(unit) => (I::ds_store_2addr_b32, unit),
        (true, 2) if fits(unit) => (I::ds_store_2addr_b64, unit),
        (false, 1) if fits(64 * unit) => (I::ds_load_2addr_stride64_b32, 64 * unit),
        (false, 2) if fits(64 * unit) => (I::ds_load_2addr_stride64_b64, 64 * unit),
        (true, 1) if fits(64 * unit) => (I::ds_store_2addr_stride64_b32, 64 * unit),
        (true, 2) if fits(64 * unit) => (I::ds_store_2addr_stride64_b64, 64 * unit),
        _ => return None,
    };
    Some((op, first / unit, second / unit))
}

/// Pairs the accesses of all blocks.
pub(crate) fn run(m: &mut MFunc, accesses: &Accesses) {
    let mut writes = vec![0u32; m.vregs.len()];
    let mut copied: Set<VReg> = Set::default();
    for inst in m.blocks.iter().flat_map(|b| &b.insts) {
        inst.for_each_reg(&m.vregs, |v, _, _, role| {
            writes[v.0 as usize] += u32::from(role.writes());
            // A copy often vanishes because both sides share a register, which a pair would prevent.
            if inst.code == Code::Copy {
                copied.insert(v);
            }
        });
    }
    let once = |o: Opnd| matches!(o, Opnd::Reg(v, _) if writes.get(v.0 as usize) == Some(&1));
    let mut renamed: Map<VReg, (VReg, u8)> = Map::default();
    for b in 0..m.blocks.len() {
        let accesses_lds = |i: &&MInst| access(i, 0).is_some();
        if m.blocks[b].insts.iter().filter(accesses_lds).nth(1).is_none() {
            continue;
        }
        let mut loads: Vec<Open> = Vec::new();
        let mut stores: Vec<Open> = Vec::new();
        let mut dropped = vec![false; m.blocks[b].insts.len()];
        for at in 0..m.blocks[b].insts.len() {
            let inst = &m.blocks[b].insts[at];
            let loc = inst.loc;
            let Some(new) = access(inst, at) else {
                if !passes(inst) {
                    loads.clear();
                    stores.clear();
                }
                continue;
            };
            let (store, new) = new;
            let other = if store { &mut loads } else { &mut stores };
            other.clear();
            let open = if store { &mut stores } else { &mut loads };
            if store && open.iter().any(|o| o.addr != new.addr) {
                // It may write the same words.
                open.clear();
            }
            open.retain(|o| at - o.at <= REACH);
            if store {
                // One that moved down would overwrite what this one stores.
                open.retain(|o| !o.overlaps(&new));
            }
            let simple = once(new.addr) && (store || suits(m, &copied, &new)) && once(new.data);
            if !simple {
                if store {
                    open.clear();
                }
                continue;
            }
            let alike = |o: &Open| o.addr == new.addr && o.words == new.words && o.offset != new.offset;
            let found = open.iter().position(|o| alike(o) && paired(store, o.words, o.offset, new.offset).is_some());
            let Some(n) = found else {
                open.push(new);
                continue;
            };
            let old = &open[n];
            let joined = accesses.joined(m.blocks[b].insts[old.at].loc, loc);
            let (Some((op, first, second)), Some(loc)) = (paired(store, old.words, old.offset, new.offset), joined)
            else {
                open.push(new);
                continue;
            };
            let old = open.remove(n);
            let (place, ops) = if store {
                dropped[old.at] = true;
                (at, vec![old.addr, old.data, new.data])
            } else {
                dropped[at] = true;
                let both = m.vreg(Class::V, 2 * old.words);
                for (data, word) in [(old.data, 0), (new.data, old.words)] {
                    if let Opnd::Reg(v, _) = data {
                        renamed.insert(v, (both, word));
                    }
                }
                (old.at, vec![Opnd::Reg(both, 0), old.addr])
            };
            let mut pair = MInst::new(op, ops, loc);
            pair.mods.offset = first as i32;
            pair.mods.offset1 = second as u8;
            m.blocks[b].insts[place] = pair;
        }
        let mut at = 0;
        m.blocks[b].insts.retain(|_| {
            at += 1;
            !dropped[at - 1]
        });
    }
    if renamed.is_empty() {
        return;
    }
    for o in m.blocks.iter_mut().flat_map(|b| &mut b.insts).flat_map(|i| &mut i.ops) {
        if let Opnd::Reg(v, word) = o
            && let Some((both, first)) = renamed.get(v)
        {
            *o = Opnd::Reg(*both, first + *word);
        }
    }
}

/// An access of one or two words outside of inline assembly, and whether it is a store.
fn access(inst: &MInst, at: usize) -> Option<(bool, Open)> {
    let op = inst.op().filter(|_| inst.order != Order::Fixed)?;
    let (store, words) = match op {
        I::ds_load_b32 => (false, 1),
        I::ds_load_b64 => (false, 2),
        I::ds_store_b32 => (true, 1),
        I::ds_store_b64 => (true, 2),
        _ => return None,
    };
    let [a, b] = inst.ops[..] else { return None };
    let (addr, data) = if store { (a, b) } else { (b, a) };
    Some((store, Open { at, words, addr, offset: inst.mods.offset as u32, data }))
}

/// Whether the register of a load can become part of a larger one.
fn suits(m: &MFunc, copied: &Set<VReg>, load: &Open) -> bool {
    match load.data {
        Opnd::Reg(v, 0) => {
            let data = m.data(v);
            data.words == load.words && data.hint.is_none() && !data.pinned && !copied.contains(&v)
        }
        _ => false,
    }
}

/// Whether accesses to LDS may pass an instruction. Inline assembly may access the same words, and stays where it is.
fn passes(inst: &MInst) -> bool {
    if inst.order == Order::Fixed {
        return false;
    }
    let Some(op) = inst.op() else { return true };
    let desc = op.desc();
    let mask = inst.ops.first() == Some(&Opnd::Phys(Reg::EXEC_LO)) || desc.writes.contains(Implicit::EXEC);
    let other = desc.mem.is_none_or(|mem| {
        matches!(mem.kind, MemKind::Load | MemKind::Store) && !matches!(mem.space, Space::Lds | Space::Flat)
    });
    other && !mask && t0_isa::isa::Inst::new(op, &[]).flow() == Flow::Next
}
