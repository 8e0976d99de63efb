//! A symbolic check of an allocation, independent of how it was made.
//!
//! # What a correct allocation is
//! Before allocation a function works on virtual registers, each word of which at any time holds the value that the
//! last instruction to write it gave it. After allocation it works on **places**: physical registers, scratch slots,
//! lanes of banks. The allocation is correct if on every path, whenever an instruction reads word `w` of virtual
//! register `v`, the place that it then reads holds the value that `v`'s word `w` has at that moment in the original.
//!
//! The check runs both programs side by side over every edge. A state says for each place the set of words whose
//! current value it holds. An instruction that writes a word makes every other claim to hold that word stale, and ends
//! what was in the places it writes; moves, saves and restores carry sets along; a parallel copy of the original
//! renames the values in the sets. Where paths meet, only what both promise stands. A word that was never written on
//! some path may be anything there. Where a block ends, promises about words that nobody reads any more are forgotten;
//! that a word is wrongly taken for such a one shows where it is read.
//!
//! EXEC: a write under any mask is taken to end the old value of its place in all lanes. That is stronger than the
//! machine, and right for it: a value live across a region under another mask must not share a place with what that
//! region writes.

mod state;

use super::Allocation;
use super::live::LiveOut;
use super::spill::{is_spill_code, original};
use crate::codegen::mir::{Class, Code, MBlockId, MFunc, MInst, Opnd, VReg};
use state::{Location, Numbers, State, Sym, Symbol};
use std::collections::BTreeSet;

struct Checker<'a> {
    before: &'a MFunc,
    after: &'a MFunc,
    alloc: &'a Allocation,
    numbers: Numbers,
}

/// Checks `after` with its allocation against `before`, whose instructions it names by their ids.
///
/// # Errors
/// The first place where the two differ.
pub(crate) fn check(before: &MFunc, after: &MFunc, alloc: &Allocation) -> Result<(), String> {
    let c = Checker { before, after, alloc, numbers: Numbers::of(before, after, alloc) };
    let n = &c.numbers;
    let mut start = State::new(n);
    for r in 0..128 {
        start.add(n, Location::Scalar(r), n.symbol(Symbol::Physical(r)));
        start.add(n, Location::Special(r), n.symbol(Symbol::Physical(r)));
    }
    start.add(n, Location::Vector(0), n.symbol(Symbol::Physical(256)));
    for (i, d) in after.vregs.iter().enumerate() {
        if d.pinned
            && d.origin.is_none()
            && let Some(r) = alloc.phys[i]
        {
            start.add(n, Location::Vector(r), n.symbol(Symbol::Bank(VReg(i as u32))));
        }
    }
    let mut states: Vec<Option<State>> = vec![None; after.blocks.len()];
    let entry = after.layout[0];
    states[entry.0 as usize] = Some(start);
    // In the order of the layout, so that a loop settles before what follows it is looked at.
    let mut order = vec![0; after.blocks.len()];
    let mut comers = vec![0; after.blocks.len()];
    for (i, b) in after.layout.iter().enumerate() {
        order[b.0 as usize] = i;
        after.block(*b).term.successors().for_each(|t| comers[t.0 as usize] += 1);
    }
    let live = LiveOut::of(before);
    let mut work = BTreeSet::from([0]);
    while let Some(at) = work.pop_first() {
        let b = after.layout[at];
        let place = &mut states[b.0 as usize];
        // Where only one path leads, nothing is ever to be met.
        let Some(mut s) = (if comers[b.0 as usize] <= 1 { place.take() } else { place.clone() }) else { continue };
        c.block(b, &mut s)?;
        s.narrow(n, |y| live.holds(b.0 as usize, y));
        let mut s = Some(s);
        let successors: Vec<MBlockId> = after.block(b).term.successors().collect();
        for (i, t) in successors.iter().enumerate() {
            let Some(left) = (if i + 1 == successors.len() { s.take() } else { s.clone() }) else { continue };
            let changed = match &mut states[t.0 as usize] {
                Some(old) => old.meet(n, &left),
                none => {
                    *none = Some(left);
                    true
                }
            };
            if changed {
                work.insert(order[t.0 as usize]);
            }
        }
    }
    Ok(())
}

impl Checker<'_> {
    fn block(&self, b: MBlockId, s: &mut State) -> Result<(), String> {
        let (old, new) = (self.before.block(b), self.after.block(b));
        let mut at = 0;
        for o in &old.insts {
            let from = at;
            while at < new.insts.len() && new.insts[at].id == o.id {
                at += 1;
            }
            self.group(o, &new.insts[from..at], s)
                .map_err(|e| format!("{b}: {e}\n  in {}", o.text(&self.before.vregs)))?;
        }
        if at != new.insts.len() || old.term != new.term {
            return Err(format!(
                "{b} holds an instruction out of place: {}",
                new.insts.get(at).map_or(String::new(), |i| i.text(&self.after.vregs))
            ));
        }
        Ok(())
    }

    /// The code that stands for one original instruction.
    fn group(&self, o: &MInst, code: &[MInst], s: &mut State) -> Result<(), String> {
        let mut main = 0;
        for i in code {
            match i.code {
                Code::Copy if o.code == Code::Copy => self.moves(i, s)?,
                _ if is_spill_code(i) => self.transfer(i, s)?,
                _ => {
                    main += 1;
                    self.same(o, i)?;
                    self.execute(i, s)?;
                }
            }
        }
        match o.code {
            Code::Copy => {
                self.rename(o, s);
                Ok(())
            }
            // Where the register went to memory nothing stands for it any more; the word may be anything all the same.
            Code::Undef => {
                o.for_each_reg(&self.before.vregs, |v, sub, words, _| {
                    (sub..sub + words).for_each(|w| s.forget(self.numbers.word(v, w)));
                });
                Ok(())
            }
            _ if main == 1 => Ok(()),
            _ => Err(format!("stands there {main} times")),
        }
    }

    fn same(&self, o: &MInst, n: &MInst) -> Result<(), String> {
        let named = |x: &Opnd| match *x {
            Opnd::Reg(v, w) => {
                let (v, w) = original(self.after, v, w);
                Opnd::Reg(v, w)
            }
            x => x,
        };
        let ops: Vec<Opnd> = n.ops.iter().map(named).collect();
        if o.code == n.code && o.mods == n.mods && o.ops == ops && o.fresh == n.fresh {
            Ok(())
        } else {
            Err(format!("became {}", n.text(&self.after.vregs)))
        }
    }

    fn place(&self, v: VReg, w: u8) -> Result<Location, String> {
        let r = self.alloc.of(v).ok_or_else(|| format!("register {} has no place", v.0))? + u16::from(w);
        Ok(match self.after.data(v).class {
            Class::S => Location::Scalar(r),
            Class::V => Location::Vector(r),
        })
    }

    fn source(&self, o: Opnd, s: &State) -> Result<Vec<Sym>, String> {
        let n = &self.numbers;
        Ok(match o {
            Opnd::Reg(v, w) => s.get(n, self.place(v, w)?).to_vec(),
            Opnd::Phys(r) if r.is_vgpr() => s.get(n, Location::Vector(r.index())).to_vec(),
            Opnd::Phys(r) if r.is_sgpr() => s.get(n, Location::Scalar(r.index())).to_vec(),
            Opnd::Phys(r) => s.get(n, Location::Special(r.0)).to_vec(),
            Opnd::Const(c) => vec![n.symbol(Symbol::Constant(c))],
            Opnd::None => Vec::new(),
        })
    }

    fn moves(&self, i: &MInst, s: &mut State) -> Result<(), String> {
        let mut writes = Vec::new();
        for p in i.ops.chunks_exact(2) {
            if let Opnd::Reg(v, w) = p[0]
                && self.alloc.of(v).is_some()
            {
                writes.push((self.place(v, w)?, self.source(p[1], s)?));
            }
        }
        for (p, set) in writes {
            s.put(&self.numbers, p, set);
        }
        Ok(())
    }

    fn transfer(&self, i: &MInst, s: &mut State) -> Result<(), String> {
        let (store, slot) = match i.code {
            Code::Spill(n) => (true, n),
            Code::Reload(n) => (false, n),
            _ => return Ok(()),
        };
        let (reg, bank) = match (i.ops.len(), store) {
            (2, true) => (i.ops[1], Some(i.ops[0])),
            (2, false) => (i.ops[0], Some(i.ops[1])),
            _ => (i.ops[0], None),
        };
        let Opnd::Reg(v, first) = reg else { return Err("saves no register".into()) };
        let words = if bank.is_some() { 1 } else { self.after.data(v).words };
        if let Some(Opnd::Reg(b, w)) = bank
            && !s.holds(&self.numbers, self.place(b, w)?, self.numbers.symbol(Symbol::Bank(b)))
        {
            return Err(format!("the bank {} was overwritten", b.0));
        }
        for k in 0..words {
            let at = slot + u32::from(k);
            let memory = if bank.is_some() { Location::Lane(at) } else { Location::Slot(at) };
            let register = self.place(v, first + k)?;
            let (to, from) = if store { (memory, register) } else { (register, memory) };
            let set = s.get(&self.numbers, from).to_vec();
            s.put(&self.numbers, to, set);
        }
        Ok(())
    }

    fn execute(&self, i: &MInst, s: &mut State) -> Result<(), String> {
        let mut bad = None;
        i.for_each_reg(&self.after.vregs, |v, sub, words, role| {
            if role.reads() && bad.is_none() {
                bad = (sub..sub + words).find_map(|w| self.read(v, w, s).err());
            }
        });
        bad.map_or(Ok(()), Err)?;
        let mut written: Vec<(Location, VReg, u8)> = Vec::new();
        i.for_each_reg(&self.after.vregs, |v, sub, words, role| {
            if role.writes() {
                for w in sub..sub + words {
                    if let Ok(p) = self.place(v, w) {
                        let (ov, ow) = original(self.after, v, w);
                        written.push((p, ov, ow));
                    }
                }
            }
        });
        for (p, v, w) in written {
            let word = self.numbers.word(v, w);
            if i.code != Code::Undef {
                s.define(&self.numbers, p, word);
            }
        }
        Ok(())
    }

    fn read(&self, v: VReg, w: u8, s: &State) -> Result<(), String> {
        let (ov, ow) = original(self.after, v, w);
        let word = self.numbers.word(ov, ow);
        if !s.is_written(word) {
            return Ok(());
        }
        let p = self.place(v, w)?;
        if s.holds(&self.numbers, p, word) {
            return Ok(());
        }
        let held: Vec<Symbol> = s.get(&self.numbers, p).iter().map(|y| self.numbers.named(*y)).collect();
        Err(format!("word {ow} of register {} is read from {p:?}, which holds {held:?}", ov.0))
    }

    /// What a parallel copy of the original does to the values' names.
    fn rename(&self, o: &MInst, s: &mut State) {
        let n = &self.numbers;
        let mut renames: Vec<(Sym, Option<Sym>)> = Vec::new();
        for p in o.ops.chunks_exact(2) {
            let Opnd::Reg(d, w) = p[0] else { continue };
            let from = match p[1] {
                Opnd::Reg(v, w) => Some(n.word(v, w)).filter(|y| s.is_written(*y)),
                Opnd::Phys(r) => Some(n.symbol(Symbol::Physical(r.0))),
                Opnd::Const(c) => Some(n.symbol(Symbol::Constant(c))),
                Opnd::None => None,
            };
            renames.push((n.word(d, w), from));
        }
        s.rename(n, &renames);
    }
}
