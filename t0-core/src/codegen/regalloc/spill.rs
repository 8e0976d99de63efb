//! Rewrites a function so that some groups live in memory: vector registers in scratch, scalar ones in lanes of vector
//! registers.
//!
//! Every definition is followed by a store and every use preceded by a load, each through a register of its own that
//! lives for one instruction. A store happens under the mask of the definition, a load under that of the use, so that
//! the lanes for which a value means something are exactly those stored.

use super::coalesce::Groups;
use crate::bug::bug;
use crate::codegen::mir::{Class, Code, MFunc, MInst, Opnd, VReg};
use crate::ir::Loc;
use std::collections::BTreeMap;

/// Slots handed out so far.
#[derive(Default)]
pub(super) struct Slots {
    /// Words of scratch a lane.
    pub(super) vector: u32,
    /// Words in lanes.
    pub(super) scalar: u32,
    /// Vector registers whose lanes hold scalars, 32 each.
    pub(super) banks: Vec<VReg>,
}

struct Spiller<'a> {
    m: &'a mut MFunc,
    slots: &'a mut Slots,
    /// First slot of each spilled register.
    slot: BTreeMap<VReg, u32>,
}

/// Puts the given groups into memory.
pub(super) fn spill(m: &mut MFunc, groups: &Groups, spilled: &[u32], slots: &mut Slots) {
    let mut slot = BTreeMap::new();
    for &g in spilled {
        let g = &groups.groups[g as usize];
        let counter = if g.class == Class::S { &mut slots.scalar } else { &mut slots.vector };
        let first = *counter;
        *counter += u32::from(g.words);
        for (v, at) in g.members() {
            slot.insert(v, first + u32::from(at));
        }
    }
    while slots.banks.len() * 32 < slots.scalar as usize {
        let b = m.vreg(Class::V, 1);
        m.vregs[b.0 as usize].pinned = true;
        slots.banks.push(b);
    }
    let mut s = Spiller { m, slots, slot };
    for b in s.m.layout.clone() {
        let old = std::mem::take(&mut s.m.blocks[b.0 as usize].insts);
        let mut new = Vec::with_capacity(old.len());
        for inst in old {
            let (from, id) = (new.len(), inst.id);
            s.rewrite(inst, &mut new);
            new[from..].iter_mut().for_each(|i: &mut MInst| i.id = id);
        }
        s.m.blocks[b.0 as usize].insts = new;
    }
}

impl Spiller<'_> {
    fn temp(&mut self, v: VReg, sub: u8, words: u8) -> VReg {
        let class = self.m.data(v).class;
        let t = self.m.vreg(class, words);
        let d = &mut self.m.vregs[t.0 as usize];
        d.origin = Some((v, sub));
        d.pinned = true;
        t
    }

    fn load(&mut self, t: VReg, words: u8, slot: u32, loc: Loc, out: &mut Vec<MInst>) {
        self.transfer(t, 0, words, slot, loc, out, false);
    }

    /// Moves words of a register from or to slots.
    #[allow(clippy::too_many_arguments)]
    fn transfer(&mut self, t: VReg, first: u8, words: u8, slot: u32, loc: Loc, out: &mut Vec<MInst>, store: bool) {
        if self.m.data(t).class == Class::V {
            let code = if store { Code::Spill(slot) } else { Code::Reload(slot) };
            out.push(MInst::pseudo(code, vec![Opnd::Reg(t, first)], loc));
            return;
        }
        for i in 0..words {
            let at = slot + u32::from(i);
            let bank = Opnd::Reg(self.slots.banks[at as usize / 32], 0);
            let reg = Opnd::Reg(t, first + i);
            out.push(match store {
                true => MInst::pseudo(Code::Spill(at), vec![bank, reg], loc),
                false => MInst::pseudo(Code::Reload(at), vec![reg, bank], loc),
            });
        }
    }

    fn rewrite(&mut self, mut inst: MInst, out: &mut Vec<MInst>) {
        let spilled = |o: &Opnd| matches!(o, Opnd::Reg(v, _) if self.slot.contains_key(v));
        if !inst.ops.iter().any(spilled) {
            out.push(inst);
            return;
        }
        if inst.code == Code::Copy {
            return self.copies(&inst, out);
        }
        if inst.code == Code::Undef {
            return;
        }
        let mut temps: BTreeMap<(VReg, u8, u8), (VReg, bool, bool)> = BTreeMap::new();
        for i in 0..inst.ops.len() {
            let Opnd::Reg(v, sub) = inst.ops[i] else { continue };
            if !self.slot.contains_key(&v) {
                continue;
            }
            let (role, words) = inst.role(i, &self.m.vregs);
            let known = temps.get(&(v, sub, words)).copied();
            let (t, read, write) = known.unwrap_or_else(|| (self.temp(v, sub, words), false, false));
            temps.insert((v, sub, words), (t, read || role.reads(), write || role.writes()));
            inst.ops[i] = Opnd::Reg(t, 0);
        }
        let loc = inst.loc;
        for ((v, sub, words), (t, read, _)) in &temps {
            if *read {
                self.load(*t, *words, self.slot[v] + u32::from(*sub), loc, out);
            }
        }
        out.push(inst);
        for ((v, sub, words), (t, _, write)) in &temps {
            if *write {
                self.transfer(*t, 0, *words, self.slot[v] + u32::from(*sub), loc, out, true);
            }
        }
    }

    /// Parallel moves of which some ends are in memory: moves into memory one after another while nothing that is still
    /// to be read is overwritten, then those among registers at once, then loads.
    fn copies(&mut self, inst: &MInst, out: &mut Vec<MInst>) {
        let loc = inst.loc;
        let at = |s: &Self, o: Opnd| match o {
            Opnd::Reg(v, w) => s.slot.get(&v).map(|x| (s.m.data(v).class, x + u32::from(w))),
            _ => None,
        };
        let mut into: Vec<(Opnd, Opnd)> = Vec::new();
        let mut rest: Vec<(Opnd, Opnd)> = Vec::new();
        let first = self.read_physical(inst, out);
        for (i, p) in inst.ops.chunks_exact(2).enumerate() {
            match (at(self, p[0]), at(self, p[1])) {
                _ if first.contains(&i) => {}
                (Some(a), Some(b)) if a == b => {}
                (Some(_), _) => into.push((p[0], p[1])),
                _ => rest.push((p[0], p[1])),
            }
        }
        while !into.is_empty() {
            let free = (0..into.len()).find(|&i| {
                let d = at(self, into[i].0);
                !into.iter().enumerate().any(|(j, p)| j != i && at(self, p.1) == d)
                    && !rest.iter().any(|p| at(self, p.1) == d)
            });
            match free {
                Some(i) => {
                    let (d, s) = into.remove(i);
                    self.move_into(d, s, loc, out);
                }
                None => {
                    // What the first would overwrite is read beforehand.
                    let slot = at(self, into[0].0);
                    let source = into.iter().chain(&rest).map(|p| p.1).find(|s| at(self, *s) == slot);
                    let Some(Opnd::Reg(v, w)) = source else { bug!("moves into memory wait for each other") };
                    let t = self.temp(v, w, 1);
                    self.load(t, 1, self.slot[&v] + u32::from(w), loc, out);
                    for p in into.iter_mut().chain(&mut rest) {
                        if at(self, p.1) == slot {
                            p.1 = Opnd::Reg(t, 0);
                        }
                    }
                }
            }
        }
        let (loads, moves): (Vec<_>, Vec<_>) = rest.into_iter().partition(|p| at(self, p.1).is_some());
        if !moves.is_empty() {
            let ops = moves.into_iter().flat_map(|(d, s)| [d, s]).collect();
            out.push(MInst::pseudo(Code::Copy, ops, loc));
        }
        for (d, s) in loads {
            let Opnd::Reg(v, w) = s else { continue };
            let t = self.temp(v, w, 1);
            self.load(t, 1, self.slot[&v] + u32::from(w), loc, out);
            out.push(MInst::pseudo(Code::Copy, vec![d, Opnd::Reg(t, 0)], loc));
        }
    }

    /// What the hardware filled is read all at once and before anything else: nobody keeps those registers free for a
    /// move that comes later. Gives the moves that are done, by their numbers.
    fn read_physical(&mut self, inst: &MInst, out: &mut Vec<MInst>) -> Vec<usize> {
        let pairs: Vec<(Opnd, Opnd)> = inst.ops.chunks_exact(2).map(|p| (p[0], p[1])).collect();
        let read = |d: Opnd| pairs.iter().any(|p| p.1 == d);
        let done: Vec<usize> =
            (0..pairs.len()).filter(|i| matches!(pairs[*i].1, Opnd::Phys(_)) && !read(pairs[*i].0)).collect();
        let (mut ops, mut stores) = (Vec::new(), Vec::new());
        for &i in &done {
            match pairs[i].0 {
                Opnd::Reg(v, w) if self.slot.contains_key(&v) => {
                    let t = self.temp(v, w, 1);
                    stores.push((t, self.slot[&v] + u32::from(w)));
                    ops.extend([Opnd::Reg(t, 0), pairs[i].1]);
                }
                d => ops.extend([d, pairs[i].1]),
            }
        }
        if !ops.is_empty() {
            out.push(MInst::pseudo(Code::Copy, ops, inst.loc));
        }
        for (t, slot) in stores {
            self.transfer(t, 0, 1, slot, inst.loc, out, true);
        }
        done
    }

    fn move_into(&mut self, d: Opnd, s: Opnd, loc: Loc, out: &mut Vec<MInst>) {
        let Opnd::Reg(v, w) = d else { bug!("a move into memory has no destination") };
        let slot = self.slot[&v] + u32::from(w);
        let class = self.m.data(v).class;
        let from = match s {
            Opnd::Reg(x, xw) if self.slot.contains_key(&x) => {
                let t = self.temp(x, xw, 1);
                self.load(t, 1, self.slot[&x] + u32::from(xw), loc, out);
                Opnd::Reg(t, 0)
            }
            s => s,
        };
        // One more move where the file differs, a constant or a physical register comes in, or only a part of a tuple
        // is stored.
        let t = self.temp(v, w, 1);
        let direct = matches!(from, Opnd::Reg(x, 0) if self.m.data(x).class == class && self.m.data(x).words == 1);
        match from {
            Opnd::Reg(x, 0) if direct => self.transfer(x, 0, 1, slot, loc, out, true),
            from => {
                out.push(MInst::pseudo(Code::Copy, vec![Opnd::Reg(t, 0), from], loc));
                self.transfer(t, 0, 1, slot, loc, out, true);
            }
        }
    }
}

/// True for instructions that only the spiller makes.
pub(super) fn is_spill_code(inst: &MInst) -> bool {
    matches!(inst.code, Code::Spill(_) | Code::Reload(_))
}

/// The register a spill slot's word belongs to before spilling.
pub(super) fn original(m: &MFunc, mut v: VReg, mut word: u8) -> (VReg, u8) {
    while let Some((o, sub)) = m.data(v).origin {
        v = o;
        word += sub;
    }
    (v, word)
}
